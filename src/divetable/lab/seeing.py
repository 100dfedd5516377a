"""How bots see Dive's stack in simulations."""

from typing import Any

from divetable.ocean import scene
from divetable.ocean.field import light_field


def picture(state: Any) -> bytes:
    """What a server would send: the pack of all views."""
    return light_field(scene(state))


def reading(state: Any, level: str, seed: str, seat: int) -> Any:
    """What an eye would have read, as often right as was measured."""
    raise LookupError("no readings have been measured")
