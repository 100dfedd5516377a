"""What the ocean cannot draw."""


class OceanError(ValueError):
    """A deck, a place, a size or a light that cannot be drawn, explained in one sentence."""
