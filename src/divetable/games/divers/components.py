"""Patches and patch sets: codes, directions, rotations; read from data and checked.

A patch is written as in section 4 of docs/rules/divers.md: `sea`, `treasure:3`, `mud:4`,
`current:N+S`, `stingray:E`. Directions stand in the order of the compass.
"""

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Literal

from divetable.core.form import Form
from divetable.core.values import Value
from divetable.games.divers import refusals

Kind = Literal[
    "sea",
    "treasure",
    "island",
    "turtle",
    "mud",
    "urchin",
    "octopus",
    "current",
    "eddy",
    "anemone",
    "seahorse",
    "stingray",
    "goldfish",
    "shark",
]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

COMPASS: tuple[Direction, ...] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
HIDDEN = "?"  # how a face-down patch is written
VALUES = range(1, 5)
TUFTS = range(2, 6)
SIZES = range(3, 21)
SAFE_TO_START = frozenset({"shark", "stingray", "anemone"})  # kept inside by safe_start (V-A66)
PASS_THROUGH = frozenset({"current", "eddy", "anemone", "seahorse"})
FORBIDDEN = frozenset({"anemone", "stingray", "goldfish", "shark"})


class Patch(Value):
    """What a code means."""

    kind: Kind
    number: int = 0  # treasures or tufts
    ways: tuple[int, ...] = ()  # directions by their place in the compass


class PatchEntry(Value):
    """A line of a patch set: one form of patch and how many there are."""

    kind: Kind
    count: int
    value: int | None = None
    tufts: int | None = None
    dirs: tuple[Direction, ...] = ()
    variant: str = ""

    @property
    def code(self) -> str:
        """The patch as it lies unrotated."""
        if self.kind == "treasure":
            return f"treasure:{self.value}"
        if self.kind == "mud":
            return f"mud:{self.tufts}"
        if self.dirs:
            return f"{self.kind}:{'+'.join(sorted(self.dirs, key=COMPASS.index))}"
        return self.kind


class PatchSet(Value):
    """All patches of an ocean."""

    set: str
    size: int
    treasures: int
    patches: tuple[PatchEntry, ...]
    status: str = ""

    def codes(self) -> list[str]:
        """Every patch, unrotated."""
        return [entry.code for entry in self.patches for _ in range(entry.count)]


PLAIN: tuple[Kind, ...] = (
    "sea",
    "island",
    "turtle",
    "urchin",
    "octopus",
    "eddy",
    "anemone",
    "seahorse",
    "goldfish",
    "shark",
)


def _all_codes() -> dict[str, Patch]:
    codes: dict[str, Patch] = {kind: Patch(kind) for kind in PLAIN}
    codes |= {f"treasure:{number}": Patch("treasure", number) for number in VALUES}
    codes |= {f"mud:{number}": Patch("mud", number) for number in TUFTS}
    for mask in range(1, 256):
        ways = tuple(way for way in range(8) if mask >> way & 1)
        codes["current:" + "+".join(COMPASS[way] for way in ways)] = Patch("current", 0, ways)
    codes |= {f"stingray:{COMPASS[way]}": Patch("stingray", 0, (way,)) for way in range(8)}
    return codes


PATCHES: dict[str, Patch] = _all_codes()
"""Every patch there can be, by its code."""

KIND: dict[str, str] = {code: patch.kind for code, patch in PATCHES.items()} | {HIDDEN: HIDDEN}


@cache
def rotated(code: str, quarters: int) -> str:
    """A patch turned by quarter turns; only currents and stingrays have an orientation. (1.6)"""
    patch = PATCHES[code]
    if not patch.ways:
        return code
    ways = sorted((way + 2 * quarters) % 8 for way in patch.ways)
    return f"{patch.kind}:{'+'.join(COMPASS[way] for way in ways)}"


@cache
def unrotated(code: str) -> str:
    """One name for a patch however it lies."""
    return min(rotated(code, quarters) for quarters in range(4))


def read_code(text: str) -> str:
    """The code of a patch, with its directions in any order; a KeyError if there is none."""
    kind, _, detail = text.partition(":")
    given = detail.split("+")
    if kind in ("current", "stingray") and set(given) <= set(COMPASS):
        text = f"{kind}:{'+'.join(way for way in COMPASS if way in given)}"
    PATCHES[text]
    return text


PATCH_SET = Form[PatchSet](PatchSet, refusals.BAD_PATCH_FILE)


def read_patch_set(document: object) -> PatchSet:
    """The set of a data file; a BadData that lists everything wrong with it. [V-3.1]"""
    given = PATCH_SET(document)
    problems = [
        f"{entry.kind} ({at}): {problem}"
        for at, entry in enumerate(given.patches, 1)
        for problem in _entry_problems(entry)
    ]
    problems += _total_problems(given)
    if problems:
        raise refusals.BAD_PATCH_SET(problems="; ".join(problems))
    return given


def _entry_problems(entry: PatchEntry) -> list[str]:
    kind, dirs = entry.kind, entry.dirs
    found: list[str] = []
    if entry.count < 0:
        found.append(f"the count is {entry.count}")
    if kind == "treasure" and entry.value not in VALUES:
        found.append(f"the value is {entry.value}, not 1 to 4")
    if kind != "treasure" and entry.value is not None:
        found.append("only treasure has a value")
    if kind == "mud" and entry.tufts not in TUFTS:
        found.append(f"the number of tufts is {entry.tufts}, not 2 to 5")
    if kind != "mud" and entry.tufts is not None:
        found.append("only mud has tufts")
    if len(set(dirs)) < len(dirs):
        found.append("a direction is listed twice")
    if kind == "current" and not dirs:
        found.append("a current needs a direction")
    if kind == "stingray" and len(dirs) != 1:
        found.append("a stingray needs one direction, that of its tail")
    if kind not in ("current", "stingray") and dirs:
        found.append("only currents and stingrays have directions")
    return found


def _total_problems(given: PatchSet) -> list[str]:
    found: list[str] = []
    if given.size not in SIZES:
        found.append(f"the size is {given.size}, not {SIZES[0]} to {SIZES[-1]}")
    patches = sum(entry.count for entry in given.patches)
    if patches != given.size**2:
        found.append(f"{given.size} x {given.size} needs {given.size**2} patches, not {patches}")
    treasures = sum((entry.value or 0) * entry.count for entry in given.patches)
    if treasures != given.treasures:
        found.append(f"the values add up to {treasures} treasures, not {given.treasures}")
    if given.treasures < 1:
        found.append("there is no treasure")
    return found


HOUSE_SIZES = (8, 11)
BOX_SIZE = 11  # of the ocean that takes the whole box
OFFERED_SIZES = (5, 6, 7, 8, 9, 10, 11)  # of oceans laid with patches of the box


@cache
def house_patch_set(size: int) -> PatchSet:
    path = files("divetable.games.divers") / "data" / f"divers-{size}.house.json"
    return read_patch_set(json.loads(path.read_text("utf-8")))


def unseen(given: PatchSet, sea: list[str]) -> list[str]:
    """The patches of a set that nobody has seen, unrotated, sorted by name. (6.3)"""
    left = Counter(map(unrotated, given.codes()))
    left.subtract(unrotated(code) for code in sea if code and code != HIDDEN)
    return sorted((+left).elements())
