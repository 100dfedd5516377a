"""A game of ours as its players saw it, for a server that keeps the same documents without rules.

boardgame.io holds one state for all players and strips it for each. So what both seats of our game
are shown alike stands there once, and what is a seat's own under its player, with a seed as the
secret of nobody. A film has the middle half of a game, forwards and back again, without end.
"""

import asyncio
import itertools
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from bench._load import Game, stop
from bench._ours import Diver, Rules, our_tables
from divetable.core.patches import patched

encode, decode = msgspec.json.encode, msgspec.json.decode
GAMES = 9  # that are played; the film is of the one whose documents are nearest to all in size
SEATS = "01"
SEED = "5" * 64
LIKE = 0.1  # how far their documents may be from ours in size

State = dict[str, Any]
Change = dict[str, Any]


class Film(NamedTuple):
    start: State
    end: State
    moves: list[list[Change]]  # from start to end, and back
    length: int  # moves of a whole game of ours
    document_bytes: float  # of a seat's document at our server
    shown_bytes: float  # of what a player is shown of the state at theirs
    change_bytes: float  # of it a move makes new


class Witness(Diver):
    """A player who keeps the whole documents."""

    document: Any = None

    def _take(self, message: Any) -> str | None:
        table = super()._take(message)
        if table is None:
            return None
        if message["type"] == "shown":
            self.document = message["document"]
        else:
            for told in message["steps"]:
                self.document = patched(self.document, told["changes"])
        return table


async def filmed(url: str, rules: Rules) -> Film:
    """The film of a usual game."""
    pairs = await our_tables(url, rules, GAMES, 1, kind=Witness)
    games = await asyncio.gather(*map(watched, pairs))
    await stop(pairs)
    middles = [game[len(game) // 4 : len(game) * 3 // 4] for game in games]
    sizes = [fmean(map(size_of, middle)) for middle in middles]
    usual = fmean(sizes)
    nearest = min(range(GAMES), key=lambda at: abs(sizes[at] - usual))
    states = states_of([tuple(map(decode, documents)) for documents in middles[nearest]])
    there = list(itertools.pairwise(states))
    back = [(after, before) for before, after in reversed(there)]
    moves = [changes(before, after) for before, after in there + back]
    film = Film(
        states[0],
        states[-1],
        moves,
        round(fmean(len(game) for game in games)),
        usual,
        fmean(len(encode(stripped(state, seat))) for state in states for seat in SEATS),
        fmean(len(encode(move)) for move in moves),
    )
    assert abs(film.shown_bytes / film.document_bytes - 1) <= LIKE, film[3:]
    return film


async def watched(pair: Any) -> list[tuple[bytes, ...]]:
    """The documents of both seats after each move of a game."""
    game = Game(pair)
    await game.start()
    documents: list[tuple[bytes, ...]] = []
    while not game.is_over:
        await game.move()
        documents.append(tuple(encode(player.document) for player in pair))
    return documents


def size_of(documents: tuple[bytes, ...]) -> float:
    return fmean(map(len, documents))


def states_of(frames: list[tuple[Any, ...]]) -> list[State]:
    """The documents of the seats as one state."""
    own = {
        field
        for frame in frames
        for field, seen in frame[0]["view"].items()
        if any(document["view"][field] != seen for document in frame)
    }
    return [state_of(frame, own) for frame in frames]


def state_of(documents: tuple[Any, ...], own: set[str]) -> State:
    first = documents[0]
    return {
        "table": first["table"],
        "view": {field: seen for field, seen in first["view"].items() if field not in own},
        "players": {seat: own_part(documents[int(seat)], own) for seat in SEATS},
        "secret": {"seed": SEED},
    }


def own_part(document: Any, own: set[str]) -> Any:
    view = {field: document["view"][field] for field in sorted(own)}
    return {"view": view, "choices": document["choices"], "since": document["since"]}


def stripped(state: State, seat: str) -> State:
    """What `PlayerView.STRIP_SECRETS` leaves to a player."""
    rest = {name: part for name, part in state.items() if name != "secret"}
    return rest | {"players": {seat: state["players"][seat]}}


def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[Change]:
    """What a move assigns, as deep in the state as it can; choices are always new."""
    if before == after:
        return []
    if is_a(dict, before, after) and before.keys() == after.keys():
        parts = [(name, before[name], after[name]) for name in after]
    elif path[-1] == "choices" or not is_a(list, before, after) or not has_parts(after):
        return [{"path": path, "value": after}]
    elif len(before) == len(after):
        parts = [(at, before[at], after[at]) for at in range(len(after))]
    else:
        return [{"path": path, **replaced(before, after)}]
    return [change for at, old, new in parts for change in changes(old, new, (*path, at))]


def is_a(kind: type, *things: Any) -> bool:
    return all(isinstance(thing, kind) for thing in things)


def has_parts(items: list[Any]) -> bool:
    """Lists of plain things are assigned as a whole."""
    return any(isinstance(item, dict | list) for item in items)


def replaced(before: list[Any], after: list[Any]) -> Change:
    """What comes and goes in a list; the items before and after it stay."""
    start = same_until(before, after)
    end = same_until(before[start:][::-1], after[start:][::-1])
    removed, added = len(before) - start - end, after[start : len(after) - end]
    return {"at": start, "removed": removed, "added": added}


def same_until(before: list[Any], after: list[Any]) -> int:
    """How many items are the same from the start on."""
    for at, (old, new) in enumerate(zip(before, after, strict=False)):
        if old != new:
            return at
    return min(len(before), len(after))
