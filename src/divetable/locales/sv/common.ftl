# Det som inte hör till något spel: hälsningen på kommandoraden.
#
# command: kommando; rule vectors: regelvektorer; benchmarks: prestandamätningar
# ratio: förhållande; checkout: arbetskopia; server: server

greeting-title = Divetable, bordet för brädspel om dykning

serve-open = Öppna {$url} i en webbläsare och skicka adressen till dina vänner.
serve-stop = Avsluta med Ctrl+C; varje parti står kvar där det är.
page-no-client = Servern är igång. Webbläsarversionen är inte byggd ännu; spela i en terminal med ”divetable play --server ADRESS”.
