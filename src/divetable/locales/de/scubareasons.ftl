# Warum ein Bot in Scuba etwas tut, auf Deutsch. Tiere stehen ohne Artikel.
# $who: `you` hat nach einem Tipp gefragt, oder der `bot` war am Zug.

scubareasons-new-animal = Ein neues Tier: { $animal } (+{ $points })
scubareasons-see-again = Schon einmal gesehen, doch es zählt noch einmal: { $animal } (+{ $points })
scubareasons-combination = Es ergibt eine Kombination mit schon Gefundenem: { $animals } (+{ $points })
scubareasons-remembered = { $who ->
        [you] Du hast dieses Plättchen schon gesehen: { $animal }
       *[bot] Der Bot hat dieses Plättchen schon gesehen: { $animal }
    }
scubareasons-unseen-tile = Von den { $colour ->
        [R] roten
        [Y] gelben
        [G] grünen
       *[B] blauen
    } Plättchen, die niemand kennt, sind { $chance } % Tiere, im Schnitt { $points } wert.
scubareasons-animal-there = { $who ->
        [you] Dort liegt ein Tier, das dir noch fehlt: { $animal } (+{ $points })
       *[bot] Dort liegt ein Tier, das dem Bot noch fehlt: { $animal } (+{ $points })
    }
scubareasons-remembered-there = { $who ->
        [you] Du hast gesehen, was dort unter dem Plättchen ist: { $animal }
       *[bot] Der Bot hat gesehen, was dort unter dem Plättchen ist: { $animal }
    }
scubareasons-tile-there = Dort liegt ein verdecktes Plättchen: { $chance } % der ungesehenen { $colour ->
        [R] roten
        [Y] gelben
        [G] grünen
       *[B] blauen
    } sind Tiere, im Schnitt { $points } wert.
scubareasons-animal-near = { $steps ->
        [one] Einen Schritt in diese Richtung liegt ein neues Tier: { $animal }
       *[other] { $steps } Schritte in diese Richtung liegt ein neues Tier: { $animal }
    }
scubareasons-towards-tile = { $steps ->
        [one] Von dort ist ein verdecktes Plättchen einen Schritt entfernt.
       *[other] Von dort ist ein verdecktes Plättchen { $steps } Schritte entfernt.
    }
scubareasons-deeper = Dort unten sind die Tiere mehr wert: die { $colour ->
        [R] roten
        [Y] gelben
        [G] grünen
       *[B] blauen
    } im Schnitt { $points }.
scubareasons-nothing-turned = Noch ist kein Plättchen umgedreht; eine Spalte ist etwa so gut wie die andere.
scubareasons-aboard = Auf dem Boot ist alles Gefundene sicher.
scubareasons-to-the-boat = { $steps ->
        [one] Von dort ist es ein Schritt zum Boot.
       *[other] Von dort sind es { $steps } Schritte zum Boot.
    }
scubareasons-way-up = { $who ->
        [you] Der Heimweg kostet { $air } Luft; du hast { $left }.
       *[bot] Der Heimweg kostet { $air } Luft; der Bot hat { $left }.
    }
scubareasons-shallower = Ein Zug, der weiter oben endet, kostet { $air } Luft statt { $here }.
scubareasons-stay-aboard = Auf dem Boot kann nichts mehr schiefgehen.
scubareasons-stop-here = Den Zug hier zu beenden kostet { $air } Luft; dann bleiben { $left }.
