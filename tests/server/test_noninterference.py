"""What a seat is sent follows from what it may know, to the byte. (Promise 1)

Every game is played over real sockets in two worlds that look the same to a viewer; see
`interference`. `test_planted_leaks.py` shows that a leak would be found.
"""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from divetable.core.game import Seat
from divetable.server import torch
from divetable.tables.beginnings import seal
from tests.server.interference import Setting, Written, compare, kinds_of, seal_alike, write

SETTINGS = [
    Setting("dive", 3, "companions", bots=(2,)),
    Setting("dive", 2, "timed", delay=20),
    Setting("scuba", 2, "base", delay=20),
    Setting("scuba", 3, "deep", seed=1, bots=(1,)),
    Setting("divers", 2, "pond", delay=20),
    Setting("divers", 3, "three-seats", seed=1, bots=(0,)),
]
THINKING = [
    Setting("dive", 3, "companions", bots=(1, 2), level="novice"),
    Setting("scuba", 3, "deep", bots=(0, 1), level="novice"),
    Setting("divers", 3, "three-seats", bots=(0, 2), level="novice"),
]
SHARING_A_TORCH = Setting("dive", 2, "timed", seed=1, deeds=80, delay=20, torch=True)
MORE = [
    Setting("dive", 4, "twins", deeds=90, bots=(2,), delay=20),
    Setting("dive", 3, "chief-expansion", deeds=90),
    Setting("scuba", 4, "base", deeds=90),
    Setting("scuba", 3, "few-cards", deeds=90, bots=(1,), delay=20),
    Setting("divers", 4, "timed", deeds=90, bots=(3,)),
    Setting("divers", 2, "free", deeds=90, delay=20),
]
DONE = {"act", "ask", "answer", "reconnect", "look around", "lend", "say", "ping", "sonar"}


def name_of(setting: Setting) -> str:
    return f"{setting.game}-{setting.variant}"


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_nobody_is_told_what_is_hidden(
    setting: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(setting, tmp_path, monkeypatch)


def test_a_shared_torch_tells_nothing_but_where_it_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells everybody the same, whatever is hidden. [T-6.8]"""
    monkeypatch.setattr(torch, "PAUSE", 0)  # every move is told: how fast they come is no secret
    check(SHARING_A_TORCH, tmp_path, monkeypatch, {*DONE, "shine"})


@pytest.mark.parametrize("setting", THINKING, ids=name_of)
def test_a_bot_decides_by_what_its_seat_may_know(
    setting: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told the same to the letter, and with the same dice thinks and does the same."""
    seal_alike(monkeypatch)
    asyncio.run(check_every_bot(setting, tmp_path))


async def check_every_bot(setting: Setting, folder: Path) -> None:
    written = await write_thoughtful(setting, folder)
    for at in setting.bots:
        found = await compare(written, Seat(at), folder)
        assert not found.differences
        assert found.redealt > 0.9 * found.steps, "too little was dealt anew"
        assert found.frames >= 3, "it was not asked again"


async def write_thoughtful(setting: Setting, folder: Path) -> Written:
    """The first story in which every bot thinks a few times: other levels play other games."""
    for seed in range(12):
        (folder / str(seed)).mkdir()
        written = await write(replace(setting, seed=seed), folder / str(seed))
        thoughts = Counter(deed.parts["seat"] for deed in written.deeds if deed.what == "think")
        if all(thoughts[at] >= 3 for at in setting.bots):
            return written
    pytest.fail("bots hardly ever have to think")


@pytest.mark.long
@pytest.mark.parametrize("setting", MORE, ids=name_of)
def test_nobody_is_told_what_is_hidden_in_longer_games(
    setting: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(setting, tmp_path, monkeypatch)


def check(setting: Setting, folder: Path, patch: pytest.MonkeyPatch, done: set[str] = DONE) -> None:
    """For the public (spectators, late ones too, and the shared screen) and for every person."""
    seal_alike(patch)
    asyncio.run(check_every_viewer(setting, folder, done))


async def check_every_viewer(setting: Setting, folder: Path, done: set[str]) -> None:
    written = await write(setting, folder)
    assert kinds_of(written) >= done
    persons = [Seat(at) for at in range(setting.seats) if at not in setting.bots]
    for eyes in (None, *persons):
        found = await compare(written, eyes, folder)
        assert not found.differences
        assert found.redealt > 0.9 * found.steps, "too little was dealt anew"
        assert found.steps >= 15
        if setting.game == "dive" and setting.seats > 2:
            assert found.aside, "nobody did anything in secret"


def test_the_seal_tells_nothing_without_the_salt() -> None:
    """The one thing that differs between two worlds: a hash over 128 secret bits."""
    assert seal("seed", "salt") != seal("seed", "tlas")
    assert seal("seed", "salt") != seal("dees", "salt")
    assert len(seal("", "")) == len(seal("a" * 99, "b" * 99)) == 64
