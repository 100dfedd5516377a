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
rulebook-marks-dive = [husregel] står vid det som ingen tryckt regelbok säger men som ett bord på skärm behöver.
rulebook-marks-scuba = [P] står tryckt i regelboken, [D] är vårt beslut där trycket tiger; skälet står i avsnitt 5. [H] är data från oss, där trycket har gått förlorat.
rulebook-marks-divers = (T) står i den tryckta texten, (D) följer av den, (H) är vårt beslut; skälet står i avsnitt 5.

## Bredvid spelet

rulebook-why = Varför?
rulebook-open = Läs vidare i regelboken
rulebook-new-tab = I regelboken, i en ny flik
rulebook-close = Tillbaka till spelet
