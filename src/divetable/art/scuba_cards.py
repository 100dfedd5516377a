"""The cards of Scuba: events as scenes and symbols, currents as arrows."""

from collections.abc import Callable, Iterator

from divetable.art import pictograms, scuba_scenes
from divetable.art.bands import BANDS
from divetable.art.hand import Drawing, box, polygon, ring_of, star
from divetable.art.palette import INK, ORANGE, PAPER, RED, SEA, SHALLOW, YELLOW, Hue
from divetable.art.piece import Words, words
from divetable.art.signs import MARKS, mark, mark_path, number
from divetable.games.scuba.board import COLOURS, Colour, Direction
from divetable.games.scuba.components import (
    Choose,
    CurrentCard,
    Effect,
    EventCard,
    If,
    LoseAir,
    Move,
    Points,
)

SIGNS: dict[str, str] = {
    "L": "left", "R": "right", "U": "up", "D": "down", "LR": "sideways", "ANY": "any-way",
    "self": "self", "anyDiver": "any-diver", "fishOrDiver": "fish", "all": "all",
    "nothing": "nothing", "deco": "deco", "surface": "surface", "surfaceBoat": "surface-boat",
    "endTurn": "end-turn", "noDescent": "no-descent", "flipTile": "flip", "removeTile": "remove",
}  # fmt: skip
"""The symbol for each word of the effect language."""


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
            scuba_scenes.scene(d, shown.name, water, to_the_left="L" in headings)
        lines = items_of(shown.effects)
        step = min(34, 66 / len(lines))
        top = 98 - step * (len(lines) - 1) / 2
        for at, items in enumerate(lines):
            event_line(d, items, top + at * step, step)
        mark(d, name, 16, 16, 14)

    return draw


CHEVRON: dict[Direction, int] = {"R": 0, "D": 90, "L": 180, "U": 270}


def drift(d: Drawing, cx: float, cy: float, way: tuple[Direction, int] | None) -> None:
    """How far something drifts: one arrow head for each square, or a dot."""
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
            with d.group(14, 113, 0.22):
                pictograms.SYMBOLS[SIGNS[shown.who]](d)
            with d.group(56, 113, 0.22):
                pictograms.air(d)
            number(d, f"-{shown.air}", 45, 124, 11, RED.dark, weight=3)

    return draw


def event_back(band: Colour) -> Callable[[Drawing], None]:
    """The back of an event deck."""

    def draw(d: Drawing) -> None:
        name, hue, _ = BANDS[band]
        d.wash(box(2, 2, 96, 136, 10), hue, rim=7, ink=1.6)
        d.line(box(9, 9, 82, 122, 6), PAPER, 1.6, 0.75)
        with d.group(10, 22, 0.8):
            d.wash(polygon(star(12, 40, 28)), YELLOW, rim=0, ink=2)
            d.line("M50 33v19", INK, 9)
            d.dots("50,66", 9.5)
        mark(d, name, 50, 116, 22)

    return draw


def current_back(d: Drawing) -> None:
    """The back of the current deck."""
    d.wash(box(2, 2, 96, 136, 10), SEA, rim=7, ink=1.6)
    d.line(box(9, 9, 82, 122, 6), PAPER, 1.6, 0.75)
    for y in (38, 62, 86):
        d.line(f"M20 {y}q12-13 24 0t24 0l10-4m0 0l-7-5m7 5l-4 8", INK, 9)
        d.line(f"M20 {y}q12-13 24 0t24 0l10-4m0 0l-7-5m7 5l-4 8", PAPER, 5)
    d.dots("50,110 38,114 62,114", 6, PAPER)


def current_words(shown: CurrentCard) -> Iterator[str | Words]:
    """A current card in words."""
    yield "scuba-current-card"
    if not any(shown.drifts) and not shown.divers:
        yield "scuba-calm"
        return
    for band, way in zip((*COLOURS, None), (*shown.drifts, shown.divers), strict=True):
        if way:
            yield "scuba-divers" if band is None else BANDS[band][0]
            yield words(f"way-{SIGNS[way[0]]}", squares=way[1])
    if shown.air:
        yield f"symbol-{SIGNS[shown.who]}"
        yield words("scuba-air", number=shown.air)


def event_words(effects: tuple[Effect, ...]) -> Iterator[str | Words]:
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
