"""What a table may choose, and what does not go together. [S-2.6] [S-13.2]"""

import json
from collections.abc import Mapping
from typing import Literal

from divetable.core.codec import too_deep
from divetable.core.game import Seat
from divetable.core.options import OptionsReader, option
from divetable.core.values import value
from divetable.games.scuba import refusals
from divetable.games.scuba.components import HOUSE, HOUSES
from divetable.games.scuba.reading import read_data


@value
class Options:
    """The table options of docs/rules/scuba.md section 7, with their defaults."""

    decompression: bool = option(False, "variants", "S-11.1", first=True)
    no_death: bool = option(False, "variants", "S-12.1", first=True)
    hidden_scores: bool = option(True, "players", "S-A88", first=True)
    start_player: Seat | None = option(None, "players", "S-2.6", kind="seat")  # None: by lot
    outer_columns2p: Literal["open", "closed"] = option("open", "players", "S-13.2")
    boat_final: bool = option(False, "house", "S-7.2")
    must_enter_first_turn: bool = option(True, "house", "S-5.1")
    first_turn_up: bool = option(False, "house", "S-5.1")
    start_square_animals: bool = option(True, "house", "S-5.6")
    start_square_tiles: bool = option(False, "house", "S-5.6")
    dust_blocks_flip: bool = option(True, "house", "S-5.8")
    voluntary40: bool = option(False, "house", "S-5.5")
    current_air_loss: bool = option(True, "house", "S-4.9")
    flip_open_tiles: bool = option(True, "house", "S-8.3")
    event_deck_by: Literal["square", "tile"] = option("square", "house", "S-8.1")
    minus_square_alone: bool = option(True, "house", "S-9.6")
    extra_round_end: Literal["endOfRound", "immediate"] = option("endOfRound", "house", "S-9.4")
    deco_shed: Literal["fullTurn", "endOfTurn"] = option("fullTurn", "variants", "S-11.5")
    deco_at40: Literal["arrivalAndEndOfTurn", "arrivalOnly"] = option(
        "arrivalAndEndOfTurn", "variants", "S-11.3"
    )
    data_set: str = option(  # or a document
        HOUSE, "house", "S-2.1", kind="data", named=("house-1",), repr=False
    )


def _data_set(setting: object) -> str:
    """One of the house's by its name, or a document, kept as its text. [S-2.1]"""
    if isinstance(setting, str) and setting in HOUSES:
        return setting
    document = setting
    if isinstance(setting, str):
        try:
            document = json.loads(setting)
        except RecursionError:
            raise refusals.BAD_DATA(problems=str(too_deep(""))) from None
        except ValueError:
            problem = f"there is no set {setting[:40]!r}; give {' or '.join(HOUSES)}, or a document"
            raise refusals.BAD_DATA(problems=problem) from None
    read_data(document)
    return json.dumps(document, sort_keys=True, separators=(",", ":"))


READER = OptionsReader(
    Options,
    unknown=refusals.UNKNOWN_OPTION,
    bad=refusals.BAD_SETTING,
    readers={"data_set": _data_set},
    words={"start_player": {"random": None}},
    aliases={"deco": "decompression"},  # as the vectors call it
    splits={"start_square_exam": ("start_square_animals", "start_square_tiles")},
)


def read_options(given: Mapping[str, object] | Options | None, seats: int) -> Options:
    """The options of a table for so many players; a BadOptions if they do not go together."""
    options = given if isinstance(given, Options) else READER(given or {})
    if type(seats) is not int or not 2 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    if options.start_player is not None and not 0 <= options.start_player < seats:
        raise refusals.BAD_START_PLAYER(given=options.start_player, seats=list(range(seats)))
    if options.outer_columns2p == "closed" and seats > 2:
        raise refusals.OUTER_COLUMNS(players=seats)  # they hold tiles then [S-13.1]
    return options
