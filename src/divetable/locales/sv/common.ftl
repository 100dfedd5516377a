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
