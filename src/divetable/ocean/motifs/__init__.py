"""Every drawing by its name."""

from collections.abc import Callable
from functools import partial

from numpy.random import RandomState

from divetable.ocean.curves import Drawing
from divetable.ocean.motifs import decoys, drifters, plants, sharks, turtles
from divetable.ocean.motifs.manta import manta

Motif = Callable[[RandomState], Drawing]

MOTIFS: dict[str, Motif] = {
    "shark-a": sharks.reef,
    "shark-b": sharks.hammer,
    "shark-c": sharks.tiger,
    "green": turtles.green_turtle,
    "red": turtles.red_turtle,
    "manta": manta,
    "whale": decoys.whale,
    "dolphin": decoys.dolphin,
    "tuna": decoys.tuna,
    "octopus": drifters.octopus,
    "bubbles": drifters.bubbles,
    **{f"jelly-{hue}": partial(drifters.jelly, hue=hue) for hue in drifters.JELLIES},
    **{f"star-{hue}": partial(drifters.star, hue=hue) for hue in drifters.STARS},
    **{
        f"school-{kind}": partial(drifters.school, kind=kind, many=many)
        for kind, many in zip(drifters.FISH, (15, 12, 12, 9, 10), strict=True)
    },
    **{f"kelp-{hue}": partial(plants.kelp, hue=hue) for hue in plants.KELPS},
    **{f"grass-{hue}": partial(plants.grass, hue=hue) for hue in plants.GRASSES},
    **{f"fan-{hue}": partial(plants.fan, hue=hue) for hue in plants.FANS},
    **{f"staghorn-{hue}": partial(plants.staghorn, hue=hue) for hue in plants.STAGHORNS},
}
