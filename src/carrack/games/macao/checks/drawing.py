"""Checking board.toml: coordinates. They matter for drawing only, so nothing here is an error."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import dist

from carrack.games.macao.data import BOARD_FILE
from carrack.kernel.findings import Findings, said

NEAREST = 30  # places closer than this would be drawn on top of each other

Point = tuple[float, float]


def check_positions(
    findings: Findings, part: str, at: Mapping[str, Point], canvas: tuple[int, int] | None
) -> None:
    for name, (x, y) in at.items():
        if canvas is not None and (x > canvas[0] or y > canvas[1]):
            told = said("outside", f"{part}: {name} lies outside the canvas")
            findings.warning(BOARD_FILE, name, "x", told)
    for one, other in combinations(at, 2):
        if dist(at[one], at[other]) < NEAREST:
            sentence = f"{part}: {one} and {other} are drawn on top of each other"
            findings.warning(BOARD_FILE, one, "x", said("on_top", sentence, id=other))


def check_lines(
    findings: Findings, part: str, lines: list[tuple[str, str]], at: Mapping[str, Point]
) -> None:
    """Connections drawn as straight lines do not cross."""
    if findings.has_errors:
        return  # nobody draws such a board, and it may have more lines than can be compared
    for (a, b), (c, d) in combinations(lines, 2):
        if len({a, b, c, d}) == 4 and cross(at[a], at[b], at[c], at[d]):
            sentence = f"{part}: the lines {a} - {b} and {c} - {d} cross"
            told = said("cross", sentence, one=f"{a} - {b}", other=f"{c} - {d}")
            findings.warning(BOARD_FILE, a, "x", told)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
