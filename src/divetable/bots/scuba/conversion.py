"""Tables and actions as the twin's integers, and back."""

from functools import cache
from typing import Any

from divetable.bots.compiler import Cells, cells
from divetable.bots.scuba import layout as at
from divetable.core.game import Seat
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
from divetable.games.scuba.board import COLOURS, DIRECTIONS
from divetable.games.scuba.components import (
    COMPARED,
    HEADINGS,
    Choose,
    Data,
    Effect,
    If,
    LoseAir,
    Move,
    Points,
)
from divetable.games.scuba.options import Options
from divetable.games.scuba.state import State

WHO = ("self", "anyDiver", "fishOrDiver", "all")
HOW = ("==", "!=", "<=", ">=", "<", ">")
PLAIN = {
    "nothing": at.NOTHING,
    "deco": at.TAKE_DECO,
    "surface": at.SURFACE,
    "surfaceBoat": at.SURFACE_BOAT,
    "endTurn": at.CLOSE_TURN,
    "noDescent": at.FORBID_DESCENT,
    "flipTile": at.FLIP_TILE,
    "removeTile": at.REMOVE_TILE,
}


class TooLarge(Exception):
    """The twin has no room for this set of cards, or does not understand it."""


class Book:
    """One set of components with the options of a table, as numbers."""

    def __init__(self, state: State) -> None:
        data = self.data = state.data
        self.species = list(data.species)
        self.currents = {name: number for number, name in enumerate(data.currents)}
        self.events = {name: number for number, name in enumerate(data.events)}
        self.lists: dict[tuple[str, tuple[int, ...]], int] = {}
        self._effects: list[list[int]] = []
        self._terms: list[list[int]] = []
        self._list_cells: list[list[int]] = []
        self._check(data)
        row = [0] * at.SET_SIZE
        columns = state.sea.columns
        row[at.FIRST_COLUMN], row[at.LAST_COLUMN] = columns[0] - 1, columns[-1] - 1
        row[at.FIRST_BOAT], row[at.LAST_BOAT] = data.boat[0] - 1, data.boat[-1] - 1
        row[at.OPTIONS_AT : at.MINUS_ALONE + 1] = _switches(state.options)
        row[at.SPECIES], row[at.COMBINATIONS] = len(self.species), len(data.combinations)
        row[at.AIRS_AT : at.AIRS_AT + len(data.air)] = data.air
        row[at.MINUS_AT : at.MINUS_AT + len(data.minus) - 1] = data.minus[1:]
        values = [one.value for one in data.species.values()]
        row[at.VALUES_AT : at.VALUES_AT + len(values)] = values
        for number, combination in enumerate(data.combinations):
            members = sum(1 << self.species.index(member) for member in combination.members)
            numbers = [members, len(combination.members), *combination.bonus]
            first = at.COMBINATIONS_AT + at.COMBINATION * number
            row[first : first + len(numbers)] = numbers
        for number, current in enumerate(data.currents.values()):
            first = at.CURRENTS_AT + at.CURRENT_CARD * number
            for drift in (*current.drifts, current.divers):
                if drift is not None:
                    row[first : first + 2] = DIRECTIONS.index(drift[0]), drift[1]
                first += 2
            row[first : first + 2] = current.air, WHO.index(current.who)
        for name, number in self.events.items():
            row[at.FIRST_LIST_AT + number] = self._read(name, [()])
        _lay_out(row, at.LISTS_AT, at.MOST_LISTS, self._list_cells)
        _lay_out(row, at.EFFECTS_AT, at.MOST_EFFECTS, self._effects)
        _lay_out(row, at.TERMS_AT, at.MOST_TERMS, self._terms)
        self.cells: Cells = cells(row)

    def _check(self, data: Data) -> None:
        decks = [sum(card.band == band for card in data.events.values()) for band in COLOURS]
        sizes = (
            (len(data.species), at.MOST_SPECIES),
            (len(data.currents), at.MOST_CURRENTS),
            (max(decks), at.MOST_EVENTS),
            (len(data.combinations), at.MOST_COMBINATIONS),
            (max((len(one.bonus) for one in data.combinations), default=0), at.COMBINATION - 2),
        )
        if any(size > room for size, room in sizes):
            raise TooLarge

    def _read(self, card: str, paths: list[tuple[int, ...]], depth: int = 0) -> int:
        """Write lists of effects side by side, then all that they lead to; return the first one's
        number."""
        first_list = len(self._list_cells)
        for path in paths:
            self.lists[card, path] = len(self._list_cells)
            effects = self.data.lists[card, path]
            if depth and any(isinstance(effect, If) for effect in effects):
                raise TooLarge  # whether it is possible is worked out in advance
            self._list_cells.append([len(self._effects), len(effects), 0])
            self._effects += [[0] * at.EFFECT for _ in effects]
        for path in paths:
            number = self.lists[card, path]
            first = self._list_cells[number][0]
            is_possible = True
            for place, effect in enumerate(self.data.lists[card, path]):
                encoded, may = self._effect(card, path, place, effect, depth)
                self._effects[first + place][: len(encoded)] = encoded
                is_possible = is_possible and may
            self._list_cells[number][2] = int(is_possible)
        return first_list

    def _effect(
        self, card: str, path: tuple[int, ...], place: int, effect: Effect, depth: int
    ) -> tuple[list[int], bool]:
        """An effect as numbers, and whether a snorkeller can do it."""
        match effect:
            case Points(n):
                return [at.POINTS, n], True
            case LoseAir(n, who):
                return [at.LOSE_AIR, n, WHO.index(who)], who == "all"
            case Move(who, heading, n, dust, discover):
                code = [at.MOVE, WHO.index(who), list(HEADINGS).index(heading), n, dust, discover]
                return code, who != "self" or not {"L", "R"}.isdisjoint(HEADINGS[heading])
            case Choose(options):
                paths = [(*path, place, number) for number in range(len(options))]
                first = self._read(card, paths, depth + 1)
                may = any(cell[2] for cell in self._list_cells[first : first + len(options)])
                return [at.CHOOSE, first, len(options)], may
            case If(condition, _, _):
                terms = [
                    [COMPARED.index(term.what), HOW.index(term.how), term.number]
                    for term in condition
                ]
                self._terms += terms
                branch = self._read(card, [(*path, place, 0), (*path, place, 1)], depth + 1)
                first_term = len(self._terms) - len(terms)
                return [at.IF, first_term, len(terms), branch, branch + 1], True
            case _:
                return [PLAIN[effect.op]], effect.op not in ("surface", "surfaceBoat")


def _switches(options: Options) -> list[int]:
    switches = (
        options.decompression,
        options.no_death,
        options.event_deck_by == "square",
        options.start_square_animals,
        options.dust_blocks_flip,
        options.must_enter_first_turn,
        options.voluntary40,
        options.boat_final,
        options.deco_shed == "fullTurn",
        options.deco_at40 != "arrivalOnly",
        options.extra_round_end == "immediate",
        options.current_air_loss,
        options.flip_open_tiles,
        options.start_square_tiles,
        options.first_turn_up,
        options.minus_square_alone,
    )
    return [int(switch) for switch in switches]


def _lay_out(row: list[int], first: int, most: int, blocks: list[list[int]]) -> None:
    if len(blocks) > most:
        raise TooLarge
    for block in blocks:
        row[first : first + len(block)] = block
        first += len(block)


@cache
def _book(options: Options) -> Book:
    from divetable.games.scuba.start import bare_table

    return Book(bare_table(2, options, ""))


def book_of(options: Options) -> Book:
    """The set and options of a table; a TooLarge if the twin cannot play with them."""
    return _book(options)


def encode(state: State, book: Book) -> Cells:
    """A table as the twin's row of integers."""
    if len(state.places) > at.MOST_TILES or len(state.agenda) > at.MOST_TASKS:
        raise TooLarge
    row = [0] * at.SIZE
    row[at.PLAYERS : at.SIDES + 4] = (
        state.players,
        state.start,
        state.active,
        state.round,
        at.PHASES.index(state.phase),
        -1 if state.current is None else book.currents[state.current],
        state.mp,
        state.lefts,
        state.rights,
        state.ups,
        state.downs,
    )
    row[at.START_SQUARE : at.IS_FINISHED + 1] = (
        state.start_square,
        state.may_flip,
        state.may_discover,
        state.has_looked,
        state.no_descent,
        state.is_shallow,
        state.is_over,
        sum(1 << seat for seat in state.gone),
        state.result is not None,
    )
    row[at.TILES], row[at.TASKS] = len(state.places), len(state.agenda)
    for seat in state.seats:
        cubes = state.dust[seat]
        numbers = [
            at.LOCS.index(state.loc[seat]),
            state.at[seat],
            state.air[seat],
            state.deco[seat],
            state.deep[seat],
            sum({1 << book.species.index(species) for species in state.cards[seat]}),
            len(state.cards[seat]),
            sum(state.plus[seat]),
            sum(state.minus[seat]),
            len(cubes),
            *cubes,
        ]
        first = at.SEATS_AT + at.SEAT * seat
        row[first : first + len(numbers)] = numbers
    for tile, place in enumerate(state.places):
        first = at.TILES_AT + at.TILE * tile
        is_open = tile in state.open
        row[first : first + at.TILE] = (
            front_code(state.front(tile), book),
            COLOURS.index(state.colours[tile]),
            place,
            state.discs[tile],
            is_open,
        )
        if place >= 0 and not is_open:
            row[at.COVERED_AT + place] += 1
    _put(row, at.DECK_AT, [len(state.deck), 0], [book.currents[card] for card in state.deck])
    _put(row, at.USED_AT, [len(state.used)], [book.currents[card] for card in state.used])
    for band in range(len(COLOURS)):
        deck = [book.events[card] for card in state.event_decks[band]]
        used = [book.events[card] for card in state.event_used[band]]
        _put(row, at.EVENT_DECKS_AT + at.EVENT_DECK * band, [len(deck), 0], deck)
        _put(row, at.EVENTS_USED_AT + at.EVENT_USED * band, [len(used)], used)
    for number, task in enumerate(state.agenda):
        _put(row, at.AGENDA_AT + at.TASK * number, [], encode_task(task, book))
    return cells(row)


def _put(row: list[int], first: int, head: list[int], numbers: list[int]) -> None:
    row[first : first + len(head) + len(numbers)] = [*head, *numbers]


def front_code(front: str, book: Book) -> int:
    if front == "event":
        return at.EVENT
    return at.EMPTY if front == "empty" else book.species.index(front)


def encode_task(task: t.Task, book: Book) -> list[int]:
    match task:
        case t.ChooseOption(_, card, path, place):
            return [at.CHOOSE_OPTION, book.lists[card, path], place]
        case t.ChooseTarget(_, card, path, place):
            return [at.CHOOSE_TARGET, book.lists[card, path], place]
        case t.ChooseHeading(_, card, path, place, diver, tile):
            mover = -1 if diver is None else diver
            pushed = -1 if tile is None else tile
            return [at.CHOOSE_HEADING, book.lists[card, path], place, mover, pushed]
        case t.BeginTurn(seat):
            return [at.BEGIN_TURN, seat]
        case t.Effects(card, path, place):
            return [at.EFFECTS, book.lists[card, path], place]
        case t.CarryOn(way, squares, dust, discover, has_moved):
            way_number = DIRECTIONS.index(way)
            return [at.CARRY_ON, way_number, squares, int(dust), int(discover), int(has_moved)]
        case t.EventOver(_, was_under_water):
            return [at.EVENT_OVER, int(was_under_water)]
        case t.Diving(seat):
            return [at.DIVING, seat]
        case _:
            return [TASKS[type(task)]]


TASKS: dict[type, int] = {
    t.ChooseTileToFlip: at.CHOOSE_FLIP,
    t.ChooseTileToRemove: at.CHOOSE_REMOVE,
    t.LookOnTheWay: at.LOOK_ON_THE_WAY,
    t.KeepLooking: at.KEEP_LOOKING,
    t.EndTurn: at.END_TURN,
    t.HandOver: at.HAND_OVER,
}


def encode_action(action: Action) -> int:
    match action:
        case Enter(column):
            return at.KIND * at.ENTER + column
        case Step(direction):
            return at.KIND * at.STEP + DIRECTIONS.index(direction)
        case Head(direction):
            return at.KIND * at.HEAD + DIRECTIONS.index(direction)
        case Flip(tile):
            return at.KIND * at.FLIP + tile
        case Discover(tile):
            return at.KIND * at.DISCOVER + tile
        case TakeOption(option):
            return at.KIND * at.TAKE_OPTION + option
        case MoveDiver(diver):
            return at.KIND * at.MOVE_DIVER + diver
        case MoveAnimal(tile):
            return at.KIND * at.MOVE_ANIMAL + tile
        case PickTile(tile):
            return at.KIND * at.PICK_TILE + tile
        case _:
            return at.KIND * PLAIN_ACTIONS.index(type(action)) + at.KIND * at.STOP


PLAIN_ACTIONS: list[Any] = [
    *(Stop, None, None, None, None, None),
    *(Decline, SwimOn, GiveUp),
]


def decode_action(code: int) -> Action:
    kind, about = divmod(int(code), at.KIND)
    match kind:
        case at.ENTER:
            return Enter(about)
        case at.STEP:
            return Step(DIRECTIONS[about])
        case at.FLIP:
            return Flip(about)
        case at.DISCOVER:
            return Discover(about)
        case at.TAKE_OPTION:
            return TakeOption(about)
        case at.MOVE_DIVER:
            return MoveDiver(Seat(about))
        case at.MOVE_ANIMAL:
            return MoveAnimal(about)
        case at.HEAD:
            return Head(DIRECTIONS[about])
        case at.PICK_TILE:
            return PickTile(about)
        case _:
            action: Action = PLAIN_ACTIONS[kind - at.STOP]()
            return action
