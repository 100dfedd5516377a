"""What a diver, or the table itself, may do."""

from divetable.core.form import Form
from divetable.core.game import Seat
from divetable.core.values import Tagged
from divetable.games.dive import refusals
from divetable.games.dive.programs import Program


class PickCompanion(Tagged):
    """Choose a companion in the set-up, hidden. [D-5.3]"""

    companion: str


class SaveDraft(Tagged):
    """Save the board as it is; nobody else learns of it. [D-2.9] [D-5.22]"""

    program: Program


class Ready(Tagged):
    """Declare a program, or the saved draft, ready. [D-2.15]"""

    program: Program | None = None


class Withdraw(Tagged):
    """Take back ready. [D-2.15]"""


class Announce(Tagged):
    """Use your companion openly. [D-5.6]"""

    companion: str
    target: Seat | None = None  # the dolphins' other player


class PlaceOctopus(Tagged):
    """Put the octopus on the stack. [D-5.15]

    The position is that of its centre, in thousandths of the card; the angle is in degrees.
    """

    x: int
    y: int
    angle: int


class HoldBreath(Tagged):
    """Take a breath in the three seconds after the fugu appears. [D-5.82]"""


class Breathe(Tagged):
    """Breathe again: the draft is locked as it is. [D-5.80]"""


class PlayAxolotl(Tagged):
    """Play the axolotl now. [D-5.71]"""


class DeclineAxolotl(Tagged):
    """Keep the axolotl for later. [D-5.71]"""


class Leave(Tagged):
    """Leave the game for good. (D-Q45)"""


class Resume(Tagged):
    """Wake a suspended table. (D-Q96)"""


class TimeUp(Tagged):
    """The table reports that a clock has run out. [D-5.21]"""

    number: int


class CutOff(Tagged):
    """The table reports that a player's connection is lost. [D-2.13] [D-5.82]"""

    seat: Seat


Action = (
    PickCompanion
    | SaveDraft
    | Ready
    | Withdraw
    | Announce
    | PlaceOctopus
    | HoldBreath
    | Breathe
    | PlayAxolotl
    | DeclineAxolotl
    | Leave
    | Resume
    | TimeUp
    | CutOff
)

read_action = Form[Action](Action, refusals.MALFORMED)

BINDING = frozenset({Announce, PlaceOctopus, Breathe, PlayAxolotl, DeclineAxolotl})
"""Announced or locked: the player who did it cannot take it back alone. [D-5.6] [D-5.15] (D-Q93)"""
