"""Every game keeps what every game must keep. SEEDS=5000 digs deeper."""

from collections.abc import Callable

import pytest

from divetable.games import GAMES
from divetable.lab.random_games import AnyGame
from tests.conformance.suite import CHECKS

pytestmark = pytest.mark.long


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_conformance(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    check(game)
