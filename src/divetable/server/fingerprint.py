"""By which code tables are folded, so that no other code takes its snapshots for its own.

A number that somebody must raise would be forgotten once, and then a table would go on from where
it never was. So it is the content of all files that have a part in it; whoever changes one folds
long tables from their logs once more, each when it is next loaded.
"""

import hashlib
from functools import cache
from pathlib import Path

from divetable import core, games, tables

FOLDED_BY = tuple(Path(package.__path__[0]) for package in (core, games, tables))


@cache
def fingerprint() -> str:
    """Read once, in some milliseconds."""
    files = hashlib.sha256()
    for folder in FOLDED_BY:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
                content = hashlib.sha256(path.read_bytes()).hexdigest()
                files.update(f"{name} {content}\n".encode())
    return files.hexdigest()[:32]
