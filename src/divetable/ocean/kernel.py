"""The compositor: front to back, tile by tile, compiled by Numba.

A tile skips the cards that have nothing printed there; their haze and tint are summed up and
applied later. A ray that has lost nearly all its light is dark: anything deeper does not exist for
it at all, so that nothing about it can be read from the picture.
"""

import math
from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numpy as np
from numba import njit  # pyright: ignore[reportMissingTypeStubs]
from numpy.typing import NDArray

P = ParamSpec("P")
R = TypeVar("R")
Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

F = np.float32
DARK = F(0.012)  # a ray with less light than this has none
OPAQUE = F(0.004)  # ink that lets less through than an eight-bit step lets nothing through


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile, and keep the machine code on disk if possible."""
    compile_ = cast("Callable[..., Callable[[Callable[P, R]], Callable[P, R]]]", njit)
    try:
        return compile_(boundscheck=False, nogil=True, cache=True)(function)
    except RuntimeError:  # no folder to keep it in
        return compile_(boundscheck=False, nogil=True)(function)


@compiled
def lit_layer(
    source: Bytes, shadow: Floats, loss: Floats, ambient: F, key: F, ramp: Floats, out: Bytes
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


@compiled
def glass_layer(source: Bytes, fade: F, out: Bytes) -> None:
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


@compiled
def occupied(alpha: Bytes, plastic: Bytes, holed: Bytes, block: int) -> Bytes:
    """Which blocks of each card have anything in them, ink or hole."""
    many, tall, wide = alpha.shape
    found = np.zeros((many, (tall + block - 1) // block, (wide + block - 1) // block), np.uint8)
    for k in range(many):
        for y in range(tall):
            for x in range(wide):
                if alpha[k, y, x] != 0 or (holed[k] and plastic[k, y, x] != 255):
                    found[k, y // block, x // block] = 1
    return found


@compiled
def warped(bow: Floats, u: F, v: F) -> F:
    """How far a warped card lies from its plane at a place from -1 to 1."""
    twist = bow[2] * (u * u - v * v) + bow[3] * u * v * F(2)
    return F(bow[0] * u + bow[1] * v + twist + bow[4] * (u * u + v * v - F(0.66)))


@compiled
def composite(
    emitted: Bytes,  # card, channel, y, x; one more row and column than are seen
    alpha: Bytes,
    plastic: Bytes,
    holed: Bytes,
    haze: Floats,
    tint: Floats,
    occupancy: Bytes,
    depth: Floats,
    bow: Floats,
    tilt_x: float,
    tilt_y: float,
    parallax: float,  # pixels per gap at full tilt
    below: bool,
    ground: Floats,
    out: Floats,
) -> None:
    """One view of a group of cards over what lies below them."""
    many = len(emitted)
    _, tall, wide = out.shape
    tile_y, tile_x, block = 16, 32, 16
    down, across = (tall + tile_y - 1) // tile_y, (wide + tile_x - 1) // tile_x
    blocks_y, blocks_x = occupancy.shape[1], occupancy.shape[2]
    one, inv = F(1), F(1 / 255)
    colour = np.zeros((3, tile_y, tile_x), F)
    through = np.ones((3, tile_y, tile_x), F)
    clear = np.zeros(tile_x, F)
    solid = np.ones(tile_x, F)
    for tile in range(down * across):
        y0, x0 = (tile // across) * tile_y, (tile % across) * tile_x
        y1, x1 = min(tall, y0 + tile_y), min(wide, x0 + tile_x)
        colour[:] = F(0)
        through[:] = one
        h0, h1, h2 = F(0), F(0), F(0)  # haze and tint of skipped cards, not applied yet
        s0, s1, s2 = one, one, one
        u = F(((x0 + x1) * 0.5 / wide - 0.5) * 2)
        v = F(((y0 + y1) * 0.5 / tall - 0.5) * 2)
        for k in range(many):
            z = depth[k] + warped(bow[k], u, v)
            move_x, move_y = tilt_x * z * parallax, tilt_y * z * parallax
            floor_x, floor_y = math.floor(move_x), math.floor(move_y)
            ix, iy = int(floor_x), int(floor_y)
            xs, xe = max(x0, -ix), min(x1, wide - ix)
            ys, ye = max(y0, -iy), min(y1, tall - iy)
            length = xe - xs
            if length <= 0 or ye <= ys:
                continue
            full = xs == x0 and xe >= x1 - 1 and ys == y0 and ye >= y1 - 1
            empty = True
            for by in range((ys + iy) // block, min(blocks_y, (ye + iy) // block + 1)):
                for bx in range((xs + ix) // block, min(blocks_x, (xe + ix) // block + 1)):
                    if occupancy[k, by, bx]:
                        empty = False
            if empty and full:
                h0 += s0 * haze[k, 0]
                h1 += s1 * haze[k, 1]
                h2 += s2 * haze[k, 2]
                s0 *= tint[k, 0]
                s1 *= tint[k, 1]
                s2 *= tint[k, 2]
                continue
            fx, fy = F(move_x - floor_x), F(move_y - floor_y)
            w00, w01 = (one - fx) * (one - fy) * inv, fx * (one - fy) * inv
            w10, w11 = (one - fx) * fy * inv, fx * fy * inv
            for ch in range(3):
                due = h0 if ch == 0 else (h1 if ch == 1 else h2)
                left = s0 if ch == 0 else (s1 if ch == 1 else s2)
                if left != one or due != F(0):
                    for y in range(tile_y):
                        c, t = colour[ch, y], through[ch, y]
                        for i in range(tile_x):
                            c[i] += t[i] * due
                            t[i] *= left
            h0, h1, h2 = F(0), F(0), F(0)
            s0, s1, s2 = one, one, one
            a = xs + ix
            b = a + length + 1
            for y in range(ys, ye):
                yy = y + iy
                if holed[k]:
                    m0, m1 = plastic[k, yy, a:b], plastic[k, yy + 1, a:b]
                    for i in range(length):
                        solid[i] = (
                            w00 * F(m0[i])
                            + w01 * F(m0[i + 1])
                            + w10 * F(m1[i])
                            + w11 * F(m1[i + 1])
                        )
                if below:
                    for ch in range(3):
                        e0, e1 = emitted[k, ch, yy, a:b], emitted[k, ch, yy + 1, a:b]
                        t = through[ch, y - y0, xs - x0 : xe - x0]
                        q = one - tint[k, ch]
                        for i in range(length):
                            p = one - (
                                w00 * F(e0[i])
                                + w01 * F(e0[i + 1])
                                + w10 * F(e1[i])
                                + w11 * F(e1[i + 1])
                            )
                            p = p if p > OPAQUE else F(0)
                            if holed[k]:
                                t[i] *= p * (one - q * solid[i])
                            else:
                                t[i] *= p * (one - q)
                else:
                    a0, a1 = alpha[k, yy, a:b], alpha[k, yy + 1, a:b]
                    for i in range(length):
                        p = one - (
                            w00 * F(a0[i])
                            + w01 * F(a0[i + 1])
                            + w10 * F(a1[i])
                            + w11 * F(a1[i + 1])
                        )
                        clear[i] = p if p > OPAQUE else F(0)
                    for ch in range(3):
                        e0, e1 = emitted[k, ch, yy, a:b], emitted[k, ch, yy + 1, a:b]
                        c = colour[ch, y - y0, xs - x0 : xe - x0]
                        t = through[ch, y - y0, xs - x0 : xe - x0]
                        h, q = haze[k, ch], one - tint[k, ch]
                        if holed[k]:
                            for i in range(length):
                                e = (
                                    w00 * F(e0[i])
                                    + w01 * F(e0[i + 1])
                                    + w10 * F(e1[i])
                                    + w11 * F(e1[i + 1])
                                )
                                c[i] += t[i] * (e + h * clear[i] * solid[i])
                                t[i] *= clear[i] * (one - q * solid[i])
                        else:
                            for i in range(length):
                                e = (
                                    w00 * F(e0[i])
                                    + w01 * F(e0[i + 1])
                                    + w10 * F(e1[i])
                                    + w11 * F(e1[i + 1])
                                )
                                c[i] += t[i] * (e + h * clear[i])
                                t[i] *= clear[i] * (one - q)
            if k % 4 == 3 and not below:
                lightest = F(0)
                for y in range(tile_y):
                    t0, t1, t2 = through[0, y], through[1, y], through[2, y]
                    for i in range(tile_x):
                        lit = F(1) if t2[i] > DARK else F(0)
                        t0[i] *= lit
                        t1[i] *= lit
                        t2[i] *= lit
                        lightest = max(lightest, t2[i])
                if lightest == F(0):
                    break
        for ch in range(3):
            due = h0 if ch == 0 else (h1 if ch == 1 else h2)
            left = s0 if ch == 0 else (s1 if ch == 1 else s2)
            for y in range(y0, y1):
                o, g = out[ch, y, x0:x1], ground[ch, y, x0:x1]
                c, t = colour[ch, y - y0], through[ch, y - y0]
                if below:
                    for i in range(x1 - x0):
                        o[i] = t[i] * left * g[i]
                else:
                    for i in range(x1 - x0):
                        o[i] = c[i] + t[i] * (due + left * g[i])


@compiled
def developed_from_above(seen: Floats, glossy: Floats, sky: Floats, out: Bytes) -> None:
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


@compiled
def developed_from_below(seen: Floats, glow: Floats, lamp: Floats, out: Bytes) -> None:
    """Light that came through, as bytes, adjusted as the eye adapts."""
    _, tall, wide = seen.shape
    for y in range(tall):
        for x in range(wide):
            for c in range(3):
                through = F(7) * seen[c, y, x]
                light = (glow[c] + lamp[c] * through / (F(1) + through)) * F(255) + F(0.5)
                out[y, x, c] = np.uint8(min(F(255), light))
