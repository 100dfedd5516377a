"""A game that nobody has drawn or found words for is played in the terminal all the same."""

import doctest

from rich.console import Console

from divetable.terminal.boards import plain
from divetable.terminal.speech import Speech, speech


def shown(view: object, names: list[str]) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(*plain.draw(view, names, "en"))
    return captured.get()


def test_a_view_is_a_table_of_the_seats_with_the_rest_above_it() -> None:
    view = {
        "seat": 0,
        "round": 2,
        "scores": [1, 4],
        "has_chosen": [True, False],
        "my_depth": None,
        "deadline": {"kind": "close", "number": 3},
        "result": None,
    }

    text = shown(view, ["Ada", "Bea"])

    assert "Round: 2" in text
    assert "My depth: –" in text  # noqa: RUF001 - a dash
    assert "Deadline: Kind close, Number 3" in text
    assert [line.split() for line in text.splitlines() if "Scores" in line] == [
        ["Scores", "1", "4"]
    ]
    assert ["Has", "chosen", "✓", "–"] in [line.split() for line in text.splitlines()]  # noqa: RUF001
    assert "Result" not in text


def test_without_a_sentence_an_action_is_told_by_its_name_and_facts() -> None:
    chess = Speech("chess", ["Ada", "Bea"], "en")

    assert chess.action({"type": "MovePiece", "to": "e4"}, {}) == "Move piece (e4)"
    assert chess.event({"type": "PieceMoved", "seat": 1, "to": "e5"}) == "Bea: Piece moved (e5)"
    assert chess.event({"type": "Passed"}) == "Passed"


def test_names_are_spaced() -> None:
    assert doctest.testmod(speech).attempted
    assert not doctest.testmod(speech).failed


def test_winners_are_named_and_nobody_else() -> None:
    chess = Speech("chess", ["Ada", "Bea"], "en")

    assert chess.verdict({"result": {"winners": [1]}}) == "Won: Bea"
    assert chess.verdict({"result": {"winners": []}}) == "Nobody has won."
    assert chess.rivals({}) == []
