"""Real server processes that tests start, kill and start again.

Loading a server's modules takes longer than everything a test does with it. So the servers are
forked from a nursery, a process that has loaded them and done nothing else; what then runs is
`divetable serve` with its flags. With `fresh` a new Python is started as a user would.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.patience import block_until
from tests.services import ROOT, free_port

GENEROUS = ["--messages-per-second", "100000", "--requests-per-second", "100000"]
GENEROUS += ["--sockets-per-address", "10000", "--bot-pause", "0", "--no-browser", "--json-logs"]
GENEROUS += ["--tables-per-hour", "100000", "--tables-per-device", "100000"]
GENEROUS += ["--stand-in", "random"]  # others are compiled first, which takes a while

LONGEST_START = 300.0  # seconds; it may have to share a core with many others


class Nursery:
    """Forks servers. It ends when its standard input does, so none of it outlives the tests."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.processes"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def _ask(self, *words: str) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def fork(self, output: Path, arguments: list[str]) -> int:
        return self._ask("fork", str(output), *arguments)

    def end(self, pid: int, number: signal.Signals) -> int:
        """Send a signal, wait for the end and return how it ended."""
        return self._ask("end", str(pid), str(int(number)))

    def ended(self, pid: int) -> int:
        """Wait for the end of a server that ends by itself and return how it ended."""
        return self._ask("end", str(pid), "0")  # a signal that does nothing

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Server:
    """`divetable serve` on one port, as often as it takes."""

    def __init__(
        self, nursery: Nursery, *arguments: str, fresh: bool = False, plant: str = ""
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.starts = 0
        self._nursery = nursery
        self.plant = plant  # what is done to a server before it starts, by its name
        self._arguments = ["serve", "--port", str(self.port), *GENEROUS, *arguments]
        self._fresh = fresh
        self._process: subprocess.Popen[bytes] | None = None
        self._pid = 0
        self._folder = tempfile.TemporaryDirectory(prefix="divetable-server-")
        self.output = Path(self._folder.name) / "output"

    def start(self) -> None:
        """Begin; `wait_until_ready` says when it serves."""
        self.starts += 1
        if self._fresh:
            command = [sys.executable, "-m", "divetable", *self._arguments]
            with self.output.open("ab") as output:
                self._process = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=output)
            self._pid = self._process.pid
        else:
            plant = [self.plant] if self.plant else []
            self._pid = self._nursery.fork(self.output, plant + self._arguments)

    @property
    def pid(self) -> int:
        return self._pid

    @property
    def is_ready(self) -> bool:
        """Each start greets once."""
        said = self.output.read_bytes() if self.output.exists() else b""
        return said.count(f"{self.url} ".encode()) >= self.starts

    def wait_until_ready(self) -> None:
        try:
            block_until(lambda: self.is_ready, LONGEST_START)
        except TimeoutError:
            raise TimeoutError(self.output.read_text()) from None

    def begin(self) -> Self:
        self.start()
        self.wait_until_ready()
        return self

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send it a signal and wait for its end; how it ended."""
        pid, self._pid = self._pid, 0
        if not pid:
            return 0
        if self._process:
            self._process.send_signal(number)
            ended = self._process.wait()
        else:
            ended = self._nursery.end(pid, number)
        if not self.is_ready:
            self.starts -= 1  # it never greeted
        return ended

    @property
    def errors(self) -> list[str]:
        """What it logged as faults."""
        lines = self.output.read_text().splitlines() if self.output.exists() else []
        return [line for line in lines if '"error"' in line or "Traceback" in line]

    def __enter__(self) -> Self:
        return self.begin()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        self._folder.cleanup()


# The nursery itself


def serve(output: str, arguments: list[str]) -> None:
    """In the child: become a server."""
    file = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for old, new in ((nothing, 0), (file, 1), (file, 2)):
        os.dup2(old, new)
    from divetable.cli import main
    from tests.server.plants import PLANTS

    if arguments[0] in PLANTS:
        PLANTS[arguments.pop(0)]()
    main(arguments, prog_name="divetable")


def outcome(output: str, arguments: list[str]) -> int:
    """In the child: be a server until its end, and return the exit code of that."""
    try:
        serve(output, arguments)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def raise_children() -> None:
    import tests.server.plants  # noqa: F401  # and with it all that a server needs

    pids: set[int] = set()
    for line in sys.stdin:
        what, *words = json.loads(line)
        if what == "fork":
            pid = os.fork()
            if pid == 0:
                os._exit(outcome(words[0], words[1:]))
            pids.add(pid)
            print(pid, flush=True)
        else:
            pid = int(words[0])
            os.kill(pid, int(words[1]))
            pids.discard(pid)
            print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
    for pid in pids:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    raise_children()
