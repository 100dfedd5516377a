"""Since which step each seat is asked what it is asked now. [T-2.5]"""

from collections.abc import Mapping, Set

from divetable.core.game import Seat


class Questions:
    """What the game last asked of each seat."""

    __slots__ = ("acts", "contexts", "since")

    def __init__(self, seats: int) -> None:
        self.since = [1] * seats
        self.acts = [0] * seats  # how often each seat has acted
        self.contexts: list[tuple[bool, int, int]] = [(False, 0, 0)] * seats

    def resize(self, seats: int) -> None:
        """Before the start nobody was asked anything."""
        self.since = [1] * seats
        self.acts = [0] * seats
        self.contexts = [(False, 0, 0)] * seats

    def begin_again(self) -> None:
        """The game began, went on after a pause, or went back. A request alone asks nobody anything
        about the game, and must not make a move stale that is on its way."""
        self.contexts = [(False, -1, -1)] * len(self.since)

    def look_at(self, waited_for: Set[Seat], rounds: int, newest: Mapping[int, int]) -> None:
        """Note the step on which each seat was asked something else than before."""
        for at, old in enumerate(self.contexts):
            context = (at in waited_for, rounds, self.acts[at])
            if context != old:
                self.contexts[at] = context
                self.since[at] = newest[at]
