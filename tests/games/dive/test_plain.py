"""The faster twin does what the clear rules do: event by event, table by table. [D-2.6]"""

from collections import Counter
from random import Random

import pytest

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.games.dive import DIVE
from divetable.games.dive.actions import Action, CutOff, Leave, Ready, SaveDraft, TimeUp, Withdraw
from divetable.games.dive.events import (
    DraftSaved,
    Event,
    Locked,
    PlayerLeft,
    ReadyWithdrawn,
    Rested,
    RoundBegan,
)
from divetable.games.dive.programs import Program, legal_programs
from divetable.games.dive.rules import actions, play, to_act
from divetable.games.dive.rules.plain import play_plainly
from divetable.games.dive.rules.play import play_clearly
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from tests.games.dive.tables import ANN, BEA, ready, sea

GAMES = 100


def play_both(table: State, rng: Random, trouble: float) -> tuple[Counter[type], int]:
    """Play a game to its end by both rules; the kinds of events, and the steps done plainly."""
    twin = table.copy()
    seen: Counter[type] = Counter()
    plain = 0
    while table.result is None:
        seat, action = something(table, rng, trouble)
        plain += play_plainly(table.copy(), seat, action) is not None
        events = play(table, seat, action)

        assert events == play_clearly(twin, seat, action)
        assert table == twin
        seen.update(map(type, events))
    return seen, plain


def something(table: State, rng: Random, trouble: float) -> tuple[Seat, Action]:
    """Mostly a move; sometimes an incident, a draft or a change of mind."""
    if rng.random() < trouble:
        return rng.choice(DIVE.incidents(table))
    waited = sorted(to_act(table))
    anyone = [seat for seat in table.present if actions(table, seat)]
    seat = rng.choice(anyone if anyone and rng.random() < trouble else waited)
    return seat, actions(table, seat).sample(rng)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("all_tokens", [False, True])
@pytest.mark.parametrize("delay", [0, 3])
def test_both_rules_play_the_same_game(seats: int, all_tokens: bool, delay: int) -> None:
    """Hundreds of random games, undisturbed. [D-2.6]"""
    rng = Random(f"{seats} {all_tokens} {delay}")
    plain = 0
    for seed in range(GAMES):
        table = start(seats, options(seats, all_tokens, delay), seed)
        plain += play_both(table, rng, trouble=0)[1]

    assert plain > GAMES


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("all_tokens", [False, True])
@pytest.mark.parametrize("delay", [0, 3])
def test_both_rules_play_the_same_troubled_game(seats: int, all_tokens: bool, delay: int) -> None:
    """With leavers, lost connections, drafts and changes of mind. (D-Q45) (D-Q96) [D-2.13]"""
    rng = Random(f"trouble {seats} {all_tokens} {delay}")
    seen: Counter[type] = Counter()
    for seed in range(GAMES):
        table = start(seats, options(seats, all_tokens, delay), seed)
        seen += play_both(table, rng, trouble=0.03)[0]

    assert {PlayerLeft, Locked, DraftSaved, Rested} <= seen.keys()
    assert ReadyWithdrawn in seen or not delay


def options(seats: int, all_tokens: bool, delay: int) -> dict[str, object]:
    return {"practice": seats == 1, "require_all_tokens": all_tokens, "close_delay": delay}


@pytest.mark.parametrize(
    "more", [{"program_timer": 9}, {"leaver": "bot"}, {"empty_program": "auto"}]
)
def test_both_rules_play_the_same_under_other_options(more: dict[str, object]) -> None:
    """Timers, bots in leavers' seats, one token for the idle. [D-2.5]"""
    rng = Random(str(more))
    games = [start(3, {"close_delay": 0, **more}, seed) for seed in range(40)]
    seen = [play_both(table, rng, trouble=0.05)[0] for table in games]

    assert any(Rested in kinds for kinds in seen)
    assert any(Locked in kinds for kinds in seen)


@pytest.mark.parametrize(
    "more",
    [
        {"chief": True},
        {"mode": "children"},
        {"companions": True},
        {"companions": True, "expansion_companions": True, "chief": True},
    ],
)
def test_both_rules_play_the_same_variants(more: dict[str, object]) -> None:
    """What is not plain is left to the clear rules. [D-2.5]"""
    rng = Random(str(more))
    games = [start(2, {"close_delay": 0, **more}, seed) for seed in range(25)]
    seen = [play_both(table, rng, trouble=0.02)[0] for table in games]

    assert sum(kinds[RoundBegan] for kinds in seen) > 50


@pytest.mark.parametrize("here", [0, 13, 15, 16, 21])
@pytest.mark.parametrize("cards", ["G R M", "SG SR SM", "S - S", "M M G -", "R"])
def test_both_rules_agree_at_every_border(here: int, cards: str) -> None:
    """Calm and deep water, the goal, the last cards. [D-2.37] [D-2.46]"""
    rng = Random(f"{here} {cards}")
    listed = list(legal_programs("standard", False).values())
    for _ in range(40):
        at = [here + rng.randrange(3) for _ in range(3)]
        table = sea(cards, *at, more=rng.choice([0, 3]))
        twin = table.copy()
        for seat in table.present:
            action = Ready(rng.choice(listed))
            events: list[Event] = play(table, seat, action)

            assert events == play_clearly(twin, seat, action)
            assert table == twin


NOT_PLAIN: list[Action] = [
    Ready(),
    Ready(Program(("1",), clownfish=1)),
    Ready(Program(("1", "2", "3", "4", "5"), anglerfish="s")),
    ready("1", "", "2"),
    ready("21"),
    ready(),
]


@pytest.mark.parametrize("action", NOT_PLAIN)
def test_the_twin_leaves_alone_what_is_not_plain(action: Ready) -> None:
    """And touches nothing. [D-2.6]"""
    table = sea("", 0, 0)

    assert play_plainly(table, ANN, action) is None
    assert table == sea("", 0, 0)


def test_the_twin_refuses_nothing_by_itself() -> None:
    """The clear rules say why. [D-2.6]"""
    for action in (ready("1", "1"), Withdraw(), SaveDraft(Program(("6",))), TimeUp(3), CutOff(BEA)):
        table, twin = sea("", 0, 0), sea("", 0, 0)
        with pytest.raises(RulesError) as by_play:
            play(table, ANN, action)
        with pytest.raises(RulesError) as clearly:
            play_clearly(twin, ANN, action)

        assert str(by_play.value) == str(clearly.value)
        assert table == twin == sea("", 0, 0)


def test_leaving_is_never_plain() -> None:
    """A table with a gap in it is resolved by the clear rules. (D-Q45)"""
    table = sea("-", 0, 0, 0)
    play(table, ANN, Leave())
    play(table, BEA, ready("1"))

    assert play_plainly(table, table.present[-1], ready("1")) is None


def test_a_program_need_not_come_from_the_list() -> None:
    """Whoever writes a legal one is understood; where all tokens are due, so is this. [D-2.12]"""
    free, strict = sea("S", 0, 0), sea("S", 0, 0, require_all_tokens=True)
    listed = Ready(legal_programs("standard", False)[("1",)])

    events = play_plainly(free.copy(), ANN, listed)

    assert events is not None
    assert play_plainly(free, ANN, ready("1")) == events
    assert play_plainly(strict, ANN, ready("1")) is None
    assert play_plainly(strict, ANN, listed) is None
    assert play_plainly(strict, ANN, ready("12345s")) is not None


def test_the_agenda_of_a_copy_is_its_own() -> None:
    """Copies share it until someone works on it. [D-2.6]"""
    table = sea("S -", 0, 0)
    play(table, ANN, ready("1"))
    agenda = list(table.agenda)
    twin = table.copy()
    play_clearly(twin, BEA, Leave())

    assert twin.agenda != agenda
    assert table.agenda == agenda
