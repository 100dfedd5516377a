"""The protocol as TypeScript: `python -m divetable.wire.typescript` writes web/src/protocol.ts."""

import json
import re
from pathlib import Path
from typing import Any

from divetable.games import GAMES
from divetable.tables import news
from divetable.wire.schema import Schema, protocol

TARGET = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
HEAD = """\
// Written by `python -m divetable.wire.typescript`; do not edit. A test fails when it is stale.
// docs/protocol.md says what it means.
"""
WHY_HEAD = """
/**
 * The rules behind each event: by its type, or `Type.part.value` where a field tells them apart.
 */
export const WHY: { [game: string]: { [event: string]: string } } = """
PLAIN = {"integer": "number", "number": "number", "boolean": "boolean", "string": "string"}
NAME = re.compile(r"[A-Za-z_]\w*")


def typescript() -> str:
    """The whole file."""
    types = "".join(declaration(*item) for item in protocol()["$defs"].items())
    return HEAD + types + WHY_HEAD + json.dumps(why(), indent=2) + ";\n"


def why() -> dict[str, dict[str, str]]:
    """The rules behind a log's lines: events of each game, and news of the table."""
    return {**{game.name: dict(game.why) for game in GAMES.values()}, "table": dict(news.WHY)}


def declaration(name: str, schema: Schema) -> str:
    """One exported type, with its docstring."""
    text = schema.get("description", "")
    lines = [line.strip().replace("*/", "* /") for line in text.splitlines()]
    told = "".join(f"\n * {line}".rstrip() for line in lines)
    comment = f"/**{told}\n */\n" if told else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"\n{comment}export interface {name} {members(schema, '')}\n"
    return f"\n{comment}export type {name} = {written(schema)};\n"


def written(schema: Any, indent: str = "") -> str:
    """A schema as a type."""
    match schema:
        case {"$ref": str(name)}:
            return name.rpartition("/")[2]
        case {"const": fixed}:
            return json.dumps(fixed)
        case {"enum": [*choices]}:
            return " | ".join(map(json.dumps, choices))
        case {"anyOf": [*options]}:
            return " | ".join(dict.fromkeys(written(option, indent) for option in options))
        case {"prefixItems": [*items]}:
            return f"[{', '.join(written(item, indent) for item in items)}]"
        case {"type": "array"}:
            inner = written(schema.get("items", {}), indent)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object", "properties": dict()}:
            return members(schema, indent)
        case {"type": "object"}:
            values: Any = schema.get("additionalProperties")
            # not Record<>: one of our own types has that name
            return f"{{ [name: string]: {written(values, indent) if values else 'unknown'} }}"
        case {"type": "null"}:
            return "null"
        case {"type": str(kind)}:
            return PLAIN[kind]
        case _:
            return "unknown"


def members(schema: Schema, indent: str) -> str:
    """An object between braces; optional fields have a question mark."""
    required = schema.get("required", [])
    lines = [
        f"{indent}  {name if NAME.fullmatch(name) else json.dumps(name)}"
        f"{'' if name in required else '?'}: {written(part, indent + '  ')};\n"
        for name, part in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + indent + "}"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), "utf-8")
    print(f"wrote {TARGET}")
