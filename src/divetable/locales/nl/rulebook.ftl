# Het regelboek in de browser, in het Nederlands.

rulebook-title = Spelregels
rulebook-books = Regelboeken
rulebook-table = De tafel
rulebook-search = Zoek in deze regels
rulebook-search-how = Een nummer of een woord
rulebook-found =
    { $count ->
        [0] Niets gevonden.
        [one] { $count } regel gevonden.
       *[other] { $count } regels gevonden.
    }
rulebook-chapters = Hoofdstukken
rulebook-print = Afdrukken
rulebook-up = Naar boven
rulebook-none = Die regel bestaat niet.
rulebook-marks-dive = [huis] staat bij wat in geen gedrukt regelboek staat en op schermen toch nodig is.
rulebook-marks-scuba = [P] staat gedrukt in het regelboek, [D] is onze beslissing waar de druk zwijgt; de reden staat in deel 5. [H] zijn gegevens van ons, waar de druk verloren is.
rulebook-marks-divers = (T) staat in de gedrukte tekst, (D) volgt eruit, (H) is onze beslissing; de reden staat in deel 5.

## Naast het spel

rulebook-why = Waarom?
rulebook-open = Verder lezen in het regelboek
rulebook-new-tab = In het regelboek, in een nieuw tabblad
rulebook-close = Terug naar het spel
