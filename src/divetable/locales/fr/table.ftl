# La table en français. On tutoie.
#
# table : table ; host : hôte ; seat : place ; device : appareil ; link : lien
# record : enregistrement ; to look on : regarder ; step : coup ; to take back : reprendre
# rematch : revanche ; settings : réglages ; bot : robot ; level : niveau

## Refusals

table-no-such-seat = il n’y a pas de place { $seat } ; places : { $seats }
table-seat-taken = la place { $seat } est prise ; choisis-en une autre
table-seat-free = personne n’occupe la place { $seat }
table-bad-name = un nom compte de 1 à { $most } caractères visibles ; choisis-en un autre
table-not-your-seat = la place { $seat } n’appartient pas à cet appareil
table-only-the-host = seul l’hôte de la table peut faire cela
table-no-bots = cette table joue sans robots ; l’hôte peut les autoriser
table-no-such-level = il n’y a pas de robot { $given } ; niveaux : { $known }
table-link-used = ce lien a déjà servi, ou la place a changé de mains ; demandes-en un nouveau
table-bad-link = ce lien n’ouvre rien ; demandes-en un nouveau
table-has-started = la partie a commencé ; il fallait le faire avant
table-not-started = la partie n’a pas encore commencé ; attends le départ
table-empty-seats = il reste des places vides : { $seats } ; attends, ou mets-y des robots
table-nobody-plays = il n’y a que des robots ici ; prends d’abord une place
table-paused = la partie est en pause ; tout le monde doit être d’accord pour reprendre
table-is-over = la partie est terminée ; propose une revanche
table-no-rematch-yet = la partie n’est pas terminée ; tu pourras proposer une revanche après
table-stale = la question a changé entre-temps ; regarde la table et choisis de nouveau
table-cannot-leave = tu as déjà quitté cette partie
table-not-asked = personne ne demande cela maintenant
table-already-asked = c’est déjà demandé ; attends
table-already-so = c’est déjà le cas
table-nothing-to-undo = aucun des { $most } derniers coups n’est de toi ; tu n’as rien à reprendre
table-nobody-to-ask = tu as vu ce qui en est sorti, et personne ici ne pouvait dire non ; ouvre une table d’entraînement pour reprendre tes coups à volonté
table-binding = c’est annoncé et cela reste, et personne ici ne peut accepter de le reprendre ; ouvre une table d’entraînement pour reprendre tes coups à volonté
table-chat-off = cette table joue sans discussion
table-bad-text = un message compte de 1 à { $most } caractères visibles
table-no-spectators = cette table n’admet pas de spectateurs
table-eyes-not-lent = la place { $seat } ne laisse personne regarder par ses yeux
table-eyes-at-table = tu joues à cette table, tu ne peux donc pas regarder par les yeux d’un autre
table-no-picture = cette image n’existe pas en ce moment ; regarde de nouveau la table
table-sonar-off = active d’abord le sonar ; tout le monde verra que tu l’utilises
table-no-sonar = à cette table, on joue sans sonar
table-no-hints = à cette table, on joue sans conseils
table-hint-later = la partie attend d’autres joueurs ; demande quand ce sera à toi
table-hint-withdrawn = cette demande de conseil a été retirée ; tu peux redemander quand tu veux
table-no-shared-torch = à cette table, il n’y a pas de lampe commune
table-not-over = la partie n’est pas terminée ; son enregistrement reste scellé jusque-là
table-bad-record = ce n’est pas un enregistrement de Divetable : { $problem }
table-record-differs = le coup { $step } ne découle pas des règles : { $problem }
table-not-found = cette table n’existe pas, ou ne t’est pas ouverte
table-bad-message = ce message est illisible : { $problem }
table-too-large = pas plus de { $most } octets à la fois
table-too-fast = c’est trop d’un coup ; attends un peu et réessaie
table-too-many-steps = cette partie a { $steps } coups et un serveur en montre { $most } au plus ; pour la voir, lance divetable replay avec son enregistrement sur ton ordinateur
table-too-much-work = montrer cette partie demande plus de { $seconds } secondes de calcul, c’est trop pour un serveur ; pour la voir, lance divetable replay avec son enregistrement sur ton ordinateur
table-too-many-tables = on ne peut plus ouvrir de table pour l’instant ; réessaie plus tard
table-too-many-open = cet appareil a { $most } tables inachevées ; termine ou abandonne d’abord l’une d’elles
table-too-many-opened = plus de { $most } tables ont été ouvertes depuis ton réseau en une heure ; joue à l’une d’elles, ou réessaie plus tard
table-closed = cette table a été fermée ; ouvres-en une nouvelle
table-bad-settings = ces réglages ne conviennent pas : { $problem }
table-foreign-host = ce serveur ne s’appelle pas { $host } ; utilisez sa propre adresse, ou demandez à son responsable de le lancer avec --allow-host et ce nom
table-fault = le serveur n’y est pas parvenu et rien n’a changé ; réessaie
table-unreadable = ce qui est enregistré de cette table est endommagé ; demande à qui gère le serveur de restaurer une sauvegarde
