"""Vectors of Scuba, in the form of docs/rules/scuba.md section 4."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.core.resolution import Question, Resolution
from divetable.games.scuba import refusals
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
from divetable.games.scuba.agenda import (
    BeginTurn,
    ChooseHeading,
    ChooseOption,
    ChooseTarget,
    ChooseTileToFlip,
    ChooseTileToRemove,
    Diving,
    EndTurn,
    HandOver,
    LookOnTheWay,
)
from divetable.games.scuba.board import COLUMNS, column_of, look_of, row_of
from divetable.games.scuba.changes import CHANGES
from divetable.games.scuba.components import MOVEMENT_POINTS
from divetable.games.scuba.ending import final_result, score
from divetable.games.scuba.events import Event, EventVoid
from divetable.games.scuba.positions import Position, set_up
from divetable.games.scuba.rules import actions
from divetable.games.scuba.rules.play import answer, perform
from divetable.games.scuba.rules.resolution import R
from divetable.games.scuba.state import DISCARDED, REMOVED, State

Vector = dict[str, Any]
PAUSES = (Question, BeginTurn, EndTurn, HandOver)
"""Vectors say themselves when a turn ends and the next begins."""


def differences(vector: Vector) -> list[str]:
    """Where the rules differ from what the vector expects."""
    options = {"data_set": "house-1", **vector.get("options", {})}  # whose cards vectors name
    played = Run(set_up(vector.get("given", {}), options))
    for number, words in enumerate(vector.get("do", ()), 1):
        try:
            problem = played.do(words)
        except RulesError as error:
            return [f"action {number} {words} is refused: {error}"]
        if problem:
            return [f"action {number} {words} {problem}"]
    return list(played.compare(vector.get("expect", {})))


class Run:
    """A vector being played: the rules, stopping where a turn ends or begins."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state = position.state
        self.events: list[Event] = []

    def do(self, words: list[Any]) -> str | None:
        """Play one entry of `do`; return what is wrong with it, if anything."""
        if words[0] != "illegal":
            self.state, told = self.played(words[1:], words[0])
            self.events += told
            return None
        before = self.state.copy()
        try:
            self.played(words[2:], words[1])
        except RulesError:
            return "changes the table though refused" if self.state != before else None
        return "is allowed"

    def played(self, words: list[Any], what: str) -> tuple[State, list[Event]]:
        """The table after an action and what happened; the table before is left alone."""
        match what:
            case "beginTurn":
                return self.run(self.begin_turn(words[0]))
            case "endTurn":
                return self.run(self.end_turn())
            case "flip":
                return self.flip(words)
            case _:
                return self.run(self.acted(self.state, self.action(what, words)))

    def run(self, r: R) -> tuple[State, list[Event]]:
        return r.table, r.events

    def resolution(self, state: State) -> R:
        table = state.copy()
        return Resolution(table, table.agenda, CHANGES)

    def acted(self, state: State, action: Action) -> R:
        """An action of the active player, resolved to the end of the turn at most."""
        r = self.resolution(state)
        if not r.agenda:
            raise refusals.OVER()
        answer(r, self.state.active, action)
        go_on(r)
        return r

    def begin_turn(self, name: str) -> R:
        """Steps 1 and 2 of this player, wherever between turns the table is."""
        r = self.resolution(self.state)
        if r.table.loc[r.table.active] == "BOAT" and r.agenda and isinstance(r.agenda[-1], Diving):
            r = self.end_turn()  # who says nothing stays aboard
        if r.agenda and isinstance(r.agenda[-1], HandOver):  # a turn without a dive has ended
            perform(r, r.agenda.pop())
        if not r.agenda or not isinstance(r.agenda[-1], BeginTurn):
            raise refusals.NOT_YOUR_TURN(seat=r.table.active)
        r.agenda.pop()
        perform(r, BeginTurn(self.position.seat(name)))
        go_on(r)
        return r

    def end_turn(self) -> R:
        """Step 4 and the hand-over."""
        r = self.resolution(self.state)
        if r.agenda and isinstance(r.agenda[-1], Question):
            answer(r, r.table.active, Stop())
        while r.agenda and not isinstance(r.agenda[-1], Question | BeginTurn):
            perform(r, r.agenda.pop())
        return r

    def action(self, what: str, words: list[Any]) -> Action:
        match what, words:
            case "enter", [column]:
                return Enter(column)
            case "step", [direction]:
                return Step(direction)
            case "discover", [name]:
                return Discover(self.position.tile(name))
            case "giveUp", []:
                return GiveUp()
            case _:
                raise ValueError(f"no action {what} {words}")

    # A flip brings its choices along.

    def flip(self, choices: list[Any]) -> tuple[State, list[Event]]:
        """Flip and answer what is asked.

            Vectors leave open whether to say "skip" for squares with nothing to examine, so each
        reading is tried.
        """
        refusal: RulesError | None = None
        for reading in readings(choices):
            try:
                return self.flip_with(reading)
            except RulesError as error:
                refusal = refusal or error
        assert refusal is not None
        raise refusal

    def flip_with(self, choices: list[Any]) -> tuple[State, list[Event]]:
        left = list(choices)
        r = self.acted(self.state, self.flip_here(self.state))
        events = list(r.events)
        while r.agenda and not isinstance(r.agenda[-1], Diving | EndTurn | HandOver | BeginTurn):
            r = self.acted(r.table, self.answer_with(r.table, left))
            events += r.events
        while left and r.agenda and isinstance(r.agenda[-1], Diving):  # where a move has ended
            if left[0] == "skip":
                left.pop(0)
                continue
            r = self.acted(r.table, self.examine(r.table, left.pop(0)))
            events += r.events
        if left:
            raise refusals.NOTHING_ASKED()
        return r.table, events

    def flip_here(self, state: State) -> Action:
        at = state.at[state.active]
        tiles = state.covered[look_of(at)] if at >= 0 else ()
        return Flip(tiles[0] if tiles else -1)

    def examine(self, state: State, choice: Any) -> Action:
        return self.flip_here(state) if choice == "flip" else Discover(self.position.tile(choice))

    def answer_with(self, state: State, left: list[Any]) -> Action:
        match state.agenda[-1]:
            case LookOnTheWay():
                return self.look_with(state, left)
            case ChooseTileToFlip() if not left or left[0] in ("skip", None, "decline"):
                if left:
                    left.pop(0)
                return Decline()
            case _ if not left:
                return self.only_answer(state)
            case ChooseOption():
                return TakeOption(left.pop(0))
            case ChooseTarget():
                name = left.pop(0)
                if name in self.position.names:
                    return MoveDiver(self.position.seat(name))
                return MoveAnimal(self.position.tile(name))
            case ChooseHeading():
                return Head(left.pop(0))
            case ChooseTileToFlip() | ChooseTileToRemove():
                return PickTile(self.position.tile(left.pop(0)))
            case question:
                raise ValueError(f"no answer to {question}")

    def only_answer(self, state: State) -> Action:
        """If there is nothing to choose, a vector may say nothing."""
        answers = list(actions(state, state.active))
        if len(answers) != 1:
            raise refusals.ANSWER_FIRST()
        return answers[0]

    def look_with(self, state: State, left: list[Any]) -> Action:
        """What the next choice says about this square, if it is about this square at all."""
        if left and left[0] == "skip":
            left.pop(0)
            return SwimOn()
        look = look_of(state.at[state.active])
        if left and left[0] == "flip" and state.may_flip and state.covered[look]:
            left.pop(0)
            return self.flip_here(state)
        if left and left[0] in self.position.tiles:
            tile = self.position.tile(left[0])
            if tile in state.unseen_on(look, state.active):
                left.pop(0)
                return Discover(tile)
        return SwimOn()

    # Expectations

    def compare(self, expected: Vector) -> Iterator[str]:
        for key, wanted in expected.items():
            got = self.found(key)
            if not same(key, wanted, got):
                yield f"{key} is {got}, expected {wanted}"

    def found(self, key: str) -> Any:
        state = self.state
        match key.split("."):
            case ["divers", name, field]:
                return self.diver(self.position.seat(name))[field]
            case ["divers", name]:
                return self.diver(self.position.seat(name))
            case ["tiles", name]:
                return self.tile(self.position.tile(name))
            case ["tiles", name, field]:
                tile = self.tile(self.position.tile(name))
                return tile[field] if isinstance(tile, dict) else tile
            case ["dust", name]:
                return list(map(pair, state.dust[self.position.seat(name)]))
            case ["turn", field]:
                return self.turn()[field]
            case ["limits"]:
                return self.limits()
            case ["limits", field]:
                return self.limits()[field]
            case ["scores"]:
                return {name: self.score(name) for name in self.position.names}
            case ["scores", name]:
                return self.score(name)
            case ["deckLeft"]:
                return len(state.deck)
            case _:
                return self.table()[key]

    def table(self) -> Vector:
        state, names = self.state, self.position.names
        result = state.result or final_result(state)
        task = state.agenda[-1] if state.agenda else None
        upcoming = task.seat if isinstance(task, BeginTurn) else None
        return {
            "phase": state.phase,
            "round": state.round,
            "next": names[upcoming] if upcoming is not None else None,
            "active": names[state.active],
            "start": names[state.start],
            "current": state.current,
            "winners": [names[seat] for seat in result.winners],
            "log": self.log(),
        }

    def log(self) -> list[list[str]]:
        return [["void", event.card] for event in self.events if isinstance(event, EventVoid)]

    def score(self, name: str) -> int | None:
        return score(self.state, self.position.seat(name))

    def diver(self, seat: Seat) -> Vector:
        state = self.state
        at = state.at[seat]
        return {
            "at": pair(at) if at >= 0 else None,
            "loc": state.loc[seat],
            "air": state.air[seat],
            "deco": state.deco[seat],
            "deep": state.deep[seat],
            "cards": list(state.cards[seat]),
            "plus": list(state.plus[seat]),
            "minus": list(state.minus[seat]),
        }

    def tile(self, tile: int) -> Vector | str:
        state = self.state
        place = state.places[tile]
        if place in (DISCARDED, REMOVED):
            return "discarded" if place == DISCARDED else "removed"
        return {
            "at": pair(place),
            "up": tile in state.open,
            "seen": [
                name
                for seat, name in enumerate(self.position.names)
                if state.discs[tile] >> seat & 1
            ],
            "id": state.fronts[tile],
        }

    def turn(self) -> Vector:
        state = self.state
        is_diving = bool(state.agenda) and isinstance(state.agenda[-1], Question)
        return {
            "mp": state.mp,
            "L": state.lefts,
            "R": state.rights,
            "U": state.ups,
            "D": state.downs,
            "over": not is_diving,
        }

    def limits(self) -> Vector:
        """How many steps a turn allows. [S-5.2] [S-5.3] [S-5.4]"""
        state = self.state
        return {
            "total": MOVEMENT_POINTS,
            "L": state.steps_allowed("L"),
            "R": state.steps_allowed("R"),
            "U": MOVEMENT_POINTS if state.options.decompression else 2,
            "D": 0 if state.no_descent else MOVEMENT_POINTS,
        }


def go_on(r: R) -> None:
    """Resolve until somebody is asked, or the turn ends or begins."""
    while r.agenda and not isinstance(r.agenda[-1], PAUSES):
        perform(r, r.agenda.pop())


def readings(choices: list[Any]) -> Iterator[list[Any]]:
    """The choices as they stand, then with fewer and fewer of the word "skip"."""
    skips = [at for at, choice in enumerate(choices) if choice == "skip"]
    for number in range(len(skips) + 1):
        for dropped in combinations(skips, number):
            yield [choice for at, choice in enumerate(choices) if at not in dropped]


def pair(number: int) -> list[int]:
    assert number < COLUMNS * (COLUMNS + 1)
    return [column_of(number), row_of(number)]


def same(key: str, wanted: Any, got: Any) -> bool:
    """Equal; dust, cards and discs in any order, and only the named parts of log and scores."""
    if key == "log":
        return all(entry in got for entry in wanted)
    if key.startswith("dust.") or key.endswith((".seen", ".cards")) or key == "winners":
        return bool(sorted(wanted) == sorted(got))
    if type(wanted) is type(got) is dict:
        named: Vector = wanted
        return all(name in got and same(name, it, got[name]) for name, it in named.items())
    return bool(wanted == got)
