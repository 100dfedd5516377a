# Lessons, in French.

## The lesson itself

tutorial-you = Toi
tutorial-buddy = Binôme
tutorial-lesson = Leçon
tutorial-progress = Étape { $step } sur { $steps }
tutorial-next = Continuer
tutorial-your-move = À toi de jouer
tutorial-not-that = C’est permis, mais ce n’est pas le sujet de cette leçon. Relis le texte et essaie encore.
tutorial-first-next = Appuie d’abord sur Continuer.
tutorial-ended = La leçon est finie. Tu peux jouer maintenant : contre des robots, ou avec des amis.
tutorial-to-the-games = Vers les jeux
tutorial-again = Recommencer depuis le début
tutorial-chapter-again = Refaire cette partie
tutorial-skip = Passer cette partie
tutorial-more = Plus

## Dive

tutorial-dive-look = Une pile de cartes transparentes repose dans l’eau. Regarde-la de tous les côtés : promène le pointeur dessus, glisse un doigt ou sers-toi des flèches du clavier. Ce qui est profond ne bouge pas comme ce qui est au-dessus. C’est ainsi qu’on devine à quel niveau nage quelque chose.
tutorial-dive-tokens = Le niveau 1 est la carte du dessus, le niveau 5 la cinquième. Pour chaque niveau, tu dis s’il y a un requin. Tu as cinq jetons d’air, de 1 à 5. Chacun a deux faces : sans requin, et requin.
tutorial-dive-program = Essaie. Au niveau 1, pas de requin ; au niveau 2, il y en a un. Pose un jeton sur le niveau 1, face sans requin, et un sur le niveau 2, face requin. Laisse les autres de côté, puis annonce que tu as fini.
tutorial-dive-rest = Deux bonnes réponses : deux niveaux, donc tu avances de deux cases. Ton binôme a vu au niveau 1 un requin qui n’y était pas. En eau calme, une erreur coûte ce niveau et tous ceux d’en dessous.
tutorial-dive-helpers = Les tortues aident : la verte te porte d’une case, la rouge de deux. Mais seul le plus rapide de ceux qui ont raison est aidé, et les nombres de tes jetons à ce niveau sont ta vitesse. La verte nage au niveau 1, la rouge au niveau 2, sans requin. Ton binôme ira vite au niveau 1. Pose ton 5 sur le niveau 2 et n’importe quel autre jeton sur le niveau 1.
tutorial-dive-helped = La tortue rouge t’a porté de deux cases, et deux niveaux en valaient deux de plus. On peut empiler plusieurs jetons sur un niveau : leurs nombres s’additionnent.
tutorial-dive-tie = Une tortue rouge nage au niveau 1, et ton binôme y posera un 3. Regarde ce qui arrive à vitesse égale : pose seulement ton 3 sur le niveau 1, sans requin.
tutorial-dive-tied = En cas d’égalité, personne n’est aidé, et l’aide ne passe pas à un autre. Pense donc à ce que feront les autres.
tutorial-dive-deep = À partir de la case 16, tu es en eaux profondes : une seule erreur, et tu perds tous les niveaux de cette plongée. Seul reste ce que les tortues t’ont donné. Pas de requin au niveau 1. Jusqu’où oses-tu descendre ? À toi de décider ; commence par le niveau 1.
tutorial-dive-dared = En eau profonde, la modestie paie souvent. Regarde bien, et arrête-toi là où tu n’es plus sûr.
tutorial-dive-goal = La case 23 est le but, et tu es sur la 20. Aucun requin aux trois premiers niveaux. Prends les trois, et pas plus.
tutorial-dive-won = Tu y es, et le plus loin de tous : tu gagnes. Si plusieurs plongeurs passent le but dans la même manche, le plus avancé gagne.

## Scuba

tutorial-scuba-boat = Tu es sur le bateau. En dessous, des tuiles face cachée : des animaux, des événements ou de l’eau vide. Qui découvre les animaux les plus précieux et revient vivant gagne. Plus ils sont profonds, plus ils valent, et plus ils coûtent d’air.
tutorial-scuba-enter = Saute à l’eau sous le milieu du bateau, à la colonne 5.
tutorial-scuba-flip = Il y a ici une tuile face cachée. Retourne-la.
tutorial-scuba-down = Une anémone de mer : tu la découvres aussitôt et tu prends sa carte. Chaque pas coûte un de tes quatre points de mouvement. Nage d’une case vers le bas.
tutorial-scuba-event = Encore une tuile face cachée. Retourne-la pour voir.
tutorial-scuba-stop = Un événement : un appareil photo perdu, deux points pour toi. Tu peux t’arrêter quand tu veux. Termine ton tour ici.
tutorial-scuba-air = À la fin d’un tour, on paie de l’air : une unité jusqu’à 10 mètres, deux jusqu’à 20, trois jusqu’à 30, quatre jusqu’à 40. Qui n’a plus d’air sous l’eau a perdu.
tutorial-scuba-current = Plus tard dans la partie. Chaque tour commence par un courant : celui-ci a porté tous les plongeurs d’une case vers la gauche, et aussi les animaux face visible, selon leur couleur.
tutorial-scuba-drifted = Un poisson clown a dérivé avec toi. Avant le premier pas, tu peux regarder ce qui se trouve sur ta case. Découvre-le.
tutorial-scuba-pair = Poisson clown et anémone de mer vont ensemble : la paire vaut trois points de plus. Tes cartes et tes combinaisons sont indiquées à côté de la mer.
tutorial-scuba-against = À contre-courant, tu peux faire un pas de moins. Tout droit vers le bas, peu importe : nage d’une case vers le bas.
tutorial-scuba-dust = Tes palmes soulèvent du sable sur chaque case où tu entres. Là où il y a du sable, personne ne peut rien découvrir, jusqu’au prochain tour de qui l’a soulevé. Termine ton tour.
tutorial-scuba-deeper = Nage d’une case vers le bas.
tutorial-scuba-turn = Retourne la tuile.
tutorial-scuba-choice = Un poulpe t’attrape, et il faut choisir : perdre une unité d’air ou terminer ton tour. Choisis sur la carte.
tutorial-scuba-chosen = D’autres événements déplacent des plongeurs ou des animaux, retournent des tuiles ou apportent des trésors. La carte dit toujours ce qu’elle fait.
tutorial-scuba-home = Plus que deux unités d’air. Il est temps de rentrer : au plus deux pas vers le haut par tour. Nage vers le haut.
tutorial-scuba-ladder = Encore un pas vers le haut et tu es sur le bateau, avec tout ce que tu as trouvé.
tutorial-scuba-stay = Sain et sauf ! Tu peux nager au tuba, ou rester où tu es. Il reste un dernier tour de table : reste sur le bateau.
tutorial-scuba-end = Quand il reste au plus un plongeur sous l’eau, la partie se termine bientôt. Tu comptes tes animaux, tes paires et tes points, et tu gagnes.

## The Divers

tutorial-divers-ocean = L’océan est couvert de plaques face cachée, et ton bateau est au bord. Trouve des trésors et ramène-les dans ton bateau. À chaque tour, tu déplaces un plongeur d’une case.
tutorial-divers-land = Choisis le plongeur N1 et descends sur la plaque derrière le bateau.
tutorial-divers-found-sea = La plaque reste visible : mer libre. On ne sait jamais ce qui se cache sous une plaque, même un requin est possible. Continue avec N1, d’une case vers le bas.
tutorial-divers-treasure = Deux trésors ! Un plongeur peut en emporter un, mais seulement par des plaques face visible. Ramènes-en un : remonte avec N1, avec le trésor.
tutorial-divers-aboard = Et maintenant dans le bateau, avec le trésor.
tutorial-divers-salvaged = Un trésor dans un bateau est en sûreté. L’équipe qui en a le plus dans ses bateaux gagne.
tutorial-divers-current = Les courants emportent les plongeurs, et ceux qu’on connaît peuvent servir. Choisis N1 et regarde le chemin par le courant d’à côté : il est dessiné avant que tu partes. Prends-le.
tutorial-divers-swept = Un seul coup, et te voilà loin. Un courant découvert par surprise t’emporte où il mène, parfois hors du plateau.
tutorial-divers-strike = Un plongeur ennemi se tient à côté de N1. Vas-y : qui arrive frappe, et l’ennemi retourne dans son bateau.
tutorial-divers-mud = La vase est lente : chaque touffe demande un coup. Va avec N2 dans la vase en dessous.
tutorial-divers-tuft = N2 est sur la première de deux touffes. Avance jusqu’à la suivante.
tutorial-divers-last = Le dernier trésor est près de N1, derrière le bateau. Monte-le à bord.
tutorial-divers-won = Tous les trésors sont récupérés, la partie est finie, et c’est toi qui en as le plus. Bien plongé !
