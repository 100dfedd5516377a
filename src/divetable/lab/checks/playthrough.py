"""A random game written out: who did what, what happened, who was told what, what each sees."""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from divetable.core.game import Seat
from divetable.lab.random_games import AnyGame, Move, name_of, random_moves


def playthrough(
    game: AnyGame,
    seats: int,
    variant: str,
    seed: str,
    incidents: float = 0.0,
    longest: int | None = None,
) -> Iterator[str]:
    """The game line by line, or its first moves. Only the changes of each view are shown."""
    state = game.start(seats, game.variants[variant], seed)
    onlookers: list[Seat | None] = [None, *map(Seat, range(seats))]
    views = {seat: game.view(state, seat) for seat in onlookers}
    yield f"{game.name}, rules {game.rules_version}, {variant}, {seats} seats, seed {seed}"
    yield from _seen({seat: _told(view) for seat, view in views.items()}, _is_public(views))
    moves = islice(random_moves(game, state, Random(seed), incidents), longest)
    for number, move in enumerate(moves, 1):
        yield ""
        yield from _waiting(game, state)
        yield f"{number}. {name_of(move.seat)}: {move.action}"
        yield from _events(game, onlookers, move)
        state = move.step.state
        before, views = views, {seat: game.view(state, seat) for seat in onlookers}
        changes = {seat: _changes(before[seat], views[seat]) for seat in onlookers}
        yield from _seen(changes, _is_public(views))
    yield ""
    yield f"result: {game.result(state)}"


def _is_public(views: Mapping[Seat | None, Any]) -> bool:
    """Does everybody see the very same?"""
    return all(view == views[None] for view in views.values())


def _seen(sights: Mapping[Seat | None, str], is_public: bool) -> Iterator[str]:
    if is_public:
        if sights[None]:
            yield f"  everyone sees {sights[None]}"
        return
    for seat, sight in sights.items():
        if sight:
            yield f"  {name_of(seat)} sees {sight}"


def _waiting(game: AnyGame, state: Any) -> Iterator[str]:
    for seat in sorted(game.to_act(state)):
        space = game.actions(state, seat)
        kinds = ", ".join(f"{len(part)} {part.kind}" for part in space.parts)
        yield f"waiting for {name_of(seat)}: {kinds}"


def _events(game: AnyGame, onlookers: list[Seat | None], move: Move) -> Iterator[str]:
    for event in move.step.events:
        yield f"  {event}"
        for seat in onlookers:
            told = game.seen_by(event, seat)
            if told != event:
                yield f"    {name_of(seat)} is told {told or 'nothing'}"


def _told(view: Any) -> str:
    shown = [name for name in view.__struct_fields__ if name != "seat"]
    return ", ".join(f"{name}={getattr(view, name)!r}" for name in shown if getattr(view, name))


def _changes(before: Any, after: Any) -> str:
    return ", ".join(
        f"{name}={getattr(after, name)!r}"
        for name in after.__struct_fields__
        if getattr(after, name) != getattr(before, name)
    )
