# Le livret de règles dans le navigateur, en français.

rulebook-title = Règles
rulebook-books = Livrets de règles
rulebook-table = La table
rulebook-search = Chercher dans ces règles
rulebook-search-how = Un numéro ou un mot
rulebook-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
rulebook-chapters = Chapitres
rulebook-print = Imprimer
rulebook-up = Vers le haut
rulebook-none = Cette règle n’existe pas.
rulebook-marks-dive = [maison] signale ce qu’aucun livret imprimé ne dit et dont une table sur écran a besoin.
rulebook-marks-scuba = [P] est imprimé dans le livret, [D] est notre décision là où il se tait ; la raison est donnée dans la partie 5. [H], ce sont nos propres données, là où le livret est perdu.
rulebook-marks-divers = (T) figure dans le texte imprimé, (D) en découle, (H) est notre décision ; la raison est donnée dans la partie 5.

## À côté du jeu

rulebook-why = Pourquoi ?
rulebook-open = Continuer dans le livret
rulebook-new-tab = Dans le livret, dans un nouvel onglet
rulebook-close = Retour au jeu
