"""The pieces as files for the browser client: one SVG each, an index, the palette."""

import json
from functools import cache
from pathlib import Path

from divetable.art import dive, divers, pieces, scuba
from divetable.art.palette import as_css


@cache
def files() -> dict[str, str]:
    """All that is written, by path."""
    found = {f"{id}.svg": each.svg() for id, each in pieces().items()}
    return found | {"pieces.json": index(), "palette.css": as_css()}


def index() -> str:
    """What a client must know to lay pieces out and to say what they show.

    Alternative texts are messages of the catalogue, with their facts, joined by commas.
    """
    listed = {
        id: {
            "width": each.width,
            "height": each.height,
            "alt": [[f"pieces-{message}", dict(facts)] for message, facts in each.alt],
        }
        for id, each in pieces().items()
    }
    layout = {
        "dive": {"slots": dive.SLOTS, "fields": dive.fields()},
        "scuba": {"full": scuba.FULL, "sweep": scuba.SWEEP},
        "divers": {"tufts": divers.TUFTS, "colours": divers.SEAT_COLOURS},
    }
    lines = ",\n".join(f"{json.dumps(id)}: {json.dumps(entry)}" for id, entry in listed.items())
    return f'{{\n"layout": {json.dumps(layout)},\n"pieces": {{\n{lines}\n}}\n}}\n'


def stale(folder: Path) -> list[str]:
    """What in the folder is missing, differs, or is no longer drawn."""
    wanted = files()
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    differs = {
        name for name in wanted.keys() & there if (folder / name).read_text("utf-8") != wanted[name]
    }
    return sorted(differs | (wanted.keys() ^ there))


def write(folder: Path) -> int:
    """Bring the folder up to date; returns how many files were written or deleted."""
    wanted = files()
    names = stale(folder) if folder.exists() else sorted(wanted)
    for name in names:
        path = folder / name
        if name in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[name], "utf-8", newline="\n")
        else:
            path.unlink()
    return len(names)
