"""What sonar says, as a sentence."""

from divetable.words.catalogue import say


def sonar_line(
    language: str,
    level: int,
    shark: bool,
    shark_sureness: str,
    helper: str | None,
    helper_sureness: str,
) -> str:
    """One level of a sonar reading.

    >>> sonar_line("en", 2, True, "very", "green", "likely")
    'Level 2: very likely a shark, probably a green turtle'
    """
    if "muffled" in (shark_sureness, helper_sureness):
        return say(language, "sonar-muffled", level=level)
    return say(
        language,
        "sonar-level",
        level=level,
        shark=_statement(language, shark_sureness, "shark" if shark else "no-shark"),
        helper=_statement(language, helper_sureness, helper or "no-helper"),
    )


def _statement(language: str, sureness: str, thing: str) -> str:
    return say(language, f"sonar-{sureness}", thing=say(language, f"sonar-{thing}"))
