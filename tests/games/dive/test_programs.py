"""Programs: every legal one, drafts in their proper form, and what remains of them. [D-2.10]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.errors import RulesError
from divetable.games.dive.programs import (
    ANGLERFISH,
    FASTEST,
    SHARK_SIDE,
    SPEED,
    Program,
    board,
    check_confirmed,
    forced,
    legal_programs,
    tidy,
)

MODES = ["standard", "children"]


@st.composite
def drafts(draw: st.DrawFn, mode: str = "standard") -> Program:
    """Any board that may be left lying, tokens of a level in any order."""
    places = draw(st.lists(st.integers(0, 5), min_size=5, max_size=5))
    order = draw(st.permutations("12345"))
    levels = [""] * 5
    for token, place in zip(order, places, strict=True):
        if place and (mode == "standard" or not levels[place - 1]):
            levels[place - 1] += token
    sides = draw(st.lists(st.sampled_from(["", "s"]), min_size=5, max_size=5))
    clownfish = draw(st.none() | st.integers(1, 5))
    return Program(
        tuple(level + side for level, side in zip(levels, sides, strict=True)),
        clownfish if mode == "standard" else None,
        draw(st.sampled_from([None, "s", "n"])) if mode == "standard" else None,
    )


@given(drafts())
def test_tidying_twice_is_tidying_once(draft: Program) -> None:
    """A draft has one proper form. (D-Q05) [D-2.11]"""
    neat = tidy(draft, "standard")

    assert tidy(neat, "standard") == neat
    assert all(level in SPEED or level == "" for level in neat.levels)
    assert neat.levels[-1:] != ("",)
    assert (neat.clownfish, neat.anglerfish) == (draft.clownfish, draft.anglerfish)


@given(drafts())
def test_tidying_keeps_every_token_on_its_level_and_every_side(draft: Program) -> None:
    """Only the order within a stack is settled. [D-2.11]"""
    neat = tidy(draft, "standard").levels

    for was, now in zip(draft.levels, neat, strict=False):
        assert sorted(was.rstrip("s")) == list(now.rstrip("s"))
        assert (now in SHARK_SIDE) == (was.endswith("s") and was != "s")
    assert all(level in ("", "s") for level in draft.levels[len(neat) :])


@given(drafts())
def test_what_is_forced_is_legal_or_empty_and_stays_so(draft: Program) -> None:
    """Whatever was drafted. (D-Q03) (D-Q51) [D-2.13]"""
    left = forced(tidy(draft, "standard"), "standard")

    assert left.levels == () or left.levels in legal_programs("standard", False)
    assert forced(left, "standard") == left
    assert left.clownfish is None or left.clownfish <= len(left.levels)
    assert left.anglerfish is None or len(left.levels) == 5


@given(drafts())
def test_what_is_forced_is_the_beginning_of_the_draft(draft: Program) -> None:
    """Up to the first gap, and no less. [D-2.13]"""
    neat = tidy(draft, "standard")
    left = forced(neat, "standard")
    rest = neat.levels[len(left.levels) :]

    assert neat.levels[: len(left.levels)] == left.levels
    assert rest[:1] in ((), ("",))


@given(drafts("children"))
def test_children_keep_all_of_a_draft(draft: Program) -> None:
    """Gaps do not matter. [D-4.8]"""
    neat = tidy(draft, "children")

    assert forced(neat, "children") == neat
    assert tidy(neat, "children") == neat


@given(drafts())
def test_a_draft_can_be_confirmed_if_it_is_on_the_list(draft: Program) -> None:
    """And otherwise not. [D-2.12]"""
    for all_tokens in (False, True):
        levels = tidy(draft, "standard").levels
        try:
            check_confirmed(levels, "standard", all_tokens)
        except RulesError:
            assert levels not in legal_programs("standard", all_tokens)
        else:
            assert levels in legal_programs("standard", all_tokens)


@pytest.mark.parametrize(
    ("levels", "legal", "speeds"),
    [
        (("1", "3s", "45", "2"), True, [1, 3, 9, 2]),
        (("12345",), True, [15]),
        (("5s",), True, [5]),
        (("2", "", "45"), False, []),
        (("", "3"), False, []),
        ((), False, []),
    ],
)
def test_examples_of_legal_programs(
    levels: tuple[str, ...], legal: bool, speeds: list[int]
) -> None:
    """The first is the rulebook's. (D-V1) (D-Q04) [D-2.11]"""
    assert (levels in legal_programs("standard", False)) == legal
    if legal:
        assert [SPEED[level] for level in levels] == speeds


def test_every_legal_program_is_without_gap_and_uses_each_token_once() -> None:
    """By looking at each of them. [D-2.8] [D-2.10]"""
    for levels, program in legal_programs("standard", False).items():
        tokens = "".join(level.rstrip("s") for level in levels)

        assert 1 <= len(levels) <= 5
        assert all(level in SPEED for level in levels)
        assert len(set(tokens)) == len(tokens)
        assert program == Program(levels)


def test_the_anglerfish_is_a_sixth_level_faster_than_any_other() -> None:
    """Faster than all tokens with the clownfish. [D-5.30] [D-5.33]"""
    five = ("1", "2", "3", "4", "5")

    assert board(Program(five)) == five
    assert board(Program(five, anglerfish="s")) == (*five, ANGLERFISH["s"])
    assert board(Program(five, anglerfish="n")) == (*five, ANGLERFISH["n"])
    assert SPEED[ANGLERFISH["s"]] == SPEED[ANGLERFISH["n"]] == FASTEST > 15 + 3
    assert ANGLERFISH["s"] in SHARK_SIDE
    assert ANGLERFISH["n"] not in SHARK_SIDE
