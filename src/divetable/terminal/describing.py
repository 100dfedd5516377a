"""Actions and events as sentences, from their JSON. Those without a sentence do not need one."""

from collections.abc import Callable, Iterator
from typing import Any

from divetable import words
from divetable.core.codec import Json
from divetable.terminal.boards.dive import card_name, levels_text
from divetable.terminal.boards.scuba import event_name, place_name, printed, species_name

SILENT = {
    "dive": {
        "ClockStarted", "ClockStopped", "ChiefDeckShuffled", "ChiefCovered", "AxolotlAsked",
        "AxolotlDeclined", "GameEnded",
    },
    "scuba": {
        "DustCleared", "CurrentDeckShuffled", "DiveBegan", "EventDeckShuffled",
        "DescentForbidden", "TurnCut", "GameEnded",
    },
    "divers": {"Swept", "TurnEnded", "ClockStarted", "Ended"},
}  # fmt: skip
"""Events that show on the board, or are followed by one that says more."""

Facts = dict[str, Any]


class Describer:
    """Says what happens in a game, with the players' names and in their language."""

    def __init__(self, game: str, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language

    def action(self, action: Json, view: Json) -> str:
        """A choice, as offered."""
        return self._say(self._action_id(action), self._action_facts(action, view))

    def event(self, event: Json) -> str | None:
        """What happened; None if there is nothing to say about it."""
        kind = event["type"]
        if kind in SILENT[self.game]:
            return None
        said = self._say(f"said-{kind}{_suffix(event)}", self._event_facts(event))
        return " ".join([said, *self._contests(event)]) if kind == "PicksShown" else said

    def _say(self, message: str, facts: Facts) -> str:
        return words.say(self.language, f"terminal-{self.game}-{message}", **facts)

    def _name(self, seat: int | None) -> str:
        if seat is None or seat < 0:
            return ""
        if seat < len(self.names):
            return self.names[seat]
        return words.say(self.language, "terminal-dive-chief")

    def _all_names(self, seats: list[int]) -> str:
        return ", ".join(map(self._name, seats)) or "–"  # noqa: RUF001 - a dash

    # Actions

    def _action_id(self, action: Json) -> str:
        match action:
            case {"type": "Announce", "target": int()}:
                return "Announce-target"
            case {"type": "Consent", "agree": agree}:
                return "Consent-yes" if agree else "Consent-no"
            case {"type": "EndHere", "agree": agree}:
                return "EndHere-yes" if agree else "EndHere-no"
            case _:
                return str(action["type"])

    def _action_facts(self, action: Json, view: Json) -> Facts:
        facts: Facts = {name: fact for name, fact in action.items() if name != "type"}
        match self.game:
            case "dive":
                self._add_dive(facts)
            case "scuba":
                self._add_scuba(facts, view)
            case _:
                self._add_divers(facts)
        return facts

    def _add_dive(self, facts: Facts) -> None:
        if facts.get("companion"):
            facts["companion"] = words.say(self.language, f"dive-name-{facts['companion']}")
        if "target" in facts:
            facts["target"] = self._name(facts["target"])

    def _add_scuba(self, facts: Facts, view: Json) -> None:
        if "direction" in facts:
            facts["direction"] = words.say(self.language, f"scuba-name-{facts['direction']}")
        if "diver" in facts:
            facts["name"] = self._name(facts["diver"])
        if "tile" in facts:
            tile = next(
                one for one in (*view["open"], *view["covered"]) if one["tile"] == facts["tile"]
            )
            facts["place"] = place_name(tile["square"])
            facts["animal"] = species_name(tile.get("species", ""), self.language)
            facts["tile"] = f"{tile['colour']}{tile['tile']}"
        if "option" in facts:
            facts["effects"] = self._effects(view, facts["option"])
            facts["option"] += 1

    def _effects(self, view: Json, option: int) -> str:
        """What an option of the event card does, if we know the card."""
        task = view["agenda"][-1]
        card = printed("events").get(task["card"])
        if card is None:
            return str(task["card"])
        effects = card["effects"]
        path = task["path"]
        for at, way in zip(path[::2], path[1::2], strict=True):
            effects = _branches(effects[at])[way]
        chosen = _branches(effects[task["at"]])[option]
        return ", ".join(
            words.say(self.language, f"terminal-scuba-effect-{one['op']}", n=one.get("n", 0))
            for one in chosen
        )

    def _add_divers(self, facts: Facts) -> None:
        more = ""
        if facts.get("carry") or facts.get("carried"):
            more += words.say(self.language, "terminal-divers-with-treasure")
        if facts.get("end") and "to" in facts:
            more += words.say(self.language, "terminal-divers-ending", end=facts["end"])
        facts["more"] = more
        if facts.get("unit") == "treasure":
            facts["unit"] = words.say(self.language, "terminal-divers-treasure")

    # Events

    def _event_facts(self, event: Json) -> Facts:
        facts: Facts = {name: fact for name, fact in event.items() if name != "type"}
        for name in ("seat", "diver", "player"):
            if isinstance(facts.get(name), int):
                facts["who"] = self._name(facts[name])
        more: dict[str, Callable[[Facts], None]] = {
            "dive": self._add_dive_event,
            "scuba": self._add_scuba_event,
            "divers": self._add_divers_event,
        }
        more[self.game](facts)
        return facts

    def _add_dive_event(self, facts: Facts) -> None:
        self._add_dive(facts)
        if facts.get("program"):
            facts["program"] = levels_text(facts["program"])
        if "helper" in facts:
            code = facts["helper"][0].upper()  # as on the cards: green, red, manta
            facts["helper"] = card_name(code, self.language)
        if "code" in facts:
            facts["card"] = card_name(facts["code"], self.language)
            facts["right"] = self._all_names(facts["right"])
            facts["wrong"] = self._all_names(facts["wrong"])
        if "owners" in facts:
            facts["companions"] = ", ".join(
                f"{self._name(seat)}: {words.say(self.language, f'dive-name-{one}')}"
                for seat, one in enumerate(facts["owners"])
                if one
            )
        if "moves" in facts:
            facts["moves"] = ", ".join(
                f"{self._name(diver)} {by:+d}" for diver, by in enumerate(facts["moves"])
            )

    def _contests(self, event: Json) -> Iterator[str]:
        """Which of several players got the companion they wanted, and why. [D-5.2] [D-5.3]"""
        picks, owners = event["picks"], event["owners"]
        for wanted in dict.fromkeys(
            pick for pick, own in zip(picks, owners, strict=True) if pick and pick != own
        ):
            yield self._say(
                f"said-PicksShown-{event.get('by') or 'lot'}",
                {
                    "companion": words.say(self.language, f"dive-name-{wanted}"),
                    "names": self._all_names(
                        [at for at, pick in enumerate(picks) if pick == wanted]
                    ),
                    "who": self._name(owners.index(wanted)),
                },
            )

    def _add_scuba_event(self, facts: Facts) -> None:
        if isinstance(facts.get("to"), int):
            nowhere = words.say(self.language, "terminal-scuba-nowhere")
            facts["to"] = place_name(facts["to"]) if facts["to"] >= 0 else nowhere
        if "species" in facts:
            facts["animal"] = species_name(facts["species"], self.language)
        if "card" in facts:
            facts["card"] = event_name(facts["card"], self.language)
        if "front" in facts:
            front = facts["front"]
            known = front in ("event", "empty")
            facts["front"] = (
                words.say(self.language, f"terminal-scuba-front-{front}")
                if known
                else species_name(front, self.language)
            )

    def _add_divers_event(self, facts: Facts) -> None:
        self._add_divers(facts)
        if "patch" in facts:
            kind, _, number = facts["patch"].partition(":")
            message = f"terminal-divers-patch-{kind}"
            facts["patch"] = words.say(self.language, message, number=number)


LAST_CALM_FIELD = 15


def _suffix(event: Json) -> str:
    """Which of several sentences describes an event."""
    match event:
        case {"type": "Removed", "cause": cause}:
            return f"-{cause}"
        case {"type": "Helped", "helper": helper, "to": to}:
            start = event.get("start")  # older records do not say
            if start == to or (helper == "manta" and to > LAST_CALM_FIELD):
                return "-nothing"
            return "-back" if start is not None and to < start else ""
        case _:
            return ""


def _branches(effect: Json) -> list[Json]:
    """The lists of effects below one: options, or what follows from a condition."""
    return effect["options"] if effect["op"] == "choose" else [effect["then"], effect["else"]]
