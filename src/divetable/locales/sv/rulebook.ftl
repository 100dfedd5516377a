# Regelboken i webbläsaren på svenska.

rulebook-title = Spelregler
rulebook-books = Regelböcker
rulebook-table = Bordet
rulebook-search = Sök i de här reglerna
rulebook-search-how = Ett nummer eller ett ord
rulebook-found =
    { $count ->
        [0] Inget hittades.
        [one] { $count } regel hittades.
       *[other] { $count } regler hittades.
    }
rulebook-chapters = Kapitel
rulebook-print = Skriv ut
rulebook-up = Till toppen
rulebook-none = Den regeln finns inte.

## Bredvid spelet

rulebook-why = Varför?
rulebook-open = Läs vidare i regelboken
rulebook-new-tab = I regelboken, i en ny flik
rulebook-close = Tillbaka till spelet
