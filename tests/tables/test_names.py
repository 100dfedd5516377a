"""Names that can be seen, at the table and in records."""

import json

import pytest

from divetable.core.errors import RulesError
from divetable.games import GAMES
from divetable.tables.names import read_name, read_text
from divetable.tables.records import FORMAT, read_record

INVISIBLE = {
    "nothing": "",
    "spaces": " \u00a0\u2003\u3000",
    "zero width": "\u200b\u200c\u200d\ufeff\u2060",
    "combining marks": "\u0301\u0327\u20dd",
    "Hangul fillers": "\u115f\u1160\u3164\uffa0",
    "blank braille": "\u2800\u2800",
    "variation selectors": "\ufe0f\ufe00\U000e0100",
    "tags": "\U000e0041\U000e0064\U000e0061",
    "joiners": "\u034f\u200d\u17b4\u17b5",
    "Mongolian selectors": "\u180b\u180e\u180f",
    "mixed": " \u3164\ufe0f\u0301\u200d\u2800 ",
    "no music": "\U0001d159",
    "private letters": "\ue000\U000f0000",
}
VISIBLE = {
    "Ada": "Ada",
    "  Ada \u3164\u2800 B ": "Ada B",
    "Zoe\u0308": "Zoë",
    "李雷": "李雷",
    "आदा": "आदा",
    "한글": "한글",
    "❤\ufe0f": "❤\ufe0f",
    "👩\u200d🚀": "👩\u200d🚀",
    "葛\U000e0100": "葛\U000e0100",
    "-": "-",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_what_nobody_can_see_is_no_name(name: str) -> None:
    """[T-1.2]"""
    with pytest.raises(RulesError, match=r"T-1\.2"):
        read_name(name)
    with pytest.raises(RulesError, match=r"T-5\.2"):
        read_text(name)


@pytest.mark.parametrize(("typed", "name"), VISIBLE.items())
def test_names_of_all_scripts_are_names(typed: str, name: str) -> None:
    assert read_name(typed) == name


def record_of(*names: str) -> bytes:
    return json.dumps(
        {
            "format": FORMAT,
            "version": 1,
            "game": "divers",
            "rules": GAMES["divers"].rules_version,
            "seats": 2,
            "options": {},
            "names": names,
            "seal": "",
            "seed": "s",
            "salt": "",
            "steps": [],
            "result": None,
        }
    ).encode()


@pytest.mark.parametrize("name", [*INVISIBLE.values(), "x" * 25])
def test_names_in_records_obey_the_same_rule(name: str) -> None:
    """[T-7.2]"""
    with pytest.raises(RulesError, match=r"T-1\.2.*T-7\.2"):
        read_record(record_of("Ada", name))


def test_names_in_records_are_shown_as_at_the_table() -> None:
    assert read_record(record_of("Ada", "<b>B\u202eea</b>\u3164")).names == ["Ada", "<b>Bea</b>"]


@pytest.mark.parametrize("levels", [40, 500, 100_000])
def test_records_go_only_so_deep(levels: int) -> None:
    """[T-7.2]"""
    deep = b"[" * levels + b"]" * levels
    data = record_of("Ada", "Bea").replace(b'"options": {}', b'"options": {"size": %b}' % deep)

    with pytest.raises(RulesError, match=r"(options\.size\[0\]|byte \d+).*at most 32 levels") as no:
        read_record(data)

    assert no.value.message == "table-bad-record"
