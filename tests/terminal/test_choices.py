"""Choices as they are offered and typed."""

from random import Random
from typing import Any

import pytest

from divetable.core.codec import dump
from divetable.core.game import TABLE, Seat
from divetable.games import GAMES
from divetable.terminal.choices import chosen, is_asked, listed, menu
from divetable.terminal.speech import speech_of
from divetable.words import LANGUAGES

DIVE = speech_of("dive", ["Ada", "Bea"], "en")
PROGRAMS = [{"kind": "Ready", "count": 1}, {"kind": "SaveDraft", "count": 1}]
OCTOPUS = [{"kind": "PlaceOctopus", "card": 1000, "margin_by_angle": []}]
LISTED = [{"kind": "Stop", "any_of": [{"type": "Stop"}]}]


@pytest.mark.parametrize(
    ("line", "levels", "more"),
    [
        ("ready 1 3s 45 2", ["1", "3s", "45", "2"], {}),
        ("READY 54s", ["45s"], {}),
        ("ready 1n 2", ["1", "2"], {}),
        ("draft 1 - 3s", ["1", "", "3s"], {}),
        ("draft", [], {}),
        ("ready 1 2 clownfish=2", ["1", "2"], {"clownfish": 2}),
        ("ready 1 2 3 4 5 anglerfish=s", ["1", "2", "3", "4", "5"], {"anglerfish": "s"}),
    ],
)
def test_a_program_is_typed_level_by_level(
    line: str, levels: list[str], more: dict[str, object]
) -> None:
    kind = "Ready" if line.lower().startswith("ready") else "SaveDraft"
    program = {"levels": levels, "clownfish": None, "anglerfish": None, **more}

    assert chosen(line, PROGRAMS, DIVE) == {"type": kind, "program": program}


@pytest.mark.parametrize("line", ["ready 6", "ready x", "ready 1 clownfish=", "0", "2", "x", "²"])
def test_what_is_no_choice_means_nothing(line: str) -> None:
    assert chosen(line, PROGRAMS + LISTED, DIVE) is None


def test_a_number_and_a_place_are_choices() -> None:
    assert chosen("1", LISTED, DIVE) == {"type": "Stop"}
    assert chosen("octopus 500 400 30", OCTOPUS, DIVE) == {
        "type": "PlaceOctopus", "x": 500, "y": 400, "angle": 30,
    }  # fmt: skip
    assert chosen("octopus 500 400", OCTOPUS, DIVE) is None
    assert chosen("octopus 500 400 30", LISTED, DIVE) is None


@pytest.mark.parametrize(
    ("game", "variant"),
    [(game.name, variant) for game in GAMES.values() for variant in game.variants],
)
def test_everything_is_offered_and_told_in_a_sentence(game: str, variant: str) -> None:
    """Also: whom the game waits for is asked, and who is asked is waited for."""
    rules: Any = GAMES[game]
    rng = Random(f"{game} {variant}")
    seats = rng.choice([seats for seats in rules.seats if _can_be(rules, seats, variant)])
    names = ["Ada", "Bea", "Cleo", "Dan"][:seats]
    state = rules.start(seats, rules.variants[variant], "7")
    for number in range(120):
        if rules.result(state) is not None:
            break
        speech = speech_of(game, names, LANGUAGES[number % 5])
        waited = rules.to_act(state)
        for seat in map(Seat, range(seats)):
            choices = dump(rules.actions(state, seat).describe())
            view = dump(rules.view(state, seat))
            lines = menu(choices, view, speech)
            assert len(lines) >= len(listed(choices))
            if seat in waited:
                assert is_asked(choices, speech)
            elif is_asked(choices, speech):
                kinds = {part["kind"] for part in choices} - speech.not_waited_for
                assert kinds == {"HoldBreath"}  # a ready diver may join in
        seat = rng.choice(sorted(waited))
        if seat == TABLE or rng.random() < 0.05:
            seat, action = rng.choice(rules.incidents(state))
        else:
            action = rules.actions(state, seat).sample(rng)
        step = rules.apply(state, seat, action)
        for event in step.events:
            speech.event(dump(event))
        state = step.state


def _can_be(rules: Any, seats: int, variant: str) -> bool:
    try:
        rules.start(seats, rules.variants[variant], "7")
    except Exception:
        return False
    return True
