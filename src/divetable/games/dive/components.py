"""Ocean cards, chief cards and companions, read from data and checked. [D-2.2] [D-6.3]"""

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from divetable.core.form import Form
from divetable.core.values import Value
from divetable.games.dive import refusals

Helper = Literal["green", "red", "manta"]
Companion = Literal[
    "octopus",
    "orca",
    "anglerfish",
    "giant_turtle",
    "clownfish",
    "dolphins",
    "white_shark",
    "axolotl",
    "fugu",
    "narwhal",
]

BASE_COMPANIONS: tuple[Companion, ...] = (
    "octopus",
    "orca",
    "anglerfish",
    "giant_turtle",
    "clownfish",
    "dolphins",
    "white_shark",
)
EXPANSION_COMPANIONS: tuple[Companion, ...] = ("axolotl", "fugu", "narwhal")
COMPANIONS: dict[str, Companion] = {
    companion: companion for companion in BASE_COMPANIONS + EXPANSION_COMPANIONS
}

NUMBER_OF_CARDS = 36
CHIEF_SPEEDS = [2, 3, 4, 6]
MOST_YELLOW = 2  # there are only two bubbles


class Content(Value):
    """What an ocean card means. [D-1.7]"""

    shark: bool
    helper: Helper | None


CONTENTS: dict[str, Content] = {
    "-": Content(False, None),
    "S": Content(True, None),
    "G": Content(False, "green"),
    "SG": Content(True, "green"),
    "R": Content(False, "red"),
    "SR": Content(True, "red"),
    "M": Content(False, "manta"),
    "SM": Content(True, "manta"),
}
"""The eight contents by their code; everything else on a card is decoration. [D-2.21]"""


class OceanCard(Value):
    """One transparent card as printed; only its code matters to the rules."""

    id: str
    code: str
    shark: int
    shark_art: str
    shark_size: str
    shark_cell: str
    helper: str
    helper_cell: str
    holes: int


class StackCard(Value):
    """A card as it lies in the stack: which one, and how it is turned. Secret until taken off."""

    id: str
    code: str
    rotation: int  # 0, 90, 180 or 270 degrees
    flipped: bool


class ChiefCard(Value):
    """The chief's speed on levels 1 to 4, and which numbers are yellow. [D-6.10]"""

    id: str
    values: tuple[int, ...]
    colours: str

    @property
    def yellow(self) -> tuple[int, ...]:
        return tuple(level for level, colour in enumerate(self.colours, 1) if colour == "Y")


OCEAN_CARDS = Form[tuple[OceanCard, ...]](tuple[OceanCard, ...], refusals.BAD_CARD_FILE)
CHIEF_CARDS = Form[tuple[ChiefCard, ...]](tuple[ChiefCard, ...], refusals.BAD_CARD_FILE)


def read_ocean_cards(document: object) -> tuple[OceanCard, ...]:
    """The cards of a data file; a BadData that lists everything wrong with it. [D-2.2]"""
    cards = OCEAN_CARDS(document)
    problems = _repeated([card.id for card in cards])
    if len(cards) != NUMBER_OF_CARDS:
        problems.append(f"there are {len(cards)} cards, not {NUMBER_OF_CARDS}")
    for card in cards:
        problems += [f"{card.id}: {problem}" for problem in _ocean_card_problems(card)]
    missing = CONTENTS.keys() - {card.code for card in cards}
    if missing:
        problems.append("no card has the content " + ", ".join(sorted(missing)))
    if not any(card.holes for card in cards):
        problems.append("no card has holes")
    return _unless(problems, refusals.BAD_OCEAN_CARDS, cards)


def _ocean_card_problems(card: OceanCard) -> list[str]:
    content = CONTENTS.get(card.code)
    if content is None:
        return [f"unknown content {card.code!r}; use one of {' '.join(CONTENTS)}"]
    helper = card.helper if card.helper != "none" else None
    return [
        problem
        for problem, is_so in {
            f"shark is {card.shark}, but the code is {card.code}": card.shark != content.shark,
            f"helper is {card.helper}, but the code is {card.code}": helper != content.helper,
            "a shark drawing if and only if there is a shark": bool(card.shark_art)
            != content.shark,
            f"shark_art is {card.shark_art!r}, not A, B or C": card.shark_art
            not in ("", "A", "B", "C"),
            f"the number of holes is {card.holes}": card.holes < 0,
        }.items()
        if is_so
    ]


def read_chief_cards(document: object) -> tuple[ChiefCard, ...]:
    """The chief's cards of a data file; a BadData that lists everything wrong with it. [D-6.3]"""
    cards = CHIEF_CARDS(document)
    problems = _repeated([card.id for card in cards])
    if not cards:
        problems.append("there are no cards")
    for card in cards:
        if sorted(card.values) != CHIEF_SPEEDS:
            problems.append(f"{card.id}: the values are {card.values}, not 2, 3, 4 and 6")
        if len(card.colours) != 4 or card.colours.strip("BY"):
            problems.append(f"{card.id}: the colours are {card.colours!r}; write four of B and Y")
        if len(card.yellow) > MOST_YELLOW:
            problems.append(f"{card.id}: {len(card.yellow)} yellow numbers, but only two bubbles")
    return _unless(problems, refusals.BAD_CHIEF_CARDS, cards)


def _repeated(ids: list[str]) -> list[str]:
    return [f"{id} is listed {ids.count(id)} times" for id in sorted(set(ids)) if ids.count(id) > 1]


def _unless(
    problems: list[str], refusal: Callable[..., Exception], cards: tuple[Any, ...]
) -> tuple[Any, ...]:
    if problems:
        raise refusal(problems="; ".join(problems))
    return cards


@cache
def house_ocean_cards() -> tuple[OceanCard, ...]:
    return read_ocean_cards(_house("ocean_cards"))


@cache
def house_chief_cards() -> tuple[ChiefCard, ...]:
    return read_chief_cards(_house("chief_cards"))


def _house(name: str) -> object:
    path = files("divetable.games.dive") / "data" / f"{name}.house.json"
    return json.loads(path.read_text("utf-8"))
