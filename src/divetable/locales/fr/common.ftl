# Ce qui n'appartient à aucun jeu : l'accueil en ligne de commande.
#
# command : commande ; rule vectors : vecteurs de règles ; benchmarks : mesures de vitesse
# ratio : rapport ; checkout : copie de travail ; server : serveur

greeting-title = Divetable, la table des jeux de société sur la plongée
greeting-no-server = Il n'y a pas encore de serveur à ouvrir ; ces commandes fonctionnent déjà.
greeting-commands = Commandes
greeting-help = Ajoute --help à une commande pour voir ce qu'elle sait faire.

command-vectors = rejoue les vecteurs de règles et dit lesquels sont respectés
command-simulate = fait jouer beaucoup de parties au hasard et les résume
command-bench = lance les mesures de vitesse, avec les rapports côte à côte
command-test = lance tous les tests (depuis une copie de travail)

serve-open = Ouvrez {$url} dans un navigateur et envoyez l’adresse à vos amis.
serve-stop = Ctrl+C pour arrêter ; chaque partie reste où elle en est.
page-no-client = Le serveur tourne. La version pour navigateur n’est pas encore construite ; jouez dans un terminal avec « divetable play --server ADRESSE ».
