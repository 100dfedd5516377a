"""The record of a finished game: written, read, seen through anyone's eyes, verified. Chapter 7."""

import json
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.core.patches import patched
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.games.dive.actions import Ready
from divetable.games.dive.programs import Program
from divetable.tables import refusals
from divetable.tables.beginnings import seal
from divetable.tables.commands import Resign
from divetable.tables.decisions import resolve
from divetable.tables.entries import Closed
from divetable.tables.records import (
    Eyes,
    Record,
    check_follows,
    differences,
    frames,
    is_sealed,
    read_record,
    record,
    replay,
    write_record,
)
from divetable.tables.steps import StepRecord
from divetable.tables.table import load_table
from tests.tables.evening import NOON, Evening, sent

every_game = pytest.mark.parametrize("game", GAMES)
OPTIONS: dict[str, dict[str, Any]] = {
    "dive": {"companions": True, "close_delay": 0},
    "divers": dict(GAMES["divers"].variants["puddle"]),
}


@cache
def finished(game: str) -> Evening:
    """A game that random players played for a while; then all but one gave up."""
    evening = Evening(game, 2, OPTIONS.get(game, {})).start()
    rng = Random(game)
    for _ in range(40):
        evening.play_clocks()
        if evening.table.phase != "playing":
            break
        seat = rng.choice(evening.waited_for)
        evening.act(seat, evening.table.game.actions(evening.table.state, seat).sample(rng))
    for seat in list(evening.table.persons):
        if evening.table.phase == "playing":
            evening.do(seat, Resign, seat=seat)
    assert evening.table.phase == "over"
    return evening


def changed(game: str, **parts: Any) -> Record:
    return msgspec.structs.replace(record(finished(game).table), **parts)


def with_step(kept: Record, at: int, **parts: Any) -> Record:
    steps = list(kept.steps)
    steps[at] = msgspec.structs.replace(steps[at], **parts)
    return msgspec.structs.replace(kept, steps=steps)


@every_game
def test_a_record_is_a_file_that_is_read_again(game: str) -> None:
    """[T-7.1]"""
    table = finished(game).table
    kept = record(table)
    data = write_record(kept)

    assert read_record(data) == kept
    assert json.loads(data)["steps"][0]["number"] == 1
    lines = data.decode().splitlines()
    assert sum(line.startswith('    {"number":') for line in lines) == len(kept.steps)
    assert list(differences(kept)) == []
    assert is_sealed(kept)
    assert kept.names == ["Diver 0", "Diver 1"]
    assert kept.result is not None


@every_game
def test_a_record_tells_nothing_of_devices_and_links(game: str) -> None:
    """[T-1.3]"""
    data = write_record(record(finished(game).table)).decode()

    assert "device" not in data
    assert "replay-link" not in data


@every_game
def test_the_record_of_a_running_game_is_refused(game: str) -> None:
    """[T-7.1]"""
    evening = Evening(game)
    assert_refused(refusals.NOT_OVER, lambda: record(evening.table))
    evening.start()
    assert_refused(refusals.NOT_OVER, lambda: record(evening.table))
    evening.ask(0, "pause")
    evening.ask_all("pause")
    assert_refused(refusals.NOT_OVER, lambda: record(evening.table))
    evening.add(Closed(at=NOON))
    assert_refused(refusals.NOT_OVER, lambda: record(evening.table))


def test_the_record_of_a_closed_table_is_kept_if_the_game_was_over() -> None:
    """[T-7.1]"""
    table = load_table([*finished("dive").log, Closed(at=NOON)], keep_steps=True)

    assert record(table) == record(finished("dive").table)
    assert_refused(refusals.NOT_OVER, lambda: record(load_table(finished("dive").log)))


def assert_refused(refusal: object, what: Callable[[], object]) -> RulesError:
    with pytest.raises(RulesError) as caught:
        what()
    assert caught.value.refusal == refusal
    return caught.value


def test_the_seed_is_sealed_from_the_start_and_opened_at_the_end() -> None:
    """[T-7.1]"""
    evening = Evening("dive").start()
    shown = evening.documents[1]["table"]
    assert shown["seal"] == seal("seed", "salt")
    assert shown["seed"] == shown["salt"] == shown["replay"] == ""
    evening.do(0, Resign, seat=0)

    shown = evening.documents[1]["table"]
    assert (shown["seed"], shown["salt"], shown["replay"]) == ("seed", "salt", "replay-link")


# Seeing it again


@every_game
@pytest.mark.parametrize("eyes", [0, 1, "public", "all"])
def test_a_replay_shows_what_one_saw_then(game: str, eyes: Eyes) -> None:
    """[T-7.1]"""
    kept, rules = record(finished(game).table), GAMES[game]
    shown = sent(replay(kept, eyes))
    document, state = shown["document"], rules.start(2, kept.options, kept.seed)

    assert len(shown["steps"]) == len(kept.steps)
    for step, told in zip(kept.steps, shown["steps"], strict=True):
        done = rules.apply(state, Seat(step.seat), rules.read_action(step.action))
        state = done.state
        document = patched(document, told["changes"])
        seat = None if eyes == "public" else eyes
        seen = state if eyes == "all" else rules.view(state, seat)  # type: ignore[arg-type]
        assert document == sent(dump(seen)), f"step {step.number}"
        events = [
            event if eyes == "all" else rules.seen_by(event, seat)  # type: ignore[arg-type]
            for event in done.events
        ]
        assert told["events"] == [sent(dump(event)) for event in events if event is not None]
    assert shown["result"] == kept.result


@pytest.mark.parametrize("eyes", [-1, 2])
def test_there_are_no_other_eyes(eyes: int) -> None:
    """[T-1.1]"""
    assert_refused(refusals.NO_SUCH_SEAT, lambda: replay(record(finished("dive").table), eyes))


@every_game
def test_a_record_of_older_rules_is_told_by_its_events(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[T-7.2] It need not follow from the rules of today."""
    kept, old = record(finished(game).table), GAMES[game]
    told = [replay(kept, eyes) for eyes in (0, "public", "all")]

    def apply(*_: Any) -> Any:
        raise AssertionError("decided again")

    newer = replace(old, rules_version=old.rules_version + 1, apply=apply)
    monkeypatch.setitem(GAMES, game, newer)
    assert [replay(read_record(write_record(kept)), eyes) for eyes in (0, "public", "all")] == told
    assert [frame.number for frame in frames(kept)] == list(range(len(kept.steps) + 1))


def test_what_events_tell_only_since_then_is_not_missed_in_a_record() -> None:
    """[T-7.2] But nothing else may be left out, and nothing may be told otherwise."""
    kept = record(finished("dive").table)
    at = len(kept.steps) - 1
    *before, ended = kept.steps[at].events
    assert ended["type"] == "GameEnded"

    def told(**parts: Any) -> Record:
        return with_step(kept, at, events=[*before, {**ended, **parts}])

    old = {name: part for name, part in ended.items() if name != "chief"}
    assert list(differences(with_step(kept, at, events=[*before, old]))) == []
    assert [frame.number for frame in frames(with_step(kept, at, events=[*before, old]))]
    assert list(differences(told(chief=7))) == [(at + 1, "other events")]
    assert list(differences(told(wings=2))) == [(at + 1, "other events")]
    nameless = {name: part for name, part in ended.items() if name != "result"}
    fake = with_step(kept, at, events=[*before, nameless])
    assert list(differences(fake)) == [(at + 1, "other events")]


# Records that are none


@every_game
def test_whatever_is_changed_in_a_record_is_found(game: str) -> None:
    """[T-7.2] But for names, and whether a bot stood in: nothing follows from these."""
    kept = record(finished(game).table)
    at = len(kept.steps) // 2
    step = kept.steps[at]
    assert step.events
    assert kept.result is not None
    wrong = {
        "result": changed(game, result=None),
        "scores": changed(game, result={**kept.result, "scores": [99, 99]}),
        "seed": changed(game, seed="another"),
        "steps missing": changed(game, steps=kept.steps[:-1]),
        "steps in excess": changed(game, steps=[*kept.steps, kept.steps[-1]]),
        "no steps": changed(game, steps=[]),
        "order": changed(game, steps=[*kept.steps[1:], kept.steps[0]]),
        "number": with_step(kept, at, number=at),
        "seat": with_step(kept, at, seat=1 - step.seat if step.seat >= 0 else 0),
        "no such seat": with_step(kept, at, seat=99),
        "action": with_step(kept, at, action={"type": "Fly"}),
        "events": with_step(kept, at, events=step.events[:-1]),
        "agenda": with_step(kept, at, agenda=[*(step.agenda or []), {"type": "Another"}]),
    }
    for name, fake in wrong.items():
        assert list(differences(fake)), name
        assert_refused(refusals.RECORD_DIFFERS, partial(check_follows, fake))
        assert_refused(refusals.RECORD_DIFFERS, partial(replay, fake, "all"))
    for name in ("seal", "seed", "salt"):
        assert not is_sealed(changed(game, **{name: "0"})), name
    assert not is_sealed(changed(game, seal=""))


FILES: dict[str, Callable[[dict[str, Any]], object]] = {
    "format": lambda it: it.update(format="chess"),
    "no version": lambda it: it.update(version=0),
    "version to come": lambda it: it.update(version=2),
    "game": lambda it: it.update(game="chess"),
    "rules to come": lambda it: it.update(rules=99),
    "no rules": lambda it: it.update(rules=0),
    "too many seats": lambda it: it.update(seats=9, names=["x"] * 9),
    "names": lambda it: it.update(names=["x"]),
    "options": lambda it: it.update(options={"wings": True}),
    "no options": lambda it: it.pop("options"),
    "seed": lambda it: it.update(seed=7),
    "steps": lambda it: it.update(steps=[1]),
    "events": lambda it: it["steps"][0].update(events=["boo"]),
}


@every_game
@pytest.mark.parametrize("what", FILES)
def test_a_file_that_is_no_record_is_refused(game: str, what: str) -> None:
    """[T-7.2]"""
    document = json.loads(write_record(record(finished(game).table)))
    FILES[what](document)

    error = assert_refused(refusals.BAD_RECORD, lambda: read_record(json.dumps(document).encode()))
    assert error.facts["problem"]


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"null", b"[]"])
def test_bytes_that_are_nothing_are_refused(data: bytes) -> None:
    """[T-7.2] [T-8.1]"""
    assert_refused(refusals.BAD_RECORD, lambda: read_record(data))


@every_game
def test_nonsense_in_old_events_is_refused_and_never_breaks_the_server(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[T-7.2] Numbers, names and order in a record of older rules may be anything."""
    kept, rng, old = record(finished(game).table), Random(5), GAMES[game]
    monkeypatch.setitem(GAMES, game, replace(old, rules_version=old.rules_version + 1))
    met: set[object] = set()
    for _ in range(40):
        fake = with_nonsense(kept, rng)
        try:
            replay(fake, rng.choice((0, 1, "public", "all")))
        except RulesError as error:
            met.add(error.refusal)
    assert met == {refusals.RECORD_DIFFERS}


def test_a_state_that_cannot_be_looked_at_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """[T-7.2]"""

    def view(*_: Any) -> Any:
        raise IndexError

    kept = record(finished("dive").table)
    monkeypatch.setitem(GAMES, "dive", replace(GAMES["dive"], view=view))
    assert_refused(refusals.RECORD_DIFFERS, lambda: replay(kept, 0))


def with_nonsense(kept: Record, rng: Random) -> Record:
    """Some things in the events of some steps are something else."""
    steps: list[StepRecord] = []
    for step in kept.steps:
        events = json.loads(json.dumps(step.events))
        if events and rng.random() < 0.2:
            event = rng.choice(events)
            name = rng.choice(sorted(event))
            event[name] = rng.choice((-99, 10**6, "boo", None, [], event[name], {"type": "Boo"}))
        steps.append(msgspec.structs.replace(step, events=events))
    return msgspec.structs.replace(kept, steps=steps)


def test_what_is_taken_back_is_not_in_the_record() -> None:
    """[T-3.3] [T-7.1]"""
    evening = Evening("scuba").start()
    seat = evening.waited_for[0]
    evening.act(seat, evening.any_action(seat))
    evening.ask(seat, "undo")
    if evening.table.request("undo"):
        evening.ask_all("undo")
    assert evening.table.steps == []

    for at in (0, 1):
        evening.do(at, Resign, seat=at)
    kept = record(evening.table)
    assert [step.action["type"] for step in kept.steps] == ["Leave", "Leave"]
    assert list(differences(kept)) == []


THOUGHT = {"level": "master", "action": {}, "alternatives": [], "belief": {"6": 0.5}}


def with_a_thought(**settings: Any) -> Evening:
    """A bot moves once, and then somebody gives up."""
    evening = Evening("divers", 2, **settings).start()
    table = evening.table
    seat = min(table.waits_for)
    action = table.game.actions(table.state, seat).sample(Random(1))
    evening.add(*resolve(table, seat, action, evening.now, thought=THOUGHT))
    return evening


def test_the_record_says_what_was_taken_back_by_consent_and_that_it_was_practice() -> None:
    """[T-3.5] What taught nobody anything is as if it had never been."""
    evening = Evening("dive", 2, {"close_delay": 0}, practice=True).start()
    evening.act(0, Ready(Program(("5",))))
    evening.ask(0, "undo")
    evening.act(0, Ready(Program(("4",))))
    evening.act(1, Ready(Program(("5",))))
    evening.play_clocks()
    evening.ask(1, "undo")
    evening.ask_all("undo")
    evening.do(0, Resign, seat=0)
    kept = read_record(write_record(record(evening.table)))

    assert kept.practice
    assert [(one.seat, one.after, one.steps) for one in kept.taken_back] == [(1, 1, 1)]
    shown = replay(kept, "public")
    assert shown["practice"]
    assert shown["taken_back"] == [{"seat": 1, "after": 1, "steps": 1}]
    assert record(load_table(evening.log, keep_steps=True)) == record(evening.table)


def test_what_a_bot_thought_is_shown_when_the_game_is_over() -> None:
    """[T-6.7]"""
    evening = with_a_thought()
    assert "belief" not in json.dumps(evening.messages)

    evening.do(0, Resign, seat=0)

    told = [step.get("thought") for step in replay(record(evening.table), "public")["steps"]]
    assert told[0] == THOUGHT
    assert not any(told[1:])
    assert "belief" not in json.dumps(evening.messages)


def test_bots_say_at_once_what_they_thought_if_the_table_chose_so() -> None:
    """[T-6.7]"""
    evening = with_a_thought(bots_explain=True)

    said = [{"seat": evening.table.takeback.recent[-1].seat, "thought": THOUGHT}]
    for messages in evening.messages.values():
        assert messages[-1]["news"] == {"type": "Explained", "thoughts": said}


def ready(evening: Evening, seat: int, thought: Any = None) -> None:
    """Lay out air 1 behind the screen, and declare to be ready."""
    action = Ready(Program(("1",)))
    evening.add(*resolve(evening.table, Seat(seat), action, evening.now, thought=thought))


def test_bots_say_nothing_about_boards_that_are_secret() -> None:
    """Else everybody would know what to beat. [T-6.7] [D-2.9]"""
    evening = Evening("dive", 3, options={"close_delay": 0}, bots_explain=True).start()

    for seat in (0, 1):
        ready(evening, seat, THOUGHT)
        assert "belief" not in json.dumps(evening.messages)
    ready(evening, 2)

    said = [{"seat": seat, "thought": THOUGHT} for seat in (0, 1)]
    for messages in evening.messages.values():
        assert [one["news"] for one in messages if "news" in one] == [
            {"type": "Explained", "thoughts": said}
        ]


def test_bots_do_not_speak_of_what_was_taken_back() -> None:
    """[T-3.3] [T-6.7]"""
    evening = Evening("dive", 2, options={"close_delay": 0}, bots_explain=True).start()
    ready(evening, 0, THOUGHT)
    evening.ask(0, "undo")
    if evening.table.request("undo"):
        evening.ask_all("undo")
    for seat in (0, 1):
        ready(evening, seat)

    assert "belief" not in json.dumps(evening.messages)
