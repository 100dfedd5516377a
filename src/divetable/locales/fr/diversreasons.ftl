# Pourquoi un robot joue ainsi à The Divers, en français. Les plongeurs s’appellent N1 à W3.
# $who : `you` a demandé un conseil, ou c’est le `bot` qui jouait.

diversreasons-brings-home = Un trésor rentre au bateau.
diversreasons-carries = { $steps ->
        [one] Un trésor se rapproche du bateau : encore { $steps } coup.
       *[other] Un trésor se rapproche du bateau : encore { $steps } coups.
    }
diversreasons-treasure-there = { $number ->
        [one] Il y a là { $number } trésor.
       *[other] Il y a là { $number } trésors.
    }
diversreasons-treasure-astern = { $number ->
        [one] Derrière le bateau, il y a { $number } trésor.
       *[other] Derrière le bateau, il y a { $number } trésors.
    }
diversreasons-treasure-behind = { $number ->
        [one] { $number } trésor sera alors juste derrière le bateau.
       *[other] { $number } trésors seront alors juste derrière le bateau.
    }
diversreasons-towards-treasure = { $steps ->
        [one] De là, un trésor est à { $steps } case.
       *[other] De là, un trésor est à { $steps } cases.
    }
diversreasons-towards-unknown = { $steps ->
        [one] De là, une case cachée est à { $steps } case.
       *[other] De là, une case cachée est à { $steps } cases.
    }
diversreasons-unknown = Personne ne connaît cette case : trésor { $treasure } %, danger { $danger } %.
diversreasons-unknown-patch = Personne ne connaît cette case : trésor { $treasure } %.
diversreasons-unknown-astern = Derrière le bateau, il y aura alors une case que personne ne connaît.
diversreasons-ride = { $kind ->
        [current] Le courant
        [eddy] Le tourbillon
       *[seahorse] L’hippocampe
    } emporte { $diver } plus loin sans frais.
diversreasons-strikes = Retour au bateau pour { $divers }.
diversreasons-frees = Le poulpe lâche { $divers }.
diversreasons-aboard = À bord, personne ne peut frapper { $diver }.
diversreasons-to-a-boat = Cela finit dans un bateau.
diversreasons-mud = { $left ->
        [0] { $diver } aura alors traversé la vase.
        [one] Encore { $left } coup et { $diver } aura traversé la vase.
       *[other] Encore { $left } coups et { $diver } aura traversé la vase.
    }
diversreasons-meets = Le bateau se rapproche de { $diver }, qui est près d’un trésor.
diversreasons-boat-nearer = Le bateau se rapproche de { $diver }.
diversreasons-stranded = Seul un bateau permet à { $diver } de retourner dans l’océan.
diversreasons-ransom = Tant qu’aucun trésor n’est payé, { $diver } ne peut pas bouger.
diversreasons-middle = Depuis le milieu de la côte, la plupart des cases sont proches.
diversreasons-decided = Ce qui reste ne change plus le vainqueur.
diversreasons-quiet = Les { $rounds } dernières manches n’ont rien donné.
