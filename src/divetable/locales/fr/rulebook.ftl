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

## À côté du jeu

rulebook-why = Pourquoi ?
rulebook-open = Continuer dans le livret
rulebook-new-tab = Dans le livret, dans un nouvel onglet
rulebook-close = Retour au jeu
