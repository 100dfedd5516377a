"""Sharks and rays, each in a box of 100 by 100; rays and the hammerhead are seen from above."""

from divetable.art.hand import Drawing, both_sides, curve, mirrored, oval, tapered
from divetable.art.palette import BLACK, BLUE, BROWN, DEEP, INK, PAPER, RED, SAND, SLATE, Hue


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
