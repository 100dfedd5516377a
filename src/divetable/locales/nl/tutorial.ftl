# Lessons, in Dutch.

## The lesson itself

tutorial-you = Jij
tutorial-buddy = Buddy
tutorial-lesson = Les
tutorial-progress = Stap { $step } van { $steps }
tutorial-next = Verder
tutorial-your-move = Jouw zet
tutorial-not-that = Dat mag, maar daar gaat deze les niet over. Lees de tekst nog eens en probeer het opnieuw.
tutorial-first-next = Druk eerst op Verder.
tutorial-ended = Dat was de les. Nu kun je spelen: tegen bots, of met een vriend.
tutorial-to-the-games = Naar de spellen
tutorial-again = Nog eens van voren af aan
tutorial-chapter-again = Dit deel herhalen
tutorial-skip = Dit deel overslaan
tutorial-more = Meer

## Dive

tutorial-dive-look = In het water ligt een stapel doorzichtige kaarten. Bekijk hem van alle kanten: beweeg de muis eroverheen, sleep met een vinger of gebruik de pijltjestoetsen. Wat dieper ligt, beweegt anders dan wat bovenop ligt. Zo ontdek je op welk niveau iets zwemt.
tutorial-dive-tokens = Niveau 1 is de bovenste kaart, niveau 5 de vijfde. Voor elk niveau zeg je of er een haai is. Je hebt vijf luchtfiches, 1 tot en met 5. Elk heeft twee kanten: geen haai, en haai.
tutorial-dive-program = Probeer het. Op niveau 1 is geen haai, op niveau 2 wel. Leg één fiche op niveau 1 met de kant zonder haai, en één op niveau 2 met de haaienkant. Laat de andere fiches liggen en zeg dan dat je klaar bent.
tutorial-dive-rest = Je had het twee keer goed: twee niveaus, dus je gaat twee velden vooruit. Buddy zag op niveau 1 een haai die er niet was. In kalm water kost een fout dat niveau en alles daaronder.
tutorial-dive-helpers = Schildpadden helpen: de groene draagt je één veld, de rode twee. Maar alleen de snelste van wie het goed heeft, wordt geholpen, en de getallen van je fiches op dat niveau zijn je snelheid. Groen zwemt op niveau 1, rood op niveau 2, haaien zijn er niet. Buddy zal snel zijn op niveau 1. Leg je 5 op niveau 2 en een ander fiche op niveau 1.
tutorial-dive-helped = De rode schildpad droeg je twee velden, en twee niveaus waren er nog eens twee waard. Je mag meer fiches op één niveau leggen: de getallen tellen op.
tutorial-dive-tie = Op niveau 1 zwemt een rode schildpad, en Buddy legt daar een 3. Kijk wat er gebeurt als jullie even snel zijn: leg alleen je 3 op niveau 1, zonder haai.
tutorial-dive-tied = Bij gelijke snelheid wordt niemand geholpen, en de hulp gaat niet naar een ander. Bedenk dus wat de anderen zullen doen.
tutorial-dive-deep = Vanaf veld 16 ben je in diep water: één fout en je verliest alle niveaus van deze duik. Alleen wat schildpadden je gaven, blijft. Op niveau 1 is geen haai. Hoe diep durf je? Jij beslist; begin met niveau 1.
tutorial-dive-dared = In diep water loont bescheidenheid vaak. Kijk goed, en stop waar je niet meer zeker bent.
tutorial-dive-goal = Veld 23 is het doel, en je staat op 20. Op de eerste drie niveaus zijn geen haaien. Neem ze alle drie, en niet meer.
tutorial-dive-won = Je bent er, en het verst van allemaal: je wint. Komen in één ronde meer duikers over het doel, dan wint wie het verst is.

## Scuba

tutorial-scuba-boat = Je bent op de boot. Daaronder liggen gedekte tegels: dieren, gebeurtenissen of leeg water. Wie de waardevolste dieren ontdekt en levend terugkomt, wint. Diepere dieren zijn meer waard, en kosten meer lucht.
tutorial-scuba-enter = Spring onder het midden van de boot in het water, in kolom 5.
tutorial-scuba-flip = Hier ligt een gedekte tegel. Draai hem om.
tutorial-scuba-down = Een zeeanemoon: je ontdekt haar meteen en neemt haar kaart. Elke stap kost een van vier bewegingspunten. Zwem één vak naar beneden.
tutorial-scuba-event = Weer een gedekte tegel. Draai hem om en kijk.
tutorial-scuba-stop = Een gebeurtenis: een verloren camera, twee punten voor jou. Je mag altijd stoppen. Beëindig hier je beurt.
tutorial-scuba-air = Aan het eind van een beurt betaal je lucht: één eenheid tot 10 meter, twee tot 20, drie tot 30, vier tot 40. Wie onder water zonder lucht komt te zitten, heeft verloren.
tutorial-scuba-current = Later in het spel. Elke beurt begint met een stroming: deze heeft alle duikers één vak naar links gevoerd, en de open dieren ook, naar hun kleur.
tutorial-scuba-drifted = Er is een clownsvis met je meegedreven. Voor de eerste stap mag je bekijken wat op je vak ligt. Ontdek hem.
tutorial-scuba-pair = Clownsvis en zeeanemoon horen bij elkaar: het paar is drie punten extra waard. Je kaarten en combinaties staan naast de zee.
tutorial-scuba-against = Tegen de stroming in kun je een stap minder zetten. Recht naar beneden maakt het niet uit: zwem één vak naar beneden.
tutorial-scuba-dust = Je vinnen woelen stof op, op elk vak waar je komt. Waar stof hangt, kan niemand iets ontdekken, totdat wie het opwoelde weer aan de beurt is. Beëindig je beurt.
tutorial-scuba-deeper = Zwem één vak naar beneden.
tutorial-scuba-turn = Draai de tegel om.
tutorial-scuba-choice = Een octopus grijpt je, en je moet kiezen: één eenheid lucht verliezen, of je beurt beëindigen. Kies op de kaart.
tutorial-scuba-chosen = Andere gebeurtenissen verplaatsen duikers of dieren, draaien tegels om of brengen schatten. De kaart zegt altijd wat ze doet.
tutorial-scuba-home = Er zijn nog maar twee eenheden lucht. Tijd om naar huis te gaan: hoogstens twee stappen omhoog per beurt. Zwem omhoog.
tutorial-scuba-ladder = Nog één stap omhoog en je bent op de boot, met alles wat je hebt gevonden.
tutorial-scuba-stay = Veilig! Je mag gaan snorkelen, of blijven waar je bent. Er komt nog één laatste ronde: blijf op de boot.
tutorial-scuba-end = Als er hoogstens één duiker onder water is, is het spel bijna afgelopen. Je telt je dieren, paren en punten, en je wint.

## The Divers

tutorial-divers-ocean = De oceaan ligt vol gesloten vakken, en aan de rand ligt je boot. Zoek schatten en breng ze in je boot. In een beurt verplaats je één duiker één vak.
tutorial-divers-land = Kies duiker N1 en ga van boord naar het vak achter de boot.
tutorial-divers-found-sea = Het vak is voorgoed omgedraaid: open zee. Je weet nooit wat onder een vak ligt, zelfs een haai is mogelijk. Ga verder met N1, één vak naar beneden.
tutorial-divers-treasure = Twee schatten! Een duiker kan er één meenemen, maar alleen over vakken die open liggen. Breng er een terug: verplaats N1 weer omhoog, met schat.
tutorial-divers-aboard = En nu in de boot, met de schat.
tutorial-divers-salvaged = Een schat in een boot is veilig. Het team met de meeste schatten in zijn boten wint.
tutorial-divers-current = Stromingen voeren duikers mee, en bekende kun je gebruiken. Kies N1 en bekijk de weg over de stroming ernaast: hij wordt getekend voordat je gaat. Neem hem.
tutorial-divers-swept = Eén zet, en je bent een heel eind verder. Wie onverwacht een stroming vindt, gaat mee waarheen ze leidt, soms tot buiten het bord.
tutorial-divers-strike = Naast N1 staat een vijandelijke duiker. Ga erheen: wie aankomt slaat, en de vijand gaat terug naar zijn boot.
tutorial-divers-mud = Modder is traag: elke pol kost een eigen zet. Ga met N2 de modder onder hem in.
tutorial-divers-tuft = N2 staat op de eerste van twee pollen. Loop door naar de volgende.
tutorial-divers-last = De laatste schat ligt bij N1, achter de boot. Breng hem aan boord.
tutorial-divers-won = Alle schatten zijn geborgen, het spel is uit, en jij hebt de meeste. Goed gedoken!
