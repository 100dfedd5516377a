"""What somebody at a table may want. A command names its table, and a seat where it has one."""

from typing import Annotated, Any

import msgspec

from divetable.tables.entries import Consent
from divetable.tables.settings import Settings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """`id` is chosen by the client; the answer repeats it."""

    id: Id
    table: Annotated[str, msgspec.Meta(max_length=40)]


class Act(Command, frozen=True):
    """Do something in the game. `step` is the newest step of that seat's stream. [T-2.5]"""

    seat: SeatNumber
    step: Annotated[int, msgspec.Meta(ge=0)]
    action: dict[str, Any]


class Take(Command, frozen=True):
    """Take a seat; holding one already, move there if `move_from` names it."""

    seat: SeatNumber
    name: Text = ""
    move_from: SeatNumber | None = None


class Free(Command, frozen=True):
    """Leave a seat, or, as the host, free it."""

    seat: SeatNumber


class Bot(Command, frozen=True):
    """Seat a bot."""

    seat: SeatNumber
    level: Text


class Change(Command, frozen=True):
    """Change the options, settings or number of seats."""

    seats: SeatNumber
    options: dict[str, Any]
    settings: Settings = Settings()


class Start(Command, frozen=True):
    """Begin."""


class Say(Command, frozen=True):
    seat: SeatNumber
    text: Text


class Ask(Command, frozen=True):
    """Ask for what needs consent. Taking back what taught nobody anything happens at once."""

    what: Consent
    seat: SeatNumber
    to: SeatNumber = 0


class Answer(Command, frozen=True):
    what: Consent
    seat: SeatNumber
    agree: bool


class Lend(Command, frozen=True):
    """Let spectators look through this seat's eyes, or no longer."""

    seat: SeatNumber
    on: bool


class Sonar(Command, frozen=True):
    """Turn sonar on or off for this seat; everybody sees it. [T-6.5]"""

    seat: SeatNumber
    on: bool


class Hint(Command, frozen=True):
    """Ask what a bot would do in this seat's place; everybody sees that it asked. [T-6.6]"""

    seat: SeatNumber


class Withdraw(Command, frozen=True):
    """Withdraw a request for a hint. `hint` is the id of the command that asked for it. [T-6.6]"""

    hint: Id


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On the picture of the stack as it was taken, in widths: 0, 0 is its upper left corner."""

    x: Share
    y: Share


class Shine(Command, frozen=True):
    """Move the shared torch there, or put it down. [T-6.8]"""

    seat: SeatNumber
    place: Place | None
    take: bool = True
    """If not, it is moved only as long as nobody else holds it."""


class Resign(Command, frozen=True):
    """Give up. [T-2.6]"""

    seat: SeatNumber


AnyCommand = (
    Act | Take | Free | Bot | Change | Start | Say | Ask | Answer | Lend | Sonar | Hint | Resign
)
