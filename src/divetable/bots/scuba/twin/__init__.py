"""The rules of Scuba once more, compiled, on tables that imagined games are played on.

The clear rules (`games/scuba/rules`) are the truth; `tests/bots/test_scuba_twin.py` plays both step
by step. Functions have the names of their originals where they do the same.
"""
