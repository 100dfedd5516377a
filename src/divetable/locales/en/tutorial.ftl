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

## Dive

tutorial-dive-look = A stack of transparent cards lies in the water. Look at it from all sides: move the pointer over it, drag with a finger, or use the arrow keys. What lies deeper moves differently from what lies on top. That is how you find out on which level something swims.
tutorial-dive-tokens = Level 1 is the top card, level 5 the fifth. For every level you say whether a shark is there. You have five air tokens, 1 to 5. Each has two sides: no shark, and shark.
tutorial-dive-program = Try it. On level 1 there is no shark, on level 2 there is one. Put one token on level 1 with the side without a shark, and one on level 2 with the shark side. Leave the other tokens aside, then say that you are ready.
tutorial-dive-rest = Both guesses were right: two levels, so you move two fields. Buddy saw a shark on level 1 where there was none. In calm water a mistake costs that level and all below it.
tutorial-dive-helpers = Turtles help: the green one carries you one field, the red one two. But only the fastest of those who are right is helped, and the numbers of your tokens on that level are your speed. Green swims on level 1, red on level 2, no sharks there. Buddy will be fast on level 1. Put your 5 on level 2 and any other token on level 1.
tutorial-dive-helped = The red turtle carried you two fields, and two levels were worth two more. You can stack several tokens on one level: their numbers add up.
tutorial-dive-tie = A red turtle swims on level 1, and Buddy will put a 3 there. See what happens when you are equally fast: put only your 3 on level 1, without a shark.
tutorial-dive-tied = A tie helps nobody, and the help is not passed on. So think about what the others will do.
tutorial-dive-deep = From field 16 on you are in deep water: one mistake and you lose all levels of this dive. Only what turtles gave you stays. Level 1 has no shark. How deep do you dare to go? You decide; begin with level 1.
tutorial-dive-dared = In deep water it often pays to be modest. Look well, and stop where you are no longer sure.
tutorial-dive-goal = Field 23 is the goal, and you are on 20. There are no sharks on the first three levels. Take all three, and no more.
tutorial-dive-won = You are there, and furthest ahead: you win. If several divers pass the goal in one round, the one furthest ahead wins.

## Scuba

tutorial-scuba-boat = You are on the boat. Below lie covered tiles: animals, events, or empty water. Whoever discovers the most valuable animals and comes back alive wins. Deeper animals are worth more, and cost more air.
tutorial-scuba-enter = Jump in below the middle of the boat, at column 5.
tutorial-scuba-flip = A covered tile lies here. Turn it over.
tutorial-scuba-down = A sea anemone: you discover it at once and take its card. Every step costs one of four movement points. Swim one square down.
tutorial-scuba-event = Another covered tile. Turn it over and see.
tutorial-scuba-stop = An event: a lost camera, two points for you. You may stop whenever you like. End your turn here.
tutorial-scuba-air = At the end of a turn you pay air: one unit down to 10 metres, two to 20, three to 30, four to 40. Whoever runs out of air under water has lost.
tutorial-scuba-current = Later in the game. Every turn begins with a current: this one has carried all divers one square to the left, and the open animals too, by their colours.
tutorial-scuba-drifted = A clownfish has drifted along with you. Before the first step you may look at what lies on your square. Discover it.
tutorial-scuba-pair = Clownfish and sea anemone belong together: the pair is worth three extra points. Your cards and combinations are listed beside the sea.
tutorial-scuba-against = Against the current you can make one step less that way. Straight down it does not matter: swim one square down.
tutorial-scuba-dust = Your fins stir up dust on every square you enter. Where dust hangs nobody can discover anything, until the diver who made it has the next turn. End your turn.
tutorial-scuba-deeper = Swim one square down.
tutorial-scuba-turn = Turn the tile over.
tutorial-scuba-choice = An octopus grabs you, and you must choose: lose one unit of air, or end your turn. Choose on the card.
tutorial-scuba-chosen = Other events move divers or animals, turn tiles, or bring treasure. The card always says what it does.
tutorial-scuba-home = Only two units of air are left. Time to go home: at most two steps up a turn. Swim up.
tutorial-scuba-ladder = One more step up and you are on the boat, with all that you have found.
tutorial-scuba-stay = Safe! You may go snorkelling, or stay where you are. One last round is played: stay on the boat.
tutorial-scuba-end = The game ends soon after at most one diver is left under water. You count your animals, pairs and points, and you win.

## The Divers

tutorial-divers-ocean = Face-down patches cover the ocean, and your boat lies at its edge. Find treasures and bring them into your boat. In a turn you move one diver by one square.
tutorial-divers-land = Choose diver N1 and land on the patch behind the boat.
tutorial-divers-found-sea = The patch is turned for good: open sea. You never know what lies under a patch, even a shark is possible. Go on with N1, one square down.
tutorial-divers-treasure = Two treasures! A diver can take one along, but only over patches that lie face up. Bring one back: move N1 up again, with treasure.
tutorial-divers-aboard = Now into the boat, with the treasure.
tutorial-divers-salvaged = Treasure in a boat is safe. The team with the most treasures in its boats wins.
tutorial-divers-current = Currents carry divers on, and known ones can be used. Choose N1 and look at the way over the current beside it: it is drawn before you go. Take it.
tutorial-divers-swept = One move, and you are far away. When a current is found by surprise, it carries you wherever it leads, sometimes off the board.
tutorial-divers-strike = An enemy diver stands beside N1. Move there: whoever arrives strikes, and the enemy goes back to his boat.
tutorial-divers-mud = Mud is slow: every tuft takes a move of its own. Move N2 onto the mud below it.
tutorial-divers-tuft = N2 stands on the first of two tufts. Walk on to the next one.
tutorial-divers-last = The last treasure lies under N1, behind the boat. Bring it aboard.
tutorial-divers-won = All treasures are salvaged, the game is over, and you have the most. Well dived!
