"""Messages between a device and the server: JSON texts on one websocket."""

from typing import Annotated, Any, Literal

import msgspec

from divetable.tables.commands import (
    Act,
    Answer,
    Ask,
    Bot,
    Change,
    Command,
    Free,
    Hint,
    Id,
    Lend,
    Place,
    Resign,
    Say,
    Shine,
    Sonar,
    Start,
    Take,
    Withdraw,
)

ViewerName = str
"""Whose stream it is: a seat's number, "0" to "3", or "public"."""

CodeText = Annotated[str, msgspec.Meta(max_length=64)]


class Open(Command, frozen=True, tag="open"):
    """Look at a table from now on.

    If you hold a seat or are the host, name the table; everybody else shows the code of a link.
    `seen` says which step of which stream this device saw last, so that it gets only what it
    missed.
    """

    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    code: CodeText = ""
    eyes: Annotated[int, msgspec.Meta(ge=0, le=63)] | None = None
    """A spectator's wish to look through this seat's eyes."""
    seen: Annotated[dict[ViewerName, int], msgspec.Meta(max_length=8)] = msgspec.field(
        default_factory=dict[str, int]
    )


class Close(Command, frozen=True, tag="close"):
    """Stop looking at it."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    id: Id


ClientMessage = (
    Open
    | Close
    | Ping
    | Act
    | Take
    | Free
    | Bot
    | Change
    | Start
    | Say
    | Ask
    | Answer
    | Lend
    | Sonar
    | Resign
    | Hint
    | Withdraw
    | Shine
)


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """From the server."""


class You(Message, frozen=True):
    """Who this device is at a table: the answer to `open`, and again when it changes.

    `links` are the codes it may pass on.
    """

    id: str
    table: str
    role: Literal["seat", "invite", "watch", "screen"]
    seats: list[int]
    host: bool
    links: dict[str, str]


class Shown(Message, frozen=True):
    """Everything a viewer sees, at this step of its stream."""

    table: str
    viewer: ViewerName
    step: int
    document: dict[str, Any]
    log: list["LogLine"]
    """What this viewer has been told so far and may still know, oldest first. [T-6.9]"""
    chat: list[dict[str, Any]]


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a viewer was told on a step."""

    step: int
    events: list[dict[str, Any]] | None = None
    """Events of the game, as this viewer is told them."""
    fleeting: list[int] | None = None
    """Which of these events to forget when the next such events come. [T-6.9]"""
    news: dict[str, Any] | None = None
    """News of the table: somebody spoke, asked, answered, took back, left or came."""


class StepTold(LogLine, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a stream: what happened, and how the document changes by it (RFC 6902)."""

    changes: list[dict[str, Any]]
    id: str | None = None
    """The id of this seat's own action that made the step."""


class Steps(Message, frozen=True):
    """The next steps of a stream."""

    table: str
    viewer: ViewerName
    steps: list[StepTold]


class Done(Message, frozen=True):
    """A command was carried out; for an action that came twice, this is its step."""

    id: str
    step: int | None = None


class Refused(Message, frozen=True):
    """A command was not carried out; nothing has changed."""

    id: str | None
    rule: str
    message: str  # its id in the catalogue
    text: str  # in the language of this connection


class Hinted(Message, frozen=True):
    """What a bot would do, for the device that asked: the answer to `hint`."""

    id: str
    table: str
    seat: int
    thought: dict[str, Any]


class Waiting(Message, frozen=True):
    """A hint is in the queue; `hinted` or `refused` follows."""

    id: str
    table: str


class Presence(Message, frozen=True):
    """Which seats are connected now."""

    table: str
    here: list[bool]


class Torch(Message, frozen=True):
    """Who last moved the shared torch, and where to; without a place they put it down."""

    table: str
    seat: int
    place: Place | None


class Pong(Message, frozen=True):
    id: str
    now: int  # the server's clock, in milliseconds since 1970


class Gone(Message, frozen=True):
    """This device no longer sees the table: its seat was moved or freed, or it is closed."""

    table: str


ServerMessage = (
    You | Shown | Steps | Done | Refused | Waiting | Hinted | Presence | Torch | Pong | Gone
)

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
