"""Scuba: dive where the animals are, and be back before the air is gone."""

import json
from typing import Any

from divetable.core.game import Game
from divetable.games.scuba.actions import BINDING, Action
from divetable.games.scuba.changes import evolve
from divetable.games.scuba.components import house_document
from divetable.games.scuba.events import WHY, Event
from divetable.games.scuba.options import read_options
from divetable.games.scuba.positions import set_up_table
from divetable.games.scuba.rules import (
    actions,
    apply,
    deadlines,
    incidents,
    play,
    read_action,
    result,
    rounds,
    seated,
    to_act,
)
from divetable.games.scuba.start import start
from divetable.games.scuba.state import State
from divetable.games.scuba.views import View, has_secrets, imagine, own, seen_by, view

RULES_VERSION = 1


def few_cards() -> dict[str, Any]:
    """The house's set with so few cards, and so many events, that every deck runs out."""
    document: dict[str, Any] = json.loads(house_document())
    kept = {
        *("EV-R-02", "EV-R-04", "EV-R-08", "EV-Y-02", "EV-Y-03", "EV-Y-08"),
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
    rules_version=RULES_VERSION,
    seats=range(2, 5),
    variants={
        "base": {},
        "decompression": {"decompression": True},
        "no-death": {"noDeath": True},
        "no-death-decompression": {"noDeath": True, "decompression": True, "hiddenScores": False},
        "host": {
            "startPlayer": 1,
            "eventDeckBy": "tile",
            "startSquareExam": False,
            "dustBlocksFlip": False,
            "mustEnterFirstTurn": False,
            "boatFinal": False,
            "flipOpenTiles": False,
            "extraRoundEnd": "immediate",
            "currentAirLoss": False,
        },
        "deep": {
            "decompression": True,
            "voluntary40": True,
            "decoShed": "endOfTurn",
            "decoAt40": "arrivalOnly",
        },
        "narrow": {"outerColumns2p": "closed"},
        "few-cards": {"dataSet": few_cards()},
    },
    read_options=read_options,
    start=start,
    set_up=set_up_table,
    to_act=to_act,
    actions=actions,
    incidents=incidents,
    apply=apply,
    play=play,
    evolve=evolve,
    view=view,
    own=own,
    has_secrets=has_secrets,
    seen_by=seen_by,
    imagine=imagine,
    result=result,
    seated=seated,
    rounds=rounds,
    deadlines=deadlines,
    read_action=read_action,
    types={"state": State, "action": Action, "event": Event, "view": View},
    why=WHY,
    binding=BINDING,
)
