"""Dive: programs typed level by level, help by what it did, companions that several wanted."""

import re
from collections.abc import Iterator
from types import MappingProxyType

from divetable.core.codec import Json
from divetable.terminal.boards.dive import card_name, levels_text
from divetable.terminal.speech.speech import Facts, Speech
from divetable.words import say

LAST_CALM_FIELD = 15
LEVEL = re.compile(r"[1-5]+[sn]?|-")


class DiveSpeech(Speech):
    silent = frozenset(
        {
            "ClockStarted", "ClockStopped", "ChiefDeckShuffled", "ChiefCovered", "AxolotlAsked",
            "AxolotlDeclined", "GameEnded",
        }
    )  # fmt: skip
    typed = MappingProxyType({"Ready": "ready", "SaveDraft": "draft", "PlaceOctopus": "octopus"})
    not_waited_for = frozenset({"Withdraw", "Announce", "PlaceOctopus", "Breathe"})

    def name(self, seat: int | None) -> str:
        """The chief has no seat and comes after everybody else."""
        if seat is not None and seat >= len(self.names):
            return self.say("chief")
        return super().name(seat)

    def event(self, event: Json) -> str | None:
        said = super().event(event)
        if said is not None and event["type"] == "PicksShown":
            return " ".join([said, *self._contests(event)])
        return said

    def name_of_action(self, action: Json) -> str:
        match action:
            case {"type": "Announce", "target": int()}:
                return "Announce-target"
            case _:
                return super().name_of_action(action)

    def name_of_event(self, event: Json) -> str:
        return f"{super().name_of_event(event)}{_help(event)}"

    def facts_of_action(self, action: Json, view: Json) -> Facts:
        return self._named(super().facts_of_action(action, view))

    def facts_of_event(self, event: Json) -> Facts:
        facts = self._named(super().facts_of_event(event))
        if facts.get("program"):
            facts["program"] = levels_text(facts["program"])
        if "helper" in facts:
            code = facts["helper"][0].upper()  # as on the cards: green, red, manta
            facts["helper"] = card_name(code, self.language)
        if "code" in facts:
            facts["card"] = card_name(facts["code"], self.language)
            facts["right"] = self.all_names(facts["right"])
            facts["wrong"] = self.all_names(facts["wrong"])
        if "owners" in facts:
            facts["companions"] = ", ".join(
                f"{self.name(seat)}: {self._companion(one)}"
                for seat, one in enumerate(facts["owners"])
                if one
            )
        if "moves" in facts:
            facts["moves"] = ", ".join(
                f"{self.name(diver)} {by:+d}" for diver, by in enumerate(facts["moves"])
            )
        return facts

    def _named(self, facts: Facts) -> Facts:
        if facts.get("companion"):
            facts["companion"] = self._companion(facts["companion"])
        if "target" in facts:
            facts["target"] = self.name(facts["target"])
        return facts

    def _companion(self, one: str) -> str:
        return say(self.language, f"dive-name-{one}")

    def _contests(self, event: Json) -> Iterator[str]:
        """Who got what several wanted, and why. [D-5.2] [D-5.3]"""
        picks, owners = event["picks"], event["owners"]
        for wanted in dict.fromkeys(
            pick for pick, own in zip(picks, owners, strict=True) if pick and pick != own
        ):
            yield self.say(
                f"said-PicksShown-{event.get('by') or 'lot'}",
                companion=self._companion(wanted),
                names=self.all_names([at for at, pick in enumerate(picks) if pick == wanted]),
                who=self.name(owners.index(wanted)),
            )

    # The end

    def verdict(self, view: Json) -> str:
        """With the chief, who may win too. [D-6.31] [D-6.32]"""
        result, names = view["result"], self.names
        if result["verdict"] == "practice":
            return self.say("practice-over")
        if result["verdict"] == "chief":
            chief = [score for _, score in self.rivals(view)]
            scores = zip(names, result["scores"], strict=False)
            level = [name for name, score in scores if score in chief]
            if level:
                return self.say("chief-won-tie", names=", ".join(level))
            return self.say("chief-won")
        return super().verdict(view)

    def rivals(self, view: Json) -> list[tuple[str, int]]:
        chief = view["positions"][len(view["result"]["scores"]) :]
        return [(self.say("chief"), score) for score in chief]

    # What is typed

    def how(self, part: Json) -> list[str]:
        hints = [part["kind"], *(one for one in ("clownfish", "anglerfish") if part.get(one))]
        return [self.say(f"how-{hint}") for hint in hints]

    def read(self, kind: str, parts: list[str]) -> Json:
        if kind == "PlaceOctopus":
            return _octopus(parts)
        program = _program(parts)
        return None if program is None else {"type": kind, "program": program}


def _help(event: Json) -> str:
    """Which of several sentences tells what help did."""
    match event:
        case {"type": "Helped", "helper": helper, "to": to}:
            start = event.get("start")  # records of before do not say
            if start == to or (helper == "manta" and to > LAST_CALM_FIELD):
                return "-nothing"
            return "-back" if start is not None and to < start else ""
        case _:
            return ""


def _octopus(parts: list[str]) -> Json:
    if len(parts) != 3 or not all(re.fullmatch(r"-?\d{1,6}", part) for part in parts):
        return None
    x, y, angle = map(int, parts)
    return {"type": "PlaceOctopus", "x": x, "y": y, "angle": angle}


def _program(parts: list[str]) -> Json:
    """`1 3s 45 - 2 clownfish=3` as JSON; None if it is no program."""
    program: dict[str, Json] = {"levels": [], "clownfish": None, "anglerfish": None}
    for part in parts:
        name, equals, given = part.partition("=")
        if not equals and LEVEL.fullmatch(part):
            program["levels"].append(_level(part))
        elif name == "clownfish" and given.isdigit():
            program["clownfish"] = int(given)
        elif name == "anglerfish" and given in ("s", "n"):
            program["anglerfish"] = given
        else:
            return None
    return program


def _level(text: str) -> str:
    """Tokens in rising order, then the side; `-` is a level without any."""
    if text == "-":
        return ""
    tokens = "".join(sorted(text.rstrip("sn")))
    return tokens + ("s" if text.endswith("s") else "")


SPEECH = DiveSpeech
