# Dive på svenska. Spelaren är ”du”; följeslagares namn står inom ” ” i en mening.
#
# token: bricka; shark / no shark: haj / ingen haj
# level: nivå; board: spelplan; filled: belagd
# program: program; draft: utkast
# ready: klar; withdraw: ta tillbaka; locked: låst
# companion: följeslagare; expansion: expansion; announce: tillkännage
# chief: byhövding; chief card: hövdingkort; ocean card: havskort
# seat: plats; table: bord; round: runda; stack: kortstapel
# rest: vila; practice: övning; set-up: förberedelser
# children's version: barnversion

## Things named in refusals

dive-name-octopus = Jättebläckfisk
dive-name-orca = Späckhuggare
dive-name-anglerfish = Marulk
dive-name-giant_turtle = Grön jättesköldpadda
dive-name-clownfish = Clownfisk
dive-name-dolphins = Delfiner
dive-name-white_shark = Vithaj
dive-name-axolotl = Axolotl
dive-name-fugu = Fugu
dive-name-narwhal = Narval
dive-name-or = eller
dive-name-to = till
dive-name-a-number = ett tal
dive-name-a-whole-number = ett heltal
dive-name-or-all-seats-in-their-order = eller alla platser i ordning

## Refusals

dive-gap = nivå { $gap } är tom men inte nivå { $below }; fyll nivåerna uppifrån och ner
dive-too-deep = det finns ingen nivå { $level } för brickor; ett program har högst fem nivåer
dive-no-such-token = det finns ingen bricka { $token }; du har 1, 2, 3, 4 och 5
dive-token-twice = bricka { $token } ligger där två gånger; du har bara en av varje
dive-no-token = din spelplan är tom; lägg minst en bricka på nivå 1
dive-all-tokens = vid det här bordet lägger man alla fem brickorna och du har bara lagt { $used ->
        [one] en
       *[other] { $used }
    }; lägg resten också
dive-children-stack = i barnversionen ligger det bara en bricka på varje nivå
dive-children-five = i barnversionen får alla fem nivåerna en bricka; { $levels ->
        [0] ingen nivå har någon än
        [one] hittills har bara en nivå fått sin
       *[other] hittills har bara { $levels } nivåer fått sin
    }
dive-not-programming = det gör man under programmeringen; vänta på nästa runda
dive-already-ready = du är klar; ta tillbaka det först om du vill ändra något
dive-not-ready = du har inte sagt att du är klar, så det finns inget att ta tillbaka
dive-locked = ditt program är låst den här rundan
dive-no-such-clock = ingen klocka med nummer { $number } är i gång
dive-nothing-to-cut = plats { $seat } har inget öppet program att avbryta
dive-only-the-table = det är bara bordet självt som meddelar sådant
dive-no-companions = du har ingen följeslagare i det här spelet
dive-unknown-companion = det finns ingen följeslagare ”{ $companion }”; välj bland: { $offered }
dive-not-with-chief = ”{ $companion }” får inte användas mot byhövdingen; välj bland: { $offered }
dive-needs-opponent = ”{ $companion }” går inte att ha när du spelar ensam; välj bland: { $offered }
dive-needs-presence = ”{ $companion }” kräver att alla sitter vid bordet samtidigt; välj bland: { $offered }
dive-expansion-off = ”{ $companion }” hör till expansionen, och den är avstängd; välj bland: { $offered }
dive-taken = någon har redan ”{ $companion }”; välj bland: { $offered }
dive-not-choosing = följeslagare väljer man bara under förberedelserna
dive-already-picked = du har redan valt; vänta på de andra
dive-not-yours = du har inte ”{ $companion }”; din följeslagare: { $own }
dive-used-up = du har redan använt ”{ $companion }”; det går bara en gång per spel
dive-is-secret = ”{ $companion }” tillkännages inte; lägg brickan på din spelplan som en del av programmet
dive-is-placed = bläckfisken tillkännages inte; säg var på kortstapeln den ligger
dive-not-announced = axolotln tillkännages inte; den spelas efter vilan
dive-clownfish-place = clownfisken ska ligga under en nivå med en bricka, och nivå { $level } har ingen
dive-anglerfish-place = marulken kräver en bricka på var och en av de fem nivåerna; { $levels ->
        [0] ingen nivå har någon än
        [one] hittills har bara en nivå fått sin
       *[other] hittills har bara { $levels } nivåer fått sin
    }
dive-octopus-place = bläckfisken måste ligga helt på kortet: vid { $angle } grader går x och y från { $least } till { $most }
dive-dolphins-target = ge den lilla delfinen till en annan spelare: plats { $seats }
dive-no-target = ”{ $companion }” har inget mål; utelämna det
dive-fugu-runs = alla håller redan andan
dive-breathing-in = andas in först: programmeringen fortsätter strax
dive-no-fugu = ingen fugu är i spel, så andas som du vill
dive-too-late-to-breathe-in = det är för sent att ta ett andetag nu
dive-holds-already = du håller redan andan
dive-holds-nothing = du håller inte andan
dive-no-window = axolotln spelas efter vilan, när ägaren får frågan
dive-not-asked = plats { $seat } har fått frågan om axolotln; vänta
dive-not-suspended = bordet är inte pausat
dive-suspended = ingen har dykt på tre rundor; återuppta bordet först
dive-no-such-seat = det finns ingen plats { $seat } vid det här bordet
dive-has-left = du har lämnat det här spelet
dive-over = spelet är slut
dive-malformed = det är inget drag i Dive ({ $problem }); se protokollet
dive-players = Dive är för 1 till 4 spelare, inte { $players }
dive-unknown-option = det finns inget alternativ { $option }; alternativ: { $known }
dive-bad-setting = { $option } kan inte vara { $given }; tillåtet: { $allowed }
dive-bad-priority = companion_priority är { $given }; ange var och en av platserna { $seats } en gång
dive-children-companions = barnversionen spelas utan följeslagare; stäng av det ena
dive-children-chief = barnversionen spelas av två till fyra utan byhövdingen; stäng av det ena
dive-practice-others = övning är för en spelare, inte { $players }
dive-practice-chief = övning sker utan byhövdingen; stäng av det ena
dive-companions-off = { $option } kräver följeslagare; slå på dem också
dive-bad-card-file = det här är inga kort: { $problem }
dive-bad-ocean-cards = de här havskorten går inte att använda: { $problems }
dive-bad-chief-cards = de här hövdingkorten går inte att använda: { $problems }
dive-bad-position = den här ställningen går inte att ställa upp: { $problem }
