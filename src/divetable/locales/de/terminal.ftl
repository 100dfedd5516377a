# Was das Terminal sagt.

## At the table

terminal-over = Das Spiel ist zu Ende.
terminal-winners = Gewonnen: { $names }
terminal-nobody-won = Niemand hat gewonnen.
terminal-score = { $name }: { $score }
terminal-your-turn = { $name }, du bist dran:
terminal-waiting-clock = Bitte warten.
terminal-curtain = Gib den Bildschirm an { $name }; dann Enter drücken.
terminal-not-understood = Mit „{ $given }“ kann ich nichts anfangen; tippe eine Nummer oder help.
terminal-no-rule = Es gibt keine Regel { $rule }.
terminal-why = Tippe „why { $rule }“, um die Regel zu lesen.
terminal-bye = Auf Wiedersehen.
terminal-code = Andere kommen dazu mit: { $command }
terminal-seats = Plätze: { $names }
terminal-free-seat = frei
terminal-lobby-host = Drücke Enter, wenn alle da sind; „bots“ setzt Bots auf die freien Plätze.
terminal-lobby-guest = Wer den Tisch eröffnet hat, beginnt das Spiel.
terminal-full = Kein Platz ist frei; du schaust zu.
terminal-said = { $name } sagt: { $text }
terminal-taken-back = { $name } nimmt den letzten Zug zurück.
terminal-asked = { $name } fragt: { $what }. Tippe yes oder no.
terminal-agreed = { $name } ist einverstanden.
terminal-declined = { $name } ist nicht einverstanden.
terminal-away = { $name } ist weg.
terminal-back = { $name } ist wieder da.
terminal-credited = Der Server war { $time } lang weg. Keine Uhr ist derweil gelaufen.
terminal-what-pause = das Spiel unterbrechen
terminal-what-resume = weiterspielen
terminal-what-undo = zurücknehmen
terminal-what-swap = Plätze tauschen
terminal-what-rematch = eine Revanche
terminal-paused = Das Spiel ruht; „resume“ fragt, ob es weitergeht.
terminal-save = Tippe „save DATEI“, um die Aufzeichnung des Spiels zu behalten.
terminal-saved = Die Aufzeichnung steht in { $path }.
terminal-not-saved = { $path } kann nicht geschrieben werden.
terminal-rematch = Die Revanche beginnt.
terminal-help = Tippe die Nummer einer Wahl. Außerdem: why REGEL, board, undo, pause, resume, resign, say TEXT, yes, no, rematch, save, quit.
terminal-gone = Dieser Tisch ist dir nicht mehr offen.
terminal-no-server = Unter { $url } antwortet niemand.

## Replays

terminal-replay-step = Schritt { $number } von { $steps } · { $name }
terminal-replay-start = Der Anfang · es folgen { $steps } Schritte
terminal-replay-keys = Enter: weiter, b: zurück, eine Nummer: dieser Schritt, q: Ende
terminal-replay-table = der Tisch
terminal-checked = Alle { $steps } Schritte folgen aus den Regeln.
terminal-differs = Schritt { $step } weicht ab: { $problem }
terminal-sealed = Die Saat ist die, die zu Beginn versiegelt war: { $seal }
terminal-not-sealed = Die Saat passt nicht zum Siegel.
terminal-unsealed = Die Aufzeichnung hat kein Siegel; sie beweist nichts über das Mischen.
terminal-old-rules = Die Aufzeichnung ist nach Regeln { $old }, dies sind Regeln { $new }; sie kann gezeigt, aber nicht nachgespielt werden.
