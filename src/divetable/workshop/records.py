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
from operator import itemgetter
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
    return cast("list[R]", np.zeros(number, layout(cast("Any", kind))))


def copied(record: R) -> R:
    """The same once more, in memory of its own."""
    made: Any = np.zeros(1, cast("Any", record).dtype)
    made[0] = record
    return cast("R", made[0])


def fill(row: Sequence[Any], values: Sequence[Any]) -> None:
    """Write values to the beginning of a row."""
    cast("Any", row)[: len(values)] = values


def fill_fields(records: Sequence[Record], **columns: Sequence[Any]) -> None:
    """Write values to fields of a row of records, field by field from the first record on."""
    for name, column in columns.items():
        cast("Any", records)[name][: len(column)] = column


@cache
def layout(kind: type[Record]) -> np.dtype[Any]:
    """How a kind of record lies in memory. It is made once: Numba knows the type of what is passed
    best by the very same object."""
    hints = get_type_hints(kind, include_extras=True)
    fields = np.dtype([(name, *_field(hint)) for name, hint in hints.items()], align=True)
    return np.dtype((_named(kind.__name__, tuple(hints)), fields))


def _named(kind: str, names: tuple[str, ...]) -> type[np.void]:
    """What Python sees: the fields by name, even where Numpy has a method of that name. Numpy's own
    class for that, `record`, takes several times as long."""
    return type(kind, (np.void,), {name: _field_of_a_record(name) for name in names})


def _field_of_a_record(name: str) -> property:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), put)


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
