"""Bots: what a person in their seat is told, in; an action, out."""

from divetable.bots.thinking import LEVELS, Thought, think

__all__ = ["LEVELS", "Thought", "think"]
