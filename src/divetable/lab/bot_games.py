"""Games without a server: every bot and planted person gets what a server would tell its seat."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from divetable.bots import LEVELS, Eyes, Situation, Thought, answer
from divetable.core.game import TABLE, Seat, brought
from divetable.lab import people
from divetable.lab.random_games import AnyGame, Move

Think = Callable[[Situation, str, int, float], Thought]
"""What decides: from what is told, who plays, a seed and how long it may take."""


class Players:
    """Bots and planted people around one table. Each has dice and remembers what it was told."""

    def __init__(
        self,
        game: AnyGame,
        levels: Sequence[str],
        seed: str,
        eyes: Eyes,
        think: Think = people.think,
    ) -> None:
        self._game = game
        self._levels = levels
        self._dice = [Random(f"{seed}/{seat}") for seat in range(len(levels))]
        self._heard: list[list[Any]] = [[] for _ in levels]
        self._seed = seed
        self._eyes = eyes
        self._think = think

    def choose(self, state: Any, seat: Seat) -> Any:
        """What the player in this seat does."""
        level = self._levels[seat]
        view = self._game.view(state, seat)
        told = Situation(self._game.name, seat, view, tuple(self._heard[seat]))
        look = brought(self._game, "eyes")
        if look and level != "random":
            told = look(told, state, level, self._eyes, self._seed)
        seed = self._dice[seat].getrandbits(32)
        return self._think(told, level, seed, people.seconds_of(level)).action

    def answer(self, state: Any) -> tuple[Seat, Any] | None:
        """What a bot says though it is not its turn, if others ask something."""
        for seat in sorted(self._game.may_answer(state)):
            if self._levels[seat] in LEVELS:
                view = self._game.view(state, seat)
                action = answer(Situation(self._game.name, seat, view))
                if action is not None:
                    return seat, action
        return None

    def hear(self, events: Sequence[Any]) -> None:
        """Remember what each seat is told about each event."""
        for seat, heard in enumerate(self._heard):
            seen = (self._game.seen_by(event, Seat(seat)) for event in events)
            heard += [event for event in seen if event is not None]


def bot_moves(game: AnyGame, state: Any, players: Players) -> Iterator[Move]:
    """Play to the end; if the game waits for a clock, it runs out."""
    while waited_for := game.to_act(state):
        seat = min(waited_for)
        if seat == TABLE:
            action = next(one for who, one in game.incidents(state) if who == TABLE)
        elif answered := players.answer(state):
            seat, action = answered
        else:
            action = players.choose(state, seat)
        move = Move(seat, action, game.apply(state, seat, action))
        players.hear(move.step.events)
        yield move
        state = move.step.state
