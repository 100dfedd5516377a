"""Bots: what a person in their seat is told, in; an action, out."""

from divetable.bots.brains import Brains, Question
from divetable.bots.thinking import SECONDS, SKILLS, levels_of, think
from divetable.bots.told import Alternative, Thought, Told

__all__ = [
    "SECONDS",
    "SKILLS",
    "Alternative",
    "Brains",
    "Question",
    "Thought",
    "Told",
    "levels_of",
    "think",
]
