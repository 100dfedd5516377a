# The lesson of Scuba.

scubalesson-boat = Je bent op de boot. Daaronder liggen gedekte tegels: dieren, gebeurtenissen of leeg water. Wie de waardevolste dieren ontdekt en levend terugkomt, wint. Diepere dieren zijn meer waard, en kosten meer lucht.
scubalesson-enter = Spring onder het midden van de boot in het water, in kolom 5.
scubalesson-flip = Hier ligt een gedekte tegel. Draai hem om.
scubalesson-down = Een zeeanemoon: je ontdekt haar meteen en neemt haar kaart. Elke stap kost een van vier bewegingspunten. Zwem één vak naar beneden.
scubalesson-event = Weer een gedekte tegel. Draai hem om en kijk.
scubalesson-stop = Een gebeurtenis: een verloren camera, twee punten voor jou. Je mag altijd stoppen. Beëindig hier je beurt.
scubalesson-air = Aan het eind van een beurt betaal je lucht: één eenheid tot 10 meter, twee tot 20, drie tot 30, vier tot 40. Wie onder water zonder lucht komt te zitten, heeft verloren.
scubalesson-current = Later in het spel. Elke beurt begint met een stroming: deze heeft alle duikers één vak naar links gevoerd, en de open dieren ook, naar hun kleur.
scubalesson-drifted = Er is een clownsvis met je meegedreven. Voor de eerste stap mag je bekijken wat op je vak ligt. Ontdek hem.
scubalesson-pair = Clownsvis en zeeanemoon horen bij elkaar: het paar is drie punten extra waard. Je kaarten en combinaties staan naast de zee.
scubalesson-against = Tegen de stroming in kun je een stap minder zetten. Recht naar beneden maakt het niet uit: zwem één vak naar beneden.
scubalesson-dust = Je vinnen woelen stof op, op elk vak waar je komt. Waar stof hangt, kan niemand iets ontdekken, totdat wie het opwoelde weer aan de beurt is. Beëindig je beurt.
scubalesson-deeper = Zwem één vak naar beneden.
scubalesson-turn = Draai de tegel om.
scubalesson-choice = Een octopus grijpt je, en je moet kiezen: één eenheid lucht verliezen, of je beurt beëindigen. Kies op de kaart.
scubalesson-chosen = Andere gebeurtenissen verplaatsen duikers of dieren, draaien tegels om of brengen schatten. De kaart zegt altijd wat ze doet.
scubalesson-home = Er zijn nog maar twee eenheden lucht. Tijd om naar huis te gaan: hoogstens twee stappen omhoog per beurt. Zwem omhoog.
scubalesson-ladder = Nog één stap omhoog en je bent op de boot, met alles wat je hebt gevonden.
scubalesson-stay = Veilig! Je mag gaan snorkelen, of blijven waar je bent. Er komt nog één laatste ronde: blijf op de boot.
scubalesson-end = Als er hoogstens één duiker onder water is, is het spel bijna afgelopen. Je telt je dieren, paren en punten, en je wint.
