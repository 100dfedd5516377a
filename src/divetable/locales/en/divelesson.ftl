# The lesson of Dive.

divelesson-look = A stack of transparent cards lies in the water. Look at it from all sides: move the pointer over it, drag with a finger, or use the arrow keys. What lies deeper moves differently from what lies on top. That is how you find out on which level something swims.
divelesson-tokens = Level 1 is the top card, level 5 the fifth. For every level you say whether a shark is there. You have five air tokens, 1 to 5. Each has two sides: no shark, and shark.
divelesson-program = Try it. On level 1 there is no shark, on level 2 there is one. Put one token on level 1 with the side without a shark, and one on level 2 with the shark side. Leave the other tokens aside, then say that you are ready.
divelesson-rest = Both guesses were right: two levels, so you move two fields. Buddy saw a shark on level 1 where there was none. In calm water a mistake costs that level and all below it.
divelesson-helpers = Turtles help: the green one carries you one field, the red one two. But only the fastest of those who are right is helped, and the numbers of your tokens on that level are your speed. Green swims on level 1, red on level 2, no sharks there. Buddy will be fast on level 1. Put your 5 on level 2 and any other token on level 1.
divelesson-helped = The red turtle carried you two fields, and two levels were worth two more. You can stack several tokens on one level: their numbers add up.
divelesson-tie = A red turtle swims on level 1, and Buddy will put a 3 there. See what happens when you are equally fast: put only your 3 on level 1, without a shark.
divelesson-tied = A tie helps nobody, and the help is not passed on. So think about what the others will do.
divelesson-deep = From field 16 on you are in deep water: one mistake and you lose all levels of this dive. Only what turtles gave you stays. Level 1 has no shark. How deep do you dare to go? You decide; begin with level 1.
divelesson-dared = In deep water it often pays to be modest. Look well, and stop where you are no longer sure.
divelesson-goal = Field 23 is the goal, and you are on 20. There are no sharks on the first three levels. Take all three, and no more.
divelesson-won = You are there, and furthest ahead: you win. If several divers pass the goal in one round, the one furthest ahead wins.
