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

## Naast het spel

rulebook-why = Waarom?
rulebook-open = Verder lezen in het regelboek
rulebook-new-tab = In het regelboek, in een nieuw tabblad
rulebook-close = Terug naar het spel
