"""A game that nobody has drawn yet: its view, what there is of each seat side by side."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from divetable.core.codec import Json
from divetable.terminal.speech.speech import spaced

UNSEEN = {"seat", "result", "agenda"}  # told otherwise, or of use to programs only


def draw(view: Json, names: list[str], language: str) -> list[RenderableType]:
    shown = {name: value for name, value in view.items() if name not in UNSEEN}
    each = {name: value for name, value in shown.items() if is_of_each(value, names)}
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(Text(name))
    for part, values in each.items():
        table.add_row(spaced(part), *map(told, values))
    lines = [
        Text(f"{spaced(part)}: {told(value)}") for part, value in shown.items() if part not in each
    ]
    return [*lines, table]


def is_of_each(value: Json, names: list[str]) -> bool:
    """A list with something for each seat."""
    match value:
        case [*parts]:
            return len(parts) == len(names)
        case _:
            return False


def told(value: Json) -> str:
    match value:
        case None | False:
            return "–"  # noqa: RUF001 - a dash
        case True:
            return "✓"
        case [*parts]:
            return ", ".join(map(told, parts))
        case {**fields}:
            return ", ".join(f"{spaced(str(name))} {told(part)}" for name, part in fields.items())
        case _:
            return str(value)
