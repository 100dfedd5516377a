# Scuba auf Deutsch. Wir duzen.
#
# tile: Plättchen; face down / open: verdeckt / offen; disc: Scheibe
# current: Strömung; dust: aufgewirbelter Sand; deco token: Dekomarke
# movement points: Bewegungspunkte; fast ascent: schneller Aufstieg
# event card: Ereigniskarte; data set: Datensatz
# seat: Platz; table: Tisch; turn: Zug; boat: Boot; surface: Oberfläche

## Things named in refusals

scuba-name-L = links
scuba-name-R = rechts
scuba-name-U = aufwärts
scuba-name-D = abwärts
scuba-name-or = oder
scuba-name-or-a-seat = oder ein Platz

## Refusals

scuba-enter-first = du stehst noch auf dem Boot; geh erst ins Wasser: Spalte { $columns }
scuba-in-the-water = du bist schon im Wasser; schwimm von dort weiter
scuba-wrong-column = Spalte { $column } liegt nicht unter dem Boot; geh in Spalte { $columns } ins Wasser
scuba-must-enter = in deinem ersten Zug musst du ins Wasser: Spalte { $columns }
scuba-someone-must-enter = niemand ist unter Wasser, du kannst also nicht länger warten; geh in Spalte { $columns } ins Wasser
scuba-no-points = deine 4 Bewegungspunkte sind verbraucht; sieh dich um oder hör auf
scuba-edge = dort ist das Meer zu Ende; schwimm in eine andere Richtung
scuba-needs-a-step = ein Plättchen umzudrehen braucht einen Schritt: Wo dein Zug beginnt, entdeckst du nur Tiere; schwimm zuerst
scuba-not-up-yet = in deinem ersten Zug schwimmst du nach links, rechts oder unten; hinauf geht es ab dem nächsten
scuba-too-fast-up = du bist schon 2 Felder aufgestiegen; mehr geht nicht in einem Zug
scuba-looked-before-ascent = ein drittes Feld aufwärts wäre ein schneller Aufstieg, und der ist nicht mehr erlaubt, wenn du schon ein Plättchen angesehen hast
scuba-against-the-current = { $limit ->
        [0] gegen diese Strömung kommst du kein einziges Feld voran
        [one] gegen diese Strömung schaffst du nur ein Feld
       *[other] gegen diese Strömung schaffst du nur { $limit } Felder
    }
scuba-no-descent = in diesem Zug darfst du nicht mehr absteigen
scuba-too-deep = freiwillig schwimmt niemand auf 40-45 m; schwimm in eine andere Richtung
scuba-too-many-tokens = du würdest mit mehr als einer Dekomarke auftauchen; verbringe für jede einen Zug auf 0-10 m
scuba-sideways-only = an der Oberfläche kannst du nur nach links oder rechts schwimmen
scuba-not-covered = Plättchen { $tile } liegt nicht verdeckt dort, wo du hinsiehst
scuba-not-open = Plättchen { $tile } liegt nicht offen dort, wo du hinsiehst
scuba-seen-already = deine Scheibe liegt schon auf Plättchen { $tile }; es bringt dir nichts mehr
scuba-no-sight = hier kannst du jetzt nichts ansehen, wegen des Sandes oder weil du so hierher geraten bist; schwimm weiter
scuba-nothing-to-see = auf 40-45 m gibt es nichts zu sehen; steig erst auf
scuba-too-fast-to-see = nach einem schnellen Aufstieg kannst du in diesem Zug nichts mehr ansehen
scuba-answer-first = die Ereigniskarte fragt dich etwas; antworte erst darauf
scuba-nothing-asked = keine Ereigniskarte fragt dich das gerade
scuba-no-such-option = Möglichkeit { $option } kannst du nicht nehmen; wähle aus: { $allowed }
scuba-no-such-target = das kann diese Karte nicht bewegen; wähle etwas anderes
scuba-no-such-heading = { $direction } geht nicht; wähle aus: { $allowed }
scuba-no-such-tile = Plättchen { $tile } kannst du für diese Karte nicht wählen; nimm ein anderes
scuba-not-your-turn = Platz { $seat } ist am Zug; warte noch
scuba-cannot-give-up = aufgeben kann nur, wen das Boot zurückgelassen hat
scuba-no-such-seat = einen Platz { $seat } gibt es an diesem Tisch nicht
scuba-has-left = du hast dieses Spiel verlassen
scuba-over = das Spiel ist vorbei
scuba-malformed = das ist keine Aktion von Scuba ({ $problem }); siehe das Protokoll
scuba-players = Scuba ist für 2 bis 4 Personen, nicht für { $players }
scuba-unknown-option = die Option { $option } gibt es nicht; Optionen: { $known }
scuba-bad-setting = { $option } kann nicht { $given } sein; erlaubt: { $allowed }
scuba-bad-start-player = start_player kann nicht { $given } sein; nenne einen der Plätze { $seats }
scuba-outer-columns = die äußeren Spalten lassen sich nur zu zweit schließen, nicht bei { $players } Personen: dort liegen Plättchen
scuba-bad-data = dieser Datensatz ist nicht zu gebrauchen: { $problems }
scuba-bad-position = diese Stellung lässt sich nicht aufbauen: { $problem }
