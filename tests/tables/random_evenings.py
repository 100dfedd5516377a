"""Evenings at which everybody does anything, allowed or not."""

from collections.abc import Iterator
from random import Random
from typing import Any

from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.core.game import TABLE, Seat
from divetable.games import GAMES
from divetable.lab.random_games import RandomPlayers
from divetable.tables.commands import (
    Act,
    Answer,
    Ask,
    Bot,
    Change,
    Free,
    Lend,
    Resign,
    Say,
    Start,
    Take,
)
from divetable.tables.decisions import Repeated, resolve, sit_out
from divetable.tables.entries import (
    Acted,
    Away,
    Back,
    Closed,
    Credited,
    LinkMade,
    Moved,
    Rematched,
)
from divetable.tables.settings import Settings
from divetable.tables.steps import Happened
from tests.tables.evening import Evening, device

Wish = tuple[int, type[Any], dict[str, Any]]
CONSENTS = ("pause", "resume", "undo", "swap", "rematch")


class RandomEvening(Evening):
    """Says of each attempt what came of it: what happened, or None if it was refused."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(f"{game} {seed}")
        self.players = RandomPlayers(self.rng)
        seats, options = self._laid(game)
        super().__init__(
            game,
            seats,
            options,
            move_seconds=self.rng.choice((0, 30)),
            away=self.rng.choice(("wait", "sit_out", "bot")),
            chat=self.rng.random() < 0.8,
        )

    def _laid(self, game: str) -> tuple[int, dict[str, Any]]:
        rules = GAMES[game]
        while True:
            options = dict(rules.variants[self.rng.choice(sorted(rules.variants))])
            seats = self.rng.choice([number for number in rules.seats if number > 1])
            try:
                rules.start(seats, options, "check")
            except RulesError:
                continue
            return seats, options

    def attempts(self, most: int) -> Iterator[tuple[Happened | None, Wish | None]]:
        after_the_end = 0
        for _ in range(most):
            self.later(self.rng.choice((0, 10, 2000)))
            after_the_end += self.table.phase == "over"
            if self.table.phase == "closed" or after_the_end > 12:
                return
            yield self._attempt()

    def _attempt(self) -> tuple[Happened | None, Wish | None]:
        only_a_clock = self.table.waits_for == {TABLE}
        if (only_a_clock or self.rng.random() < 0.06) and (befell := self._befall()):
            return befell, None
        bots = sorted(self.table.waits_for & set(self.table.played_by_bots))
        if bots:
            space = self.table.game.actions(self.table.state, bots[0])
            action = self.players.choose(bots[0], space)
            return self.add(*resolve(self.table, bots[0], action, self.now)), None
        wish = self._wish()
        who, kind, facts = wish
        try:
            return self.do(who, kind, **facts), wish
        except (RulesError, Repeated):
            return None, wish

    # What the server does

    def _befall(self) -> Happened | None:
        rng, table = self.rng, self.table
        seat = rng.randrange(len(table.seats))
        if table.phase == "playing" and rng.random() < 0.5:
            found = table.game.incidents(table.state)
            if rng.random() < 0.95:  # leavers end too many games
                found = tuple(one for one in found if one[0] == TABLE)
            if found and rng.random() < 0.9:
                who, action = self.players.befall(found)
                return self.add(*resolve(table, who, action, self.now, stand_in=True))
            decision = sit_out(table, Seat(seat), self.now) if rng.random() < 0.1 else None
            return self.add(*decision) if decision else None
        kinds: list[Any] = [
            Away(at=self.now, seat=seat),
            Back(at=self.now, seat=seat),
            Credited(at=self.now, milliseconds=rng.randrange(5000)),
            LinkMade(at=self.now, seat=seat, code="link"),
            Moved(at=self.now, seat=seat, device=table.devices[seat], code="link"),
        ]
        if table.phase == "over":
            kinds += [Rematched(at=self.now, table="another"), Closed(at=self.now)]
        return self.add(rng.choice(kinds))

    # What people want

    def _wish(self) -> Wish:
        rng, table = self.rng, self.table
        seats = len(table.seats)
        waiting = sorted(table.waits_for - {TABLE})
        if table.shown.requests and rng.random() < 0.4:
            return self._answer()
        if waiting and rng.random() < 0.8:
            return self._action(rng.choice(waiting) if rng.random() < 0.95 else Seat(0))
        seat = rng.randrange(seats)
        who = seat if rng.random() < 0.9 else rng.randrange(seats)
        what = {"paused": "resume", "playing": rng.choice(("pause", *CONSENTS))}.get(
            table.phase, rng.choice(CONSENTS)
        )
        wishes: list[Wish] = [
            (who, Ask, {"what": what, "seat": seat, "to": rng.randrange(seats)}),
            (who, Ask, {"what": what, "seat": seat}),
            (who, Say, {"seat": seat, "text": rng.choice(("hello", "", "\u202e"))}),
            (who, Lend, {"seat": seat, "on": rng.random() < 0.5}),
        ]
        if waiting and rng.random() < 0.4:
            last = [entry.seat for entry in self.log if isinstance(entry, Acted)]
            own = max(last[-1], 0) if last else 0
            return own, Ask, {"what": "undo", "seat": own}
        if table.phase == "open" or rng.random() < 0.1:
            wishes += self._before_the_start(seat, seats)
        if rng.random() < 0.03:
            wishes = [(who, Resign, {"seat": seat})]
        return rng.choice(wishes)

    def _answer(self) -> Wish:
        request = self.rng.choice(self.table.shown.requests)
        silent = set(self.table.asked_to_agree(request)) - set(request.agreed)
        seat = self.rng.choice(sorted(silent) or [0])
        facts = {"what": request.what, "seat": seat, "agree": self.rng.random() < 0.8}
        return self._holder(seat), Answer, facts

    def _holder(self, seat: int) -> int:
        """Whose device holds a seat; seats may have been swapped."""
        return next((at for at in range(8) if self.table.devices[seat] == device(at)), 0)

    def _before_the_start(self, seat: int, seats: int) -> list[Wish]:
        rng, table = self.rng, self.table
        changed: dict[str, Any] = {
            "seats": seats,  # streams of seats that come and go have a test of their own
            "options": table.shown.options,
            "settings": Settings(move_seconds=rng.choice((0, 20))),
        }
        move = {"seat": rng.randrange(seats), "move_from": seat}
        sit = [(at, Take, {"seat": at, "name": f"Diver {at}"}) for at in range(seats)]
        return [
            *sit,
            *sit,
            (seat, Free, {"seat": rng.randrange(seats + 1)}),
            (0, Bot, {"seat": rng.randrange(seats), "level": rng.choice(("random", "genius"))}),
            (rng.choice((0, 1)), Change, changed),
            *[(0, Start, {})] * 4,
            (seat, Take, move),
        ]

    def _action(self, seat: Seat) -> Wish:
        """Something the game allows, by whoever holds the seat; now and then repeated or late."""
        rng, table = self.rng, self.table
        who = self._holder(seat)
        done = [entry for entry in self.log[-5:] if isinstance(entry, Acted) and entry.id]
        if done and rng.random() < 0.05:
            old = rng.choice(done)
            facts = {"id": old.id, "seat": old.seat, "step": 0, "action": old.action}
            return old.seat, Act, facts
        space = table.game.actions(table.state, seat)
        if not space or rng.random() < 0.03:
            return who, Act, {"seat": seat, "step": table.newest[seat], "action": {"type": "?"}}
        action = dump(self.players.choose(seat, space))
        late = rng.randrange(3) if rng.random() < 0.1 else 0
        return who, Act, {"seat": seat, "step": max(table.newest[seat] - late, 0), "action": action}
