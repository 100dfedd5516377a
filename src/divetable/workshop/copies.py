"""Copying big records in compiled functions, as one piece of memory.

`desk.before = desk.table` does the same, but hands the whole record to the compiler as one value.
Where it keeps that value, from one round of a loop to the next, it takes it apart byte by byte: a
table of 10 kB then takes half a minute to compile.
"""

from collections.abc import Callable
from typing import Any, cast

from numba.core import cgutils  # pyright: ignore[reportMissingTypeStubs]
from numba.core.types import intp, void  # pyright: ignore
from numba.extending import intrinsic  # pyright: ignore

from divetable.workshop.records import Record


def _overwrite(_: Any, record: Any, source: Any) -> tuple[Any, Callable[..., Any]]:
    def code(context: Any, builder: Any, types: Any, arguments: tuple[Any, Any]) -> Any:
        size = context.get_constant(intp, source.size)
        cast("Any", cgutils).raw_memcpy(builder, *arguments, size, 1)
        return context.get_dummy_value()

    return cast("Any", void)(record, source), code


overwrite = cast("Callable[[Record, Record], None]", cast("Any", intrinsic)(_overwrite))
"""Make a record the same as another of its kind. Only compiled functions can call this."""
