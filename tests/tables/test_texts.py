"""Texts that are written in one go are those of the codec, byte for byte."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.core.codec import dump
from divetable.core.errors import BadOptions
from divetable.core.game import Seat
from divetable.core.values import value
from divetable.games import GAMES
from divetable.lab.playing import random_moves
from divetable.tables.table import forms_of, new_agenda, read
from divetable.tables.texts import part_text, texter

TABLES = [(name, variant) for name, game in GAMES.items() for variant in game.variants]
encode: Callable[[Any], bytes] = msgspec.json.encode


@value
class Fish:
    name: str


@value
class Shark:
    teeth: frozenset[int]


@value
class Empty:
    pass


@value
class Sea:
    first: Fish | Shark
    others: tuple[Fish, ...]


@value
class Reef:
    deepest: Fish | None
    inner: "tuple[Reef, ...]" = ()


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_events_agenda_and_choices_are_written_as_the_codec_does(name: str, variant: str) -> None:
    game, forms = GAMES[name], forms_of(name)
    for seats in game.seats:
        try:
            before: Any = game.start(seats, game.variants[variant], "texts")
        except BadOptions:
            continue  # not for so many
        for move in random_moves(game, before, Random(seats), incidents=0.02):
            after = move.step.state
            for event in move.step.events:
                for eyes in (None, Seat(0)):
                    if (seen := game.seen_by(event, eyes)) is not None:
                        assert forms.event(seen) == encode(dump(game.types["event"], seen))
            assert read(new_agenda(game, before, after)) in (None, dump_agenda(game, after))
            for part in game.actions(after, Seat(0)).parts:
                assert part_text(part) == encode(part.describe())
            before = after


def dump_agenda(game: Any, state: Any) -> Any:
    return dump(game.types["state"], state)["agenda"]


@pytest.mark.parametrize(
    ("kind", "thing"),
    [
        (Fish | Empty, Fish("clown")),
        (Fish | Empty, Empty()),
        (Fish | Shark, Shark(frozenset({3, 1, 2}))),
        (Sea | Empty, Sea(Fish("clown"), (Fish("moon"),))),
        (Reef | Empty, Reef(Fish("moon"), (Reef(None),))),
        (tuple[Fish | Shark, ...], (Fish("clown"), Shark(frozenset({9, 8})))),
        (tuple[Fish, ...], (Fish("clown"),)),
        (Fish, Fish('"quoted"')),
    ],
)
def test_names_and_sets_take_the_long_way(kind: Any, thing: Any) -> None:
    assert texter(kind)(thing) == encode(dump(kind, thing))
