"""From clear tables and actions to the twin's, and back."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from divetable.bots.scuba.twin import table as twin
from divetable.bots.scuba.twin.table import (
    LOCS,
    MOST_BONUSES,
    MOST_CARDS,
    MOST_COMBINATIONS,
    MOST_EFFECTS,
    MOST_EVENTS,
    MOST_LISTS,
    MOST_SPECIES,
    MOST_TASKS,
    MOST_TERMS,
    MOST_TILES,
    MOST_UNKNOWN,
    NO_CARD,
    NOBODY,
    PHASES,
    Deck,
    Sea,
    Table,
    Unknown,
)
from divetable.games.scuba import agenda as t
from divetable.games.scuba.actions import (
    Action,
    Decline,
    Discover,
    Enter,
    Flip,
    GiveUp,
    Head,
    MoveAnimal,
    MoveDiver,
    PickTile,
    Step,
    Stop,
    SwimOn,
    TakeOption,
)
from divetable.games.scuba.board import COLOURS, DIRECTIONS, Direction
from divetable.games.scuba.components import (
    COMPARED,
    HEADINGS,
    Choose,
    Comparison,
    CurrentCard,
    Data,
    Effect,
    If,
    LoseAir,
    Move,
    Points,
)
from divetable.games.scuba.options import Options
from divetable.games.scuba.state import State
from divetable.workshop.records import fill, fill_fields, new

WHO = ("self", "anyDiver", "fishOrDiver", "all")
HOW = ("==", "!=", "<=", ">=", "<", ">")
PLAIN = {
    "nothing": twin.NOTHING,
    "deco": twin.TAKE_TOKEN,
    "surface": twin.SURFACE,
    "surfaceBoat": twin.SURFACE_TO_BOAT,
    "endTurn": twin.CLOSE_TURN,
    "noDescent": twin.FORBID_DESCENT,
    "flipTile": twin.FLIP_TILE,
    "removeTile": twin.REMOVE_TILE,
}


class TooLarge(Exception):
    """The twin has no room for this set of cards, or does not understand it."""


# The sea


class Book:
    """A sea, and which number each name in it has."""

    def __init__(self, state: State) -> None:
        data = self.data = state.data
        _check(data)
        self.species = list(data.species)
        self.fronts = {front: number for number, front in enumerate(self.species)}
        self.fronts |= {"event": twin.EVENT, "empty": twin.EMPTY}
        self.currents = {name: number for number, name in enumerate(data.currents)}
        self.events = {name: number for number, name in enumerate(data.events)}
        self.lists: dict[tuple[str, tuple[int, ...]], int] = {}
        self._effects = self._terms = 0
        sea = self.sea = new(Sea)
        columns = state.sea.columns
        sea.first_column, sea.last_column = columns[0] - 1, columns[-1] - 1
        sea.first_boat, sea.last_boat = data.boat[0] - 1, data.boat[-1] - 1
        fill(sea.air, data.air)
        fill(sea.minus, data.minus[1:])
        _put_options(sea, state.options)
        self._put_animals()
        for name, number in self.currents.items():
            _put_current(sea.currents[number], data.currents[name])
        for name, number in self.events.items():
            sea.events[number] = self._put_lists(name, [()])

    def _put_animals(self) -> None:
        sea, data = self.sea, self.data
        sea.number_of_species = len(self.species)
        sea.number_of_combinations = len(data.combinations)
        fill(sea.values, [one.value for one in data.species.values()])
        for number, combination in enumerate(data.combinations):
            members = sum(1 << self.species.index(member) for member in combination.members)
            sea.combinations[number].members = members
            fill(sea.combinations[number].bonus, combination.bonus)

    def _put_lists(self, card: str, paths: list[tuple[int, ...]], depth: int = 0) -> int:
        """Put lists of effects side by side, then all that they lead to; the first one's number."""
        sea, first_list = self.sea, len(self.lists)
        for path in paths:
            number = self.lists[card, path] = len(self.lists)
            effects = self.data.lists[card, path]
            if depth and any(isinstance(effect, If) for effect in effects):
                raise TooLarge  # whether it is possible is worked out in advance
            if number >= MOST_LISTS or self._effects + len(effects) > MOST_EFFECTS:
                raise TooLarge
            sea.lists[number].first, sea.lists[number].number = self._effects, len(effects)
            self._effects += len(effects)
        for path in paths:
            wanted = sea.lists[self.lists[card, path]]
            wanted.is_for_snorkellers = True
            for at, effect in enumerate(self.data.lists[card, path]):
                if not self._put_effect(sea.effects[wanted.first + at], card, (*path, at), effect):
                    wanted.is_for_snorkellers = False
        return first_list

    def _put_effect(
        self, put: twin.Effect, card: str, path: tuple[int, ...], effect: Effect
    ) -> bool:
        """Put an effect, and all that it leads to; whether a snorkeller can do it."""
        depth = len(path) // 2 + 1
        match effect:
            case Points(n):
                put.op, put.n = twin.POINTS, n
                return True
            case LoseAir(n, who):
                put.op, put.n, put.who = twin.LOSE_AIR, n, WHO.index(who)
                return who == "all"
            case Move(who, heading, n, dust, discover):
                put.op, put.who, put.n = twin.MOVE, WHO.index(who), n
                put.headings, put.dust, put.discover = _bits(HEADINGS[heading]), dust, discover
                return who != "self" or bool(put.headings & twin.SIDEWAYS)
            case Choose(options):
                put.op, put.number = twin.CHOOSE, len(options)
                paths = [(*path, number) for number in range(len(options))]
                put.first = self._put_lists(card, paths, depth)
                lists = self.sea.lists[put.first : put.first + put.number]
                return any(one.is_for_snorkellers for one in lists)
            case If(condition, _, _):
                put.op, put.first, put.number = twin.IF, self._terms, len(condition)
                self._put_terms(condition)
                put.then = self._put_lists(card, [(*path, 0), (*path, 1)], depth)
                put.otherwise = put.then + 1
                return True
            case _:
                put.op = PLAIN[effect.op]
                return effect.op not in ("surface", "surfaceBoat")

    def _put_terms(self, condition: Sequence[Comparison]) -> None:
        if self._terms + len(condition) > MOST_TERMS:
            raise TooLarge
        for term in condition:
            put = self.sea.terms[self._terms]
            put.what, put.how = COMPARED.index(term.what), HOW.index(term.how)
            put.number = term.number
            self._terms += 1


def _check(data: Data) -> None:
    decks = [sum(card.band == band for card in data.events.values()) for band in COLOURS]
    tiles = [sum(tile.colour == colour for tile in data.tiles.values()) for colour in COLOURS]
    sizes = (
        (len(data.species), MOST_SPECIES),
        (len(data.currents), MOST_CARDS),
        (len(data.events), MOST_EVENTS),
        (max(decks), MOST_CARDS),
        (max(tiles), MOST_UNKNOWN),
        (len(data.combinations), MOST_COMBINATIONS),
        (max((len(one.bonus) for one in data.combinations), default=0), MOST_BONUSES),
    )
    if any(size > room for size, room in sizes):
        raise TooLarge


def _put_options(sea: Sea, options: Options) -> None:
    """Most have their own names; the others say yes to one of two settings."""
    yes = {
        "event_deck_by_square": options.event_deck_by == "square",
        "extra_round_ends_at_once": options.extra_round_end == "immediate",
        "deco_shed_by_full_turn": options.deco_shed == "fullTurn",
        "deco_at40_at_end": options.deco_at40 != "arrivalOnly",
    }
    for name in twin.Options.__annotations__:
        setattr(sea.options, name, yes[name] if name in yes else getattr(options, name))


def _put_current(put: twin.CurrentCard, card: CurrentCard) -> None:
    for drift, far in zip([*put.animals, put.divers], [*card.drifts, card.divers], strict=True):
        if far is not None:
            drift.way, drift.squares = DIRECTIONS.index(far[0]), far[1]
    put.air, put.is_for_all = card.air, card.who == "all"


def _bits(ways: Sequence[Direction]) -> int:
    return sum(1 << DIRECTIONS.index(way) for way in ways)


@cache
def _book(options: Options) -> Book:
    from divetable.games.scuba.start import bare_table

    return Book(bare_table(2, options, ""))


def book_of(options: Options) -> Book:
    """The set and options of a table; a TooLarge if the twin cannot play with them."""
    return _book(options)


# The table


def encode(state: State, book: Book) -> Table:
    """A table as the twin plays on it; a TooLarge if it has no room."""
    table = new(Table)
    put_table(table, state, book)
    return table


def put_table(table: Table, state: State, book: Book) -> None:
    """The same on an empty table."""
    if len(state.places) > MOST_TILES or len(state.agenda) > MOST_TASKS:
        raise TooLarge
    for name in PLAINLY:
        setattr(table, name, getattr(state, name))
    table.phase = PHASES.index(state.phase)
    table.current = NO_CARD if state.current is None else book.currents[state.current]
    fill(table.steps, (state.lefts, state.rights, state.ups, state.downs))
    table.gone = sum(1 << seat for seat in state.gone)
    table.is_finished = state.result is not None
    _put_divers(table, state, book)
    _put_tiles(table, state, book)
    _put_deck(table.deck, book.currents, state.deck, state.used)
    for band, deck in enumerate(table.event_decks):
        _put_deck(deck, book.events, state.event_decks[band], state.event_used[band])
    table.tasks = len(state.agenda)
    for number, task in enumerate(state.agenda):
        _put_task(table.agenda[number], task, book)


PLAINLY = (
    *("players", "start", "active", "round", "mp", "start_square", "may_flip", "may_discover"),
    *("has_looked", "no_descent", "is_shallow", "is_over"),
)
"""What is the same in both."""


def _put_divers(table: Table, state: State, book: Book) -> None:
    fill_fields(
        table.divers,
        loc=[LOCS.index(loc) for loc in state.loc],
        at=state.at,
        air=state.air,
        deco=state.deco,
        deep=state.deep,
        cards=[sum({1 << book.fronts[species] for species in cards}) for cards in state.cards],
        number_of_cards=list(map(len, state.cards)),
        plus=list(map(sum, state.plus)),
        minus=list(map(sum, state.minus)),
        cubes=list(map(len, state.dust)),
    )
    for seat, cubes in enumerate(state.dust):
        if cubes:
            fill(table.divers[seat].dust, cubes)


def _put_tiles(table: Table, state: State, book: Book) -> None:
    printed = state.data.tiles
    table.number_of_tiles = len(state.places)
    fill_fields(
        table.tiles,
        front=[book.fronts[printed[id].front] for id in state.fronts],
        colour=list(map(COLOURS.index, state.colours)),
        place=state.places,
        discs=state.discs,
        is_open=[tile in state.open for tile in range(len(state.places))],
    )
    fill(table.covered, list(map(len, state.covered)))


def _put_deck(
    deck: Deck, numbers: dict[str, int], cards: Sequence[str], used: Sequence[str]
) -> None:
    deck.end, deck.number_used = len(cards), len(used)
    fill(deck.cards, [numbers[card] for card in cards])
    fill(deck.used, [numbers[card] for card in used])


def _put_task(put: twin.Task, task: t.Task, book: Book) -> None:
    put.kind = TASKS[type(task)]
    match task:
        case t.ChooseOption(_, card, path, at) | t.ChooseTarget(_, card, path, at):
            put.effects, put.at = book.lists[card, path], at
        case t.ChooseHeading(_, card, path, at, diver, tile):
            put.effects, put.at = book.lists[card, path], at
            put.diver = NOBODY if diver is None else diver
            put.tile = NOBODY if tile is None else tile
        case t.Effects(card, path, at):
            put.effects, put.at = book.lists[card, path], at
        case t.CarryOn(way, squares, dust, discover, has_moved):
            put.way, put.squares = DIRECTIONS.index(way), squares
            put.dust, put.discover, put.has_moved = dust, discover, has_moved
        case t.EventOver(_, was_under_water):
            put.was_under_water = was_under_water
        case t.BeginTurn(seat) | t.Diving(seat):
            put.seat = seat
        case _:
            pass


TASKS: dict[type, int] = {
    t.Diving: twin.DIVING,
    t.ChooseOption: twin.CHOOSE_OPTION,
    t.ChooseTarget: twin.CHOOSE_TARGET,
    t.ChooseHeading: twin.CHOOSE_HEADING,
    t.ChooseTileToFlip: twin.CHOOSE_TILE_TO_FLIP,
    t.ChooseTileToRemove: twin.CHOOSE_TILE_TO_REMOVE,
    t.LookOnTheWay: twin.LOOK_ON_THE_WAY,
    t.BeginTurn: twin.BEGIN_TURN,
    t.Effects: twin.EFFECTS,
    t.CarryOn: twin.CARRY_ON,
    t.KeepLooking: twin.KEEP_LOOKING,
    t.EventOver: twin.EVENT_OVER,
    t.EndTurn: twin.END_TURN,
    t.HandOver: twin.HAND_OVER,
}


def put_unknown(unknown: Unknown, tiles: Sequence[int], fronts: Sequence[str], book: Book) -> None:
    """The covered tiles of a colour, and the fronts that they may have."""
    unknown.number, unknown.fronts.end = len(tiles), len(fronts)
    fill(unknown.tiles, tiles)
    fill(unknown.fronts.cards, [book.fronts[front] for front in fronts])


# Actions

ABOUT: dict[type, int] = {
    Enter: twin.ENTER,
    Step: twin.STEP,
    Flip: twin.FLIP,
    Discover: twin.DISCOVER,
    Stop: twin.STOP,
    TakeOption: twin.TAKE_OPTION,
    MoveDiver: twin.MOVE_DIVER,
    MoveAnimal: twin.MOVE_ANIMAL,
    Head: twin.HEAD,
    PickTile: twin.PICK_TILE,
    Decline: twin.DECLINE,
    SwimOn: twin.SWIM_ON,
    GiveUp: twin.GIVE_UP,
}
KINDS: dict[int, Any] = {number: kind for kind, number in ABOUT.items()}


def encode_action(action: Action) -> int:
    match action:
        case Step(direction) | Head(direction):
            about = DIRECTIONS.index(direction)
        case Enter(about) | TakeOption(about) | MoveDiver(about):
            pass
        case Flip(about) | Discover(about) | MoveAnimal(about) | PickTile(about):
            pass
        case _:
            about = 0
    return ABOUT[type(action)] + about


def decode_action(code: int) -> Action:
    about = int(code) % twin.KINDS
    kind = KINDS[int(code) - about]
    action: Action
    if kind in (Step, Head):
        action = kind(DIRECTIONS[about])
    elif kind in (Stop, Decline, SwimOn, GiveUp):
        action = kind()
    else:
        action = kind(about)
    return action
