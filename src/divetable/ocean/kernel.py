"""The compositor: front to back, tile by tile, compiled by Numba.

A tile skips the cards that have nothing printed there; their haze and tint are summed up and
applied later. A ray that has lost nearly all its light is dark: anything deeper does not exist for
it at all, so that nothing about it can be read from the picture. `plain` shows the same without
machine code, from straight above only.

Large arrays come flat, and are read at unsigned places: Numba lets signed ones count from the end,
and the loops that have to ask each time take twice as long. What is called once for each row takes
longer, too; so these are the parts into which it can be cut.
"""

import math
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from divetable.ocean.plain import DARK, OPAQUE
from divetable.workshop.machine_code import compiled, door

F = np.float32
Place = np.uintp
Bytes = Annotated[NDArray[np.uint8], 1]
Blocks = Annotated[NDArray[np.uint8], 2]
Pictures = Annotated[NDArray[np.uint8], 3]
Floats = Annotated[NDArray[np.float32], 1]
Rows = Annotated[NDArray[np.float32], 2]
Planes = Annotated[NDArray[np.float32], 3]

ZERO, ONE, STEP = F(0), F(1), F(1 / 255)
NEXT, COLOURS = Place(1), Place(3)
TALL, WIDE, BLOCK = 16, 32, 16  # of a tile, and along the blocks that may be empty
ACROSS, TILE = Place(WIDE), Place(TALL * WIDE)
ALL = 3 * TALL * WIDE  # colours of a tile
MEMORY: int = 2 * ALL + 2 * WIDE + 2 * 3  # what `composite` works in


# Layers


@door
def lit_layer(
    source: Pictures, shadow: Rows, loss: Floats, ambient: F, key: F, ramp: Rows, out: Pictures
) -> None:
    """The ink of a card under the light that reaches it."""
    tall, wide, _ = source.shape
    coarse = shadow.shape[0]
    for y in range(tall):
        shade = shadow[min(y * coarse // tall, coarse - 1)]
        for x in range(wide):
            alpha = source[y, x, 3]
            if alpha == 0:
                for c in range(4):
                    out[y, x, c] = 0
            else:
                light = (ambient + key * shade[min(x * coarse // wide, coarse - 1)]) * ramp[y, x]
                for c in range(3):
                    lit = F(source[y, x, c]) * light * loss[c] + F(0.5)
                    out[y, x, c] = np.uint8(min(F(255), lit))
                out[y, x, 3] = alpha


@door
def glass_layer(source: Pictures, fade: F, out: Pictures) -> None:
    """What the ink of a card takes away from light that comes through it; 0 is clear."""
    tall, wide, _ = source.shape
    for y in range(tall):
        for x in range(wide):
            alpha = source[y, x, 3]
            if alpha == 0:
                for c in range(4):
                    out[y, x, c] = 0
            else:
                for c in range(3):
                    colour = F(source[y, x, c]) / F(alpha)
                    stopped = F(alpha) * fade * (F(1) - (F(0.1) + F(0.42) * colour))
                    out[y, x, c] = np.uint8(stopped)
                out[y, x, 3] = np.uint8(F(alpha) * fade)


@door
def find_occupied(alpha: Pictures, plastic: Pictures, holed: Bytes, found: Pictures) -> None:
    """Which blocks of each card have anything in them, ink or hole."""
    many, tall, wide = alpha.shape
    for k in range(many):
        for y in range(tall):
            for x in range(wide):
                if alpha[k, y, x] != 0 or (holed[k] and plastic[k, y, x] != 255):
                    found[k, y // BLOCK, x // BLOCK] = 1


# A view of a group of cards: what is seen in a tile so far, and the light that gets through


@compiled
def begin(colour: Floats, through: Floats, due: Floats, left: Floats) -> None:
    """Nothing is seen in a tile yet."""
    for c in range(len(due)):
        due[c], left[c] = ZERO, ONE
    for x in range(len(colour)):
        colour[x], through[x] = ZERO, ONE


@compiled
def warped(bow: Floats, u: F, v: F) -> F:
    """How far a warped card lies from its plane at a place from -1 to 1."""
    twist = bow[2] * (u * u - v * v) + bow[3] * u * v * F(2)
    return F(bow[0] * u + bow[1] * v + twist + bow[4] * (u * u + v * v - F(0.66)))


@compiled
def is_empty(occupied: Blocks, top: int, bottom: int, left: int, right: int) -> bool:
    """Whether a card has nothing in the blocks that it shares with these pixels."""
    for y in range(top // BLOCK, min(occupied.shape[0], bottom // BLOCK + 1)):
        for x in range(left // BLOCK, min(occupied.shape[1], right // BLOCK + 1)):
            if occupied[y, x]:
                return False
    return True


@compiled
def skip(haze: Floats, tint: Floats, k: int, due: Floats, left: Floats) -> None:
    """Put off the haze and tint of a card that has nothing else in this tile."""
    for c in range(len(due)):
        due[c] += left[c] * haze[3 * k + c]
        left[c] *= tint[3 * k + c]


@compiled
def settle(colour: Floats, through: Floats, due: Floats, left: Floats) -> None:
    """Apply what was put off."""
    start = Place(0)
    for c in range(len(due)):
        late, rest = due[c], left[c]
        if rest != ONE or late != ZERO:
            for x in range(start, start + TILE):
                colour[x] += through[x] * late
                through[x] *= rest
            due[c], left[c] = ZERO, ONE
        start += TILE


@compiled
def add_card(
    emitted: Bytes,
    alpha: Bytes,
    plastic: Bytes,
    is_holed: bool,
    haze: Floats,
    tint: Floats,
    k: Place,
    side: Place,  # of a card in memory
    top: Place,  # of the part of it that is seen
    start: Place,
    tall: Place,
    wide: Place,
    y: Place,  # where that lies in the tile
    x: Place,
    fx: F,  # between two pixels
    fy: F,
    below: bool,
    colour: Floats,
    through: Floats,
    clear: Floats,
    solid: Floats,
    colours: Place,
) -> None:
    """A card below those above it. From each row: its plastic, what its ink lets through, and then
    every colour. Light from below is only taken away from, by each colour of the ink apart."""
    w00, w01 = (ONE - fx) * (ONE - fy) * STEP, fx * (ONE - fy) * STEP
    w10, w11 = (ONE - fx) * fy * STEP, fx * fy * STEP
    for i in range(wide):
        solid[i] = ONE
    for row in range(tall):
        at = (k * side + top + row) * side + start
        if is_holed:
            for i in range(wide):
                a = at + i
                b = a + side
                solid[i] = (
                    w00 * F(plastic[a])
                    + w01 * F(plastic[a + NEXT])
                    + w10 * F(plastic[b])
                    + w11 * F(plastic[b + NEXT])
                )
        if not below:
            for i in range(wide):
                a = at + i
                b = a + side
                passed = ONE - (
                    w00 * F(alpha[a])
                    + w01 * F(alpha[a + NEXT])
                    + w10 * F(alpha[b])
                    + w11 * F(alpha[b + NEXT])
                )
                clear[i] = passed if passed > OPAQUE else ZERO
        for c in range(colours):
            at = ((k * COLOURS + c) * side + top + row) * side + start
            to = c * TILE + (y + row) * ACROSS + x
            scattered, stopped = haze[k * COLOURS + c], ONE - tint[k * COLOURS + c]
            if below:
                for i in range(wide):
                    a = at + i
                    b = a + side
                    passed = ONE - (
                        w00 * F(emitted[a])
                        + w01 * F(emitted[a + NEXT])
                        + w10 * F(emitted[b])
                        + w11 * F(emitted[b + NEXT])
                    )
                    passed = passed if passed > OPAQUE else ZERO
                    through[to + i] *= passed * (ONE - stopped * solid[i])
            else:
                for i in range(wide):
                    a = at + i
                    b = a + side
                    ink = (
                        w00 * F(emitted[a])
                        + w01 * F(emitted[a + NEXT])
                        + w10 * F(emitted[b])
                        + w11 * F(emitted[b + NEXT])
                    )
                    light = through[to + i]
                    colour[to + i] += light * (ink + scattered * clear[i] * solid[i])
                    through[to + i] = light * (clear[i] * (ONE - stopped * solid[i]))


@compiled
def darken(through: Floats) -> bool:
    """End the rays that have lost nearly all their light; whether none is left."""
    lightest = ZERO
    for red in range(TILE):
        green = red + TILE
        blue = green + TILE
        lit = ONE if through[blue] > DARK else ZERO
        through[red] *= lit
        through[green] *= lit
        through[blue] *= lit
        lightest = max(lightest, through[blue])
    return bool(lightest == ZERO)


@compiled
def finish(
    colour: Floats,
    through: Floats,
    due: Floats,
    left: Floats,
    ground: Floats,
    size: Place,
    y: Place,
    x: Place,
    below: bool,
    out: Floats,
    colours: Place,
) -> None:
    """A tile over what lies below the group."""
    tall, wide = min(TILE // ACROSS, size - y), min(ACROSS, size - x)
    for c in range(colours):
        late, rest = due[c], left[c]
        for row in range(tall):
            to = (c * size + y + row) * size + x
            at = c * TILE + row * ACROSS
            if below:
                for i in range(wide):
                    out[to + i] = through[at + i] * rest * ground[to + i]
            else:
                for i in range(wide):
                    lit = late + rest * ground[to + i]
                    out[to + i] = colour[at + i] + through[at + i] * lit


@door
def composite(
    emitted: Bytes,  # card, colour, y, x; one more row and column than are seen
    alpha: Bytes,
    plastic: Bytes,
    holed: Bytes,
    haze: Floats,
    tint: Floats,
    occupied: Pictures,
    depth: Floats,
    bow: Rows,
    tilt_x: float,
    tilt_y: float,
    parallax: float,  # pixels per gap at full tilt
    below: bool,
    size: int,
    ground: Floats,
    memory: Floats,
    out: Floats,
) -> None:
    """One view of a group of cards over what lies below them."""
    colour, through, rest = memory[:ALL], memory[ALL : 2 * ALL], memory[2 * ALL :]
    clear, solid = rest[:WIDE], rest[WIDE : 2 * WIDE]
    due, left = rest[2 * WIDE : 2 * WIDE + 3], rest[2 * WIDE + 3 : 2 * WIDE + 6]
    colours = Place(len(due))
    across = (size + WIDE - 1) // WIDE
    for tile in range((size + TALL - 1) // TALL * across):
        y0, x0 = (tile // across) * TALL, (tile % across) * WIDE
        y1, x1 = min(size, y0 + TALL), min(size, x0 + WIDE)
        u = F(((x0 + x1) * 0.5 / size - 0.5) * 2)
        v = F(((y0 + y1) * 0.5 / size - 0.5) * 2)
        begin(colour, through, due, left)
        for k in range(len(holed)):
            z = depth[k] + warped(bow[k], u, v)
            move_x, move_y = tilt_x * z * parallax, tilt_y * z * parallax
            floor_x, floor_y = math.floor(move_x), math.floor(move_y)
            ix, iy = int(floor_x), int(floor_y)
            xs, xe = max(x0, -ix), min(x1, size - ix)
            ys, ye = max(y0, -iy), min(y1, size - iy)
            if xe <= xs or ye <= ys:
                continue
            is_whole = xs == x0 and xe >= x1 - 1 and ys == y0 and ye >= y1 - 1
            if is_whole and is_empty(occupied[k], ys + iy, ye + iy, xs + ix, xe + ix):
                skip(haze, tint, k, due, left)
                continue
            settle(colour, through, due, left)
            add_card(
                emitted,
                alpha,
                plastic,
                holed[k] != 0,
                haze,
                tint,
                Place(k),
                Place(size + 1),
                Place(ys + iy),
                Place(xs + ix),
                Place(ye - ys),
                Place(xe - xs),
                Place(ys - y0),
                Place(xs - x0),
                F(move_x - floor_x),
                F(move_y - floor_y),
                below,
                colour,
                through,
                clear,
                solid,
                colours,
            )
            if k % 4 == 3 and not below and darken(through):
                break
        finish(
            colour,
            through,
            due,
            left,
            ground,
            Place(size),
            Place(y0),
            Place(x0),
            below,
            out,
            colours,
        )


# A picture


@door
def develop_from_above(seen: Planes, glossy: Rows, sky: Floats, out: Pictures) -> None:
    """Light as bytes, with the sky reflected where the top card is glossy.

    `sky` is the reflexion along a diagonal of the picture, from corner to corner.
    """
    _, tall, wide = seen.shape
    last = F(len(sky) - 1)
    for y in range(tall):
        for x in range(wide):
            along = (F(0.8) * F(x) + F(0.6) * F(y)) / (F(1.4) * F(wide))
            sheen = sky[int(along * last)] * glossy[y, x]
            for c in range(3):
                light = (seen[c, y, x] + sheen) * F(255) + F(0.5)
                out[y, x, c] = np.uint8(min(F(255), light))


@door
def develop_from_below(seen: Planes, glow: Floats, lamp: Floats, out: Pictures) -> None:
    """Light that came through, as bytes, adjusted as the eye adapts."""
    _, tall, wide = seen.shape
    for y in range(tall):
        for x in range(wide):
            for c in range(3):
                through = F(7) * seen[c, y, x]
                light = (glow[c] + lamp[c] * through / (F(1) + through)) * F(255) + F(0.5)
                out[y, x, c] = np.uint8(min(F(255), light))
