"""Rule numbers in code and tests exist; every numbered rule is kept somewhere and tested."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from divetable.games import GAMES

ROOT = Path(__file__).parent.parent
LETTERS = {game.name: game.letter for game in GAMES.values()}
BOOKS = {**LETTERS, "table": "T"}
"""The rulebooks of the games, and the house rules of the table at which all are played."""

EXPLANATIONS = {
    "D-3.2": "how one looks and lights is between a player and the picture, which comes later",
}
"""Rules that no test of the engine can exercise, and why."""

HERE = Path(__file__)


def texts(folders: Iterable[str], pattern: str) -> list[str]:
    paths = [path for folder in folders for path in (ROOT / folder).rglob(pattern)]
    return [path.read_text("utf-8") for path in paths]


def written(game: str) -> set[str]:
    """The numbered rules of a game's rulebook."""
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return set(re.findall(rf"\*\*({BOOKS[game]}-\d+\.\d+)\b", rules))


def decisions(game: str) -> set[str]:
    """The decisions of a game's rulebook: Q-45 or A-45 there, D-Q45 or V-A45 everywhere else."""
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    found = re.findall(r"^\| ([QA])-(\d+) \|", rules, re.MULTILINE)
    return {f"{BOOKS[game]}-{mark}{number}" for mark, number in found}


def cited(game: str, found: list[str]) -> set[str]:
    pattern = rf"[\[(\"]({BOOKS[game]}-(?:[QA]\d+|\d+\.\d+))[\])\"]"
    return {number for text in found for number in re.findall(pattern, text)}


def outside_games(folder: str) -> list[str]:
    """What keeps the rules of the table. A list of refusals keeps nothing; nor does this file."""
    return [
        path.read_text("utf-8")
        for path in (ROOT / folder).rglob("*.py")
        if "games" not in path.parts and path.name != "refusals.py" and path != HERE
    ]


def in_code(game: str) -> set[str]:
    if game == "table":
        return cited(game, outside_games("src/divetable"))
    found = texts([f"src/divetable/games/{game}"], "*.py")
    return cited(game, [text.partition("\nWHY = {")[0] for text in found])  # says why, does nothing


def in_tests(game: str) -> set[str]:
    if game == "table":
        return cited(game, outside_games("tests"))
    vectors = [path.read_text("utf-8") for path in (ROOT / "tests/vectors").glob(f"{game}*")]
    return cited(game, texts([f"tests/games/{game}"], "*.py") + vectors)


every_book = pytest.mark.parametrize("game", BOOKS)


def test_every_game_has_a_letter_and_a_rulebook() -> None:
    assert len(set(BOOKS.values())) == len(BOOKS)
    assert all((ROOT / "docs" / "rules" / f"{book}.md").is_file() for book in BOOKS)


@every_book
def test_cited_rules_exist(game: str) -> None:
    assert in_code(game) <= written(game) | decisions(game)
    assert in_tests(game) <= written(game) | decisions(game)


@every_book
def test_every_rule_is_kept_by_some_code(game: str) -> None:
    exempt = {number for number in EXPLANATIONS if number.startswith(BOOKS[game])}

    assert written(game) - in_code(game) - exempt == set()


@every_book
def test_every_rule_is_exercised_by_some_test(game: str) -> None:
    exempt = {number for number in EXPLANATIONS if number.startswith(BOOKS[game])}

    assert written(game) - in_tests(game) - exempt == set()


@every_book
def test_explanations_are_rules_that_need_the_exception(game: str) -> None:
    exempt = {number for number in EXPLANATIONS if number.startswith(BOOKS[game])}

    assert exempt <= written(game)
    assert not exempt & in_tests(game)


def test_the_rulebook_was_read_at_all() -> None:
    """The numbers are found by their form: a rulebook in another form would hold none."""
    assert len(written("dive")) > 140
    assert len(decisions("dive")) > 90
    assert len(written("scuba")) == 96
    assert len(decisions("scuba")) == 91
    assert len(written("divers")) > 90
    assert len(decisions("divers")) == 68
    assert len(written("table")) == 45


def test_refusals_cite_rules_that_exist() -> None:
    refusals = (ROOT / "src/divetable/tables/refusals.py").read_text("utf-8")

    assert cited("table", [refusals]) <= written("table")


def test_every_event_says_by_which_rules_it_happens() -> None:
    for game in GAMES.values():
        events = {event.__name__: event for event in get_args(game.types["event"])}
        named = {key.partition(".")[0] for key in game.why}
        known = written(game.name) | decisions(game.name)
        finer = [key.split(".") for key in game.why if "." in key]

        assert named == events.keys()
        assert {number for cited in game.why.values() for number in cited.split()} <= known
        for event, part, value in finer:
            kind = get_type_hints(events[event])[part]
            assert get_origin(kind) is not Literal or value in get_args(kind), (event, part, value)
        assert all(event in game.why for event, _, _ in finer)


def test_every_news_of_the_table_says_by_which_rules_it_comes() -> None:
    from divetable.tables.news import WHY
    from divetable.wire.schema import protocol

    kinds = {option["$ref"].rpartition("/")[2] for option in protocol()["$defs"]["News"]["anyOf"]}

    assert {f"{kind}News" for kind in WHY} == kinds
    assert {number for cited in WHY.values() for number in cited.split()} <= written("table")
