"""Tables that begin in a position: everybody sees that, and nobody what is hidden in it. [T-2.8]"""

import json
from random import Random
from typing import Any

import pytest

from divetable.games import GAMES
from divetable.tables.commands import Resign
from divetable.tables.decisions import resolve
from divetable.tables.records import check_follows, read_record, record, replay, write_record
from tests.tables.evening import NOON, Evening

POSITIONS: dict[str, dict[str, Any]] = {
    "dive": {"start": {"A": 14, "B": 9}, "deck": ["S", "-", "M", "SG", "R"], "more": 3},
    "scuba": {
        "players": ["A", "B"],
        "active": "A",
        "divers": {"A": {"at": [4, 2], "air": 9}, "B": {"at": [6, 1]}},
        "tiles": {"t": {"id": "T-R-01", "at": [4, 3], "up": False}},
    },
    "divers": {
        "size": 5,
        "tiles": {"3,3": "?treasure:2", "2,2": "current:E"},
        "divers": {"N1": "3,2"},
    },
}


def evening(game: str) -> Evening:
    return Evening(game, 2, {}, position=POSITIONS[game]).start()


@pytest.mark.parametrize("game", POSITIONS)
def test_a_table_begins_where_it_was_laid(game: str) -> None:
    table = evening(game).table

    assert table.shown.set_up
    laid = GAMES[game].set_up(POSITIONS[game], 2, {})
    laid.seed = table.seed
    assert table.state == laid


@pytest.mark.parametrize("game", POSITIONS)
def test_what_is_hidden_in_it_is_told_to_nobody(game: str) -> None:
    told = json.dumps([evening(game).messages, evening(game).documents])

    for secret in ('"deck"', "T-R-01", "treasure:2"):
        assert secret not in told


@pytest.mark.parametrize("game", POSITIONS)
def test_its_record_can_be_read_replayed_and_checked(game: str) -> None:
    played = evening(game)
    rng = Random(game)
    for number in range(400):
        table = played.table
        if table.phase == "over":
            break
        seat = min(table.waits_for)
        if number == 8 and game == "divers":
            played.do(0, Resign, seat=0)
        elif seat < 0:
            played.play_clocks()
        else:
            played.add(
                *resolve(table, seat, table.game.actions(table.state, seat).sample(rng), NOON)
            )

    kept = read_record(write_record(record(played.table)))

    assert kept.position == POSITIONS[game]
    check_follows(kept)
    assert replay(kept, "public")["result"] == kept.result
