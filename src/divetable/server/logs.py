"""What a server logs: lines of one form, ours and those of libraries.

They hold names of tables, step numbers, seats, durations and kinds of errors; never states, drafts,
hands, seeds, tokens, codes or what people say.
"""

import asyncio
import logging
import sys
from contextlib import suppress
from types import TracebackType
from typing import Any

import structlog
from starlette.requests import ClientDisconnect

LEFT = (ClientDisconnect, ConnectionError, asyncio.CancelledError)
"""Clients come and go: that is no error."""
UNREADABLE = UnicodeDecodeError  # a text frame that holds no text; its client is told


def set_up_logs(pretty: bool) -> None:
    """One JSON object a line on standard error; for people who look on, something to read."""
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    )
    stamped: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*stamped, without_values, renderer],
        logger_factory=lambda *_: Lines(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(is_news)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *stamped],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                first_line,
                without_values,
                renderer,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)


class Lines:
    """Writes the log. If the disk is full, only log lines are lost."""

    def msg(self, line: str) -> None:
        with suppress(OSError):
            print(line, file=sys.stderr, flush=True)

    debug = info = warning = error = exception = critical = msg


def is_news(record: logging.LogRecord) -> bool:
    """Whether a line of a library tells the operator anything."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, UNREADABLE):
        return not record.name.startswith("uvicorn")
    return not isinstance(error, LEFT)


def first_line(logger: Any, method: str, event: Any) -> Any:
    """Libraries show what was at hand in further lines: that may be hidden."""
    event["event"] = next(iter(str(event["event"]).splitlines()), "")
    return event


def without_values(logger: Any, method: str, event: Any) -> Any:
    """Tracebacks show where, not what: messages of exceptions may hold what is hidden."""
    given = event.pop("exc_info", None)
    if given:
        kind, trace = kind_and_trace(given)
        places: list[str] = []
        while trace:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_filename.rpartition('divetable/')[2]}:{trace.tb_lineno}")
            trace = trace.tb_next
        event["where"] = places[-6:]
        event["problem"] = kind.__name__ if kind else ""
    return event


def kind_and_trace(given: Any) -> tuple[type[BaseException] | None, TracebackType | None]:
    """Of an exception that came with a line: itself, as three things, or the one at hand."""
    if isinstance(given, BaseException):
        return type(given), given.__traceback__
    three: Any = sys.exc_info() if given is True else given
    return three[0], three[2]
