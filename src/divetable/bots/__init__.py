"""Bots: they take in what a person in their seat is told, and give back an action."""

from divetable.bots.brains import HINT, TURN, Brains, Inquiry
from divetable.bots.characters import NAMES
from divetable.bots.players import ALL_LEVELS, LEVELS, SECONDS, answer, levels_of, think
from divetable.bots.thought import Alternative, Eyes, Situation, Thought

__all__ = [
    "ALL_LEVELS",
    "HINT",
    "LEVELS",
    "NAMES",
    "SECONDS",
    "TURN",
    "Alternative",
    "Brains",
    "Eyes",
    "Inquiry",
    "Situation",
    "Thought",
    "answer",
    "levels_of",
    "think",
]
