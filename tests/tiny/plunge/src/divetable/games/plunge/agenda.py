"""What can be left to do."""

from divetable.core.resolution import SealedQuestion
from divetable.core.values import Tagged


class ChooseDepth(SealedQuestion):
    """Those who have not chosen yet. [P-1.2]"""


class ShowDepths(Tagged):
    """Both have chosen. [P-1.3]"""


Task = ChooseDepth | ShowDepths
