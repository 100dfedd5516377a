"""The judgement: which program, and is this the round for the companion?

Stacks are drawn from what the bot believes, each with boards that the others may have laid. Every
way to lay its tokens is played in all these rounds at once, and the results are weighed by the race
from there. Better bots let the others answer, so that they do not count on being alone.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from random import Random

import numpy as np

from divetable.bots.dive import know, race
from divetable.bots.dive.plans import Plan, plans, speeds_of, with_anglerfish, with_clownfish
from divetable.bots.dive.race import Floats
from divetable.bots.dive.twin.convert import table_of
from divetable.bots.dive.twin.rules import dive
from divetable.bots.dive.twin.table import (
    CHIEF_LEVELS,
    HELPER_OF,
    LEVELS,
    SHARK_OF,
    Batch,
    Bools,
    Small,
    Table,
)
from divetable.bots.thought import Situation
from divetable.core.game import Seat
from divetable.core.values import Value
from divetable.games.dive.components import Companion
from divetable.games.dive.start import chief_cards
from divetable.games.dive.state import LAST_CALM_FIELD, Announcement
from divetable.games.dive.views import View

SHORTLIST = 24
SIEVE = ((16, 128), (4, SHORTLIST))  # all are tried in one world of 16; the best 128 in one of 4
FEWEST = 8  # worlds
REPLY_WORLDS = 32
REPLY_SPREAD = 0.02  # how much worse a reply may be, as a share of the win
AGREE = 0.5  # how often another believes what I believe, right or wrong
HELP = np.array([0.0, 1.0, 2.0, 1.0])  # about how many fields a helper is worth
LIKES_SPEED = 0.15
USUAL_DEPTH = {False: (0.01, 0.02, 0.06, 0.42, 0.49), True: (0.09, 0.26, 0.39, 0.15, 0.11)}


class Skill(Value):
    """How well a bot judges."""

    worlds: int  # stacks it imagines
    memory: int  # cards it remembers to be gone
    replies: int  # how often it lets the others answer
    noise: float  # how much it misjudges each plan: fields, or shares of the win
    patience: float  # what it wants to gain from its companion, as a share of the win
    spread: float  # how much worse than the best its plan may be, as a share of the win
    in_passing: float = 0.0  # how often it hardly looks at a level
    studies: bool = False  # the others: how well each reads
    races: bool = True  # thinks of the race; otherwise only of its own next fields
    fears_the_deep: bool = True  # thinks of what an error costs in deep water


SKILLS = {
    1: Skill(24, 0, 0, 0.8, 0.0, 0.0, races=False, fears_the_deep=False),
    2: Skill(48, 0, 0, 0.5, 0.0, 0.0, races=False),
    3: Skill(96, 10, 0, 0.04, 0.02, 0.0),
    4: Skill(192, 20, 1, 0.03, 0.04, 0.002, in_passing=0.15),
    5: Skill(512, 36, 2, 0.0, 0.05, 0.006, studies=True),
}


class Weighed(Value):
    """A plan and its results in all worlds."""

    plan: Plan
    worth: float  # share of the win
    fields: float  # that it moves on
    goes_on: float  # how often there is another round


class Judge:
    """One decision about a program."""

    def __init__(self, told: Situation, skill: int, rng: Random) -> None:
        self.view: View = told.view
        self.seat = int(told.seat)
        self.level = SKILLS[skill]
        self.rng = rng
        self.dice = np.random.default_rng(rng.getrandbits(64))
        in_passing = 0.0 if told.for_person else self.level.in_passing  # a hint is looked at well
        self.belief = know.beliefs(told, skill, self.level.memory, in_passing)
        self.sharks: Bools = know.shark_chances(self.belief) > 0.5
        self.present = [at for at, status in enumerate(self.view.status) if status != "gone"]
        self.others = [at for at in self.present if at != self.seat]
        self.sharp = [1.0] * len(self.view.status)
        if self.level.studies:
            for other in self.others:
                self.sharp[other] = know.sharpness(told, other)
        self.simulations = 0
        self._misjudged = defaultdict[Plan, float](lambda: rng.gauss(0, self.level.noise))
        self._imagine()

    # Worlds

    def _imagine(self) -> None:
        worlds, seats = self.level.worlds, len(self.view.status)
        self.codes = know.drawn(self.belief, worlds, self.dice).T
        truth: Bools = SHARK_OF[self.codes]
        self.sides = np.zeros((seats, LEVELS, worlds), bool)
        self.speeds = np.zeros((seats, LEVELS, worlds), np.int16)
        self.sides[self.seat] = self.sharks[:, None]
        for other in self.others:
            luck = self.dice.random((2, LEVELS, worlds))
            right = know.right_chances(self.sharp[other])[:, None]
            alone = np.where(luck[0] < right, truth, ~truth)
            agrees = luck[1] < AGREE * self.sharp[other]
            self.sides[other] = np.where(agrees, self.sharks[:, None], alone)
            self.speeds[other] = self._usual_speeds(other)
        self.chief_speeds: Small = np.zeros((0, worlds), np.int16)
        self.chief_yellow: Bools = np.zeros((0, worlds), bool)
        if self.view.options.chief:
            self._imagine_chief()
        table = self.table()
        for _ in range(self.level.replies):
            for other in self.others:
                self._reply(other, table)

    def _usual_speeds(self, other: int) -> Small:
        """Boards as people lay them: deep in calm water, and fast where a helper may be."""
        speeds = speeds_of(plans(False))
        depth = (speeds > 0).sum(1)
        deep = self.view.positions[other] > LAST_CALM_FIELD
        usual = np.array(USUAL_DEPTH[deep])[depth - 1] / np.bincount(depth)[depth]
        help_there = self.belief @ HELP[HELPER_OF]
        liking = LIKES_SPEED * (speeds @ help_there) + np.log(usual)
        return self._drawn(liking)

    def _drawn(self, liking: Floats) -> Small:
        """Boards for all worlds, each as often as its weight says."""
        likely = np.exp(liking - liking.max())
        drawn = self.dice.choice(len(liking), self.level.worlds, p=likely / likely.sum())
        return np.asarray(speeds_of(plans(False))[drawn].T)

    def _imagine_chief(self) -> None:
        """A card that has not come yet; any card if all have."""
        cards = chief_cards(self.view.options)
        unseen = [card for card in cards if card not in self.view.chief_discards] or list(cards)
        drawn = self.dice.integers(0, len(unseen), self.level.worlds)
        self.chief_speeds = np.array([card.values for card in unseen], np.int16)[drawn].T
        yellow = [[n in card.yellow for n in range(1, CHIEF_LEVELS + 1)] for card in unseen]
        self.chief_yellow = np.array(yellow, bool)[drawn].T

    def _reply(self, other: int, table: Table) -> None:
        """What another player would lay who thinks of the others as I do now."""
        weighed = self.weigh(plans(False), table, other, REPLY_WORLDS)
        self.speeds[other] = self._drawn(np.array([one.worth for one in weighed]) / REPLY_SPREAD)

    def table(self, mine: Companion | None = None, target: int = 0) -> Table:
        """The companions of this round, and perhaps my own too."""
        used = list(self.view.announced)
        if mine is not None:
            used.append(Announcement(Seat(self.seat), mine, Seat(target)))
        fearless = () if self.level.fears_the_deep else (self.seat,)
        return table_of(self.view, used, fearless)

    # Weighing

    def weigh(self, choices: Sequence[Plan], table: Table, seat: int, worlds: int) -> list[Weighed]:
        """Play every plan in this many worlds."""
        plans_of = speeds_of(tuple(choices))
        many, worlds = len(plans_of), min(worlds, self.level.worlds)
        speeds = np.tile(self.speeds[:, :, :worlds], (1, 1, many))
        speeds[seat] = plans_of.T.repeat(worlds, 1)
        start = np.array(self.view.positions, np.int16)
        batch = Batch(
            positions=start[:, None].repeat(many * worlds, 1),
            speeds=speeds,
            sides=np.tile(self.sides[:, :, :worlds], (1, 1, many)),
            codes=np.tile(self.codes[:, :worlds], (1, many)),
            chief_speeds=np.tile(self.chief_speeds[:, :worlds], (1, many)),
            chief_yellow=np.tile(self.chief_yellow[:, :worlds], (1, many)),
        )
        after = dive(table, batch)
        self.simulations += many * worlds
        cards = table.cards - after.taken
        won = race.share(
            seat,
            after.positions,
            after.over,
            cards,
            self.present,
            self.view.options.chief,
            self.sharp,
        )
        moved = after.positions[seat] - start[seat]
        means = [one.reshape(many, worlds).mean(1) for one in (won, moved, ~after.over)]
        return [
            Weighed(plan, float(worth), float(fields), float(goes_on))
            for plan, worth, fields, goes_on in zip(choices, *means, strict=True)
        ]

    def best(self) -> list[Weighed]:
        """The plans that seem best now, best first; none lies below the last card. [D-2.14]"""
        table, level = self.table(), self.level
        narwhal = any(owner != self.seat for owner in table.narwhals)
        every = plans(narwhal and not self.view.options.require_all_tokens)
        left = tuple(one for one in every if len(one.levels) <= self.view.cards_left)
        for part, many in SIEVE:
            worlds = max(FEWEST, level.worlds // part)
            found = self._sorted(self.weigh(left, table, self.seat, worlds))
            left = tuple(one.plan for one in found[:many])
        return self._sorted(self.weigh(left, table, self.seat, level.worlds))

    @cached_property
    def races(self) -> bool:
        """Alone on the track there is no race, so only fields count."""
        return self.level.races and bool(self.others or self.view.options.chief)

    def seems(self, one: Weighed) -> float:
        """How good a plan seems to this bot, which may misjudge it."""
        return (one.worth if self.races else one.fields) + self._misjudged[one.plan]

    def _sorted(self, weighed: list[Weighed]) -> list[Weighed]:
        return sorted(weighed, key=lambda one: -self.seems(one))

    def chosen(self, weighed: list[Weighed]) -> Weighed:
        """The best plan, or one nearly as good, so that nobody can foresee it."""
        if not self.level.spread:
            return weighed[0]
        top = weighed[:5]
        best = self.seems(top[0])
        chances = [float(np.exp((self.seems(one) - best) / self.level.spread)) for one in top]
        return self.rng.choices(top, chances)[0]

    # Companions

    def secretly(self, companion: Companion, weighed: list[Weighed]) -> list[Weighed]:
        """The best plans with the companion's tile on the own board."""
        put = with_clownfish if companion == "clownfish" else with_anglerfish
        choices = [plan for one in weighed[: SHORTLIST // 2] for plan in put(one.plan)]
        if companion == "anglerfish" and not choices:
            choices = [plan for one in plans(False) for plan in put(one)][::5]
        return self._sorted(self.weigh(choices, self.table(), self.seat, self.level.worlds))

    def openly(self, companion: Companion, target: int, weighed: list[Weighed]) -> Weighed:
        """The best plan of the shortlist if the companion is announced."""
        table = self.table(companion, target)
        choices = [one.plan for one in weighed]
        return self._sorted(self.weigh(choices, table, self.seat, self.level.worlds))[0]

    def is_worth_it(self, with_it: Weighed, without: Weighed) -> bool:
        """A companion can be used once, so it must help more than it usually would later."""
        return with_it.worth - without.worth > self.level.patience * without.goes_on


def share_of(view: View, seat: int, positions: Sequence[int], over: bool) -> float:
    """A diver's share of the win on given fields."""
    present = [at for at, status in enumerate(view.status) if status != "gone"]
    pawns = np.array([positions], np.int16).T
    cards = np.array([view.cards_left], np.int16)
    return float(race.share(seat, pawns, np.array([over]), cards, present, view.options.chief)[0])


def expected_fields(belief: Floats, deep: bool) -> list[float]:
    """What a dive to each depth brings, thinking only of sharks."""
    sharks = know.shark_chances(belief)
    right = np.maximum(sharks, 1 - sharks).cumprod()
    kept = [float(right[: depth + 1].sum()) for depth in range(LEVELS - 1)]
    return [float((depth + 1) * right[depth]) for depth in range(LEVELS - 1)] if deep else kept
