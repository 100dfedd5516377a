"""Animals, each in a box of 100 by 100, facing the viewer's right unless seen from above."""

from itertools import pairwise
from math import cos, pi, sin

from divetable.ocean.pieces.hand import (
    Drawing,
    Knot,
    Point,
    both_sides,
    curve,
    knots,
    mirrored,
    oval,
    ring_of,
    short,
    tapered,
)
from divetable.ocean.pieces.palette import (
    BLACK,
    BLUE,
    BROWN,
    DEEP,
    GREEN,
    INK,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SAND,
    SEA,
    SLATE,
    VIOLET,
    WHITE,
    YELLOW,
    Hue,
)


def anemone(d: Drawing, hue: Hue = PINK, tips: str = VIOLET.mid) -> None:
    """A stout foot under a crown of fingers."""
    back = (-66, -40, -14, 14, 40, 66)
    front = (-84, -54, -27, 0, 27, 54, 84)
    for ways, reach, y in ((back, 42, 54), (front, 36, 60)):
        for way in ways:
            turn = way * pi / 180
            root, tip = 50 + way * 0.22, 50 + sin(turn) * (reach + 5)
            top = y - cos(turn) * reach
            middle = f"{(root + tip) / 2 + 5 * sin(way):.1f},{(y + top) / 2 - 5:.1f}"
            finger = curve(f"{root:.1f},{y} {middle} {tip:.1f},{top:.1f}", closed=False)
            d.line(finger, INK, 10.5)
            d.line(finger, hue.mid if ways is back else hue.light, 8.2)
            d.dots(f"{tip:.1f},{top:.1f}", 8.2, tips)
    foot = "22,58! 36,64 50,66 64,64 78,58! 72,70 70,80 76,92! 50,95 24,92! 30,80 28,70"
    d.wash(curve(foot), ORANGE if hue is PINK else hue, way="1 .4")
    for x in (38, 50, 62):
        d.pen(f"{x},70 {x - (50 - x) * 0.1:.1f},80 {x},88", 1.2, opacity=0.5)


def sea_fan(d: Drawing, hue: Hue = RED) -> None:
    """A flat tree of coral."""
    by_width: dict[float, list[str]] = {}

    def grow(x: float, y: float, angle: float, length: float, width: float, left: int) -> None:
        tip_x, tip_y = x + sin(angle) * length, y - cos(angle) * length
        bend = 0.12 * length * (1 if left % 2 else -1)
        mid_x = (x + tip_x) / 2 + cos(angle) * bend
        mid_y = (y + tip_y) / 2 + sin(angle) * bend
        numbers = map(short, (mid_x - x, mid_y - y, tip_x - x, tip_y - y))
        path = f"M{short(x)} {short(y)}q{' '.join(numbers)}".replace(" -", "-")
        by_width.setdefault(width, []).append(path)
        if left:
            spread = (-0.62, -0.05, 0.55) if left >= 3 else (-0.38, 0.36)
            for turn in spread:
                grow(tip_x, tip_y, angle + turn, length * 0.8, width * 0.68, left - 1)

    grow(50, 93, 0, 23, 6.4, 4)
    everything = "".join(path for paths in by_width.values() for path in paths)
    d.line(everything, hue.dark, 2.4)
    for width, paths in by_width.items():
        if width > 2.5:
            d.line("".join(paths), hue.dark, width + 2)
    for width, paths in by_width.items():
        d.line("".join(paths), hue.mid, max(width, 1.5))
    d.line("".join(by_width[6.4]), hue.light, 1.6, 0.8)
    d.wash(curve("32,94! 40,89 50,88 60,89 68,94! 50,97"), SAND, rim=0)


def tube_sponge(d: Drawing, hue: Hue = VIOLET) -> None:
    """Stove pipes: tall tubes side by side with dark mouths."""
    pipes = (
        ("30,92 26,66 22,40", 8), ("68,93 74,70 80,46", 7.5), ("44,94 42,60 40,26", 9.5),
        ("58,94 60,58 62,14", 10), ("52,95 51,76 50,56", 9),
    )  # fmt: skip
    for spine, half in pipes:
        x, y, _ = knots(spine)[-1]
        d.wash(curve(tapered(spine, half * 1.5, half * 2)), hue, way="1 .1")
        d.fill(oval(x, y, half, half * 0.5), hue.light)
        d.fill(oval(x, y + 0.4, half * 0.72, half * 0.32), INK)
        d.line(oval(x, y, half, half * 0.5), INK, 1.1)
        d.pen(f"{x - half * 0.4:.1f},{y + 14} {x - half * 0.3:.1f},{y + 26}", 1.1, opacity=0.4)
        d.pen(f"{x + half * 0.3:.1f},{y + 10} {x + half * 0.4:.1f},{y + 19}", 1.1, opacity=0.4)


def vase_sponge(d: Drawing, hue: Hue = ORANGE) -> None:
    """Goblets that branch from one stem."""
    d.wash(curve(tapered("50,96 48,78 34,62 26,52", 13, 7)), hue, rim=3)
    d.wash(curve(tapered("50,96 53,78 66,64 74,56", 13, 7)), hue, rim=3)
    d.wash(curve(tapered("50,96 50,70 51,46", 12, 8)), hue, rim=3)
    for cx, cy, size, turn in ((24, 36, 0.9, -18), (51, 26, 1.1, 0), (77, 40, 0.85, 18)):
        goblet = "-20,-12! -17,4 -8,20 0,22 8,20 17,4 20,-12!"
        with d.group(cx, cy, size, turn):
            d.wash(curve(goblet), hue, way="1 .2")
            d.fill(oval(0, -12, 20, 7), hue.light)
            d.fill(oval(0, -11.5, 14.5, 4.2), INK)
            d.line(oval(0, -12, 20, 7), INK, 1.3)
            d.dots("-10,2 0,5 10,2 -5,12 5,12", 2.6, hue.dark, 0.7)


def _middle(one: Knot, other: Knot) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _scales(columns: tuple[int, ...], rows: tuple[int, ...], size: int) -> str:
    """Rows of scales, every other one shifted."""
    return "".join(
        f"M{x + row % 2 * size - size // 2} {y - size}q{size} {size} 0 {2 * size}"
        for x in columns
        for row, y in enumerate(rows)
    )


def parrotfish(d: Drawing) -> None:
    """Blunt head with a beak, big scales."""
    d.wash(curve("24,46! 10,28 4,26! 9,48 3,70! 12,68 24,54!"), PINK, way="1 0")
    d.wash(curve("28,34! 40,18 62,16 74,26! 56,32"), YELLOW, rim=3)
    d.wash(curve("38,66! 46,80 60,78! 62,66"), YELLOW, rim=3)
    body = "20,47 34,31 56,24 76,29 88,42 90,50! 89,54! 80,66 60,74 36,66 22,54"
    d.wash(curve(body), SEA, way=".2 1")
    with d.inside(curve(body)):
        d.line(_scales((30, 39, 48, 57), (36, 46, 56, 66), 5), DEEP.mid, 1.5, 0.75)
        d.wash(curve("82,24 76,40 77,52 84,72 104,60 104,30"), GREEN, ink=0, rim=0)
        d.pen("72,26 68,46 75,70", 1.6, INK, 0.8)
        d.pen("80,40 88,36 94,30", 3, PINK.mid)
    d.wash(curve("85,44! 93,46 95,50! 94,54 86,57! 88,51"), SAND, rim=0, ink=1.1)
    d.pen("86,51 95,50.5", 1.3)
    d.wash(curve("58,50! 48,48 44,56 48,62 56,58"), PINK, rim=2, ink=1)
    d.eye(77, 38, 3.6)


def seahorse(d: Drawing, hue: Hue = YELLOW) -> None:
    """Upright, with a curled tail."""
    d.wash(curve("33,38! 20,42 14,52 18,60 32,58!"), ORANGE, rim=3)
    for y in (45, 50, 55):
        d.pen(f"32,{y - 1} 19,{y + 1}", 0.9, opacity=0.5)
    spine = "49,22 40,30 37,42 42,54 53,62 57,73 52,84 42,86 36,80 40,74 45,77"
    body = tapered(spine, 20, 3, 5).replace("!", "")
    d.wash(curve(body), hue, way="1 .2")
    for x0, y0, x1, y1 in (
        (28, 36, 42, 36), (27, 43, 46, 42), (30, 51, 50, 47), (37, 59, 55, 52), (45, 66, 61, 60),
        (49, 73, 63, 70), (49, 79, 60, 80),
    ):  # fmt: skip
        d.pen(f"{x0},{y0} {(x0 + x1) / 2 + 1},{(y0 + y1) / 2 + 2.5} {x1},{y1}", 1.2, hue.dark, 0.9)
    head = "38,20 44,10 54,9 62,14 66,21 82,23 86,26! 85,31! 68,32 60,35 50,36 40,30"
    d.wash(curve(head), hue, way=".3 1")
    d.wash(curve("43,12! 40,3 46,6! 48,1 53,5! 58,2 57,11!"), ORANGE, rim=0, ink=1.1)
    d.pen("78,27 86,28", 1, opacity=0.6)
    d.dots("50,28 55,31 47,16 52,14 70,28", 1.8, hue.dark)
    d.eye(58, 20, 3.6)


def clownfish(d: Drawing, hue: Hue = ORANGE) -> None:
    """Three white bands edged with ink."""
    d.wash(curve("22,50! 8,34 3,40 6,50 3,62 9,68 22,54!"), hue, way="1 0")
    d.wash(curve("30,36! 38,20 50,22 56,26 66,20 76,32! 52,38"), hue, rim=3)
    d.wash(curve("40,66! 46,80 58,80 62,68!"), hue, rim=3)
    body = "18,51 32,35 54,28 76,33 92,48 93,54 80,66 56,73 32,66"
    d.wash(curve(body), hue, way=".2 1")
    with d.inside(curve(body)):
        for band in (
            "70,26! 64,40 68,52 64,64 68,78! 78,78! 75,64 79,52 75,40 80,26!",
            "44,26! 42,40 50,50 42,62 44,78! 56,78! 54,64 60,52 54,40 56,26!",
            "22,30! 24,44 24,58 22,74! 29,74! 31,58 31,44 29,30!",
        ):
            d.add(f'<path d="{curve(band)}" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>')
    d.pen("8,36 4,43", 2.4)
    d.pen("8,66 4,60", 2.4)
    d.wash(curve("62,52! 52,52 48,60 54,66 62,60"), hue, rim=3, ink=1.3)
    d.eye(84, 46, 3.8)
    d.pen("92,56 87,58", 1.4)


def stingray(d: Drawing, hue: Hue = SAND, spots: str = BLUE.mid) -> None:
    """Seen from above, head up, with a long tail that points down."""
    d.wash(curve(tapered("50,62 50,74 52,86 49,98", 8, 1.6)), hue, rim=0)
    half = "50,6 60,8 72,16 86,32 88,42 80,56 66,66 56,70 50,70"
    disc = curve(both_sides(half))
    d.wash(disc, hue, way="0 1")
    d.wash(curve("58,66! 66,68 68,76 60,74!"), hue, rim=0)
    d.wash(curve(mirrored("58,66! 66,68 68,76 60,74!")), hue, rim=0)
    d.dots(
        "50,14 38,16 62,16 28,28 72,28 22,40 78,40 34,38 66,38 30,52 70,52 40,48 60,48 50,42"
        " 44,60 56,60 50,54",
        6,
        spots,
    )
    d.pen("50,30 50,62", 1.2, opacity=0.45)
    for x in (43, 57):
        d.wash(oval(x, 24, 4.2, 3.4), hue, rim=0, ink=1.1)
        d.dots(f"{x},23.6", 3.6)


def moray(d: Drawing, hue: Hue = YELLOW) -> None:
    """Half out of its hole, jaws open."""
    rock = "2,98! 6,76 18,66 34,70 50,62 66,70 84,66 96,80 98,98!"
    d.wash(curve(rock), SLATE, way="0 1")
    d.fill(oval(34, 79, 17, 10), INK)
    neck = "34,84 24,62 26,42 40,27 58,26"
    d.wash(curve(tapered(neck, 25, 23, 2)), hue, way="1 .4")
    d.wash(curve("25,70! 13,60 11,40 24,22 44,13 54,15! 36,24 26,38 25,56"), ORANGE, rim=2)
    head = "48,14 62,10 78,16 93,26! 90,31 76,30! 68,33! 76,38 88,39 89,44! 74,50 56,44 46,37"
    d.wash(curve(head), hue, way=".3 1")
    d.fill(curve("89,31! 76,30 66,33! 76,38 88,39!"), RED.dark)
    d.line("M88 31.5l-2 3.5-2-4-2 4-2-4.5M86 39l-1.5-3-2 3-2-3", PAPER, 1.6)
    d.dots(
        "60,38 52,30 40,34 30,44 34,52 26,56 36,62 28,68 48,22 66,18 40,24 66,44 54,40 33,73",
        4,
        hue.dark,
        0.85,
    )
    d.eye(73, 22, 3.8)
    d.wash(curve("4,98! 12,84 30,90 48,84 64,92 78,86 96,98!"), SLATE, rim=2, pale=False)


def lionfish(d: Drawing) -> None:
    """A fan of striped spines."""
    spines = (
        (44, 40, 16, 12), (48, 38, 29, 7), (53, 37, 43, 4), (58, 37, 57, 5), (63, 38, 70, 10),
        (54, 62, 26, 90), (57, 64, 40, 96), (60, 65, 54, 97), (64, 65, 67, 92),
    )  # fmt: skip
    for broad, colour in ((6.6, INK), (4.4, ORANGE.mid)):
        d.line("".join(f"M{x} {y}L{u} {v}" for x, y, u, v in spines), colour, broad)
    for share in (0.4, 0.68, 0.96):
        stripes = " ".join(
            f"{x + (u - x) * share:.1f},{y + (v - y) * share:.1f}" for x, y, u, v in spines
        )
        d.dots(stripes, 4.2, PAPER)
    d.wash(curve("24,50! 8,36 2,44 6,52 2,62 10,68 24,56!"), ORANGE, way="1 0")
    body = "18,53 34,40 54,34 74,36 88,46 95,55! 86,64 68,70 44,68 26,60"
    d.wash(curve(body), RED, way=".2 1")
    with d.inside(curve(body)):
        bars = "".join(f"M{x} 30q-6 12-1 22t-2 24" for x in (31, 42, 53, 64, 75))
        d.line(bars, PAPER, 3.8)
    d.wash(curve("60,54! 46,52 38,62 44,72 58,66"), ORANGE, rim=3)
    d.line("M57 57l-13 4M57 62l-12 5", PAPER, 2.2)
    d.line("M84 38l4-9M90 61l5 7", INK, 2)
    d.eye(83, 49, 3.4)
    d.pen("93,57 87,58", 1.3)


def side_shark(d: Drawing, hue: Hue, kind: str) -> None:
    """A shark from the side, swimming to the right."""
    low = kind == "nurse"
    tail = "14,52! 8,38 1,24! 10,32 22,47! 24,55! 14,62 8,72! 8,60"
    if low:
        tail = "20,54! 8,44 0,30! 12,38 26,49! 26,58! 14,58 6,60!"
    d.wash(curve(tail), hue, way="1 .4")
    fins = {
        "lemon": ("50,36! 50,24 45,16! 62,22 66,38!", "25,44! 26,36 22,30! 34,36 36,44!"),
        "nurse": ("36,42! 34,30 32,24 42,27 50,40!", "22,47! 21,39 19,35 28,38 33,46!"),
        "white": ("46,34! 46,18 41,8! 60,18 66,36!", "23,46! 22,41 20,38! 28,41 31,45!"),
    }[kind]
    for fin in fins:
        d.wash(curve(fin), hue, rim=3)
    d.wash(curve("30,60! 25,70! 37,68 40,62!"), hue, rim=2)
    body = {
        "lemon": "18,50 34,40 56,35 78,39 92,46 97,52! 92,57 80,64 58,68 36,62 18,56",
        "nurse": "18,52 34,43 54,38 76,39 91,45 96,53 92,60 80,65 56,67 34,62 18,57",
        "white": "16,50 32,40 56,33 78,37 98,49! 92,56 84,62 60,69 36,63 16,56",
    }[kind]
    path = curve(body)
    d.wash(path, hue, way=".1 1")
    with d.inside(path):
        belly = {
            "lemon": "10,62! 36,55 62,60 84,54 104,54! 104,90! 10,90!",
            "nurse": "10,66! 36,58 60,62 84,59 104,60! 104,90! 10,90!",
            "white": "10,56! 36,51 58,56 76,52 86,55 104,50! 104,90! 10,90!",
        }[kind]
        d.fill(curve(belly), PAPER if kind == "white" else SAND.light, 0.9)
        if kind == "nurse":
            d.dots(
                "40,48 50,45 60,44 30,52 45,54 56,52 68,48 36,56 66,56 76,46", 2.4, hue.dark, 0.7
            )
    fin = "66,60! 62,74 50,84! 48,74 54,60!"
    if low:
        fin = "70,61! 68,72 58,79 50,77 56,62!"
    d.wash(curve(fin), hue, rim=3, way="1 1")
    for x in (68, 72, 76):
        d.pen(f"{x},46 {x - 1.5},52 {x},58", 1.3)
    if low:
        d.pen("94,57 95,62 93,66", 1.6)
        d.pen("90,60 90,65 87,68", 1.6)
        d.pen("93,55 88,56", 1.3)
        d.dots("84,47", 4.2)
        d.dots("83.6,46.4", 1.2, "#fff")
    elif kind == "white":
        d.fill(curve("94,53! 88,56 80,57! 84,63 88,61!"), RED.dark)
        d.line("M93 53.5l-1.5 3-2-2-1.5 3-2-2-1.5 3-2-2", "#fff", 1.5)
        d.dots("86,45", 4.4)
        d.dots("85.5,44.3", 1.3, "#fff")
    else:
        d.pen("95,55 88,58 83,57", 1.4)
        d.eye(86, 47, 2.6)


def lemon_shark(d: Drawing) -> None:
    """Two equal back fins; sun on the water."""
    side_shark(d, Hue("#f3e3a0", "#c9ab55", "#7a6430"), "lemon")


def nurse_shark(d: Drawing) -> None:
    """Rounded fins far back, barbels, at rest on the sand."""
    d.wash(curve("0,86! 20,78 46,80 72,77 100,83! 100,100! 0,100!"), SAND, rim=3)
    d.dots("14,88 30,92 48,88 66,93 84,89 92,95 22,97 56,97", 2, SAND.dark)
    side_shark(d, BROWN, "nurse")


def white_shark(d: Drawing) -> None:
    side_shark(d, SLATE, "white")


def eagle_ray(d: Drawing) -> None:
    """Pointed wings with white spots, a beak, a whip of a tail."""
    d.wash(curve(tapered("50,58 47,72 56,84 50,98", 5, 0.8)), DEEP, rim=0)
    half = "50,14 56,16 59,26 70,30 84,40 98,60! 84,58 70,60 60,68 54,70 50,68"
    d.wash(curve(both_sides(half)), DEEP, way="0 1")
    d.wash(curve(both_sides("50,6 55,9 58,18 55,26 50,27")), DEEP, rim=3)
    d.dots(
        "66,38 74,44 82,50 90,56 60,46 68,52 76,53 58,58 50,40 50,50 50,60 34,38 26,44 18,50"
        " 10,56 40,46 32,52 24,53 42,58",
        3.8,
        PAPER,
    )
    d.dots("43.5,21 56.5,21", 3.4, PAPER)
    d.dots("43,21 57,21", 2)


def manta(d: Drawing, hue: Hue = BLACK) -> None:
    """Broad wings and two horns, white on the shoulders."""
    d.wash(curve(tapered("50,66 51,80 49,94", 4.5, 0.8)), hue, rim=0)
    half = (
        "50,26 54,25 57,18 58,8! 64,10 65,20 63,29 72,33 86,38 98,52! 88,54 78,60 66,66 58,72"
        " 54,76! 50,74"
    )
    path = curve(both_sides(half))
    d.wash(path, hue, way="0 1")
    with d.inside(path):
        for side in (
            "62,34! 74,38 82,44! 72,46 63,43",
            mirrored("62,34! 74,38 82,44! 72,46 63,43"),
        ):
            d.fill(curve(side), PAPER, 0.95)
    d.pen("44,27 50,29.5 56,27", 2, PAPER, 0.7)
    d.dots("37.5,24 62.5,24", 3, PAPER)
    d.dots("37.5,24 62.5,24", 1.7)
    for x in (54, 57.5, 61):
        for place in (x, 100 - x):
            d.pen(f"{place},50 {place + (place - 50) * 0.1:.1f},56", 1.3, PAPER, 0.55)


def hammerhead(d: Drawing) -> None:
    """From above, its head a hammer."""
    with d.group(47, 55, 0.88, -38):
        d.wash(curve("26,-6! 18,-26 4,-36! 8,-20 10,-5!"), SLATE, rim=3)
        d.wash(curve("26,6! 18,26 4,36! 8,20 10,5!"), SLATE, rim=3)
        d.wash(curve("-16,-5! -22,-14! -24,-4!"), SLATE, rim=0)
        d.wash(curve("-16,5! -22,14! -24,4!"), SLATE, rim=0)
        d.wash(curve("-36,-1! -46,-4 -58,-18! -51,-2 -54,8! -46,3"), SLATE, rim=2)
        body = "40,0 38,7 24,9 4,9.5 -20,5 -42,1.5 -42,-1.5 -20,-5 4,-9.5 24,-9 38,-7"
        d.wash(curve(body), SLATE, way="0 1")
        head = (
            "34,-8! 38,-16 36,-24 41,-27 47,-24 49,-12 48.5,0 49,12 47,24 41,27 36,24 38,16 34,8!"
        )
        d.wash(curve(head), SLATE, way="1 0")
        d.dots("42,-23.5 42,23.5", 5.5, PAPER)
        d.dots("42.5,-23.5 42.5,23.5", 3.2)
        d.wash(curve("10,0! 2,2.6 -10,0! 2,-2.6"), SLATE, rim=0, ink=1.2, pale=False)
        for x in (26, 22.5, 19):
            d.pen(f"{x},5 {x - 1},8", 1.2)
            d.pen(f"{x},-5 {x - 1},-8", 1.2)


def whale_shark(d: Drawing) -> None:
    """The largest: a broad head, rows of white spots."""
    hue = Hue("#8fb0c9", "#48708f", "#22405c")
    with d.group(51, 51, 0.93, -14):
        d.wash(curve("-30,-4! -42,-14 -50,-32! -37,-19 -26,-8! -26,6! -38,14 -47,25! -42,8"), hue)
        d.wash(curve("-2,-19! -8,-32 -14,-36! 6,-30 14,-20!"), hue, rim=3)
        body = "-34,-3 -14,-14 10,-21 34,-20 46,-12 48,0 47,11 34,20 10,22 -14,15 -34,5"
        path = curve(body)
        d.wash(path, hue, way=".1 1")
        with d.inside(path):
            d.fill(curve("-44,12! -10,9 20,13 50,8! 56,40! -44,40!"), PAPER, 0.85)
        d.dots("-26,-2 -18,-6 -18,1 -9,-10 -9,-3 -9,5 0,-14 0,-6 0,2 9,-17 9,-10", 3.6, PAPER)
        d.dots("9,-2 9,6 18,-16 18,-8 18,0 27,-17 27,-11 33,-7 36,-14 40,-9 -28,4", 3.2, PAPER)
        d.wash(curve("18,8! 10,26 -6,36! -4,22 4,8!"), hue, rim=3)
        for x in (20, 24, 28):
            d.pen(f"{x},1 {x - 1},7 {x},12", 1.4)
        d.wash(curve("47,-5! 42,3 38,8! 44,12 47,9! 50,2"), hue, rim=0, pale=False)
        d.fill(curve("47.5,-3! 43,3 40,8! 44,10.5 47,8! 49,2"), INK)
        d.eye(36, 1, 2.6)


def sunfish(d: Drawing) -> None:
    """A disc with two long fins and no tail."""
    d.wash(curve("36,34! 30,16 28,3! 44,14 54,30!"), SLATE, way="0 1")
    d.wash(curve("36,66! 30,84 28,97! 44,86 54,70!"), SLATE, way="0 1")
    d.wash(curve("28,26! 16,30 12,40 15,50 12,60 16,70 28,74! 34,50"), SLATE, rim=3, way="1 0")
    for y in (36, 44, 52, 60):
        d.pen(f"15,{y + 1} 26,{y + 1}", 1.1, opacity=0.5)
    body = "24,50 28,34 44,25 64,27 82,39 93,50! 91,54 80,64 64,73 44,75 28,66"
    path = curve(body)
    d.wash(path, WHITE, way=".3 1")
    with d.inside(path):
        d.fill(curve("20,18! 60,22 98,42! 98,20!"), SLATE.mid, 0.55)
        d.pen("27,32 33,42 29,50 34,58 28,68", 2.2, SLATE.mid, 0.8)
        d.dots("44,38 54,34 50,44 62,40 40,50 66,32 48,60 58,66 44,68", 3, SLATE.mid, 0.6)
    d.wash(curve("62,50! 54,44 48,50 54,57!"), SLATE, rim=2)
    d.eye(78, 45, 3.6)
    d.wash(oval(92, 52, 2.6, 3), PINK, rim=0, ink=1.2)


def turtle(d: Drawing, hue: Hue = GREEN, skin: Hue = GREEN, pattern: str = "plates") -> None:
    """Seen from above, head up; the shell's pattern tells turtles apart as well as the colour."""
    flippers = (
        "62,34! 74,22 90,20 97,30! 96,44 90,50! 86,40 74,40 66,44!",
        "60,72! 70,74 77,84 74,92! 64,88 56,80!",
    )
    for flipper in flippers:
        for outline in (flipper, mirrored(flipper)):
            d.wash(curve(outline), skin, rim=3)
    d.wash(curve("50,86! 47,94 50,97 53,94"), skin, rim=0)
    d.wash(curve(both_sides("50,3 56,5 60,13 57,22 54,28 50,29")), skin, rim=3)
    shell = curve(both_sides("50,22 60,24 71,34 75,50 71,68 60,82 50,88"))
    d.wash(shell, hue, rim=7, ink=1.6)
    with d.inside(shell):
        if pattern == "plates":
            d.line(
                "M50 30l10 8v14l-10 8-10-8V38zM50 60v8l8 6-8 12-8-12 8-6M60 38l12-8M60 52l16 6"
                "M58 74l12 8M40 38l-12-8M40 52l-16 6M42 74l-12 8M50 30v-10",
                hue.dark,
                2.2,
            )
        else:
            bars = "".join(f"M22 {y}l14 8 14-8 14 8 14-8" for y in (32, 47, 62, 77))
            d.line(bars, hue.dark, 8.5)
            d.line(bars, SAND.light, 5)
    d.dots("45.5,11 54.5,11", 3.2)
    if pattern == "plates":
        d.dots("80,28 88,30 84,36 20,28 12,30 16,36", 2.6, skin.dark, 0.7)
    else:
        d.line("M76 25l4 14M86 21l4 18M24 25l-4 14M14 21l-4 18", SAND.light, 4.4)


def octopus(d: Drawing, hue: Hue = VIOLET) -> None:
    """Eight arms, two eyes that see you."""
    arms = (
        "38,56 22,50 10,56 8,69 17,72", "62,56 78,50 90,56 92,69 83,72",
        "40,62 26,66 14,80 20,92 29,87", "60,62 74,66 86,80 80,92 71,87",
        "45,66 37,78 38,90 46,94 49,88", "56,66 62,76 64,86 60,93 55,91",
        "38,50 24,42 12,40 7,31 12,26", "62,50 76,42 88,40 93,31 88,26",
    )  # fmt: skip
    for spine in (*arms[6:], *arms[:2], *arms[4:6], *arms[2:4]):
        d.wash(curve(tapered(spine, 12, 3).replace("!", "")), hue, rim=0)
    for spine in arms[:4]:
        points = knots(spine)
        d.dots(" ".join(f"{x},{y}" for x, y, _ in points[1:4]), 3, hue.light)
    head = "50,4 66,8 74,22 72,38 66,50 66,62 58,70 50,71 42,70 34,62 34,50 28,38 26,22 34,8"
    d.wash(curve(head), hue, way=".4 1", rim=7)
    d.dots("40,16 50,12 60,17 44,25 57,27 36,29 65,30 50,21", 3.4, hue.dark, 0.55)
    d.eye(42, 51, 5)
    d.eye(58, 51, 5)
    d.pen("35,45 42,43.5 47,46", 1.6)
    d.pen("65,45 58,43.5 53,46", 1.6)


def orca(d: Drawing) -> None:
    """Black above, white below, a tall fin."""
    d.wash(curve("14,58! 4,50 0,38! 10,42 18,50 26,44 34,42! 26,58"), BLACK, rim=3)
    d.wash(curve("44,34! 42,18 36,4! 54,14 62,34!"), BLACK, rim=3)
    body = "14,58 26,46 44,34 66,31 84,37 95,50 95,57! 84,66 64,72 40,70 22,66"
    path = curve(body)
    d.wash(path, BLACK, way=".2 1")
    with d.inside(path):
        d.fill(curve("96,56! 82,59 66,61 54,60 44,54 34,55! 40,64 30,70! 60,86! 96,80!"), PAPER)
        d.fill(curve("40,40! 48,38 56,44! 48,47"), PAPER, 0.55)
    d.wash(curve("66,62! 68,78 58,89! 52,80 56,64!"), BLACK, rim=3)
    d.add(
        f'<path d="{curve("70,42 78,39 84,43 77,47")}" fill="{PAPER}" stroke="{INK}"'
        ' stroke-width=".8"/>'
    )
    d.dots("84.5,49", 3.2, PAPER)
    d.dots("84.5,49", 2)
    d.pen("95,57 88,58 84,56", 1.2, opacity=0.7)


def anglerfish(d: Drawing) -> None:
    """A lantern before a mouthful of teeth."""
    d.fill(ring_of(20, 84, 16), d.glow("#fff3b0", "#fff3b0", 0))
    d.wash(curve("22,56! 8,42 2,46 6,58 3,70 9,74 24,64!"), BROWN, way="1 0")
    d.wash(curve("34,40! 34,24 42,26 46,22 54,34!"), BROWN, rim=3)
    body = "18,60 28,42 48,32 68,34 82,46 86,54! 70,58 62,66 68,74 84,80! 70,90 46,90 28,78"
    d.wash(curve(body), BROWN, way=".3 1")
    d.fill(curve("86,54! 70,57 61,66 67,75 84,80! 80,68"), RED.dark)
    d.line("M85 55l-3 10-3-9-3 9-4-7-2 8-4-4M82 79l-3-8-3 7-3-7-3 5-2-6", PAPER, 2.2)
    d.pen("60,33 64,16 76,10 84,16", 2.4)
    d.dots("84,17", 10, YELLOW.mid)
    d.dots("83,15.5", 5, "#fffbe0")
    d.wash(curve("46,64! 34,60 30,70 38,78 48,74"), BROWN, rim=2)
    d.dots("36,50 46,44 30,60 54,80 44,84 40,57 58,42", 3, BROWN.dark, 0.8)
    d.eye(66, 45, 4.4)


def dolphin(d: Drawing, hue: Hue = SLATE) -> None:
    """In the middle of a leap."""
    d.wash(curve("17,72! 6,72 2,84! 12,82 18,84 20,94! 27,84 26,74!"), hue, rim=2)
    d.wash(curve("42,34! 34,24 26,22! 30,34 34,44!"), hue, rim=3)
    body = "16,76 22,56 36,38 56,28 72,30 82,38 96,44! 95,48! 82,52 66,53 48,58 34,68 24,80"
    path = curve(body)
    d.wash(path, hue, way=".3 1")
    with d.inside(path):
        d.fill(curve("96,47! 80,46 66,46 48,52 34,64 22,86! 60,90! 100,60!"), PAPER, 0.85)
    d.wash(curve("64,48! 62,62 52,72! 48,62 54,50!"), hue, rim=3)
    d.eye(76, 41, 2.8)
    d.pen("95,47 86,47 80,46", 1.4)


def axolotl(d: Drawing) -> None:
    """Head on and smiling, with feathery gills and a fin behind."""
    d.wash(curve("50,60! 66,66 84,62 94,48! 98,66 92,84 76,92 58,88 46,78"), PINK, way="1 .6")
    for x in (34, 60):
        foot = f"{x},78 {x - 2},86 {x + (x - 47) * 0.3:.1f},94"
        d.wash(curve(tapered(foot, 11, 8)), PINK, rim=0)
        toe = short(x + (x - 47) * 0.3)
        d.line(f"M{toe} 94l-5 2M{toe} 94v4M{toe} 94l5 2", PINK.dark, 2.4)
    for spine in ("26,34 15,24 12,8", "20,42 8,38 2,28", "22,50 10,52 3,48"):
        for gill in (spine, mirrored(spine, 47)):
            d.pen(gill, 6.4)
            d.pen(gill, 4.4, RED.mid)
            ends = knots(gill)
            fringe = [ends[1], *((*_middle(one, other), False) for one, other in pairwise(ends))]
            d.line(
                "".join(f"M{short(x)} {short(y)}l4-5m-4 5l-4-4" for x, y, _ in fringe), RED.mid, 2
            )
    d.wash(curve("30,66! 40,68 54,68 64,66! 64,82 54,88 40,88 30,82"), PINK, rim=3)
    d.wash(curve("47,22 66,26 80,40 82,54 72,66 58,71 47,72 36,71 22,66 12,54 14,40 28,26"), PINK)
    d.dots("28,48 66,48", 8)
    d.dots("26.5,46.5 64.5,46.5", 2.6, "#fff")
    d.pen("34,58 40,63 47,64.5 54,63 60,58", 2.2)
    d.dots("21,56 73,56", 7, RED.mid, 0.45)
    d.dots("40,30 54,29 47,34", 2.6, PINK.dark, 0.6)


def fugu(d: Drawing) -> None:
    """Blown up, all spines."""
    spines: list[str] = []
    for at in range(22):
        angle = 2 * pi * at / 22
        x, y = 52 + 31 * cos(angle), 50 + 31 * sin(angle)
        tip = (52 + 42 * cos(angle), 50 + 42 * sin(angle))
        side = (-3 * sin(angle), 3 * cos(angle))
        spines.append(
            f"M{short(x + side[0])} {short(y + side[1])}L{short(tip[0])} {short(tip[1])}"
            f"L{short(x - side[0])} {short(y - side[1])}z"
        )
    d.add(f'<path d="{"".join(spines)}" fill="{YELLOW.mid}" stroke="{INK}" stroke-width="1.2"/>')
    d.wash(curve("24,46! 10,36 3,40 6,50 3,60 10,64 24,54!"), ORANGE, way="1 0")
    d.wash(ring_of(32, 52, 50), YELLOW, rim=7)
    with d.inside(ring_of(32, 52, 50)):
        d.fill(curve("14,60! 40,56 64,62 92,56! 92,96! 14,96!"), PAPER, 0.9)
        d.dots("34,32 46,26 58,25 40,40 52,36 30,46 68,28 46,47", 5, BROWN.mid, 0.8)
        d.line("M36 68l2 4 2-4M50 72l2 4 2-4M64 68l2 4 2-4M44 62l2 3 2-3M58 62l2 3 2-3", INK, 1.2)
    d.wash(curve("44,52! 34,48 30,56 36,62 44,58"), ORANGE, rim=2)
    d.eye(64, 42, 5)
    d.eye(79, 44, 4.2)
    d.wash(oval(77, 55, 5, 3.6), PINK, rim=0, ink=1.3)
    d.pen("73,55 81,55", 1.1)


def narwhal(d: Drawing) -> None:
    """A tusk like a screw."""
    with d.group(4, 42, 0.74, -18):
        d.wash(curve("88,44! 122,40! 89,51!"), SAND, rim=0, ink=1.4)
        d.line("M94 44l1 6M101 43l1 5M108 42l1 4M114 41.5l.5 2.5", INK, 1.1)
        d.wash(curve("14,54! 2,48 -4,34! 6,38 16,46 24,38 33,37! 26,54"), SLATE, rim=2)
        body = "12,54 28,42 48,31 68,29 84,34 92,44 91,54 78,62 56,67 34,67 20,62"
        path = curve(body)
        d.wash(path, SLATE, way=".2 1")
        with d.inside(path):
            d.fill(curve("8,66! 40,57 66,59 98,48! 98,82! 10,82!"), PAPER, 0.85)
            spots = "40,42 50,38 60,35 34,50 46,48 56,44 66,42 28,54 70,34 62,50 48,55"
            d.dots(spots, 3.4, SLATE.dark, 0.8)
        d.wash(curve("64,57! 62,71 52,78! 50,67 56,57!"), SLATE, rim=3)
        d.eye(81, 44, 3)
        d.pen("91,53 85,53 82,51", 1.4)


def goldfish(d: Drawing) -> None:
    """The one that grants a wish: golden, crowned, with veils for fins."""
    d.wash(curve("26,52! 12,30 2,28! 10,46 2,58 6,76! 18,72 28,58!"), ORANGE, way="1 0")
    d.wash(curve("34,40! 36,22 50,20 64,28 70,36! 50,40"), ORANGE, rim=3)
    d.wash(curve("42,68! 40,84 48,90! 56,80 58,68!"), ORANGE, rim=3)
    body = "22,55 36,40 56,33 76,38 90,52 90,57 78,69 56,74 36,68"
    path = curve(body)
    d.wash(path, YELLOW, way=".2 1")
    with d.inside(path):
        d.line(_scales((36, 44, 52, 60), (42, 50, 58, 66), 4), ORANGE.mid, 1.5, 0.9)
    d.wash(curve("62,56! 52,58 50,68 58,70 64,62"), ORANGE, rim=2)
    d.eye(80, 49, 3.8)
    d.pen("90,57 84,59", 1.4)
    crown = "68,34! 64,18! 72,25! 76,14! 81,25! 89,19! 86,35!"
    d.wash(curve(crown), YELLOW, ink=1.4, rim=2)
    d.dots("64,17 76,13 89,18", 4, RED.mid)


def urchin(d: Drawing) -> None:
    """A ball of spines."""
    path: list[str] = []
    for at in range(28):
        angle = 2 * pi * at / 28
        far = 45 if at % 2 else 37
        path.append(
            f"M{short(50 + 16 * cos(angle))} {short(50 + 16 * sin(angle))}"
            f"L{short(50 + far * cos(angle))} {short(50 + far * sin(angle))}"
        )
    d.line("".join(path), INK, 3.6)
    d.line("".join(path), VIOLET.mid, 1.4)
    d.wash(ring_of(23), VIOLET, rim=8, pale=False)
    d.dots("50,50 41,43 59,43 41,58 59,58 50,36 50,64 36,50 64,50", 3.6, VIOLET.light)


def shark_jaws(d: Drawing) -> None:
    """Head on, out of the dark, all teeth."""
    head = both_sides("50,4 60,8 72,22 82,42 86,62 80,80 66,92 50,96")
    d.wash(curve("10,58! 2,66 0,82! 14,80 20,72!"), SLATE, rim=3)
    d.wash(curve(mirrored("10,58! 2,66 0,82! 14,80 20,72!")), SLATE, rim=3)
    d.wash(curve(head), SLATE, rim=7)
    with d.inside(curve(head)):
        d.fill(curve("6,60! 30,46 50,44 70,46 94,60! 94,110! 6,110!"), PAPER, 0.95)
    d.wash(curve("24,66! 36,54 50,51 64,54 76,66! 72,80 50,90 28,80"), RED, pale=False, rim=8)
    d.add(
        f'<path d="M26 65l5 11 5-17 5 13 5-17 4 14 4-14 5 17 5-13 5 17 5-11c-9-11-17-13-24-13'
        f's-15 2-24 13zM31 81l5-9 5 13 5-10 4 13 4-13 5 10 5-13 5 9c-7 6-13 8-19 8s-12-2-19-8z"'
        f' fill="#fff" stroke="{INK}" stroke-width="1.2"/>'
    )
    d.dots("30,36 70,36", 8)
    d.dots("28.5,34.5 68.5,34.5", 2.4, "#fff")
    d.pen("24,29 31,30 36,33", 2)
    d.pen("76,29 69,30 64,33", 2)
    d.dots("46,22 54,22", 2.2, SLATE.dark)
