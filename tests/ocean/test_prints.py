"""The printed deck: contents as in the data, everything else by the game's seed."""

from collections import Counter

import numpy as np
import pytest

from divetable.core.chance import Chance
from divetable.core.values import replace
from divetable.games.dive.components import CONTENTS, OceanCard, house_ocean_cards
from divetable.ocean import OceanError, prints
from divetable.ocean.prints import (
    CELL,
    DECOY_SHARE,
    SIDE,
    Design,
    Figure,
    deal,
    default_plan,
    plans,
    printed,
)
from divetable.ocean.sprites import DECOYS, FIGURES

CARDS = house_ocean_cards()


def that_matter(plan: Design) -> list[Figure]:
    return [figure for figure in plan.figures if figure.motif in FIGURES]


def content(plan: Design) -> tuple[bool, str | None]:
    motifs = [figure.motif for figure in that_matter(plan)]
    helpers = [motif for motif in motifs if not motif.startswith("shark")]
    assert len(helpers) <= 1
    assert len(motifs) - len(helpers) <= 1
    return len(motifs) > len(helpers), next(iter(helpers), None)


def alone(figure: Figure, size: int = 240) -> np.ndarray:
    ink, _ = printed(Design((figure,), ()), size)
    return ink[..., 3]


@pytest.fixture(scope="module", params=["reef", "wreck"])
def deck(request: pytest.FixtureRequest) -> dict[str, Design]:
    return plans(CARDS, str(request.param))


def test_contents_are_those_of_the_data(deck: dict[str, Design]) -> None:
    for card in CARDS:
        meant = CONTENTS[card.code]
        assert content(deck[card.id]) == (meant.shark, meant.helper)
        assert content(default_plan(card)) == (meant.shark, meant.helper)
        assert len(default_plan(card).holes) == card.holes


def test_holes_are_dealt_anew(deck: dict[str, Design]) -> None:
    """Else whoever knows the data could read a shark off a number of holes."""
    cut = {card.id: len(deck[card.id].holes) for card in CARDS}

    assert sorted(cut.values()) == sorted(card.holes for card in CARDS)
    assert cut != {card.id: card.holes for card in CARDS}


def test_each_shark_drawing_is_there_as_often_as_in_the_data(deck: dict[str, Design]) -> None:
    drawn = [figure.motif for plan in deck.values() for figure in that_matter(plan)]

    assert Counter(motif for motif in drawn if "shark" in motif) == Counter(
        f"shark-{card.shark_art.lower()}" for card in CARDS if card.shark_art
    )


def test_the_default_print_has_drawings_and_cells_of_the_data() -> None:
    for card in CARDS:
        for figure in that_matter(default_plan(card)):
            is_shark = figure.motif.startswith("shark")
            cell = card.shark_cell if is_shark else card.helper_cell
            assert (int(figure.y // CELL), int(figure.x // CELL)) == (int(cell[0]), int(cell[1]))
            if is_shark:
                assert figure.motif == f"shark-{card.shark_art.lower()}"


def test_figures_are_whole_and_apart_and_never_cut(deck: dict[str, Design]) -> None:
    for plan in [*deck.values(), *map(default_plan, CARDS)]:
        taken = np.zeros((240, 240))
        for figure in that_matter(plan):
            ink = alone(figure).astype(float)
            centred = alone(replace(figure, x=SIDE / 2, y=SIDE / 2)).astype(float)
            assert ink.sum() > 0.97 * centred.sum(), "it sticks out of the card"
            assert (np.minimum(ink, taken) > 128).mean() < 0.004, "it lies on another figure"
            taken = np.maximum(taken, ink)
        rows, columns = np.mgrid[0:240, 0:240] + 0.5
        for hole in plan.holes:
            inside = np.hypot(columns - hole.x, rows - hole.y) < hole.radius
            assert not (inside & (taken > 128)).any(), "a hole cuts a figure"


def test_the_same_seed_gives_the_same_pixels_and_another_one_does_not() -> None:
    card = CARDS[25]
    one, again, other = (plans(CARDS, seed)[card.id] for seed in ("reef", "reef", "wreck"))

    assert np.array_equal(printed(one, 160)[0], printed(again, 160)[0])
    assert not np.array_equal(printed(one, 160)[0], printed(other, 160)[0])


def test_decoration_tells_nothing_about_the_content() -> None:
    """As many decoys and as much else on cards of every kind; chance is drawn alike for all."""
    rows = [
        (CONTENTS[card.code].shark, sum(f.motif in DECOYS for f in plan.figures), len(plan.figures))
        for seed in range(12)
        for card, plan in zip(CARDS, plans(CARDS, f"deck {seed}").values(), strict=True)
        if CONTENTS[card.code].helper is None
    ]
    with_shark = [row for row in rows if row[0]]
    without = [row for row in rows if not row[0]]
    shares = [np.mean([row[1] for row in some]) for some in (with_shark, without)]

    assert shares == pytest.approx([DECOY_SHARE] * 2, abs=0.15)
    assert np.mean([row[2] for row in with_shark]) - 1 == pytest.approx(
        np.mean([row[2] for row in without]), abs=0.2
    )


def changed(card: OceanCard, **fields: object) -> OceanCard:
    return replace(card, **fields)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"code": "X"}, "no content 'X'"),
        ({"holes": 99}, "99 holes; there is room for 0 to 6"),
        ({"holes": -1}, "-1 holes"),
        ({"shark_art": "D"}, "no shark drawing 'D'"),
        ({"shark_size": "XL"}, "no shark size 'XL'"),
        ({"shark_cell": "44"}, "the shark's cell is '44'"),
        ({"helper_cell": "9"}, "the helper's cell is '9'"),
        ({"helper_cell": "30"}, "shark and helper share the cell 30"),
    ],
)
def test_a_card_that_cannot_be_printed_is_refused(fields: dict[str, object], says: str) -> None:
    bad = changed(CARDS[24], **fields)

    with pytest.raises(OceanError, match=says):
        default_plan(bad)
    with pytest.raises(OceanError, match=f"{bad.id}: .*{says}"):
        plans((*CARDS[:24], bad, *CARDS[25:]), "reef")


def test_a_card_twice_is_refused() -> None:
    with pytest.raises(OceanError, match="OC01: is in the deck more than once"):
        plans((*CARDS[:35], CARDS[0]), "reef")


@pytest.mark.parametrize("size", [0, 63, 1025])
def test_a_size_out_of_range_is_refused(size: int) -> None:
    with pytest.raises(OceanError, match=f"{size} pixels; choose 64 to 1024"):
        printed(default_plan(CARDS[0]), size)


def test_chance_is_not_shared_between_cards() -> None:
    """Taking a card out of the data leaves the others' print alone (but for what is dealt)."""
    harmless = [card for card in CARDS if not CONTENTS[card.code].shark]

    fewer = deal(tuple(card for card in CARDS if card.id != harmless[0].id), "reef")
    alike = set(fewer) & set(deal(CARDS, "reef"))
    without, whole = (plans(cards, "reef") for cards in (CARDS[1:], CARDS))

    assert harmless[0] == CARDS[0]
    assert len(alike) > 10
    assert all(without[one.card.id] == whole[one.card.id] for one in alike)
    assert Chance("reef", "print", "OC01").random() != Chance("reef", "print", "OC02").random()


def test_a_figure_is_drawn_wherever_it_reaches(
    deck: dict[str, Design], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the part of the card is touched where it may be: nothing of it is cut off."""
    drawn = {name: printed(design, 160)[0] for name, design in deck.items()}
    monkeypatch.setattr(prints, "_area", lambda figure, scale, size: (0, size, 0, size))
    for name, design in deck.items():
        assert np.array_equal(drawn[name], printed(design, 160)[0])
