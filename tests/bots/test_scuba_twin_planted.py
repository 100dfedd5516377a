"""Whatever rule the twin keeps, the comparison notices when the clear rules break it.

For each rule that the twin cites, a clear rule is changed while both play the same games.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from divetable.bots.scuba.twin import convert, events, rules, table, turns
from divetable.games.scuba import SCUBA, board, components, ending, state
from divetable.games.scuba import changes as clear_changes
from divetable.games.scuba.rules import (
    cards,
    currents,
    deaths,
    discovery,
    offers,
    resolution,
    steps,
)
from divetable.games.scuba.rules import turns as clear_turns
from tests.bots.planted import Change, cited, planted
from tests.bots.test_scuba_twin import Differs, Pair, compared_positions

CHANGED = [
    Change(  # diagonally down
        "S-1.1",
        steps.swim,
        "table.sea.next[direction][before]",
        'table.sea.next[direction][before] - (direction == "D")',
    ),
    Change("S-1.3", clear_changes._show, 'in ("event", "empty")', '== "event"'),
    Change("S-1.6", clear_turns.hand_over, "seat + 1", "seat - 1"),
    Change("S-1.7", board.look_of, "number + COLUMNS if", "number if"),
    Change(
        "S-3.1", clear_changes._turn_began, "dust[seat] = ()", "dust[seat] = state.dust[seat][1:]"
    ),
    Change("S-3.2", clear_turns.begin_turn, "draw_current(r)", "pass"),
    Change("S-3.3", clear_turns.end_turn, "HandOver()", "BeginTurn(seat)"),
    Change("S-3.4", clear_turns.begin_turn, "table.round > 1 and ", ""),
    Change("S-3.5", clear_turns.hand_over, "if table.dust[seat]:", "if False:"),
    Change("S-4.1", currents.draw_current, "table.deck[0]", "table.deck[-1]"),
    Change("S-4.2", currents.carried_animals, "colours[tile]]", "'R']"),
    Change(
        "S-4.3",
        currents.carried_divers,
        'if loc == "SUB"',
        'if seat == table.active and loc == "SUB"',
    ),
    Change(  # out of the water
        "S-4.6",
        components.Sea.drift,
        "break",
        'return number - COLUMNS if way == "U" and number >= COLUMNS else number',
    ),
    Change(  # to the other side
        "S-4.7",
        components.Sea.drift,
        "break",
        'return number - 8 if way == "R" and number >= COLUMNS else number',
    ),
    Change(
        "S-4.8",
        currents.carried_animals,
        "!= places[tile]:",
        "!= places[tile] and drift[places[tile]] < 81:",
    ),
    Change("S-4.9", currents.lose_air_below, 'card.who == "all" or seat == r.table.active', "True"),
    Change("S-4.11", currents.shuffle_used_cards, "table.used[:-1]", "table.used"),
    Change("S-4.12", components.Sea.drift, "range(squares)", "range(min(1, squares))"),
    Change("S-5.1", steps._why_not_up, "table.start_square == NOWHERE", "False"),
    Change("S-5.2", steps.why_not, "MOVEMENT_POINTS", "3"),
    Change("S-5.3", steps._why_not_up, "ups >= UP_PER_TURN", "ups > UP_PER_TURN"),
    Change(
        "S-5.4",
        state.State.steps_allowed,
        "self.sea.steps_allowed[current].get(direction, MOVEMENT_POINTS)",
        "MOVEMENT_POINTS",
    ),
    Change("S-5.5", steps._why_not_down, "to >= BOTTOM", "False"),
    Change("S-5.6", clear_turns.first_look, "may_flip and options.start_square_tiles", "may_flip"),
    Change("S-5.7", discovery.flip, 'elif front != "empty"', "elif False"),
    Change("S-5.8", resolution.sight, ", not is_dusty", ", True"),
    Change("S-5.9", state.State.unseen_on, " and not discs[tile] & mine", ""),
    Change("S-5.10", discovery.take_animal, " if owned else 0", ""),
    Change(
        "S-5.11", discovery.take_animal, "table.data.species[species].value if owned else 0", "0"
    ),
    Change("S-5.12", steps.swim, "leaves_dust(table, to)", "False"),
    Change("S-5.13", clear_changes._leave_dust, "cubes[-(CUBES - 1) :]", "cubes[: CUBES - 1]"),
    Change("S-5.14", discovery.take_animal, "== (1 << table.players) - 1", "== -1"),
    Change(
        "S-5.15",
        offers.while_diving,
        "(*parts, Stopping(state, seat))",
        "(*parts, Stopping(state, seat)) if state.mp else parts",
    ),
    Change("S-6.1", clear_turns.end_turn, "air_of_a_turn(table, seat)", "1"),
    Change("S-6.2", resolution.lose_air, "min(units, r.table.air[seat])", "units"),
    Change("S-6.3", deaths.check_deaths, "not r.table.air[seat]", "r.table.air[seat] < 0"),
    Change("S-6.4", deaths.die, "r.table.options.no_death", "True"),
    Change("S-7.1", steps.surface_by_step, "to in table.sea.boat and", "False and"),
    Change("S-7.2", clear_turns.has_dive, "not table.options.boat_final and", "False and"),
    Change("S-7.3", steps.snorkel, "to, False,", "to, True,"),
    Change("S-7.4", currents.carried_divers, '(loc == "SNORKEL" and way in ("L", "R"))', "False"),
    Change("S-7.5", cards.is_possible, '!= "SNORKEL"', '!= "BOAT"'),
    Change("S-7.6", clear_turns.take_surface_points, "and points", "and False"),
    Change("S-8.1", cards.draw_event, '== "square"', '!= "square"'),
    Change("S-8.2", cards.draw_event, "table.event_decks[at][0]", "table.event_decks[at][-1]"),
    Change("S-8.3", cards.score, "PlusTaken(seat, effect.n)", "PlusTaken(seat, effect.n + 1)"),
    Change("S-8.4", resolution.close_turn, "r.agenda[0] = EndTurn()", "pass"),
    Change("S-8.5", cards.holds, "row_of(square)", "1"),
    Change("S-8.6", cards.carry_on, "task.squares - 1", "0"),
    Change("S-8.7", cards.push_diver, "r.emit(DiverPushed(seat, to))", "pass"),
    Change("S-8.8", cards.event_over, "check_deaths(r)", "pass"),
    Change(  # a turn that is over carries divers on
        "S-8.9",
        resolution.drop_waiting_parts,
        "isinstance(task, Diving | EventOver | EndTurn)",
        "isinstance(task, Diving | EventOver | EndTurn)"
        ' or type(task).__name__ == "CarryOn" and r.table.loc[r.table.active] == "SUB"',
    ),
    Change(
        "S-8.10", cards.shuffle_used_events, "table.event_used[at], ", "table.event_used[at][1:], "
    ),
    Change("S-9.1", deaths.check_trigger, "<= 1", "<= 0"),
    Change(
        "S-9.2",
        clear_turns.begin_round,
        "NEXT_PHASE[table.phase]",
        'NEXT_PHASE[table.phase] if table.phase != "CLOSING" else "CLOSING"',
    ),
    Change("S-9.3", clear_turns.begin_round, '("FINAL", *EXTRA)', "EXTRA"),
    Change("S-9.4", clear_turns.begin_turn, "SOLO_PENALTY", "4"),
    Change("S-9.5", clear_turns.leave_with_the_boat, "BOAT_PENALTY", "24"),
    Change("S-9.6", offers.while_diving, 'state.phase != "ALONE"', "True"),
    Change("S-9.7", clear_turns.nobody_can_act, "return True", "return False"),
    Change("S-10.1", ending.score, '== "DEAD"', '== "SHOT"'),
    Change("S-10.2", ending.score, " - sum(table.minus[seat])", ""),
    Change("S-10.3", ending.combination_points, "sum(member in cards", "sum(False"),
    Change("S-10.4", ending.final_result, "max(", "min("),
    Change("S-10.5", ending.final_result, "len(table.cards[seat])", "0"),
    Change("S-11.1", resolution.take_depth_tokens, "not table.options.decompression", "False"),
    Change("S-11.2", resolution.take_depth_tokens, " and not table.deep[seat]", ""),
    Change("S-11.3", resolution.take_depth_tokens, "now >= BOTTOM > before", "False"),
    Change("S-11.4", steps._why_not_up, "table.has_looked", "False"),
    Change("S-11.5", clear_turns.sheds_token, "and table.is_shallow", "and False"),
    Change("S-11.6", steps.arrive_at_surface, "TOKEN_PENALTY", "4"),
    Change("S-11.7", steps._why_not_up, "tokens > 1", "tokens > 2"),
    Change("S-11.8", steps.surface_by_event, "table.deco[seat] > 1", "False"),
    Change("S-12.1", deaths.shoot_up, "square % COLUMNS", "0"),
    Change("S-12.2", deaths.shoot_up, "pay_for_the_square(r, seat)", "pass"),
    Change("S-12.3", deaths.penalty_of_row, "5 * row + 5", "5 * row"),
    Change("S-12.4", currents.carried_divers, 'loc == "SUB"', 'loc in ("SUB", "SHOT")'),
]

GAMES = 12  # of each kind; most changes are noticed in the first of them


def starts(game: int) -> Iterator[state.State]:
    """Where games begin that together meet every rule: as usual, among divers who are deep and
    short of air, and at the end."""
    for name in ("decompression", "host", "few-cards", "no-death", "base"):
        seats, options, seed = 2 + game % 3, SCUBA.variants[name], f"planted {name} {game}"
        yield SCUBA.start(seats, options, seed)
        yield among_the_deep(SCUBA.start(seats, options, f"deep {seed}"), Random(seed))
    yield among_the_deep(SCUBA.start(3, EVENTFUL, f"eventful {game}"), Random(game))
    yield nearly_tied()


def among_the_deep(table: state.State, rng: Random) -> state.State:
    """Everybody is somewhere near the bottom, with little air, and with tokens if they are used."""
    table.round = 2
    for seat in table.seats:
        table.loc[seat] = "SUB"
        table.at[seat] = board.square(rng.choice(table.sea.columns), rng.randint(6, 9))
        table.air[seat] = rng.randint(1, 9)
        if table.options.decompression:
            table.deco[seat], table.deep[seat] = rng.randint(0, 3), True
    table.start_square = table.at[table.active]
    return table


def eventful() -> dict[str, Any]:
    """With tokens, and with events wherever a card carries divers; some leave no choice but to
    surface, some end the turn in the middle of another."""
    swept = {"op": "move", "who": "self", "n": 3, "dust": True, "discover": True}
    effects: list[dict[str, Any]] = [
        {"op": "surface"},
        {**swept, "dir": "R"},
        {"op": "endTurn"},
        {**swept, "dir": "D"},
        {"op": "surfaceBoat"},
        {**swept, "dir": "L"},
    ]
    document = json.loads(components.house_document("house-1"))
    for number, card in enumerate(document["events"]):
        card["effects"] = [effects[number % len(effects)], {"op": "vp", "n": 1}]
    for tile in document["tiles"]:
        if tile["id"][-2:] > "06":
            tile["kind"] = "event"
    return {"decompression": True, "data_set": document}


EVENTFUL = eventful()


def nearly_tied() -> state.State:
    """All are on the boat with as many points, but not with as many cards."""
    table = SCUBA.start(2, {"boat_final": True}, "tied")
    table.phase, table.round = "FINAL", 9
    for seat in table.seats:
        table.loc[seat], table.at[seat] = "BOAT", board.square(5, 0)
    table.loc[table.active] = "SNORKEL"
    table.cards[0], table.plus[1] = ("parrotfish",), (2,)
    return table


def is_noticed(games: int) -> bool:
    """Whether twin and clear rules disagree anywhere in random games."""
    try:
        for game in range(games):
            for table in starts(game):
                for _ in compared_positions(Pair(table), Random(game)):
                    pass
    except Differs:
        return True
    return False


@pytest.mark.parametrize("change", CHANGED, ids=[change.rule for change in CHANGED])
def test_the_comparison_notices_a_broken_rule(change: Change) -> None:
    with planted(change.function, change.old, change.new):
        assert is_noticed(GAMES)


def test_the_comparison_notices_nothing_while_no_rule_is_broken() -> None:
    assert not is_noticed(1)


def test_every_rule_that_the_twin_cites_is_broken_once() -> None:
    assert cited([convert, events, rules, table, turns]) == {change.rule for change in CHANGED}
