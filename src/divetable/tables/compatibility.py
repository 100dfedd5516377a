"""Which options go together: asked while a host chooses, so that no client needs to know it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from divetable.core.errors import RulesError
from divetable.core.game import AnyGame
from divetable.core.options import spelled

Wishes = Mapping[str, Any]


class Fit(NamedTuple):
    """The table that these options would give."""

    options: dict[str, Any]  # the wanted ones that go together
    dropped: list[tuple[str, RulesError]]  # wishes that do not go with newer ones, and why
    settled: object  # all options of the game, as it would play them
    refused: dict[str, list[tuple[Any, RulesError]]]  # name -> values that do not go with them
    fixed: list[str]  # whatever one chooses, the game settles it in the same way


def fit(game: AnyGame, seats: int, wanted: Wishes) -> Fit:
    """Keep of what is wanted what goes together, and try every other value beside it.

    What used to fit and no longer does falls away: the newest wish, or the number of seats, wins.
    """
    wishes = {spelled(name): setting for name, setting in wanted.items()}
    options, dropped = _without_conflicts(game, seats, wishes)
    refused: dict[str, list[tuple[Any, RulesError]]] = {}
    fixed: list[str] = []
    for option in game.options:
        tries = [(value, {**options, option.name: value}) for value in option.values]
        outcomes = [(value, _settled(game, seats, tried)) for value, tried in tries]
        misfits = [(value, one) for value, one in outcomes if isinstance(one, RulesError)]
        if misfits:
            refused[option.name] = misfits
        elif len({repr(getattr(one, option.name)) for _, one in outcomes}) < len(outcomes):
            fixed.append(option.name)
    return Fit(options, dropped, game.read_options(options, seats), refused, fixed)


def _without_conflicts(
    game: AnyGame, seats: int, wanted: dict[str, Any]
) -> tuple[dict[str, Any], list[tuple[str, RulesError]]]:
    """The wishes without those, oldest first, that stand in the way of the others."""
    dropped: list[tuple[str, RulesError]] = []
    while wanted and isinstance(why := _settled(game, seats, wanted), RulesError):
        fewer = {name: {key: wanted[key] for key in wanted if key != name} for name in wanted}
        mending = (name for name in fewer if not _is_refused(game, seats, fewer[name]))
        name = next(mending, next(iter(wanted)))
        dropped.append((name, why))
        wanted = fewer[name]
    return wanted, dropped


def _is_refused(game: AnyGame, seats: int, options: Wishes) -> bool:
    return isinstance(_settled(game, seats, options), RulesError)


def _settled(game: AnyGame, seats: int, options: Wishes) -> object:
    """The options as the game would play them, or why it would not."""
    try:
        return game.read_options(options, seats)
    except RulesError as error:
        return error
