"""How well can a stack be read? Measured with the reading bots on random stacks.

Every stack has its own secret geometry; ten stacks share a print, which takes a second to make.
The bots see 17 views of the light field as they are sent to browsers without AV1.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, lru_cache
from io import BytesIO
from math import sqrt
from multiprocessing import get_context

import numpy as np
from PIL import Image

from divetable.core.chance import Chance
from divetable.core.values import value
from divetable.games.dive.components import CONTENTS, house_ocean_cards
from divetable.games.dive.options import Options
from divetable.games.dive.start import shuffled_stack
from divetable.ocean.deck_reader import DeckReader
from divetable.ocean.field import STILL_QUALITY, VIEW_QUALITY, webp
from divetable.ocean.optics import SETTINGS
from divetable.ocean.prints import Picture, default_plan, plans, printed
from divetable.ocean.reader import LEVELS, Reader, Sight, Views, level_depths
from divetable.ocean.sizes import SIZE
from divetable.ocean.stack import lay, lit, oriented, view

STACKS_PER_PRINT = 10
LOOKED_AT = (0, 2, 4, 6)  # columns and rows of the views that are looked at, and the middle
CONFIDENCE = 1.96
SHARK_SCORES = (0.54, 0.60, 0.61, 0.60, 0.54)
HELPER_SCORES = (0.55, 0.60, 0.56, 0.55, 0.50)
HELPERS = ("green", "red", "manta")


@value
class Answer:
    """What a reader says about a level; helper "" is none."""

    shark: bool
    helper: str


@value
class Answers:
    """One stack: the truth and what the readers say, level by level."""

    truth: tuple[Answer, ...]
    generic: tuple[Answer, ...]
    deck_aware: tuple[Answer, ...]


@value
class Curve:
    """How often a reader is right, by level."""

    reader: str
    question: str
    right: tuple[int, ...]
    asked: int

    @property
    def rates(self) -> tuple[float, ...]:
        return tuple(right / self.asked for right in self.right)

    @property
    def intervals(self) -> tuple[tuple[float, float], ...]:
        return tuple(wilson(right, self.asked) for right in self.right)

    def as_json(self) -> dict[str, object]:
        return {
            "reader": self.reader,
            "question": self.question,
            "right": self.right,
            "asked": self.asked,
            "rates": [round(rate, 4) for rate in self.rates],
            "intervals": [[round(end, 4) for end in ends] for ends in self.intervals],
        }


def wilson(right: int, asked: int) -> tuple[float, float]:
    """The 95 % interval of a rate.

    >>> [round(end, 3) for end in wilson(90, 100)]
    [0.826, 0.945]
    """
    rate, z = right / asked, CONFIDENCE
    middle = (rate + z * z / (2 * asked)) / (1 + z * z / asked)
    spread = z * sqrt(rate * (1 - rate) / asked + z * z / (4 * asked**2)) / (1 + z * z / asked)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def measure(
    numbers: Iterable[int], setting: str, jobs: int, default_print: bool = False
) -> Iterator[Answers]:
    """The answers for stacks of these numbers; several jobs are processes of their own."""
    if jobs == 1:
        yield from (answers(number, setting, default_print) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(answers, number, setting, default_print) for number in numbers]
        for future in futures:
            yield future.result()


def answers(number: int, setting: str, default_print: bool) -> Answers:
    """Make a stack, look at it and answer."""
    codes, views = look(number, setting, default_print)
    sight = reader(setting).read(views)
    generic = said(sight)
    known = deck_reader(setting).levels(views, level_depths(sight.cards, LEVELS))
    deck_aware = tuple(
        guess if code is None else true_answer(code)
        for guess, code in zip(generic, known, strict=True)
    )
    return Answers(tuple(map(true_answer, codes)), generic, deck_aware)


def true_answer(code: str) -> Answer:
    content = CONTENTS[code]
    return Answer(content.shark, content.helper or "")


def look(number: int, setting: str, default_print: bool) -> tuple[list[str], Views]:
    """The contents of the first levels of a stack, and the views of it."""
    optics = SETTINGS[setting]
    stack = shuffled_stack(Options(), Chance("acuity", number))
    deck = deck_of(None if default_print else number // STACKS_PER_PRINT)
    cards: list[tuple[Picture, Picture | None]] = []
    for card in stack:
        ink, plastic = deck[card.id]
        cut = None if plastic is None else oriented(plastic, card.rotation, card.flipped)
        cards.append((oriented(ink, card.rotation, card.flipped), cut))
    shown = lit(lay(cards, f"acuity {number}", optics), SIZE, "above", optics)
    tilts = np.linspace(-1, 1, 7)
    views = {
        (column, row): as_sent(view(shown, tilts[column], tilts[row]), VIEW_QUALITY)
        for column in LOOKED_AT
        for row in LOOKED_AT
    }
    views[3, 3] = as_sent(view(shown, 0, 0), STILL_QUALITY)
    return [card.code for card in stack[:LEVELS]], views


def as_sent(picture: Picture, quality: int) -> Picture:
    sent = Image.open(BytesIO(webp(picture, quality))).convert("RGB")
    return np.asarray(sent, np.uint8)


@lru_cache(maxsize=1)
def deck_of(number: int | None) -> dict[str, tuple[Picture, Picture | None]]:
    cards = house_ocean_cards()
    if number is None:
        return {card.id: printed(default_plan(card), SIZE) for card in cards}
    made = plans(cards, f"acuity print {number}")
    return {id: printed(plan, SIZE) for id, plan in made.items()}


@cache
def reader(setting: str) -> Reader:
    return Reader(SETTINGS[setting].parallax)


@cache
def deck_reader(setting: str) -> DeckReader:
    return DeckReader(house_ocean_cards(), SETTINGS[setting].parallax)


def said(sight: Sight) -> tuple[Answer, ...]:
    """Turn what was found into answers: what scores enough for its level is there."""
    told: list[Answer] = []
    for level in range(LEVELS):
        here = [one for one in sight.found if one.level == level]
        shark = any(one.kind == "shark" and one.score > SHARK_SCORES[level] for one in here)
        helpers = [one for one in here if one.kind in HELPERS and one.score > HELPER_SCORES[level]]
        best = max(helpers, key=lambda one: one.score, default=None)
        told.append(Answer(shark, best.kind if best else ""))
    return tuple(told)


def curves(answers: list[Answers]) -> list[Curve]:
    """How often each reader was right."""

    def right(who: str, what: str) -> tuple[int, ...]:
        return tuple(
            sum(
                getattr(getattr(one, who)[level], what) == getattr(one.truth[level], what)
                for one in answers
            )
            for level in range(LEVELS)
        )

    return [
        Curve(who.replace("_", "-"), what, right(who, what), len(answers))
        for who in ("generic", "deck_aware")
        for what in ("shark", "helper")
    ]
