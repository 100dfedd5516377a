"""Dive: the track, the boards and what everybody is doing. The ocean itself is a picture."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from divetable import words
from divetable.core.codec import Json
from divetable.terminal.boards.colours import style_of

CALM, GOAL = 15, 23
EMPTY = "–"  # noqa: RUF001 - a dash, not a minus


def draw(view: Json, names: list[str], language: str) -> list[RenderableType]:
    def say(message: str, **facts: object) -> str:
        return words.say(language, f"diveterminal-{message}", **facts)

    names = [*names, *[say("chief")] * (len(view["positions"]) - len(names))]
    phase = say(f"phase-{view['phase']}")
    left = say("cards-left", cards=view["cards_left"])
    title = say("title", round=view["round"], phase=phase)
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(_scale(), no_wrap=True)
    table.add_column("", justify="right")
    table.add_column(say("board"), no_wrap=True)
    table.add_column("")
    for diver, position in enumerate(view["positions"]):
        table.add_row(
            Text(names[diver], style_of(diver)),
            _track(diver, position),
            str(position),
            _board(view, diver),
            _status(view, diver, language),
        )
    parts: list[RenderableType] = [Text(f"{title} · {left}", "bold"), table]
    if view["revealed"]:
        cards = ", ".join(card_name(code, language) for code in view["revealed"])
        parts.append(Text(f"{say('revealed')}: {cards}"))
    if view["chief_card"]:
        speeds = " ".join(map(str, view["chief_card"]["values"]))
        parts.append(Text(f"{say('chief')}: {speeds} ({view['chief_card']['colours']})"))
    return parts


def card_name(code: str, language: str) -> str:
    """What is on an ocean card."""
    if code == "-":
        return words.say(language, "diveterminal-card-none")
    return " + ".join(words.say(language, f"diveterminal-card-{one}") for one in code)


def levels_text(program: Json) -> str:
    """A program as it is typed: its levels from the top, then the secret companion."""
    parts = [level or EMPTY for level in program["levels"]]
    if program["clownfish"]:
        parts.append(f"clownfish={program['clownfish']}")
    if program["anglerfish"]:
        parts.append(f"anglerfish={program['anglerfish']}")
    return " ".join(parts) or EMPTY


def _scale() -> Text:
    marks = {0: "0", 5: "5", 10: "10", 15: "15", 20: "20"}
    line = ""
    for field in range(GOAL + 1):
        if len(line) <= field:
            line += marks.get(field, " ")
    return Text(line, "dim")


def _track(diver: int, position: int) -> Text:
    track = Text()
    for field in range(GOAL + 1):
        if field == min(position, GOAL):
            track.append("●", style_of(diver))
        elif field == GOAL:
            track.append("◎", "bold")
        else:
            track.append("·" if field <= CALM else "≈", "dim" if field <= CALM else "blue")
    return track


def _board(view: Json, diver: int) -> Text:
    """A diver's board, as far as this viewer may see it."""
    if diver < len(view["programs"]):
        return Text(levels_text(view["programs"][diver]))
    if diver == view["seat"] and view["my_draft"]:
        return Text(levels_text(view["my_draft"]), "italic")
    return Text("")


def _status(view: Json, diver: int, language: str) -> Text:
    if diver >= len(view["status"]):
        return Text("")
    parts = [words.say(language, f"diveterminal-status-{view['status'][diver]}")]
    companion = view["companions"][diver] if diver < len(view["companions"]) else None
    if companion:
        name = words.say(language, f"dive-name-{companion}")
        parts.append(f"({name})" if view["used"][diver] else name)
    if diver in view["erred"]:
        parts.append(words.say(language, "diveterminal-erred"))
    return Text(" · ".join(parts))
