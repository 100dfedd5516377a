# The lesson of The Divers.

diverslesson-ocean = L’océan est couvert de plaques face cachée, et ton bateau est au bord. Trouve des trésors et ramène-les dans ton bateau. À chaque tour, tu déplaces un plongeur d’une case.
diverslesson-land = Choisis le plongeur N1 et descends sur la plaque derrière le bateau.
diverslesson-found-sea = La plaque reste visible : mer libre. On ne sait jamais ce qui se cache sous une plaque, même un requin est possible. Continue avec N1, d’une case vers le bas.
diverslesson-treasure = Deux trésors ! Un plongeur peut en emporter un, mais seulement par des plaques face visible. Ramènes-en un : remonte avec N1, avec le trésor.
diverslesson-aboard = Et maintenant dans le bateau, avec le trésor.
diverslesson-salvaged = Un trésor dans un bateau est en sûreté. L’équipe qui en a le plus dans ses bateaux gagne.
diverslesson-current = Les courants emportent les plongeurs, et ceux qu’on connaît peuvent servir. Choisis N1 et regarde le chemin par le courant d’à côté : il est dessiné avant que tu partes. Prends-le.
diverslesson-swept = Un seul coup, et te voilà loin. Un courant découvert par surprise t’emporte où il mène, parfois hors du plateau.
diverslesson-strike = Un plongeur ennemi se tient à côté de N1. Vas-y : qui arrive frappe, et l’ennemi retourne dans son bateau.
diverslesson-mud = La vase est lente : chaque touffe demande un coup. Va avec N2 dans la vase en dessous.
diverslesson-tuft = N2 est sur la première de deux touffes. Avance jusqu’à la suivante.
diverslesson-last = Le dernier trésor est près de N1, derrière le bateau. Monte-le à bord.
diverslesson-won = Tous les trésors sont récupérés, la partie est finie, et c’est toi qui en as le plus. Bien plongé !
