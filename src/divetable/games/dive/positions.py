"""Any position, set up from a document: for vectors, tutorials, puzzles and bug reports.

The document has the form of the vectors in docs/rules/dive.md section 4: `start` (who is on
which field), `deck` (contents from the top), `more` (further cards below), `chief` (his card
of this round), `use` (companions that will be used) and, beyond that, `options`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from divetable.core.chance import Chance, shuffled
from divetable.core.codec import CodecError, load
from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.core.values import Value
from divetable.games.dive import refusals
from divetable.games.dive.agenda import BeginRound
from divetable.games.dive.changes import CHANGES
from divetable.games.dive.components import (
    CONTENTS,
    EXPANSION_COMPANIONS,
    NUMBER_OF_CARDS,
    ChiefCard,
    Companion,
    OceanCard,
    StackCard,
    house_ocean_cards,
)
from divetable.games.dive.options import Options, read_options
from divetable.games.dive.rules.play import perform
from divetable.games.dive.rules.resolution import R
from divetable.games.dive.start import all_orientations, bare_table
from divetable.games.dive.state import State

CHIEF = "chief"
CARDS_BELOW = 20  # if a document does not say
MISSHAPEN = (AttributeError, IndexError, KeyError, TypeError, ValueError)


class Position(Value):
    """A table in Phase 1 of its first round, and the names of its divers."""

    state: State
    names: tuple[str, ...]  # players by their seat, then the chief

    def seat(self, name: str) -> Seat:
        return Seat(self.names.index(name))


def set_up(document: Mapping[str, Any]) -> Position:
    """The position a document describes; a BadData if something is wrong with it."""
    fields = _start(document)
    players = [name for name in fields if name != CHIEF]
    has_chief = CHIEF in fields or CHIEF in document
    companions = _companions(document, players)
    options = _options(document, len(players), has_chief, companions)
    state = bare_table(len(players), options, "position")
    state.positions = [fields[name] for name in players]
    state.companions = companions
    state.deck = tuple(_deck(document))
    if has_chief:
        state.positions.append(fields.get(CHIEF, 0))
        state.chief_deck = (*_chief_card(document), *state.chief_deck)
    state.agenda.append(BeginRound())
    r: R = Resolution(state, state.agenda, CHANGES)
    r.run(perform)
    return Position(state, (*players, CHIEF) if has_chief else tuple(players))


def set_up_table(document: Mapping[str, Any], seats: int, options: Mapping[str, object]) -> State:
    """A table with this many seats that begins in this position."""
    try:
        given = {**options, **document.get("options", {})}
        position = set_up({**document, "options": given})
    except MISSHAPEN as error:
        raise refusals.BAD_POSITION(problem=f"{type(error).__name__} {error}") from None
    if position.state.players != seats:
        problem = f"{position.state.players} divers at a table of {seats} seats"
        raise refusals.BAD_POSITION(problem=problem)
    return position.state


def _start(document: Mapping[str, Any]) -> dict[str, int]:
    fields: Any = document.get("start")
    try:
        found = {str(name): int(field) for name, field in fields.items()}
        is_fine = found == fields and found.keys() - {CHIEF} and min(found.values()) >= 0
    except (AttributeError, TypeError, ValueError):
        is_fine, found = False, {}
    if not is_fine:
        raise refusals.BAD_POSITION(problem="start must give every diver a field from 0 on")
    return found


def _companions(document: Mapping[str, Any], players: list[str]) -> tuple[Companion | None, ...]:
    used: dict[str, dict[str, Any]] = document.get("use", {})
    unknown = sorted(used.keys() - set(players))
    if unknown:
        raise refusals.BAD_POSITION(problem=f"use names {', '.join(unknown)}, who does not play")
    owned: list[Companion | None] = []
    for name in players:
        companions = list(used.get(name, {}))
        if len(companions) > 1:
            raise refusals.BAD_POSITION(problem=f"{name} has more than one companion")
        owned.append(_companion(companions[0]) if companions else None)
    return tuple(owned)


def _companion(name: str) -> Companion:
    try:
        companion: Companion = load(Companion, name)
    except CodecError:
        raise refusals.BAD_POSITION(problem=f"there is no companion {name}") from None
    return companion


def _options(
    document: Mapping[str, Any],
    players: int,
    has_chief: bool,
    companions: tuple[Companion | None, ...],
) -> Options:
    owned = [companion for companion in companions if companion is not None]
    given: dict[str, object] = {
        "chief": has_chief,
        "practice": players == 1 and not has_chief,
        "companions": bool(owned),
        "expansion_companions": any(companion in EXPANSION_COMPANIONS for companion in owned),
        "duplicate_companions": len(set(owned)) < len(owned),
        "close_delay": 0,  # nobody needs time to withdraw
    }
    options = read_options({**given, **document.get("options", {})}, players)
    for companion in owned:
        if companion not in options.offered_companions(players):
            raise refusals.BAD_POSITION(problem=f"{companion} cannot be used at this table")
    return options


def _deck(document: Mapping[str, Any]) -> Iterator[StackCard]:
    """A card for each content, repeating a design only when none are left; any cards below."""
    codes: list[str] = list(document.get("deck", ()))
    more = min(document.get("more", CARDS_BELOW), NUMBER_OF_CARDS - len(codes))
    unknown = sorted(set(codes) - CONTENTS.keys())
    if unknown or more < 0:
        problem = f"there is no content {unknown[0]}" if unknown else "there are 36 cards at most"
        raise refusals.BAD_POSITION(problem=problem)
    unused = shuffled(house_ocean_cards(), Chance("position", "ocean"))
    cards: list[OceanCard] = []
    for code in codes:
        fitting = [card for card in unused if card.code == code]
        card = (fitting or [card for card in cards if card.code == code])[0]
        if fitting:
            unused.remove(card)
        cards.append(card)
    for eight in all_orientations([*cards, *unused[:more]]):
        yield eight[0]


def _chief_card(document: Mapping[str, Any]) -> tuple[ChiefCard, ...]:
    if CHIEF not in document:
        return ()
    try:
        card: ChiefCard = load(ChiefCard, {"id": "given", **document[CHIEF]})
    except (CodecError, TypeError) as error:
        raise refusals.BAD_POSITION(problem=f"the chief's card, {error}") from None
    return (card,)
