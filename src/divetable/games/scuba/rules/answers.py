"""Answers to what an event card asks. [S-8.2]"""

from divetable.core.game import Seat
from divetable.games.scuba import refusals
from divetable.games.scuba.actions import (
    Decline,
    Head,
    MoveAnimal,
    MoveDiver,
    PickTile,
    TakeOption,
)
from divetable.games.scuba.agenda import (
    ChooseHeading,
    ChooseOption,
    ChooseTarget,
    ChooseTileToFlip,
    Effects,
)
from divetable.games.scuba.board import Direction
from divetable.games.scuba.components import Choose, Move
from divetable.games.scuba.events import TileRemoved, TileTurned
from divetable.games.scuba.rules.cards import (
    covered_tiles,
    headings_of,
    movable_animals,
    movable_divers,
    move_divers,
    options_of,
    push_animal,
    tiles_to_flip,
)
from divetable.games.scuba.rules.resolution import R
from divetable.games.scuba.state import State


def choice_asked(table: State, question: ChooseOption) -> Choose:
    effect = table.data.lists[question.card, question.path][question.at]
    assert isinstance(effect, Choose)
    return effect


def move_asked(table: State, question: ChooseTarget | ChooseHeading) -> Move:
    effect = table.data.lists[question.card, question.path][question.at]
    assert isinstance(effect, Move)
    return effect


def take_option(r: R, seat: Seat, action: TakeOption) -> None:
    """One or the other. [S-8.2]"""
    question = r.agenda[-1]
    assert isinstance(question, ChooseOption)
    allowed = options_of(r.table, seat, choice_asked(r.table, question))
    if action.option not in allowed:
        raise refusals.NO_SUCH_OPTION(option=action.option, allowed=list(allowed))
    r.answered()
    path = (*question.path, question.at, action.option)
    r.then(Effects(question.card, path, 0))


def move_diver(r: R, seat: Seat, action: MoveDiver) -> None:
    """Any diver, your own or another. [S-8.7]"""
    question = r.agenda[-1]
    assert isinstance(question, ChooseTarget)
    effect = move_asked(r.table, question)
    if action.diver not in movable_divers(r.table, effect):
        raise refusals.NO_SUCH_TARGET()
    r.answered()
    headings = headings_of(r.table, effect, action.diver)
    if len(headings) > 1:
        at = (question.card, question.path, question.at)
        r.then(ChooseHeading(seat, *at, action.diver, None))
    else:
        move_divers(r, effect, action.diver, headings[0])


def move_animal(r: R, seat: Seat, action: MoveAnimal) -> None:
    """Any open animal. [S-8.7]"""
    question = r.agenda[-1]
    assert isinstance(question, ChooseTarget)
    effect = move_asked(r.table, question)
    if action.tile not in movable_animals(r.table, effect):
        raise refusals.NO_SUCH_TARGET()
    r.answered()
    headings = headings_of(r.table, effect, None)
    if len(headings) > 1:
        at = (question.card, question.path, question.at)
        r.then(ChooseHeading(seat, *at, None, action.tile))
    else:
        push_animal(r, action.tile, headings[0], effect.n)


def headings_asked(table: State, question: ChooseHeading) -> list[Direction]:
    return headings_of(table, move_asked(table, question), question.diver)


def head(r: R, seat: Seat, action: Head) -> None:
    """The direction of a move. [S-8.2]"""
    question = r.agenda[-1]
    assert isinstance(question, ChooseHeading)
    allowed = headings_asked(r.table, question)
    if action.direction not in allowed:
        raise refusals.NO_SUCH_HEADING(direction=action.direction, allowed=", ".join(allowed))
    r.answered()
    effect = move_asked(r.table, question)
    if question.tile is not None:
        push_animal(r, question.tile, action.direction, effect.n)
    else:
        move_divers(r, effect, question.diver, action.direction)


def tiles_asked(table: State, question: object) -> list[int]:
    is_flip = isinstance(question, ChooseTileToFlip)
    return tiles_to_flip(table) if is_flip else covered_tiles(table)


def pick_tile(r: R, seat: Seat, action: PickTile) -> None:
    """Turn a tile over where it lies, without discovering it, or remove it unseen. [S-8.3]"""
    table, tile = r.table, action.tile
    question = r.agenda[-1]
    if tile not in tiles_asked(table, question):
        raise refusals.NO_SUCH_TILE(tile=tile)
    r.answered()
    if isinstance(question, ChooseTileToFlip):
        front = table.front(tile)
        is_open = tile not in table.open and front not in ("event", "empty")
        r.emit(TileTurned(tile, front, is_open))
    else:
        r.emit(TileRemoved(tile))


def decline(r: R, seat: Seat, action: Decline) -> None:
    """A tile need not be turned over. [S-8.3]"""
    r.answered()
