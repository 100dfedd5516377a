"""`divetable replay` and `divetable verify`: recorded games."""

import json
import sys
from pathlib import Path
from typing import NoReturn

import click
from rich.console import Console

from divetable import words
from divetable.cli import WrongUse, main
from divetable.core.errors import RulesError
from divetable.games import GAMES
from divetable.tables import refusals
from divetable.tables.records import (
    Eyes,
    Record,
    check_follows,
    differences,
    is_sealed,
    read_record,
)
from divetable.tables.records import replay as replayed
from divetable.terminal.replay import end, moments, picture, step_through

MOST_BYTES = 64_000_000


def read(path: Path, language: str) -> Record:
    """The record in a file; wrong use if there is none."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise refusals.TOO_LARGE(most=MOST_BYTES)
        return read_record(path.read_bytes())
    except OSError as error:
        raise WrongUse(f"{path}: {error.strerror}") from None
    except RulesError as error:
        raise WrongUse(f"{path}: {words.refusal(error, language)}") from None


def read_eyes(context: click.Context, parameter: click.Parameter, text: str) -> Eyes:
    match text:
        case "public" | "all":
            return text
        case _:
            pass
    if text.isascii() and text.isdigit() and len(text) < 3:
        return int(text)
    raise click.BadParameter("a seat's number, public or all")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--eyes",
    default="all",
    show_default=True,
    callback=read_eyes,
    help="Through whose eyes: a seat's number, public or all.",
)
@click.option("--all", "everything", is_flag=True, help="All steps at once, without keys.")
@click.option("--check", is_flag=True, help="Play it again and compare every step instead.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@click.pass_obj
def replay(
    language: str, file: Path, eyes: Eyes, everything: bool, check: bool, as_json: bool
) -> None:
    """Show a recorded game step by step, or check that it follows from the rules.

    Exit code 1 if a step does not; 2 if FILE is not a record.
    """
    record = read(file, language)
    if check:
        check_record(record, language, as_json)
    console = Console(highlight=False)
    try:
        if as_json:
            click.echo(json.dumps(replayed(record, eyes)))
        elif everything or not sys.stdin.isatty():
            check_follows(record)
            found = moments(record, eyes, language)
            for moment in found:
                console.print(*picture(record, moment, len(found) - 1, language), sep="\n")
            console.print(*end(record, found[-1], language), sep="\n")
        else:
            check_follows(record)
            step_through(record, eyes, language, console.print, lambda: console.input("> "))
    except RulesError as error:
        click.echo(words.refusal(error, language), err=True)
        sys.exit(1)
    except EOFError:
        pass


def check_record(record: Record, language: str, as_json: bool) -> NoReturn:
    """Say whether every step follows, and leave."""
    found = problems_of(record)
    if as_json:
        rows = [{"step": step, "problem": problem} for step, problem in found]
        click.echo(json.dumps({"steps": len(record.steps), "problems": rows}))
    elif is_old(record):
        click.echo(old_rules(record, language))
    elif found:
        for step, problem in found:
            click.echo(words.say(language, "terminal-differs", step=step, problem=problem))
    else:
        click.echo(words.say(language, "terminal-checked", steps=len(record.steps)))
    sys.exit(1 if found else 0)


def is_old(record: Record) -> bool:
    """Whether it was played under older rules, so that it cannot be played again."""
    return record.rules != GAMES[record.game].rules_version


def old_rules(record: Record, language: str) -> str:
    now = GAMES[record.game].rules_version
    return words.say(language, "terminal-old-rules", old=record.rules, new=now)


def problems_of(record: Record) -> list[tuple[int, str]]:
    if is_old(record):
        return [(0, f"rules {record.rules}")]
    return list(differences(record))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@click.pass_obj
def verify(language: str, file: Path, as_json: bool) -> NoReturn:
    """Open the seal of a finished game and prove the shuffle.

    The hash that everybody saw from the start must match seed and salt, and the whole game must
    follow from that seed by the rules. Exit code 1 if either does not hold.
    """
    record = read(file, language)
    sealed, found = is_sealed(record), problems_of(record)
    if as_json:
        rows = [{"step": step, "problem": problem} for step, problem in found]
        parts = {"sealed": sealed, "seal": record.seal, "seed": record.seed}
        click.echo(json.dumps({**parts, "steps": len(record.steps), "problems": rows}))
    else:
        click.echo(about_seal(record, sealed, language))
        if is_old(record):
            click.echo(old_rules(record, language))
        elif found:
            for step, problem in found:
                click.echo(words.say(language, "terminal-differs", step=step, problem=problem))
        else:
            click.echo(words.say(language, "terminal-checked", steps=len(record.steps)))
    sys.exit(0 if sealed and not found else 1)


def about_seal(record: Record, sealed: bool, language: str) -> str:
    if sealed:
        return words.say(language, "terminal-sealed", seal=record.seal)
    return words.say(language, "terminal-not-sealed" if record.seal else "terminal-unsealed")
