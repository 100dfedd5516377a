"""Choices, as a client reads them."""

from divetable.core.codec import Json


def actions_of(choice: Json) -> list[Json]:
    """All actions that a choice offers: those that are listed, and those told by what they have in
    common."""
    alike = [
        {**one["like"], one["part"]: value}
        for one in choice.get("alike", ())
        for value in one["among"]
    ]
    return [*choice.get("any_of", ()), *alike]
