# Was Bots glauben, auf Deutsch.

bots-worth = { $worth } Gewinnchance
bots-believed = Was der Bot glaubt
bots-level = Ebene { $level }:
bots-square = Spalte { $column }, Reihe { $row }:
bots-face-down = Ein verdecktes Feld:
bots-at = { $at }:
bots-what-shark = Hai
bots-what-green = grüne Schildkröte
bots-what-red = rote Schildkröte
bots-what-manta = Manta
bots-what-event = Ereignis
bots-what-empty = leeres Meer
bots-what-danger = Gefahr
bots-what-sea = offenes Meer
bots-what-treasure = Schatz
bots-what-island = Insel
bots-what-turtle = Meeresschildkröte
bots-what-mud = Schlamm
bots-what-urchin = Seeigel
bots-what-octopus = Krake
bots-what-current = Strömung
bots-what-eddy = Strudel
bots-what-anemone = Seeanemone
bots-what-seahorse = Seepferdchen
bots-what-stingray = Stachelrochen
bots-what-goldfish = Goldfisch
