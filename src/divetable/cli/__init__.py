"""The command line: `divetable COMMAND`."""

import json
import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import NoReturn, get_args

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from divetable import __version__, words
from divetable.bots import Eyes, levels_of
from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.games import GAMES
from divetable.lab import people
from divetable.lab.checks.vectors import BadVectorFile, play_file
from divetable.lab.design import simulation

OF_THE_PROGRAM = ("-h", "--help", "--version", "--lang")
BENCHMARKS = Path(__file__).resolve().parents[3] / "bench"


class WrongUse(click.ClickException):
    """Wrong use, explained in one sentence."""

    exit_code = 2


class Failed(WrongUse):
    """Something is broken; also explained in one sentence."""

    exit_code = 1


ELSEWHERE = {
    "backup": "backup",
    "balance": "balance",
    "habits": "habits",
    "ocean": "pieces",
    "play": "play",
    "replay": "replay",
    "restore": "backup",
    "serve": "serve",
    "tournament": "tournament",
    "verify": "replay",
}
"""Commands in files of their own, imported only when they are called."""


class Commands(click.Group):
    """The commands; without one, `serve`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *ELSEWHERE})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in ELSEWHERE:
            import_module(f"divetable.cli.{ELSEWHERE[cmd_name]}")
        return super().get_command(ctx, cmd_name)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        start = 2 if args[:1] == ["--lang"] else 0
        rest = args[start:]
        if not rest or (rest[0].startswith("-") and rest[0] not in OF_THE_PROGRAM):
            args = [*args[:start], "serve", *rest]
        return super().parse_args(ctx, args)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
@click.option("--lang", default=None, metavar="CODE", help="en, nl, de, fr or sv.")
@click.pass_context
def main(context: click.Context, lang: str | None) -> None:
    """Divetable, the table for diving board games. Without a command it starts the server."""
    context.obj = words.language(lang, os.environ)


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON document instead of lines.")
def vectors(files: tuple[Path, ...], as_json: bool) -> NoReturn:
    """Play rule vectors and say which ones hold.

    FILES are named after their game, such as dive*.json or scuba*.jsonl. Prints `ok ID` or
    `FAIL ID: what differs` for each vector and ends with `N passed, N failed`. Exit code 1 if
    any failed.
    """
    try:
        played = [(str(path), *result) for path in files for result in play_file(path)]
    except BadVectorFile as error:
        raise WrongUse(str(error)) from None
    failed = sum(bool(differences) for _, _, differences in played)
    if as_json:
        rows = [{"file": path, "id": id, "differences": diffs} for path, id, diffs in played]
        click.echo(json.dumps({"passed": len(played) - failed, "failed": failed, "vectors": rows}))
    else:
        for _, id, differences in played:
            click.echo(f"FAIL {id}: {'; '.join(differences)}" if differences else f"ok {id}")
        click.echo(f"{len(played) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def read_settings(
    context: click.Context, parameter: click.Parameter, given: tuple[str, ...]
) -> dict[str, object]:
    """Options of a table: name=value, or name=@file for a value in a JSON file."""
    settings: dict[str, object] = {}
    for text in given:
        name, equals, setting = text.partition("=")
        if not equals:
            raise click.BadParameter(f"{text!r}; write name=value")
        settings[name] = read_setting(setting)
    return settings


def read_setting(text: str) -> object:
    if text.startswith("@"):
        try:
            return json.loads(Path(text[1:]).read_text("utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise click.BadParameter(f"{text[1:]}: {error}") from None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


Decorator = Callable[[Callable[..., None]], Callable[..., None]]


def table_option(explained: str) -> Decorator:
    """Options of the table, as many as one likes."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        callback=read_settings,
        metavar="NAME=VALUE",
        help=explained,
    )


jobs_option: Decorator = click.option(
    "--jobs", default=0, type=click.IntRange(0), help="Processes; 0: one for each core."
)
eyes_option: Decorator = click.option(
    "--eyes",
    type=click.Choice(get_args(Eyes)),
    default="measured",
    show_default=True,
    help="Dive: real pictures (slow), readings as good as measured, or none.",
)


@main.command()
@click.argument("game", type=click.Choice(sorted(GAMES)))
@click.option("--seats", default=4, show_default=True, help="Number of players.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default="0", show_default=True, help="The same seed, the same games.")
@table_option("An option of the table, such as chief=on; ocean_cards=@deck.json reads a file.")
@click.option(
    "--incidents",
    default=0.0,
    show_default=True,
    type=click.FloatRange(0, 1),
    help="How often someone leaves or is cut off instead of a move.",
)
@click.option(
    "--bots",
    default="",
    metavar="LEVEL[,LEVEL...]",
    help="Bots instead of random players: one level for all seats, or one for each.",
)
@jobs_option
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="One JSON line for each game."
)
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
@click.pass_obj
def simulate(
    language: str,
    game: str,
    seats: int,
    games: int,
    seed: str,
    options: dict[str, object],
    incidents: float,
    bots: str,
    jobs: int,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play many games among random players, or bots, and summarise them."""
    players = read_bots(game, bots, seats)
    if players and incidents:
        raise WrongUse("incidents only happen to random players; leave out --incidents or --bots")
    plan = simulation.Series(game, seats, options, games, seed, incidents, players)
    outcomes: list[simulation.Outcome] = []
    try:
        GAMES[game].start(seats, options, seed)
        bar, advance = progress_bar(f"{game}, {seats} players", games)
        with bar:
            for batch in simulation.simulate(plan, jobs or os.cpu_count() or 1):
                outcomes += batch
                advance(len(batch))
    except RulesError as error:
        raise WrongUse(words.refusal(error, language)) from None
    outcomes.sort(key=lambda outcome: outcome.number)
    if out:
        try:
            out.write_text("".join(json.dumps(dump(one)) + "\n" for one in outcomes), "utf-8")
        except OSError as error:
            raise WrongUse(f"{out}: {error.strerror}") from None
    summary = simulation.summarise(plan, outcomes)
    if as_json:
        click.echo(json.dumps(dump(summary), indent=2))
    else:
        print_summary(summary)


def read_bots(game: str, text: str, seats: int) -> tuple[str, ...]:
    """The level of the bot in each seat; empty if there are none."""
    levels = tuple(text.split(",")) if text else ()
    if len(levels) == 1:
        levels *= seats
    if len(levels) not in (0, seats):
        raise WrongUse(f"{len(levels)} bots for {seats} seats; name one, or one for each seat")
    known = levels_of(game)
    for unknown in set(levels) - set(known):
        raise WrongUse(f"there is no bot {unknown} for {game}; there are: {', '.join(known)}")
    return levels


def check_contestants(game: str, names: Iterable[str]) -> None:
    """Refuse players that a game does not have in experiments."""
    for name in names:
        if not people.is_known(game, name):
            there = ", ".join(people.contestants_of(game))
            raise click.BadParameter(f"there is no bot {name} for {game}; there are: {there}")


def progress_bar(what: str, total: int) -> tuple[Progress, Callable[[int], object]]:
    """A progress bar on standard error if it is a terminal, and how to advance it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, disable=not console.is_terminal)
    task = progress.add_task(what, total=total)
    return progress, lambda done: progress.advance(task, done)


def print_summary(summary: simulation.Summary) -> None:
    console = Console(highlight=False)
    console.print(f"{summary.game}: {summary.games} games, seed {summary.seed}")
    if summary.options:
        console.print(
            "options: " + ", ".join(f"{k}={_short(v)}" for k, v in summary.options.items())
        )
    lengths = Table("", "mean", "median", "least", "most", box=None, padding=(0, 2))
    for name, spread in (("rounds", summary.rounds), ("steps", summary.steps)):
        numbers = (f"{spread.mean:.2f}", f"{spread.median:g}", str(spread.least), str(spread.most))
        lengths.add_row(name, *numbers)
    console.print(lengths)
    seats = Table("seat", "wins", "share", "mean score", box=None, padding=(0, 2))
    for seat, wins in enumerate(summary.wins_by_seat):
        mean = summary.mean_score_by_seat[seat]
        seats.add_row(str(seat), f"{wins:.1f}", f"{wins / summary.games:.1%}", f"{mean:.2f}")
    console.print(seats)
    console.print("ended by: " + ", ".join(f"{k} {n}" for k, n in summary.verdicts.items()))


def _short(setting: object) -> str:
    text = str(setting)
    return text if len(text) <= 40 else text[:40] + "…"


@main.command()
@click.argument("name", required=False)
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
@click.option(
    "--under-attack",
    is_flag=True,
    help="For the server: how long a move takes during an attack.",
)
def bench(name: str | None, as_json: bool, under_attack: bool) -> None:
    """Run the benchmarks, ratios side by side (from a checkout)."""
    known = sorted(path.stem for path in BENCHMARKS.glob("[!_]*.py"))
    if not known:
        raise WrongUse("the benchmarks are in the checkout of Divetable; run them from there")
    if name is not None and name not in known:
        raise WrongUse(f"there is no benchmark {name}; there are: {', '.join(known)}")
    if under_attack and name != "server":
        raise WrongUse("only the server is attacked; run divetable bench server --under-attack")
    sys.path.insert(0, str(BENCHMARKS.parent))
    for chosen in [name] if name else known:
        benchmark = import_module(f"bench.{chosen}")
        run = benchmark.under_attack if under_attack else benchmark.run
        figures = run(report=not as_json)
        if as_json:
            click.echo(json.dumps({"benchmark": chosen, **figures}))


if __name__ == "__main__":  # pragma: no cover
    main()
