"""Bots for Scuba: they imagine games to the end, played by divers who manage their air.

`think` tries every action in many imagined worlds. The levels differ in how many, in how well the
divers in them swim, and in what they overlook.
"""

import math
from random import Random
from time import perf_counter
from typing import Any

from divetable.bots.compiler import COMPILED, Cells, cells, reals
from divetable.bots.scuba import judgement, layout
from divetable.bots.scuba.beginner import greedy
from divetable.bots.scuba.conversion import TooLarge, decode_action
from divetable.bots.scuba.knowledge import Knowledge, Rows, distance
from divetable.bots.scuba.search import MARGIN, WIN, WIN_AT_LAST, WIN_OF_MANY, search
from divetable.bots.scuba.twin import COLUMNS, legal, score
from divetable.bots.scuba.worths import worths
from divetable.bots.thought import Alternative, Situation, Thought
from divetable.core.values import Value
from divetable.games.scuba.board import COLOURS

__all__ = ["greedy", "think"]

MOST_TARGETS = 8  # tiles to consider when any could be picked
POINTS_OF_A_WIN = 2 * MARGIN  # points of a plan that are worth a full win
TOO_BAD = 8.0 / POINTS_OF_A_WIN  # actions that look this much worse than the best are not tried
ASCENT = layout.KIND * layout.STEP + layout.UP
SLOWER = 100  # times, if nothing is compiled
MUCH_AIR = 8  # with more left, nobody goes home by mistake
GLANCE = 1000.0  # a first impression that the few worlds hardly change
RUSH = 30.0  # in how many games out of a hundred the best level expects others to go straight home
ABLE = 4.0  # points that a good swimmer finds in a turn
MODEST = 3.0  # anybody who finds fewer counts as clumsy
TRUST = 2  # turns during which all others count as able
PRIOR_AT_LAST = 8.0  # how many worlds the best level's first impression counts in the last rounds


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
        rows = knowledge.rows()
    except TooLarge:
        return greedy(told, rng)
    return Thinker(knowledge, rows, SKILLS[skill], rng).think(seconds)


class Thinker:
    """One thought."""

    def __init__(self, knowledge: Knowledge, rows: Rows, level: Skill, rng: Random) -> None:
        self._knowledge = knowledge
        self._rows = rows
        self._level = level
        self._rng = rng
        self._dice = cells([rng.getrandbits(39), 0, 0])
        self._way = cells([0] * judgement.WAY_ROOM)
        self._actions = cells([0] * layout.MOST_ACTIONS)
        self._room = reals(judgement.ROOM)
        for number, colour in enumerate(COLOURS):
            self._room[judgement.HOPES_AT + number] = knowledge.hope(colour)
        self._manners = self._everybody()
        # In the last rounds the games are short: they tell more than any impression.
        self._is_last = level.thorough and rows.table[layout.PHASE] != layout.NORMAL
        self._prior = min(level.prior, PRIOR_AT_LAST) if self._is_last else level.prior

    def _everybody(self) -> list[float]:
        """How all seats swim in imagined games; the searching one changes its manner there."""
        level = self._level
        manners = reals(layout.MOST_SEATS * judgement.MANNER)
        for seat in range(layout.MOST_SEATS):
            first = judgement.MANNER * seat
            manners[first + judgement.RISK] = 0.3
            manners[first + judgement.FADE] = 1.0
            manners[first + judgement.DEATH] = 60.0
            manners[first + judgement.SPARE] = level.spare
            manners[first + judgement.COMBINES] = float(level.combines)
            manners[first + judgement.LOOKS_AHEAD] = float(level.looks_ahead)
            if level.thorough and seat != self._knowledge.seat:
                manners[first + judgement.RUSHES] = RUSH
                manners[first + judgement.CLUMSY] = self._clumsiness(seat)
        return manners

    def _clumsiness(self, seat: int) -> float:
        """How many decisions in a hundred a player who has found this little makes at random."""
        table = self._rows.table
        if seat >= table[layout.PLAYERS]:
            return 0.0
        turns = table[layout.ROUND] - 1
        expected = MODEST * (turns + TRUST)
        found = score(table, self._rows.book.cells, seat) + ABLE * TRUST
        return 100.0 * max(0.0, 1.0 - found / expected)

    def think(self, seconds: float) -> Thought:
        belief = self._knowledge.belief()
        candidates = self._candidates()
        if len(candidates) == 1:
            return Thought(decode_action(candidates[0]), belief=belief)
        for code in candidates:
            if code // layout.KIND == layout.DISCOVER:  # never wrong, and others wait
                return Thought(decode_action(code), belief=belief)
        return self._search(candidates, belief, perf_counter() + seconds)

    def _candidates(self) -> list[int]:
        """The possible actions; only a few if any tile can be picked."""
        number = legal(self._rows.table, self._rows.book.cells, self._actions)
        codes = [int(code) for code in self._actions[:number]]
        kinds = (layout.PICK_TILE, layout.MOVE_ANIMAL)
        tiles = [code for code in codes if code // layout.KIND in kinds]
        if len(tiles) <= MOST_TARGETS:
            return codes
        table, me = self._rows.table, self._knowledge.view.divers[self._knowledge.seat].at
        away = {
            code: distance(me, self._place(table, code % layout.KIND)) + self._rng.random()
            for code in tiles
        }
        nearest = sorted(tiles, key=away.__getitem__)
        half = MOST_TARGETS // 2
        kept = {*nearest[:half], *nearest[-half:]}
        return [code for code in codes if code not in away or code in kept]

    def _place(self, table: Cells, tile: int) -> int:
        return int(table[layout.TILES_AT + layout.TILE * tile + layout.PLACE])

    def _impressions(self, candidates: list[int]) -> list[float]:
        """How good the actions look at a glance, as shares of the win around a half."""
        table, book, seat = self._rows.table, self._rows.book.cells, self._knowledge.seat
        room, manners = self._room, self._manners
        judgement.survey(table, book, room, manners, seat)
        ways: dict[int, float] = {}
        kinds = {code // layout.KIND for code in candidates}
        if layout.STEP in kinds:
            judgement.weigh(table, book, room, manners, self._way, seat)
            for code in candidates:
                kind, about = divmod(code, layout.KIND)
                if kind == layout.STEP:
                    ways[code] = float(room[judgement.WAYS_AT + about])
                elif kind == layout.STOP:
                    ways[code] = float(room[judgement.WAYS_AT + 4])
        ways = {code: worth for code, worth in ways.items() if worth > judgement.NEVER / 2}
        best = max(ways.values(), default=0.0)
        wants = judgement.wants_to_flip(table, book, manners, seat)
        glances: list[float] = []
        looks = layout.FLIP in kinds and wants
        leaves_early = self._would_leave_early()
        for code in candidates:
            kind = code // layout.KIND
            points = ways[code] - best if code in ways else 0.0
            if kind == layout.GIVE_UP or (kind == layout.FLIP and not wants):
                points -= 6.0
            if kind != layout.FLIP or not self._level.curious:
                points += self._rng.uniform(-1, 1) * self._level.noise
            if code == ASCENT and leaves_early:
                points -= self._level.noise
            if kind != layout.FLIP and looks:
                points -= 1.0 + (self._level.noise if self._level.curious else 0.0)
            glances.append(max(0.0, 0.5 + points / POINTS_OF_A_WIN))
        return glances

    def _would_leave_early(self) -> bool:
        """Up leaves the water with much air left: nobody does that by mistake."""
        table, b = self._rows.table, layout.SEATS_AT + layout.SEAT * self._knowledge.seat
        is_below = table[b + layout.LOC] == layout.SUB and table[b + layout.AT] < 2 * COLUMNS
        is_normal = table[layout.PHASE] == layout.NORMAL
        return bool(is_below and is_normal and table[b + layout.AIR] > MUCH_AIR)

    def _search(self, candidates: list[int], belief: dict[str, Any], until: float) -> Thought:
        level = self._level
        glances = dict(zip(candidates, self._impressions(candidates), strict=True))
        if self._is_last:
            tries = [(code, way) for code in candidates for way in (0, 1)]
        else:
            least = max(glances.values()) - TOO_BAD
            candidates = [code for code in candidates if glances[code] >= least]
            tries = [(code, 0) for code in candidates]
            if level.thorough and ASCENT in candidates:
                tries.append((ASCENT, 1))
        found = reals(4 * len(tries))
        for number, (code, is_hurried) in enumerate(tries):
            # A glance cannot see what going straight home is good for, so it does not count against
            # it.
            glance = max(glances.values()) if is_hurried else glances[code]
            found[4 * number : 4 * number + 4] = (
                self._prior * glance,
                0.0,
                self._prior,
                1.0,
            )
        before = [float(x) for x in found]
        worlds = level.worlds if COMPILED else max(1, level.worlds // SLOWER)
        simulations = self._try(tries, found, worlds, self._win(candidates), until)
        return self._thought(candidates, tries, before, found, belief, simulations)

    def _win(self, candidates: list[int]) -> float:
        """How much winning counts; leaving the water begins the last rounds."""
        if not self._level.thorough:
            return WIN
        leaves = any(
            code == ASCENT or code // layout.KIND == layout.TAKE_OPTION for code in candidates
        )
        return WIN_AT_LAST if leaves or self._is_last else WIN_OF_MANY

    def _parts(self, worlds: int) -> list[int]:
        """After each part the worse half is dropped; the best level looks closer at the rest."""
        if self._level.thorough:
            # Games of more seats are longer, and there is more waiting at such a table anyway.
            first = worlds * 2 // (15 * self._rows.table[layout.PLAYERS])
            return [max(1, first) * 2**number for number in range(4)]
        part = max(4, worlds // 4)
        return [min(part, worlds - first) for first in range(0, worlds, part)]

    def _try(
        self,
        tries: list[tuple[int, int]],
        found: list[float],
        worlds: int,
        win: float,
        until: float,
    ) -> int:
        """In parts, so that a very slow machine can stop between them."""
        rows = self._rows
        dealt, table = cells(rows.table), cells(rows.table)
        pairs = cells([number for pair in tries for number in pair])
        played = 0
        for number, part in enumerate(self._parts(worlds)):
            if number and perf_counter() > until:
                break
            played += search(
                rows.table,
                rows.book.cells,
                rows.unknown,
                self._dice,
                self._room,
                self._manners,
                self._way,
                self._actions,
                dealt,
                table,
                pairs,
                found,
                part,
                win,
            )
        return played

    def _thought(
        self,
        candidates: list[int],
        tries: list[tuple[int, int]],
        before: list[float],
        found: list[float],
        belief: dict[str, Any],
        simulations: int,
    ) -> Thought:
        """An action is worth as much as the best way to go on from it."""
        best: dict[int, float] = {}
        for number, (code, _) in enumerate(tries):
            total, _, weight, is_tried = (float(x) for x in found[4 * number : 4 * number + 4])
            worth = total / weight - (0.0 if is_tried else 1.0)
            best[code] = max(best.get(code, -math.inf), worth)
        order = sorted(candidates, key=lambda code: -best[code])
        shares = worths(order, tries, before, [float(x) for x in found])
        alternatives = tuple(map(Alternative, map(decode_action, order), shares))
        return Thought(decode_action(order[0]), alternatives, belief, simulations)
