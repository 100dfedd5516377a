"""Run a server process."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
import uvicorn
from starlette.applications import Starlette

from divetable.server.app import make_app
from divetable.server.config import Config
from divetable.server.frames import Frames
from divetable.server.hall import Hall
from divetable.storage.bus import BusError, open_bus
from divetable.storage.database import open_store

if sys.platform == "win32":
    uvloop = None
else:
    import uvloop


def set_up_logs(pretty: bool) -> None:
    """One JSON object a line on standard error; for people who look on, something to read.

    What is logged are names of tables, step numbers, seats, durations and kinds of errors; never
    states, drafts, hands, seeds, tokens, codes or what people say.
    """
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_values,
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def without_values(logger: Any, method: str, event: Any) -> Any:
    """Tracebacks show where, not what: messages of exceptions may hold what is hidden."""
    if event.pop("exc_info", None):
        kind, _, trace = sys.exc_info()
        places: list[str] = []
        while trace:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_filename.rpartition('divetable/')[2]}:{trace.tb_lineno}")
            trace = trace.tb_next
        event["where"] = places[-6:]
        event["problem"] = kind.__name__ if kind else ""
    return event


async def serve(config: Config, sockets: list[socket.socket], ready: Callable[[], object]) -> None:
    """Serve until told to stop (SIGINT, SIGTERM); everything acknowledged is stored by then."""
    store = await asyncio.to_thread(open_store, config.store)
    try:
        bus = await open_bus(config.bus)
    except BusError:
        await store.close()
        raise
    tune()
    await server_of(Hall(store, bus, config), ready).serve(sockets=sockets)


def run_quickly(work: Coroutine[Any, Any, None]) -> None:
    """`asyncio.run`, on uvloop where there is one: half the work for each message."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop else None) as runner:
        runner.run(work)


def tune() -> None:
    """For a process that serves and does nothing else.

    A thread that has stored something shall not wait 5 ms for its turn, and everything loaded at
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


def uvicorn_settings(app: Starlette, config: Config) -> uvicorn.Config:
    """How uvicorn shall run it."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Frames,
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=False,  # lengths of compressed secrets tell tales
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips="*" if config.trust_proxy else "127.0.0.1",
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
