"""What viewers are sent of a step follows from its events, and is neither more nor less than what
a full comparison of what they saw before and after would find."""

from collections.abc import Set
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.core.codec import Json, dump
from divetable.core.game import Seat
from divetable.core.patches import patch, patched
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.lab.random_games import AnyGame, random_moves
from divetable.tables.decisions import resolve
from divetable.tables.entries import SeatTaken, Started
from divetable.tables.opening import open_table
from divetable.tables.patches import Patch
from divetable.tables.settings import Settings
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.steps import Happened
from divetable.tables.table import Table
from tests.playthroughs.test_playthroughs import INCIDENTS, LONGEST, SEED, playable
from tests.tables.evening import NOON


def check_a_game(name: str, seats: int, variant: str, most: int | None = None) -> None:
    """The very game that is recorded, step by step, for everybody who looks."""
    game = GAMES[name]
    table = begun_table(game, seats, variant)
    incidents = 0.01 if name in LONGEST else INCIDENTS
    documents = {viewer: document_of(table, viewer) for viewer in table.newest}
    moves = random_moves(game, table.state, Random(SEED), incidents)
    for move in islice(moves, most or LONGEST.get(name)):
        happened = table.fold(*resolve(table, move.seat, move.action, NOON))
        sent = Patch(game, happened)
        for viewer in table.newest:
            if viewer in happened.viewers:
                changes = msgspec.json.decode(b"[%b]" % sent.items_for(viewer))
                assert sorted(changes, key=place) == sorted(full(happened, viewer), key=place)
                documents[viewer] = patched(documents[viewer], changes)
            assert documents[viewer] == document_of(table, viewer)


def begun_table(game: AnyGame, seats: int, variant: str) -> Table:
    options = game.variants[variant]
    opened = open_table(game.name, seats, options, Settings(), "host", {}, NOON)
    table = Table(opened)
    for seat in range(seats):
        table.fold(SeatTaken(at=NOON, seat=seat, name=f"Diver {seat}", device=f"device {seat}"))
    table.fold(Started(at=NOON, seed=SEED, salt="salt"))
    return table


def document_of(table: Table, viewer: Viewer) -> Json:
    return dump({"table": table.shown, "view": table.game.view(table.state, eyes(viewer))})


def full(happened: Happened, viewer: Viewer) -> Json:
    """All that differs, found without asking any event."""
    game = GAMES[happened.shown.game]
    was, now = (game.view(s, eyes(viewer)) for s in (happened.state_before, happened.state))
    found = patch(was, now, "/view")
    return dump([*patch(happened.shown_before, happened.shown, "/table"), *found])


def eyes(viewer: Viewer) -> Seat | None:
    return None if viewer == PUBLIC else Seat(viewer)


def place(change: dict[str, Any]) -> str:
    """Changes of one array stay in order."""
    path: str = change["path"]
    return path if change["op"] == "replace" else path.rpartition("/")[0]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "variant"), playable())
def test_a_patch_is_the_whole_difference_and_no_more(name: str, seats: int, variant: str) -> None:
    check_a_game(name, seats, variant)


# Faults that this must find


def test_an_unchanged_value_that_is_sent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(patch: Patch, name: str, shown: Any, *seat: Seat) -> Json:
        return [{"op": "replace", "path": f"/view/{name}", "value": shown(patch._after, *seat)}]

    monkeypatch.setattr(Patch, "_change", change)
    assert is_found("divers")


FORGOTTEN = [
    *(("dive", name) for name in ("status", "positions", "boards", "revealed", "phase", "used")),
    *(("scuba", name) for name in ("divers", "turn", "active", "open", "covered", "current")),
    *(("divers", name) for name in ("sea", "gold", "divers", "flags", "holds", "turn")),
]


@pytest.mark.parametrize(("name", "field"), FORGOTTEN)
def test_a_forgotten_field_is_found(name: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]

    def shows(event: Any) -> Set[str]:
        return game.shows(event) - {field}

    monkeypatch.setitem(GAMES, name, replace(game, shows=shows))
    assert is_found(name)


@pytest.mark.parametrize(("name", "field"), [("dive", "my_draft"), ("scuba", "divers")])
def test_a_forgotten_field_of_one_s_own_is_found(
    name: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]

    def shows_own(event: Any) -> Set[str]:
        return game.shows_own(event) - {field}

    monkeypatch.setitem(GAMES, name, replace(game, shows_own=shows_own))
    assert is_found(name)


@pytest.mark.parametrize("name", ["scuba", "divers"])
def test_forgetting_that_something_else_waits_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, name, replace(GAMES[name], unsaid=frozenset()))
    assert is_found(name)


def is_found(name: str) -> bool:
    """Whether the checks fail in some game of two."""
    for game, seats, variant in playable():
        if (game, seats) == (name, 2):
            try:
                check_a_game(game, seats, variant)
            except AssertionError:
                return True
    return False
