"""Bots: they take in what a person in their seat is told, and give back an action."""

from divetable.bots.brains import HINT, TURN, Brains, Question
from divetable.bots.thinking import ALL_LEVELS, SECONDS, SKILLS, levels_of, think
from divetable.bots.told import Alternative, Eyes, Thought, Told

__all__ = [
    "ALL_LEVELS",
    "HINT",
    "SECONDS",
    "SKILLS",
    "TURN",
    "Alternative",
    "Brains",
    "Eyes",
    "Question",
    "Thought",
    "Told",
    "levels_of",
    "think",
]
