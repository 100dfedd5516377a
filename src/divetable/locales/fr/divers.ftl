# The Divers en français. On se tutoie.
#
# patch: case; face down: cachée; current: courant; eddy: tourbillon
# astern: derrière la poupe; ring: bord; coast: côte; end: arrivée
# tuft: touffe; mud: vase; hold: cale; ransom: rançon; wish: vœu
# seat: place; teammate: coéquipier; stranded: échoué

## Things named in refusals

divers-name-anemone = anémone de mer
divers-name-stingray = raie pastenague
divers-name-goldfish = poisson d’or
divers-name-shark = requin
divers-name-treasure = trésor
divers-name-yes = oui
divers-name-no = non
divers-name-to = à
divers-name-a-whole-number = un nombre entier

## Refusals

divers-not-your-turn = c’est au tour de { $colour } ; attends
divers-not-your-decision = la question est posée à la place { $seat } ; attends
divers-not-asked = personne ne t’a demandé cela ; joue un coup
divers-answer-first = réponds d’abord à la question ; réponses : { $answers }
divers-no-such-answer = ce n’est pas une réponse à la question ; réponses : { $answers }
divers-not-your-coast = place ton bateau sur ta propre côte : { $answers }
divers-must-land-first = le premier coup de la partie doit être une descente du bateau
divers-must-move = tu peux jouer, donc tu ne peux pas passer
divers-not-your-diver = { $diver } n’est pas un plongeur de { $colour }, dont c’est le tour
divers-removed = { $diver } est hors jeu ; joue un autre plongeur
divers-delayed = une tortue retarde { $diver } ce tour-ci ; joue un autre plongeur
divers-stuck = { $diver } est coincé sur un oursin ; paie une rançon ou joue un autre plongeur
divers-caught = un poulpe tient { $diver } ; envoie un autre plongeur de la même couleur
divers-must-walk-tufts = { $diver } est dans la vase ; avance jusqu’à la touffe suivante
divers-no-next-tuft = ce n’est pas la touffe suivante de la vase où se trouve { $diver }
divers-not-bordering = { $to } ne touche pas la case de { $diver }
divers-still-aboard = { $diver } est dans un bateau ; descends d’abord sur la case derrière la poupe
divers-stranded = { $diver } est échoué ; rejoins un bateau avant de retourner dans l’océan
divers-not-in-boat = { $diver } n’est dans aucun bateau et ne peut donc pas en descendre
divers-not-astern = tu ne peux descendre que sur la case derrière la poupe : { $to }
divers-not-on-ring = { $diver } n’est pas sur le bord et ne peut donc pas marcher
divers-no-ring-step = { $to } n’est pas un endroit libre à un pas le long du bord
divers-patch-forbidden = personne ne va exprès en { $to } : { $kind }
divers-teammate-there = un plongeur de ton coéquipier est en { $to } ; choisis une autre case
divers-island-taken = un plongeur d’une autre couleur est sur l’île { $to }
divers-mud-full = la première touffe de { $to } ne peut rien porter de plus
divers-no-direction = un vœu n’a pas de direction, donc le tourbillon { $to } ne mène nulle part
divers-route-off-board = { $to } ne mène que hors du plateau ou au malheur
divers-route-blocked = { $to } mène en { $end }, où tu ne peux pas t’arrêter
divers-route-forbidden = { $to } ne mène qu’à des cases interdites
divers-route-loops = { $to } ne fait que tourner en rond
divers-choose-an-end = dis où le chemin par { $to } doit finir ; il n’y a pas une telle arrivée
divers-no-such-patch = il n’y a pas de case { $to }
divers-already-there = tu y es déjà : { $to } ; souhaite-toi ailleurs
divers-no-wish = { $diver } n’a pas de vœu
divers-no-such-move = ce coup n’existe pas ; regarde la liste
divers-no-treasure-here = il n’y a pas de trésor là où est { $diver }
divers-treasure-into-unknown = aucun trésor ne va sur la case cachée { $to }
divers-treasure-onto-island = aucun trésor ne va sur l’île { $to }
divers-not-behind-boat = le bateau { $boat } est hors d’atteinte ; va sur une case derrière lui ou à côté de lui sur le bord
divers-boat-crewed = le bateau { $boat } a un équipage ennemi ; tu te noierais
divers-in-a-boat = qui est dans un bateau ne peut pas monter dans un autre ; descends d’abord
divers-no-such-boat = il n’y a pas de bateau { $boat } dans cette partie
divers-not-own-boat = { $diver } n’est pas dans son propre bateau et ne peut pas naviguer
divers-coast-ends = un bateau avance d’une place le long de sa propre côte, pas plus
divers-not-stuck = { $diver } n’est pas coincé ; il n’y a rien à payer
divers-not-your-hold = tu ne peux pas payer avec la cale du bateau { $boat }
divers-no-ransom = il n’y a pas de trésor dans la cale du bateau { $boat }
divers-ransom-was-refused = ton coéquipier a dit non ; redemande à un autre tour
divers-agreed-already = tu veux déjà arrêter ; attends les autres
divers-nothing-agreed = tu n’as pas dit vouloir arrêter, il n’y a donc rien à reprendre
divers-has-given-up = tu as abandonné
divers-no-such-clock = aucune horloge ne porte le numéro { $number }
divers-only-the-table = seule la table annonce cela
divers-no-such-seat = il n’y a pas de place { $seat } à cette table
divers-over = la partie est finie
divers-malformed = ce n’est pas une action des Plongeurs ({ $problem }) ; regarde le protocole
divers-players = Les Plongeurs se joue de 2 à 4, pas à { $players }
divers-unknown-option = il n’y a pas d’option { $option } ; options : { $known }
divers-bad-setting = { $option } ne peut pas être { $given } ; permis : { $allowed }
divers-teams-of-three = trois joueurs ne font pas deux équipes ; jouez chacun pour soi
divers-teams-with-empty-seats = les équipes ont besoin des quatre bateaux ; ne laissez aucune place vide ou jouez chacun pour soi
divers-wrong-empty-seats = empty_seats vaut { $given } ; à { $players } joueurs, le nombre de places vides différentes est { $seats }
divers-no-house-set = il n’y a pas de jeu de cases pour la taille { $size }, seulement pour { $sizes } ; donnes-en un comme patch_set
divers-size-of-set = size vaut { $size }, mais le jeu de cases a la taille { $actual } ; omets size
divers-no-safe-start = un départ sûr demande à l’intérieur de la place pour { $dangers } cases dangereuses ; il y en a pour { $inside }
divers-bad-patch-file = ce n’est pas un jeu de cases : { $problem }
divers-bad-patch-set = ce jeu de cases est inutilisable : { $problems }
divers-bad-position = cette position ne peut pas être mise en place : { $problem }
