"""The rules of Dive, chapter by chapter (docs/rules/dive.md)."""

from divetable.games.dive.rules.play import apply, play
from divetable.games.dive.rules.waiting import (
    actions,
    deadlines,
    incidents,
    lifelines,
    result,
    rounds,
    seated,
    to_act,
)

__all__ = [
    "actions",
    "apply",
    "deadlines",
    "incidents",
    "lifelines",
    "play",
    "result",
    "rounds",
    "seated",
    "to_act",
]
