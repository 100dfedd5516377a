# What Scuba shows of itself wherever its board is not.

scubaface-title = Scuba
scubaface-about = Schwimm durchs Meer, drehe Plättchen um, finde seltene Tiere und sei zurück am Boot, bevor die Luft ausgeht.
scubaface-minutes = 45 Minuten
scubaface-score = Punkte
scubaface-standing = Gefundene Tiere
scubaface-key-walk = Pfeile
scubaface-does-walk = von Feld zu Feld
scubaface-absent-tiles = Die Vorderseiten verdeckter Plättchen. Niemand kennt sie, auch die Bots des Servers nicht.
scubaface-absent-decks = Die Reihenfolge der Strömungs- und der Ereigniskarten.
scubaface-absent-points = Was andere gesammelt haben, wenn die Punkte verdeckt sind.
scubaface-marks = [P] steht gedruckt im Regelheft, [D] haben wir entschieden, wo der Druck schweigt; der Grund steht in Abschnitt 5. [H] sind Daten von uns, wo der Druck verloren ist.
