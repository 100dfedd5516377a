"""Whatever rule the twin keeps, the comparison notices when the clear rules break it.

For each rule that the twin cites, a clear rule is changed while twin and rules are compared.
"""

import pytest

from divetable.bots.dive.twin import convert, rules, table
from divetable.games.dive import programs, state
from divetable.games.dive.changes import CHANGES
from divetable.games.dive.events import BoardsRevealed, Helped, LevelChecked, Rested, StackRanOut
from divetable.games.dive.rules import companions, descent, programming, rest
from tests.bots.planted import Change, cited, planted
from tests.bots.test_dive_twin import differences, one_round

GAMES, FEW_GAMES = 2000, 100  # most changes are noticed in the first few
TABLES = [("base", 4), ("twins", 4), ("companions", 3), ("axolotl", 2), ("chief-axolotl", 2)]
"""Between them they use all that the twin knows but the chief's being spared."""

CHANGED = [
    Change("D-1.2", companions.pull_back, "max(0, positions[diver] - 2)", "positions[diver] - 2"),
    Change("D-1.3", state.in_deep_water, "> LAST_CALM_FIELD", ">= LAST_CALM_FIELD"),
    Change("D-1.4", rest.end_check, ">= GOAL", "> GOAL"),
    Change("D-1.5", descent.resolve_level, "deck[table.taken]", "deck[-1 - table.taken]"),
    Change(  # who has stopped errs
        "D-1.8",
        descent.resolve_level,
        "    if wrong:\n",
        "    wrong += [seat for seat, board in enumerate(boards) if len(board) == level - 1]\n"
        "    if wrong:\n",
    ),
    Change("D-2.19", descent.dive, "level = 1", "level = 2"),
    Change("D-2.20", CHANGES[LevelChecked], "taken += 1", "taken += event.level == 1"),
    Change("D-2.22", descent.resolve_level, "== content.shark", "== (content.helper is None)"),
    Change(  # help comes before the others are checked
        "D-2.23", descent.resolve_level, "right.append(seat)", "right.append(seat); break"
    ),
    Change(  # whoever is ahead decides about the zone
        "D-2.24", descent.kept, "table.positions[seat]", "max(table.positions)"
    ),
    Change(
        "D-2.25",
        descent.kept,
        "    return board[: level - 1]\n",
        '    return (*board[: level - 1], "", *board[level:])\n',
    ),
    Change("D-2.26", descent.kept, "return ()", "return board[: level - 1]"),
    Change(
        "D-2.27",
        CHANGES[LevelChecked],
        "        state.boards = event.boards",
        "        state.boards = event.boards\n        state.positions[event.wrong[0]] -= 1",
    ),
    Change("D-2.28", descent.kept, "return ()", 'return (*[""] * level, *board[level:])'),
    Change(
        "D-2.29",
        descent.resolve_level,
        "in wrong:",
        "in (*wrong, *(() if content.helper else right)):",
    ),
    Change("D-2.30", descent.resolve_level, "content.helper and ", ""),
    Change(
        "D-2.31",
        descent.help_fastest,
        "[(seat, speed_on(table, seat, level)) for seat in right]",
        "[(seat, SPEED[draft.levels[level - 1]])"
        " for seat, draft in enumerate(table.drafts) if len(draft.levels) >= level]",
    ),
    Change("D-2.32", programs.fastest, "speed > best", "best == -1 or speed < best"),
    Change("D-2.33", programs.fastest, "            winner = None", "            pass"),
    Change("D-2.34", descent.help_fastest, "diver is None", "diver is None or len(speeds) == 1"),
    Change("D-2.35", descent.helped_to, '(1 if helper == "green" else 2)', "2"),
    Change("D-2.36", descent.helped_to, '(1 if helper == "green" else 2)', "1"),
    Change("D-2.37", descent.manta_target, "min(*ahead, LAST_CALM_FIELD)", "min(ahead)"),
    Change("D-2.38", descent.manta_target, "else here", "else here + 1"),
    Change(
        "D-2.39",
        descent.manta_target,
        "max(here, min(*ahead, LAST_CALM_FIELD))",
        "min(*ahead, LAST_CALM_FIELD)",
    ),
    Change(
        "D-2.40",
        descent.help_fastest,
        "helped_to(table, diver, helper)",
        "max(here, helped_to(table, diver, helper))",
    ),
    Change(  # the zone of before the last red turtle
        "D-2.41", descent.kept, "table.positions[seat]", "table.positions[seat] - 2"
    ),
    Change("D-2.42", descent.someone_is_on, "len(board) >= level", "len(board) > level"),
    Change(  # one card more
        "D-2.43",
        descent.dive,
        "someone_is_on(table, level)",
        "someone_is_on(table, max(1, level - 1))",
    ),
    Change(  # who has stopped loses all
        "D-2.44",
        CHANGES[LevelChecked],
        "    state.taken += 1\n",
        "    state.taken += 1\n"
        "    state.boards = tuple(b if len(b) >= event.level else () for b in state.boards)\n",
    ),
    Change("D-2.45", descent.dive, "while someone_is_on", "while level < 5 and someone_is_on"),
    Change("D-2.46", CHANGES[StackRanOut], "levels[: event.level - 1]", "levels"),
    Change("D-2.47", descent.dive, "if table.announced:", "if False:"),
    Change("D-2.48", rest.take_rest, "map(bool, board)", "map(bool, board[1:])"),
    Change("D-2.49", rest.take_rest, "map(bool, board)", "map(len, board)"),
    Change("D-2.51", CHANGES[Rested], "+= fields", "= min(positions[diver] + fields, 23)"),
    Change("D-2.52", rest.take_rest, "stop_by_white_shark(table, owner, moves)", "pass"),
    Change(
        "D-2.53",
        programming.close,
        "REST, *map(OfferAxolotl, owners)",
        "*map(OfferAxolotl, owners), REST",
    ),
    Change(
        "D-2.54",
        programming.close,
        "REST, *map(OfferAxolotl, owners), END_CHECK",
        "END_CHECK, REST",
    ),
    Change("D-2.57", rest.end_check, " or not table.cards_left", ""),
    Change("D-2.58", rest.end_check, ">= GOAL", ">= GOAL or table.round == 1"),
    Change(
        "D-2.60",
        descent.dive,
        "while someone_is_on(table, level)",
        "while someone_is_on(table, level) and max(table.positions) < 23",
    ),
    Change(
        "D-5.11",
        state.State.owners_using,
        "== companion",
        "== companion and said.seat not in self.erred",
    ),
    Change(
        "D-5.30",
        CHANGES[BoardsRevealed],
        "map(board, event.programs)",
        "program.levels for program in event.programs",
    ),
    Change("D-5.32", descent.resolve_level, "and board[level - 1]:", "and level < 6:"),
    Change("D-5.33", rest.take_rest, "map(bool, board)", "map(bool, board[:5])"),
    Change(
        "D-5.34",
        descent.kept,
        "    board = table.boards[seat]\n",
        "    board = table.boards[seat]\n    if level == 6:\n        return board\n",
    ),
    Change(
        "D-5.35",
        CHANGES[StackRanOut],
        "levels[: event.level - 1]",
        "levels if event.level == 6 else levels[: event.level - 1]",
    ),
    Change("D-5.37", descent.helped_to, 'helper == "green" and diver in', "diver in"),
    Change("D-5.52", descent.pay_dolphins, "any(table.drafts[said.target].levels) and ", ""),
    Change(
        "D-5.53",
        descent.pay_dolphins,
        "not in table.erred:",
        'not in table.erred and not table.owners_using("white_shark"):',
    ),
    Change("D-5.60", rest.take_rest, 'table.owners_using("white_shark")', "()"),
    Change("D-5.61", rest.stop_by_white_shark, "= 0", "= min(1, moves[stopped])"),
    Change("D-5.62", rest.stop_by_white_shark, "opponents or [owner]", "opponents"),
    Change("D-5.63", rest.stop_by_white_shark, " if seat != owner", ""),
    Change("D-5.64", rest.stop_by_white_shark, "= 0", "= -1"),
    Change(  # who sits out errs
        "D-5.65",
        rest.stop_by_white_shark,
        "for seat in table.erred if",
        "for seat, draft in enumerate(table.drafts)"
        " if (seat in table.erred or not draft.levels) and",
    ),
    Change("D-5.72", companions.divers_on_odd_fields, "d != owner and ", ""),
    Change(
        "D-5.73",
        rest.end_check,
        "max(table.positions)",
        "max(table.positions) + 2 * len(table.owners_using('axolotl'))",
    ),
    Change("D-5.90", descent.narwhal_turns, "owner != diver", "True"),
    Change("D-5.91", descent.turtle_target, "if backwards", "if backwards and fields == 2"),
    Change("D-5.92", descent.turtle_target, "-fields if", "-1 if"),
    Change(
        "D-5.93",
        descent.help_fastest,
        "diver is None",
        "diver is None or narwhal_turns(table, diver)",
    ),
    Change(
        "D-5.94",
        descent.turtle_target,
        "max(0, here + (-fields if backwards else fields) + extra)",
        "here + (-fields if backwards else fields) + extra",
    ),
    Change("D-5.95", descent.turtle_target, ") + extra)", ")) + extra"),
    Change(
        "D-5.96",
        CHANGES[Helped],
        "= event.to",
        "= event.to\n    if event.to < event.start:\n        state.erred += (event.diver,)",
    ),
    Change("D-6.10", state.State.chief_shows, "level <= 4", "level <= 3"),
    Change("D-6.11", descent.cover_yellow, "in card.yellow", "in range(1, 5)"),
    Change(
        "D-6.13",
        programming.reveal_chief_card,
        "card.yellow if in_deep_water(table.positions[-1]) else ()",
        "()",
    ),
    Change("D-6.14", descent.cover_yellow, "yellow > level", "yellow >= level"),
    Change(
        "D-6.15",
        descent.help_fastest,
        "    if diver == table.chief and",
        "    if diver == table.chief and in_deep_water(here) and not in_deep_water(to):\n"
        "        r.emit(ChiefCovered(()))\n"
        "    if diver == table.chief and",
    ),
    Change(
        "D-6.16",
        descent.help_fastest,
        "if table.chief_card is not None and",
        "if CONTENTS[table.deck[table.taken - 1].code].shark and",
    ),
    Change(
        "D-6.21", descent.someone_is_on, "table.chief_card is not None and any", "False and any"
    ),
    Change(  # the chief is helped only alone
        "D-6.22", descent.help_fastest, "speeds.append(", "speeds or speeds.append("
    ),
    Change(
        "D-6.23",
        descent.helped_to,
        "manta_target(here, table.positions)",
        "manta_target(here, table.positions[: table.players])",
    ),
    Change(
        "D-6.24",
        companions.divers_on_odd_fields,
        "table.options.chief and table.options.chief_affected_by_expansion",
        "False",
    ),
    Change(
        "D-6.25", descent.narwhal_turns, " and not table.options.chief_affected_by_expansion", ""
    ),
    Change("D-6.26", rest.chief_rest, "resolved + 1", "resolved"),
    Change(
        "D-6.30", rest.end_check, "max(table.positions)", "max(table.positions[: table.players])"
    ),
    Change("D-6.33", rest.chief_rest, "table.taken - table.round_start", "4"),
    Change("D-Q96", programming.close, "not any(map(any, table.boards))", "False"),
]

SPEEDS, CHILDREN = "a batch brings its speeds", "the children's version needs no twin"
ELSEWHERE = {
    "D-1.6": SPEEDS,
    "D-2.21": "CONTENTS says it to both",
    "D-2.50": "moves of the rest do not touch each other",
    "D-4.2": CHILDREN,
    "D-4.3": CHILDREN,
    "D-4.4": CHILDREN,
    "D-4.5": CHILDREN,
    "D-5.36": SPEEDS,
    "D-5.40": SPEEDS,
    "D-5.42": SPEEDS,
}
"""Rules of the dive and the rest that are not the twin's to keep, and why."""


def is_noticed(games: int) -> bool:
    """Whether twin and rules disagree in any round, at any table."""
    return any(
        any(differences(one_round(variant, seats, f"planted {game}")))
        for game in range(games)
        for variant, seats in TABLES
    )


@pytest.mark.parametrize("change", CHANGED, ids=[change.rule for change in CHANGED])
def test_the_comparison_notices_a_broken_rule(change: Change) -> None:
    with planted(change.function, change.old, change.new):
        assert is_noticed(GAMES)


def test_the_comparison_notices_nothing_while_no_rule_is_broken() -> None:
    assert not is_noticed(FEW_GAMES)


def test_every_rule_that_the_twin_cites_is_broken_once() -> None:
    assert cited([convert, rules, table]) == {change.rule for change in CHANGED}


def test_the_twin_cites_every_rule_of_the_dive_and_the_rest() -> None:
    """A new one is kept by the twin too, or it says here why not."""
    assert cited([descent, rest]) - cited([convert, rules, table]) == ELSEWHERE.keys()
