"""Slow work on request: done in separate processes, in fair turns.

    bots think        `bots/brains.py`
    pictures          `ocean/darkroom.py`
    old games         `server/archive.py`

    machine code      `foundry.py`

The first three are a `Workshop`: a few `Worker` processes and one `Queue`.
"""

from divetable.workshop.foundry import Foundry
from divetable.workshop.gates import Gate
from divetable.workshop.pieces import PIECE, Pieces
from divetable.workshop.queues import Full, Place, Queue, Rank
from divetable.workshop.shop import Workshop
from divetable.workshop.workers import Closed, Worker, WorkFailed

__all__ = [
    "PIECE",
    "Closed",
    "Foundry",
    "Full",
    "Gate",
    "Pieces",
    "Place",
    "Queue",
    "Rank",
    "WorkFailed",
    "Worker",
    "Workshop",
]
