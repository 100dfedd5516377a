"""What a table may choose, and what does not go together. Names as in section 7 of the rules."""

from collections.abc import Mapping
from typing import Annotated, Literal

from divetable.core.options import OptionsReader, Range, option
from divetable.core.values import Value, replace
from divetable.games.divers import refusals
from divetable.games.divers.components import (
    BOX_SIZE,
    HOUSE_SIZES,
    OFFERED_SIZES,
    SAFE_TO_START,
    PatchSet,
    house_patch_set,
    read_patch_set,
)

SeatName = Literal["N", "E", "S", "W"]
WEEK = 604_800  # seconds


class Options(Value):
    """The table options of docs/rules/divers.md section 7, with their defaults, and what 3.4
    and A-67 leave to the table."""

    size: Annotated[
        int, option("variants", "V-1.1", first=True, numbers=Range(1, 50, OFFERED_SIZES))
    ] = 11
    teams: Annotated[bool, option("players", "V-3.2", first=True)] = True
    first_to: Annotated[
        int, option("variants", "V-15.6", first=True, numbers=Range(0, 100, (0, 5, 10, 15, 20)))
    ] = 0
    safe_start: Annotated[bool, option("variants", "V-A66", first=True)] = False
    end_when_decided: Annotated[bool, option("variants", "V-15.5", first=True)] = True
    offer_play_on: Annotated[bool, option("variants", "V-15.5")] = True
    stall_rounds: Annotated[
        int, option("variants", "V-15.2", numbers=Range(20, 200, (20, 50, 100)))
    ] = 20
    box: Annotated[Literal["any", "fixed"], option("variants", "V-3.1")] = "any"
    empty_seats: Annotated[
        tuple[SeatName, ...], option("players", "V-3.2", kind="seats")
    ] = ()  # (3.4)
    boat_placement: Annotated[Literal["choose", "centre"], option("players", "V-3.3")] = "choose"
    turn_timer: Annotated[
        int, option("time", "V-A67", numbers=Range(0, WEEK, (0, 30, 60, 120)))
    ] = 0
    time_out: Annotated[Literal["random", "resign"], option("time", "V-A67")] = "random"
    first_move_land: Annotated[bool, option("house", "V-4.3")] = True
    mud_strike: Annotated[Literal["tuft", "patch"], option("house", "V-11.3")] = "tuft"
    voluntary_full_mud: Annotated[bool, option("house", "V-6.5")] = False
    ransom_to: Annotated[Literal["lost", "patch"], option("house", "V-14.3")] = "lost"
    ransom_consent: Annotated[bool, option("house", "V-A29")] = False
    eddy_after_horse: Annotated[Literal["ahead", "repeat"], option("house", "V-A34")] = "ahead"
    ransom_progress: Annotated[bool, option("house", "V-15.2")] = False
    fish_repeat: Annotated[bool, option("house", "V-8.13")] = True
    pass_boats: Annotated[bool, option("house", "V-13.3")] = True
    free_choice_on_discovery: Annotated[bool, option("house", "V-A09")] = False
    allow_drowning_moves: Annotated[bool, option("house", "V-A37")] = False
    patch_set: Annotated[PatchSet | None, option("house", "V-3.1", kind="data")] = (
        None  # None: the house's
    )

    @property
    def patches(self) -> PatchSet:
        """The patches to lay or, if there are more than fit, to draw from. (1.4)"""
        if self.patch_set is not None:
            return self.patch_set
        return house_patch_set(BOX_SIZE if self.box == "any" else self.size)

    @property
    def is_drawn(self) -> bool:
        """Are there more patches than squares, so that nobody knows which are laid?"""
        return self.patches.size > self.size


READER = OptionsReader(
    Options,
    unknown=refusals.UNKNOWN_OPTION,
    bad=refusals.BAD_SETTING,
    readers={"patch_set": read_patch_set},
    words={"turn_timer": {"off": 0}},
)


def read_options(given: Mapping[str, object] | Options | None, seats: int) -> Options:
    """The options of a table for this many players; a RulesError if they do not go together."""
    if type(seats) is not int or not 2 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    options = given if isinstance(given, Options) else _filled_in(given or {}, seats)
    if not options.teams and not options.empty_seats:
        options = replace(options, empty_seats=EMPTY_SEATS[seats])
    _check_players(options, seats)
    _check_sea(options)
    return options


EMPTY_SEATS: dict[int, tuple[SeatName, ...]] = {2: ("E", "W"), 3: ("W",), 4: ()}
"""The empty seats if fewer than four play individually. (3.4)"""


def _filled_in(given: Mapping[str, object], seats: int) -> Options:
    options = READER(given)
    if seats == 3 and given.get("teams") is None:
        options = replace(options, teams=False)  # three cannot make two teams
    if options.patch_set is not None and given.get("size") is None:
        options = replace(options, size=options.patch_set.size)
    return options


def _check_players(options: Options, seats: int) -> None:
    """Teams have all four boats, for four players or two; without teams everybody has one. [V-3.2]

    (3.2) (3.3) (3.4)
    """
    empty = options.empty_seats
    if options.teams:
        if seats == 3:
            raise refusals.TEAMS_OF_THREE()
        if empty:
            raise refusals.TEAMS_WITH_EMPTY_SEATS()
    elif len(set(empty)) != len(empty) or len(empty) != 4 - seats:
        raise refusals.WRONG_EMPTY_SEATS(given=", ".join(empty), players=seats, seats=4 - seats)


def _check_sea(options: Options) -> None:
    if options.patch_set is not None and options.size != options.patch_set.size:
        raise refusals.SIZE_OF_SET(size=options.size, actual=options.patch_set.size)
    sizes = OFFERED_SIZES if options.box == "any" else HOUSE_SIZES
    if options.patch_set is None and options.size not in sizes:
        raise refusals.NO_HOUSE_SET(size=options.size, sizes=list(sizes))
    if options.safe_start:
        dangers = sum(e.count for e in options.patches.patches if e.kind in SAFE_TO_START)
        if dangers > (options.size - 2) ** 2:
            raise refusals.NO_SAFE_START(dangers=dangers, inside=(options.size - 2) ** 2)
