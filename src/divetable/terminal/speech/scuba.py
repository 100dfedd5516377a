"""Scuba: squares, animals and the effects of event cards by their names."""

from divetable.core.codec import Json
from divetable.terminal.boards.scuba import event_name, place_name, printed, species_name
from divetable.terminal.speech.speech import Facts, Speech
from divetable.words import say


class ScubaSpeech(Speech):
    silent = frozenset(
        {
            "DustCleared", "CurrentDeckShuffled", "DiveBegan", "EventDeckShuffled",
            "DescentForbidden", "TurnCut", "GameEnded",
        }
    )  # fmt: skip

    def facts_of_action(self, action: Json, view: Json) -> Facts:
        facts = super().facts_of_action(action, view)
        if "direction" in facts:
            facts["direction"] = say(self.language, f"scuba-name-{facts['direction']}")
        if "diver" in facts:
            facts["name"] = self.name(facts["diver"])
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
        return facts

    def _effects(self, view: Json, option: int) -> str:
        """What an option of the event card does, as far as the card is one we know."""
        task = view["agenda"][-1]
        card = printed("events").get(task["card"])
        if card is None:
            return str(task["card"])
        effects = card["effects"]
        path = task["path"]
        for at, way in zip(path[::2], path[1::2], strict=True):
            effects = _branches(effects[at])[way]
        chosen = _branches(effects[task["at"]])[option]
        return ", ".join(self.say(f"effect-{one['op']}", n=one.get("n", 0)) for one in chosen)

    def facts_of_event(self, event: Json) -> Facts:
        facts = super().facts_of_event(event)
        if isinstance(facts.get("to"), int):
            facts["to"] = place_name(facts["to"]) if facts["to"] >= 0 else self.say("nowhere")
        if "species" in facts:
            facts["animal"] = species_name(facts["species"], self.language)
        if "card" in facts:
            facts["card"] = event_name(facts["card"], self.language)
        if "front" in facts:
            front = facts["front"]
            known = front in ("event", "empty")
            facts["front"] = (
                self.say(f"front-{front}") if known else species_name(front, self.language)
            )
        return facts


def _branches(effect: Json) -> list[Json]:
    """The lists of effects below one: options, or what follows from a condition."""
    return effect["options"] if effect["op"] == "choose" else [effect["then"], effect["else"]]


SPEECH = ScubaSpeech
