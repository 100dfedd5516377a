"""Coming back: the steps that somebody missed, made again from the log, and sent together."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from divetable.core.codec import Json, encode
from divetable.core.patches import Change
from divetable.tables.entries import AnyEntry, Opened
from divetable.tables.patches import items
from divetable.tables.shown import Viewer
from divetable.tables.steps import StreamStep
from divetable.tables.streams import Streams
from divetable.tables.table import Table


def missed(entries: list[AnyEntry], viewer: Viewer, after: int) -> list[StreamStep]:
    """The steps of a stream after one of them, made again from the log."""
    first, *rest = entries
    assert isinstance(first, Opened)
    return remade(Table(first), rest, viewer, after)[0]


def missed_text(table: Table, entries: list[AnyEntry], viewer: Viewer, after: int) -> bytes:
    """The same as they are sent together, from a table at an earlier step and what came then."""
    steps, streams = remade(table, entries, viewer, after)
    return steps_text(steps, streams.document(viewer) if streams else None)


def remade(
    table: Table, entries: list[AnyEntry], viewer: Viewer, after: int
) -> tuple[list[StreamStep], Streams | None]:
    streams: Streams | None = None
    steps: list[StreamStep] = []
    for entry in entries:
        if viewer not in table.newest:
            streams = (
                None  # the host took the seat away; if it is there again, everything starts over
            )
            steps.clear()
        elif streams is None and table.newest[viewer] >= after:
            streams = Streams(table)
            streams.add(viewer)
        happened = table.fold(entry)
        if streams is not None:
            steps += streams.follow(happened).values()
    return steps, streams


def steps_text(steps: Iterable[StreamStep], document: Json) -> bytes:
    """Steps that are sent together, up to a document: of what is replaced again and again only
    the newest matters, and where much of something has changed the whole of it is shorter."""
    told = remembered(list(steps))
    choices = max((at for at, one in enumerate(told) if one.choices), default=-1)
    since = max((at for at, one in enumerate(told) if one.since), default=-1)
    changes = condensed([msgspec.json.decode(b"[%b]" % one.changes) for one in told])
    for last in changes[-1:]:
        last += wholes(changes, document)
    texts = [
        one._replace(
            changes=items(left),
            choices=one.choices if at == choices else b"",
            since=one.since if at == since else 0,
        ).text()
        for at, (one, left) in enumerate(zip(told, condensed(changes), strict=True))
    ]
    return b"[" + b",".join(texts) + b"]"


def remembered(steps: list[StreamStep]) -> list[StreamStep]:
    """What one dive showed is forgotten when the next is told, also by those who missed both.
    [T-6.9]"""
    newest = max((at for at, one in enumerate(steps) if one.fleeting), default=0)
    earlier, rest = steps[:newest], steps[newest:]
    return [without_fleeting(one) if one.fleeting else one for one in earlier] + rest


def without_fleeting(step: StreamStep) -> StreamStep:
    events: list[Json] = msgspec.json.decode(step.events)
    gone = set(msgspec.json.decode(step.fleeting))
    left = [event for at, event in enumerate(events) if at not in gone]
    return step._replace(events=encode(left), fleeting=b"")


def condensed(steps: list[list[Change]]) -> list[list[Change]]:
    """The changes of each step, without those overridden by a later step.

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
