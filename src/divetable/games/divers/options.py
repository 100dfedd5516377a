"""What a table may choose, and what does not go together. Names as in section 7 of the rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from divetable.core.options import OptionsReader, Range, option
from divetable.core.values import value
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


@value
class Options:
    """The table options of docs/rules/divers.md section 7, with their defaults, and what 3.4
    and A-67 leave to the table."""

    size: int = option(11, "variants", "V-1.1", first=True, numbers=Range(1, 50, OFFERED_SIZES))
    teams: bool = option(True, "players", "V-3.2", first=True)
    first_to: int = option(
        0, "variants", "V-15.6", first=True, numbers=Range(0, 100, (0, 5, 10, 15, 20))
    )
    safe_start: bool = option(False, "variants", "V-A66", first=True)
    end_when_decided: bool = option(True, "variants", "V-15.5", first=True)
    offer_play_on: bool = option(True, "variants", "V-15.5")
    stall_rounds: int = option(20, "variants", "V-15.2", numbers=Range(20, 200, (20, 50, 100)))
    box: Literal["any", "fixed"] = option("any", "variants", "V-3.1")
    empty_seats: tuple[SeatName, ...] = option((), "players", "V-3.2", kind="seats")  # (3.4)
    boat_placement: Literal["choose", "centre"] = option("choose", "players", "V-3.3")
    turn_timer: int = option(0, "time", "V-A67", numbers=Range(0, WEEK, (0, 30, 60, 120)))
    time_out: Literal["random", "resign"] = option("random", "time", "V-A67")
    first_move_land: bool = option(True, "house", "V-4.3")
    mud_strike: Literal["tuft", "patch"] = option("tuft", "house", "V-11.3")
    voluntary_full_mud: bool = option(False, "house", "V-6.5")
    ransom_to: Literal["lost", "patch"] = option("lost", "house", "V-14.3")
    ransom_consent: bool = option(False, "house", "V-A29")
    eddy_after_horse: Literal["ahead", "repeat"] = option("ahead", "house", "V-A34")
    ransom_progress: bool = option(False, "house", "V-15.2")
    fish_repeat: bool = option(True, "house", "V-8.13")
    pass_boats: bool = option(True, "house", "V-13.3")
    free_choice_on_discovery: bool = option(False, "house", "V-A09")
    allow_drowning_moves: bool = option(False, "house", "V-A37")
    patch_set: PatchSet | None = option(None, "house", "V-3.1", kind="data")  # None: the house's

    @property
    def patches(self) -> PatchSet:
        """The patches that are laid or, if there are more than that, drawn from. (1.4)"""
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
    """The options of a table for so many players; a RulesError if they do not go together."""
    if type(seats) is not int or not 2 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    options = given if isinstance(given, Options) else _filled_in(given or {}, seats)
    if not options.teams and not options.empty_seats:
        options = replace(options, empty_seats=EMPTY_SEATS[seats])
    _check_players(options, seats)
    _check_sea(options)
    return options


EMPTY_SEATS: dict[int, tuple[SeatName, ...]] = {2: ("E", "W"), 3: ("W",), 4: ()}
"""Who is missing where fewer than four play for themselves. (3.4)"""


def _filled_in(given: Mapping[str, object], seats: int) -> Options:
    options = READER(given)
    if seats == 3 and given.get("teams") is None:
        options = replace(options, teams=False)  # three cannot make two teams
    if options.patch_set is not None and given.get("size") is None:
        options = replace(options, size=options.patch_set.size)
    return options


def _check_players(options: Options, seats: int) -> None:
    """Teams have all four boats, for four players or two; alone, everybody has one. [V-3.2]

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
