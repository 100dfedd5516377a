"""From a table of Dive to a scene: everything a picture of its stack is made from.

This is the only place of the ocean that reads a state. A scene holds secrets; it stays on the
server and in its processes.
"""

from collections.abc import Iterable
from hashlib import blake2b

from divetable.core.values import Value
from divetable.games.dive.components import OceanCard, StackCard
from divetable.games.dive.start import ocean_cards
from divetable.games.dive.state import OctopusPlace, State
from divetable.ocean.errors import OceanError
from divetable.ocean.optics import LIGHTS, SETTINGS, Light, Setting
from divetable.ocean.sizes import LARGEST, SIZE, SMALLEST


class OpenCard(Value):
    """A card off the stack that may be seen on its own; cards are numbered as they are taken
    off."""

    number: int  # 1 is the first card of the game
    card: StackCard


class Scene(Value):
    """The remaining stack of one table, and what lies on it."""

    seed: str
    deck: tuple[OceanCard, ...]  # the data of the whole deck; no order
    cards: tuple[StackCard, ...]  # still there, top first
    octopuses: tuple[OctopusPlace, ...]
    shown: tuple[OpenCard, ...]
    lights: tuple[Light, ...]  # the modes that this table allows
    setting: str = "table"
    size: int = SIZE

    @property
    def key(self) -> str:
        """A name for caches: nobody can guess it, and it changes with each new light.

        It is made from what everybody knows (the deck, how many cards are left, whether an
        octopus lies there) under a key that only this game has, so it tells nothing, not even
        whether two tables have the same stack.
        """
        secret = blake2b(self.seed.encode(), digest_size=32, person=b"divetable ocean").digest()
        deck = [(card.id, card.code, card.shark_art, card.holes) for card in self.deck]
        known = (deck, len(self.cards), self.octopuses, self.setting, self.size)
        return blake2b(repr(known).encode(), key=secret, digest_size=16).hexdigest()

    @property
    def optics(self) -> Setting:
        return SETTINGS[self.setting]


def scene(
    state: State, setting: str = "table", size: int = SIZE, open_from: int | None = None
) -> Scene:
    """What can be seen of the stack now. [D-3.1] [D-3.3] [D-5.17]

    `open_from` is how many cards were gone before the latest dive, whose cards can still be seen.
    """
    if setting not in SETTINGS:
        raise OceanError(f"there is no setting {setting!r}; there are {', '.join(SETTINGS)}")
    if not SMALLEST <= size <= LARGEST:
        raise OceanError(f"a picture of {size} pixels; choose {SMALLEST} to {LARGEST}")
    deck = ocean_cards(state.options)
    known = {card.id for card in deck}
    for card in state.deck:
        if card.id not in known:
            raise OceanError(f"there is no ocean card {card.id!r} in this deck")
    start = state.round_start if open_from is None else min(open_from, state.round_start)
    if state.options.card_history:
        start = 0
    return Scene(
        seed=state.seed,
        deck=deck,
        cards=state.deck[state.taken :],
        octopuses=state.octopuses,
        shown=tuple(
            OpenCard(number, state.deck[number - 1]) for number in range(start + 1, state.taken + 1)
        ),
        lights=LIGHTS[:1] if state.options.flashlight == "off" else LIGHTS,
        setting=setting,
        size=size,
    )


def at_the_table(state: State, earlier: Iterable[State]) -> Scene:
    """What people at a table see of the stack.

    A dive is one step, and the next round begins before anybody can look at its cards, so cards
    that were there before the latest dive can still be seen. `earlier` is newest first.
    """
    befores = (before.taken for before in earlier)
    return scene(state, open_from=next((gone for gone in befores if gone < state.taken), None))
