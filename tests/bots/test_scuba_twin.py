"""The fast twin of Scuba's rules plays exactly as the clear rules do.

`python -m tests.bots.test_scuba_twin --positions 100000` compares so many positions.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from divetable.bots.scuba.search import LOOK, PLAY, Desk, run_errand
from divetable.bots.scuba.think import MACHINE_CODE
from divetable.bots.scuba.twin import table as twin
from divetable.bots.scuba.twin.convert import (
    Book,
    book_of,
    decode_action,
    encode,
    encode_action,
    put_table,
)
from divetable.bots.scuba.twin.table import Deck, Dice, Diver, Table, Task, Tile
from divetable.games.scuba import SCUBA
from divetable.games.scuba.events import CurrentDeckShuffled, EventDeckShuffled
from divetable.games.scuba.state import State
from divetable.lab.random_games import RandomPlayers
from divetable.workshop.machine_code import get_ready
from divetable.workshop.records import fill, new

FEW = 120  # positions of each variant in the everyday tests

SAID: dict[int, tuple[str, ...]] = {
    twin.DIVING: ("seat",),
    twin.CHOOSE_OPTION: ("effects", "at"),
    twin.CHOOSE_TARGET: ("effects", "at"),
    twin.CHOOSE_HEADING: ("effects", "at", "diver", "tile"),
    twin.BEGIN_TURN: ("seat",),
    twin.EFFECTS: ("effects", "at"),
    twin.CARRY_ON: ("way", "squares", "dust", "discover", "has_moved"),
    twin.EVENT_OVER: ("was_under_water",),
}
"""What there is to say about a task; its other fields do not count."""


class Differs(AssertionError):
    """The twin plays otherwise."""


def contents(table: Table) -> dict[str, Any]:
    """All that counts in a table, by name; what is left over in its rows does not."""
    found = fields(table, Table)
    for name in ("divers", "tiles", "deck", "event_decks", "agenda"):
        del found[name]
    found |= {name: getattr(table, name).tolist() for name in ("steps", "covered")}
    for seat, diver in enumerate(table.divers[: table.players]):
        dust = list(map(int, diver.dust[: diver.cubes]))
        found[f"diver {seat}"] = fields(diver, Diver) | {"dust": dust}
    for number, tile in enumerate(table.tiles[: table.number_of_tiles]):
        found[f"tile {number}"] = fields(tile, Tile)
    found["deck"] = in_order(table.deck)
    found["event decks"] = list(map(in_order, table.event_decks))
    found["agenda"] = list(map(said, table.agenda[: table.tasks]))
    return found


def fields(record: Any, kind: type) -> dict[str, Any]:
    return dict(zip(kind.__annotations__, record.tolist(), strict=True))


def in_order(deck: Deck) -> tuple[list[int], list[int]]:
    """The cards to come, and the used ones."""
    to_come, used = deck.cards[deck.next : deck.end], deck.used[: deck.number_used]
    return list(map(int, to_come)), list(map(int, used))


def said(task: Task) -> dict[str, int]:
    names = ("kind", *SAID.get(task.kind, ()))
    return {name: int(getattr(task, name)) for name in names}


def put_dice(dice: Dice, events: Any, book: Book) -> None:
    """Dice that bring the shuffles that the clear rules made."""
    cards: list[int] = []
    for event in events:
        if isinstance(event, CurrentDeckShuffled):
            cards += [book.currents[card] for card in event.order or ()]
        elif isinstance(event, EventDeckShuffled):
            cards += [book.events[card] for card in event.order or ()]
    dice.next, dice.given = 0, len(cards)
    fill(dice.cards, cards)


class Pair:
    """A game that both play."""

    def __init__(self, state: State) -> None:
        get_ready(MACHINE_CODE)
        self.state = state
        self._book = book_of(state.options)
        self._desk = new(Desk)
        put_table(self._desk.known, state, self._book)

    def compare_offers(self) -> None:
        """Both offer the same actions."""
        [seat] = SCUBA.to_act(self.state)
        offered = {one for part in SCUBA.actions(self.state, seat).parts for one in part}
        run_errand(self._desk, self._book.sea, LOOK, 0)
        actions = self._desk.mind.actions
        ours = {decode_action(code) for code in actions.codes[: actions.number]}
        check(ours, offered, "what can be done")

    def do(self, action: Any) -> None:
        """Both come to the same table."""
        [seat] = SCUBA.to_act(self.state)
        step = SCUBA.apply(self.state, seat, action)
        self.state = step.state
        put_dice(self._desk.dice, step.events, self._book)
        run_errand(self._desk, self._book.sea, PLAY, encode_action(action))
        ours, clear = contents(self._desk.known), contents(encode(self.state, self._book))
        for name, found in ours.items():
            check(found, clear[name], f"{name} after {action}")
        if self.state.result is not None:
            self._compare_results()

    def _compare_results(self) -> None:
        state, desk = self.state, self._desk
        assert state.result is not None
        run_errand(desk, self._book.sea, LOOK, 0)
        scores = tuple(
            int(desk.scores[seat]) if state.loc[seat] != "DEAD" else None for seat in state.seats
        )
        check(scores, state.result.scores, "scores")
        winning = tuple(seat for seat in state.seats if desk.winners >> seat & 1)
        check(winning, state.result.winners, "winners")


def check(ours: Any, clear: Any, what: str) -> None:
    if ours != clear:
        raise Differs(f"{what}: {ours}, by the clear rules {clear}")


def compared_positions(pair: Pair, rng: Random) -> Iterator[int]:
    """Go on at random on both; one number for every position that was the same."""
    players = RandomPlayers(rng)
    while pair.state.result is None:
        pair.compare_offers()
        [seat] = SCUBA.to_act(pair.state)
        pair.do(players.choose(seat, SCUBA.actions(pair.state, seat)))
        yield 1


def compare(variant: str, positions: int, seed: str) -> int:
    """At least so many positions; how many were compared."""
    done = game = 0
    seats = [2] if variant == "narrow" else [2, 3, 4]
    while done < positions:
        options = SCUBA.variants[variant]
        name = f"{seed} {variant} {game}"
        start = SCUBA.start(seats[game % len(seats)], options, name)
        done += sum(compared_positions(Pair(start), Random(name)))
        game += 1
    return done


@pytest.mark.parametrize("variant", SCUBA.variants)
def test_the_twin_plays_like_the_clear_rules(variant: str) -> None:
    assert compare(variant, FEW, "few") >= FEW


def test_fronts_have_numbers() -> None:
    book = book_of(SCUBA.start(2, {}, "1").options)

    assert book.fronts["event"] == twin.EVENT
    assert book.fronts["empty"] == twin.EMPTY
    assert book.species[book.fronts["sea_turtle"]] == "sea_turtle"


def test_each_function_is_compiled_exactly_once(tmp_path: Path) -> None:
    """Numba makes a version for every combination of types that comes; ours state theirs."""
    code = (
        "from divetable.workshop.machine_code import CODE, get_ready\n"
        f"get_ready({MACHINE_CODE!r})\n"
        f"[codes] = [codes for package, codes in CODE.items() if package in {MACHINE_CODE!r}]\n"
        "assert len(codes) > 80\n"
        "assert {len(code.compiled.overloads) for code in codes} == {1}\n"
    )
    fresh = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=fresh, check=True)


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
