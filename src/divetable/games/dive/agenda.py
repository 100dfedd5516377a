"""What can be left to do in a round. Tasks hold no secrets."""

from divetable.core.game import Seat
from divetable.core.resolution import Question, SealedQuestion
from divetable.core.values import Tagged


class ChooseCompanions(SealedQuestion):
    """Everyone without a companion picks one in secret. [D-5.3]"""


class Programming(SealedQuestion):
    """Phase 1: everyone programs at the same time and in secret. [D-2.9]"""


class AxolotlWindow(Question):
    """The owner may play the axolotl now. [D-5.71]"""


class Suspended(SealedQuestion):
    """Nobody has dived for three rounds; someone must wake the table. (D-Q96)"""


class BeginRound(Tagged): ...


class Dive(Tagged): ...


class Rest(Tagged): ...


class OfferAxolotl(Tagged):
    seat: Seat


class EndCheck(Tagged): ...


Task = (
    ChooseCompanions
    | Programming
    | AxolotlWindow
    | Suspended
    | BeginRound
    | Dive
    | Rest
    | OfferAxolotl
    | EndCheck
)
