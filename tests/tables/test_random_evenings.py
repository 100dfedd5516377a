"""What holds at every table, whatever people try there."""

from collections import Counter
from typing import Any

import pytest

from divetable.core.game import AnyGame, Seat
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.tables import decisions, patches, play, rights
from divetable.tables.entries import Acted, AnyEntry, decode, encode
from divetable.tables.history import evolved
from divetable.tables.records import differences, is_sealed, read_record, record, write_record
from divetable.tables.resumption import missed
from divetable.tables.shown import PUBLIC
from divetable.tables.steps import Happened
from divetable.tables.table import Table, load_table
from tests.tables.evening import picture
from tests.tables.random_evenings import RandomEvening

SEEDS = 4
LONG = 120  # attempts

an_evening = pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game in GAMES for seed in range(SEEDS)]
)


def check_an_evening(evening: RandomEvening, most: int = LONG) -> Counter[str]:
    """Everything that must hold all the time; counts what happened."""
    met: Counter[str] = Counter()
    before = picture(evening.table, deep=False)
    for happened, _ in evening.attempts(most):
        after = picture(evening.table, deep=False)
        if happened is None:
            assert after == before, "a refusal changed something"
            met["refused"] += 1
        else:
            met[type(happened.entry).__name__] += 1
            check_secrecy(evening, happened)
            check_documents(evening)
            check_ids(evening, happened)
            check_questions(evening, happened)
        before = after
    check_streams(evening)
    check_the_record(evening)
    check_the_log(evening)
    return met


def check_documents(evening: RandomEvening) -> None:
    """Patches lead to what a newcomer sees; so who is told nothing sees no change. [T-6.1]"""
    for viewer in evening.viewers:
        assert evening.documents[viewer] == evening.fresh(viewer), f"viewer {viewer}"


def check_secrecy(evening: RandomEvening, happened: Happened) -> None:
    """What the public is not told of, nobody is but the seat itself. [T-1.3]"""
    if isinstance(happened.entry, Acted) and PUBLIC not in happened.viewers:
        assert happened.viewers <= {happened.entry.seat}
        assert happened.shown is happened.shown_before
    if PUBLIC in happened.viewers:
        assert happened.viewers == set(evening.viewers)


def check_ids(evening: RandomEvening, happened: Happened) -> None:
    """An id is answered with the step on which it was told. [T-2.5]"""
    entry, table = happened.entry, evening.table
    if isinstance(entry, Acted) and entry.id:
        assert table.done.step_of(table.devices[entry.seat], entry.id) == table.newest[entry.seat]
        for viewer in happened.viewers:
            told = evening.messages[viewer][-1].get("id")
            assert told == (entry.id if viewer == entry.seat else None)


def check_questions(evening: RandomEvening, happened: Happened) -> None:
    """Whoever is newly waited for was asked on this very step, and no other. [T-2.5]"""
    table, before, after = evening.table, happened.state_before, happened.state
    if before is None or after is before:
        return
    waited_before, waited_now = table.game.to_act(before), table.game.to_act(after)
    for seat in range(len(table.seats)):
        if isinstance(happened.entry, Acted) and seat in waited_before - {happened.entry.seat}:
            continue  # may be asked the same as before, or anew in another round
        if seat in waited_now and PUBLIC in happened.viewers:
            assert table.since[seat] == table.newest[seat], f"seat {seat}"


def check_streams(evening: RandomEvening) -> None:
    for viewer, messages in evening.messages.items():
        steps = [message["step"] for message in messages]
        assert steps == list(range(2, len(messages) + 2)), f"viewer {viewer}"
        assert evening.table.newest[viewer] == len(messages) + 1


def check_the_log(evening: RandomEvening) -> None:
    """The log tells everything: the table, and every message to everyone."""
    log = [decode(encode(entry)) for entry in evening.log]
    assert log == evening.log
    assert picture(load_table(log, keep_steps=True)) == picture(evening.table)
    for viewer in evening.viewers:
        messages = evening.messages[viewer]
        for after in {1, evening.rng.randrange(len(messages) + 1) + 1, len(messages) + 1}:
            again = [told.json() for told in missed(log, viewer, after)]
            assert again == messages[after - 1 :]


def check_the_record(evening: RandomEvening) -> None:
    """What was taken back is not in it, and it follows from the seed. [T-7.1] [T-7.2]"""
    if evening.table.shown.seed:
        kept = read_record(write_record(record(evening.table)))
        assert kept == record(evening.table)
        assert list(differences(kept)) == []
        assert is_sealed(kept)


@an_evening
def test_whatever_people_try_all_see_the_same_table(game: str, seed: int) -> None:
    check_an_evening(RandomEvening(game, seed))


@pytest.mark.parametrize("game", GAMES)
def test_at_these_evenings_enough_happens(game: str) -> None:
    met: Counter[str] = Counter()
    phases: set[str] = set()
    for seed in range(SEEDS):
        evening = RandomEvening(game, seed)
        for happened, _ in evening.attempts(LONG):
            met[type(happened.entry).__name__ if happened else "refused"] += 1
            phases.add(evening.table.phase)

    assert {"open", "playing", "paused", "over"} <= phases
    assert met.keys() >= {"refused", "Acted", "TakenBack", "Asked", "Answered", "Credited"}
    assert min(met["refused"], met["Acted"]) > 100


# Faults that these checks must find


def test_a_common_count_of_steps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If drafts counted for everybody, all could count how often somebody thinks again."""
    fold = Table.fold

    def fold_and_count(table: Table, entry: AnyEntry, step: Any = None) -> Happened:
        happened = fold(table, entry, step)
        for viewer in table.newest.keys() - happened.viewers:
            table.newest[viewer] += 1
        return happened

    monkeypatch.setattr(Table, "fold", fold_and_count)
    assert is_found("dive")


def test_a_draft_told_to_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen_by(event: Any, seat: Seat | None) -> Any:
        if type(event).__name__ == "DraftSaved" and seat is not None:
            return event
        return dive.seen_by(event, seat)

    dive = GAMES["dive"]
    monkeypatch.setitem(GAMES, "dive", replace(dive, seen_by=seen_by))
    assert is_found("dive")


def test_a_question_without_its_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_look_at_questions", lambda table: None)
    assert is_found("scuba")


def test_ids_that_are_not_kept_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_note_done", lambda table, entry, holders: None)
    assert is_found("divers")


def test_a_refusal_that_leaves_something_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    check = rights.check_playing

    def check_too_late(table: Table) -> None:
        table.seating.links["tried"] = Seat(len(table.seating.links))
        check(table)

    monkeypatch.setattr(decisions, "check_playing", check_too_late)
    assert is_found("scuba")


def test_a_view_that_is_not_looked_at_again_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patches, "touched", lambda game, happened: ((), ()))
    assert is_found("divers")


def test_a_record_that_keeps_what_was_taken_back_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "drop_steps", lambda steps, number: None)
    assert is_found("scuba")


def test_a_log_that_lacks_who_acted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(game: AnyGame, rules: int, state: Any, entry: Acted) -> tuple[Any, Any]:
        return entry.action, evolved(game, state, [])

    monkeypatch.setattr(play, "again", again)
    assert is_found("scuba")


def is_found(game: str) -> bool:
    """Whether the checks fail on some evening."""
    for seed in range(SEEDS):
        try:
            check_an_evening(RandomEvening(game, seed))
        except AssertionError:
            return True
    return False
