"""What a game says in the terminal. A game with more to say than its words has a module here."""

from divetable.core.game import beside
from divetable.terminal.speech.speech import Facts, Speech

__all__ = ["Facts", "Speech", "speech_of"]


def speech_of(game: str, names: list[str], language: str) -> Speech:
    """How a game is told to people who have names and speak a language."""
    own = beside(__name__, game)
    kind: type[Speech] = vars(own)["SPEECH"] if own else Speech
    return kind(game, names, language)
