"""`divetable balance`: how games play out by the former rules and by today's."""

import json
import os

import click

from divetable import words
from divetable.bots import levels_of
from divetable.cli import WrongUse, jobs_option, main, progress_bar, table_option
from divetable.core.errors import RulesError
from divetable.games import GAMES
from divetable.lab.design import figures
from divetable.lab.design.figures import Column


@main.command()
@click.argument("game", type=click.Choice(figures.MEASURED))
@click.option("--seats", multiple=True, type=click.IntRange(2, 4), help="Default: 2, 3 and 4.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--level", default="expert", show_default=True, help="Of the bots of The Divers.")
@table_option("An option of both tables, such as size=8.")
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
@click.pass_obj
def balance(
    language: str,
    game: str,
    seats: tuple[int, ...],
    games: int,
    level: str,
    options: dict[str, object],
    jobs: int,
    as_json: bool,
) -> None:
    """Play many games by the former rules and by today's, and compare length, ends and fairness.

    Prints a table as in docs/balance.md. The same call gives the same figures.
    """
    if level not in levels_of(game):
        raise WrongUse(f"there is no bot {level}; there are: {', '.join(levels_of(game))}")
    told: dict[str, dict[str, str]] = {}
    try:
        for number in seats or (2, 3, 4):
            GAMES[game].start(number, options, "")
            told |= columns(Column(game, number, options, games, level), jobs)
    except RulesError as error:
        raise WrongUse(words.refusal(error, language)) from None
    click.echo(json.dumps(told, indent=2) if as_json else "\n".join(figures.as_table(told)))


def columns(wanted: Column, jobs: int) -> dict[str, dict[str, str]]:
    """Before and now, with a progress bar."""
    told: dict[str, dict[str, str]] = {}
    for name, column in figures.before_and_now(wanted).items():
        facts: list[figures.Facts] = []
        bar, advance = progress_bar(f"{column.game}, {column.seats} players, {name}", column.games)
        with bar:
            for batch in figures.play(column, jobs or os.cpu_count() or 1):
                facts += batch
                advance(len(batch))
        told[f"{column.seats} players, {name}"] = figures.figures(column, facts)
    return told
