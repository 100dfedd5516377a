# The lesson of Dive.

divelesson-look = Une pile de cartes transparentes repose dans l’eau. Regarde-la de tous les côtés : promène le pointeur dessus, glisse un doigt ou sers-toi des flèches du clavier. Ce qui est profond ne bouge pas comme ce qui est au-dessus. C’est ainsi qu’on devine à quel niveau nage quelque chose.
divelesson-tokens = Le niveau 1 est la carte du dessus, le niveau 5 la cinquième. Pour chaque niveau, tu dis s’il y a un requin. Tu as cinq jetons d’air, de 1 à 5. Chacun a deux faces : sans requin, et requin.
divelesson-program = Essaie. Au niveau 1, pas de requin ; au niveau 2, il y en a un. Pose un jeton sur le niveau 1, face sans requin, et un sur le niveau 2, face requin. Laisse les autres de côté, puis annonce que tu as fini.
divelesson-rest = Deux bonnes réponses : deux niveaux, donc tu avances de deux cases. Ton binôme a vu au niveau 1 un requin qui n’y était pas. En eau calme, une erreur coûte ce niveau et tous ceux d’en dessous.
divelesson-helpers = Les tortues aident : la verte te porte d’une case, la rouge de deux. Mais seul le plus rapide de ceux qui ont raison est aidé, et les nombres de tes jetons à ce niveau sont ta vitesse. La verte nage au niveau 1, la rouge au niveau 2, sans requin. Ton binôme ira vite au niveau 1. Pose ton 5 sur le niveau 2 et n’importe quel autre jeton sur le niveau 1.
divelesson-helped = La tortue rouge t’a porté de deux cases, et deux niveaux en valaient deux de plus. On peut empiler plusieurs jetons sur un niveau : leurs nombres s’additionnent.
divelesson-tie = Une tortue rouge nage au niveau 1, et ton binôme y posera un 3. Regarde ce qui arrive à vitesse égale : pose seulement ton 3 sur le niveau 1, sans requin.
divelesson-tied = En cas d’égalité, personne n’est aidé, et l’aide ne passe pas à un autre. Pense donc à ce que feront les autres.
divelesson-deep = À partir de la case 16, tu es en eaux profondes : une seule erreur, et tu perds tous les niveaux de cette plongée. Seul reste ce que les tortues t’ont donné. Pas de requin au niveau 1. Jusqu’où oses-tu descendre ? À toi de décider ; commence par le niveau 1.
divelesson-dared = En eau profonde, la modestie paie souvent. Regarde bien, et arrête-toi là où tu n’es plus sûr.
divelesson-goal = La case 23 est le but, et tu es sur la 20. Aucun requin aux trois premiers niveaux. Prends les trois, et pas plus.
divelesson-won = Tu y es, et le plus loin de tous : tu gagnes. Si plusieurs plongeurs passent le but dans la même manche, le plus avancé gagne.
