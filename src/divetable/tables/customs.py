"""What is usual at a table. It depends on who plays. [T-3.5] [T-6.6]"""

from divetable.tables.settings import Settings
from divetable.tables.shown import TableShown


def is_practice(settings: Settings, shown: TableShown) -> bool:
    """Whether everything may be taken back. [T-3.5]"""
    return settings.practice or shown.options.get("practice") in (True, "on")


def gives_hints(settings: Settings, shown: TableShown) -> bool:
    """Whether players may ask for hints: unless the table says so, alone or in practice. [T-6.6]"""
    if settings.hints is not None:
        return settings.hints
    people = sum(seat.kind == "person" for seat in shown.seats)
    return people < 2 or is_practice(settings, shown)
