"""The lists in docs/protocol.md: `python -m divetable.wire.documentation` writes them."""

import re
from collections.abc import Callable
from pathlib import Path

from divetable.games import GAMES
from divetable.wire.schema import Schema, kind_text, protocol

TARGET = Path(__file__).parents[3] / "docs" / "protocol.md"
PLACE = re.compile(r"(<!-- made: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


NEXT_CHAPTER = "\n## 8. "
SECTION = """
### {title}

Actions:

<!-- made: {game} actions -->
<!-- end -->

Events:

<!-- made: {game} events -->
<!-- end -->

The view:

<!-- made: {game} view -->
<!-- end -->

Types in it:

<!-- made: {game} types -->
<!-- end -->
"""


def refreshed(text: str) -> str:
    """The document with the lists as they are now; what stands between them stays."""
    for game in GAMES:
        if f"<!-- made: {game} view -->" not in text:  # a new one; its story is told by hand
            section = SECTION.format(game=game, title=game.capitalize())
            text = text.replace(NEXT_CHAPTER, section + NEXT_CHAPTER)
    return PLACE.sub(lambda found: f"{found[1]}{PARTS[found[2]]()}{found[3]}", text)


def _members(name: str) -> list[str]:
    """The names of the types in a union."""
    return [kind_text(option) for option in protocol()["$defs"][name]["anyOf"]]


def listed(names: list[str]) -> str:
    """A line for each type: its name on the wire, what it carries, what it is for."""
    return "".join(_line(name, protocol()["$defs"][name]) for name in names)


def _line(name: str, schema: Schema) -> str:
    tag = schema["properties"].get("type", {})
    called = tag.get("const") or (tag.get("enum") or [name])[0]
    told = schema.get("description", "").split("\n\n")[0]
    text = f": {' '.join(told.split())}" if told else ""
    return f"- `{called}`{_parts(schema)}{text}\n"


def _parts(schema: Schema) -> str:
    required = schema.get("required", [])
    parts = [
        f"{name}{'' if name in required else '?'}: {kind_text(part)}"
        for name, part in schema["properties"].items()
        if name not in ("type", "id") or (name == "id" and "type" not in schema["properties"])
    ]
    return f" `{{{', '.join(parts)}}}`" if parts else ""


def fields(name: str) -> str:
    """A line for each field of a type."""
    properties = protocol()["$defs"][name]["properties"]
    return "".join(f"- `{part}`: `{kind_text(schema)}`\n" for part, schema in properties.items())


def helpers(game: str) -> str:
    """The types that a game's other types are made of."""
    prefix = game.capitalize()
    known = {*_members(f"{prefix}Action"), *_members(f"{prefix}Event"), f"{prefix}View"}
    made = {f"{prefix}{kind}" for kind in ("Action", "Event", "Choice", "Document")}
    found = [
        name
        for name in protocol()["$defs"]
        if re.fullmatch(rf"{prefix}(?!s[A-Z])[A-Z]\w*", name) and name not in known | made
    ]
    return listed(found)


PARTS: dict[str, Callable[[], str]] = {
    "commands": lambda: listed(_members("ClientMessage")),
    "messages": lambda: listed([*_members("ServerMessage"), "StepTold", "LogLine", "Place"]),
    "news": lambda: listed(_members("News")),
    "table": lambda: fields("TableShown") + listed(["SeatShown", "Request", "Clock"]),
    "settings": lambda: fields("Settings"),
    "record": lambda: fields("Record") + listed(["StepRecord", "TakenBackRecord"]),
    "shared": lambda: listed(["Result", "Deadline"]),
}


def of_game(game: str) -> dict[str, Callable[[], str]]:
    name = game.capitalize()
    return {
        f"{game} actions": lambda: listed(_members(f"{name}Action")),
        f"{game} events": lambda: listed(_members(f"{name}Event")),
        f"{game} view": lambda: fields(f"{name}View"),
        f"{game} types": lambda: helpers(game),
    }


for _game in GAMES:
    PARTS.update(of_game(_game))


if __name__ == "__main__":
    TARGET.write_text(refreshed(TARGET.read_text("utf-8")), "utf-8")
    print(f"wrote {TARGET}")
