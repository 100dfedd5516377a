"""Whether a SQLite file can be trusted, before anybody plays on it."""

import time
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from divetable.storage.engines import WHAT_TO_DO, as_store_error
from divetable.storage.store import BrokenStore

SECONDS = 5.0  # for looking; damage further on in a large store shows when it is read
STEPS = 10_000  # of SQLite's own machine between two looks at the clock


def require_sound(engine: Engine, seconds: float = SECONDS) -> None:
    """BrokenStore if pages of the file are damaged. PostgreSQL looks after its own."""
    if engine.dialect.name != "sqlite":
        return
    found: str | None = None
    end = time.monotonic() + seconds
    try:
        with engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.set_progress_handler(lambda: time.monotonic() > end, STEPS)
            try:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            except OperationalError:
                if time.monotonic() <= end:
                    raise
            finally:
                driver.set_progress_handler(None, 0)
    except SQLAlchemyError as error:
        raise as_store_error(error) from None
    if found not in (None, "ok"):
        raise BrokenStore(f"the store is damaged (its pages do not fit together); {WHAT_TO_DO}")
