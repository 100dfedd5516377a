"""Leaks planted in the server, one at a time; comparing two worlds must find each of them."""

import asyncio
import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.bots import Situation, Thought
from divetable.core.codec import Json, dump
from divetable.core.errors import RulesError
from divetable.core.game import Seat, Step
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.server import api, connections, guests, rights
from divetable.server.archive import Archive
from divetable.server.feeds import Feed
from divetable.server.rights import Pass
from divetable.server.rooms import Room
from divetable.tables import decisions, records, refusals, streams
from divetable.tables.entries import Acted, AnyEntry, decode
from divetable.tables.records import Eyes
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.steps import Happened
from divetable.tables.table import Table, load_table
from divetable.wire.messages import encode
from tests.server.interference import Setting, compare, seal_alike, write
from tests.server.test_noninterference import SETTINGS, THINKING, name_of
from tests.server.worlds import World

# The beginnings of games in which, without a leak, nothing is found.
DIVE = dataclasses.replace(SETTINGS[0], deeds=24)
LONGER_DIVE = SETTINGS[0]
SCUBA = dataclasses.replace(SETTINGS[2], deeds=16)
DIVERS = dataclasses.replace(SETTINGS[4], deeds=20)
FIRST = Seat(0)

Plant = Callable[[pytest.MonkeyPatch], None]
Secret = Callable[[Table, Happened], Any]


def in_every_step(name: str, secret: Secret) -> Plant:
    """Somebody adds a field to what is told of a step."""

    def field(table: Table, happened: Happened, data: bytes) -> bytes:
        told = msgspec.json.encode({name: secret(table, happened)})
        return data[:-1] + b"," + told[1:]

    return lambda patch: change_what_is_told(patch, field)


def change_what_is_told(
    patch: pytest.MonkeyPatch, change: Callable[[Table, Happened, bytes], bytes]
) -> None:
    tell, send = Feed.tell, connections.Connection.send
    telling: list[tuple[Table, Happened]] = []

    def tell_more(self: Feed, happened: Happened) -> None:
        if self.table.state is not None:
            telling.append((self.table, happened))
        tell(self, happened)
        telling.clear()

    def send_more(self: connections.Connection, data: bytes) -> None:
        send(self, change(*telling[0], data) if telling else data)

    patch.setattr(Feed, "tell", tell_more)
    patch.setattr(connections.Connection, "send", send_more)


def hidden_tile(table: Table) -> Json:
    """A tile that lies face down."""
    return next(
        str(front) for at, front in enumerate(table.state.fronts) if at not in table.state.open
    )


def typed(table: Table) -> int:
    """How much everybody has written into their drafts."""
    return len(str(table.state.drafts))


def tell_how_long_ago_somebody_wrote(patch: pytest.MonkeyPatch) -> None:
    last: dict[int, int] = {}
    fold = Table.fold

    def fold_and_note(self: Table, entry: AnyEntry, applied: Any = None) -> Happened:
        last[id(self)] = entry.at - self.at
        return fold(self, entry, applied)

    patch.setattr(Table, "fold", fold_and_note)
    in_every_step("ready_after", lambda table, _: last[id(table)])(patch)


def tell_what_a_bot_thinks(patch: pytest.MonkeyPatch) -> None:
    def thought(table: Table, happened: Happened) -> Json:
        entry = happened.entry
        is_bot = isinstance(entry, Acted) and table.seats[entry.seat].kind == "bot"
        return entry.action if isinstance(entry, Acted) and is_bot else None

    in_every_step("thought", thought)(patch)


def name_what_lies_beneath(patch: pytest.MonkeyPatch) -> None:
    game = GAMES["divers"]

    def apply(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        try:
            return game.apply(state, seat, action)
        except RulesError:
            covered = [
                patch for patch, seen in zip(state.layout, state.sea, strict=True) if seen != patch
            ]
            raise refusals.BAD_MESSAGE(problem=f"not onto {covered}") from None

    patch.setitem(GAMES, "divers", replace(game, apply=apply))


def give_spectators_a_seats_stream(patch: pytest.MonkeyPatch) -> None:
    viewers_for = rights.viewers_for

    def too_many(table: Table, pass_: Pass) -> list[Viewer]:
        found = viewers_for(table, pass_)
        return [int(FIRST)] if found == [PUBLIC] and pass_.role == "watch" else found

    patch.setattr(guests, "viewers_for", too_many)


def show_replays_too_early(patch: pytest.MonkeyPatch) -> None:
    async def replay(_: Archive, name: str, log: list[bytes], eyes: Eyes, address: str) -> bytes:
        table = load_table(list(map(decode, log)), keep_steps=True)
        table.shown = replace(table.shown, phase="over", seed=table.seed)
        return msgspec.json.encode(records.replay(records.record(table), eyes))

    patch.setattr(Archive, "replay", replay)
    patch.setattr(records, "dump", lambda thing: thing and dump(thing))  # no result


def when_stored(patch: pytest.MonkeyPatch, do: Callable[[Room, AnyEntry], None]) -> None:
    note = Room._note

    def note_and_do(self: Room, entries: Sequence[AnyEntry]) -> None:
        note(self, entries)
        for entry in entries:
            do(self, entry)

    patch.setattr(Room, "_note", note_and_do)


def log_what_was_done(patch: pytest.MonkeyPatch) -> None:
    def log(room: Room, entry: AnyEntry) -> None:
        if isinstance(entry, Acted):
            room.hall.log.info("acted", table=room.name, action=entry.action)

    when_stored(patch, log)


def pad_by_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    change_what_is_told(patch, lambda table, _, data: data + b" " * typed(table))


def offer_what_only_the_server_knows(patch: pytest.MonkeyPatch) -> None:
    choices_of = streams.choices_of

    def too_well_informed(table: Table, viewer: Viewer) -> bytes:
        found = msgspec.json.decode(choices_of(table, viewer))
        more = [{"kind": "Turn", "worth": hidden_tile(table)}] if found else []
        return msgspec.json.encode(found + more)

    patch.setattr(streams, "choices_of", too_well_informed)


def undo_only_if_nobody_wrote(patch: pytest.MonkeyPatch) -> None:
    def unless_somebody_wrote(table: Table, seat: Seat) -> bool:
        return typed(table) % 2 == 0

    patch.setattr(decisions, "taught_nobody", unless_somebody_wrote)


def show_that_somebody_writes(patch: pytest.MonkeyPatch) -> None:
    when_stored(patch, lambda room, entry: say_who_is_here(room))


def say_who_is_here(room: Any) -> None:
    """Though nobody came and nobody went."""
    for listener in room.feed.listeners:
        listener.send(encode(room.presence.shown()))


def say_in_a_header_how_much_happened(patch: pytest.MonkeyPatch) -> None:
    attempt = api.Api._try

    async def with_tag(self: api.Api, operation: Any, request: Any) -> Any:
        response = await attempt(self, operation, request)
        tables = self._hall.rooms.values()
        response.headers["ETag"] = str([room.table.number for room in tables])
        return response

    patch.setattr(api.Api, "_try", with_tag)


def answer_twice_what_others_try(patch: pytest.MonkeyPatch) -> None:
    """A refusal reaches everybody at the table."""
    refuse = connections.Connection.refuse

    def refuse_loudly(self: connections.Connection, id: str | None, error: RulesError) -> None:
        refuse(self, id, error)
        for room in self._rooms.values():
            say_who_is_here(room)

    patch.setattr(connections.Connection, "refuse", refuse_loudly)


LEAKS: dict[str, tuple[Plant, Setting, Seat | None]] = {
    "tile id": (in_every_step("tile", lambda table, _: hidden_tile(table)), SCUBA, FIRST),
    "deck order": (
        in_every_step("next", lambda table, _: [str(card) for card in table.state.deck]),
        SCUBA,
        None,
    ),
    "order of the dive's stack": (
        in_every_step("next", lambda table, _: str(table.state.deck[-1])),
        DIVE,
        FIRST,
    ),
    "covered patch": (
        in_every_step("layout", lambda table, _: len(str(table.state.layout[:20]))),
        DIVERS,
        FIRST,
    ),
    "seed": (in_every_step("seed", lambda table, _: table.seed), DIVERS, None),
    "draft length": (in_every_step("typed", lambda table, _: typed(table)), DIVE, FIRST),
    "ready timing": (tell_how_long_ago_somebody_wrote, LONGER_DIVE, None),
    "secret companion": (
        in_every_step("picked", lambda table, _: dump(list(table.state.picks))),
        DIVE,
        None,
    ),
    "bot's thoughts": (tell_what_a_bot_thinks, LONGER_DIVE, FIRST),
    "error text": (name_what_lies_beneath, SETTINGS[4], FIRST),
    "spectator feed": (give_spectators_a_seats_stream, DIVE, None),
    "replay of a running game": (show_replays_too_early, DIVERS, FIRST),
    "log line": (log_what_was_done, DIVE, FIRST),
    "content length": (pad_by_what_is_hidden, DIVE, FIRST),
    "common step numbers": (
        in_every_step("number", lambda table, _: table.number),
        LONGER_DIVE,
        None,
    ),
    "choices": (offer_what_only_the_server_knows, SCUBA, FIRST),
    "free undo": (undo_only_if_nobody_wrote, LONGER_DIVE, FIRST),
    "somebody writes": (show_that_somebody_writes, LONGER_DIVE, None),
    "cache header": (say_in_a_header_how_much_happened, LONGER_DIVE, FIRST),
    "others' refusals": (answer_twice_what_others_try, LONGER_DIVE, FIRST),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant, setting, eyes = LEAKS[name]
    seal_alike(monkeypatch)
    plant(monkeypatch)

    assert asyncio.run(differences(setting, eyes, tmp_path))


def let_a_bot_peek(patch: pytest.MonkeyPatch) -> None:
    """It is told what it may know, and decides by what it sees over the table's shoulder."""

    def peek(self: World, told: Situation, level: str) -> Thought:
        [room] = self.hall.rooms.values()
        game, state = room.table.game, room.table.state
        return Thought(game.actions(state, told.seat).sample(Random(str(state))))

    patch.setattr(World, "think", peek)


@pytest.mark.parametrize("setting", THINKING, ids=name_of)
def test_a_bot_that_peeks_is_found(
    setting: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seal_alike(monkeypatch)
    let_a_bot_peek(monkeypatch)

    assert asyncio.run(differences(setting, Seat(setting.bots[0]), tmp_path))


async def differences(setting: Setting, eyes: Seat | None, folder: Path) -> list[str]:
    return (await compare(await write(setting, folder), eyes, folder)).differences
