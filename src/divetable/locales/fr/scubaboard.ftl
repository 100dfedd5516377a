# Le plateau de Scuba dans le navigateur, en français. Termes comme dans scuba.ftl.

## Places and what lies there

scubaboard-sea = La mer
scubaboard-surface = Surface
scubaboard-boat = bateau
scubaboard-place = { $top }-{ $bottom } m, colonne { $column }
scubaboard-place-surface = la surface, colonne { $column }
scubaboard-row = { $top }-{ $bottom } m de profondeur, un tour qui finit ici coûte { $units } d’air
scubaboard-air-here = Un tour qui finit ici coûte { $units } d’air.
scubaboard-about = { $what } : { $more }
scubaboard-nothing-here = rien que de l’eau
scubaboard-covered-red = tuile rouge face cachée
scubaboard-covered-yellow = tuile jaune face cachée
scubaboard-covered-green = tuile verte face cachée
scubaboard-covered-blue = tuile bleue face cachée
scubaboard-front-event = événement
scubaboard-front-empty = mer vide
scubaboard-seen-by = { $what } (tuile vue par { $names })
scubaboard-under = { $tile }, dessous : { $front }
scubaboard-next = Ensuite :
scubaboard-seen = Tuile vue par { $names }.
scubaboard-divers-here = ici : { $names }
scubaboard-dust-here = nuage de sable de { $names }
scubaboard-dust-blocks = Nuage de sable de { $names } : qui arrive ici ne voit rien.
scubaboard-worth-dead = noyé : pas de points
scubaboard-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Animals, as what somebody sees

scubaboard-a-sea_anemone = une anémone de mer
scubaboard-a-gorgonian_sea_fan = une gorgone éventail
scubaboard-a-stove_pipe_sponge = une éponge tuyau de poêle
scubaboard-a-parrotfish = un poisson-perroquet
scubaboard-a-seahorse = un hippocampe
scubaboard-a-clownfish = un poisson clown
scubaboard-a-blue_spotted_stingray = une pastenague à points bleus
scubaboard-a-branching_vase_sponge = une éponge vase ramifiée
scubaboard-a-moray_eel = une murène
scubaboard-a-lionfish = un poisson-lion
scubaboard-a-lemon_shark = un requin citron
scubaboard-a-nurse_shark = un requin nourrice
scubaboard-a-eagle_ray = une raie aigle
scubaboard-a-sea_turtle = une tortue de mer
scubaboard-a-reef_manta_ray = une raie manta de récif
scubaboard-a-hammerhead_shark = un requin-marteau
scubaboard-a-whale_shark = un requin-baleine
scubaboard-a-ocean_sunfish = un poisson-lune

## The round

scubaboard-round = Manche { $round }
scubaboard-phase-CLOSING = encore une manche après celle-ci
scubaboard-phase-FINAL = dernière manche
scubaboard-phase-EXTRA1 = première manche supplémentaire
scubaboard-phase-EXTRA2 = dernière manche supplémentaire
scubaboard-phase-ALONE = le bateau est parti
scubaboard-turn-of = C’est à { $name }.
scubaboard-your-turn = À toi de jouer
scubaboard-over = La partie est finie.
scubaboard-steps-left = { $count ->
        [0] plus de mouvement
        [one] encore { $count } mouvement
       *[other] encore { $count } mouvements
    }

## What can be done

scubaboard-ways = Nager
scubaboard-do-Enter = Sauter à l’eau à la colonne { $column }
scubaboard-do-Step-L = Nager à gauche
scubaboard-do-Step-R = Nager à droite
scubaboard-do-Step-U = Nager vers le haut
scubaboard-do-Step-D = Nager vers le bas
scubaboard-do-board = Monter sur le bateau : ton tour finit, tu gardes tout ce que tu as trouvé et tu pourras nager au tuba plus tard
scubaboard-do-board-final = Monter sur le bateau : ta plongée est finie, et tu gardes tout ce que tu as trouvé
scubaboard-do-stay = Rester sur le bateau
scubaboard-do-off-L = Nager au tuba à gauche du bateau
scubaboard-do-off-R = Nager au tuba à droite du bateau
scubaboard-no-way-L = À gauche : impossible maintenant
scubaboard-no-way-R = À droite : impossible maintenant
scubaboard-no-way-U = Vers le haut : impossible maintenant
scubaboard-no-way-D = Vers le bas : impossible maintenant
scubaboard-left-that-way = { $count ->
        [one] (encore { $count } mouvement de ce côté)
       *[other] (encore { $count } mouvements de ce côté)
    }
scubaboard-price-token = (tu prends un jeton de palier)
scubaboard-price-points = (coûte des points à cause de ton jeton de palier)
scubaboard-price-end = (ton tour finit là)
scubaboard-do-Flip-red = Retourner la tuile rouge
scubaboard-do-Flip-yellow = Retourner la tuile jaune
scubaboard-do-Flip-green = Retourner la tuile verte
scubaboard-do-Flip-blue = Retourner la tuile bleue
scubaboard-do-Discover = découvrir { $animal }
scubaboard-do-Stop = Finir le tour
scubaboard-do-Stop-paying = Finir le tour ({ $units } d’air)
scubaboard-do-Stop-deadly = Finir le tour (tout ton air !)
scubaboard-do-GiveUp = Rester au fond pour toujours
scubaboard-do-SwimOn = Ne plus regarder, continuer
scubaboard-do-Decline = Ne retourner aucune tuile
scubaboard-do-Head-L = À gauche
scubaboard-do-Head-R = À droite
scubaboard-do-Head-U = Vers le haut
scubaboard-do-Head-D = Vers le bas
scubaboard-do-MoveDiver = { $name } ({ $place })
scubaboard-do-PickTile = { $tile } ({ $place })
scubaboard-which = Que veux-tu faire ici ?
scubaboard-sure = Vraiment ?
scubaboard-not-now = Pas maintenant
scubaboard-as-list = Choisir dans une liste de { $count }

## Event cards

scubaboard-event = Événement
scubaboard-drawn-by = Carte tirée par { $name }
scubaboard-ask-ChooseOption = Que choisis-tu ?
scubaboard-ask-ChooseTarget = Qui ou quoi est déplacé ? Choisis sur le plateau ou ici.
scubaboard-ask-ChooseHeading = Dans quelle direction ? Choisis sur le plateau ou ici.
scubaboard-ask-ChooseTileToFlip = Quelle tuile retournes-tu ? Choisis-la sur le plateau.
scubaboard-ask-ChooseTileToRemove = Quelle tuile cachée quitte la partie ? Choisis-la sur le plateau.
scubaboard-ask-LookOnTheWay = Le courant t’emporte. Regardes-tu quelque chose en chemin ?
scubaboard-move-self = Ton plongeur est emporté : { $way }.
scubaboard-move-anyDiver = Un plongeur de ton choix est emporté : { $way }.
scubaboard-move-fishOrDiver = Un animal visible ou un plongeur de ton choix est emporté : { $way }.
scubaboard-move-all = Tous les plongeurs sont emportés : { $way }.
scubaboard-move-dusty = Ton propre plongeur laisse un nuage de sable.
scubaboard-move-quiet = Cela ne laisse pas de nuage de sable.
scubaboard-move-looking = Tu peux regarder en chemin.
scubaboard-move-blind = Tu ne peux rien regarder en chemin.
scubaboard-air-self = Tu perds { $units } d’air.
scubaboard-air-all = Tous les plongeurs sous l’eau perdent { $units } d’air.
scubaboard-gain = { $points ->
        [one] Tu gagnes { $points } point.
       *[other] Tu gagnes { $points } points.
    }
scubaboard-lose = { $points ->
        [one] Tu perds { $points } point.
       *[other] Tu perds { $points } points.
    }
scubaboard-effect-choose = Choisis : { $options }
scubaboard-effect-if = Si tu es à 0-5 m et peux faire surface : { $then } Sinon : { $else }
scubaboard-effect-nothing = Rien ne se passe.
scubaboard-effect-deco = Tu prends un jeton de palier.
scubaboard-effect-surface = Tu remontes à la surface.
scubaboard-effect-surfaceBoat = Tu remontes, nages jusqu’au bateau et montes à bord ; ton tour finit.
scubaboard-effect-endTurn = Ton tour est fini.
scubaboard-effect-noDescent = Tu ne peux plus descendre pendant ce tour.
scubaboard-effect-flipTile = Tu peux retourner une tuile de ton choix.
scubaboard-effect-removeTile = Choisis une tuile cachée ; elle quitte la partie sans être vue.

## Current

scubaboard-current = Courant
scubaboard-no-current = Il n’y a pas de courant pendant la première manche.
scubaboard-calm = Mer calme : rien ne bouge.
scubaboard-drift-animals = Animaux ({ $colours }) : { $way }
scubaboard-drift-all = Tous les animaux : { $way }
scubaboard-drift-divers = Plongeurs : { $way }
scubaboard-drift-air-all = Tout le monde sous l’eau perd { $units } d’air
scubaboard-drift-air-self = Qui a pioché la carte perd { $units } d’air sous l’eau
scubaboard-currents-left = { $count ->
        [one] Encore { $count } carte courant, cartes événement :
       *[other] Encore { $count } cartes courant, cartes événement :
    }
scubaboard-deck-red = rouge
scubaboard-deck-yellow = jaune
scubaboard-deck-green = vert
scubaboard-deck-blue = bleu

## Divers

scubaboard-divers = Plongeurs
scubaboard-loc-WAIT = sur le bateau
scubaboard-loc-SUB = sous l’eau
scubaboard-loc-SNORKEL = au tuba
scubaboard-loc-BOAT = de retour au bateau
scubaboard-loc-DEAD = plus d’air : noyade
scubaboard-loc-SHOT = remontée en flèche
scubaboard-start = commence
scubaboard-start-help = Chaque manche commence à cette place.
scubaboard-on-turn = joue
scubaboard-air = encore { $units } d’air sur 20
scubaboard-tokens = { $count ->
        [one] { $count } jeton de palier
       *[other] { $count } jetons de palier
    }
scubaboard-cards = { $count ->
        [one] { $count } carte animal
       *[other] { $count } cartes animal
    }
scubaboard-hidden = points cachés
scubaboard-animals = Animaux de { $name }
scubaboard-card = { $points ->
        [one] { $animal }, { $points } point
       *[other] { $animal }, { $points } points
    }
scubaboard-combination = { $animals } : +{ $bonus }
scubaboard-plus = { $points } en plus
scubaboard-minus = { $points } en moins
scubaboard-points = { $points ->
        [one] { $points } point jusqu’ici
       *[other] { $points } points jusqu’ici
    }

## What tiles can be

scubaboard-legend = Que peut-il y avoir sur les tuiles ?
scubaboard-legend-about = Pas encore vus, sur le plateau ou hors de la partie :
scubaboard-combinations = Combinaisons
scubaboard-bonus = { $count } sur l’ensemble +{ $points }

## What happened

scubaboard-said-round-NORMAL = La manche { $round } commence.
scubaboard-said-round-FINAL = Manche { $round } : la dernière commence.
scubaboard-said-round-EXTRA1 = Manche { $round } : une manche supplémentaire, car il reste quelqu’un sous l’eau.
scubaboard-said-round-EXTRA2 = Manche { $round } : la dernière manche supplémentaire avant le départ du bateau.
scubaboard-said-round-ALONE = Manche { $round } : seul sous l’eau, sans bateau.
scubaboard-said-TurnBegan = C’est à { $name }.
scubaboard-said-CurrentDeckShuffled = Les cartes courant utilisées sont mélangées.
scubaboard-said-EventDeckShuffled = Les cartes événement utilisées sont mélangées.
scubaboard-said-current = Courant : { $parts }
scubaboard-said-calm = Courant : rien ne bouge.
scubaboard-said-carried = Il emporte { $names }.
scubaboard-said-drift = { $count ->
        [one] { $count } animal dérive.
       *[other] { $count } animaux dérivent.
    }
scubaboard-said-lost = { $count ->
        [one] { $count } d’entre eux quitte le plateau.
       *[other] { $count } d’entre eux quittent le plateau.
    }
scubaboard-said-Entered = { $name } saute à l’eau à la colonne { $column }.
scubaboard-said-Stepped = { $name } nage jusqu’à { $place }.
scubaboard-said-Surfaced = { $name } fait surface à la colonne { $column }.
scubaboard-said-Boarded = { $name } monte sur le bateau.
scubaboard-said-SteppedOff = { $name } retourne à l’eau : { $place }.
scubaboard-said-TileFlipped = { $name } retourne une tuile : { $front }.
scubaboard-said-Discovered = { $name } découvre { $animal } et prend la carte.
scubaboard-said-again = { $points ->
        [one] { $name } revoit { $animal } : { $points } point.
       *[other] { $name } revoit { $animal } : { $points } points.
    }
scubaboard-said-SeenByAll = Tout le monde a vu cet animal ; il quitte le plateau.
scubaboard-said-EventDrawn = Carte événement : { $card }.
scubaboard-said-EventVoid = Elle est sans effet sur qui nage au tuba.
scubaboard-said-PlusTaken = { $points ->
        [one] { $name } gagne { $points } point.
       *[other] { $name } gagne { $points } points.
    }
scubaboard-said-minus-event = { $points ->
        [one] { $name } perd { $points } point.
       *[other] { $name } perd { $points } points.
    }
scubaboard-said-minus-deco = { $name } fait surface avec un jeton de palier : { $points } points en moins.
scubaboard-said-minus-surface = { $name } est loin du bateau : { $points } points en moins.
scubaboard-said-minus-solo = { $name } plonge en solitaire : { $points } points en moins.
scubaboard-said-minus-boat = Le bateau part sans { $name } : { $points } points en moins.
scubaboard-said-minus-depth = { $name } plongeait trop profond : { $points } points en moins.
scubaboard-said-AirLost = { $name } consomme { $units } d’air.
scubaboard-said-token-depth = { $name } dépasse 10 m pour la première fois et prend un jeton de palier.
scubaboard-said-token-bottom = { $name } dépasse 40 m et prend un jeton de palier.
scubaboard-said-token-ascent = { $name } remonte trop vite et prend un jeton de palier.
scubaboard-said-token-event = { $name } prend un jeton de palier.
scubaboard-said-DecoShed = { $name } rend un jeton de palier.
scubaboard-said-Carried = Le courant emporte le plongeur jusqu’à { $place }.
scubaboard-said-DiverPushed = Le courant emporte { $name } jusqu’à { $place }.
scubaboard-said-AnimalPushed = Un animal est emporté jusqu’à { $place }.
scubaboard-said-swept = Un animal est emporté hors du plateau.
scubaboard-said-opened = Une tuile est retournée : { $animal }.
scubaboard-said-closed = Un animal visible est retourné face cachée : { $front }.
scubaboard-said-turned-away = Une tuile est retournée et quitte la partie : { $front }.
scubaboard-said-TileRemoved = Une tuile cachée quitte la partie sans être vue.
scubaboard-said-DescentForbidden = Impossible de descendre encore pendant ce tour.
scubaboard-said-Died = { $name } n’a plus d’air et meurt.
scubaboard-said-ShotUp = { $name } n’a plus d’air et remonte en flèche jusqu’à { $place }.
scubaboard-said-EndTriggered = La fin approche : il reste au plus un plongeur sous l’eau.
scubaboard-said-BoatLeft = Le bateau s’en va.
scubaboard-said-PlayerLeft = { $name } quitte la partie.
