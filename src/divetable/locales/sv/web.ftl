# Webbklienten på svenska. Spelaren är ”du”.
#
# bord: där man spelar; plats: en spelares; värd: den som öppnade bordet
# luftbricka: visar en siffra och läggs på en nivå av spelplanen; ruta: ett steg på djupbanan

## Överallt

web-title = Divetable
web-home = Start
web-language = Språk
web-away = Ingen anslutning. Försöker igen …
web-away-kept = Ingen anslutning. Allt skickas senare.
web-offline = Du är offline.
web-offline-kept = Du är offline. Allt skickas senare.
web-try-now = Försök nu
web-sending = Skickar …
web-too-fast = Lite för snabbt. Försöker igen …
web-no-connection = Servern svarar inte. Kontrollera anslutningen och försök igen.
web-rule = Regel { $rule }
web-why = Varför? Regel { $rule }
web-rules = Regler
web-rules-of = { $game }: reglerna
web-also = Meny
web-settings = Inställningar
web-settings-name = Ditt namn vid bordet
web-settings-speed = Hur fort allt visas
web-settings-sound = Ljud
web-settings-motion = Din enhet vill ha lite rörelse: allt visas på en gång.
web-settings-kept = Sparas bara i den här webbläsaren.
web-sound-off = Stäng av ljudet
web-sound-on = Sätt på ljudet
web-close = Stäng
web-understood = Okej
web-skip = Till innehållet
web-keys = Tangenter
web-key-all-tab = Tabb, skift + tabb
web-does-all-tab = vidare till nästa knapp, och tillbaka
web-key-all-press = Retur, mellanslag
web-does-all-press = trycker på den
web-key-all-escape = Escape
web-does-all-escape = stänger det som har öppnats
web-key-all-help = ?
web-does-all-help = den här listan
web-opening = Ett ögonblick …
web-seconds = { $left } s

## Start

web-welcome =
    { $games ->
        [3] Tre brädspel om dykning
       *[other] { $games } brädspel om dykning
    }
web-games = Spel
web-players =
    { $kind ->
        [exactly] { $least } spelare
       *[between] { $least }–{ $most } spelare
    }
web-play-now = Spela mot botar nu
web-play-now-game = Spela { $game } mot botar nu
web-play-against = Du spelar mot
web-new-table = Öppna ett bord
web-new-table-game = { $game }: öppna ett bord
web-learn = Lär dig
web-learn-game = Lär dig { $game }
web-join = Slå dig ner
web-join-how = Klistra in länken eller koden du har fått.
web-join-go = Gå dit
web-your-tables = Dina bord
web-your-turn = Din tur
web-phase-open = inte börjat
web-phase-playing = pågår
web-phase-paused = paus
web-recent = Senast spelat

## Ett nytt bord

web-name = Ditt namn
web-your-name = Dykare
web-seats = Spelare
web-options = Alternativ
web-options-usual = De vanliga reglerna.
web-duration = Med { $seats } spelare ungefär { $usual } minuter, med tio sekunder per beslut; nio partier av tio är kortare än { $most }.
web-options-change = Ändra
web-options-apply = Ändra bordet
web-options-leave = Låt det vara
web-at-the-table = Vid bordet
web-setting-chat = Man kan chatta vid bordet
web-setting-spectators = Andra får titta på
web-setting-practice = För övning
web-setting-sonar = Spelare får använda sonar i stället för bilden
web-setting-hints = Tips: fråga vad en bot skulle göra
web-hints-usual = som vanligt: ensam och vid övning
web-hints-on = på
web-hints-off = av
web-practice = Övningsbord
web-practice-help = Här får allt tas tillbaka.
web-setting-bots_explain = Botar säger under spelet vad de tänkte
web-setting-bot_pace = Hur fort botar gör sina drag
web-bot-pace-calm = lugnt
web-bot-pace-normal = lagom
web-bot-pace-instant = på en gång
web-setting-time = Tid för ett beslut
web-setting-seconds = { $unit ->
        [none] utan gräns
        [days] { $number ->
            [one] { $number } dag, som korrespondensspel
           *[other] { $number } dagar, som korrespondensspel
        }
        [minutes] { $number ->
            [one] { $number } minut
           *[other] { $number } minuter
        }
       *[seconds] { $number } sekunder
    }
web-setting-late = När tiden är ute
web-setting-away = När någons anslutning bryts
web-late-wait = vänta
web-late-sit_out = stå över
web-late-bot = en bot bestämmer
web-create = Öppna bordet
web-options-different = { $kind ->
        [different] Det här bordet spelar annorlunda än vanligt:
       *[other] Det här bordet spelar ”{ $called }”, annorlunda än vanligt:
    }
web-options-more = { $changed ->
        [0] Fler alternativ
       *[other] Fler alternativ ({ $changed } ändrade)
    }
web-options-players = Spelare
web-options-time = Tid
web-options-variants = Varianter
web-options-house = Husregler
web-option-on = på
web-option-off = av
web-option-own = egna
web-option-ours = våra
web-option-player = spelare { $number }
web-option-lot = genom lottning
web-option-chance = av slumpen
web-option-none = inga
web-option-other = ett annat tal …
web-option-needs = Bara med ”{ $option }”.
web-option-rule = Regel { $rule }
web-option-dropped = ”{ $option }” passar inte längre och är som vanligt igen. { $why }
web-option-file = Välj en fil …
web-option-file-of = { $option }: välj en fil
web-option-back = Ta våra igen
web-option-no-json = { $file } går inte att läsa: det är inte JSON.
web-sets = Dina egna uppsättningar
web-sets-changed = ändrad
web-sets-keep = Spara de här alternativen som
web-sets-name = ett namn, till exempel fredagskväll
web-sets-keep-it = Spara
web-sets-forget = Glöm ”{ $name }”
web-youngest = Vem är yngst?
web-youngest-help = Om två av er vill ha samma följeslagare får den yngre den. Tryck på era namn, den yngsta först.
web-youngest-chance = Just nu avgör slumpen.
web-youngest-next = Och vem är näst yngst?
web-youngest-known = Bra. Den yngre får följeslagaren.
web-youngest-leave = Låt slumpen avgöra
web-invitation =
    Kom och dyk med mig! { $game }: { $address }
    { $kind ->
        [usual] Det här bordet spelar med de vanliga reglerna.
        [called] Det här bordet spelar med ”{ $called }”, annorlunda än vanligt: { $about }.
       *[different] Det här bordet spelar annorlunda än vanligt: { $about }.
    }
web-invitation-read = Läs inbjudan
web-invitation-send = Skicka inbjudan
web-option-fixed = Med de här inställningarna är det alltid så.

## Före start

web-no-table = Bordet finns inte eller är inte öppet för dig.
web-seats-title = Platser
web-seat-open = Plats { $number } är ledig
web-seat-mate = tillsammans med { $name }
web-you = du
web-here = här
web-not-here = inte här
web-take = Sätt dig
web-take-seat = Ta plats { $number }
web-move-here = Flytta hit
web-seat-bot-at = Plats { $number }: { $name }
web-bots = Botar
web-bots-fill = Fyll bordet med botar
web-level-random = slump
    .help = Har ingen plan alls och gör vad som helst som är tillåtet. För att prova.
web-level-novice = nybörjare
    .help = En eremitkräfta som nyss har lärt sig dyka: gissar mycket och missar ofta.
web-level-casual = avslappnad
    .help = En utter som spelar för nöjes skull: vettiga drag och en och annan miss. En bra början.
web-level-skilled = skicklig
    .help = En pingvin med stor vana: tänker framåt och missar sällan.
web-level-expert = vass
    .help = En valross som har sett alla hav: ser långt framåt och är svår att slå.
web-level-master = mästare
    .help = En kaskelot, och ingen dyker djupare: det bästa vi har, och den tar god tid på sig.
web-strength = bot, styrka { $strength } av 5
web-strength-none = bot, spelar på måfå
web-stood-in-getting-ready = { $name } gör sig fortfarande redo och spelar på känsla.
web-stood-in-late = { $name } tänkte för länge; det här var ett snabbt drag.
web-stood-in-failed = Något gick fel när { $name } tänkte; det här var ett snabbt drag.
web-free = Ta bort
web-free-seat = Gör { $name }s plats ledig
web-leave-seat = Res dig
web-start = Börja spela
web-start-when-full = Det går att börja när alla platser är tagna.
web-host-starts = Värden startar spelet.
web-begun = Spelet har börjat.
web-invite = Bjud in andra
web-link-invite = För att spela
web-link-watch = För att titta på
web-link-screen = För en gemensam skärm
web-link-seat = För att fortsätta på en annan enhet, en gång
web-move-seat = Fortsätt på en annan enhet
web-qr = QR-kod: { $link }
web-copy = Kopiera
web-copy-link = Kopiera länken: { $link }
web-copied = Kopierad
web-chat = Chatt
web-chat-say = Skriv ett meddelande
web-chat-send = Skicka
web-chat-sending = skickas …
web-chat-kept = skickas senare
web-seat-link = En plats för den här enheten
web-seat-link-about = Länken flyttar en plats till den här enheten. Den gäller en gång; den andra enheten förlorar platsen.
web-seat-link-take = Ta över platsen

## Under och efter ett spel

web-players-title = Spelare
web-has-left = har gått
web-looking-on = Du tittar på
web-paused = Spelet är pausat.
web-log = Vad som hände
web-wait = Vänta på de andra.
web-plain-title = Dina val
web-plain-about = Det här spelet har inget tecknat bräde än; allt går att göra med knapparna.
web-ask-pause = Paus
web-ask-resume = Spela vidare
web-ask-undo = Ta tillbaka
web-ask-rematch = Revansch
web-asked-pause = { $name } vill ha en paus.
web-asked-resume = { $name } vill spela vidare.
web-asked-undo = { $name } vill ta tillbaka ett drag.
web-asked-swap = { $name } vill byta plats.
web-asked-rematch = { $name } vill ha revansch.
web-waiting-consent = Väntar på de andra …
web-withdraw-request = Strunt i det
web-agree = Gärna
web-refuse = Nej
web-agreed = { $name } går med på det.
web-declined = { $name } säger nej.
web-taken-back = { $name } tog tillbaka ett drag.
web-went-away = { $name } är borta.
web-came-back = { $name } är tillbaka.
web-credited = Servern var borta i { $time }. Ingen klocka gick under tiden.
web-resign = Ge upp
web-resign-sure = Lämna spelet på riktigt
web-resign-not = Stanna
web-winners = { $count ->
        [one] { $names } vinner!
       *[other] { $names } vinner tillsammans!
    }
web-draw = Oavgjort mellan { $names }.
web-nobody-won = Ingen vinner.
web-dead = drunknade
web-winner = Vinnare
web-player = Spelare
web-score = Poäng
web-to-rematch = Till revanschen
web-replay = Repris
web-replay-title = { $game }: repris
web-no-replay = Länken leder inte till någon repris.
web-replay-first = Till början
web-replay-back = Ett steg tillbaka
web-replay-next = Ett steg framåt
web-replay-last = Till slutet
web-replay-step = Steg { $step } av { $last }
web-replay-slider = Steg
web-replay-eyes = Med vems ögon
web-replay-public = Allas
web-replay-record = Ladda ner inspelningen
web-replay-share = Dela spelet
web-replay-play = Spela upp
web-replay-stop = Stanna
web-replay-about-eyes = Med en spelares ögon ser du vad den visste då, och inget annat.
web-replay-all = Den som vet allt
web-replay-about-all = Du ser allt, även det som ingen vid bordet visste då.
web-replay-data = Data för detta ögonblick
web-record = Titta på ett sparat spel
web-record-how = Inspelningen av ett spel är en fil som du laddade ner efteråt. Den visas här och sparas ingenstans.
web-record-choose = Välj en fil …
web-summary-rounds = Runda för runda
web-summary-round = Runda

## Dive

web-dive-shark = haj
web-dive-clear = ingen haj
web-dive-nothing = ingenting
web-dive-helper-green = grön sköldpadda
web-dive-helper-red = röd sköldpadda
web-dive-helper-manta = manta
web-dive-chief = Byhövdingen
web-dive-chief-speed = Nivå { $level }: fart { $speed }
web-dive-chief-hidden = Hövdingens kort vänds när alla spelplaner är öppna.
web-dive-bubble = bubbla
web-dive-round = Runda { $round }
web-dive-phase-choosing = Följeslagarna väljs.
web-dive-phase-programming = Dykarna lägger ut sin luft.
web-dive-phase-diving = Dyket pågår.
web-dive-phase-axolotl = Nu får axolotln spelas.
web-dive-phase-suspended = Ingen har dykt på tre rundor.
web-dive-phase-over = Spelet är slut.
web-dive-you-thinking = Titta ner i vattnet och lägg ut din luft.
web-dive-you-ready = Du är klar. Vänta på de andra.
web-dive-you-locked = Din spelplan är låst.
web-dive-you-gone = Du har lämnat spelet.
web-dive-ocean = Stapeln med havskort, sedd uppifrån
web-dive-ocean-how = Rör pekaren, dra fingret åt sidan (eller håll det stilla först och dra sedan fritt) eller tryck på piltangenterna för att titta från en annan sida. R vrider bilden.
web-dive-viewpoint = Synvinkel: kolumn { $column } av { $grid }, rad { $row } av { $grid }
web-dive-picture-coming = Bilden håller på att göras…
web-dive-magnifier = Förstoringsglas
web-dive-turn = Vrid
web-dive-turn-help = Vrid bilden ett kvarts varv (R)
web-dive-tilt = Luta
web-dive-tilt-help = Titta från en annan sida genom att luta telefonen
web-dive-light = Ljus
web-dive-light-above = Uppifrån
web-dive-light-below = Nedifrån
web-dive-light-north = Från bortre kanten
web-dive-light-east = Från höger
web-dive-light-south = Från närmaste kanten
web-dive-light-west = Från vänster
web-dive-light-torch = Ficklampa
web-dive-sonar-lines = Vad sonaren hör
web-sonar-on = använder sonar
web-dive-cards-left = { $count ->
        [one] { $count } kort i stapeln
       *[other] { $count } kort i stapeln
    }
web-dive-history = Kort som tagits bort hittills
web-dive-track = Djupbanan: lugnt vatten till ruta 15, sedan djupt vatten, mål på ruta 23
web-dive-divers = Dykare
web-dive-field = Ruta { $field }
web-dive-to-field = till ruta { $field }
web-dive-status-thinking = funderar
web-dive-status-ready = klar
web-dive-status-locked = låst
web-dive-status-gone = borta
web-dive-has-picked = har valt
web-dive-holds-breath = håller andan
web-dive-used = { $companion } (använd)
web-dive-announced = { $name } använder ”{ $companion }”
web-dive-my-board = Min spelplan
web-dive-how = Välj en luftbricka och sedan en nivå, eller dra den dit. På tangentbordet: 1 till 5 lägger den, 0 tar tillbaka den, S vänder nivån.
web-dive-choose-level = Vart ska luft { $token }?
web-dive-token = Luft { $token }, bredvid spelplanen
web-dive-token-on = Luft { $token }, på nivå { $level }, { $side }
web-dive-level = Nivå { $level }
web-dive-put = Lägg luft { $token } på nivå { $level }
web-dive-put-here = Lägg här
web-dive-side = Nivå { $level } visar hajen
web-dive-beside = Luft bredvid spelplanen
web-dive-take-back = Ta tillbaka luft { $token }
web-dive-all-laid = All luft är utlagd.
web-dive-laid = Luft { $token } ligger på nivå { $level }, { $side }.
web-dive-taken-back = Luft { $token } ligger bredvid spelplanen igen.
web-dive-flipped = Nivå { $level } visar nu: { $side }.
web-dive-clownfish-here = Clownfisken
web-dive-clownfish-under = Clownfisk under
web-dive-anglerfish-side = Marulk som sjätte nivå
web-dive-not-used = inte nu
web-dive-ready = Klar
web-dive-withdraw = Inte klar ändå
web-dive-pick = Välj din följeslagare
web-dive-you-picked = Du valde ”{ $companion }”. Vänta på de andra.
web-dive-use = Använd ”{ $companion }”
web-dive-use-for = Använd ”{ $companion }” med { $target }
web-dive-do-HoldBreath = Håll andan
web-dive-do-Breathe = Andas
web-dive-do-PlayAxolotl = Spela axolotln
web-dive-do-DeclineAxolotl = Inte nu
web-dive-do-Resume = Dyk vidare
web-dive-octopus = Lägg bläckfisken på stapeln
web-dive-octopus-where = Här kommer bläckfisken att ligga
web-dive-octopus-x = Vänster eller höger
web-dive-octopus-y = Upp eller ner
web-dive-octopus-angle = Vrid
web-dive-octopus-put = Lägg ner den
web-dive-clock-close = Spelplanerna öppnas om
web-dive-clock-orca = Späckhuggaren räknar
web-dive-clock-breathe_in = Andas in
web-dive-clock-axolotl = Tid att bestämma sig
web-dive-clock-fugu = Fugun stannar
web-dive-clock-timer = Tid kvar
web-dive-reveal = Dyket
web-dive-card = Nivå
web-dive-skip = Hoppa över
web-dive-continue = Fortsätt
web-dive-show-last = Visa senaste dyket
web-dive-right = rätt
web-dive-wrong = fel
web-dive-speed-sum = fart { $speed }
web-dive-why-nobody = Ingen hade rätt: ingen får hjälp.
web-dive-why-tie = Ingen var ensam snabbast: ingen får hjälp.
web-dive-speed = Dykets hastighet
web-speed-slow = långsamt
web-speed-normal = lagom
web-speed-fast = snabbt
web-speed-instant = på en gång
web-companion-octopus = Lägg den på stapeln: den döljer en del av vattnet för alla.
web-companion-orca = Räknar ner tio sekunder; sedan får ingen ändra något.
web-companion-anglerfish = Med en bricka på var och en av dina fem nivåer: en sjätte nivå för dig, och där är du snabbast.
web-companion-giant_turtle = Gröna sköldpaddor bär dig en ruta längre den här rundan.
web-companion-clownfish = En av dina nivåer får i hemlighet tre mer i fart.
web-companion-dolphins = Ge den lilla delfinen till någon: gör den inget fel går du fram en ruta.
web-companion-white_shark = I vilan går andra som gjort fel inte framåt (sköldpaddor bär dem ändå); har ingen av dem gjort fel går du inte framåt.
web-companion-axolotl = Efter vilan går varje annan dykare på en udda ruta tillbaka två.
web-companion-fugu = Alla håller andan; den som andas får inte lägga mer.
web-companion-narwhal = Sköldpaddor bär alla andra bakåt den här rundan.
web-dive-said-PicksShown = Följeslagarna visas.
web-dive-said-RoundBegan = Runda { $round } börjar.
web-dive-said-Readied = { $name } är klar.
web-dive-said-ReadyWithdrawn = { $name } är inte klar ändå.
web-dive-said-BreathTaken = { $name } håller andan.
web-dive-said-AxolotlAsked = { $name } får spela axolotln.
web-dive-said-AxolotlPlayed = { $name } spelar axolotln.
web-dive-said-AxolotlDeclined = { $name } spelar inte axolotln.
web-dive-said-TableResumed = { $name } väcker bordet.
web-dive-said-OctopusPlaced = { $name } lägger bläckfisken på stapeln.
web-dive-said-PlayerLeft = { $name } lämnar spelet.
web-dive-said-CompanionAnnounced = { $name } använder ”{ $companion }”.
web-dive-said-CompanionFor = { $name } använder ”{ $companion }” med { $target }.
web-dive-said-FuguBegan = Fugun är här: andas in!
web-dive-said-BoardsRevealed = Alla spelplaner är öppna.
web-dive-said-NobodyDived = Ingen dyker.
web-dive-said-TableSuspended = Ingen har dykt på tre rundor; bordet vilar.
web-dive-said-Locked = Spelplanen för { $name } är låst: { $why }.
web-dive-locked-orca = späckhuggaren
web-dive-locked-fugu = fugun
web-dive-locked-timer = tiden är ute
web-dive-locked-breath = andan är slut
web-dive-locked-connection = anslutningen bröts
web-dive-said-ChiefRevealed = Hövdingens farter: { $speeds }.
web-dive-said-LevelChecked = Nivå { $level }: { $content }.
web-dive-said-right = Rätt: { $names }.
web-dive-said-wrong = Fel: { $names }.
web-dive-said-Helped = Hjälp till { $name } ({ $helper }), snabbast av dem som hade rätt: till ruta { $to }.
web-dive-said-StackRanOut = Det finns inget kort kvar för nivå { $level }.
web-dive-said-DolphinsPaid = Delfinerna bär { $name } till ruta { $to }.
web-dive-said-Rested = Vila: { $moves }.
web-dive-said-moves = { $name } +{ $fields }
web-dive-said-nobody-moves = Vila: ingen går framåt.

## Vad den här enheten har fått veta

web-told = Vad har min enhet fått veta?
web-told-about = Allt som servern har skickat för det här draget, ord för ord. En klient som ville fuska hade inte mer än det här.
web-told-absent = Vad som med flit inte finns med
web-told-seat = Som { $name }
web-told-public = Vad alla får veta
web-told-copy-all = Kopiera allt
web-absent-all-seed = Talet som all slump kommer ur. Bara dess sigill skickas, en hash; efter spelet kan den kontrolleras.
web-absent-all-others = Vad andra enheter får veta som du inte får veta, och hur ofta andra prövar något i hemlighet.

## What bots think

web-hint = Vad skulle en bot göra?
web-hint-thinking = Tänker …
web-hint-withdraw = Strunta i det
web-hint-title = En bot på din plats, med det du vet
web-hint-close = Stäng tipset
web-hint-fold = Hela tipset
web-dive-weighed-shark = { $level }: { $air } haj
web-dive-weighed-calm = { $level }: { $air } ingen haj
web-bots-think = { $number ->
    [one] { $names } tänker fortfarande.
   *[other] { $names } tänker fortfarande.
}
web-getting-ready = Förbereder på den här datorn: { $percent }
web-getting-ready-bots = Till dess spelar botarna på känsla.
web-getting-ready-picture = Till dess rör sig bilden inte.
web-bot-thought = Vad { $name } tänkte ({ $level })
web-bot-thoughts = Vad botarna tänkte
web-bot-no-thought = Ingen bot tänkte över det här steget.
web-bot-thought-of = { $at } av { $count }
web-bot-thought-previous = Tanken före
web-bot-thought-next = Nästa tanke
web-bot-why-line = { $line } Vad boten tänkte

## Hjälpmedel, övning och lånade ögon

web-hints-allowed = Alla får be om tips.
web-hints-asked = tips: { $count }
web-hint-asked = { $name } bad om ett tips.
web-result-practice = Det här var ett övningsbord: allt fick tas tillbaka.
web-settings-access = Tillgänglighet
web-settings-sonar = Sonar i stället för bilden
web-settings-sonar-help = Om du inte kan använda bilden av högen i Dive beskriver sonaren varje djup i ord. ”Nästan säkert” stämmer 99 gånger av 100, ”mycket troligt” 9 av 10, ”troligen” 8 av 10, ”kanske” 2 av 3. Alla vid bordet ser att du använder den.
web-dive-sonar-not-here = Vid det här bordet finns ingen sonar.
web-eyes-title = Med vems ögon
web-eyes-lend = Låt åskådare se med mina ögon
web-eyes-warning = Alla som har åskådarlänken ser då det du ser, även det som de andra inte får veta. Någon av dem kan föra det vidare. Gör det bara med människor du litar på.
web-eyes-lend-sure = Ja, låt dem se
web-eyes-lend-not = Behåll mina hemligheter
web-eyes-open = Åskådare kan nu se med dina ögon: de ser alla dina hemligheter.
web-eyes-close = Inte längre
web-eyes-lent = lånar ut sina ögon
web-eyes-look = Du tittar på
web-eyes-public = och ser det alla ser
web-eyes-of = med { $name }s ögon
