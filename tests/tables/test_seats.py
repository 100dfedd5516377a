"""Who sits where, before the start. Chapter 1 of the house rules."""

from typing import Any

import pytest

from divetable.core.errors import BadOptions, RulesError
from divetable.games import GAMES
from divetable.tables import refusals
from divetable.tables.commands import (
    Act,
    Answer,
    Ask,
    Bot,
    Change,
    Free,
    Lend,
    Resign,
    Say,
    Start,
    Take,
)
from divetable.tables.entries import Closed, LinkMade, Moved
from divetable.tables.names import LONGEST_NAME, clean, read_name
from divetable.tables.opening import open_table, read_settings
from divetable.tables.settings import Settings
from tests.tables.evening import NOON, Evening, device

EVERY_GAME_AND_SIZE = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME_AND_SIZE)
def test_a_table_has_as_many_seats_as_the_game_allows(game: str, seats: int) -> None:
    """[T-1.1]"""
    options: dict[str, Any] = {"size": 8} if game == "divers" else {}
    evening = Evening(game, seats, options).start()

    assert len(evening.table.seats) == seats
    assert evening.table.phase == "playing"


@pytest.mark.parametrize(("game", "seats"), [("scuba", 1), ("dive", 5), ("divers", 0)])
def test_no_table_is_larger_or_smaller_than_the_game(game: str, seats: int) -> None:
    """[T-1.1] [T-8.1]"""
    with pytest.raises(BadOptions) as caught:
        Evening(game, seats)
    assert caught.value.refusal == refusals.BAD_SETTINGS


def test_options_of_the_game_are_checked_on_opening() -> None:
    with pytest.raises(RulesError, match=r"D-2\.5"):
        open_table("dive", 2, {"wings": True}, Settings(), "host", {}, NOON)


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.table.seats]


def test_bots_are_called_by_their_names_and_told_apart() -> None:
    """[T-1.5]"""
    evening = Evening(seats=4)
    for seat in (1, 2, 3):
        evening.do(0, Bot, seat=seat, level="novice")
    assert names(evening) == ["", "Coco", "Coco 2", "Coco 3"]

    evening.do(0, Free, seat=2)
    evening.do(0, Bot, seat=2, level="novice")
    assert names(evening) == ["", "Coco", "Coco 2", "Coco 3"]
    assert {seat.level for seat in evening.table.seats[1:]} == {"novice"}


def test_a_bot_is_not_taken_for_a_person_of_that_name() -> None:
    evening = Evening(seats=3)
    evening.do(1, Take, seat=1, name="coco")
    evening.do(0, Bot, seat=0, level="novice")
    evening.do(0, Bot, seat=2, level="random")

    assert names(evening) == ["Coco 2", "coco", "Bot 3"]


def test_a_seat_is_open_then_held_then_open_again() -> None:
    """[T-1.1]"""
    evening = Evening()
    evening.do(1, Take, seat=1, name="Bea")
    assert [seat.kind for seat in evening.table.seats] == ["open", "person"]
    assert evening.table.seats[1].name == "Bea"
    assert evening.table.seats_of(device(1)) == [1]

    evening.refused(refusals.SEAT_TAKEN, 0, Take, seat=1, name="Ada")
    evening.refused(refusals.NO_SUCH_SEAT, 0, Take, seat=2, name="Ada")
    evening.refused(refusals.SEAT_FREE, 0, Free, seat=0)
    evening.do(1, Free, seat=1)

    assert evening.table.seats[1].kind == "open"
    assert evening.table.seats_of(device(1)) == []


@pytest.mark.parametrize("name", ["", "  ", "\u202e\u200b", "x" * (LONGEST_NAME + 1), "\u200d"])
def test_a_name_can_be_read(name: str) -> None:
    """[T-1.2]"""
    error = Evening().refused(refusals.BAD_NAME, 0, Take, seat=0, name=name)

    assert error.facts == {"most": LONGEST_NAME}


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        (" Ada \n Lovelace ", "Ada Lovelace"),
        ("e\u0301va", "\u00e9va"),
        ("\u202eabc", "abc"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_as_one_sees_it(typed: str, read: str) -> None:
    """[T-1.2]"""
    assert read_name(typed) == read
    assert clean(read) == read


def test_only_the_device_that_took_a_seat_acts_for_it() -> None:
    """[T-1.3]"""
    evening = Evening().start()
    wishes: list[tuple[type[Any], dict[str, Any]]] = [
        (Act, {"step": 9, "action": {}}),
        (Say, {"text": "hello"}),
        (Ask, {"what": "pause"}),
        (Answer, {"what": "pause", "agree": True}),
        (Lend, {"on": True}),
        (Resign, {}),
    ]
    for kind, facts in wishes:
        for seat in (1, 7):
            evening.refused(refusals.NOT_YOUR_SEAT, 0, kind, seat=seat, **facts)


def test_nobody_holds_a_seat_that_nobody_took() -> None:
    """[T-1.3] An open seat and a bot's have no device; to have none is not to have theirs."""
    evening = Evening()
    evening.do(0, Bot, seat=1, level="random")
    for seat in (0, 1):
        with pytest.raises(RulesError) as caught:
            evening.decide("", Say(id="1", table="t", seat=seat, text="boo"))
        assert caught.value.refusal == refusals.NOT_YOUR_SEAT


def test_one_device_may_hold_several_seats() -> None:
    """[T-1.3]"""
    evening = Evening()
    evening.do(0, Take, seat=0, name="Ada")
    evening.do(0, Take, seat=1, name="Bea")
    evening.do(0, Start)

    assert evening.table.seats_of(device(0)) == [0, 1]
    evening.do(0, Say, seat=1, text="hello")


def test_the_host_lays_the_table_and_nobody_else() -> None:
    """[T-1.4]"""
    evening = Evening().sit()
    laid: dict[str, Any] = {
        "seats": 3,
        "options": {"decompression": True},
        "settings": Settings(chat=False),
    }
    evening.refused(refusals.ONLY_THE_HOST, 1, Change, **laid)
    evening.refused(refusals.ONLY_THE_HOST, 1, Bot, seat=1, level="random")
    evening.refused(refusals.ONLY_THE_HOST, 1, Free, seat=0)
    evening.refused(refusals.ONLY_THE_HOST, 1, Start)

    evening.do(0, Change, **laid)

    assert [seat.kind for seat in evening.table.seats] == ["person", "person", "open"]
    assert evening.table.shown.options == {"decompression": True}
    assert evening.table.shown.settings["chat"] is False
    assert evening.table.settings == Settings(chat=False)

    evening.do(0, Free, seat=1)
    assert evening.table.seats[1].kind == "open"


def test_seats_come_and_go_with_those_who_sit_there() -> None:
    """[T-1.4] Who looked on all the time has followed it."""
    evening = Evening("scuba", 4).sit()
    evening.do(0, Change, seats=2, options={})
    assert evening.table.seats_of(device(3)) == []
    evening.do(0, Change, seats=3, options={})

    assert [seat.kind for seat in evening.table.seats] == ["person", "person", "open"]
    evening.start()
    for viewer in evening.viewers:
        assert evening.documents[viewer] == evening.fresh(viewer)


def test_settings_that_do_not_fit_are_refused() -> None:
    """[T-8.1]"""
    evening = Evening()
    by_days = Settings(pace="correspondence")
    evening.refused(refusals.BAD_SETTINGS, 0, Change, seats=2, options={}, settings=by_days)
    evening.refused(refusals.BAD_SETTINGS, 0, Change, seats=9, options={})
    with pytest.raises(BadOptions, match="move_seconds"):
        read_settings({"move_seconds": -1})
    assert read_settings({"move_seconds": 5}) == Settings(move_seconds=5)


def test_a_bot_takes_a_seat_where_the_game_allows_it() -> None:
    """[T-1.5]"""
    evening = Evening("dive", 3)
    evening.do(0, Bot, seat=1, level="random")
    assert evening.table.seats[1].kind == "bot"
    assert evening.table.seats[1].level == "random"
    assert evening.table.played_by_bots == (1,)

    evening.refused(refusals.SEAT_TAKEN, 0, Bot, seat=1, level="random")
    error = evening.refused(refusals.NO_SUCH_LEVEL, 0, Bot, seat=2, level="genius")
    assert error.facts == {"given": "genius", "known": "random, novice"}
    evening.do(0, Free, seat=1)
    evening.do(0, Change, seats=3, options={"bots": "off"})
    evening.refused(refusals.NO_BOTS, 0, Bot, seat=1, level="random")


def test_bots_do_not_stay_where_the_host_has_ruled_them_out() -> None:
    """[T-1.5]"""
    evening = Evening("dive")
    evening.do(0, Bot, seat=1, level="random")
    evening.do(0, Take, seat=0, name="Ada")
    evening.do(0, Change, seats=2, options={"bots": False})

    evening.refused(refusals.NO_BOTS, 0, Start)


def test_a_seat_moves_to_another_device_once() -> None:
    """[T-1.6] The server opens the link; nobody else at the table hears of it."""
    evening = Evening().start()
    told = dict(evening.table.newest)
    evening.add(LinkMade(at=NOON, seat=1, code="hash"))
    assert evening.table.seating.links == {"hash": 1}
    evening.add(Moved(at=NOON, seat=1, device="phone", code="hash"))

    assert evening.table.seating.links == {}
    assert evening.table.seats_of("phone") == [1]
    assert evening.table.newest == told
    evening.refused(refusals.NOT_YOUR_SEAT, 1, Say, seat=1, text="still me?")


def test_seats_are_taken_left_and_swapped_only_before_the_start() -> None:
    """[T-2.1]"""
    evening = Evening().start()
    evening.refused(refusals.HAS_STARTED, 0, Take, seat=0, name="Ada")
    evening.refused(refusals.HAS_STARTED, 0, Free, seat=1)
    evening.refused(refusals.HAS_STARTED, 0, Bot, seat=1, level="random")
    evening.refused(refusals.HAS_STARTED, 0, Change, seats=2, options={})
    evening.refused(refusals.HAS_STARTED, 0, Start)
    evening.refused(refusals.HAS_STARTED, 0, Ask, what="swap", seat=0, to=1)


def test_the_game_starts_with_every_seat_held_and_a_person_among_them() -> None:
    """[T-2.2]"""
    evening = Evening()
    evening.do(0, Bot, seat=1, level="random")
    assert evening.refused(refusals.EMPTY_SEATS, 0, Start).facts == {"seats": [0]}
    evening.do(0, Bot, seat=0, level="random")
    evening.refused(refusals.NOBODY_PLAYS, 0, Start)
    evening.do(0, Free, seat=0)
    evening.do(0, Take, seat=0, name="Ada")
    evening.do(0, Start)

    assert evening.table.phase == "playing"


def test_at_a_closed_table_nothing_is_done() -> None:
    """[T-8.3]"""
    evening = Evening().start()
    evening.add(Closed(at=NOON))

    assert evening.table.phase == "closed"
    evening.refused(refusals.CLOSED, 0, Say, seat=0, text="hello?")
    assert evening.documents[0] == evening.fresh(0)


def with_link() -> Evening:
    """Seat 1 has made a link to itself."""
    evening = Evening("scuba", 3).sit()
    evening.add(LinkMade(at=NOON, seat=1, code="hash"))
    assert evening.table.seating.links == {"hash": 1}
    return evening


def left(evening: Evening) -> None:
    evening.do(1, Free, seat=1)


def freed_by_the_host(evening: Evening) -> None:
    evening.do(0, Free, seat=1)


def given_to_a_bot(evening: Evening) -> None:
    evening.do(0, Free, seat=1)
    evening.do(0, Bot, seat=1, level="random")


def swapped(evening: Evening) -> None:
    evening.ask(1, "swap", to=2)
    evening.ask_all("swap")


def moved_by_another_link(evening: Evening) -> None:
    evening.add(LinkMade(at=NOON, seat=1, code="another"))
    evening.add(Moved(at=NOON, seat=1, device="phone", code="another"))


def taken_away(evening: Evening) -> None:
    evening.do(0, Change, seats=2, options={})
    evening.do(0, Change, seats=3, options={})


HANDED_ON = (left, freed_by_the_host, given_to_a_bot, swapped, moved_by_another_link)


@pytest.mark.parametrize("hand_on", HANDED_ON)
def test_a_link_dies_with_the_holding_it_was_made_under(hand_on: Any) -> None:
    """[T-1.6] Whoever sits there next is safe, also after the start."""
    evening = with_link()
    hand_on(evening)

    assert "hash" not in evening.table.seating.links
    evening.sit().do(0, Start)
    assert "hash" not in evening.table.seating.links


def test_a_link_dies_with_its_seat() -> None:
    """[T-1.6]"""
    evening = Evening("scuba", 3).sit()
    evening.add(LinkMade(at=NOON, seat=2, code="hash"))
    taken_away(evening)

    assert evening.table.seating.links == {}


def test_a_link_lives_while_its_maker_sits_there() -> None:
    """[T-1.6] Through the start, and whatever others do."""
    evening = with_link()
    evening.do(2, Free, seat=2)
    evening.sit().do(0, Start)

    assert evening.table.seating.links == {"hash": 1}
