# The Divers på svenska. Spelaren är ”du”.
#
# patch: bricka; face down: dold; current: ström; eddy: virvel
# astern: akter om båten; ring: kant; coast: kust; end: slutpunkt
# tuft: tuva; mud: dynga; hold: lastrum; ransom: lösensumma; wish: önskning
# seat: plats; teammate: medspelare; stranded: strandad

## Things named in refusals

divers-name-anemone = havsanemon
divers-name-stingray = stingrocka
divers-name-goldfish = guldfisk
divers-name-shark = haj
divers-name-treasure = skatt
divers-name-yes = ja
divers-name-no = nej
divers-name-to = till
divers-name-a-whole-number = ett heltal

## Refusals

divers-not-your-turn = det är { $colour } som är i tur; vänta
divers-not-your-decision = frågan gäller plats { $seat }; vänta
divers-not-asked = det har ingen frågat dig om; gör ett drag
divers-answer-first = svara först på frågan; svar: { $answers }
divers-no-such-answer = det är inget svar på frågan; svar: { $answers }
divers-not-your-coast = lägg din båt vid din egen kust: { $answers }
divers-must-land-first = spelets första drag måste vara att lämna båten
divers-must-move = du kan göra ett drag, så du får inte passa
divers-not-your-diver = { $diver } är ingen dykare för { $colour }, som är i tur
divers-removed = { $diver } är ute ur spelet; flytta en annan dykare
divers-delayed = en sköldpadda uppehåller { $diver } den här gången; flytta en annan dykare
divers-stuck = { $diver } sitter fast på en sjöborre; betala lösen eller flytta en annan dykare
divers-caught = en bläckfisk håller fast { $diver }; skicka dit en annan dykare av samma färg
divers-must-walk-tufts = { $diver } är i dyngan; gå vidare till nästa tuva
divers-no-next-tuft = det är inte nästa tuva i dyngan där { $diver } är
divers-not-bordering = { $to } gränsar inte till brickan där { $diver } är
divers-still-aboard = { $diver } sitter i en båt; gå först till brickan akter om den
divers-stranded = { $diver } är strandad; ta dig till en båt innan du återvänder till havet
divers-not-in-boat = { $diver } sitter inte i någon båt och kan inte lämna den
divers-not-astern = från båten når du bara brickan akter om den: { $to }
divers-not-on-ring = { $diver } är inte på kanten och kan inte gå
divers-no-ring-step = { $to } är ingen ledig ruta ett steg bort längs kanten
divers-patch-forbidden = ingen går frivilligt till { $to }: { $kind }
divers-teammate-there = en av din medspelares dykare är på { $to }; välj en annan bricka
divers-island-taken = en dykare av annan färg är på ön { $to }
divers-mud-full = den första tuvan på { $to } bär inte mer
divers-no-direction = en önskning har ingen riktning, så virveln { $to } leder ingenstans
divers-route-off-board = { $to } leder bara av brädet eller till olycka
divers-route-blocked = { $to } leder till { $end }, där du inte kan stanna
divers-route-forbidden = { $to } leder bara till brickor dit du inte får gå
divers-route-loops = { $to } leder bara runt, runt
divers-choose-an-end = säg var vägen över { $to } ska sluta; någon sådan slutpunkt finns inte
divers-no-such-patch = det finns ingen bricka { $to }
divers-already-there = du är redan där: { $to }; önska dig någon annanstans
divers-no-wish = { $diver } har ingen önskning
divers-no-such-move = ett sådant drag finns inte; se listan
divers-no-treasure-here = det finns ingen skatt där { $diver } är
divers-treasure-into-unknown = ingen skatt följer med till den dolda brickan { $to }
divers-treasure-onto-island = ingen skatt följer med till ön { $to }
divers-not-behind-boat = båten { $boat } är utom räckhåll; gå till en bricka akter om den eller bredvid den på kanten
divers-boat-crewed = båten { $boat } har fiender ombord; du skulle drunkna
divers-in-a-boat = den som sitter i en båt kan inte gå ombord på en annan; lämna den först
divers-no-such-boat = det finns ingen båt { $boat } i det här spelet
divers-not-own-boat = { $diver } sitter inte i sin egen båt och kan inte segla
divers-coast-ends = en båt seglar en ruta längs sin egen kust och inte längre
divers-not-stuck = { $diver } sitter inte fast; det finns inget att betala
divers-not-your-hold = du kan inte betala ur lastrummet på båten { $boat }
divers-no-ransom = det finns ingen skatt i lastrummet på båten { $boat }
divers-ransom-was-refused = din medspelare sa nej; fråga igen en annan gång
divers-agreed-already = du vill redan sluta; vänta på de andra
divers-nothing-agreed = du har inte sagt att du vill sluta, så det finns inget att ta tillbaka
divers-has-given-up = du har gett upp
divers-no-such-clock = det går ingen klocka med nummer { $number }
divers-only-the-table = det anmäler bara bordet självt
divers-no-such-seat = det finns ingen plats { $seat } vid det här bordet
divers-over = spelet är slut
divers-malformed = det är ingen handling i Dykarna ({ $problem }); se protokollet
divers-players = Dykarna är för 2 till 4 spelare, inte { $players }
divers-unknown-option = det finns inget alternativ { $option }; alternativ: { $known }
divers-bad-setting = { $option } kan inte vara { $given }; tillåtet: { $allowed }
divers-teams-of-three = tre spelare blir inte två lag; spela var för sig
divers-teams-with-empty-seats = lag behöver alla fyra båtarna; lämna ingen plats tom eller spela var för sig
divers-wrong-empty-seats = empty_seats är { $given }; med { $players } spelare är antalet olika tomma platser { $seats }
divers-no-house-set = det finns ingen bricksats för storlek { $size }, bara för { $sizes }; ange en som patch_set
divers-size-of-set = size är { $size }, men bricksatsen har storlek { $actual }; utelämna size
divers-no-safe-start = en säker start kräver plats för { $dangers } farliga brickor inuti; det finns plats för { $inside }
divers-bad-patch-file = det här är ingen bricksats: { $problem }
divers-bad-patch-set = den här bricksatsen går inte att använda: { $problems }
divers-bad-position = den här ställningen går inte att ställa upp: { $problem }
