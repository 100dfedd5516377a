"""Clients that fall silent without closing their connection: nobody told the server."""

import asyncio
import json
from collections.abc import Generator
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from divetable.cli.play import quiet_logs
from divetable.server import lines
from divetable.server.config import Config
from divetable.server.lines import Line
from divetable.server.local import local_server
from divetable.server.process import PING_SECONDS, PONG_SECONDS
from divetable.wire.client import client
from tests.server.patience import until
from tests.server.people import lay
from tests.server.test_lines import CLOSE, PING, connected, frame

MANY = 25  # messages; all but one are refused, with half a second in between
SOON = 120.0  # seconds of waiting; ten would do on a machine that does nothing else


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    store = Path(tmp_path_factory.mktemp("silence")) / "divetable.sqlite"
    with quiet_logs(), local_server(Config(store=f"sqlite:///{store}")) as running:
        yield running.url


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


def test_a_silent_client_is_noticed_within_ten_seconds() -> None:
    assert PING_SECONDS + PONG_SECONDS <= 10


def test_a_client_that_answers_no_ping_is_let_go(url: str) -> None:
    with connected(port_of(url)) as silent:
        opcode, data = silent.hear_any()  # a pong is not sent
        heard = [(opcode, len(data))]
        while opcode != CLOSE:
            opcode, data = silent.hear_any()
            heard.append((opcode, len(data)))

    assert heard[0] == (PING, 4)


def test_a_client_that_is_made_to_wait_is_not_taken_for_gone(tmp_path: Path) -> None:
    slow = Config(
        store=f"sqlite:///{tmp_path / 'store'}", messages_per_second=0.001, messages_burst=1
    )
    hasty = json.dumps({"type": "ping", "id": "1"}).encode()
    with quiet_logs(), local_server(slow) as running, connected(port_of(running.url)) as client:
        client.send(frame(hasty) * MANY)
        answers = [json.loads(client.hear()[1])["type"] for _ in range(MANY)]

    assert answers == ["pong", *["refused"] * (MANY - 1)]


def test_silence_counts_only_while_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """[T-4.6] What a client said may wait to be read, behind what it said before."""
    times = iter((0.0, 100.0))
    monkeypatch.setattr(lines, "monotonic", lambda: next(times))

    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("nobody connects")

    async def check() -> None:
        config = uvicorn.Config(never, log_config=None)
        line = Line(config=config, server_state=ServerState(), app_state={})
        assert line.heard_at == 0.0
        line.read_paused = True
        assert line.heard_at == 100.0
        line.read_paused = False
        assert line.heard_at == 0.0

    asyncio.run(check())


def test_a_seat_whose_client_fell_silent_is_shown_as_gone(url: str) -> None:
    async def check() -> None:
        async with client(url) as ada:
            table, links = await lay(ada)
            async with client(url) as bea:
                await bea.open(code=links["invite"])
                await bea.ask("take", table=table, seat=1, name="Bea")
            with connected(port_of(url), bea.cookie) as silent:
                opening = {"type": "open", "id": "1", "table": table}
                silent.send(frame(json.dumps(opening).encode()))
                await until(lambda: ada.presence[table] == [True, True])

                await until(lambda: ada.presence[table] == [True, False], SOON)

    asyncio.run(check())
