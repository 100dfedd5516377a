# What Plunge shows of itself wherever its board is not.

plungeface-title = Plunge
plungeface-about = Choose in secret how deep you dive. The deeper diver scores, and whoever is alone at the pearl takes it.
plungeface-minutes = 2 minutes
plungeface-score = Points
plungeface-standing = Points
plungeface-absent-depth = How deep the other diver goes, until both have chosen.
plungeface-absent-pearl = Where the pearl lies, until the depths are shown.
