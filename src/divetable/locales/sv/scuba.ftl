# Scuba på svenska. Spelaren är ”du”.
#
# tile: bricka; face down / open: nedvänd / uppvänd; disc: skiva
# current: ström; dust: uppvirvlad sand; deco token: dekomarkör
# movement points: rörelsepoäng; fast ascent: snabb uppstigning
# event card: händelsekort; data set: datauppsättning
# seat: plats; table: bord; turn: drag; boat: båt; surface: yta

## Things named in refusals

scuba-name-L = vänster
scuba-name-R = höger
scuba-name-U = uppåt
scuba-name-D = nedåt
scuba-name-or = eller
scuba-name-or-a-seat = eller en plats

## Refusals

scuba-enter-first = du står kvar på båten; gå först i vattnet: kolumn { $columns }
scuba-in-the-water = du är redan i vattnet; simma därifrån
scuba-wrong-column = kolumn { $column } ligger inte under båten; gå i vattnet i kolumn { $columns }
scuba-must-enter = du måste gå i vattnet i ditt första drag: kolumn { $columns }
scuba-someone-must-enter = ingen är under vattnet, så du kan inte vänta längre; gå i vattnet i kolumn { $columns }
scuba-no-points = dina 4 rörelsepoäng är slut; se dig omkring eller stanna
scuba-edge = där tar havet slut; simma åt ett annat håll
scuba-needs-a-step = att vända en bricka kräver ett steg: där ditt drag börjar upptäcker du bara djur; simma först
scuba-not-up-yet = i ditt första drag simmar du åt vänster, höger eller nedåt; uppåt går det från nästa drag
scuba-too-fast-up = du har redan stigit 2 rutor; mer får du inte stiga i ett drag
scuba-looked-before-ascent = en tredje ruta uppåt är en snabb uppstigning, och den är inte tillåten när du redan har tittat på en bricka
scuba-against-the-current = { $limit ->
        [0] mot den här strömmen kommer du inte en enda ruta
        [one] mot den här strömmen får du bara simma en ruta
       *[other] mot den här strömmen får du bara simma { $limit } rutor
    }
scuba-no-descent = du får inte dyka djupare i det här draget
scuba-too-deep = ingen simmar frivilligt ner till 40-45 m; simma åt ett annat håll
scuba-too-many-tokens = du skulle komma upp med mer än en dekomarkör; tillbringa ett drag på 0-10 m för varje
scuba-sideways-only = vid ytan kan du bara simma åt vänster eller höger
scuba-not-covered = bricka { $tile } ligger inte nedvänd där du tittar
scuba-not-open = bricka { $tile } ligger inte uppvänd där du tittar
scuba-seen-already = din skiva ligger redan på bricka { $tile }; den ger inget mer
scuba-no-sight = här kan du inte se något nu, på grund av sand eller hur du kom hit; simma vidare
scuba-nothing-to-see = det finns inget att se på 40-45 m; gå upp först
scuba-too-fast-to-see = efter en snabb uppstigning kan du inte titta på något mer i det här draget
scuba-answer-first = händelsekortet frågar dig något; svara på det först
scuba-nothing-asked = inget händelsekort frågar dig om det nu
scuba-no-such-option = möjlighet { $option } kan du inte ta; välj bland: { $allowed }
scuba-no-such-target = det kan inte flyttas av det här kortet; välj något annat
scuba-no-such-heading = { $direction } går inte; välj bland: { $allowed }
scuba-no-such-tile = bricka { $tile } går inte att välja för det här kortet; välj en annan
scuba-not-your-turn = det är plats { $seat } som är i tur; vänta
scuba-cannot-give-up = bara en dykare som båten har lämnat kan ge upp
scuba-no-such-seat = det finns ingen plats { $seat } vid det här bordet
scuba-has-left = du har lämnat det här spelet
scuba-over = spelet är slut
scuba-malformed = det är inget drag i Scuba ({ $problem }); se protokollet
scuba-players = Scuba är för 2 till 4 spelare, inte { $players }
scuba-unknown-option = det finns inget alternativ { $option }; alternativ: { $known }
scuba-bad-setting = { $option } kan inte vara { $given }; tillåtet: { $allowed }
scuba-bad-start-player = start_player kan inte vara { $given }; ange en av platserna { $seats }
scuba-outer-columns = de yttre kolumnerna kan bara stängas för 2 spelare, inte för { $players }: där ligger brickor
scuba-bad-data = den här datauppsättningen går inte att använda: { $problems }
scuba-bad-position = den här ställningen går inte att ställa upp: { $problem }
