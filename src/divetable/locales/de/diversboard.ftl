# Das Brett von The Divers auf Deutsch. Wir duzen.
#
# Wörter wie in divers.ftl. Taucher heißen N1 bis W3; Felder 6,5: Spalte, Reihe.

## Squares

diversboard-sea = Der Ozean, { $size } mal { $size } Felder, mit dem Rand ringsum
diversboard-square = Spalte { $x }, Reihe { $y }: { $what }
diversboard-can-go = { $what }; { $diver } kann hierher
diversboard-can-set = { $what }; das Boot kann hier liegen
diversboard-can-choose = { $what }; { $divers } wählen
diversboard-spot = { $square } ({ $patch })
diversboard-tuft = { $square }, Büschel { $tuft }
diversboard-on-tuft = { $diver } auf Büschel { $tuft }
diversboard-coast = { $seat ->
        [N] Nordküste
        [E] Ostküste
        [S] Südküste
       *[W] Westküste
    }
diversboard-corner = Ecke des Rands
diversboard-face-down = verdeckt
diversboard-under = verdeckt, darunter: { $patch }
diversboard-patch-sea = offenes Meer
diversboard-patch-treasure = ein Feld mit { $number ->
        [one] { $number } Schatz
       *[other] { $number } Schätzen
    }
diversboard-patch-island = Insel
diversboard-patch-turtle = Meeresschildkröte
diversboard-patch-mud = Schlamm mit { $number } Büscheln
diversboard-patch-urchin = Seeigel
diversboard-patch-octopus = Krake
diversboard-patch-current = Strömung nach { $ways }
diversboard-patch-eddy = Strudel
diversboard-patch-anemone = Seeanemone
diversboard-patch-seahorse = Seepferdchen
diversboard-patch-stingray = Stachelrochen, Schwanz nach { $ways }
diversboard-patch-goldfish = Goldfisch
diversboard-patch-shark = Hai
diversboard-way-N = Norden
diversboard-way-NE = Nordosten
diversboard-way-E = Osten
diversboard-way-SE = Südosten
diversboard-way-S = Süden
diversboard-way-SW = Südwesten
diversboard-way-W = Westen
diversboard-way-NW = Nordwesten
diversboard-treasures = { $number ->
        [one] { $number } Schatz
       *[other] { $number } Schätze
    }
diversboard-chest = Schatztruhe
diversboard-chest-empty = leere Schatztruhe
diversboard-a-treasure = ein Schatz

## What squares do

diversboard-about-ring = Hier sind nur Boote und Gestrandete.
diversboard-about-boat = Wer an Bord ist, kann auf das Feld hinter dem Boot; Schätze an Bord sind sicher.
diversboard-about-face-down = Niemand weiß, was hier liegt, bis ein Taucher kommt. Hierher darf kein Schatz.
diversboard-about-sea = Hier kann ein Zug enden.
diversboard-about-treasure = Hier wurden Schätze gefunden; jeder Zug kann einen mitnehmen.
diversboard-about-island = Taucher einer Farbe sind hier sicher. Hierher darf kein Schatz.
diversboard-about-turtle = Dieser Taucher kann in deinem nächsten Zug nicht bewegt werden; deine anderen Taucher schon.
diversboard-about-mud = Jedes Büschel kostet einen Zug und trägt zwei: Taucher oder Schätze.
diversboard-about-urchin = Wer hierher kommt, steckt fest, bis ein Schatz gezahlt wird.
diversboard-about-octopus = Wer allein hierher kommt, wird gehalten, bis ein zweiter Taucher derselben Farbe kommt.
diversboard-about-current = Trägt Taucher weiter, ein Feld in Richtung eines Pfeils.
diversboard-about-eddy = Trägt Taucher weiter, in der Richtung, in der sie kamen.
diversboard-about-anemone = Wirft Taucher über das Feld zurück, von dem sie kamen. Freiwillig geht niemand hierher.
diversboard-about-seahorse = Springt mit dem Taucher: zwei Felder geradeaus und eines zur Seite.
diversboard-about-stingray = Schleudert Taucher aus dem Ozean, dorthin, wohin der Schwanz zeigt. Freiwillig geht niemand hierher.
diversboard-about-goldfish = Wer ihn findet oder hierher getragen wird, hat einen Wunsch frei: einmal ein Zug wohin auch immer.
diversboard-about-shark = Frisst alle, die herkommen.

## Seats, boats, divers

diversboard-seat = { $seat ->
        [N] Nord
        [E] Ost
        [S] Süd
       *[W] West
    }
diversboard-boat-of = { $seat ->
        [N] Boot Nord
        [E] Boot Ost
        [S] Boot Süd
       *[W] Boot West
    }
diversboard-boat-hold = { diversboard-boat-of }, { $number ->
        [0] Laderaum leer
        [one] { $number } Schatz im Laderaum
       *[other] { $number } Schätze im Laderaum
    }
diversboard-in-boat = in { diversboard-boat-of }
diversboard-stranded = gestrandet auf { $at }
diversboard-out = aus dem Spiel
diversboard-flagged = { $diver } ({ $flags })
diversboard-flag-delayed = von einer Schildkröte aufgehalten
diversboard-flag-stuck = steckt auf einem Seeigel fest
diversboard-flag-caught = von einem Kraken gehalten
diversboard-flag-wish = hat einen Wunsch frei
diversboard-boats = Boote
diversboard-crew = Taucher von { diversboard-seat }
diversboard-your-divers = Deine Taucher: { $seat }
diversboard-team-NS = Nord und Süd
diversboard-team-EW = Ost und West
diversboard-salvaged = geborgene Schätze
diversboard-to-move = am Zug
diversboard-wants-end = will aufhören
diversboard-undiscovered = { $number ->
        [0] Alle Schätze sind gefunden.
        [one] { $number } Schatz ist noch verborgen.
       *[other] { $number } Schätze sind noch verborgen.
    }
diversboard-lost = { $number ->
        [one] { $number } ist endgültig verloren.
       *[other] { $number } sind endgültig verloren.
    }
diversboard-countdown = { $rounds ->
        [one] Das Spiel endet in { $rounds } Runde, wenn sie nichts bringt.
       *[other] Das Spiel endet in { $rounds } Runden, wenn sie nichts bringen.
    }

## What to do

diversboard-your-turn = Du bist dran ({ diversboard-seat }): Wohin geht { $diver }?
diversboard-your-turn-soon = Gleich bist du dran ({ diversboard-seat }).
diversboard-your-pass = Du bist dran ({ diversboard-seat }): Niemand kann ziehen.
diversboard-turn-of = { $name } ({ diversboard-seat }) ist am Zug.
diversboard-places = { $name } legt ein Boot hin: { diversboard-seat }.
diversboard-decides = { $name } muss etwas entscheiden.
diversboard-over = Das Spiel ist aus.
diversboard-clock = Verbleibende Zeit
diversboard-choose = Was willst du bei { $square } tun?
diversboard-choose-diver = Lieber { $diver } wählen
diversboard-cancel = Doch nicht
diversboard-moves = { $number ->
        [one] { $number } Zug von { $diver }
       *[other] { $number } Züge von { $diver }
    }
diversboard-do-PlaceBoat = Das Boot nach { $to }
diversboard-do-Step = { $diver } schwimmt nach { $to }
diversboard-do-ride = { $diver } treibt über { $over } nach { $to }
diversboard-do-Tuft = { $diver } geht weiter nach { $to }
diversboard-do-Land = { $diver } taucht bei { $to } ab
diversboard-do-Board = { $diver } klettert in { $to }
diversboard-do-Sail = { $diver } fährt mit dem Boot nach { $to }
diversboard-do-Walk = { $diver } geht am Rand nach { $to }
diversboard-do-Wish = { $diver } wünscht sich nach { $to }
diversboard-do-Go = Weiter nach { $to }
diversboard-do-Ransom = { $diver } mit einem Schatz aus { diversboard-boat-of } freikaufen
diversboard-do-Pass = Passen
diversboard-laden = { $move }, mit einem Schatz
diversboard-ask-PlaceBoat = Leg dein Boot auf ein Feld deiner Küste
diversboard-place-middle = In die Mitte
diversboard-ask-Go = { $diver } wird weitergetragen. Wohin?
diversboard-ask-Sink = Zu viel Gewicht auf { $place }: Was versinkt im Schlamm?
diversboard-ask-Drown = Zu viele in { diversboard-boat-of }: Wer geht über Bord?
diversboard-ask-Consent = Darf { $diver } mit einem Schatz aus { diversboard-boat-of } freigekauft werden?
diversboard-ask-Ransom = Lösegeld vor dem Zug?
diversboard-ask-Pass = Von deinen Tauchern kann keiner ziehen.
diversboard-pay = Zahlen
diversboard-not-pay = Nicht zahlen
diversboard-agree-end = Hören wir hier auf
diversboard-play-on = Doch weiterspielen
diversboard-asks-end = Vorschlag von { $names }: hier aufhören. Und du?
diversboard-ask-EndHere = Das Spiel ist entschieden: Was übrig ist, ändert nicht mehr, wer gewinnt. Hier aufhören?
diversboard-end-here = Hier aufhören
diversboard-end-not = Weiterspielen
diversboard-zoom = Größe des Ozeans
diversboard-nearer = Näher heran
diversboard-further = Weiter weg
diversboard-closer = Der ganze Ozean; drücken, um näher heranzukommen
diversboard-help = So wird gezogen
diversboard-help-press = Wähle einen Taucher, dann ein Feld mit gelbem Rahmen; ein gestrichelter zeigt, wo eine Strömung endet. Der Weg wird gezeichnet, bevor du gehst.
diversboard-help-keys = Tasten: Pfeile gehen von Feld zu Feld, Enter drückt, 1 bis 3 wählt einen Taucher, M geht zum nächsten erreichbaren Feld, Escape schließt eine Frage.

## What happened

diversboard-said-BoatPlaced = { diversboard-seat } legt das Boot auf { $at }.
diversboard-said-PlayBegan = { diversboard-seat } beginnt.
diversboard-said-Passed = { diversboard-seat } passt.
diversboard-said-Moved = { $diver } kommt nach { $to }.
diversboard-said-brought = { $diver } bringt einen Schatz nach { $to }.
diversboard-said-walked = { $diver } geht am Rand nach { $to }.
diversboard-said-Swept = { $diver } wird über { $over } mitgerissen.
diversboard-said-Turned = { $at } wird umgedreht: { $patch }.
diversboard-said-Stranded = { $diver } wird aus dem Ozean geworfen und strandet auf { $at }.
diversboard-said-Boarded = { $diver } klettert in { diversboard-boat-of }.
diversboard-said-salvaged = { $diver } bringt einen Schatz an Bord: { diversboard-boat-of }.
diversboard-said-Sailed = { diversboard-seat } fährt nach { $to }.
diversboard-said-Struck = { $diver } wird geschlagen und muss zurück ins Boot.
diversboard-said-Delayed = Eine Meeresschildkröte hält { $diver } auf.
diversboard-said-Stuck = { $diver } steckt auf einem Seeigel fest.
diversboard-said-Caught = Ein Krake hält { $diver } fest.
diversboard-said-Freed = { $diver } ist vom Kraken befreit.
diversboard-said-WishGained = Der Goldfisch gewährt { $diver } einen Wunsch.
diversboard-said-WishUsed = { $diver } nutzt den Wunsch.
diversboard-said-RansomAsked = { diversboard-seat } wird um einen Schatz gebeten, um { $diver } zu befreien.
diversboard-said-RansomRefused = { diversboard-seat } zahlt nicht.
diversboard-said-RansomPaid = { $lost ->
        [yes] Ein Schatz aus { diversboard-boat-of } kauft { $diver } frei und ist verloren.
       *[no] Ein Schatz aus { diversboard-boat-of } kauft { $diver } frei und liegt nun dort.
    }
diversboard-said-TreasureSank = Bei { $at } versinkt ein Schatz im Schlamm.
diversboard-said-eaten = Der Hai frisst { $diver }.
diversboard-said-drowned = { $diver } ertrinkt.
diversboard-said-sunk = { $diver } versinkt im Schlamm.
diversboard-said-loop = { $diver } treibt endlos im Kreis und ist verloren.
diversboard-said-Returned = Es geht nicht weiter: { $diver } kehrt zurück. Ort: { $to }.
diversboard-said-EndWanted = { $name } würde hier aufhören.
diversboard-said-PlayWanted = { $name } möchte doch weiterspielen.
diversboard-said-PlayedOn = { $name } spielt weiter, obwohl das Spiel entschieden ist.
diversboard-said-GaveUp = { $name } gibt auf.
diversboard-ended-all = Alle Schätze sind an Bord oder verloren.
diversboard-ended-divers = Kein Taucher ist mehr übrig.
diversboard-ended-passes = Niemand kann mehr ziehen.
diversboard-ended-stall = Lange ging nichts mehr voran.
diversboard-ended-first = Eine Seite hat so viele Schätze, wie nötig sind.
diversboard-ended-decided = Der Vorsprung ist nicht mehr einzuholen.
diversboard-ended-agreed = Alle wollen aufhören.
diversboard-ended-gave-up = Eine Seite hat aufgegeben.

## Notes on the animals, and tips

diversboard-know = Schon gewusst?
diversboard-know-close = Schließen
diversboard-note-turtle = Meeresschildkröten kehren zur Eiablage oft an den Strand zurück, an dem sie selbst geschlüpft sind.
diversboard-note-urchin = Ein Seeigel läuft auf Hunderten kleiner Saugfüße und schabt mit fünf Zähnen Algen vom Fels.
diversboard-note-octopus = Ein Krake hat drei Herzen und blaues Blut, und die meisten Nervenzellen sitzen in seinen Armen.
diversboard-note-anemone = Eine Seeanemone ist ein Tier, keine Pflanze. Clownfische leben unversehrt zwischen ihren nesselnden Armen.
diversboard-note-seahorse = Bei Seepferdchen trägt der Vater die Eier in einer Tasche, bis die Jungen schlüpfen.
diversboard-note-stingray = Ein Stachelrochen findet seine Beute im Sand an den schwachen elektrischen Feldern, die alles Lebende hat.
diversboard-note-goldfish = Goldfische werden in China seit mehr als tausend Jahren gezüchtet. Sie sehen Farben und sogar etwas ultraviolettes Licht.
diversboard-note-shark = Haie haben keine Knochen, sondern Knorpel, und bekommen ihr Leben lang neue Zähne.
diversboard-tips = Acht Tipps
diversboard-tip-1 = Suche zuerst einen Schatz nahe bei deinem Boot: Jedes Feld des Heimwegs kostet einen Zug.
diversboard-tip-2 = Decke Felder auf dem Hinweg auf, nicht auf dem Heimweg: Kein Schatz darf auf ein verdecktes Feld.
diversboard-tip-3 = Lege dein Boot nahe der Mitte deiner Küste. Es kann einem Taucher, der mit einem Schatz heimkommt, entgegenfahren.
diversboard-tip-4 = Taucher in einem Boot können nicht geschlagen werden. Ein Taucher auf einer Insel auch nicht.
diversboard-tip-5 = Merke dir, wohin Strömungen und Seepferdchen führen: Aufgedeckt sparen sie viele Züge.
diversboard-tip-6 = Lass keinen Schatz liegen, wo ein Gegner ihn zuerst erreicht. Schlage ihn: Er beginnt wieder in seinem Boot.
diversboard-tip-7 = Halte zwei Taucher einer Farbe beieinander: Nur dieselbe Farbe befreit von einem Kraken.
diversboard-tip-8 = Zähle, was übrig ist. Wer vorn liegt, kann sicher spielen; wer zurückliegt, muss Felder aufdecken.
