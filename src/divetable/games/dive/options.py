"""What a table may choose, and what does not go together. [D-2.5]"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

from divetable.core.codec import CodecError, load
from divetable.core.game import Seat
from divetable.core.values import value
from divetable.games.dive import refusals
from divetable.games.dive.components import (
    BASE_COMPANIONS,
    EXPANSION_COMPANIONS,
    ChiefCard,
    Companion,
    OceanCard,
    read_chief_cards,
    read_ocean_cards,
)


@value
class Options:
    """The table options of docs/rules/dive.md section 8, with their defaults."""

    mode: Literal["standard", "children"] = "standard"
    chief: bool = False
    practice: bool = False  # one player without the chief, no result
    companions: bool = False
    expansion_companions: bool = False
    companion_priority: tuple[Seat, ...] = ()  # the host's order; empty: drawn at random
    duplicate_companions: bool = False
    flashlight: Literal["off", "private", "shared"] = "off"  # only the picture uses it [D-3.1]
    require_all_tokens: bool = False
    program_timer: int = 0  # seconds; 0 is off
    close_delay: float = 3  # seconds
    lock_grace: int = 500  # milliseconds
    empty_program: Literal["sit_out", "auto"] = "sit_out"
    tie_result: Literal["draw", "shared_win"] = "draw"
    axolotl_timing: Literal["rest", "programming"] = "rest"
    fugu_mode: Literal["hold", "meter"] = "hold"
    chief_affected_by_expansion: bool = True
    card_history: bool = False
    leaver: Literal["sit_out", "bot"] = "sit_out"
    assist_time: float = 1  # orca, fugu and timers last this many times longer
    spectators: bool = True
    bots: bool = True
    asynchronous: bool = False  # played over days: no orca, no fugu
    ocean_cards: tuple[OceanCard, ...] | None = None  # None: the house data
    chief_cards: tuple[ChiefCard, ...] | None = None

    @property
    def is_plain(self) -> bool:
        """Nothing but the base rules of a dive."""
        return not (self.companions or self.chief) and self.mode == "standard"

    def offered_companions(self, players: int) -> tuple[Companion, ...]:
        """The companions this table can use. [D-5.12] [D-5.13] [D-5.14] [D-5.54] [D-5.66]"""
        offered = BASE_COMPANIONS + (EXPANSION_COMPANIONS if self.expansion_companions else ())
        without: set[Companion] = set()
        if self.chief or players == 1:
            without |= {"dolphins", "white_shark"}
        if self.asynchronous:
            without |= {"orca", "fugu"}
        return tuple(companion for companion in offered if companion not in without)


KINDS: dict[str, Any] = get_type_hints(Options)
DEFAULTS = Options()
ON_OFF = {"on": True, "off": False}
LARGEST_NUMBER = 10_000_000  # a clock of months; beyond that, numbers may overflow


def read_options(given: Mapping[str, object] | Options | None, seats: int) -> Options:
    """The options of a table for so many players; a BadOptions if they do not go together."""
    options = given if isinstance(given, Options) else _filled_in(given or {})
    if seats == 1 and not options.practice:
        options = replace(options, chief=True)  # the solo game is against the chief [D-2.63]
    _check_numbers(options, seats)
    _check_combinations(options, seats)
    return options


def _filled_in(given: Mapping[str, object]) -> Options:
    values: dict[str, Any] = {}
    for name, setting in given.items():
        if name not in KINDS:
            raise refusals.UNKNOWN_OPTION(option=name, known=", ".join(KINDS))
        values[name] = _setting(name, setting)
    return Options(**values)


def _setting(name: str, setting: object) -> Any:
    if setting is None:
        return getattr(DEFAULTS, name)
    if name == "ocean_cards":
        return read_ocean_cards(setting)
    if name == "chief_cards":
        return read_chief_cards(setting)
    if name == "program_timer" and setting == "off":
        return 0
    if name == "companion_priority" and setting == "random":
        return ()
    kind = KINDS[name]
    if kind is bool and isinstance(setting, str):
        setting = ON_OFF.get(setting, setting)
    if isinstance(setting, tuple):
        setting = list(cast("tuple[object, ...]", setting))
    try:
        return load(kind, setting)
    except CodecError:
        raise refusals.BAD_SETTING(option=name, given=setting, allowed=_allowed(kind)) from None


def _allowed(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    return {bool: "on, off", int: "a whole number", float: "a number"}.get(
        kind, "random, or all seats in their order"
    )


def _check_numbers(options: Options, seats: int) -> None:
    if type(seats) is not int or not 1 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    for name, least in (
        ("program_timer", 0),
        ("close_delay", 0),
        ("lock_grace", 0),
        ("assist_time", 1),
    ):
        amount = getattr(options, name)
        if not amount >= least:
            raise refusals.NUMBER_TOO_SMALL(option=name, given=amount, least=least)
        if amount > LARGEST_NUMBER:
            allowed = f"{least} to {LARGEST_NUMBER}"
            raise refusals.BAD_SETTING(option=name, given=amount, allowed=allowed)
    order = options.companion_priority
    if order and sorted(order) != list(range(seats)):
        raise refusals.BAD_PRIORITY(given=list(order), seats=list(range(seats)))


def _check_combinations(options: Options, seats: int) -> None:
    """Children play without companions and chief. [D-4.7] [D-5.1] [D-6.2]

    Practice is for one, alone. (D-Q43)
    """
    if options.mode == "children" and options.companions:
        raise refusals.CHILDREN_WITH_COMPANIONS()
    if options.mode == "children" and options.chief:
        raise refusals.CHILDREN_WITH_CHIEF()
    if options.practice and seats > 1:
        raise refusals.PRACTICE_WITH_OTHERS(players=seats)
    if options.practice and options.chief:
        raise refusals.PRACTICE_WITH_CHIEF()
    for name in ("expansion_companions", "duplicate_companions"):
        if getattr(options, name) and not options.companions:
            raise refusals.COMPANIONS_ARE_OFF(option=name)
