"""Tables with names, for compiled functions: a class says what is in one, as memory has it.

    class Diver(Record):
        air: int
        dust: Annotated[list[int], 6]

    class Table(Record):
        divers: Annotated[list[Diver], 4]

`new(Table)` is a table of zeros, one block of memory. Compiled functions and plain Python write
`table.divers[2].air -= 1` alike.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np

R = TypeVar("R", bound="Record")

SCALARS: dict[Any, Any] = {int: np.int64, float: np.float64, bool: np.int64}


class Record:
    """Annotations are its fields: int, float, a Record, or Annotated rows of these.

    `Annotated[list[int], 6]` is a row of six, `Annotated[NDArray[np.int16], 8, 8]` a board.
    """


def new(kind: type[R]) -> R:
    """A record of zeros."""
    return rows(kind, 1)[0]


def rows(kind: type[R], number: int) -> list[R]:
    """Several records of zeros, used like a list of them."""
    made = np.zeros(number, layout(cast("Any", kind))).view(np.recarray)
    return cast("list[R]", made)


def copied(record: R) -> R:
    """The same once more, in memory of its own."""
    made = np.zeros(1, cast("Any", record).dtype).view(np.recarray)
    made[0] = record
    return cast("R", made[0])


def fill(row: Sequence[Any], values: Sequence[Any]) -> None:
    """Write values to the beginning of a row."""
    cast("Any", row)[: len(values)] = values


@cache
def layout(kind: type[Record]) -> np.dtype[Any]:
    """How a kind of record lies in memory."""
    hints = get_type_hints(kind, include_extras=True)
    return np.dtype([(name, *_field(hint)) for name, hint in hints.items()], align=True)


def _field(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Annotated:
        row, *shape = get_args(hint)
        return _item(row), tuple(shape)
    return (_item(hint),)


def _item(hint: Any) -> Any:
    if hint in SCALARS:
        return SCALARS[hint]
    if get_origin(hint) is list:
        return _item(get_args(hint)[0])
    if get_origin(hint) is np.ndarray:
        return get_args(get_args(hint)[1])[0]
    return layout(hint)
