"""The whole table, secrets included. Only `changes.py` changes it."""

from dataclasses import dataclass

from divetable.core.chance import Chance, below
from divetable.core.game import Result, Seat
from divetable.games.plunge.agenda import ChooseDepth, Task
from divetable.games.plunge.options import Options

SEATS = (Seat(0), Seat(1))
DEPTHS = (1, 2, 3)


@dataclass(slots=True)
class State:
    options: Options
    seed: str
    round: int
    depths: list[int]  # chosen in this round, by seat; 0 until then
    scores: list[int]
    agenda: list[Task]
    result: Result | None = None

    def copy(self) -> "State":
        return State(
            self.options, self.seed, self.round, self.depths[:], self.scores[:], self.agenda[:],
            self.result,
        )  # fmt: skip

    @property
    def undecided(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if not self.depths[seat])

    def pearl(self) -> int:
        """Where the pearl of this round lies; nobody sees it. [P-1.3]"""
        return DEPTHS[below(len(DEPTHS), Chance(self.seed, f"pearl {self.round}"))]


def question() -> Task:
    """Both are asked at once. [P-1.2]"""
    return ChooseDepth(SEATS)
