"""Snapshots: what a table's log comes to at one of its entries, so that nobody folds it all again.

The log alone is the truth. A snapshot holds good for the code that made it, and for the log that
it was taken of: it is sealed with both, the log by the entry at which it was taken. Any other is
ignored, and made again.

It is typed data, so whoever can write to a store makes no server run code. It holds the secrets
that the log holds (the seed, drafts), and leaves the server as little.
"""

import hashlib
import zlib
from collections import deque
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from divetable.core.codec import Json
from divetable.core.errors import RulesError
from divetable.core.game import AnyGame, Seat
from divetable.core.values import Value
from divetable.games import GAMES
from divetable.tables.entries import Opened, Said
from divetable.tables.ledger import Ledger
from divetable.tables.logs import LINES_KEPT, Line
from divetable.tables.settings import Settings
from divetable.tables.shown import TableShown, Viewer
from divetable.tables.table import Table
from divetable.tables.takeback import UNDO_REACH, Undoable

LIST: Any = list  # of what only a game can say
QUICKLY = 1  # zlib's level: the higher ones take longer and save little

encode = msgspec.msgpack.Encoder().encode


class BadSnapshot(Exception):
    """It is damaged, or of another log, or cannot be read."""


class Fold(msgspec.Struct):
    """What a table holds, field by field. What is written as `Raw` is typed as its game says."""

    opened: Opened
    number: int
    at: int
    devices: list[str]
    links: dict[str, Seat]
    seed: str
    salt: str
    newest: dict[Viewer, int]  # step of each stream
    since: list[int]
    was_taken: bool
    done: dict[str, dict[str, int]]
    events: msgspec.Raw  # of lines; many viewers are told the same
    news: list[Json]  # of the same lines
    lines: dict[Viewer, list[tuple[int, int]]]  # the step, and which of those lines it is
    chat: list[Said]
    states: msgspec.Raw  # before each of the last steps, and now; none before the start
    recent: list[tuple[Seat, Json, list[tuple[Seat, Json]]]]
    contexts: list[tuple[bool, int, int]]
    acts: list[int]
    unsaid: tuple[Json, ...]
    shown: TableShown
    settings: Settings


class Snapshot(NamedTuple):
    """A snapshot that can be trusted, and what is known of it without reading it."""

    number: int  # of the entry at which it was taken
    at: int  # when that entry was made
    newest: dict[Viewer, int]  # step of each stream
    fold: bytes


_decode_snapshot = msgspec.msgpack.Decoder(tuple[bytes, Snapshot]).decode
_decode_fold = msgspec.msgpack.Decoder(Fold).decode


# There and back


def taken(table: Table) -> Snapshot:
    """A snapshot of a table as it is now; its newest entry must be in the store."""
    fold = zlib.compress(encode(fold_of(table)), QUICKLY)
    return Snapshot(table.number, table.at, dict(table.newest), fold)


def table_of(snapshot: Snapshot) -> Table:
    """The table as it was; BadSnapshot if that cannot be read."""
    try:
        return table_from(_decode_fold(zlib.decompress(snapshot.fold)))
    except (zlib.error, msgspec.MsgspecError, LookupError) as error:
        raise BadSnapshot(type(error).__name__) from None


def fold_of(table: Table) -> Fold:
    """All that the table holds, but for what it works out again."""
    assert table.steps is None, "steps are kept for records only, which are made from whole logs"
    said: dict[tuple[int, int], Line] = {}
    lines: dict[Viewer, list[tuple[int, int]]] = {}
    places: dict[tuple[int, int], int] = {}
    for viewer, kept in table.logs.lines.items():
        lines[viewer] = []
        for line in kept:
            which = id(line.events), id(line.news)
            said.setdefault(which, line)
            lines[viewer].append((line.step, places.setdefault(which, len(places))))
    recent = table.takeback.recent
    states = [one.before for one in recent]
    return Fold(
        opened=table.opened,
        number=table.number,
        at=table.at,
        devices=table.devices,
        links=table.seating.links,
        seed=table.seed,
        salt=table.salt,
        newest=table.newest,
        since=table.since,
        was_taken=table.seating.was_taken,
        done=table.done.pages(),
        events=msgspec.Raw(encode([line.events for line in said.values()])),
        news=[line.news for line in said.values()],
        lines=lines,
        chat=list(table.chat),
        states=msgspec.Raw(encode([] if table.state is None else [*states, table.state])),
        recent=[(one.seat, one.action, one.hidden) for one in recent],
        contexts=table.questions.contexts,
        acts=table.questions.acts,
        unsaid=table.thoughts.unsaid,
        shown=table.shown,
        settings=table.settings,
    )


def table_from(fold: Fold) -> Table:
    """The table that holds this."""
    game = GAMES[fold.opened.game]
    events = _decoder(LIST[LIST[game.types["event"]]])(fold.events)
    states = _decoder(LIST[game.types["state"]])(fold.states)
    said = list(zip(events, fold.news, strict=True))
    table = Table(fold.opened)
    table.number = fold.number
    table.at = fold.at
    table.seating.devices, table.seating.links = fold.devices, fold.links
    table.seating.was_taken = fold.was_taken
    table.seed, table.salt = fold.seed, fold.salt
    table.done = Ledger(fold.done)
    table.logs.newest = fold.newest
    table.logs.lines = {
        viewer: deque((Line(step, *said[which]) for step, which in lines), LINES_KEPT)
        for viewer, lines in fold.lines.items()
    }
    table.chat.extend(fold.chat)
    share(states)
    if states:
        table.state = states.pop()
    recent = zip(states, fold.recent, strict=True)
    table.takeback.recent = deque((undoable(game, *one) for one in recent), UNDO_REACH)
    table.questions.since = fold.since
    table.questions.contexts, table.questions.acts = fold.contexts, fold.acts
    table.thoughts.unsaid = fold.unsaid
    table.shown = fold.shown
    table.settings = fold.settings
    return table


def undoable(
    game: AnyGame, before: Any, step: tuple[Seat, Json, list[tuple[Seat, Json]]]
) -> Undoable:
    seat, action, hidden = step
    return Undoable(
        before, seat, read(game, action), [(who, read(game, what)) for who, what in hidden]
    )


def read(game: AnyGame, action: Json) -> Any:
    try:
        return game.read_action(action)
    except RulesError:  # of older rules, and kept as it was written
        return action


def share(states: list[Any]) -> None:
    """Let states that follow each other hold the same things where these are equal."""
    for before, after in pairwise(states):
        for name in after.__dataclass_fields__:
            setattr(after, name, shared(getattr(before, name), getattr(after, name)))


def shared(old: Any, new: Any) -> Any:
    """The new thing, with as much of the old one in it as is equal and stays as it is."""
    if _stays_as_it_is(new):
        return old if old == new else new
    if _is_list(new) and len(new) == len(old) and _stays_as_it_is(next(iter(new), None)):
        return [was if was == now else now for was, now in zip(old, new, strict=True)]
    return new


# These narrow no type, for of such a thing nothing is known.
def _stays_as_it_is(thing: Any) -> bool:
    return isinstance(thing, (str, tuple, frozenset, Value))


def _is_list(thing: Any) -> bool:
    return type(thing) is list


@cache
def _decoder(kind: Any) -> Any:
    return msgspec.msgpack.Decoder(kind).decode


# Whether it can be trusted


class Seal(NamedTuple):
    """What a snapshot is of."""

    maker: str  # the code that made it
    table: str
    entry: bytes  # the one at which it was taken

    def of(self, snapshot: Snapshot) -> bytes:
        return hashlib.sha256(encode((*self, snapshot))).digest()


def sealed(snapshot: Snapshot, seal: Seal) -> bytes:
    """What is stored of a snapshot."""
    return encode((seal.of(snapshot), snapshot))


class Sealed(NamedTuple):
    """A snapshot as it was stored, not yet to be trusted."""

    seal: bytes
    snapshot: Snapshot

    def bears(self, seal: Seal) -> bool:
        """Whether it is of just this, and nothing in it has changed since."""
        return self.seal == seal.of(self.snapshot)


def opened(data: bytes) -> Sealed:
    """A stored snapshot; BadSnapshot if it is none."""
    try:
        return Sealed(*_decode_snapshot(data))
    except msgspec.MsgspecError as error:
        raise BadSnapshot(type(error).__name__) from None
