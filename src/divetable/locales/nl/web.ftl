# De browserclient in het Nederlands.
#
# tafel: waar een spel gespeeld wordt; plaats: waar een speler zit; gastheer: wie de tafel opende
# luchtfiche: toont een getal, ligt op een niveau van het bord; veld: een stap van de dieptebaan

## Overal

web-title = Divetable
web-home = Begin
web-language = Taal
web-away = Geen verbinding. Nieuwe poging…
web-away-kept = Geen verbinding. Alles wordt nog verstuurd.
web-offline = Je bent offline.
web-offline-kept = Je bent offline. Alles wordt nog verstuurd.
web-try-now = Nu proberen
web-sending = Bezig met versturen…
web-too-fast = Iets te snel. Nieuwe poging…
web-no-connection = De server antwoordt niet. Controleer de verbinding en probeer het opnieuw.
web-rule = Regel { $rule }
web-why = Waarom? Regel { $rule }
web-rules = Regels
web-rules-of = { $game }: de regels
web-also = Menu
web-settings = Instellingen
web-settings-name = Je naam aan tafel
web-settings-speed = Snelheid van wat je ziet
web-settings-sound = Geluiden
web-settings-motion = Je apparaat vraagt om weinig beweging: alles wordt meteen getoond.
web-settings-kept = Wordt alleen in deze browser bewaard.
web-sound-off = Geluid uitzetten
web-sound-on = Geluid aanzetten
web-close = Sluiten
web-understood = Oké
web-skip = Naar de inhoud
web-keys = Toetsen
web-key-all-tab = Tab, Shift + Tab
web-does-all-tab = naar de volgende knop, en terug
web-key-all-press = Enter, spatie
web-does-all-press = drukt erop
web-key-all-escape = Escape
web-does-all-escape = sluit wat openging
web-key-all-help = ?
web-does-all-help = deze lijst
web-opening = Een ogenblik …
web-seconds = { $left } s

## Begin

web-welcome =
    { $games ->
        [3] Drie bordspellen over duiken
       *[other] { $games } bordspellen over duiken
    }
web-games = Spellen
web-players =
    { $kind ->
        [exactly] { $least } spelers
       *[between] { $least }–{ $most } spelers
    }
web-play-now = Speel nu tegen bots
web-play-now-game = Speel { $game } nu tegen bots
web-play-against = Je speelt tegen
web-new-table = Open een tafel
web-new-table-game = { $game }: open een tafel
web-learn = Leren
web-learn-game = Leer { $game }
web-join = Schuif aan
web-join-how = Plak de link of de code die je gekregen hebt.
web-join-go = Aanschuiven
web-your-tables = Jouw tafels
web-your-turn = Jouw beurt
web-phase-open = nog niet begonnen
web-phase-playing = bezig
web-phase-paused = gepauzeerd
web-recent = Laatst gespeeld

## Een nieuwe tafel

web-name = Je naam
web-your-name = Duiker
web-seats = Spelers
web-options = Opties
web-options-usual = De gewone regels.
web-duration = Met { $seats } spelers ongeveer { $usual } minuten, bij tien seconden per beslissing; negen van de tien partijen duren korter dan { $most }.
web-options-change = Wijzigen
web-options-apply = Tafel wijzigen
web-options-leave = Zo laten
web-at-the-table = Aan tafel
web-setting-chat = Spelers kunnen chatten
web-setting-spectators = Anderen mogen toekijken
web-setting-practice = Om te oefenen
web-setting-sonar = Spelers mogen sonar gebruiken in plaats van het beeld
web-setting-hints = Hints: vraag wat een bot zou doen
web-hints-usual = zoals gewoonlijk: alleen en bij het oefenen
web-hints-on = aan
web-hints-off = uit
web-practice = Oefentafel
web-practice-help = Hier mag je alles terugnemen.
web-setting-bots_explain = Bots zeggen tijdens het spel wat ze dachten
web-setting-bot_pace = Hoe snel bots hun zetten doen
web-bot-pace-calm = rustig
web-bot-pace-normal = gewoon
web-bot-pace-instant = meteen
web-setting-time = Tijd per beslissing
web-setting-seconds = { $unit ->
        [none] zonder limiet
        [days] { $number ->
            [one] { $number } dag, per correspondentie
           *[other] { $number } dagen, per correspondentie
        }
        [minutes] { $number ->
            [one] { $number } minuut
           *[other] { $number } minuten
        }
       *[seconds] { $number } seconden
    }
web-setting-late = Als de tijd om is
web-setting-away = Als iemands verbinding wegvalt
web-late-wait = wachten
web-late-sit_out = overslaan
web-late-bot = een bot beslist
web-create = Open de tafel
web-options-different = { $kind ->
        [different] Deze tafel speelt anders dan gewoonlijk:
       *[other] Deze tafel speelt „{ $called }”, anders dan gewoonlijk:
    }
web-options-more = { $changed ->
        [0] Meer opties
       *[other] Meer opties ({ $changed } gewijzigd)
    }
web-options-players = Spelers
web-options-time = Tijd
web-options-variants = Varianten
web-options-house = Huisregels
web-option-on = aan
web-option-off = uit
web-option-own = eigen
web-option-ours = van ons
web-option-player = speler { $number }
web-option-lot = door loting
web-option-chance = door het toeval
web-option-none = geen
web-option-other = een ander getal …
web-option-needs = Alleen met „{ $option }”.
web-option-rule = Regel { $rule }
web-option-dropped = „{ $option }” past niet meer en is weer gewoon. { $why }
web-option-file = Een bestand kiezen …
web-option-file-of = { $option }: een bestand kiezen
web-option-back = Weer die van ons
web-option-no-json = { $file } kan niet worden gelezen: het is geen JSON.
web-sets = Je eigen sets
web-sets-changed = gewijzigd
web-sets-keep = Deze opties bewaren als
web-sets-name = een naam, zoals vrijdagavond
web-sets-keep-it = Bewaren
web-sets-forget = „{ $name }” vergeten
web-youngest = Wie is de jongste?
web-youngest-help = Als twee van jullie dezelfde metgezel willen, krijgt de jongste hem. Tik jullie namen aan, de jongste eerst.
web-youngest-chance = Nu beslist het toeval.
web-youngest-next = En wie is daarna de jongste?
web-youngest-known = Goed. De jongste krijgt de metgezel.
web-youngest-leave = Laat het toeval beslissen
web-invitation =
    Kom met me duiken! { $game }: { $address }
    { $kind ->
        [usual] Aan deze tafel gelden de gewone regels.
        [called] Deze tafel speelt met „{ $called }”, anders dan gewoonlijk: { $about }.
       *[different] Deze tafel speelt anders dan gewoonlijk: { $about }.
    }
web-invitation-read = De uitnodiging lezen
web-invitation-send = De uitnodiging versturen
web-option-fixed = Met deze instellingen is het altijd zo.

## Voor het begin

web-no-table = Deze tafel bestaat niet of staat niet voor je open.
web-seats-title = Plaatsen
web-seat-open = Plaats { $number } is vrij
web-seat-mate = samen met { $name }
web-you = jij
web-here = aanwezig
web-not-here = afwezig
web-take = Ga zitten
web-take-seat = Neem plaats { $number }
web-move-here = Verhuis hierheen
web-seat-bot-at = Plaats { $number }: { $name }
web-bots = Bots
web-bots-fill = Vul de tafel met bots
web-level-random = toeval
    .help = Heeft geen enkel plan en doet zomaar iets wat mag. Om dingen uit te proberen.
web-level-novice = beginner
    .help = Een heremietkreeft die pas heeft leren duiken: gokt veel en vergist zich vaak.
web-level-casual = ontspannen
    .help = Een otter die voor de lol speelt: verstandige zetten en af en toe een foutje. Een goed begin.
web-level-skilled = bedreven
    .help = Een pinguïn met veel ervaring: denkt vooruit en vergist zich zelden.
web-level-expert = sterk
    .help = Een walrus die alle zeeën heeft gezien: kijkt ver vooruit en is moeilijk te verslaan.
web-level-master = meester
    .help = Een potvis, en niemand duikt dieper: de beste die we hebben, en die neemt de tijd.
web-strength = bot, sterkte { $strength } van 5
web-strength-none = bot, speelt op goed geluk
web-stood-in-getting-ready = { $name } maakt zich nog klaar en speelt op gevoel.
web-stood-in-late = { $name } dacht te lang na; dit was een snelle zet.
web-stood-in-failed = Er ging iets mis toen { $name } nadacht; dit was een snelle zet.
web-free = Verwijder
web-free-seat = Maak de plaats van { $name } vrij
web-leave-seat = Sta op
web-start = Begin het spel
web-start-when-full = Je kunt beginnen als alle plaatsen bezet zijn.
web-host-starts = De gastheer begint het spel.
web-begun = Het spel is begonnen.
web-invite = Nodig anderen uit
web-link-invite = Om te spelen
web-link-watch = Om toe te kijken
web-link-screen = Voor een gedeeld scherm
web-link-seat = Om op een ander apparaat verder te spelen, één keer
web-move-seat = Op een ander apparaat verder spelen
web-qr = QR-code: { $link }
web-copy = Kopieer
web-copy-link = Kopieer de link: { $link }
web-copied = Gekopieerd
web-chat = Chat
web-chat-say = Schrijf een bericht
web-chat-send = Stuur
web-chat-sending = wordt verstuurd…
web-chat-kept = wordt nog verstuurd
web-seat-link = Een plaats voor dit apparaat
web-seat-link-about = Deze link verhuist een plaats naar dit apparaat. Hij werkt één keer; het andere apparaat verliest de plaats.
web-seat-link-take = Neem de plaats over

## Tijdens en na een spel

web-players-title = Spelers
web-has-left = is weg
web-looking-on = Je kijkt toe
web-paused = Het spel is gepauzeerd.
web-log = Wat er gebeurde
web-wait = Wacht op de anderen.
web-plain-title = Jouw mogelijkheden
web-plain-about = Dit spel heeft nog geen getekend bord; met deze knoppen kun je alles doen.
web-ask-pause = Pauze
web-ask-resume = Verder spelen
web-ask-undo = Terugnemen
web-ask-rematch = Revanche
web-asked-pause = { $name } wil een pauze.
web-asked-resume = { $name } wil verder spelen.
web-asked-undo = { $name } wil een zet terugnemen.
web-asked-swap = { $name } wil van plaats wisselen.
web-asked-rematch = { $name } wil een revanche.
web-waiting-consent = Wachten op de anderen …
web-withdraw-request = Laat maar
web-agree = Akkoord
web-refuse = Nee
web-agreed = { $name } is akkoord.
web-declined = { $name } zegt nee.
web-taken-back = { $name } nam een zet terug.
web-went-away = { $name } is weg.
web-came-back = { $name } is terug.
web-credited = De server was { $time } weg. Intussen liep er geen klok.
web-resign = Opgeven
web-resign-sure = Echt stoppen
web-resign-not = Blijven
web-winners = { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen!
    }
web-draw = Gelijkspel tussen { $names }.
web-nobody-won = Niemand wint.
web-dead = verdronken
web-winner = Winnaar
web-player = Speler
web-score = Punten
web-to-rematch = Naar de revanche
web-replay = Herhaling
web-replay-title = { $game }: herhaling
web-no-replay = Deze link opent geen herhaling.
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-next = Eén stap verder
web-replay-last = Naar het einde
web-replay-step = Stap { $step } van { $last }
web-replay-slider = Stap
web-replay-eyes = Door wiens ogen
web-replay-public = Die van iedereen
web-replay-record = Download het verslag
web-replay-share = Deel dit spel
web-replay-play = Afspelen
web-replay-stop = Stoppen
web-replay-about-eyes = Door de ogen van een speler zie je wat die toen wist, en niets anders.
web-replay-all = Van wie alles weet
web-replay-about-all = Je ziet alles, ook wat toen niemand aan tafel wist.
web-replay-data = De gegevens van dit moment
web-record = Een bewaard spel bekijken
web-record-how = Het verslag van een spel is een bestand dat je na afloop hebt gedownload. Het wordt hier getoond en nergens bewaard.
web-record-choose = Kies een bestand…
web-summary-rounds = Ronde voor ronde
web-summary-round = Ronde

## Dive

web-dive-shark = haai
web-dive-clear = geen haai
web-dive-nothing = niets
web-dive-helper-green = groene schildpad
web-dive-helper-red = rode schildpad
web-dive-helper-manta = manta
web-dive-chief = Het dorpshoofd
web-dive-chief-speed = Niveau { $level }: snelheid { $speed }
web-dive-chief-hidden = De kaart van het dorpshoofd wordt omgedraaid als alle borden open liggen.
web-dive-bubble = luchtbel
web-dive-round = Ronde { $round }
web-dive-phase-choosing = De metgezellen worden gekozen.
web-dive-phase-programming = De duikers leggen hun lucht.
web-dive-phase-diving = De duik is bezig.
web-dive-phase-axolotl = Nu mag de axolotl gespeeld worden.
web-dive-phase-suspended = Al drie rondes heeft niemand gedoken.
web-dive-phase-over = Het spel is afgelopen.
web-dive-you-thinking = Kijk in het water en leg je lucht.
web-dive-you-ready = Je bent klaar. Wacht op de anderen.
web-dive-you-locked = Je bord ligt vast.
web-dive-you-gone = Je hebt dit spel verlaten.
web-dive-ocean = De stapel oceaankaarten, van boven gezien
web-dive-ocean-how = Beweeg de muis, sleep met een vinger opzij (of houd hem even stil en sleep dan vrij) of druk op de pijltjestoetsen om van een andere kant te kijken. R draait het beeld.
web-dive-viewpoint = Kijkpunt: kolom { $column } van { $grid }, rij { $row } van { $grid }
web-dive-picture-coming = De afbeelding wordt gemaakt…
web-dive-magnifier = Vergrootglas
web-dive-turn = Draaien
web-dive-turn-help = Draai het beeld een kwartslag (R)
web-dive-tilt = Kantelen
web-dive-tilt-help = Kijk van een andere kant door de telefoon te kantelen
web-dive-light = Licht
web-dive-light-above = Van boven
web-dive-light-below = Van onderen
web-dive-light-north = Van de verre rand
web-dive-light-east = Van rechts
web-dive-light-south = Van de nabije rand
web-dive-light-west = Van links
web-dive-light-torch = Zaklamp
web-dive-sonar-lines = Wat de sonar hoort
web-sonar-on = gebruikt sonar
web-dive-cards-left = { $count ->
        [one] { $count } kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
web-dive-history = Weggenomen kaarten tot nu toe
web-dive-track = De dieptebaan: kalm water tot veld 15, dan diep water, doel op veld 23
web-dive-divers = Duikers
web-dive-field = Veld { $field }
web-dive-to-field = naar veld { $field }
web-dive-status-thinking = denkt na
web-dive-status-ready = klaar
web-dive-status-locked = ligt vast
web-dive-status-gone = weg
web-dive-has-picked = heeft gekozen
web-dive-holds-breath = houdt de adem in
web-dive-used = { $companion } (gebruikt)
web-dive-announced = { $name } gebruikt { $companion }
web-dive-my-board = Mijn bord
web-dive-how = Kies een luchtfiche en dan een niveau, of sleep het erheen. Met het toetsenbord: 1 tot 5 legt het, 0 neemt het terug, S draait het niveau.
web-dive-choose-level = Waar moet lucht { $token } heen?
web-dive-token = Lucht { $token }, naast het bord
web-dive-token-on = Lucht { $token }, op niveau { $level }, { $side }
web-dive-level = Niveau { $level }
web-dive-put = Leg lucht { $token } op niveau { $level }
web-dive-put-here = Leg hier
web-dive-side = Niveau { $level } toont de haai
web-dive-beside = Lucht naast het bord
web-dive-take-back = Neem lucht { $token } terug
web-dive-all-laid = Alle lucht is gelegd.
web-dive-laid = Lucht { $token } ligt op niveau { $level }, { $side }.
web-dive-taken-back = Lucht { $token } ligt weer naast het bord.
web-dive-flipped = Niveau { $level } toont nu: { $side }.
web-dive-clownfish-here = De clownsvis
web-dive-clownfish-under = Clownsvis onder
web-dive-anglerfish-side = Zeeduivel als zesde niveau
web-dive-not-used = nu niet
web-dive-ready = Klaar
web-dive-withdraw = Toch niet klaar
web-dive-pick = Kies je metgezel
web-dive-you-picked = Je koos { $companion }. Wacht op de anderen.
web-dive-use = Gebruik { $companion }
web-dive-use-for = Gebruik { $companion } met { $target }
web-dive-do-HoldBreath = Houd je adem in
web-dive-do-Breathe = Adem
web-dive-do-PlayAxolotl = Speel de axolotl
web-dive-do-DeclineAxolotl = Nu niet
web-dive-do-Resume = Verder duiken
web-dive-octopus = Leg de octopus op de stapel
web-dive-octopus-where = Waar de octopus komt te liggen
web-dive-octopus-x = Links of rechts
web-dive-octopus-y = Boven of onder
web-dive-octopus-angle = Draaien
web-dive-octopus-put = Leg hem neer
web-dive-clock-close = Borden open over
web-dive-clock-orca = De orca telt af
web-dive-clock-breathe_in = Adem in
web-dive-clock-axolotl = Tijd om te beslissen
web-dive-clock-fugu = De fugu blijft
web-dive-clock-timer = Resterende tijd
web-dive-reveal = De duik
web-dive-card = Niveau
web-dive-skip = Overslaan
web-dive-continue = Verder
web-dive-show-last = Toon de laatste duik
web-dive-right = juist
web-dive-wrong = fout
web-dive-speed-sum = snelheid { $speed }
web-dive-why-nobody = Niemand had het goed: niemand krijgt hulp.
web-dive-why-tie = Niemand was alleen de snelste: niemand krijgt hulp.
web-dive-speed = Snelheid van de duik
web-speed-slow = langzaam
web-speed-normal = gewoon
web-speed-fast = snel
web-speed-instant = meteen
web-companion-octopus = Leg hem op de stapel: hij verbergt een stuk van het water voor iedereen.
web-companion-orca = Telt tien seconden af; daarna mag niemand nog iets veranderen.
web-companion-anglerfish = Met op elk van je vijf niveaus een luchtfiche: een zesde niveau voor jou, en daar ben jij de snelste.
web-companion-giant_turtle = Groene schildpadden brengen je deze ronde één veld verder.
web-companion-clownfish = Een van je niveaus krijgt in het geheim drie snelheid extra.
web-companion-dolphins = Geef de kleine dolfijn aan iemand: maakt die geen fout, dan ga jij een veld vooruit.
web-companion-white_shark = Bij het uitrusten gaan anderen die een fout maakten niet vooruit (schildpadden dragen hen wel); maakte geen van hen een fout, dan ga jij niet vooruit.
web-companion-axolotl = Na het uitrusten gaat elke andere duiker op een oneven veld twee velden terug.
web-companion-fugu = Iedereen houdt de adem in; wie ademt, mag niets meer leggen.
web-companion-narwhal = Schildpadden dragen deze ronde alle anderen achteruit.
web-dive-said-PicksShown = De metgezellen worden getoond.
web-dive-said-RoundBegan = Ronde { $round } begint.
web-dive-said-Readied = { $name } is klaar.
web-dive-said-ReadyWithdrawn = { $name } is toch niet klaar.
web-dive-said-BreathTaken = { $name } houdt de adem in.
web-dive-said-AxolotlAsked = { $name } mag de axolotl spelen.
web-dive-said-AxolotlPlayed = { $name } speelt de axolotl.
web-dive-said-AxolotlDeclined = { $name } speelt de axolotl niet.
web-dive-said-TableResumed = { $name } wekt de tafel.
web-dive-said-OctopusPlaced = { $name } legt de octopus op de stapel.
web-dive-said-PlayerLeft = { $name } verlaat het spel.
web-dive-said-CompanionAnnounced = { $name } gebruikt { $companion }.
web-dive-said-CompanionFor = { $name } gebruikt { $companion } met { $target }.
web-dive-said-FuguBegan = De fugu is er: adem in!
web-dive-said-BoardsRevealed = Alle borden liggen open.
web-dive-said-NobodyDived = Niemand duikt.
web-dive-said-TableSuspended = Al drie rondes heeft niemand gedoken; de tafel rust.
web-dive-said-Locked = Het bord van { $name } ligt vast: { $why }.
web-dive-locked-orca = de orca
web-dive-locked-fugu = de fugu
web-dive-locked-timer = de tijd is om
web-dive-locked-breath = buiten adem
web-dive-locked-connection = verbinding verbroken
web-dive-said-ChiefRevealed = Snelheden van het dorpshoofd: { $speeds }.
web-dive-said-LevelChecked = Niveau { $level }: { $content }.
web-dive-said-right = Juist: { $names }.
web-dive-said-wrong = Fout: { $names }.
web-dive-said-Helped = Hulp voor { $name } ({ $helper }), de snelste van wie het goed had: naar veld { $to }.
web-dive-said-StackRanOut = Voor niveau { $level } is er geen kaart meer.
web-dive-said-DolphinsPaid = De dolfijnen brengen { $name } naar veld { $to }.
web-dive-said-Rested = Uitrusten: { $moves }.
web-dive-said-moves = { $name } +{ $fields }
web-dive-said-nobody-moves = Uitrusten: niemand gaat vooruit.

## Wat dit apparaat is verteld

web-told = Wat is mijn apparaat verteld?
web-told-about = Alles wat de server voor deze beurt heeft gestuurd, woord voor woord. Een client die vals wil spelen, heeft niet meer dan dit.
web-told-absent = Wat er met opzet niet in staat
web-told-seat = Als { $name }
web-told-public = Wat iedereen te horen krijgt
web-told-copy-all = Alles kopiëren
web-absent-all-seed = Het getal waaruit al het toeval komt. Alleen het zegel wordt gestuurd, een hash; na het spel is die te controleren.
web-absent-all-others = Wat andere apparaten te horen krijgen en jij niet mag weten, en hoe vaak anderen in het geheim iets proberen.

## What bots think

web-hint = Wat zou een bot doen?
web-hint-thinking = Aan het nadenken …
web-hint-withdraw = Laat maar
web-hint-title = Een bot op jouw plaats, met wat jij weet
web-hint-close = Hint sluiten
web-hint-fold = De hele hint
web-dive-weighed-shark = { $level }: { $air } haai
web-dive-weighed-calm = { $level }: { $air } geen haai
web-bots-think = { $number ->
    [one] { $names } denkt nog na.
   *[other] { $names } denken nog na.
}
web-getting-ready = Voorbereiden op deze computer: { $percent }
web-getting-ready-bots = Tot dan spelen bots op gevoel.
web-getting-ready-picture = Tot dan beweegt het beeld niet.
web-bot-thought = Wat { $name } dacht ({ $level })
web-bot-thoughts = Wat de bots dachten
web-bot-no-thought = Over deze stap dacht geen bot na.
web-bot-thought-of = { $at } van { $count }
web-bot-thought-previous = De gedachte ervoor
web-bot-thought-next = De volgende gedachte
web-bot-why-line = { $line } Wat de bot dacht

## Hulpmiddelen, oefenen en geleende ogen

web-hints-allowed = Iedereen mag om hints vragen.
web-hints-asked = hints: { $count }
web-hint-asked = { $name } vroeg om een hint.
web-result-practice = Dit was een oefentafel: alles mocht worden teruggenomen.
web-settings-access = Toegankelijkheid
web-settings-sonar = Sonar in plaats van het beeld
web-settings-sonar-help = Kun je het beeld van de stapel in Dive niet gebruiken, dan beschrijft de sonar elke diepte in woorden. ‘Bijna zeker’ klopt 99 van de 100 keer, ‘heel waarschijnlijk’ 9 van de 10, ‘waarschijnlijk’ 8 van de 10, ‘misschien’ 2 van de 3. Iedereen aan tafel ziet dat je hem gebruikt.
web-dive-sonar-not-here = Aan deze tafel is er geen sonar.
web-eyes-title = Door wiens ogen
web-eyes-lend = Laat toeschouwers door mijn ogen kijken
web-eyes-warning = Iedereen met de link voor toeschouwers ziet dan wat jij ziet, ook wat de andere spelers niet mogen weten. Een van hen kan het doorvertellen. Doe dit alleen met mensen die je vertrouwt.
web-eyes-lend-sure = Ja, laat ze kijken
web-eyes-lend-not = Mijn geheimen bewaren
web-eyes-open = Toeschouwers kunnen nu door jouw ogen kijken: ze zien al je geheimen.
web-eyes-close = Niet meer
web-eyes-lent = leent de ogen uit
web-eyes-look = Je kijkt mee
web-eyes-public = en ziet wat iedereen ziet
web-eyes-of = door de ogen van { $name }
