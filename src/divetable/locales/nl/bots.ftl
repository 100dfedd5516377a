# Wat bots geloven, in het Nederlands.

bots-worth = { $worth } kans om te winnen
bots-believed = Wat de bot denkt
bots-level = Niveau { $level }:
bots-square = Kolom { $column }, rij { $row }:
bots-face-down = Een gesloten vak:
bots-at = { $at }:
bots-what-shark = haai
bots-what-green = groene schildpad
bots-what-red = rode schildpad
bots-what-manta = manta
bots-what-event = gebeurtenis
bots-what-empty = lege zee
bots-what-danger = gevaar
bots-what-sea = open zee
bots-what-treasure = schat
bots-what-island = eiland
bots-what-turtle = zeeschildpad
bots-what-mud = modder
bots-what-urchin = zee-egel
bots-what-octopus = octopus
bots-what-current = stroming
bots-what-eddy = draaikolk
bots-what-anemone = zeeanemoon
bots-what-seahorse = zeepaardje
bots-what-stingray = pijlstaartrog
bots-what-goldfish = goudvis
