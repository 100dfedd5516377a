"""How an entry turns the documents of those who look into the next ones.

A step of the game is told by its events: each says which fields of a view it can change, and only
these are made, of the table before and after, and compared. What is the same for all is compared
and written once; what each seat sees in its own way, once more for that seat.
"""

from collections.abc import Callable, Collection
from typing import Any

from divetable.core.codec import encode
from divetable.core.game import AnyGame, Seat
from divetable.core.patches import Change, patch
from divetable.tables.entries import Acted
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.steps import Happened


class Patch:
    """What an entry changes in the documents of its viewers."""

    __slots__ = ("_after", "_before", "_game", "_own", "_shared")

    def __init__(self, game: AnyGame, happened: Happened) -> None:
        self._game = game
        self._before, self._after = happened.state_before, happened.state
        self._own: Collection[str] = ()  # fields that each seat sees in its own way
        shared: list[Change] = []
        if happened.shown is not happened.shown_before:
            shared += patch(happened.shown_before, happened.shown, "/table")
        if self._before is not None and self._before is not self._after:
            names, self._own = touched(game, happened)
            for name in names:
                if name not in self._own:
                    shared += self._change(name, game.fields[name])
        self._shared = items(shared)

    def items_for(self, viewer: Viewer) -> bytes:
        """The changes in one viewer's document, as the items of a JSON array."""
        own = self._own_changes(viewer)
        if not own:
            return self._shared
        return b",".join(filter(None, (self._shared, items(own))))

    def _own_changes(self, viewer: Viewer) -> list[Change]:
        game = self._game
        if self._before is None and self._after is not None:
            whole = game.view(self._after, None if viewer == PUBLIC else Seat(viewer))
            return [{"op": "replace", "path": "/view", "value": whole}]
        found: list[Change] = []
        for name in self._own:
            if viewer == PUBLIC:
                found += self._change(name, game.fields[name])
            else:
                found += self._change(name, game.own[name], Seat(viewer))
        return found

    def _change(self, name: str, shown: Callable[..., Any], *seat: Seat) -> list[Change]:
        was, now = shown(self._before, *seat), shown(self._after, *seat)
        if was is now or was == now:
            return []
        return patch(was, now, f"/view/{name}")


def touched(game: AnyGame, happened: Happened) -> tuple[Collection[str], Collection[str]]:
    """The fields of views that may have changed, and which of them in each seat's own way. They
    are in a fixed order. If something was taken back, it may be all of them."""
    if not isinstance(happened.entry, Acted):
        return game.fields, game.own
    names, own = set(game.unsaid), set[str]()
    for event in happened.events:
        names |= game.shows(event)
        own |= game.shows_own(event)
    return sorted(names), sorted(own)


def items(changes: list[Change]) -> bytes:
    """The items of an array as JSON, without its brackets."""
    return encode(changes)[1:-1]
