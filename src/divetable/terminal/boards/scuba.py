"""Scuba: the sea in section, from the boat down to 45 metres."""

import json
import re
from functools import cache
from importlib.resources import files

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from divetable import words
from divetable.core.codec import Json
from divetable.terminal.boards.colours import style_of

COLUMNS = 9
CELL = 6  # characters
SEA = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
ARROWS = {(-1, 0): "←", (1, 0): "→", (0, -1): "↑", (0, 1): "↓"}


@cache
def house() -> list[Json]:
    """Our sets as they are printed, the newest last; no secret, and no rule."""
    folder = files("divetable.games.scuba") / "data"
    names = ("scuba.house-1.json", "scuba.house.json")
    return [json.loads((folder / name).read_text("utf-8")) for name in names]


@cache
def printed(kind: str) -> dict[str, Json]:
    """Cards of all sets by their id, which means the same everywhere."""
    return {item["id"]: item for one in house() for item in one[kind]}


def species_name(species: str, language: str) -> str:
    return _called("animal", species.replace("_", "-"), language)


def event_name(card: str, language: str) -> str:
    found = printed("events").get(card)
    if not found:
        return card
    name = re.sub(r"[^a-z]+", "-", found["name"].lower())
    return _called("event", name, language)


def _called(kind: str, name: str, language: str) -> str:
    """Its name among the pieces; animals of other sets keep their own."""
    try:
        return words.say(language, f"pieces-{kind}-{name}")
    except LookupError:
        return name.replace("-", " ")


def place_name(square: int) -> str:
    """A square as the rules write it: [column, row]."""
    return f"[{square % COLUMNS + 1},{square // COLUMNS}]"


def draw(view: Json, names: list[str], language: str) -> list[RenderableType]:
    def say(message: str, **facts: object) -> str:
        return words.say(language, f"scubaterminal-{message}", **facts)

    active: int = view["active"]
    title = say("title", round=view["round"], name=names[active])
    parts: list[RenderableType] = [Text(title, "bold")]
    if view["current"]:
        parts.append(_current(view["current"], say("current")))
    parts += [_sea(view), _divers(view, names, language)]
    shown = {tile["species"]: species_name(tile["species"], language) for tile in view["open"]}
    if shown:
        legend = ", ".join(f"{short(one)} {name}" for one, name in sorted(shown.items()))
        parts.append(Text(f"{say('open')}: {legend}", "dim"))
    return parts


def short(species: str) -> str:
    """Two letters for a cell: the first of each of two words."""
    first, *others = species.split("_")
    return (first[0] + others[0][0] if others else first[:2]).lower()


def _current(card: str, label: str) -> Text:
    """Whom a current moves which way."""
    text = Text(f"{label}: ")
    found = printed("currents").get(card)
    if not found:
        return text.append(card)
    for who in ("R", "Y", "G", "B", "divers"):
        across, down = found[who]
        steps = max(abs(across), abs(down))
        way = (across > 0) - (across < 0), (down > 0) - (down < 0)
        moved = ARROWS.get(way, "·") + (str(steps) if steps else "")
        name = "♟" if who == "divers" else who
        text.append(f" {name}{moved}", SEA.get(who, "bold"))
    return text


def _sea(view: Json) -> Text:
    rows = house()[-1]["board"]["rows"]
    sea = Text(" " * 9 + "".join(f"{column:<{CELL}}" for column in range(1, COLUMNS + 1)), "dim")
    for row in range(len(rows) + 1):
        label = "~~~" if row == 0 else rows[row - 1]["depth"]
        sea.append(f"\n{label:>8} ", "dim")
        for column in range(COLUMNS):
            sea.append_text(_cell(view, row * COLUMNS + column))
    return sea


def _cell(view: Json, square: int) -> Text:
    cell = Text()
    tiles = [tile for tile in view["open"] if tile["square"] == square]
    covered = [tile for tile in view["covered"] if tile["square"] == square]
    if tiles:
        cell.append(short(tiles[0]["species"]), f"bold {SEA[tiles[0]['colour']]}")
    elif covered:
        cell.append(f"{covered[0]['colour']}▒", SEA[covered[0]["colour"]])
    elif square < COLUMNS:
        boat = square + 1 in house()[-1]["board"]["boatColumns"]
        cell.append("▄▄" if boat else "~ ", "white" if boat else "cyan")
    else:
        cell.append("· ", "dim")
    if len(tiles) + len(covered) > 1:
        cell.append("+")
    for seat, diver in enumerate(view["divers"]):
        if diver["at"] == square and diver["loc"] not in ("WAIT", "DEAD"):
            cell.append(str(seat + 1), style_of(seat))
        elif square in diver["dust"]:
            cell.append("°", "dim")
    if cell.cell_len < CELL:
        cell.append(" " * (CELL - cell.cell_len))
    cell.truncate(CELL)
    return cell


def _divers(view: Json, names: list[str], language: str) -> Table:
    def say(message: str) -> str:
        return words.say(language, f"scubaterminal-{message}")

    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("", "", say("place"), say("air"), say("deco"), say("cards"), say("points")):
        table.add_column(heading, no_wrap=heading not in (say("cards"), ""))
    for seat, diver in enumerate(view["divers"]):
        place = say(f"loc-{diver['loc']}")
        if diver["loc"] not in ("WAIT", "DEAD"):
            place += f" {place_name(diver['at'])}"
        cards = str(diver["number_of_cards"])
        if diver["cards"]:
            cards += ": " + ", ".join(species_name(one, language) for one in diver["cards"])
        table.add_row(
            Text(str(seat + 1), style_of(seat)),
            Text(names[seat], style_of(seat)),
            place,
            f"{'█' * diver['air']} {diver['air']}",
            str(diver["deco"]),
            cards,
            _points(diver),
        )
    return table


def _points(diver: Json) -> str:
    if diver["plus"] is None or diver["minus"] is None:
        return "?"
    return f"+{sum(diver['plus'])} -{sum(map(abs, diver['minus']))}"
