"""The browser client: build and check it.

python -m tools.web build    build it into src/divetable/static, unless it is there already
python -m tools.web check    svelte-check, vitest
"""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools import node

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "divetable" / "static"
STAMP = BUILT / "stamp"
PINNED = WEB / "node_modules" / "pinned"


def digest() -> str:
    """Everything the client is built from, as one hash; `divetable` computes it the same way."""
    found = sha256()
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    sources += (ROOT / "src" / "divetable" / "locales").rglob("*.ftl")
    sources += (ROOT / "docs" / "rules").rglob("*.md")
    sources += (ROOT / "src" / "divetable" / "games").rglob("data/*.json")  # what cards show
    for path in sorted(sources):
        if path.is_file():
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == digest()


def install() -> None:
    """Install the pinned packages where the tools look for them, once."""
    pins = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not (PINNED.exists() and PINNED.read_text() == pins):
        node.npm("ci", folder=WEB)
        PINNED.write_text(pins)


def run(script: str, *arguments: str) -> bool:
    """Whether one of the packages' programs succeeds."""
    command = [str(node.node()), str(WEB / "node_modules" / script), *arguments]
    return not subprocess.run(command, cwd=WEB, check=False).returncode


def build() -> bool:
    """Build the client if its sources have changed since."""
    if is_built():
        return True
    install()
    made_of = digest()
    if not run("vite/bin/vite.js", "build", "--logLevel", "warn"):
        return False
    STAMP.write_text(made_of)
    return True


def check() -> bool:
    """Types, accessibility warnings and unit tests of the client."""
    install()
    checked = run("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    return all([checked, run("vitest/vitest.mjs", "run", "--reporter=dot")])


if __name__ == "__main__":
    _, command = sys.argv
    sys.exit(not {"build": build, "check": check}[command]())
