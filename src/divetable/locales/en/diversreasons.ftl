# Why a bot makes a move in The Divers, in English. Divers are called N1 to W3.
# $who: `you` who asked for a hint, or the `bot` that moved.

diversreasons-brings-home = It brings a treasure home.
diversreasons-carries = { $steps ->
        [one] It carries a treasure closer to the boat: { $steps } move to go.
       *[other] It carries a treasure closer to the boat: { $steps } moves to go.
    }
diversreasons-treasure-there = { $number ->
        [one] There is { $number } treasure there.
       *[other] There are { $number } treasures there.
    }
diversreasons-treasure-astern = { $number ->
        [one] There is { $number } treasure behind the boat.
       *[other] There are { $number } treasures behind the boat.
    }
diversreasons-treasure-behind = { $number ->
        [one] Then { $number } treasure lies right behind the boat.
       *[other] Then { $number } treasures lie right behind the boat.
    }
diversreasons-towards-treasure = { $steps ->
        [one] From there a treasure is { $steps } square away.
       *[other] From there a treasure is { $steps } squares away.
    }
diversreasons-towards-unknown = { $steps ->
        [one] From there a face-down patch is { $steps } square away.
       *[other] From there a face-down patch is { $steps } squares away.
    }
diversreasons-unknown = Nobody knows this patch: { $treasure }% treasure, { $danger }% danger.
diversreasons-unknown-patch = Nobody knows this patch: { $treasure }% treasure.
diversreasons-unknown-astern = The patch behind the boat is then one that nobody knows.
diversreasons-ride = { $kind ->
        [current] The current
        [eddy] The eddy
       *[seahorse] The sea horse
    } takes { $diver } on at no cost.
diversreasons-strikes = It sends these back to their boat: { $divers }.
diversreasons-frees = It frees from the octopus: { $divers }.
diversreasons-aboard = On board nobody can strike { $diver }.
diversreasons-to-a-boat = It ends in a boat.
diversreasons-mud = { $left ->
        [0] Then { $diver } is through the mud.
        [one] One move after this, { $diver } is through the mud.
       *[other] { $left } moves after this, { $diver } is through the mud.
    }
diversreasons-meets = The boat comes closer to { $diver }, who is at a treasure.
diversreasons-boat-nearer = The boat comes closer to { $diver }.
diversreasons-stranded = Only from a boat can { $diver } go back into the ocean.
diversreasons-ransom = Until a treasure is paid, { $diver } cannot move.
diversreasons-middle = From the middle of the coast most patches are near.
diversreasons-decided = What is left cannot change who wins.
diversreasons-quiet = Nothing has come of the last { $rounds } rounds.
