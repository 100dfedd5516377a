"""What you may choose, numbered or typed, from the choices in the document."""

from divetable.core.codec import Json
from divetable.terminal.speech import Speech
from divetable.wire.choices import actions_of


def is_asked(choices: Json, speech: Speech) -> bool:
    """Whether the game waits for whoever has these choices."""
    return any(part["kind"] not in speech.not_waited_for for part in choices)


def listed(choices: Json) -> list[Json]:
    """The numbered actions, in order."""
    return [action for part in choices for action in actions_of(part)]


def menu(choices: Json, view: Json, speech: Speech) -> list[str]:
    """A line for each choice."""
    lines = [
        f"{number:>3}  {speech.action(action, view)}"
        for number, action in enumerate(listed(choices), 1)
    ]
    typed = (part for part in choices if "any_of" not in part)
    return lines + [f"  *  {how}" for part in typed for how in speech.how(part)]


def chosen(line: str, choices: Json, speech: Speech) -> Json:
    """The action that a line means; None if it means none.

    Whether it is allowed is for the server to say.
    """
    if line.isascii() and line.isdigit():
        numbered = listed(choices)
        return numbered[int(line) - 1] if 0 < int(line) <= len(numbered) else None
    word, *parts = line.split()
    offered = {part["kind"] for part in choices}
    kinds = {typed: kind for kind, typed in speech.typed.items() if kind in offered}
    kind = kinds.get(word.lower())
    return speech.read(kind, parts) if kind else None
