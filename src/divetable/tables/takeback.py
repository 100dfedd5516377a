"""What can be taken back, and whether anybody has learnt by it. [T-3.3] [T-3.4]"""

from collections import deque
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from divetable.core.errors import RulesError
from divetable.core.game import AnyGame, Seat, Step

if TYPE_CHECKING:
    from divetable.tables.table import Table

UNDO_REACH = 20  # steps [T-3.3]
WORLDS = 6  # imagined to see whether a step taught anybody anything


class Undoable(NamedTuple):
    """A step that others were told of, and what was done in secret after it."""

    before: Any  # the state
    seat: Seat
    action: Any
    hidden: list[tuple[Seat, Any]]


class Takeback:
    """The last steps, as far back as they can be undone."""

    __slots__ = ("recent",)

    def __init__(self) -> None:
        self.recent: deque[Undoable] = deque(maxlen=UNDO_REACH)

    def note(self, before: Any, seat: Seat, action: Any) -> None:
        self.recent.append(Undoable(before, seat, action, []))

    def note_secret(self, seat: Seat, action: Any) -> None:
        if self.recent:
            self.recent[-1].hidden.append((seat, action))

    def own_last(self, seat: Seat) -> int | None:
        """Where in `recent` the seat's own last step is."""
        found = [at for at, done in enumerate(self.recent) if done.seat == seat]
        return found[-1] if found else None

    def undo(self, seat: Seat) -> list[Undoable]:
        """Forget the seat's last step and what followed; the oldest first."""
        at = self.own_last(seat)
        assert at is not None
        undone = list(self.recent)[at:]
        for _ in undone:
            self.recent.pop()
        return undone


# Taking back by information


def is_binding(table: "Table", seat: Seat) -> bool:
    """Whether the seat's last step stands, whatever anybody has learnt from it. [T-3.4]"""
    at = table.takeback.own_last(seat)
    game = table.game
    return (
        at is not None and type(game.read_action(table.takeback.recent[at].action)) in game.binding
    )


def taught_nobody(table: "Table", seat: Seat) -> bool:
    """Whether the seat's last step can be undone as if it had never been. [T-3.4]

    It is the last that anybody was told of, and told the others no more than the public. What
    the seat and the public were told would have been the same in any other world that looked
    the same to them before: a few such worlds are imagined, and the step is done there again.
    The answer follows from what the seat knows, so asking teaches nothing either.
    """
    played, game = table.takeback.recent[-1], table.game
    if played.seat != seat:
        return False
    action = game.read_action(played.action)
    step = game.apply(played.before, seat, action)
    others = [Seat(at) for at in range(len(table.seats)) if at != seat]
    public = _heard(game, step, None)
    if any(_heard(game, step, other) != public for other in others):
        return False
    return all(_same_elsewhere(game, played, action, step, eyes) for eyes in (None, seat))


def _heard(game: AnyGame, step: Step[Any, Any], eyes: Seat | None) -> list[Any]:
    """The events as these eyes see them, and what waits now, which all see."""
    return [*(game.seen_by(event, eyes) for event in step.events), *step.state.agenda]


def _same_elsewhere(
    game: AnyGame, played: Undoable, action: Any, step: Step[Any, Any], eyes: Seat | None
) -> bool:
    view = game.view(played.before, eyes)
    heard = _heard(game, step, eyes)
    rng = Random(0)  # which worlds are tried is no secret and must not change on asking again
    for _ in range(WORLDS):
        try:
            elsewhere = game.apply(game.imagine(view, rng), played.seat, action)
        except RulesError:  # impossible there, so seeing it done taught something
            return False
        if _heard(game, elsewhere, eyes) != heard:
            return False
    return True
