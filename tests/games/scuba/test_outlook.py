"""What is told of a step before it is made comes true."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from divetable.core.codec import dump
from divetable.games.scuba import SCUBA
from divetable.games.scuba.actions import Enter, Head, Step, Stop
from divetable.games.scuba.agenda import ChooseHeading
from divetable.games.scuba.events import DecoTaken, MinusTaken, TurnBegan
from divetable.games.scuba.state import State

GAMES_OF_A_VARIANT = 12


@pytest.mark.parametrize("variant", ["base", "decompression", "host", "deep", "few-cards"])
def test_steps_lead_where_they_are_said_to_lead(variant: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES_OF_A_VARIANT):
        rng = Random(seed)
        state = SCUBA.start(3, SCUBA.variants[variant], str(seed))
        while SCUBA.result(state) is None:
            seat = min(SCUBA.to_act(state))
            space = SCUBA.actions(state, seat)
            for part in space.parts:
                described: dict[str, Any] = dump(part.describe())
                for at, action in enumerate(part):
                    if isinstance(action, Step):
                        met.update(checked_step(state, seat, action, described, at))
                    elif isinstance(action, Enter):
                        after = SCUBA.apply(state, seat, action).state
                        assert after.at[seat] == described["to"][at]
                    elif isinstance(action, Stop):
                        met.update(checked_end(state, seat, described))
                    elif isinstance(action, Head):
                        met.update(checked_move(state, seat, action, described, at))
            state = SCUBA.apply(state, seat, space.sample(rng)).state

    assert met["end"]
    assert met["paid"]
    assert met["deadly"]
    assert met["moved"] or variant != "few-cards"
    if variant in ("decompression", "deep"):
        assert met["token"]
        assert met["points"]


def checked_step(state: State, seat: Any, action: Step, told: dict[str, Any], at: int) -> list[str]:
    step = SCUBA.apply(state, seat, action)
    price: list[str] = told["price"][at]
    mine = [event for event in step.events if getattr(event, "seat", None) == seat]
    assert step.state.at[seat] == told["to"][at] or "end" in price  # the next current may carry
    assert ("end" in price) == any(isinstance(event, TurnBegan) for event in step.events) or (
        step.state.result is not None
    )
    if "end" not in price:
        assert price.count("token") == sum(isinstance(event, DecoTaken) for event in mine)
        assert ("points" in price) == any(isinstance(event, MinusTaken) for event in mine)
        again = [
            way.direction
            for part in SCUBA.actions(step.state, seat).parts
            for way in part
            if isinstance(way, Step)
        ]
        assert told["left"][at] > 1 or action.direction not in again
    return price


def checked_end(state: State, seat: Any, told: dict[str, Any]) -> list[str]:
    """The next current may cost air, too, and carry the diver on."""
    after = SCUBA.apply(state, seat, Stop()).state
    assert told["air"] <= state.air[seat] - after.air[seat]
    if told["deadly"]:
        assert after.air[seat] == 0
        assert after.loc[seat] in ("DEAD", "SHOT")
    return ["deadly"] * told["deadly"] + ["paid"] * bool(told["air"])


def checked_move(state: State, seat: Any, action: Head, told: dict[str, Any], at: int) -> list[str]:
    question = state.agenda[-1]
    assert isinstance(question, ChooseHeading)
    after = SCUBA.apply(state, seat, action).state
    if question.tile is not None:
        place = after.places[question.tile]
        assert max(place, -1) == told["to"][at]
    elif question.diver is not None and question.diver != seat:
        assert after.at[question.diver] == told["to"][at]
    return ["moved"]
