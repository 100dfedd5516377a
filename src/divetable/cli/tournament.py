"""`divetable tournament`: bots against bots."""

import json
import os

import click
from rich.console import Console
from rich.table import Table

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
from divetable.lab.design import tournament as cups
from divetable.lab.design.tournament import Interval, Ladder


def read_pairs(game: str, players: str, pairs: str) -> tuple[tuple[str, str], ...]:
    """Who meets whom; the stronger first if the order of levels says so."""
    if pairs:
        chosen = [tuple(pair.split(":")) for pair in pairs.split(",")]
        if any(len(pair) != 2 for pair in chosen):
            raise click.BadParameter("write FIRST:SECOND,FIRST:SECOND", param_hint="--pairs")
        met = tuple((pair[0], pair[1]) for pair in chosen)
    elif players:
        names = players.split(",")
        met = tuple((b, a) for at, a in enumerate(names) for b in names[at + 1 :])
    else:
        steps = ("random", *LEVELS)
        met = tuple(zip(steps[1:], steps[:-1], strict=True))
        met += ((LEVELS[-1], "greedy"), (LEVELS[-1], "random"))
    check_contestants(game, (name for pair in met for name in pair))
    return met


@main.command("tournament")
@click.argument("game", type=click.Choice(sorted(GAMES)))
@click.option("--seats", default=2, show_default=True, help="An even number: two share them.")
@click.option("--deals", default=50, show_default=True, type=click.IntRange(1), help="For a pair.")
@click.option("--players", default="", help="All of these against each other: novice,casual.")
@click.option("--pairs", default="", help="Only these: master:random,master:greedy.")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same games.")
@eyes_option
@table_option("An option of the table, such as companions=true.")
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="The ladder as JSON.")
@click.pass_obj
def tournament_command(
    language: str,
    game: str,
    seats: int,
    deals: int,
    players: str,
    pairs: str,
    seed: str,
    eyes: Eyes,
    options: dict[str, object],
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play against each other; every deal twice, with the seats swapped.

    Without --players or --pairs each level meets the one below, and the best meets the greedy
    and the random player. "person" is somebody in their second game, "person@0.2" one who slips
    more often.
    """
    if seats % 2:
        raise WrongUse("two players share the seats of a table: choose an even number")
    cup = cups.Cup(game, seats, options, read_pairs(game, players, pairs), deals, seed, eyes)
    duels: list[cups.Duel] = []
    try:
        GAMES[game].start(seats, options, seed)
        bar, advance = progress_bar(f"{game}, deals", deals * len(cup.pairs))
        with bar:
            for duel in cups.play(cup, jobs or os.cpu_count() or 1):
                duels.append(duel)
                advance(1)
    except RulesError as error:
        raise WrongUse(words.refusal(error, language)) from None
    ladder = cups.ladder(cup, duels)
    if as_json:
        click.echo(json.dumps(dump(ladder), indent=2))
    else:
        print_ladder(ladder)


def print_ladder(ladder: Ladder) -> None:
    console = Console(highlight=False)
    console.print(f"{ladder.game}, {ladder.seats} seats, seed {ladder.seed}")
    met = Table("", "", "games", "won", "drawn", "share", "Elo", box=None, padding=(0, 2))
    for one in ladder.pairings:
        counts = (str(one.games), str(one.wins), str(one.draws))
        met.add_row(one.first, one.second, *counts, cups.in_percent(one.share), points(one.elo))
    console.print(met)
    rated = Table("player", "rating", box=None, padding=(0, 2))
    for name, rating in reversed(list(ladder.ratings.items())):
        rated.add_row(name, points(rating))
    console.print(rated)


def points(elo: Interval) -> str:
    return f"{elo.estimate:+.0f} ({elo.low:+.0f} to {elo.high:+.0f})"
