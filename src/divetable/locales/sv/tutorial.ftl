# Lessons, in Swedish.

## The lesson itself

tutorial-you = Du
tutorial-buddy = Parkamrat
tutorial-lesson = Lektion
tutorial-progress = Steg { $step } av { $steps }
tutorial-next = Fortsätt
tutorial-your-move = Ditt drag
tutorial-not-that = Det är tillåtet, men det är inte vad lektionen handlar om. Läs texten en gång till och försök igen.
tutorial-first-next = Tryck först på Fortsätt.
tutorial-ended = Det var lektionen. Nu kan du spela: mot botar eller med en vän.
tutorial-to-the-games = Till spelen
tutorial-again = En gång till från början
tutorial-chapter-again = Upprepa den här delen
tutorial-skip = Hoppa över den här delen
tutorial-more = Mer
