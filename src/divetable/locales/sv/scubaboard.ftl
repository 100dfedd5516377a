# Scubas spelplan i webbläsaren, på svenska. Begrepp som i scuba.ftl.

## Places and what lies there

scubaboard-sea = Havet
scubaboard-surface = Yta
scubaboard-boat = båt
scubaboard-place = { $top }-{ $bottom } m, kolumn { $column }
scubaboard-place-surface = ytan, kolumn { $column }
scubaboard-row = { $top }-{ $bottom } m djupt, ett drag som slutar här kostar { $units } luft
scubaboard-air-here = Ett drag som slutar här kostar { $units } luft.
scubaboard-about = { $what }: { $more }
scubaboard-nothing-here = bara vatten
scubaboard-covered-red = nedvänd röd bricka
scubaboard-covered-yellow = nedvänd gul bricka
scubaboard-covered-green = nedvänd grön bricka
scubaboard-covered-blue = nedvänd blå bricka
scubaboard-front-event = händelse
scubaboard-front-empty = tomt hav
scubaboard-seen-by = { $what } (sedd av { $names })
scubaboard-under = { $tile }, under: { $front }
scubaboard-next = Härnäst:
scubaboard-seen = Sedd av { $names }.
scubaboard-divers-here = här: { $names }
scubaboard-dust-here = uppvirvlad sand från { $names }
scubaboard-dust-blocks = Uppvirvlad sand från { $names }: den som kommer hit ser ingenting.
scubaboard-worth-dead = drunknade: inga poäng
scubaboard-worth = { $points } poäng

## Animals, as what somebody sees

scubaboard-a-sea_anemone = en havsanemon
scubaboard-a-gorgonian_sea_fan = en solfjäderskorall
scubaboard-a-stove_pipe_sponge = en rörsvamp
scubaboard-a-parrotfish = en papegojfisk
scubaboard-a-seahorse = en sjöhäst
scubaboard-a-clownfish = en clownfisk
scubaboard-a-blue_spotted_stingray = en blåfläckig stingrocka
scubaboard-a-branching_vase_sponge = en grenig bägarsvamp
scubaboard-a-moray_eel = en muräna
scubaboard-a-lionfish = en drakfisk
scubaboard-a-lemon_shark = en citronhaj
scubaboard-a-nurse_shark = en sköterskehaj
scubaboard-a-eagle_ray = en örnrocka
scubaboard-a-sea_turtle = en havssköldpadda
scubaboard-a-reef_manta_ray = en revmanta
scubaboard-a-hammerhead_shark = en hammarhaj
scubaboard-a-whale_shark = en valhaj
scubaboard-a-ocean_sunfish = en klumpfisk

## The round

scubaboard-round = Runda { $round }
scubaboard-phase-CLOSING = sedan en runda till
scubaboard-phase-FINAL = sista rundan
scubaboard-phase-EXTRA1 = första extrarundan
scubaboard-phase-EXTRA2 = sista extrarundan
scubaboard-phase-ALONE = båten har gett sig av
scubaboard-turn-of = Det är { $name } som är i tur.
scubaboard-your-turn = Det är din tur
scubaboard-over = Spelet är slut.
scubaboard-steps-left = { $count ->
        [0] inga steg kvar
       *[other] { $count } steg kvar
    }

## What can be done

scubaboard-ways = Simma
scubaboard-do-Enter = Hoppa i vid kolumn { $column }
scubaboard-do-Step-L = Simma åt vänster
scubaboard-do-Step-R = Simma åt höger
scubaboard-do-Step-U = Simma uppåt
scubaboard-do-Step-D = Simma nedåt
scubaboard-do-board = Klättra ombord: ditt drag slutar, du behåller allt du har hittat och får snorkla senare
scubaboard-do-board-final = Klättra ombord: ditt dyk är över och du behåller allt du har hittat
scubaboard-do-stay = Stanna på båten
scubaboard-do-off-L = Snorkla till vänster om båten
scubaboard-do-off-R = Snorkla till höger om båten
scubaboard-no-way-L = Vänster: går inte nu
scubaboard-no-way-R = Höger: går inte nu
scubaboard-no-way-U = Uppåt: går inte nu
scubaboard-no-way-D = Nedåt: går inte nu
scubaboard-left-that-way = ({ $count } steg kvar åt det hållet)
scubaboard-price-token = (du tar en dekomarkör)
scubaboard-price-points = (kostar minuspoäng för din dekomarkör)
scubaboard-price-end = (där slutar ditt drag)
scubaboard-do-Flip-red = Vänd den röda brickan
scubaboard-do-Flip-yellow = Vänd den gula brickan
scubaboard-do-Flip-green = Vänd den gröna brickan
scubaboard-do-Flip-blue = Vänd den blå brickan
scubaboard-do-Discover = upptäck { $animal }
scubaboard-do-Stop = Avsluta draget
scubaboard-do-Stop-paying = Avsluta draget ({ $units } luft)
scubaboard-do-Stop-deadly = Avsluta draget (din sista luft!)
scubaboard-do-GiveUp = Stanna nere för gott
scubaboard-do-SwimOn = Titta inte mer, simma vidare
scubaboard-do-Decline = Vänd ingen bricka
scubaboard-do-Head-L = Åt vänster
scubaboard-do-Head-R = Åt höger
scubaboard-do-Head-U = Uppåt
scubaboard-do-Head-D = Nedåt
scubaboard-do-MoveDiver = { $name } ({ $place })
scubaboard-do-PickTile = { $tile } ({ $place })
scubaboard-which = Vad vill du göra här?
scubaboard-sure = Är du säker?
scubaboard-not-now = Inte nu
scubaboard-as-list = Välj ur en lista med { $count }

## Event cards

scubaboard-event = Händelse
scubaboard-drawn-by = Kortet drogs av { $name }
scubaboard-ask-ChooseOption = Vilket väljer du?
scubaboard-ask-ChooseTarget = Vem eller vad ska flyttas? Välj på planen eller här.
scubaboard-ask-ChooseHeading = Åt vilket håll? Välj på planen eller här.
scubaboard-ask-ChooseTileToFlip = Vilken bricka vänder du? Välj den på planen.
scubaboard-ask-ChooseTileToRemove = Vilken nedvänd bricka lämnar spelet? Välj den på planen.
scubaboard-ask-LookOnTheWay = Du förs med. Tittar du på något längs vägen?
scubaboard-move-self = Din dykare förs { $way }.
scubaboard-move-anyDiver = En dykare du väljer förs { $way }.
scubaboard-move-fishOrDiver = Ett uppvänt djur eller en dykare du väljer förs { $way }.
scubaboard-move-all = Alla dykare förs { $way }.
scubaboard-move-dusty = Din egen dykare virvlar upp sand.
scubaboard-move-quiet = Ingen sand virvlas upp.
scubaboard-move-looking = Du får titta längs vägen.
scubaboard-move-blind = Du kan inte titta längs vägen.
scubaboard-air-self = Du förlorar { $units } luft.
scubaboard-air-all = Alla dykare under vatten förlorar { $units } luft.
scubaboard-gain = Du får { $points } poäng.
scubaboard-lose = Du förlorar { $points } poäng.
scubaboard-effect-choose = Välj: { $options }
scubaboard-effect-if = Om du är på 0-5 m och får gå upp: { $then } Annars: { $else }
scubaboard-effect-nothing = Inget händer.
scubaboard-effect-deco = Du tar en dekomarkör.
scubaboard-effect-surface = Du stiger till ytan.
scubaboard-effect-surfaceBoat = Du stiger upp, simmar till båten och klättrar ombord; ditt drag slutar.
scubaboard-effect-endTurn = Ditt drag är slut.
scubaboard-effect-noDescent = Du får inte gå djupare under det här draget.
scubaboard-effect-flipTile = Du får vända en valfri bricka.
scubaboard-effect-removeTile = Välj en nedvänd bricka; den lämnar spelet osedd.

## Current

scubaboard-current = Ström
scubaboard-no-current = Under första rundan finns ingen ström.
scubaboard-calm = Lugnt hav: inget rör sig.
scubaboard-drift-animals = Djur ({ $colours }): { $way }
scubaboard-drift-all = Alla djur: { $way }
scubaboard-drift-divers = Dykare: { $way }
scubaboard-drift-air-all = Alla under vatten förlorar { $units } luft
scubaboard-drift-air-self = Den som drog kortet förlorar { $units } luft under vattnet
scubaboard-currents-left = { $count } strömkort kvar, händelsekort:
scubaboard-deck-red = röda
scubaboard-deck-yellow = gula
scubaboard-deck-green = gröna
scubaboard-deck-blue = blå

## Divers

scubaboard-divers = Dykare
scubaboard-loc-WAIT = på båten
scubaboard-loc-SUB = under vatten
scubaboard-loc-SNORKEL = snorklar
scubaboard-loc-BOAT = tillbaka på båten
scubaboard-loc-DEAD = död
scubaboard-loc-SHOT = uppskjuten till ytan
scubaboard-start = börjar
scubaboard-start-help = Varje runda börjar med den här spelaren.
scubaboard-on-turn = i tur
scubaboard-air = { $units } av 20 luft kvar
scubaboard-tokens = { $count ->
        [one] { $count } dekomarkör
       *[other] { $count } dekomarkörer
    }
scubaboard-cards = { $count } djurkort
scubaboard-hidden = dolda poäng
scubaboard-animals = Djur som { $name } har sett
scubaboard-card = { $animal }, { $points } poäng
scubaboard-combination = { $animals }: +{ $bonus }
scubaboard-plus = { $points } plus
scubaboard-minus = { $points } minus
scubaboard-points = { $points } poäng hittills

## What tiles can be

scubaboard-legend = Vad kan finnas på brickorna?
scubaboard-legend-about = Ännu inte sedda, på planen eller utanför spelet:
scubaboard-combinations = Kombinationer
scubaboard-bonus = { $count } av dem +{ $points }

## What happened

scubaboard-said-round-NORMAL = Runda { $round } börjar.
scubaboard-said-round-FINAL = Runda { $round }: den sista rundan börjar.
scubaboard-said-round-EXTRA1 = Runda { $round }: en extrarunda, för någon är ännu under vatten.
scubaboard-said-round-EXTRA2 = Runda { $round }: den sista extrarundan innan båten ger sig av.
scubaboard-said-round-ALONE = Runda { $round }: ensam under vatten, utan båt.
scubaboard-said-TurnBegan = Det är { $name } som är i tur.
scubaboard-said-CurrentDeckShuffled = De använda strömkorten blandas.
scubaboard-said-EventDeckShuffled = De använda händelsekorten blandas.
scubaboard-said-current = Ström: { $parts }
scubaboard-said-calm = Ström: inget rör sig.
scubaboard-said-carried = Den för med sig { $names }.
scubaboard-said-drift = { $count } djur driver.
scubaboard-said-lost = { $count } av dem lämnar planen.
scubaboard-said-Entered = { $name } hoppar i vid kolumn { $column }.
scubaboard-said-Stepped = { $name } simmar till { $place }.
scubaboard-said-Surfaced = { $name } kommer upp vid kolumn { $column }.
scubaboard-said-Boarded = { $name } klättrar upp på båten.
scubaboard-said-SteppedOff = { $name } går i vattnet igen: { $place }.
scubaboard-said-TileFlipped = { $name } vänder en bricka: { $front }.
scubaboard-said-Discovered = { $name } upptäcker { $animal } och tar kortet.
scubaboard-said-again = { $name } ser { $animal } igen: { $points } poäng.
scubaboard-said-SeenByAll = Alla har sett det här djuret; det lämnar planen.
scubaboard-said-EventDrawn = Händelsekort: { $card }.
scubaboard-said-EventVoid = Det har ingen verkan på den som snorklar.
scubaboard-said-PlusTaken = { $name } får { $points } poäng.
scubaboard-said-minus-event = { $name } förlorar { $points } poäng.
scubaboard-said-minus-deco = { $name } kommer upp med en dekomarkör: { $points } minuspoäng.
scubaboard-said-minus-surface = { $name } är långt från båten: { $points } minuspoäng.
scubaboard-said-minus-solo = { $name } dyker ensam: { $points } minuspoäng.
scubaboard-said-minus-boat = Båten ger sig av utan { $name }: { $points } minuspoäng.
scubaboard-said-minus-depth = { $name } var för djupt nere: { $points } minuspoäng.
scubaboard-said-AirLost = { $name } använder { $units } luft.
scubaboard-said-token-depth = { $name } är under 10 m för första gången och tar en dekomarkör.
scubaboard-said-token-bottom = { $name } är under 40 m och tar en dekomarkör.
scubaboard-said-token-ascent = { $name } stiger för fort och tar en dekomarkör.
scubaboard-said-token-event = { $name } tar en dekomarkör.
scubaboard-said-DecoShed = { $name } lägger tillbaka en dekomarkör.
scubaboard-said-Carried = Dykaren förs till { $place }.
scubaboard-said-DiverPushed = { $name } förs till { $place }.
scubaboard-said-AnimalPushed = Ett djur förs till { $place }.
scubaboard-said-swept = Ett djur förs bort från planen.
scubaboard-said-opened = En bricka vänds: { $animal }.
scubaboard-said-closed = Ett uppvänt djur vänds ned: { $front }.
scubaboard-said-turned-away = En bricka vänds och lämnar spelet: { $front }.
scubaboard-said-TileRemoved = En nedvänd bricka lämnar spelet osedd.
scubaboard-said-DescentForbidden = Det går inte att gå djupare under det här draget.
scubaboard-said-Died = { $name } har ingen luft kvar och dör.
scubaboard-said-ShotUp = { $name } har ingen luft kvar och skjuts upp till { $place }.
scubaboard-said-EndTriggered = Slutet närmar sig: högst en dykare är ännu under vatten.
scubaboard-said-BoatLeft = Båten ger sig av.
scubaboard-said-PlayerLeft = { $name } lämnar spelet.
