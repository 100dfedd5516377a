# Lessons, in French.

## The lesson itself

tutorial-you = Toi
tutorial-buddy = Binôme
tutorial-lesson = Leçon
tutorial-progress = Étape { $step } sur { $steps }
tutorial-next = Continuer
tutorial-your-move = À toi de jouer
tutorial-not-that = C’est permis, mais ce n’est pas le sujet de cette leçon. Relis le texte et essaie encore.
tutorial-first-next = Appuie d’abord sur Continuer.
tutorial-ended = La leçon est finie. Tu peux jouer maintenant : contre des robots, ou avec des amis.
tutorial-to-the-games = Vers les jeux
tutorial-again = Recommencer depuis le début
tutorial-chapter-again = Refaire cette partie
tutorial-skip = Passer cette partie
tutorial-more = Plus
