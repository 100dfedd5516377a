# Scuba en français. On tutoie.
#
# tile : tuile ; face down / open : face cachée / face visible ; disc : disque
# current : courant ; dust : nuage de sable ; deco token : jeton de palier
# movement points : points de mouvement ; fast ascent : remontée rapide
# event card : carte événement ; data set : jeu de données
# seat : place ; table : table ; turn : tour ; boat : bateau ; surface : surface

## Things named in refusals

scuba-name-L = à gauche
scuba-name-R = à droite
scuba-name-U = vers le haut
scuba-name-D = vers le bas
scuba-name-or = ou
scuba-name-or-a-seat = ou une place

## Refusals

scuba-enter-first = tu es encore sur le bateau ; mets-toi d’abord à l’eau : colonne { $columns }
scuba-in-the-water = tu es déjà à l’eau ; nage à partir de là
scuba-wrong-column = la colonne { $column } n’est pas sous le bateau ; mets-toi à l’eau dans la colonne { $columns }
scuba-must-enter = tu dois te mettre à l’eau à ton premier tour : colonne { $columns }
scuba-someone-must-enter = personne n’est sous l’eau, tu ne peux donc plus attendre ; mets-toi à l’eau dans la colonne { $columns }
scuba-no-points = tes 4 points de mouvement sont épuisés ; regarde autour de toi ou arrête-toi
scuba-edge = la mer s’arrête là ; nage dans une autre direction
scuba-needs-a-step = retourner une tuile demande un pas : là où ton tour commence, tu ne découvres que des animaux ; nage d’abord
scuba-not-up-yet = à ton premier tour, tu nages à gauche, à droite ou vers le bas ; tu pourras monter dès le suivant
scuba-too-fast-up = tu es déjà remonté de 2 cases ; pas plus en un tour
scuba-looked-before-ascent = une troisième case vers le haut est une remontée rapide, interdite une fois que tu as regardé une tuile
scuba-against-the-current = { $limit ->
        [0] contre ce courant, tu n’avances pas d’une seule case
        [one] contre ce courant, tu n’as droit qu’à une case
       *[other] contre ce courant, tu n’as droit qu’à { $limit } cases
    }
scuba-no-descent = tu ne peux plus descendre pendant ce tour
scuba-too-deep = personne ne descend à 40-45 m de son plein gré ; nage dans une autre direction
scuba-too-many-tokens = tu ferais surface avec plus d’un jeton de palier ; passe un tour entre 0 et 10 m pour chacun
scuba-sideways-only = à la surface, tu ne peux nager que vers la gauche ou la droite
scuba-not-covered = la tuile { $tile } n’est pas face cachée là où tu regardes
scuba-not-open = la tuile { $tile } n’est pas face visible là où tu regardes
scuba-seen-already = ton disque est déjà sur la tuile { $tile } ; elle ne rapporte plus rien
scuba-no-sight = tu ne peux rien regarder ici pour l’instant, à cause du sable ou de la façon dont tu es arrivé ; nage plus loin
scuba-nothing-to-see = il n’y a rien à voir à 40-45 m ; remonte d’abord
scuba-too-fast-to-see = après une remontée rapide, tu ne peux plus rien regarder pendant ce tour
scuba-answer-first = la carte événement te pose une question ; réponds d’abord
scuba-nothing-asked = aucune carte événement ne te demande cela maintenant
scuba-no-such-option = tu ne peux pas prendre la possibilité { $option } ; choisis parmi : { $allowed }
scuba-no-such-target = cette carte ne peut pas déplacer cela ; choisis autre chose
scuba-no-such-heading = pas { $direction } ; choisis parmi : { $allowed }
scuba-no-such-tile = tu ne peux pas choisir la tuile { $tile } pour cette carte ; prends-en une autre
scuba-not-your-turn = c’est le tour de la place { $seat } ; attends
scuba-cannot-give-up = seul un plongeur que le bateau a laissé peut abandonner
scuba-no-such-seat = il n’y a pas de place { $seat } à cette table
scuba-has-left = tu as quitté cette partie
scuba-over = la partie est terminée
scuba-malformed = ce n’est pas une action de Scuba ({ $problem }) ; consulte le protocole
scuba-players = Scuba se joue de 2 à 4, pas à { $players }
scuba-unknown-option = l’option { $option } n’existe pas ; options : { $known }
scuba-bad-setting = { $option } ne peut pas valoir { $given } ; valeurs permises : { $allowed }
scuba-bad-start-player = start_player ne peut pas valoir { $given } ; indique une des places { $seats }
scuba-outer-columns = les colonnes extérieures ne se ferment qu’à 2 joueurs, pas à { $players } : il y a des tuiles dessus
scuba-bad-data = ce jeu de données est inutilisable : { $problems }
scuba-bad-position = cette position ne peut pas être mise en place : { $problem }
