# The lesson of The Divers.

diverslesson-ocean = De oceaan ligt vol gesloten vakken, en aan de rand ligt je boot. Zoek schatten en breng ze in je boot. In een beurt verplaats je één duiker één vak.
diverslesson-land = Kies duiker N1 en ga van boord naar het vak achter de boot.
diverslesson-found-sea = Het vak is voorgoed omgedraaid: open zee. Je weet nooit wat onder een vak ligt, zelfs een haai is mogelijk. Ga verder met N1, één vak naar beneden.
diverslesson-treasure = Twee schatten! Een duiker kan er één meenemen, maar alleen over vakken die open liggen. Breng er een terug: verplaats N1 weer omhoog, met schat.
diverslesson-aboard = En nu in de boot, met de schat.
diverslesson-salvaged = Een schat in een boot is veilig. Het team met de meeste schatten in zijn boten wint.
diverslesson-current = Stromingen voeren duikers mee, en bekende kun je gebruiken. Kies N1 en bekijk de weg over de stroming ernaast: hij wordt getekend voordat je gaat. Neem hem.
diverslesson-swept = Eén zet, en je bent een heel eind verder. Wie onverwacht een stroming vindt, gaat mee waarheen ze leidt, soms tot buiten het bord.
diverslesson-strike = Naast N1 staat een vijandelijke duiker. Ga erheen: wie aankomt slaat, en de vijand gaat terug naar zijn boot.
diverslesson-mud = Modder is traag: elke pol kost een eigen zet. Ga met N2 de modder onder hem in.
diverslesson-tuft = N2 staat op de eerste van twee pollen. Loop door naar de volgende.
diverslesson-last = De laatste schat ligt bij N1, achter de boot. Breng hem aan boord.
diverslesson-won = Alle schatten zijn geborgen, het spel is uit, en jij hebt de meeste. Goed gedoken!
