"""The fast twin of Scuba's rules plays exactly as the clear rules do.

`python -m tests.bots.test_scuba_twin --positions 100000` compares so many positions.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from divetable.bots.compiler import Cells, cells
from divetable.bots.scuba import layout as at
from divetable.bots.scuba import twin
from divetable.bots.scuba.conversion import (
    Book,
    book_of,
    decode_action,
    encode,
    encode_action,
    front_code,
)
from divetable.games.scuba import SCUBA
from divetable.games.scuba.events import CurrentDeckShuffled, EventDeckShuffled
from divetable.games.scuba.state import State
from divetable.lab.random_games import RandomPlayers

FEW = 120  # positions of each variant in the everyday tests


def deck(row: Cells, first: int) -> list[int]:
    return list(row[first + 2 + row[first + 1] : first + 2 + row[first]])


def pile(row: Cells, first: int) -> list[int]:
    return list(row[first + 1 : first + 1 + row[first]])


def contents(row: Cells) -> dict[str, list[int]]:
    """All that counts in a row of integers, by name; what is left over there does not."""
    seats: list[int] = []
    for seat in range(row[at.PLAYERS]):
        first = at.SEATS_AT + at.SEAT * seat
        seats += list(row[first : first + at.DUST + row[first + at.DUSTS]])
    tasks: list[int] = []
    for number in range(row[at.TASKS]):
        first = at.AGENDA_AT + at.TASK * number
        tasks += list(row[first : first + 1 + NUMBERS.get(row[first], 0)])
    return {
        "header": list(row[: at.SEATS_AT]),
        "seats": seats,
        "tiles": list(row[at.TILES_AT : at.DECK_AT]),
        "deck": deck(row, at.DECK_AT),
        "used": pile(row, at.USED_AT),
        "event decks": [
            card
            for band in range(4)
            for card in [*deck(row, at.EVENT_DECKS_AT + at.EVENT_DECK * band), band]
        ],
        "events used": [
            card
            for band in range(4)
            for card in [*pile(row, at.EVENTS_USED_AT + at.EVENT_USED * band), band]
        ],
        "agenda": tasks,
    }


NUMBERS = {
    at.DIVING: 1,
    at.CHOOSE_OPTION: 2,
    at.CHOOSE_TARGET: 2,
    at.CHOOSE_HEADING: 4,
    at.BEGIN_TURN: 1,
    at.EFFECTS: 2,
    at.CARRY_ON: 5,
    at.EVENT_OVER: 1,
}


def dice(events: Any, book: Book) -> Cells:
    """Dice that bring the shuffles that the clear rules made."""
    cards: list[int] = []
    for event in events:
        if isinstance(event, CurrentDeckShuffled):
            cards += [book.currents[card] for card in event.order or ()]
        elif isinstance(event, EventDeckShuffled):
            cards += [book.events[card] for card in event.order or ()]
    return cells([1, len(cards), 3, *cards])


def compared_positions(seats: int, options: Any, seed: str) -> Iterator[int]:
    """Play a random game on both; one number for every position that was the same."""
    rng = Random(seed)
    players = RandomPlayers(rng)
    state: State = SCUBA.start(seats, options, seed)
    book = book_of(state.options)
    row, scratch = encode(state, book), cells([0] * at.MOST_ACTIONS)
    while state.result is None:
        [seat] = SCUBA.to_act(state)
        space = SCUBA.actions(state, seat)
        number = twin.legal(row, book.cells, scratch)
        assert {decode_action(code) for code in scratch[:number]} == set(all_of(space))
        action = players.choose(seat, space)
        step = SCUBA.apply(state, seat, action)
        state = step.state
        twin.play(row, book.cells, dice(step.events, book), encode_action(action), scratch)
        assert contents(row) == contents(encode(state, book)), (seed, action)
        yield 1
    assert state.result.scores == tuple(
        twin.score(row, book.cells, seat) if state.loc[seat] != "DEAD" else None
        for seat in state.seats
    )
    winners = twin.winners(row, book.cells)
    assert state.result.winners == tuple(seat for seat in state.seats if winners >> seat & 1)


def all_of(space: Any) -> list[Any]:
    return [action for part in space.parts for action in part]


def compare(variant: str, positions: int, seed: str) -> int:
    """At least so many positions; how many were compared."""
    done = game = 0
    seats = [2] if variant == "narrow" else [2, 3, 4]
    while done < positions:
        options = SCUBA.variants[variant]
        name = f"{seed} {variant} {game}"
        for one in compared_positions(seats[game % len(seats)], options, name):
            done += one
        game += 1
    return done


@pytest.mark.parametrize("variant", SCUBA.variants)
def test_the_twin_plays_like_the_clear_rules(variant: str) -> None:
    assert compare(variant, FEW, "few") >= FEW


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = SCUBA.start(2, {}, "1")
    book = book_of(state.options)
    book.cells[at.AIRS_AT + 1] += 1  # the twin pays too much at 0-5 m
    try:
        with pytest.raises(AssertionError):
            compare("base", FEW, "few")
    finally:
        book.cells[at.AIRS_AT + 1] -= 1


def test_fronts_have_numbers() -> None:
    book = book_of(SCUBA.start(2, {}, "1").options)

    assert front_code("event", book) == at.EVENT
    assert front_code("empty", book) == at.EMPTY
    assert book.species[front_code("sea_turtle", book)] == "sea_turtle"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", default="many")
    given = parser.parse_args()
    each = -(-given.positions // len(SCUBA.variants))
    total = 0
    for variant in SCUBA.variants:
        done = compare(variant, each, given.seed)
        total += done
        print(f"{variant}: {done} positions, no difference", flush=True)
    print(f"{total} positions, no difference")


if __name__ == "__main__":
    main()
