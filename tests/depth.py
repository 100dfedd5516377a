"""How deep the tests dig: SEEDS=5000 digs deeper than 300, the usual depth."""

import os

USUAL = 300
SEEDS = int(os.environ.get("SEEDS", USUAL))  # random games that every game has to stand


def examples(usual: int = 100) -> int:
    """How many examples a property is tried on, if it is `usual` of them at the usual depth."""
    return max(1, usual * SEEDS // USUAL)
