"""The group `divetable ocean`; its commands stand in modules beside this one."""

from divetable.cli import main


@main.group()
def ocean() -> None:
    """Drawings: cards, stacks and pieces."""
