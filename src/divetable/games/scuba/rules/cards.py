"""Event cards and what they do. [S-8.2]"""

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Any

from divetable.core.chance import Chance, shuffled
from divetable.core.game import Seat
from divetable.games.scuba.agenda import (
    CarryOn,
    ChooseHeading,
    ChooseOption,
    ChooseTarget,
    ChooseTileToFlip,
    ChooseTileToRemove,
    Effects,
    EventOver,
    KeepLooking,
)
from divetable.games.scuba.board import COLOURS, NOWHERE, Direction, band_of, column_of, row_of
from divetable.games.scuba.components import (
    HEADINGS,
    Choose,
    Effect,
    If,
    LoseAir,
    Move,
    Plain,
    Points,
)
from divetable.games.scuba.events import (
    AnimalPushed,
    Carried,
    DecoTaken,
    DescentForbidden,
    DiverPushed,
    EventDeckShuffled,
    EventDrawn,
    EventVoid,
    MinusTaken,
    PlusTaken,
)
from divetable.games.scuba.rules.deaths import check_deaths
from divetable.games.scuba.rules.resolution import (
    BLIND,
    R,
    close_turn,
    drop_waiting_parts,
    leaves_dust,
    lose_air,
    sight,
    take_depth_tokens,
)
from divetable.games.scuba.rules.steps import surface_by_event
from divetable.games.scuba.state import State

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "==": eq,
    "!=": ne,
    "<=": le,
    ">=": ge,
    "<": lt,
    ">": gt,
}
ASCENTS = ("surface", "surfaceBoat")
SIDEWAYS: tuple[Direction, ...] = ("L", "R")


def draw_event(r: R, seat: Seat, look: int, tile: int) -> None:
    """From the deck of the square's band, unless the table goes by the tile. [S-8.1] [S-8.2]"""
    table = r.table
    by_square = table.options.event_deck_by == "square"
    band = band_of(look) if by_square else table.colours[tile]
    at = COLOURS.index(band)
    if not table.event_decks[at] and table.event_used[at]:
        shuffle_used_events(r, at)
    if not table.event_decks[at]:  # only where a position was set up without cards
        return
    card = table.event_decks[at][0]
    r.emit(EventDrawn(card, band))
    if not is_possible(table, seat, table.data.events[card].effects):
        r.emit(EventVoid(card))
    else:
        r.then(Effects(card, (), 0), EventOver(card, table.loc[seat] == "SUB"))


def shuffle_used_events(r: R, at: int) -> None:
    """An exhausted deck is rebuilt from its used cards. [S-8.10]"""
    table = r.table
    order = shuffled(table.event_used[at], Chance(table.seed, "event", table.shuffles))
    r.emit(EventDeckShuffled(COLOURS[at], tuple(order)))


def is_possible(table: State, seat: Seat, effects: tuple[Effect, ...]) -> bool:
    """Snorkellers can do nothing that costs air or needs vertical movement. [S-7.5]"""
    if table.loc[seat] != "SNORKEL":
        return True
    return all(_is_for_snorkellers(table, seat, effect) for effect in effects)


def _is_for_snorkellers(table: State, seat: Seat, effect: Effect) -> bool:
    match effect:
        case LoseAir(_, who):
            return who == "all"
        case Move("self", heading):
            return not set(HEADINGS[heading]).isdisjoint(SIDEWAYS)
        case Plain(op):
            return op not in ASCENTS
        case Choose(options):
            return any(is_possible(table, seat, option) for option in options)
        case If(_, then, otherwise):
            return is_possible(table, seat, then if holds(table, seat, effect) else otherwise)
        case _:
            return True


def options_of(table: State, seat: Seat, effect: Choose) -> list[int]:
    """The options that can be taken: no ascent with two tokens or more. [S-7.5] [S-8.5]"""
    is_loaded = table.options.decompression and table.deco[seat] > 1
    return [
        number
        for number, option in enumerate(effect.options)
        if is_possible(table, seat, option)
        and not (is_loaded and any(isinstance(e, Plain) and e.op in ASCENTS for e in option))
    ]


def holds(table: State, seat: Seat, effect: If) -> bool:
    """Is the condition of the card met where the diver is? [S-8.5]"""
    square = table.at[seat]
    facts = {
        "row": row_of(square),
        "column": column_of(square),
        "deco": table.deco[seat],
        "air": table.air[seat],
    }
    return all(COMPARE[term.how](facts[term.what], term.number) for term in effect.condition)


def go_through(r: R, task: Effects) -> None:
    """One effect after the other; the end of the turn drops what is left. [S-8.9]"""
    table = r.table
    effects = table.data.lists[task.card, task.path]
    if task.at + 1 < len(effects):
        r.then(Effects(task.card, task.path, task.at + 1))
    effect = effects[task.at]
    EFFECTS[type(effect)](r, effect, task)


def score(r: R, effect: Points, task: Effects) -> None:
    """At once, for the active player, and everybody sees how many. [S-8.3]"""
    seat = r.table.active
    if effect.n > 0:
        r.emit(PlusTaken(seat, effect.n))
    else:
        r.emit(MinusTaken(seat, -effect.n, "event"))


def cost_air(r: R, effect: LoseAir, task: Effects) -> None:
    """The named divers, if submerged. [S-8.3]"""
    table = r.table
    for seat in table.under_water():
        if effect.who == "all" or seat == table.active:
            lose_air(r, seat, effect.n)


def choose(r: R, effect: Choose, task: Effects) -> None:
    """The active player makes every choice. [S-8.2]"""
    seat = r.table.active
    if options_of(r.table, seat, effect):
        r.then(ChooseOption(seat, task.card, task.path, task.at))


def branch(r: R, effect: If, task: Effects) -> None:
    way = 0 if holds(r.table, r.table.active, effect) else 1
    r.then(Effects(task.card, (*task.path, task.at, way), 0))


def plain(r: R, effect: Plain, task: Effects) -> None:
    """[S-8.3]"""
    PLAIN_EFFECTS[effect.op](r)


def nothing(r: R) -> None:
    """Nothing happens. [S-8.3]"""


def take_token(r: R) -> None:
    """Only where tokens are played with. [S-8.3] [S-11.1]"""
    table = r.table
    if table.options.decompression and table.loc[table.active] == "SUB":
        r.emit(DecoTaken(table.active, "event"))


def surface(r: R) -> None:
    if r.table.loc[r.table.active] == "SUB":
        surface_by_event(r, r.table.active, to_the_boat=False)


def surface_to_boat(r: R) -> None:
    if r.table.loc[r.table.active] == "SUB":
        surface_by_event(r, r.table.active, to_the_boat=True)


def forbid_descent(r: R) -> None:
    """No voluntary steps down for the rest of this turn. [S-8.3]"""
    r.emit(DescentForbidden())


def tiles_to_flip(table: State) -> list[int]:
    """A tile anywhere, open or covered; only covered ones where the table says so. [S-8.3]"""
    opened = list(table.open) if table.options.flip_open_tiles else []
    return [*covered_tiles(table), *opened]


def covered_tiles(table: State) -> list[int]:
    """All of them, whatever is on their front. [S-8.3]"""
    return [tile for tiles in table.covered for tile in tiles]


def ask_for_tile_to_flip(r: R) -> None:
    if tiles_to_flip(r.table):
        r.then(ChooseTileToFlip(r.table.active))


def ask_for_tile_to_remove(r: R) -> None:
    """If there is none, nothing happens. [S-8.3]"""
    if covered_tiles(r.table):
        r.then(ChooseTileToRemove(r.table.active))


PLAIN_EFFECTS: dict[str, Callable[[R], None]] = {
    "nothing": nothing,
    "deco": take_token,
    "surface": surface,
    "surfaceBoat": surface_to_boat,
    "endTurn": close_turn,
    "noDescent": forbid_descent,
    "flipTile": ask_for_tile_to_flip,
    "removeTile": ask_for_tile_to_remove,
}


# Moves


def move(r: R, effect: Move, task: Effects) -> None:
    """The active diver, all divers, or one that the active player chooses. [S-8.6] [S-8.7]"""
    table = r.table
    seat = table.active
    if effect.who in ("anyDiver", "fishOrDiver"):
        if movable_divers(table, effect) or movable_animals(table, effect):
            r.then(ChooseTarget(seat, task.card, task.path, task.at))
        return
    headings = headings_of(table, effect, seat if effect.who == "self" else None)
    if len(headings) > 1:
        mover = seat if effect.who == "self" else None
        r.then(ChooseHeading(seat, task.card, task.path, task.at, mover, None))
    elif headings:
        move_divers(r, effect, seat if effect.who == "self" else None, headings[0])


def movable_divers(table: State, effect: Move) -> list[Seat]:
    """Submerged divers and, if it can go sideways, snorkellers. [S-8.7]"""
    return [seat for seat in table.seats if headings_of(table, effect, seat)]


def movable_animals(table: State, effect: Move) -> tuple[int, ...]:
    """Any open animal. [S-8.7]"""
    return table.open if effect.who == "fishOrDiver" else ()


def headings_of(table: State, effect: Move, diver: Seat | None) -> list[Direction]:
    """Where a card can move this diver or animal; snorkellers only go sideways. [S-8.7]"""
    headings = HEADINGS[effect.heading]
    loc = "SUB" if diver is None else table.loc[diver]
    if loc == "SUB":
        return list(headings)
    return [way for way in headings if way in SIDEWAYS] if loc == "SNORKEL" else []


def move_divers(r: R, effect: Move, diver: Seat | None, way: Direction) -> None:
    """One diver, or all of them; only the active one goes square by square. [S-8.6] [S-8.7]"""
    table = r.table
    movers = movable_divers(table, effect) if diver is None else [diver]
    for seat in movers:
        if way in headings_of(table, effect, seat):
            if seat == table.active:
                r.then(CarryOn(way, effect.n, effect.dust, effect.discover, False))
            else:
                push_diver(r, seat, way, effect.n)


def push_diver(r: R, seat: Seat, way: Direction, squares: int) -> None:
    """No dust, no looking, no movement points; but tokens at once. [S-8.7]"""
    table = r.table
    before = table.at[seat]
    to = table.sea.drift(before, way, squares)
    if to != before:
        r.emit(DiverPushed(seat, to))
        take_depth_tokens(r, seat, before)


def push_animal(r: R, tile: int, way: Direction, squares: int) -> None:
    """As by a current. [S-8.7]"""
    to = r.table.sea.sweep((way, squares))[r.table.places[tile]]
    if to != r.table.places[tile]:
        r.emit(AnimalPushed(tile, to))


def carry_on(r: R, task: CarryOn) -> None:
    """Dusty: each square costs a movement point and gets dust, even beyond four. Quiet: one
    point in all. It stops at the edges and keeps no limits. [S-5.13] [S-8.6] [S-8.9]"""
    table = r.table
    seat = table.active
    is_under_water = table.loc[seat] == "SUB"
    sea = table.sea
    before = table.at[seat]
    ways = sea.next if is_under_water else sea.surface_next
    to = ways[task.direction][before]
    if not task.squares or to == NOWHERE:
        return
    may = sight(table, to) if task.discover else BLIND
    dusty = task.dust and is_under_water and leaves_dust(table, to)
    points = 1 if task.dust or not task.has_moved else 0
    r.emit(Carried(to, points, dusty, *may))
    take_depth_tokens(r, seat, before)
    further = CarryOn(task.direction, task.squares - 1, task.dust, task.discover, True)
    r.then(KeepLooking(), further)


def event_over(r: R, task: EventOver) -> None:
    """Death is checked once, after the whole card; an interrupted card goes on only with a diver
    who is still where it began. [S-8.8] [S-8.9]"""
    check_deaths(r)
    table = r.table
    loc = table.loc[table.active]
    if table.is_over or loc not in ("SUB", "SNORKEL"):
        close_turn(r)
    elif task.was_under_water and loc != "SUB":
        drop_waiting_parts(r)


EFFECTS: dict[type, Callable[[R, Any, Effects], None]] = {
    Points: score,
    LoseAir: cost_air,
    Move: move,
    Choose: choose,
    If: branch,
    Plain: plain,
}
