"""Which options go together: asked while a host chooses, so that no client needs to know it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from divetable.core.errors import RulesError
from divetable.tables.table import AnyGame

Options = Mapping[str, Any]


class Fit(NamedTuple):
    """What a table of these options would be."""

    options: dict[str, Any]  # the wanted ones that go together
    settled: object  # all options of the game, as it would play them
    refused: dict[str, list[tuple[Any, RulesError]]]  # name -> values that do not go with them
    fixed: list[str]  # whatever one chooses, the game settles it in the same way


def fit(game: AnyGame, seats: int, wanted: Options, tried: Mapping[str, Sequence[Any]]) -> Fit:
    """Keep of what is wanted, oldest wish first, what goes together; try other values beside it.

    What used to fit and no longer does falls away: the newest wish, or the number of seats, wins.
    """
    options = _without_conflicts(game, seats, dict(wanted))
    refused: dict[str, list[tuple[Any, RulesError]]] = {}
    fixed: list[str] = []
    for name, values in tried.items():
        outcomes = [(value, _settled(game, seats, {**options, name: value})) for value in values]
        misfits = [(value, one) for value, one in outcomes if isinstance(one, RulesError)]
        if misfits:
            refused[name] = misfits
        elif len({repr(getattr(one, name, None)) for _, one in outcomes}) < len(outcomes):
            fixed.append(name)
    return Fit(options, game.read_options(options, seats), refused, fixed)


def _without_conflicts(game: AnyGame, seats: int, wanted: dict[str, Any]) -> dict[str, Any]:
    def fits(options: Options) -> bool:
        return not isinstance(_settled(game, seats, options), RulesError)

    while wanted and not fits(wanted):
        fewer = [{key: wanted[key] for key in wanted if key != name} for name in wanted]
        wanted = next(filter(fits, fewer), fewer[0])
    return wanted


def _settled(game: AnyGame, seats: int, options: Options) -> object:
    """The options as the game would play them, or why it would not."""
    try:
        return game.read_options(options, seats)
    except RulesError as error:
        return error
