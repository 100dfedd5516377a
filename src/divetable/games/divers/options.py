"""What a table may choose, and what does not go together. Names as in section 7 of the rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

from divetable.core.codec import CodecError, load
from divetable.core.values import value
from divetable.games.divers import refusals
from divetable.games.divers.components import (
    HOUSE_SIZES,
    SAFE_TO_START,
    PatchSet,
    house_patch_set,
    read_patch_set,
)

SeatName = Literal["N", "E", "S", "W"]


@value
class Options:
    """The table options of docs/rules/divers.md section 7, with their defaults, and what 3.4
    and A-67 leave to the table."""

    size: int = 11
    patchSet: PatchSet | None = None  # None: the house data of this size
    teams: bool = True
    emptySeats: tuple[SeatName, ...] = ()  # (3.4)
    firstMoveLand: bool = True
    mudStrike: Literal["tuft", "patch"] = "tuft"
    ransomTo: Literal["lost", "patch"] = "lost"
    allowDrowningMoves: bool = False
    eddyAfterHorse: Literal["ahead", "repeat"] = "ahead"
    fishRepeat: bool = False
    stallRounds: int = 50
    endWhenDecided: bool = False
    ransomConsent: bool = False
    freeChoiceOnDiscovery: bool = False
    voluntaryFullMud: bool = False
    safeStart: bool = False
    boatPlacement: Literal["choose", "centre"] = "choose"
    turnTimer: int = 0  # seconds for a move or an answer; 0 is off (V-A67)
    timeOut: Literal["random", "resign"] = "random"  # what a turn without a move becomes (V-A67)

    @property
    def patches(self) -> PatchSet:
        return self.patchSet or house_patch_set(self.size)


KINDS: dict[str, Any] = get_type_hints(Options)
DEFAULTS = Options()
ON_OFF = {"on": True, "off": False}
STALL_ROUNDS = range(20, 201)
LONGEST_TIMER = 604_800  # a week


def read_options(given: Mapping[str, object] | Options | None, seats: int) -> Options:
    """The options of a table for so many players; a RulesError if they do not go together."""
    if type(seats) is not int or not 2 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    options = given if isinstance(given, Options) else _filled_in(given or {}, seats)
    if not options.teams and not options.emptySeats:
        options = replace(options, emptySeats=EMPTY_SEATS[seats])
    _check_numbers(options)
    _check_players(options, seats)
    _check_sea(options)
    return options


EMPTY_SEATS: dict[int, tuple[SeatName, ...]] = {2: ("E", "W"), 3: ("W",), 4: ()}
"""Who is missing where fewer than four play for themselves. (3.4)"""


def _filled_in(given: Mapping[str, object], seats: int) -> Options:
    values: dict[str, Any] = {}
    for name, setting in given.items():
        if name not in KINDS:
            raise refusals.UNKNOWN_OPTION(option=name, known=", ".join(KINDS))
        values[name] = _setting(name, setting)
    if seats == 3 and given.get("teams") is None:
        values["teams"] = False  # three cannot make two teams
    options = Options(**values)
    if options.patchSet is not None and given.get("size") is None:
        options = replace(options, size=options.patchSet.size)
    return options


def _setting(name: str, setting: object) -> Any:
    if setting is None:
        return getattr(DEFAULTS, name)
    if name == "patchSet":
        return read_patch_set(setting)
    kind = KINDS[name]
    if kind is bool and isinstance(setting, str):
        setting = ON_OFF.get(setting, setting)
    if name == "turnTimer" and setting == "off":
        setting = 0
    if isinstance(setting, tuple):
        setting = list(cast("tuple[object, ...]", setting))
    try:
        return load(kind, setting)
    except CodecError:
        raise refusals.BAD_SETTING(option=name, given=setting, allowed=_allowed(kind)) from None


def _allowed(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    return {bool: "on, off", int: "a whole number"}.get(kind, "N, E, S, W")


def _check_numbers(options: Options) -> None:
    for name, allowed in (("stallRounds", STALL_ROUNDS), ("turnTimer", range(LONGEST_TIMER + 1))):
        amount = getattr(options, name)
        if amount not in allowed:
            words = f"{allowed[0]} to {allowed[-1]}"
            raise refusals.BAD_SETTING(option=name, given=amount, allowed=words)


def _check_players(options: Options, seats: int) -> None:
    """Teams have all four boats, for four players or two; alone, everybody has one. [V-3.2]

    (3.2) (3.3) (3.4)
    """
    empty = options.emptySeats
    if options.teams:
        if seats == 3:
            raise refusals.TEAMS_OF_THREE()
        if empty:
            raise refusals.TEAMS_WITH_EMPTY_SEATS()
    elif len(set(empty)) != len(empty) or len(empty) != 4 - seats:
        raise refusals.WRONG_EMPTY_SEATS(given=", ".join(empty), players=seats, seats=4 - seats)


def _check_sea(options: Options) -> None:
    if options.patchSet is not None and options.size != options.patchSet.size:
        raise refusals.SIZE_OF_SET(size=options.size, actual=options.patchSet.size)
    if options.patchSet is None and options.size not in HOUSE_SIZES:
        raise refusals.NO_HOUSE_SET(size=options.size, sizes=list(HOUSE_SIZES))
    if options.safeStart:
        dangers = sum(e.count for e in options.patches.patches if e.kind in SAFE_TO_START)
        if dangers > (options.size - 2) ** 2:
            raise refusals.NO_SAFE_START(dangers=dangers, inside=(options.size - 2) ** 2)
