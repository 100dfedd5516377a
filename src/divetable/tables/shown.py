"""What is shown of a table besides the game, and to whom."""

from typing import Literal

from divetable.core.codec import Json
from divetable.core.game import Seat
from divetable.core.values import Value
from divetable.tables.entries import Consent, Opened, StoodIn

PUBLIC = -1
"""The viewer who sees what everybody sees: spectators and the shared screen."""

Viewer = int  # a seat, or PUBLIC
Phase = Literal["open", "playing", "paused", "over", "closed"]


class SeatShown(Value):
    """A seat, as everybody sees it."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""  # of a bot
    away: bool = False  # the table's policy has taken over
    lent: bool = False  # spectators may look through its eyes
    left: bool = False  # gave up; a bot may play on
    sonar: bool = False  # hears what others see [T-6.5]
    hints: int = 0  # asked for so far [T-6.6]
    stood_in: StoodIn = ""  # why the last move of a bot was not its own [T-2.7]


class Request(Value):
    """Something that waits for consent. [T-3.1]"""

    what: Consent
    seat: Seat
    agreed: tuple[Seat, ...]
    to: int = 0  # swap: the other seat


class Clock(Value):
    """A clock that runs out at an instant, or has so many milliseconds left while paused."""

    kind: str  # "move": a seat's own time; else a deadline of the game
    seat: Seat | None
    number: int
    due: int
    grace: int = 0

    @property
    def alarm(self) -> int:
        return self.due + self.grace


class TableShown(Value):
    """What everybody at the table sees of it, besides the game."""

    game: str
    rules: int
    phase: Phase
    seats: tuple[SeatShown, ...]
    options: Json
    settings: Json
    requests: tuple[Request, ...]
    clocks: tuple[Clock, ...]
    awaited: tuple[Seat, ...]  # seats the game waits for now
    secrets: bool  # seats see what others may not: who shares a screen must look away
    seal: str  # hash of seed and salt [T-7.1]
    seed: str  # once it is over
    salt: str
    rematch: str  # the table of the rematch
    replay: str  # the code under which the game can be seen again, once it is over
    set_up: bool  # it began in a position that somebody laid [T-2.8]
    practice: bool  # everything may be taken back [T-3.5]
    hints: bool  # players may ask for hints [T-6.6]


def at_first(opened: Opened, options: Json, settings: Json) -> TableShown:
    """A table that was just opened."""
    return TableShown(
        game=opened.game,
        rules=opened.rules,
        phase="open",
        seats=(SeatShown(),) * opened.seats,
        options=options,
        settings=settings,
        requests=(),
        clocks=(),
        awaited=(),
        secrets=False,
        seal="",
        seed="",
        salt="",
        rematch="",
        replay="",
        set_up=opened.position is not None,
        practice=False,
        hints=False,
    )
