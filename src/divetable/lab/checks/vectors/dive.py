"""Vectors of Dive, in the two forms of docs/rules/dive.md section 4."""

from typing import Any

from divetable.core.errors import RulesError
from divetable.core.game import TABLE, Seat
from divetable.games.dive import DIVE
from divetable.games.dive.actions import (
    Action,
    Announce,
    CutOff,
    DeclineAxolotl,
    HoldBreath,
    PlaceOctopus,
    PlayAxolotl,
    Ready,
    SaveDraft,
    TimeUp,
)
from divetable.games.dive.components import Companion
from divetable.games.dive.events import (
    AxolotlPlayed,
    DolphinsPaid,
    Event,
    GameEnded,
    Helped,
    LevelChecked,
    Rested,
)
from divetable.games.dive.options import read_options
from divetable.games.dive.positions import Position, set_up
from divetable.games.dive.programs import SPEED, Program, check_confirmed, forced, tidy

Vector = dict[str, Any]


def differences(vector: Vector) -> list[str]:
    """Where the rules differ from what the vector expects."""
    if "programs" in vector:
        return round_differences(vector)
    return legality_differences(vector)


# Programs


def legality_differences(vector: Vector) -> list[str]:
    options = read_options(vector.get("options"), seats=2)
    found: Vector = {"legal": False, "speeds": None, "forced": None}
    try:
        draft = tidy(Program(tuple(vector["program"])), options.mode)
        found["forced"] = list(forced(draft, options.mode).levels)
        check_confirmed(draft.levels, options.mode, options.require_all_tokens)
        found["legal"] = True
        found["speeds"] = [SPEED[level] for level in draft.levels]
    except RulesError:
        pass
    expected = {key: vector[key] for key in found if key in vector}
    return _compare(expected, found)


# Rounds


class Run:
    """A round of a vector as its events come in."""

    def __init__(self, position: Position) -> None:
        self.state = position.state
        self.names = position.names
        self.positions = list(position.state.positions)
        self.level_pos: list[dict[str, int]] = []
        self.helped: list[str | None] = []
        self.errors: set[str] = set()
        self.rest = dict.fromkeys(position.names, 0)  # nobody moves if nobody dives
        self.after_rest = self.named(self.positions)
        self.has_ended = False

    def act(self, seat: Seat, action: Action) -> None:
        step = DIVE.apply(self.state, seat, action)
        self.state = step.state
        for event in step.events:
            self.note(event)

    def note(self, event: Event) -> None:
        match event:
            case LevelChecked(_, _, _, wrong):
                self.helped.append(None)
                self.errors.update(self.names[diver] for diver in wrong)
                self.level_pos.append(self.named(self.positions))
            case Helped(diver, _, _, to):
                self.helped[-1] = self.names[diver]
                self.positions[diver] = to
                self.level_pos[-1] = self.named(self.positions)
            case DolphinsPaid(seat, to):
                self.positions[seat] = to
            case Rested(moves):
                self.rest = self.named(moves)
                self.positions = [at + by for at, by in zip(self.positions, moves, strict=True)]
                self.after_rest = self.named(self.positions)
            case AxolotlPlayed(_, positions):
                self.positions = list(positions)
            case GameEnded():
                self.has_ended = True
            case _:
                pass

    def named(self, numbers: list[int] | tuple[int, ...]) -> dict[str, int]:
        return dict(zip(self.names, numbers, strict=True))

    @property
    def winners(self) -> list[str] | None:
        result = self.state.result
        if result is None:
            return None
        if result.verdict == "chief":
            return ["chief"]
        return [self.names[seat] for seat in result.winners]


def round_differences(vector: Vector) -> list[str]:
    position = set_up(vector)
    played = Run(position)
    use_companions(played, position, vector)
    program_all(played, position, vector)
    while played.state.phase == "axolotl":
        [seat] = DIVE.to_act(played.state)
        wants_it = "axolotl" in vector.get("use", {}).get(position.names[seat], {})
        played.act(seat, PlayAxolotl() if wants_it else DeclineAxolotl())
    found: Vector = {
        "level_pos": played.level_pos,
        "helped": played.helped,
        "errors": sorted(played.errors),
        "rest": played.rest,
        "after_rest": played.after_rest,
        "final": played.named(played.positions),
        "end": played.has_ended,
        "winners": played.winners,
        "cards_used": len(played.level_pos),
    }
    expected = dict(vector["expect"])
    if "errors" in expected:
        expected["errors"] = sorted(expected["errors"])
    if expected.get("winners") and found["winners"]:
        expected["winners"] = sorted(expected["winners"])
        found["winners"] = sorted(found["winners"])
    return _compare(expected, found)


def use_companions(played: Run, position: Position, vector: Vector) -> None:
    """Announce open companions; those on the board come with the program."""
    for name, used in vector.get("use", {}).items():
        seat = position.seat(name)
        for companion, detail in used.items():
            match companion:
                case "clownfish" | "anglerfish":
                    pass
                case "axolotl" if played.state.options.axolotl_timing == "rest":
                    pass
                case "octopus":
                    played.act(seat, PlaceOctopus(500, 500, 0))
                case "dolphins":
                    played.act(seat, Announce("dolphins", position.seat(detail)))
                case _:
                    known: Companion = companion
                    played.act(seat, Announce(known))
    if played.state.fugu:
        for seat in played.state.present:
            played.act(seat, HoldBreath())
        clock = next(d for d in played.state.deadlines if d.kind == "breathe_in")
        played.act(TABLE, TimeUp(clock.number))


def program_all(played: Run, position: Position, vector: Vector) -> None:
    """Confirm legal programs; cut off the others, as D-2.13 says."""
    unknown = sorted(vector["programs"].keys() - set(position.names))
    if unknown:
        raise ValueError(f"programs of {', '.join(unknown)}, who does not play")
    for seat in played.state.present:
        name = position.names[seat]
        used = vector.get("use", {}).get(name, {})
        program = Program(
            tuple(vector["programs"].get(name, ())),
            clownfish=used.get("clownfish"),
            anglerfish=used.get("anglerfish"),
        )
        try:
            played.act(seat, Ready(program))
        except RulesError:
            played.act(seat, SaveDraft(program))
            played.act(TABLE, CutOff(seat))


# Comparing


def _compare(expected: Vector, found: Vector) -> list[str]:
    told: list[str] = []
    for key, wanted in expected.items():
        if key not in found:
            told.append(f"unknown expectation {key!r}")
        elif not _holds_for_all_named(wanted, found[key]):
            told.append(f"{key} is {found[key]}, expected {wanted}")
    return told


def _holds_for_all_named(wanted: Any, got: Any) -> bool:
    """Equal, comparing only the divers that the vector names."""
    if _are(dict, wanted, got):
        return all(name in got and got[name] == number for name, number in wanted.items())
    if _are(list, wanted, got):
        return len(wanted) == len(got) and all(map(_holds_for_all_named, wanted, got))
    return bool(wanted == got)


def _are(kind: type, *things: Any) -> bool:
    return all(type(thing) is kind for thing in things)
