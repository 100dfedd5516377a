"""Small scenes for the event cards of Scuba, in a box of 84 by 54."""

import re
from collections.abc import Callable
from math import cos, pi, sin

from divetable.art import creatures, fish, pictograms, things
from divetable.art.hand import Drawing, box, curve, polygon, ring_of, short
from divetable.art.palette import (
    ABYSS,
    BLACK,
    BROWN,
    DEEP,
    INK,
    ORANGE,
    PAPER,
    RED,
    SAND,
    SEA,
    SHALLOW,
    SLATE,
    WHITE,
    YELLOW,
    Hue,
)

WIDTH, HEIGHT = 84, 54


def key(name: str) -> str:
    """An event's name as part of an id.

    >>> key("Ship's bell")
    'ship-s-bell'
    """
    return re.sub(r"[^a-z]+", "-", name.lower()).strip("-")


def placed(
    draw: Callable[[Drawing], None], x: float, y: float, scale: float, turn: float = 0
) -> Callable[[Drawing], None]:
    """A figure in a scene, its middle at a place."""

    def draw_it(d: Drawing) -> None:
        with d.group(x, y, scale, turn), d.group(-50, -50):
            draw(d)

    return draw_it


def streaks(d: Drawing, count: int) -> None:
    """Water that runs to the right, faster with more lines."""
    for at in range(count):
        y = 9 + 36 * at / max(1, count - 1)
        d.line(f"M{4 + 9 * (at % 2)} {short(y)}q19-7 38 0t36 0", PAPER, 2, 0.85)
    d.line("M78 27l-8-7m8 7l-8 7", PAPER, 3)


def swimmer(d: Drawing) -> None:
    things.swimmer(d, ORANGE)


def swept(count: int) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        streaks(d, count)
        placed(swimmer, 40, 26, 0.48)(d)

    return draw


def vertical(turn: float) -> Callable[[Drawing], None]:
    """A diver who goes up or down faster than he likes."""

    def draw(d: Drawing) -> None:
        d.line("M10 8v38M20 14v30M64 10v34M74 6v40", PAPER, 2, 0.8)
        tip = "M10 46l-5-6m5 6l5-6M74 46l-5-6m5 6l5-6"
        if turn < 0:
            tip = "M10 8l-5 6m5-6l5 6M74 6l-5 6m5-6l5 6"
        d.line(tip, PAPER, 2.6)
        placed(swimmer, 42, 27, 0.5, turn)(d)

    return draw


def bubbles(d: Drawing, many: str) -> None:
    for text in many.split():
        x, y, r = map(float, text.split(","))
        things.bubble(d, x, y, r)


def diver_with_bubbles(many: str) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        with d.group(20, 8, 0.46):
            things.anybody(d, ORANGE)
        bubbles(d, many)

    return draw


def seasick(d: Drawing) -> None:
    d.fill(box(0, 0, 84, 54), "#e8f2ea")
    with d.group(8, 12, 0.23, -14):
        boat_on_waves(d)
    d.fill("M0 34q14-18 28-4t28 0 28-4V54H0z", SEA.mid)
    d.line("M0 34q14-18 28-4t28 0 28-4", SEA.dark, 2)


def boat_on_waves(d: Drawing) -> None:
    d.wash(curve("12,50! 90,58 180,58 286,46! 262,84! 38,84!"), RED, rim=0, ink=6)
    d.wash(box(96, 16, 90, 42, 5), WHITE, rim=0, ink=6)


def whirl(d: Drawing) -> None:
    turns: list[str] = []
    for at in range(15):
        angle, radius = at * pi / 4, 1.5 + at * 1.5
        turns.append(f"{42 + 1.5 * radius * cos(angle):.1f},{27 + radius * sin(angle):.1f}")
    d.pen(" ".join(turns), 4, PAPER)


def camera(d: Drawing) -> None:
    d.wash(box(24, 16, 36, 25, 4), BLACK, rim=4, ink=1.4)
    d.wash(box(32, 11, 12, 6, 2), BLACK, rim=0)
    d.wash(ring_of(9.5, 43, 29), SEA, rim=3, ink=2)
    d.dots("40,26", 4, "#fff", 0.9)
    d.dots("55,21", 3.4, RED.mid)
    d.pen("24,20 14,26 16,38", 2, YELLOW.mid)


def flooded_mask(d: Drawing) -> None:
    glass = curve("18,18 42,13 66,18 68,32 58,40 47,36 42,32 37,36 26,40 16,32")
    d.wash(glass, SHALLOW, rim=0, ink=4)
    with d.inside(glass):
        d.fill("M10 27q7-5 14 0t14 0 14 0 14 0 14 0V54H10z", DEEP.mid)
    d.line(glass, YELLOW.mid, 2.6)
    d.line("M8 22l8 2M76 22l-8 2", INK, 4)


def squeezed(d: Drawing) -> None:
    with d.group(19, 8, 0.46):
        things.anybody(d, ORANGE)
    d.line("M20 14l7 5-6 4 7 4M64 14l-7 5 6 4-7 4", RED.mid, 2.6)


def sunbeam(d: Drawing) -> None:
    for beam in ("36,0 48,0 30,54 6,54", "50,0 58,0 62,54 42,54", "60,0 66,0 82,54 72,54"):
        d.fill(polygon(beam), YELLOW.light, 0.7)
    d.dots("52,0", 24, YELLOW.mid)
    with d.group(26, 28, 0.24):
        pictograms.fish(d)


def false_alarm(d: Drawing) -> None:
    d.wash(curve("30,38! 32,22 42,12 52,22 54,38!"), YELLOW, rim=3, ink=1.6)
    d.dots("42,43", 6)
    d.line("M26 39h32", INK, 3)
    d.line("M20 46L64 8", PAPER, 6)
    d.line("M20 46L64 8", RED.mid, 3)


def selective(d: Drawing) -> None:
    streaks(d, 3)
    with d.group(22, 5, 0.42, 0):
        creatures.turtle(d)


def coins(d: Drawing) -> None:
    for x, y in ((28, 38), (54, 38), (41, 40), (34, 28), (48, 28), (41, 18)):
        things.coin(d, x, y, 9)


def cleaning(d: Drawing) -> None:
    with d.group(14, 0, 0.54):
        fish.parrotfish(d)
    for x, y in ((14, 12), (66, 10), (68, 44), (18, 46)):
        with d.group(x - 6, y - 6, 0.12):
            pictograms.fish(d)


def leaking(d: Drawing) -> None:
    with d.group(10, 0, 0.54):
        pictograms.air(d)
    d.pen("44,14 56,16 60,28 54,40", 3.6)
    bubbles(d, "64,24,3 70,16,4 68,34,2.6 76,26,3 62,10,2.4")


def clumsy(d: Drawing) -> None:
    with d.group(6, 12, 0.44):
        pictograms.dusty(d)
    placed(swimmer, 54, 24, 0.46, -14)(d)


def surge(d: Drawing) -> None:
    for y in (12, 24, 36, 48):
        d.line(f"M4 {y}q9.5-9 19 0t19 0 19 0 19 0", PAPER, 3.4)


def amphora(d: Drawing) -> None:
    d.wash(curve("42,6! 48,6 47,14 58,24 55,38 46,50! 38,50! 29,38 26,24 37,14 36,6!"), ORANGE)
    d.line("M37 12q-10-2-9 10M47 12q10-2 9 10", INK, 2.4)
    d.line("M27 26h30M29 32h26", BROWN.dark, 1.8)


def torch(d: Drawing) -> None:
    d.fill(polygon("34,20 82,2 82,50 34,32"), YELLOW.light, 0.75)
    d.wash(polygon("6,22 24,22 36,17 36,35 24,30 6,30"), BLACK, rim=0, ink=1.6)
    with d.group(56, 15, 0.22):
        pictograms.fish(d)


def dizzy(d: Drawing) -> None:
    with d.group(19, 8, 0.46):
        things.anybody(d, ORANGE)
    for x, y in ((14, 14), (70, 12), (72, 36), (12, 38)):
        turns = " ".join(
            f"{x + at * 0.9 * cos(at):.1f},{y + at * 0.9 * sin(at):.1f}" for at in range(8)
        )
        d.pen(turns, 2, PAPER)


def bell(d: Drawing) -> None:
    d.wash(curve("26,42! 30,32 31,16 42,9 53,16 54,32 58,42! 42,45"), SAND, rim=4, ink=1.6)
    d.line("M29 36q13 4 26 0", SAND.dark, 2)
    d.dots("42,47", 7)
    d.line("M42 9V3", INK, 3.4)


def cold(d: Drawing) -> None:
    d.fill(box(0, 27, 84, 27), ABYSS.mid, 0.55)
    arms = "".join(
        f"M42 27l{short(19 * cos(at * pi / 3))} {short(19 * sin(at * pi / 3))}"
        f"M{short(42 + 12 * cos(at * pi / 3))} {short(27 + 12 * sin(at * pi / 3))}"
        f"l{short(6 * cos(at * pi / 3 + 0.7))} {short(6 * sin(at * pi / 3 + 0.7))}"
        for at in range(6)
    )
    d.line(arms, INK, 5)
    d.line(arms, PAPER, 3)


def slide(d: Drawing) -> None:
    d.wash(curve("0,20! 26,24 50,42 84,48! 84,56! 0,56!"), SAND, rim=3, ink=1.4)
    d.wash(curve("34,20 42,17 47,23 42,29 35,27"), SLATE, rim=0)
    d.wash(curve("56,32 61,30 64,34 60,38"), SLATE, rim=0)
    d.dots("20,16 30,12 52,22 62,22 70,36 74,30 48,14", 3, SAND.dark)


def blue(d: Drawing) -> None:
    bubbles(d, "30,38,4 36,30,2.6 33,20,2")


SCENES: dict[str, Callable[[Drawing], None]] = {
    "free-flow": diver_with_bubbles("62,12,5 70,22,4 58,22,3 74,10,3 66,34,3.4 76,34,2.6"),
    "seasickness": seasick,
    "sudden-current": swept(3),
    "unpredictable-current": whirl,
    "lost-camera": camera,
    "dolphins-overhead": placed(creatures.dolphin, 42, 24, 0.6),
    "flooded-mask": flooded_mask,
    "ear-squeeze": squeezed,
    "bright-sunbeam": sunbeam,
    "false-alarm": false_alarm,
    "strong-current": swept(4),
    "selective-current": selective,
    "grabbed-by-an-octopus": placed(creatures.octopus, 42, 27, 0.54),
    "old-coins": coins,
    "cleaning-station": cleaning,
    "leaking-hose": leaking,
    "sinking-fast": vertical(55),
    "clumsy-fins": clumsy,
    "surge": surge,
    "sudden-strong-current": swept(6),
    "amphora": amphora,
    "out-of-breath": diver_with_bubbles("12,14,4 20,24,3 68,14,4 74,26,3"),
    "runaway-ascent": vertical(-55),
    "down-current": vertical(75),
    "torch-beam": torch,
    "narcosis": dizzy,
    "treasure-chest": placed(things.chest, 42, 27, 0.56),
    "ship-s-bell": bell,
    "heavy-breathing": diver_with_bubbles(
        "10,40,5 14,26,4 20,14,4 66,30,5 72,18,4 64,10,3 76,42,3"
    ),
    "cold-layer": cold,
    "down-draught": vertical(90),
    "stuck-inflator": vertical(-80),
    "sand-slide": slide,
    "nothing-but-blue": blue,
}
"""By the name of the event."""


def scene(d: Drawing, name: str, water: Hue, *, to_the_left: bool) -> None:
    """The scene of an event, or plain water for an event we do not know."""
    frame = box(0, 0, WIDTH, HEIGHT, 6)
    d.wash(frame, water, rim=0, ink=0.8, way="0 1")
    draw = SCENES.get(key(name), blue)
    with d.inside(frame):
        if to_the_left:
            with d.flipped(WIDTH):
                draw(d)
        else:
            draw(d)
