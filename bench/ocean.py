"""The ocean: milliseconds and bytes, for the stack of a new game (36 cards, 640 pixels).

The compositor is compared with one made of Pillow's operations, in the same run and by the CPU
time of one core. That one leaves out holes and warping, so it has less to do. Pictures come from
a darkroom with two processes, as in the server, by the clock on the wall.
"""

import dataclasses
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from PIL import Image, ImageChops

from divetable.bots.dive import eye
from divetable.core.values import replace
from divetable.games.dive.start import start
from divetable.ocean import LIGHTS, Darkroom, Form, Light, Scene, field, scene, warm_up
from divetable.ocean.packs import STRIPS, shown
from divetable.ocean.prints import Picture
from divetable.ocean.sizes import SIZE
from divetable.ocean.stack import Group, Lit, lit, machine, view

TURNS = 5
TILT = (0.7, -0.4)
GOALS = {
    "still_ms": 60,
    "field_s": 1.5,
    "field_bytes": 1_200_000,
    "compositor_ratio": 15,
    "eye_3_ms": 300,
    "eye_5_ms": 1000,
}


class PillowStack:
    """The same layers, all at full size, put together by Pillow from the back to the front."""

    def __init__(self, stack: Lit, group: Group) -> None:
        self.stack, self.group = stack, group
        self.layers = [
            Image.fromarray(np.dstack([*group.emitted[at], group.alpha[at]])[:SIZE, :SIZE])
            for at in range(len(group.alpha))
        ]
        self.tints = [self._plain(tint) for tint in group.tint]
        self.hazes = [self._plain(haze) for haze in group.haze]

    def _plain(self, colour: Any) -> Image.Image:
        return Image.new("RGB", (SIZE, SIZE), tuple(round(float(v) * 255) for v in colour))

    def view(self, tilt_x: float, tilt_y: float) -> Picture:
        seen = self._plain(self.stack.setting.wall)
        step = self.stack.setting.parallax * SIZE
        for at in range(len(self.layers) - 1, -1, -1):
            seen = ImageChops.add(ImageChops.multiply(seen, self.tints[at]), self.hazes[at])
            x, y = (tilt * float(self.group.depth[at]) * step for tilt in (tilt_x, tilt_y))
            layer = self.layers[at].transform(
                (SIZE, SIZE),
                Image.Transform.AFFINE,
                (1, 0, x, 0, 1, y),
                resample=Image.Resampling.BILINEAR,
            )
            red, green, blue, alpha = layer.split()
            clear = ImageChops.invert(alpha)
            behind = ImageChops.multiply(seen, Image.merge("RGB", (clear, clear, clear)))
            seen = ImageChops.add(behind, Image.merge("RGB", (red, green, blue)))
        return np.asarray(seen, np.uint8)


def full_size(now: Scene) -> Lit:
    """All cards at full size and without holes, as Pillow gets them."""
    whole = field.layers(now)
    layers = [dataclasses.replace(layer, plastic=None, bow=(0.0,) * 5) for layer in whole]
    sharp = replace(now.optics, blur_deeper=0.0)  # what is blurred would be made smaller
    parts = [lit(layers[at : at + 9], SIZE, "above", sharp) for at in range(0, 36, 9)]
    groups = [part.groups[0] for part in parts]
    joined = Group(
        *(np.concatenate([getattr(g, name) for g in groups]) for name in Group.__annotations__)
    )
    return Lit([joined], "above", now.optics, SIZE, parts[0].glossy, machine())


def best(work: Any, turns: int = TURNS, clock: Any = process_time) -> float:
    """Milliseconds, the best of some turns."""
    times: list[float] = []
    for _ in range(turns):
        began = clock()
        work()
        times.append(clock() - began)
    return 1000 * min(times)


def compositors(now: Scene) -> dict[str, float]:
    """Milliseconds per view, ours and Pillow's, in turns."""
    whole = full_size(now)
    pillow = PillowStack(whole, whole.groups[0])
    ours = field.developed(now, "above")
    pairs: list[tuple[float, float, float]] = []
    for _ in range(3):
        pairs.append(
            (
                best(lambda: view(ours, *TILT), 3),
                best(lambda: view(whole, *TILT), 1),
                best(lambda: pillow.view(*TILT), 1),
            )
        )
    fast, full, slow = (min(times) for times in zip(*pairs, strict=True))
    return {
        "view_ms": round(fast, 1),
        "view_full_size_ms": round(full, 1),
        "pillow_view_ms": round(slow, 1),
        "compositor_ratio": round(median(pair[2] / pair[0] for pair in pairs), 1),
    }


def preparation(now: Scene) -> dict[str, float]:
    """A new deck, and the layers of each light."""

    def print_deck() -> None:
        field.print_of.cache_clear()
        field.layers(now)

    layers = field.layers(now)
    figures = {"deck_ms": round(best(print_deck, 2), 1)}
    for light in LIGHTS:
        prepare = partial(lit, layers, SIZE, light, now.optics)
        figures[f"prepare_{light}_ms"] = round(best(prepare, 2), 1)
    field.developed(now, "above")
    figures["still_ms"] = round(best(lambda: field.still(now, "above")), 1)
    return figures


def formats(now: Scene) -> list[dict[str, object]]:
    """Bytes and milliseconds of each grid and format, one core."""
    rows: list[dict[str, object]] = []
    cases: list[tuple[Light, Form]] = [
        ("above", "av1"),
        ("above", "webp"),
        ("below", "av1"),
        ("west", "av1"),
        ("torch", "av1"),
    ]
    for light, form in cases:
        field.developed(now, light)
        took = best(partial(field.light_field, now, light, form), 1)
        pack = field.light_field(now, light, form)
        header, chunks = shown(pack)
        rows.append(
            {
                "light": light,
                "form": form,
                "grid": header["grid"],
                "bytes": len(pack),
                "of_it_pictures": sum(map(len, chunks)),
                "ms": round(took),
            }
        )
    return rows


def eyes(now: Scene) -> dict[str, float]:
    """What a look costs a bot, by skill; the drawings are prepared once per process."""
    pack = field.light_field(now)
    figures: dict[str, float] = {}
    for skill in eye.LOOKS:
        eye.look(pack, skill, Random(1))
        figures[f"eye_{skill}_ms"] = round(best(partial(eye.look, pack, skill, Random(1)), 3))
    return figures


def in_the_darkroom(now: Scene) -> dict[str, float]:
    """By the clock, with two processes: a round's first still and its whole field."""
    room = Darkroom(STRIPS)
    try:
        room.field(now).result()  # both have printed the deck and loaded everything
        room.field(now, "above", "webp").result()
        stills: list[float] = []
        fields: list[float] = []
        for taken in range(1, 1 + TURNS):
            later = replace(now, cards=now.cards[taken:])
            began = perf_counter()
            room.field(later).result()
            fields.append(perf_counter() - began)
            began = perf_counter()
            room.still(later).result()
            stills.append(1000 * (perf_counter() - began))
    finally:
        room.close()
    return {
        "darkroom_still_ms": round(min(stills), 1),
        "darkroom_still_median_ms": round(median(stills), 1),
        "field_s": round(min(fields), 2),
        "field_median_s": round(median(fields), 2),
    }


def run(report: bool = True) -> dict[str, object]:
    now = scene(start(2, {"flashlight": "private"}, "bench"))
    warm_up()
    field.layers(now)
    figures: dict[str, object] = {**preparation(now), **compositors(now)}
    rows = formats(now)
    figures |= in_the_darkroom(now)
    figures |= eyes(now)
    figures["field_bytes"] = rows[0]["bytes"]
    figures["still_bytes"] = len(field.still(now, "above"))
    figures["sizes"] = rows
    figures["goals"] = GOALS
    if report:
        print(f"ocean, 36 cards, {SIZE} pixels")
        for name, figure in figures.items():
            if name not in ("sizes", "goals"):
                goal = f"   (goal {GOALS[name]})" if name in GOALS else ""
                print(f"{name:26} {figure}{goal}")
        for row in rows:
            print("  ".join(f"{name} {value}" for name, value in row.items()))
    return figures
