# Scubas Plan im Browser, auf Deutsch. Begriffe wie in scuba.ftl.

## Places and what lies there

scubaboard-sea = Das Meer
scubaboard-surface = Oberfläche
scubaboard-boat = Boot
scubaboard-place = { $top }-{ $bottom } m, Spalte { $column }
scubaboard-place-surface = Oberfläche, Spalte { $column }
scubaboard-row = { $top }-{ $bottom } m tief, ein Zug, der hier endet, kostet { $units } Luft
scubaboard-air-here = Ein Zug, der hier endet, kostet { $units } Luft.
scubaboard-about = { $what }: { $more }
scubaboard-nothing-here = nichts als Wasser
scubaboard-covered-red = verdecktes rotes Plättchen
scubaboard-covered-yellow = verdecktes gelbes Plättchen
scubaboard-covered-green = verdecktes grünes Plättchen
scubaboard-covered-blue = verdecktes blaues Plättchen
scubaboard-front-event = Ereignis
scubaboard-front-empty = leeres Meer
scubaboard-seen-by = { $what } (gesehen von { $names })
scubaboard-under = { $tile }, darunter: { $front }
scubaboard-next = Als Nächstes:
scubaboard-seen = Gesehen von { $names }.
scubaboard-divers-here = hier: { $names }
scubaboard-dust-here = aufgewirbelter Sand von { $names }
scubaboard-dust-blocks = Aufgewirbelter Sand von { $names }: Wer hierher kommt, sieht nichts.
scubaboard-worth-dead = ertrunken: keine Punkte
scubaboard-worth = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Animals, as what somebody sees

scubaboard-a-sea_anemone = eine Seeanemone
scubaboard-a-gorgonian_sea_fan = eine Fächergorgonie
scubaboard-a-stove_pipe_sponge = einen Ofenrohrschwamm
scubaboard-a-parrotfish = einen Papageifisch
scubaboard-a-seahorse = ein Seepferdchen
scubaboard-a-clownfish = einen Clownfisch
scubaboard-a-blue_spotted_stingray = einen Blaupunktrochen
scubaboard-a-branching_vase_sponge = einen verzweigten Vasenschwamm
scubaboard-a-moray_eel = eine Muräne
scubaboard-a-lionfish = einen Rotfeuerfisch
scubaboard-a-lemon_shark = einen Zitronenhai
scubaboard-a-nurse_shark = einen Ammenhai
scubaboard-a-eagle_ray = einen Adlerrochen
scubaboard-a-sea_turtle = eine Meeresschildkröte
scubaboard-a-reef_manta_ray = einen Riffmanta
scubaboard-a-hammerhead_shark = einen Hammerhai
scubaboard-a-whale_shark = einen Walhai
scubaboard-a-ocean_sunfish = einen Mondfisch

## The round

scubaboard-round = Runde { $round }
scubaboard-phase-CLOSING = danach noch eine Runde
scubaboard-phase-FINAL = letzte Runde
scubaboard-phase-EXTRA1 = erste Zusatzrunde
scubaboard-phase-EXTRA2 = letzte Zusatzrunde
scubaboard-phase-ALONE = das Boot ist fort
scubaboard-turn-of = { $name } ist am Zug.
scubaboard-your-turn = Du bist am Zug
scubaboard-over = Das Spiel ist aus.
scubaboard-steps-left = { $count ->
        [0] kein Schritt übrig
        [one] noch { $count } Schritt
       *[other] noch { $count } Schritte
    }

## What can be done

scubaboard-ways = Schwimmen
scubaboard-do-Enter = Bei Spalte { $column } hineinspringen
scubaboard-do-Step-L = Nach links schwimmen
scubaboard-do-Step-R = Nach rechts schwimmen
scubaboard-do-Step-U = Nach oben schwimmen
scubaboard-do-Step-D = Nach unten schwimmen
scubaboard-do-board = Auf das Boot klettern: Dein Zug endet, du behältst alles Gefundene und darfst später schnorcheln
scubaboard-do-board-final = Auf das Boot klettern: Dein Tauchgang ist zu Ende, und du behältst alles Gefundene
scubaboard-do-stay = Auf dem Boot bleiben
scubaboard-do-off-L = Links vom Boot schnorcheln
scubaboard-do-off-R = Rechts vom Boot schnorcheln
scubaboard-no-way-L = Links: jetzt nicht möglich
scubaboard-no-way-R = Rechts: jetzt nicht möglich
scubaboard-no-way-U = Oben: jetzt nicht möglich
scubaboard-no-way-D = Unten: jetzt nicht möglich
scubaboard-left-that-way = { $count ->
        [one] (noch { $count } Schritt in diese Richtung)
       *[other] (noch { $count } Schritte in diese Richtung)
    }
scubaboard-price-token = (du nimmst eine Dekomarke)
scubaboard-price-points = (kostet Minuspunkte für deine Dekomarke)
scubaboard-price-end = (dort endet dein Zug)
scubaboard-do-Flip-red = Das rote Plättchen umdrehen
scubaboard-do-Flip-yellow = Das gelbe Plättchen umdrehen
scubaboard-do-Flip-green = Das grüne Plättchen umdrehen
scubaboard-do-Flip-blue = Das blaue Plättchen umdrehen
scubaboard-do-Discover = { $animal } entdecken
scubaboard-do-Stop = Zug beenden
scubaboard-do-Stop-paying = Zug beenden ({ $units } Luft)
scubaboard-do-Stop-deadly = Zug beenden (deine letzte Luft!)
scubaboard-do-GiveUp = Für immer unten bleiben
scubaboard-do-SwimOn = Nichts mehr ansehen, weiterschwimmen
scubaboard-do-Decline = Kein Plättchen umdrehen
scubaboard-do-Head-L = Nach links
scubaboard-do-Head-R = Nach rechts
scubaboard-do-Head-U = Nach oben
scubaboard-do-Head-D = Nach unten
scubaboard-do-MoveDiver = { $name } ({ $place })
scubaboard-do-PickTile = { $tile } ({ $place })
scubaboard-which = Was möchtest du hier tun?
scubaboard-sure = Bist du sicher?
scubaboard-not-now = Jetzt nicht
scubaboard-as-list = Aus einer Liste von { $count } wählen

## Event cards

scubaboard-event = Ereignis
scubaboard-drawn-by = Gezogen von { $name }
scubaboard-ask-ChooseOption = Was davon wählst du?
scubaboard-ask-ChooseTarget = Wer oder was wird bewegt? Wähle auf dem Plan oder hier.
scubaboard-ask-ChooseHeading = In welche Richtung? Wähle auf dem Plan oder hier.
scubaboard-ask-ChooseTileToFlip = Welches Plättchen drehst du um? Wähle es auf dem Plan.
scubaboard-ask-ChooseTileToRemove = Welches verdeckte Plättchen verlässt das Spiel? Wähle es auf dem Plan.
scubaboard-ask-LookOnTheWay = Du treibst dahin. Siehst du dir unterwegs etwas an?
scubaboard-move-self = Dein Taucher treibt { $way }.
scubaboard-move-anyDiver = Ein Taucher deiner Wahl treibt { $way }.
scubaboard-move-fishOrDiver = Ein offenes Tier oder ein Taucher deiner Wahl treibt { $way }.
scubaboard-move-all = Alle Taucher treiben { $way }.
scubaboard-move-dusty = Dein eigener Taucher wirbelt Sand auf.
scubaboard-move-quiet = Dabei wird kein Sand aufgewirbelt.
scubaboard-move-looking = Unterwegs darfst du dich umsehen.
scubaboard-move-blind = Unterwegs kannst du nichts ansehen.
scubaboard-air-self = Du verlierst { $units } Luft.
scubaboard-air-all = Alle Taucher unter Wasser verlieren { $units } Luft.
scubaboard-gain = { $points ->
        [one] Du gewinnst { $points } Punkt.
       *[other] Du gewinnst { $points } Punkte.
    }
scubaboard-lose = { $points ->
        [one] Du verlierst { $points } Punkt.
       *[other] Du verlierst { $points } Punkte.
    }
scubaboard-effect-choose = Wähle: { $options }
scubaboard-effect-if = Wenn du auf 0-5 m bist und auftauchen darfst: { $then } Sonst: { $else }
scubaboard-effect-nothing = Nichts geschieht.
scubaboard-effect-deco = Du nimmst eine Dekomarke.
scubaboard-effect-surface = Du steigst zur Oberfläche auf.
scubaboard-effect-surfaceBoat = Du steigst auf, schwimmst zum Boot und kletterst an Bord; dein Zug ist zu Ende.
scubaboard-effect-endTurn = Dein Zug ist zu Ende.
scubaboard-effect-noDescent = In diesem Zug darfst du nicht mehr tiefer.
scubaboard-effect-flipTile = Du darfst ein beliebiges Plättchen umdrehen.
scubaboard-effect-removeTile = Wähle ein verdecktes Plättchen; es verlässt ungesehen das Spiel.

## Current

scubaboard-current = Strömung
scubaboard-no-current = In der ersten Runde gibt es keine Strömung.
scubaboard-calm = Ruhige See: Nichts bewegt sich.
scubaboard-drift-animals = Tiere ({ $colours }): { $way }
scubaboard-drift-all = Alle Tiere: { $way }
scubaboard-drift-divers = Taucher: { $way }
scubaboard-drift-air-all = Alle unter Wasser verlieren { $units } Luft
scubaboard-drift-air-self = Wer die Karte gezogen hat, verliert unter Wasser { $units } Luft
scubaboard-currents-left = { $count ->
        [one] Noch { $count } Strömungskarte, Ereigniskarten:
       *[other] Noch { $count } Strömungskarten, Ereigniskarten:
    }
scubaboard-deck-red = rot
scubaboard-deck-yellow = gelb
scubaboard-deck-green = grün
scubaboard-deck-blue = blau

## Divers

scubaboard-divers = Taucher
scubaboard-loc-WAIT = auf dem Boot
scubaboard-loc-SUB = unter Wasser
scubaboard-loc-SNORKEL = schnorchelt
scubaboard-loc-BOAT = zurück auf dem Boot
scubaboard-loc-DEAD = tot
scubaboard-loc-SHOT = an die Oberfläche geschossen
scubaboard-start = beginnt
scubaboard-start-help = Jede Runde beginnt bei diesem Platz.
scubaboard-on-turn = am Zug
scubaboard-air = noch { $units } von 20 Luft
scubaboard-tokens = { $count ->
        [one] { $count } Dekomarke
       *[other] { $count } Dekomarken
    }
scubaboard-cards = { $count ->
        [one] { $count } Tierkarte
       *[other] { $count } Tierkarten
    }
scubaboard-hidden = Punkte verdeckt
scubaboard-animals = Tiere von { $name }
scubaboard-card = { $points ->
        [one] { $animal }, { $points } Punkt
       *[other] { $animal }, { $points } Punkte
    }
scubaboard-combination = { $animals }: +{ $bonus }
scubaboard-plus = { $points } plus
scubaboard-minus = { $points } minus
scubaboard-points = { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }

## What tiles can be

scubaboard-legend = Was kann auf den Plättchen sein?
scubaboard-legend-about = Noch nicht gesehen, auf dem Plan oder nicht im Spiel:
scubaboard-combinations = Kombinationen
scubaboard-bonus = { $count } davon +{ $points }

## What happened

scubaboard-said-round-NORMAL = Runde { $round } beginnt.
scubaboard-said-round-FINAL = Runde { $round }: Die letzte Runde beginnt.
scubaboard-said-round-EXTRA1 = Runde { $round }: eine Zusatzrunde, denn es ist noch jemand unter Wasser.
scubaboard-said-round-EXTRA2 = Runde { $round }: die letzte Zusatzrunde, bevor das Boot abfährt.
scubaboard-said-round-ALONE = Runde { $round }: allein unter Wasser, ohne Boot.
scubaboard-said-TurnBegan = { $name } ist am Zug.
scubaboard-said-CurrentDeckShuffled = Die benutzten Strömungskarten werden gemischt.
scubaboard-said-EventDeckShuffled = Die benutzten Ereigniskarten werden gemischt.
scubaboard-said-current = Strömung: { $parts }
scubaboard-said-calm = Strömung: Nichts bewegt sich.
scubaboard-said-carried = Sie trägt { $names } mit.
scubaboard-said-drift = { $count ->
        [one] { $count } Tier treibt weiter.
       *[other] { $count } Tiere treiben weiter.
    }
scubaboard-said-lost = { $count ->
        [one] { $count } davon verlässt den Plan.
       *[other] { $count } davon verlassen den Plan.
    }
scubaboard-said-Entered = { $name } springt bei Spalte { $column } ins Wasser.
scubaboard-said-Stepped = { $name } schwimmt weiter: { $place }.
scubaboard-said-Surfaced = { $name } taucht bei Spalte { $column } auf.
scubaboard-said-Boarded = { $name } steigt aufs Boot.
scubaboard-said-SteppedOff = { $name } geht wieder ins Wasser: { $place }.
scubaboard-said-TileFlipped = { $name } dreht ein Plättchen um: { $front }.
scubaboard-said-Discovered = { $name } entdeckt { $animal } und nimmt die Karte.
scubaboard-said-again = { $points ->
        [one] { $name } sieht wieder { $animal }: { $points } Punkt.
       *[other] { $name } sieht wieder { $animal }: { $points } Punkte.
    }
scubaboard-said-SeenByAll = Alle haben dieses Tier gesehen; es verlässt den Plan.
scubaboard-said-EventDrawn = Ereigniskarte: { $card }.
scubaboard-said-EventVoid = Beim Schnorcheln bewirkt sie nichts.
scubaboard-said-PlusTaken = { $points ->
        [one] { $name } gewinnt { $points } Punkt.
       *[other] { $name } gewinnt { $points } Punkte.
    }
scubaboard-said-minus-event = { $points ->
        [one] { $name } verliert { $points } Punkt.
       *[other] { $name } verliert { $points } Punkte.
    }
scubaboard-said-minus-deco = { $name } taucht mit einer Dekomarke auf: { $points } Minuspunkte.
scubaboard-said-minus-surface = { $name } ist weit vom Boot: { $points } Minuspunkte.
scubaboard-said-minus-solo = { $name } taucht allein: { $points } Minuspunkte.
scubaboard-said-minus-boat = Das Boot fährt ohne { $name } ab: { $points } Minuspunkte.
scubaboard-said-minus-depth = { $name } war zu tief: { $points } Minuspunkte.
scubaboard-said-AirLost = { $name } verbraucht { $units } Luft.
scubaboard-said-token-depth = { $name } ist zum ersten Mal unter 10 m und nimmt eine Dekomarke.
scubaboard-said-token-bottom = { $name } ist unter 40 m und nimmt eine Dekomarke.
scubaboard-said-token-ascent = { $name } steigt zu schnell auf und nimmt eine Dekomarke.
scubaboard-said-token-event = { $name } nimmt eine Dekomarke.
scubaboard-said-DecoShed = { $name } legt eine Dekomarke zurück.
scubaboard-said-Carried = Die Karte trägt den Taucher fort: { $place }.
scubaboard-said-DiverPushed = { $name } wird fortgetragen: { $place }.
scubaboard-said-AnimalPushed = Ein Tier wird fortgetragen: { $place }.
scubaboard-said-swept = Ein Tier wird vom Plan getragen.
scubaboard-said-opened = Ein Plättchen wird umgedreht: { $animal }.
scubaboard-said-closed = Ein offenes Tier wird zugedeckt: { $front }.
scubaboard-said-turned-away = Ein Plättchen wird umgedreht und verlässt das Spiel: { $front }.
scubaboard-said-TileRemoved = Ein verdecktes Plättchen verlässt ungesehen das Spiel.
scubaboard-said-DescentForbidden = In diesem Zug geht es nicht mehr tiefer.
scubaboard-said-Died = { $name } hat keine Luft mehr und stirbt.
scubaboard-said-ShotUp = { $name } hat keine Luft mehr und schießt nach oben: { $place }.
scubaboard-said-EndTriggered = Das Ende naht: Höchstens ein Taucher ist noch unter Wasser.
scubaboard-said-BoatLeft = Das Boot fährt ab.
scubaboard-said-PlayerLeft = { $name } verlässt das Spiel.
