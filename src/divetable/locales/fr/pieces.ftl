# Ce que montrent les pièces dessinées. Les mots d'une image se suivent avec des virgules.
# Termes comme dans dive.ftl, scuba.ftl et divers.ftl.

## Colours

pieces-red = rouge
pieces-yellow = jaune
pieces-green = vert
pieces-blue = bleu
pieces-pink = rose
pieces-white = blanc

## Directions

pieces-way-N = nord
pieces-way-NE = nord-est
pieces-way-E = est
pieces-way-SE = sud-est
pieces-way-S = sud
pieces-way-SW = sud-ouest
pieces-way-W = ouest
pieces-way-NW = nord-ouest
pieces-way-left = { $squares ->
        [one] { $squares } case à gauche
       *[other] { $squares } cases à gauche
    }
pieces-way-right = { $squares ->
        [one] { $squares } case à droite
       *[other] { $squares } cases à droite
    }
pieces-way-up = { $squares ->
        [one] { $squares } case vers le haut
       *[other] { $squares } cases vers le haut
    }
pieces-way-down = { $squares ->
        [one] { $squares } case vers le bas
       *[other] { $squares } cases vers le bas
    }
pieces-way-sideways = { $squares ->
        [one] { $squares } case à gauche ou à droite
       *[other] { $squares } cases à gauche ou à droite
    }
pieces-way-any-way = { $squares ->
        [one] { $squares } case dans la direction de ton choix
       *[other] { $squares } cases dans la direction de ton choix
    }

## Things of several games

pieces-boat = bateau
pieces-diver = plongeur
pieces-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Dive

pieces-dive-board = plateau à cinq niveaux de profondeur
pieces-dive-screen = écran devant un plateau
pieces-dive-air = jeton d’air { $number }
pieces-side-clear = pas de requin
pieces-side-shark = requin
pieces-pawn = pion plongeur
pieces-pawn-chief = pion noir du chef du village
pieces-shell = coquillage
pieces-content-nothing = rien que de l’eau
pieces-content-shark = un requin
pieces-content-green = une tortue verte à la carapace en plaques
pieces-content-red = une tortue rouge à la carapace rayée
pieces-content-manta = une raie manta
pieces-companion-octopus = poulpe géant
pieces-companion-orca = orque
pieces-companion-anglerfish = poisson-pêcheur et sa lanterne
pieces-companion-giant-turtle = tortue verte géante
pieces-companion-clownfish = poissons clown
pieces-companion-dolphins = deux dauphins
pieces-companion-dolphins-small = un dauphin, la petite tuile
pieces-companion-white-shark = grand requin blanc
pieces-companion-axolotl = axolotl souriant
pieces-companion-fugu = fugu gonflé, tout en épines
pieces-companion-narwhal = narval et sa défense
pieces-chief-card = carte du chef
pieces-chief-back = dos d’une carte du chef
pieces-chief-speed = niveau { $level } : { $speed }
pieces-chief-yellow = niveau { $level } : { $speed } jaune
pieces-bubble = bulle
pieces-track = piste de descente : eau calme de 0 à 15, eau profonde dès 16, arrivée sur 23

## Scuba: animals

pieces-animal-sea-anemone = anémone de mer
pieces-animal-gorgonian-sea-fan = gorgone éventail
pieces-animal-stove-pipe-sponge = éponge tuyau de poêle
pieces-animal-parrotfish = poisson-perroquet
pieces-animal-seahorse = hippocampe
pieces-animal-clownfish = poisson clown
pieces-animal-blue-spotted-stingray = pastenague à points bleus
pieces-animal-branching-vase-sponge = éponge vase ramifiée
pieces-animal-moray-eel = murène
pieces-animal-lionfish = poisson-lion
pieces-animal-lemon-shark = requin citron
pieces-animal-nurse-shark = requin nourrice
pieces-animal-eagle-ray = raie aigle
pieces-animal-sea-turtle = tortue de mer
pieces-animal-reef-manta-ray = raie manta de récif
pieces-animal-hammerhead-shark = requin-marteau
pieces-animal-whale-shark = requin-baleine
pieces-animal-ocean-sunfish = poisson-lune

## Scuba: board, tiles and cards

pieces-scuba-event = tuile événement
pieces-scuba-unknown = animal d’un autre jeu de tuiles
pieces-scuba-empty = mer vide
pieces-scuba-back-red = tuile rouge face cachée, de 0 à 10 mètres
pieces-scuba-back-yellow = tuile jaune face cachée, de 10 à 20 mètres
pieces-scuba-back-green = tuile verte face cachée, de 20 à 30 mètres
pieces-scuba-back-blue = tuile bleue face cachée, de 30 à 40 mètres
pieces-scuba-dust = nuage de sable
pieces-scuba-disc = disque : vu
pieces-scuba-surface = surface
pieces-scuba-row = eau, de { $top } à { $bottom } mètres de profondeur
pieces-scuba-air = { $number } d’air en moins
pieces-scuba-dial = manomètre d’air de 0 à 20
pieces-scuba-needle = aiguille du manomètre
pieces-scuba-deco = jeton de palier
pieces-scuba-plus = points positifs
pieces-scuba-minus = points négatifs
pieces-scuba-current-card = carte courant
pieces-scuba-current-back = dos d’une carte courant
pieces-scuba-calm = mer calme
pieces-scuba-divers = plongeurs
pieces-scuba-event-card = carte événement
pieces-scuba-event-back = dos d’une carte événement

## Scuba: events

pieces-event-free-flow = détendeur en débit continu
pieces-event-seasickness = mal de mer
pieces-event-sudden-current = courant soudain
pieces-event-unpredictable-current = courant imprévisible
pieces-event-lost-camera = appareil photo perdu
pieces-event-dolphins-overhead = dauphins au-dessus de toi
pieces-event-flooded-mask = masque inondé
pieces-event-ear-squeeze = oreilles sous pression
pieces-event-bright-sunbeam = rayon de soleil
pieces-event-false-alarm = fausse alerte
pieces-event-strong-current = courant fort
pieces-event-selective-current = courant sélectif
pieces-event-grabbed-by-an-octopus = saisi par un poulpe
pieces-event-old-coins = vieilles pièces
pieces-event-cleaning-station = station de nettoyage
pieces-event-leaking-hose = flexible percé
pieces-event-sinking-fast = chute rapide
pieces-event-clumsy-fins = palmes maladroites
pieces-event-surge = houle
pieces-event-sudden-strong-current = courant fort et soudain
pieces-event-amphora = amphore
pieces-event-out-of-breath = à bout de souffle
pieces-event-runaway-ascent = remontée incontrôlée
pieces-event-down-current = courant descendant
pieces-event-torch-beam = faisceau de lampe
pieces-event-narcosis = ivresse des profondeurs
pieces-event-treasure-chest = coffre au trésor
pieces-event-ship-s-bell = cloche de navire
pieces-event-heavy-breathing = respiration haletante
pieces-event-cold-layer = couche froide
pieces-event-down-draught = aspiration vers le fond
pieces-event-stuck-inflator = inflateur bloqué
pieces-event-sand-slide = éboulement de sable
pieces-event-nothing-but-blue = rien que du bleu

## Scuba: symbols

pieces-symbol-points = points
pieces-symbol-minus-points = points perdus
pieces-symbol-air = air en moins
pieces-symbol-left = à gauche
pieces-symbol-right = à droite
pieces-symbol-up = vers le haut
pieces-symbol-down = vers le bas
pieces-symbol-sideways = à gauche ou à droite
pieces-symbol-any-way = direction au choix
pieces-symbol-choose = choisis l’un des deux
pieces-symbol-nothing = il ne se passe rien
pieces-symbol-no-discover = rien à découvrir
pieces-symbol-quiet = pas de nuage de sable
pieces-symbol-deco = prends un jeton de palier
pieces-symbol-surface = remonte à la surface
pieces-symbol-surface-boat = remonte et nage jusqu’au bateau
pieces-symbol-pick = choisis une tuile
pieces-symbol-remove = elle quitte la partie sans être vue
pieces-symbol-end-turn = ton tour est fini
pieces-symbol-self = ton plongeur
pieces-symbol-any-diver = un plongeur de ton choix
pieces-symbol-may-discover = découvrir est permis
pieces-symbol-dusty = avec un nuage de sable
pieces-symbol-fish = un animal visible
pieces-symbol-flip = retourne-la
pieces-symbol-no-descent = plus de descente
pieces-symbol-all = tous les plongeurs

## The Divers

pieces-patch-sea = pleine mer
pieces-patch-treasure = coffre au trésor
pieces-patch-island = île et son palmier
pieces-patch-turtle = tortue de mer : le plongeur passe un tour
pieces-patch-mud = vase
pieces-patch-urchin = oursin
pieces-patch-octopus = poulpe
pieces-patch-current = courant
pieces-patch-eddy = tourbillon
pieces-patch-anemone = anémone de mer
pieces-patch-seahorse = hippocampe
pieces-patch-stingray = raie pastenague, queue : { $way ->
        [0] { pieces-way-N }
        [1] { pieces-way-NE }
        [2] { pieces-way-E }
        [3] { pieces-way-SE }
        [4] { pieces-way-S }
        [5] { pieces-way-SW }
        [6] { pieces-way-W }
       *[7] { pieces-way-NW }
    }
pieces-patch-goldfish = poisson d’or couronné
pieces-patch-shark = requin, gueule ouverte
pieces-treasures = { $number ->
        [one] { $number } trésor
       *[other] { $number } trésors
    }
pieces-tufts = { $number ->
        [one] { $number } touffe
       *[other] { $number } touffes
    }
pieces-arrow = flèche
pieces-divers-back = case cachée, une ancre au dos
pieces-divers-ring = bord de l’océan
pieces-diver-number = plongeur { $number }
pieces-flag-delayed = retenu par une tortue
pieces-flag-stuck = coincé sur un oursin
pieces-flag-caught = pris par un poulpe
pieces-flag-wish = a encore un vœu
pieces-team = équipe

## Divetable

pieces-bot-random = un dé qui sourit
pieces-bot-novice = un bernard-l’ermite sous une demi-noix de coco
pieces-bot-casual = une loutre, une étoile de mer entre les pattes
pieces-bot-skilled = un manchot aux plumes jaunes au-dessus des yeux
pieces-bot-expert = un morse à deux défenses
pieces-bot-master = un cachalot, la queue levée
pieces-logo = Divetable : un casque de plongeur, la mer dans le hublot
pieces-cover-dive = Dive : une pile de cartes transparentes, un requin, une tortue et une raie manta
pieces-cover-scuba = Scuba : un plongeur entre le bateau et le récif
pieces-cover-divers = Les Plongeurs : un scaphandrier, un poulpe et un coffre au trésor

## Icons

pieces-icon-air = air
pieces-icon-back = retour
pieces-icon-board = plateau
pieces-icon-bot = robot
pieces-icon-chat = discussion
pieces-icon-check = terminé
pieces-icon-clock = horloge
pieces-icon-close = fermer
pieces-icon-connected = connecté
pieces-icon-contrast = contraste
pieces-icon-copy = copier
pieces-icon-die = au hasard
pieces-icon-down = vers le bas
pieces-icon-download = télécharger
pieces-icon-eye = regarder
pieces-icon-eye-off = caché
pieces-icon-first = au début
pieces-icon-flag = abandonner
pieces-icon-full-screen = plein écran
pieces-icon-gear = réglages
pieces-icon-globe = langue
pieces-icon-help = aide
pieces-icon-home = accueil
pieces-icon-last = à la fin
pieces-icon-leave = quitter
pieces-icon-light = lumière
pieces-icon-link = lien
pieces-icon-lock = verrouillé
pieces-icon-menu = menu
pieces-icon-minus = moins
pieces-icon-next = suivant
pieces-icon-previous = précédent
pieces-icon-offline = déconnecté
pieces-icon-pause = pause
pieces-icon-people = joueurs
pieces-icon-person = joueur
pieces-icon-play = lire
pieces-icon-plus = plus
pieces-icon-redo = rétablir
pieces-icon-rules = règles
pieces-icon-seal = vérifié
pieces-icon-search = chercher
pieces-icon-share = partager
pieces-icon-sonar = sonar
pieces-icon-sound = son activé
pieces-icon-sound-off = son coupé
pieces-icon-stack = pile
pieces-icon-star = favori
pieces-icon-tilt = incliner la vue
pieces-icon-torch = lampe torche
pieces-icon-trophy = vainqueur
pieces-icon-undo = annuler
pieces-icon-up = vers le haut
pieces-icon-warning = attention
pieces-icon-zoom = agrandir
