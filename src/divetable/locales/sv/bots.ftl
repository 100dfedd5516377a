# Vad botar tror, på svenska.

bots-worth = { $worth } chans att vinna
bots-believed = Vad den tror
bots-level = Nivå { $level }:
bots-square = Kolumn { $column }, rad { $row }:
bots-face-down = En dold bricka:
bots-at = { $at }:
bots-what-shark = haj
bots-what-green = grön sköldpadda
bots-what-red = röd sköldpadda
bots-what-manta = manta
bots-what-event = händelse
bots-what-empty = tomt hav
bots-what-danger = fara
bots-what-sea = öppet hav
bots-what-treasure = skatt
bots-what-island = ö
bots-what-turtle = havssköldpadda
bots-what-mud = dynga
bots-what-urchin = sjöborre
bots-what-octopus = bläckfisk
bots-what-current = ström
bots-what-eddy = virvel
bots-what-anemone = havsanemon
bots-what-seahorse = sjöhäst
bots-what-stingray = stingrocka
bots-what-goldfish = guldfisk
