"""Work shared out to processes comes back whole."""

import pytest

from divetable.lab.processes import batches, shared_out


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(shared_out(abs, [-3, 1, -2], jobs)) == [1, 2, 3]


def test_a_task_that_fails_says_so() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(shared_out(int, ["4", "x", "4"], 2))


@pytest.mark.parametrize("number", [1, 4, 5, 9])
def test_batches_count_to_the_end(number: int) -> None:
    assert [one for part in batches(number, 4) for one in part] == list(range(number))
