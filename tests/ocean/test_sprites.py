"""The painted specimens that are shipped."""

from importlib.resources import files

import numpy as np
import pytest

from divetable.ocean.motifs import MOTIFS
from divetable.ocean.sprites import SPECIMENS, decoded, name_of, paint, sprite

from .tables import psnr

FOLDER = files("divetable.ocean") / "sprites"


def test_every_motif_is_painted_and_nothing_else() -> None:
    wanted = {name_of(motif, at) for motif, many in SPECIMENS.items() for at in range(many)}

    assert SPECIMENS.keys() == MOTIFS.keys()
    assert {file.name for file in FOLDER.iterdir()} == wanted


def test_they_take_less_than_eight_megabytes() -> None:
    assert sum(len(file.read_bytes()) for file in FOLDER.iterdir()) < 8e6


@pytest.mark.parametrize("motif", ["red", "tuna"])
def test_painting_one_again_gives_what_is_shipped(motif: str) -> None:
    again = decoded(paint(motif, 1))

    assert again.shape == sprite(motif, 1).shape
    assert psnr(again, sprite(motif, 1)) > 45  # another build of the encoder may round otherwise


@pytest.mark.parametrize("motif", SPECIMENS)
def test_a_sprite_is_premultiplied_and_has_ink(motif: str) -> None:
    for specimen in range(SPECIMENS[motif]):
        ink = sprite(motif, specimen)
        assert (ink[..., :3] <= ink[..., 3:]).all()
        assert 0.015 < np.mean(ink[..., 3] > 128) < 0.8


def test_the_turtles_differ_without_colour() -> None:
    """The shell of the red one has keels along it, that of the green one plates all over."""

    def across_and_along(motif: str) -> tuple[float, float]:
        grey = sprite(motif, 0)[..., :3].astype(float).mean(2)
        tall, wide = grey.shape
        shell = grey[tall // 2 - 24 : tall // 2 + 24, wide // 2 - 30 : wide // 2 + 30]
        return np.abs(np.diff(shell, axis=0)).mean(), np.abs(np.diff(shell, axis=1)).mean()

    green, red = across_and_along("green"), across_and_along("red")

    assert red[0] / red[1] > 1.5 * green[0] / green[1]
