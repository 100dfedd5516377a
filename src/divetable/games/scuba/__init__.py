"""Scuba: dive where the animals are, and be back before the air is gone."""

import json
from collections.abc import Mapping
from typing import Any

from divetable.core.game import Game
from divetable.core.options import descriptions
from divetable.games.scuba.actions import BINDING, Action, read_action
from divetable.games.scuba.changes import evolve
from divetable.games.scuba.components import house_document
from divetable.games.scuba.events import WHY, Event
from divetable.games.scuba.options import Options, read_options
from divetable.games.scuba.positions import set_up_table
from divetable.games.scuba.rules import (
    actions,
    apply,
    deadlines,
    incidents,
    leave,
    result,
    rounds,
    seated,
    to_act,
)
from divetable.games.scuba.rules.outlook import CHOICES
from divetable.games.scuba.start import start
from divetable.games.scuba.state import State
from divetable.games.scuba.tempo import shown_for
from divetable.games.scuba.views import (
    FIELDS,
    OWN,
    UNSAID,
    View,
    has_secrets,
    imagine,
    seen_by,
    shows,
    shows_own,
    view,
)

RULES_VERSION = 2
FORMERLY: Mapping[int, Mapping[str, object]] = {
    1: {
        "boat_final": True,
        "first_turn_up": True,
        "start_square_tiles": True,
        "minus_square_alone": False,
        "data_set": "house-1",
    }
}


def few_cards() -> dict[str, Any]:
    """Our first set with few cards and many events, so that every deck runs out."""
    document: dict[str, Any] = json.loads(house_document("house-1"))
    kept = {
        *("EV-R-01", "EV-R-02", "EV-R-04", "EV-R-08", "EV-Y-02", "EV-Y-03", "EV-Y-08"),
        *("EV-G-02", "EV-G-07", "EV-G-09", "EV-B-01", "EV-B-06", "EV-B-09"),
    }
    document["events"] = [card for card in document["events"] if card["id"] in kept]
    for tile in document["tiles"]:
        if tile["id"][-2:] > "06":
            tile["kind"] = "event"
    document["currents"] = [card for card in document["currents"] if card["id"] <= "CC-06"]
    return document


SCUBA = Game(
    name="scuba",
    letter="S",
    rules_version=RULES_VERSION,
    formerly=FORMERLY,
    seats=range(2, 5),
    options=descriptions(Options),
    variants={
        "base": {},
        "decompression": {"decompression": True},
        "no-death": {"no_death": True},
        "no-death-decompression": {"no_death": True, "decompression": True, "hidden_scores": False},
        "host": {
            "start_player": 1,
            "event_deck_by": "tile",
            "first_turn_up": True,
            "start_square_animals": False,
            "start_square_tiles": True,
            "minus_square_alone": False,
            "dust_blocks_flip": False,
            "must_enter_first_turn": False,
            "boat_final": True,
            "flip_open_tiles": False,
            "extra_round_end": "immediate",
            "current_air_loss": False,
        },
        "deep": {
            "decompression": True,
            "voluntary40": True,
            "deco_shed": "endOfTurn",
            "deco_at40": "arrivalOnly",
        },
        "narrow": {"outer_columns2p": "closed"},
        "few-cards": {"data_set": few_cards()},
    },
    read_options=read_options,
    start=start,
    set_up=set_up_table,
    to_act=to_act,
    actions=actions,
    incidents=incidents,
    apply=apply,
    evolve=evolve,
    view=view,
    fields=FIELDS,
    own=OWN,
    shows=shows,
    shows_own=shows_own,
    unsaid=UNSAID,
    has_secrets=has_secrets,
    seen_by=seen_by,
    imagine=imagine,
    result=result,
    seated=seated,
    rounds=rounds,
    deadlines=deadlines,
    leave=leave,
    read_action=read_action,
    shown_for=shown_for,
    types={
        "state": State,
        "action": Action,
        "event": Event,
        "view": View,
        "choice": CHOICES,
    },
    why=WHY,
    binding=BINDING,
    again=lambda state: {"start_player": (state.start + 1) % len(state.loc)},  # [S-2.6]
)
