"""The record of a finished game: replay, bug report, test fixture and row of a data set in one.

A record says everything about a game and nothing about who played it but their names.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from divetable.core.codec import CodecError, Json, dump, load
from divetable.core.errors import RulesError
from divetable.core.game import AnyGame, Seat
from divetable.core.patches import patch
from divetable.games import GAMES
from divetable.tables import refusals
from divetable.tables.beginnings import begun, in_todays_terms, options_to_play, seal
from divetable.tables.documents import read_document
from divetable.tables.history import evolved, new_agenda
from divetable.tables.names import read_name
from divetable.tables.steps import StepRecord, TakenBackRecord
from divetable.tables.table import Table

FORMAT = "divetable record"
VERSION = 1

Eyes = int | Literal["public", "all"]

NONSENSE = (
    *(ArithmeticError, AssertionError, AttributeError, CodecError),
    *(LookupError, RuntimeError, TypeError, ValueError),
)
"""What may be raised over events that no rules wrote."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game. `seed` and `salt` are empty where the game was not dealt by a server."""

    format: str
    version: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    seal: str
    seed: str
    salt: str
    steps: list[StepRecord]
    result: dict[str, Any] | None
    position: dict[str, Any] | None = None  # where it began, if not as the rules say
    practice: bool = False  # everything could be taken back [T-3.5]
    taken_back: list[TakenBackRecord] = []


RECORDS = msgspec.json.Decoder(Record)


class Frame(NamedTuple):
    """A moment of a replay."""

    number: int  # 0 is the start
    seat: int | None
    events: list[Json]
    state: Any
    thought: Json = None


def record(table: Table) -> Record:
    """The record of a table that kept its steps; refused before the end. [T-7.1]"""
    if table.phase not in ("over", "closed") or not table.shown.seed or table.steps is None:
        raise refusals.NOT_OVER()
    return Record(
        format=FORMAT,
        version=VERSION,
        game=table.game.name,
        rules=table.opened.rules,
        seats=len(table.seats),
        options=options_to_play(table.game, table.shown),
        names=[seat.name for seat in table.seats],
        seal=table.shown.seal,
        seed=table.seed,
        salt=table.salt,
        steps=list(table.steps),
        result=dump(table.game.result(table.state)),
        position=table.opened.position,
        practice=table.shown.practice,
        taken_back=list(table.took_back),
    )


def write_record(record: Record) -> bytes:
    """A readable file: one line for each step."""
    parts: dict[str, Any] = msgspec.to_builtins(record)
    steps = parts.pop("steps")
    head = msgspec.json.format(msgspec.json.encode(parts), indent=2).decode()
    lines = ",\n".join("    " + msgspec.json.encode(step).decode() for step in steps)
    return (head[: head.rindex("}")].rstrip() + f',\n  "steps": [\n{lines}\n  ]\n}}\n').encode()


def read_record(data: bytes) -> Record:
    """A record from its file; a refusal that says what is wrong with it. [T-7.2]"""
    try:
        found = read_document(data, RECORDS)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise refusals.BAD_RECORD(problem=str(error)) from None
    if found.format != FORMAT or not 1 <= found.version <= VERSION:
        raise refusals.BAD_RECORD(problem=f"format {found.format} {found.version}")
    if found.game not in GAMES:
        raise refusals.BAD_RECORD(problem=f"there is no game {found.game}")
    game = GAMES[found.game]
    if not 1 <= found.rules <= game.rules_version:
        raise refusals.BAD_RECORD(problem=f"there are no rules {found.rules} of {game.name}")
    if len(found.names) != found.seats or found.seats not in game.seats:
        raise refusals.BAD_RECORD(problem=f"{found.seats} seats, {len(found.names)} names")
    try:
        names = list(map(read_name, found.names))
        options = in_todays_terms(game, found.rules, found.options)
        begun(game, found.seats, options, found.seed, found.position)
    except RulesError as error:
        raise refusals.BAD_RECORD(problem=str(error)) from None
    return msgspec.structs.replace(found, names=names, options=options)


def frames(record: Record) -> Iterator[Frame]:
    """The game again, moment by moment, as its events tell it.

    Old records show for ever: they are told by their events, not decided again.
    """
    game = GAMES[record.game]
    state = begun(game, record.seats, record.options, record.seed, record.position)
    yield Frame(0, None, [], state)
    for step in record.steps:
        try:
            state = evolved(game, state, step.events, step.agenda).state
        except NONSENSE as error:
            raise refusals.RECORD_DIFFERS(step=step.number, problem=repr(error)) from None
        yield Frame(step.number, step.seat, step.events, state, step.thought)


def differences(record: Record) -> Iterator[tuple[int, str]]:
    """Play it again by the rules of today and compare every step; nothing if all is right."""
    game = GAMES[record.game]
    state = begun(game, record.seats, record.options, record.seed, record.position)
    for number, step in enumerate(record.steps, 1):
        if step.number != number:
            yield number, f"numbered {step.number}"
        try:
            action = game.read_action(step.action)
            played = game.apply(state, Seat(step.seat), action)
        except RulesError as error:
            yield number, str(error)
            return
        if not are_as_told(played.events, step.events):
            yield number, "other events"
            return
        if dump(new_agenda(state, played.state)) != step.agenda:
            yield number, "something else waits"
            return
        state = played.state
    result = game.result(state)
    if dump(result) != record.result:
        yield len(record.steps), "another result"


def are_as_told(events: Iterable[Any], then: list[Json]) -> bool:
    """Whether these are the events of a record. What events tell only since then is not missed."""
    now = [(dump(event), _since_added(event)) for event in events]
    return len(now) == len(then) and all(
        {name: part for name, part in new.items() if name in old or name not in added} == old
        for (new, added), old in zip(now, then, strict=True)
    )


def _since_added(event: Any) -> set[str]:
    """The parts of an event that have a default, because records of before do not have them."""
    return {part.name for part in msgspec.structs.fields(event) if not part.required}


def check_follows(record: Record) -> None:
    """Refuse a record that does not follow from its seed by the rules it names. [T-7.2]

    Of older rules only the events are left, so those records are believed.
    """
    if record.rules == GAMES[record.game].rules_version:
        for step, problem in differences(record):
            raise refusals.RECORD_DIFFERS(step=step, problem=problem)


def is_sealed(record: Record) -> bool:
    """Whether the seed is the one whose hash was published at the start."""
    return bool(record.seal) and seal(record.seed, record.salt) == record.seal


def replay(record: Record, eyes: Eyes) -> Json:
    """The game through somebody's eyes: a document, and what changes in it step by step. [T-7.1]

    For "all" the document is the state itself, with everything that was hidden.
    """
    game = GAMES[record.game]
    if isinstance(eyes, int) and not 0 <= eyes < record.seats:
        raise refusals.NO_SUCH_SEAT(seat=eyes, seats=list(range(record.seats)))
    check_follows(record)
    told: list[Json] = []
    document: Json = None
    seen: Any = None
    for frame in frames(record):
        try:
            now = _seen(game, frame.state, eyes)
            if frame.number == 0:
                document = dump(now)
            else:
                shown = {
                    "step": frame.number,
                    "seat": frame.seat,
                    "events": as_told(game, frame.events, eyes),
                    "changes": dump(patch(seen, now)),
                }
                if frame.thought:  # [T-6.7]
                    shown["thought"] = frame.thought
                told.append(shown)
        except NONSENSE as error:
            raise refusals.RECORD_DIFFERS(step=frame.number, problem=repr(error)) from None
        seen = now
    return {
        "game": record.game,
        "names": record.names,
        "options": record.options,
        "eyes": eyes,
        "document": document,
        "steps": told,
        "result": record.result,
        "practice": record.practice,
        "taken_back": msgspec.to_builtins(record.taken_back),
    }


def _seen(game: AnyGame, state: Any, eyes: Eyes) -> Any:
    if eyes == "all":
        return state
    return game.view(state, None if eyes == "public" else Seat(int(eyes)))


def as_told(game: AnyGame, events: list[Json], eyes: Eyes) -> list[Json]:
    """Events as these eyes were told them."""
    if eyes == "all":
        return events
    kind, seat = game.types["event"], None if eyes == "public" else Seat(int(eyes))
    seen = (game.seen_by(load(kind, event), seat) for event in events)
    return [dump(event) for event in seen if event is not None]
