"""Bring the English catalogue up to date with the refusals."""

from divetable.words.english import PARTS, path, refreshed, refusals_of

for part in PARTS:
    file = path(part)
    file.write_text(refreshed(file.read_text("utf-8"), refusals_of(part)), "utf-8")
    print(f"wrote {file}")
