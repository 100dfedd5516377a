"""docs/protocol.md says what is so: its lists, its examples, its tables."""

import doctest
import json
import re
from typing import Any, get_args

import msgspec
import pytest

import divetable.wire.schema
from divetable.core.codec import DEEPEST
from divetable.server.config import Config
from divetable.server.connections import MOST_TABLES, SLOW
from divetable.server.ocean_api import PICTURE_OPERATIONS
from divetable.server.operations import OPERATIONS
from divetable.server.sockets import BUSY, NO_DEVICE, NOT_OURS
from divetable.tables.beginnings import seal
from divetable.wire.documentation import PARTS, PLACE, TARGET, refreshed
from divetable.wire.messages import ClientMessage, ServerMessage, decoder
from tests.wire.test_schema import check

TEXT = TARGET.read_text("utf-8")
EXAMPLES = [
    (name, line)
    for name, block in re.findall(r"```jsonl (\w+)\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
]
LIMITS = Config()


def test_the_lists_are_up_to_date() -> None:
    assert refreshed(TEXT) == TEXT, "stale: run python -m divetable.wire.documentation"
    assert {name for _, name, _ in PLACE.findall(TEXT)} == set(PARTS)


@pytest.mark.parametrize(("name", "line"), EXAMPLES)
def test_an_example_is_what_it_says(name: str, line: str) -> None:
    document = json.loads(line)

    check(name, document)
    if name == "ClientMessage":
        assert decoder.decode(line).id == document["id"]
    if name == "ServerMessage":
        message: Any = msgspec.json.decode(line, type=ServerMessage)
        assert msgspec.to_builtins(message)["type"] == document["type"]


@pytest.mark.parametrize("union", [ClientMessage, ServerMessage], ids=["client", "server"])
def test_every_message_has_an_example(union: Any) -> None:
    shown = {json.loads(line)["type"] for name, line in EXAMPLES if name.endswith("Message")}

    assert {member.__struct_config__.tag for member in get_args(union)} <= shown


def test_the_api_is_listed_completely() -> None:
    listed = re.findall(r"^\| `(GET|POST) ([^`?]+)(?:\?([\w&=]+)=)?`", TEXT, re.MULTILINE)

    assert sorted(listed) == sorted(
        (one.method, one.path, "=&".join(one.query)) for one in (*OPERATIONS, *PICTURE_OPERATIONS)
    )


def test_limits_and_codes_are_those_of_the_server() -> None:
    for limit in (
        f"| one message, or the body of a request | {LIMITS.message_bytes:,} bytes |",
        f"| arrays and objects in each other | {DEEPEST} levels |",
        f"read an answer | {LIMITS.silent_seconds:g} seconds |",
        f"| a record that is uploaded | {LIMITS.upload_bytes:,} bytes |",
        f"| {LIMITS.messages_per_second:g} a second, {LIMITS.messages_burst} at once |",
        f"| {LIMITS.requests_per_second:g} a second, {LIMITS.requests_burst} at once |",
        f"| {LIMITS.wrong_codes_per_minute} a minute, over HTTP and websockets together |",
        f"| connections of an address | {LIMITS.sockets_per_address} |",
        f"| tables open on a connection | {MOST_TABLES} |",
    ):
        assert limit in TEXT
    codes = re.findall(r"^\| (4\d\d\d) \|", TEXT, re.MULTILINE)
    assert list(map(int, codes)) == [NO_DEVICE, NOT_OURS, SLOW, BUSY]


def test_the_seal_is_made_as_written() -> None:
    from hashlib import sha256

    assert "SHA-256 of `salt:seed`" in TEXT
    assert seal("seed", "salt") == sha256(b"salt:seed").hexdigest()


def test_the_docstrings_hold() -> None:
    assert doctest.testmod(divetable.wire.schema).attempted
    assert not doctest.testmod(divetable.wire.schema).failed
