"""Sentences for players, in five languages.

>>> say("nl", "greeting-title")
'Divetable, de tafel voor bordspellen over duiken'
"""

from divetable.words.catalogue import LANGUAGES, has, language, listed, refusal, say
from divetable.words.sonar import sonar_line

__all__ = ["LANGUAGES", "has", "language", "listed", "refusal", "say", "sonar_line"]
