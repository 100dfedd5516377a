# Spelplanen i Dive, på svenska: vad en repris vet, och andan hos fugun.

diveboard-stack = Stapeln som den ligger
diveboard-stack-empty = Inga kort är kvar i stapeln.
diveboard-picked = { $name } har valt { $companion }.
diveboard-octopus = Bläckfisken på stapeln
diveboard-breath = Håll andan!
diveboard-breath-in = Håll knappen eller tangenten H intryckt. Den som inte håller något när tiden är ute blir låst.
diveboard-breath-holding = Lägg ut luft så länge du håller knappen eller H intryckt. Släpper du låses din spelplan för gott.
diveboard-breath-again = Tryck igen nu, annars låses din spelplan!
diveboard-breath-tap-in = Tryck för att ta ett andetag. Den som inte gör det i tid blir låst.
diveboard-breath-tap-holding = Lägg ut luft. Trycker du igen låses din spelplan för gott.
diveboard-breath-meter = Lägg ut luft tills mätaren är tom; du får sluta tidigare.
diveboard-breath-meter-in = Andas in. Strax har alla lika mycket luft.
diveboard-breath-stop = Sluta och lås min spelplan
diveboard-breath-air = Luft kvar
diveboard-breath-air-left = Luft kvar: { $seconds } sekunder
diveboard-breath-by-tap = Tryck i stället för att hålla
diveboard-breath-health = Håll bara andan på riktigt så länge det känns bra. Ingen lyssnar.
# within a sentence
diveboard-the-chief = byhövdingen
diveboard-practice-over = Övningsdyket är slut.
diveboard-chief-won = Byhövdingen vinner.
diveboard-chief-won-tie = Byhövdingen vinner: { $names } kom lika långt, och vid lika läge vinner byhövdingen.
diveboard-said-youngest = { $names } vill ha { $companion }. { $name } är yngre och får den; de andra väljer igen.
diveboard-said-lot = { $names } vill ha { $companion }. Lotten avgör: { $name } får den; de andra väljer igen.
diveboard-said-no-effect = Snabbast av dem som hade rätt: { $name } tar hjälpen ({ $helper }), utan verkan.
diveboard-said-carried-back = Snabbast av dem som hade rätt: { $name } bärs tillbaka ({ $helper }), till ruta { $to }.
diveboard-no-effect = ingen verkan
# for fingers; the longer ones of web.ftl also tell the keys
diveboard-ocean-how = Dra fingret åt sidan för att titta från en annan sida; håll det stilla först för att dra fritt.
diveboard-how = Tryck på en luftbricka och sedan på en nivå, eller dra den dit.
# en ficklampa för alla
diveboard-torch-free = Ingen håller i ficklampan.
diveboard-torch-yours = Du håller i ficklampan.
diveboard-torch-holder = { $name } håller i ficklampan.
diveboard-torch-take = Ta ficklampan
diveboard-torch-how = Ni delar på en ficklampa. Så länge du håller i den lyser den dit du pekar, drar eller går med piltangenterna. Klicka eller tryck på bilden, eller tryck på Enter, för att ta den.
