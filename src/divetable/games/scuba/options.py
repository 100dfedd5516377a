"""What a table may choose, and what does not go together. [S-2.6] [S-13.2]"""

import json
import re
from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal, get_args, get_origin, get_type_hints

from divetable.core.codec import CodecError, load, too_deep
from divetable.core.game import Seat
from divetable.core.values import value
from divetable.games.scuba import refusals
from divetable.games.scuba.components import HOUSE
from divetable.games.scuba.reading import read_data


@value
class Options:
    """The table options of docs/rules/scuba.md section 7, with their defaults."""

    decompression: bool = False
    no_death: bool = False
    hidden_scores: bool = True
    event_deck_by: Literal["square", "tile"] = "square"
    start_square_exam: bool = True
    dust_blocks_flip: bool = True
    must_enter_first_turn: bool = True
    voluntary40: bool = False
    boat_final: bool = True
    deco_shed: Literal["fullTurn", "endOfTurn"] = "fullTurn"
    deco_at40: Literal["arrivalAndEndOfTurn", "arrivalOnly"] = "arrivalAndEndOfTurn"
    extra_round_end: Literal["endOfRound", "immediate"] = "endOfRound"
    outer_columns2p: Literal["open", "closed"] = "open"
    current_air_loss: bool = True
    flip_open_tiles: bool = True
    start_player: Seat | None = None  # the host's choice; None: drawn at random
    data_set: str = field(default=HOUSE, repr=False)  # or a whole document


KINDS: dict[str, Any] = get_type_hints(Options)
DEFAULTS = Options()
ON_OFF = {"on": True, "off": False}
ALIASES = {"deco": "decompression"}  # as the vectors call it


def printed_name(field_name: str) -> str:
    """An option as section 7 of the rules calls it.

    >>> printed_name("no_death")
    'noDeath'
    """
    return re.sub(r"_(\w)", lambda found: found[1].upper(), field_name)


NAMES: dict[str, str] = {
    **{printed_name(name): name for name in KINDS},
    **{name: name for name in KINDS},
    **ALIASES,
}
KNOWN = ", ".join(map(printed_name, KINDS))


def read_options(given: Mapping[str, object] | Options | None, seats: int) -> Options:
    """The options of a table for so many players; a BadOptions if they do not go together."""
    options = given if isinstance(given, Options) else _filled_in(given or {})
    if type(seats) is not int or not 2 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    if options.start_player is not None and not 0 <= options.start_player < seats:
        raise refusals.BAD_START_PLAYER(given=options.start_player, seats=list(range(seats)))
    if options.outer_columns2p == "closed" and seats > 2:
        raise refusals.OUTER_COLUMNS(players=seats)  # they hold tiles then [S-13.1]
    return options


def _filled_in(given: Mapping[str, object]) -> Options:
    values: dict[str, Any] = {}
    for name, setting in given.items():
        if name not in NAMES:
            raise refusals.UNKNOWN_OPTION(option=name, known=KNOWN)
        values[NAMES[name]] = _setting(NAMES[name], setting)
    return Options(**values)


def _setting(name: str, setting: object) -> Any:
    if setting is None:
        return getattr(DEFAULTS, name)
    if name == "data_set":
        return _data_set(setting)
    if name == "start_player" and setting == "random":
        return None
    kind = KINDS[name]
    if kind is bool and isinstance(setting, str):
        setting = ON_OFF.get(setting, setting)
    try:
        return load(kind, setting)
    except CodecError:
        allowed = _allowed(kind)
        raise refusals.BAD_SETTING(
            option=printed_name(name), given=setting, allowed=allowed
        ) from None


def _data_set(setting: object) -> str:
    """The house's by its name, or a document, kept as its text. [S-2.1]"""
    if setting == HOUSE:
        return HOUSE
    document = setting
    if isinstance(setting, str):
        try:
            document = json.loads(setting)
        except RecursionError:
            raise refusals.BAD_DATA(problems=str(too_deep(""))) from None
        except ValueError:
            problem = f"there is no set {setting[:40]!r}; give {HOUSE} or a document"
            raise refusals.BAD_DATA(problems=problem) from None
    read_data(document)
    return json.dumps(document, sort_keys=True, separators=(",", ":"))


def _allowed(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    return "on, off" if kind is bool else "random, or a seat"
