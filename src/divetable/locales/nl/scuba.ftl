# Scuba in het Nederlands. De speler is “je”.
#
# tile: tegel; face down / open: gedekt / open; disc: schijfje
# current: stroming; dust: stof; deco token: decofiche
# movement points: bewegingspunten; fast ascent: snelle opstijging
# event card: gebeurteniskaart; data set: gegevensset
# seat: plaats; table: tafel; turn: beurt; boat: boot; surface: oppervlak

## Things named in refusals

scuba-name-L = links
scuba-name-R = rechts
scuba-name-U = omhoog
scuba-name-D = omlaag
scuba-name-or = of
scuba-name-or-a-seat = of een plaats

## Refusals

scuba-enter-first = je staat nog op de boot; ga eerst het water in: kolom { $columns }
scuba-in-the-water = je bent al in het water; zwem verder vanaf waar je bent
scuba-wrong-column = kolom { $column } ligt niet onder de boot; ga het water in bij kolom { $columns }
scuba-must-enter = in je eerste beurt moet je het water in: kolom { $columns }
scuba-someone-must-enter = er is niemand onder water, dus je kunt niet langer wachten; ga het water in bij kolom { $columns }
scuba-no-points = je 4 bewegingspunten zijn op; kijk rond of stop
scuba-edge = daar houdt de zee op; zwem een andere kant op
scuba-needs-a-step = een tegel omdraaien vraagt een stap: waar je beurt begint, ontdek je alleen dieren; zwem eerst
scuba-not-up-yet = in je eerste beurt zwem je links, rechts of omlaag; omhoog kan vanaf je volgende beurt
scuba-too-fast-up = je bent al 2 vakken gestegen; meer mag niet in één beurt
scuba-looked-before-ascent = een derde vak omhoog is een snelle opstijging, en die mag niet meer nadat je een tegel hebt bekeken
scuba-against-the-current = { $limit ->
        [0] tegen deze stroming in kom je geen enkel vak vooruit
        [one] tegen deze stroming in mag je maar één vak
       *[other] tegen deze stroming in mag je maar { $limit } vakken
    }
scuba-no-descent = je mag deze beurt niet meer dalen
scuba-too-deep = niemand zwemt vrijwillig naar 40-45 m; zwem een andere kant op
scuba-too-many-tokens = je zou met meer dan één decofiche bovenkomen; breng voor elk fiche een beurt door op 0-10 m
scuba-sideways-only = aan het oppervlak kun je alleen naar links of rechts zwemmen
scuba-not-covered = tegel { $tile } ligt niet gedekt op de plek waar je kijkt
scuba-not-open = tegel { $tile } ligt niet open op de plek waar je kijkt
scuba-seen-already = je schijfje ligt al op tegel { $tile }; die levert niets meer op
scuba-no-sight = je kunt hier nu niets bekijken, door stof of door de manier waarop je hier kwam; zwem verder
scuba-nothing-to-see = op 40-45 m valt niets te bekijken; ga eerst omhoog
scuba-too-fast-to-see = na een snelle opstijging kun je deze beurt niets meer bekijken
scuba-answer-first = de gebeurteniskaart vraagt je iets; beantwoord dat eerst
scuba-nothing-asked = er is geen gebeurteniskaart die je dat nu vraagt
scuba-no-such-option = mogelijkheid { $option } kun je niet nemen; kies uit: { $allowed }
scuba-no-such-target = dat kan deze kaart niet verplaatsen; kies iets anders
scuba-no-such-heading = de richting { $direction } kan niet; kies uit: { $allowed }
scuba-no-such-tile = tegel { $tile } kun je voor deze kaart niet kiezen; kies een andere
scuba-not-your-turn = plaats { $seat } is aan de beurt; wacht even
scuba-cannot-give-up = alleen een duiker die door de boot is achtergelaten kan opgeven
scuba-no-such-seat = er is geen plaats { $seat } aan deze tafel
scuba-has-left = je hebt dit spel verlaten
scuba-over = het spel is afgelopen
scuba-malformed = dat is geen actie van Scuba ({ $problem }); zie het protocol
scuba-players = Scuba is voor 2 tot 4 spelers, niet voor { $players }
scuba-unknown-option = de optie { $option } bestaat niet; opties: { $known }
scuba-bad-setting = { $option } kan niet { $given } zijn; toegestaan: { $allowed }
scuba-bad-start-player = start_player kan niet { $given } zijn; noem een van de plaatsen { $seats }
scuba-outer-columns = de buitenste kolommen kunnen alleen dicht met 2 spelers, niet met { $players }: er liggen tegels
scuba-bad-data = deze gegevensset is niet te gebruiken: { $problems }
scuba-bad-position = deze stelling kan niet worden opgezet: { $problem }
