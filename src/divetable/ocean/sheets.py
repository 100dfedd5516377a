"""Pictures for people: all cards on one sheet, or a stack."""

import numpy as np

from divetable.core.values import replace
from divetable.games.dive.components import OceanCard
from divetable.games.dive.geometry import CARD, octopus_margin
from divetable.games.dive.start import start
from divetable.games.dive.state import OctopusPlace
from divetable.ocean.errors import OceanError
from divetable.ocean.field import developed, over_water
from divetable.ocean.optics import LIGHTS
from divetable.ocean.prints import Picture, default_plan, plans, printed
from divetable.ocean.scenes import scene

GAP = 6
PAPER = 236


def cards(deck: tuple[OceanCard, ...], seed: str | None, size: int, columns: int) -> Picture:
    """Every card, in the order of the data."""
    found = {card.id: default_plan(card) for card in deck} if seed is None else plans(deck, seed)
    pictures = [over_water(*printed(found[card.id], size)) for card in deck]
    rows = -(-len(pictures) // columns)
    step = size + GAP
    sheet = np.full((rows * step + GAP, columns * step + GAP, 3), PAPER, np.uint8)
    for number, picture in enumerate(pictures):
        y, x = (GAP + step * at for at in divmod(number, columns))
        sheet[y : y + size, x : x + size] = picture
    return sheet


def stack(
    seed: str,
    taken: int,
    light: str,
    tilt: tuple[float, float],
    setting: str,
    size: int,
    octopus: tuple[int, int, int] | None,
) -> Picture:
    """The stack of a game after some cards are taken off."""
    if light not in LIGHTS:
        raise OceanError(f"there is no light {light!r}; there are {', '.join(LIGHTS)}")
    if max(abs(tilt[0]), abs(tilt[1])) > 1:
        raise OceanError(f"a tilt of {tilt[0]:g}, {tilt[1]:g}; both go from -1 to 1")
    state = start(2, {"flashlight": "private"}, seed)
    state.taken = state.round_start = taken
    now = scene(state, setting, size)
    if octopus:
        x, y, angle = octopus
        margin = octopus_margin(angle)
        if not margin <= min(x, y) <= max(x, y) <= CARD - margin:
            raise OceanError(
                f"turned by {angle}, the octopus may lie from {margin} to {CARD - margin}"
            )
        now = replace(now, octopuses=(OctopusPlace(x, y, angle % 360),))
    return developed(now, light).seen(*tilt)
