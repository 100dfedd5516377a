"""What came out of a contest: medians with their spread, ours beside theirs, and the goals."""

from collections.abc import Iterable
from statistics import median
from typing import NamedTuple

from bench._contest import Idle, Turn

TIMES_THEIR_MOVES = 2.0
MOST_MISSED = 5_000  # bytes
MOST_IDLE = 60.0  # kB


class Spread(NamedTuple):
    """Of several measurements."""

    median: float
    least: float
    most: float

    def text(self, digits: int = 0) -> str:
        return f"{self.median:,.{digits}f} ({self.least:,.{digits}f}-{self.most:,.{digits}f})"


def spread(measured: Iterable[float]) -> Spread:
    values = sorted(measured)
    return Spread(median(values), values[0], values[-1])


class Result(NamedTuple):
    """Of one contestant."""

    cpu: Spread  # microseconds of the server, for a move
    p50: Spread  # milliseconds to the other player, at the fixed rate
    p99: Spread
    size: float  # bytes of a move, for each listener
    missed: Spread  # bytes for ten missed steps
    idle_kb: float  # of a table with two connections
    idle_p99: float
    load: Spread  # of the machine


def result(turns: list[Turn], missed: list[int], idle: Idle) -> Result:
    return Result(
        spread(turn.cpu for turn in turns),
        spread(turn.p50 for turn in turns),
        spread(turn.p99 for turn in turns),
        median(turn.size for turn in turns),
        spread(missed),
        idle.kb,
        idle.p99,
        spread(turn.load for turn in turns),
    )


def times_their_moves(ours: list[Turn], theirs: list[Turn]) -> Spread:
    """Per CPU second, repetition by repetition."""
    return spread(their.cpu / our.cpu for our, their in zip(ours, theirs, strict=True))


class Goal(NamedTuple):
    what: str
    measured: str
    is_reached: bool

    def text(self) -> str:
        return f"{self.what}: {self.measured}: {'reached' if self.is_reached else 'NOT reached'}"


def goals(name: str, times: Spread, ours: Result, theirs: Result) -> list[Goal]:
    """Of a game of ours, beside boardgame.io with the same documents."""
    return [
        Goal(
            f"{name}: {TIMES_THEIR_MOVES:g} times their moves per CPU second",
            times.text(2),
            times.median >= TIMES_THEIR_MOVES,
        ),
        Goal(
            f"{name}: p99 at most theirs",
            f"{ours.p99.median:.1f} ms, theirs {theirs.p99.median:.1f}",
            ours.p99.median <= theirs.p99.median,
        ),
        Goal(
            f"{name}: ten missed steps in {MOST_MISSED:,} bytes",
            f"at most {ours.missed.most:,.0f}",
            ours.missed.most <= MOST_MISSED,
        ),
        Goal(
            f"{name}: an idle table in {MOST_IDLE:g} kB",
            f"{ours.idle_kb:.0f}",
            ours.idle_kb <= MOST_IDLE,
        ),
    ]


def table(results: dict[str, Result]) -> str:
    """All of them, one a line."""
    heads = ("server us a move", "p50 ms", "p99 ms", "bytes", "ten missed steps", "idle kB")
    widths = (22, 18, 20, 8, 26, 9)
    lines = [" " * 25 + "".join(head.rjust(to) for head, to in zip(heads, widths, strict=True))]
    for name, each in results.items():
        cells = (
            each.cpu.text(),
            each.p50.text(1),
            each.p99.text(1),
            f"{each.size:,.0f}",
            each.missed.text(),
            f"{each.idle_kb:.0f}",
        )
        lines.append(
            name.ljust(25) + "".join(cell.rjust(to) for cell, to in zip(cells, widths, strict=True))
        )
    return "\n".join(lines)
