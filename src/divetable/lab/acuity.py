"""How well can a stack be read? Measured with the eye of the bots on stacks of random games.

Each game is played down twice: its stack is looked at when it is new, after five cards and after
ten, so that no card is asked about twice. What is read is the pack that clients receive.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import sqrt
from multiprocessing import get_context
from random import Random

from divetable.bots.dive import eye
from divetable.bots.dive.beliefs import HELPERS, LEVELS
from divetable.core.values import value
from divetable.games.dive.components import CONTENTS, house_ocean_cards
from divetable.games.dive.start import start
from divetable.lab.deck_reader import FRESH, OWNED, DeckReader
from divetable.ocean import field as pictures
from divetable.ocean import packs, scene
from divetable.ocean.optics import SETTINGS
from divetable.ocean.prints import Picture, default_plan, printed
from divetable.ocean.scenes import Scene
from divetable.ocean.sizes import SIZE
from divetable.ocean.stack import lay, lit, oriented
from divetable.ocean.viewer import Field

LOOKS_PER_GAME = 3
BEST = 5
CONFIDENCE = 1.96
NONE = "none"


@value
class Stack:
    """What lies in a stack, and what is handed out of it."""

    codes: tuple[str, ...]  # of all cards that are left, the top card first
    pack: bytes


@value
class Truth:
    """What there is on a level."""

    shark: bool
    helper: str


@value
class Answers:
    """One stack: the truth, and what each reader believes, level by level."""

    truth: tuple[Truth, ...]
    told: dict[str, eye.Reading]


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


@value
class Trust:
    """What came true of all that was called about so likely."""

    reader: str
    said: float  # the mean of what was said
    true: int
    asked: int


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
    numbers: Iterable[int],
    setting: str,
    jobs: int,
    skills: tuple[int, ...] = (5,),
    default_print: bool = False,
) -> Iterator[Answers]:
    """The answers for stacks of these numbers; several jobs are processes of their own."""
    if jobs == 1:
        yield from (answers(number, setting, skills, default_print) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [
            pool.submit(answers, number, setting, skills, default_print) for number in numbers
        ]
        for future in futures:
            yield future.result()


def answers(number: int, setting: str, skills: tuple[int, ...], default_print: bool) -> Answers:
    """Make a stack, look at it and answer."""
    stack = made("acuity", number, setting, default_print)
    field = Field(stack.pack)
    told: dict[str, eye.Reading] = {}
    for skill in skills:
        how, rng = eye.LOOKS[skill], Random(f"{number} {skill}")
        sight = eye.seen(field, how)
        told[f"skill {skill}"] = eye.believed(eye.mistaken(sight.found, how, rng), skill, LEVELS)
        if skill == BEST:
            views = field.views(eye.glances(field, how))
            attacker = deck_reader(setting, OWNED if default_print else FRESH)
            told["deck-aware"] = attacker.look(
                views, sight, told[f"skill {skill}"], Counter(stack.codes)
            )
    return Answers(tuple(map(true_level, stack.codes[:LEVELS])), told)


def true_level(code: str) -> Truth:
    content = CONTENTS[code]
    return Truth(content.shark, content.helper or NONE)


def made(series: str, number: int, setting: str, default_print: bool = False) -> Stack:
    """A stack of some game in a series: each has secrets, a print and an order of its own."""
    game, turn = divmod(number, LOOKS_PER_GAME)
    state = start(2, None, f"{series} {game}")
    state.taken = state.round_start = LEVELS * turn
    now = scene(state, setting)
    pack = default_pack(now) if default_print else pictures.light_field(now)
    pictures.developed.cache_clear()
    return Stack(tuple(card.code for card in now.cards), pack)


def default_pack(now: Scene) -> bytes:
    """The light field of a stack that is printed as the data say, not as its game would."""
    cards: list[tuple[Picture, Picture | None]] = []
    for card in now.cards:
        ink, plastic = default_print(card.id)
        cut = None if plastic is None else oriented(plastic, card.rotation, card.flipped)
        cards.append((oriented(ink, card.rotation, card.flipped), cut))
    stack = lit(lay(cards, now.seed, now.optics), SIZE, "above", now.optics)
    strips = [pictures.strip_of(stack, "av1", strip) for strip in range(packs.STRIPS)]
    return packs.joined(now, "above", "av1", strips)


@cache
def default_print(id: str) -> tuple[Picture, Picture | None]:
    [card] = [card for card in house_ocean_cards() if card.id == id]
    return printed(default_plan(card), SIZE)


@cache
def deck_reader(setting: str, trust: float) -> DeckReader:
    return DeckReader(house_ocean_cards(), SETTINGS[setting].parallax, trust)


def likeliest(level: eye.Level) -> Truth:
    """What somebody would say who believes this."""
    return Truth(level.shark > 0.5, max(level.helper, key=lambda helper: level.helper[helper]))


def curves(answers: list[Answers]) -> list[Curve]:
    """How often each reader was right."""

    def right(reader: str, question: str) -> tuple[int, ...]:
        return tuple(
            sum(
                getattr(likeliest(one.told[reader].levels[level]), question)
                == getattr(one.truth[level], question)
                for one in answers
            )
            for level in range(LEVELS)
        )

    return [
        Curve(reader, question, right(reader, question), len(answers))
        for reader in answers[0].told
        for question in ("shark", "helper")
    ]


def trust(answers: list[Answers], steps: int = 5) -> list[Trust]:
    """Whether what is called so likely comes true so often, over all levels."""
    told: list[Trust] = []
    for reader in answers[0].told:
        said = sorted(statements(answers, reader))
        for step in range(steps):
            inside = [one for one in said if step <= min(one[0], 0.999) * steps < step + 1]
            if inside:
                mean = sum(chance for chance, _ in inside) / len(inside)
                told.append(Trust(reader, round(mean, 3), sum(t for _, t in inside), len(inside)))
    return told


def statements(answers: list[Answers], reader: str) -> Iterator[tuple[float, bool]]:
    """All that a reader called so likely, and whether it was there."""
    for one in answers:
        for level, truth in zip(one.told[reader].levels, one.truth, strict=True):
            yield level.shark, truth.shark
            for helper in HELPERS:
                yield level.helper[helper], truth.helper == helper
