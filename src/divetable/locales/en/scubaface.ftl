# What Scuba shows of itself wherever its board is not.

scubaface-title = Scuba
scubaface-about = Swim through the sea, turn tiles, find rare animals and be back on the boat before your air is gone.
scubaface-minutes = 45 minutes
scubaface-score = Points
scubaface-standing = Animals found
scubaface-key-walk = Arrows
scubaface-does-walk = go from square to square
scubaface-absent-tiles = The fronts of covered tiles. Nobody knows them, not even the server's bots.
scubaface-absent-decks = The order of current cards and event cards.
scubaface-absent-points = What others have collected, if points are hidden.
scubaface-marks = [P] is printed in the rulebook, [D] is our decision where the print is silent; section 5 gives the reason. [H] is our own data, where the print was lost.
