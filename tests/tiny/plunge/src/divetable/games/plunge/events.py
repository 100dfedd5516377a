"""What can happen. Secrets are None to those who may not know them."""

from divetable.core.game import Result, Seat
from divetable.core.values import Tagged


class DepthChosen(Tagged):
    seat: Seat
    depth: int | None  # None to the other diver


class DepthsShown(Tagged):
    depths: tuple[int, ...]
    pearl: int
    points: tuple[int, ...]  # what each diver scores


class RoundBegan(Tagged):
    round: int


class DiverLeft(Tagged):
    seat: Seat


class GameEnded(Tagged):
    result: Result


Event = DepthChosen | DepthsShown | RoundBegan | DiverLeft | GameEnded

WHY = {
    "DepthChosen": "P-1.2",
    "DepthsShown": "P-1.3 P-1.4 P-1.5",
    "RoundBegan": "P-1.1",
    "DiverLeft": "P-2.2",
    "GameEnded": "P-2.1 P-2.2",
}
