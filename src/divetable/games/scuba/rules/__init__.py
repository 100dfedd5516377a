"""The rules of Scuba, chapter by chapter (docs/rules/scuba.md)."""

from divetable.games.scuba.rules.offers import (
    actions,
    deadlines,
    incidents,
    leave,
    result,
    rounds,
    seated,
    to_act,
)
from divetable.games.scuba.rules.play import apply

__all__ = [
    "actions",
    "apply",
    "deadlines",
    "incidents",
    "leave",
    "result",
    "rounds",
    "seated",
    "to_act",
]
