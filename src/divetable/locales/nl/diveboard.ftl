# Het bord van Dive, in het Nederlands: wat een herhaling weet, en de adem van de fugu.

diveboard-stack = De stapel zoals hij ligt
diveboard-stack-empty = Er is geen kaart meer in de stapel.
diveboard-picked = { $name } heeft { $companion } gekozen.
diveboard-octopus = De octopus op de stapel
diveboard-breath = Houd je adem in!
diveboard-breath-in = Houd de knop ingedrukt, of de toets H. Wie niets vasthoudt als de tijd om is, staat vast.
diveboard-breath-holding = Leg lucht neer zolang je de knop of H ingedrukt houdt. Laat je los, dan staat je bord definitief vast.
diveboard-breath-again = Druk nu weer, anders staat je bord vast!
diveboard-breath-tap-in = Tik om adem te halen. Wie dat niet doet voor de tijd om is, staat vast.
diveboard-breath-tap-holding = Leg lucht neer. Tik je nog eens, dan staat je bord definitief vast.
diveboard-breath-meter = Leg lucht neer tot de meter leeg is; eerder stoppen mag.
diveboard-breath-meter-in = Adem in. Zo meteen heeft iedereen evenveel lucht.
diveboard-breath-stop = Stop en leg mijn bord vast
diveboard-breath-air = Lucht over
diveboard-breath-air-left = Lucht over: { $seconds } seconden
diveboard-breath-by-tap = Tikken in plaats van vasthouden
diveboard-breath-health = Houd je adem alleen echt in zolang het prettig is. Niemand luistert mee.
# within a sentence
diveboard-the-chief = het dorpshoofd
diveboard-practice-over = De oefenduik is voorbij.
diveboard-chief-won = Het dorpshoofd wint.
diveboard-chief-won-tie = Het dorpshoofd wint: { $names } kwam even ver, en bij gelijkspel wint het dorpshoofd.
diveboard-said-youngest = { $names } willen { $companion }. { $name } is jonger en krijgt die dus; de anderen kiezen opnieuw.
diveboard-said-lot = { $names } willen { $companion }. Er wordt geloot: { $name } krijgt die; de anderen kiezen opnieuw.
diveboard-said-no-effect = Als snelste van wie het goed had krijgt { $name } de hulp ({ $helper }): geen effect.
diveboard-said-carried-back = Als snelste van wie het goed had wordt { $name } teruggedragen ({ $helper }): naar veld { $to }.
diveboard-no-effect = geen effect
# for fingers; the longer ones of web.ftl also tell the keys
diveboard-ocean-how = Sleep met een vinger opzij om van een andere kant te kijken; houd hem eerst even stil om vrij te slepen.
diveboard-how = Tik op een luchtfiche en dan op een niveau, of sleep het erheen.
# één zaklamp voor allen
diveboard-torch-free = Niemand houdt de zaklamp vast.
diveboard-torch-yours = Jij houdt de zaklamp vast.
diveboard-torch-holder = { $name } houdt de zaklamp vast.
diveboard-torch-take = Zaklamp pakken
diveboard-torch-how = Jullie delen één zaklamp. Zolang jij hem vasthoudt, schijnt hij waar je wijst, sleept of met de pijltjestoetsen heen gaat. Klik of tik op het beeld, of druk op Enter, om hem te pakken.
