"""The pieces of The Divers."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from divetable.art import creatures, fish, sharks, things
from divetable.art.hand import (
    Drawing,
    both_sides,
    box,
    curve,
    knots,
    moved,
    oval,
    polygon,
    ring_of,
    short,
    star,
    tapered,
)
from divetable.art.palette import (
    ABYSS,
    BLACK,
    BROWN,
    DEEP,
    GREEN,
    INK,
    ORANGE,
    PAPER,
    RED,
    SAND,
    SEA,
    SHALLOW,
    SLATE,
    VIOLET,
    WHITE,
    YELLOW,
    Hue,
)
from divetable.art.piece import Piece, Words, piece, words
from divetable.art.signs import MARKS, mark, mark_path, number
from divetable.games.divers.chart import SEATS
from divetable.games.divers.components import (
    COMPASS,
    HOUSE_SIZES,
    PATCHES,
    Patch,
    house_patch_set,
    rotated,
)

SEAT_COLOURS = {"N": "red", "E": "yellow", "S": "green", "W": "blue"}
SEAT_TURNS = {"N": 0, "E": 90, "S": 180, "W": 270}
"""How a boat is turned: its stern lies against the ocean. [V-1.5]"""
DIVERS_PER_SEAT = 3
TUFTS = {
    2: ((28, 64), (72, 36)),
    3: ((22, 70), (50, 34), (78, 68)),
    4: ((22, 74), (32, 30), (68, 70), (78, 26)),
    5: ((20, 78), (22, 32), (50, 56), (78, 76), (78, 26)),
}
"""Where tufts 1, 2 … lie on a mud patch, in hundredths of its side."""


def water(d: Drawing, hue: Hue = SEA, rim: float = 4) -> None:
    """The ground of a patch."""
    d.wash(box(1, 1, 98, 98, 6), hue, rim=rim, ink=1, way=".3 1")


def ripples(d: Drawing, where: str, colour: str = SEA.dark) -> None:
    """Small waves, each about a point."""
    path = "".join(f"M{short(x - 10)} {short(y)}q5-6 10 0t10 0" for x, y, _ in knots(where))
    d.line(path, colour, 2.2, 0.75)


def sea(variant: int) -> Callable[[Drawing], None]:
    """Open sea; three drawings, so that a board of it does not look like wallpaper."""

    def draw(d: Drawing) -> None:
        water(d)
        ripples(d, ("28,26 66,44 34,70", "64,24 30,48 68,74", "30,30 68,30 50,72")[variant])
        if variant == 0:
            things.bubble(d, 74, 74, 6)
            things.bubble(d, 62, 82, 3.4)
        elif variant == 1:
            for dx, dy in ((20, 66), (36, 78), (42, 62)):
                d.wash(
                    curve(f"{dx},{dy} {dx + 7},{dy - 4} {dx + 14},{dy} {dx + 7},{dy + 4}"),
                    DEEP,
                    rim=0,
                    ink=1,
                )
                d.wash(
                    polygon(f"{dx + 1},{dy} {dx - 5},{dy - 4} {dx - 5},{dy + 4}"),
                    DEEP,
                    rim=0,
                    ink=1,
                )
        else:
            things.weed(d, 24, 90, 30, 4)
            things.weed(d, 33, 90, 22, -4)
            things.starfish(d, 76, 52, 9)

    return draw


def figure(
    draw_it: Callable[[Drawing], None], ground: Hue = SEA, scale: float = 0.86
) -> Callable[[Drawing], None]:
    """A patch with an animal on it."""

    def draw(d: Drawing) -> None:
        water(d, ground)
        with d.group(50 - 50 * scale, 50 - 50 * scale, scale):
            draw_it(d)

    return draw


def treasure_patch(value: int) -> Callable[[Drawing], None]:
    """A chest on the sand, and how many treasures it held."""

    def draw(d: Drawing) -> None:
        water(d, SHALLOW)
        d.wash(
            curve("2,72! 24,62 52,66 78,60 98,68! 98,93! 93,98! 7,98! 2,93!"), SAND, rim=3, ink=1
        )
        with d.group(3, 4, 0.66):
            things.chest(d)
        d.wash(ring_of(22, 75, 74), WHITE, rim=3, ink=1.8)
        number(d, str(value), 75, 74, 27, weight=2.8)
        pips = {1: "14,84", 2: "14,84 26,88", 3: "14,84 26,88 38,84", 4: "12,83 24,88 36,83 48,88"}
        d.dots(pips[value], 10)
        d.dots(pips[value], 7.4, YELLOW.mid)

    return draw


def island(d: Drawing) -> None:
    water(d, SHALLOW)
    ripples(d, "18,20 82,84", SEA.dark)
    d.wash(curve("12,72 20,54 40,46 62,48 84,56 90,70 80,84 50,90 22,86"), SAND, rim=6, ink=1.4)
    with d.group(8, 2, 0.82):
        things.palm(d)
    d.dots("28,72 36,80 66,76 76,68 58,82", 2.4, SAND.dark)


def turtle(d: Drawing) -> None:
    water(d)
    with d.group(3, 6, 0.8, 0):
        creatures.turtle(d, BROWN, GREEN)
    hourglass(d, 82, 22, 0.3)


def hourglass(d: Drawing, cx: float, cy: float, scale: float) -> None:
    """A turn that is lost."""
    with d.group(cx - 50 * scale, cy - 50 * scale, scale):
        d.wash(ring_of(52), ORANGE, rim=0, ink=3)
        d.fill(ring_of(43), PAPER)
        d.wash(polygon("28,20 72,20 54,50 72,80 28,80 46,50"), WHITE, rim=0, ink=4)
        d.fill(polygon("36,28 64,28 51,48 49,48"), ORANGE.mid)
        d.fill(polygon("34,78 66,78 50,58"), ORANGE.mid)
        d.line("M24 20h52M24 80h52", INK, 9)


def tuft(d: Drawing, x: float, y: float, at: int) -> None:
    d.wash(oval(x, y, 15, 13), GREEN, rim=4, ink=1.4)
    blades = "".join(
        f"M{short(x + dx)} {short(y - 11)}q{short(dx / 3)}-5 {short(dx / 2)}-9" for dx in (-7, 0, 7)
    )
    d.line(blades, GREEN.dark, 2.4)
    number(d, str(at), x, y, 15, PAPER, weight=2.6, edge=INK)


def mud(tufts: int) -> Callable[[Drawing], None]:
    """Mud with a way from tuft to tuft."""

    def draw(d: Drawing) -> None:
        ground = Hue("#b99b78", "#8d7150", "#54412c")
        water(d, ground, 7)
        d.line("M12 14q6-5 12 0t12 0M58 90q6-5 12 0t12 0M40 54q6-5 12 0t12 0", ground.dark, 2, 0.7)
        places = TUFTS[tufts]
        d.line("M" + "L".join(f"{x} {y}" for x, y in places), ground.dark, 4, 0.8)
        d.line("M" + "L".join(f"{x} {y}" for x, y in places), SAND.light, 2)
        for at, (x, y) in enumerate(places, 1):
            tuft(d, x, y, at)

    return draw


def eddy(d: Drawing) -> None:
    """A whirl."""
    water(d, DEEP)
    turns: list[str] = []
    for at in range(19):
        angle, radius = at * pi / 4.5, 3 + at * 2.2
        turns.append(f"{50 + radius * cos(angle):.1f},{50 + radius * sin(angle):.1f}")
    spiral = tapered(" ".join(turns), 3, 11, 3).replace("!", "")
    d.add(f'<path d="{curve(spiral)}" fill="{PAPER}" stroke="{INK}" stroke-width="1.8"/>')
    d.dots("50,50", 7, ABYSS.mid)


def stream(d: Drawing) -> None:
    """The ground of every current: water that runs."""
    water(d, DEEP)
    d.line("M8 22q21-12 42 0t42 0M8 50q21-12 42 0t42 0M8 78q21-12 42 0t42 0", SEA.light, 2.6, 0.5)


def arrow(way: int, reach: float) -> str:
    """An arrow from the middle of a patch; `way` counts the compass from north."""
    barb = 15 - reach
    right = f"5.5,-8 5.5,{barb} 14.5,{barb} 0,{-reach}"
    return polygon(moved(both_sides(right, 0), 50, 50, turn=45 * way))


def arrow_path(ways: tuple[int, ...]) -> str:
    return "".join(arrow(way, 58 if way % 2 else 45) for way in ways)


def arrows(d: Drawing, ways: tuple[int, ...]) -> None:
    """The ways a current may take a diver."""
    path = arrow_path(ways)
    d.add(f'<path d="{path}" fill="{INK}" stroke="{INK}" stroke-width="4.4"/>')
    d.add(f'<path d="{path}" fill="{PAPER}"/>')


def current(ways: tuple[int, ...]) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        stream(d)
        arrows(d, ways)
        d.dots("50,50", 22)
        d.dots("50,50", 17.6, PAPER)
        if len(ways) > 1:
            number(d, str(len(ways)), 50, 50, 11, weight=2.8)

    return draw


def one_arrow(way: int) -> Callable[[Drawing], None]:
    """A single arrow, to lay on a bare current for any set of directions."""
    return lambda d: arrows(d, (way,))


def stingray(way: int) -> Callable[[Drawing], None]:
    """The tail shows where divers are hurled."""

    def draw(d: Drawing) -> None:
        water(d)
        with d.group(50, 50, 1, way * 45 + 180), d.group(-50 * 0.8, -50 * 0.8 - 6, 0.8):
            sharks.stingray(d, BROWN, PAPER)
        reach = 50 if way % 2 else 46
        barb = f"0,{-reach} 10,{15 - reach} 0,{11 - reach} -10,{15 - reach}"
        turned = moved(barb, 50, 50, turn=45 * way)
        d.wash(polygon(turned), RED, rim=0, ink=2.2)

    return draw


def seahorse(d: Drawing) -> None:
    """With the jump it makes: two ahead, one aside."""
    water(d)
    with d.group(-4, 6, 0.86):
        fish.seahorse(d)
    d.line("M78 90V58H92", INK, 6.4)
    d.line("M78 90V58H92", PAPER, 3.4)
    d.dots("78,90 92,58", 8.5)
    d.dots("78,90", 5, PAPER)
    d.dots("92,58", 5, RED.mid)


def goldfish(d: Drawing) -> None:
    water(d, SHALLOW)
    with d.group(7, 8, 0.86):
        fish.goldfish(d)
    for x, y, size in ((16, 18, 9), (88, 84, 8), (30, 86, 6)):
        d.wash(polygon(star(4, size, size * 0.32, x, y)), YELLOW, rim=0, ink=1)


def back(d: Drawing) -> None:
    """A face-down patch: an anchor on the deep."""
    water(d, ABYSS, 8)
    d.line(box(8, 8, 84, 84, 4), SEA.light, 1.4, 0.6)
    anchor = "M50 30V76M36 40H64M26 58q2 20 24 20t24-20"
    d.line(anchor, INK, 11)
    d.line(ring_of(6.5, 50, 23.5), INK, 9.6)
    d.line(anchor, SAND.light, 6.4)
    d.line(ring_of(6.5, 50, 23.5), SAND.light, 4.8)
    for x, turn in ((26, -1), (74, 1)):
        d.add(
            f'<path d="{polygon(f"{x},48 {x + 8 * turn},62 {x - 10 * turn},60")}"'
            f' fill="{SAND.light}" stroke="{INK}" stroke-width="1.6"/>'
        )


def ring(d: Drawing) -> None:
    """A square outside the ocean, where boats lie and divers strand."""
    d.wash(box(1, 1, 98, 98, 6), SHALLOW, rim=3, ink=0, way="1 1")
    ripples(d, "30,34 68,58 34,80", SHALLOW.dark)


def boat(seat: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        with d.group(50, 50, 1, SEAT_TURNS[seat]), d.group(-50, -50):
            things.top_boat(d, SEAT_COLOURS[seat])
        with d.group(*{"N": (0, 0), "E": (-11, -11), "S": (0, -22), "W": (11, -11)}[seat]):
            things.boat_mark(d, SEAT_COLOURS[seat])

    return things.cut_out(draw)


def diver(seat: str, at: int) -> Callable[[Drawing], None]:
    """Helmet, number, and the colour's mark in the window."""

    def draw(d: Drawing) -> None:
        things.helmet(d, SEAT_COLOURS[seat])
        mark(d, SEAT_COLOURS[seat], 50, 28, 27)
        number(d, str(at), 50, 77, 25, PAPER, weight=3, edge=INK)

    return things.cut_out(draw)


def treasure(d: Drawing) -> None:
    """One treasure: a heap that fits a diver's arms."""
    outline = "8,78 16,58 34,50 42,28 60,26 68,46 84,56 92,76 84,88 50,92 16,88"
    d.halo(curve(outline))
    for x, y in ((28, 76), (72, 76), (50, 80), (38, 60), (62, 60)):
        things.coin(d, x, y, 17)
    d.wash(polygon("50,18 68,34 50,56 32,34"), RED, rim=0, ink=1.8)
    d.line("M32 34h36M42 34l8 22 8-22-8-16z", RED.dark, 1.6)


def flag(name: str) -> Callable[[Drawing], None]:
    """What holds a diver, or what he holds: a small token to lay on him."""

    def draw(d: Drawing) -> None:
        if name == "delayed":
            hourglass(d, 50, 50, 0.86)
            return
        d.wash(ring_of(46), {"stuck": SLATE, "caught": VIOLET, "wish": ORANGE}[name], rim=0, ink=2)
        d.wash(ring_of(38), YELLOW if name == "wish" else WHITE, rim=3, ink=0)
        with d.group(17, 17, 0.66):
            if name == "stuck":
                creatures.urchin(d)
            elif name == "caught":
                d.wash(
                    curve(tapered("26,94 20,60 40,36 66,44 64,66 46,64", 22, 6).replace("!", "")),
                    VIOLET,
                    rim=0,
                    ink=2.4,
                )
                d.dots("32,78 33,62 43,50 57,52", 6, VIOLET.light)
            else:
                d.wash(polygon(star(5, 50, 21)), WHITE, rim=0, ink=2.6)

    return draw


def team(name: str) -> Callable[[Drawing], None]:
    """Opposite sides sail together: the two marks on one pennant, of one form for each team."""

    def draw(d: Drawing) -> None:
        cut = "4,12 96,12 78,50 96,88 4,88" if name == "NS" else "4,12 70,12 96,50 70,88 4,88"
        d.wash(polygon(cut), WHITE if name == "NS" else BLACK, rim=6, ink=2)
        for seat, x in zip(name, (26, 60), strict=True):
            path = mark_path(MARKS[SEAT_COLOURS[seat]][0], x, 50, 27)
            hue = MARKS[SEAT_COLOURS[seat]][1]
            d.add(f'<path d="{path}" fill="{hue.mid}" stroke="{PAPER}" stroke-width="5"/>')
            d.add(f'<path d="{path}" fill="{hue.mid}" stroke="{INK}" stroke-width="2.4"/>')

    return draw


PLAIN: dict[str, Callable[[Drawing], None]] = {
    "sea": sea(0),
    "island": island,
    "turtle": turtle,
    "urchin": figure(creatures.urchin, SHALLOW),
    "octopus": figure(creatures.octopus),
    "eddy": eddy,
    "anemone": figure(creatures.anemone, DEEP),
    "seahorse": seahorse,
    "goldfish": goldfish,
    "shark": figure(sharks.shark_jaws, ABYSS),
}


def patch(code: str) -> Callable[[Drawing], None]:
    """The drawing of any patch there can be, by its code."""
    meant = PATCHES[code]
    match meant:
        case Patch("treasure"):
            return treasure_patch(meant.number)
        case Patch("mud"):
            return mud(meant.number)
        case Patch("current"):
            return current(meant.ways)
        case Patch("stingray"):
            return stingray(meant.ways[0])
        case _:
            return PLAIN[meant.kind]


def patch_id(code: str) -> str:
    """`treasure:3` is divers/patch/treasure-3, `current:N+S` divers/patch/current-N-S."""
    return "divers/patch/" + code.replace(":", "-").replace("+", "-")


def house_codes() -> list[str]:
    """Every patch of the house's sets in every way it can lie, and all stingrays."""
    found = {
        rotated(code, quarters)
        for size in HOUSE_SIZES
        for code in house_patch_set(size).codes()
        for quarters in range(4)
    }
    found |= {code for code, meant in PATCHES.items() if meant.kind == "stingray"}
    return [code for code in PATCHES if code in found]


def pieces() -> Iterator[Piece]:
    for code in house_codes():
        meant = PATCHES[code]
        details: list[Words] = []
        if meant.kind == "treasure":
            details = [words("treasures", number=meant.number)]
        elif meant.kind == "mud":
            details = [words("tufts", number=meant.number)]
        ways = [f"way-{COMPASS[way]}" for way in meant.ways]
        if meant.kind == "stingray":
            said: list[str | Words] = [words("patch-stingray", way=meant.ways[0])]
        else:
            said = [f"patch-{meant.kind}", *details, *ways]
        yield piece(patch_id(code), patch(code), *said)
    for variant in (1, 2):
        yield piece(f"divers/patch/sea-{variant + 1}", sea(variant), "patch-sea")
    yield piece("divers/patch/current", stream, "patch-current")
    for at, way in enumerate(COMPASS):
        yield piece(f"divers/arrow/{way}", one_arrow(at), "arrow", f"way-{way}")
    yield piece("divers/back", back, "divers-back")
    yield piece("divers/ring", ring, "divers-ring")
    for seat in SEATS:
        yield piece(f"divers/boat/{seat}", boat(seat), "boat", f"way-{seat}", SEAT_COLOURS[seat])
    for seat in SEATS:
        for at in range(1, DIVERS_PER_SEAT + 1):
            yield piece(
                f"divers/diver/{seat}{at}",
                diver(seat, at),
                words("diver-number", number=at),
                f"way-{seat}",
                SEAT_COLOURS[seat],
            )
    yield piece("divers/treasure", things.cut_out(treasure), words("treasures", number=1))
    for name in ("delayed", "stuck", "caught", "wish"):
        yield piece(f"divers/flag/{name}", flag(name), f"flag-{name}")
    for name in ("NS", "EW"):
        yield piece(f"divers/team/{name}", team(name), "team", f"way-{name[0]}", f"way-{name[1]}")
