"""What can happen. Secrets are None to those who may not know them."""

from typing import Literal

from divetable.core.game import Deadline, Result, Seat
from divetable.core.values import Tagged
from divetable.games.dive.components import ChiefCard, Companion, Helper
from divetable.games.dive.programs import Program
from divetable.games.dive.state import OctopusPlace

Reason = Literal["orca", "fugu", "timer", "breath", "connection"]


class CompanionPicked(Tagged):
    seat: Seat
    companion: Companion | None  # None to everyone but the picker


class PicksShown(Tagged):
    """All picks, and who owns what: if several want the same, the youngest gets it."""

    picks: tuple[Companion | None, ...]
    owners: tuple[Companion | None, ...]
    by: Literal["age", "lot"] | None = None  # what decided; None if nothing had to


class RoundBegan(Tagged):
    round: int


class DraftSaved(Tagged):
    seat: Seat
    program: Program  # nobody else is told at all


class Readied(Tagged):
    seat: Seat
    program: Program | None  # None to everyone but the diver


class ReadyWithdrawn(Tagged):
    seat: Seat


class CompanionAnnounced(Tagged):
    seat: Seat
    companion: Companion
    target: Seat | None


class OctopusPlaced(Tagged):
    seat: Seat
    place: OctopusPlace | None  # None to everyone but the owner: the picture shows it


class ClockStarted(Tagged):
    deadline: Deadline


class ClockStopped(Tagged):
    number: int


class BreathTaken(Tagged):
    seat: Seat


class FuguBegan(Tagged):
    """Everybody breathes in; these hold their breath already."""

    holding: tuple[Seat, ...]


class BreathHeld(Tagged):
    """The three seconds are over; only divers who hold their breath go on."""


class Locked(Tagged):
    seat: Seat
    why: Reason
    program: Program | None  # None to everyone but the diver


class BoardsRevealed(Tagged):
    programs: tuple[Program, ...]


class ChiefRevealed(Tagged):
    card: ChiefCard
    covered: tuple[int, ...]


class ChiefDeckShuffled(Tagged):
    order: tuple[ChiefCard, ...] | None  # None to everyone


class LevelChecked(Tagged):
    """A card is taken off: its content, who was right or wrong, and the boards after it."""

    level: int
    code: str
    right: tuple[int, ...]
    wrong: tuple[int, ...]
    boards: tuple[tuple[str, ...], ...]


class Helped(Tagged):
    diver: int
    level: int
    helper: Helper
    to: int
    start: int | None = None  # where the diver was; older records do not say


class ChiefCovered(Tagged):
    covered: tuple[int, ...]


class StackRanOut(Tagged):
    """No card is left for this level: what lies here and deeper is discarded."""

    level: int


class DolphinsPaid(Tagged):
    seat: Seat
    to: int


class Rested(Tagged):
    """How far each diver moves in Phase 3."""

    moves: tuple[int, ...]


class AxolotlAsked(Tagged):
    seat: Seat


class AxolotlPlayed(Tagged):
    seat: Seat
    positions: tuple[int, ...]


class AxolotlDeclined(Tagged):
    seat: Seat


class NobodyDived(Tagged):
    """Everybody sat out: no card was taken off."""


class TableSuspended(Tagged): ...


class TableResumed(Tagged):
    seat: Seat


class PlayerLeft(Tagged):
    seat: Seat
    bot: bool  # a bot goes on in this seat


class GameEnded(Tagged):
    result: Result
    chief: int | None = None  # where he is, if he dives too; older records do not say


Event = (
    CompanionPicked
    | PicksShown
    | RoundBegan
    | DraftSaved
    | Readied
    | ReadyWithdrawn
    | CompanionAnnounced
    | OctopusPlaced
    | ClockStarted
    | ClockStopped
    | BreathTaken
    | FuguBegan
    | BreathHeld
    | Locked
    | BoardsRevealed
    | ChiefRevealed
    | ChiefDeckShuffled
    | LevelChecked
    | Helped
    | ChiefCovered
    | StackRanOut
    | DolphinsPaid
    | Rested
    | AxolotlAsked
    | AxolotlPlayed
    | AxolotlDeclined
    | NobodyDived
    | TableSuspended
    | TableResumed
    | PlayerLeft
    | GameEnded
)

WHY = {
    "CompanionPicked": "D-5.3",
    "PicksShown": "D-5.3",
    "RoundBegan": "D-2.6",
    "DraftSaved": "D-2.9",
    "Readied": "D-2.15",
    "ReadyWithdrawn": "D-2.15",
    "CompanionAnnounced": "D-5.6",
    "CompanionAnnounced.companion.orca": "D-5.20",
    "CompanionAnnounced.companion.giant_turtle": "D-5.37",
    "CompanionAnnounced.companion.dolphins": "D-5.50 D-5.52",
    "CompanionAnnounced.companion.white_shark": "D-5.60 D-5.61 D-5.62",
    "CompanionAnnounced.companion.axolotl": "D-5.70",
    "CompanionAnnounced.companion.fugu": "D-5.80",
    "CompanionAnnounced.companion.narwhal": "D-5.90",
    "OctopusPlaced": "D-5.15",
    "ClockStarted": "D-2.15 D-5.21",
    "ClockStopped": "D-2.15",
    "BreathTaken": "D-5.82",
    "FuguBegan": "D-5.80",
    "BreathHeld": "D-5.81",
    "Locked": "D-2.13",
    "Locked.why.orca": "D-5.21",
    "Locked.why.fugu": "D-5.81",
    "Locked.why.timer": "D-Q07",
    "Locked.why.breath": "D-5.82",
    "BoardsRevealed": "D-2.18",
    "ChiefRevealed": "D-6.12",
    "ChiefDeckShuffled": "D-6.34",
    "LevelChecked": "D-2.22 D-2.25 D-2.26",
    "Helped": "D-2.32",
    "Helped.helper.green": "D-2.35",
    "Helped.helper.red": "D-2.36",
    "Helped.helper.manta": "D-2.37",
    "ChiefCovered": "D-6.13 D-6.14",
    "StackRanOut": "D-2.46",
    "DolphinsPaid": "D-5.52",
    "Rested": "D-2.48",
    "AxolotlAsked": "D-5.71",
    "AxolotlPlayed": "D-5.72",
    "AxolotlDeclined": "D-5.71",
    "NobodyDived": "D-Q96",
    "TableSuspended": "D-Q96",
    "TableResumed": "D-Q96",
    "PlayerLeft": "D-Q45",
    "GameEnded": "D-2.57 D-2.59 D-2.62",
}
"""The rules behind each event; `Name.part.value` where a field tells them apart."""
