"""Where a server keeps its tables."""

from pathlib import Path

import pytest


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/divetable.sqlite"
