"""The tree of the tiny game is tested where it belongs, in a copy of the project."""

collect_ignore = ["plunge"]
