"""Plunge: two divers choose in secret how deep they go, and hope to be alone at the pearl."""

from divetable.core.game import Game
from divetable.core.options import descriptions
from divetable.games.plunge.actions import Action, read_action
from divetable.games.plunge.changes import evolve
from divetable.games.plunge.events import WHY, Event
from divetable.games.plunge.options import Options, read_options
from divetable.games.plunge.rules import (
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
from divetable.games.plunge.start import set_up, start
from divetable.games.plunge.state import State
from divetable.games.plunge.views import (
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

PLUNGE = Game(
    name="plunge",
    letter="P",
    rules_version=1,
    formerly={},
    seats=range(2, 3),
    options=descriptions(Options),
    variants={"base": {}, "long": {"rounds": 5}},
    read_options=read_options,
    start=start,
    set_up=set_up,
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
    types={"state": State, "action": Action, "event": Event, "view": View},
    why=WHY,
)
