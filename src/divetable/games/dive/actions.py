"""What a diver, or the table itself, may do."""

from divetable.core.game import Seat
from divetable.core.values import value
from divetable.games.dive.programs import Program


@value
class PickCompanion:
    """Choose a companion in the set-up, hidden. [D-5.3]"""

    companion: str


@value
class SaveDraft:
    """Keep what lies on the board so far; nobody else learns of it. [D-2.9] [D-5.22]"""

    program: Program


@value
class Ready:
    """Declare a program, or the draft as it lies, to be ready. [D-2.15]"""

    program: Program | None = None


@value
class Withdraw:
    """Be no longer ready. [D-2.15]"""


@value
class Announce:
    """Use one's companion before everybody. [D-5.6]"""

    companion: str
    target: Seat | None = None  # the dolphins' other player


@value
class PlaceOctopus:
    """Put the octopus on the stack. [D-5.15]

    The place is that of its centre, in thousandths of the card; the angle is in degrees.
    """

    x: int
    y: int
    angle: int


@value
class HoldBreath:
    """Take breath in the three seconds after the fugu appears. [D-5.82]"""


@value
class Breathe:
    """Let go: the draft is locked as it lies. [D-5.80]"""


@value
class PlayAxolotl:
    """Yes, now. [D-5.71]"""


@value
class DeclineAxolotl:
    """Not now. [D-5.71]"""


@value
class Leave:
    """Leave the game for good. (D-Q45)"""


@value
class Resume:
    """Wake a suspended table. (D-Q96)"""


@value
class TimeUp:
    """By the table: a clock has run out. [D-5.21]"""

    number: int


@value
class CutOff:
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

BINDING = frozenset({Announce, PlaceOctopus, Breathe, PlayAxolotl, DeclineAxolotl})
"""Announced or locked: the player who did it cannot take it back alone. [D-5.6] [D-5.15] (D-Q93)"""
