"""What viewers are shown: a document at first, then what changes in it, step by step.

    {"table": TableShown, "view": the game's view or null, "choices": [...], "since": step}

Everything here follows from the log and the viewer alone, so a client that was gone is sent the
very steps it missed. Most of what happens is public: it is compared and written once for all
viewers of a table, and only what is a seat's own once more for that seat.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from divetable.core.codec import Json, dump, encode
from divetable.core.game import Seat
from divetable.core.patches import Change
from divetable.tables.entries import Acted, AnyEntry, Opened
from divetable.tables.patches import Patch, items
from divetable.tables.table import PUBLIC, Happened, Table, Viewer, fleeting

NO_CHOICES = b"[]"


class Told(NamedTuple):
    """One step of a stream; its parts are JSON texts already."""

    step: int
    events: bytes  # an array; empty if it was no step of the game
    fleeting: bytes  # the numbers of those that are forgotten later; empty if none is [T-6.9]
    news: bytes
    id: str  # of this seat's own action that made the step
    changes: bytes  # the items of an array
    choices: bytes  # empty if they are as before
    since: int  # 0 if it is as before

    def text(self, with_choices: bool = True) -> bytes:
        """The step as JSON; a later step may bring other choices, then these can be left out."""
        parts = [self.changes] if self.changes else []
        if with_choices and self.choices:
            parts.append(b'{"op":"replace","path":"/choices","value":%b}' % self.choices)
        if with_choices and self.since:
            parts.append(b'{"op":"replace","path":"/since","value":%d}' % self.since)
        text = b'{"step":%d,"changes":[%b]' % (self.step, b",".join(parts))
        if self.events:
            text += b',"events":' + self.events
        if self.fleeting:
            text += b',"fleeting":' + self.fleeting
        if self.news:
            text += b',"news":' + self.news
        if self.id:
            text += b',"id":' + encode(self.id)
        return text + b"}"

    def json(self) -> Json:
        return msgspec.json.decode(self.text())


class Written(NamedTuple):
    """Events as JSON: all of them, and the numbers of those that are fleeting."""

    events: bytes
    fleeting: bytes


def steps_text(steps: Iterable[Told], document: Json) -> bytes:
    """Steps that are sent together, up to a document: of what is replaced again and again only
    the newest matters, and where much of something has changed the whole of it is shorter."""
    told = list(steps)
    choices = max((at for at, one in enumerate(told) if one.choices), default=-1)
    since = max((at for at, one in enumerate(told) if one.since), default=-1)
    changes = newest([msgspec.json.decode(b"[%b]" % one.changes) for one in told])
    for last in changes[-1:]:
        last += wholes(changes, document)
    texts = [
        one._replace(
            changes=items(left),
            choices=one.choices if at == choices else b"",
            since=one.since if at == since else 0,
        ).text()
        for at, (one, left) in enumerate(zip(told, newest(changes), strict=True))
    ]
    return b"[" + b",".join(texts) + b"]"


def newest(steps: list[list[Change]]) -> list[list[Change]]:
    """The changes of each step, without those that a later step makes void.

    That is what is replaced later, by itself or with all that it is a part of. Items of arrays
    count only as far back as none came or went before them: until then they had other numbers.
    """
    replaced: set[str] = set()  # later than the change we look at
    kept: list[list[Change]] = []
    for changes in reversed(steps):
        stay: list[Change] = []
        for change in reversed(changes):
            path: str = change["path"]
            is_replaced = change["op"] == "replace"
            if (is_replaced and path in replaced) or not replaced.isdisjoint(_above(path)):
                continue
            stay.append(change)
            if is_replaced:
                replaced.add(path)
            else:
                array = path.rpartition("/")[0] + "/"
                replaced = {one for one in replaced if not one.startswith(array)}
        kept.append(stay[::-1])
    return kept[::-1]


def wholes(steps: list[list[Change]], document: Json) -> list[Change]:
    """Parts of the document that are shorter than all that was changed of them and within them."""
    changes = [change for step in steps for change in step]
    moved = tuple(
        change["path"].rpartition("/")[0] + "/" for change in changes if change["op"] != "replace"
    )
    lengths: Counter[str] = Counter()
    for change in changes:
        path: str = change["path"]
        itself = [path] if change["op"] == "replace" else []
        lengths.update(dict.fromkeys([*itself, *_above(path)], len(encode(change)) + 1))
    found: list[Change] = []
    for path in sorted(lengths, key=len):
        is_within = path.startswith(tuple(f"{whole['path']}/" for whole in found))
        if is_within or path.startswith(moved):
            continue
        whole: Change = {"op": "replace", "path": path, "value": _at(document, path)}
        if len(encode(whole)) + 1 < lengths[path]:
            found.append(whole)
    return found


def _at(document: Json, path: str) -> Json:
    for name in path.split("/")[1:]:
        document = document[int(name) if isinstance(document, list) else name]
    return document


def _above(path: str) -> Iterable[str]:
    """All that this is a part of."""
    while path := path.rpartition("/")[0]:
        yield path


class Own:
    """What one viewer was told last besides what the game shows."""

    __slots__ = ("choices", "since")

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.choices = choices_of(table, viewer)
        self.since = since_of(table, viewer)


class Showing:
    """Everything that is shown of a table to those who look."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._own: dict[Viewer, Own] = {}

    @property
    def viewers(self) -> list[Viewer]:
        return list(self._own)

    def add(self, viewer: Viewer) -> None:
        if viewer not in self._own:
            self._own[viewer] = Own(self._table, viewer)

    def drop(self, viewer: Viewer) -> None:
        self._own.pop(viewer, None)

    def document(self, viewer: Viewer) -> Json:
        """Everything this viewer is shown now."""
        table = self._table
        own = self._own.get(viewer) or Own(table, viewer)
        view = view_of(table, viewer)
        return {
            "table": dump(table.shown),
            "view": dump(view),
            "choices": msgspec.json.decode(own.choices),
            "since": own.since,
        }

    def follow(self, happened: Happened) -> dict[Viewer, Told]:
        """What the viewers are told of what just happened. Who is told nothing sees nothing."""
        table = self._table
        viewers = [one for one in self._own if one in happened.told and one in table.told]
        if not viewers:
            return {}
        news = encode(happened.news) if happened.news else b""
        patch = Patch(table.game, happened)
        heard = happened.heard.get(PUBLIC)
        events = self._events(happened, heard)
        found: dict[Viewer, Told] = {}
        for viewer in viewers:
            theirs = happened.heard.get(viewer)
            is_public = theirs is heard or theirs == heard
            written = events if is_public else self._events(happened, theirs)
            changes = patch.items_for(viewer)
            found[viewer] = self._told(viewer, happened.entry, written, news, changes)
        return found

    def log(self, viewer: Viewer) -> list[Json]:
        """What this viewer was told so far and may still know, oldest first. [T-6.9]"""
        passing = fleeting(self._table.game, self._table.state)
        found: list[Json] = []
        for line in self._table.lines[viewer]:
            shown: Json = {"step": line.step}
            if line.events:
                shown["events"] = line.events
            if places := fleeting_at(line.events, passing):
                shown["fleeting"] = places
            if line.news:
                shown["news"] = line.news
            found.append(shown)
        return found

    def _told(
        self, viewer: Viewer, entry: AnyEntry, events: Written, news: bytes, changes: bytes
    ) -> Told:
        table, own = self._table, self._own[viewer]
        choices, since = choices_of(table, viewer), since_of(table, viewer)
        new_choices = b"" if choices == own.choices else choices
        new_since = 0 if since == own.since else since
        own.choices, own.since = choices, since
        id = entry.id if isinstance(entry, Acted) and entry.seat == viewer else ""
        return Told(table.told[viewer], *events, news, id, changes, new_choices, new_since)

    def _events(self, happened: Happened, heard: list[Any] | None) -> Written:
        """Events as a viewer is told them, and which are fleeting."""
        entry = happened.entry
        if not isinstance(entry, Acted):
            return Written(b"", b"")
        if heard is None:
            return Written(b"[]", b"")
        passing = fleeting_at(heard, fleeting(self._table.game, happened.state))
        return Written(encode(heard), encode(passing) if passing else b"")


def fleeting_at(events: list[Any], passing: frozenset[type]) -> list[int]:
    """The places of events that are forgotten when the next of their kind come. [T-6.9]"""
    return [at for at, event in enumerate(events) if type(event) in passing] if passing else []


def view_of(table: Table, viewer: Viewer) -> Any:
    """The game as this viewer sees it; None before the start. [T-6.1]"""
    if table.state is None:
        return None
    return table.game.view(table.state, seat_of(viewer))


def seat_of(viewer: Viewer) -> Seat | None:
    return None if viewer == PUBLIC else Seat(viewer)


def choices_of(table: Table, viewer: Viewer) -> bytes:
    """What this seat may do in the game now, as JSON."""
    if viewer == PUBLIC or table.phase != "playing":
        return NO_CHOICES
    parts = table.game.actions(table.state, Seat(viewer)).parts
    return b"[%b]" % b",".join([part.text() for part in parts]) if parts else NO_CHOICES


def since_of(table: Table, viewer: Viewer) -> int:
    return 0 if viewer == PUBLIC else table.since[viewer]


def missed(entries: list[AnyEntry], viewer: Viewer, after: int) -> list[Told]:
    """The steps of a stream after one of them, made again from the log."""
    return _again(entries, viewer, after)[0]


def missed_text(entries: list[AnyEntry], viewer: Viewer, after: int) -> bytes:
    """The same, as they are sent together."""
    steps, showing = _again(entries, viewer, after)
    return steps_text(steps, showing.document(viewer) if showing else None)


def _again(
    entries: list[AnyEntry], viewer: Viewer, after: int
) -> tuple[list[Told], Showing | None]:
    first, *rest = entries
    assert isinstance(first, Opened)
    table = Table(first)
    showing: Showing | None = None
    steps: list[Told] = []
    for entry in rest:
        if viewer not in table.told:
            showing = None  # the host took the seat away; if it is there again, all begins anew
            steps.clear()
        elif showing is None and table.told[viewer] >= after:
            showing = Showing(table)
            showing.add(viewer)
        happened = table.fold(entry)
        if showing is not None:
            steps += showing.follow(happened).values()
    return steps, showing
