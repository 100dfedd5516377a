# Lessons, in English.

## The lesson itself

tutorial-you = You
tutorial-buddy = Buddy
tutorial-lesson = Lesson
tutorial-progress = Step { $step } of { $steps }
tutorial-next = Next
tutorial-your-move = Your move
tutorial-not-that = That is allowed, but not what this lesson is about. Read the text again and try once more.
tutorial-first-next = First press Next.
tutorial-ended = That was the lesson. Now you can play: against bots, or with a friend.
tutorial-to-the-games = To the games
tutorial-again = Once more from the start
tutorial-chapter-again = Repeat this part
tutorial-skip = Skip this part
tutorial-more = More
