"""Stills, light fields and single cards as bytes."""

import os
import pickle
import sys
from collections.abc import Iterator
from io import BytesIO

import av
import numpy as np
import pytest
from PIL import Image

from divetable import ocean
from divetable.core.values import replace
from divetable.games.dive import DIVE
from divetable.games.dive.components import StackCard
from divetable.ocean import LIGHTS, Form, OceanError
from divetable.ocean.field import developed
from divetable.ocean.packs import GRID, SMALL_GRID, STEP, STILL_STEP, order, shown
from divetable.ocean.prints import Picture
from divetable.ocean.scenes import OpenCard
from divetable.ocean.stack import view
from divetable.ocean.video import av1

from .tables import SMALL, psnr, small_scene, table


def decoded(chunks: list[bytes], keys: list[int]) -> list[Picture]:
    """What a browser makes of AV1 chunks."""
    decoder = av.CodecContext.create("libdav1d", "r")
    assert isinstance(decoder, av.VideoCodecContext)
    frames = [
        np.asarray(frame.to_ndarray(format="rgb24"), np.uint8)
        for chunk in [*chunks, None]
        for frame in decoder.decode(None if chunk is None else av.Packet(chunk))
    ]
    assert len(frames) == len(keys)
    return frames


def test_a_still_is_the_view_from_above() -> None:
    scene = small_scene()
    image = Image.open(BytesIO(ocean.still(scene)))

    assert image.format == "WEBP"
    assert image.size == (SMALL, SMALL)
    truth = view(developed(scene, "above"), 0, 0)
    assert psnr(np.asarray(image.convert("RGB")), truth) > 28


@pytest.mark.parametrize(
    ("light", "form", "many"),
    [("above", "av1", GRID), ("below", "av1", SMALL_GRID), ("above", "webp", SMALL_GRID)],
)
def test_a_light_field_holds_all_views(light: ocean.Light, form: Form, many: int) -> None:
    scene = small_scene()
    header, chunks = shown(ocean.light_field(scene, light, form))

    assert (header["version"], header["light"], header["size"]) == (1, light, SMALL)
    assert (header["grid"], header["degrees"]) == (many, 35)
    assert len(chunks) == many**2
    assert header["views"] == [y * many + x for x, y in order(many)]
    keys = header["keys"]
    assert isinstance(keys, list)
    if form == "av1":
        assert sum(keys) == 2  # one per part
        views = decoded(chunks, keys)
    else:
        assert sum(keys) == many**2
        views = [np.asarray(Image.open(BytesIO(chunk)).convert("RGB")) for chunk in chunks]
    tilts = np.linspace(-1, 1, many)
    stack = developed(scene, light)
    for seen, (x, y) in list(zip(views, order(many), strict=True))[::5]:
        assert psnr(seen, view(stack, tilts[x], tilts[y])) > 24


def test_lengths_come_in_steps() -> None:
    scene = small_scene()

    assert len(ocean.still(scene)) % STILL_STEP == 0
    assert len(ocean.light_field(scene)) % STEP == 0
    taken = replace(scene, shown=(OpenCard(1, scene.cards[0]),))
    assert len(ocean.card_picture(taken, 1)) % STILL_STEP == 0


def test_a_table_has_the_lights_that_it_allows() -> None:
    assert ocean.scene(table(flashlight="off")).lights == ("above",)
    assert ocean.scene(table(flashlight="shared")).lights == LIGHTS
    with pytest.raises(OceanError, match="this table has no light 'torch'; it has above"):
        ocean.still(ocean.scene(table(flashlight="off"), size=SMALL), "torch")


def test_a_card_is_shown_alone_only_while_it_may_be_seen() -> None:
    """[D-2.55]; afterwards only where the table keeps a history of cards."""
    state = table()
    state.taken, state.round_start = 5, 3

    scene = ocean.scene(state, size=SMALL)

    assert [one.number for one in scene.shown] == [4, 5]
    assert ocean.card_picture(scene, 4) != ocean.card_picture(scene, 5)
    for number in (0, 1, 3, 6, 36):
        with pytest.raises(OceanError, match=f"card {number} is not to be seen"):
            ocean.card_picture(scene, number)
    remembering = table(card_history=True)
    remembering.taken, remembering.round_start = 5, 3
    assert [one.number for one in ocean.scene(remembering).shown] == [1, 2, 3, 4, 5]


def test_a_scene_holds_what_is_left_and_what_lies_on_it() -> None:
    state = DIVE.start(2, None, "reef")
    state.taken = 7

    scene = ocean.scene(state)

    assert scene.cards == state.deck[7:]
    assert pickle.loads(pickle.dumps(scene)) == scene


def test_the_key_is_unguessable_and_changes_with_the_light_only() -> None:
    scene = small_scene()
    state = table()

    assert len(scene.key) == 32
    assert scene.key == replace(scene, cards=scene.cards[::-1]).key
    assert scene.key != replace(scene, cards=scene.cards[1:]).key
    assert scene.key != replace(scene, seed="another").key
    status = ocean.scene(state).key
    state.status = ["ready", "ready"]
    assert ocean.scene(state).key == status


def test_bad_input_is_refused() -> None:
    state = table()
    scene = small_scene()
    with pytest.raises(OceanError, match="no setting 'foggy'; there are clear, table, murky"):
        ocean.scene(state, "foggy")
    with pytest.raises(OceanError, match="9 pixels; choose 64 to 1024"):
        ocean.scene(state, size=9)
    with pytest.raises(OceanError, match="no light 'laser'"):
        ocean.still(scene, "laser")  # type: ignore[arg-type] # what a request may hold
    with pytest.raises(OceanError, match="no form 'gif'; there are av1, webp"):
        ocean.light_field(scene, "above", "gif")  # type: ignore[arg-type] # the same
    with pytest.raises(OceanError, match="this is not a light field"):
        shown(b"RIFF....")
    state.deck = (StackCard("OC99", "S", 0, False), *state.deck[1:])
    with pytest.raises(OceanError, match="no ocean card 'OC99' in this deck"):
        ocean.scene(state)


def test_an_empty_stack_is_a_picture_of_the_bottom() -> None:
    scene = replace(small_scene(), cards=())

    image = np.asarray(Image.open(BytesIO(ocean.still(scene))).convert("RGB"))

    assert image.reshape(-1, 3).std(0).max() < 2
    assert ocean.sonar(scene) == ()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the encoder asks for no priority")
def test_making_pictures_halts_nobody_else() -> None:
    """As root the encoder gives itself and its threads real-time priority: it is taken back."""
    before = os.sched_getscheduler(0)
    seen: set[int] = set()

    def views() -> Iterator[Picture]:
        for _ in range(3):
            seen.update(os.sched_getscheduler(int(one)) for one in os.listdir("/proc/self/task"))
            yield np.zeros((SMALL, SMALL, 3), np.uint8)

    assert len(av1(views(), SMALL)) == 3
    assert seen == {before}
    assert os.sched_getscheduler(0) == before
