# What Dive shows of itself wherever its board is not.

diveface-title = Dive
diveface-about = Regarde à travers l’eau, devine où sont les requins et utilise ton air pour plonger plus profond que les autres.
diveface-minutes = 20 minutes
diveface-score = Case
diveface-standing = Case
diveface-key-tokens = 1 à 5
diveface-does-tokens = pose le jeton d’air choisi sur ce niveau
diveface-key-back = 0
diveface-does-back = le reprend
diveface-key-flip = S
diveface-does-flip = retourne les jetons de son niveau
diveface-key-look = Flèches
diveface-does-look = dans l’image : regarder d’un autre côté ; avec la loupe : la déplacer
diveface-key-straight = Début
diveface-does-straight = regarder tout droit du dessus
diveface-key-turn = R ou . et ,
diveface-does-turn = tourner l’image vers la droite, ou vers la gauche
diveface-key-breath = H (maintenue)
diveface-does-breath = retenir son souffle tant que le fugu est là
diveface-absent-cards = Les cartes de la pile : lesquelles, dans quel ordre et dans quel sens. Tu reçois la lumière qui les a toutes traversées, dessinée sur le serveur.
diveface-absent-boards = L’air des autres, jusqu’à ce que tous les plateaux s’ouvrent ensemble.
diveface-absent-picks = Le compagnon que les autres veulent, jusqu’à ce que tous aient choisi.
diveface-absent-chief = L’ordre des cartes du chef.
diveface-marks = [maison] signale ce qu’aucun livret imprimé ne dit et dont une table sur écran a besoin.
