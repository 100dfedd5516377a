"""What holds at every table, whatever people try there."""

from collections import Counter

import pytest

from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.tables import deciding
from divetable.tables.entries import Acted, decode, encode
from divetable.tables.showing import missed
from divetable.tables.table import PUBLIC, Happened, Table, load_table
from tests.tables.evening import device, picture, sent
from tests.tables.random_evenings import RandomEvening

SEEDS = 8
LONG = 130  # attempts

an_evening = pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game in GAMES for seed in range(SEEDS)]
)


def check_an_evening(evening: RandomEvening, most: int = LONG) -> Counter[str]:
    """Everything that must hold all the time; counts what happened."""
    met: Counter[str] = Counter()
    before = picture(evening.table)
    for happened, _ in evening.attempts(most):
        after = picture(evening.table)
        if happened is None:
            assert after == before, "a refusal changed something"
            met["refused"] += 1
        else:
            met[type(happened.entry).__name__] += 1
            check_secrecy(evening, happened)
            check_documents(evening)
            check_ids(evening, happened)
        before = after
    check_streams(evening)
    check_the_log(evening)
    return met


def check_documents(evening: RandomEvening) -> None:
    """Patches lead to what a newcomer sees; so who is told nothing sees no change. [T-6.1]"""
    for viewer in evening.viewers:
        assert evening.documents[viewer] == evening.fresh(viewer), f"viewer {viewer}"


def check_secrecy(evening: RandomEvening, happened: Happened) -> None:
    """What the public is not told of, nobody is but the seat itself. [T-1.3]"""
    if isinstance(happened.entry, Acted) and PUBLIC not in happened.told:
        assert happened.told <= {happened.entry.seat}
        assert happened.shown is happened.shown_before
    if PUBLIC in happened.told:
        assert happened.told == set(evening.viewers)


def check_ids(evening: RandomEvening, happened: Happened) -> None:
    """An id is answered with the step on which it was told. [T-2.5]"""
    entry, table = happened.entry, evening.table
    if isinstance(entry, Acted) and entry.id:
        assert table.ids[entry.seat][entry.id] == table.told[entry.seat]
        for viewer in happened.told:
            told = evening.messages[viewer][-1].get("id")
            assert told == (entry.id if viewer == entry.seat else None)


def check_streams(evening: RandomEvening) -> None:
    for viewer, messages in evening.messages.items():
        steps = [message["step"] for message in messages]
        assert steps == list(range(2, len(messages) + 2)), f"viewer {viewer}"
        assert evening.table.told[viewer] == len(messages) + 1


def check_the_log(evening: RandomEvening) -> None:
    """The log tells everything: the table, and every message to everyone."""
    log = [decode(encode(entry)) for entry in evening.log]
    assert log == evening.log
    assert picture(load_table(log, keep_steps=True)) == picture(evening.table)
    for viewer in evening.viewers:
        messages = evening.messages[viewer]
        for after in {1, evening.rng.randrange(len(messages) + 1) + 1, len(messages) + 1}:
            assert sent(missed(log, viewer, after)) == messages[after - 1 :]


@an_evening
def test_whatever_people_try_all_see_the_same_table(game: str, seed: int) -> None:
    check_an_evening(RandomEvening(game, seed))
