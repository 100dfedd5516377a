"""Tables of every game that begin in a position; what cannot be is refused."""

from typing import Any

import pytest

from divetable.core.errors import RulesError
from divetable.games import GAMES

FINE: dict[str, dict[str, Any]] = {
    "dive": {"start": {"A": 14, "B": 9}, "deck": ["S", "-"], "options": {"close_delay": 3}},
    "scuba": {"players": ["A", "B"], "currentDeck": ["CC-01"]},
    "divers": {"size": 5, "divers": {"N1": "3,2"}, "options": {"stall_rounds": 20}},
}
BAD: list[tuple[str, Any]] = [
    ("dive", {}),
    ("dive", {"start": {"A": 1}}),
    ("dive", {"start": {"A": 1, "B": 2}, "use": 5}),
    ("dive", {"start": {"A": 1, "B": 2}, "deck": ["X"]}),
    ("dive", {"start": {"A": 1, "B": 2}, "options": [1]}),
    ("scuba", {"players": ["A", "B"], "tiles": 3}),
    ("scuba", {"players": ["A"]}),
    ("scuba", {"players": ["A", "B", "C"]}),
    ("scuba", {"players": ["A", "B"], "divers": {"A": {"at": [99, 1]}}}),
    ("divers", {"size": 100_000}),
    ("divers", {"tiles": {"1,1": 7}}),
    ("divers", {"options": 3}),
]


@pytest.mark.parametrize("game", FINE)
def test_somebody_can_act_in_a_position(game: str) -> None:
    state = GAMES[game].set_up(FINE[game], 2, {})

    assert min(GAMES[game].to_act(state)) >= 0


@pytest.mark.parametrize(("game", "position"), BAD)
def test_a_position_that_cannot_be_is_refused(game: str, position: Any) -> None:
    with pytest.raises(RulesError):
        GAMES[game].set_up(position, 2, {})
