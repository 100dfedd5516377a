# Der Tisch auf Deutsch. Wir duzen.
#
# table: Tisch; host: wer den Tisch eröffnet hat; seat: Platz; device: Gerät; link: Link
# record: Aufzeichnung; to look on: zusehen; step: Schritt; to take back: zurücknehmen
# rematch: Revanche; settings: Einstellungen; bot: Bot; level: Stufe

## Refusals

table-no-such-seat = einen Platz { $seat } gibt es nicht; Plätze: { $seats }
table-seat-taken = Platz { $seat } ist besetzt; wähle einen anderen
table-seat-free = auf Platz { $seat } sitzt niemand
table-bad-name = ein Name hat 1 bis { $most } sichtbare Zeichen; wähle einen anderen
table-not-your-seat = Platz { $seat } gehört nicht zu diesem Gerät
table-only-the-host = das darf nur, wer den Tisch eröffnet hat
table-no-bots = an diesem Tisch spielen keine Bots; wer ihn eröffnet hat, kann sie zulassen
table-no-such-level = einen Bot { $given } gibt es nicht; Stufen: { $known }
table-link-used = dieser Link ist schon verbraucht; erstelle einen neuen
table-bad-link = dieser Link öffnet nichts; lass dir einen neuen geben
table-has-started = das Spiel hat begonnen; das ging nur vorher
table-not-started = das Spiel hat noch nicht begonnen; warte auf den Start
table-empty-seats = noch sind Plätze leer: { $seats }; warte oder setz Bots dorthin
table-nobody-plays = hier sitzen nur Bots; nimm erst selbst Platz
table-paused = das Spiel ist unterbrochen; weiter geht es, wenn alle zustimmen
table-is-over = das Spiel ist vorbei; schlag eine Revanche vor
table-no-rematch-yet = das Spiel ist noch nicht vorbei; eine Revanche kannst du danach vorschlagen
table-stale = die Frage hat sich inzwischen geändert; sieh dir den Tisch an und wähle neu
table-cannot-leave = du hast dieses Spiel schon verlassen
table-not-asked = darum bittet gerade niemand
table-already-asked = darum wird schon gebeten; warte kurz
table-already-so = das ist schon so
table-nothing-to-undo = von den letzten { $most } Schritten ist keiner deiner; du kannst nichts zurücknehmen
table-chat-off = an diesem Tisch wird nicht geplaudert
table-bad-text = eine Nachricht hat 1 bis { $most } sichtbare Zeichen
table-no-spectators = an diesem Tisch darf niemand zusehen
table-eyes-not-lent = wer auf Platz { $seat } sitzt, lässt niemanden durch die eigenen Augen sehen
table-no-picture = dieses Bild gibt es gerade nicht; schau noch einmal auf den Tisch
table-sonar-off = schalte zuerst das Sonar ein; alle sehen dann, dass du es benutzt
table-no-hints = an diesem Tisch gibt es keine Tipps
table-hint-later = das Spiel wartet auf andere; frag, wenn du an der Reihe bist
table-no-shared-torch = an diesem Tisch gibt es keine gemeinsame Taschenlampe
table-not-over = das Spiel ist noch nicht vorbei; bis dahin bleibt seine Aufzeichnung versiegelt
table-bad-record = das ist keine Aufzeichnung von Divetable: { $problem }
table-record-differs = Schritt { $step } folgt nicht aus den Regeln: { $problem }
table-not-found = diesen Tisch gibt es nicht, oder er steht dir nicht offen
table-bad-message = diese Nachricht ist nicht zu lesen: { $problem }
table-too-large = auf einmal gehen höchstens { $most } Bytes
table-too-fast = das war zu viel auf einmal; warte ein wenig und versuch es noch einmal
table-too-many-tables = mehr Tische lassen sich gerade nicht eröffnen; versuch es später
table-closed = dieser Tisch wurde geschlossen; eröffne einen neuen
table-bad-settings = diese Einstellungen passen nicht: { $problem }
table-fault = das ist dem Server misslungen, und nichts hat sich geändert; versuch es noch einmal
