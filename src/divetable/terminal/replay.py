"""A recorded game in the terminal, through somebody's eyes."""

from collections.abc import Callable
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from divetable import words
from divetable.core.codec import Json, dump
from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.tables.records import Eyes, Record, as_told, frames
from divetable.terminal.boards import draw
from divetable.terminal.game import result_lines
from divetable.terminal.speech import speech_of


class Moment(NamedTuple):
    """A step of a replay, ready to be shown."""

    number: int
    seat: int | None
    said: list[str]
    view: Json


def moments(record: Record, eyes: Eyes, language: str) -> list[Moment]:
    """The whole game as this viewer saw it."""
    game = GAMES[record.game]
    speech = speech_of(record.game, record.names, language)
    found: list[Moment] = []
    for frame in frames(record):
        seen = None if eyes in ("public", "all") else Seat(int(eyes))
        events = as_told(game, frame.events, eyes)
        said = [text for event in events if (text := speech.event(event))]
        view = dump(game.view(frame.state, seen))
        found.append(Moment(frame.number, frame.seat, said, view))
    return found


def picture(record: Record, moment: Moment, steps: int, language: str) -> list[RenderableType]:
    """One moment: what happened, and the board after it."""
    if moment.seat is None:
        title = words.say(language, "terminal-replay-start", steps=steps)
    else:
        at_table = moment.seat < 0
        name = words.say(language, "terminal-replay-table") if at_table else ""
        title = words.say(
            language,
            "terminal-replay-step",
            number=moment.number,
            steps=steps,
            name=name or record.names[moment.seat],
        )
    said = [Text(f"  {text}", "cyan") for text in moment.said]
    board = draw(record.game, moment.view, record.names, language)
    return [Text(title, "bold"), *said, *board, ""]


def end(record: Record, last: Moment, language: str) -> list[RenderableType]:
    speech = speech_of(record.game, record.names, language)
    return result_lines(last.view, speech) if last.view["result"] else []


def step_through(
    record: Record,
    eyes: Eyes,
    language: str,
    show: Callable[[RenderableType], object],
    ask: Callable[[], str],
) -> None:
    """Back and forth by keys, until the viewer has seen enough."""
    found = moments(record, eyes, language)
    steps = len(found) - 1
    at = 0
    while True:
        for part in picture(record, found[at], steps, language):
            show(part)
        if at == steps:
            for part in end(record, found[at], language):
                show(part)
        show(Text(words.say(language, "terminal-replay-keys"), "dim"))
        key = ask().strip().lower()
        if key == "q":
            return
        if key == "" and at == steps:
            return
        if key.isascii() and key.isdigit():
            at = min(int(key), steps)
        else:
            at = max(0, at - 1) if key == "b" else min(steps, at + 1)
