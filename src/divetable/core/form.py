"""What comes in must first have the right form."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from divetable.core.codec import CodecError, load
from divetable.core.errors import Refusal

T = TypeVar("T")


@dataclass(frozen=True)
class Form(Generic[T]):
    """Reads a document, or checks a value made in Python, and refuses in the game's words."""

    kind: Any  # a union is no type to the type checkers
    malformed: Refusal  # takes `problem`

    def __call__(self, given: object) -> T:
        try:
            found: T = load(self.kind, given)
        except CodecError as error:
            raise self.malformed(problem=str(error)) from None
        return found
