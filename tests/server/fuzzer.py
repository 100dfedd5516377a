"""Messages that no client of ours would send: a seeded source of them."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

TYPES = (
    "open", "close", "ping", "act", "take", "free", "bot", "change", "start", "say", "ask",
    "answer", "lend", "resign", "shine", "nothing", "", "Act", "shown",
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 63, 64, 2**31, 2**63, -(2**63), 10**30, 1e308, -0.0, 0.5,
    "", " ", "\0", "0", "-1", "\u202e", "\ufeff", "a" * 41, "ä" * 3000, "../../etc/passwd",
    "' OR 1=1 --", "<script>alert(1)</script>", "${7*7}", "%00", "🤿", [], {}, [[]], {"a": {}},
    ["x"] * 100, {"type": "Ready"}, {"type": "SaveDraft", "draft": None}, {"type": 7}, {"": ""},
)  # fmt: skip
DEPTHS = (10, 100, 1000, 10_000)


class Fuzzer:
    """Draws messages about tables, seats and codes that are none of the sender's business."""

    def __init__(self, seed: int, tables: list[str], codes: list[str]) -> None:
        self._rng = Random(seed)
        self._tables = [*tables, "no-such-table", "", "table\0", "x" * 40]
        self._codes = [*codes, "", "A" * 20, "aaaa-aaaa", "😀" * 5, "'--"]
        self._number = 0

    def draw(self) -> str:
        kinds: tuple[Callable[[], str], ...] = (
            self._wrong_hands,
            self._wrong_hands,
            self._wrong_types,
            self._wrong_types,
            self._broken,
            self._deep,
            self._noise,
            self._numbers,
        )
        self._number += 1
        return self._rng.choice(kinds)()

    def _id(self) -> str:
        return f"f{self._number}"

    def _proper(self) -> dict[str, Any]:
        """A message that could be right, from somebody else."""
        rng = self._rng
        parts: dict[str, Any] = {
            "seat": rng.randrange(4),
            "step": rng.choice([0, 1, 5, 1000]),
            "action": rng.choice([{"type": "Ready", "program": {}}, {"type": "Leave"}, {}]),
            "name": "Mallory",
            "move_from": rng.choice([None, 0, 1]),
            "level": "random",
            "seats": 2,
            "options": {},
            "text": "hello",
            "what": rng.choice(["pause", "resume", "undo", "swap", "rematch"]),
            "to": 1,
            "agree": True,
            "on": True,
            "place": rng.choice([None, {"x": 0.5, "y": 1}, {"x": 2, "y": 0}]),
        }
        fields = {
            "act": ("seat", "step", "action"), "take": ("seat", "name", "move_from"),
            "free": ("seat",), "bot": ("seat", "level"), "change": ("seats", "options"),
            "start": (), "say": ("seat", "text"), "ask": ("what", "seat", "to"),
            "answer": ("what", "seat", "agree"), "lend": ("seat", "on"), "resign": ("seat",),
            "shine": ("seat", "place"),
        }  # fmt: skip
        kind = rng.choice([*fields, "open"])
        message: dict[str, Any] = {"type": kind, "id": self._id()}
        if kind == "open":
            if rng.random() < 0.5:
                return {**message, "table": rng.choice(self._tables), "seen": {"0": 1, "public": 3}}
            return {**message, "code": rng.choice(self._codes), "eyes": rng.choice([None, 0, 1])}
        message["table"] = rng.choice(self._tables)
        return message | {name: parts[name] for name in fields[kind]}

    def _wrong_hands(self) -> str:
        return json.dumps(self._proper())

    def _wrong_types(self) -> str:
        message = self._proper()
        for name in self._rng.sample(sorted(message), self._rng.randint(1, 2)):
            message[name] = self._rng.choice([*ODD, self._rng.choice(TYPES)])
        if self._rng.random() < 0.2:
            message[self._rng.choice(["extra", "seed", "__class__", "type "])] = 1
        return json.dumps(message, ensure_ascii=self._rng.random() < 0.5)

    def _broken(self) -> str:
        text = list(self._wrong_hands())
        for _ in range(self._rng.randint(1, 4)):
            at = self._rng.randrange(len(text))
            match self._rng.randrange(3):
                case 0:
                    del text[at:]
                case 1:
                    text[at] = chr(self._rng.randrange(1, 0xD7FF))
                case _:
                    text.insert(at, self._rng.choice('{}[]",:\\0'))
            if not text:
                break
        return "".join(text)

    def _deep(self) -> str:
        opening, closing = self._rng.choice([("[", "]"), ('{"a":', "}")])
        depth = self._rng.choice(DEPTHS[:3] if self._rng.random() < 0.98 else DEPTHS)
        nested = opening * depth + "1" + closing * depth
        if self._rng.random() < 0.3:
            return nested
        table = json.dumps(self._rng.choice(self._tables))
        start = f'{{"type":"act","id":"{self._id()}","table":{table},"seat":0,"step":1,"action":'
        return start + nested + "}"

    def _noise(self) -> str:
        length = self._rng.choice([0, 1, 3, 30, 300])
        return "".join(chr(self._rng.randrange(1, 0x3000)) for _ in range(length))

    def _numbers(self) -> str:
        number = self._rng.choice(["1e999", "-1e999", "NaN", "Infinity", "9" * 400, "0x10", "01"])
        return self._wrong_hands().replace('"seat": ', f'"seat": {number}', 1)
