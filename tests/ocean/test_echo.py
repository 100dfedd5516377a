"""Sonar: worth as much as the picture, the same for everybody, nothing new when asked again."""

from collections import Counter

import numpy as np
import pytest

from divetable.core.values import replace
from divetable.games.dive.components import CONTENTS
from divetable.games.dive.start import start
from divetable.games.dive.state import OctopusPlace
from divetable.ocean import Echo, Scene, scene, sonar
from divetable.ocean.echo import COVERED, HELPER_RIGHT, RIGHT, SHARK_RIGHT
from divetable.words import LANGUAGES, sonar_line

MANY = 1500


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    return [scene(start(2, None, f"sonar {number}")) for number in range(MANY)]


def test_it_is_right_as_often_as_a_reader_of_the_picture(scenes: list[Scene]) -> None:
    for level in range(5):
        truths = [CONTENTS[one.cards[level].code] for one in scenes]
        heard = [sonar(one)[level] for one in scenes]
        sharks = np.mean([h.shark == t.shark for h, t in zip(heard, truths, strict=True)])
        helpers = np.mean([h.helper == t.helper for h, t in zip(heard, truths, strict=True)])

        assert sharks == pytest.approx(SHARK_RIGHT[level], abs=0.035)
        assert helpers == pytest.approx(HELPER_RIGHT[level], abs=0.035)


def test_a_deeper_level_is_never_heard_better() -> None:
    """Or errors about a card that comes up would not only get fewer."""
    for right in (SHARK_RIGHT, HELPER_RIGHT):
        assert list(right) == sorted(right, reverse=True)
        assert 0.5 < right[-1] < right[0] < 1


def test_asking_again_tells_nothing_new(scenes: list[Scene]) -> None:
    assert sonar(scenes[0]) == sonar(scenes[0])
    assert len({sonar(one) for one in scenes[:50]}) > 40


def test_a_card_that_comes_up_is_only_corrected(scenes: list[Scene]) -> None:
    """What was right stays right; so older readings are of no use beside the newest."""
    for one in scenes[:300]:
        risen = replace(one, cards=one.cards[2:])
        for level in (3, 4, 5):
            truth = CONTENTS[one.cards[level - 1].code].shark
            before, after = sonar(one)[level - 1].shark, sonar(risen)[level - 3].shark
            assert after == truth or before != truth


def test_it_says_no_more_than_there_are_cards(scenes: list[Scene]) -> None:
    last = replace(scenes[0], cards=scenes[0].cards[-2:])

    assert [reading.level for reading in sonar(last)] == [1, 2]


def test_an_octopus_muffles_and_changes_no_word(scenes: list[Scene]) -> None:
    lost: Counter[bool] = Counter()
    for one in scenes[:400]:
        covered = replace(one, octopuses=(OctopusPlace(500, 500, 0),))
        for before, after in zip(sonar(one), sonar(covered), strict=True):
            is_lost = after.shark_sureness == "muffled"
            lost[is_lost] += 1
            assert is_lost or after == before
            assert not is_lost or after == Echo(before.level, False, "muffled", None, "muffled")

    assert lost[True] / lost.total() == pytest.approx(COVERED, abs=0.03)


def test_errors_do_not_depend_on_the_content(scenes: list[Scene]) -> None:
    """Neither a claim nor a denial is more trustworthy: sharks are missed as often as invented."""
    rates: dict[bool, list[bool]] = {True: [], False: []}
    for one in scenes:
        truth = CONTENTS[one.cards[4].code].shark
        rates[truth].append(sonar(one)[4].shark == truth)

    assert np.mean(rates[True]) == pytest.approx(float(np.mean(rates[False])), abs=0.06)


def test_a_word_is_as_sure_as_it_is_right(scenes: list[Scene]) -> None:
    """[T-6.5] What is called almost certain is wrong once in thirty at most, and so on."""
    right: dict[str, list[bool]] = {}
    for one in scenes:
        for reading, card in zip(sonar(one), one.cards, strict=False):
            truth = CONTENTS[card.code]
            right.setdefault(reading.shark_sureness, []).append(reading.shark == truth.shark)
            right.setdefault(reading.helper_sureness, []).append(reading.helper == truth.helper)

    least: dict[str, float] = dict(RIGHT)
    assert right.keys() == least.keys()
    for word, rights in right.items():
        assert np.mean(rights) >= least[word] - 0.02
    assert np.mean(right["faint"]) < least["likely"]


def test_it_speaks_five_languages() -> None:
    said = {
        language: [
            sonar_line(language, 1, True, "very", "green", "likely"),
            sonar_line(language, 4, False, "faint", None, "faint"),
            sonar_line(language, 5, False, "muffled", None, "muffled"),
        ]
        for language in LANGUAGES
    }

    assert said["en"] == [
        "Level 1: very likely a shark, probably a green turtle",
        "Level 4: perhaps no shark, perhaps no helper",
        "Level 5: muffled by the octopus",
    ]
    assert (
        said["de"][0]
        == "Ebene 1: sehr wahrscheinlich ein Hai, wahrscheinlich eine grüne Schildkröte"
    )
    assert len({line for lines in said.values() for line in lines}) == 3 * len(LANGUAGES)
