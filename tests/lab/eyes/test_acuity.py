"""Measuring how well stacks are read; `divetable ocean acuity` does so on hundreds."""

import json
from collections import Counter
from math import exp, sqrt
from pathlib import Path
from random import Random

import numpy as np
import pytest

from divetable.bots.dive import eye
from divetable.bots.dive.beliefs import best_scores, shark_signs
from divetable.games.dive.components import house_ocean_cards
from divetable.lab.eyes import weights
from divetable.lab.eyes.acuity import (
    Answers,
    Kept,
    Truth,
    alike,
    answers,
    curves,
    deck_reader,
    made,
    measured,
    true_level,
    trust,
    wilson,
)
from divetable.lab.eyes.deck_reader import CODES, OWNED, weighed
from divetable.ocean.optics import SETTINGS
from divetable.ocean.reader import Found
from divetable.ocean.stack import lay
from divetable.ocean.viewer import Field

NUMBER = 3003
UNSURE = eye.Belief(0.5, {"green": 10 / 36, "red": 6 / 36, "manta": 4 / 36, "none": 16 / 36})
SHARK = eye.Belief(0.9, {"green": 0.1, "red": 0.1, "manta": 0.1, "none": 0.7})
WHOLE = Counter(card.code for card in house_ocean_cards())


def test_stacks_of_one_game_ask_about_different_cards() -> None:
    one, later = (made("acuity", number, "clear") for number in (NUMBER, NUMBER + 1))

    assert one.codes[5:] == later.codes
    assert one.pack != later.pack


def test_whoever_owns_the_print_reads_it() -> None:
    """Which is why each game has its own: there, likeness to the cards one owns is chance."""
    attacker = deck_reader("table", OWNED)
    empty = np.zeros((8, 8, 4), np.uint8)
    lain = lay([(empty, None)] * 36, f"acuity {NUMBER // 3}", SETTINGS["table"])
    depths = [layer.depth for layer in lain[:5]]
    told: list[list[str]] = []
    for default_print in (True, False):
        stack = made("acuity", NUMBER, "table", default_print)
        field = Field(stack.pack)
        views = field.views(eye.glances(field, eye.LOOKS[5]))
        like = attacker.likeness(views, depths)
        told.append([CODES[at] for at in like.argmax(1)])

    assert told[0][:3] == list(stack.codes[:3])
    assert told[1][:3] != list(stack.codes[:3])


def test_all_readers_answer_about_every_level() -> None:
    told = answers(NUMBER, "table", (2, 5), default_print=False)

    assert list(told.told) == ["skill 2", "skill 5", "deck-aware"]
    assert {len(reading.levels) for reading in told.told.values()} == {5}
    assert told.told["skill 2"] == eye.look(
        made("acuity", NUMBER, "table").pack, 2, Random(f"{NUMBER} 2")
    )


def test_who_knows_the_deck_knows_what_is_left() -> None:
    nothing = np.zeros((5, len(CODES)), np.float32)

    usual = weighed(nothing, WHOLE)
    only_sharks = weighed(nothing, Counter({"S": 6, "SR": 2}))

    for level in usual.levels:
        assert level.shark == pytest.approx(0.5)
        assert level.helper["green"] == pytest.approx(10 / 36)
    assert only_sharks.levels[0].shark == pytest.approx(1)
    assert only_sharks.levels[4].helper["red"] == pytest.approx(1 / 4)


def test_one_card_cannot_lie_on_two_levels() -> None:
    evidence = np.zeros((5, len(CODES)), np.float32)
    evidence[0, CODES.index("SM")] = 9

    told = weighed(evidence, Counter({"SM": 1, "-": 9}))

    assert told.levels[0].shark > 0.99
    assert told.levels[1].shark < 0.01


def test_curves_count_what_is_right() -> None:
    shark, none = Truth(True, "none"), Truth(False, "none")
    reading = eye.Reading((SHARK,) * 5)
    one = Answers((shark,) * 5, {"skill 5": reading})
    other = Answers((none, none, shark, shark, shark), {"skill 5": reading})

    sharks, helpers = curves([one, other])

    assert sharks.rates == (0.5, 0.5, 1.0, 1.0, 1.0)
    assert helpers.rates == (1.0,) * 5
    assert sharks.as_json()["asked"] == 2


def test_a_measurement_can_be_broken_off_and_go_on(tmp_path: Path) -> None:
    file, about = tmp_path / "answers.jsonl", {"setting": "table"}
    reading = {"skill 1": eye.Reading((SHARK,) * 5)}
    one = Answers((Truth(True, "none"),) * 5, reading, reading)

    kept = Kept(file, about)
    kept.add(7, one)

    assert Kept(file, about).answers == {7: one}
    assert not Kept(file, {"setting": "murky"}).answers


def test_what_is_measured_falls_with_depth() -> None:
    def told(*sharks: float) -> eye.Reading:
        return eye.Reading(tuple(eye.Belief(shark, SHARK.helper) for shark in sharks))

    there = (Truth(True, "none"),) * 5
    by_skill = {f"skill {skill}": told(0.9, 0.9, 0.3, 0.3, 0.9) for skill in eye.LOOKS}
    other = {f"skill {skill}": told(0.9, 0.4, 0.4, 0.8, 0.2) for skill in eye.LOOKS}
    answers = [Answers(there, by_skill), Answers(there, other)]

    file = json.loads(measured(answers, "table"))

    assert file["5"]["shark"] == [0.995, 0.5, 0.333, 0.333, 0.333]
    assert file["5"]["helper"] == [0.995] * 5, "nobody is always right"
    assert "2 stacks" in file["what"]


def test_eyes_that_err_together_are_alike() -> None:
    rng = Random(1)

    def told(chances: list[float]) -> dict[str, eye.Reading]:
        return {"skill 1": eye.Reading(tuple(eye.Belief(one, SHARK.helper) for one in chances))}

    def pair(shared: float) -> Answers:
        common = [rng.gauss(0, 1) for _ in range(5)]
        one, other = (
            [
                1 / (1 + exp(-(sqrt(shared) * both + sqrt(1 - shared) * rng.gauss(0, 1))))
                for both in common
            ]
            for _ in range(2)
        )
        return Answers((Truth(rng.random() < 0.5, "none"),) * 5, told(one), told(other))

    for shared in (0.0, 0.6, 1.0):
        assert alike([pair(shared) for _ in range(400)], "skill 1") == pytest.approx(
            shared, abs=0.08
        )
    once = Answers((Truth(True, "none"),) * 5, told([0.5] * 5))
    assert alike([once], "skill 1") == 1.0, "who makes no mistakes sees the same again"


def test_trust_counts_what_came_true() -> None:
    shark, none = Truth(True, "none"), Truth(False, "red")
    reading = eye.Reading((SHARK,) * 5)

    seldom, often = trust([Answers((shark,) * 4 + (none,), {"skill 5": reading})])

    assert (often.said, often.true, often.asked) == (0.9, 4, 5)
    assert (seldom.said, seldom.true, seldom.asked) == (0.1, 1, 15)


def test_fitting_learns_that_a_figure_that_is_seen_is_there() -> None:
    seen = [Found("shark", 1.2, 0, 0.5, 0.5)]
    samples = [
        weights.Sample(("S",) + ("-",) * 4, {5: seen})
        if number % 2
        else weights.Sample(("G",) + ("-",) * 4, {5: [Found("green", 1.1, 0, 0.5, 0.5)]})
        for number in range(40)
    ]

    fitted = weights.fitted(samples, 5)
    text = weights.as_json({5: fitted})

    signs = shark_signs(best_scores(seen), 0)
    assert signs @ np.array(fitted[0].shark) > 2
    assert text.count('"shark"') == 5


@pytest.mark.parametrize(("right", "asked"), [(0, 10), (10, 10), (97, 100)])
def test_an_interval_holds_the_rate(right: int, asked: int) -> None:
    low, high = wilson(right, asked)

    assert 0 <= low <= right / asked <= high <= 1
    assert high - low < 0.35


def test_a_truth_is_what_the_code_says() -> None:
    assert true_level("SM") == Truth(True, "manta")
    assert true_level("-") == Truth(False, "none")
    assert set(SETTINGS) == {"clear", "table", "murky"}
