"""Checks of the rules: vectors, and playthroughs to be read and compared."""
