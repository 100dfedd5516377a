"""The Divers: the ocean from above, with the ring around it."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from divetable import words
from divetable.core.codec import Json
from divetable.terminal.boards.colours import style_of

CELL = 5  # characters
COUNTED_DOWN = 10  # rounds
COLOURS = ("N", "E", "S", "W")
WAYS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
ARROWS: dict[str, str] = dict(zip(WAYS, "↑↗→↘↓↙←↖", strict=True))
TWO_WAYS = {"N+S": "↕", "E+W": "↔", "NE+SW": "⤢", "SE+NW": "⤡"}
SHORT = {
    "?": ("░░", "dim"),
    "sea": ("~ ", "blue"),
    "island": ("^^", "green"),
    "turtle": ("tu", "green"),
    "urchin": ("ur", "magenta"),
    "octopus": ("oc", "magenta"),
    "eddy": ("@ ", "cyan"),
    "anemone": ("an", "red"),
    "seahorse": ("sh", "cyan"),
    "goldfish": ("gf", "yellow"),
    "shark": ("SH", "bold red"),
}


def patch_text(code: str) -> tuple[str, str]:
    """Two characters and a style for a patch."""
    kind, _, rest = code.partition(":")
    match kind:
        case "treasure":
            return f"${rest}", "yellow"
        case "mud":
            return f"m{rest}", "rgb(160,120,80)"
        case "current":
            ways = rest.split("+")
            shown = TWO_WAYS.get(rest) or (ARROWS[ways[0]] if len(ways) == 1 else str(len(ways)))
            return f"c{shown}", "cyan"
        case "stingray":
            return f"s{ARROWS.get(rest, '')}", "red"
        case _:
            return SHORT.get(kind, (code[:2], ""))


def draw(view: Json, names: list[str], language: str) -> list[RenderableType]:
    def say(message: str, **facts: object) -> str:
        return words.say(language, f"diversterminal-{message}", **facts)

    owner: int = view["owners"][COLOURS.index(view["turn"])]
    name = names[owner] if 0 <= owner < len(names) else ""
    title = say("title", turn=view["turns"] + 1, name=name, colour=view["turn"])
    gold = say(
        "gold",
        undiscovered=view["undiscovered"],
        treasures=view["treasures"],
        lost=view["lost"],
    )
    lying = ", ".join(f"{place}: {number}" for place, number in view["gold"])
    parts: list[RenderableType] = [Text(title, "bold"), _ocean(view), _boats(view, names, language)]
    parts.append(Text(f"{gold}{' · ' + lying if lying else ''}"))
    if (rounds := _rounds_left(view)) <= COUNTED_DOWN:
        parts.append(Text(say("countdown", rounds=rounds), "bold"))
    asking: list[str] = [names[seat] for seat in view["want_end"] if seat < len(names)]
    if asking:
        parts.append(Text(say("asks-end", names=", ".join(asking)), "bold"))
    if legend := _legend(view, language):
        parts.append(Text(legend, "dim"))
    return parts


def _rounds_left(view: Json) -> int:
    """Complete rounds until the game stalls. [V-15.2]"""
    boats = sum(owner >= 0 for owner in view["owners"])
    left: int = view["options"]["stall_rounds"] - view["quiet"] // boats
    return left


def _legend(view: Json, language: str) -> str:
    """The meaning of the letters on the board now."""
    shown: dict[str, str] = {}
    for code in view["sea"]:
        kind, _, number = code.partition(":")
        if kind not in ("?", "sea") and kind not in shown:
            name = words.say(language, f"diversterminal-patch-{kind}", number=number)
            shown[kind] = f"{patch_text(code)[0].strip()} {name}"
    return ", ".join(shown[kind] for kind in sorted(shown))


def _ocean(view: Json) -> Text:
    size = int(len(view["sea"]) ** 0.5)
    here: dict[tuple[int, int], list[str]] = {}
    for number, place in enumerate(view["divers"]):
        if "," in place:
            here.setdefault(_square(place), []).append(f"{COLOURS[number // 3]}{number % 3 + 1}")
    boats = {_square(at): colour for colour, at in zip(COLOURS, view["boats"], strict=True) if at}
    ocean = Text("   " + "".join(f"{x:<{CELL}}" for x in range(size + 2)), "dim")
    for y in range(size + 2):
        ocean.append(f"\n{y:>2} ", "dim")
        for x in range(size + 2):
            inside = 1 <= x <= size and 1 <= y <= size
            code = view["sea"][(y - 1) * size + x - 1] if inside else ""
            ocean.append_text(_cell(code, boats.get((x, y)), here.get((x, y), [])))
    return ocean


def _square(place: str) -> tuple[int, int]:
    """The square of `6,5`, `6,5#2` or `ring 6,0`."""
    x, y = place.removeprefix("ring ").partition("#")[0].split(",")
    return int(x), int(y)


def _cell(code: str, boat: str | None, divers: list[str]) -> Text:
    cell = Text()
    if boat:
        cell.append(f"[{boat}]", style_of(COLOURS.index(boat)))
    elif code:
        text, style = patch_text(code)
        cell.append(text, style)
    if divers:
        cell.append(divers[0], style_of(COLOURS.index(divers[0][0])))
        cell.append("+" if len(divers) > 1 else "")
    if cell.cell_len < CELL:
        cell.append(" " * (CELL - cell.cell_len))
    cell.truncate(CELL)
    return cell


def _boats(view: Json, names: list[str], language: str) -> Table:
    def say(message: str) -> str:
        return words.say(language, f"diversterminal-{message}")

    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("", "", say("boat"), say("hold"), say("team")):
        table.add_column(heading)
    for number, colour in enumerate(COLOURS):
        owner: int = view["owners"][number]
        if not 0 <= owner < len(names):
            continue
        crew = [
            f"{colour}{one + 1} {_whereabouts(view, number * 3 + one, language)}"
            for one in range(3)
        ]
        table.add_row(
            Text(colour, style_of(number)),
            Text(names[owner], style_of(number)),
            view["boats"][number].removeprefix("ring ") or "–",  # noqa: RUF001 - a dash
            str(view["holds"][number]),
            ", ".join(crew),
        )
    return table


def _whereabouts(view: Json, diver: int, language: str) -> str:
    place, flags = view["divers"][diver], view["flags"][diver]
    shown = words.say(language, "diversterminal-out") if place == "out" else place
    held = ", ".join(words.say(language, f"diversterminal-flag-{flag}") for flag in flags)
    return f"{shown} ({held})" if held else shown
