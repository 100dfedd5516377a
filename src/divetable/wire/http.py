"""What goes over HTTP, as types: bodies and answers of the API."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from divetable.tables.commands import SeatNumber, Text
from divetable.tables.settings import Settings


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: a rule, the id of the sentence, the sentence."""

    rule: str
    message: str
    text: str


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["switch", "choice", "number", "seat", "order", "seats", "data"]
    values: list[Any]
    """The values to offer; a number can be anything from `least` to `most`."""
    default: Any
    group: Literal["players", "time", "variants", "house"]
    rule: str
    first: bool
    """Whether it is one of the few that matter most."""
    needs: str
    """The option without which this one changes nothing."""
    least: float | None = None
    most: float | None = None


class GameShown(msgspec.Struct, frozen=True):
    """A game you can play here."""

    name: str
    seats: list[int]
    options: list[OptionShown]
    bots: list[str]
    """The levels of the bots that can be seated, weakest first."""
    bot_names: dict[str, str]
    """What a bot of each level is called; empty if it is called after its seat."""
    apart: dict[str, Any]
    """The options of a table where one device goes round."""


Setting = bool | int | float | Text | None | Annotated[list[SeatNumber | Text], Meta(max_length=4)]
"""The value of an option that is not a whole set of cards; None for the usual one."""


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host would like, oldest wish first."""

    seats: SeatNumber
    options: dict[Text, Setting] = {}


class Misfit(msgspec.Struct, frozen=True):
    """A value that does not go with the others, and why."""

    value: Any
    problem: Problem


class Dropped(msgspec.Struct, frozen=True):
    """An older wish that does not go with a newer one, and why."""

    name: str
    problem: Problem


class Fitting(msgspec.Struct, frozen=True):
    """The wishes that go together, what every option would then be, and what cannot be chosen."""

    options: dict[str, Any]
    dropped: list[Dropped]
    settled: dict[str, Any]
    refused: dict[str, list[Misfit]]
    fixed: list[str]  # settled this way whatever you choose
    minutes: tuple[int, int] | None = None
    """How long such a table usually plays, and at most nine times out of ten, if measured."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. If you give a name, you take the first seat."""

    game: Text
    seats: SeatNumber
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    name: Text | None = None
    position: dict[str, Any] | None = None
    """Where the game begins, if not as its rules say: a document like the rulebooks' examples."""


class TableOpened(msgspec.Struct, frozen=True):
    """A new table, and the codes of its links: /join/CODE, /watch/CODE, /screen/CODE."""

    table: str
    links: dict[str, str]


class TableListed(msgspec.Struct, frozen=True):
    """A table that this device takes part in."""

    table: str
    game: str
    phase: str
    names: list[str]
    seats: list[int]  # held by this device
    your_turn: bool
    replay: str
    set_up: bool = False  # a lesson or a puzzle [T-2.8]


class LinkShown(msgspec.Struct, frozen=True):
    """What a link is for."""

    role: str
    game: str
    phase: str
    names: list[str]


class Readiness(msgspec.Struct, frozen=True):
    """How far a game's bots and pictures are on this server, from 0 to 1: the first time on a
    machine they have to be compiled. Until then bots judge quickly and pictures come slowly."""

    game: str
    bots: float
    pictures: float


class SeatCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link that moves a seat."""

    code: Text


class SeatMoved(msgspec.Struct, frozen=True):
    table: str
    seat: int


class OceanShown(msgspec.Struct, frozen=True):
    """What can be seen now. `key` changes whenever the picture does."""

    key: str
    lights: list[str]
    cards: list[int]  # in the order they were taken off: cards that lie open beside the stack


class SonarLine(msgspec.Struct, frozen=True):
    """What sonar says about one level, also as a sentence."""

    level: int
    shark: bool
    shark_sureness: str
    helper: str | None
    helper_sureness: str
    text: str
