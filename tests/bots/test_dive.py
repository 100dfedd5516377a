"""Bots of Dive: they play by the rules, and they play well."""

import json
from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest

from divetable.bots import LEVELS, Situation, Thought, think
from divetable.bots.dive import eye, know, race
from divetable.bots.dive.companions import LIKED
from divetable.bots.dive.judge import Judge
from divetable.bots.dive.race import Floats
from divetable.bots.dive.twin.table import CODES
from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.games.dive.actions import (
    Announce,
    DeclineAxolotl,
    HoldBreath,
    PlaceOctopus,
    PlayAxolotl,
    Ready,
)
from divetable.games.dive.components import COMPANIONS, CONTENTS
from divetable.games.dive.events import LevelChecked
from divetable.games.dive.positions import set_up
from divetable.games.dive.programs import Program
from divetable.games.dive.state import State
from divetable.lab.bot_games import Players, bot_moves
from divetable.lab.eyes import readings

DIVE = GAMES["dive"]
TABLES = [(variant, seats) for variant in DIVE.variants for seats in (2, 3)]
TABLES += [("practice", 1), ("chief", 1), ("chief-expansion", 1), ("expansion", 4)]
TABLES = [one for one in TABLES if one not in (("practice", 2), ("practice", 3))]
CLEAR = 0.97


def read(codes: list[str], sure: float = CLEAR) -> eye.Reading:
    """What somebody believes who is so sure of what lies there."""
    return eye.Reading(tuple(_read(code, sure) for code in codes))


def _read(code: str, sure: float) -> eye.Belief:
    content = CONTENTS[code]
    kinds = ("green", "red", "manta", "none")
    helper = {
        kind: sure if kind == (content.helper or "none") else (1 - sure) / 3 for kind in kinds
    }
    return eye.Belief(sure if content.shark else 1 - sure, helper)


def position(start: Mapping[str, int], deck: list[str], **more: Any) -> State:
    return set_up({"start": start, "deck": deck, **more}).state


def thought(state: State, level: str, reading: eye.Reading | None, seed: int = 1) -> Thought:
    told = Situation("dive", Seat(0), DIVE.view(state, Seat(0)), reading=reading)
    return think(told, level, seed, 5.0)


def program(state: State, level: str, reading: eye.Reading | None, seed: int = 1) -> Any:
    action = thought(state, level, reading, seed).action
    assert isinstance(action, Ready)
    return action.program


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_games_are_played_to_the_end_by_the_rules(variant: str, seats: int) -> None:
    """`apply` refuses what is against the rules."""
    rng = Random(f"{variant} {seats}")
    levels = [rng.choice((*LEVELS[:4], "greedy")) for _ in range(seats)]
    state = DIVE.start(seats, DIVE.variants[variant], f"bots {variant}")
    for number, move in enumerate(bot_moves(DIVE, state, Players(DIVE, levels, "1", "measured"))):
        assert number < 500
        state = move.step.state
    assert DIVE.result(state) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    state = DIVE.start(3, None, 5)

    assert thought(state, level, read(["S", "-", "G"])) == thought(
        state, level, read(["S", "-", "G"])
    )


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
def test_sides_are_what_the_eye_believes(level: str) -> None:
    codes = ["S", "-", "SG", "R", "S"]
    state = position({"A": 0, "B": 0}, codes)

    levels = program(state, level, read(codes)).levels

    assert [one.endswith("s") for one in levels] == [c.startswith("S") for c in codes][
        : len(levels)
    ]


def test_in_calm_water_one_dives_as_deep_as_possible() -> None:
    codes = ["S", "-", "S", "-", "S"]
    state = position({"A": 3, "B": 3}, codes)

    assert len(program(state, "master", read(codes)).levels) == 5


def test_in_deep_water_one_stops_where_one_does_not_see() -> None:
    """[D-2.26]"""
    codes = ["S", "-", "S", "-", "S"]
    state = position({"A": 17, "B": 17}, codes)
    clear, blind = read(codes[:2]).levels, read(codes[2:], 0.5).levels

    assert len(program(state, "master", eye.Reading(clear + blind)).levels) <= 3


def test_a_beginner_does_not_think_of_the_deep() -> None:
    """The same position; level 1 must be beatable. [D-2.26]"""
    codes = ["S", "-", "S", "-", "S"]
    state = position({"A": 17, "B": 17}, codes)
    clear, blind = read(codes[:2]).levels, read(codes[2:], 0.5).levels
    reading = eye.Reading(clear + blind)

    depths = [len(program(state, "novice", reading, seed).levels) for seed in range(8)]
    assert np.mean(depths) > 3


def test_one_is_fast_where_the_helper_is() -> None:
    codes = ["-", "S", "R", "-", "S"]
    state = position({"A": 0, "B": 0}, codes)
    blank = {"green": 0.01, "red": 0.01, "manta": 0.01, "none": 0.97}
    levels = [replace(one, helper=blank) for one in read(codes).levels]
    levels[2] = replace(levels[2], helper={**blank, "red": 0.97, "none": 0.01})

    speeds = [
        sum(map(int, level.rstrip("s")))
        for level in program(state, "master", eye.Reading(tuple(levels))).levels
    ]

    assert speeds[2] == max(speeds)
    assert speeds.count(max(speeds)) == 1


def test_whoever_needs_two_fields_does_not_risk_five() -> None:
    """22 fields and a rival who is far behind: one level is enough to win."""
    codes = ["S", "-", "S", "-", "S"]
    state = position({"A": 22, "B": 9}, codes)
    clear, blind = read(codes[:1], 0.99).levels, read(codes[1:], 0.6).levels

    found = thought(state, "master", eye.Reading(clear + blind))

    assert isinstance(found.action, Ready)
    assert found.action.program is not None
    assert len(found.action.program.levels) == 1
    assert found.alternatives[0].worth > 0.9


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_no_token_lies_below_the_last_card(level: str, cards: int) -> None:
    """It would be discarded. [D-2.14]"""
    state = position({"A": 12, "B": 14}, ["S"])
    state.taken = state.round_start = len(state.deck) - cards

    assert len(program(state, level, read(["S"] * cards)).levels) <= cards


def test_the_last_round_is_the_moment_for_a_companion() -> None:
    """Both are about to arrive: what is not used now is never used. [D-5.5]"""
    codes = ["G", "SG", "G", "SG", "-"]
    state = position({"A": 20, "B": 20}, codes, use={"A": {"giant_turtle": True}})

    assert thought(state, "master", read(codes)).action == Announce("giant_turtle")


def test_a_companion_is_not_wasted() -> None:
    codes = ["-", "S", "-", "S", "-"]
    state = position({"A": 0, "B": 0}, codes, use={"A": {"giant_turtle": True}})

    assert isinstance(thought(state, "master", read(codes)).action, Ready)


def test_the_anglerfish_lies_below_five_levels() -> None:
    """[D-5.31]"""
    codes = ["S", "-", "S", "-", "S", "R"]
    state = position({"A": 14, "B": 15}, codes, use={"A": {"anglerfish": "s"}})

    found = [program(state, level, read(codes[:5]), seed) for level in LEVELS for seed in range(3)]

    assert any(one.anglerfish for one in found)
    assert all(len(one.levels) == 5 for one in found if one.anglerfish)


def test_every_companion_has_its_rank() -> None:
    assert sorted(LIKED) == sorted(COMPANIONS)


def test_all_companions_are_used_by_someone() -> None:
    """In games among bots, each at some time."""
    used: set[str] = set()
    for game in range(12):
        state = DIVE.start(3, DIVE.variants["expansion"], f"companions {game}")
        players = Players(DIVE, ["novice", "casual", "novice"], str(game), "measured")
        for move in bot_moves(DIVE, state, players):
            match move.action:
                case Announce(companion):
                    used.add(companion)
                case PlaceOctopus():
                    used.add("octopus")
                case PlayAxolotl():
                    used.add("axolotl")
                case Ready(program) if program is not None:
                    used |= {"clownfish"} if program.clownfish else set()
                    used |= {"anglerfish"} if program.anglerfish else set()
                case _:
                    pass
    assert len(used) >= 8


def axolotl_window(positions: list[int]) -> State:
    """A table at which seat 0 may play the axolotl now."""
    state = position({"A": 10, "B": 10}, ["S"] * 3, use={"A": {"axolotl": True}})
    state.positions = [10, 12]
    for seat in (0, 1):
        state = DIVE.apply(state, Seat(seat), Ready(Program(("5s",)))).state
    assert state.phase == "axolotl"
    state.positions = positions
    return state


def test_the_axolotl_keeps_a_rival_from_winning() -> None:
    """[D-5.73]"""
    assert thought(axolotl_window([22, 23]), "master", None).action == PlayAxolotl()


def test_the_axolotl_waits_if_it_changes_nothing() -> None:
    assert thought(axolotl_window([20, 3]), "master", None).action == DeclineAxolotl()


def test_a_bot_takes_breath_when_the_fugu_comes() -> None:
    """[D-5.82]"""
    state = position({"A": 0, "B": 0}, ["S"], use={"B": {"fugu": True}})
    state = DIVE.apply(state, Seat(1), Announce("fugu")).state

    for level in (*LEVELS, "greedy"):
        assert thought(state, level, None).action == HoldBreath()


@pytest.mark.parametrize(("skill", "sees_it"), [(2, False), (3, False), (5, True)])
def test_errors_about_plans_last_until_the_decision(skill: int, sees_it: bool) -> None:
    """Master puts the plans in their true order; others believe in theirs."""
    told = Situation("dive", Seat(0), DIVE.view(DIVE.start(2, None, 1), Seat(0)))
    judge = Judge(told, skill, Random(1))

    weighed = judge.best()

    merits = [one.worth if judge.races else one.fields for one in weighed]
    assert (merits == sorted(merits, reverse=True)) == sees_it
    seems = [judge.seems(one) for one in weighed]
    assert seems == sorted(seems, reverse=True)


def test_whoever_remembers_expects_what_is_left() -> None:
    """Many sharks are gone: what comes is likelier none."""
    state = DIVE.start(2, None, 1)
    gone = tuple(LevelChecked(1, "S", (), (), ()) for _ in range(8))
    told = Situation("dive", Seat(0), DIVE.view(state, Seat(0)), gone)

    forgets, remembers = (know.shark_chances(know.beliefs(told, 5, m)) for m in (0, 36))

    assert forgets[0] == pytest.approx(18 / 36)
    assert remembers[0] == pytest.approx(10 / 28)


def test_what_is_looked_at_in_passing_is_believed_to_be_as_in_the_deck() -> None:
    """Looking again does not help, and another seat overlooks something else."""
    view = DIVE.view(DIVE.start(2, None, 1), Seat(0))
    readings = [read(["S"] * 5, 0.9 + n / 1000) for n in range(60)]

    def sharks(seat: int) -> Floats:
        told = [Situation("dive", Seat(seat), view, reading=one) for one in readings]
        return np.array([know.shark_chances(know.beliefs(one, 4, 0, 0.25))[:5] for one in told])

    assert 0.15 < np.mean(sharks(0) == 0.5) < 0.35
    assert np.min(sharks(0)) == 0.5
    assert np.array_equal(sharks(0), sharks(0))
    assert not np.array_equal(sharks(0), sharks(1))


def checks(wrong: bool, many: int) -> tuple[LevelChecked, ...]:
    """So often seat 1 was wrong, or right, on the second level."""
    right = LevelChecked(2, "S", (0, 1), (), ())
    return (replace(right, right=(0,), wrong=(1,)) if wrong else right,) * many


def test_how_well_another_reads_is_seen_in_their_errors() -> None:
    told = Situation("dive", Seat(0), DIVE.view(DIVE.start(2, None, 1), Seat(0)))
    errs, reads = (replace(told, events=checks(wrong, 9)) for wrong in (True, False))

    before = know.sharpness(told, 1)
    assert know.sharpness(errs, 1) < 0.2 < before < know.sharpness(reads, 1)
    assert know.sharpness(errs, 0) > before, "seat 0 was right"


def test_whoever_leads_a_guesser_takes_no_risk() -> None:
    """The same position and the same reading; only that the other was always wrong. [D-2.26]"""
    codes = ["S", "-", "S", "-", "S"]
    view = DIVE.view(position({"A": 17, "B": 13}, codes * 5), Seat(0))
    reading = eye.Reading(read(codes[:1]).levels + read(codes[1:], 0.8).levels)
    told = Situation("dive", Seat(0), view, reading=reading)

    hurries, waits = (
        [
            len(think(replace(told, events=events), "master", seed, 5.0).action.program.levels)
            for seed in range(8)
        ]
        for events in (checks(False, 12), checks(True, 12))
    )

    assert np.mean(waits) < np.mean(hurries)


def test_what_is_believed_is_drawn_as_often() -> None:
    told = Situation(
        "dive", Seat(0), DIVE.view(DIVE.start(2, None, 1), Seat(0)), reading=read(["SG"])
    )
    belief = know.beliefs(told, 5, 0)

    codes = know.drawn(belief, 20_000, np.random.default_rng(1))

    assert (codes[:, 0] == CODES.index("SG")).mean() == pytest.approx(
        belief[0, CODES.index("SG")], abs=0.01
    )
    assert (codes[:, 5] == CODES.index("-")).mean() == pytest.approx(8 / 36, abs=0.01)


def test_the_belief_is_told_in_the_form_that_browsers_draw() -> None:
    found = thought(DIVE.start(2, None, 1), "novice", read(["S", "M", "-", "-", "-"]))

    assert [level["level"] for level in found.belief["levels"]] == [1, 2, 3, 4, 5]
    assert found.belief["levels"][0].keys() == {"level", "shark", "green", "red", "manta"}
    assert found.belief["levels"][0]["shark"] > 0.9
    assert found.belief["levels"][1]["manta"] > 0.9
    assert found.action in [one.action for one in found.alternatives]
    assert found.simulations > 1000


def shares(
    *fields: int,
    over: bool = False,
    chief: bool = False,
    cards: int = 20,
    sharp: tuple[float, ...] = (),
) -> list[float]:
    pawns = np.array([fields], np.int16).T
    left = np.array([cards], np.int16)
    present = list(range(len(fields) - chief))
    return [
        float(race.share(at, pawns, np.array([over]), left, present, chief, sharp)[0])
        for at in present
    ]


def test_the_race() -> None:
    assert shares(5, 5) == pytest.approx([0.5, 0.5])
    assert shares(8, 5)[0] > 0.6
    assert sum(shares(8, 5, 3, 11)) == pytest.approx(1)
    assert shares(24, 23, over=True) == [1, 0]
    assert shares(23, 23, 20, over=True) == [0.5, 0.5, 0]
    assert shares(23, 23, over=True, chief=True) == [0], "the chief wins ties"
    assert shares(5, 5, sharp=(1, 0))[0] > 0.8, "against one who guesses"
    assert shares(20, 14, cards=3)[0] > shares(20, 14, cards=30)[0], "the stack ends it"


@pytest.mark.parametrize("skill", [1, 5])
def test_drawn_readings_are_right_as_often_as_was_measured(skill: int) -> None:
    """And of what they call so likely, so much is true."""
    level, right = LEVELS[skill - 1], np.zeros(5)
    told: list[tuple[float, bool]] = []
    games = 400
    for game in range(games):
        state = DIVE.start(2, None, game)
        drawn = readings.reading(state, level, str(game), 0)
        for at, one in enumerate(drawn.levels):
            shark = CONTENTS[state.deck[at].code].shark
            right[at] += (one.shark > 0.5) == shark
            told.append((one.shark, shark))

    measured = json.loads((files("divetable.ocean") / "measured.json").read_text("utf-8"))
    assert right / games == pytest.approx(measured[str(skill)]["shark"], abs=0.07)
    likely = [shark for chance, shark in told if 0.6 < chance < 0.8]
    assert np.mean(likely) == pytest.approx(0.7, abs=0.07)


def test_looking_again_tells_nothing_new_and_coming_up_only_helps() -> None:
    state = DIVE.start(2, None, 4)
    later = replace_taken(state, 3)

    assert readings.reading(state, "expert", "a", 1) == readings.reading(state, "expert", "a", 1)
    assert readings.reading(state, "expert", "a", 1) != readings.reading(state, "expert", "a", 0)
    assert readings.reading(state, "master", "a", 1) == readings.reading(state, "master", "a", 0)
    for at, one in enumerate(readings.reading(later, "master", "a", 0).levels[:2]):
        shark = CONTENTS[later.deck[3 + at].code].shark
        before = readings.reading(state, "master", "a", 0).levels[3 + at]
        assert (before.shark > 0.5) != shark or (one.shark > 0.5) == shark


def replace_taken(state: State, taken: int) -> State:
    later = state.copy()
    later.taken = later.round_start = taken
    return later


def test_the_dolphins_go_to_somebody_in_the_last_round() -> None:
    """[D-5.52]"""
    codes = ["S", "-", "S", "-", "S"]
    state = position({"A": 21, "B": 21}, codes, use={"A": {"dolphins": "B"}})

    found = thought(state, "master", read(codes, 0.99)).action

    assert found == Announce("dolphins", Seat(1))


@pytest.mark.parametrize(("fields", "disturbs"), [((2, 3), False), ((18, 12), True)])
def test_good_players_keep_the_octopus_for_a_lead_late_in_the_race(
    fields: tuple[int, int], disturbs: bool
) -> None:
    codes = ["S", "-", "S", "-", "S"]
    start = dict(zip("AB", fields, strict=True))
    state = position(start, codes, use={"A": {"octopus": True}})

    assert isinstance(thought(state, "skilled", read(codes)).action, PlaceOctopus) == disturbs
