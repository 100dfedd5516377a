"""Games to look back at: random moves, the same for ever."""

from random import Random
from typing import Any

from divetable.core.codec import dump
from divetable.games import GAMES
from divetable.lab.random_games import random_moves
from divetable.tables.history import new_agenda
from divetable.tables.records import FORMAT, VERSION, Record
from divetable.tables.steps import StepRecord


def recorded(name: str, options: dict[str, Any], seats: int = 4, moves: int = 13) -> Record:
    """A whole game; most that can happen does. `moves` seeds them."""
    game = GAMES[name]
    state = game.start(seats, options, name)
    steps: list[StepRecord] = []
    for number, move in enumerate(random_moves(game, state, Random(moves), incidents=0.02), 1):
        steps.append(
            StepRecord(
                number=number,
                seat=move.seat,
                action=dump(move.action),
                events=[dump(event) for event in move.step.events],
                agenda=dump(new_agenda(state, move.step.state)),
            )
        )
        state = move.step.state
    return Record(
        format=FORMAT,
        version=VERSION,
        game=name,
        rules=game.rules_version,
        seats=seats,
        options=options,
        names=["Ada", "Bea", "Cem", "Dia"][:seats],
        seal="",
        seed=name,
        salt="",
        steps=steps,
        result=dump(game.result(state)),
    )
