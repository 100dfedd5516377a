# What Dive shows of itself wherever its board is not.

diveface-title = Dive
diveface-about = Look through the water, guess where the sharks are, and spend your air to dive deeper than the others.
diveface-minutes = 20 minutes
diveface-score = Field
diveface-standing = Field
diveface-key-tokens = 1 to 5
diveface-does-tokens = lays the chosen air token on this level
diveface-key-back = 0
diveface-does-back = takes it back
diveface-key-flip = S
diveface-does-flip = turns the tokens of its level
diveface-key-look = Arrows
diveface-does-look = in the picture: look from another side; with the magnifier, move it
diveface-key-straight = Home
diveface-does-straight = look from straight above
diveface-key-turn = R or . and ,
diveface-does-turn = turn the picture to the right, or to the left
diveface-key-breath = H (kept pressed)
diveface-does-breath = hold your breath while the fugu is here
diveface-absent-cards = The cards of the stack: which they are, in what order, how they are turned. You get light that has passed through all of them, drawn on the server.
diveface-absent-boards = The air of the others, until all boards are opened at once.
diveface-absent-picks = Which companion others want, until all have chosen.
diveface-absent-chief = The order of the chief's cards.
diveface-marks = [house] marks what the printed rulebooks leave open and a table on screens needs.
