"""Whatever is handed in must first of all have the form of what it is said to be."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from divetable.core.codec import CodecError, load
from divetable.core.errors import Refusal

T = TypeVar("T")


@dataclass(frozen=True)
class Form(Generic[T]):
    """Reads a document, or looks through a thing made in Python, and refuses in a game's words."""

    kind: Any  # a union is no type to the type checkers
    malformed: Refusal  # takes `problem`

    def __call__(self, given: object) -> T:
        try:
            found: T = load(self.kind, given)
        except CodecError as error:
            raise self.malformed(problem=str(error)) from None
        return found
