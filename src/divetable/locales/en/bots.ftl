# What bots believe, in English.

bots-worth = { $worth } to win
bots-believed = What it believes
bots-level = Level { $level }:
bots-square = Column { $column }, row { $row }:
bots-face-down = A face-down patch:
bots-at = { $at }:
bots-what-shark = shark
bots-what-green = green turtle
bots-what-red = red turtle
bots-what-manta = manta
bots-what-event = event
bots-what-empty = empty sea
bots-what-danger = danger
bots-what-sea = open sea
bots-what-treasure = treasure
bots-what-island = island
bots-what-turtle = sea turtle
bots-what-mud = mud
bots-what-urchin = sea urchin
bots-what-octopus = octopus
bots-what-current = current
bots-what-eddy = eddy
bots-what-anemone = sea anemone
bots-what-seahorse = sea horse
bots-what-stingray = stingray
bots-what-goldfish = gold fish
