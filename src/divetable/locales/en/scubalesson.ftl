# The lesson of Scuba.

scubalesson-boat = You are on the boat. Below lie covered tiles: animals, events, or empty water. Whoever discovers the most valuable animals and comes back alive wins. Deeper animals are worth more, and cost more air.
scubalesson-enter = Jump in below the middle of the boat, at column 5.
scubalesson-flip = A covered tile lies here. Turn it over.
scubalesson-down = A sea anemone: you discover it at once and take its card. Every step costs one of four movement points. Swim one square down.
scubalesson-event = Another covered tile. Turn it over and see.
scubalesson-stop = An event: a lost camera, two points for you. You may stop whenever you like. End your turn here.
scubalesson-air = At the end of a turn you pay air: one unit down to 10 metres, two to 20, three to 30, four to 40. Whoever runs out of air under water has lost.
scubalesson-current = Later in the game. Every turn begins with a current: this one has carried all divers one square to the left, and the open animals too, by their colours.
scubalesson-drifted = A clownfish has drifted along with you. Before the first step you may look at what lies on your square. Discover it.
scubalesson-pair = Clownfish and sea anemone belong together: the pair is worth three extra points. Your cards and combinations are listed beside the sea.
scubalesson-against = Against the current you can make one step less that way. Straight down it does not matter: swim one square down.
scubalesson-dust = Your fins stir up dust on every square you enter. Where dust hangs nobody can discover anything, until the diver who made it has the next turn. End your turn.
scubalesson-deeper = Swim one square down.
scubalesson-turn = Turn the tile over.
scubalesson-choice = An octopus grabs you, and you must choose: lose one unit of air, or end your turn. Choose on the card.
scubalesson-chosen = Other events move divers or animals, turn tiles, or bring treasure. The card always says what it does.
scubalesson-home = Only two units of air are left. Time to go home: at most two steps up a turn. Swim up.
scubalesson-ladder = One more step up and you are on the boat, with all that you have found.
scubalesson-stay = Safe! You may go snorkelling, or stay where you are. One last round is played: stay on the boat.
scubalesson-end = The game ends soon after at most one diver is left under water. You count your animals, pairs and points, and you win.
