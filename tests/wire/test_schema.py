"""The schema says what is really sent, and the files made from it are up to date."""

import asyncio
import json
from collections.abc import Generator
from functools import cache
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from divetable.cli.play import own_server, quiet_logs
from divetable.core.codec import Json, dump
from divetable.core.game import TABLE, Seat
from divetable.games import GAMES
from divetable.tables.records import read_record
from divetable.wire.client import Client
from divetable.wire.schema import protocol
from divetable.wire.typescript import TARGET, typescript
from tests.server.people import one_step, play_on, seated

VARIANTS = [(game.name, variant) for game in GAMES.values() for variant in game.variants]


@cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({**protocol(), "$ref": f"#/$defs/{name}"})


def check(name: str, document: Json) -> None:
    found = [str(error.message) for error in validator(name).iter_errors(document)]
    assert not found, (name, found[:3], json.dumps(document)[:400])


def test_the_typescript_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == typescript(), (
        "stale: run python -m divetable.wire.typescript"
    )


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_all_that_a_game_shows_and_takes_has_a_schema(game: str, variant: str) -> None:
    rules: Any = GAMES[game]
    name, rng = game.capitalize(), Random(f"{game} {variant}")
    checks = {kind: validator(f"{name}{kind}") for kind in ("Action", "Event", "View", "Choice")}

    def holds(kind: str, thing: Any) -> None:
        document = dump(thing)
        assert checks[kind].is_valid(document), (kind, document)

    seats = next(seats for seats in (3, 2, 4, 1) if _can_be(rules, seats, variant))
    state = rules.start(seats, rules.variants[variant], "3")
    for _ in range(60):
        if rules.result(state) is not None:
            break
        for seat in (*map(Seat, range(seats)), None):
            holds("View", rules.view(state, seat))
        seat = rng.choice(sorted(rules.to_act(state)))
        if seat == TABLE or rng.random() < 0.03:
            seat, action = rng.choice(rules.incidents(state))
        else:
            space = rules.actions(state, seat)
            assert all(map(checks["Choice"].is_valid, dump(space.describe()))), space.describe()
            action = space.sample(rng)
        holds("Action", action)
        step = rules.apply(state, seat, action)
        for event in step.events:
            holds("Event", event)
        state = step.state


def _can_be(rules: Any, seats: int, variant: str) -> bool:
    try:
        rules.start(seats, rules.variants[variant], "3")
    except Exception:
        return False
    return True


class Listening(Client):
    """Keeps every message that it hears and every command that it sends."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.messages: list[Json] = []
        self.commands: list[Json] = []

    async def _hear(self, message: Json) -> None:
        self.messages.append(json.loads(json.dumps(message)))
        await super()._hear(message)

    async def ask(self, type: str, **parts: Json) -> Json:
        self.commands.append({"type": type, "id": "1", **parts})
        return await super().ask(type, **parts)


@pytest.fixture(scope="module")
def url() -> Generator[str]:
    with quiet_logs(), own_server() as address:
        yield address


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_an_evening_is_as_the_schema_says(url: str, game: str) -> None:
    async def evening() -> tuple[list[Listening], Json, Json]:
        people = [Listening(url), Listening(url)]
        async with asyncio.timeout(120):
            for person in people:
                await person.start()
            first, second = people
            table = await seated(people, game)
            await first.ask("say", table=table, seat=0, text="hello")
            await first.ask("lend", table=table, seat=0, on=True)
            await one_step(people, table, Random(1))
            await first.ask("ask", table=table, what="pause", seat=0)
            await second.ask("answer", table=table, what="pause", seat=1, agree=False)
            await first.ask("ping")
            await first.open(table=table)
            await play_on(people, table, Random(2))
            code = first.document(table, 0)["table"]["replay"]
            record = json.loads(await first.download(f"/api/replays/{code}/record"))
            api = {
                "GameShown": await first.request("GET", "/api/games"),
                "Readiness": await first.request("GET", "/api/ready"),
                "TableListed": await first.request("GET", "/api/tables"),
                "LinkShown": [await first.request("GET", f"/api/links/{code}")],
            }
            for person in people:
                await person.stop()
        return people, record, api

    people, record, api = asyncio.run(evening())

    heard = [message for person in people for message in person.messages]
    assert {message["type"] for message in heard} >= {
        "you", "shown", "steps", "done", "presence", "pong",
    }  # fmt: skip
    for message in heard:
        check("ServerMessage", message)
    for person in people:
        for command in person.commands:
            check("ClientMessage", command)
    check("Record", record)
    assert read_record(json.dumps(record).encode()).game == game
    for name, items in api.items():
        for item in items:
            check(name, item)


@pytest.mark.parametrize(
    ("name", "document"),
    [
        ("ServerMessage", {"type": "gone", "tabel": "x"}),
        ("ServerMessage", {"type": "steps", "table": "x", "viewer": "0", "steps": [{"step": 1}]}),
        ("ClientMessage", {"type": "start", "id": "1", "table": "x", "more": 1}),
        ("ScubaAction", {"type": "Step", "direction": "X"}),
        ("DiveEvent", {"type": "RoundBegan"}),
        ("News", {"type": "Said", "seat": 0, "text": "no time"}),
    ],
)
def test_what_is_wrong_does_not_fit(name: str, document: Json) -> None:
    assert not validator(name).is_valid(document)
