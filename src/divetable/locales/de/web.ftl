# Der Browser-Client auf Deutsch.
#
# Tisch: wo gespielt wird; Platz: wo jemand sitzt; Gastgeber: wer den Tisch eröffnet hat
# Luftplättchen: zeigt eine Zahl und liegt auf einer Ebene des Tableaus; Feld: ein Schritt der Tiefenleiste

## Überall

web-title = Divetable
web-home = Start
web-language = Sprache
web-away = Keine Verbindung. Neuer Versuch …
web-away-kept = Keine Verbindung. Alles wird nachgesendet.
web-offline = Du bist offline.
web-offline-kept = Du bist offline. Alles wird nachgesendet.
web-try-now = Jetzt versuchen
web-sending = Wird gesendet …
web-too-fast = Etwas zu schnell. Neuer Versuch …
web-no-connection = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-rule = Regel { $rule }
web-why = Warum? Regel { $rule }
web-rules = Regeln
web-rules-of = { $game }: die Regeln
web-also = Menü
web-settings = Einstellungen
web-settings-name = Dein Name am Tisch
web-settings-speed = Tempo der Vorgänge
web-settings-sound = Klänge
web-settings-motion = Dein Gerät wünscht wenig Bewegung: Alles wird sofort gezeigt.
web-settings-kept = Bleibt nur in diesem Browser.
web-sound-off = Ton ausschalten
web-sound-on = Ton einschalten
web-close = Schließen
web-understood = Verstanden
web-skip = Zum Inhalt
web-keys = Tasten
web-key-all-tab = Tab, Umschalt + Tab
web-does-all-tab = weiter zum nächsten Bedienfeld und zurück
web-key-all-press = Eingabe, Leertaste
web-does-all-press = drückt es
web-key-all-escape = Escape
web-does-all-escape = schließt, was sich geöffnet hat
web-key-all-help = ?
web-does-all-help = diese Liste
web-opening = Einen Moment …
web-seconds = { $left } s

## Start

web-welcome =
    { $games ->
        [3] Drei Brettspiele über das Tauchen
       *[other] { $games } Brettspiele über das Tauchen
    }
web-games = Spiele
web-players =
    { $kind ->
        [exactly] { $least } Personen
       *[between] { $least }–{ $most } Personen
    }
web-play-now = Jetzt gegen Bots spielen
web-play-now-game = { $game } jetzt gegen Bots spielen
web-play-against = Du spielst gegen
web-new-table = Tisch eröffnen
web-new-table-game = { $game }: Tisch eröffnen
web-learn = Lernen
web-learn-game = { $game } lernen
web-join = An einen Tisch setzen
web-join-how = Füge den Link oder den Code ein, den du bekommen hast.
web-join-go = Dazusetzen
web-your-tables = Deine Tische
web-your-turn = Du bist dran
web-phase-open = noch nicht begonnen
web-phase-playing = läuft
web-phase-paused = Pause
web-recent = Zuletzt gespielt

## Ein neuer Tisch

web-name = Dein Name
web-your-name = Tauchgast
web-seats = Mitspielende
web-options = Optionen
web-options-usual = Die üblichen Regeln.
web-duration = Mit { $seats } Personen etwa { $usual } Minuten, bei zehn Sekunden je Entscheidung; neun von zehn Partien dauern kürzer als { $most }.
web-options-change = Ändern
web-options-apply = Tisch ändern
web-options-leave = So lassen
web-at-the-table = Am Tisch
web-setting-chat = Am Tisch kann geplaudert werden
web-setting-spectators = Andere dürfen zusehen
web-setting-practice = Zum Üben
web-setting-sonar = Sonar statt des Bildes ist erlaubt
web-setting-hints = Tipps: fragen, was ein Bot täte
web-hints-usual = wie üblich: allein und beim Üben
web-hints-on = an
web-hints-off = aus
web-practice = Übungstisch
web-practice-help = Hier darf alles zurückgenommen werden.
web-setting-bots_explain = Bots sagen schon im Spiel, was sie gedacht haben
web-setting-bot_pace = Wie schnell Bots ziehen
web-bot-pace-calm = gemütlich
web-bot-pace-normal = normal
web-bot-pace-instant = sofort
web-setting-time = Zeit für eine Entscheidung
web-setting-seconds = { $unit ->
        [none] ohne Grenze
        [days] { $number ->
            [one] { $number } Tag, als Fernpartie
           *[other] { $number } Tage, als Fernpartie
        }
        [minutes] { $number ->
            [one] { $number } Minute
           *[other] { $number } Minuten
        }
       *[seconds] { $number } Sekunden
    }
web-setting-late = Wenn die Zeit um ist
web-setting-away = Wenn eine Verbindung abreißt
web-late-wait = warten
web-late-sit_out = aussetzen
web-late-bot = ein Bot entscheidet
web-create = Tisch eröffnen
web-options-different = { $kind ->
        [different] An diesem Tisch ist anders als üblich:
       *[other] An diesem Tisch wird „{ $called }“ gespielt, anders als üblich:
    }
web-options-more = { $changed ->
        [0] Weitere Optionen
       *[other] Weitere Optionen ({ $changed } geändert)
    }
web-options-players = Spieler
web-options-time = Zeit
web-options-variants = Varianten
web-options-house = Hausregeln
web-option-on = an
web-option-off = aus
web-option-own = eigene
web-option-ours = unsere
web-option-player = Spieler { $number }
web-option-lot = durch das Los
web-option-chance = durch Zufall
web-option-none = keine
web-option-other = eine andere Zahl …
web-option-needs = Nur mit „{ $option }“.
web-option-rule = Regel { $rule }
web-option-dropped = „{ $option }“ passt nicht mehr und ist wieder wie üblich. { $why }
web-option-file = Datei wählen …
web-option-file-of = { $option }: Datei wählen
web-option-back = Wieder unsere nehmen
web-option-no-json = { $file } ist nicht lesbar: Das ist kein JSON.
web-sets = Deine eigenen Sätze
web-sets-changed = geändert
web-sets-keep = Diese Optionen behalten als
web-sets-name = ein Name, etwa Freitagabend
web-sets-keep-it = Behalten
web-sets-forget = „{ $name }“ vergessen
web-youngest = Wer ist am jüngsten?
web-youngest-help = Wenn zwei von euch denselben Gefährten wollen, bekommt ihn, wer jünger ist. Tippt eure Namen an, die Jüngsten zuerst.
web-youngest-chance = Noch entscheidet der Zufall.
web-youngest-next = Und wer ist als Nächstes am jüngsten?
web-youngest-known = Gut. Wer jünger ist, bekommt den Gefährten.
web-youngest-leave = Den Zufall entscheiden lassen
web-invitation =
    Komm mit mir tauchen! { $game }: { $address }
    { $kind ->
        [usual] An diesem Tisch gelten die üblichen Regeln.
        [called] An diesem Tisch wird mit „{ $called }“ gespielt, anders als üblich: { $about }.
       *[different] An diesem Tisch ist anders als üblich: { $about }.
    }
web-invitation-read = Die Einladung lesen
web-invitation-send = Die Einladung verschicken
web-option-fixed = Mit diesen Einstellungen ist es immer so.

## Vor dem Beginn

web-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
web-seats-title = Plätze
web-seat-open = Platz { $number } ist frei
web-seat-mate = zusammen mit { $name }
web-you = du
web-here = da
web-not-here = nicht da
web-take = Hinsetzen
web-take-seat = Platz { $number } nehmen
web-move-here = Hierher wechseln
web-seat-bot-at = Platz { $number }: { $name }
web-bots = Bots
web-bots-fill = Tisch mit Bots füllen
web-level-random = Zufall
    .help = Hat überhaupt keinen Plan und tut irgendetwas Erlaubtes. Zum Ausprobieren.
web-level-novice = unerfahren
    .help = Ein Einsiedlerkrebs, der gerade erst tauchen gelernt hat: rät viel und irrt sich oft.
web-level-casual = locker
    .help = Ein Otter, der zum Spaß spielt: vernünftige Züge und ab und zu ein Ausrutscher. Ein guter Anfang.
web-level-skilled = geübt
    .help = Ein Pinguin mit viel Übung: denkt voraus und irrt sich selten.
web-level-expert = stark
    .help = Ein Walross, das alle Meere gesehen hat: sieht weit voraus und ist schwer zu schlagen.
web-level-master = meisterlich
    .help = Ein Pottwal, und niemand taucht tiefer: das Beste, was wir haben, und er lässt sich Zeit.
web-strength = Bot, Stärke { $strength } von 5
web-strength-none = Bot, spielt auf gut Glück
web-stood-in-getting-ready = { $name } macht sich noch bereit und spielt aus dem Bauch heraus.
web-stood-in-late = { $name } hat zu lange überlegt; das war ein schneller Zug.
web-stood-in-failed = Beim Überlegen ging bei { $name } etwas schief; das war ein schneller Zug.
web-free = Entfernen
web-free-seat = Den Platz von { $name } freimachen
web-leave-seat = Aufstehen
web-start = Spiel beginnen
web-start-when-full = Es kann losgehen, wenn alle Plätze besetzt sind.
web-host-starts = Der Gastgeber beginnt das Spiel.
web-begun = Das Spiel hat begonnen.
web-invite = Andere einladen
web-link-invite = Zum Mitspielen
web-link-watch = Zum Zusehen
web-link-screen = Für einen gemeinsamen Bildschirm
web-link-seat = Um auf einem anderen Gerät weiterzuspielen, einmal
web-move-seat = Auf einem anderen Gerät weiterspielen
web-qr = QR-Code: { $link }
web-copy = Kopieren
web-copy-link = Link kopieren: { $link }
web-copied = Kopiert
web-chat = Gespräch
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-sending = wird gesendet …
web-chat-kept = wird nachgesendet
web-seat-link = Ein Platz für dieses Gerät
web-seat-link-about = Dieser Link holt einen Platz auf dieses Gerät. Er gilt einmal; das andere Gerät verliert den Platz.
web-seat-link-take = Platz übernehmen

## Während und nach einem Spiel

web-players-title = Am Spiel beteiligt
web-has-left = ausgestiegen
web-looking-on = Du siehst zu
web-paused = Das Spiel ist unterbrochen.
web-log = Was geschah
web-wait = Warte auf die anderen.
web-plain-title = Deine Möglichkeiten
web-plain-about = Für dieses Spiel gibt es noch kein gezeichnetes Brett; mit diesen Knöpfen geht alles.
web-ask-pause = Pause
web-ask-resume = Weiterspielen
web-ask-undo = Zurücknehmen
web-ask-rematch = Revanche
web-asked-pause = { $name } möchte eine Pause.
web-asked-resume = { $name } möchte weiterspielen.
web-asked-undo = { $name } möchte einen Zug zurücknehmen.
web-asked-swap = { $name } möchte den Platz tauschen.
web-asked-rematch = { $name } möchte eine Revanche.
web-waiting-consent = Warten auf die anderen …
web-withdraw-request = Doch nicht
web-agree = Einverstanden
web-refuse = Nein
web-agreed = { $name } ist einverstanden.
web-declined = { $name } sagt Nein.
web-taken-back = { $name } hat einen Zug zurückgenommen.
web-went-away = { $name } ist weg.
web-came-back = { $name } ist wieder da.
web-credited = Der Server war { $time } lang weg. Keine Uhr ist derweil gelaufen.
web-resign = Aufgeben
web-resign-sure = Wirklich aussteigen
web-resign-not = Bleiben
web-winners = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
web-draw = Unentschieden zwischen { $names }.
web-nobody-won = Niemand gewinnt.
web-dead = ertrunken
web-winner = Sieg
web-player = Name
web-score = Punkte
web-to-rematch = Zur Revanche
web-replay = Wiederholung
web-replay-title = { $game }: Wiederholung
web-no-replay = Dieser Link führt zu keiner Wiederholung.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-step = Schritt { $step } von { $last }
web-replay-slider = Schritt
web-replay-eyes = Mit wessen Augen
web-replay-public = Was alle sehen
web-replay-record = Aufzeichnung herunterladen
web-replay-share = Dieses Spiel teilen
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-about-eyes = Mit den Augen eines Spielers siehst du, was er damals wusste, und sonst nichts.
web-replay-all = Allwissend
web-replay-about-all = Du siehst alles, auch was damals niemand am Tisch wusste.
web-replay-data = Die Daten dieses Augenblicks
web-record = Ein gespeichertes Spiel ansehen
web-record-how = Die Aufzeichnung eines Spiels ist eine Datei, die du danach heruntergeladen hast. Sie wird hier gezeigt und nirgends aufbewahrt.
web-record-choose = Datei wählen …
web-summary-rounds = Runde für Runde
web-summary-round = Runde

## Dive

web-dive-shark = Hai
web-dive-clear = kein Hai
web-dive-nothing = nichts
web-dive-helper-green = grüne Schildkröte
web-dive-helper-red = rote Schildkröte
web-dive-helper-manta = Manta
web-dive-chief = Das Dorfoberhaupt
web-dive-chief-speed = Ebene { $level }: Tempo { $speed }
web-dive-chief-hidden = Die Karte des Dorfoberhaupts wird aufgedeckt, wenn alle Tableaus offen liegen.
web-dive-bubble = Luftblase
web-dive-round = Runde { $round }
web-dive-phase-choosing = Die Begleiter werden gewählt.
web-dive-phase-programming = Alle legen ihre Luft aus.
web-dive-phase-diving = Der Tauchgang läuft.
web-dive-phase-axolotl = Jetzt darf der Axolotl gespielt werden.
web-dive-phase-suspended = Seit drei Runden ist niemand getaucht.
web-dive-phase-over = Das Spiel ist zu Ende.
web-dive-you-thinking = Schau ins Wasser und lege deine Luft aus.
web-dive-you-ready = Du bist bereit. Warte auf die anderen.
web-dive-you-locked = Dein Tableau liegt fest.
web-dive-you-gone = Du bist ausgestiegen.
web-dive-ocean = Der Stapel der Ozeankarten, von oben gesehen
web-dive-ocean-how = Bewege den Zeiger, ziehe mit dem Finger zur Seite (oder halte ihn kurz still und ziehe dann frei) oder drücke die Pfeiltasten, um von einer anderen Seite zu schauen. R dreht das Bild.
web-dive-viewpoint = Blickpunkt: Spalte { $column } von { $grid }, Reihe { $row } von { $grid }
web-dive-picture-coming = Das Bild entsteht gerade…
web-dive-magnifier = Lupe
web-dive-turn = Drehen
web-dive-turn-help = Das Bild um ein Viertel drehen (R)
web-dive-tilt = Neigen
web-dive-tilt-help = Das Handy neigen, um von einer anderen Seite zu schauen
web-dive-light = Licht
web-dive-light-above = Von oben
web-dive-light-below = Von unten
web-dive-light-north = Vom fernen Rand
web-dive-light-east = Von rechts
web-dive-light-south = Vom nahen Rand
web-dive-light-west = Von links
web-dive-light-torch = Taschenlampe
web-dive-sonar-lines = Was das Sonar hört
web-sonar-on = benutzt Sonar
web-dive-cards-left = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-dive-history = Bisher abgehobene Karten
web-dive-track = Die Tiefenleiste: ruhiges Wasser bis Feld 15, dann tiefes Wasser, Ziel auf Feld 23
web-dive-divers = Tauchende
web-dive-field = Feld { $field }
web-dive-to-field = auf Feld { $field }
web-dive-status-thinking = überlegt
web-dive-status-ready = bereit
web-dive-status-locked = liegt fest
web-dive-status-gone = ausgestiegen
web-dive-has-picked = hat gewählt
web-dive-holds-breath = hält die Luft an
web-dive-used = { $companion } (verbraucht)
web-dive-announced = { $name } setzt ein: { $companion }
web-dive-my-board = Mein Tableau
web-dive-how = Wähle ein Luftplättchen und dann eine Ebene, oder ziehe es dorthin. Auf der Tastatur: 1 bis 5 legt es, 0 nimmt es zurück, S dreht die Ebene um.
web-dive-choose-level = Wohin soll Luft { $token }?
web-dive-token = Luft { $token }, neben dem Tableau
web-dive-token-on = Luft { $token }, auf Ebene { $level }, { $side }
web-dive-level = Ebene { $level }
web-dive-put = Luft { $token } auf Ebene { $level } legen
web-dive-put-here = Hierher
web-dive-side = Ebene { $level } zeigt den Hai
web-dive-beside = Luft neben dem Tableau
web-dive-take-back = Luft { $token } zurücknehmen
web-dive-all-laid = Alle Luft ist ausgelegt.
web-dive-laid = Luft { $token } liegt auf Ebene { $level }, { $side }.
web-dive-taken-back = Luft { $token } liegt wieder neben dem Tableau.
web-dive-flipped = Ebene { $level } zeigt jetzt: { $side }.
web-dive-clownfish-here = Die Clownfische
web-dive-clownfish-under = Clownfische unter
web-dive-anglerfish-side = Anglerfisch als sechste Ebene
web-dive-not-used = jetzt nicht
web-dive-ready = Bereit
web-dive-withdraw = Doch nicht bereit
web-dive-pick = Wähle deinen Begleiter
web-dive-you-picked = Deine Wahl: { $companion }. Warte auf die anderen.
web-dive-use = Einsetzen: { $companion }
web-dive-use-for = Einsetzen: { $companion }, mit { $target }
web-dive-do-HoldBreath = Luft anhalten
web-dive-do-Breathe = Atmen
web-dive-do-PlayAxolotl = Axolotl spielen
web-dive-do-DeclineAxolotl = Jetzt nicht
web-dive-do-Resume = Weitertauchen
web-dive-octopus = Lege den Kraken auf den Stapel
web-dive-octopus-where = Wo der Krake liegen wird
web-dive-octopus-x = Links oder rechts
web-dive-octopus-y = Oben oder unten
web-dive-octopus-angle = Drehen
web-dive-octopus-put = Hinlegen
web-dive-clock-close = Tableaus offen in
web-dive-clock-orca = Der Orca zählt
web-dive-clock-breathe_in = Einatmen
web-dive-clock-axolotl = Zeit für die Entscheidung
web-dive-clock-fugu = Der Fugu bleibt
web-dive-clock-timer = Restzeit
web-dive-reveal = Der Tauchgang
web-dive-card = Ebene
web-dive-skip = Überspringen
web-dive-continue = Weiter
web-dive-show-last = Letzten Tauchgang zeigen
web-dive-right = richtig
web-dive-wrong = falsch
web-dive-speed-sum = Tempo { $speed }
web-dive-why-nobody = Niemand lag richtig: niemandem wird geholfen.
web-dive-why-tie = Niemand war allein am schnellsten: niemandem wird geholfen.
web-dive-speed = Tempo der Tauchgänge
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-instant = sofort
web-companion-octopus = Lege ihn auf den Stapel: Er verdeckt allen einen Teil des Wassers.
web-companion-orca = Zählt zehn Sekunden herunter; danach darf niemand mehr etwas ändern.
web-companion-anglerfish = Mit einem Luftmarker auf jeder deiner fünf Ebenen: eine sechste Ebene für dich, und dort bist du am schnellsten.
web-companion-giant_turtle = Grüne Schildkröten bringen dich in dieser Runde ein Feld weiter.
web-companion-clownfish = Eine deiner Ebenen wird heimlich um drei schneller.
web-companion-dolphins = Gib den kleinen Delfin weiter: Bleibt die Person ohne Fehler, rückst du ein Feld vor.
web-companion-white_shark = Beim Ausruhen rückt nicht vor, wer von den anderen geirrt hat (Schildkröten tragen sie trotzdem); hat von ihnen niemand geirrt, rückst du nicht vor.
web-companion-axolotl = Nach dem Ausruhen gehen alle anderen, die auf einem ungeraden Feld stehen, zwei zurück.
web-companion-fugu = Alle halten die Luft an; wer atmet, darf nichts mehr legen.
web-companion-narwhal = Schildkröten tragen in dieser Runde alle anderen rückwärts.
web-dive-said-PicksShown = Die Begleiter werden gezeigt.
web-dive-said-RoundBegan = Runde { $round } beginnt.
web-dive-said-Readied = { $name } ist bereit.
web-dive-said-ReadyWithdrawn = { $name } ist doch nicht bereit.
web-dive-said-BreathTaken = { $name } hält die Luft an.
web-dive-said-AxolotlAsked = { $name } darf den Axolotl spielen.
web-dive-said-AxolotlPlayed = { $name } spielt den Axolotl.
web-dive-said-AxolotlDeclined = { $name } spielt den Axolotl nicht.
web-dive-said-TableResumed = { $name } weckt den Tisch.
web-dive-said-OctopusPlaced = { $name } legt den Kraken auf den Stapel.
web-dive-said-PlayerLeft = { $name } steigt aus.
web-dive-said-CompanionAnnounced = { $name } setzt ein: { $companion }.
web-dive-said-CompanionFor = { $name } setzt ein: { $companion }, mit { $target }.
web-dive-said-FuguBegan = Der Fugu ist da: einatmen!
web-dive-said-BoardsRevealed = Alle Tableaus liegen offen.
web-dive-said-NobodyDived = Niemand taucht.
web-dive-said-TableSuspended = Seit drei Runden ist niemand getaucht; der Tisch ruht.
web-dive-said-Locked = Das Tableau von { $name } liegt fest: { $why }.
web-dive-locked-orca = der Orca
web-dive-locked-fugu = der Fugu
web-dive-locked-timer = die Zeit ist um
web-dive-locked-breath = außer Atem
web-dive-locked-connection = Verbindung verloren
web-dive-said-ChiefRevealed = Tempo des Dorfoberhaupts: { $speeds }.
web-dive-said-LevelChecked = Ebene { $level }: { $content }.
web-dive-said-right = Richtig: { $names }.
web-dive-said-wrong = Falsch: { $names }.
web-dive-said-Helped = Am schnellsten von allen, die richtig lagen: { $name } kommt durch Hilfe ({ $helper }) auf Feld { $to }.
web-dive-said-StackRanOut = Für Ebene { $level } ist keine Karte mehr da.
web-dive-said-DolphinsPaid = Die Delfine bringen { $name } auf Feld { $to }.
web-dive-said-Rested = Ausruhen: { $moves }.
web-dive-said-moves = { $name } +{ $fields }
web-dive-said-nobody-moves = Ausruhen: Niemand rückt vor.

## Was diesem Gerät gesagt wurde

web-told = Was wurde meinem Gerät gesagt?
web-told-about = Alles, was der Server für diesen Zug geschickt hat, Wort für Wort. Mehr hätte auch ein Client nicht, der schummeln wollte.
web-told-absent = Was mit Absicht nicht darin steht
web-told-seat = Als { $name }
web-told-public = Was allen gesagt wird
web-told-copy-all = Alles kopieren
web-absent-all-seed = Die Zahl, aus der aller Zufall kommt. Geschickt wird nur ihr Siegel, ein Hash; nach dem Spiel lässt er sich prüfen.
web-absent-all-others = Was andere Geräte erfahren und du nicht wissen darfst, und wie oft andere heimlich etwas ausprobieren.

## What bots think

web-hint = Was würde ein Bot tun?
web-hint-thinking = Denkt nach …
web-hint-withdraw = Doch nicht
web-hint-title = Ein Bot an deiner Stelle, mit dem, was du weißt
web-hint-close = Tipp schließen
web-hint-fold = Der ganze Tipp
web-dive-weighed-shark = { $level }: { $air } Hai
web-dive-weighed-calm = { $level }: { $air } kein Hai
web-bots-think = { $number ->
    [one] { $names } denkt noch nach.
   *[other] { $names } denken noch nach.
}
web-getting-ready = Vorbereitung auf diesem Computer: { $percent }
web-getting-ready-bots = Bis dahin spielen Bots nach Gefühl.
web-getting-ready-picture = Bis dahin bewegt sich das Bild nicht.
web-bot-thought = Was { $name } gedacht hat ({ $level })
web-bot-thoughts = Was die Bots gedacht haben
web-bot-no-thought = Über diesen Schritt hat kein Bot nachgedacht.
web-bot-thought-of = { $at } von { $count }
web-bot-thought-previous = Der Gedanke davor
web-bot-thought-next = Der nächste Gedanke
web-bot-why-line = { $line } Was der Bot gedacht hat

## Hilfen, Üben und geliehene Augen

web-hints-allowed = Alle dürfen nach Tipps fragen.
web-hints-asked = Tipps: { $count }
web-hint-asked = { $name } hat nach einem Tipp gefragt.
web-result-practice = Das war ein Übungstisch: Alles durfte zurückgenommen werden.
web-settings-access = Barrierefreiheit
web-settings-sonar = Sonar statt des Bildes
web-settings-sonar-help = Wenn du das Bild des Stapels in Dive nicht nutzen kannst, beschreibt das Sonar jede Tiefe in Worten. „Fast sicher“ stimmt 99 von 100 Mal, „sehr wahrscheinlich“ 9 von 10 Mal, „wahrscheinlich“ 8 von 10 Mal, „vielleicht“ 2 von 3 Mal. Alle am Tisch sehen, dass du es benutzt.
web-dive-sonar-not-here = An diesem Tisch gibt es kein Sonar.
web-eyes-title = Durch wessen Augen
web-eyes-lend = Zuschauende durch meine Augen sehen lassen
web-eyes-warning = Alle mit dem Link zum Zuschauen sehen dann, was du siehst, auch was die anderen nicht wissen dürfen. Jemand könnte es weitersagen. Tu das nur mit Leuten, denen du vertraust.
web-eyes-lend-sure = Ja, sie dürfen zusehen
web-eyes-lend-not = Meine Geheimnisse behalten
web-eyes-open = Zuschauende können jetzt durch deine Augen sehen: Sie kennen alle deine Geheimnisse.
web-eyes-close = Nicht mehr
web-eyes-lent = leiht die eigenen Augen
web-eyes-look = Du siehst zu
web-eyes-public = und siehst, was alle sehen
web-eyes-of = durch die Augen von { $name }
