"""`divetable ocean pieces` and `divetable ocean art`: the drawn pieces as sheets and files."""

import json
from pathlib import Path

import click

from divetable import words
from divetable.art import SHEETS, Piece, sheet_of
from divetable.art.vision import VISIONS
from divetable.cli import WrongUse
from divetable.cli.ocean import ocean


def in_words(language: str, piece: Piece) -> str:
    """What a piece shows, in a language."""
    return words.listed(language, [(f"pieces-{id}", dict(facts)) for id, facts in piece.alt])


@ocean.command()
@click.argument("game", type=click.Choice(SHEETS))
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="The sheet, a PNG.")
@click.option("--vision", default="normal", show_default=True, type=click.Choice(list(VISIONS)))
@click.option("--columns", default=10, show_default=True, type=click.IntRange(1, 40))
@click.option("--json", "as_json", is_flag=True, help="List the pieces as JSON.")
@click.pass_obj
def pieces(
    language: str, game: str, out: Path | None, vision: str, columns: int, as_json: bool
) -> None:
    """Show the pieces of a game: on a labelled sheet, or in words without --out.

    The sheet has each piece large, and 40 pixels wide on a light and a dark ground; --vision shows
    it as colour-blind eyes see it.
    """
    from divetable.art.sheet import sheet  # loads what draws: not for every command

    shown = sheet_of(game)
    if out:
        if not out.parent.is_dir():
            raise WrongUse(f"{out.parent} is no folder")
        try:
            sheet(shown, columns, vision).save(out)
        except (OSError, ValueError) as error:
            raise WrongUse(f"{out}: {error}") from None
    if as_json:
        rows = [{"id": each.id, "alt": in_words(language, each)} for each in shown]
        click.echo(json.dumps({"game": game, "pieces": rows}, ensure_ascii=False))
    elif out:
        click.echo(f"{out}: {len(shown)} pieces")
    else:
        for each in shown:
            click.echo(f"{each.id}  {in_words(language, each)}")


@ocean.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--check", is_flag=True, help="Write nothing; exit code 1 if anything is stale.")
def art(folder: Path, check: bool) -> None:
    """Write all pieces as SVG into FOLDER (in a checkout web/src/art), with index and palette."""
    from divetable.art.export import stale, write

    if check:
        found = stale(folder)
        for name in found:
            click.echo(f"stale: {name}")
        raise SystemExit(1 if found else 0)
    try:
        click.echo(f"{folder}: {write(folder)} files brought up to date")
    except OSError as error:
        raise WrongUse(f"{folder}: {error.strerror}") from None
