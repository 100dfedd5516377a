"""What a table may choose, and what does not go together. [D-2.5]"""

from collections.abc import Mapping
from typing import Annotated, Literal

from divetable.core.game import Seat
from divetable.core.options import OptionsReader, Range, option
from divetable.core.values import Value, replace
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

LONGEST = 10_000_000  # a clock of months; beyond that, numbers may overflow
SECONDS = Range(0, LONGEST, (0, 60, 120, 300))


class Options(Value):
    """The table options of docs/rules/dive.md section 8, with their defaults."""

    companions: Annotated[bool, option("variants", "D-5.1", first=True)] = False
    expansion_companions: Annotated[
        bool, option("variants", "D-5.13", first=True, needs="companions")
    ] = False
    chief: Annotated[bool, option("players", "D-6.1", first=True)] = False
    flashlight: Annotated[
        Literal["off", "private", "shared"], option("variants", "D-3.1", first=True)
    ] = "off"  # only the picture uses it
    mode: Annotated[Literal["standard", "children"], option("variants", "D-4.1", first=True)] = (
        "standard"
    )
    program_timer: Annotated[int, option("time", "D-Q07", first=True, numbers=SECONDS)] = (
        0  # 0 is off
    )
    practice: Annotated[bool, option("players", "D-Q43")] = (
        False  # one player without the chief, no result
    )
    companion_priority: Annotated[
        tuple[Seat, ...], option("players", "D-5.3", kind="order", needs="companions")
    ] = ()  # the first in it chooses; empty: by chance
    bots: Annotated[bool, option("players", "D-Q90")] = True
    leaver: Annotated[Literal["sit_out", "bot"], option("players", "D-Q45")] = "sit_out"
    close_delay: Annotated[
        float, option("time", "D-2.15", numbers=Range(0, LONGEST, (0, 3, 5, 10)))
    ] = 3
    lock_grace: Annotated[
        int, option("time", "D-5.21", numbers=Range(0, LONGEST, (0, 500, 2000)))
    ] = 500
    assist_time: Annotated[
        float, option("time", "D-Q97", numbers=Range(1, LONGEST, (1, 1.5, 2, 3)))
    ] = 1
    duplicate_companions: Annotated[bool, option("variants", "D-Q52", needs="companions")] = False
    axolotl_timing: Annotated[
        Literal["rest", "programming"], option("variants", "D-5.70", needs="expansion_companions")
    ] = "rest"
    fugu_mode: Annotated[
        Literal["hold", "meter"], option("variants", "D-5.81", needs="expansion_companions")
    ] = "hold"
    chief_affected_by_expansion: Annotated[
        bool, option("variants", "D-6.24", needs="expansion_companions")
    ] = True
    require_all_tokens: Annotated[bool, option("house", "D-2.12")] = False
    card_history: Annotated[bool, option("house", "D-Q44")] = False
    empty_program: Annotated[Literal["sit_out", "auto"], option("house", "D-Q08")] = "sit_out"
    tie_result: Annotated[Literal["draw", "shared_win"], option("house", "D-2.62")] = "draw"
    ocean_cards: Annotated[tuple[OceanCard, ...] | None, option("house", "D-2.2", kind="data")] = (
        None
    )
    chief_cards: Annotated[tuple[ChiefCard, ...] | None, option("house", "D-6.3", kind="data")] = (
        None
    )
    # These follow from the table's own settings:
    spectators: Annotated[bool, option("players", "D-Q89", offered=False)] = True
    asynchronous: Annotated[bool, option("time", "D-5.14", offered=False)] = (
        False  # over days: no orca, fugu
    )

    def offered_companions(self, players: int) -> tuple[Companion, ...]:
        """The companions this table can use. [D-5.12] [D-5.13] [D-5.14] [D-5.54] [D-5.66]"""
        offered = BASE_COMPANIONS + (EXPANSION_COMPANIONS if self.expansion_companions else ())
        without: set[Companion] = set()
        if self.chief or players == 1:
            without |= {"dolphins", "white_shark"}
        if self.asynchronous:
            without |= {"orca", "fugu"}
        return tuple(companion for companion in offered if companion not in without)


READER = OptionsReader(
    Options,
    unknown=refusals.UNKNOWN_OPTION,
    bad=refusals.BAD_SETTING,
    readers={"ocean_cards": read_ocean_cards, "chief_cards": read_chief_cards},
    words={"program_timer": {"off": 0}, "companion_priority": {"random": ()}},
)


def read_options(given: Mapping[str, object] | Options | None, seats: int) -> Options:
    """The options of a table for this many players; a BadOptions if they do not go together."""
    options = given if isinstance(given, Options) else READER(given or {})
    if seats == 1 and not options.practice:
        options = replace(options, chief=True)  # the solo game is against the chief [D-2.63]
    _check_players(options, seats)
    _check_combinations(options, seats)
    return options


def shares_torch(given: Mapping[str, object]) -> bool:
    """[D-3.3]"""
    return given.get("flashlight") == "shared"


def _check_players(options: Options, seats: int) -> None:
    if type(seats) is not int or not 1 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    order = options.companion_priority
    if order and sorted(order) != list(range(seats)):
        raise refusals.BAD_PRIORITY(given=list(order), seats=list(range(seats)))


def _check_combinations(options: Options, seats: int) -> None:
    """Children play without companions and chief. [D-4.7] [D-5.1] [D-6.2]

    Practice is for one player. (D-Q43)
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
