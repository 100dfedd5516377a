"""What a table may choose besides the options of its game."""

from typing import Annotated, Any, Literal

import msgspec

Policy = Literal["wait", "sit_out", "bot"]
BotPace = Literal["calm", "normal", "instant"]

A_DAY = 86_400
LONGEST = 60 * A_DAY


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table's own settings, with their defaults. (docs/rules/table.md)"""

    pace: Literal["live", "correspondence"] = "live"
    move_seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 0
    """Everyone's own time for a decision; 0 is without limit. [T-4.1]"""
    late: Policy = "wait"
    """What happens when it is over. [T-4.3]"""
    away_seconds: Annotated[int, msgspec.Meta(ge=5, le=LONGEST)] = 60
    away: Policy = "wait"
    """What happens to those whose connection is lost for so long. [T-4.4]"""
    called: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """What the host calls the options of this table; the invitation says it. [T-2.9]"""
    chat: bool = True
    spectators: bool = True
    spectator_delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds by which spectators see everything later. [T-6.2]"""
    hints: bool | None = None
    """Whether players may ask what a bot would do; None means the default. [T-6.6]"""
    sonar: bool = True
    """Whether players may turn sonar on for themselves. [T-6.5]"""
    practice: bool = False
    """Everything may be taken back, and everybody sees that. [T-3.5]"""
    bots_explain: bool = False
    """Bots say during the game what they believed, to everybody; else after it. [T-6.7]"""

    bot_pace: BotPace = "normal"
    """How soon bots move, while anybody looks. [T-2.10]"""

    def json(self) -> dict[str, Any]:
        """As everybody at the table sees them."""
        return {name: getattr(self, name) for name in self.__struct_fields__}
