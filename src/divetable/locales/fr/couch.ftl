# Jouer dans une même pièce, dans le navigateur.
#
# passer de main en main : un appareil pour plusieurs ; rideau : cache un plateau avant de le passer

couch-device = À quoi sert cet appareil ?
couch-use-mine = Je joue dessus
couch-help-mine = Les autres rejoignent la table avec leur propre appareil.
couch-use-round = Il passe de main en main
couch-help-round = Vous jouez à plusieurs dessus. Un rideau le couvre avant qu’il change de main : personne ne voit ce qui ne le regarde pas.
couch-use-screen = C’est l’écran de tout le monde
couch-help-screen = Chacun joue sur son téléphone. Un code QR permet d’entrer ; l’écran montre en grand ce que tous peuvent voir.
couch-player = Joueur { $number }
couch-names-how = Une place sans nom reste libre, pour les autres ou pour des robots.
couch-one-more = Quelqu’un d’autre joue aussi sur cet appareil. Nom :
couch-sit = S’asseoir
couch-pass = Passe l’appareil à { $name }
couch-pass-about = Tout est couvert. N’ouvre le rideau que si personne d’autre ne regarde.
couch-look = { $name } : toucher pour regarder
couch-all = Montrer la table à tous
couch-open = La table est ouverte : tout le monde peut regarder.
couch-looking = { $name } regarde
couch-cover = Couvrir
couch-turn = À { $name } de jouer
couch-screen = Écran commun
couch-screen-about = Une page pour la télévision : elle montre le code pour entrer et ce que tous peuvent voir.
couch-screen-open = Ouvrir l’écran commun
couch-screen-join = { $game } : joue avec ton téléphone
couch-screen-scan = Scanne le code, ou ouvre
couch-screen-loopback = Les téléphones n’atteignent pas cette adresse. Lance le serveur avec --lan et ouvre cette page par l’adresse qu’il affiche.
couch-screen-waiting = On attend { $names }
couch-screen-bots = Compléter avec des robots
