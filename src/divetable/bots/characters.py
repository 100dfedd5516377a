"""Who the bots are: each level is a character, called the same in all languages.

Logs, records and experiments name the level. What a character looks like is in `art/bots.py`,
how it plays in a sentence of the catalogue (`web-level-LEVEL.help`).
"""

NAMES = {
    "novice": "Coco",  # a hermit crab in a coconut
    "casual": "Momo",  # an otter
    "skilled": "Pico",  # a penguin
    "expert": "Bruno",  # a walrus
    "master": "Umi",  # a sperm whale
}
"""A bot that draws lots is nobody: it is called after its seat."""
