"""The rules of The Divers, chapter by chapter (docs/rules/divers.md)."""

from divetable.games.divers.rules.play import apply, play
from divetable.games.divers.rules.waiting import (
    actions,
    deadlines,
    incidents,
    leave,
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
    "leave",
    "play",
    "result",
    "rounds",
    "seated",
    "to_act",
]
