"""How games among bots play out, by the former rules and by today's, side by side."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import quantiles
from typing import Any

from divetable.core.errors import RulesError
from divetable.core.game import beside, has_beside
from divetable.core.options import as_of
from divetable.core.values import Value, replace
from divetable.games import GAMES
from divetable.lab.processes import batches, shared_out

MEASURED = tuple(name for name in GAMES if has_beside(__name__, name))
"""Games whose rules or data were changed with figures before and after."""
BATCH = 10  # games a process plays before it reports

Facts = dict[str, float]


class Column(Value):
    """Games of one kind; number n has the seed "balance/SEATS/n", whatever the rules."""

    game: str
    seats: int
    options: Mapping[str, object]
    games: int
    level: str = "expert"  # of The Divers' bots; Scuba's divers are always careful


def before_and_now(column: Column) -> dict[str, Column]:
    """The same games by the former rules, if those had such a table, and by today's."""
    game = GAMES[column.game]
    former = max(game.formerly)
    now = {f"rules {game.rules_version}": column}
    then = as_of(game.formerly[former], column.options)
    try:
        game.read_options(then, column.seats)
    except RulesError:
        return now
    return {f"rules {former}": replace(column, options=then), **now}


def play(column: Column, jobs: int) -> Iterator[list[Facts]]:
    """What happened in each game, in batches as they finish."""
    return shared_out(partial(play_batch, column), batches(column.games, BATCH), jobs)


def play_batch(column: Column, numbers: range) -> list[Facts]:
    facts: Callable[..., Facts] = _about(column.game).facts_of_a_game
    seats, options, level = column.seats, column.options, column.level
    return [facts(f"balance/{seats}/{number}", seats, options, level) for number in numbers]


def figures(column: Column, facts: list[Facts]) -> dict[str, str]:
    """The same in a few lines for people."""
    told: dict[str, str] = _about(column.game).figures(facts, column.seats, column.options)
    return told


def _about(game: str) -> Any:
    return beside(__name__, game)


def ninety(numbers: Sequence[float]) -> float:
    """What nine games in ten do not exceed."""
    return quantiles(numbers, n=10)[-1] if len(numbers) > 1 else numbers[0]


def as_table(columns: Mapping[str, dict[str, str]]) -> Iterator[str]:
    """Columns of figures as a table in Markdown, which a terminal shows well enough."""
    names = list(dict.fromkeys(name for told in columns.values() for name in told))
    rows = ([name, *(told.get(name, "-") for told in columns.values())] for name in names)
    cells = [["", *columns], *rows]
    widths = [max(len(row[at]) for row in cells) for at in range(len(columns) + 1)]
    ruler = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    for row in (cells[0], ruler, *cells[1:]):
        first, *others = row
        padded = [one.rjust(width) for one, width in zip(others, widths[1:], strict=True)]
        yield "| " + " | ".join([first.ljust(widths[0]), *padded]) + " |"
