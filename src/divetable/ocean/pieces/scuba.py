"""The pieces of Scuba."""

from collections.abc import Callable, Iterator
from math import cos, radians, sin

from divetable.games.scuba.board import COLOURS, DEEPEST_ROW, Colour, Direction
from divetable.games.scuba.components import (
    HOUSE,
    Choose,
    CurrentCard,
    Effect,
    EventCard,
    If,
    LoseAir,
    Move,
    Points,
    data_of,
)
from divetable.ocean.pieces import creatures, fish, pictograms, scenes, sharks, things
from divetable.ocean.pieces.hand import Drawing, box, curve, oval, polygon, ring_of, short
from divetable.ocean.pieces.palette import (
    ABYSS,
    BLACK,
    BLUE,
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
from divetable.ocean.pieces.piece import Piece, Words, piece, words
from divetable.ocean.pieces.signs import MARKS, mark, mark_path, number

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
BANDS: dict[Colour, tuple[str, Hue, Hue]] = {
    "R": ("red", RED, SHALLOW),
    "Y": ("yellow", YELLOW, Hue("#d6f0ec", "#9fd6d8", "#5aa4b4")),
    "G": ("green", GREEN, Hue("#bfe6e6", "#82c4d0", "#3f8aa2")),
    "B": ("blue", BLUE, Hue("#a9d3e6", "#6aaac8", "#2f6f98")),
}
"""Each band: the name of its colour, its pigment, its water."""
DIVERS = ("red", "yellow", "blue", "green")
SIGNS: dict[str, str] = {
    "L": "left", "R": "right", "U": "up", "D": "down", "LR": "sideways", "ANY": "any-way",
    "self": "self", "anyDiver": "any-diver", "fishOrDiver": "fish", "all": "all",
    "nothing": "nothing", "deco": "deco", "surface": "surface", "surfaceBoat": "surface-boat",
    "endTurn": "end-turn", "noDescent": "no-descent", "flipTile": "flip", "removeTile": "remove",
}  # fmt: skip
"""The symbol for each word of the effect language."""


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


def event(band: Colour) -> Callable[[Drawing], None]:
    """Something happens: a burst with an exclamation mark."""

    def draw(d: Drawing) -> None:
        frame(d, band)
        rays: list[str] = []
        for at in range(24):
            radius, angle = (26, 38)[at % 2], radians(at * 15)
            rays.append(f"{50 + radius * sin(angle):.1f},{50 - radius * cos(angle):.1f}")
        d.wash(polygon(" ".join(rays)), YELLOW, rim=0, ink=2)
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


Item = tuple[str, int]
"""A symbol on a card and the number beside it; 0 for none."""


def items_of(effects: tuple[Effect, ...]) -> list[list[Item]]:
    """What a card's effects look like: lines of symbols, alternatives line by line."""
    lines: list[list[Item]] = []
    for effect in effects:
        match effect:
            case Points():
                sign = "points" if effect.n > 0 else "minus-points"
                lines.append([(sign, effect.n)])
            case LoseAir():
                lines.append([(SIGNS[effect.who], 0), ("air", -effect.n)])
            case Move():
                who: list[Item] = [(SIGNS[effect.who], 0)]
                if effect.who == "fishOrDiver":
                    who.append(("any-diver", 0))
                lines.append([*who, (SIGNS[effect.heading], effect.n)])
                lines.append(
                    [
                        ("dusty" if effect.dust else "quiet", 0),
                        ("may-discover" if effect.discover else "no-discover", 0),
                    ]
                )
            case Choose():
                lines.append([("choose", 0)])
                for option in effect.options:
                    lines += items_of(option)
            case If():
                lines += items_of(effect.then)
            case _:
                first: list[Item] = [("pick", 0)] if effect.op in ("flipTile", "removeTile") else []
                lines.append([*first, (SIGNS[effect.op], 0)])
    return lines


def event_line(d: Drawing, items: list[Item], y: float, height: float) -> None:
    """Symbols and their numbers side by side, as large as there is room."""
    texts = ["" if not n else f"+{n}" if sign == "points" else str(n) for sign, n in items]
    rooms = [0.42 * len(text) + 0.2 if text else 0 for text in texts]
    units = 1.1 * len(items) + sum(rooms)
    size = min(0.34, height / 92, 0.8 / units)
    side = 100 * size
    x = 50 - units * side / 2
    for (sign, _), text, room in zip(items, texts, rooms, strict=True):
        with d.group(x + side * 0.05, y - side / 2, size):
            pictograms.SYMBOLS[sign](d)
        x += side * 1.1
        if text:
            number(d, text, x + side * room / 2, y, side * 0.48, weight=2.6)
        x += side * room


def card(d: Drawing, hue: Hue) -> None:
    d.wash(box(2, 2, 96, 136, 10), hue, rim=0, ink=1.6)
    d.add(f'<path d="{box(8, 8, 84, 124, 6)}" fill="{PAPER}"/>')


def event_card(shown: EventCard) -> Callable[[Drawing], None]:
    """The symbols of an event, on a card in the colour of its deck."""

    def draw(d: Drawing) -> None:
        name, hue, water = BANDS[shown.band]
        card(d, hue)
        with d.group(8, 8):
            headings = [each.heading for each in shown.effects if isinstance(each, Move)]
            scenes.scene(d, shown.name, water, to_the_left="L" in headings)
        lines = items_of(shown.effects)
        step = min(34, 66 / len(lines))
        top = 98 - step * (len(lines) - 1) / 2
        for at, items in enumerate(lines):
            event_line(d, items, top + at * step, step)
        mark(d, name, 16, 16, 14)

    return draw


CHEVRON: dict[Direction, int] = {"R": 0, "D": 90, "L": 180, "U": 270}


def drift(d: Drawing, cx: float, cy: float, way: tuple[Direction, int] | None) -> None:
    """How far something drifts: so many arrow heads, or a dot for not at all."""
    if way is None:
        d.dots(f"{cx},{cy}", 5, INK, 0.55)
        return
    heads = "".join(f"M{10 * at - 2.5} -6l6 6-6 6" for at in range(way[1]))
    middle = 5 * (way[1] - 1) * {"R": -1, "L": 1}.get(way[0], 0)
    with d.group(cx + middle, cy, 1, CHEVRON[way[0]]):
        d.line(heads, INK, 4)


def current_card(shown: CurrentCard) -> Callable[[Drawing], None]:
    """Who drifts where: a line for each colour, one for the divers, air if it costs some."""

    def draw(d: Drawing) -> None:
        card(d, SEA)
        if not any(shown.drifts) and not shown.divers:
            d.wash(ring_of(20, 50, 42), YELLOW, rim=4, ink=1.6)
            waves = "".join(f"M18 {y}q8-9 16 0t16 0 16 0 16 0" for y in (78, 94, 110))
            d.line(waves, SEA.mid, 5)
            return
        for at, colour in enumerate(COLOURS):
            name, hue, _ = BANDS[colour]
            y = 20 + at * 21
            d.fill(box(11, y - 9, 78, 18, 4), hue.light, 0.75)
            d.fill(mark_path(MARKS[name][0], 25, y, 14), hue.mid)
            d.line(mark_path(MARKS[name][0], 25, y, 14), INK, 1.3)
            drift(d, 62, y, shown.drifts[at])
        d.fill(box(11, 95, 78, 22, 4), SHALLOW.mid)
        with d.group(11, 91, 0.28):
            pictograms.person(d, ORANGE)
        drift(d, 62, 106, shown.divers)
        if shown.air:
            with d.group(56, 113, 0.22):
                pictograms.air(d)
            number(d, f"-{shown.air}", 45, 124, 11, RED.dark, weight=3)

    return draw


DEPTHS = (
    "#d9f0ec", "#c2e6e4", "#a3d7dc", "#86c5d2", "#69b0c6", "#4f99b8", "#3d82a8", "#2f6c97",
    "#245884", "#1b456e", "#143558",
)  # fmt: skip


def surface(d: Drawing, columns: int) -> None:
    """The water at the top of the sea, so many squares wide."""
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
    for species in data.species.values():
        yield piece(
            f"scuba/animal/{species.id.replace('_', '-')}",
            animal(species.id, species.colour, species.value),
            f"animal-{species.id.replace('_', '-')}",
            _colour(species.colour),
            words("points", number=species.value),
        )
    for kind, draw in (("event", event), ("empty", empty)):
        for band in COLOURS:
            yield piece(f"scuba/{kind}/{_colour(band)}", draw(band), f"scuba-{kind}", _colour(band))
    for band in COLOURS:
        yield piece(f"scuba/back/{_colour(band)}", back(band), f"scuba-back-{_colour(band)}")
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
    for shown in data.currents.values():
        yield piece(
            f"scuba/current/{shown.id}", current_card(shown), *_current_words(shown), height=140
        )
    for told in data.events.values():
        yield piece(
            f"scuba/event-card/{told.id}",
            event_card(told),
            "scuba-event-card",
            f"event-{scenes.key(told.name)}",
            BANDS[told.band][0],
            *_event_words(told.effects),
            height=140,
        )


def _colour(band: Colour) -> str:
    return BANDS[band][0]


def _current_words(shown: CurrentCard) -> Iterator[str | Words]:
    yield "scuba-current-card"
    if not any(shown.drifts) and not shown.divers:
        yield "scuba-calm"
        return
    for band, way in zip((*COLOURS, None), (*shown.drifts, shown.divers), strict=True):
        if way:
            yield "scuba-divers" if band is None else BANDS[band][0]
            yield words(f"way-{SIGNS[way[0]]}", squares=way[1])
    if shown.air:
        yield words("scuba-air", number=shown.air)


def _event_words(effects: tuple[Effect, ...]) -> Iterator[str | Words]:
    """A card's symbols in words, those with numbers as they are meant."""
    for line in items_of(effects):
        for sign, count in line:
            if sign in ("points", "minus-points"):
                yield words("points", number=count)
            elif sign == "air":
                yield words("scuba-air", number=-count)
            elif count:
                yield words(f"way-{sign}", squares=count)
            else:
                yield f"symbol-{sign}"
