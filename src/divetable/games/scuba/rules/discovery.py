"""Looking at a square: flipping and discovering. [S-1.7]"""

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.games.scuba import refusals
from divetable.games.scuba.actions import Discover, Flip, SwimOn
from divetable.games.scuba.agenda import KeepLooking, LookOnTheWay
from divetable.games.scuba.board import look_of
from divetable.games.scuba.events import Discovered, SeenByAll, TileFlipped
from divetable.games.scuba.rules.cards import draw_event
from divetable.games.scuba.rules.resolution import FAST, R, sight
from divetable.games.scuba.state import State, can_be_examined


def flip(r: R, seat: Seat, action: Flip) -> None:
    """Empty sea is discarded, an event happens, an animal is discovered at once.
    [S-5.6] [S-5.7]"""
    table, tile = r.table, action.tile
    if not table.may_flip:
        raise refusals.NEEDS_A_STEP() if needs_a_step(table, seat) else no_sight(table, seat)
    look = look_of(table.at[seat])
    if tile not in table.covered[look]:
        raise refusals.NOT_COVERED(tile=tile)
    keep_looking(r)
    front = table.front(tile)
    r.emit(TileFlipped(seat, tile, front))
    if front == "event":
        draw_event(r, seat, look, tile)
    elif front != "empty" and table.may_discover and not table.discs[tile] >> seat & 1:
        take_animal(r, seat, tile)


def needs_a_step(table: State, seat: Seat) -> bool:
    """Where the turn begins, a covered tile could only be turned after swimming there. [S-5.6]"""
    has_swum = bool(table.mp) or table.loc[seat] not in ("SUB", "SNORKEL")
    return not (has_swum or table.options.start_square_tiles) and sight(table, table.at[seat])[0]


def discover(r: R, seat: Seat, action: Discover) -> None:
    """Any or all open animals there, in any order, once each. [S-5.9]"""
    table, tile = r.table, action.tile
    if not table.may_discover:
        raise no_sight(table, seat)
    if tile not in table.open_on(look_of(table.at[seat])):
        raise refusals.NOT_OPEN(tile=tile)
    if table.discs[tile] >> seat & 1:
        raise refusals.SEEN_ALREADY(tile=tile)
    keep_looking(r)
    take_animal(r, seat, tile)


def no_sight(table: State, seat: Seat) -> RulesError:
    """Why nothing can be examined here. [S-5.5] [S-5.8] [S-11.4]"""
    if table.loc[seat] == "SUB" and not can_be_examined(table.at[seat]):
        return refusals.NOTHING_TO_SEE()
    if table.ups >= FAST:
        return refusals.TOO_FAST_TO_SEE()
    return refusals.NO_SIGHT()


def take_animal(r: R, seat: Seat, tile: int) -> None:
    """The first of a species gives its card, a repeated one tokens; when everybody has a disc
    on it the tile leaves the board. [S-5.10] [S-5.11] [S-5.14]"""
    table = r.table
    species = table.front(tile)
    owned = species in table.cards[seat]
    r.emit(Discovered(seat, tile, species, table.data.species[species].value if owned else 0))
    if table.discs[tile] == (1 << table.players) - 1:
        r.emit(SeenByAll(tile))


def keep_looking(r: R) -> None:
    """During an event move the question comes again while there is something left."""
    if isinstance(r.agenda[-1], LookOnTheWay):
        r.answered()
        r.then(KeepLooking())


def look_again(r: R, task: KeepLooking) -> None:
    """Everything on the square may be examined. [S-5.9] [S-8.6]"""
    table = r.table
    if has_something_to_see(table, table.active):
        r.then(LookOnTheWay(table.active))


def has_something_to_see(table: State, seat: Seat) -> bool:
    """From public facts alone. [S-5.7] [S-5.9]"""
    if not (table.may_flip or table.may_discover):
        return False
    look = look_of(table.at[seat])
    has_covered = table.may_flip and bool(table.covered[look])
    return has_covered or (table.may_discover and bool(table.unseen_on(look, seat)))


def swim_on(r: R, seat: Seat, action: SwimOn) -> None:
    """Nobody has to examine anything. [S-5.7] [S-5.9]"""
    r.answered()
