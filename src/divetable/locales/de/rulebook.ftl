# Das Regelbuch im Browser auf Deutsch.

rulebook-title = Spielregeln
rulebook-books = Regelbücher
rulebook-table = Der Tisch
rulebook-search = In diesen Regeln suchen
rulebook-search-how = Eine Nummer oder ein Wort
rulebook-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rulebook-chapters = Kapitel
rulebook-print = Drucken
rulebook-up = Nach oben
rulebook-none = Diese Regel gibt es nicht.

## Neben dem Spiel

rulebook-why = Warum?
rulebook-open = Im Regelbuch weiterlesen
rulebook-new-tab = Im Regelbuch, in einem neuen Tab
rulebook-close = Zurück zum Spiel
