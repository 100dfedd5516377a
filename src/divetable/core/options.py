"""What a table may choose: each option is described once, in the type that holds them.

    class Options(Value):
        no_death: Annotated[bool, option("variants", "S-12.1", first=True)] = False

From this the game reads what a host sends, and everything that offers options (browser, terminal,
API, docs) knows name, values, default, group and rule. The words for people are in the catalogue,
in `GAMEoptions.ftl`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import (
    Any,
    Generic,
    Literal,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from divetable.core.codec import CodecError, dump, load
from divetable.core.errors import Refusal
from divetable.core.values import Value

Group = Literal["players", "time", "variants", "house"]
Kind = Literal["switch", "choice", "number", "seat", "order", "seats", "data"]
"""`seat`: one or none; `order`: all seats in an order; `seats`: some; `data`: a whole document."""

Opts = TypeVar("Opts")

MOST_SEATS = 4
ON_OFF: Mapping[str, object] = {"on": True, "off": False}


class Range(Value):
    """The numbers an option can be, and the ones worth offering."""

    least: float
    most: float
    offered: tuple[float, ...]


class Description(Value):
    """Everything about an option except what people call it."""

    name: str
    kind: Kind
    values: tuple[Any, ...]  # to offer; a number can be anything in its range
    default: Any  # as JSON
    group: Group
    rule: str
    first: bool  # one of the few that matter most
    needs: str = ""  # the option without which this one changes nothing
    least: float | None = None
    most: float | None = None


class option(Value):
    """What an option has besides its name, type and default.

    An option that is not `offered` follows from the table's settings. Documents with a name are
    chosen by name.
    """

    group: Group
    rule: str
    first: bool = False
    needs: str = ""
    numbers: Range | None = None
    kind: Kind | None = None
    named: tuple[str, ...] = ()
    offered: bool = True


@cache
def descriptions(options: type[Value]) -> tuple[Description, ...]:
    """The options of a game, in the order to offer them."""
    defaults = options()
    return tuple(
        _described(name, hint, about, getattr(defaults, name))
        for name, (hint, about) in known(options).items()
        if about.offered
    )


@cache
def known(options: type[Value]) -> Mapping[str, tuple[Any, option]]:
    """The type of each option, and what `option` says of it."""
    hints = get_type_hints(options, include_extras=True)
    return {name: get_args(hints[name]) for name in options.__struct_fields__}


def _described(name: str, hint: Any, about: option, default: object) -> Description:
    kind, numbers = about.kind or _kind(hint), about.numbers
    return Description(
        name=name,
        kind=kind,
        values=numbers.offered if numbers else about.named or _values(kind, hint),
        default=None if kind == "data" else dump(default),
        group=about.group,
        rule=about.rule,
        first=about.first,
        needs=about.needs,
        least=numbers.least if numbers else None,
        most=numbers.most if numbers else None,
    )


def _kind(hint: Any) -> Kind:
    if hint is bool:
        return "switch"
    return "choice" if get_origin(hint) is Literal else "number"


def _values(kind: Kind, hint: Any) -> tuple[Any, ...]:
    match kind:
        case "switch":
            return (False, True)
        case "choice":
            return get_args(hint)
        case "seat":
            return (None, *range(MOST_SEATS))
        case "seats":
            names = get_args(get_args(hint)[0])
            return tuple(list(some) for many in range(3) for some in combinations(names, many))
        case _:
            return ()


def spelled(name: str) -> str:
    """An option's name as it is spelled today; older records spell some differently.

    >>> spelled("noDeath"), spelled("outerColumns2p"), spelled("no_death")
    ('no_death', 'outer_columns2p', 'no_death')
    """
    return re.sub(r"(?<=[a-z0-9])[A-Z]", lambda found: "_" + found[0].lower(), name)


def as_of(then: Mapping[str, object], given: Mapping[str, object]) -> dict[str, Any]:
    """The options of a table with older rules in today's terms, with the defaults of that time
    filled in."""
    return {**then, **{spelled(name): setting for name, setting in given.items()}}


@dataclass(frozen=True)
class OptionsReader(Generic[Opts]):
    """Reads the options a host sends, in any spelling ever used, or refuses in the game's words."""

    options: type[Opts]
    unknown: Refusal  # takes `option` and `known`
    bad: Refusal  # takes `option`, `given` and `allowed`
    readers: Mapping[str, Callable[[object], Any]] = field(default_factory=dict[str, Any])
    """For options that are whole documents."""
    words: Mapping[str, Mapping[str, object]] = field(default_factory=dict[str, Any])
    """Words for some values of an option."""
    aliases: Mapping[str, str] = field(default_factory=dict[str, str])
    """Other names for options, such as those in the vectors."""
    splits: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, Any])
    """Former options that are several today."""

    def __call__(self, given: Mapping[str, object]) -> Opts:
        options, values = known(cast(Any, self.options)), dict[str, Any]()
        for called, setting in given.items():
            spelling = self.aliases.get(called, spelled(str(called)))
            for name in self.splits.get(spelling, (spelling,)):
                if name not in options:
                    raise self.unknown(option=called, known=", ".join(options))
                if setting is None:
                    values.pop(name, None)  # as usual
                else:
                    values[name] = self._setting(name, *options[name], setting)
        return self.options(**values)

    def _setting(self, name: str, hint: Any, about: option, setting: Any) -> Any:
        if name in self.readers:
            return self.readers[name](setting)
        if isinstance(setting, str):
            words = ON_OFF if hint is bool else self.words.get(name, {})
            if setting in words:
                return words[setting]
        numbers = about.numbers
        try:
            found = load(hint, setting)
        except CodecError:
            found = None
        if found is None or (numbers and not numbers.least <= found <= numbers.most):
            allowed = _allowed(hint, about.kind, numbers)
            raise self.bad(option=name, given=setting, allowed=allowed)
        return found


def _allowed(hint: Any, kind: Kind | None, numbers: Range | None) -> str:
    """The values of an option in words."""
    if numbers is not None:
        what = "a whole number" if hint is int else "a number"
        return f"{what}, {numbers.least} to {numbers.most}"
    if hint is bool:
        return "on, off"
    return ALLOWED[kind] if kind else ", ".join(get_args(hint))


ALLOWED: Mapping[Kind, str] = {
    "seat": "random, or a seat",
    "order": "random, or all seats in their order",
    "seats": "N, E, S, W",
}
