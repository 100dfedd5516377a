"""The terminal says everything it can say, and nothing else."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from divetable import words
from divetable.games import GAMES
from divetable.terminal.boards.scuba import event_name, printed, species_name
from divetable.terminal.speech import Speech, speech_of
from divetable.words.catalogue import LOCALES

ROOT = Path(__file__).parents[2] / "src" / "divetable"
INCIDENTS = {"Leave", "CutOff", "TimeUp", "AgreeToEnd", "PlayOn", "GiveUp"}
"""Not among the choices: leaving is `resign`, clocks belong to the table."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def known(part: str) -> set[str]:
    """The ids of a part, without its name."""
    text = (LOCALES / "en" / f"{part}.ftl").read_text("utf-8")
    return set(re.findall(rf"^{part}-([\w-]+) =", text, re.MULTILINE))


def names(game: Any, kind: str) -> set[str]:
    return {member.__name__ for member in get_args(game.types[kind])}


def speech(game: Any) -> Speech:
    return speech_of(game.name, ["Ada", "Bea"], "en")


@every_game
def test_each_event_is_told_or_silent_and_never_both(game: Any) -> None:
    told = {
        re.sub(r"-\w+$", "", id.removeprefix("said-"))
        for id in known(f"{game.name}terminal")
        if id.startswith("said-")
    }

    assert told | speech(game).silent == names(game, "event")
    assert not told & speech(game).silent


@every_game
def test_each_action_can_be_offered(game: Any) -> None:
    ours = {re.sub(r"-(yes|no)$", "", id) for id in known(f"{game.name}terminal")}
    wanted = names(game, "action") - INCIDENTS - speech(game).typed.keys()

    assert wanted <= ours


def test_no_sentence_is_left_over() -> None:
    code = "".join(path.read_text("utf-8") for path in (ROOT / "terminal").rglob("*.py"))
    code += "".join((ROOT / "cli" / name).read_text("utf-8") for name in ("play.py", "replay.py"))

    assert [
        id for id in known("terminal") if not id.startswith("what-") and f'{id}"' not in code
    ] == []


@every_game
def test_no_sentence_of_a_game_is_left_over(game: Any) -> None:
    folder = ROOT / "terminal"
    files = [folder / place / f"{game.name}.py" for place in ("boards", "speech")]
    code = "".join(
        file.read_text("utf-8") for file in (*files, folder / "game.py") if file.is_file()
    )
    made = re.compile(r"(said|how|phase|status|card|loc|front|effect|flag|patch)-")
    kinds = names(game, "action")
    unused = [
        id
        for id in known(f"{game.name}terminal")
        if not made.match(id) and f'"{id}"' not in code and id.partition("-")[0] not in kinds
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
