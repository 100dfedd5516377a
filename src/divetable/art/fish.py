"""Fish, each in a box of 100 by 100, facing the right unless it says otherwise."""

from math import cos, pi, sin

from divetable.art.hand import Drawing, curve, oval, ring_of, short, tapered
from divetable.art.palette import (
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
    WHITE,
    YELLOW,
    Hue,
)


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
