"""The rules of Scuba, chapter by chapter (docs/rules/scuba.md)."""

from divetable.games.scuba.rules.play import apply, play
from divetable.games.scuba.rules.waiting import (
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
