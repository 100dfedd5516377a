"""The pieces of Dive, apart from the ocean cards."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from divetable.art import creatures, fish, sharks, things
from divetable.art.hand import Drawing, box, curve, polygon, ring_of
from divetable.art.palette import (
    ABYSS,
    BLACK,
    DEEP,
    GREEN,
    INK,
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
from divetable.art.piece import Piece, Words, piece, words
from divetable.art.signs import MARKS, mark, number
from divetable.games.dive.components import ChiefCard, house_chief_cards

DIVERS = ("yellow", "pink", "white", "blue")
LEVELS = 5
DEPTHS = (SHALLOW, Hue("#cdebe8", "#93cfd3", "#4f9cae"), SEA, DEEP, ABYSS)
"""The water of levels 1 to 5."""
AIR = range(1, 6)
SLOTS = tuple((60, 48 + 38 * level) for level in range(LEVELS))
"""Where the tokens of levels 1, 2 … lie on a board of 120 by 230."""


def board(colour: str) -> Callable[[Drawing], None]:
    """Five levels, lighter above and darker below."""

    def draw(d: Drawing) -> None:
        d.wash(box(2, 2, 116, 226, 12), MARKS[colour][1], rim=0, ink=1.8)
        for level, hue in enumerate(DEPTHS):
            y = 30 + 38 * level
            d.wash(box(10, y, 100, 35, 8), hue, rim=3, ink=1, way="0 1")
            number(d, str(level + 1), 24, y + 17.5, 17, PAPER, weight=2.8, edge=INK)
            d.line(box(40, y + 4, 62, 27, 13.5), PAPER if level > 1 else hue.dark, 1.6, 0.7)
        for x in (26, 60, 94):
            mark(d, colour, x, 16, 20)

    return draw


def screen(colour: str) -> Callable[[Drawing], None]:
    """What hides a board while its owner programs."""

    def draw(d: Drawing) -> None:
        d.wash(box(2, 2, 116, 226, 12), MARKS[colour][1], rim=8, ink=1.8)
        d.line(box(10, 10, 100, 210, 7), PAPER, 2, 0.8)
        with d.group(14, 56, 0.92):
            things.shell(d, colour)
        waves = "".join(f"M22 {y}q9.5-10 19 0t19 0 19 0 19 0" for y in (34, 168, 184, 200))
        d.line(waves, INK, 6)
        d.line(waves, PAPER, 3)

    return draw


FIN = "12,78! 34,70 46,44 66,24 74,20! 70,44 76,66 92,78!"


def air_token(air: int, shark: bool) -> Callable[[Drawing], None]:
    """Light and round: no shark. Dark with teeth around it and a fin: shark."""

    def draw(d: Drawing) -> None:
        if shark:
            teeth: list[str] = []
            for at in range(32):
                radius, angle = (46.5, 40.5)[at % 2], pi * at / 16
                teeth.append(f"{50 + radius * sin(angle):.1f},{50 - radius * cos(angle):.1f}")
            edge = polygon(" ".join(teeth))
            d.halo(edge, 3)
            d.wash(edge, ABYSS, rim=0, ink=0)
            d.wash(ring_of(37), DEEP, rim=5, ink=1)
            with d.inside(ring_of(37)):
                d.wash(curve(FIN), Hue("#f2f5f4", "#b3c6d2", "#5c7389"), rim=3, ink=2)
                d.fill("M0 74q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0V100H0z", ABYSS.mid)
            number(d, str(air), 38, 46, 33, PAPER, weight=3, edge=INK)
        else:
            d.wash(ring_of(46), SEA, rim=0, ink=1.8)
            d.wash(ring_of(40), SHALLOW, rim=4, ink=0)
            things.bubble(d, 68, 32, 8)
            things.bubble(d, 76, 50, 5)
            things.bubble(d, 66, 66, 6)
            number(d, str(air), 43, 50, 40, weight=2.9, edge=PAPER)

    return draw


def nothing(d: Drawing) -> None:
    """A card without shark or helper."""
    d.line("M16 40q8-9 16 0t16 0 16 0 16 0M16 62q8-9 16 0t16 0 16 0 16 0", SEA.dark, 5)


CONTENTS: dict[str, Callable[[Drawing], None]] = {
    "nothing": nothing,
    "shark": sharks.white_shark,
    "green": lambda d: creatures.turtle(d, GREEN, GREEN),
    "red": lambda d: creatures.turtle(d, RED, RED, pattern="bars"),
    "manta": sharks.manta,
}


FIELDS_GAINED = {"green": 1, "red": 2}  # [D-2.35] [D-2.36]


def content(name: str) -> Callable[[Drawing], None]:
    """What a revealed card means, as a sign on a light disc."""

    def draw(d: Drawing) -> None:
        d.wash(ring_of(48), SEA, rim=0, ink=1.6)
        d.wash(ring_of(43), SHALLOW, rim=4, ink=0)
        with d.group(12, 12, 0.76):
            CONTENTS[name](d)
        if name in FIELDS_GAINED:
            d.wash(ring_of(17, 82, 80), WHITE, rim=0, ink=2)
            number(d, f"+{FIELDS_GAINED[name]}", 82, 80, 15, weight=2.8)

    return draw


def giant_turtle(d: Drawing) -> None:
    """The green turtle with a crown of laurels: it counts double."""
    creatures.turtle(d, GREEN, GREEN)
    for y in (41, 53):
        d.line(f"M42 {y}l8-7 8 7", PAPER, 4.6)


def dolphins(d: Drawing) -> None:
    with d.group(2, -6, 0.72):
        creatures.dolphin(d)
    with d.group(24, 26, 0.72):
        creatures.dolphin(d)


def one_dolphin(d: Drawing) -> None:
    with d.group(6, 2, 0.9):
        creatures.dolphin(d)


COMPANIONS: dict[str, tuple[Callable[[Drawing], None], Hue]] = {
    "octopus": (creatures.octopus, SEA),
    "orca": (creatures.orca, SHALLOW),
    "anglerfish": (fish.anglerfish, ABYSS),
    "giant_turtle": (giant_turtle, SHALLOW),
    "clownfish": (fish.clownfish, SEA),
    "dolphins": (dolphins, SHALLOW),
    "white_shark": (sharks.white_shark, DEEP),
    "axolotl": (creatures.axolotl, SEA),
    "fugu": (fish.fugu, SEA),
    "narwhal": (creatures.narwhal, SHALLOW),
}


def tile(draw_it: Callable[[Drawing], None], ground: Hue) -> Callable[[Drawing], None]:
    """A companion's tile: a porthole with the animal looking in."""

    def draw(d: Drawing) -> None:
        d.wash(ring_of(48.5), Hue("#e2c78f", "#b98f52", "#7d5c2c"), rim=0, ink=1.4)
        rivets = (
            f"{50 + 45 * cos(pi * at / 4 + 0.4):.1f},{50 + 45 * sin(pi * at / 4 + 0.4):.1f}"
            for at in range(8)
        )
        d.dots(" ".join(rivets), 4, SAND.light)
        d.wash(ring_of(41), ground, rim=5, ink=1.4, way="0 1")
        with d.group(13, 13, 0.74):
            draw_it(d)

    return draw


def angler_side(shark: bool) -> Callable[[Drawing], None]:
    """The anglerfish tile says shark or no shark, as an air token does."""

    def draw(d: Drawing) -> None:
        tile(fish.anglerfish, ABYSS if shark else SHALLOW)(d)
        hue = DEEP if shark else WHITE
        d.wash(ring_of(19, 80, 80), hue, rim=3, ink=1.8)
        with d.group(63, 62, 0.34):
            d.wash(curve(FIN), SLATE, rim=0, ink=3)
            if not shark:
                d.line("M18 92L84 12", PAPER, 20)
                d.line("M18 92L84 12", RED.mid, 11)

    return draw


def chief_card(shown: ChiefCard) -> Callable[[Drawing], None]:
    """The chief's speed on four levels; a yellow number lies in a star-edged sun."""

    def draw(d: Drawing) -> None:
        d.wash(box(2, 2, 96, 136, 10), BLACK, rim=0, ink=1.6)
        for at, speed in enumerate(shown.values):
            y = 8 + 31.5 * at
            d.wash(box(8, y, 84, 29.5, 5), DEPTHS[at], rim=0, ink=0.8, way="0 1")
            number(d, str(at + 1), 19, y + 14.8, 11, PAPER, weight=2.6, edge=INK)
            if at + 1 in shown.yellow:
                rays = (
                    f"{60 + r * sin(pi * k / 8):.1f},{y + 14.8 - r * cos(pi * k / 8):.1f}"
                    for k in range(16)
                    for r in ((14.5, 11.5)[k % 2],)
                )
                d.wash(polygon(" ".join(rays)), YELLOW, rim=0, ink=1.2)
            else:
                d.wash(box(46, y + 2.6, 28, 24.4, 5), WHITE, rim=0, ink=1.2)
            number(d, str(speed), 60, y + 14.8, 16, weight=3)

    return draw


def chief_back(d: Drawing) -> None:
    d.wash(box(2, 2, 96, 136, 10), BLACK, rim=7, ink=1.6)
    d.line(box(9, 9, 82, 122, 6), SAND.mid, 2)
    with d.group(14, 34, 0.72):
        things.pawn(d, "black")
    d.line("M24 22q6.5-7 13 0t13 0 13 0 13 0M24 120q6.5-7 13 0t13 0 13 0 13 0", SEA.mid, 3)


def bubble_token(d: Drawing) -> None:
    """Covers a yellow number of the chief."""
    things.bubble(d, 50, 50, 45)
    things.bubble(d, 62, 64, 12)


CALM = range(16)
GOAL = 23
LAST_FIELD = 30
TRACK_WIDTH, TRACK_HEIGHT = 400, 250
PER_ROW = 8


def fields() -> list[tuple[int, int]]:
    """Where fields 0, 1 … lie on the track: down a ladder of rows, to and fro."""
    found: list[tuple[int, int]] = []
    for field in range(LAST_FIELD + 1):
        line, at = divmod(field, PER_ROW)
        column = PER_ROW - 1 - at if line % 2 else at
        found.append((32 + 48 * column, 44 + 56 * line))
    return found


def track(d: Drawing) -> None:
    """The way down: calm water, deep water, the goal, and some way beyond."""
    d.wash(box(2, 2, 396, 246, 14), SHALLOW, rim=0, ink=1.8)
    d.fill(box(5, 5, 390, 240, 11), d.shade(SHALLOW.light, SEA.light, SEA.mid, way="0 1"))
    d.fill(
        "M5 130q12-9 24 0" + "t24 0" * 15 + "L395 132V234q0 11-11 11H16q-11 0-11-11z",
        d.shade(DEEP.mid, ABYSS.mid, ABYSS.dark, way="0 1"),
    )
    d.line("M5 130q12-9 24 0" + "t24 0" * 15, PAPER, 2.4)
    places = fields()
    line = "M" + "L".join(f"{x} {y}" for x, y in places)
    d.line(line, PAPER, 9, 0.55)
    d.line(line, INK, 1.6, 0.5)
    for field, (x, y) in enumerate(places):
        if field == GOAL:
            rays = " ".join(
                f"{x + r * sin(pi * k / 8):.1f},{y - r * cos(pi * k / 8):.1f}"
                for k in range(16)
                for r in ((25, 20)[k % 2],)
            )
            d.wash(polygon(rays), YELLOW, rim=0, ink=1.6)
        d.add(
            f'<circle cx="{x}" cy="{y}" r="17" fill="{PAPER if field in CALM else SLATE.light}"'
            f' stroke="{INK}" stroke-width="1.6"/>'
        )
        number(d, str(field), x, y, 14, weight=2.3)
    things.weed(d, 386, 240, 34, 4)


def pieces() -> Iterator[Piece]:
    for colour in DIVERS:
        yield piece(
            f"dive/board/{colour}", board(colour), "dive-board", colour, width=120, height=230
        )
    for colour in DIVERS:
        drawn = screen(colour)
        yield piece(f"dive/screen/{colour}", drawn, "dive-screen", colour, width=120, height=230)
    for colour in DIVERS:
        yield piece(f"dive/shell/{colour}", shell(colour), "shell", colour)
    for colour in DIVERS:
        yield piece(f"dive/pawn/{colour}", pawn(colour), "pawn", colour)
    yield piece("dive/pawn/black", pawn("black"), "pawn-chief")
    for air in AIR:
        for shark in (False, True):
            side = "shark" if shark else "clear"
            yield piece(
                f"dive/token/{air}-{side}",
                air_token(air, shark),
                words("dive-air", number=air),
                f"side-{side}",
            )
    for name in CONTENTS:
        yield piece(f"dive/content/{name}", content(name), f"content-{name}")
    for name, (draw_it, ground) in COMPANIONS.items():
        id = name.replace("_", "-")
        yield piece(f"dive/companion/{id}", tile(draw_it, ground), f"companion-{id}")
    yield piece("dive/companion/dolphins-small", tile(one_dolphin, SEA), "companion-dolphins-small")
    for shark in (False, True):
        side = "shark" if shark else "clear"
        id = f"dive/companion/anglerfish-{side}"
        yield piece(id, angler_side(shark), "companion-anglerfish", f"side-{side}")
    for shown in house_chief_cards():
        yield piece(f"dive/chief/{shown.id}", chief_card(shown), *_chief_words(shown), height=140)
    yield piece("dive/chief/back", chief_back, "chief-back", height=140)
    yield piece("dive/bubble", bubble_token, "bubble")
    yield piece("dive/track", track, "track", width=TRACK_WIDTH, height=TRACK_HEIGHT)


def pawn(colour: str) -> Callable[[Drawing], None]:
    return things.cut_out(lambda d: things.pawn(d, colour))


def shell(colour: str) -> Callable[[Drawing], None]:
    return things.cut_out(lambda d: things.shell(d, colour))


def _chief_words(shown: ChiefCard) -> Iterator[str | Words]:
    yield "chief-card"
    for level, speed in enumerate(shown.values, 1):
        message = "chief-yellow" if level in shown.yellow else "chief-speed"
        yield words(message, level=level, speed=speed)
