"""Sea life that is no fish, each in a box of 100 by 100."""

from itertools import pairwise
from math import cos, pi, sin

from divetable.art.hand import (
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
from divetable.art.palette import (
    BLACK,
    GREEN,
    INK,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SAND,
    SLATE,
    VIOLET,
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


def _middle(one: Knot, other: Knot) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


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
