"""Every SVG is small, self-contained, and tells itself apart from its neighbours without colour."""

import doctest
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from statistics import median
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.lib.stride_tricks import sliding_window_view
from PIL import Image

import divetable.art
from divetable.art import Piece, creatures, dive, hand, pieces
from divetable.art.hand import ring_of
from divetable.art.palette import BLUE, GREEN, HUES, INK, PAPER, RED, VIOLET, Hue, as_css
from divetable.art.piece import piece
from divetable.art.sheet import DARK, LIGHT, SMALL, kind_of, render, seen

ELEMENTS = {
    "svg", "defs", "g", "path", "use", "circle", "ellipse", "clipPath", "pattern", "stop",
    "linearGradient", "radialGradient",
}  # fmt: skip
MEDIAN_BYTES = 6_000
MOST_BYTES = 9_000
LARGE = {"dive/track": 14_000, "cover": 33_000, "scuba/event-card": 14_000}
"""What is shown alone or by three may be larger, by the beginning of its id."""


def most_bytes(id: str) -> int:
    return next((most for start, most in LARGE.items() if id.startswith(start)), MOST_BYTES)


def ids_in(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def references_in(root: ElementTree.Element) -> set[str]:
    """What is pointed at, by links and by `url()`."""
    found: set[str] = set()
    for element in root.iter():
        for name, text in element.attrib.items():
            if name.endswith("href"):
                found.add(text)
            found.update(re.findall(r"url\(([^)]*)\)", text))
    return found


def problems(shown: Piece) -> list[str]:
    """All that is wrong with the SVG of a piece."""
    svg = shown.svg()
    root = ElementTree.fromstring(svg)
    elements = list(root.iter())
    wrong = {
        "an element": {each.tag.rpartition("}")[2] for each in elements} - ELEMENTS,
        "a script": [name for each in elements for name in each.attrib if name.startswith("on")],
        "text": [each for each in elements if ((each.text or "") + (each.tail or "")).strip()],
        "a reference": references_in(root) ^ {f"#{name}" for name in ids_in(root)},
        "an id used twice": len(ids_in(root)) - len(set(ids_in(root))),
        "the size": root.attrib["viewBox"] != f"0 0 {shown.width} {shown.height}",
        "too many bytes": len(svg.encode()) > most_bytes(shown.id),
        "a number": "nan" in svg or "inf" in svg,
    }
    return [f"{shown.id}: {what} {found}" for what, found in wrong.items() if found]


def test_pieces_are_well_formed_small_and_need_nothing_else() -> None:
    assert [problem for each in pieces().values() for problem in problems(each)] == []


@pytest.mark.parametrize(
    "bad",
    [
        '<script>alert("")</script>',
        '<image href="https://example.org/x.png"/>',
        '<use href="https://example.org/x.svg#a"/>',
        '<path d="M0 0" fill="url(#nobody)"/>',
        '<path d="M0 0" onclick="alert()"/>',
        '<path id="nobody" d="M0 0"/>',
        "<text>1</text>",
        '<path d="' + "M0 0" * 3000 + '"/>',
        '<path d="Mnan 0"/>',
    ],
)
def test_a_bad_drawing_is_found(bad: str) -> None:
    assert problems(piece("test/piece", lambda d: d.add(bad), "boat"))


def test_ids_are_unique_in_a_page_that_holds_all_pieces() -> None:
    everything = [
        name for each in pieces().values() for name in ids_in(ElementTree.fromstring(each.svg()))
    ]

    assert len(set(everything)) == len(everything)


def test_the_usual_piece_is_small() -> None:
    assert median(len(each.svg().encode()) for each in pieces().values()) <= MEDIAN_BYTES


def test_a_piece_is_drawn_the_same_way_every_time() -> None:
    for id in ("scuba/animal/parrotfish-2", "divers/patch/mud-5", "dive/track"):
        assert pieces()[id].svg() == pieces()[id].svg()


def test_icons_have_the_colour_of_the_text_and_pieces_their_own() -> None:
    for id, each in pieces().items():
        used = set(re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', each.svg()))
        if id.startswith("icon/"):
            assert used == {"none", "currentColor"}, id
        else:
            assert "currentColor" not in used, id


def test_the_palette_is_exported_whole() -> None:
    css = as_css()

    assert len(HUES) >= 15
    for name, hue in HUES.items():
        assert f"--{name}-light: {hue.light};" in css
        assert f"--{name}: {hue.mid};" in css
        assert f"--{name}-dark: {hue.dark};" in css


Look = tuple[np.ndarray, np.ndarray]

WINDOW = 10  # pixels: what is told apart may be as small as a badge
FAINT = 150.0  # a variance below this is hardly seen
APART = 0.4


def look(shown: Piece, width: int = SMALL) -> Look:
    """A piece in grey as windows without their mean, and the variance in each."""
    picture = render(shown, width)
    ground = Image.new("RGBA", picture.size, (150, 165, 170, 255))
    ground.alpha_composite(picture)
    grey = np.asarray(ground.convert("L"), dtype=np.float32)
    step = 3 * width // SMALL
    windows = sliding_window_view(grey, (WINDOW, WINDOW))[::step, ::step].reshape(-1, WINDOW**2)
    windows = windows - windows.mean(axis=1, keepdims=True)
    return windows, np.square(windows).mean(axis=1)


def difference(one: Look, other: Look) -> float:
    """How differently two pictures are built where they differ most: 0 for the same lines and
    shapes, whatever their brightness; about 1 for unlike ones."""
    (a, of_a), (b, of_b) = one, other
    alike = (2 * (a * b).mean(axis=1) + FAINT) / (of_a + of_b + FAINT)
    return float(np.sort(1 - alike)[-4:].mean())


@cache
def look_of(id: str, width: int) -> Look:
    return look(pieces()[id], width)


CARDS = ("dive/chief", "scuba/current", "scuba/event-card")  # are never as small as tiles
ALIKE = ("scuba/row", "cover", "logo")  # told apart by place, or never side by side


def groups() -> Iterator[list[str]]:
    """The pieces that lie side by side, by their kinds."""
    kinds: dict[str, list[str]] = {}
    for id, each in pieces().items():
        kind = kind_of(each)
        if kind in ("scuba/event", "scuba/empty", "scuba/back", "scuba/unknown"):
            kind = "scuba/animal"  # all may lie on one square
        if kind not in ALIKE and (each.width, each.height) in ((100, 100), (100, 140), (24, 24)):
            kinds.setdefault(kind, []).append(id)
    yield from (group for group in kinds.values() if len(group) > 1)


def meaning(id: str) -> object:
    """Pieces that mean the same may look the same: sea is sea, calm is calm.

    An animal is worth something else in another set, but two sets never lie on one board.
    """
    each = pieces()[id]
    return each.alt[0] if id.startswith("scuba/animal/") else each.alt


@pytest.mark.parametrize("group", list(groups()), ids=lambda group: kind_of(pieces()[group[0]]))
def test_pieces_can_be_told_apart_when_small_and_grey(group: list[str]) -> None:
    width = 2 * SMALL if kind_of(pieces()[group[0]]) in CARDS else SMALL
    alike = {
        (one, other): round(found, 2)
        for one, other in combinations(group, 2)
        if meaning(one) != meaning(other)
        and (found := difference(look_of(one, width), look_of(other, width))) < APART
    }

    assert not alike


def a_turtle(hue: Hue, pattern: str = "plates") -> Look:
    return look(piece("test/turtle", lambda d: creatures.turtle(d, hue, hue, pattern), "boat"))


@pytest.mark.parametrize(("one", "other"), [(GREEN, RED), (BLUE, RED), (GREEN, VIOLET)])
def test_another_colour_alone_does_not_tell_pieces_apart(one: Hue, other: Hue) -> None:
    assert difference(a_turtle(one), a_turtle(other)) < APART
    assert difference(a_turtle(one), a_turtle(one)) == pytest.approx(0, abs=1e-4)


def test_green_and_red_turtle_differ_in_pattern() -> None:
    green, red = (
        look(piece("test/turtle", dive.CONTENTS[name], "boat")) for name in ("green", "red")
    )

    assert difference(green, red) > APART
    assert difference(a_turtle(GREEN), a_turtle(GREEN, "bars")) > APART


LOOSE = (
    "bot",
    "dive/pawn", "dive/shell", "dive/token", "dive/companion", "dive/content", "scuba/diver",
    "scuba/dust", "scuba/disc", "scuba/token", "scuba/symbol", "divers/boat", "divers/diver",
    "divers/flag", "divers/treasure", "logo",
)  # fmt: skip


STANDS_OUT = 60  # of 255
EDGE = 2  # pixels


@pytest.mark.parametrize("ground", [LIGHT, DARK], ids=["light", "dark"])
def test_loose_pieces_stand_out_from_light_and_dark(ground: tuple[int, int, int]) -> None:
    loose = [id for id in pieces() if id.startswith(LOOSE)]
    faint = [id for id in loose if contrast(pieces()[id], ground) < STANDS_OUT]

    assert len(loose) > 80
    assert not faint


@cache
def small(shown: Piece) -> Image.Image:
    return render(shown, SMALL)


def contrast(shown: Piece, ground: tuple[int, int, int]) -> float:
    """How much brighter or darker than the ground the boldest fifth of its outline is."""
    picture = small(shown)
    solid = np.asarray(picture)[..., 3] > 200
    inner = np.pad(solid, EDGE)
    for axis in (0, 1):
        inner = np.logical_and.reduce([np.roll(inner, by, axis) for by in range(-EDGE, EDGE + 1)])
    outline = solid & ~inner[EDGE:-EDGE, EDGE:-EDGE]
    grey = np.asarray(picture.convert("RGB").convert("L"), dtype=np.float32)[outline]
    level = float(np.asarray(Image.new("RGB", (1, 1), ground).convert("L"))[0, 0])
    return float(np.quantile(np.abs(grey - level), 0.8))


@pytest.mark.parametrize(("ground", "colour"), [(LIGHT, PAPER), (DARK, INK)])
def test_a_piece_without_an_edge_does_not_stand_out(
    ground: tuple[int, int, int], colour: str
) -> None:
    plain = piece("test/plain", lambda d: d.fill(ring_of(40), colour), "boat")
    edged = piece("test/edged", lambda d: d.halo(ring_of(40)), "boat")

    assert contrast(plain, ground) < STANDS_OUT < contrast(edged, ground)


def test_grey_vision_sees_no_colour() -> None:
    pixels = np.asarray(seen(render(pieces()["scuba/back/red"], SMALL), "grey"))

    assert (pixels[..., 0] == pixels[..., 1]).all()
    assert (pixels[..., 1] == pixels[..., 2]).all()
    assert len(np.unique(pixels)) > 20


def test_normal_vision_changes_nothing() -> None:
    picture = render(pieces()["scuba/back/red"], SMALL).convert("RGB")
    changed = np.asarray(seen(picture, "normal")).astype(int) - np.asarray(picture)

    assert np.abs(changed).max() <= 1


@pytest.mark.parametrize("module", [hand, divetable.art], ids=lambda m: m.__name__)
def test_the_examples_in_the_docs_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)

    assert result.attempted
    assert not result.failed
