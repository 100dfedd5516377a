"""The giant octopus: a round cardboard tile that lies on top of the stack. [D-5.15] [D-5.16]"""

from functools import lru_cache

import numpy as np

from divetable.games.dive.geometry import CARD, OCTOPUS
from divetable.games.dive.state import OctopusPlace
from divetable.ocean.errors import OceanError
from divetable.ocean.prints import SIDE, Figure, Picture, stamp

LOBES = 8
WAVE = 0.035  # depth of the wavy edge, as a share of the radius
GROUND = np.array([46, 22, 44], np.float32)
RIM = np.array([226, 190, 160], np.float32)


@lru_cache(maxsize=4)
def tile(place: OctopusPlace, size: int) -> Picture:
    """The tile in its place: opaque within its edge, nothing around it."""
    if not (0 <= place.x <= CARD and 0 <= place.y <= CARD):
        raise OceanError(f"the octopus cannot lie at {place.x}, {place.y}; the card ends at {CARD}")
    x, y = place.x / CARD * size, place.y / CARD * size
    radius = OCTOPUS / CARD / 2 * size
    rows, columns = np.mgrid[0:size, 0:size].astype(np.float32) + 0.5
    distance = np.hypot(columns - x, rows - y)
    angle = np.arctan2(rows - y, columns - x) - np.radians(place.angle)
    edge = radius * (1 - WAVE + WAVE * np.cos(LOBES * angle)) - 1
    inside = np.clip(edge - distance + 0.5, 0, 1)
    rim = np.exp(-(((edge - distance - size / 120) / (size / 220)) ** 2))[..., None]
    fall = np.clip(1.25 - 0.55 * distance / radius, 0, 2)[..., None]
    colour = GROUND * fall * (1 - rim) + RIM * rim
    picture = np.dstack([colour * inside[..., None], inside * 255])
    painted = np.ascontiguousarray(np.clip(picture + 0.5, 0, 255).astype(np.uint8))
    middle = (place.x / CARD * SIDE, place.y / CARD * SIDE)
    stamp(painted, Figure("octopus", 0, *middle, place.angle, 0.76), size / SIDE)
    painted[..., 3] = np.asarray(inside * 255 + 0.5, np.uint8)
    painted[..., :3] = np.minimum(painted[..., :3], painted[..., 3:])
    return painted
