"""What a table may choose, and what does not go together. [S-2.6] [S-13.2]"""

import json
from collections.abc import Mapping
from typing import Annotated, Literal

from divetable.core.codec import too_deep
from divetable.core.game import Seat
from divetable.core.options import OptionsReader, option
from divetable.core.values import Value
from divetable.games.scuba import refusals
from divetable.games.scuba.components import HOUSE, HOUSES
from divetable.games.scuba.data_set import read_data


class Options(Value):
    """The table options of docs/rules/scuba.md section 7, with their defaults."""

    decompression: Annotated[bool, option("variants", "S-11.1", first=True)] = False
    no_death: Annotated[bool, option("variants", "S-12.1", first=True)] = False
    hidden_scores: Annotated[bool, option("players", "S-A88", first=True)] = True
    start_player: Annotated[Seat | None, option("players", "S-2.6", kind="seat")] = (
        None  # None: by lot
    )
    outer_columns2p: Annotated[Literal["open", "closed"], option("players", "S-13.2")] = "open"
    boat_final: Annotated[bool, option("house", "S-7.2")] = False
    must_enter_first_turn: Annotated[bool, option("house", "S-5.1")] = True
    first_turn_up: Annotated[bool, option("house", "S-5.1")] = False
    start_square_animals: Annotated[bool, option("house", "S-5.6")] = True
    start_square_tiles: Annotated[bool, option("house", "S-5.6")] = False
    dust_blocks_flip: Annotated[bool, option("house", "S-5.8")] = True
    voluntary40: Annotated[bool, option("house", "S-5.5")] = False
    current_air_loss: Annotated[bool, option("house", "S-4.9")] = True
    flip_open_tiles: Annotated[bool, option("house", "S-8.3")] = True
    event_deck_by: Annotated[Literal["square", "tile"], option("house", "S-8.1")] = "square"
    minus_square_alone: Annotated[bool, option("house", "S-9.6")] = True
    extra_round_end: Annotated[Literal["endOfRound", "immediate"], option("house", "S-9.4")] = (
        "endOfRound"
    )
    deco_shed: Annotated[Literal["fullTurn", "endOfTurn"], option("variants", "S-11.5")] = (
        "fullTurn"
    )
    deco_at40: Annotated[
        Literal["arrivalAndEndOfTurn", "arrivalOnly"], option("variants", "S-11.3")
    ] = "arrivalAndEndOfTurn"
    data_set: Annotated[str, option("house", "S-2.1", kind="data", named=("house-1",))] = (
        HOUSE  # or a document
    )

    def __repr__(self) -> str:
        """Without the set, which may be a document as long as a book."""
        names = [name for name in self.__struct_fields__ if name != "data_set"]
        return f"Options({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"


def _data_set(setting: object) -> str:
    """A house set by its name, or a document, kept as text. [S-2.1]"""
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
    """The options of a table for this many players; a BadOptions if they do not go together."""
    options = given if isinstance(given, Options) else READER(given or {})
    if type(seats) is not int or not 2 <= seats <= 4:
        raise refusals.WRONG_NUMBER_OF_PLAYERS(players=seats)
    if options.start_player is not None and not 0 <= options.start_player < seats:
        raise refusals.BAD_START_PLAYER(given=options.start_player, seats=list(range(seats)))
    if options.outer_columns2p == "closed" and seats > 2:
        raise refusals.OUTER_COLUMNS(players=seats)  # they hold tiles then [S-13.1]
    return options
