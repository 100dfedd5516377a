"""Turns a command into the next entry of the log, or a refusal that changes nothing."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, assert_never

import msgspec

from divetable.core.game import TABLE, Seat, Step
from divetable.tables import refusals
from divetable.tables.commands import (
    Act,
    Answer,
    AnyCommand,
    Ask,
    Bot,
    Change,
    Free,
    Hint,
    Lend,
    Resign,
    Say,
    Sonar,
    Start,
    Take,
)
from divetable.tables.entries import (
    Acted,
    Answered,
    AnyEntry,
    Asked,
    HintAsked,
    Lent,
    Listening,
    Said,
    StoodIn,
    TakenBack,
)
from divetable.tables.history import new_agenda
from divetable.tables.names import read_text
from divetable.tables.opening import change, free, seat_bot, start, take
from divetable.tables.rights import check_before_start, check_holder, check_playing, check_seat
from divetable.tables.table import Table
from divetable.tables.takeback import UNDO_REACH, is_binding, taught_nobody

NoStep = Take | Free | Bot | Change | Start | Say | Ask | Answer | Lend | Sonar | Hint
HINTS_BY = "expert"  # the bot that players may ask [T-6.6]


Decision = tuple[AnyEntry, Step[Any, Any] | None]
"""The next entry and, if it is a step of the game, what came of it."""


class Context(NamedTuple):
    """What a decision needs beside the table."""

    now: int  # milliseconds since 1970
    secret: Callable[[], str]  # a fresh one, in case the game starts
    bots: Mapping[str, str]
    """Each level that can be had, and its name; '' if it is called after its seat. [T-1.5]"""


class Repeated(Exception):
    """The command was done already, and told on this step if it was one. [T-2.5]"""

    def __init__(self, step: int | None) -> None:
        super().__init__(step)
        self.step = step


def decide(table: Table, device: str, command: AnyCommand, context: Context) -> Decision:
    """The entry that does what this device wants; a RulesError if it may not.

    A command that this device sent before, by its id, is done once: this is the only place that
    looks. [T-2.5]
    """
    done = table.done.step_of(device, command.id)
    if done is not None:
        raise Repeated(done or None)
    if table.phase == "closed":
        raise refusals.CLOSED()
    if isinstance(command, Act):
        return _act(table, device, command, context.now)
    if isinstance(command, Resign):
        entry, step = _resign(table, device, command, context.now)
    else:
        entry, step = _entry_for(table, device, command, context), None
    return msgspec.structs.replace(entry, id=command.id, by=device), step


def _entry_for(table: Table, device: str, command: NoStep, context: Context) -> AnyEntry:
    match command:
        case Take():
            return take(table, device, command, context.now)
        case Free():
            return free(table, device, command.seat, context.now)
        case Bot():
            return seat_bot(table, device, command, context.bots, context.now)
        case Change():
            return change(table, device, command, context.now)
        case Start():
            return start(table, device, context.secret, context.now)
        case Say():
            return _say(table, device, command, context.now)
        case Ask():
            return _ask(table, device, command, context.now)
        case Answer():
            return _answer(table, device, command, context.now)
        case Lend():
            check_holder(table, device, command.seat)
            return Lent(at=context.now, seat=command.seat, on=command.on)
        case Sonar():
            return _listen(table, device, command, context.now)
        case Hint():
            return _hint(table, device, command, context)
        case _:
            assert_never(command)


# Play


def _act(table: Table, device: str, command: Act, now: int) -> Decision:
    seat = Seat(command.seat)
    check_holder(table, device, seat)
    check_playing(table)
    if table.seats[seat].left:
        raise refusals.CANNOT_LEAVE()  # a bot may play on here, and nobody else
    if command.step < table.since[seat]:
        raise refusals.STALE()
    action = table.game.read_action(command.action)
    return resolve(table, seat, action, now, id=command.id)


def resolve(
    table: Table,
    seat: Seat,
    action: Any,
    now: int,
    id: str = "",
    stand_in: bool = False,
    thought: Any = None,
    stood_in: StoodIn = "",
) -> Decision:
    """A step of the game, by a player, a bot or the table's clock."""
    game = table.game
    step = game.apply(table.state, seat, action)
    entry = Acted(
        at=now,
        seat=seat,
        action=action,
        events=step.events,
        agenda=new_agenda(table.state, step.state),
        id=id,
        stand_in=stand_in,
        thought=thought,
        stood_in=stood_in,
    )
    return entry, step


def _resign(table: Table, device: str, command: Resign, now: int) -> Decision:
    """[T-2.6]"""
    check_holder(table, device, command.seat)
    check_playing(table)
    action = table.game.leave(table.state, Seat(command.seat))
    if action is None or table.seats[command.seat].left:
        raise refusals.CANNOT_LEAVE()
    return resolve(table, Seat(command.seat), action, now)


def sit_out(table: Table, seat: Seat, now: int) -> Decision | None:
    """What the game provides for a lost connection, else leaving. [T-4.5]"""
    game = table.game
    actor, done = (TABLE, game.cut_off) if game.cut_off else (seat, game.leave)
    action = done(table.state, seat)
    return None if action is None else resolve(table, actor, action, now, stand_in=True)


# Talk and consent


def _say(table: Table, device: str, command: Say, now: int) -> AnyEntry:
    """[T-5.1]"""
    check_holder(table, device, command.seat)
    if not table.settings.chat:
        raise refusals.CHAT_OFF()
    return Said(at=now, seat=command.seat, text=read_text(command.text))


def _ask(table: Table, device: str, command: Ask, now: int) -> AnyEntry:
    """[T-3.1] [T-3.2] [T-3.4] [T-3.5]"""
    seat = Seat(command.seat)
    check_holder(table, device, seat)
    if table.request(command.what):
        raise refusals.ALREADY_ASKED()
    match command.what:
        case "swap":
            check_before_start(table)
            check_seat(table, command.to)
            if command.to == seat:
                raise refusals.ALREADY_SO()
        case "rematch":
            if table.phase != "over":
                raise refusals.NO_REMATCH_YET()
            if table.shown.rematch:
                raise refusals.ALREADY_SO()
        case "resume":
            if table.phase == "playing":
                raise refusals.ALREADY_SO()
            if table.phase != "paused":
                check_playing(table)
        case "pause" | "undo":
            if command.what == "pause" and table.phase == "paused":
                raise refusals.ALREADY_SO()
            check_playing(table)
        case _:
            assert_never(command.what)
    if command.what == "undo":
        if table.takeback.own_last(seat) is None:
            raise refusals.NOTHING_TO_UNDO(most=UNDO_REACH)
        is_bound = is_binding(table, seat)
        if not is_bound and taught_nobody(table, seat):
            return TakenBack(at=now, seat=seat)
        if not table.shown.practice and set(table.persons) <= {seat}:
            raise refusals.BINDING() if is_bound else refusals.NOBODY_TO_ASK()
    return Asked(at=now, what=command.what, seat=seat, to=command.to)


def _answer(table: Table, device: str, command: Answer, now: int) -> AnyEntry:
    check_holder(table, device, command.seat)
    request = table.request(command.what)
    if request is None or command.seat not in table.asked_to_agree(request):
        raise refusals.NOT_ASKED()
    if command.agree and command.seat in request.agreed:
        raise refusals.ALREADY_SO()
    return Answered(at=now, what=command.what, seat=command.seat, agree=command.agree)


# Aids


def _listen(table: Table, device: str, command: Sonar, now: int) -> AnyEntry:
    """[T-6.5]"""
    check_holder(table, device, command.seat)
    if command.on and not table.settings.sonar:
        raise refusals.NO_SONAR()
    return Listening(at=now, seat=command.seat, on=command.on)


def _hint(table: Table, device: str, command: Hint, context: Context) -> AnyEntry:
    """[T-6.6]"""
    check_holder(table, device, command.seat)
    if not table.shown.hints or HINTS_BY not in context.bots:
        raise refusals.NO_HINTS()
    if command.seat not in table.waits_for:
        raise refusals.HINT_LATER()
    return HintAsked(at=context.now, seat=command.seat)
