"""A server of one's own, in a thread, for as long as a game in the terminal or a test lasts."""

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager
from socket import socket
from typing import NamedTuple

import uvicorn

from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.process import bound, server_of
from divetable.storage.bus import open_bus
from divetable.storage.database import open_store


class Local(NamedTuple):
    """A server that runs, and what is behind it."""

    url: str
    hall: Hall


@contextmanager
def local_server(config: Config) -> Generator[Local]:
    """Serve on a free port of this machine; everything is stored when it ends."""
    listening = bound("127.0.0.1", 0)
    hall = Hall(open_store(config.store), asyncio.run(open_bus(config.bus)), config)
    ready = threading.Event()
    server = server_of(hall, ready.set)
    thread = threading.Thread(target=_run, args=(server, listening, ready), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield Local(f"http://127.0.0.1:{listening.getsockname()[1]}", hall)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def _run(server: uvicorn.Server, listening: socket, ready: threading.Event) -> None:
    try:
        asyncio.run(server.serve(sockets=[listening]))
    finally:
        ready.set()  # a server that could not start should not keep anybody waiting
