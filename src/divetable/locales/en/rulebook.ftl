# The rulebook in the browser, in English.

rulebook-title = Rules
rulebook-books = Rulebooks
rulebook-table = The table
rulebook-search = Search these rules
rulebook-search-how = A number or a word
rulebook-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
rulebook-chapters = Chapters
rulebook-print = Print
rulebook-up = To the top
rulebook-none = There is no such rule.

## Beside the game

rulebook-why = Why?
rulebook-open = Read on in the rulebook
rulebook-new-tab = In the rulebook, in a new tab
rulebook-close = Back to the game
