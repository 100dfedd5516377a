"""Divers, boats, shells, treasure and other things, each in a box of 100 by 100."""

from collections.abc import Callable

from divetable.art.hand import (
    Drawing,
    both_sides,
    box,
    curve,
    moved,
    oval,
    polygon,
    ring_of,
    tapered,
)
from divetable.art.palette import (
    BLACK,
    BROWN,
    GREEN,
    INK,
    ORANGE,
    PAPER,
    RED,
    SAND,
    SEA,
    SHALLOW,
    SLATE,
    WHITE,
    YELLOW,
    Hue,
)
from divetable.art.signs import MARKS, mark


def cut_out(draw: Callable[[Drawing], None]) -> Callable[[Drawing], None]:
    """The drawing a little smaller, so that its paper edge has room."""

    def draw_it(d: Drawing) -> None:
        with d.group(4.5, 4.5, 0.91):
            draw(d)

    return draw_it


def swimmer(d: Drawing, hue: Hue) -> None:
    """A diver under way: fins, cylinder and mask."""
    d.wash(curve("20,54! 8,46 2,40! 4,52 12,60!"), YELLOW, rim=0)
    d.wash(curve("20,66! 8,70 2,77! 16,76 24,70!"), YELLOW, rim=0)
    d.wash(curve(tapered("50,58 34,56 17,57", 14, 8)), hue, rim=0)
    d.wash(curve(tapered("50,62 34,65 19,68", 14, 8)), hue, rim=0)
    d.wash(box(38, 36, 30, 13, 6.5), SLATE, rim=3)
    d.line("M62 36v13", INK, 1.3)
    d.wash(curve("38,56 46,48 62,44 74,48 76,58 70,66 54,69 42,66"), hue)
    d.wash(curve(tapered("66,60 74,68 84,62", 10, 7)), hue, rim=0)
    d.dots("85,61", 7.5, INK)
    d.dots("85,61", 5.4, SAND.mid)
    d.wash(ring_of(13, 81, 37), hue, rim=3)
    d.wash(curve("80,28 90,30 94,36 92,42 83,43 79,36"), SHALLOW, rim=0)
    d.pen("69,40 74,50 86,47", 2.4)
    d.dots("88,47", 4.4)


def bust(d: Drawing, colour: str) -> None:
    """A diver of some colour, with its mark on the chest."""
    anybody(d, MARKS[colour][1])
    mark(d, colour, 50, 76, 27)


def anybody(d: Drawing, hue: Hue) -> None:
    """A diver head on, with mask and breathing tube, in no player's colour yet."""
    body = both_sides("50,8 64,11 72,22 73,36 70,46 84,54 91,70 92,94! 50,96")
    d.halo(curve(body))
    shoulders = "8,94! 9,70 16,55 34,48 50,47 66,48 84,55 91,70 92,94! 50,97"
    d.wash(curve(shoulders), hue, rim=5)
    d.wash(box(22, 46, 9, 24, 4), SLATE, rim=0)
    d.wash(box(69, 46, 9, 24, 4), SLATE, rim=0)
    d.wash(curve(both_sides("50,7 63,10 71,22 71,36 64,49 50,54")), hue, rim=5)
    d.wash(curve(both_sides("50,24 62,23 69,28 68,40 59,43 53,40 50,37")), SEA, ink=2.6, rim=3)
    d.pen("36,30 42,28", 2.4, "#fff", 0.9)
    d.pen("71,40 84,30 82,8", 4.6)
    d.pen("71,40 84,30 82,8", 2.4, ORANGE.mid)
    d.wash(oval(50, 49, 9, 5.5), BLACK, rim=0)


def helmet(d: Drawing, colour: str) -> None:
    """A hard-hat diver as a pawn, without anything on it yet."""
    hue = MARKS[colour][1]
    outline = both_sides("50,4 68,9 77,24 73,42 65,50 66,58 80,70 84,84 80,94! 50,97")
    d.halo(curve(outline))
    d.wash(curve(both_sides("50,48 60,49 66,58 80,70 84,84 80,94! 50,97")), hue, rim=5)
    d.wash(ring_of(25, 50, 28), hue, rim=5)
    d.wash(curve(both_sides("50,50 64,48 70,51 68,57 50,60")), SAND, rim=2)
    d.wash(ring_of(17, 50, 28), SEA, ink=2.8, rim=3)
    d.pen("39,25 42,19 47,16", 2.6, "#fff", 0.9)
    d.dots("50,7 29,28 71,28", 4.2, SAND.light)


def pawn(d: Drawing, colour: str) -> None:
    """The pawn with its colour's mark on the foot."""
    helmet(d, colour)
    mark(d, colour, 50, 77, 26)


def shell(d: Drawing, colour: str) -> None:
    """A scallop that recalls a diver's colour."""
    hue = MARKS[colour][1]
    outline = both_sides(
        "50,10 58,8 63,14! 72,12 77,20! 85,22 87,31! 94,37 92,48! 88,66 70,80 60,84! 68,94! 50,95"
    )
    d.halo(curve(outline))
    d.wash(curve(outline), hue, rim=5)
    d.line("M50 84V12M56 82L70 16M63 80L88 36M44 82L30 16M37 80L12 36", hue.dark, 2, 0.8)
    mark(d, colour, 50, 54, 30)


def top_boat(d: Drawing, colour: str) -> None:
    """A boat from above, bow up."""
    hue = MARKS[colour][1]
    hull = curve(both_sides("50,3! 64,14 76,34 79,58 76,84 70,95! 50,97"))
    d.halo(hull)
    d.wash(hull, hue, ink=1.8, rim=7)
    d.wash(curve(both_sides("50,18 60,28 66,44 67,60 65,80 60,86! 50,87")), BROWN, rim=4)
    d.line("M42 26V86M58 26V86M50 20V86", BROWN.dark, 1.2, 0.7)
    d.wash(box(33, 36, 34, 9, 2), SAND, rim=2)
    d.wash(box(35, 80, 30, 8, 2), SAND, rim=2)


def boat_mark(d: Drawing, colour: str) -> None:
    d.wash(ring_of(17, 50, 61), WHITE, ink=1.6, rim=3)
    mark(d, colour, 50, 61, 23)


def coin(d: Drawing, cx: float, cy: float, r: float) -> None:
    d.wash(oval(cx, cy + r * 0.18, r, r * 0.86), YELLOW, rim=0, pale=False)
    d.wash(oval(cx, cy - r * 0.1, r, r * 0.86), YELLOW, rim=0)
    d.line(oval(cx, cy - r * 0.1, r * 0.66, r * 0.55), YELLOW.dark, 1.4)


def chest(d: Drawing) -> None:
    """An open chest, gold to the brim."""
    d.wash(curve("16,46! 14,26 28,16 50,14 72,16 86,26 84,46!"), BROWN, rim=5)
    d.fill(curve("22,46! 22,32 34,25 50,24 66,25 78,32 78,46!"), INK)
    for size, colour in ((20, INK), (17, YELLOW.mid), (11.5, YELLOW.dark), (9, YELLOW.light)):
        d.dots("32,43 68,43 50,38 41,48 59,48", size, colour)
    d.wash(polygon("14,50 86,50 82,88 18,88"), BROWN, rim=5)
    d.line("M16 62h68M17 76h66", BROWN.dark, 1.6)
    for x in (24, 70):
        d.wash(box(x, 49, 7, 40), YELLOW, rim=0)
    d.wash(box(43, 48, 14, 17, 3), YELLOW, rim=2)
    d.dots("50,55", 4.4)
    d.line("M50 55v5", INK, 2.2)


def bubble(d: Drawing, cx: float, cy: float, r: float) -> None:
    """Air under water."""
    d.add(
        f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}" fill="#eafaff" fill-opacity=".75"'
        f' stroke="{SEA.dark}" stroke-width="{max(0.8, r / 9):.2g}"/>'
    )
    arc = f"M{cx - r * 0.55:.1f} {cy:.1f}q0-{r * 0.5:.1f} {r * 0.45:.1f}-{r * 0.58:.1f}"
    d.line(arc, "#fff", max(1, r / 5))


def weed(d: Drawing, x: float, foot: float, height: float, lean: float = 6) -> None:
    """A blade of kelp."""
    spine = (
        f"{x},{foot} {x + lean},{foot - height * 0.35:.1f} {x - lean},{foot - height * 0.7:.1f}"
        f" {x + lean * 0.6:.1f},{foot - height:.1f}"
    )
    d.wash(curve(tapered(spine, height * 0.1 + 2, 1.5, 3)), GREEN, rim=0)


def ensign(d: Drawing, x: float, y: float, size: float) -> None:
    """The diver's flag: red with a white slash."""
    d.wash(box(x, y, size, size * 0.7), RED, rim=0)
    d.line(f"M{x + 1:g} {y + 1:g}l{size - 2:g} {size * 0.7 - 2:g}", PAPER, size * 0.16)


def palm(d: Drawing) -> None:
    """A palm for an island."""
    d.wash(curve(tapered("50,72 54,54 50,36 52,28", 9, 5)), BROWN, rim=0)
    d.line("M47 64l9 1M48 56l8 1M48 48l7 1M48 40l6 1", INK, 1)
    for leaf in (
        "52,28! 36,16 18,22 12,36! 28,28 44,30",
        "52,28! 66,14 84,20 92,32! 76,28 60,31",
        "52,28! 44,10 30,4 20,8! 34,14 46,24",
        "52,28! 62,8 74,4 84,8! 70,14 58,25",
        "52,28! 40,34 30,46 30,56! 40,44 50,36",
        "52,28! 66,36 74,46 74,56! 64,46 54,36",
    ):
        d.wash(curve(leaf), GREEN, rim=0)
    d.dots("48,31 55,32 51,35", 6.4)
    d.dots("48,31 55,32 51,35", 4.4, BROWN.mid)


def starfish(d: Drawing, cx: float, cy: float, r: float) -> None:
    arms = (
        "0,-50! 8,-18 14,-14 48,-15! 22,6 20,12 30,41! 4,22 -4,22 -30,41! -20,12 -22,6 -48,-15!"
        " -14,-14 -8,-18"
    )
    d.wash(curve(moved(arms, cx, cy, r / 50)), ORANGE, rim=0)
