"""The Divers: two teams, one ocean of face-down patches, forty treasures to bring aboard."""

from collections.abc import Mapping

from divetable.core.game import Game
from divetable.core.options import descriptions
from divetable.games.divers.actions import Action, TimeUp, read_action
from divetable.games.divers.changes import evolve
from divetable.games.divers.events import WHY, Event
from divetable.games.divers.options import Options, read_options
from divetable.games.divers.pace import minutes
from divetable.games.divers.positions import set_up_table
from divetable.games.divers.rules import (
    actions,
    apply,
    deadlines,
    incidents,
    leave,
    may_answer,
    result,
    rounds,
    seated,
    to_act,
)
from divetable.games.divers.rules.offers import RoutesChoice
from divetable.games.divers.start import start
from divetable.games.divers.state import State
from divetable.games.divers.tempo import shown_for
from divetable.games.divers.views import (
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

RULES_VERSION = 3
BEFORE_3: Mapping[str, object] = {
    "end_when_decided": False,
    "offer_play_on": False,
    "stall_rounds": 50,
    "ransom_progress": True,
    "fish_repeat": False,
    "pass_boats": False,
    "box": "fixed",
}
FORMERLY: Mapping[int, Mapping[str, object]] = {1: BEFORE_3, 2: BEFORE_3}

POND = {  # all kinds of patch on 6 x 6: quick to play, and crowded
    "set": "pond-6",
    "size": 6,
    "treasures": 13,
    "status": "house data, for variants and tests",
    "patches": [
        {"kind": "sea", "count": 7},
        {"kind": "treasure", "value": 1, "count": 1},
        {"kind": "treasure", "value": 2, "count": 1},
        {"kind": "treasure", "value": 3, "count": 2},
        {"kind": "treasure", "value": 4, "count": 1},
        {"kind": "island", "count": 1},
        {"kind": "turtle", "count": 2},
        {"kind": "mud", "tufts": 2, "count": 2},
        {"kind": "mud", "tufts": 3, "count": 1},
        {"kind": "urchin", "count": 3},
        {"kind": "octopus", "count": 2},
        {"kind": "current", "variant": "one-way straight", "dirs": ["N"], "count": 2},
        {"kind": "current", "variant": "two-way diagonal", "dirs": ["NE", "SW"], "count": 1},
        {"kind": "current", "variant": "three-way", "dirs": ["NW", "E", "S"], "count": 1},
        {"kind": "eddy", "count": 3},
        {"kind": "anemone", "count": 2},
        {"kind": "seahorse", "count": 1},
        {"kind": "stingray", "dirs": ["N"], "count": 1},
        {"kind": "goldfish", "count": 1},
        {"kind": "shark", "count": 1},
    ],
}

PUDDLE = {  # 4 x 4: everybody meets
    "set": "puddle-4",
    "size": 4,
    "treasures": 12,
    "status": "house data, for variants and tests",
    "patches": [
        {"kind": "sea", "count": 1},
        {"kind": "treasure", "value": 2, "count": 2},
        {"kind": "treasure", "value": 4, "count": 2},
        {"kind": "mud", "tufts": 2, "count": 3},
        {"kind": "urchin", "count": 3},
        {"kind": "octopus", "count": 1},
        {"kind": "current", "variant": "one-way straight", "dirs": ["N"], "count": 1},
        {"kind": "current", "variant": "two-way straight", "dirs": ["N", "S"], "count": 1},
        {"kind": "eddy", "count": 1},
        {"kind": "goldfish", "count": 1},
    ],
}

POOL = {  # 3 x 3: the first treasures decide
    "set": "pool-3",
    "size": 3,
    "treasures": 4,
    "status": "house data, for variants and tests",
    "patches": [
        {"kind": "sea", "count": 2},
        {"kind": "urchin", "count": 4},
        {"kind": "treasure", "value": 1, "count": 2},
        {"kind": "treasure", "value": 2, "count": 1},
    ],
}

DIVERS = Game(
    name="divers",
    letter="V",
    rules_version=RULES_VERSION,
    formerly=FORMERLY,
    seats=range(2, 5),
    options=descriptions(Options),
    variants={
        "base": {},
        "training": {"size": 8, "boat_placement": "centre"},
        "small": {"size": 5, "safe_start": True},
        "former": {**BEFORE_3, "patch_set": POND, "stall_rounds": 20, "teams": False},
        "pool": {"patch_set": POOL},
        "race": {"patch_set": PUDDLE, "first_to": 4, "boat_placement": "centre"},
        "pond": {"patch_set": POND, "stall_rounds": 20},
        "individual": {"patch_set": POND, "stall_rounds": 20, "teams": False},
        "free": {
            "patch_set": PUDDLE,
            "stall_rounds": 20,
            "boat_placement": "centre",
            "first_move_land": False,
            "allow_drowning_moves": True,
            "free_choice_on_discovery": True,
            "voluntary_full_mud": True,
            "fish_repeat": False,
            "ransom_consent": True,
        },
        "house": {
            "patch_set": POND,
            "stall_rounds": 20,
            "mud_strike": "patch",
            "ransom_to": "patch",
            "eddy_after_horse": "repeat",
            "safe_start": True,
            "offer_play_on": False,
            "ransom_consent": True,
        },
        "polite": {"patch_set": PUDDLE, "stall_rounds": 20, "ransom_consent": True},
        "timed": {
            "patch_set": PUDDLE,
            "stall_rounds": 20,
            "turn_timer": 60,
            "ransom_consent": True,
        },
        "strict-clock": {
            "patch_set": PUDDLE,
            "stall_rounds": 20,
            "turn_timer": 30,
            "time_out": "resign",
            "ransom_consent": True,
        },
        "puddle": {"patch_set": PUDDLE, "stall_rounds": 20},
        "three-seats": {
            "patch_set": POND,
            "stall_rounds": 20,
            "teams": False,
            "empty_seats": ["E"],
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
    unsaid=UNSAID,
    has_secrets=has_secrets,
    seen_by=seen_by,
    imagine=imagine,
    result=result,
    seated=seated,
    rounds=rounds,
    deadlines=deadlines,
    leave=leave,
    time_up=TimeUp,
    read_action=read_action,
    shown_for=shown_for,
    types={
        "state": State,
        "action": Action,
        "event": Event,
        "view": View,
        "choice": RoutesChoice,
    },
    why=WHY,
    may_answer=may_answer,
    minutes=minutes,
)
