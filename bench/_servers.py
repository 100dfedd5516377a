"""Servers that run meanwhile, ours and boardgame.io's, and what they use."""

import contextlib
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench._film import Film
from tools.node import installed, node

HERE = Path(__file__).resolve().parent
NO_LIMITS = (
    *("--messages-per-second=1000000", "--requests-per-second=1000000"),
    *("--sockets-per-address=100000", "--max-tables=1000000"),
    *("--tables-per-hour=1000000", "--tables-per-device=1000000"),
)


class Running(NamedTuple):
    """A server process."""

    url: str
    pid: int

    @property
    def cpu_seconds(self) -> float:
        """CPU time so far, all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory_kb(self) -> int:
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise ValueError("no such process")


@contextlib.contextmanager
def our_server(limits: tuple[str, ...] = NO_LIMITS) -> Generator[Running]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "divetable", "serve", "--no-browser"]
        command += ["--json-logs", "--no-rehearse", f"--port={port}", f"--data={folder}"]
        command += limits
        with process(command, "Ctrl") as pid:
            yield Running(f"http://127.0.0.1:{port}", pid)


@contextlib.contextmanager
def their_server(film: Film | None) -> Generator[Running]:
    """With the documents of a film of ours, or with nine cells."""
    home = installed(HERE / "boardgame")
    shutil.copy(HERE / "boardgame" / "server.cjs", home)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [str(node()), str(home / "server.cjs"), str(port)]
        if film:
            kept = Path(folder) / "film.json"
            kept.write_bytes(msgspec.json.encode({"start": film.start, "moves": film.moves}))
            command.append(str(kept))
        with process(command, "ready") as pid:
            yield Running(f"http://127.0.0.1:{port}", pid)


@contextlib.contextmanager
def process(command: list[str], ready: str) -> Generator[int]:
    """A process that says a word when it is ready."""
    started = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert started.stdout
        for line in started.stdout:
            if ready in line:
                break
        yield started.pid
    finally:
        started.terminate()
        started.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def allow_many_files() -> None:
    """Each connection is a file, here and in the server that we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
