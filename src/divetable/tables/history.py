"""Games of the log, told again by what stands there."""

from collections.abc import Sequence
from functools import cache
from typing import Any, get_type_hints

from divetable.core.codec import load
from divetable.core.errors import RulesError
from divetable.core.game import AnyGame, Seat, Step
from divetable.tables.entries import Acted


def again(game: AnyGame, rules: int, state: Any, entry: Acted) -> tuple[Any, Step[Any, Any]]:
    """An action of the log and its step; if the rules have changed since, by its events."""
    if rules == game.rules_version:
        action = game.read_action(entry.action)
        return action, game.apply(state, Seat(entry.seat), action)
    step = evolved(game, state, entry.events, entry.agenda)
    try:
        return game.read_action(entry.action), step
    except RulesError:  # today's rules know no such action
        return entry.action, step


def evolved(
    game: AnyGame, state: Any, events: Sequence[Any], agenda: Sequence[Any] | None = None
) -> Step[Any, Any]:
    """The state after events that an older version of the rules wrote.

    Events change all of a state but its agenda, so that stands beside them where it changed.
    """
    fresh = state.copy()
    loaded = tuple(load(game.types["event"], event) for event in events)
    for event in loaded:
        game.evolve(fresh, event)
    if agenda is not None:
        fresh.agenda = load(_agenda_kind(game.types["state"]), agenda)
    return Step(fresh, loaded)


def new_agenda(before: Any, after: Any) -> tuple[Any, ...] | None:
    """What waits after a step; None if it is what waited before."""
    return None if after.agenda == before.agenda else tuple(after.agenda)


@cache
def _agenda_kind(state: Any) -> Any:
    return get_type_hints(state)["agenda"]


def is_leaving(game: AnyGame, before: Any, seat: Seat, action: Any) -> bool:
    """Whether a seat left the game for good by this, at that moment. [T-2.6]"""
    leaving = game.leave(before, seat)
    return leaving is not None and leaving == action
