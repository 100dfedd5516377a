"""The comparison of the twin with the clear rules is not blind: it notices a change of each rule.

For every rule that a function of the twin cites, one clear rule is changed for a moment, and a
random game in which that matters is played on both. `python -m tests.bots.test_divers_twin_planted`
tells the first games in which each change is noticed.
"""

from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest

from divetable.bots.divers.twin import arrivals, moves, routes, rules, table
from divetable.core.game import Seat
from divetable.games.divers import DIVERS, changes, ending
from divetable.games.divers import rules as clear
from divetable.games.divers.actions import Action
from divetable.games.divers.rules import arrivals as clear_arrivals
from divetable.games.divers.rules import boats as clear_boats
from divetable.games.divers.rules import moves as clear_moves
from divetable.games.divers.rules import routes as clear_routes
from divetable.games.divers.rules import turns as clear_turns
from divetable.games.divers.state import State
from divetable.lab.random_games import random_moves
from tests.bots.planted import Change, cited, planted
from tests.bots.test_divers_twin import INCIDENTS, SETTINGS, desk_for, difference, do, legal

MOST = 600  # positions of a game


class Position(NamedTuple):
    """A move on the twin's table."""

    state: State
    seat: Seat
    action: Action
    offered: frozenset[Action]
    after: table.Table


@cache
def positions(variant: str, seats: int, seed: int) -> list[Position]:
    """A random game, with what the twin offers and does at each step."""
    found: list[Position] = []
    state: State = DIVERS.start(seats, DIVERS.variants[variant], f"planted {seed}")
    game = random_moves(DIVERS, state, Random(seed), INCIDENTS)
    for move in islice(game, MOST):
        if state.phase == "playing":
            desks = desk_for(state)
            offered = legal(desks, state)
            if move.action in offered:
                after = do(desks, offered.index(move.action))
                found.append(Position(state, move.seat, move.action, frozenset(offered), after))
        state = move.step.state
    return found


def is_noticed(change: Change, game: tuple[str, int, int]) -> bool:
    """Does the comparison find a difference in this game while the rule is changed?"""
    compared = positions(*game)
    with planted(change.function, change.old, change.new):
        return any(map(differs, compared))


def differs(position: Position) -> bool:
    state = position.state.copy()
    state.moves, state.routes = None, {}  # nothing from before the change
    if frozenset(DIVERS.actions(state, position.seat)) != position.offered:
        return True
    after = clear.apply(state, position.seat, position.action).state
    return bool(difference(after, position.after))


CHANGES = [
    Change("V-1.4", clear_moves.add_swimming, "diver, square):", "diver, square)[1:]:"),
    Change("V-1.5", clear_moves.add_swimming, "board.boarding[square]", "()"),
    Change("V-1.6", clear_moves.ring_step, "board.ring_steps[at][way]", "board.ring_steps[at][0]"),
    Change("V-2.1", changes._boarded, "= -1 - boat", "= -1 - diver // 3"),
    Change("V-2.3", changes._struck, "flags[diver] &= KEPT", "flags[diver] &= -1"),
    Change("V-2.4", changes._sailed, "= place_of(state, event.to)", "+= 0"),
    Change("V-2.5", State.are_friends, "% 2 == 0", "% 2 == 1"),
    Change("V-2.6", State.is_crewed, "self.are_friends(diver // CREW, boat)", "diver // 3 == boat"),
    Change("V-2.7", State.treasures_left, "- self.lost", ""),
    Change("V-3.2", State.sides, "[(0, 2), (1, 3)]", "[(0, 1), (2, 3)]"),
    Change("V-4.1", changes._finish_turn, "(colour + 1) % 4", "(colour + 3) % 4"),
    Change("V-4.2", clear_turns.begin_move, "r.then(END_TURN)", "pass"),
    Change("V-4.3", clear_moves.moves_of, "table.turns == 0 and", "False and"),
    Change("V-4.4", clear_turns.begin_turn, "legal_moves(table).kinds or", "True or"),
    Change("V-4.5", clear_turns.begin_turn, "ransoms_of(table, colour, refused)", "False"),
    Change("V-4.6", changes._finish_turn, "~FRESH if flags[diver] & FRESH else", ""),
    Change(
        "V-4.7",
        clear_turns.begin_turn,
        "if not plays_no_more(table, colour) and (",
        "if {*table.where[colour * 3 : colour * 3 + 3]} == {-5} or not plays_no_more(table, colour)"
        " and (",
    ),
    Change("V-5.1", clear_moves.moves_of, "flags[diver] & HELD", "flags[diver] & STUCK"),
    Change("V-5.2", clear_moves.moves_of, "at == -1 - colour", "at < 0"),
    Change("V-5.3", clear_moves.add_swimming, "table.gold[place] > 0", "table.gold[place] > 1"),
    Change("V-5.4", clear_moves.permitted_ends, "found[to, how] = None", "pass"),
    Change(
        "V-6.1",
        clear_moves.add_swimming,
        "if code == HIDDEN:\n            add(plain)",
        "if code == HIDDEN:\n            add(with_treasure if laden else plain)",
    ),
    Change("V-6.2", clear_moves.add_swimming, "entry == OPEN", "entry in (OPEN, CLOSED)"),
    Change("V-6.3", clear_moves.add_swimming, "elif to not in mates:", "else:"),
    Change("V-6.4", clear_moves.add_swimming, "not has_stranger(table, colour, to)", "True"),
    Change("V-6.5", clear_routes.has_room, "<= TUFT_CARRIES", "<= 3"),
    Change("V-6.6", clear_routes.class_of_ring, 'return "harm"', 'return "ok"'),
    Change("V-7.1", changes._turned, "state.progress = True", "pass"),
    Change(
        "V-7.3",
        clear_arrivals.drive_on,
        'if kind == "ok"]',
        'if kind == "ok" and table.sea[end[0]] != HIDDEN]',
    ),
    Change("V-8.1", clear_arrivals.suffer, 'case "turtle":', 'case "turtle" | "sea":'),
    Change("V-8.2", changes._turned, "state.gold[at] = patch.number", "state.gold[at] = 1"),
    Change("V-8.3", clear_arrivals.suffer, 'case "turtle":', 'case "turtle" | "island":'),
    Change("V-8.4", changes._delayed, "DELAYED | FRESH", "DELAYED"),
    Change("V-8.5", clear_arrivals.suffer, 'case "turtle":', 'case "turtle" | "mud":'),
    Change("V-8.6", clear_arrivals.lighten_tuft, "> TUFT_CARRIES", "> 3"),
    Change("V-8.7", clear_moves.add_swimming, "layer + 1 <", "layer + 2 <"),
    Change("V-8.8", changes._stuck, "|= STUCK", "|= CAUGHT"),
    Change("V-8.9", changes._caught, "|= CAUGHT", "|= STUCK"),
    Change("V-8.10", clear_routes.exits, "for way in patch.ways]", "for way in patch.ways[:1]]"),
    Change("V-8.11", clear_routes.exits, "heading_of(arrival)", "(heading_of(arrival) + 4) % 8"),
    Change("V-8.12", clear_routes.thrown_back, "return over + board.delta[back]", "return over"),
    Change("V-8.13", changes._wish_gained, "|= WISH", "|= 0"),
    Change("V-8.14", clear_routes.exits, "board.jumps[square])", "board.jumps[square][:4])"),
    Change("V-8.15", clear_arrivals.hurl, "board.delta[tail]", "board.delta[(tail + 4) % 8]"),
    Change("V-8.16", clear_arrivals.meet, 'r.emit(Removed(DIVERS[diver], "eaten"))', "pass"),
    Change("V-9.1", clear_routes.heading_of, "JUMP_HEADING[arrival - 8]", "arrival - 8"),
    Change("V-9.2", changes._returned, "= place_of(state, event.to)", "+= 0"),
    Change("V-9.3", clear_routes.is_way_out, "arrival < 8 or", "arrival < 8 and"),
    Change("V-9.4", clear_routes.class_of, '"harm" if kind in FATAL', '"ok" if kind in FATAL'),
    Change("V-9.5", clear_routes.may_end_laden, 'kind not in (HIDDEN, "island")', "True"),
    Change("V-9.6", clear_arrivals.drive_on, "if not best or", "if True or"),
    Change("V-9.7", clear_arrivals.drive_on, "if len(best) > 1:", "if len(best) > 2:"),
    Change("V-9.8", clear_arrivals.discover, "drive_on(r, diver, square, arrival, origin)", "pass"),
    Change(
        "V-10.1", clear_moves.add_swimming, "place + board.area], laden", "place + board.area], 0"
    ),
    Change("V-10.2", clear_routes.may_end_laden, '(HIDDEN, "island")', "(HIDDEN,)"),
    Change("V-10.3", clear_arrivals.ride, "end, carry, origin)", "end, False, origin)"),
    Change("V-10.6", changes._boarded, "state.holds[boat] += 1", "state.holds[diver // 3] += 1"),
    Change("V-10.7", changes._ransom_paid, "state.lost += 1", "pass"),
    Change("V-11.1", clear_arrivals.meet, "else struck_at(table, diver, place)", "else []"),
    Change("V-11.2", clear_arrivals.arrive, "first=False", "first=True"),
    Change("V-11.3", clear_arrivals.struck_at, '== "patch" and', '== "patch" or'),
    Change("V-11.4", changes._struck, "= -1 - diver // 3", "= -1 - (diver // 3 + 1) % 4"),
    Change("V-11.5", clear_arrivals.meet, ", Suffer(diver, first))", ")"),
    Change("V-12.1", clear_boats.drown_intruders, "if not r.table", "if False and r.table"),
    Change("V-12.2", clear_boats.enter_boat, "elif was_crewed:", "elif False:"),
    Change("V-12.3", clear_moves.may_board, "or not table.is_crewed(boat)", ""),
    Change("V-12.4", clear_boats.lighten_boat, "> CREW", "> CREW + 1"),
    Change("V-12.5", clear_moves.moves_of, "add_sailings(found, table, board, diver)", "pass"),
    Change("V-12.6", clear_moves.moves_of, "if at == -1 - colour", "if at != -2 - colour"),
    Change("V-12.7", clear_moves.add_landings, "table.boats[boat]", "table.boats[diver // 3]"),
    Change("V-13.1", clear_arrivals.leave_the_ocean, "if boat is None:", "if True:"),
    Change(
        "V-13.2", clear_moves.add_walks, "found.boards += boardings(diver, boat, False)", "pass"
    ),
    Change("V-13.3", clear_moves.ring_step, "if not table.options.teams and", "if False and"),
    Change("V-14.1", changes._finish_turn, "range(colour * 3, colour * 3 + 3)", "range(12)"),
    Change("V-14.2", clear_arrivals.meet_octopus, "if not others:", "if True:"),
    Change("V-14.3", clear_moves.ransoms_of, "else [colour, mate]", "else [colour]"),
    Change("V-15.1", ending.why_over, "if left == 0:", "if left < 0:"),
    Change("V-15.2", ending.why_over, "table.quiet >=", "table.quiet >"),
    Change("V-15.5", ending.is_decided, "first - second > left", "first - second >= left"),
    Change("V-15.6", ending.why_over, "table.options.first_to <=", "table.options.first_to <"),
]


USUALLY = ("base", 4, 0)
GAMES = {
    "V-2.6": ("pool", 2, 0),
    "V-2.7": ("pool", 2, 0),
    "V-3.2": ("race", 2, 2),
    "V-4.4": ("base", 2, 0),
    "V-4.5": ("pool", 2, 0),
    "V-4.7": ("free", 2, 1),
    "V-8.6": ("race", 4, 0),
    "V-9.1": ("base", 4, 2),
    "V-9.2": ("former", 4, 0),
    "V-10.2": ("base", 2, 0),
    "V-10.6": ("pool", 2, 0),
    "V-12.1": ("base", 2, 0),
    "V-12.2": ("free", 4, 0),
    "V-12.4": ("free", 4, 0),
    "V-13.3": ("three-seats", 3, 1),
    "V-15.1": ("pool", 2, 0),
    "V-15.2": ("base", 2, 0),
    "V-15.5": ("pool", 2, 0),
    "V-15.6": ("race", 2, 2),
}
"""A variant, the number of players and a seed, where the usual game does not show the rule."""


def test_each_rule_the_twin_cites_has_a_planted_change() -> None:
    assert {change.rule for change in CHANGES} == cited([table, routes, moves, arrivals, rules])


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.rule)
def test_a_planted_change_is_noticed(change: Change) -> None:
    assert is_noticed(change, GAMES.get(change.rule, USUALLY))


def test_without_a_change_nothing_differs() -> None:
    for game in {USUALLY, *GAMES.values()}:
        assert not any(map(differs, positions(*game)))


def main() -> None:
    games = [(*game, seed) for seed in range(4) for game in SETTINGS]
    for change in CHANGES:
        found = (game for game in games if is_noticed(change, game))
        print(change.rule, [*islice(found, 2)], flush=True)


if __name__ == "__main__":
    main()
