# Le plateau de Dive, en français : ce que sait une rediffusion, et le souffle du fugu.

diveboard-stack = La pile telle qu’elle est
diveboard-stack-empty = Il ne reste aucune carte dans la pile.
diveboard-picked = Le choix de { $name } : { $companion }.
diveboard-octopus = Le poulpe sur la pile
diveboard-breath = Retiens ton souffle !
diveboard-breath-in = Garde le bouton enfoncé, ou la touche H. Qui ne tient rien à la fin du temps est bloqué.
diveboard-breath-holding = Pose de l’air tant que tu gardes le bouton ou H enfoncé. Si tu lâches, ton plateau est bloqué pour de bon.
diveboard-breath-again = Appuie tout de suite, sinon ton plateau est bloqué !
diveboard-breath-tap-in = Touche le bouton pour inspirer. Qui ne le fait pas à temps est bloqué.
diveboard-breath-tap-holding = Pose de l’air. Si tu touches encore le bouton, ton plateau est bloqué pour de bon.
diveboard-breath-meter = Pose de l’air jusqu’à ce que la jauge soit vide ; tu peux arrêter plus tôt.
diveboard-breath-meter-in = Inspire. Dans un instant, vous aurez tous le même air.
diveboard-breath-stop = Arrêter et verrouiller mon plateau
diveboard-breath-air = Air restant
diveboard-breath-air-left = Air restant : { $seconds } secondes
diveboard-breath-by-tap = Toucher au lieu de tenir
diveboard-breath-health = Ne retiens vraiment ton souffle que tant que c’est agréable. Rien ne t’écoute.
# within a sentence
diveboard-the-chief = le chef du village
diveboard-practice-over = La plongée d’entraînement est terminée.
diveboard-chief-won = Le chef du village gagne.
diveboard-chief-won-tie = Le chef du village gagne : { $names } est allé aussi loin, et le chef gagne en cas d’égalité.
diveboard-said-youngest = { $names } veulent le même compagnon : { $companion }. { $name } est plus jeune et l’obtient ; les autres choisissent de nouveau.
diveboard-said-lot = { $names } veulent le même compagnon : { $companion }. On tire au sort : { $name } l’obtient ; les autres choisissent de nouveau.
diveboard-said-no-effect = Le plus rapide de ceux qui avaient raison : { $name } prend l’aide ({ $helper }), sans effet.
diveboard-said-carried-back = Le plus rapide de ceux qui avaient raison : { $name } recule ({ $helper }) à la case { $to }.
diveboard-no-effect = aucun effet
# for fingers; the longer ones of web.ftl also tell the keys
diveboard-ocean-how = Glisse le doigt de côté pour regarder d’un autre côté ; pose-le d’abord un instant pour glisser où tu veux.
diveboard-how = Touche un jeton d’air puis un niveau, ou fais-le glisser.
# une seule lampe pour tous
diveboard-torch-free = Personne ne tient la lampe.
diveboard-torch-yours = Tu tiens la lampe.
diveboard-torch-holder = { $name } tient la lampe.
diveboard-torch-take = Prendre la lampe
diveboard-torch-how = Vous partagez une seule lampe. Tant que tu la tiens, elle éclaire là où tu pointes, glisses le doigt ou vas avec les flèches. Clique ou touche l’image, ou appuie sur Entrée, pour la prendre.
