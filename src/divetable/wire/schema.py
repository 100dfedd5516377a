"""The protocol as JSON Schema: messages, API, documents, and every game's actions and events.

Messages are msgspec structs, which know their schema. What the games show and take are values;
their schema is made here, because each game's types are named after it, and because the server
writes every field, even those a reader may leave out.
"""

import re
from enum import Enum
from functools import cache
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields

from divetable.core.space import Alike
from divetable.core.values import Value
from divetable.games import GAMES
from divetable.tables.records import Record
from divetable.tables.shown import TableShown
from divetable.wire.http import (
    Fitting,
    GameShown,
    LinkShown,
    NewTable,
    OceanShown,
    Problem,
    Readiness,
    SeatCode,
    SeatMoved,
    SonarLine,
    TableListed,
    TableOpened,
    Wishes,
)
from divetable.wire.messages import ClientMessage, ServerMessage

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[Any, Schema] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
    Any: {},
}
HTTP = (
    Problem, GameShown, Readiness, Wishes, Fitting, NewTable, TableOpened, TableListed, LinkShown,
    SeatCode, SeatMoved, Record, OceanShown, SonarLine,
)  # fmt: skip


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def strict(**properties: Schema) -> Schema:
    """An object with exactly these."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def array(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def one_of(*names: str) -> Schema:
    return {"anyOf": [ref(name) for name in names]}


@cache
def protocol() -> Schema:
    """Everything, under `$defs`."""
    codec = ValueSchemas()
    defs = codec.defs
    for game in GAMES.values():
        _add_game(codec, game.name, game.types)
    codec.of(TableShown)
    defs["TableShown"]["properties"] |= {"options": {"type": "object"}, "settings": ref("Settings")}
    _add_talk(defs)
    kinds = [ClientMessage, ServerMessage, *HTTP]
    found, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    _refuse_repeated(defs, components)
    defs |= components
    defs |= {"ClientMessage": found[0], "ServerMessage": found[1]}
    _fill_in(defs)
    return {"$schema": DIALECT, "title": "Divetable", "$defs": dict(sorted(defs.items()))}


def _add_game(codec: "ValueSchemas", game: str, types: Any) -> None:
    name = game.capitalize()
    for kind in ("action", "event", "view"):
        schema = codec.of(types[kind])
        if kind != "view":
            codec.defs[f"{name}{kind.capitalize()}"] = schema
            codec.named[types[kind]] = f"{name}{kind.capitalize()}"
    for action in get_args(types["action"]):  # only here may a client leave out defaults
        required = codec.defs[name_of(action)]["required"]
        for part in fields(action):
            if not part.required:
                required.remove(part.name)
    alike = f"{name}Alike"
    codec.named[Alike[types["action"]]] = alike
    values = array({"anyOf": [PLAIN[str], PLAIN[int]]})
    codec.defs[alike] = {
        **strict(like=ref(f"{name}Action"), part=PLAIN[str], among=values),
        "description": described(Alike),
    }
    listed = strict(kind=PLAIN[str], any_of=array(ref(f"{name}Action")), alike=array(ref(alike)))
    listed["required"].remove("alike")
    more: Schema = codec.of(types["choice"]) if "choice" in types else {"anyOf": []}
    codec.defs[f"{name}Choice"] = {"anyOf": [listed, *more.get("anyOf", [more])]}
    codec.defs[f"{name}Document"] = strict(
        table=ref("TableShown"),
        view={"anyOf": [ref(f"{name}View"), PLAIN[NoneType]]},
        choices=array(ref(f"{name}Choice")),
        since=PLAIN[int],
    )


def _add_talk(defs: dict[str, Schema]) -> None:
    seat: Schema = PLAIN[int]
    text: Schema = PLAIN[str]
    consent: Schema = {"enum": ["pause", "resume", "undo", "swap", "rematch"]}
    kinds = {
        "Said": {"seat": seat, "text": text, "at": PLAIN[int]},
        "TakenBack": {"seat": seat},
        "Asked": {"what": consent, "seat": seat},
        "Answered": {"what": consent, "seat": seat, "agree": PLAIN[bool]},
        "HintAsked": {"seat": seat},
        "Away": {"seat": seat},
        "Back": {"seat": seat},
        "Credited": {"milliseconds": PLAIN[int]},
        "Explained": {"thoughts": array(ref("ThoughtSaid"))},
    }
    defs["ThoughtSaid"] = strict(seat=seat, thought=ref("ThoughtShown"))
    defs["Weighed"] = {
        **strict(action=ref("GameAction"), worth=PLAIN[float]),
        "description": "Something that could be done, and the share of the win (0 to 1) it gives.",
    }
    defs["Reason"] = {
        **strict(kind=text, facts={"type": "object"}),
        "description": "Why a move is good: the message `GAMEreasons-KIND`, and its facts.",
    }
    defs["ThoughtShown"] = {
        **strict(
            level=text,
            action=ref("GameAction"),
            reasons=array(ref("Reason")),
            alternatives=array(ref("Weighed")),
            belief={"type": "object"},
            simulations=PLAIN[int],
            stood_in={"enum": ["getting ready", "late", "failed"]},
        ),
        "description": "What a bot does, what it weighed, and what it believed about the unknown.",
    }
    for name in ("reasons", "stood_in"):  # not in older records; not if the level itself thought
        defs["ThoughtShown"]["required"].remove(name)
    for name, parts in kinds.items():
        defs[f"{name}News"] = strict(type={"const": name}, **parts)
    defs["News"] = one_of(*(f"{name}News" for name in kinds))
    removal = strict(op={"const": "remove"}, path=text)
    setting = strict(op={"enum": ["add", "replace"]}, path=text, value={})
    defs["DocumentChange"] = {
        "anyOf": [removal, setting],
        "description": "RFC 6902; no other operation is used.",
    }
    names = [game.capitalize() for game in GAMES]
    defs["Document"] = one_of(*(f"{name}Document" for name in names))
    defs["GameAction"] = one_of(*(f"{name}Action" for name in names))
    defs["GameEvent"] = one_of(*(f"{name}Event" for name in names))


def _fill_in(defs: dict[str, Schema]) -> None:
    """Describe what the messages carry as plain objects, which msgspec must not look into."""
    defs["Act"]["properties"]["action"] = {"type": "object"}  # read, and refused, by the game
    defs["Shown"]["properties"] |= {
        "document": ref("Document"),
        "chat": array(ref("SaidNews")),
    }
    said: Schema = {
        "events": array(ref("GameEvent")),
        "fleeting": array(PLAIN[int]),
        "news": ref("News"),
    }
    defs["LogLine"]["properties"] |= said
    told = defs["StepTold"]["properties"]
    told |= {"changes": array(ref("DocumentChange")), "id": PLAIN[str], **said}
    defs["Hinted"]["properties"]["thought"] = ref("ThoughtShown")
    step = defs["StepRecord"]["properties"]
    step |= {"action": ref("GameAction"), "events": array(ref("GameEvent"))}
    step["thought"] = ref("ThoughtShown")


def _refuse_repeated(one: dict[str, Schema], other: dict[str, Schema]) -> None:
    repeated = one.keys() & other.keys()
    assert not repeated, f"two types are called {repeated}"


class ValueSchemas:
    """Schemas of values, as they are written."""

    def __init__(self) -> None:
        self.defs: dict[str, Schema] = {}
        self.named: dict[Any, str] = {}  # types that have a name of their own
        self._of: dict[str, type] = {}

    def of(self, kind: Any) -> Schema:
        while isinstance(kind, NewType):
            kind = kind.__supertype__
        if kind in self.named:
            return ref(self.named[kind])
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return {"anyOf": list(map(self.of, args))}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is tuple and args[-1:] != (Ellipsis,):
            return {
                "type": "array",
                "prefixItems": [self.of(arg) for arg in args],
                "items": False,
                "minItems": len(args),
            }
        if origin in (tuple, list, frozenset):
            return array(self.of(args[0]))
        if is_value(kind):
            return self._value(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return {"enum": [member.value for member in kind]}
        return PLAIN[kind]

    def _value(self, kind: type[Value]) -> Schema:
        name = name_of(kind)
        assert self._of.setdefault(name, kind) is kind, f"two types are called {name}"
        if name not in self.defs:
            self.defs[name] = {}  # types may contain themselves
            hints, tag = get_type_hints(kind), kind.__struct_config__.tag
            parts = {part.name: self.of(hints[part.name]) for part in fields(kind)}
            said: Schema = {"type": {"const": tag}} if tag else {}
            schema = {**strict(**said, **parts), "description": described(kind)}
            if kind.__struct_config__.omit_defaults:
                schema["required"] = [part.name for part in fields(kind) if part.required]
            self.defs[name] = schema
        return ref(name)


def is_value(kind: Any) -> TypeGuard[type[Value]]:
    return isinstance(kind, type) and issubclass(kind, Value)


def name_of(kind: Any) -> str:
    """Unique over all games: types are named after their game."""
    found = re.match(r"divetable\.games\.(\w+)", kind.__module__)
    return f"{found[1].capitalize() if found else ''}{kind.__name__}"


def described(kind: Any) -> str:
    return cleandoc(kind.__doc__ or "")  # its own; `getdoc` would take that of its base


def kind_text(schema: Any) -> str:
    """A schema in a few letters.

    >>> kind_text({"type": "array", "items": {"$ref": "#/$defs/DiveProgram"}})
    'DiveProgram[]'
    """
    match schema:
        case {"$ref": str(name)}:
            return name.rpartition("/")[2]
        case {"const": fixed}:
            return f'"{fixed}"'
        case {"enum": [*choices]}:
            return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in choices)
        case {"anyOf": [*options]}:
            return " | ".join(map(kind_text, options))
        case {"prefixItems": [*items]}:
            return f"[{', '.join(map(kind_text, items))}]"
        case {"type": "array", "items": _}:
            inner = kind_text(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": values} if values:
            return f"{{[name]: {kind_text(schema['additionalProperties'])}}}"
        case {"type": str(name)}:
            return name
        case _:
            return "anything"
