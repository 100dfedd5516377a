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
rulebook-marks-dive = [house] marks what no printed rulebook says and a table on screens needs.
rulebook-marks-scuba = [P] is printed in the rulebook, [D] is our decision where the print is silent; the reason stands in section 5. [H] is data of ours, where the print was lost.
rulebook-marks-divers = (T) stands in the printed text, (D) follows from it, (H) is our decision; the reason stands in section 5.

## Beside the game

rulebook-why = Why?
rulebook-open = Read on in the rulebook
rulebook-new-tab = In the rulebook, in a new tab
rulebook-close = Back to the game
