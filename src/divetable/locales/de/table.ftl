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
table-link-used = dieser Link ist verbraucht, oder der Platz gehört jetzt jemand anderem; bitte um einen neuen
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
table-nobody-to-ask = du hast gesehen, was daraus wurde, und niemand hier konnte Nein sagen; eröffne einen Übungstisch, um nach Belieben zurückzunehmen
table-binding = das ist angesagt und bleibt so, und niemand hier kann dem Zurücknehmen zustimmen; eröffne einen Übungstisch, um nach Belieben zurückzunehmen
table-chat-off = an diesem Tisch wird nicht geplaudert
table-bad-text = eine Nachricht hat 1 bis { $most } sichtbare Zeichen
table-no-spectators = an diesem Tisch darf niemand zusehen
table-eyes-not-lent = wer auf Platz { $seat } sitzt, lässt niemanden durch die eigenen Augen sehen
table-eyes-at-table = du spielst selbst an diesem Tisch und kannst deshalb nicht durch die Augen anderer sehen
table-no-picture = dieses Bild gibt es gerade nicht; schau noch einmal auf den Tisch
table-sonar-off = schalte zuerst das Sonar ein; alle sehen dann, dass du es benutzt
table-no-sonar = an diesem Tisch gibt es kein Sonar
table-no-hints = an diesem Tisch gibt es keine Tipps
table-hint-later = das Spiel wartet auf andere; frag, wenn du an der Reihe bist
table-hint-withdrawn = dieser Tipp wurde zurückgezogen; frag gern noch einmal
table-no-shared-torch = an diesem Tisch gibt es keine gemeinsame Taschenlampe
table-not-over = das Spiel ist noch nicht vorbei; bis dahin bleibt seine Aufzeichnung versiegelt
table-bad-record = das ist keine Aufzeichnung von Divetable: { $problem }
table-record-differs = Schritt { $step } folgt nicht aus den Regeln: { $problem }
table-not-found = diesen Tisch gibt es nicht, oder er steht dir nicht offen
table-bad-message = diese Nachricht ist nicht zu lesen: { $problem }
table-too-large = auf einmal gehen höchstens { $most } Bytes
table-too-fast = das war zu viel auf einmal; warte ein wenig und versuch es noch einmal
table-too-many-steps = dieses Spiel hat { $steps } Schritte, und ein Server zeigt höchstens { $most }; mit divetable replay und der Aufzeichnung siehst du es auf deinem eigenen Rechner
table-too-much-work = dieses Spiel zu zeigen kostet mehr als { $seconds } Sekunden Rechenzeit, zu viel für einen Server; mit divetable replay und der Aufzeichnung siehst du es auf deinem eigenen Rechner
table-too-many-tables = mehr Tische lassen sich gerade nicht eröffnen; versuch es später
table-too-many-open = auf diesem Gerät sind { $most } Tische noch nicht zu Ende gespielt; spiel zuerst einen zu Ende oder gib einen auf
table-too-many-opened = aus deinem Netz wurden binnen einer Stunde mehr als { $most } Tische eröffnet; spiel an einem davon oder versuch es später noch einmal
table-closed = dieser Tisch wurde geschlossen; eröffne einen neuen
table-bad-settings = diese Einstellungen passen nicht: { $problem }
table-foreign-host = dieser Server heißt nicht { $host }; nimm seine eigene Adresse, oder bitte den Betreiber, ihn mit --allow-host und diesem Namen zu starten
table-fault = das ist dem Server misslungen, und nichts hat sich geändert; versuch es noch einmal
table-unreadable = was von diesem Tisch gespeichert ist, ist beschädigt; bitte den Betreiber des Servers, eine Sicherung zurückzuspielen
