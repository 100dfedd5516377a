# What the terminal says of Plunge.

plungeterminal-welcome = The deeper diver scores, but do not meet at the same depth.
plungeterminal-Dive = dive to depth { $depth }
plungeterminal-said-DepthChosen = { $who } has chosen.
plungeterminal-said-DepthsShown = Depths: { $depths }. The pearl lay at { $pearl }. Points: { $points }
plungeterminal-said-RoundBegan = Round { $round } begins.
plungeterminal-said-DiverLeft = { $who } leaves.
plungeterminal-said-GameEnded = That was the last dive.
