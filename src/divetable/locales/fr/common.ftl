# Ce qui n'appartient à aucun jeu : l'accueil en ligne de commande.
#
# command : commande ; rule vectors : vecteurs de règles ; benchmarks : mesures de vitesse
# ratio : rapport ; checkout : copie de travail ; server : serveur

greeting-title = Divetable, la table des jeux de société sur la plongée

serve-open = Ouvre {$url} dans un navigateur et envoie l’adresse à tes amis.
serve-stop = Ctrl+C pour arrêter ; chaque partie reste où elle en est.
page-no-client = Le serveur tourne. La version pour navigateur n’est pas encore construite ; joue dans un terminal avec « divetable play --server ADRESSE ».
