"""The rules of Dive, chapter by chapter (docs/rules/dive.md)."""

from divetable.games.dive.rules.offers import (
    actions,
    cut_off,
    deadlines,
    incidents,
    leave,
    lifelines,
    result,
    rounds,
    seated,
    to_act,
)
from divetable.games.dive.rules.play import apply

__all__ = [
    "actions",
    "apply",
    "cut_off",
    "deadlines",
    "incidents",
    "leave",
    "lifelines",
    "result",
    "rounds",
    "seated",
    "to_act",
]
