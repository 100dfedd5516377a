"""The three games' cover pictures."""

from collections.abc import Callable, Iterator

from divetable.art import creatures, divers, fish, scuba, sharks, things
from divetable.art.hand import Drawing, box, curve, polygon
from divetable.art.palette import ABYSS, DEEP, ORANGE, PAPER, RED, SAND, SEA, SHALLOW, YELLOW, Hue
from divetable.art.piece import Piece, piece


def dive_cover(d: Drawing) -> None:
    """Looking down through the stack."""
    d.fill(box(0, 0, 320, 180), d.shade(SHALLOW.mid, SEA.mid, ABYSS.mid, way="0 1"))
    layers: tuple[tuple[Hue, float, float, float, float, Callable[[Drawing], None]], ...] = (
        (ABYSS, 176, 92, 0.72, -6, sharks.white_shark),
        (DEEP, 136, 62, 0.62, 14, lambda d: creatures.turtle(d, RED, RED, pattern="bars")),
        (SEA, 222, 36, 0.58, -8, sharks.manta),
        (SHALLOW, 162, 4, 0.5, 0, fish.clownfish),
    )
    for at, (hue, x, y, size, turn, draw) in enumerate(layers):
        top = 128 - 31 * at
        pane = polygon(f"92,{top} 202,{top - 40} 312,{top} 202,{top + 44}")
        d.add(
            f'<path d="{pane}" fill="{hue.light}" fill-opacity=".42" stroke="{PAPER}"'
            ' stroke-width="2"/>'
        )
        with d.group(x, y, size, turn):
            draw(d)
    with d.group(2, 70, 1.05):
        things.pawn(d, "yellow")
    for x, y, r in ((86, 48, 8), (98, 28, 5), (78, 26, 4), (304, 40, 6), (300, 160, 6)):
        things.bubble(d, x, y, r)


def scuba_cover(d: Drawing) -> None:
    """The boat above, the reef below, and what swims between."""
    d.fill(box(0, 0, 320, 60), d.shade("#fdf3d2", "#e2f2ee", way="0 1"))
    d.dots("284,26", 26, YELLOW.mid)
    with d.group(70, 1, 0.56):
        scuba.hull(d)
    wave = "M0 48q10-8 20 0" + "t20 0" * 15
    d.fill(wave + "V180H0z", d.shade(SHALLOW.mid, SEA.mid, DEEP.mid, way="0 1"))
    d.line(wave, SEA.dark, 2.4)
    with d.group(8, 88, 0.9):
        creatures.sea_fan(d)
    with d.group(236, 92, 0.86):
        creatures.tube_sponge(d)
    with d.group(92, 60, 1.05):
        things.swimmer(d, ORANGE)
    with d.group(226, 54, 0.46):
        sharks.eagle_ray(d)
    with d.group(186, 118, 0.46):
        fish.clownfish(d)
    d.wash(curve("0,170! 60,162 130,170 220,164 320,168! 320,182! 0,182!"), SAND, rim=0, ink=1)
    for x, y, r in ((204, 86, 5), (212, 72, 3.4), (200, 68, 3), (74, 78, 4)):
        things.bubble(d, x, y, r)


def divers_cover(d: Drawing) -> None:
    """A helmet diver among patches, with a chest to bring home."""
    d.fill(box(0, 0, 320, 180), d.shade(SEA.mid, DEEP.mid, ABYSS.mid, way=".4 1"))
    for x, y, turn, draw in (
        (12, 14, -4, divers.back), (84, 6, 3, divers.current((1, 5))),
        (168, 8, -2, divers.back), (242, 6, 4, divers.eddy),
    ):  # fmt: skip
        with d.group(x, y, 0.7, turn):
            draw(d)
    with d.group(8, 84, 0.92, -4):
        creatures.octopus(d)
    with d.group(206, 78, 1.06):
        things.chest(d)
    with d.group(92, 40, 1.36):
        things.pawn(d, "red")
    for x, y, r in ((204, 82, 6), (210, 66, 4), (110, 30, 5)):
        things.bubble(d, x, y, r)


def pieces() -> Iterator[Piece]:
    for game, draw in (("dive", dive_cover), ("scuba", scuba_cover), ("divers", divers_cover)):
        yield piece(f"cover/{game}", draw, f"cover-{game}", width=320, height=180)
