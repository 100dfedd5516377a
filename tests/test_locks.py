"""The lock files pin every package by its hash, for every platform, and name no host."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PYTHON_LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NODE_LOCKS = sorted((ROOT / "tools").glob("*/package-lock.json"))

a_python_lock = pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
a_node_lock = pytest.mark.parametrize("lock", NODE_LOCKS, ids=lambda lock: lock.parent.name)


def pinned(lock: Path) -> dict[str, list[str]]:
    """The requirements of a Python lock file (`name==version ; marker`) and their hashes."""
    requirements: dict[str, list[str]] = {}
    logical_lines = lock.read_text().replace("\\\n", " ").splitlines()
    for line in logical_lines:
        if line.strip() and not line.lstrip().startswith("#"):
            requirement, *hashes = re.split(r"\s+--hash=", line.strip())
            requirements[requirement] = hashes
    return requirements


def packages(lock: Path) -> dict[str, Any]:
    """The packages of a Node lock file by path, without our own."""
    found: dict[str, Any] = json.loads(lock.read_text())["packages"]
    return {path: package for path, package in found.items() if path}


def test_there_are_locks_to_check() -> None:
    assert [lock.stem for lock in PYTHON_LOCKS] == ["run", "test", "uv"]
    assert [lock.parent.name for lock in NODE_LOCKS] == ["pyright"]


@a_python_lock
def test_every_python_package_has_one_version_and_its_hashes(lock: Path) -> None:
    for requirement, hashes in pinned(lock).items():
        assert re.fullmatch(r"[a-z0-9.-]+==[^\s;]+( ; .+)?", requirement)
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), requirement


@a_node_lock
def test_every_node_package_has_its_hash(lock: Path) -> None:
    assert packages(lock)
    for path, package in packages(lock).items():
        assert package.get("integrity", "").startswith("sha512-"), path


def test_what_only_another_platform_needs_is_pinned_too() -> None:
    (builds_of_uv,) = pinned(ROOT / "requirements" / "uv.txt").values()
    test = pinned(ROOT / "requirements" / "test.txt")

    assert len(builds_of_uv) > 10
    assert any("sys_platform == 'win32'" in requirement for requirement in test)


@a_node_lock
def test_every_platforms_own_node_packages_are_pinned(lock: Path) -> None:
    for package in packages(lock).values():
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages(lock)


@pytest.mark.parametrize("lock", [*PYTHON_LOCKS, *NODE_LOCKS], ids=lambda lock: lock.name)
def test_no_host_is_named(lock: Path) -> None:
    text = lock.read_text()

    assert "://" not in text
    assert not re.search(r'"resolved"|--(extra-)?index-url|--find-links|--trusted-host', text)


def test_the_tests_run_on_what_the_program_runs_on() -> None:
    run, test = (pinned(ROOT / "requirements" / f"{name}.txt") for name in ("run", "test"))

    assert run.items() <= test.items()
