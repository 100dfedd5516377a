# Why a bot lays out its air like that in Dive, in English.
# $who: `you` who asked for a hint, or the `bot` that chose.

divereasons-unsure = Level { $level } is hard to tell: a shark is there with { $chance }%, so it is wiser to stop above it.
divereasons-deep-water = In deep water one wrong answer costs the whole dive.
divereasons-shark = A shark is likely on level { $level } ({ $chance }%).
divereasons-help = Most air lies on level { $level }, where help may come: { $helper ->
        [green] green turtle
        [red] red turtle
       *[manta] manta
    } ({ $chance }%).
divereasons-clear = { $levels ->
        [one] No shark seems to be on level 1.
       *[other] No shark seems to be on levels 1 to { $levels }.
    }
divereasons-companion-now = The companion brings more now than it usually would later.
divereasons-disturb = It makes an important round harder for the others.
divereasons-breath = Whoever takes no breath now is locked with an empty board.
divereasons-axolotl = These are on odd fields and go back two: { $names }.
divereasons-axolotl-later = The axolotl may hit harder in a later round.
