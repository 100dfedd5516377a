# Det som inte hör till något spel: hälsningen på kommandoraden.
#
# command: kommando; rule vectors: regelvektorer; benchmarks: prestandamätningar
# ratio: förhållande; checkout: arbetskopia; server: server

greeting-title = Divetable, bordet för brädspel om dykning
greeting-no-server = Det finns ingen server att öppna än, men de här kommandona fungerar redan.
greeting-commands = Kommandon
greeting-help = Lägg till --help efter ett kommando för att se vad det kan göra.

command-vectors = spelar igenom regelvektorerna och säger vilka som stämmer
command-simulate = låter slumpspelare spela många partier och sammanfattar dem
command-bench = kör prestandamätningarna med förhållandena sida vid sida
command-test = kör alla tester (från en arbetskopia)

serve-open = Öppna {$url} i en webbläsare och skicka adressen till dina vänner.
serve-stop = Avsluta med Ctrl+C; varje parti står kvar där det är.
page-no-client = Servern är igång. Webbläsarversionen är inte byggd ännu; spela i en terminal med ”divetable play --server ADRESS”.
