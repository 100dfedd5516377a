"""What a seat may know: docs/rules/dive.md section 7. [D-2.9]"""

import json
from collections.abc import Callable
from random import Random

import pytest

from divetable.core.codec import dump
from divetable.core.game import TABLE, Seat
from divetable.games.dive import DIVE
from divetable.games.dive.actions import (
    CutOff,
    HoldBreath,
    Leave,
    PickCompanion,
    PlaceOctopus,
    Ready,
    SaveDraft,
)
from divetable.games.dive.events import (
    ChiefDeckShuffled,
    CompanionPicked,
    Locked,
    OctopusPlaced,
    Readied,
)
from divetable.games.dive.programs import NOTHING, Program
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from divetable.games.dive.views import imagine, view
from tests.games.dive.tables import ANN, BEA, CAT, after, dive, draft, sea, use


def choosing() -> State:
    table = start(3, {"companions": True, "companion_priority": [0, 1, 2]})
    return after(table, (ANN, PickCompanion("orca")), (BEA, PickCompanion("orca")))


def programming() -> State:
    table = sea("S G", 3, 4, 5, own=["clownfish", "anglerfish", "octopus"])
    return after(
        table,
        (ANN, Ready(Program(("1", "2"), clownfish=2))),
        (BEA, SaveDraft(Program(("1", "", "3"), anglerfish="s"))),
        (CAT, PlaceOctopus(400, 600, 20)),
    )


def cut_off() -> State:
    return after(sea("S G", 3, 4, 5), (ANN, draft("1", "", "2")), (TABLE, CutOff(ANN)))


def breathing_in() -> State:
    return after(use(sea("", 0, 0, own=["fugu"]), ANN, "fugu"), (BEA, HoldBreath()))


def asked() -> State:
    table = sea("S S", 2, 4, own=["axolotl", "axolotl"], chief=1)
    return dive(table, ["1s", "2"], ["1s"]).state


def second_round() -> State:
    return dive(sea("S R", 0, 0, chief=0), ["1s", "2"], ["3s"]).state


def with_history() -> State:
    return dive(sea("S R SR SR SR SR", 0, 0, card_history=True), ["1s"], ["3s", "1", "2s"]).state


def left() -> State:
    return after(sea("", 0, 0, 0), (ANN, Leave()))


def suspended() -> State:
    table = sea("", 0, 0)
    for _ in range(3):
        table = dive(table, [], []).state
    return table


def over() -> State:
    return dive(sea("-", 22, 0), ["1"], ["1"]).state


TABLES = [
    *(choosing, programming, cut_off, breathing_in, asked, second_round, with_history),
    *(left, suspended, over),
]
SEATS = [None, ANN, BEA]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seat", SEATS)
def test_no_view_names_a_card(table: Callable[[], State], seat: Seat | None) -> None:
    """No identity, order or orientation of any ocean card. [D-2.3]"""
    state = table()
    state.seed = "the secret seed"
    text = json.dumps(dump(view(state, seat)))

    assert all(f'"{card.id}"' not in text for card in state.deck)
    assert "rotation" not in text
    assert state.seed not in text


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_is_the_same_over_any_table_imagined_from_it(
    table: Callable[[], State], seat: Seat | None
) -> None:
    """So it holds nothing of what is unseen. [D-2.9]"""
    seen, rng = view(table(), seat), Random(1)
    for _ in range(5):
        other = imagine(seen, rng)

        assert view(other, seat) == seen
        assert DIVE.to_act(other) == DIVE.to_act(table())


@pytest.mark.parametrize("table", [choosing, programming, cut_off, breathing_in, asked, left])
def test_an_imagined_table_can_be_played_on(table: Callable[[], State]) -> None:
    """By whoever is to act, to the end of the game. [D-2.6]"""
    rng = Random(2)
    state = imagine(view(table(), BEA), rng)
    for _ in range(2000):
        if state.result is not None:
            break
        seat = rng.choice(sorted(DIVE.to_act(state)))
        state = DIVE.apply(state, seat, DIVE.actions(state, seat).sample(rng)).state

    assert state.phase == "over"


def test_nothing_unseen_changes_a_view() -> None:
    """Other drafts, picks, cards, octopus and chief deck: the same view. (D-Q11) [D-2.9]"""
    table = programming()
    other = table.copy()
    other.deck = tuple(reversed(other.deck))
    other.drafts[ANN] = Program(("5s",))
    other.octopuses = ()
    other.seed = "another"
    other.chief_deck = ()

    assert view(other, BEA) == view(table, BEA)
    assert view(other, ANN) != view(table, ANN)
    other = choosing()
    other.picks = ("octopus", "octopus", None)
    assert view(other, CAT) == view(choosing(), CAT)


def test_a_draft_is_restored_to_its_owner_only() -> None:
    """After a lost connection. (D-Q88) [D-2.9]"""
    table = programming()

    assert view(table, ANN).my_draft == Program(("1", "2"), clownfish=2)
    assert view(table, BEA).my_draft == Program(("1", "", "3"), anglerfish="s")
    assert view(table, None).my_draft is None


@pytest.mark.parametrize("stranger", [TABLE, Seat(3), Seat(99)])
def test_who_sits_nowhere_sees_what_spectators_see(stranger: Seat) -> None:
    """No drafts, no cards. (D-Q89) [D-2.9]"""
    table = programming()

    assert view(table, stranger) == view(table, None)
    assert view(table, None).seat is None


def test_the_chiefs_card_and_discards_are_open() -> None:
    """From the start of Phase 2. (D-Q87) [D-6.12]"""
    seen = view(asked(), None)

    assert seen.chief_card is not None
    assert seen.chief_card.id == "2346 BBBY"
    assert [card.id for card in view(second_round(), BEA).chief_discards] == ["2346 BBBY"]
    assert view(second_round(), BEA).chief_card is None


def test_cards_of_this_round_are_seen_until_it_is_over() -> None:
    """Also at the end of the game. (D-Q44) [D-2.55]"""
    assert view(asked(), None).revealed == ("S", "S", "-", "-")
    assert view(over(), None).revealed == ("-",)
    assert view(second_round(), None).revealed == ()
    assert view(with_history(), None).history == ("S", "R", "SR")


def test_a_known_past_is_kept_in_imagination() -> None:
    """Contents that were seen stay where they were. (D-Q44) [D-2.55]"""
    table = imagine(view(with_history(), None), Random(3))

    assert [card.code for card in table.deck[:3]] == ["S", "R", "SR"]
    assert len(table.deck) == len(with_history().deck)


def test_an_imagined_table_holds_only_what_can_be_there() -> None:
    """Each card once, an octopus for each that was placed, no drafts before Phase 1. [D-2.2]"""
    real = start(2, {"card_history": True, "close_delay": 0})
    seen = view(dive(dive(real, ["1", "2", "3"], ["4s"]).state, ["1"], ["2"]).state, None)
    boards = imagine(view(choosing(), CAT), Random(4)).drafts
    dolphins = use(sea("", 0, 0, own=["dolphins"]), ANN, "dolphins", BEA)

    assert len({card.id for card in imagine(seen, Random(4)).deck}) == 36
    assert len(imagine(view(programming(), BEA), Random(4)).octopuses) == 1
    assert imagine(view(dolphins, BEA), Random(4)).octopuses == ()
    assert boards == [NOTHING] * 3


@pytest.mark.parametrize("name", DIVE.variants)
def test_events_alone_lead_from_table_to_table(name: str) -> None:
    """Everything that changes, changes by an event. [D-2.6]"""
    rng = Random(name)
    state = start(1 if name == "practice" else 3, DIVE.variants[name], name)
    for _ in range(60):
        if state.result is not None:
            break
        seat = rng.choice(sorted(DIVE.to_act(state)))
        folded = state.copy()
        step = DIVE.apply(state, seat, DIVE.actions(state, seat).sample(rng))
        for event in step.events:
            DIVE.evolve(folded, event)
        folded.agenda = step.state.agenda

        assert folded == step.state
        state = step.state


def test_an_event_with_a_secret_left_out_changes_no_table() -> None:
    """What a seat was told is not enough to go on. [D-2.9]"""
    table = start(2, {"companions": True})
    told = (CompanionPicked(ANN, None), Readied(ANN, None), Locked(ANN, "orca", None))
    for event in (*told, OctopusPlaced(ANN, None), ChiefDeckShuffled(None)):
        with pytest.raises(AssertionError, match="redacted"):
            DIVE.evolve(table, event)

    assert table == start(2, {"companions": True})
    assert DIVE.seated(table) == 2
