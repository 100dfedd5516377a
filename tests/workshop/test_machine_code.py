"""Compiled functions: once for each, kept by what they are made of, and found again."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import pytest

from divetable.workshop import Foundry, machine_code
from divetable.workshop.machine_code import CODE, digest, door, get_ready
from divetable.workshop.records import copied, fill, layout, new, rows
from tests.workshop.toy import pond as toy

TOY = "tests.workshop.toy.pond"
PATIENCE = 600.0  # seconds; whatever takes as long hangs


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    get_ready(TOY)


def test_a_record_is_one_block_with_names() -> None:
    pond = new(toy.Pond)
    pond.fish[2].air = 7
    fill(pond.fish[2].meals, [1, 2])
    again = copied(pond)
    pond.fish[2].air = 5

    assert (again.fish[2].air, list(again.fish[2].meals)) == (7, [1, 2, 0])
    assert layout(toy.Pond).itemsize == 5 * (8 + 3 * 8 + 8) + 8 + 16


def test_a_compiled_function_does_to_a_record_what_the_plain_one_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ponds = [new(toy.Pond), new(toy.Pond)]
    fed = [toy.feed_all(ponds[0], at % 3) for at in range(6)]
    for name in ("feed", "is_hungry", "feed_all"):
        monkeypatch.setattr(toy, name, cast("Any", vars(toy)[name]).py_func)

    assert [toy.feed_all(ponds[1], at % 3) for at in range(6)] == fed
    assert ponds[0] == ponds[1]
    assert ponds[0].fish[1].air == -2 * 4


def test_records_in_rows_are_copied_as_a_whole() -> None:
    ponds = rows(toy.Pond, 2)
    toy.feed_all(ponds[0], 1)
    toy.keep(ponds)
    toy.feed_all(ponds[0], 1)

    assert toy.both(ponds[0]) == (-4, 1.0)
    assert toy.both(ponds[1]) == (-2, 0.5)


def test_each_function_is_compiled_once_whatever_it_is_called_with() -> None:
    """Numba alone makes one version for a constant, one for a number of a record, and so on."""
    versions = {
        code.plain.__name__: code.compiled.signatures for code in CODE["tests.workshop.toy"]
    }

    assert versions
    assert all(len(found) <= 1 for found in versions.values()), versions


ALONE = """
from divetable.workshop import machine_code
steps = list(machine_code.getting_ready("tests.workshop.toy.pond"))
print([(one.done, one.of) for one in steps])
"""


def alone(shelf: Path, code: str = ALONE, **more: str) -> str:
    """What another process says that keeps its machine code there."""
    told = {**os.environ, "NUMBA_CACHE_DIR": str(shelf), **more}
    done = subprocess.run(
        [sys.executable, "-c", code], env=told, capture_output=True, text=True, check=True
    )
    return done.stdout.strip().splitlines()[-1]


def test_only_doors_are_kept_and_the_next_process_finds_them(tmp_path: Path) -> None:
    first, second = alone(tmp_path), alone(tmp_path)

    assert first == "[(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]"
    assert second == "[]"
    kept = {one.name.partition("-")[0] for one in tmp_path.glob("*.nbc")}
    assert kept == {"pond.feed_all", "pond.keep", "pond.both"}


LOADING = """
from divetable.workshop import machine_code
print(machine_code.load("tests.workshop.toy.pond"))
print([code.plain.__name__ for code in machine_code.CODE["tests.workshop.toy"]
       if code.compiled.signatures])
"""


def test_who_only_loads_compiles_nothing(tmp_path: Path) -> None:
    assert alone(tmp_path, LOADING) == "[]"
    assert not list(tmp_path.glob("*.nbc"))
    alone(tmp_path)
    assert alone(tmp_path, LOADING) == "['feed_all', 'keep', 'both']"


def test_what_is_damaged_is_made_once_more(tmp_path: Path) -> None:
    alone(tmp_path)
    for kept in tmp_path.glob("*.nb[ic]"):
        kept.write_bytes(b"not machine code")

    assert alone(tmp_path) != "[]"
    assert alone(tmp_path) == "[]"


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(tmp_path: Path) -> None:
    nowhere = tmp_path / "a file"
    nowhere.touch()

    assert alone(nowhere / "below") != "[]"


def made(code: str, **names: object) -> FunctionType:
    scope = {"__name__": "ocean.depths", **names}
    exec(code, scope)
    return cast("FunctionType", scope["swim"])


SWIM = "def swim(depth: int) -> int:\n    {doc}return depth + {number} + STEP\n"


def test_machine_code_is_named_after_all_it_is_made_of() -> None:
    def swim(number: int, step: int, doc: str = "", **more: object) -> str:
        return digest(made(SWIM.format(number=number, doc=doc), STEP=step, **more))

    same = swim(1, 2)
    assert swim(1, 2, OTHER=9) == same
    assert swim(1, 2, doc="# why\n    ") == same  # not touched by a comment
    assert swim(2, 2) != same  # its own code
    assert swim(1, 3) != same  # a constant of another module


def test_machine_code_is_named_after_what_it_calls() -> None:
    def caller(inner: str) -> str:
        called: Callable[[int], int] = door(made(SWIM.format(number=inner, doc=""), STEP=1))
        return digest(
            made("def swim(depth: int) -> int:\n    return called(depth)\n", called=called)
        )

    try:
        assert caller("1") == caller("1")
        assert caller("1") != caller("2")
    finally:
        CODE.pop("ocean", None)


def test_two_who_need_it_at_once_do_not_both_compile(tmp_path: Path) -> None:
    told = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    both = [
        subprocess.Popen([sys.executable, "-c", ALONE], env=told, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [one.communicate(timeout=PATIENCE)[0].strip().splitlines()[-1] for one in both]

    assert sorted(line == "[]" for line in said) == [False, True], said


def test_old_machine_code_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    old, fresh = tmp_path / "a.nbc", tmp_path / "b.nbi"
    for one in (old, fresh):
        one.touch()
    os.utime(old, (0, 0))
    machine_code._forget_old_code()

    assert not old.exists()
    assert fresh.exists()


# The foundry


def test_a_foundry_says_how_far_it_is_and_when_it_is_done() -> None:
    foundry = Foundry(print)
    try:
        assert foundry.progress(TOY) == 0.0
        assert not foundry.is_ready(TOY)
        foundry.foresee([TOY])
        foundry.want(TOY).result(PATIENCE)
        assert foundry.is_ready(TOY)
        assert foundry.progress(TOY) == 1.0
    finally:
        foundry.close()


def test_what_is_wanted_goes_before_what_was_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(Foundry, "_work", lambda self: None)
    monkeypatch.setattr("divetable.workshop.foundry.LATER", 0.0)
    foundry = Foundry(print)
    foundry.foresee(["pictures", "bots of one game", "bots of another"])
    foundry._timers[0].join(PATIENCE)
    foundry.want("bots of another")
    while foundry._wanted:
        begun.append(foundry._wanted.pop())

    assert begun == ["bots of another", "pictures", "bots of one game"]


def test_a_foundry_that_fails_reports_it_once_and_goes_on() -> None:
    reported: list[str] = []
    foundry = Foundry(reported.append)
    try:
        missing = foundry.want("tests.workshop.there_is_no_such_module")
        with pytest.raises(Exception, match="ModuleNotFoundError"):
            missing.result(PATIENCE)
        foundry.want(TOY).result(PATIENCE)
        assert reported == ["ModuleNotFoundError"]
        assert not foundry.is_ready("tests.workshop.there_is_no_such_module")
    finally:
        foundry.close()


INNER = """
from divetable.workshop import machine_code
from divetable.workshop.records import new
from tests.workshop.toy import pond
for _ in range(2):
    for function in (pond.feed, pond.both):
        try:
            print(function(new(pond.Pond)))
        except TypeError:
            print("refused")
    machine_code.get_ready("tests.workshop.toy.pond")
"""


def test_python_can_call_doors_only_and_only_when_they_are_ready(tmp_path: Path) -> None:
    """Numba would compile an inner function without its wrapper, and the process would crash."""
    alone(tmp_path)
    told = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    said = subprocess.run(
        [sys.executable, "-c", INNER], env=told, capture_output=True, text=True, check=True
    )
    assert said.stdout.split("\n")[:4] == ["refused", "refused", "refused", "(0, 0.0)"]
