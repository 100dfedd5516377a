# Pourquoi un robot joue ainsi à Scuba, en français. Les animaux sont sans article.
# $who : `you` a demandé un conseil, ou c’est le `bot` qui jouait.

scubareasons-new-animal = Un nouvel animal : { $animal } (+{ $points })
scubareasons-see-again = Déjà vu, mais il compte encore une fois : { $animal } (+{ $points })
scubareasons-combination = Il forme une combinaison avec ce qui est déjà trouvé : { $animals } (+{ $points })
scubareasons-remembered = { $who ->
        [you] Tu as déjà vu cette tuile : { $animal }
       *[bot] Le robot a déjà vu cette tuile : { $animal }
    }
scubareasons-unseen-tile = Parmi les tuiles { $colour ->
        [R] rouges
        [Y] jaunes
        [G] vertes
       *[B] bleues
    } que personne n’a vues, { $chance } % sont des animaux, de valeur { $points } en moyenne.
scubareasons-animal-there = { $who ->
        [you] Il y a là un animal qui te manque encore : { $animal } (+{ $points })
       *[bot] Il y a là un animal qui manque encore au robot : { $animal } (+{ $points })
    }
scubareasons-remembered-there = { $who ->
        [you] Tu as vu ce que cache la tuile là-bas : { $animal }
       *[bot] Le robot a vu ce que cache la tuile là-bas : { $animal }
    }
scubareasons-tile-there = Il y a là une tuile cachée : { $chance } % des { $colour ->
        [R] rouges
        [Y] jaunes
        [G] vertes
       *[B] bleues
    } jamais vues sont des animaux, de valeur { $points } en moyenne.
scubareasons-animal-near = { $steps ->
        [one] À un mouvement de là, il y a un nouvel animal : { $animal }
       *[other] À { $steps } mouvements de là, il y a un nouvel animal : { $animal }
    }
scubareasons-towards-tile = { $steps ->
        [one] De là, une tuile cachée est à un mouvement.
       *[other] De là, une tuile cachée est à { $steps } mouvements.
    }
scubareasons-deeper = En bas, les animaux valent plus : les { $colour ->
        [R] rouges
        [Y] jaunes
        [G] vertes
       *[B] bleues
    } { $points } en moyenne.
scubareasons-nothing-turned = Aucune tuile n’est encore retournée : toutes les colonnes se valent à peu près.
scubareasons-aboard = Sur le bateau, tout ce qui est trouvé est en sécurité.
scubareasons-to-the-boat = { $steps ->
        [one] De là, le bateau est à un mouvement.
       *[other] De là, le bateau est à { $steps } mouvements.
    }
scubareasons-way-up = { $who ->
        [you] Le retour coûte { $air } d’air ; tu en as { $left }.
       *[bot] Le retour coûte { $air } d’air ; le robot en a { $left }.
    }
scubareasons-shallower = Un tour qui finit plus haut coûte { $air } d’air au lieu de { $here }.
scubareasons-stay-aboard = Sur le bateau, plus rien ne peut mal tourner.
scubareasons-stop-here = Finir le tour ici coûte { $air } d’air ; il en reste { $left }.
