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
    """Keep what lies on the board so far; nobody else learns of it. [D-2.9] [D-5.22]"""

    program: Program


class Ready(Tagged):
    """Declare a program, or the draft as it lies, to be ready. [D-2.15]"""

    program: Program | None = None


class Withdraw(Tagged):
    """Be no longer ready. [D-2.15]"""


class Announce(Tagged):
    """Use one's companion before everybody. [D-5.6]"""

    companion: str
    target: Seat | None = None  # the dolphins' other player


class PlaceOctopus(Tagged):
    """Put the octopus on the stack. [D-5.15]

    The place is that of its centre, in thousandths of the card; the angle is in degrees.
    """

    x: int
    y: int
    angle: int


class HoldBreath(Tagged):
    """Take breath in the three seconds after the fugu appears. [D-5.82]"""


class Breathe(Tagged):
    """Let go: the draft is locked as it lies. [D-5.80]"""


class PlayAxolotl(Tagged):
    """Yes, now. [D-5.71]"""


class DeclineAxolotl(Tagged):
    """Not now. [D-5.71]"""


class Leave(Tagged):
    """Leave the game for good. (D-Q45)"""


class Resume(Tagged):
    """Wake a suspended table. (D-Q96)"""


class TimeUp(Tagged):
    """By the table: a clock has run out. [D-5.21]"""

    number: int


class CutOff(Tagged):
    """By the table: a player's connection is lost. [D-2.13] [D-5.82]"""

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
