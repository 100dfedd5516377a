# Ce que croient les bots, en français.

bots-worth = { $worth } de chances de gagner
bots-believed = Ce qu’il croit
bots-level = Niveau { $level } :
bots-square = Colonne { $column }, rangée { $row } :
bots-face-down = Une case cachée :
bots-at = { $at } :
bots-what-shark = requin
bots-what-green = tortue verte
bots-what-red = tortue rouge
bots-what-manta = raie manta
bots-what-event = événement
bots-what-empty = mer vide
bots-what-danger = danger
bots-what-sea = pleine mer
bots-what-treasure = trésor
bots-what-island = île
bots-what-turtle = tortue de mer
bots-what-mud = vase
bots-what-urchin = oursin
bots-what-octopus = poulpe
bots-what-current = courant
bots-what-eddy = tourbillon
bots-what-anemone = anémone de mer
bots-what-seahorse = hippocampe
bots-what-stingray = raie pastenague
bots-what-goldfish = poisson d’or
