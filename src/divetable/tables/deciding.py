"""From what somebody wants to the next entry of the log, or a refusal that changes nothing."""

import hmac
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple, assert_never

import msgspec

from divetable.core.errors import RulesError
from divetable.core.game import TABLE, Seat, Step
from divetable.games import GAMES
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
    BotSeated,
    Changed,
    HintAsked,
    Lent,
    Listening,
    Opened,
    Said,
    SeatFreed,
    SeatTaken,
    Started,
    TakenBack,
)
from divetable.tables.names import read_name, read_text
from divetable.tables.settings import Settings
from divetable.tables.table import (
    UNDO_REACH,
    AnyGame,
    Played,
    Table,
    begun,
    new_agenda,
    options_to_play,
)

NoAct = Take | Free | Bot | Change | Start | Say | Ask | Answer | Lend | Sonar | Hint | Resign
HINTS_BY = "expert"  # the bot that players may ask [T-6.6]
WORLDS = 6  # imagined to see whether a step taught anybody anything


class Decision(NamedTuple):
    """The next entry and, if it is a step of the game, what came of it."""

    entry: AnyEntry
    step: Step[Any, Any] | None = None


class Context(NamedTuple):
    """What a decision needs beside the table."""

    now: int  # milliseconds since 1970
    secret: Callable[[], str]  # a fresh one, in case the game starts
    bot_levels: tuple[str, ...]


class Repeated(Exception):
    """The command was done already, and told on this step if it was one. [T-2.5]"""

    def __init__(self, step: int | None) -> None:
        super().__init__(step)
        self.step = step


def open_table(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    settings: Settings,
    host: str,
    codes: dict[str, str],
    now: int,
    position: dict[str, Any] | None = None,
) -> Opened:
    """The first entry of a table; a BadOptions if the game cannot be laid like that."""
    rules = GAMES[game]
    _check_options(rules, seats, options, settings, position)
    return Opened(
        at=now,
        game=game,
        rules=rules.rules_version,
        seats=seats,
        options=dict(options),
        settings=_named(settings),
        host=host,
        codes=codes,
        position=position,
    )


def _check_options(
    game: AnyGame,
    seats: int,
    options: Mapping[str, Any],
    settings: Settings,
    position: dict[str, Any] | None,
) -> None:
    if seats not in game.seats:
        known = f"{min(game.seats)} to {max(game.seats)}"
        raise refusals.BAD_SETTINGS(problem=f"{game.name} is played by {known}")
    if settings.pace == "correspondence" and not settings.move_seconds:
        raise refusals.BAD_SETTINGS(problem="correspondence play needs move_seconds")
    begun(game, seats, dict(options), "check", position)


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
    decision = _decide(table, device, command, context)
    entry = msgspec.structs.replace(decision.entry, id=command.id, by=device)
    return decision._replace(entry=entry)


def _decide(table: Table, device: str, command: NoAct, context: Context) -> Decision:
    match command:
        case Take():
            return Decision(_take(table, device, command, context.now))
        case Free():
            return Decision(_free(table, device, command.seat, context.now))
        case Bot():
            return Decision(_seat_bot(table, device, command, context))
        case Change():
            return Decision(_change(table, device, command, context.now))
        case Start():
            return Decision(_start(table, device, context))
        case Say():
            return Decision(_say(table, device, command, context.now))
        case Ask():
            return _ask(table, device, command, context.now)
        case Answer():
            return Decision(_answer(table, device, command, context.now))
        case Lend():
            _check_holder(table, device, command.seat)
            return Decision(Lent(at=context.now, seat=command.seat, on=command.on))
        case Sonar():
            return Decision(_listen(table, device, command, context.now))
        case Hint():
            return Decision(_hint(table, device, command, context))
        case Resign():
            return _resign(table, device, command, context.now)
        case _:
            assert_never(command)


# Seats


def _check_seat(table: Table, seat: int) -> None:
    """[T-1.1]"""
    if seat >= len(table.seats):
        raise refusals.NO_SUCH_SEAT(seat=seat, seats=list(range(len(table.seats))))


def _check_holder(table: Table, device: str, seat: int) -> None:
    """The device must hold the seat. [T-1.3]"""
    held = device and 0 <= seat < len(table.seats)
    if not held or not hmac.compare_digest(table.devices[seat], device):
        raise refusals.NOT_YOUR_SEAT(seat=seat)


def _check_host(table: Table, device: str) -> None:
    """[T-1.4]"""
    if not table.is_host(device):
        raise refusals.ONLY_THE_HOST()


def _check_before_start(table: Table) -> None:
    """[T-2.1]"""
    if table.phase != "open":
        raise refusals.HAS_STARTED()


def _take(table: Table, device: str, command: Take, now: int) -> AnyEntry:
    _check_before_start(table)
    _check_seat(table, command.seat)
    if table.seats[command.seat].kind != "open":
        raise refusals.SEAT_TAKEN(seat=command.seat)
    if command.move_from is None:
        name = read_name(command.name)
        return SeatTaken(at=now, seat=command.seat, name=name, device=device)
    _check_holder(table, device, command.move_from)
    return Asked(at=now, what="swap", seat=command.move_from, to=command.seat)


def _free(table: Table, device: str, seat: int, now: int) -> AnyEntry:
    _check_before_start(table)
    _check_seat(table, seat)
    if table.seats[seat].kind == "open":
        raise refusals.SEAT_FREE(seat=seat)
    if not hmac.compare_digest(table.devices[seat], device):
        _check_host(table, device)
    return SeatFreed(at=now, seat=seat)


def _check_bots_are_allowed(table: Table) -> None:
    """[T-1.5]"""
    if table.shown.options.get("bots") in (False, "off"):
        raise refusals.NO_BOTS()


def _seat_bot(table: Table, device: str, command: Bot, context: Context) -> AnyEntry:
    _check_host(table, device)
    _check_before_start(table)
    _check_seat(table, command.seat)
    if table.seats[command.seat].kind != "open":
        raise refusals.SEAT_TAKEN(seat=command.seat)
    _check_bots_are_allowed(table)
    if command.level not in context.bot_levels:
        known = ", ".join(context.bot_levels)
        raise refusals.NO_SUCH_LEVEL(given=command.level, known=known)
    return BotSeated(
        at=context.now, seat=command.seat, level=command.level, name=f"Bot {command.seat + 1}"
    )


def _change(table: Table, device: str, command: Change, now: int) -> AnyEntry:
    _check_host(table, device)
    _check_before_start(table)
    position = table.opened.position
    _check_options(table.game, command.seats, command.options, command.settings, position)
    usual = dict.fromkeys(table.game.formerly.get(table.opened.rules, {}))  # as it is today
    options = {**usual, **command.options}
    settings = _named(command.settings)
    return Changed(at=now, seats=command.seats, options=options, settings=settings)


def _named(settings: Settings) -> Settings:
    """A name for the options is read like any other. [T-2.9]"""
    if not settings.called:
        return settings
    return msgspec.structs.replace(settings, called=read_name(settings.called))


def _start(table: Table, device: str, context: Context) -> AnyEntry:
    """[T-2.2]"""
    _check_host(table, device)
    _check_before_start(table)
    empty = [at for at, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise refusals.EMPTY_SEATS(seats=empty)
    if not table.persons:
        raise refusals.NOBODY_PLAYS()
    if any(seat.kind == "bot" for seat in table.seats):
        _check_bots_are_allowed(table)  # the host may have changed the options since
    options = options_to_play(table.game, table.shown)
    begun(table.game, len(table.seats), options, "check", table.opened.position)
    return Started(at=context.now, seed=context.secret(), salt=context.secret())


# Play


def _check_playing(table: Table) -> None:
    """Nobody acts before the start, during a pause or after the end. [T-2.1] [T-2.3] [T-2.4]"""
    match table.phase:
        case "open":
            raise refusals.NOT_STARTED()
        case "paused":
            raise refusals.PAUSED()
        case "over":
            raise refusals.IS_OVER()
        case "playing" | "closed":
            pass
        case _:
            assert_never(table.phase)


def _act(table: Table, device: str, command: Act, now: int) -> Decision:
    seat = Seat(command.seat)
    _check_holder(table, device, seat)
    _check_playing(table)
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
    )
    return Decision(entry, step)


def _resign(table: Table, device: str, command: Resign, now: int) -> Decision:
    """[T-2.6]"""
    _check_holder(table, device, command.seat)
    _check_playing(table)
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
    _check_holder(table, device, command.seat)
    if not table.settings.chat:
        raise refusals.CHAT_OFF()
    return Said(at=now, seat=command.seat, text=read_text(command.text))


def _ask(table: Table, device: str, command: Ask, now: int) -> Decision:
    """[T-3.1] [T-3.2] [T-3.4] [T-3.5]"""
    seat = Seat(command.seat)
    _check_holder(table, device, seat)
    if table.request(command.what):
        raise refusals.ALREADY_ASKED()
    match command.what:
        case "swap":
            _check_before_start(table)
            _check_seat(table, command.to)
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
                _check_playing(table)
        case "pause" | "undo":
            if command.what == "pause" and table.phase == "paused":
                raise refusals.ALREADY_SO()
            _check_playing(table)
        case _:
            assert_never(command.what)
    if command.what == "undo":
        if table.own_last(seat) is None:
            raise refusals.NOTHING_TO_UNDO(most=UNDO_REACH)
        is_bound = is_binding(table, seat)
        if not is_bound and taught_nobody(table, seat):
            return Decision(TakenBack(at=now, seat=seat))
        if not table.shown.practice and set(table.persons) <= {seat}:
            raise refusals.BINDING() if is_bound else refusals.NOBODY_TO_ASK()
    return Decision(Asked(at=now, what=command.what, seat=seat, to=command.to))


def _answer(table: Table, device: str, command: Answer, now: int) -> AnyEntry:
    _check_holder(table, device, command.seat)
    request = table.request(command.what)
    if request is None or command.seat not in table.asked_to_agree(request):
        raise refusals.NOT_ASKED()
    if command.agree and command.seat in request.agreed:
        raise refusals.ALREADY_SO()
    return Answered(at=now, what=command.what, seat=command.seat, agree=command.agree)


# Aids


def _listen(table: Table, device: str, command: Sonar, now: int) -> AnyEntry:
    """[T-6.5]"""
    _check_holder(table, device, command.seat)
    if command.on and not table.settings.sonar:
        raise refusals.NO_SONAR()
    return Listening(at=now, seat=command.seat, on=command.on)


def _hint(table: Table, device: str, command: Hint, context: Context) -> AnyEntry:
    """[T-6.6]"""
    _check_holder(table, device, command.seat)
    if not table.shown.hints or HINTS_BY not in context.bot_levels:
        raise refusals.NO_HINTS()
    if command.seat not in table.waits_for:
        raise refusals.HINT_LATER()
    return HintAsked(at=context.now, seat=command.seat)


# Taking back by information


def is_binding(table: Table, seat: Seat) -> bool:
    """Whether the seat's last step stands, whatever anybody has learnt by it. [T-3.4]"""
    at = table.own_last(seat)
    game = table.game
    return at is not None and type(game.read_action(table.recent[at].action)) in game.binding


def taught_nobody(table: Table, seat: Seat) -> bool:
    """Whether the seat's last step can be undone as if it had never been. [T-3.4]

    It is the last that anybody was told of, and told the others no more than the public. What
    the seat and the public were told would have been the same in any other world that looked
    the same to them before: a few such worlds are imagined, and the step is done there again.
    The answer follows from what the seat knows, so asking teaches nothing either.
    """
    played, game = table.recent[-1], table.game
    if played.seat != seat:
        return False
    action = game.read_action(played.action)
    step = game.apply(played.before, seat, action)
    others = [Seat(at) for at in range(len(table.seats)) if at != seat]
    public = _heard(game, step, None)
    if any(_heard(game, step, other) != public for other in others):
        return False
    return all(_same_elsewhere(game, played, action, step, eyes) for eyes in (None, seat))


def _heard(game: AnyGame, step: Step[Any, Any], eyes: Seat | None) -> list[Any]:
    """The events as these eyes see them, and what waits now, which all see."""
    return [*(game.seen_by(event, eyes) for event in step.events), *step.state.agenda]


def _same_elsewhere(
    game: AnyGame, played: Played, action: Any, step: Step[Any, Any], eyes: Seat | None
) -> bool:
    view = game.view(played.before, eyes)
    heard = _heard(game, step, eyes)
    rng = Random(0)  # which worlds are tried is no secret and must not change on asking again
    for _ in range(WORLDS):
        try:
            elsewhere = game.apply(game.imagine(view, rng), played.seat, action)
        except RulesError:  # not even possible there: to see it done was to learn something
            return False
        if _heard(game, elsewhere, eyes) != heard:
            return False
    return True


def read_settings(given: object) -> Settings:
    """Settings from their JSON form; a BadOptions that says what is wrong. [T-8.1]"""
    try:
        return msgspec.convert(given, Settings)
    except msgspec.ValidationError as error:
        raise refusals.BAD_SETTINGS(problem=str(error)) from None
