"""Spaces of actions: counted, listed, drawn from and checked. [D-2.10]"""

import json
from collections import Counter
from itertools import islice, product
from math import comb, perm
from random import Random

import pytest

from divetable.core.codec import dump
from divetable.core.game import TABLE, Seat
from divetable.games.dive import DIVE
from divetable.games.dive.actions import (
    Announce,
    CutOff,
    PickCompanion,
    PlaceOctopus,
    Resume,
    TimeUp,
    Withdraw,
)
from divetable.games.dive.components import Companion
from divetable.games.dive.geometry import CARD, octopus_margin
from divetable.games.dive.programs import tidy
from divetable.games.dive.rules import apply
from divetable.games.dive.spaces import Drafts, OctopusPlaces, Programs
from divetable.games.dive.start import start
from tests.games.dive.tables import ANN, BEA, CAT, after, dive, ready, sea

SECRET: list[Companion | None] = [None, "clownfish", "anglerfish"]


def by_hand(all_tokens: bool) -> int:
    """Programs counted in another way: lay token after token, then turn the levels."""
    count = 0
    for places in product(range(6), repeat=5):  # 0: not used
        levels = {place for place in places if place}
        if levels == set(range(1, len(levels) + 1)) != set():
            count += 2 ** len(levels) if not all_tokens or 0 not in places else 0
    return count


def test_the_base_game_has_13502_programs() -> None:
    """9,002 of them use all five tokens. [D-2.11] [D-2.12]"""
    base, every = (Programs("standard", all_tokens, None) for all_tokens in (False, True))

    assert len(base) == len(set(base)) == by_hand(False) == 13_502
    assert len(every) == len(set(every)) == by_hand(True) == 9_002
    assert set(every) < set(base)


@pytest.mark.parametrize("mode", ["standard", "children"])
@pytest.mark.parametrize("all_tokens", [False, True])
@pytest.mark.parametrize("own", SECRET)
def test_programs_are_as_many_as_are_listed(
    mode: str, all_tokens: bool, own: Companion | None
) -> None:
    """With the clownfish under any level, the anglerfish below five. [D-5.31] [D-5.40]"""
    space = Programs(mode, all_tokens, own)
    listed = list(space)
    plain = [r.program.levels for r in Programs(mode, all_tokens, None) if r.program]
    more = {
        None: 0,
        "clownfish": sum(map(len, plain)),
        "anglerfish": 2 * sum(len(levels) == 5 for levels in plain),
    }

    assert len(space) == len(listed) == len(set(listed)) == len(plain) + more[own]
    assert space.describe().count == len(space)


def test_children_have_3840_programs() -> None:
    """5! orders with 32 ways to turn them. [D-4.1]"""
    assert len(Programs("children", False, None)) == 3840


@pytest.mark.parametrize("mode", ["standard", "children"])
@pytest.mark.parametrize("own", SECRET)
def test_drafts_are_as_many_as_are_listed(mode: str, own: Companion | None) -> None:
    """The formula equals the listing. [D-2.13]"""
    space = Drafts(mode, own)
    listed = list(space)

    assert len(space) == len(listed) == len(set(listed))
    assert len(space) == len(Drafts(mode, None)) * {None: 1, "clownfish": 6, "anglerfish": 3}[own]
    assert dump(space.describe()) == {"kind": "SaveDraft", "count": len(space)}


def test_every_draft_is_in_its_proper_form() -> None:
    """So that no board stands there twice. [D-2.13]"""
    for mode in ("standard", "children"):
        assert all(tidy(one.program, mode) == one.program for one in Drafts(mode, None))


def test_drafts_counted_by_hand() -> None:
    """Choose the levels in use, lay the tokens, turn the sides. [D-2.13]"""
    count = 0
    for places in product(range(6), repeat=5):
        count += 2 ** len({place for place in places if place})
    children = sum(comb(5, used) * perm(5, used) * 2**used for used in range(6))

    assert len(Drafts("standard", None)) == count
    assert len(Drafts("children", None)) == children


def spread(counts: Counter[int], kinds: int) -> float:
    """How uneven: chi squared over its expected value, about 1 if every kind is as likely."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds)) / (kinds - 1)


def test_programs_are_drawn_evenly() -> None:
    """Each as likely as any other. [D-2.11]"""
    space, rng = Programs("standard", False, None), Random(1)
    number = {one: at for at, one in enumerate(space)}
    counts = Counter(number[space.sample(rng)] for _ in range(5 * len(space)))

    assert 0.95 < spread(counts, len(space)) < 1.05


@pytest.mark.parametrize(("mode", "tries"), [("standard", 40_000), ("children", 10_000)])
def test_drafts_are_drawn_evenly(mode: str, tries: int) -> None:
    """Although levels have sides and boards have gaps. [D-2.13]"""
    space, rng = Drafts(mode, None), Random(1)
    number = {one: at for at, one in enumerate(space)}
    counts = Counter(number[space.sample(rng)] for _ in range(tries))

    assert 0.95 < spread(counts, len(space)) < 1.05


def test_drafts_with_a_companion_are_drawn_from_the_list() -> None:
    """Each place of the tile comes up. [D-5.8]"""
    rng = Random(2)
    clown, angler = Drafts("standard", "clownfish"), Drafts("standard", "anglerfish")
    places = Counter(clown.sample(rng).program.clownfish for _ in range(1200))
    sides = Counter(angler.sample(rng).program.anglerfish for _ in range(900))

    assert places.keys() == {None, 1, 2, 3, 4, 5}
    assert sides.keys() == {None, "s", "n"}
    assert min(places.values()) > 140
    assert min(sides.values()) > 240


def test_octopus_places_are_inside_the_card() -> None:
    """At every angle. [D-5.16]"""
    rng, table = Random(3), sea("", 0, 0, own=["octopus"])
    for _ in range(500):
        place = OctopusPlaces().sample(rng)
        margin = octopus_margin(place.angle)

        assert margin <= min(place.x, place.y)
        assert max(place.x, place.y) <= CARD - margin
        assert apply(table, ANN, place).state.octopuses


def test_octopus_places_are_as_many_as_are_listed() -> None:
    """Angle by angle; the first two are listed here. [D-5.16]"""
    sizes = [(CARD - 2 * octopus_margin(angle) + 1) ** 2 for angle in range(360)]
    first = list(islice(OctopusPlaces(), sizes[0] + sizes[1] + 1))

    assert len(OctopusPlaces()) == sum(sizes)
    assert Counter(place.angle for place in first) == {0: 501**2, 1: sizes[1], 2: 1}
    assert first[0] == PlaceOctopus(250, 250, 0)
    assert first[501**2 - 1] == PlaceOctopus(750, 750, 0)


def test_octopus_places_are_drawn_evenly() -> None:
    """Left and right, up and down, every angle. [D-5.16]"""
    rng = Random(4)
    places = [OctopusPlaces().sample(rng) for _ in range(4000)]

    assert abs(sum(place.x < 500 for place in places) - 2000) < 150
    assert abs(sum(place.y < 500 for place in places) - 2000) < 150
    assert abs(sum(place.angle < 180 for place in places) - 2000) < 150


TABLES = {
    "plain": sea("", 0, 0),
    "all tokens": sea("", 0, 0, require_all_tokens=True),
    "children": sea("", 0, 0, mode="children"),
    "clownfish": sea("", 0, 0, own=["clownfish"]),
    "anglerfish": sea("", 0, 0, own=["anglerfish"]),
    "octopus": sea("", 0, 0, own=["octopus"]),
    "dolphins": sea("", 0, 0, 0, own=["dolphins"]),
    "orca": sea("", 0, 0, own=["orca"]),
    "fugu": sea("", 0, 0, own=["fugu"]),
    "axolotl": sea("", 0, 0, own=["axolotl"], axolotl_timing="programming"),
    "axolotl after the rest": sea("", 0, 0, own=["axolotl"]),
    "asked": dive(sea("-", 2, 4, own=["axolotl"]), ["1"], ["1"]).state,
    "ready": after(sea("", 0, 0, own=["orca"]), (ANN, ready("1"))),
    "choosing": start(2, {"companions": True}),
}


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_drawn_can_be_done(name: str) -> None:
    """Samples pass the check; so does all that is listed. [D-2.6]"""
    table, rng = TABLES[name], Random(5)
    space = DIVE.actions(table, ANN)
    for part in space.parts:
        for action in [*islice(part, 30), *(part.sample(rng) for _ in range(30))]:
            space.check(action)

            assert type(action).__name__ == part.kind
    for _ in range(30):
        assert type(space.sample(rng)).__name__ in space.kinds


@pytest.mark.parametrize("name", TABLES)
def test_what_can_be_done_is_described_as_json(name: str) -> None:
    """For clients that offer it. [D-2.6]"""
    described = dump(DIVE.actions(TABLES[name], ANN).describe())

    assert [part["kind"] for part in described] == list(DIVE.actions(TABLES[name], ANN).kinds)
    assert json.loads(json.dumps(described)) == described


def test_what_each_situation_offers() -> None:
    """Kinds of actions, no more and no fewer. [D-2.6]"""
    board = ("Ready", "SaveDraft")

    assert {name: DIVE.actions(table, ANN).kinds for name, table in TABLES.items()} == {
        "plain": board,
        "all tokens": board,
        "children": board,
        "clownfish": board,
        "anglerfish": board,
        "octopus": (*board, "PlaceOctopus"),
        "dolphins": (*board, "Announce"),
        "orca": (*board, "Announce"),
        "fugu": (*board, "Announce"),
        "axolotl": (*board, "Announce"),
        "axolotl after the rest": board,
        "asked": ("PlayAxolotl", "DeclineAxolotl"),
        "ready": ("Withdraw", "Announce"),
        "choosing": ("PickCompanion",),
    }


def test_the_dolphins_are_offered_for_every_other_player() -> None:
    """Not for oneself. [D-5.50]"""
    part = DIVE.actions(TABLES["dolphins"], ANN).part("Announce")

    assert list(part) == [Announce("dolphins", BEA), Announce("dolphins", CAT)]


def test_nothing_is_offered_to_strangers_and_clocks_to_the_table() -> None:
    """Seats that are not there, and the table itself. [D-2.1]"""
    table = sea("", 0, 0, program_timer=9)

    assert not DIVE.actions(table, Seat(5))
    assert not DIVE.actions(sea("", 0, 0), TABLE)
    assert list(DIVE.actions(table, TABLE)) == [TimeUp(1)]
    with pytest.raises(KeyError):
        DIVE.actions(table, TABLE).part("Ready")


def test_a_space_is_as_long_as_its_parts() -> None:
    """Counted without a list. [D-2.6]"""
    table = TABLES["dolphins"]
    space = DIVE.actions(table, ANN)

    assert len(space) == 13_502 + len(Drafts("standard", "dolphins")) + 2
    assert sum(1 for _ in space) == len(space)


def test_kinds_are_drawn_by_their_weight() -> None:
    """A random player thinks of some more often than of others. [D-2.6]"""
    rng = Random(6)
    space = DIVE.actions(sea("", 0, 0, own=["orca"]), ANN)
    kinds = Counter(type(space.sample(rng)).__name__ for _ in range(2000))
    total = sum(part.weight for part in space.parts)

    assert kinds.keys() == {"Ready", "SaveDraft", "Announce"}
    for part in space.parts:
        assert abs(kinds[part.kind] / 2000 - part.weight / total) < 0.04


def test_a_used_companion_is_not_offered_again() -> None:
    """Nor its place on the board. [D-5.5]"""
    table = after(sea("", 0, 0, own=["orca"]), (ANN, Announce("orca")))

    assert DIVE.actions(table, ANN).kinds == ("Ready", "SaveDraft")
    assert Withdraw() in list(DIVE.actions(TABLES["ready"], ANN))
    assert Resume() not in list(DIVE.actions(TABLES["asked"], BEA))
    assert CutOff(ANN) not in list(DIVE.actions(table, TABLE))
    assert PickCompanion("orca") in list(DIVE.actions(TABLES["choosing"], BEA))
