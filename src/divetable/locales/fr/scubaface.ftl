# What Scuba shows of itself wherever its board is not.

scubaface-title = Scuba
scubaface-about = Nage dans la mer, retourne des tuiles, trouve des animaux rares et sois de retour au bateau avant de manquer d’air.
scubaface-minutes = 45 minutes
scubaface-score = Points
scubaface-standing = Animaux trouvés
scubaface-key-walk = Flèches
scubaface-does-walk = aller de case en case
scubaface-absent-tiles = Les faces des tuiles cachées. Personne ne les connaît, pas même les robots du serveur.
scubaface-absent-decks = L’ordre des cartes courant et des cartes événement.
scubaface-absent-points = Ce que les autres ont récolté, quand les points sont cachés.
scubaface-marks = [P] est imprimé dans le livret, [D] est notre décision là où il se tait ; la raison est donnée dans la partie 5. [H], ce sont nos propres données, là où le livret est perdu.
