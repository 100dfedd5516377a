"""Companions: which to choose, and when to use it. [D-5.5]"""

from random import Random

from divetable.bots.dive import know
from divetable.bots.dive.judge import SKILLS, Judge, Weighed, share_of
from divetable.bots.thought import Alternative, Situation, Thought
from divetable.core.game import Seat
from divetable.games.dive.actions import (
    Action,
    Announce,
    DeclineAxolotl,
    PickCompanion,
    PlayAxolotl,
    Ready,
)
from divetable.games.dive.components import Companion
from divetable.games.dive.programs import DEEPEST
from divetable.games.dive.spaces import OctopusPlaces
from divetable.games.dive.state import GOAL
from divetable.games.dive.views import View

LATE = 10  # from this field on the race is open
SHOWN = 5
BEGINNERS = 2  # these choose whatever looks nice

LIKED: tuple[Companion, ...] = (
    "axolotl",
    "narwhal",
    "white_shark",
    "giant_turtle",
    "anglerfish",
    "dolphins",
    "clownfish",
    "octopus",
    "orca",
    "fugu",
)
"""The strongest first: about how many fields it brings, or costs the others."""


def pick(told: Situation, skill: int, rng: Random) -> Thought:
    """One of the strong ones; not always the same one, or all bots would want it."""
    view: View = told.view
    offer = view.options.offered_companions(len(view.status))
    if not view.options.duplicate_companions:
        offer = tuple(one for one in offer if one not in view.companions)
    liked = [one for one in LIKED if one in offer]
    if skill <= BEGINNERS:
        return Thought(PickCompanion(rng.choice(liked)))
    return Thought(PickCompanion(rng.choices(liked[:3], (3, 2, 1)[: len(liked)])[0]))


def axolotl(told: Situation, skill: int) -> Thought:
    """Play it now, or may it be worth more later? [D-5.71]"""
    view: View = told.view
    seat = int(told.seat)
    chief = view.options.chief and view.options.chief_affected_by_expansion
    affected = len(view.status) + chief
    pulled = [
        max(0, field - 2) if at != seat and at < affected and field % 2 else field
        for at, field in enumerate(view.positions)
    ]
    worth: dict[Action, float] = {
        action: share_of(view, seat, fields, max(fields) >= GOAL or not view.cards_left)
        for action, fields in ((PlayAxolotl(), pulled), (DeclineAxolotl(), view.positions))
    }
    is_last = max(view.positions) >= GOAL or not view.cards_left
    patience = 0.0 if is_last else SKILLS[skill].patience
    gain = worth[PlayAxolotl()] - worth[DeclineAxolotl()]
    action: Action = PlayAxolotl() if gain > patience else DeclineAxolotl()
    return Thought(action, _alternatives(worth))


def decide(judge: Judge, told: Situation, skill: int, rng: Random) -> Thought:
    """A program, or before that a companion used openly."""
    weighed = judge.best()
    chosen = judge.chosen(weighed)
    worth: dict[Action, float] = {
        Ready(one.plan.program(judge.sharks)): one.worth for one in (chosen, *weighed[:SHOWN])
    }
    action: Action = Ready(chosen.plan.program(judge.sharks))
    view: View = told.view
    own = view.companions[judge.seat] if not view.used[judge.seat] else None
    if own is not None:
        used = _using(judge, own, weighed, chosen, skill, rng)
        if used is not None:
            action = used[0]
            worth[action] = used[1]
    levels = min(DEEPEST, view.cards_left)
    return Thought(
        action, _alternatives(worth), know.shown(judge.belief, levels), judge.simulations
    )


def _alternatives(worth: dict[Action, float]) -> tuple[Alternative, ...]:
    found = [Alternative(action, round(worth[action], 4)) for action in worth]
    return tuple(sorted(found, key=lambda one: -one.worth))


def _using(
    judge: Judge,
    own: Companion,
    weighed: list[Weighed],
    chosen: Weighed,
    skill: int,
    rng: Random,
) -> tuple[Action, float] | None:
    """The companion's use and its worth, if this is the moment."""
    match own:
        case "clownfish" | "anglerfish":
            best = judge.secretly(own, weighed)[0]
            if judge.is_worth_it(best, chosen):
                return Ready(best.plan.program(judge.sharks)), best.worth
        case "dolphins":
            for other in _by_worth(judge, weighed):
                with_it = judge.openly(own, other, weighed)
                if judge.is_worth_it(with_it, chosen):
                    return Announce(own, Seat(other)), with_it.worth
                break
        case "octopus" | "orca" | "fugu":
            if _disturbs(judge, own, skill, rng):
                place = own == "octopus"
                return OctopusPlaces().sample(rng) if place else Announce(own), chosen.worth
        case "axolotl" if judge.view.options.axolotl_timing == "rest":
            return None
        case "giant_turtle" | "white_shark" | "narwhal" | "axolotl":
            with_it = judge.openly(own, 0, weighed)
            if judge.is_worth_it(with_it, chosen):
                return Announce(own), with_it.worth
    return None


def _by_worth(judge: Judge, weighed: list[Weighed]) -> list[int]:
    """Divers to give the small dolphin to, best first."""
    worth = {other: judge.openly("dolphins", other, weighed).worth for other in judge.others}
    return sorted(worth, key=lambda other: -worth[other])


def _disturbs(judge: Judge, own: Companion, skill: int, rng: Random) -> bool:
    """Whether to make looking or programming harder for all: late in the game, when lagging behind.
    It hurts the bot as well, except that bots are quick; beginners try it at once.
    """
    view = judge.view
    hurried = [other for other in judge.others if view.status[other] == "thinking"]
    if not hurried or (own == "fugu" and view.fugu):
        return False
    if skill <= BEGINNERS:
        return rng.random() < 0.4
    furthest = max(view.positions[other] for other in judge.others)
    if own == "octopus":
        return view.positions[judge.seat] >= max(LATE, furthest)
    return max(furthest, view.positions[judge.seat]) >= LATE
