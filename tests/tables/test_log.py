"""The log that everyone has of what they were told. Chapter 6 of the house rules."""

from typing import Any

import msgspec
import pytest

from divetable.games import GAMES
from divetable.games.dive.actions import Ready, SaveDraft
from divetable.games.dive.programs import Program
from divetable.tables.commands import Say
from divetable.tables.logs import LINES_KEPT
from divetable.tables.resumption import missed, steps_text
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.streams import Streams
from divetable.tables.table import load_table
from tests.tables.evening import Evening
from tests.tables.random_evenings import RandomEvening

ONE = Program(("5",))
PARTS = ("step", "events", "fleeting", "news")


def log_of(evening: Evening, viewer: Viewer) -> Any:
    """As it comes out of the wire, for somebody who comes now."""
    return msgspec.json.decode(msgspec.json.encode(Streams(evening.table).log(viewer)))


def kept_of(evening: Evening, viewer: Viewer) -> list[Any]:
    """The log that a client keeps of what it is sent while it looks, as docs/protocol.md says."""
    kept: list[Any] = []
    for step in evening.messages[viewer]:
        if step.get("fleeting"):
            kept = [without_fleeting(line) for line in kept]
        kept.append({name: step[name] for name in PARTS if step.get(name)})
    return [line for line in kept if "events" in line or "news" in line]


def without_fleeting(line: Any) -> Any:
    passing = line.get("fleeting", [])
    events = [event for at, event in enumerate(line.get("events", [])) if at not in passing]
    rest = {name: part for name, part in line.items() if name not in ("events", "fleeting")}
    return rest | ({"events": events} if events else {})


def dive(evening: Evening) -> None:
    for seat in range(2):
        evening.act(seat, Ready(ONE))
    evening.play_clocks()


def kinds(lines: list[Any]) -> list[str]:
    return [event["type"] for line in lines for event in line.get("events", ())]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_whoever_comes_back_finds_the_log_of_whoever_stayed(game: str, seed: int) -> None:
    """[T-6.9]"""
    evening = RandomEvening(game, seed)
    for _ in evening.attempts(120):
        pass

    for viewer in evening.viewers:
        assert log_of(evening, viewer) == kept_of(evening, viewer)[-LINES_KEPT:]


def test_the_log_is_of_the_seat_and_tells_no_other_seats_secrets() -> None:
    """[T-6.9]"""
    evening = Evening("dive", 2).start()
    evening.act(0, SaveDraft(ONE))
    evening.do(1, Say, seat=1, text="hello")

    assert kinds(log_of(evening, 0)) == ["DraftSaved"]
    assert kinds(log_of(evening, 1)) == kinds(log_of(evening, PUBLIC)) == []
    assert [line["news"]["text"] for line in log_of(evening, PUBLIC)] == ["hello"]


def test_the_cards_of_a_dive_are_forgotten_at_the_next() -> None:
    """[T-6.9] [D-2.55] (D-Q44) Programs and moves stay: they are no cards."""
    evening = Evening("dive", 2, {"close_delay": 0}).start()
    dive(evening)
    first = log_of(evening, 0)
    assert "LevelChecked" in kinds(first)
    dive(evening)
    again = log_of(evening, 0)

    newest = evening.messages[0][-1]["step"]
    assert kinds(again).count("BoardsRevealed") == 2
    for line in again:
        assert line["step"] == newest or "LevelChecked" not in kinds([line])
    assert log_of(evening, 0) == log_of_fold(evening, 0)


def log_of_fold(evening: Evening, viewer: Viewer) -> Any:
    """The same from the log of the table: after a restart, or at another server."""
    evening.table = load_table(evening.log)
    return log_of(evening, viewer)


def test_a_browser_that_stays_open_is_told_what_to_forget() -> None:
    """[T-6.9]"""
    evening = Evening("dive", 2, {"close_delay": 0}).start()
    for _ in range(2):
        dive(evening)

    fleeting = {"LevelChecked", "Helped"}
    for step in evening.messages[0]:
        events = step.get("events", [])
        marked = {events[at]["type"] for at in step.get("fleeting", ())}
        assert marked == {event["type"] for event in events} & fleeting


def test_whoever_missed_two_dives_is_told_the_cards_of_the_last() -> None:
    """[T-6.9]"""
    evening = Evening("dive", 2, {"close_delay": 0}).start()
    begun = evening.table.newest[0]
    for _ in range(2):
        dive(evening)

    steps = missed(evening.log, 0, begun)
    told = msgspec.json.decode(steps_text(steps, evening.documents[0]))

    shown = [one["step"] for one in told if "LevelChecked" in kinds([one])]
    assert shown == [one["step"] for one in told if "fleeting" in one]
    assert len(shown) == 1
    assert kinds(told).count("BoardsRevealed") == 2


def test_with_a_history_of_cards_nothing_is_forgotten() -> None:
    """[T-6.9] (D-Q44)"""
    evening = Evening("dive", 2, {"close_delay": 0, "card_history": True}).start()
    for _ in range(2):
        dive(evening)

    assert log_of(evening, 0) == kept_of(evening, 0)
    assert all("fleeting" not in line for line in log_of(evening, 0))
