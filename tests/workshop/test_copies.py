"""A big record is copied as one piece of memory."""

from typing import Annotated, Any, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from divetable.workshop.copies import overwrite
from divetable.workshop.records import Record, new


class Reef(Record):
    fish: int
    sand: Annotated[NDArray[np.int16], 1000]


class Dive(Record):
    here: Reef
    before: Reef


def go_back(dive: Dive) -> None:
    overwrite(dive.here, dive.before)


def test_a_record_becomes_the_same_as_another_and_stays_its_own() -> None:
    dive = new(Dive)
    dive.before.fish, dive.before.sand[999] = 3, 7
    cast("Any", njit)(go_back)(dive)
    dive.before.fish = 5

    assert dive.here.fish == 3
    assert dive.here.sand[999] == 7
    assert dive.before.fish == 5
