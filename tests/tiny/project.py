"""A copy of this project into which a tiny game is brought, step by step as the recipe says.

The game, Plunge, lies in `tests/tiny/plunge` as the very tree of files that `docs/adding-a-game.md`
names. It is registered in the copy only: nobody else ever plays it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import web

ROOT = Path(__file__).parents[2]
PLUNGE = Path(__file__).parent / "plunge"
COPIED = ("src", "tests", "tools", "web", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "node_modules", "static", "plunge", "pictures", "recorded"
)
REGISTRY = Path("src/divetable/games/__init__.py")
TWO_LINES = {
    "from divetable.games.scuba import SCUBA\n": "from divetable.games.plunge import PLUNGE\n",
    "    DIVERS,\n": "    PLUNGE,\n",
}
"""The lines that register the game, by those beside which they stand."""

PATIENCE = 300.0  # seconds


class Project:
    """The copy."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy(source, folder / name)

    def bring(self) -> None:
        """The game's own files, two lines, and what is written by programs."""
        shutil.copytree(PLUNGE, self.folder, dirs_exist_ok=True)
        registry = self.folder / REGISTRY
        text = registry.read_text("utf-8")
        for beside, line in TWO_LINES.items():
            assert text.count(beside) == 1
            text = text.replace(beside, line + beside)
        registry.write_text(text, "utf-8")
        for writer in ("words", "wire.typescript", "wire.documentation"):
            self.python("-m", f"divetable.{writer}")

    def build(self) -> None:
        """The browser client, with the packages that are installed for ours."""
        web.install()
        (self.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.python("-m", "tools.web", "build")

    @property
    def environment(self) -> dict[str, str]:
        """Bots are not compiled here: no bot that needs it plays."""
        return {
            **os.environ,
            "PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}",
            "NUMBA_DISABLE_JIT": "1",
            "LANG": "en",
        }

    def python(self, *arguments: str, typed: str = "") -> str:
        """What a program of the copy says; it must be content."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def test(self, *arguments: str) -> str:
        """Tests of the project, as they stand, for the new game."""
        return self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
