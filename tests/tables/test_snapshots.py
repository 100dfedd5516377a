"""A table from a snapshot is the table of its log."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.games.dive.actions import Ready
from divetable.games.dive.programs import Program
from divetable.tables.decisions import resolve
from divetable.tables.entries import encode
from divetable.tables.snapshots import (
    BadSnapshot,
    Fold,
    Seal,
    fold_of,
    opened,
    sealed,
    table_from,
    table_of,
    taken,
)
from divetable.tables.table import Table, load_table
from tests.tables.evening import Evening, picture
from tests.tables.random_evenings import RandomEvening

SEEDS = 4
LONG = 120  # attempts

an_evening = pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game in GAMES for seed in range(SEEDS)]
)


@cache
def passed(game: str, seed: int) -> Evening:
    evening = RandomEvening(game, seed)
    for _ in evening.attempts(LONG):
        pass
    return evening


def folded(evening: Evening, entries: int | None = None) -> Table:
    return load_table(evening.log[:entries])


def held(table: Table) -> dict[str, Any]:
    """All that a table holds, but for what it works out when it is asked."""
    everything = picture(table) | {"waits for": table.waits_for}
    return {name: thing for name, thing in everything.items() if not name.startswith("_asked")}


@an_evening
def test_it_is_the_same_table_and_goes_on_as_such(game: str, seed: int) -> None:
    evening, rng = passed(game, seed), Random(seed)
    table = folded(evening, 1)
    for number, entry in enumerate(evening.log[1:], 2):
        table.fold(entry)
        if rng.random() < 0.3:
            table = table_of(taken(table))
            assert held(table) == held(folded(evening, number))

    assert held(table) == held(folded(evening))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_older_rules_goes_on_from_a_snapshot(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log is folded by events, and today's rules may not know its actions."""
    evening = passed(game, 0)
    rules = GAMES[game]
    newer = msgspec.structs.replace(
        rules, rules_version=rules.rules_version + 1, formerly={rules.rules_version: {}}
    )
    monkeypatch.setitem(GAMES, game, newer)
    half = len(evening.log) // 2

    table = table_of(taken(folded(evening, half)))
    assert held(table) == held(folded(evening, half))
    for entry in evening.log[half:]:
        table.fold(entry)

    assert held(table) == held(folded(evening))


def test_states_that_follow_each_other_share_what_is_the_same() -> None:
    table = table_of(taken(folded(passed("scuba", 0), 60)))
    first, second = (played.before for played in list(table.takeback.recent)[-2:])

    assert first.fronts is second.fronts is table.state.fronts
    assert first.places is not second.places


def without(fold: Fold, field: str, start: Fold) -> Fold:
    """A snapshot that leaves this out: it is as it was when the table was opened."""
    return msgspec.structs.replace(fold, **{field: getattr(start, field)})


def is_missed(field: str) -> bool:
    """Whether the comparison above finds that a snapshot leaves this out, at some evening."""
    evenings = [passed(game, seed) for game in GAMES for seed in range(SEEDS)]
    for evening in [secret_thought(), *evenings]:
        start = fold_of(folded(evening, 1))
        for number in range(len(evening.log), 1, -20):
            table = folded(evening, number)
            try:
                faulty = table_from(without(fold_of(table), field, start))
            except (ValueError, LookupError):
                return True
            if held(faulty) != held(table):
                return True
    return False


def secret_thought() -> Evening:
    """A bot that will say what it thought when the boards lie open."""
    evening = Evening("dive", keep_steps=False, bots_explain=True).start()
    ready = Ready(Program(("1",)))
    evening.add(*resolve(evening.table, Seat(0), ready, evening.now, thought={"belief": {}}))
    return evening


@pytest.mark.parametrize("field", sorted({*Fold.__struct_fields__} - {"opened"}))
def test_a_snapshot_that_leaves_something_out_is_found(field: str) -> None:
    assert is_missed(field)


# Whether a snapshot can be trusted


@pytest.fixture(scope="module")
def evening() -> Evening:
    return passed("divers", 1)


def stored(evening: Evening, number: int) -> bytes:
    return sealed(taken(folded(evening, number)), seal(evening, number))


def seal(evening: Evening, number: int, maker: str = "we", table: str = "reef") -> Seal:
    return Seal(maker, table, encode(evening.log[number - 1]))


def test_a_sealed_snapshot_is_that_of_its_maker_table_and_entry_alone(evening: Evening) -> None:
    found = opened(stored(evening, 40))

    assert found.snapshot == taken(folded(evening, 40))
    assert found.bears(seal(evening, 40))
    assert not found.bears(seal(evening, 41))
    assert not found.bears(seal(evening, 40, table="wreck"))
    assert not found.bears(seal(evening, 40, maker="others"))


def test_no_byte_of_a_stored_snapshot_can_be_changed(evening: Evening) -> None:
    data = stored(evening, 40)
    for at in [*range(60), *range(60, len(data), 97), len(data) - 1]:
        damaged = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        try:
            found = opened(damaged)
        except BadSnapshot:
            continue
        assert not found.bears(seal(evening, 40)), at
    for damaged in (b"", b"nothing", data[:-1], data + b"0"):
        with pytest.raises(BadSnapshot):
            opened(damaged)


def test_what_cannot_be_read_is_told_as_such(evening: Evening) -> None:
    whole = taken(folded(evening, 40))
    for fold in (b"", b"no zlib", whole.fold[:-9]):
        with pytest.raises(BadSnapshot):
            table_of(whole._replace(fold=fold))
