"""Values: small things that never change, such as actions, events, tasks and views.

Rules, wire and records share them; msgspec makes, compares, writes and reads them. In JSON a value
is an object with its fields; a `Tagged` one, a member of a union, also has the name of its class as
"type".

>>> class Dived(Tagged):
...     depth: int
>>> msgspec.json.encode(Dived(3))
b'{"type":"Dived","depth":3}'
"""

from typing import dataclass_transform

import msgspec
from msgspec.structs import replace

__all__ = ["Tagged", "Value", "replace"]


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True
):  # values never hold what holds them, so the garbage collector need not look into them
    """Something that is nothing but its fields."""


class Tagged(Value, tag=True):
    """A value that names which member of its union it is."""
