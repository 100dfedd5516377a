"""What a seat may do, described instead of listed.

A diver in Dive may confirm any of 13,502 programs; a list of them would cost more than the rest of
the game. A space says which kinds of action there are and how many of each, draws one at random,
checks one, and lists them only on request.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from divetable.core.chance import Randomness
from divetable.core.codec import encode
from divetable.core.values import Value, replace

LONG = 24
"""Actions; what is longer is described by what they have in common."""
WORTH_IT = 3
"""Actions that are described together."""

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Choice(Value):
    """What a client needs to offer actions of one kind. Games may have kinds that say more, or list
    nothing."""

    kind: str


class Alike(Value, Generic[A]):
    """Actions that differ in one part only: it may be any of these."""

    like: A
    part: str
    among: tuple[str | int, ...]


class ListedChoice(Choice, Generic[A], omit_defaults=True):
    """Any of these, and of those that are alike."""

    any_of: Sequence[A]
    alike: tuple[Alike[A], ...] = ()


class Folded(NamedTuple):
    """Actions of a kind, some listed, others by what they have in common."""

    any_of: Sequence[Any]
    alike: tuple[Alike[Any], ...]

    @property
    def actions(self) -> Sequence[Any]:
        """All of them, in the order in which a client reads them."""
        if not self.alike:
            return self.any_of
        alike = [replace(one.like, **{one.part: it}) for one in self.alike for it in one.among]
        return [*self.any_of, *alike]


def folded(actions: Sequence[Any]) -> Folded:
    """A long list is shorter if actions that differ in one part only are told together; the longest
    of these come last."""
    if len(actions) <= LONG:
        return Folded(actions, ())
    alike: list[Alike[Any]] = []
    left = dict.fromkeys(actions)
    groups = [
        (part, group) for part in actions[0].__struct_fields__ for group in _alike(left, part)
    ]
    for part, group in sorted(groups, key=lambda each: len(each[1]), reverse=True):
        if len(same := [action for action in group if action in left]) >= WORTH_IT:
            alike.append(Alike(same[0], part, tuple([getattr(one, part) for one in same])))
            for action in same:
                del left[action]
    return Folded(list(left), tuple(sorted(alike, key=lambda one: len(one.among))))


def _alike(actions: Iterable[Any], part: str) -> Iterable[list[Any]]:
    """The groups of those that are the same but for this part."""
    found: dict[Any, list[Any]] = {}
    for action in actions:
        found.setdefault(replace(action, **{part: None}), []).append(action)
    return found.values()


class Part(Protocol[A_co]):
    """All actions of one kind."""

    @property
    def kind(self) -> str:
        """The name of the action."""
        ...

    @property
    def weight(self) -> float:
        """How often a random player picks it, relative to the other kinds."""
        ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[A_co]: ...

    def sample(self, rng: Randomness) -> A_co:
        """Any of them, all equally likely."""
        ...

    def describe(self) -> Choice:
        """What a client needs to offer this kind."""
        ...

    def text(self) -> bytes:
        """The same as JSON."""
        ...


class Written(ABC):
    """What a part of any kind can do once it describes itself."""

    __slots__ = ("_text",)
    _text: bytes

    @abstractmethod
    def describe(self) -> Choice: ...

    def text(self) -> bytes:
        """Written once: games keep the parts that they offer often."""
        try:
            return self._text
        except AttributeError:
            self._text = encode(self.describe())
            return self._text


class Listed(Written, Generic[A]):
    """A part that is short enough to be listed."""

    __slots__ = ("_actions", "kind", "weight")

    def __init__(self, actions: Sequence[A], weight: float = 1.0) -> None:
        self.kind = type(actions[0]).__name__
        self.weight = weight
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    def sample(self, rng: Randomness) -> A:
        return self._actions[int(rng.random() * len(self._actions))]

    def describe(self) -> Choice:
        return ListedChoice(self.kind, *folded(self._actions))


class Space(Generic[A]):
    """Everything a seat may do now."""

    __slots__ = ("_check", "parts")

    def __init__(self, parts: tuple[Part[A], ...], check: Callable[[A], object]) -> None:
        self.parts = parts
        self._check = check

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __iter__(self) -> Iterator[A]:
        for part in self.parts:
            yield from part

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(part.kind for part in self.parts)

    def part(self, kind: str) -> Part[A]:
        """The actions of one kind; a KeyError if there are none now."""
        for part in self.parts:
            if part.kind == kind:
                return part
        raise KeyError(kind)

    def check(self, action: A) -> None:
        """Raise the refusal this action would meet, if any."""
        self._check(action)

    def sample(self, rng: Randomness) -> A:
        """A kind by its weight, then any action of that kind."""
        parts = self.parts
        if len(parts) == 1:
            return parts[0].sample(rng)
        left = rng.random() * sum(part.weight for part in parts)
        for part in parts:
            left -= part.weight
            if left < 0:
                return part.sample(rng)
        return parts[-1].sample(rng)  # pragma: no cover - only by rounding

    def describe(self) -> list[Choice]:
        """What a client needs to offer these actions."""
        return [part.describe() for part in self.parts]
