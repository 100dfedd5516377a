# Le plateau de The Divers en français. On se tutoie.
#
# Mots comme dans divers.ftl. Les plongeurs s'appellent N1 à W3 ; les cases 6,5 : colonne, rangée.

## Squares

diversboard-sea = L’océan, { $size } cases sur { $size }, et le bord tout autour
diversboard-square = Colonne { $x }, rangée { $y } : { $what }
diversboard-can-go = { $what } ; { $diver } peut venir ici
diversboard-can-set = { $what } ; le bateau peut se mettre ici
diversboard-can-choose = { $what } ; choisir { $divers }
diversboard-spot = { $square } ({ $patch })
diversboard-tuft = { $square }, touffe { $tuft }
diversboard-on-tuft = { $diver } sur la touffe { $tuft }
diversboard-coast = { $seat ->
        [N] côte nord
        [E] côte est
        [S] côte sud
       *[W] côte ouest
    }
diversboard-corner = coin du bord
diversboard-face-down = cachée
diversboard-under = cachée, dessous : { $patch }
diversboard-patch-sea = pleine mer
diversboard-patch-treasure = une case à { $number ->
        [one] { $number } trésor
       *[other] { $number } trésors
    }
diversboard-patch-island = île
diversboard-patch-turtle = tortue de mer
diversboard-patch-mud = vase à { $number } touffes
diversboard-patch-urchin = oursin
diversboard-patch-octopus = poulpe
diversboard-patch-current = courant vers { $ways }
diversboard-patch-eddy = tourbillon
diversboard-patch-anemone = anémone de mer
diversboard-patch-seahorse = hippocampe
diversboard-patch-stingray = raie pastenague, queue vers { $ways }
diversboard-patch-goldfish = poisson d’or
diversboard-patch-shark = requin
diversboard-way-N = le nord
diversboard-way-NE = le nord-est
diversboard-way-E = l’est
diversboard-way-SE = le sud-est
diversboard-way-S = le sud
diversboard-way-SW = le sud-ouest
diversboard-way-W = l’ouest
diversboard-way-NW = le nord-ouest
diversboard-treasures = { $number ->
        [one] { $number } trésor
       *[other] { $number } trésors
    }
diversboard-chest = coffre au trésor
diversboard-chest-empty = coffre vide
diversboard-a-treasure = un trésor

## What squares do

diversboard-about-ring = Ici, il n’y a que des bateaux et des plongeurs échoués.
diversboard-about-boat = À bord, on peut plonger sur la case derrière le bateau ; les trésors à bord sont en sûreté.
diversboard-about-face-down = Personne ne sait ce qu’il y a ici avant qu’un plongeur vienne. On n’apporte pas de trésor ici.
diversboard-about-sea = Un coup peut finir ici.
diversboard-about-treasure = Des trésors ont été trouvés ici ; chaque coup peut en emporter un.
diversboard-about-island = Les plongeurs d’une même couleur y sont à l’abri. On n’apporte pas de trésor ici.
diversboard-about-turtle = Ce plongeur ne peut pas bouger à votre prochain tour ; vos autres plongeurs le peuvent.
diversboard-about-mud = Chaque touffe prend un coup et porte deux unités : plongeurs ou trésors.
diversboard-about-urchin = Qui arrive ici reste coincé jusqu’à ce qu’on paie un trésor.
diversboard-about-octopus = Qui arrive seul ici est retenu jusqu’à ce qu’un autre plongeur de la même couleur vienne.
diversboard-about-current = Emporte les plongeurs d’une case dans le sens d’une flèche.
diversboard-about-eddy = Emporte les plongeurs plus loin, dans le sens où ils sont venus.
diversboard-about-anemone = Rejette les plongeurs par-dessus la case d’où ils viennent. Personne n’y va exprès.
diversboard-about-seahorse = Saute avec le plongeur : deux cases tout droit et une de côté.
diversboard-about-stingray = Projette les plongeurs hors de l’océan, dans le sens de sa queue. Personne n’y va exprès.
diversboard-about-goldfish = Qui le trouve, ou y est porté, a un vœu : une fois, un coup vers n’importe où.
diversboard-about-shark = Dévore qui arrive.

## Seats, boats, divers

diversboard-seat = { $seat ->
        [N] Nord
        [E] Est
        [S] Sud
       *[W] Ouest
    }
diversboard-boat-of = le bateau { $seat ->
        [N] du nord
        [E] de l’est
        [S] du sud
       *[W] de l’ouest
    }
diversboard-boat-hold = { diversboard-boat-of }, { $number ->
        [0] cale vide
        [one] { $number } trésor dans la cale
       *[other] { $number } trésors dans la cale
    }
diversboard-in-boat = dans { diversboard-boat-of }
diversboard-stranded = sur le bord, en { $at }
diversboard-out = hors du jeu
diversboard-flagged = { $diver } ({ $flags })
diversboard-flag-delayed = une tortue le retarde
diversboard-flag-stuck = coincé sur un oursin
diversboard-flag-caught = un poulpe le tient
diversboard-flag-wish = a un vœu
diversboard-boats = Bateaux
diversboard-crew = Plongeurs : { diversboard-seat }
diversboard-your-divers = Tes plongeurs : { $seat }
diversboard-team-NS = Nord et Sud
diversboard-team-EW = Est et Ouest
diversboard-salvaged = trésors à bord
diversboard-to-move = à jouer
diversboard-wants-end = veut arrêter
diversboard-undiscovered = { $number ->
        [0] Tous les trésors sont trouvés.
        [one] { $number } trésor est encore caché.
       *[other] { $number } trésors sont encore cachés.
    }
diversboard-lost = { $number ->
        [one] { $number } est perdu pour de bon.
       *[other] { $number } sont perdus pour de bon.
    }
diversboard-countdown = { $rounds ->
        [one] La partie s’arrête dans { $rounds } tour de table s’il n’apporte rien.
       *[other] La partie s’arrête dans { $rounds } tours de table s’ils n’apportent rien.
    }

## What to do

diversboard-your-turn = À toi ({ diversboard-seat }) : où va { $diver } ?
diversboard-your-turn-soon = Bientôt à toi ({ diversboard-seat }).
diversboard-your-pass = À toi ({ diversboard-seat }) : personne ne peut bouger.
diversboard-turn-of = C’est à { $name } ({ diversboard-seat }) de jouer.
diversboard-places = { $name } place un bateau : { diversboard-seat }.
diversboard-decides = C’est à { $name } de décider.
diversboard-over = La partie est finie.
diversboard-clock = Temps restant
diversboard-choose = Que veux-tu faire : { $square } ?
diversboard-choose-diver = Plutôt choisir { $diver }
diversboard-cancel = Annuler
diversboard-moves = { $number ->
        [one] { $number } coup de { $diver }
       *[other] { $number } coups de { $diver }
    }
diversboard-do-PlaceBoat = Le bateau en { $to }
diversboard-do-Step = { $diver } nage en { $to }
diversboard-do-ride = { $diver } dérive par { $over } jusqu’en { $to }
diversboard-do-Tuft = { $diver } avance en { $to }
diversboard-do-Land = { $diver } plonge en { $to }
diversboard-do-Board = { $diver } monte dans { $to }
diversboard-do-Sail = { $diver } mène le bateau en { $to }
diversboard-do-Walk = { $diver } longe le bord jusqu’en { $to }
diversboard-do-Wish = { $diver } fait le vœu d’aller en { $to }
diversboard-do-Go = Continuer en { $to }
diversboard-do-Ransom = Racheter { $diver } avec un trésor pris dans { diversboard-boat-of }
diversboard-do-Pass = Passer
diversboard-laden = { $move }, avec un trésor
diversboard-ask-PlaceBoat = Place ton bateau sur une case de ta côte
diversboard-place-middle = Au milieu
diversboard-ask-Go = { $diver } est emporté plus loin. Où ?
diversboard-ask-Sink = Trop de poids en { $place } : qu’est-ce qui s’enfonce dans la vase ?
diversboard-ask-Drown = Trop de monde dans { diversboard-boat-of } : qui passe par-dessus bord ?
diversboard-ask-Consent = Peut-on racheter { $diver } avec un trésor pris dans { diversboard-boat-of } ?
diversboard-ask-Ransom = Une rançon avant de jouer ?
diversboard-ask-Pass = Aucun de tes plongeurs ne peut bouger.
diversboard-pay = Payer
diversboard-not-pay = Ne pas payer
diversboard-agree-end = Arrêtons-nous ici
diversboard-play-on = Continuer quand même
diversboard-asks-end = Proposition de { $names } : s’arrêter ici. Et toi ?
diversboard-ask-EndHere = La partie est décidée : ce qui reste ne change plus le vainqueur. S’arrêter ici ?
diversboard-end-here = S’arrêter ici
diversboard-end-not = Continuer
diversboard-zoom = Taille de l’océan
diversboard-nearer = Plus près
diversboard-further = Plus loin
diversboard-closer = Tout l’océan ; appuie pour t’approcher
diversboard-help = Comment jouer un coup
diversboard-help-press = Choisis un plongeur, puis une case au cadre jaune ; en pointillé, c’est là que finit un courant. Le chemin est dessiné avant que tu partes.
diversboard-help-keys = Touches : les flèches vont de case en case, Entrée valide, 1 à 3 choisit un plongeur, M va à la prochaine case possible, Échap ferme une question.

## What happened

diversboard-said-BoatPlaced = { diversboard-seat } place le bateau en { $at }.
diversboard-said-PlayBegan = { diversboard-seat } commence.
diversboard-said-Passed = { diversboard-seat } passe.
diversboard-said-Moved = { $diver } arrive en { $to }.
diversboard-said-brought = { $diver } apporte un trésor en { $to }.
diversboard-said-walked = { $diver } longe le bord jusqu’en { $to }.
diversboard-said-Swept = Le courant emporte { $diver } par { $over }.
diversboard-said-Turned = { $at } est retournée : { $patch }.
diversboard-said-Stranded = { $diver } est jeté hors de l’océan et s’échoue en { $at }.
diversboard-said-Boarded = { $diver } monte dans { diversboard-boat-of }.
diversboard-said-salvaged = { $diver } apporte un trésor dans { diversboard-boat-of }.
diversboard-said-Sailed = { diversboard-seat } navigue jusqu’en { $to }.
diversboard-said-Struck = { $diver } est frappé et retourne dans son bateau.
diversboard-said-Delayed = Une tortue de mer retarde { $diver }.
diversboard-said-Stuck = { $diver } reste coincé sur un oursin.
diversboard-said-Caught = Un poulpe attrape { $diver }.
diversboard-said-Freed = Le poulpe lâche { $diver }.
diversboard-said-WishGained = Le poisson d’or accorde un vœu à { $diver }.
diversboard-said-WishUsed = { $diver } utilise son vœu.
diversboard-said-RansomAsked = { diversboard-seat } doit dire si un trésor peut racheter { $diver }.
diversboard-said-RansomRefused = { diversboard-seat } ne paie pas.
diversboard-said-RansomPaid = { $lost ->
        [yes] Un trésor pris dans { diversboard-boat-of } rachète { $diver } ; il est perdu.
       *[no] Un trésor pris dans { diversboard-boat-of } rachète { $diver } ; il est maintenant là-bas.
    }
diversboard-said-TreasureSank = Un trésor s’enfonce dans la vase en { $at }.
diversboard-said-eaten = Le requin dévore { $diver }.
diversboard-said-drowned = { $diver } se noie.
diversboard-said-sunk = { $diver } s’enfonce dans la vase.
diversboard-said-loop = { $diver } tourne en rond sans fin et se perd.
diversboard-said-Returned = Impossible d’aller plus loin : { $diver } revient. Lieu : { $to }.
diversboard-said-EndWanted = { $name } arrêterait bien ici.
diversboard-said-PlayWanted = { $name } veut continuer finalement.
diversboard-said-PlayedOn = { $name } continue, bien que la partie soit décidée.
diversboard-said-GaveUp = { $name } abandonne.
diversboard-ended-all = Tous les trésors sont à bord ou perdus.
diversboard-ended-divers = Il ne reste aucun plongeur.
diversboard-ended-passes = Plus personne ne peut bouger.
diversboard-ended-stall = Rien n’a avancé depuis longtemps.
diversboard-ended-first = Un camp a autant de trésors qu’il en faut.
diversboard-ended-decided = L’avance ne peut plus être rattrapée.
diversboard-ended-agreed = Tout le monde veut arrêter.
diversboard-ended-gave-up = Un camp a abandonné.

## Notes on the animals, and tips

diversboard-know = Le saviez-vous ?
diversboard-know-close = Fermer
diversboard-note-turtle = Pour pondre, les tortues de mer reviennent souvent sur la plage même où elles sont nées.
diversboard-note-urchin = Un oursin marche sur des centaines de petits pieds à ventouse et racle les algues du rocher avec cinq dents.
diversboard-note-octopus = Une pieuvre a trois cœurs et le sang bleu, et la plupart de ses cellules nerveuses sont dans ses bras.
diversboard-note-anemone = Une anémone de mer est un animal, pas une plante. Les poissons-clowns vivent sans dommage entre ses bras urticants.
diversboard-note-seahorse = Chez les hippocampes, c’est le père qui porte les œufs dans une poche jusqu’à la naissance des petits.
diversboard-note-stingray = Une raie pastenague trouve sa proie dans le sable grâce aux faibles champs électriques de tout ce qui vit.
diversboard-note-goldfish = On élève des poissons rouges en Chine depuis plus de mille ans. Ils voient les couleurs et même un peu d’ultraviolet.
diversboard-note-shark = Les requins n’ont pas d’os mais du cartilage, et de nouvelles dents leur poussent toute leur vie.
diversboard-tips = Huit conseils
diversboard-tip-1 = Cherchez d’abord un trésor près de votre bateau : chaque case du retour coûte un coup.
diversboard-tip-2 = Retournez des cases à l’aller, pas au retour : aucun trésor ne va sur une case cachée.
diversboard-tip-3 = Placez votre bateau près du milieu de votre côte. Il peut aller au-devant d’un plongeur qui rapporte un trésor.
diversboard-tip-4 = Les plongeurs dans un bateau ne peuvent pas être frappés. Un plongeur sur une île non plus.
diversboard-tip-5 = Retenez où mènent les courants et les hippocampes : une fois visibles, ils épargnent bien des coups.
diversboard-tip-6 = Ne laissez pas de trésor là où un ennemi arrive le premier. Frappez-le : il repart de son bateau.
diversboard-tip-7 = Gardez deux plongeurs d’une couleur proches l’un de l’autre : seule la même couleur délivre d’une pieuvre.
diversboard-tip-8 = Comptez ce qui reste. Qui mène peut jouer prudemment ; qui est derrière doit retourner des cases.
