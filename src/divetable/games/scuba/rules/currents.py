"""Step 2: the current. [S-3.2]"""

from divetable.core.chance import Chance, shuffled
from divetable.core.game import Seat
from divetable.games.scuba.components import CurrentCard
from divetable.games.scuba.events import CurrentDeckShuffled, CurrentDrawn
from divetable.games.scuba.rules.deaths import check_deaths
from divetable.games.scuba.rules.resolution import R, lose_air, take_depth_tokens
from divetable.games.scuba.state import State


def draw_current(r: R) -> None:
    """The top card moves all open animals and all divers, active or not; nobody gets to look at
    anything. [S-4.1] [S-4.3] [S-4.10]"""
    table = r.table
    if not table.deck:
        shuffle_used_cards(r)
    if not table.deck:  # only where a position was set up without cards
        return
    card = table.data.currents[table.deck[0]]
    before = table.at.copy()
    divers = carried_divers(table, card)
    r.emit(CurrentDrawn(card.id, carried_animals(table, card), divers))
    for seat, _ in divers:
        take_depth_tokens(r, seat, before[seat])
    if card.air and table.options.current_air_loss:
        lose_air_below(r, card)


def shuffle_used_cards(r: R) -> None:
    """All but the visible one. [S-4.11]"""
    table = r.table
    used = table.used[:-1]
    if used:
        order = shuffled(used, Chance(table.seed, "current", table.shuffles))
        r.emit(CurrentDeckShuffled(tuple(order)))


def carried_animals(table: State, card: CurrentCard) -> tuple[tuple[int, int], ...]:
    """Open tiles go by their own colour, covered ones stay, and so does dust.
    [S-4.2] [S-4.4] [S-4.5] [S-4.8]"""
    drifts, colours, places = table.sea.animal_drifts[card.id], table.colours, table.places
    moved: list[tuple[int, int]] = []
    for tile in table.open:
        drift = drifts[colours[tile]]
        if drift is not None and drift[places[tile]] != places[tile]:
            moved.append((tile, drift[places[tile]]))
    return tuple(moved)


def carried_divers(table: State, card: CurrentCard) -> tuple[tuple[Seat, int], ...]:
    """Submerged divers in any direction, snorkellers only sideways. [S-4.3] [S-7.4] [S-12.4]"""
    if card.divers is None:
        return ()
    way, squares = card.divers
    moved: list[tuple[Seat, int]] = []
    for seat, loc in enumerate(table.loc):
        if loc == "SUB" or (loc == "SNORKEL" and way in ("L", "R")):
            to = table.sea.drift(table.at[seat], way, squares)
            if to != table.at[seat]:
                moved.append((Seat(seat), to))
    return tuple(moved)


def lose_air_below(r: R, card: CurrentCard) -> None:
    """Some cards cost air, for the diver in turn or for everyone under water; then deaths are
    checked. [S-4.9]"""
    for seat in r.table.under_water():
        if card.who == "all" or seat == r.table.active:
            lose_air(r, seat, card.air)
    check_deaths(r)
