# Brädet till The Divers på svenska. Spelaren är ”du”.
#
# Ord som i divers.ftl. Dykarna heter N1 till W3; rutor 6,5: kolumn, rad.

## Squares

diversboard-sea = Havet, { $size } gånger { $size } brickor, med kanten runt om
diversboard-square = Kolumn { $x }, rad { $y }: { $what }
diversboard-can-go = { $what }; { $diver } kan gå hit
diversboard-can-set = { $what }; båten kan ligga här
diversboard-can-choose = { $what }; välj { $divers }
diversboard-spot = { $square } ({ $patch })
diversboard-tuft = { $square }, tuva { $tuft }
diversboard-on-tuft = { $diver } på tuva { $tuft }
diversboard-coast = { $seat ->
        [N] norra kusten
        [E] östra kusten
        [S] södra kusten
       *[W] västra kusten
    }
diversboard-corner = hörn av kanten
diversboard-face-down = dold
diversboard-under = dold, under: { $patch }
diversboard-patch-sea = öppet hav
diversboard-patch-treasure = en bricka med { $number ->
        [one] { $number } skatt
       *[other] { $number } skatter
    }
diversboard-patch-island = ö
diversboard-patch-turtle = havssköldpadda
diversboard-patch-mud = dynga med { $number } tuvor
diversboard-patch-urchin = sjöborre
diversboard-patch-octopus = bläckfisk
diversboard-patch-current = ström mot { $ways }
diversboard-patch-eddy = virvel
diversboard-patch-anemone = havsanemon
diversboard-patch-seahorse = sjöhäst
diversboard-patch-stingray = stingrocka, stjärten mot { $ways }
diversboard-patch-goldfish = guldfisk
diversboard-patch-shark = haj
diversboard-way-N = norr
diversboard-way-NE = nordost
diversboard-way-E = öster
diversboard-way-SE = sydost
diversboard-way-S = söder
diversboard-way-SW = sydväst
diversboard-way-W = väster
diversboard-way-NW = nordväst
diversboard-treasures = { $number ->
        [one] { $number } skatt
       *[other] { $number } skatter
    }
diversboard-chest = skattkista
diversboard-chest-empty = tom skattkista
diversboard-a-treasure = en skatt

## What squares do

diversboard-about-ring = Här finns bara båtar och strandade dykare.
diversboard-about-boat = De som är ombord kan dyka i på brickan akter om båten; skatter ombord är i säkerhet.
diversboard-about-face-down = Ingen vet vad som ligger här förrän en dykare kommer. Ingen skatt får föras hit.
diversboard-about-sea = Ett drag kan sluta här.
diversboard-about-treasure = Här hittades skatter; varje drag kan ta med en.
diversboard-about-island = Dykare av en färg är säkra här. Ingen skatt får föras hit.
diversboard-about-turtle = Den här dykaren kan inte flyttas i din nästa tur; dina andra dykare kan det.
diversboard-about-mud = Varje tuva kostar ett drag och bär två: dykare eller skatter.
diversboard-about-urchin = Den som kommer hit sitter fast tills en skatt betalas.
diversboard-about-octopus = Den som kommer hit ensam hålls fast tills en annan dykare av samma färg kommer.
diversboard-about-current = För dykare vidare, en bricka i en pils riktning.
diversboard-about-eddy = För dykare vidare i den riktning de kom.
diversboard-about-anemone = Kastar dykare tillbaka över rutan de kom ifrån. Ingen går hit frivilligt.
diversboard-about-seahorse = Hoppar med dykaren: två rutor rakt fram och en åt sidan.
diversboard-about-stingray = Slungar dykare ut ur havet, dit stjärten pekar. Ingen går hit frivilligt.
diversboard-about-goldfish = Den som hittar den eller förs hit får en önskning: en gång ett drag vart som helst.
diversboard-about-shark = Äter den som kommer.

## Seats, boats, divers

diversboard-seat = { $seat ->
        [N] Nord
        [E] Öst
        [S] Syd
       *[W] Väst
    }
diversboard-boat-of = { $seat ->
        [N] båten Nord
        [E] båten Öst
        [S] båten Syd
       *[W] båten Väst
    }
diversboard-boat-hold = { diversboard-boat-of }, { $number ->
        [0] tomt lastrum
        [one] { $number } skatt i lastrummet
       *[other] { $number } skatter i lastrummet
    }
diversboard-in-boat = i { diversboard-boat-of }
diversboard-stranded = strandad på { $at }
diversboard-out = ute ur spelet
diversboard-flagged = { $diver } ({ $flags })
diversboard-flag-delayed = uppehållen av en sköldpadda
diversboard-flag-stuck = sitter fast på en sjöborre
diversboard-flag-caught = i en bläckfisks grepp
diversboard-flag-wish = har en önskning
diversboard-boats = Båtar
diversboard-crew = Dykare: { diversboard-seat }
diversboard-your-divers = Dina dykare: { $seat }
diversboard-team-NS = Nord och Syd
diversboard-team-EW = Öst och Väst
diversboard-salvaged = bärgade skatter
diversboard-to-move = vid draget
diversboard-wants-end = vill sluta
diversboard-undiscovered = { $number ->
        [0] Alla skatter är funna.
        [one] { $number } skatt är ännu dold.
       *[other] { $number } skatter är ännu dolda.
    }
diversboard-lost = { $number ->
        [one] { $number } är förlorad för alltid.
       *[other] { $number } är förlorade för alltid.
    }
diversboard-countdown = { $rounds ->
        [one] Spelet slutar om { $rounds } varv om det inte ger något.
       *[other] Spelet slutar om { $rounds } varv om de inte ger något.
    }

## What to do

diversboard-your-turn = Din tur ({ diversboard-seat }): vart ska { $diver }?
diversboard-your-turn-soon = Strax är det din tur ({ diversboard-seat }).
diversboard-your-pass = Din tur ({ diversboard-seat }): ingen kan röra sig.
diversboard-turn-of = { $name } ({ diversboard-seat }) är vid draget.
diversboard-places = { $name } lägger ut en båt: { diversboard-seat }.
diversboard-decides = { $name } måste bestämma något.
diversboard-over = Spelet är slut.
diversboard-clock = Tid kvar
diversboard-choose = Vad vill du göra vid { $square }?
diversboard-choose-diver = Välj { $diver } i stället
diversboard-cancel = Avbryt
diversboard-moves = { $number ->
        [one] { $number } drag för { $diver }
       *[other] { $number } drag för { $diver }
    }
diversboard-do-PlaceBoat = Båten till { $to }
diversboard-do-Step = { $diver } simmar till { $to }
diversboard-do-ride = { $diver } driver över { $over } till { $to }
diversboard-do-Tuft = { $diver } går vidare till { $to }
diversboard-do-Land = { $diver } dyker i vid { $to }
diversboard-do-Board = { $diver } klättrar ombord på { $to }
diversboard-do-Sail = { $diver } seglar båten till { $to }
diversboard-do-Walk = { $diver } går längs kanten till { $to }
diversboard-do-Wish = { $diver } önskar sig till { $to }
diversboard-do-Go = Vidare till { $to }
diversboard-do-Ransom = Köp { $diver } fri med en skatt ur { diversboard-boat-of }
diversboard-do-Pass = Passa
diversboard-laden = { $move }, med en skatt
diversboard-ask-PlaceBoat = Lägg din båt på en ruta längs din kust
diversboard-place-middle = I mitten
diversboard-ask-Go = { $diver } förs vidare. Vart?
diversboard-ask-Sink = För tungt på { $place }: vad sjunker i dyngan?
diversboard-ask-Drown = För många i { diversboard-boat-of }: vem går överbord?
diversboard-ask-Consent = Får { $diver } köpas fri med en skatt ur { diversboard-boat-of }?
diversboard-ask-Ransom = En lösensumma före ditt drag?
diversboard-ask-Pass = Ingen av dina dykare kan röra sig.
diversboard-pay = Betala
diversboard-not-pay = Betala inte
diversboard-agree-end = Vi slutar här
diversboard-play-on = Spela vidare ändå
diversboard-asks-end = { $names } vill sluta här. Och du?
diversboard-ask-EndHere = Spelet är avgjort: det som är kvar ändrar inte vem som vinner. Sluta här?
diversboard-end-here = Sluta här
diversboard-end-not = Spela vidare
diversboard-zoom = Havets storlek
diversboard-nearer = Närmare
diversboard-further = Längre bort
diversboard-closer = Hela havet; tryck för att komma närmare
diversboard-help = Så drar du
diversboard-help-press = Välj en dykare och sedan en ruta med gul ram; är den streckad slutar en ström där. Vägen ritas innan du går.
diversboard-help-keys = Tangenter: pilarna går från ruta till ruta, Enter trycker, 1 till 3 väljer dykare, M går till nästa ruta som kan nås, Escape stänger en fråga.

## What happened

diversboard-said-BoatPlaced = { diversboard-seat } lägger båten på { $at }.
diversboard-said-PlayBegan = { diversboard-seat } börjar.
diversboard-said-Passed = { diversboard-seat } passar.
diversboard-said-Moved = { $diver } kommer till { $to }.
diversboard-said-brought = { $diver } för en skatt till { $to }.
diversboard-said-walked = { $diver } går längs kanten till { $to }.
diversboard-said-Swept = { $diver } rycks med över { $over }.
diversboard-said-Turned = { $at } vänds: { $patch }.
diversboard-said-Stranded = { $diver } kastas ut ur havet och strandar på { $at }.
diversboard-said-Boarded = { $diver } klättrar ombord på { diversboard-boat-of }.
diversboard-said-salvaged = { $diver } för en skatt ombord på { diversboard-boat-of }.
diversboard-said-Sailed = { diversboard-seat } seglar till { $to }.
diversboard-said-Struck = { $diver } slås ut och får gå tillbaka till båten.
diversboard-said-Delayed = En havssköldpadda uppehåller { $diver }.
diversboard-said-Stuck = { $diver } fastnar på en sjöborre.
diversboard-said-Caught = En bläckfisk griper { $diver }.
diversboard-said-Freed = { $diver } är fri från bläckfisken.
diversboard-said-WishGained = Guldfisken ger { $diver } en önskning.
diversboard-said-WishUsed = { $diver } använder sin önskning.
diversboard-said-RansomAsked = { diversboard-seat } ombeds ge en skatt för att befria { $diver }.
diversboard-said-RansomRefused = { diversboard-seat } betalar inte.
diversboard-said-RansomPaid = { $lost ->
        [yes] En skatt ur { diversboard-boat-of } köper { $diver } fri och är förlorad.
       *[no] En skatt ur { diversboard-boat-of } köper { $diver } fri och ligger nu där.
    }
diversboard-said-TreasureSank = En skatt sjunker i dyngan vid { $at }.
diversboard-said-eaten = Hajen äter upp { $diver }.
diversboard-said-drowned = { $diver } drunknar.
diversboard-said-sunk = { $diver } sjunker i dyngan.
diversboard-said-loop = { $diver } driver runt, runt och är förlorad.
diversboard-said-Returned = Det finns ingen väg vidare: { $diver } går tillbaka. Plats: { $to }.
diversboard-said-EndWanted = { $name } kan tänka sig att sluta här.
diversboard-said-PlayWanted = { $name } vill spela vidare ändå.
diversboard-said-PlayedOn = { $name } spelar vidare, fast spelet är avgjort.
diversboard-said-GaveUp = { $name } ger upp.
diversboard-ended-all = Alla skatter är ombord eller förlorade.
diversboard-ended-divers = Ingen dykare är kvar.
diversboard-ended-passes = Ingen kan röra sig längre.
diversboard-ended-stall = Inget har gått framåt på länge.
diversboard-ended-first = En sida har så många skatter som behövs.
diversboard-ended-decided = Försprånget går inte att hämta in.
diversboard-ended-agreed = Alla vill sluta.
diversboard-ended-gave-up = En sida har gett upp.

## Notes on the animals, and tips

diversboard-know = Visste du?
diversboard-know-close = Stäng
diversboard-note-turtle = Havssköldpaddor kommer ofta tillbaka till just den strand där de kläcktes för att lägga sina ägg.
diversboard-note-urchin = En sjöborre går på hundratals små sugfötter och skrapar alger från klippan med fem tänder.
diversboard-note-octopus = En bläckfisk med åtta armar har tre hjärtan och blått blod, och de flesta nervcellerna sitter i armarna.
diversboard-note-anemone = En havsanemon är ett djur, inte en växt. Clownfiskar lever oskadda bland dess brännande armar.
diversboard-note-seahorse = Hos sjöhästar bär fadern äggen i en ficka tills ungarna kläcks.
diversboard-note-stingray = En stingrocka hittar sitt byte i sanden genom de svaga elektriska fält som allt levande har.
diversboard-note-goldfish = Guldfiskar har fötts upp i Kina i mer än tusen år. De ser färger och till och med lite ultraviolett ljus.
diversboard-note-shark = Hajar har inga ben utan brosk, och får nya tänder hela livet.
diversboard-tips = Åtta tips
diversboard-tip-1 = Leta först efter en skatt nära din båt: varje ruta på hemvägen kostar ett drag.
diversboard-tip-2 = Vänd brickor på utvägen, inte på hemvägen: ingen skatt får föras till en dold bricka.
diversboard-tip-3 = Lägg båten nära mitten av din kust. Den kan segla en dykare som kommer hem med en skatt till mötes.
diversboard-tip-4 = Dykare i en båt kan inte slås ut. Det kan inte heller en dykare på en ö.
diversboard-tip-5 = Kom ihåg vart strömmar och sjöhästar leder: när de ligger öppna sparar de många drag.
diversboard-tip-6 = Lämna ingen skatt där en fiende når den först. Slå honom: han börjar om från sin båt.
diversboard-tip-7 = Håll två dykare av en färg nära varandra: bara samma färg befriar från en bläckfisk.
diversboard-tip-8 = Räkna det som är kvar. Den som leder kan spela säkert; den som ligger efter måste vända brickor.
