"""What the log of a table holds. Entries are permanent: fields may be added, with a default.

They hold secrets (the seed, drafts, hashes of tokens) and never leave the server.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from divetable.tables.settings import Settings

Consent = Literal["pause", "resume", "undo", "swap", "rematch"]
StoodIn = Literal["", "getting ready", "late", "failed"]
"""Why a quick judgement stood in for what a bot of that level would have done. [T-2.7]"""


class Entry(msgspec.Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """Something that happened at a table."""

    at: int  # milliseconds since 1970
    id: str = ""  # of the command that wanted it, chosen by the client [T-2.5]
    by: str = ""  # the device that sent it, where that is not the holder of the entry's seat


class Opened(Entry, frozen=True):
    game: str
    rules: int  # version of the game's rules
    seats: int
    options: dict[str, Any]
    settings: Settings
    host: str  # hash of the token of the device that opened the table
    codes: dict[str, str] = {}  # role -> code of the link
    rematch_of: str = ""
    position: dict[str, Any] | None = None  # where the game begins; it may hold secrets [T-2.8]


class Changed(Entry, frozen=True):
    """The host laid the table differently before the start."""

    seats: int
    options: dict[str, Any]
    settings: Settings


class SeatTaken(Entry, frozen=True):
    seat: int
    name: str
    device: str


class SeatFreed(Entry, frozen=True):
    seat: int


class BotSeated(Entry, frozen=True):
    seat: int
    level: str
    name: str


class Moved(Entry, frozen=True):
    """A seat went over to another device: its one-time link was opened there. [T-1.6]"""

    seat: int
    device: str
    code: str  # hash of the link


class LinkMade(Entry, frozen=True):
    """Somebody may open this seat on another device, once."""

    seat: int
    code: str


class Started(Entry, frozen=True):
    seed: str
    salt: str


class Acted(Entry, frozen=True):
    """A step of the game. Events stand in full, so that later versions need no old rules.

    Action, events and agenda are values if the step was just played, and documents if the entry
    comes from the log: `dump` and `load` take both.
    """

    seat: int  # -1 is the table
    action: Any
    events: Sequence[Any]
    agenda: Any = None  # what waits after it, if that is not what waited before
    stand_in: bool = False  # a bot or the clock chose for a person
    thought: Any = None  # what the bot believed, and what else it thought of [T-6.7]
    stood_in: StoodIn = ""


class Said(Entry, frozen=True):
    seat: int
    text: str


class Asked(Entry, frozen=True):
    """Somebody asks for something that needs consent. [T-3.1]"""

    what: Consent
    seat: int
    to: int = 0  # undo: how many steps shall stand; swap: the other seat


class Answered(Entry, frozen=True):
    what: Consent
    seat: int
    agree: bool


class TakenBack(Entry, frozen=True):
    """Undone without asking: nobody had learnt anything by it. [T-3.4]"""

    seat: int


class Lent(Entry, frozen=True):
    """A seat lets spectators look through its eyes, or no longer. [T-6.3]"""

    seat: int
    on: bool


class Listening(Entry, frozen=True):
    """A seat turned sonar on or off. [T-6.5]"""

    seat: int
    on: bool


class HintAsked(Entry, frozen=True):
    """A seat asked what a bot would do in its place. [T-6.6]"""

    seat: int


class Away(Entry, frozen=True):
    """A person has been gone for so long that the table's policy takes over. [T-4.4]"""

    seat: int


class Back(Entry, frozen=True):
    seat: int


class Credited(Entry, frozen=True):
    """No server was running, so no clock ran. [T-4.2]"""

    milliseconds: int


class Rematched(Entry, frozen=True):
    table: str


class Closed(Entry, frozen=True):
    """Nobody came back. [T-8.3]"""


AnyEntry = (
    Opened
    | Changed
    | SeatTaken
    | SeatFreed
    | BotSeated
    | Moved
    | LinkMade
    | Started
    | Acted
    | Said
    | Asked
    | Answered
    | TakenBack
    | Lent
    | Listening
    | HintAsked
    | Away
    | Back
    | Credited
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
