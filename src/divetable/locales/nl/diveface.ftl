# What Dive shows of itself wherever its board is not.

diveface-title = Dive
diveface-about = Kijk door het water, raad waar de haaien zijn en gebruik je lucht om dieper te duiken dan de anderen.
diveface-minutes = 20 minuten
diveface-score = Veld
diveface-standing = Veld
diveface-key-tokens = 1 tot 5
diveface-does-tokens = legt het gekozen luchtfiche op dat niveau
diveface-key-back = 0
diveface-does-back = neemt het terug
diveface-key-flip = S
diveface-does-flip = draait de fiches van dat niveau om
diveface-key-look = Pijltjes
diveface-does-look = in het beeld: van een andere kant kijken; met het vergrootglas: het verplaatsen
diveface-key-straight = Home
diveface-does-straight = recht van boven kijken
diveface-key-turn = R of . en ,
diveface-does-turn = het beeld naar rechts draaien, of naar links
diveface-key-breath = H (ingedrukt)
diveface-does-breath = adem inhouden zolang de fugu er is
diveface-absent-cards = De kaarten van de stapel: welke het zijn, in welke volgorde en hoe ze gedraaid zijn. Je krijgt licht dat door alle kaarten is gegaan, getekend op de server.
diveface-absent-boards = De lucht van de anderen, tot alle borden tegelijk opengaan.
diveface-absent-picks = Welke metgezel anderen willen, tot iedereen heeft gekozen.
diveface-absent-chief = De volgorde van de kaarten van het dorpshoofd.
diveface-marks = [huis] staat bij wat in geen gedrukt regelboek staat en op schermen toch nodig is.
