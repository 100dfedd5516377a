"""Lines and surfaces of the drawings: splines, bending along a spine, ink, SVG text."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.random import RandomState  # frozen for ever by NumPy: the same numbers, always
from numpy.typing import ArrayLike, NDArray

Points = NDArray[np.float64]
Stop = tuple[float, str, float]  # offset, colour, opacity
Widths = float | NDArray[np.float64]


def points(given: ArrayLike) -> Points:
    return np.asarray(given, np.float64)


def spline(given: ArrayLike, closed: bool = False, steps: int = 14) -> Points:
    """A dense line through the points (centripetal Catmull-Rom, which makes no loops)."""
    via = points(given)
    if closed:
        via = np.vstack([via[-1], via, via[0], via[1]])
    else:
        via = np.vstack([2 * via[0] - via[1], via, 2 * via[-1] - via[-2]])
    knots = np.sqrt(np.maximum(np.linalg.norm(np.diff(via, axis=0), axis=1), 1e-6))
    pieces: list[Points] = []
    for at in range(len(via) - 3):
        p0, p1, p2, p3 = via[at : at + 4]
        t1, t2, t3 = (float(knots[at : at + many].sum()) for many in (1, 2, 3))
        t = points(np.linspace(t1, t2, steps, endpoint=False))[:, None]
        a1 = (t1 - t) / t1 * p0 + t / t1 * p1
        a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
        a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
        b1 = (t2 - t) / t2 * a1 + t / t2 * a2
        b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
        pieces.append((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2)
    line = np.vstack(pieces)
    return line if closed else np.vstack([line, via[-2]])


def cornered(*splines: ArrayLike) -> Points:
    """The outline of several splines that meet in corners."""
    return np.vstack([spline(one)[:-1] for one in splines])


def mirrored(half: ArrayLike, by: float = 1.0) -> Points:
    """A closed outline, symmetric about the x axis, from its half; `by` makes it slimmer."""
    upper = points(half) * [1, by]
    lower = (upper * [1, -1])[::-1]
    return spline([*upper, *(p for p in lower if abs(p[1]) > 1e-9)], closed=True)


def straight(start: ArrayLike, end: ArrayLike, many: int = 10) -> Points:
    """Points on the way from one to the other."""
    return points(start) + (points(end) - points(start)) * np.linspace(0, 1, many)[:, None]


def width_along(half: ArrayLike) -> Callable[[ArrayLike], NDArray[np.float64]]:
    """Half the width of a symmetric body at any place along it."""
    table = points(half)
    table = table[np.argsort(table[:, 0])]
    return lambda x: interpolated(x, table[:, 0], table[:, 1])


def moved(line: ArrayLike, x: float, y: float) -> Points:
    """A line, or a point, somewhere else."""
    return points(points(line) + np.array([x, y]))


def turned(line: ArrayLike, about: ArrayLike, angle: float) -> Points:
    cosine, sine = np.cos(angle), np.sin(angle)
    turn = np.array([[cosine, sine], [-sine, cosine]])
    return points((points(line) - points(about)) @ turn + points(about))


def interpolated(x: ArrayLike, at: ArrayLike, values: ArrayLike) -> Points:
    """np.interp, with a type that says what comes out."""
    found: object = np.interp(points(x), points(at), points(values))
    return points(found)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType] - see above


class Spine:
    """Bends a straight drawing (x is forward) along a line with a given heading."""

    def __init__(self, heading: Callable[[float], float], low: float = -90, high: float = 60):
        self.x = np.linspace(low, high, 600)
        self.heading = np.array([heading(float(x)) for x in self.x])
        step = self.x[1] - self.x[0]
        along, across = np.cumsum(np.cos(self.heading)), np.cumsum(np.sin(self.heading))
        middle = int(np.argmin(abs(self.x)))
        self.along = (along - along[middle]) * step
        self.across = (across - across[middle]) * step

    def __call__(self, line: ArrayLike) -> Points:
        given = points(line)
        heading = interpolated(given[:, 0], self.x, self.heading)
        x = interpolated(given[:, 0], self.x, self.along) - np.sin(heading) * given[:, 1]
        y = interpolated(given[:, 0], self.x, self.across) + np.cos(heading) * given[:, 1]
        return np.stack([x, y], 1)

    def at(self, x: float, y: float) -> Points:
        """One point, bent."""
        return points(self([(x, y)])[0])


def ribbon(line: ArrayLike, width: Widths) -> Points:
    """A stroke of varying width as an outline."""
    middle = points(line)
    widths = np.broadcast_to(np.asarray(width, np.float64), (len(middle),))
    along = points(np.gradient(middle, axis=0))
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
    side = np.stack([-along[:, 1], along[:, 0]], 1) * widths[:, None] / 2
    return np.vstack([middle + side, (middle - side)[::-1]])


def wavering(rng: RandomState, many: int, amplitude: float, waves: int = 3) -> Points:
    """A smooth random deviation, as a hand or a current makes it."""
    t = np.linspace(0, 1, many)
    sway = np.zeros(many)
    for wave in range(1, waves + 1):
        sway += np.sin(t * 6.283 * wave * rng.uniform(0.7, 1.3) + rng.uniform(0, 6.28)) / wave
    return sway * amplitude


def clipped(polygon: ArrayLike, normal: ArrayLike, limit: float) -> Points:
    """The part of a polygon on the near side of a straight line."""
    corners = points(polygon)
    if not len(corners):
        return corners
    beyond = corners @ points(normal) - limit
    kept: list[Points] = []
    for at, here in enumerate(corners):
        d, e = beyond[at - 1], beyond[at]
        if (d > 0) != (e > 0):
            kept.append(corners[at - 1] + (here - corners[at - 1]) * d / (d - e))
        if e <= 0:
            kept.append(here)
    return np.array(kept).reshape(-1, 2)


def inset(polygon: ArrayLike, by: float) -> Points:
    """A convex polygon made smaller on all sides."""
    corners = points(polygon)
    edges = np.roll(corners, -1, axis=0) - corners
    if (edges[:, 0] * np.roll(edges, -1, axis=0)[:, 1]).sum() < (
        edges[:, 1] * np.roll(edges, -1, axis=0)[:, 0]
    ).sum():
        corners = corners[::-1]
        edges = np.roll(corners, -1, axis=0) - corners
    result = corners
    for corner, edge in zip(corners, edges, strict=True):
        length = float(np.linalg.norm(edge))
        if length > 1e-9:
            outward = np.array([edge[1], -edge[0]]) / length
            result = clipped(result, outward, float(corner @ outward) - by)
    return result


def rounded(polygon: ArrayLike, times: int = 2) -> Points:
    """A polygon with its corners cut (Chaikin)."""
    corners = points(polygon)
    for _ in range(times):
        after = np.roll(corners, -1, axis=0)
        pairs = np.stack([0.75 * corners + 0.25 * after, 0.25 * corners + 0.75 * after], 1)
        corners = pairs.reshape(-1, 2)
    return corners


def cells(seeds: ArrayLike, box: tuple[float, float, float, float], by: float) -> list[Points]:
    """The Voronoi cell of each seed inside a box, shrunk on all sides."""
    sites = points(seeds)
    x0, y0, x1, y1 = box
    frame = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    found: list[Points] = []
    for site in sites:
        away = sites - site
        distance = np.linalg.norm(away, axis=1)
        cell = points(frame)
        for other in np.argsort(distance)[1:15]:
            outward = away[other] / max(float(distance[other]), 1e-9)
            middle = float(site @ outward) + distance[other] / 2
            cell = clipped(cell, outward, middle - by)
        found.append(cell)
    return found


def mosaic(rng: RandomState, outline: ArrayLike, size: float, by: float = 0.32) -> list[Points]:
    """Scales of about one size over the box around an outline; clip them with it."""
    (x0, y0), (x1, y1) = points(outline).min(0) - 2, points(outline).max(0) + 2
    box = (float(x0), float(y0), float(x1), float(y1))
    many = max(6, int((x1 - x0) * (y1 - y0) / size**2))
    seeds = np.stack([rng.uniform(x0, x1, many), rng.uniform(y0, y1, many)], 1)
    for _ in range(3):
        seeds = np.array([cell.mean(0) for cell in cells(seeds, box, 0)])
    return [rounded(cell, 1) for cell in cells(seeds, box, by) if len(cell) > 2]


def hex_colour(rgb: ArrayLike) -> str:
    return "#" + "".join(f"{round(min(255.0, max(0.0, float(v)))):02x}" for v in points(rgb))


def rgb_of(colour: str) -> Points:
    digits = colour.lstrip("#")
    digits = "".join(c * 2 for c in digits) if len(digits) == 3 else digits
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float64)


def mixed(one: str, other: str, share: float) -> str:
    """A colour mixed with this much of the other."""
    return hex_colour(rgb_of(one) * (1 - share) + rgb_of(other) * share)


def path(line: ArrayLike, closed: bool = True) -> str:
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in points(line)) + ("Z" if closed else "")


def circle(centre: ArrayLike, radius: float) -> str:
    x, y = points(centre)
    arc = f"a{radius:.2f},{radius:.2f} 0 1,0"
    return f"M{x - radius:.2f},{y:.2f} {arc} {2 * radius:.2f},0 {arc} {-2 * radius:.2f},0Z"


class Drawing:
    """A drawing in two planes: the wash (pigment) and the ink (lines) over it."""

    def __init__(self, rng: RandomState, size: tuple[float, float], centre: ArrayLike = (0, 0)):
        self.rng, self.size, self.centre = rng, size, points(centre)
        self.defs: list[str] = []
        self.planes: dict[str, list[str]] = {"wash": [], "ink": []}
        self.target = self.planes["wash"]

    def plane(self, name: str) -> "Drawing":
        self.target = self.planes[name]
        return self

    def _define(self, element: str, attributes: str, content: str) -> str:
        name = f"d{len(self.defs)}"
        self.defs.append(f'<{element} id="{name}" {attributes}>{content}</{element}>')
        return name

    def _blur(self, sigma: float) -> str:
        area = 'x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"'
        blur = f'<feGaussianBlur stdDeviation="{sigma:.2f}"/>'
        return f' filter="url(#{self._define("filter", area, blur)})"'

    def linear(self, start: ArrayLike, end: ArrayLike, stops: Sequence[Stop]) -> str:
        """A colour that changes along a line."""
        (x1, y1), (x2, y2) = points(start), points(end)
        line = f'x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}"'
        space = f'gradientUnits="userSpaceOnUse" {line}'
        return f"url(#{self._define('linearGradient', space, _stops(stops))})"

    def radial(
        self,
        centre: ArrayLike,
        radius: float,
        stops: Sequence[Stop],
        focus: ArrayLike | None = None,
    ) -> str:
        """A colour that changes from a centre outwards."""
        x, y = points(centre)
        circle = f'cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}"'
        if focus is not None:
            fx, fy = points(focus)
            circle += f' fx="{fx:.2f}" fy="{fy:.2f}"'
        space = f'gradientUnits="userSpaceOnUse" {circle}'
        return f"url(#{self._define('radialGradient', space, _stops(stops))})"

    def clip(self, *outlines: ArrayLike) -> str:
        return self._define("clipPath", "", "".join(f'<path d="{path(o)}"/>' for o in outlines))

    def _add(self, element: str, clip: str | None) -> None:
        inside = f'<g clip-path="url(#{clip})">{element}</g>'
        self.target.append(inside if clip else element)

    def fill(
        self,
        shape: ArrayLike,
        colour: str,
        opacity: float = 1.0,
        blur: float = 0.0,
        clip: str | None = None,
    ) -> None:
        """Fill a closed line, or an SVG path."""
        data = shape if isinstance(shape, str) else path(shape)
        effect = self._blur(blur) if blur else ""
        self._add(f'<path d="{data}" fill="{colour}" fill-opacity="{opacity:.3f}"{effect}/>', clip)

    def fill_all(
        self,
        shapes: Sequence[ArrayLike],
        colour: str,
        opacity: float = 1.0,
        blur: float = 0.0,
        clip: str | None = None,
    ) -> None:
        self.fill("".join(path(shape) for shape in shapes), colour, opacity, blur, clip)

    def stroke(
        self,
        line: ArrayLike,
        colour: str,
        width: float,
        opacity: float = 1.0,
        blur: float = 0.0,
        clip: str | None = None,
    ) -> None:
        effect = self._blur(blur) if blur else ""
        self._add(
            f'<path d="{path(line, closed=False)}" fill="none" stroke="{colour}" '
            f'stroke-width="{width:.2f}" stroke-opacity="{opacity:.3f}" '
            f'stroke-linecap="round" stroke-linejoin="round"{effect}/>',
            clip,
        )

    def dot(
        self,
        centre: ArrayLike,
        radius: float,
        colour: str,
        opacity: float = 1.0,
        clip: str | None = None,
    ) -> None:
        self.dots([centre], [radius], colour, opacity, clip)

    def dots(
        self,
        centres: Sequence[ArrayLike] | Points,
        radii: Sequence[float] | Points,
        colour: str,
        opacity: float = 1.0,
        clip: str | None = None,
    ) -> None:
        circles = "".join(
            f'<circle cx="{points(c)[0]:.2f}" cy="{points(c)[1]:.2f}" r="{r:.2f}"/>'
            for c, r in zip(centres, radii, strict=True)
        )
        self._add(f'<g fill="{colour}" fill-opacity="{opacity:.3f}">{circles}</g>', clip)

    def pen(
        self,
        line: ArrayLike,
        colour: str,
        width: float = 0.7,
        opacity: float = 0.9,
        clip: str | None = None,
        taper: bool = True,
    ) -> None:
        """A line by hand: the pressure varies, the ends taper."""
        drawn = points(line)
        t = np.linspace(0, 1, len(drawn))
        phase = self.rng.uniform(0, 6.28, 3)
        press = 1 + 0.35 * (np.sin(t * 7 + phase[0]) * 0.6 + np.sin(t * 17 + phase[1]) * 0.4)
        if taper:
            press *= np.clip(np.sin(np.pi * np.clip(t, 0.02, 0.98)) * 2.2, 0.12, 1)
        self.fill(ribbon(drawn, width * np.maximum(press, 0.15)), colour, opacity, clip=clip)

    def contour(self, outline: ArrayLike, colour: str, width: float, opacity: float) -> None:
        """A pen line all around."""
        closed = points(outline)
        self.pen(np.vstack([closed, closed[:2]]), colour, width, opacity, taper=False)

    def svg(self, plane: str, pixels: int, radius: float) -> str:
        """One plane, its centre in the middle of a square of this radius, in units."""
        x, y = self.centre
        view = f"{-radius:.2f} {-radius:.2f} {2 * radius:.2f} {2 * radius:.2f}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}" '
            f'viewBox="{view}"><defs>{"".join(self.defs)}</defs>'
            f'<g transform="translate({-x:.2f},{-y:.2f})">{"".join(self.planes[plane])}</g></svg>'
        )


def _stops(stops: Sequence[Stop]) -> str:
    return "".join(
        f'<stop offset="{offset:.3f}" stop-color="{colour}" stop-opacity="{opacity:.3f}"/>'
        for offset, colour, opacity in stops
    )
