# Lessons, in German.

## The lesson itself

tutorial-you = Du
tutorial-buddy = Buddy
tutorial-lesson = Lektion
tutorial-progress = Schritt { $step } von { $steps }
tutorial-next = Weiter
tutorial-your-move = Du bist dran
tutorial-not-that = Das ist erlaubt, aber darum geht es hier nicht. Lies den Text noch einmal und versuch es erneut.
tutorial-first-next = Drück zuerst auf Weiter.
tutorial-ended = Das war die Lektion. Jetzt kannst du spielen: gegen Bots oder mit Freunden.
tutorial-to-the-games = Zu den Spielen
tutorial-again = Noch einmal von vorn
tutorial-chapter-again = Diesen Teil wiederholen
tutorial-skip = Diesen Teil überspringen
tutorial-more = Mehr
