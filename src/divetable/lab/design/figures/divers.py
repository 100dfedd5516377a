"""What games of The Divers among bots look like: length, ends, who wins."""

from collections.abc import Mapping
from statistics import median

from divetable.games.divers import DIVERS
from divetable.games.divers.ending import is_decided
from divetable.games.divers.state import State
from divetable.lab.bot_games import Players, bot_moves
from divetable.lab.design.figures import ninety

LEVEL = "expert"  # the strongest that does not search
SECONDS = 10  # our guess of how long people take for a decision
LONG_QUIET = 10  # rounds

ENDS = ("all", "first", "decided", "stall", "passes", "divers", "agreed", "gave up")


def facts_of_a_game(
    seed: str, seats: int, options: Mapping[str, object], level: str = LEVEL
) -> dict[str, float]:
    """One game from its beginning to its end, in numbers."""
    state: State = DIVERS.start(seats, options, seed)
    first = state.turn
    players = Players(DIVERS, [level] * seats, seed, "closed")
    decisions = quietest = 0
    decided: int | None = None
    for move in bot_moves(DIVERS, state, players):
        state = move.step.state
        decisions += 1
        quietest = max(quietest, state.quiet // len(state.colours))
        if decided is None and is_decided(state, state.treasures_left()):
            decided = state.turns
    assert state.result is not None
    won = [side for side in state.sides() if state.owners[side[0]] in state.result.winners]
    return {
        "turns": state.turns,
        "decisions": decisions,
        "treasures": state.treasures,
        "salvaged": sum(state.holds),
        "lost divers": state.where.count(-5),
        "long quiet": quietest >= LONG_QUIET,
        "draw": len(won) > 1,
        "first side won": len(won) == 1 and first in won[0],
        "decided": decided is not None,
        "turns after": state.turns - decided if decided is not None else 0,
        **{f"ended {reason}": state.reason == reason for reason in ENDS},
        **{f"won {'NESW'[side[0]]}": won == [side] for side in state.sides()},
    }


def figures(
    facts: list[dict[str, float]], _seats: int, _options: Mapping[str, object]
) -> dict[str, str]:
    """Many games summed up for people."""
    games = len(facts)
    decisions = [one["decisions"] for one in facts]
    minutes = [number * SECONDS / 60 for number in decisions]
    after = [one["turns after"] for one in facts if one["decided"]]
    sides = [name for name in facts[0] if name.startswith("won ")]
    return {
        "games": str(games),
        "turns, median": f"{median(one['turns'] for one in facts):.0f}",
        "decisions, median (90 %)": f"{median(decisions):.0f} ({ninety(decisions):.0f})",
        f"minutes at {SECONDS} s, median (90 %)": f"{median(minutes):.0f} ({ninety(minutes):.0f})",
        **{
            f"ended: {name}": share(facts, f"ended {name}")
            for name in ENDS
            if any(one[f"ended {name}"] for one in facts)
        },
        "turns after it was decided, median (most)": (
            f"{median(after):.0f} ({max(after):.0f})" if after else "-"
        ),
        f"{LONG_QUIET} rounds without progress": share(facts, "long quiet"),
        "draws": share(facts, "draw"),
        "salvaged": (f"{mean(facts, 'salvaged'):.1f} of {mean(facts, 'treasures'):.1f}"),
        "divers lost, of all": f"{mean(facts, 'lost divers'):.1f}",
        "won " + " : ".join(name[4:] for name in sides): " : ".join(
            f"{sum(one[name] for one in facts):.0f}" for name in sides
        ),
        "won by who began": share(facts, "first side won"),
    }


def share(facts: list[dict[str, float]], name: str) -> str:
    return f"{100 * mean(facts, name):.0f} %"


def mean(facts: list[dict[str, float]], name: str) -> float:
    return sum(one[name] for one in facts) / len(facts)
