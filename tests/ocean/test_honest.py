"""Two stacks that give the same light give the same bytes, and the same of everything else.

Pairs of worlds are made that differ only in what no light shows. All that the server could hand
out is made from both and compared. Then leaks are planted, one by one: each must be found.
"""

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO

import pytest
from PIL import Image

from divetable.core.values import replace
from divetable.games.dive.components import OceanCard, StackCard
from divetable.games.dive.state import OctopusPlace
from divetable.ocean import (
    LIGHTS,
    Scene,
    card_picture,
    darkroom,
    field,
    packs,
    scene,
    scenes,
    stack,
)
from divetable.ocean.optics import Setting
from divetable.ocean.prints import Dealt, Picture
from divetable.ocean.stack import Layer

from .tables import SMALL, blank, disc, small_scene, table

Worlds = tuple[Scene, Scene]
Prints = Callable[[Dealt, str, int], tuple[Picture, Picture | None]]

INKS = {"OC01": (250, 60, 40), "OC02": (60, 250, 90), "OC03": (240, 240, 240)}


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    """What is kept from one world must not be handed out in the other."""
    field.developed.cache_clear()
    yield
    field.developed.cache_clear()


def handed_out(world: Scene, lights: tuple[str, ...] = LIGHTS) -> dict[str, bytes]:
    """All that a client could ever get to see of a scene, by the name it is asked for."""
    field.developed.cache_clear()
    told = {f"{world.key}/lights": repr(world.lights).encode()}
    for light in world.lights:
        if light in lights:
            told[f"{world.key}/{light}/still"] = field.still(world, light)
            told[f"{world.key}/{light}/field"] = field.light_field(world, light)
    told[f"{world.key}/above/webp"] = field.light_field(world, "above", "webp")
    for one in world.shown:
        told[f"{world.key}/card/{one.number}"] = card_picture(world, one.number)
    return told


def marked(dealt: Dealt, _seed: str, size: int) -> tuple[Picture, Picture | None]:
    """Cards for the tests: three have a disc in the middle, one beside it, the others nothing."""
    if dealt.card.id == "OC04":
        return disc(560, 470, 60, (250, 200, 40), size), None
    ink = INKS.get(dealt.card.id)
    return (disc(500, 500, 120, ink, size) if ink else blank(size)), None


def covering(dealt: Dealt, seed: str, size: int) -> tuple[Picture, Picture | None]:
    """The same, but card OC36 is printed all over: nothing is seen through it from above."""
    if dealt.card.id == "OC36":
        return disc(500, 500, 900, (90, 120, 160), size), None
    return marked(dealt, seed, size)


def stacked(*ids: str) -> tuple[StackCard, ...]:
    return tuple(StackCard(id, "-", 0, False) for id in ids)


def under_an_octopus() -> Worlds:
    """One card wholly under the tile is exchanged for another."""
    covered = replace(small_scene(), octopuses=(OctopusPlace(500, 500, 15),))
    one = replace(covered, cards=stacked("OC09", "OC01", "OC10"))
    return one, replace(one, cards=stacked("OC09", "OC02", "OC10"))


def under_an_opaque_card() -> Worlds:
    """Cards that no light from above reaches are exchanged; light from below is another matter."""
    one = replace(small_scene(), cards=stacked("OC36", "OC01", "OC02", "OC03"), lights=("above",))
    return one, replace(one, cards=stacked("OC36", "OC03", "OC01", "OC02"))


def the_hidden_card_turned() -> Worlds:
    """The card under the tile lies otherwise: turned and flipped, and its disc aside."""
    one, _ = under_an_octopus()
    top, hidden, *rest = one.cards
    aside = replace(hidden, id="OC04")
    turned = replace(aside, rotation=90, flipped=True)
    return (
        replace(one, cards=(top, aside, *rest)),
        replace(one, cards=(top, turned, *rest)),
    )


def cards_with_nothing_on_them() -> Worlds:
    """Which of the empty cards lies where, and how, makes no light: nor do its gap and dirt."""
    one = replace(small_scene(), cards=stacked("OC09", "OC01", "OC10", "OC11"))
    other = stacked("OC12", "OC01", "OC11", "OC09")
    return one, replace(
        one, cards=(other[0], other[1], replace(other[2], rotation=180, flipped=True), other[3])
    )


def cards_that_are_gone() -> Worlds:
    """Other cards lay above the stack in earlier rounds; nobody may see them any more."""
    state = table()
    state.taken = state.round_start = 24
    one = scene(state, size=SMALL)
    state.deck = (*reversed(state.deck[:24]), *state.deck[24:])
    return one, scene(state, size=SMALL)


def what_the_data_say_about_another_print() -> Worlds:
    """The cells and sizes of the default print are of no consequence for a game."""

    def otherwise(card: OceanCard) -> OceanCard:
        cell = {"00": "33"}.get(card.helper_cell, card.helper_cell)
        return replace(card, shark_size="M" if card.shark_size else "", helper_cell=cell)

    one = small_scene()
    return one, replace(one, deck=tuple(map(otherwise, one.deck)))


def programs_and_pawns() -> Worlds:
    """Nothing that happens beside the stack touches its picture."""
    state = table()
    state.taken = state.round_start = 24
    one = scene(state, size=SMALL)
    state.positions, state.status, state.round = [5, 17], ["ready", "thinking"], 4
    return one, scene(state, size=SMALL)


PAIRS: dict[str, tuple[Callable[[], Worlds], Prints | None]] = {
    "octopus": (under_an_octopus, marked),
    "turned": (the_hidden_card_turned, marked),
    "empty": (cards_with_nothing_on_them, marked),
    "opaque card": (under_an_opaque_card, covering),
    "gone": (cards_that_are_gone, None),
    "data": (what_the_data_say_about_another_print, None),
    "beside": (programs_and_pawns, None),
}


def worlds(name: str, monkeypatch: pytest.MonkeyPatch) -> Worlds:
    make, prints = PAIRS[name]
    if prints is not None:
        monkeypatch.setattr(field, "print_of", prints)
    return make()


@pytest.mark.parametrize("name", PAIRS)
def test_the_same_light_gives_the_same_bytes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = worlds(name, monkeypatch)
    lights = LIGHTS if name in ("octopus", "turned", "empty") else ("above", "below")

    assert one != other or name in ("gone", "beside")
    assert handed_out(one, lights) == handed_out(other, lights)


@pytest.mark.parametrize("name", ["octopus", "opaque card"])
def test_without_the_cover_the_difference_is_seen(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the test above would prove nothing."""
    one, other = worlds(name, monkeypatch)
    if name == "octopus":
        bare = [replace(world, octopuses=()) for world in (one, other)]
    else:
        bare = [replace(world, cards=world.cards[1:]) for world in (one, other)]

    pictures = [list(handed_out(world, ("above",)).values()) for world in bare]

    assert pictures[0] != pictures[1]


def test_a_light_from_below_stops_at_the_octopus_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ink lets light through from behind; then the picture differs, and may."""
    one, other = worlds("opaque card", monkeypatch)
    lit = [replace(world, lights=LIGHTS) for world in (one, other)]

    assert field.still(lit[0], "below") != field.still(lit[1], "below")


# ------------------------------------------------------------------ planted leaks

Plant = Callable[[pytest.MonkeyPatch], None]


def in_the_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comment with the cards in every picture."""

    def still(world: Scene, light: str = "above") -> bytes:
        file = BytesIO()
        picture = field.developed(world, light).seen(0, 0)
        exif = Image.Exif()
        exif[0x9286] = ",".join(card.id for card in world.cards)
        Image.fromarray(picture).save(file, "WEBP", exif=exif)
        return file.getvalue()

    monkeypatch.setattr(field, "still", still)


def in_the_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step more of padding if a certain card is in the stack."""
    honest = field.light_field

    def light_field(world: Scene, *args: str) -> bytes:
        more = any(card.id == "OC02" for card in world.cards)
        return honest(world, *args) + bytes(packs.STEP * more)  # type: ignore[arg-type] # as given

    monkeypatch.setattr(field, "light_field", light_field)


def in_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts of a field in the order in which some card came out of a cache."""
    honest = field.render_strip

    def render_strip(world: Scene, light: str, form: str, strip: int) -> list[bytes]:
        swap = sum(int(card.id[2:]) for card in world.cards) % 2
        made = honest(world, light, form, strip)  # type: ignore[arg-type] # as given
        return made[::-1] if swap else made

    monkeypatch.setattr(field, "render_strip", render_strip)


def in_the_header(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card's id in the pack."""
    honest = packs.packed
    seen: list[Scene] = []

    def joined(world: Scene, *args: object) -> bytes:
        seen.append(world)
        return JOINED(world, *args)  # type: ignore[arg-type] # as given

    def packed(header: dict[str, object], chunks: list[bytes]) -> bytes:
        return honest({**header, "top": [card.id for card in seen[-1].cards]}, chunks)

    monkeypatch.setattr(field, "joined", joined)
    monkeypatch.setattr(packs, "packed", packed)


def in_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key for caches that depends on the cards, also on those that nobody sees."""
    monkeypatch.setattr(
        scenes.Scene, "key", property(lambda world: str(hash(tuple(c.id for c in world.cards))))
    )


def in_the_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shadow that is one step darker because of a card that cannot be seen."""
    honest = stack.view

    def view(lit: stack.Lit, x: float, y: float) -> Picture:
        picture = honest(lit, x, y)
        hidden = lit.groups[0].emitted[-2, 1, SMALL // 2, SMALL // 2]
        picture[0, 0, 0] ^= int(hidden) > 60
        return picture

    monkeypatch.setattr(field, "view", view)


def in_the_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gaps and dirt that belong to a card, not to its place in the stack."""
    honest = stack.lay

    def lay(
        cards: list[tuple[Picture, Picture | None]], seed: str, setting: Setting
    ) -> list[Layer]:
        inked = sum(int(ink[..., 1].sum()) for ink, _ in cards)
        return honest(cards, f"{seed} {inked}", setting)

    monkeypatch.setattr(field, "lay", lay)


JOINED = packs.joined
PLANTS: dict[str, Plant] = {
    "metadata": in_the_metadata,
    "length": in_the_length,
    "order": in_the_order,
    "header": in_the_header,
    "name": in_the_name,
    "pixels": in_the_pixels,
    "gaps": in_the_gaps,
}


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = worlds("octopus", monkeypatch)
    PLANTS[name](monkeypatch)

    assert handed_out(one, ("above",)) != handed_out(other, ("above",))


# ------------------------------------------------------------------ the darkroom


@pytest.fixture(scope="module")
def room() -> Iterator[darkroom.Darkroom]:
    made = darkroom.Darkroom(2)
    yield made
    made.close()


def test_processes_leave_no_trace_in_the_bytes(room: darkroom.Darkroom) -> None:
    now = small_scene()

    assert room.still(now).result(120) == field.still(now)
    assert room.field(now).result(120) == field.light_field(now)


def test_every_picture_is_made_once(room: darkroom.Darkroom) -> None:
    now = small_scene()
    room.ahead(now)

    assert room.field(now) is room.field(now)
    assert room.still(now) is not room.still(replace(now, cards=now.cards[1:]))


def test_a_refusal_comes_out_of_the_darkroom_and_is_not_kept(room: darkroom.Darkroom) -> None:
    now = small_scene()

    for _ in range(2):
        with pytest.raises(ValueError, match="card 9 is not to be seen"):
            room.card(now, 9).result(120)
    dark = replace(now, lights=("above",))
    with pytest.raises(ValueError, match="this table has no light 'torch'"):
        room.field(dark, "torch").result(120)
    made = partial(room.card, replace(now, shown=(scenes.OpenCard(1, now.cards[0]),)))
    assert made(1).result(120)[:4] == b"RIFF"
