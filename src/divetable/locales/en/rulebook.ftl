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
rulebook-marks-dive = [house] marks what the printed rulebooks leave open and a table on screens needs.
rulebook-marks-scuba = [P] is printed in the rulebook, [D] is our decision where the print is silent; section 5 gives the reason. [H] is our own data, where the print was lost.
rulebook-marks-divers = (T) is in the printed text, (D) follows from it, (H) is our decision; section 5 gives the reason.

## Beside the game

rulebook-why = Why?
rulebook-open = Read on in the rulebook
rulebook-new-tab = In the rulebook, in a new tab
rulebook-close = Back to the game
