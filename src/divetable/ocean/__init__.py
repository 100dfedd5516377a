"""The ocean: the transparent stack of Dive, drawn so that it gives away what light would.

    now = ocean.scene(state)              # secrets inside: stays on the server
    ocean.still(now, "above")             # a picture, at once
    ocean.light_field(now, "above")       # all views, in one pack
    ocean.card_picture(now, 3)            # the third card taken off, while it may be seen
    ocean.sonar(now)                      # worth the same, without eyes

`Darkroom` makes these in processes of its own, ahead of time. Importing this module is light;
NumPy, OpenCV and Numba come with the first picture.
"""

from divetable.ocean.darkroom import KERNEL, Darkroom
from divetable.ocean.echo import Echo, sonar
from divetable.ocean.errors import OceanError
from divetable.ocean.optics import LIGHTS, SETTINGS, Light
from divetable.ocean.packs import Form
from divetable.ocean.scenes import Scene, scene

__all__ = [
    "KERNEL",
    "LIGHTS",
    "SETTINGS",
    "Darkroom",
    "Echo",
    "Form",
    "Light",
    "OceanError",
    "Scene",
    "card_picture",
    "light_field",
    "scene",
    "sonar",
    "still",
    "warm_up",
]


def still(scene: Scene, light: Light = "above") -> bytes:
    """The view from straight above, as WebP."""
    from divetable.ocean import field

    return field.still(scene, light)


def light_field(scene: Scene, light: Light = "above", form: Form = "av1") -> bytes:
    """All views under a light as one pack (docs/ocean.md): "av1", or "webp" for old browsers."""
    from divetable.ocean import field

    return field.light_field(scene, light, form)


def card_picture(scene: Scene, number: int) -> bytes:
    """A card off the stack, by its number in order of taking off (1 is the first); WebP."""
    from divetable.ocean import field

    return field.card_picture(scene, number)


def warm_up() -> None:
    """Load everything pictures need, or compile it, so that the first is as fast as the next."""
    from divetable.ocean import darkroom

    darkroom.warm_up()
