"""How bots think: they try every action in many imagined worlds.

The levels differ in how many, in how well the divers in them swim, and in what they overlook.
"""

import math
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

from divetable.bots.scuba.beginner import greedy
from divetable.bots.scuba.judge import NEVER, Mind
from divetable.bots.scuba.know import Knowledge, distance
from divetable.bots.scuba.search import LOOK, MARGIN, SEARCH, Desk, Try, run_errand
from divetable.bots.scuba.twin.convert import (
    Book,
    TooLarge,
    book_of,
    decode_action,
    put_table,
    put_unknown,
)
from divetable.bots.scuba.twin.table import (
    DISCOVER,
    ENTER,
    FLIP,
    GIVE_UP,
    KINDS,
    MOST_SEATS,
    MOVE_ANIMAL,
    NORMAL,
    PICK_TILE,
    STEP,
    STOP,
    SUB,
    SWIM_ON,
    TAKE_OPTION,
    UP,
    Sea,
)
from divetable.bots.scuba.worths import worths
from divetable.bots.thought import Alternative, Situation, Thought
from divetable.core.values import Value
from divetable.games.scuba.board import COLOURS, COLUMNS
from divetable.workshop.machine_code import get_ready
from divetable.workshop.records import fill, fill_fields, new

MACHINE_CODE = "divetable.bots.scuba.search"

WIN = 0.3  # how much winning counts beside the lead: few games say more about a lead
WIN_OF_MANY = 0.6  # with the number of games that the best level plays
WIN_AT_LAST = 0.95  # when the last rounds have begun: a lead is as good as a bigger one
MOST_TARGETS = 8  # tiles to consider when any could be picked
POINTS_OF_A_WIN = 2 * MARGIN  # points of a plan that are worth a full win
TOO_BAD = 8.0 / POINTS_OF_A_WIN  # actions that look this much worse than the best are not tried
ASCENT = STEP + UP
MUCH_AIR = 8  # with more left, nobody goes home by mistake
GLANCE = 1000.0  # a first impression that the few worlds hardly change
RUSH = 30.0  # in how many games out of a hundred the best level expects others to go straight home
ABLE = 4.0  # points that a good swimmer finds in a turn
MODEST = 3.0  # anybody who finds fewer counts as clumsy
TRUST = 2  # turns during which all others count as able
OF_CARDS = 1.0  # how many worlds an impression of an answer to a card counts: there is none
WORLDS_OF_CARDS = 24  # cards ask seldom, so everybody takes the time to imagine what follows
PRIOR_AT_LAST = 8.0  # how many worlds the best level's first impression counts in the last rounds
MOVES = {ENTER, STEP, FLIP, DISCOVER, STOP, SWIM_ON, GIVE_UP}
"""Everything else answers a card."""


class Skill(Value):
    """How well a bot thinks."""

    worlds: int  # in which the candidates are tried, at a table for two
    prior: float = GLANCE  # how many worlds its first impression counts
    noise: float = 0.0  # points by which it misjudges a way at a glance
    looks_ahead: bool = True  # thinks of the turns to come, and of their air
    spare: float = 1.0  # air it wants to have left at the surface
    combines: bool = True  # sees which animals go together
    curious: bool = True  # values turning tiles, however much it misjudges
    thorough: bool = False  # also tries going straight home, and watches the others


SKILLS = {
    1: Skill(worlds=4, noise=11.0, looks_ahead=False, spare=2.0, combines=False, curious=False),
    2: Skill(worlds=6, noise=11.0, combines=False),
    3: Skill(worlds=8, noise=5.0),
    4: Skill(worlds=16, prior=100.0, noise=1.7),
    5: Skill(worlds=1500, prior=200.0, thorough=True),
}


def think(told: Situation, skill: int, rng: Random, seconds: float) -> Thought:
    """What the bot does; `seconds` is only a cap, normally not reached."""
    knowledge = Knowledge(told, rng)
    try:
        book = book_of(knowledge.state.options)
        desk = laid_out(knowledge, book)
    except TooLarge:
        return greedy(told, rng)
    get_ready(MACHINE_CODE)
    return Thinker(knowledge, desk, book.sea, SKILLS[skill], rng).think(seconds)


def laid_out(knowledge: Knowledge, book: Book) -> Desk:
    """What is known, on a desk; a TooLarge if the twin cannot play this."""
    desk = new(Desk)
    put_table(desk.known, knowledge.state, book)
    for tile, front in knowledge.fronts.items():
        desk.known.tiles[tile].front = book.fronts[front]
    for unknown, colour in zip(desk.unknown, COLOURS, strict=True):
        put_unknown(unknown, knowledge.unknown[colour], knowledge.pools[colour], book)
    fill(desk.mind.outlook.hopes, [knowledge.hope(colour) for colour in COLOURS])
    return desk


def put_manners(mind: Mind, level: Skill) -> None:
    """All swim like the one who imagines them."""
    fill_fields(
        mind.manners,
        risk=[0.3] * MOST_SEATS,
        fade=[1.0] * MOST_SEATS,
        death=[60.0] * MOST_SEATS,
        spare=[level.spare] * MOST_SEATS,
        combines=[level.combines] * MOST_SEATS,
        looks_ahead=[level.looks_ahead] * MOST_SEATS,
    )


class Thinker:
    """One thought."""

    def __init__(
        self, knowledge: Knowledge, desk: Desk, sea: Sea, level: Skill, rng: Random
    ) -> None:
        self._knowledge = knowledge
        self._desk = desk
        self._sea = sea
        self._level = level
        self._rng = rng
        # In the last rounds the games are short: they tell more than any impression.
        self._is_last = level.thorough and desk.known.phase != NORMAL
        self._prior = min(level.prior, PRIOR_AT_LAST) if self._is_last else level.prior
        self._worlds = level.worlds

    def think(self, seconds: float) -> Thought:
        belief = self._knowledge.belief()
        self._look()
        candidates = self._candidates()
        if len(candidates) == 1:
            return Thought(decode_action(candidates[0]), belief=belief)
        for code in candidates:
            if kind_of(code) == DISCOVER:  # never wrong, and others wait
                return Thought(decode_action(code), belief=belief)
        if not MOVES.intersection(map(kind_of, candidates)):
            self._prior = min(self._prior, OF_CARDS)
            self._worlds = max(self._worlds, WORLDS_OF_CARDS)
        return self._search(candidates, belief, perf_counter() + seconds)

    def _look(self) -> None:
        """At first sight all seem to swim like the one who looks."""
        self._desk.dice.seed = self._rng.getrandbits(39)
        put_manners(self._desk.mind, self._level)
        run_errand(self._desk, self._sea, LOOK, 0)
        if self._level.thorough:
            self._watch_others()

    def _watch_others(self) -> None:
        """Anybody may go home early; and not everybody is able."""
        desk = self._desk
        for seat in range(desk.known.players):
            if seat != self._knowledge.seat:
                desk.mind.manners[seat].rushes = RUSH
                desk.mind.manners[seat].clumsy = clumsiness(desk.known.round, desk.scores[seat])

    def _candidates(self) -> list[int]:
        """The possible actions; only a few if any tile can be picked."""
        actions = self._desk.mind.actions
        codes = list(map(int, actions.codes[: actions.number]))
        tiles = [code for code in codes if kind_of(code) in (PICK_TILE, MOVE_ANIMAL)]
        if len(tiles) <= MOST_TARGETS:
            return codes
        me = self._knowledge.view.divers[self._knowledge.seat].at
        places = self._knowledge.state.places
        away = {code: distance(me, places[code % KINDS]) + self._rng.random() for code in tiles}
        nearest = sorted(tiles, key=away.__getitem__)
        half = MOST_TARGETS // 2
        kept = {*nearest[:half], *nearest[-half:]}
        return [code for code in codes if code not in away or code in kept]

    def _impressions(self, candidates: list[int]) -> list[float]:
        """How good the actions look at a glance, as shares of the win around a half."""
        outlook = self._desk.mind.outlook
        ways: dict[int, float] = {}
        kinds = {kind_of(code) for code in candidates}
        if STEP in kinds:
            for code in candidates:
                if kind_of(code) == STEP:
                    ways[code] = float(outlook.ways[code - STEP])
                elif code == STOP:
                    ways[code] = float(outlook.staying)
        ways = {code: worth for code, worth in ways.items() if worth > NEVER / 2}
        best = max(ways.values(), default=0.0)
        wants = bool(outlook.wants_to_flip)
        glances: list[float] = []
        looks = FLIP in kinds and wants
        leaves_early = self._would_leave_early()
        for code in candidates:
            kind = kind_of(code)
            points = ways[code] - best if code in ways else 0.0
            if kind == GIVE_UP or (kind == FLIP and not wants):
                points -= 6.0
            if kind in MOVES and (kind != FLIP or not self._level.curious):
                points += self._rng.uniform(-1, 1) * self._level.noise
            if code == ASCENT and leaves_early:
                points -= self._level.noise
            if kind != FLIP and looks:
                points -= 1.0 + (self._level.noise if self._level.curious else 0.0)
            glances.append(max(0.0, 0.5 + points / POINTS_OF_A_WIN))
        return glances

    def _would_leave_early(self) -> bool:
        """Up leaves the water with much air left: nobody does that by mistake."""
        table = self._desk.known
        diver = table.divers[self._knowledge.seat]
        is_below = diver.loc == SUB and diver.at < 2 * COLUMNS
        return bool(is_below and table.phase == NORMAL and diver.air > MUCH_AIR)

    def _search(self, candidates: list[int], belief: dict[str, Any], until: float) -> Thought:
        level = self._level
        glances = dict(zip(candidates, self._impressions(candidates), strict=True))
        if self._is_last:
            tries = [(code, way) for code in candidates for way in (False, True)]
        else:
            least = max(glances.values()) - TOO_BAD
            candidates = [code for code in candidates if glances[code] >= least]
            tries = [(code, False) for code in candidates]
            if level.thorough and ASCENT in candidates:
                tries.append((ASCENT, True))
        self._desk.win = self._win(candidates)
        self._desk.number = len(tries)
        for one, (code, is_hurried) in zip(self._desk.tries, tries, strict=False):
            # A glance cannot see what going straight home is good for, so it does not count against
            # it.
            impression = max(glances.values()) if is_hurried else glances[code]
            one.action, one.is_hurried, one.is_tried = code, is_hurried, True
            one.weight, one.worth = self._prior, self._prior * impression
        before = self._tries().copy()
        simulations = self._try(until)
        return self._thought(candidates, before, belief, simulations)

    def _tries(self) -> Any:
        return self._desk.tries[: self._desk.number]

    def _win(self, candidates: list[int]) -> float:
        """How much winning counts; leaving the water begins the last rounds."""
        if not self._level.thorough:
            return WIN
        leaves = any(code == ASCENT or kind_of(code) == TAKE_OPTION for code in candidates)
        return WIN_AT_LAST if leaves or self._is_last else WIN_OF_MANY

    def _parts(self) -> list[int]:
        """After each part the worse half is dropped; the best level looks closer at the rest."""
        worlds = self._worlds
        if self._level.thorough:
            # Games of more seats are longer, and there is more waiting at such a table anyway.
            first = worlds * 2 // (15 * int(self._desk.known.players))
            return [max(1, first) * 2**number for number in range(4)]
        part = max(4, worlds // 4)
        return [min(part, worlds - first) for first in range(0, worlds, part)]

    def _try(self, until: float) -> int:
        """In parts, so that a very slow machine can stop between them."""
        played = 0
        for number, part in enumerate(self._parts()):
            if number and perf_counter() > until:
                break
            played += run_errand(self._desk, self._sea, SEARCH, part)
        return played

    def _thought(
        self,
        candidates: list[int],
        before: Sequence[Try],
        belief: dict[str, Any],
        simulations: int,
    ) -> Thought:
        """An action is worth as much as the best way to go on from it."""
        best: dict[int, float] = {}
        for one in self._tries():
            worth = one.worth / one.weight - (0.0 if one.is_tried else 1.0)
            best[one.action] = max(best.get(one.action, -math.inf), worth)
        order = sorted(candidates, key=lambda code: -best[code])
        shares = worths(order, before, self._tries())
        alternatives = tuple(map(Alternative, map(decode_action, order), shares))
        return Thought(decode_action(order[0]), alternatives, belief, simulations)


def clumsiness(rounds: int, points: int) -> float:
    """How many decisions in a hundred a player who has found this little makes at random."""
    expected = MODEST * (rounds - 1 + TRUST)
    found = points + ABLE * TRUST
    return 100.0 * max(0.0, 1.0 - found / expected)


def kind_of(action: int) -> int:
    return action - action % KINDS
