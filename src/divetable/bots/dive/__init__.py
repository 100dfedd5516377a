"""Bots for Dive: an eye that reads the picture of the stack, and a judgement.

`eye` and `beliefs` turn a picture into probabilities, `know` adds what a bot remembers of the deck,
`judge` weighs programs by what they lead to (`twin`, `race`), `companions` decides the rest, and
`think` puts it together for each level.
"""
