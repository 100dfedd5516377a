"""Why a program or a companion is a good choice in Dive, from what its seat sees and believes."""

from collections.abc import Iterator, Mapping
from typing import Any

from divetable.bots.thought import Reason, Thought
from divetable.core.game import Seat
from divetable.games.dive.actions import (
    Action,
    Announce,
    DeclineAxolotl,
    HoldBreath,
    PlaceOctopus,
    PlayAxolotl,
    Ready,
)
from divetable.games.dive.programs import DEEPEST, SHARK_SIDE, SPEED, Program
from divetable.games.dive.state import in_deep_water
from divetable.games.dive.views import View

NOISE = 0.01
LIKELY = 0.6  # a shark
CLEAR = 0.85  # no shark
UNSURE = 0.8  # whoever is not surer than that of a level had better stop above it
WORTH_IT = 0.3  # a turtle or manta
DISTURBING = ("octopus", "orca", "fugu")


def noise(thought: Thought) -> float:
    """All programs are played in the same few hundred stacks, so their number says little about how
    far their results differ by chance: about one in a hundred games."""
    return NOISE


def reasons(view: View, seat: Seat, action: Action, belief: Mapping[str, Any]) -> list[Reason]:
    """The most telling first."""
    return list(_of(view, seat, action, belief.get("levels", ())))


def _of(view: View, seat: Seat, action: Action, levels: Any) -> Iterator[Reason]:
    match action:
        case Ready(Program() as program):
            if program.clownfish or program.anglerfish:
                yield Reason("companion-now")
            yield from _of_depth(view, seat, program, levels)
            yield from _of_shark(program, levels)
            yield from _of_help(view, seat, program, levels)
            yield from _of_clear_water(program, levels)
        case Announce(companion) if companion not in DISTURBING:
            yield Reason("companion-now")
        case Announce() | PlaceOctopus():
            yield Reason("disturb")
        case HoldBreath():
            yield Reason("breath")
        case PlayAxolotl():
            pulled = _pulled(view, seat)
            if pulled:
                yield Reason("axolotl", {"seats": pulled})
        case DeclineAxolotl():
            yield Reason("axolotl-later")
        case _:
            return


def in_percent(chance: float) -> int:
    """As it is said of what somebody saw: nobody is that sure.

    >>> in_percent(0.998)
    99
    """
    return min(99, round(100 * chance))


def _of_depth(view: View, seat: Seat, program: Program, levels: Any) -> Iterator[Reason]:
    """Why the dive ends where it does."""
    depth = len(program.levels)
    if depth >= min(DEEPEST, view.cards_left, len(levels)):
        return
    shark = float(levels[depth]["shark"])
    if max(shark, 1 - shark) < UNSURE:
        yield Reason("unsure", {"level": depth + 1, "chance": in_percent(shark)})
    if in_deep_water(view.positions[seat]):
        yield Reason("deep-water")


def _of_shark(program: Program, levels: Any) -> Iterator[Reason]:
    """The likeliest of the sharks it goes by."""
    found = [
        (float(seen["shark"]), int(seen["level"]))
        for laid, seen in zip(program.levels, levels, strict=False)
        if laid in SHARK_SIDE and seen["shark"] >= LIKELY
    ]
    if found:
        chance, level = max(found)
        yield Reason("shark", {"level": level, "chance": in_percent(chance)})


def _of_help(view: View, seat: Seat, program: Program, levels: Any) -> Iterator[Reason]:
    """Who may help where most air lies."""
    speeds = [SPEED.get(laid, 0) for laid in program.levels[: len(levels)]]
    if not speeds:
        return
    at = max(range(len(speeds)), key=speeds.__getitem__)
    helpers = ["red", "green"]
    if not in_deep_water(view.positions[seat]) and view.positions[seat] < max(view.positions):
        helpers.append("manta")  # it brings the leader nothing [D-2.38]
    helper = max(helpers, key=lambda one: float(levels[at][one]))
    chance = float(levels[at][helper])
    if chance >= WORTH_IT:
        facts = {"level": at + 1, "helper": helper, "chance": in_percent(chance)}
        yield Reason("help", facts)


def _of_clear_water(program: Program, levels: Any) -> Iterator[Reason]:
    laid = len(program.levels)
    if laid and all(1 - float(seen["shark"]) >= CLEAR for seen in levels[:laid]):
        yield Reason("clear", {"levels": laid})


def _pulled(view: View, seat: Seat) -> list[int]:
    """The other divers on odd fields, whom the axolotl pulls back. [D-5.71]"""
    return [
        other
        for other, status in enumerate(view.status)
        if other != seat and status != "gone" and view.positions[other] % 2
    ]
