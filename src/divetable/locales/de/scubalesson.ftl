# The lesson of Scuba.

scubalesson-boat = Du bist auf dem Boot. Darunter liegen verdeckte Plättchen: Tiere, Ereignisse oder leeres Wasser. Wer die wertvollsten Tiere entdeckt und lebend zurückkommt, gewinnt. Tiefere Tiere sind mehr wert und kosten mehr Luft.
scubalesson-enter = Spring unter der Mitte des Boots ins Wasser, in Spalte 5.
scubalesson-flip = Hier liegt ein verdecktes Plättchen. Dreh es um.
scubalesson-down = Eine Seeanemone: Du entdeckst sie sofort und nimmst ihre Karte. Jeder Schritt kostet einen von vier Bewegungspunkten. Schwimm ein Feld nach unten.
scubalesson-event = Noch ein verdecktes Plättchen. Dreh es um und sieh nach.
scubalesson-stop = Ein Ereignis: eine verlorene Kamera, zwei Punkte für dich. Du darfst jederzeit aufhören. Beende hier deinen Zug.
scubalesson-air = Am Ende eines Zugs bezahlst du Luft: eine Einheit bis 10 Meter, zwei bis 20, drei bis 30, vier bis 40. Wem unter Wasser die Luft ausgeht, hat verloren.
scubalesson-current = Später im Spiel. Jeder Zug beginnt mit einer Strömung: Diese hat alle Taucher ein Feld nach links getragen, und die offenen Tiere auch, je nach Farbe.
scubalesson-drifted = Ein Clownfisch ist mit dir getrieben. Vor dem ersten Schritt darfst du ansehen, was auf deinem Feld liegt. Entdecke ihn.
scubalesson-pair = Clownfisch und Seeanemone gehören zusammen: Das Paar ist drei Punkte extra wert. Deine Karten und Kombinationen stehen neben dem Meer.
scubalesson-against = Gegen die Strömung kannst du einen Schritt weniger machen. Geradeaus nach unten ist das egal: Schwimm ein Feld nach unten.
scubalesson-dust = Deine Flossen wirbeln Sand auf, auf jedem Feld, auf das du kommst. Wo Sand schwebt, kann niemand etwas entdecken, bis wieder dran ist, wer ihn aufgewirbelt hat. Beende deinen Zug.
scubalesson-deeper = Schwimm ein Feld nach unten.
scubalesson-turn = Dreh das Plättchen um.
scubalesson-choice = Ein Krake packt dich, und du musst wählen: eine Einheit Luft verlieren oder den Zug beenden. Wähl auf der Karte.
scubalesson-chosen = Andere Ereignisse bewegen Taucher oder Tiere, drehen Plättchen um oder bringen Schätze. Die Karte sagt immer, was sie bewirkt.
scubalesson-home = Nur noch zwei Einheiten Luft. Zeit für den Heimweg: höchstens zwei Schritte nach oben pro Zug. Schwimm nach oben.
scubalesson-ladder = Noch ein Schritt nach oben, und du bist mit allem Gefundenen auf dem Boot.
scubalesson-stay = In Sicherheit! Du darfst schnorcheln oder bleiben, wo du bist. Eine letzte Runde folgt: Bleib auf dem Boot.
scubalesson-end = Wenn höchstens noch eine Person unter Wasser ist, endet das Spiel bald. Du zählst Tiere, Paare und Punkte, und du gewinnst.
