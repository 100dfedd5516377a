"""`divetable ocean`: cards, stacks and how well they can be read."""

import json
import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

from divetable import words
from divetable.cli import WrongUse, main, progress_bar
from divetable.core.codec import dump
from divetable.games.dive.start import start
from divetable.ocean import LIGHTS, SETTINGS, OceanError, scene
from divetable.ocean import sonar as sound

if TYPE_CHECKING:
    from divetable.lab.eyes.acuity import Curve, Trust
    from divetable.ocean.prints import Picture

A_FILE = click.Path(path_type=Path, dir_okay=False)
FORMATS = {".png": "PNG", ".webp": "WEBP", ".jpg": "JPEG"}


@main.group()
def ocean() -> None:
    """The ocean of Dive: its cards, its stack, and how well it can be read."""


@ocean.command()
@click.option("--out", type=A_FILE, required=True, help="A .png, .webp or .jpg file.")
@click.option("--seed", default=None, help="As printed for the game with this seed.")
@click.option("--size", default=320, show_default=True, help="Pixels along a card.")
@click.option("--columns", default=9, show_default=True, type=click.IntRange(1, 36))
def cards(out: Path, seed: str | None, size: int, columns: int) -> None:
    """Show all 36 cards, as the data print them or as one game does."""
    from divetable.games.dive.components import house_ocean_cards
    from divetable.ocean import sheets

    write(out, lambda: sheets.cards(house_ocean_cards(), seed, size, columns))


@ocean.command()
@click.option("--out", type=A_FILE, required=True, help="A .png, .webp or .jpg file.")
@click.option("--seed", default="7", show_default=True, help="Of the game.")
@click.option("--taken", default=0, show_default=True, type=click.IntRange(0, 36))
@click.option("--light", default="above", show_default=True, type=click.Choice(LIGHTS))
@click.option("--tilt", default=(0.0, 0.0), show_default=True, type=(float, float), help="X Y")
@click.option("--setting", default="table", show_default=True, type=click.Choice(list(SETTINGS)))
@click.option("--size", default=640, show_default=True, help="Pixels along the stack.")
@click.option(
    "--octopus", default=None, type=(int, int, int), metavar="X Y ANGLE", help="Cover a part of it."
)
def stack(
    out: Path,
    seed: str,
    taken: int,
    light: str,
    tilt: tuple[float, float],
    setting: str,
    size: int,
    octopus: tuple[int, int, int] | None,
) -> None:
    """Show the stack of a game as its players see it."""
    from divetable.ocean import sheets

    write(out, lambda: sheets.stack(seed, taken, light, tilt, setting, size, octopus))


@ocean.command()
@click.option("--stacks", default=60, show_default=True, type=click.IntRange(1))
@click.option("--setting", default="table", show_default=True, type=click.Choice(list(SETTINGS)))
@click.option("--first", default=0, show_default=True, help="Number of the first stack.")
@click.option("--jobs", default=2, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--eye", is_flag=True, help="Bots of all five skills, not only the best.")
@click.option(
    "--default-print", is_flag=True, help="Stacks in the print that the deck-aware reader owns."
)
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
@click.option("--keep", default=None, type=A_FILE, help="Answers so far; more are added.")
@click.option("--write", is_flag=True, help="What sonar and simulated eyes go by; with --eye.")
def acuity(
    stacks: int,
    setting: str,
    first: int,
    jobs: int,
    eye: bool,
    default_print: bool,
    as_json: bool,
    keep: Path | None,
    write: bool,
) -> None:
    """Measure how often the eye of the bots reads a level right.

    Random stacks are rendered and read from the packs that clients receive; then the answers are
    compared with the truth: is there a shark on this level, and which helper? Intervals are 95 %
    (Wilson). Then: how much of what was called this likely was true?
    """
    from divetable.lab.eyes import acuity

    if write and (not eye or default_print or setting != "table"):
        raise WrongUse("--write goes with --eye, the setting table and prints of their own")
    skills = (1, 2, 3, 4, 5) if eye else (5,)
    numbers = range(first, first + stacks)
    about = {"setting": setting, "skills": list(skills), "default_print": default_print}
    kept = acuity.Kept(keep or Path(os.devnull), about)
    left = [number for number in numbers if number not in kept.answers]
    bar, advance = progress_bar(f"{setting}, {stacks} stacks", len(left))
    with bar:
        measured = acuity.measure(left, setting, jobs, skills, default_print)
        for number, one in zip(left, measured, strict=True):
            kept.add(number, one)
            advance(1)
    answers = [kept.answers[number] for number in numbers]
    if write:
        write_measured(acuity.measured(answers, setting))
    curves, trust = acuity.curves(answers), acuity.trust(answers)
    if as_json:
        figures = {"setting": setting, "stacks": stacks, "default_print": default_print}
        told = {
            "curves": [curve.as_json() for curve in curves],
            "trust": [dump(one) for one in trust],
        }
        click.echo(json.dumps({**figures, **told}))
    else:
        print_curves(setting, stacks, curves)
        print_trust(trust)


def print_curves(setting: str, stacks: int, curves: "list[Curve]") -> None:
    click.echo(f"setting {setting}, {stacks} stacks: right answers in %, with 95 % intervals")
    click.echo(f"{'reader':12}{'question':10}" + "".join(f"level {at:<9}" for at in range(1, 6)))
    for curve in curves:
        cells = (
            f"{f'{100 * rate:.1f} ({100 * low:.0f}-{100 * high:.0f})':15}"
            for rate, (low, high) in zip(curve.rates, curve.intervals, strict=True)
        )
        click.echo(f"{curve.reader:12}{curve.question:10}{''.join(cells)}".rstrip())


def print_trust(trust: "list[Trust]") -> None:
    click.echo("called this likely (%), how much of it was true (%), and how often it was said")
    for one in trust:
        true = f"{100 * one.true / one.asked:.1f}"
        click.echo(f"{one.reader:12}{f'{100 * one.said:.1f}':>6}{true:>8}{one.asked:>8}")


@ocean.command()
@click.option("--stacks", default=300, show_default=True, type=click.IntRange(10))
@click.option("--setting", default="table", show_default=True, type=click.Choice(list(SETTINGS)))
@click.option("--jobs", default=2, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--out", default=None, type=A_FILE, help="Another file than that of the eye.")
@click.option("--write", is_flag=True, help="What sonar and simulated eyes go by, too.")
def fit(stacks: int, setting: str, jobs: int, out: Path | None, write: bool) -> None:
    """Fit how likely the bots' eye thinks its findings are, on separate stacks.

    Then say how often it is right, cross-validated: each game is read with weights fitted on
    others. `acuity` measures the same on packs, and on stacks that were never used to fit.
    """
    from divetable.bots.dive import eye
    from divetable.lab.eyes import acuity, weights

    bar, advance = progress_bar(f"{setting}, {stacks} stacks", stacks)
    samples: list[weights.Sample] = []
    with bar:
        for one in weights.samples(range(stacks), setting, jobs):
            samples.append(one)
            advance(1)
    target = out or Path(eye.__file__).with_name("weights.json")
    text = weights.as_json({skill: weights.fitted(samples, skill) for skill in eye.LOOKS})
    target.write_text(text, "utf-8")
    click.echo(f"{target}: fitted on {stacks} stacks; cross-validated:")
    answers = weights.cross_validated(samples)
    print_curves(setting, stacks, acuity.curves(answers))
    print_trust(acuity.trust(answers))
    if write:
        write_measured(acuity.measured(answers, f"{setting}, cross-validated"))


def write_measured(text: str) -> None:
    from divetable import ocean

    Path(ocean.__file__).with_name("measured.json").write_text(text, "utf-8")


@ocean.command()
@click.option("--seed", default="7", show_default=True, help="Of the game.")
@click.option("--taken", default=0, show_default=True, type=click.IntRange(0, 36))
@click.option("--json", "as_json", is_flag=True, help="The reading as JSON.")
@click.pass_obj
def sonar(language: str, seed: str, taken: int, as_json: bool) -> None:
    """Say what sonar hears in the stack of a game."""
    state = start(2, None, seed)
    state.taken = state.round_start = taken
    readings = [dump(reading) for reading in sound(scene(state))]
    if as_json:
        click.echo(json.dumps(readings))
    else:
        for reading in readings:
            click.echo(words.sonar_line(language, **reading))


@ocean.command()
@click.option("--folder", default=None, type=click.Path(path_type=Path, file_okay=False))
def paint(folder: Path | None) -> None:
    """Paint all sprites again, into the package or another folder (takes minutes)."""
    from divetable.ocean import sprites

    target = folder or Path(sprites.__file__).parent / "sprites"
    target.mkdir(parents=True, exist_ok=True)
    click.echo(f"{sprites.paint_all(target)} bytes in {target}")


def write(out: Path, make: "Callable[[], Picture]") -> None:
    """Make a picture and write it, without metadata."""
    from PIL import Image

    form = FORMATS.get(out.suffix.lower())
    if form is None:
        raise WrongUse(f"{out}: write a .png, .webp or .jpg file")
    try:
        image = Image.fromarray(make())
    except OceanError as error:
        raise WrongUse(str(error)) from None
    file = BytesIO()
    image.save(file, form, quality=88, optimize=True)
    try:
        out.write_bytes(file.getvalue())
    except OSError as error:
        raise WrongUse(f"{out}: {error.strerror}") from None
    click.echo(f"{out}: {image.width} x {image.height}, {len(file.getvalue())} bytes")
