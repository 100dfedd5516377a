"""`divetable habits`: whether bots are good company."""

import json
import os

import click

from divetable import words
from divetable.bots import LEVELS, Eyes
from divetable.cli import (
    WrongUse,
    check_contestants,
    eyes_option,
    jobs_option,
    main,
    progress_bar,
    table_option,
)
from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.games import GAMES
from divetable.lab.design import company
from divetable.lab.design.figures import as_table
from divetable.lab.habits import habits_of


@main.command("habits")
@click.argument("game", type=click.Choice(sorted(GAMES)))
@click.option("--levels", default=",".join(LEVELS), show_default=True, help="person is one, too.")
@click.option("--seats", default=2, show_default=True, help="All have the same level.")
@click.option("--games", default=50, show_default=True, type=click.IntRange(1), help="Of a level.")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same games.")
@eyes_option
@table_option("An option of the table, such as size=8.")
@jobs_option
@click.option("--times/--no-times", default=True, help="How long decisions took, at the end.")
@click.option("--json", "as_json", is_flag=True, help="All figures as JSON.")
@click.pass_obj
def habits_command(
    language: str,
    game: str,
    levels: str,
    seats: int,
    games: int,
    seed: str,
    eyes: Eyes,
    options: dict[str, object],
    jobs: int,
    times: bool,
    as_json: bool,
) -> None:
    """Let bots of one level play with each other, and count what people shake their heads at.

    Prints a column for each level: games that stalled, their length, and the nonsense that is
    defined below the table. The same call gives the same table; how long decisions took is
    printed apart, for that is measured.
    """
    names = tuple(dict.fromkeys(levels.split(",")))
    check_contestants(game, names)
    evening = company.Evening(game, seats, options, names, games, seed, eyes)
    played: list[company.Played] = []
    try:
        GAMES[game].start(seats, options, seed)
        bar, advance = progress_bar(f"{game}, {seats} seats", games * len(names))
        with bar:
            for one in company.play(evening, jobs or os.cpu_count() or 1):
                played.append(one)
                advance(1)
    except RulesError as error:
        raise WrongUse(words.refusal(error, language)) from None
    reports = [company.report(evening, name, played) for name in names]
    if as_json:
        click.echo(json.dumps(dump(tuple(reports)), indent=2))
    else:
        print_reports(evening, reports, times=times)


def print_reports(evening: company.Evening, reports: list[company.Report], *, times: bool) -> None:
    click.echo(f"{evening.game}, {evening.seats} seats, seed {evening.seed}\n")
    click.echo("\n".join(as_table(company.table(reports))))
    for habit in habits_of(evening.game):
        click.echo(f"\n{habit.name}: {habit.definition}.\n  An occasion: {habit.occasion}.")
    if times:
        click.echo("\nA decision took:\n")
        click.echo("\n".join(as_table(company.times(reports))))
