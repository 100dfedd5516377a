"""Who is told what: chat, secrets, looking on, and coming back. Chapters 5, 6 and 8."""

from copy import deepcopy
from random import Random

import msgspec
import pytest

from divetable.core.codec import Json
from divetable.core.patches import patched
from divetable.games import GAMES
from divetable.games.dive.actions import Ready, SaveDraft
from divetable.games.dive.programs import Program
from divetable.tables import refusals
from divetable.tables.commands import Change, Lend, Say, Take
from divetable.tables.entries import AnyEntry, Opened, Said, decode, encode
from divetable.tables.names import LONGEST_TEXT
from divetable.tables.news import said
from divetable.tables.resumption import missed, steps_text
from divetable.tables.shown import PUBLIC
from divetable.tables.steps import StreamStep
from tests.tables.evening import NOON, Evening

ONE, TWO = Program(("5",)), Program(("5", "4"))


def test_those_who_hold_a_seat_may_chat() -> None:
    """[T-5.1]"""
    evening = Evening().sit()
    evening.do(1, Say, seat=1, text=" mind the\nshark ")
    news = {"type": "Said", "seat": 1, "text": "mind the shark", "at": NOON}

    for viewer in evening.viewers:
        assert evening.messages[viewer][-1]["news"] == news
        assert evening.messages[viewer][-1]["changes"] == []
    assert [said(entry) for entry in evening.table.chat] == [news]
    evening.refused(refusals.NOT_YOUR_SEAT, 3, Say, seat=1, text="me too")


def test_a_table_may_play_without_chat() -> None:
    """[T-5.1]"""
    Evening(chat=False).sit().refused(refusals.CHAT_OFF, 0, Say, seat=0, text="hello")


@pytest.mark.parametrize("text", ["", " \n", "\u202e", "x" * (LONGEST_TEXT + 1)])
def test_a_message_can_be_read(text: str) -> None:
    """[T-5.2]"""
    error = Evening().sit().refused(refusals.BAD_TEXT, 0, Say, seat=0, text=text)

    assert error.facts == {"most": LONGEST_TEXT}


def test_the_longest_message_is_taken() -> None:
    """[T-5.2]"""
    evening = Evening().sit()
    evening.do(0, Say, seat=0, text="x" * LONGEST_TEXT)

    assert len(evening.table.chat[-1].text) == LONGEST_TEXT


def test_the_public_sees_what_is_public_and_may_do_nothing() -> None:
    """[T-6.1]"""
    evening = Evening("dive").start()
    evening.act(0, SaveDraft(TWO))
    evening.act(0, Ready(ONE))
    document = evening.documents[PUBLIC]

    assert document["choices"] == []
    assert document["since"] == 0
    assert document["view"]["seat"] is None
    assert document["view"]["my_draft"] is None
    assert evening.documents[0]["view"]["my_draft"]["levels"] == ["5"]


def test_everybody_sees_who_is_waited_for() -> None:
    evening = Evening("dive", 3)
    assert evening.documents[PUBLIC]["table"]["awaited"] == []
    evening.start()
    assert evening.documents[PUBLIC]["table"]["awaited"] == [0, 1, 2]

    evening.act(1, Ready(ONE))

    for viewer in evening.viewers:
        assert evening.documents[viewer]["table"]["awaited"] == [0, 2]


@pytest.mark.parametrize(
    ("game", "options", "secrets"),
    [
        ("dive", {}, True),
        ("scuba", {"hidden_scores": True}, True),
        ("scuba", {"hidden_scores": False}, False),
        ("divers", {"size": 8}, False),
    ],
)
def test_a_table_says_whether_there_is_anything_to_hide(
    game: str, options: dict[str, object], secrets: bool
) -> None:
    evening = Evening(game, options=options)
    assert not evening.documents[PUBLIC]["table"]["secrets"]

    assert evening.start().documents[PUBLIC]["table"]["secrets"] == secrets


def test_of_a_draft_others_are_told_nothing_at_all() -> None:
    """[T-1.3] No message, no number, no change."""
    evening = Evening("dive", 3).start()
    told = dict(evening.table.newest)
    documents = {viewer: evening.fresh(viewer) for viewer in (PUBLIC, 1, 2)}
    counts = {viewer: len(evening.messages[viewer]) for viewer in (PUBLIC, 1, 2)}
    for program in (ONE, TWO, ONE):
        evening.act(0, SaveDraft(program))

    assert evening.table.newest == {**told, 0: told[0] + 3}
    assert {viewer: evening.fresh(viewer) for viewer in documents} == documents
    assert {viewer: len(evening.messages[viewer]) for viewer in counts} == counts


def test_secrets_of_the_table_are_in_no_document() -> None:
    """[T-7.1] Neither seed nor salt nor codes nor devices, until the game is over."""
    evening = Evening("dive").start()
    shown = repr([evening.fresh(viewer) for viewer in evening.viewers])
    assert evening.table.shown.seal

    for secret in ("'seed': 'seed'", "'salt': 'salt'", "device", "replay-link"):
        assert secret not in shown


def test_a_seat_lends_its_eyes_and_takes_them_back() -> None:
    """[T-6.3]"""
    evening = Evening().start()
    evening.do(1, Lend, seat=1, on=True)
    assert [seat.lent for seat in evening.table.seats] == [False, True]
    told = dict(evening.table.newest)
    evening.do(1, Lend, seat=1, on=True)
    assert evening.table.newest == told
    evening.do(1, Lend, seat=1, on=False)

    assert not evening.table.seats[1].lent


def test_whoever_comes_back_is_sent_what_they_missed() -> None:
    """[T-2.5] To the letter; and nothing to whoever missed nothing."""
    evening = Evening("dive", 3).start()
    evening.act(0, SaveDraft(ONE))
    evening.act(1, Ready(ONE))
    evening.act(0, Ready(TWO))

    for viewer in evening.viewers:
        messages = evening.messages[viewer]
        for after in range(1, len(messages) + 2):
            assert [told.json() for told in missed(evening.log, viewer, after)] == messages[
                after - 1 :
            ]
    assert len(evening.messages[0]) == len(evening.messages[1]) + 1


def test_a_seat_that_was_not_there_has_missed_nothing_before() -> None:
    """[T-8.1] The host took it away and put it back: what came before is another's."""
    evening = Evening("scuba", 3).sit()
    evening.do(0, Change, seats=2, options={})
    evening.do(0, Change, seats=3, options={})
    begun = evening.table.newest[2]
    evening.do(2, Take, seat=2, name="Cas")

    assert [told.step for told in missed(evening.log, 2, 0)] == [begun + 1]
    assert [told.json() for told in missed(evening.log, 2, begun)] == evening.messages[2]
    assert missed(evening.log, 9, 0) == []


def test_entries_without_news_have_none() -> None:
    evening = Evening().start()

    assert "news" not in evening.messages[0][-1]


def test_a_log_is_read_as_it_was_written_and_defaults_cost_nothing() -> None:
    entry: AnyEntry = Said(at=NOON, seat=0, text="hello")
    assert decode(encode(entry)) == entry
    opened = Evening().log[0]
    assert isinstance(opened, Opened)
    assert b"rematch_of" not in encode(opened)


def forgotten(steps: list[StreamStep]) -> list[Json]:
    """As a client that was told them one by one knows them in the end. [T-6.9]"""
    told = [one.json() for one in steps]
    dives = [one for one in told if "fleeting" in one]
    for earlier in dives[:-1]:
        events = enumerate(earlier["events"])
        earlier["events"] = [event for at, event in events if at not in earlier["fleeting"]]
    return told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_steps_that_are_sent_together_lead_to_the_same_document(game: str) -> None:
    """Wherever somebody went away; and what is replaced again is sent once. [T-2.5]"""
    evening, rng = Evening(game).start(), Random(5)
    at: dict[int, Json] = {}
    for _ in range(40):
        if evening.table.phase != "playing":
            break
        at[evening.table.newest[0]] = deepcopy(evening.documents[0])
        evening.play_clocks()
        for seat in sorted(evening.table.waits_for):
            evening.act(seat, evening.table.game.actions(evening.table.state, seat).sample(rng))
            break
    together, alone = 0, 0
    for step, document in at.items():
        steps = missed(evening.log, 0, step)
        text = steps_text(steps, evening.documents[0])
        told = msgspec.json.decode(text)
        for one in told:
            document = patched(document, one["changes"])
        assert document == evening.documents[0]
        assert [one.get("events") for one in told] == [
            one.get("events") for one in forgotten(steps)
        ]
        together += len(text)
        alone += sum(len(one.text()) for one in steps)
    assert together < 0.9 * alone
