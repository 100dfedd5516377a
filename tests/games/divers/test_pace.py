"""How long a table plays, as far as that was measured."""

import pytest

from divetable.games.divers.components import OFFERED_SIZES
from divetable.games.divers.options import read_options
from divetable.games.divers.pace import minutes


@pytest.mark.parametrize("size", OFFERED_SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("teams", [True, False])
def test_every_usual_table_has_a_time(size: int, seats: int, teams: bool) -> None:
    found = minutes(read_options({"size": size, "teams": teams and seats != 3}, seats), seats)

    assert found is not None
    assert found[0] < found[1]


@pytest.mark.parametrize("options", [{"first_to": 5}, {"end_when_decided": False}])
def test_other_tables_have_none(options: dict[str, object]) -> None:
    assert minutes(read_options(options, 4), 4) is None


def test_larger_oceans_take_longer() -> None:
    times = [minutes(read_options({"size": size}, 4), 4) for size in OFFERED_SIZES]

    assert times == sorted(times, key=lambda one: one or (0, 0))
