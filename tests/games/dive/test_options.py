"""What a table may choose. [D-2.5]"""

from typing import Any

import pytest

from divetable.core.errors import BadOptions, Refusal
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.options import Options, read_options
from divetable.games.dive.start import start
from tests.games.dive.tables import ANN, BEA, CAT, dive, ready, sea


def test_the_defaults_are_those_of_section_8() -> None:
    """Everything off, the pauses as written. [D-2.5]"""
    options = read_options(None, 2)

    assert options == read_options({}, 2) == Options()
    assert (options.mode, options.chief, options.practice) == ("standard", False, False)
    assert (options.companions, options.expansion_companions) == (False, False)
    assert (options.companion_priority, options.duplicate_companions) == ((), False)
    assert (options.flashlight, options.require_all_tokens) == ("off", False)
    assert (options.program_timer, options.close_delay, options.lock_grace) == (0, 3, 500)
    assert (options.empty_program, options.tie_result) == ("sit_out", "draw")
    assert (options.axolotl_timing, options.fugu_mode) == ("rest", "hold")
    assert (options.chief_affected_by_expansion, options.card_history) == (True, False)
    assert (options.leaver, options.assist_time) == ("sit_out", 1)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"chief": "on"}, Options(chief=True)),
        ({"chief": "off"}, Options()),
        ({"chief": None}, Options()),
        ({"program_timer": "off"}, Options()),
        ({"program_timer": 90}, Options(program_timer=90)),
        ({"companion_priority": "random"}, Options()),
        ({"companion_priority": [1, 0]}, Options(companion_priority=(1, 0))),  # type: ignore[arg-type]  # a Seat is an int
        ({"companion_priority": (1, 0)}, Options(companion_priority=(1, 0))),  # type: ignore[arg-type]  # a Seat is an int
        ({"close_delay": 0.25}, Options(close_delay=0.25)),
        ({"flashlight": "shared"}, Options(flashlight="shared")),
    ],
)
def test_options_are_read_from_simple_words(given: dict[str, object], read: Options) -> None:
    """As a host would write them. [D-2.5]"""
    assert read_options(given, 2) == read


def test_options_that_are_read_already_are_checked_again() -> None:
    """For another number of players. [D-2.5]"""
    assert read_options(Options(), 1).chief
    with pytest.raises(BadOptions):
        read_options(Options(practice=True), 2)


SETTINGS: list[tuple[Any, Any, Refusal, str]] = [
    (2, {"colour": "red"}, refusals.UNKNOWN_OPTION, "options: companions"),
    (2, {5: True}, refusals.UNKNOWN_OPTION, "no option 5"),
    (2, {"chief": "maybe"}, refusals.BAD_SETTING, "on, off"),
    (2, {"chief": 1}, refusals.BAD_SETTING, "on, off"),
    (2, {"mode": "adults"}, refusals.BAD_SETTING, "standard, children"),
    (2, {"mode": True}, refusals.BAD_SETTING, "standard, children"),
    (2, {"flashlight": "on"}, refusals.BAD_SETTING, "off, private, shared"),
    (2, {"program_timer": 1.5}, refusals.BAD_SETTING, "a whole number"),
    (2, {"program_timer": True}, refusals.BAD_SETTING, "a whole number"),
    (2, {"close_delay": "3"}, refusals.BAD_SETTING, "a number"),
    (2, {"close_delay": []}, refusals.BAD_SETTING, "a number"),
    (2, {"companion_priority": "youngest"}, refusals.BAD_SETTING, "all seats in their order"),
    (2, {"companion_priority": [0, "1"]}, refusals.BAD_SETTING, "random"),
    (2, {"companion_priority": [[0], 1]}, refusals.BAD_SETTING, "random"),
    (2, {"program_timer": -1}, refusals.BAD_SETTING, "0 to"),
    (2, {"close_delay": -0.1}, refusals.BAD_SETTING, "0 to"),
    (2, {"lock_grace": -5}, refusals.BAD_SETTING, "0 to"),
    (2, {"assist_time": 0.5}, refusals.BAD_SETTING, "1 to"),
    (2, {"assist_time": float("nan")}, refusals.BAD_SETTING, "1 to"),
    (2, {"assist_time": float("inf")}, refusals.BAD_SETTING, "1 to 10000000"),
    (2, {"close_delay": 1e308}, refusals.BAD_SETTING, "0 to 10000000"),
    (2, {"program_timer": 10**400}, refusals.BAD_SETTING, "0 to 10000000"),
    (2, {"companion_priority": [0, 0]}, refusals.BAD_PRIORITY, "each of the seats"),
    (3, {"companion_priority": [0, 1]}, refusals.BAD_PRIORITY, "each of the seats"),
    (2, {"companion_priority": [2, 1]}, refusals.BAD_PRIORITY, "each of the seats"),
    (2, {"mode": "children", "companions": True}, refusals.CHILDREN_WITH_COMPANIONS, "off"),
    (2, {"mode": "children", "chief": True}, refusals.CHILDREN_WITH_CHIEF, "off"),
    (1, {"mode": "children"}, refusals.CHILDREN_WITH_CHIEF, "two to four"),
    (2, {"practice": True}, refusals.PRACTICE_WITH_OTHERS, "one player"),
    (1, {"practice": True, "chief": True}, refusals.PRACTICE_WITH_CHIEF, "off"),
    (2, {"expansion_companions": True}, refusals.COMPANIONS_ARE_OFF, "switch them on"),
    (2, {"duplicate_companions": True}, refusals.COMPANIONS_ARE_OFF, "switch them on"),
    (0, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "1 to 4"),
    (5, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "1 to 4"),
    (-1, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "1 to 4"),
    (True, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "1 to 4"),
    ("2", {}, refusals.WRONG_NUMBER_OF_PLAYERS, "1 to 4"),
    (2.0, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "1 to 4"),
    (None, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "1 to 4"),
]


@pytest.mark.parametrize(("seats", "given", "refusal", "says"), SETTINGS)
def test_options_that_cannot_be(seats: Any, given: Any, refusal: Refusal, says: str) -> None:
    """Refused with what is allowed instead. [D-2.5]"""
    before = dict(given)
    with pytest.raises(BadOptions) as caught:
        start(seats, given)

    assert caught.value.message == refusal.message
    assert caught.value.rule == refusal.rule
    assert says in str(caught.value)
    assert str(given) == str(before)


def test_the_flashlight_changes_no_rule() -> None:
    """It is for the picture alone. [D-3.1]"""
    plain, lit = sea("S R", 0, 0), sea("S R", 0, 0, flashlight="private")
    programs = (["1s", "3"], ["2s", "1"])

    assert dive(lit, *programs).events == dive(plain, *programs).events
    assert dive(sea("S R", 0, 0, flashlight="shared"), *programs).positions == (4, 2)


def test_the_flashlight_goes_with_everything() -> None:
    """Compatible with every variant; off, private or shared. [D-3.1] [D-3.3]"""
    for light in ("off", "private", "shared"):
        for variant in DIVE.variants.values():
            seats = 1 if variant.get("practice") else 2

            assert start(seats, {**variant, "flashlight": light}).options.flashlight == light


def test_the_light_reveals_nothing_in_a_view() -> None:
    """It is rendered from the same picture. [D-3.3]"""
    table = start(2, {"flashlight": "private"})
    seen = DIVE.view(table, ANN)

    assert (seen.revealed, seen.history, seen.cards_left) == ((), (), 36)


def test_there_is_a_picture_while_cards_are_left_and_one_torch_if_it_is_shared() -> None:
    """[D-2.3] [D-3.3]"""
    table = start(2)
    bare = start(2)
    bare.taken = len(bare.deck)

    assert DIVE.has_picture(table)
    assert not DIVE.has_picture(bare)
    assert DIVE.shares_torch({"flashlight": "shared"})
    assert not DIVE.shares_torch({"flashlight": "private"})
    assert not DIVE.shares_torch({})


def test_practice_is_one_player_alone() -> None:
    """No chief, no result. (D-Q43) [D-2.1]"""
    table = start(1, {"practice": True})

    assert table.positions == [0]
    assert not table.options.chief


def test_the_hosts_order_is_kept() -> None:
    """Only where there is something to choose. (D-Q46) [D-5.3]"""
    given = {"companions": True, "companion_priority": [2, 0, 1]}

    assert start(3, given).priority == (CAT, 0, 1)
    assert start(3).priority == ()


def test_tables_say_whether_they_have_spectators_and_bots() -> None:
    """The rules only carry it. (D-Q89) (D-Q90)"""
    options = read_options({"spectators": "off", "bots": "off"}, 2)

    assert (options.spectators, options.bots) == (False, False)


def test_a_game_can_be_played_with_every_number_at_its_largest() -> None:
    """No clock overflows. (D-Q97)"""
    largest = 10_000_000
    names = ("program_timer", "close_delay", "lock_grace", "assist_time")
    table = start(2, dict.fromkeys(names, largest))
    step = DIVE.apply(DIVE.apply(table, ANN, ready("1")).state, BEA, ready("1"))

    assert [clock.kind for clock in step.state.deadlines] == ["timer", "close"]
