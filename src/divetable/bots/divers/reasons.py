"""Why a move in The Divers is a good one, from what everybody sees."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from divetable.bots.thought import Reason, Thought
from divetable.core.game import Seat
from divetable.games.divers.actions import (
    Action,
    AgreeToEnd,
    Board,
    EndHere,
    Go,
    Land,
    PlaceBoat,
    Ransom,
    Sail,
    Step,
    Tuft,
    Walk,
    Wish,
)
from divetable.games.divers.agenda import ChooseExit, ChoosePlace
from divetable.games.divers.box import expected
from divetable.games.divers.components import HIDDEN, KIND, PATCHES
from divetable.games.divers.state import CAUGHT, COLOUR_OF, CREW, DIVER_OF, DIVERS, State
from divetable.games.divers.views import View, imagine

NOISE = 0.005
NEAR = 5  # squares: what lies further away is no reason to go there
SOON = 3  # rounds without progress, before anybody speaks of stopping


def noise(thought: Thought) -> float:
    """Positions are judged, not played out, so there is no number of games to go by. Bots that
    misjudge by this much are a level weaker: so much is about as good."""
    return NOISE


def reasons(view: View, seat: Seat, action: Action, belief: Mapping[str, Any]) -> list[Reason]:
    """The most telling first. What lies face down is dealt at random here, and not looked at."""
    return list(Why(imagine(view, Random(0)), belief).of(action))


class Why:
    """What everybody sees, asked for reasons."""

    def __init__(self, state: State, belief: Mapping[str, Any]) -> None:
        self._state = state
        self._chart = state.chart
        hidden = expected(state.options, state.sea, state.undiscovered)
        treasure = sum(many for form, many in hidden.items() if KIND[form] == "treasure")
        self._treasure = treasure / max(1.0, sum(hidden.values()))
        self._risks = {risk["at"]: float(risk["danger"]) for risk in belief.get("risks", ())}

    def of(self, action: Action) -> Iterator[Reason]:
        state, task = self._state, self._state.agenda[-1]
        match action:
            case Board(_, boat, carry):
                if carry and state.are_friends(self._colour(action), COLOUR_OF[boat]):
                    yield Reason("brings-home")
                elif not carry:
                    yield Reason("aboard", {"diver": action.diver})
            case Step() | Land() | Wish():
                yield from self._of_going(action.diver, action.end or action.to, action)
            case Go(end) if isinstance(task, ChooseExit):
                yield from self._of_going(DIVERS[task.diver], end, action)
            case Tuft(diver, to):
                at = state.where[DIVER_OF[diver]] % self._chart.area
                left = PATCHES[state.sea[at]].number - int(to.partition("#")[2] or 1)
                yield Reason("mud", {"diver": diver, "left": left})
            case Sail(_, to):
                yield from self._of_sailing(self._chart.place_of[to])
            case Walk(diver):
                yield Reason("stranded", {"diver": diver})
            case Ransom(diver):
                yield Reason("ransom", {"diver": diver})
            case PlaceBoat(at) if isinstance(task, ChoosePlace):
                if at == self._chart.names[self._chart.middle(task.colour)]:
                    yield Reason("middle")
            case EndHere(True):
                yield Reason("decided")
            case AgreeToEnd():
                rounds = state.quiet // max(1, len(state.colours))
                if rounds >= SOON:
                    yield Reason("quiet", {"rounds": rounds})
            case _:
                return

    def _colour(self, action: Any) -> int:
        return DIVER_OF[action.diver] // CREW

    # Moves of a diver

    def _of_going(self, diver: str, end: str, action: Any) -> Iterator[Reason]:
        state = self._state
        name = end.partition(">")[0].partition("#")[0]
        to = self._chart.place_of.get(name, -1)
        if to < 0 or not self._chart.is_patch[to]:
            if "boat" in end or state.boat_at(to) is not None:
                yield Reason("brings-home" if getattr(action, "carry", False) else "to-a-boat")
            return
        me = DIVER_OF[diver]
        start = state.where[me]
        carries = bool(getattr(action, "carry", False))
        yield from self._of_others(me, to)
        if carries:
            yield from self._of_carrying(me, start, to)
        elif state.sea[to] == HIDDEN:
            yield self._unknown(name)
        else:
            yield from self._of_treasure_at(to, action)
        if isinstance(action, Step | Land) and action.end and action.end != action.to:
            kind = KIND[state.sea[self._chart.place_of[action.to]]]
            yield Reason("ride", {"kind": kind, "diver": diver})
        if not carries and state.sea[to] != HIDDEN:
            yield from self._of_what_is_near(start, to)

    def _of_others(self, me: int, to: int) -> Iterator[Reason]:
        """Whom it strikes, and whom it frees. [V-11.1] [V-14.2]"""
        state, colour = self._state, me // CREW
        there = [one for one in state.on_square(to) if one != me]
        enemies = [one for one in there if not state.are_friends(one // CREW, colour)]
        if enemies and KIND[state.sea[to]] not in ("island", "mud"):
            yield Reason("strikes", {"divers": [DIVERS[one] for one in enemies]})
        caught = [one for one in there if one // CREW == colour and state.flags[one] & CAUGHT]
        if caught:
            yield Reason("frees", {"divers": [DIVERS[one] for one in caught]})

    def _unknown(self, name: str) -> Reason:
        facts = {
            "treasure": round(100 * self._treasure),
            "danger": round(100 * self._risks.get(name, 0.0)),
        }
        return Reason("unknown" if name in self._risks else "unknown-patch", facts)

    def _of_carrying(self, me: int, start: int, to: int) -> Iterator[Reason]:
        """Nearer to a boat of the own side: the steps that remain."""
        state = self._state
        boats = [
            square
            for colour, square in enumerate(state.boats)
            if square >= 0 and state.are_friends(colour, me // CREW)
        ]
        behind = [patch for boat in boats for patch in self._chart.behind[boat]]
        here, there = self._nearest(start, behind), self._nearest(to, behind)
        if there is not None and here is not None and there < here:
            yield Reason("carries", {"steps": there + 1})

    def _of_treasure_at(self, to: int, action: Any) -> Iterator[Reason]:
        lying = self._gold_on(to)
        if lying:
            kind = "treasure-astern" if isinstance(action, Land) else "treasure-there"
            yield Reason(kind, {"number": lying})

    def _of_what_is_near(self, start: int, to: int) -> Iterator[Reason]:
        """The nearest treasure, or else the nearest patch that nobody knows."""
        state = self._state
        lying = [patch for patch in self._chart.patches if self._gold_on(patch) and patch != to]
        unknown = [patch for patch in self._chart.patches if state.sea[patch] == HIDDEN]
        for kind, places in (("towards-treasure", lying), ("towards-unknown", unknown)):
            there = self._nearest(to, places)
            before = self._nearest(start, places) if start >= 0 else None
            if there is None or there >= NEAR or (before is not None and before <= there):
                continue
            yield Reason(kind, {"steps": there})
            return

    def _gold_on(self, patch: int) -> int:
        gold, area = self._state.gold, self._chart.area
        return sum(gold[patch::area])

    def _nearest(self, at: int, places: Iterable[int]) -> int | None:
        """Steps to the nearest of some squares, as if all water were open."""
        width = self._chart.width
        y, x = divmod(at % self._chart.area, width)
        return min(
            (max(abs(place % width - x), abs(place // width - y)) for place in places),
            default=None,
        )

    # Boats

    def _of_sailing(self, to: int) -> Iterator[Reason]:
        state, behind = self._state, self._chart.behind[to]
        lying = sum(self._gold_on(patch) for patch in behind)
        before = sum(self._gold_on(patch) for patch in self._chart.behind[state.boats[state.turn]])
        if lying > before:
            yield Reason("treasure-behind", {"number": lying})
            return
        here = state.boats[state.turn]
        out = [
            diver
            for diver, at in enumerate(state.where)
            if diver // CREW == state.turn
            and at >= 0
            and self._chart.is_patch[at % self._chart.area]
        ]
        nearer = [one for one in out if self._away(one, to) < self._away(one, here)]
        rich = [one for one in nearer if self._gold_on(state.where[one] % self._chart.area)]
        if rich:
            yield Reason("meets", {"diver": DIVERS[rich[0]]})
            return
        if state.sea[self._chart.astern[to]] == HIDDEN:
            yield Reason("unknown-astern")
        elif nearer:
            yield Reason("boat-nearer", {"diver": DIVERS[nearer[0]]})

    def _away(self, diver: int, square: int) -> int:
        return self._nearest(self._state.where[diver], [square]) or 0
