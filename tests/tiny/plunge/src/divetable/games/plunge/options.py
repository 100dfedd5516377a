"""What a table may choose."""

from collections.abc import Mapping
from typing import Annotated

from divetable.core.options import OptionsReader, Range, option
from divetable.core.values import Value
from divetable.games.plunge import refusals


class Options(Value):
    """The table options, with their defaults."""

    rounds: Annotated[int, option("variants", "P-1.1", first=True, numbers=Range(1, 9, (3, 5)))] = 3


READER = OptionsReader(Options, unknown=refusals.UNKNOWN_OPTION, bad=refusals.BAD_SETTING)


def read_options(given: Mapping[str, object] | Options | None, seats: int) -> Options:
    """The options of a table; a BadOptions if they do not go together. [P-1.1]"""
    if seats != 2:
        raise refusals.TWO_DIVERS(seats=seats)
    return given if isinstance(given, Options) else READER(given or {})
