# Why a bot makes a move in Scuba, in English. Animals are named without an article.
# $who: `you` who asked for a hint, or the `bot` that moved.

scubareasons-new-animal = A new animal: { $animal } (+{ $points })
scubareasons-see-again = Seen before, but this one counts again: { $animal } (+{ $points })
scubareasons-combination = It makes a set with what is already found: { $animals } (+{ $points })
scubareasons-remembered = { $who ->
        [you] You have seen this tile before: { $animal }
       *[bot] It has seen this tile before: { $animal }
    }
scubareasons-unseen-tile = Of the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } tiles that nobody has seen, { $chance }% are animals, worth { $points } on average.
scubareasons-animal-there = { $who ->
        [you] There lies an animal that you do not have yet: { $animal } (+{ $points })
       *[bot] There lies an animal that it does not have yet: { $animal } (+{ $points })
    }
scubareasons-remembered-there = { $who ->
        [you] You have seen what is under the tile there: { $animal }
       *[bot] It has seen what is under the tile there: { $animal }
    }
scubareasons-tile-there = A covered tile lies there: { $chance }% of the unseen { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } ones are animals, worth { $points } on average.
scubareasons-animal-near = { $steps ->
        [one] One step that way there is a new animal: { $animal }
       *[other] { $steps } steps that way there is a new animal: { $animal }
    }
scubareasons-towards-tile = { $steps ->
        [one] From there a covered tile is one step away.
       *[other] From there a covered tile is { $steps } steps away.
    }
scubareasons-deeper = Down there the animals are worth more: the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } ones { $points } on average.
scubareasons-nothing-turned = No tile has been turned over yet, so one column is about as good as another.
scubareasons-aboard = On the boat everything found is safe.
scubareasons-to-the-boat = { $steps ->
        [one] From there the boat is one step away.
       *[other] From there the boat is { $steps } steps away.
    }
scubareasons-way-up = { $who ->
        [you] Home is { $air } air away; you have { $left }.
       *[bot] Home is { $air } air away; it has { $left }.
    }
scubareasons-shallower = A turn that ends higher up costs { $air } air instead of { $here }.
scubareasons-stay-aboard = On the boat nothing can go wrong any more.
scubareasons-stop-here = Ending the turn here costs { $air } air, which leaves { $left }.
