"""The terminal says everything it can say, and nothing else."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from divetable import words
from divetable.games import GAMES
from divetable.terminal.boards.scuba import event_name, printed, species_name
from divetable.terminal.choosing import TYPED
from divetable.terminal.describing import SILENT
from divetable.words.catalogue import LOCALES

ROOT = Path(__file__).parents[2] / "src" / "divetable"
INCIDENTS = {
    "dive": {"Leave", "TimeUp", "CutOff"},
    "scuba": {"Leave"},
    "divers": {"GiveUp", "AgreeToEnd", "PlayOn", "TimeUp"},
}
"""Not among the choices: leaving is `resign`, clocks belong to the table."""


def known() -> set[str]:
    text = (LOCALES / "en" / "terminal.ftl").read_text("utf-8")
    return set(re.findall(r"^terminal-([\w-]+) =", text, re.MULTILINE))


def names(game: Any, kind: str) -> set[str]:
    return {member.__name__ for member in get_args(game.types[kind])}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_each_event_is_told_or_silent_and_never_both(game: Any) -> None:
    told = {
        re.sub(r"-\w+$", "", id.partition("-said-")[2])
        for id in known()
        if id.startswith(f"{game.name}-said-")
    }

    assert told | SILENT[game.name] == names(game, "event")
    assert not told & SILENT[game.name]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_each_action_can_be_offered(game: Any) -> None:
    wanted = names(game, "action") - INCIDENTS[game.name] - TYPED.keys() - {"Consent", "EndHere"}

    assert wanted <= {id.removeprefix(f"{game.name}-") for id in known()}


def test_no_sentence_is_left_over() -> None:
    code = "".join(path.read_text("utf-8") for path in (ROOT / "terminal").rglob("*.py"))
    code += "".join((ROOT / "cli" / name).read_text("utf-8") for name in ("play.py", "replay.py"))
    made = re.compile(
        r"(dive|scuba|divers)-(said|how|phase|status|card|loc|front|effect|flag|patch)-|what-"
    )
    kinds = {name for game in GAMES.values() for name in names(game, "action")}
    literal = [id for id in known() if not made.match(id) and id.split("-")[1:2] != []]
    unused = [
        id
        for id in literal
        if f'{id}"' not in code
        and f'"{id.partition("-")[2]}"' not in code
        and id.split("-")[1] not in kinds
    ]

    assert unused == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_names_the_commands_as_they_are_typed(language: str) -> None:
    said = words.say(language, "terminal-help")

    assert all(word in said for word in ("why", "board", "undo", "resign", "say", "save", "quit"))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_animal_and_event_has_a_name_among_the_pieces(language: str) -> None:
    text = (LOCALES / language / "pieces.ftl").read_text("utf-8")

    def named(kind: str) -> set[str]:
        return set(re.findall(rf"^pieces-{kind}-[\w-]+ = (.+)$", text, re.MULTILINE))

    assert {species_name(one, language) for one in printed("species")} <= named("animal")
    assert {event_name(one, language) for one in printed("events")} <= named("event")
