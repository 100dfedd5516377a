"""Run a server process."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from divetable.server.app import make_app
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.lines import Line
from divetable.server.pulse import wall
from divetable.server.requests import patient_for
from divetable.storage.bus import BusError, open_bus
from divetable.storage.database import open_store
from divetable.storage.file_lock import hold
from divetable.storage.store import StoreError

if sys.platform == "win32":
    uvloop = None
else:
    import uvloop

# Every client is asked at the same fixed times, with the same few bytes, whatever it is told:
# a heartbeat says nothing about the tables. Together they are how long a silent one seems here.
PING_SECONDS, PONG_SECONDS = 4.0, 6.0


async def serve(config: Config, sockets: list[socket.socket], ready: Callable[[], object]) -> None:
    """Serve until told to stop (SIGINT, SIGTERM); everything acknowledged is stored by then."""
    let_go = hold(config.store)
    try:
        store = await asyncio.to_thread(open_store, config.store, looked_over=True)
        try:
            await store.beat(wall())  # who cannot write says so, and does not begin
            bus = await open_bus(config.bus)
        except (BusError, StoreError):
            await store.close()
            raise
        tune()
        server = server_of(Hall(store, bus, config), ready)
        await asyncio.sleep(0)  # whoever interrupted us until now ends us here, not half started
        await server.serve(sockets=sockets)
    finally:
        let_go()


def run_quickly(work: Coroutine[Any, Any, None]) -> None:
    """`asyncio.run`, on uvloop where there is one: half the work for each message."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop else None) as runner:
        runner.run(work)


def tune() -> None:
    """For a process that serves and does nothing else.

    A thread that has stored something should not wait 5 ms for its turn, and everything loaded at
    the start need not be searched for garbage again and again. Searches are small and frequent:
    while 400,000 objects were searched at once everybody waited a tenth of a second, and 20,000
    young ones took 13 ms.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 4, 10_000)


def server_of(hall: Hall, ready: Callable[[], object]) -> uvicorn.Server:
    """The server around a hall, not yet running."""
    return uvicorn.Server(uvicorn_settings(make_app(hall, ready), hall.config))


def uvicorn_settings(app: ASGIApp, config: Config) -> uvicorn.Config:
    """The uvicorn settings."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=patient_for(config.silent_seconds),
        ws=Line,
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=False,  # lengths of compressed secrets tell tales
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # whom we believe is decided in visitors.py
    )


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; bound here so that the port is known, and a taken one is told."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    made.listen(2048)  # whoever is quick waits, and is not turned away
    made.set_inheritable(True)
    return made
