"""Dive: look through the stack, guess where the sharks are, program your dive in secret."""

from collections.abc import Mapping

from divetable.core.game import Game
from divetable.core.options import descriptions
from divetable.games.dive.actions import BINDING, Action, TimeUp, read_action
from divetable.games.dive.changes import evolve
from divetable.games.dive.events import WHY, Event
from divetable.games.dive.options import Options, read_options, shares_torch
from divetable.games.dive.positions import set_up_table
from divetable.games.dive.rules import (
    actions,
    apply,
    cut_off,
    deadlines,
    incidents,
    leave,
    lifelines,
    result,
    rounds,
    seated,
    to_act,
)
from divetable.games.dive.spaces import CHOICES
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from divetable.games.dive.tempo import shown_for
from divetable.games.dive.views import (
    FIELDS,
    OWN,
    View,
    fleeting,
    has_picture,
    has_secrets,
    imagine,
    seen_by,
    shows,
    shows_own,
    view,
)

RULES_VERSION = 1
FORMERLY: Mapping[int, Mapping[str, object]] = {}

DIVE = Game(
    name="dive",
    letter="D",
    rules_version=RULES_VERSION,
    formerly=FORMERLY,
    seats=range(1, 5),
    options=descriptions(Options),
    variants={
        "base": {},
        "flashlight": {"flashlight": "private"},
        "children": {"mode": "children"},
        "companions": {"companions": True},
        "expansion": {"companions": True, "expansion_companions": True},
        "chief": {"chief": True},
        "chief-expansion": {"chief": True, "companions": True, "expansion_companions": True},
        "practice": {"practice": True},
        "timed": {"program_timer": 90, "close_delay": 0, "leaver": "bot", "card_history": True},
        "twins": {
            "companions": True,
            "expansion_companions": True,
            "duplicate_companions": True,
            "axolotl_timing": "programming",
            "fugu_mode": "meter",
            "empty_program": "auto",
        },
        "short-of-chief-cards": {
            "chief": True,
            "chief_cards": [{"id": "CH01", "values": [2, 3, 4, 6], "colours": "BBBY"}],
        },
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
    has_secrets=has_secrets,
    seen_by=seen_by,
    imagine=imagine,
    result=result,
    seated=seated,
    rounds=rounds,
    deadlines=deadlines,
    leave=leave,
    time_up=TimeUp,
    cut_off=cut_off,
    apart={"asynchronous": True},
    has_picture=has_picture,
    shares_torch=shares_torch,
    brings={
        "scene": "divetable.ocean.scenes:at_the_table",
        "eyes": "divetable.lab.eyes.readings:looked",
    },
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
    fleeting=fleeting,
    lifelines=lifelines,
)
