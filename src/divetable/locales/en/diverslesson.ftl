# The lesson of The Divers.

diverslesson-ocean = Face-down patches cover the ocean, and your boat lies at its edge. Find treasures and bring them into your boat. In a turn you move one diver by one square.
diverslesson-land = Choose diver N1 and land on the patch behind the boat.
diverslesson-found-sea = The patch is turned for good: open sea. You never know what lies under a patch, even a shark is possible. Go on with N1, one square down.
diverslesson-treasure = Two treasures! A diver can take one along, but only over patches that lie face up. Bring one back: move N1 up again, with treasure.
diverslesson-aboard = Now into the boat, with the treasure.
diverslesson-salvaged = Treasure in a boat is safe. The team with the most treasures in its boats wins.
diverslesson-current = Currents carry divers on, and known ones can be used. Choose N1 and look at the way over the current beside it: it is drawn before you go. Take it.
diverslesson-swept = One move, and you are far away. When a current is found by surprise, it carries you wherever it leads, sometimes off the board.
diverslesson-strike = An enemy diver stands beside N1. Move there: whoever arrives strikes, and the enemy goes back to his boat.
diverslesson-mud = Mud is slow: every tuft takes a move of its own. Move N2 onto the mud below it.
diverslesson-tuft = N2 stands on the first of two tufts. Walk on to the next one.
diverslesson-last = The last treasure lies under N1, behind the boat. Bring it aboard.
diverslesson-won = All treasures are salvaged, the game is over, and you have the most. Well dived!
