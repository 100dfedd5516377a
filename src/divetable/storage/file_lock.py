"""A SQLite file is served by one server at a time. The lock dies with its holder."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from divetable.storage.engines import read_address
from divetable.storage.store import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def hold(address: str) -> Callable[[], None]:
    """Keep other servers away from a file until the returned function is called.

    The lock lies on a file beside the store: were it on the store itself, closing that would take
    away the locks of SQLite. PostgreSQL needs none.
    """
    url = read_address(address)
    path = Path(os.path.realpath(url.database or ""))  # however it was spelled
    if url.drivername != "sqlite" or path.is_dir():
        return lambda: None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(f"cannot open the store {path}: {error.strerror}") from None
    try:
        lock(file)
    except OSError:
        os.close(file)
        raise StoreError(
            f"another server uses {path}; stop that one first, or run both on PostgreSQL and NATS "
            "(docs/scale.md)"
        ) from None
    return lambda: os.close(file)


def lock(file: int) -> None:
    """OSError if another has it."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
