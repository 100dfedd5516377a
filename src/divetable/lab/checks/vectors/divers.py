"""Vectors of The Divers, in the form of docs/rules/divers.md section 4.

A player without a move passes automatically, and a vector may look at the table before or after
that: all its expectations must hold together at one of these moments.
"""

from collections.abc import Iterator
from typing import Any

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.core.resolution import Question
from divetable.games.divers import DIVERS as GAME
from divetable.games.divers.actions import (
    Action,
    Board,
    Consent,
    Drown,
    EndHere,
    Go,
    Land,
    Pass,
    Ransom,
    Sail,
    Sink,
    Step,
    Tuft,
    Walk,
    Wish,
)
from divetable.games.divers.agenda import (
    AskConsent,
    Asked,
    ChooseDrowning,
    ChooseEnd,
    ChooseExit,
    ChooseSinking,
    TakeTurn,
)
from divetable.games.divers.changes import evolve
from divetable.games.divers.components import HIDDEN
from divetable.games.divers.events import Passed, Removed
from divetable.games.divers.positions import set_up
from divetable.games.divers.rules.moves import moves_of, ransoms_of
from divetable.games.divers.rules.turns import answers_to
from divetable.games.divers.state import (
    COLOUR_OF,
    COLOURS,
    DIVER_OF,
    FLAGS,
    OUT,
    State,
)

Vector = dict[str, Any]

ASKED: dict[type, str] = {
    ChooseExit: "exit",
    ChooseSinking: "sink",
    ChooseDrowning: "drown",
    AskConsent: "consent",
    ChooseEnd: "end",
}
OVER = {"removed": "divers", "noDivers": "divers", "pass": "passes", "noMoves": "passes"}
"""Other words for why a game is over: the rules name only `all`, `stall` and `no`."""

EXPECTATIONS = {
    "legal",
    "at",
    "flags",
    "up",
    "down",
    "gold",
    "hold",
    "lost",
    "turn",
    "ask",
    "can",
    "cannot",
    "noMoves",
    "removed",
    "over",
    "score",
    "boats",
}


def differences(vector: Vector) -> list[str]:
    """Where the rules differ from what the vector expects."""
    unknown = [
        f"unknown expectation {name!r}" for name in vector["expect"] if name not in EXPECTATIONS
    ]
    if unknown:
        return unknown
    played = Run(vector)
    told = played.play()
    if told:
        return told
    answers = [list(_compare(vector["expect"], played, moment)) for moment in played.moments]
    return min(answers, key=len)


class Run:
    """A vector being played."""

    def __init__(self, vector: Vector) -> None:
        self.vector = vector
        self.state = set_up(vector, 2 if vector.get("players") == 2 else 4)
        self.answers: list[Any] = list(vector.get("answers", ()))
        self.moments = [self.state]  # the last one, and those before it in which somebody passed
        self.turns = [self.state.turn]
        self.question: Vector | None = None
        self.removed: dict[str, str] = {}

    def play(self) -> list[str]:
        """Make all moves; return what went wrong."""
        moves: list[Vector] = list(self.vector.get("play", ()))
        must_fail = self.vector["expect"].get("legal") is False
        if must_fail and not moves:
            return ["legal is expected, but there is no move"]
        for number, move in enumerate(moves, 1):
            before = self.state
            try:
                self.make(move)
            except RulesError as error:
                if must_fail and number == len(moves):
                    return [] if self.state == before else ["refused, but something changed"]
                return [f"move {number} is refused: {error}"]
        if must_fail:
            return ["legal is True, expected False"]
        if self.answers:
            return [f"nobody asked for {self.answers}"]
        if self.vector["expect"].get("over") == "decided":
            self.settle(True)
        return []

    def settle(self, agree: bool) -> None:
        """A vector that does not mention the end of a decided game plays on."""
        while self.state.agenda and isinstance(task := self.state.agenda[-1], ChooseEnd):
            self.act(task.seat, EndHere(agree))

    def make(self, move: Vector) -> None:
        self.settle(False)
        colour = colour_of(move)
        if move["act"] == "pass" or (move["act"] == "other" and is_idle(self.state, colour)):
            self.pass_by(colour)
            return
        found = self.unrelated(colour) if move["act"] == "other" else self.fitting(colour, move)
        self.act(self.state.owners[colour], found)
        while self.answers and self.waits():
            self.act(self.asked.seat, self.answer(self.answers.pop(0)))

    def waits(self) -> bool:
        return bool(self.state.agenda) and not isinstance(self.state.agenda[-1], TakeTurn)

    @property
    def asked(self) -> Asked:
        """The open question in the middle of a move."""
        task = self.state.agenda[-1]
        assert isinstance(task, Question)
        assert not isinstance(task, TakeTurn)
        return task

    def pass_by(self, colour: int) -> None:
        """A pass by hand, or one that has happened by itself."""
        for at, (moment, turn) in enumerate(zip(self.moments, self.turns, strict=True)):
            if turn == colour and moment is not self.moments[-1]:
                del self.moments[: at + 1], self.turns[: at + 1]
                return
        self.act(self.state.owners[colour], Pass())

    def unrelated(self, colour: int) -> Action:
        """Some move of that seat that changes as little as possible."""
        moves = [move for kind in moves_of(self.state, colour).kinds for move in kind]

        def change(move: Action) -> tuple[bool, int]:
            try:
                step = GAME.apply(self.state, self.state.owners[colour], move)
            except RulesError:
                return True, 99
            return getattr(move, "carry", False), len(
                [event for event in step.events if not isinstance(event, Passed)]
            )

        return min(moves, key=change)

    def fitting(self, colour: int, move: Vector) -> Action:
        """The legal action that a move of the vector means, or one refused like it."""
        legal = matching(self.state, colour, move)
        return legal[0] if legal else as_action(self.state, move)

    def answer(self, given: Any) -> Action:
        """The answer to the open question, from its name."""
        task = self.asked
        for answer in answers_to(self.state, task):
            if name_of_answer(self.state, answer) == given:
                return answer
        match task:
            case ChooseExit():
                return Go(str(given))
            case ChooseSinking():
                return Sink(str(given))
            case ChooseDrowning():
                return Drown(given)
            case ChooseEnd():
                return EndHere(given)
            case _:
                return Consent(given)

    def act(self, seat: Seat, action: Action) -> None:
        before = self.state
        step = GAME.apply(before, seat, action)
        self.moments, self.turns = [], []
        told = before.copy()
        for event in step.events:
            if isinstance(event, Passed) and not isinstance(action, Pass):
                self.note(told)
            evolve(told, event)
            if isinstance(event, Removed):
                self.removed[event.diver] = event.cause
        self.state = step.state
        self.note(step.state)
        if self.waits():
            self.question = {
                "kind": ASKED.get(type(self.state.agenda[-1]), "place"),
                "by": self.who_is_asked(),
                "options": sorted(
                    {
                        name_of_answer(self.state, answer)
                        for answer in answers_to(self.state, self.asked)
                    }
                ),
            }

    def note(self, moment: State) -> None:
        self.moments.append(moment if moment is self.state else moment.copy())
        self.turns.append(moment.turn)

    def who_is_asked(self) -> str:
        match self.state.agenda[-1]:
            case ChooseDrowning(_, boat) | AskConsent(_, _, boat):
                return COLOURS[boat]
            case ChooseEnd(seat):
                return COLOURS[self.state.owners.index(seat)]
            case _:
                return COLOURS[self.state.turn]


def colour_of(move: Vector) -> int:
    return COLOUR_OF[move["seat"] if "seat" in move else move["diver"][0]]


def is_idle(state: State, colour: int) -> bool:
    return not moves_of(state, colour).kinds


def may(state: State, move: Vector) -> bool:
    """Could this colour do it, ignoring turn order?"""
    if move["act"] == "pass":
        return is_idle(state, colour_of(move))
    return bool(matching(state, colour_of(move), move))


def matching(state: State, colour: int, move: Vector) -> list[Action]:
    """The legal actions of a colour that a move of a vector may mean, ignoring turn order."""
    task = state.agenda[-1] if state.agenda else None
    refused = isinstance(task, TakeTurn) and task.refused
    legal = [one for kind in moves_of(state, colour).kinds for one in kind]
    legal += ransoms_of(state, colour, refused)
    return [action for action in legal if means(action, move) and ends_as(state, action, move)]


def ends_as(state: State, action: Any, move: Vector) -> bool:
    """Does the route end where the vector says, if it says so?"""
    if "end" not in move:
        return True
    wanted = f"boat {move['diver'][0]}" if move["end"] == "boat" else move["end"]
    if not getattr(action, "end", ""):
        return bool(wanted == action.to)
    return wanted in (action.end.partition(">")[0], end_as_written(state, action.end))


def means(action: Any, move: Vector) -> bool:
    """Is this action what the vector says? Anything goes where the vector leaves it open."""
    if type(action).__name__.lower() != move["act"] or action.diver != move["diver"]:
        return False
    if getattr(action, "carry", False) != bool(move.get("carry", False)):
        return False
    if "from" in move and action.boat != move["from"]:
        return False
    if "to" in move:
        to = f"boat {action.boat}" if move["act"] == "board" else action.to
        own = f"boat {move['diver'][0]}"
        wanted = own if move["to"] == "boat" else move["to"]
        if wanted not in (to, to.removeprefix("ring ")):
            return False
    return True


def as_action(state: State, move: Vector) -> Action:
    """An action in the words of the vector, to be refused."""
    kind, diver, to = move["act"], move["diver"], str(move.get("to", ""))
    carry, end = bool(move.get("carry", False)), str(move.get("end", ""))
    match kind:
        case "board":
            boat: Any = to.removeprefix("boat").strip() or diver[0]
            return Board(diver, boat, carry)
        case "sail":
            return Sail(diver, to)
        case "walk":
            return Walk(diver, to)
        case "ransom":
            return Ransom(diver, move["from"])
        case "land":
            at = state.where[DIVER_OF[diver]]
            if not to and -5 < at < 0:
                to = state.chart.names[state.chart.astern[state.boats[-1 - at]]]
            return Land(diver, to, carry, end)
        case "tuft":
            return Tuft(diver, to, carry)
        case "step":
            return Step(diver, to, carry, end)
        case "wish":
            return Wish(diver, f"boat {diver[0]}" if to == "boat" else to, carry, end)
        case _:
            raise ValueError(f"unknown act {kind!r}")


def name_of_answer(state: State, answer: Action) -> str:
    """How a vector writes an answer."""
    match answer:
        case Go(end):
            return end_as_written(state, end)
        case Sink(unit):
            return unit
        case Drown(diver):
            return diver
        case Consent(agree) | EndHere(agree):
            return "yes" if agree else "no"
        case _:
            return str(getattr(answer, "at", answer))


def end_as_written(state: State, end: str) -> str:
    """A ring square with a boat on it is the boat."""
    name = end.partition(">")[0]
    boat = state.boat_at(state.chart.place_of[name])
    return name if boat is None else f"boat {COLOURS[boat]}"


# Comparing


def _compare(expect: Vector, played: Run, state: State) -> Iterator[str]:
    for name, wanted in expect.items():
        match name:
            case "can" | "cannot":
                for move in wanted:
                    if may(state, move) != (name == "can"):
                        yield f"{name} does not hold for {move}"
            case "noMoves":
                for seat in wanted:
                    if not is_idle(state, COLOUR_OF[seat]):
                        yield f"{seat} has moves"
            case "up" | "down":
                for patch in wanted:
                    is_down = state.sea[state.chart.place_of[patch]] == HIDDEN
                    if is_down != (name == "down"):
                        yield f"{patch} is not {name}"
            case "legal":
                pass
            case "ask":
                yield from _compare_question(wanted, played)
            case "score" | "removed":
                got: Any = _found(name, played, state)
                if not _holds_for_all_named(wanted, got):
                    yield f"{name} is {got}, expected {wanted}"
            case "over" | "turn" | "lost":
                got = _found(name, played, state)
                if got != OVER.get(wanted, wanted):
                    yield f"{name} is {got}, expected {wanted}"
            case _:
                for key, value in wanted.items():
                    got, normal = _entry(name, key, value, state)
                    if got != normal:
                        yield f"{name} of {key} is {got}, expected {normal}"


def _compare_question(wanted: Vector, played: Run) -> Iterator[str]:
    if played.question is None:
        yield "nobody was asked"
        return
    if not played.vector.get("answers") and not played.waits():
        yield "the move does not wait for an answer"
    for key, value in wanted.items():
        got = played.question[key]
        if (sorted(_boats_named(played, value)) if key == "options" else value) != got:
            yield f"ask, {key}: {got}, expected {value}"


def _boats_named(played: Run, options: list[str]) -> set[str]:
    return {
        end_as_written(played.state, name) if name.startswith("ring ") else name for name in options
    }


def _found(name: str, played: Run, state: State) -> Any:
    match name:
        case "over":
            return state.reason or "no"
        case "turn":
            return COLOURS[state.turn]
        case "lost":
            return state.lost
        case "removed":
            return played.removed
        case _:
            sides = {"".join(COLOURS[c] for c in side): side for side in state.sides()}
            return {
                label: sum(state.holds[colour] for colour in side) for label, side in sides.items()
            }


def _holds_for_all_named(wanted: Vector, got: Vector) -> bool:
    return all(name in got and got[name] == value for name, value in wanted.items())


def _entry(name: str, key: str, value: Any, state: State) -> tuple[Any, Any]:
    """What is there, and what was expected, in the same words."""
    board = state.chart
    match name:
        case "at":
            at = state.where[DIVER_OF[key]]
            own = f"boat {key[0]}"
            wanted = own if value == "boat" else value
            got = state.place_name(at)
            if at != OUT and got == f"{wanted}#1":
                wanted = got
            return got, wanted
        case "flags":
            bits = state.flags[DIVER_OF[key]]
            return sorted(f for f, bit in FLAGS.items() if bits & bit), sorted(value)
        case "gold":
            return state.gold[board.place_of[key.removesuffix("#1")]], value
        case "hold":
            return state.holds[COLOUR_OF[key]], value
        case "boats":
            return board.names[state.boats[COLOUR_OF[key]]].removeprefix("ring "), str(
                value
            ).removeprefix("ring ")
        case _:
            raise ValueError(f"unknown expectation {name!r}")
