"""Vectors of Plunge: two depths and a pearl, and what each diver scores."""

from typing import Any

from divetable.games.plunge.rules import points_of


def differences(vector: dict[str, Any]) -> list[str]:
    """What the rules do otherwise than the vector expects."""
    found = list(points_of(tuple(vector["depths"]), vector["pearl"]))
    return [] if found == vector["points"] else [f"points is {found}"]
