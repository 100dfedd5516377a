"""The hand that draws: smooth outlines through few points, washes with darker rims, ink.

Outlines are written as points, `"10,20 30,5 50,20"`, joined by a smooth curve; a point with `!`
is a corner. A wash lies on a slightly shifted shape of ink, which makes the line around it swell
and thin as a brush does, at the price of one path.
"""

from collections.abc import Generator
from contextlib import contextmanager
from hashlib import sha256
from math import cos, hypot, pi, radians, sin

from divetable.art.palette import INK, PAPER, Hue

Point = tuple[float, float]
Knot = tuple[float, float, bool]

GRAINED = 4  # washes with so broad a rim are large enough to show their grain


def short(number: float) -> str:
    """A coordinate to a tenth, as short as SVG allows.

    >>> short(0.54), short(-3.0), short(12.26)
    ('.5', '-3', '12.3')
    """
    text = f"{number:.1f}".rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("", "-", "-0") else text


def knots(outline: str) -> list[Knot]:
    found: list[Knot] = []
    for text in outline.split():
        x, _, y = text.rstrip("!").partition(",")
        found.append((float(x), float(y), text.endswith("!")))
    return found


def written(points: list[Knot]) -> str:
    return " ".join(f"{x:g},{y:g}{'!' * corner}" for x, y, corner in points)


def mirrored(outline: str, axis: float = 50) -> str:
    """The outline on the other side of an upright axis, drawn the other way round."""
    return written([(2 * axis - x, y, corner) for x, y, corner in reversed(knots(outline))])


def both_sides(half: str, axis: float = 50) -> str:
    """A closed outline from its right half, top to bottom."""
    left = [knot for knot in knots(mirrored(half, axis)) if abs(knot[0] - axis) > 0.01]
    return f"{half} {written(left)}"


def moved(outline: str, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> str:
    """The outline scaled and turned about the origin, then shifted."""
    c, s = cos(radians(turn)) * scale, sin(radians(turn)) * scale
    return written(
        [
            (round(x * c - y * s + dx, 2), round(x * s + y * c + dy, 2), corner)
            for x, y, corner in knots(outline)
        ]
    )


def curve(outline: str, closed: bool = True) -> str:
    """Path data of a smooth curve through the points, as relative cubic splines."""
    points = knots(outline)
    count = len(points)
    ends = points if closed else points[:-1]
    handles = [_tangent(points, at, closed) for at in range(count)]
    path = f"M{short(points[0][0])} {short(points[0][1])}c"
    pieces: list[str] = []
    # Rounded positions are what relative steps must start from, or the errors add up.
    here = (round(points[0][0], 1), round(points[0][1], 1))
    for at in range(len(ends)):
        start, stop = points[at], points[(at + 1) % count]
        reach = hypot(stop[0] - start[0], stop[1] - start[1]) / 3
        (ax, ay), (bx, by) = handles[at], handles[(at + 1) % count]
        chord = _unit(stop[0] - start[0], stop[1] - start[1])
        ax, ay = chord if start[2] or (not closed and at == 0) else (ax, ay)
        bx, by = chord if stop[2] or (not closed and at == count - 2) else (bx, by)
        numbers = (
            start[0] + ax * reach - here[0],
            start[1] + ay * reach - here[1],
            stop[0] - bx * reach - here[0],
            stop[1] - by * reach - here[1],
            stop[0] - here[0],
            stop[1] - here[1],
        )
        pieces.append(_joined(numbers))
        here = (here[0] + round(numbers[4], 1), here[1] + round(numbers[5], 1))
    return path + _compact(" ".join(pieces)) + ("z" if closed else "")


def _tangent(points: list[Knot], at: int, closed: bool) -> Point:
    before = points[at - 1] if closed or at else points[at]
    after = points[(at + 1) % len(points)] if closed or at + 1 < len(points) else points[at]
    return _unit(after[0] - before[0], after[1] - before[1])


def _unit(x: float, y: float) -> Point:
    length = hypot(x, y) or 1
    return x / length, y / length


def _joined(numbers: tuple[float, ...]) -> str:
    return " ".join(map(short, numbers))


def _compact(text: str) -> str:
    """A minus sign separates as well as a space does."""
    return text.replace(" -", "-")


def polygon(outline: str) -> str:
    """Path data with straight edges."""
    points = [f"{short(x)} {short(y)}" for x, y, _ in knots(outline)]
    return _compact("M" + "L".join(points) + "z")


def ring_of(radius: float, cx: float = 50, cy: float = 50) -> str:
    r = short(radius)
    return (
        f"M{short(cx - radius)} {short(cy)}a{r} {r} 0 1 0 {short(2 * radius)} 0"
        f"a{r} {r} 0 1 0 {short(-2 * radius)} 0z"
    )


def oval(cx: float, cy: float, rx: float, ry: float) -> str:
    a = f"{short(rx)} {short(ry)} 0 1 0"
    return f"M{short(cx - rx)} {short(cy)}a{a} {short(2 * rx)} 0a{a} {short(-2 * rx)} 0z"


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    r, w, h = short(radius), width - 2 * radius, height - 2 * radius
    if not radius:
        return f"M{short(x)} {short(y)}h{short(w)}v{short(h)}h{short(-w)}z"
    return (
        f"M{short(x + radius)} {short(y)}h{short(w)}a{r} {r} 0 0 1 {r} {r}v{short(h)}"
        f"a{r} {r} 0 0 1-{r} {r}h{short(-w)}a{r} {r} 0 0 1-{r}-{r}v{short(-h)}"
        f"a{r} {r} 0 0 1 {r}-{r}z"
    )


def star(points: int, outer: float, inner: float, cx: float = 50, cy: float = 50) -> str:
    """A star's outline, one point up, for `polygon` or `curve`."""
    found: list[Knot] = []
    for at in range(2 * points):
        angle, radius = pi * at / points, inner if at % 2 else outer
        x, y = cx + radius * sin(angle), cy - radius * cos(angle)
        found.append((round(x, 1), round(y, 1), True))
    return written(found)


def tapered(spine: str, start: float, end: float, swell: float = 0) -> str:
    """The outline of a limb along a line, so wide at its start and at its end."""
    points = knots(spine)
    last = len(points) - 1
    left: list[Knot] = []
    right: list[Knot] = []
    for at, (x, y, _) in enumerate(points):
        tx, ty = _tangent(points, at, closed=False)
        share = at / last
        half = (start + (end - start) * share + swell * sin(pi * share)) / 2
        is_end = at in (0, last)
        left.append((round(x - ty * half, 2), round(y + tx * half, 2), is_end))
        right.append((round(x + ty * half, 2), round(y - tx * half, 2), is_end))
    return written(left + right[::-1])


class Drawing:
    """An SVG picture in the making; whatever is drawn later lies on top."""

    def __init__(self, name: str, width: float = 100, height: float = 100) -> None:
        self.width, self.height = width, height
        # Pieces may be inlined in one page: ids of different pieces must differ.
        digest = sha256(name.encode()).digest()
        letters = "abcdefghijklmnopqrstuvwxyz"
        self._prefix = "".join(letters[byte % 26] for byte in digest[:4])
        self._defs: dict[str, str] = {}
        self._body: list[str] = []

    def define(self, element: str) -> str:
        """The id of a definition; `%` in the element stands for it."""
        if element not in self._defs:
            self._defs[element] = f"{self._prefix}{len(self._defs)}"
        return self._defs[element]

    def add(self, element: str) -> None:
        self._body.append(element)

    @contextmanager
    def group(
        self, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0, opacity: float = 1
    ) -> Generator[None]:
        """What is drawn inside is scaled and turned about the origin, then shifted."""
        steps = f"translate({short(dx)} {short(dy)})" if dx or dy else ""
        steps += f"rotate({short(turn)})" if turn else ""
        steps += f"scale({scale:.3g})" if scale != 1 else ""
        attributes = f' transform="{steps}"' if steps else ""
        attributes += f' opacity="{opacity:g}"' if opacity != 1 else ""
        self.add(f"<g{attributes}>")
        yield
        self.add("</g>")

    @contextmanager
    def flipped(self, width: float = 100) -> Generator[None]:
        """What is drawn inside looks the other way."""
        self.add(f'<g transform="matrix(-1 0 0 1 {short(width)} 0)">')
        yield
        self.add("</g>")

    @contextmanager
    def inside(self, path: str) -> Generator[None]:
        """What is drawn inside ends at the path."""
        self.add(f'<g clip-path="url(#{self._clip(path)})">')
        yield
        self.add("</g>")

    def _clip(self, path: str) -> str:
        shape = self.define(f'<path id="%" d="{path}"/>')
        return self.define(f'<clipPath id="%"><use href="#{shape}"/></clipPath>')

    def shade(self, *colours: str, way: str = "1 1") -> str:
        """A fill that runs through the colours, from the upper left or as `way` says."""
        x, y = way.split()
        stops = "".join(
            f'<stop offset="{short(at / (len(colours) - 1))}" stop-color="{colour}"/>'
            for at, colour in enumerate(colours)
        )
        found = self.define(f'<linearGradient id="%" x2="{x}" y2="{y}">{stops}</linearGradient>')
        return f"url(#{found})"

    def glow(self, inner: str, outer: str, fade: float = 1) -> str:
        """A fill that runs from the middle outwards; `fade` is how much is left of it there."""
        left = f' stop-opacity="{fade:g}"' if fade != 1 else ""
        found = self.define(
            f'<radialGradient id="%"><stop stop-color="{inner}"/>'
            f'<stop offset="1" stop-color="{outer}"{left}/></radialGradient>'
        )
        return f"url(#{found})"

    def wash(
        self,
        path: str,
        hue: Hue,
        *,
        ink: float = 1.2,
        rim: float = 4,
        way: str = ".5 1",
        line: str = INK,
        pale: bool = True,
    ) -> None:
        """A shape as watercolour on print: light to full pigment, a darker rim, an ink line."""
        shape = self.define(f'<path id="%" d="{path}"/>')
        if ink:
            by = short(ink * 0.4)
            self.add(
                f'<use href="#{shape}" transform="translate({by} {by})" fill="{line}"'
                f' stroke="{line}" stroke-width="{short(ink)}"/>'
            )
        fill = self.shade(hue.light, hue.mid, way=way) if pale else hue.mid
        self.add(f'<use href="#{shape}" fill="{fill}"/>')
        if rim >= GRAINED:
            self.add(f'<use href="#{shape}" fill="{self._grain(hue)}"/>')
        if rim:
            self.add(
                f'<use href="#{shape}" stroke="{self._pooling(hue)}" stroke-width="{short(rim)}"'
                f' clip-path="url(#{self._clip(path)})"/>'
            )

    def _pooling(self, hue: Hue) -> str:
        """The rim of a wash: pigment gathers where it dries last, away from the light."""
        found = self.define(
            f'<linearGradient id="%" x2=".6" y2="1"><stop stop-color="{hue.dark}"'
            f' stop-opacity=".2"/><stop offset="1" stop-color="{hue.dark}" stop-opacity=".8"/>'
            "</linearGradient>"
        )
        return f"url(#{found})"

    def _grain(self, hue: Hue) -> str:
        """What makes a wash look painted: a pale bloom, pools of pigment, a few grains."""
        pale, pool = self.glow(hue.light, hue.light, 0), self.glow(hue.dark, hue.dark, 0)
        spots = "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" opacity="{see}"/>'
            for x, y, rx, ry, fill, see in (
                (22, 16, 20, 12, pale, ".8"),
                (44, 42, 13, 17, pale, ".7"),
                (14, 42, 13, 16, pool, ".5"),
                (50, 14, 9, 13, pool, ".4"),
            )
        )
        grains = "M9 9h0M25 34h0M37 25h0M44 52h0M55 30h0M5 37h0M30 54h0M20 58h0"
        found = self.define(
            f'<pattern id="%" width="60" height="60" patternUnits="userSpaceOnUse">{spots}'
            f'<path d="{grains}" stroke="{hue.dark}" stroke-width="1.3" opacity=".4"/>'
            "</pattern>"
        )
        return f"url(#{found})"

    def fill(self, path: str, colour: str, opacity: float = 1) -> None:
        see = f' fill-opacity="{opacity:g}"' if opacity != 1 else ""
        self.add(f'<path d="{path}" fill="{colour}"{see}/>')

    def line(self, path: str, colour: str = INK, width: float = 1.3, opacity: float = 1) -> None:
        see = f' stroke-opacity="{opacity:g}"' if opacity != 1 else ""
        self.add(f'<path d="{path}" stroke="{colour}" stroke-width="{short(width)}"{see}/>')

    def pen(self, spine: str, width: float = 1.3, colour: str = INK, opacity: float = 1) -> None:
        """One smooth stroke."""
        self.line(curve(spine, closed=False), colour, width, opacity)

    def dots(self, places: str, size: float, colour: str = INK, opacity: float = 1) -> None:
        """Round dots, all in one path."""
        path = "".join(f"M{short(x)} {short(y)}h0" for x, y, _ in knots(places))
        self.line(path, colour, size, opacity)

    def eye(self, x: float, y: float, size: float = 3) -> None:
        self.dots(f"{x},{y}", 2.2 * size, PAPER)
        self.dots(f"{x + size * 0.15:.2f},{y}", 1.45 * size, INK)
        self.dots(f"{x - size * 0.2:.2f},{y - size * 0.3:.2f}", 0.5 * size, "#fff")

    def halo(self, path: str, width: float = 7) -> None:
        """A paper edge and a line around it, as of a die-cut piece: it shows on light and dark."""
        for colour, broad in ((INK, width + 3.4), (PAPER, width)):
            style = f'fill="{colour}" stroke="{colour}" stroke-width="{short(broad)}"'
            self.add(f'<path d="{path}" {style}/>')

    def svg(self) -> str:
        """The picture as a document."""
        definitions = "".join(element.replace("%", name, 1) for element, name in self._defs.items())
        head = f"<defs>{definitions}</defs>" if definitions else ""
        size = f"{short(self.width)} {short(self.height)}"
        body = "".join(self._body)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" fill="none"'
            f' stroke-linecap="round" stroke-linejoin="round">{head}{body}</svg>\n'
        )
