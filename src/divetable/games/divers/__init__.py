"""The Divers: two teams, one ocean of face-down patches, forty treasures to bring aboard."""

from divetable.core.game import Game
from divetable.games.divers.actions import Action
from divetable.games.divers.changes import evolve
from divetable.games.divers.events import WHY, Event
from divetable.games.divers.options import read_options
from divetable.games.divers.positions import set_up_table
from divetable.games.divers.rules import (
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
from divetable.games.divers.start import start
from divetable.games.divers.state import State
from divetable.games.divers.views import View, has_secrets, imagine, own, seen_by, view

RULES_VERSION = 2

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

PUDDLE = {  # 4 x 4: everybody meets everybody
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

DIVERS = Game(
    name="divers",
    rules_version=RULES_VERSION,
    seats=range(2, 5),
    variants={
        "base": {},
        "training": {"size": 8, "boatPlacement": "centre"},
        "pond": {"patchSet": POND, "stallRounds": 20},
        "individual": {"patchSet": POND, "stallRounds": 20, "teams": False},
        "free": {
            "patchSet": PUDDLE,
            "stallRounds": 20,
            "boatPlacement": "centre",
            "firstMoveLand": False,
            "allowDrowningMoves": True,
            "freeChoiceOnDiscovery": True,
            "voluntaryFullMud": True,
            "fishRepeat": True,
            "ransomConsent": True,
        },
        "house": {
            "patchSet": POND,
            "stallRounds": 20,
            "mudStrike": "patch",
            "ransomTo": "patch",
            "eddyAfterHorse": "repeat",
            "safeStart": True,
            "endWhenDecided": True,
            "ransomConsent": True,
        },
        "polite": {"patchSet": PUDDLE, "stallRounds": 20, "ransomConsent": True},
        "timed": {"patchSet": PUDDLE, "stallRounds": 20, "turnTimer": 60, "ransomConsent": True},
        "strict-clock": {
            "patchSet": PUDDLE,
            "stallRounds": 20,
            "turnTimer": 30,
            "timeOut": "resign",
            "ransomConsent": True,
        },
        "puddle": {"patchSet": PUDDLE, "stallRounds": 20},
        "three-seats": {"patchSet": POND, "stallRounds": 20, "teams": False, "emptySeats": ["E"]},
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
)
