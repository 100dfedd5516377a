"""How many imagined games a search plays in a CPU second, beside OpenSpiel's Python ISMCTS.

A simulation is one game imagined to its end; in Dive one round, for the race after it is looked
up. Ours are those of the best level at the first decision of a game, played by divers who plan;
OpenSpiel's ISMCTS plays gin rummy, a game of two with hidden cards and about as many decisions,
and goes on at random. Both take turns in one process, so that a busy machine slows down both; the
ratio is what counts. Without OpenSpiel (`pip install open_spiel`) only our own figures are shown.
"""

from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from divetable.bots import Situation, think
from divetable.core.game import Seat
from divetable.games import GAMES

GAMES_SEARCHED = ("scuba", "dive")
TURNS = 5
THEIR_GAME = "gin_rummy"
THEIR_SIMULATIONS = 40
LONG = 600.0


def first_decision(game: str, seed: str) -> Situation:
    rules = GAMES[game]
    state = rules.start(2, {}, seed)
    seat = Seat(min(rules.to_act(state)))
    return Situation(game, seat, rules.view(state, seat))


def our_rate(game: str, turn: int) -> float:
    """Simulations a CPU second of the best level, the making of worlds included."""
    told = first_decision(game, str(turn))
    began = process_time()
    thought = think(told, "master", turn, LONG)
    return thought.simulations / (process_time() - began)


class TheirSearch:
    """OpenSpiel's bot at the first decision of its game."""

    def __init__(self) -> None:
        import numpy as np

        spiel: Any = import_module("pyspiel")  # by name: it is there only if somebody installed it
        bots: Any = import_module("open_spiel.python.algorithms.ismcts")
        rollouts: Any = import_module("open_spiel.python.algorithms.mcts")
        self._random: Any = np.random.RandomState(2026)
        game = spiel.load_game(THEIR_GAME)
        self._state: Any = game.new_initial_state()
        while self._state.is_chance_node():
            actions, chances = zip(*self._state.chance_outcomes(), strict=True)
            self._state.apply_action(int(self._random.choice(actions, p=chances)))
        self._bot: Any = bots.ISMCTSBot(
            game=game,
            uct_c=1.4,
            max_simulations=THEIR_SIMULATIONS,
            evaluator=rollouts.RandomRolloutEvaluator(1, self._random),
            random_state=self._random,
        )

    def rate(self) -> float:
        began = process_time()
        self._bot.step(self._state)
        return THEIR_SIMULATIONS / (process_time() - began)


def run(*, report: bool) -> dict[str, float]:
    theirs = TheirSearch() if find_spec("pyspiel") else None
    for game in GAMES_SEARCHED:
        our_rate(game, 0)  # compiles
    rates: dict[str, list[float]] = {game: [] for game in GAMES_SEARCHED}
    their_rates: list[float] = []
    for turn in range(TURNS):
        for game, found in rates.items():
            found.append(our_rate(game, turn))
        if theirs is not None:
            their_rates.append(theirs.rate())
    figures = {f"{game}_simulations_per_second": median(found) for game, found in rates.items()}
    if their_rates:
        figures["openspiel_simulations_per_second"] = median(their_rates)
        for game, found in rates.items():
            figures[f"{game}_ratio"] = median(found) / median(their_rates)
    if report:
        print(
            f"Games (Dive: rounds) imagined to their end, per CPU second, median of {TURNS} turns"
        )
        for game, found in rates.items():
            ratio = f"  {figures[f'{game}_ratio']:6.1f} times" if their_rates else ""
            print(f"  {game:<28} {median(found):8.0f}{ratio}")
        if their_rates:
            print(
                f"  OpenSpiel's ISMCTS, {THEIR_GAME:<9}{median(their_rates):8.0f}  (goal: 10 times)"
            )
        else:
            print("  OpenSpiel is not installed: nothing to compare with")
    return figures
