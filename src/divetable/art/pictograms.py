"""What happens to a diver in Scuba, as signs in a box of 100 by 100 for cards and tokens."""

from collections.abc import Callable

from divetable.art.hand import Drawing, both_sides, box, curve, polygon, ring_of, star
from divetable.art.palette import (
    BLUE,
    GREEN,
    INK,
    ORANGE,
    PAPER,
    RED,
    SAND,
    SEA,
    SLATE,
    WHITE,
    YELLOW,
    Hue,
)

HEAD = both_sides("50,26 60,29 64,40 61,50 57,54 70,58 78,68 80,80! 50,82")


def person(d: Drawing, hue: Hue, dx: float = 0, dy: float = 0, scale: float = 1) -> None:
    """A diver, as small as a sign can be."""
    with d.group(dx, dy, scale):
        d.wash(curve(HEAD), hue, rim=0, ink=2)
        d.wash(curve(both_sides("50,35 58,34 61,39 58,45 50,43")), WHITE, rim=0, ink=2)


def arrow(d: Drawing, turn: float, hue: Hue = BLUE) -> None:
    """A bold arrow, to the right at 0 degrees."""
    shape = polygon("-34,-9 4,-9 4,-25 36,0 4,25 4,9 -34,9")
    with d.group(50, 50, 1, turn):
        d.wash(shape, hue, rim=0, ink=2)


def points(d: Drawing) -> None:
    d.wash(polygon(star(5, 38, 17, 50, 52)), YELLOW, rim=0, ink=2.4)


def minus_points(d: Drawing) -> None:
    points(d)
    d.line("M18 82L82 18", PAPER, 13)
    d.line("M18 82L82 18", RED.mid, 7)


def air(d: Drawing) -> None:
    d.wash(box(36, 34, 28, 50, 12), SEA, rim=3, ink=2.2)
    d.wash(box(44, 22, 12, 13, 2), SLATE, rim=0, ink=2)
    d.line("M34 22h32", INK, 5)
    d.line("M40 60h20", INK, 4)


def left(d: Drawing) -> None:
    arrow(d, 180)


def right(d: Drawing) -> None:
    arrow(d, 0)


def up(d: Drawing) -> None:
    arrow(d, -90)


def down(d: Drawing) -> None:
    arrow(d, 90)


def sideways(d: Drawing) -> None:
    d.wash(
        polygon("12,50 36,26 36,41 64,41 64,26 88,50 64,74 64,59 36,59 36,74"), BLUE, rim=0, ink=2
    )


def any_way(d: Drawing) -> None:
    arms = (
        "50,10 66,28 56,28 56,44 72,44 72,34 90,50 72,66 72,56 56,56 56,72 66,72 50,90 34,72"
        " 44,72 44,56 28,56 28,66 10,50 28,34 28,44 44,44 44,28 34,28"
    )
    d.wash(polygon(arms), BLUE, rim=0, ink=2)


def choose(d: Drawing) -> None:
    d.line("M50 84V58L26 34M50 58L74 34", INK, 13)
    d.line("M50 84V58L26 34M50 58L74 34", GREEN.mid, 8)
    d.wash(polygon("14,20 40,24 18,46"), GREEN, rim=0, ink=2)
    d.wash(polygon("86,20 60,24 82,46"), ORANGE, rim=0, ink=2)


def nothing(d: Drawing) -> None:
    d.line(ring_of(27), INK, 9)
    d.line("M31 69L69 31", INK, 8)


EYE = "12,52! 28,34 50,27 72,34 88,52! 72,68 50,74 28,68"


def may_discover(d: Drawing) -> None:
    d.wash(curve(EYE), WHITE, rim=3, ink=2.4)
    d.wash(ring_of(15, 50, 50), SEA, rim=3, ink=2)
    d.dots("50,50", 13)
    d.dots("46,45", 5, "#fff")


def slash(d: Drawing) -> None:
    d.line("M20 82L80 18", PAPER, 15)
    d.line("M20 82L80 18", RED.mid, 8)


def no_discover(d: Drawing) -> None:
    may_discover(d)
    slash(d)


PUFF = "18,72! 10,60 20,48 30,50 32,34 50,28 64,38 80,38 88,52 84,66 90,72!"


def dusty(d: Drawing) -> None:
    d.wash(curve(PUFF), SAND, rim=3, ink=2.2)
    d.line("M30 60q6-8 12 0M54 54q7-8 13 0", SAND.dark, 3)
    d.dots("24,80 40,82 58,80 76,82 14,66 90,60", 4, SAND.dark)


def quiet(d: Drawing) -> None:
    dusty(d)
    slash(d)


def deco(d: Drawing) -> None:
    """A stop on the way up: a gauge with bubbles rising past a bar."""
    d.wash(ring_of(33, 50, 50), SEA, rim=3, ink=2.4)
    d.line("M24 50h52", PAPER, 9)
    d.line("M24 50h52", RED.mid, 5.4)
    for x, y, r in ((40, 66, 7), (58, 70, 5), (54, 34, 6)):
        d.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>')


WAVE = "M10 30q10-10 20 0t20 0 20 0 20 0"


def surface(d: Drawing) -> None:
    d.line(WAVE, INK, 9)
    d.line(WAVE, SEA.mid, 5)
    d.wash(polygon("50,36 72,60 58,60 58,88 42,88 42,60 28,60"), GREEN, rim=0, ink=2)


def surface_boat(d: Drawing) -> None:
    d.wash(curve("36,12! 64,14 92,10! 86,28 78,34 50,34 42,28"), BROWN_HULL, rim=0, ink=2)
    d.line("M8 40q10-9 20 0t20 0 20 0 20 0", INK, 8)
    d.line("M8 40q10-9 20 0t20 0 20 0 20 0", SEA.mid, 4.4)
    d.line("M28 88V66q0-10 10-10h18", INK, 13)
    d.line("M28 88V66q0-10 10-10h18", GREEN.mid, 8)
    d.wash(polygon("54,44 54,70 76,57"), GREEN, rim=0, ink=2)


BROWN_HULL = Hue("#cf9f72", "#94613a", "#54331f")


def tile_shape(d: Drawing, dx: float = 0, dy: float = 0) -> None:
    d.wash(box(26 + dx, 26 + dy, 48, 48, 7), SEA, rim=3, ink=2.2)


def pick(d: Drawing) -> None:
    tile_shape(d, -4, -4)
    d.wash(curve("52,46! 80,58 66,64! 80,80 74,86 60,70 56,84!"), WHITE, rim=0, ink=2.6)


def remove(d: Drawing) -> None:
    tile_shape(d)
    for width, colour in ((15, PAPER), (8, RED.mid)):
        d.line("M22 22L78 78M78 22L22 78", colour, width)


def end_turn(d: Drawing) -> None:
    d.wash(polygon("34,12 66,12 88,34 88,66 66,88 34,88 12,66 12,34"), RED, rim=3, ink=2.4)
    d.fill(box(27, 43, 46, 14, 2), PAPER)


def self_(d: Drawing) -> None:
    person(d, ORANGE, -16, -20, 1.32)


def any_diver(d: Drawing) -> None:
    person(d, SLATE, -14, -8)
    person(d, ORANGE, 14, 6)
    d.line("M16 78h14M23 71v14", GREEN.mid, 5)


def everyone(d: Drawing) -> None:
    person(d, BLUE, -17, -12, 0.92)
    person(d, GREEN, 25, -12, 0.92)
    person(d, ORANGE, 2, 10, 0.96)


def fish(d: Drawing) -> None:
    d.wash(curve("30,50! 14,34 8,36 14,50 8,64 14,66"), ORANGE, rim=0, ink=2.2)
    d.wash(curve("24,51 42,33 66,31 84,42 92,51! 84,60 66,69 42,68"), ORANGE, rim=3, ink=2.2)
    d.dots("76,46", 8, PAPER)
    d.dots("77,46", 5)
    d.pen("62,38 58,50 62,62", 3)


def flip(d: Drawing) -> None:
    tile_shape(d, 0, 8)
    d.line("M16 44Q22 14 52 14q22 0 30 18", INK, 11)
    d.line("M16 44Q22 14 52 14q22 0 30 18", YELLOW.mid, 6)
    d.wash(polygon("92,24 84,48 66,34"), YELLOW, rim=0, ink=2)


def no_descent(d: Drawing) -> None:
    d.wash(polygon("50,66 74,40 59,40 59,12 41,12 41,40 26,40"), BLUE, rim=0, ink=2)
    d.line("M16 80h68", INK, 13)
    d.line("M16 80h68", RED.mid, 8)


SYMBOLS: dict[str, Callable[[Drawing], None]] = {
    "points": points,
    "minus-points": minus_points,
    "air": air,
    "left": left,
    "right": right,
    "up": up,
    "down": down,
    "sideways": sideways,
    "any-way": any_way,
    "choose": choose,
    "nothing": nothing,
    "no-discover": no_discover,
    "quiet": quiet,
    "deco": deco,
    "surface": surface,
    "surface-boat": surface_boat,
    "pick": pick,
    "remove": remove,
    "end-turn": end_turn,
    "self": self_,
    "any-diver": any_diver,
    "may-discover": may_discover,
    "dusty": dusty,
    "fish": fish,
    "flip": flip,
    "no-descent": no_descent,
    "all": everyone,
}
"""The 21 symbols of section 1.7 of docs/rules/scuba.md, directions one by one."""


def bubble_token(d: Drawing) -> None:
    """The paper disc that symbols are printed on."""
    d.wash(ring_of(47), SEA, rim=0, ink=2)
    d.fill(ring_of(41), PAPER)
