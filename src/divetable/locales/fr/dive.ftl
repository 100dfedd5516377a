# Dive en français. On tutoie ; dans une phrase, les noms de compagnons sont entre « ».
#
# token : jeton ; shark / no shark : requin / pas de requin
# level : niveau ; board : plateau ; filled : occupé
# program : programme ; draft : brouillon
# ready : « prêt » ; withdraw : retirer ; locked : verrouillé
# companion : compagnon ; expansion : extension ; announce : annoncer
# chief : chef du village ; chief card : carte du chef ; ocean card : carte océan
# seat : place ; table : table ; round : manche ; stack : pile
# rest : repos ; practice : entraînement ; set-up : mise en place
# children's version : version pour enfants

## Things named in refusals

dive-name-octopus = Poulpe géant
dive-name-orca = Orque
dive-name-anglerfish = Poisson-pêcheur
dive-name-giant_turtle = Tortue verte géante
dive-name-clownfish = Poissons clown
dive-name-dolphins = Dauphins
dive-name-white_shark = Grand requin blanc
dive-name-axolotl = Axolotl
dive-name-fugu = Fugu
dive-name-narwhal = Narval
dive-name-or = ou
dive-name-to = à
dive-name-a-number = un nombre
dive-name-a-whole-number = un nombre entier
dive-name-or-all-seats-in-their-order = ou toutes les places dans l’ordre voulu

## Refusals

dive-gap = le niveau { $gap } est vide, mais pas le niveau { $below } ; remplis les niveaux à partir du haut
dive-too-deep = il n’y a pas de niveau { $level } pour les jetons ; un programme a cinq niveaux au plus
dive-no-such-token = il n’y a pas de jeton { $token } ; tu as 1, 2, 3, 4 et 5
dive-token-twice = le jeton { $token } est posé deux fois ; tu n’en as qu’un de chaque
dive-no-token = ton plateau est vide ; pose au moins un jeton au niveau 1
dive-all-tokens = à cette table, on joue les cinq jetons ; tu { $used ->
        [0] n’en as posé aucun
        [one] n’en as posé qu’un
       *[other] n’en as posé que { $used }
    }, pose aussi les autres
dive-children-stack = dans la version pour enfants, on ne pose qu’un jeton par niveau
dive-children-five = dans la version pour enfants, chacun des cinq niveaux reçoit un jeton ; { $levels ->
        [0] aucun niveau n’en a encore
        [one] un seul niveau en a un pour l’instant
       *[other] { $levels } niveaux en ont un pour l’instant
    }
dive-not-programming = cela se fait pendant la programmation ; attends la prochaine manche
dive-already-ready = tu as dit « prêt » ; retire-le d’abord si tu veux changer quelque chose
dive-not-ready = tu n’as pas dit « prêt », il n’y a donc rien à retirer
dive-locked = ton programme est verrouillé pour cette manche
dive-no-such-clock = aucun chronomètre numéro { $number } n’est en marche
dive-nothing-to-cut = la place { $seat } n’a pas de programme en cours à interrompre
dive-only-the-table = seule la table elle-même peut signaler cela
dive-no-companions = tu n’as pas de compagnon dans cette partie
dive-unknown-companion = il n’y a pas de compagnon « { $companion } » ; choisis parmi : { $offered }
dive-not-with-chief = « { $companion } » n’est pas permis contre le chef du village ; choisis parmi : { $offered }
dive-needs-opponent = « { $companion } » n’est pas possible quand on joue en solo ; choisis parmi : { $offered }
dive-needs-presence = « { $companion } » demande que tout le monde soit à table en même temps ; choisis parmi : { $offered }
dive-expansion-off = « { $companion } » fait partie de l’extension, qui est désactivée ; choisis parmi : { $offered }
dive-taken = quelqu’un a déjà « { $companion } » ; choisis parmi : { $offered }
dive-not-choosing = on ne choisit son compagnon que pendant la mise en place
dive-already-picked = tu as déjà choisi ; attends les autres
dive-not-yours = « { $companion } » n’est pas à toi ; ton compagnon : { $own }
dive-used-up = tu as déjà utilisé « { $companion } » ; c’est une seule fois par partie
dive-is-secret = « { $companion } » ne s’annonce pas ; pose sa tuile sur ton plateau, avec le programme
dive-is-placed = le poulpe ne s’annonce pas ; dis où il se trouve sur la pile
dive-not-announced = l’axolotl ne s’annonce pas ; il se joue après le repos
dive-clownfish-place = les poissons clown se placent sous un niveau occupé, et le niveau { $level } n’a pas de jeton
dive-anglerfish-place = le poisson-pêcheur demande un jeton sur chacun des cinq niveaux ; { $levels ->
        [0] aucun niveau n’en a encore
        [one] un seul niveau en a un pour l’instant
       *[other] { $levels } niveaux en ont un pour l’instant
    }
dive-octopus-place = le poulpe doit tenir entièrement sur la carte : à { $angle } degrés, x et y vont de { $least } à { $most }
dive-dolphins-target = donne le petit dauphin à quelqu’un d’autre : place { $seats }
dive-no-target = « { $companion } » ne prend pas de cible ; n’en indique pas
dive-fugu-runs = tout le monde retient déjà son souffle
dive-breathing-in = inspire d’abord : la programmation reprend dans un instant
dive-no-fugu = aucun fugu n’est en jeu ; respire comme tu veux
dive-too-late-to-breathe-in = il est trop tard pour prendre son souffle
dive-holds-already = tu retiens déjà ton souffle
dive-holds-nothing = tu ne retiens pas ton souffle
dive-no-window = l’axolotl se joue après le repos, au moment où la question est posée
dive-not-asked = la question de l’axolotl est posée à la place { $seat } ; attends
dive-not-suspended = la table n’est pas en pause
dive-suspended = personne n’a plongé depuis trois manches ; reprends d’abord la table
dive-no-such-seat = il n’y a pas de place { $seat } à cette table
dive-has-left = tu as quitté cette partie
dive-over = la partie est terminée
dive-malformed = ce n’est pas une action de Dive ({ $problem }) ; consulte le protocole
dive-players = Dive se joue de 1 à 4, pas à { $players }
dive-unknown-option = l’option { $option } n’existe pas ; options : { $known }
dive-bad-setting = { $option } ne peut pas valoir { $given } ; valeurs permises : { $allowed }
dive-bad-priority = companion_priority vaut { $given } ; cite chacune des places { $seats } une fois
dive-children-companions = la version pour enfants se joue sans compagnons ; désactive l’un des deux
dive-children-chief = la version pour enfants se joue de deux à quatre, sans le chef ; désactive l’un des deux
dive-practice-others = l’entraînement se fait en solo, pas à { $players }
dive-practice-chief = l’entraînement se fait sans le chef ; désactive l’un des deux
dive-companions-off = { $option } ne va pas sans compagnons ; active-les aussi
dive-bad-card-file = ce ne sont pas des cartes : { $problem }
dive-bad-ocean-cards = ces cartes océan sont inutilisables : { $problems }
dive-bad-chief-cards = ces cartes du chef sont inutilisables : { $problems }
dive-bad-position = cette position ne peut pas être mise en place : { $problem }
