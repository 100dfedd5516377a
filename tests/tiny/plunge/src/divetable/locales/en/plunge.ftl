# What Plunge refuses.

# From refusals.py by `python -m divetable.words`; what follows is overwritten.
