# What The Divers shows of itself wherever its board is not.

diversface-title = Les Plongeurs
diversface-about = Explore un océan inconnu avec ton équipage, suis ses courants et rapporte les trésors à ton bateau.
diversface-minutes = 15 minutes à 2 heures
diversface-score = Trésors
diversface-standing = Trésors
diversface-key-walk = Flèches
diversface-does-walk = aller de case en case
diversface-key-choose = 1 à 3
diversface-does-choose = choisir un plongeur
diversface-key-reach = M
diversface-does-reach = aller à la prochaine case accessible
diversface-absent-patches = Ce que montrent les cases cachées. Tout le reste est visible de tous.
diversface-marks = (T) figure dans le texte imprimé, (D) en découle, (H) est notre décision ; la raison est donnée dans la partie 5.
