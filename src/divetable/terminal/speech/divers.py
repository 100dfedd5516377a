"""The Divers: what a move carries and where it ends, patches by their names."""

from divetable.core.codec import Json
from divetable.terminal.speech.speech import Facts, Speech


class DiversSpeech(Speech):
    silent = frozenset({"Swept", "TurnEnded", "ClockStarted", "Ended"})

    def name_of_action(self, action: Json) -> str:
        match action:
            case {"type": "Consent" | "EndHere" as kind, "agree": agree}:
                return f"{kind}-yes" if agree else f"{kind}-no"
            case _:
                return super().name_of_action(action)

    def name_of_event(self, event: Json) -> str:
        match event:
            case {"type": "Removed", "cause": cause}:
                return f"said-Removed-{cause}"
            case _:
                return super().name_of_event(event)

    def facts_of_action(self, action: Json, view: Json) -> Facts:
        return self._with_more(super().facts_of_action(action, view))

    def facts_of_event(self, event: Json) -> Facts:
        facts = self._with_more(super().facts_of_event(event))
        if "patch" in facts:
            kind, _, number = facts["patch"].partition(":")
            facts["patch"] = self.say(f"patch-{kind}", number=number)
        return facts

    def _with_more(self, facts: Facts) -> Facts:
        more = ""
        if facts.get("carry") or facts.get("carried"):
            more += self.say("with-treasure")
        if facts.get("end") and "to" in facts:
            more += self.say("ending", end=facts["end"])
        facts["more"] = more
        if facts.get("unit") == "treasure":
            facts["unit"] = self.say("treasure")
        return facts


SPEECH = DiversSpeech
