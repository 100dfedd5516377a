"""The catalogue: locales/LANGUAGE/PART.ftl. Parts of a game begin with its name.

A part that nobody has translated yet is said in English; the tests let no game of ours go without.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import isfinite

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from divetable.core.errors import RulesError

LANGUAGES = ("en", "nl", "de", "fr", "sv")
REST = "common"
LOCALES: Traversable = files("divetable") / "locales"
VERBATIM = {"given", "option", "problem", "problems"}  # a player's own words, or English only
LONGEST = 400  # characters of a fact: nobody needs a whole book back, and Fluent cannot handle one
NUMBERS_AND_WORDS = re.compile(r"\d+( (or|to) \d+)+")


def say(language: str, message_id: str, /, **facts: object) -> str:
    """The sentence in a language; a LookupError if there is none or a fact is missing."""
    bundle = _bundle(language, _part(message_id))
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise LookupError(f"{message_id} has no text")
    text, errors = bundle.format_pattern(pattern, {name: _shown(f) for name, f in facts.items()})
    for error in errors:
        raise LookupError(f"{message_id} in {language}: {error}")
    return str(text)


def has(message_id: str) -> bool:
    """Whether there is such a sentence."""
    return _bundle("en", _part(message_id)).has_message(message_id)


def listed(language: str, parts: Iterable[tuple[str, Mapping[str, object]]]) -> str:
    """Several messages as one list, such as what a picture shows.

    >>> listed("de", [("pieces-boat", {}), ("pieces-points", {"number": 2})])
    'Boot, 2 Punkte'
    """
    text = ", ".join(say(language, message, **facts) for message, facts in parts)
    return text[:1].upper() + text[1:]


def refusal(error: RulesError, language: str) -> str:
    """What str(error) says, in a language, with the names that players use."""
    part = _part(error.message)
    facts = {
        name: fact if name in VERBATIM else _named(language, part, fact)
        for name, fact in error.facts.items()
    }
    return f"{say(language, error.message, **facts)} [{error.rule}]"


def language(preferred: str | None, environment: Mapping[str, str]) -> str:
    """The chosen language, or that of the first variable set; English if we do not speak it.

    >>> language(None, {"LANG": "de_AT.UTF-8"})
    'de'
    """
    variables = ("DIVETABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = [preferred, *(environment.get(variable) for variable in variables)]
    wish = next(filter(None, wishes), "")
    code = re.split(r"[-_.@]", wish.strip().lower())[0]
    return code if code in LANGUAGES else "en"


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise LookupError(f"no language {language}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    own, english = (LOCALES / code / f"{part}.ftl" for code in (language, "en"))
    bundle.add_resource(FluentResource((own if own.is_file() else english).read_text("utf-8")))
    return bundle


@cache
def _part(message_id: str) -> str:
    """The file of a message: that of its game or of the table, if the id begins with its name."""
    part = message_id.partition("-")[0]
    return part if (LOCALES / "en" / f"{part}.ftl").is_file() else REST


def _shown(fact: object) -> object:
    """The fact as Fluent should see it: numbers stay numbers, without a thousands separator."""
    match fact:
        case bool():
            return str(fact)
        case int():
            return fluent_number(fact, useGrouping=False)
        case float() if isfinite(fact):
            return fluent_number(fact, useGrouping=False)
        case _:
            text = str(fact)
            return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _named(language: str, part: str, fact: object) -> object:
    """The fact with things called by their names, alone or in a list."""
    if isinstance(fact, list | tuple):
        fact = ", ".join(map(str, fact))  # pyright: ignore[reportUnknownArgumentType] - any list
    if not isinstance(fact, str):
        return fact
    separator = " " if NUMBERS_AND_WORDS.fullmatch(fact) else ", "
    return separator.join(_name(language, part, thing) for thing in fact.split(separator))


def _name(language: str, part: str, thing: str) -> str:
    message_id = f"{part}-name-{thing.replace(' ', '-')}"
    known = _bundle(language, part).has_message(message_id)
    return say(language, message_id) if known else thing
