"""Fish in a pond: a table with names, and functions compiled on it."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from divetable.workshop.machine_code import compiled, door
from divetable.workshop.records import Record

HUNGER = 2
NAMES = np.array([3, 1, 4])


class Fish(Record):
    air: int
    meals: Annotated[list[int], 3]
    weight: float


class Pond(Record):
    fish: Annotated[list[Fish], 4]
    oldest: Fish
    active: int
    depths: Annotated[NDArray[np.int16], 2, 3]


@compiled
def feed(fish: Fish, meal: int) -> int:
    fish.air -= HUNGER
    fish.meals[meal] += 1
    fish.weight += 0.5
    return fish.air


@compiled
def is_hungry(fish: Fish, least: int) -> bool:
    return fish.meals[0] < least


@door
def feed_all(pond: Pond, meal: int) -> int:
    """Feed all who are hungry, and count them. One more each time, and once with a constant."""
    fed = 0
    for at in range(4):
        if is_hungry(pond.fish[at], 1 + at):
            feed(pond.fish[at], meal)
            fed += 1
    feed(pond.oldest, 0)
    pond.depths[1, 2] += NAMES[meal]
    return fed


@door
def keep(ponds: list[Pond]) -> None:
    """The first pond once more, in the place of the second."""
    ponds[1] = ponds[0]


@door
def both(pond: Pond) -> tuple[int, float]:
    return pond.fish[1].air, pond.fish[1].weight
