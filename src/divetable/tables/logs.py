"""What each viewer was told: how many steps, and the lines of their log.

A stream counts only what its viewer is told. A common count would tell others how often somebody
saves a draft behind the screen.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from divetable.core.codec import Json
from divetable.core.game import AnyGame, Seat
from divetable.tables.shown import PUBLIC, Viewer

LINES_KEPT = 300  # of the log of each viewer


class Line(NamedTuple):
    """A line of the log of one viewer."""

    step: int
    events: list[Any]
    news: Json


class Logs:
    """The newest step of each viewer's stream, and what the last ones said."""

    __slots__ = ("lines", "newest")

    def __init__(self, seats: int) -> None:
        self.newest: dict[Viewer, int] = dict.fromkeys((PUBLIC, *range(seats)), 1)
        self.lines: dict[Viewer, deque[Line]] = {
            viewer: deque(maxlen=LINES_KEPT) for viewer in self.newest
        }

    def resize(self, seats: int) -> None:
        """Whoever comes now is as far as the public is."""
        now = len(self.newest) - 1
        for viewer in range(now, seats):
            self.newest[viewer] = self.newest[PUBLIC]
            self.lines[viewer] = deque(maxlen=LINES_KEPT)
        for viewer in range(seats, now):
            del self.newest[viewer], self.lines[viewer]

    def count(self, viewers: Iterable[Viewer]) -> None:
        """These are told something."""
        for viewer in viewers:
            self.newest[viewer] += 1

    def keep(
        self,
        viewers: Iterable[Viewer],
        heard: Mapping[Viewer, list[Any]],
        news: Json,
        passing: frozenset[type],
    ) -> None:
        """Note what they were told. What an earlier dive showed is over by now. [T-6.9]"""
        if news is not None and news["type"] == "Explained":
            news = None  # long, and in the record later on
        for viewer in viewers:
            events, lines = heard.get(viewer, []), self.lines[viewer]
            if passing and any(type(event) in passing for event in events):
                forget(lines, passing)
            if events or news:
                lines.append(Line(self.newest[viewer], events, news))


def fleeting(game: AnyGame, state: Any) -> frozenset[type]:
    """The kinds of event that are forgotten when the next of them come. [T-6.9]"""
    return frozenset() if state is None else game.fleeting(state)


def forget(lines: deque[Line], passing: frozenset[type]) -> None:
    """Leave in a log what its viewer may still know: only one line, and seldom an old one, holds
    what passes, because all such lines before were looked at when it came."""
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        left = [event for event in line.events if type(event) not in passing]
        if len(left) < len(line.events):
            del lines[at]
            if left or line.news:
                lines.insert(at, line._replace(events=left))
            return


def heard_by(
    game: AnyGame, viewers: Iterable[Viewer], events: tuple[Any, ...]
) -> dict[Viewer, list[Any]]:
    """Which viewers hear of these events, and what they hear.

    Nobody is told less than the public; what it is told in full, all are.
    """
    seen_by = game.seen_by
    public = [seen_by(event, None) for event in events]
    secrets = [at for at, event in enumerate(events) if public[at] is not event]
    if not secrets:
        return dict.fromkeys(viewers, public) if public else {}
    heard: dict[Viewer, list[Any]] = {}
    for viewer in viewers:
        seen = public.copy()
        if viewer != PUBLIC:
            for at in secrets:
                seen[at] = seen_by(events[at], Seat(viewer))
        if told := [one for one in seen if one is not None]:
            heard[viewer] = told
    return heard
