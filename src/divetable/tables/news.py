"""News about an entry, besides its changes."""

from typing import Any

from divetable.core.codec import Json
from divetable.core.game import AnyGame
from divetable.tables.entries import (
    Acted,
    Answered,
    AnyEntry,
    Asked,
    Away,
    Back,
    Credited,
    HintAsked,
    Said,
    TakenBack,
)

WHY = {
    "Said": "T-5.1",
    "TakenBack": "T-3.3 T-3.4",
    "Asked": "T-3.1",
    "Answered": "T-3.1",
    "HintAsked": "T-6.6",
    "Away": "T-4.4",
    "Back": "T-4.4",
    "Credited": "T-4.2",
    "Explained": "T-6.7",
}
"""The house rules behind the news."""


def news_of(entry: AnyEntry, explained: tuple[Json, ...]) -> Any:
    """The news of an entry; None if there is nothing to say."""
    match entry:
        case Acted():
            return {"type": "Explained", "thoughts": explained} if explained else None
        case Said():
            return said(entry)
        case TakenBack(seat=seat):
            return {"type": "TakenBack", "seat": seat}
        case Asked(what=what, seat=seat):
            return {"type": "Asked", "what": what, "seat": seat}
        case Answered(what=what, seat=seat, agree=agree):
            return {"type": "Answered", "what": what, "seat": seat, "agree": agree}
        case HintAsked(seat=seat):
            return {"type": "HintAsked", "seat": seat}
        case Away(seat=seat):
            return {"type": "Away", "seat": seat}
        case Back(seat=seat):
            return {"type": "Back", "seat": seat}
        case Credited(milliseconds=milliseconds):
            return {"type": "Credited", "milliseconds": milliseconds}
        case _:
            return None


def said(entry: Said) -> Json:
    """A line of the chat."""
    return {"type": "Said", "seat": entry.seat, "text": entry.text, "at": entry.at}


class Thoughts:
    """What bots thought and have not said yet."""

    __slots__ = ("unsaid",)

    def __init__(self) -> None:
        self.unsaid: tuple[Json, ...] = ()

    def explained(
        self, game: AnyGame, entry: AnyEntry, before: Any, after: Any, aloud: bool
    ) -> tuple[Json, ...]:
        """What bots say now, if they do: at once, or after the round where seats have secrets.

        A thought holds the boards that were weighed, whatever came of it. [T-6.7]
        """
        if not isinstance(entry, Acted):
            if after is not before:
                self.unsaid = ()  # taken back
            return ()
        if entry.thought and aloud:
            self.unsaid += ({"seat": entry.seat, "thought": entry.thought},)
        if not self.unsaid or (
            game.has_secrets(after) and game.rounds(after) == game.rounds(before)
        ):
            return ()
        said, self.unsaid = self.unsaid, ()
        return said
