"""Bots: what a person in their seat is told, in; an action, out."""

from divetable.bots.thinking import SKILLS, levels_of, think
from divetable.bots.told import Alternative, Thought, Told

__all__ = ["SKILLS", "Alternative", "Thought", "Told", "levels_of", "think"]
