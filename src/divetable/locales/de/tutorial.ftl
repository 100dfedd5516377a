# Lessons, in German.

## The lesson itself

tutorial-you = Du
tutorial-buddy = Buddy
tutorial-lesson = Lektion
tutorial-progress = Schritt { $step } von { $steps }
tutorial-next = Weiter
tutorial-your-move = Du bist dran
tutorial-not-that = Das ist erlaubt, aber darum geht es hier nicht. Lies den Text noch einmal und versuch es erneut.
tutorial-first-next = Drück zuerst auf Weiter.
tutorial-ended = Das war die Lektion. Jetzt kannst du spielen: gegen Bots oder mit Freunden.
tutorial-to-the-games = Zu den Spielen
tutorial-again = Noch einmal von vorn
tutorial-chapter-again = Diesen Teil wiederholen
tutorial-skip = Diesen Teil überspringen
tutorial-more = Mehr

## Dive

tutorial-dive-look = Im Wasser liegt ein Stapel durchsichtiger Karten. Sieh ihn dir von allen Seiten an: Fahr mit dem Zeiger darüber, zieh mit dem Finger oder nimm die Pfeiltasten. Was tiefer liegt, bewegt sich anders als das, was oben liegt. So findest du heraus, auf welcher Ebene etwas schwimmt.
tutorial-dive-tokens = Ebene 1 ist die oberste Karte, Ebene 5 die fünfte. Für jede Ebene sagst du, ob dort ein Hai ist. Du hast fünf Luftplättchen, 1 bis 5. Jedes hat zwei Seiten: kein Hai und Hai.
tutorial-dive-program = Probier es aus. Auf Ebene 1 ist kein Hai, auf Ebene 2 ist einer. Leg ein Plättchen auf Ebene 1 mit der Seite ohne Hai und eines auf Ebene 2 mit der Haiseite. Lass die anderen Plättchen liegen und melde dich dann bereit.
tutorial-dive-rest = Zweimal richtig: zwei Ebenen, also rückst du zwei Felder vor. Buddy hat auf Ebene 1 einen Hai gesehen, der nicht da war. Im ruhigen Wasser kostet ein Irrtum diese Ebene und alle darunter.
tutorial-dive-helpers = Schildkröten helfen: Die grüne trägt dich ein Feld weit, die rote zwei. Aber nur wer richtig liegt und am schnellsten ist, bekommt Hilfe; die Zahlen deiner Plättchen auf dieser Ebene sind dein Tempo. Grün schwimmt auf Ebene 1, Rot auf Ebene 2, Haie sind dort keine. Buddy wird auf Ebene 1 schnell sein. Leg deine 5 auf Ebene 2 und irgendein anderes Plättchen auf Ebene 1.
tutorial-dive-helped = Die rote Schildkröte hat dich zwei Felder getragen, und zwei Ebenen waren noch einmal zwei wert. Du darfst mehrere Plättchen auf eine Ebene legen: Ihre Zahlen werden addiert.
tutorial-dive-tie = Auf Ebene 1 schwimmt eine rote Schildkröte, und Buddy legt dort eine 3 hin. Sieh, was passiert, wenn ihr gleich schnell seid: Leg nur deine 3 auf Ebene 1, ohne Hai.
tutorial-dive-tied = Bei Gleichstand wird niemandem geholfen, und die Hilfe geht auch nicht an andere. Überleg also, was die anderen tun werden.
tutorial-dive-deep = Ab Feld 16 bist du im tiefen Wasser: ein Irrtum, und du verlierst alle Ebenen dieses Tauchgangs. Nur was Schildkröten dir gegeben haben, bleibt. Auf Ebene 1 ist kein Hai. Wie tief traust du dich? Du entscheidest; fang mit Ebene 1 an.
tutorial-dive-dared = Im tiefen Wasser lohnt sich oft Bescheidenheit. Sieh genau hin und hör auf, wo du nicht mehr sicher bist.
tutorial-dive-goal = Feld 23 ist das Ziel, und du stehst auf 20. Auf den ersten drei Ebenen sind keine Haie. Nimm alle drei, und nicht mehr.
tutorial-dive-won = Du bist am Ziel und am weitesten vorn: Du gewinnst. Kommen in einer Runde mehrere über das Ziel, gewinnt, wer am weitesten ist.

## Scuba

tutorial-scuba-boat = Du bist auf dem Boot. Darunter liegen verdeckte Plättchen: Tiere, Ereignisse oder leeres Wasser. Wer die wertvollsten Tiere entdeckt und lebend zurückkommt, gewinnt. Tiefere Tiere sind mehr wert und kosten mehr Luft.
tutorial-scuba-enter = Spring unter der Mitte des Boots ins Wasser, in Spalte 5.
tutorial-scuba-flip = Hier liegt ein verdecktes Plättchen. Dreh es um.
tutorial-scuba-down = Eine Seeanemone: Du entdeckst sie sofort und nimmst ihre Karte. Jeder Schritt kostet einen von vier Bewegungspunkten. Schwimm ein Feld nach unten.
tutorial-scuba-event = Noch ein verdecktes Plättchen. Dreh es um und sieh nach.
tutorial-scuba-stop = Ein Ereignis: eine verlorene Kamera, zwei Punkte für dich. Du darfst jederzeit aufhören. Beende hier deinen Zug.
tutorial-scuba-air = Am Ende eines Zugs bezahlst du Luft: eine Einheit bis 10 Meter, zwei bis 20, drei bis 30, vier bis 40. Wem unter Wasser die Luft ausgeht, hat verloren.
tutorial-scuba-current = Später im Spiel. Jeder Zug beginnt mit einer Strömung: Diese hat alle Taucher ein Feld nach links getragen, und die offenen Tiere auch, je nach Farbe.
tutorial-scuba-drifted = Ein Clownfisch ist mit dir getrieben. Vor dem ersten Schritt darfst du ansehen, was auf deinem Feld liegt. Entdecke ihn.
tutorial-scuba-pair = Clownfisch und Seeanemone gehören zusammen: Das Paar ist drei Punkte extra wert. Deine Karten und Kombinationen stehen neben dem Meer.
tutorial-scuba-against = Gegen die Strömung kannst du einen Schritt weniger machen. Geradeaus nach unten ist das egal: Schwimm ein Feld nach unten.
tutorial-scuba-dust = Deine Flossen wirbeln Sand auf, auf jedem Feld, auf das du kommst. Wo Sand schwebt, kann niemand etwas entdecken, bis wieder dran ist, wer ihn aufgewirbelt hat. Beende deinen Zug.
tutorial-scuba-deeper = Schwimm ein Feld nach unten.
tutorial-scuba-turn = Dreh das Plättchen um.
tutorial-scuba-choice = Ein Krake packt dich, und du musst wählen: eine Einheit Luft verlieren oder den Zug beenden. Wähl auf der Karte.
tutorial-scuba-chosen = Andere Ereignisse bewegen Taucher oder Tiere, drehen Plättchen um oder bringen Schätze. Die Karte sagt immer, was sie bewirkt.
tutorial-scuba-home = Nur noch zwei Einheiten Luft. Zeit für den Heimweg: höchstens zwei Schritte nach oben pro Zug. Schwimm nach oben.
tutorial-scuba-ladder = Noch ein Schritt nach oben, und du bist mit allem Gefundenen auf dem Boot.
tutorial-scuba-stay = In Sicherheit! Du darfst schnorcheln oder bleiben, wo du bist. Eine letzte Runde folgt: Bleib auf dem Boot.
tutorial-scuba-end = Wenn höchstens noch eine Person unter Wasser ist, endet das Spiel bald. Du zählst Tiere, Paare und Punkte, und du gewinnst.

## The Divers

tutorial-divers-ocean = Das Meer ist mit verdeckten Feldern bedeckt, und an seinem Rand liegt dein Boot. Finde Schätze und bring sie in dein Boot. In einem Zug bewegst du einen Taucher um ein Feld.
tutorial-divers-land = Wähl Taucher N1 und geh auf das Feld hinter dem Boot.
tutorial-divers-found-sea = Das Feld bleibt aufgedeckt: offenes Meer. Man weiß nie, was unter einem Feld liegt, sogar ein Hai ist möglich. Geh mit N1 weiter, ein Feld nach unten.
tutorial-divers-treasure = Zwei Schätze! Ein Taucher kann einen mitnehmen, aber nur über aufgedeckte Felder. Bring einen zurück: Geh mit N1 wieder nach oben, mit Schatz.
tutorial-divers-aboard = Und jetzt ins Boot, mit dem Schatz.
tutorial-divers-salvaged = Ein Schatz im Boot ist sicher. Das Team mit den meisten Schätzen in seinen Booten gewinnt.
tutorial-divers-current = Strömungen tragen Taucher weiter, und bekannte kann man nutzen. Wähl N1 und sieh dir den Weg über die Strömung daneben an: Er wird gezeichnet, bevor du gehst. Nimm ihn.
tutorial-divers-swept = Ein Zug, und du bist weit weg. Wer unverhofft auf eine Strömung stößt, wird mitgerissen, wohin sie führt, manchmal bis vom Spielplan.
tutorial-divers-strike = Neben N1 steht ein feindlicher Taucher. Geh dorthin: Wer ankommt, schlägt, und der Gegner muss zurück in sein Boot.
tutorial-divers-mud = Schlamm ist langsam: Jedes Grasbüschel kostet einen eigenen Zug. Geh mit N2 in den Schlamm darunter.
tutorial-divers-tuft = N2 steht auf dem ersten von zwei Büscheln. Geh weiter zum nächsten.
tutorial-divers-last = Der letzte Schatz liegt bei N1, hinter dem Boot. Bring ihn an Bord.
tutorial-divers-won = Alle Schätze sind geborgen, das Spiel ist aus, und du hast die meisten. Gut getaucht!
