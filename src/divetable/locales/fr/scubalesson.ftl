# The lesson of Scuba.

scubalesson-boat = Tu es sur le bateau. En dessous, des tuiles face cachée : des animaux, des événements ou de l’eau vide. Qui découvre les animaux les plus précieux et revient vivant gagne. Plus ils sont profonds, plus ils valent, et plus ils coûtent d’air.
scubalesson-enter = Saute à l’eau sous le milieu du bateau, à la colonne 5.
scubalesson-flip = Il y a ici une tuile face cachée. Retourne-la.
scubalesson-down = Une anémone de mer : tu la découvres aussitôt et tu prends sa carte. Chaque pas coûte un de tes quatre points de mouvement. Nage d’une case vers le bas.
scubalesson-event = Encore une tuile face cachée. Retourne-la pour voir.
scubalesson-stop = Un événement : un appareil photo perdu, deux points pour toi. Tu peux t’arrêter quand tu veux. Termine ton tour ici.
scubalesson-air = À la fin d’un tour, on paie de l’air : une unité jusqu’à 10 mètres, deux jusqu’à 20, trois jusqu’à 30, quatre jusqu’à 40. Qui n’a plus d’air sous l’eau a perdu.
scubalesson-current = Plus tard dans la partie. Chaque tour commence par un courant : celui-ci a porté tous les plongeurs d’une case vers la gauche, et aussi les animaux face visible, selon leur couleur.
scubalesson-drifted = Un poisson clown a dérivé avec toi. Avant le premier pas, tu peux regarder ce qui se trouve sur ta case. Découvre-le.
scubalesson-pair = Poisson clown et anémone de mer vont ensemble : la paire vaut trois points de plus. Tes cartes et tes combinaisons sont indiquées à côté de la mer.
scubalesson-against = À contre-courant, tu peux faire un pas de moins. Tout droit vers le bas, peu importe : nage d’une case vers le bas.
scubalesson-dust = Tes palmes soulèvent du sable sur chaque case où tu entres. Là où il y a du sable, personne ne peut rien découvrir, jusqu’au prochain tour de qui l’a soulevé. Termine ton tour.
scubalesson-deeper = Nage d’une case vers le bas.
scubalesson-turn = Retourne la tuile.
scubalesson-choice = Un poulpe t’attrape, et il faut choisir : perdre une unité d’air ou terminer ton tour. Choisis sur la carte.
scubalesson-chosen = D’autres événements déplacent des plongeurs ou des animaux, retournent des tuiles ou apportent des trésors. La carte dit toujours ce qu’elle fait.
scubalesson-home = Plus que deux unités d’air. Il est temps de rentrer : au plus deux pas vers le haut par tour. Nage vers le haut.
scubalesson-ladder = Encore un pas vers le haut et tu es sur le bateau, avec tout ce que tu as trouvé.
scubalesson-stay = Sain et sauf ! Tu peux nager au tuba, ou rester où tu es. Il reste un dernier tour de table : reste sur le bateau.
scubalesson-end = Quand il reste au plus un plongeur sous l’eau, la partie se termine bientôt. Tu comptes tes animaux, tes paires et tes points, et tu gagnes.
