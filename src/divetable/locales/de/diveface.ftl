# What Dive shows of itself wherever its board is not.

diveface-title = Dive
diveface-about = Schau durchs Wasser, errate, wo die Haie sind, und setze deine Luft ein, um tiefer zu tauchen als die anderen.
diveface-minutes = 20 Minuten
diveface-score = Feld
diveface-standing = Feld
diveface-key-tokens = 1 bis 5
diveface-does-tokens = legt das gewählte Luftplättchen auf diese Ebene
diveface-key-back = 0
diveface-does-back = nimmt es zurück
diveface-key-flip = S
diveface-does-flip = dreht die Plättchen seiner Ebene um
diveface-key-look = Pfeile
diveface-does-look = im Bild: von einer anderen Seite schauen; mit der Lupe: sie bewegen
diveface-key-straight = Pos1
diveface-does-straight = gerade von oben schauen
diveface-key-turn = R oder . und ,
diveface-does-turn = das Bild nach rechts drehen oder nach links
diveface-key-breath = H (gedrückt halten)
diveface-does-breath = Luft anhalten, solange der Fugu da ist
diveface-absent-cards = Die Karten des Stapels: welche es sind, in welcher Reihenfolge und wie gedreht. Du bekommst Licht, das durch alle hindurchging, gezeichnet auf dem Server.
diveface-absent-boards = Die Luft der anderen, bis alle Tableaus zugleich offenliegen.
diveface-absent-picks = Welchen Begleiter andere wollen, bis alle gewählt haben.
diveface-absent-chief = Die Reihenfolge der Karten des Dorfoberhaupts.
diveface-marks = [Haus] steht bei dem, was in keinem gedruckten Regelheft steht und ein Tisch am Bildschirm braucht.
