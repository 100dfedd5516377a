"""Bring the English catalogue up to date with the refusals."""

from divetable.games import GAMES
from divetable.words.english import path, refreshed, refusals_of

for game in GAMES:
    file = path(game)
    file.write_text(refreshed(file.read_text("utf-8"), refusals_of(game)), "utf-8")
    print(f"wrote {file}")
