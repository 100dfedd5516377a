# Dive auf Deutsch. Wir duzen; Namen von Begleitern stehen im Satz zwischen „ “.
#
# token: Plättchen; shark / no shark: Hai / kein Hai
# level: Ebene; board: Tableau; filled: belegt
# program: Programm; draft: Entwurf
# ready: bereit; withdraw: zurücknehmen; locked: steht fest
# companion: Begleiter; expansion: Erweiterung; announce: ansagen
# chief: Dorfoberhaupt; chief card: Karte des Dorfoberhaupts; ocean card: Ozeankarte
# seat: Platz; table: Tisch; round: Runde; stack: Stapel
# rest: Ausruhen; practice: Übungsspiel; set-up: Vorbereitung
# children's version: Kinderversion

## Things named in refusals

dive-name-octopus = Riesenkrake
dive-name-orca = Orca
dive-name-anglerfish = Anglerfisch
dive-name-giant_turtle = Grüne Riesenschildkröte
dive-name-clownfish = Clownfische
dive-name-dolphins = Delfine
dive-name-white_shark = Weißer Hai
dive-name-axolotl = Axolotl
dive-name-fugu = Fugu
dive-name-narwhal = Narwal
dive-name-or = oder
dive-name-to = bis
dive-name-a-number = eine Zahl
dive-name-a-whole-number = eine ganze Zahl
dive-name-or-all-seats-in-their-order = oder alle Plätze der Reihe nach

## Refusals

dive-gap = Ebene { $gap } ist leer, Ebene { $below } aber nicht; belege die Ebenen von oben nach unten
dive-too-deep = eine Ebene { $level } für Plättchen gibt es nicht; ein Programm hat höchstens fünf Ebenen
dive-no-such-token = ein Plättchen { $token } gibt es nicht; du hast 1, 2, 3, 4 und 5
dive-token-twice = Plättchen { $token } liegt zweimal da; du hast jedes nur einmal
dive-no-token = dein Tableau ist leer; leg mindestens ein Plättchen auf Ebene 1
dive-all-tokens = an diesem Tisch legt man alle fünf Plättchen, du hast erst { $used ->
        [one] eines
       *[other] { $used }
    } gelegt; leg auch den Rest
dive-children-stack = in der Kinderversion liegt auf jeder Ebene nur ein Plättchen
dive-children-five = in der Kinderversion bekommen alle fünf Ebenen ein Plättchen; { $levels ->
        [0] bisher hat keine eines
        [one] bisher hat erst eine Ebene eines
       *[other] bisher haben erst { $levels } Ebenen eines
    }
dive-not-programming = das geht nur beim Programmieren; warte auf die nächste Runde
dive-already-ready = du bist bereit; nimm das erst zurück, wenn du noch etwas ändern willst
dive-not-ready = du hast dich nicht bereit gemeldet, also gibt es nichts zurückzunehmen
dive-locked = dein Programm steht für diese Runde fest
dive-no-such-clock = es läuft keine Uhr mit der Nummer { $number }
dive-nothing-to-cut = Platz { $seat } hat kein offenes Programm, das man abbrechen könnte
dive-only-the-table = das meldet nur der Tisch selbst
dive-no-companions = du hast in diesem Spiel keinen Begleiter
dive-unknown-companion = einen Begleiter „{ $companion }“ gibt es nicht; wähle aus: { $offered }
dive-not-with-chief = „{ $companion }“ ist gegen das Dorfoberhaupt nicht erlaubt; wähle aus: { $offered }
dive-needs-opponent = „{ $companion }“ geht nicht, wenn du allein spielst; wähle aus: { $offered }
dive-needs-presence = „{ $companion }“ geht nur, wenn alle gleichzeitig am Tisch sitzen; wähle aus: { $offered }
dive-expansion-off = „{ $companion }“ gehört zur Erweiterung, und die ist ausgeschaltet; wähle aus: { $offered }
dive-taken = „{ $companion }“ ist schon vergeben; wähle aus: { $offered }
dive-not-choosing = Begleiter wählt man nur bei der Vorbereitung
dive-already-picked = du hast schon gewählt; warte auf die anderen
dive-not-yours = „{ $companion }“ gehört dir nicht; dein Begleiter: { $own }
dive-used-up = du hast „{ $companion }“ schon eingesetzt; das geht nur einmal im Spiel
dive-is-secret = „{ $companion }“ wird nicht angesagt; leg den Begleiter als Teil des Programms auf dein Tableau
dive-is-placed = der Riesenkrake wird nicht angesagt; sag, wo er auf dem Stapel liegt
dive-not-announced = der Axolotl wird nicht angesagt; man spielt ihn nach dem Ausruhen
dive-clownfish-place = die Clownfische gehören unter eine Ebene mit Plättchen, und auf Ebene { $level } liegt keines
dive-anglerfish-place = für den Anglerfisch muss auf allen fünf Ebenen ein Plättchen liegen; { $levels ->
        [0] bisher hat keine eines
        [one] bisher hat erst eine Ebene eines
       *[other] bisher haben erst { $levels } Ebenen eines
    }
dive-octopus-place = der Riesenkrake muss ganz auf der Karte liegen: bei { $angle } Grad gehen x und y von { $least } bis { $most }
dive-dolphins-target = gib den kleinen Delfin jemand anderem: Platz { $seats }
dive-no-target = „{ $companion }“ braucht kein Ziel; lass es weg
dive-fugu-runs = alle halten schon die Luft an
dive-breathing-in = hol erst Luft: gleich geht das Programmieren weiter
dive-no-fugu = es ist kein Fugu im Spiel; atme ruhig weiter
dive-too-late-to-breathe-in = zum Luftholen ist es jetzt zu spät
dive-holds-already = du hältst schon die Luft an
dive-holds-nothing = du hältst die Luft nicht an
dive-no-window = den Axolotl spielt man nach dem Ausruhen, wenn man danach gefragt wird
dive-not-asked = Platz { $seat } wird gerade nach dem Axolotl gefragt; warte kurz
dive-not-suspended = der Tisch ist nicht unterbrochen
dive-suspended = seit drei Runden ist niemand getaucht; setz den Tisch erst fort
dive-no-such-seat = einen Platz { $seat } gibt es an diesem Tisch nicht
dive-has-left = du hast dieses Spiel verlassen
dive-over = das Spiel ist vorbei
dive-malformed = das ist keine Aktion von Dive ({ $problem }); siehe das Protokoll
dive-players = Dive ist für 1 bis 4 Personen, nicht für { $players }
dive-unknown-option = die Option { $option } gibt es nicht; Optionen: { $known }
dive-bad-setting = { $option } kann nicht { $given } sein; erlaubt: { $allowed }
dive-bad-priority = companion_priority ist { $given }; nenne jeden der Plätze { $seats } genau einmal
dive-children-companions = die Kinderversion spielt man ohne Begleiter; schalte eines von beiden aus
dive-children-chief = die Kinderversion spielt man zu zweit bis zu viert ohne Dorfoberhaupt; schalte eines von beiden aus
dive-practice-others = ein Übungsspiel ist für eine Person, nicht für { $players }
dive-practice-chief = ein Übungsspiel ist ohne Dorfoberhaupt; schalte eines von beiden aus
dive-companions-off = { $option } geht nicht ohne Begleiter; schalte auch sie ein
dive-bad-card-file = das sind keine Karten: { $problem }
dive-bad-ocean-cards = diese Ozeankarten sind nicht zu gebrauchen: { $problems }
dive-bad-chief-cards = diese Karten des Dorfoberhaupts sind nicht zu gebrauchen: { $problems }
dive-bad-position = diese Stellung lässt sich nicht aufbauen: { $problem }
