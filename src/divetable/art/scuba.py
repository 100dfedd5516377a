"""The pieces of Scuba."""

from collections.abc import Callable, Iterator
from math import cos, radians, sin

from divetable.art import creatures, fish, pictograms, scuba_scenes, sharks, things
from divetable.art import scuba_cards as cards
from divetable.art.bands import BANDS, colour_of
from divetable.art.hand import Drawing, box, curve, oval, polygon, ring_of, short, star
from divetable.art.palette import (
    ABYSS,
    BLACK,
    BROWN,
    INK,
    ORANGE,
    PAPER,
    RED,
    SAND,
    SEA,
    SLATE,
    WHITE,
    YELLOW,
)
from divetable.art.piece import Piece, piece, words
from divetable.art.signs import MARKS, mark, mark_path, number
from divetable.games.scuba.board import COLOURS, DEEPEST_ROW, Colour
from divetable.games.scuba.components import (
    HOUSE,
    HOUSES,
    data_of,
)

ANIMALS: dict[str, Callable[[Drawing], None]] = {
    "sea_anemone": creatures.anemone,
    "gorgonian_sea_fan": creatures.sea_fan,
    "stove_pipe_sponge": creatures.tube_sponge,
    "parrotfish": fish.parrotfish,
    "seahorse": fish.seahorse,
    "clownfish": fish.clownfish,
    "blue_spotted_stingray": sharks.stingray,
    "branching_vase_sponge": creatures.vase_sponge,
    "moray_eel": fish.moray,
    "lionfish": fish.lionfish,
    "lemon_shark": sharks.lemon_shark,
    "nurse_shark": sharks.nurse_shark,
    "eagle_ray": sharks.eagle_ray,
    "sea_turtle": creatures.turtle,
    "reef_manta_ray": sharks.manta,
    "hammerhead_shark": sharks.hammerhead,
    "whale_shark": sharks.whale_shark,
    "ocean_sunfish": fish.sunfish,
}
DIVERS = ("red", "yellow", "blue", "green")


def frame(d: Drawing, band: Colour) -> None:
    """A tile's front: a border in its colour around water."""
    _, hue, water = BANDS[band]
    d.wash(box(2, 2, 96, 96, 11), hue, rim=0, ink=1.6)
    d.wash(box(8, 8, 84, 84, 6), water, rim=3, ink=0.8, way="0 1")


def badge(d: Drawing, band: Colour, text: str) -> None:
    """The value of a tile, on the shape that goes with its colour."""
    name, hue, _ = BANDS[band]
    size = {"R": 30, "Y": 34, "G": 31, "B": 32}[band]
    cx, cy = 78, 76 if band == "B" else 80
    path = mark_path(MARKS[name][0], cx, cy, size)
    d.add(f'<path d="{path}" fill="{PAPER}" stroke="{INK}" stroke-width="6"/>')
    d.add(f'<path d="{path}" fill="{PAPER}" stroke="{hue.mid}" stroke-width="3.6"/>')
    number(d, text, cx, cy + (4 if band == "Y" else 0), 18, weight=2.9)


def animal(species: str, band: Colour, points: int) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        frame(d, band)
        with d.group(8, 8, 0.83):
            ANIMALS[species](d)
        badge(d, band, str(points))

    return draw


def unknown(band: Colour) -> Callable[[Drawing], None]:
    """An animal of another set of tiles, which has no drawing here; the client adds its name."""

    def draw(d: Drawing) -> None:
        frame(d, band)
        with d.group(10, 8, 0.8):
            pictograms.fish(d)
        mark(d, colour_of(band), 81, 81, 24)

    return draw


def event(band: Colour) -> Callable[[Drawing], None]:
    """Something happens: a burst with an exclamation mark."""

    def draw(d: Drawing) -> None:
        frame(d, band)
        d.wash(polygon(star(12, 38, 26)), YELLOW, rim=0, ink=2)
        d.line("M50 33v19", INK, 9)
        d.dots("50,66", 9.5)
        mark(d, BANDS[band][0], 81, 81, 24)

    return draw


def empty(band: Colour) -> Callable[[Drawing], None]:
    """Nothing but sea."""

    def draw(d: Drawing) -> None:
        frame(d, band)
        water = BANDS[band][2]
        d.line("M18 38q8-8 16 0t16 0 16 0 16 0M18 56q8-8 16 0t16 0 16 0 16 0", water.dark, 3, 0.8)
        for x, y, r in ((30, 74, 6), (42, 80, 3.4), (70, 22, 4), (60, 68, 3)):
            things.bubble(d, x, y, r)
        mark(d, BANDS[band][0], 81, 81, 24)

    return draw


def back(band: Colour) -> Callable[[Drawing], None]:
    """Which band a covered tile belongs to: colour, shape, and one to four waves."""

    def draw(d: Drawing) -> None:
        name, hue, _ = BANDS[band]
        d.wash(box(2, 2, 96, 96, 11), hue, rim=7, ink=1.6)
        d.line(box(8, 8, 84, 84, 6), PAPER, 1.6, 0.75)
        size = {"R": 62, "Y": 74, "G": 66, "B": 70}[band]
        path = mark_path(MARKS[name][0], 50, 50, size)
        d.add(f'<path d="{path}" fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>')
        waves = COLOURS.index(band) + 1
        middle = 58 if band == "Y" else 50
        lines = "".join(
            f"M34 {short(middle + 9 * (at - (waves - 1) / 2) + 2)}q4-6 8 0t8 0 8 0 8 0"
            for at in range(waves)
        )
        d.line(lines, hue.dark, 3.6)
        d.dots("15,15 85,15 15,85 85,85", 5, PAPER, 0.8)

    return draw


def symbol(name: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        pictograms.bubble_token(d)
        with d.group(12, 12, 0.76):
            pictograms.SYMBOLS[name](d)

    return draw


DEPTHS = (
    "#d9f0ec", "#c2e6e4", "#a3d7dc", "#86c5d2", "#69b0c6", "#4f99b8", "#3d82a8", "#2f6c97",
    "#245884", "#1b456e", "#143558",
)  # fmt: skip


def surface(d: Drawing, columns: int) -> None:
    """The water at the top of the sea, this many squares wide."""
    wave = "M0 70q12.5-12 25 0" + "t25 0" * (4 * columns - 1)
    d.fill(f"{wave}V100H0z", d.shade(SEA.light, DEPTHS[0], way="0 1"))
    d.line(wave, SEA.dark, 2.4)
    small = "".join(
        f"M{x + 10} 86q8-6 16 0t16 0M{x + 62} 84q8-6 16 0t16 0"
        for x in range(0, 100 * columns, 100)
    )
    d.line(small, SEA.mid, 1.8, 0.8)


def row(at: int) -> Callable[[Drawing], None]:
    """A square of the board at a depth; joins without a seam beside itself and below."""

    def draw(d: Drawing) -> None:
        if not at:
            d.fill(box(0, 0, 100, 100), d.shade("#fdf6e0", "#e8f4f0", way="0 1"))
            surface(d, 1)
            return
        d.fill(box(0, 0, 100, 100), d.shade(DEPTHS[at - 1], DEPTHS[at], way="0 1"))
        tint = "#fff" if at < 9 else SEA.light
        d.line("M14 24q7-6 14 0t14 0M60 66q7-6 14 0t14 0", tint, 2, 0.35)
        d.dots("78,26 24,72 48,48", 3, tint, 0.35)
        if at == 9:
            ground = "M0 74q14-7 26-3t26 2 24-4 24 5V100H0z"
            d.fill(ground, d.shade(SAND.mid, BROWN.mid, way="0 1"))
            d.line("M0 74q14-7 26-3t26 2 24-4 24 5", INK, 1.6)
            d.dots("12,84 34,88 48,82 90,88 24,94", 2.4, BROWN.dark)

    return draw


def hull(d: Drawing) -> None:
    """The diving boat from the side, without water."""
    d.wash(polygon("206,8 206,46 210,46 210,8"), BROWN, rim=0)
    things.ensign(d, 210, 9, 30)
    d.wash(box(96, 26, 82, 34, 5), WHITE, rim=4)
    for x in (106, 132, 158):
        d.wash(box(x, 33, 15, 14, 3), SEA, rim=2)
    d.wash(box(88, 20, 98, 9, 3), ORANGE, rim=0)
    side = curve("12,50! 40,56 90,58 180,58 236,56 286,46! 274,72 262,84! 150,86 38,84! 22,70")
    d.wash(side, RED, rim=5, ink=1.8)
    with d.inside(side):
        d.fill(box(0, 46, 300, 18), PAPER, 0.95)
        d.line("M0 65h300", INK, 1.6)
    d.line("M226 56v-12h44M248 54v-10", INK, 2.4)
    for x in (44, 58, 72):
        d.wash(box(x - 5, 30, 10, 27, 5), YELLOW, rim=2)
        d.line(f"M{x} 26v4", INK, 3)


def boat(d: Drawing) -> None:
    """The boat over its three columns, in the same water as row 0 beside it."""
    with d.group(26, 1, 0.83):
        hull(d)
    surface(d, 3)


def diver(colour: str) -> Callable[[Drawing], None]:
    return things.cut_out(lambda d: things.bust(d, colour))


def dust(colour: str) -> Callable[[Drawing], None]:
    """A puff of sand with its owner's mark."""

    def draw(d: Drawing) -> None:
        d.halo(curve(pictograms.PUFF))
        d.wash(curve(pictograms.PUFF), SAND, rim=6, ink=1.8)
        d.dots("22,82 40,84 60,83 78,83", 5, SAND.dark)
        path = mark_path(MARKS[colour][0], 53, 55, 36)
        d.add(f'<path d="{path}" fill="{MARKS[colour][1].mid}"/>')
        mark(d, colour, 53, 55, 26)

    return things.cut_out(draw)


def disc(colour: str) -> Callable[[Drawing], None]:
    """Seen: an owner's disc lies on a tile."""

    def draw(d: Drawing) -> None:
        hue = MARKS[colour][1]
        d.wash(ring_of(46), WHITE, rim=0, ink=2)
        d.wash(ring_of(40), hue, rim=6, ink=1.6)
        mark(d, colour, 50, 50, 42)

    return draw


def price(air: int) -> Callable[[Drawing], None]:
    """The air that a turn costs at some depth, in a bubble."""

    def draw(d: Drawing) -> None:
        things.bubble(d, 50, 52, 42)
        number(d, str(air), 52, 53, 44, edge=PAPER, weight=2.4)

    return draw


FULL = 20
SWEEP = 270  # degrees from empty to full


def needle_angle(air: int) -> float:
    """How far the needle is turned, from straight up."""
    return SWEEP * air / FULL - SWEEP / 2


def dial(d: Drawing) -> None:
    """A pressure gauge from 0 to 20; the needle is a piece of its own, turned by the client."""
    d.wash(ring_of(47), BLACK, rim=5, ink=2)
    d.wash(ring_of(40), WHITE, rim=5, ink=1)
    ticks: dict[bool, list[str]] = {True: [], False: []}
    for air in range(FULL + 1):
        angle = radians(needle_angle(air))
        far, near = 37, 31 if air % 5 == 0 else 34
        ticks[air <= 5].append(
            f"M{short(50 + near * sin(angle))} {short(50 - near * cos(angle))}"
            f"L{short(50 + far * sin(angle))} {short(50 - far * cos(angle))}"
        )
        if air % 5 == 0:
            number(d, str(air), 50 + 23.5 * sin(angle), 50 - 23.5 * cos(angle), 8, weight=2.4)
    d.line("".join(ticks[True]), RED.mid, 3)
    d.line("".join(ticks[False]), INK, 1.8)
    with d.group(41, 72, 0.18):
        pictograms.air(d)


def needle(d: Drawing) -> None:
    d.wash(polygon("50,16 54,50 50,60 46,50"), RED, rim=0, ink=1.6)
    d.dots("50,50", 11)
    d.dots("50,50", 5, PAPER)


def token(sign: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        hue = {"plus": YELLOW, "minus": SLATE}[sign]
        d.wash(ring_of(46), hue, rim=8, ink=2)
        d.line("M26 50h48M50 26v48" if sign == "plus" else "M26 50h48", INK, 17)
        d.line("M26 50h48M50 26v48" if sign == "plus" else "M26 50h48", PAPER, 10.5)

    return draw


def deco_token(d: Drawing) -> None:
    d.wash(polygon("30,4 70,4 96,30 96,70 70,96 30,96 4,70 4,30"), ORANGE, rim=7, ink=2)
    with d.group(14, 14, 0.72):
        pictograms.deco(d)


def minus(points: int) -> Callable[[Drawing], None]:
    """What it costs to be left at the surface here."""

    def draw(d: Drawing) -> None:
        d.wash(oval(50, 50, 45, 33), ABYSS, rim=6, ink=2)
        number(d, f"-{points}", 50, 50, 36, PAPER, weight=2.6)

    return draw


def pieces() -> Iterator[Piece]:
    data = data_of(HOUSE)
    sets = [data_of(name) for name in HOUSES]
    for species in dict.fromkeys(each for one in sets for each in one.species.values()):
        name = species.id.replace("_", "-")
        yield piece(
            f"scuba/animal/{name}-{species.value}",
            animal(species.id, species.colour, species.value),
            f"animal-{name}",
            colour_of(species.colour),
            words("points", number=species.value),
        )
    for kind, draw in (("event", event), ("empty", empty), ("unknown", unknown)):
        for band in COLOURS:
            yield piece(
                f"scuba/{kind}/{colour_of(band)}", draw(band), f"scuba-{kind}", colour_of(band)
            )
    for band in COLOURS:
        yield piece(f"scuba/back/{colour_of(band)}", back(band), f"scuba-back-{colour_of(band)}")
    for kind, drawn, alt in (
        ("diver", diver, "diver"),
        ("dust", dust, "scuba-dust"),
        ("disc", disc, "scuba-disc"),
    ):
        for colour in DIVERS:
            yield piece(f"scuba/{kind}/{colour}", drawn(colour), alt, colour)
    yield piece("scuba/boat", boat, "boat", width=300)
    yield piece("scuba/row/0", row(0), "scuba-surface")
    for at in range(1, DEEPEST_ROW + 1):
        depth = words("scuba-row", top=5 * at - 5, bottom=5 * at)
        yield piece(f"scuba/row/{at}", row(at), depth)
    for air in sorted(set(data.air)):
        yield piece(f"scuba/air/{air}", price(air), words("scuba-air", number=air))
    for points in sorted({abs(each) for each in data.minus} - {0}):
        yield piece(f"scuba/minus/{points}", minus(points), words("points", number=-points))
    yield piece("scuba/dial", dial, "scuba-dial")
    yield piece("scuba/needle", needle, "scuba-needle")
    yield piece("scuba/token/deco", deco_token, "scuba-deco")
    yield piece("scuba/token/plus", token("plus"), "scuba-plus")
    yield piece("scuba/token/minus", token("minus"), "scuba-minus")
    for name in pictograms.SYMBOLS:
        yield piece(f"scuba/symbol/{name}", symbol(name), f"symbol-{name}")
    for shown in {card.id: card for one in sets for card in one.currents.values()}.values():
        yield piece(
            f"scuba/current/{shown.id}",
            cards.current_card(shown),
            *cards.current_words(shown),
            height=140,
        )
    for told in {card.id: card for one in sets for card in one.events.values()}.values():
        yield piece(
            f"scuba/event-card/{told.id}",
            cards.event_card(told),
            "scuba-event-card",
            f"event-{scuba_scenes.key(told.name)}",
            BANDS[told.band][0],
            *cards.event_words(told.effects),
            height=140,
        )
    yield piece("scuba/card-back/current", cards.current_back, "scuba-current-back", height=140)
    for band in COLOURS:
        name = colour_of(band)
        drawn_back = cards.event_back(band)
        yield piece(f"scuba/card-back/{name}", drawn_back, "scuba-event-back", name, height=140)
