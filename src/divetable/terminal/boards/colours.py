"""One colour for each seat, on every board."""

SEATS = ("bold red", "bold green", "bold yellow", "bold cyan", "bold magenta")


def style_of(seat: int) -> str:
    return SEATS[seat % len(SEATS)]
