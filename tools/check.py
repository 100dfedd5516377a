"""Run the checks of Divetable.

    ./divetable test                       all parts, in this order:
{parts}
    ./divetable test PART...               only these
    ./divetable test [unit] ARGS...        pytest with these arguments (the first starts with
                                           a dash, or is a path from the root of the project)
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from operator import call
from pathlib import Path
from typing import NamedTuple

from tools import node, web

ROOT = Path(__file__).resolve().parent.parent
TYPED = ("src", "tests", "bench", "tools", "divetable")
COVERED = ("divetable.core", "divetable.games")
RULES = ("tests/core", "tests/games", "tests/conformance")
TABLES = ("tests/tables", "tests/storage", "tests/wire", "tests/terminal", "tests/server")
OCEAN = ("tests/ocean",)
SPREAD = ("--numprocesses=auto", "--dist=worksteal")
WAITING = (f"--numprocesses={2 * (os.cpu_count() or 1)}", "--dist=worksteal")


class Plan(NamedTuple):
    """Which parts to run, and what to hand to pytest."""

    parts: tuple[str, ...]
    pytest_arguments: tuple[str, ...]


class Result(NamedTuple):
    """How one part went."""

    part: str
    passed: bool
    seconds: float


def check_format(plan: Plan) -> bool:
    """ruff would change nothing"""
    return python("-m", "ruff", "format", "--check", ".")


def check_lint(plan: Plan) -> bool:
    """ruff finds nothing"""
    return python("-m", "ruff", "check", ".")


def check_types(plan: Plan) -> bool:
    """mypy (strict) and pyright (strict but in tests) find nothing"""
    typed = [name for name in TYPED if (ROOT / name).exists()]
    return side_by_side(partial(python, "-m", "mypy", *typed), partial(pyright, *typed))


def check_imports(plan: Plan) -> bool:
    """modules import only what they may (import-linter)"""
    return python("-c", "import importlinter.cli as cli; cli.lint_imports_command()", "--no-logo")


def check_rules(plan: Plan) -> bool:
    """pytest; core and games, which these tests cover completely"""
    coverage = [f"--cov={package}" for package in COVERED]
    coverage += ["--cov-fail-under=100", "--cov-report=term-missing:skip-covered"]
    return python("-m", "pytest", "-q", "-m", "not long", *SPREAD, *coverage, *RULES)


def check_unit(plan: Plan) -> bool:
    """pytest; bots, words, commands, and whatever has no part of its own"""
    if plan.pytest_arguments:
        return python("-m", "pytest", *plan.pytest_arguments)
    others = [f"--ignore={path}" for path in (*RULES, *TABLES, *OCEAN)]
    apart = ("-m", "not long and not browser")
    compiled = python("-m", "tests.bots.machine_code")
    return compiled and python("-m", "pytest", "-q", *apart, *SPREAD, *others)


def check_tables(plan: Plan) -> bool:
    """pytest; tables, stores, the server and its clients, with PostgreSQL and NATS"""
    return python("-m", "pytest", "-q", "-m", "not long", *WAITING, *TABLES)


def check_ocean(plan: Plan) -> bool:
    """pytest; drawings, the stack, light fields, readers"""
    return python("-m", "pytest", "-q", "-m", "not long", *SPREAD, *OCEAN)


def check_long(plan: Plan) -> bool:
    """pytest; what every game must keep, over many random games"""
    return python("-m", "pytest", "-q", "-m", "long", *SPREAD)


def check_web(plan: Plan) -> bool:
    """the browser client: svelte-check and vitest find nothing, and it can be built"""
    web.install()
    return side_by_side(web.check, web.build)


def check_browser(plan: Plan) -> bool:
    """pytest; people play in a real browser (pictures of every screen: .cache/screenshots)"""
    by_file = (SPREAD[0], "--dist=loadfile")  # for what a file sets up, such as packages
    made = web.build() and python("-m", "tests.bots.machine_code")
    return made and python("-m", "pytest", "-q", "-m", "browser", *by_file, "tests/browser")


PARTS: dict[str, Callable[[Plan], bool]] = {
    "format": check_format,
    "lint": check_lint,
    "types": check_types,
    "imports": check_imports,
    "rules": check_rules,
    "unit": check_unit,
    "tables": check_tables,
    "ocean": check_ocean,
    "long": check_long,
    "web": check_web,
    "browser": check_browser,
}


def python(*arguments: str) -> bool:
    """Whether this Python, run with the arguments, succeeds."""
    return not subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False).returncode


def side_by_side(*checks: Callable[[], bool]) -> bool:
    """Whether all of these hold; each takes one core, so they are run at the same time."""
    with ThreadPoolExecutor(len(checks)) as pool:
        return all(list(pool.map(call, checks)))


def pyright(*names: str) -> bool:
    """Whether pyright passes these files and folders."""
    try:
        script = node.installed(ROOT / "tools" / "pyright") / "node_modules/pyright/index.js"
    except subprocess.CalledProcessError:
        print("divetable: could not fetch pyright", file=sys.stderr)
        return False
    command = [str(node.node()), str(script), "--pythonpath", sys.executable, *names]
    return not subprocess.run(command, cwd=ROOT, check=False).returncode


def plan_for(arguments: Sequence[str]) -> Plan:
    """Part names come first; from the first word that cannot be one, everything is for pytest."""
    words = list(arguments)
    names: list[str] = []
    while words and not is_for_pytest(words[0]):
        names.append(words.pop(0))
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        raise ValueError(f"no part called {', '.join(unknown)}; there are {', '.join(PARTS)}")
    if words and names and "unit" not in names:
        raise ValueError(f"{words[0]} is for pytest, which belongs to the part unit")
    wanted = names or (["unit"] if words else list(PARTS))
    return Plan(tuple(part for part in PARTS if part in wanted), tuple(words))


def is_for_pytest(word: str) -> bool:
    """Whether a word is an option, a path or the name of a test."""
    return word.startswith("-") or "/" in word or "::" in word


def run(plan: Plan) -> list[Result]:
    """Run every part, even after a failure: one run shows everything that is wrong."""
    results: list[Result] = []
    for part in plan.parts:
        print(f"--- {part}: {PARTS[part].__doc__}", flush=True)
        started = time.monotonic()
        passed = PARTS[part](plan)
        results.append(Result(part, passed, time.monotonic() - started))
    return results


def summary(results: Sequence[Result]) -> str:
    """A line for each part."""
    return "\n".join(
        f"{result.part:<8} {'ok' if result.passed else 'FAILED':<6} {result.seconds:6.1f} s"
        for result in results
    )


def usage() -> str:
    """This module's docstring, with the parts filled in."""
    parts = [f"        {name:<8} {check.__doc__}" for name, check in PARTS.items()]
    return (__doc__ or "").format(parts="\n".join(parts))


def main(arguments: Sequence[str]) -> int:
    """Run what was asked for and return the exit code."""
    if arguments and arguments[0] in ("-h", "--help"):
        print(usage())
        return 0
    try:
        plan = plan_for(arguments)
    except ValueError as error:
        print(f"divetable: {error}", file=sys.stderr)
        return 2
    try:
        results = run(plan)
    except KeyboardInterrupt:
        return 130
    print(f"\n{summary(results)}")
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
