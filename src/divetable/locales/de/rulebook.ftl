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
rulebook-marks-dive = [Haus] steht bei dem, was in keinem gedruckten Regelheft steht und ein Tisch am Bildschirm braucht.
rulebook-marks-scuba = [P] steht gedruckt im Regelheft, [D] haben wir entschieden, wo der Druck schweigt; der Grund steht in Abschnitt 5. [H] sind Daten von uns, wo der Druck verloren ist.
rulebook-marks-divers = (T) steht im gedruckten Text, (D) folgt daraus, (H) haben wir entschieden; der Grund steht in Abschnitt 5.

## Neben dem Spiel

rulebook-why = Warum?
rulebook-open = Im Regelbuch weiterlesen
rulebook-new-tab = Im Regelbuch, in einem neuen Tab
rulebook-close = Zurück zum Spiel
