# The lesson of The Divers.

diverslesson-ocean = Das Meer ist mit verdeckten Feldern bedeckt, und an seinem Rand liegt dein Boot. Finde Schätze und bring sie in dein Boot. In einem Zug bewegst du einen Taucher um ein Feld.
diverslesson-land = Wähl Taucher N1 und geh auf das Feld hinter dem Boot.
diverslesson-found-sea = Das Feld bleibt aufgedeckt: offenes Meer. Man weiß nie, was unter einem Feld liegt, sogar ein Hai ist möglich. Geh mit N1 weiter, ein Feld nach unten.
diverslesson-treasure = Zwei Schätze! Ein Taucher kann einen mitnehmen, aber nur über aufgedeckte Felder. Bring einen zurück: Geh mit N1 wieder nach oben, mit Schatz.
diverslesson-aboard = Und jetzt ins Boot, mit dem Schatz.
diverslesson-salvaged = Ein Schatz im Boot ist sicher. Das Team mit den meisten Schätzen in seinen Booten gewinnt.
diverslesson-current = Strömungen tragen Taucher weiter, und bekannte kann man nutzen. Wähl N1 und sieh dir den Weg über die Strömung daneben an: Er wird gezeichnet, bevor du gehst. Nimm ihn.
diverslesson-swept = Ein Zug, und du bist weit weg. Wer unverhofft auf eine Strömung stößt, wird mitgerissen, wohin sie führt, manchmal bis vom Spielplan.
diverslesson-strike = Neben N1 steht ein feindlicher Taucher. Geh dorthin: Wer ankommt, schlägt, und der Gegner muss zurück in sein Boot.
diverslesson-mud = Schlamm ist langsam: Jedes Grasbüschel kostet einen eigenen Zug. Geh mit N2 in den Schlamm darunter.
diverslesson-tuft = N2 steht auf dem ersten von zwei Büscheln. Geh weiter zum nächsten.
diverslesson-last = Der letzte Schatz liegt bei N1, hinter dem Boot. Bring ihn an Bord.
diverslesson-won = Alle Schätze sind geborgen, das Spiel ist aus, und du hast die meisten. Gut getaucht!
