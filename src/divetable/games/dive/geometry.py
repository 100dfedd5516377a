"""Where the octopus may lie on the stack. [D-5.16]"""

from math import cos, radians, sin

CARD = 1000  # the card's side; everything on it is measured in thousandths of it
OCTOPUS = 500  # the side of the octopus's bounding box


def octopus_margin(angle: int) -> int:
    """How far from the card's edge its centre must stay when it is turned. [D-5.16]"""
    turn = radians(angle % 90)
    exact = OCTOPUS / 2 * (cos(turn) + sin(turn))
    return round(exact + 0.49)  # up, but not for the last bit of a cosine
