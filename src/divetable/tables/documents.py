"""JSON that people send: how deep it may go, and where it goes too deep. [T-8.1]"""

import re
from itertools import islice
from typing import TypeVar

import msgspec

from divetable.core.codec import DEEPEST, CodecError, check_depth, too_deep

T = TypeVar("T")

TEXT_OR_BRACKET = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]')
FIRST = 20_000  # texts and brackets in which we look for the place


def read_document(data: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """What a JSON text says; a DecodeError tells what is wrong with it, and where."""
    text = data.encode() if isinstance(data, str) else data
    try:
        document = decoder.decode(text)
        if text.count(b"{") + text.count(b"[") > DEEPEST:  # nearly all have fewer
            check_depth(msgspec.json.decode(text))
    except RecursionError:
        raise msgspec.ValidationError(str(too_deep(place_in(text)))) from None
    except CodecError as error:
        raise msgspec.ValidationError(str(error)) from None
    return document


def place_in(text: bytes) -> str:
    """Where a text that the decoder gave up on goes too deep.

    >>> place_in(b'{"a": ' + b"[" * 99)
    'byte 37'
    """
    depth = 0
    for found in islice(TEXT_OR_BRACKET.finditer(text), FIRST):
        depth += (found[0] in b"[{") - (found[0] in b"]}")
        if depth > DEEPEST:
            return f"byte {found.start()}"
    return ""
