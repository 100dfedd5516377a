"""The rules of The Divers, chapter by chapter (docs/rules/divers.md)."""

from divetable.games.divers.rules.offers import (
    actions,
    deadlines,
    incidents,
    leave,
    may_answer,
    result,
    rounds,
    seated,
    to_act,
)
from divetable.games.divers.rules.play import apply

__all__ = [
    "actions",
    "apply",
    "deadlines",
    "incidents",
    "leave",
    "may_answer",
    "result",
    "rounds",
    "seated",
    "to_act",
]
