"""What a player may do."""

from typing import Literal

from divetable.core.form import Form
from divetable.core.values import Tagged
from divetable.games.plunge import refusals


class Dive(Tagged):
    """Choose how deep to dive, in secret. [P-1.2]"""

    depth: Literal[1, 2, 3]


class Leave(Tagged):
    """Leave the game. [P-2.2]"""


Action = Dive | Leave

read_action = Form[Action](Action, refusals.MALFORMED)
