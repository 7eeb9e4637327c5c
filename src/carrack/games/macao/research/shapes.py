"""Where things lie in the picture of Macao: on the rose, around the city, between its quarters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan2, cos, pi, sin, tan

from carrack.research.drawing import Point, beside

SIDES = 7  # of the wind rose


def sign_beside(at: Point) -> Point:
    """Where a port's sign lies, seen from the port."""
    x, y = at
    if x > 540:
        return 557 - x, 54  # beside the wall there is no room above
    if y < 200:
        return 0, -54
    if y > 480:
        return 0, 54
    return (72, -34) if x < 300 else (-72, -34)


def on_rose(side: float, radius: float) -> Point:
    """A point on the rose; side 0 is up, at the arrow, and the others follow clockwise."""
    angle = 2 * pi * side / SIDES - pi / 2
    return radius * cos(angle), radius * sin(angle)


def turned(point: Point, side: int) -> Point:
    angle = 2 * pi * side / SIDES
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def spot_size(count: int) -> float:
    """Many cubes on one side are drawn small."""
    return 19 if count <= 9 else 15 if count <= 16 else 11


def spots_on_side(count: int) -> list[Point]:
    """Where the cubes of a side lie: rows from the rim inwards."""
    step = spot_size(count) + 1.5
    spots: list[Point] = []
    depth = 100 * cos(pi / SIDES) - step * 0.7
    while len(spots) < count and depth > 24:
        room = max(1, int((2 * tan(pi / SIDES) * (depth - step / 2)) // step))
        row = min(room, count - len(spots))
        spots += [(dx, -depth) for dx in beside(row, step)]
        depth -= step
    return spots


@cache
def city_map(sites: tuple[Point, ...]) -> tuple[list[Point], list[list[Point]]]:
    """The outline of the city, and the ground of each quarter: what is nearer to its middle than
    to any other.
    """
    around = [
        (max(664.0, x + 46 * cos(i * pi / 12)), y + 46 * sin(i * pi / 12))
        for x, y in sites
        for i in range(24)
    ]
    border = hull(around)
    return border, [inset(ground(site, sites, border)) for site in sites]


def ground(site: Point, sites: Sequence[Point], border: list[Point]) -> list[Point]:
    cell = border
    for other in sites:
        if other != site:
            cell = nearer(cell, site, other)
    return cell


def nearer(polygon: list[Point], site: Point, other: Point) -> list[Point]:
    """The part of a convex polygon that is nearer to the site than to the other one."""

    def beyond(p: Point) -> float:
        middle = (site[0] + other[0]) / 2, (site[1] + other[1]) / 2
        return (p[0] - middle[0]) * (other[0] - site[0]) + (p[1] - middle[1]) * (other[1] - site[1])

    kept: list[Point] = []
    for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        a, b = beyond(here), beyond(there)
        if a <= 0:
            kept.append(here)
        if (a < 0) != (b < 0) and a != b:
            t = a / (a - b)
            kept.append((here[0] + t * (there[0] - here[0]), here[1] + t * (there[1] - here[1])))
    return kept


def inset(polygon: list[Point]) -> list[Point]:
    """A little smaller, so that streets show between the quarters."""
    cx, cy = middle_of(polygon)
    return [(cx + (x - cx) * 0.93, cy + (y - cy) * 0.93) for x, y in polygon]


def middle_of(polygon: Sequence[Point]) -> Point:
    """The center of gravity."""
    area = x = y = 0.0
    for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        cross = a[0] * b[1] - b[0] * a[1]
        area += cross
        x += (a[0] + b[0]) * cross
        y += (a[1] + b[1]) * cross
    return x / (3 * area), y / (3 * area)


def hull(points: Sequence[Point]) -> list[Point]:
    """The convex outline around points."""
    start = min(points)
    rest = sorted(set(points) - {start}, key=lambda p: atan2(p[1] - start[1], p[0] - start[0]))
    outline = [start]
    for point in rest:
        while len(outline) > 1 and not turns(outline[-2], outline[-1], point):
            outline.pop()
        outline.append(point)
    return outline


def turns(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0


@cache
def mixed(one: str, other: str) -> str:
    """Two colors in equal parts."""
    parts = [(int(one[i : i + 2], 16) + int(other[i : i + 2], 16)) // 2 for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)
