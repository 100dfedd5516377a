"""How well can a stack be read? Measured with the eye of the bots on stacks of random games.

The stack of each game is read when it is new, after five cards and after ten, so that no card is
asked about twice. Readers get the pack that clients receive.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from divetable.bots.dive import eye
from divetable.bots.dive.beliefs import HELPERS, LEVELS
from divetable.core.codec import dump
from divetable.core.values import Value
from divetable.games.dive.components import CONTENTS, house_ocean_cards
from divetable.games.dive.start import start
from divetable.lab.eyes.deck_reader import FRESH, OWNED, DeckReader
from divetable.ocean import field as pictures
from divetable.ocean import packs, scene
from divetable.ocean.optics import SETTINGS
from divetable.ocean.prints import Picture, default_plan, printed
from divetable.ocean.reader import Sight
from divetable.ocean.scenes import Scene
from divetable.ocean.sizes import SIZE
from divetable.ocean.stack import lay, lit, oriented
from divetable.ocean.viewer import Field

LOOKS_PER_GAME = 3
BEST = 5
CONFIDENCE = 1.96
NONE = "none"
SUREST = 0.995  # nobody is always right, even if they were in every measurement


class Stack(Value):
    """What is in a stack, and what a client gets of it."""

    codes: tuple[str, ...]  # of all cards that are left, the top card first
    pack: bytes


class Truth(Value):
    """What there is on a level."""

    shark: bool
    helper: str


class Answers(Value):
    """One stack: the truth, and what each reader believes, level by level."""

    truth: tuple[Truth, ...]
    told: dict[str, eye.Reading]
    again: dict[str, eye.Reading] = msgspec.field(default_factory=dict[str, eye.Reading])
    """What another eye of the same skill believes, of skills that make mistakes."""


class Curve(Value):
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


class Trust(Value):
    """How much of everything called about this likely came true."""

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
    """The answers for stacks with these numbers; several jobs run in processes of their own."""
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
    light_field = Field(stack.pack)
    sights: dict[eye.Look, Sight] = {}
    told: dict[str, eye.Reading] = {}
    again: dict[str, eye.Reading] = {}
    for skill in skills:
        how = eye.LOOKS[skill]
        if eye.clear(how) not in sights:
            sights[eye.clear(how)] = eye.seen(light_field, how)
        sight = sights[eye.clear(how)]
        one, other = (
            eye.believed(eye.mistaken(sight.found, how, Random(seed)), skill, LEVELS)
            for seed in (f"{number} {skill}", f"{number} {skill} again")
        )
        told[f"skill {skill}"] = one
        if how != eye.clear(how):
            again[f"skill {skill}"] = other
        if skill == BEST:
            views = light_field.views(eye.glances(light_field, how))
            attacker = deck_reader(setting, OWNED if default_print else FRESH)
            told["deck-aware"] = attacker.look(views, sight, one, Counter(stack.codes))
    return Answers(tuple(map(true_level, stack.codes[:LEVELS])), told, again)


def true_level(code: str) -> Truth:
    content = CONTENTS[code]
    return Truth(content.shark, content.helper or NONE)


def laid(series: str, number: int, setting: str) -> Scene:
    """A stack of some game in a series, each with its own secrets, print and order."""
    game, turn = divmod(number, LOOKS_PER_GAME)
    state = start(2, None, f"{series} {game}")
    state.taken = state.round_start = LEVELS * turn
    return scene(state, setting)


def made(series: str, number: int, setting: str, default_print: bool = False) -> Stack:
    """Such a stack as clients get it."""
    now = laid(series, number, setting)
    pack = default_pack(now) if default_print else pictures.light_field(now)
    pictures.developed.cache_clear()
    return Stack(tuple(card.code for card in now.cards), pack)


def default_pack(now: Scene) -> bytes:
    """The light field of a stack printed as in the data, not as its game would print it."""
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


class Kept:
    """Answers in a file, one line for each stack, so that a long measurement can stop and
    resume."""

    def __init__(self, file: Path, about: Mapping[str, object]) -> None:
        self.file = file
        self.about = about  # how these answers were made; others in the file are of no use here
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        told = [json.loads(line) for line in lines]
        self.answers: dict[int, Answers] = {
            one["number"]: _answers(one) for one in told if one["about"] == about
        }

    def add(self, number: int, answers: Answers) -> None:
        self.answers[number] = answers
        line = json.dumps({"number": number, "about": self.about, **dump(answers)})
        with self.file.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def _answers(told: dict[str, Any]) -> Answers:
    def readings(by_reader: dict[str, Any]) -> dict[str, eye.Reading]:
        return {
            reader: eye.Reading(tuple(eye.Belief(**level) for level in reading["levels"]))
            for reader, reading in by_reader.items()
        }

    truth = tuple(Truth(**level) for level in told["truth"])
    return Answers(truth, readings(told["told"]), readings(told["again"]))


def likeliest(level: eye.Belief) -> Truth:
    """What somebody who believes this would say."""
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
    """Whether things come true as often as they are called likely, over all levels."""
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
    """Everything a reader called this likely, and whether it was there."""
    for one in answers:
        for level, truth in zip(one.told[reader].levels, one.truth, strict=True):
            yield level.shark, truth.shark
            for helper in HELPERS:
                yield level.helper[helper], truth.helper == helper


def measured(answers: list[Answers], setting: str) -> str:
    """The file that tells sonar and simulated eyes how often a skill is right."""
    lines = [
        f"How often the eye of each skill was right, levels 1 to 5, on {len(answers)} stacks "
        f"(setting {setting}; where chance made a deeper level better, both have their mean), and "
        "how alike two such eyes err about the same picture"
    ]
    rows = [f'  "what": {json.dumps(lines[0])}']
    by_reader = {(curve.reader, curve.question): curve for curve in curves(answers)}
    for skill in eye.LOOKS:
        reader = f"skill {skill}"
        row: dict[str, object] = {
            question: falling(by_reader[reader, question]) for question in ("shark", "helper")
        }
        row["alike"] = alike(answers, reader)
        rows.append(f'  "{skill}": {json.dumps(row)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def falling(curve: Curve) -> list[float]:
    """The rates of a curve, evened out where they rise with depth: a card only gets clearer.

    >>> falling(Curve("eye", "shark", (95, 80, 84, 60, 70), 100))
    [0.95, 0.82, 0.82, 0.65, 0.65]
    """
    steps: list[list[float]] = []
    for rate in curve.rates:
        steps.append([rate])
        while len(steps) > 1 and _mean(steps[-1]) > _mean(steps[-2]):
            steps[-2:] = [steps[-2] + steps[-1]]
    return [min(SUREST, round(_mean(step), 3)) for step in steps for _ in step]


def _mean(rates: list[float]) -> float:
    return sum(rates) / len(rates)


def alike(answers: list[Answers], reader: str) -> float:
    """How far two eyes of one skill err together: the correlation of what they believe. Taken level
    by level, and separately with and without a shark, so that only their errors are left.
    """
    if not all(reader in one.again for one in answers):
        return 1.0
    pairs: list[np.ndarray[Any, Any]] = []
    for level in range(LEVELS):
        for shark in (True, False):
            odds = [
                [_odds(told[reader].levels[level].shark) for told in (one.told, one.again)]
                for one in answers
                if one.truth[level].shark == shark
            ]
            if odds:
                pairs.append(np.array(odds) - np.mean(odds))
    errors = np.concatenate(pairs)
    return round(float((errors[:, 0] * errors[:, 1]).mean() / (errors**2).mean()), 2)


def _odds(chance: float) -> float:
    return log(chance / (1 - chance))
