"""A random game written out: who did what, what happened, who was told what, what each sees."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

from divetable.core.game import Seat
from divetable.lab.playing import AnyGame, Move, name_of, random_moves


def playthrough(
    game: AnyGame, seats: int, variant: str, seed: str, incidents: float = 0.0
) -> Iterator[str]:
    """The game line by line. Of each view only what has changed is shown."""
    state = game.start(seats, game.variants[variant], seed)
    onlookers: list[Seat | None] = [None, *map(Seat, range(seats))]
    views = {seat: game.view(state, seat) for seat in onlookers}
    yield f"{game.name}, rules {game.rules_version}, {variant}, {seats} seats, seed {seed}"
    for seat, view in views.items():
        yield f"  {name_of(seat)} sees {_told(view)}"
    for number, move in enumerate(random_moves(game, state, Random(seed), incidents), 1):
        yield ""
        yield from _waiting(game, state)
        yield f"{number}. {name_of(move.seat)}: {move.action}"
        yield from _events(game, onlookers, move)
        state = move.step.state
        for seat in onlookers:
            before, views[seat] = views[seat], game.view(state, seat)
            changed = _changes(before, views[seat])
            if changed:
                yield f"  {name_of(seat)} sees {changed}"
    yield ""
    yield f"result: {game.result(state)}"


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
    shown = [field.name for field in fields(view) if field.name != "seat"]
    return ", ".join(f"{name}={getattr(view, name)!r}" for name in shown if getattr(view, name))


def _changes(before: Any, after: Any) -> str:
    return ", ".join(
        f"{field.name}={getattr(after, field.name)!r}"
        for field in fields(after)
        if getattr(after, field.name) != getattr(before, field.name)
    )
