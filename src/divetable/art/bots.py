"""Portraits of the bots: five animals that dive, each in deeper water than the one before."""

from collections.abc import Callable, Iterator

from divetable.art.hand import (
    Drawing,
    both_sides,
    box,
    curve,
    mirrored,
    polygon,
    ring_of,
    star,
)
from divetable.art.palette import (
    ABYSS,
    BLACK,
    BROWN,
    DEEP,
    INK,
    ORANGE,
    PAPER,
    RED,
    SAND,
    SEA,
    SHALLOW,
    WHITE,
    YELLOW,
    Hue,
)
from divetable.art.piece import Piece, piece

WATER = ring_of(44, 50, 51)
FRAME = "M0 0h100v51h-6a44 44 0 0 1-88 0H0z"
"""Ears, feathers and tails may look out of the water; below it ends in a round."""

WATERS = {
    "random": SAND,
    "novice": SHALLOW,
    "casual": Hue("#cdebe8", "#93cfd3", "#4f9cae"),
    "skilled": SEA,
    "expert": DEEP,
    "master": ABYSS,
}
"""The stronger the bot, the deeper the water behind it."""


def hermit_crab(d: Drawing) -> None:
    """Under half a coconut, claws up, eyes on stalks."""
    for leg in ("66,74! 76,84 86,80 88,72! 82,76 74,72 70,66!", "62,82! 68,92 78,94 84,90! 70,84"):
        for outline in (leg, mirrored(leg)):
            d.wash(curve(outline), RED, rim=0)
    d.wash(curve(both_sides("50,54 66,56 76,66 74,82 64,91 50,93")), RED, rim=5)
    shell = both_sides("50,4 68,8 82,22 86,40 85,56! 74,49 66,55! 58,48 50,53!")
    d.wash(curve(shell), BROWN, rim=7, ink=1.8)
    hairs = "M30 22q4-6 10-9M24 34q3-7 8-11M60 12q8 3 12 9M74 30q4 5 5 12M44 9q6-2 11 0"
    d.line(hairs, BROWN.dark, 2.2, 0.9)
    d.dots("42,27 58,27 50,37", 8.5, BROWN.dark)
    for x, tip in ((41, 38.5), (59, 61.5)):
        d.pen(f"{x},72 {(x + tip) / 2},66 {tip},60", 7.5)
        d.pen(f"{x},72 {(x + tip) / 2},66 {tip},60", 5, RED.mid)
    d.eye(38, 60, 5.6)
    d.eye(62, 60, 5.6)
    d.pen("42,79 46,83 50,84 54,83 58,79", 2.6)
    d.dots("34,78 66,78", 7, RED.light, 0.6)
    claw = "80,60! 79,50 83,41 92,36! 92,45 95,48! 98,43 99,52 98,62 92,69 84,68"
    for outline in (claw, mirrored(claw)):
        d.wash(curve(outline), RED, rim=3, ink=1.8)


def otter(d: Drawing) -> None:
    """On its back, with a sea star in its paws."""
    ear = "82,38 92,38 95,30 89,24 80,27"
    for outline in (ear, mirrored(ear)):
        d.wash(curve(outline), BROWN, rim=3, ink=1.8)
    d.wash(curve(both_sides("50,12 70,15 85,28 89,46 82,64 85,82 82,100! 50,100")), BROWN, rim=6)
    d.fill(curve(both_sides("50,33 62,25 76,31 82,46 75,60 62,68 50,69")), SAND.light)
    d.eye(33, 41, 5)
    d.eye(67, 41, 5)
    d.fill(curve(both_sides("50,43 61,44 62,50 55,55 50,57")), INK)
    d.line("M46 48.5h4", "#fff", 2, 0.8)
    d.pen("50,57 48,62 42,63", 2.2)
    d.pen("50,57 52,62 58,63", 2.2)
    d.line("M30 54L12 50M30 58L13 60M70 54L88 50M70 58L87 60", INK, 1.6, 0.8)
    d.wash(polygon(star(5, 20, 9.5, 50, 83)), ORANGE, rim=3, ink=2)
    d.dots("50,70 50,82 43,79 57,79 45,90 55,90", 2.8, ORANGE.dark, 0.8)
    paw = "20,97! 19,84 28,75 38,77 39,86 33,97!"
    for outline in (paw, mirrored(paw)):
        d.wash(curve(outline), BROWN, rim=3, ink=1.6)


def penguin(d: Drawing) -> None:
    """Head on, with bright feathers over its eyes."""
    tuft = "60,24! 74,18 88,8 99,12! 92,17 96,22! 90,24 93,30! 80,31 68,32!"
    for outline in (tuft, mirrored(tuft)):
        d.wash(curve(outline), YELLOW, rim=2, ink=1.8)
    d.wash(
        curve(both_sides("50,8 66,11 77,24 79,42 76,56 84,70 88,90 88,100! 50,100")), BLACK, rim=4
    )
    d.fill(curve(both_sides("50,62! 62,66 70,76 73,100! 50,100")), PAPER)
    cheek = "54,36! 60,29 70,31 74,42 70,54 60,60 53,58!"
    for outline in (cheek, mirrored(cheek)):
        d.fill(curve(outline), PAPER)
    d.eye(37, 42, 5)
    d.eye(63, 42, 5)
    d.pen("44,35 37,33 30,35", 2.4)
    d.pen("56,35 63,33 70,35", 2.4)
    d.wash(curve(both_sides("50,42 58,47 61,53! 55,60 50,68!")), ORANGE, rim=3, ink=1.8)
    d.pen("40,53.5 45,55 50,55.5 55,55 60,53.5", 1.8)


def walrus(d: Drawing) -> None:
    """Tusks, and a moustache that has seen many seas."""
    hue = Hue("#d9a58c", "#a4654f", "#5e3026")
    d.wash(curve(both_sides("50,6 66,9 78,22 82,38 93,58 98,80 98,102! 50,102")), hue, rim=7)
    d.line("M40 16q10-5 20 0M36 25q14-6 28 0", hue.dark, 2, 0.7)
    tusk = "57,58! 70,60! 73,74 67,93! 60,84 57,72"
    for outline in (tusk, mirrored(tusk)):
        d.wash(curve(outline), WHITE, rim=2, ink=2)
    d.wash(curve(both_sides("50,66! 57,67 62,71! 58,77 50,79")), RED, rim=0)
    pad = "50,46 60,41 74,44 82,55 78,67 64,70 50,64!"
    for outline in (pad, mirrored(pad)):
        d.wash(curve(outline), SAND, rim=4, ink=1.8)
    d.dots("60,53 68,51 75,55 63,61 71,60 40,53 32,51 25,55 37,61 29,60", 3.2, SAND.dark)
    d.fill(curve(both_sides("50,38 59,39 60,44 54,49 50,50")), INK)
    d.eye(34, 33, 4.6)
    d.eye(66, 33, 4.6)
    d.pen("25,25 33,23.5 40,27", 3)
    d.pen("75,25 67,23.5 60,27", 3)


def sperm_whale(d: Drawing) -> None:
    """A head as big as a house, and a tail held high."""
    hue = Hue("#e2edf4", "#a3c0d4", "#4a6f92")
    d.wash(
        curve("82,38! 72,34 66,22 67,11! 76,14 82,22! 86,14 95,9! 98,22 94,34 87,40"), hue, ink=2
    )
    body = (
        "5,38 7,25 18,19 34,19 50,25 62,36 74,44 81,40 84,33! 92,38! 92,50 84,64 70,74 52,79"
        " 34,80 18,76 14,70! 8,64 5,52"
    )
    path = curve(body)
    d.wash(path, hue, way=".3 1", rim=6, ink=2)
    with d.inside(path):
        d.fill(curve("2,66! 20,70 40,70 62,68 86,54! 86,96! 2,96!"), PAPER, 0.8)
        d.line("M30 74v6M38 74v6M46 73v6M54 71v6", hue.dark, 1.8, 0.7)
        d.line("M13 31q4-5 9-6M23 37l8-6M29 41l6-5", hue.dark, 2, 0.6)
    d.pen("9,65 20,66 32,64 41,58", 2.6)
    d.eye(44, 48, 5.4)
    d.pen("37,40 44,38.5 50,41", 2.6)
    d.wash(curve("52,66! 62,68 68,78 66,90! 56,88 48,78 46,68!"), hue, rim=3, ink=2)
    for colour, broad in ((INK, 6), (PAPER, 3.4)):
        d.pen("17,17 15,9 8,7", broad, colour)
        d.pen("18,17 21,8 28,6", broad, colour)


def die(d: Drawing) -> None:
    """A die that has no plan."""
    with d.group(50, 52, 1, -10):
        d.wash(box(-34, -34, 68, 68, 15), WHITE, rim=6, ink=2.4)
        d.eye(-17, -14, 6.6)
        d.eye(17, -14, 6.6)
        d.dots("0,2", 10, RED.mid)
        d.dots("-20,19 20,19", 9)
        d.pen("-10,16 -5,21 0,22 5,21 10,16", 3.4)


FACES: dict[str, Callable[[Drawing], None]] = {
    "random": die,
    "novice": hermit_crab,
    "casual": otter,
    "skilled": penguin,
    "expert": walrus,
    "master": sperm_whale,
}
"""One for each level of the bots."""


def portrait(level: str) -> Callable[[Drawing], None]:
    """In a round of water with a paper edge; the animal looks out of it."""

    def draw(d: Drawing) -> None:
        d.halo(WATER, 5)
        d.wash(WATER, WATERS[level], rim=5, ink=0, way="0 1")
        with d.inside(FRAME), d.group(7, 7, 0.86):
            FACES[level](d)

    return draw


def pieces() -> Iterator[Piece]:
    for level in FACES:
        yield piece(f"bot/{level}", portrait(level), f"bot-{level}")
