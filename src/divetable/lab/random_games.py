"""Games among random players who prefer some kinds of action, differently in each game."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from divetable.core.game import TABLE, Game, Seat, Step
from divetable.core.space import Space
from divetable.core.values import Value

AnyGame = Game[Any, Any, Any, Any]


class Move(Value):
    """What someone did and what it led to."""

    seat: Seat
    action: Any
    step: Step[Any, Any]


class RandomPlayers:
    """Everyone at a table: legal but varied play.

    Preferences are drawn once a game. Otherwise all random games are alike, and rare actions never
    come twice in a row.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._likings: dict[tuple[Seat, str], float] = {}

    def choose(self, seat: Seat, space: Space[Any]) -> Any:
        """One of a seat's actions."""
        weights = [part.weight * self._liking(seat, part.kind) for part in space.parts]
        [part] = self._rng.choices(space.parts, weights)
        return part.sample(self._rng)

    def befall(self, incidents: Sequence[tuple[Seat, Any]]) -> tuple[Seat, Any]:
        """One of the incidents that can happen at the table; some tables are spared some kinds."""
        kinds = sorted({type(action).__name__ for _, action in incidents})
        [kind] = self._rng.choices(kinds, [self._liking(TABLE, kind) ** 4 for kind in kinds])
        return self._rng.choice([one for one in incidents if type(one[1]).__name__ == kind])

    def _liking(self, seat: Seat, kind: str) -> float:
        if (seat, kind) not in self._likings:
            self._likings[seat, kind] = 0.1 + self._rng.random()
        return self._likings[seat, kind]


def random_moves(game: AnyGame, state: Any, rng: Random, incidents: float = 0.0) -> Iterator[Move]:
    """Play to the end. `incidents` is how often something else comes before the next move:
    a leaver, a clock, a lost connection, or someone who acts without being waited for."""
    players = RandomPlayers(rng)
    while waited_for := sorted(game.to_act(state)):
        befalling: list[tuple[Seat, Any]] = []
        if incidents and rng.random() < incidents:
            befalling = [*game.incidents(state), *_unasked(game, state, players)]
        if befalling:
            seat, action = players.befall(befalling)
        else:
            seat = rng.choice(waited_for)
            action = players.choose(seat, game.actions(state, seat))
        move = Move(seat, action, game.apply(state, seat, action))
        yield move
        state = move.step.state


def _unasked(game: AnyGame, state: Any, players: RandomPlayers) -> Iterator[tuple[Seat, Any]]:
    """What seats may do that the game does not wait for, such as take back ready."""
    for seat in set(map(Seat, range(game.seated(state)))) - game.to_act(state):
        if space := game.actions(state, seat):
            yield seat, players.choose(seat, space)


def name_of(seat: Seat | None) -> str:
    """The name of a seat in transcripts."""
    if seat is None:
        return "a spectator"
    return "the table" if seat == TABLE else f"seat {seat}"
