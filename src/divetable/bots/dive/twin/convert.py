"""From a view to the twin's table."""

from collections.abc import Sequence

from divetable.bots.dive.twin.table import Table
from divetable.games.dive.components import Companion
from divetable.games.dive.state import Announcement
from divetable.games.dive.views import View


def table_of(view: View, used: Sequence[Announcement], fearless: tuple[int, ...] = ()) -> Table:
    """The table of a round in which these companions are used, whatever befalls their owners.
    [D-5.11]"""

    def owners(companion: Companion) -> tuple[int, ...]:
        return tuple(sorted(int(said.seat) for said in used if said.companion == companion))

    return Table(
        cards=view.cards_left,
        giant_turtles=owners("giant_turtle"),
        narwhals=owners("narwhal"),
        dolphins=tuple(
            (int(said.seat), int(said.target))
            for said in used
            if said.companion == "dolphins" and said.target is not None
        ),
        white_sharks=owners("white_shark"),
        axolotls=owners("axolotl"),
        chief=view.options.chief,
        chief_is_affected=view.options.chief_affected_by_expansion,
        fearless=fearless,
    )
