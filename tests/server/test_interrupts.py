"""Ctrl+C ends everything at any moment: no traceback, no process stays behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it knows no process groups")

PATIENCE = 120.0  # seconds; whatever takes as long hangs
START = [sys.executable, "-P", "-m", "divetable", "serve", "--port=0"]


def members(group: int) -> list[str]:
    """The living processes of a group."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True)
    told = [line.split(None, 2) for line in listed.stdout.splitlines()]
    return [args for found, state, args in told if found == str(group) and "Z" not in state]


@pytest.mark.parametrize("seconds", [0.1, 0.3, 0.6, 1.0, 1.5, 2.5, 4.0])
def test_an_interrupt_ends_a_server_that_starts_compiles_or_serves(
    tmp_path: Path, seconds: float
) -> None:
    """With nothing compiled yet, so there is always something going on."""
    fresh = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "code"), "DIVETABLE_REHEARSE": "yes"}
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # as ./divetable starts it
    try:
        server = subprocess.Popen(
            [*START, f"--data={tmp_path}"],
            env=fresh,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    time.sleep(seconds)
    os.killpg(server.pid, signal.SIGINT)
    said = server.communicate(timeout=PATIENCE)[1]

    assert "Traceback" not in said, said
    deadline = time.monotonic() + PATIENCE
    while members(server.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not members(server.pid)
