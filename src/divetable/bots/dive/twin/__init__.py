"""The rules of Dive once more, for thousands of rounds at once.

The clear rules in `games/dive/rules` are the truth; `tests/bots/test_dive_twin.py` plays both and
compares. It is the standard game with the chief and all companions, from the locked programs to the
pawns after the rest. The children's version does not need it.
"""
