# Lessons, in Dutch.

## The lesson itself

tutorial-you = Jij
tutorial-buddy = Buddy
tutorial-lesson = Les
tutorial-progress = Stap { $step } van { $steps }
tutorial-next = Verder
tutorial-your-move = Jouw zet
tutorial-not-that = Dat mag, maar daar gaat deze les niet over. Lees de tekst nog eens en probeer het opnieuw.
tutorial-first-next = Druk eerst op Verder.
tutorial-ended = Dat was de les. Nu kun je spelen: tegen bots, of met een vriend.
tutorial-to-the-games = Naar de spellen
tutorial-again = Nog eens van voren af aan
tutorial-chapter-again = Dit deel herhalen
tutorial-skip = Dit deel overslaan
tutorial-more = Meer
