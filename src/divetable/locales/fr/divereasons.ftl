# Pourquoi un robot pose ainsi son air à Dive, en français.
# $who : `you` a demandé un conseil, ou c’est le `bot` qui a choisi.

divereasons-unsure = Le niveau { $level } est difficile à lire : un requin y est à { $chance } %, mieux vaut s’arrêter au-dessus.
divereasons-deep-water = En eau profonde, une seule erreur coûte toute la plongée.
divereasons-shark = Un requin est probable au niveau { $level } ({ $chance } %).
divereasons-help = Le plus d’air est au niveau { $level }, où de l’aide peut venir : { $helper ->
        [green] tortue verte
        [red] tortue rouge
       *[manta] raie manta
    } ({ $chance } %).
divereasons-clear = { $levels ->
        [one] Aucun requin ne semble être au niveau 1.
       *[other] Aucun requin ne semble être aux niveaux 1 à { $levels }.
    }
divereasons-companion-now = Le compagnon rapporte plus maintenant que d’habitude plus tard.
divereasons-disturb = Cela complique une manche importante pour les autres.
divereasons-breath = Qui n’inspire pas maintenant est verrouillé avec un plateau vide.
divereasons-axolotl = Sur une case impaire, donc deux en arrière : { $names }.
divereasons-axolotl-later = L’axolotl peut faire plus d’effet dans une manche ultérieure.
