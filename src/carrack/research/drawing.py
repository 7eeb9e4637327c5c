"""Paper and pen for the pictures of tables: shapes, pieces and words in the colors of the page."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFont

Point = tuple[float, float]

WIDTH, HEIGHT = 1200, 800  # points of a drawing, whatever the size of the picture
SMOOTH = 2  # drawn so many times larger, so that edges come out soft

# The colors of the page by day.
PAPER, PAPER_HIGH, PAPER_LOW = "#f3ead7", "#fbf5e7", "#e8dcc2"
INK, INK_SOFT, INK_FAINT, LINE = "#2b2218", "#5f5140", "#8b7a62", "#cdbd9d"
BLUE, BLUE_WASH, ON_BLUE = "#1f4f8f", "#dbe6f0", "#fdf9ef"
SEA, SEA_LINE = "#c9dde4", "#7fa3b3"
GOLD, GOLD_WASH = "#b97f12", "#f6e3b4"
RED, RED_WASH, GREEN = "#9c2f22", "#f4d9cf", "#3c6b3a"
CUBES = {
    "red": "#b5382a",
    "blue": "#2a62ab",
    "green": "#4c8245",
    "gray": "#8c8a85",
    "violet": "#7a4a92",
    "black": "#3a342e",
}
SEATS = (
    *("#1f4f8f", "#a3402c", "#3f6b3c", "#74508a", "#8a6413"),
    *("#2f6f74", "#7d3557", "#56606e", "#6a4a2c", "#45546a"),
)
LETTERS = "ABCDEFGHIJ"
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SPELLED = {"–": "-", "…": "..", "→": ">", "×": "x", "’": "'", "“": '"', "”": '"', "★": "*"}
SPELLED |= {
    "Ł": "L",
    "ł": "l",
    "Ø": "O",
    "ø": "o",
    "Đ": "D",
    "đ": "d",
    "ß": "ss",
    "Æ": "AE",
    "æ": "ae",
}
SPELLED |= {"Œ": "OE", "œ": "oe", "Þ": "Th", "þ": "th"}


class Canvas:
    """A drawing, or a part of one with points of its own."""

    def __init__(
        self, image: Image.Image, x: float, y: float, scale: float, names: Sequence[str] = ()
    ) -> None:
        self.image = image
        self.names = names  # of whoever plays; without them seats have numbers
        self.pen = ImageDraw.Draw(image)
        self.x, self.y, self.scale = x, y, scale

    def part(self, x: float, y: float, scale: float) -> Canvas:
        """A part of this drawing: its point (0, 0) lies at (x, y), one step is `scale` long."""
        return Canvas(self.image, *self.at((x, y)), self.scale * scale, self.names)

    def name_of(self, seat: int) -> str:
        """Whoever sits there, if that can be written in the letters of the font."""
        name = spelled(self.names[seat]).strip() if seat < len(self.names) else ""
        return name or f"Seat {seat}"

    def at(self, point: Point) -> Point:
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale

    def thick(self, width: float) -> int:
        return max(1, round(width * self.scale))

    # ---- shapes ----

    def box(
        self,
        corner: Point,
        size: Point,
        fill: str | None = None,
        line: str | None = None,
        width: float = 1,
        bend: float = 0,
    ) -> None:
        """A rectangle, with round corners where there is a bend."""
        far = self.at((corner[0] + size[0], corner[1] + size[1]))
        thick = self.thick(width)
        bent = round(bend * self.scale)
        self.pen.rounded_rectangle((*self.at(corner), *far), bent, fill, line, thick)

    def polygon(
        self,
        points: Sequence[Point],
        fill: str | None = None,
        line: str | None = None,
        width: float = 1,
    ) -> None:
        placed = [self.at(point) for point in points]
        if fill:
            self.pen.polygon(placed, fill)
        if line:
            self.pen.line([*placed, placed[0], placed[1]], line, self.thick(width), joint="curve")

    def disc(
        self,
        middle: Point,
        radius: float,
        fill: str | None = None,
        line: str | None = None,
        width: float = 1,
    ) -> None:
        x, y = self.at(middle)
        r = radius * self.scale
        self.pen.ellipse((x - r, y - r, x + r, y + r), fill, line, self.thick(width))

    def stroke(
        self, points: Sequence[Point], color: str, width: float = 1, dash: float = 0
    ) -> None:
        """A line through points; with a dash, so many points are drawn and left out in turn."""
        for a, b in pairwise(points):
            for start, end in dashes(a, b, dash):
                self.pen.line((self.at(start), self.at(end)), color, self.thick(width))

    # ---- words ----

    def text(
        self,
        at: Point,
        words: object,
        size: float = 12,
        color: str = INK,
        anchor: str = "l",
        bold: bool = False,
        room: float = 0,
    ) -> float:
        """One line, at its middle height; anchor l, m or r. What finds no room is cut off. Where
        it ends.
        """
        line = spelled(str(words))
        line = self.cut(line, size, room) if room else line
        length = self.length(line, size)
        x = at[0] - length * {"l": 0, "m": 0.5, "r": 1}[anchor]
        end = x + length
        for run in runs(line):
            x = self.run((x, at[1]), run, size, color, bold)
        return end

    def run(self, at: Point, run: str, size: float, color: str, bold: bool) -> float:
        """Letters, or the sign of one suit."""
        if run in SUITS:
            self.suit((at[0] + size * 0.42, at[1]), size * 0.8, SUITS[run])
        else:
            weight = self.thick(size / 24) if bold else 0
            font = font_of(round(size * self.scale))
            self.pen.text(
                self.at(at), run, color, font, "lm", stroke_width=weight / 2, stroke_fill=color
            )
        return at[0] + self.length(run, size)

    def length(self, words: str, size: float) -> float:
        font = font_of(round(size * self.scale))
        letters = "".join(sign for sign in words if sign not in SUITS)
        return font.getlength(letters) / self.scale + size * 0.84 * (len(words) - len(letters))

    def cut(self, words: str, size: float, room: float) -> str:
        if self.length(words, size) <= room:
            return words
        while words and self.length(words + "..", size) > room:
            words = words[:-1]
        return words.rstrip(" ,") + ".."

    def paragraph(
        self,
        at: Point,
        words: str,
        size: float,
        room: float,
        lines: int = 1,
        color: str = INK,
    ) -> None:
        """Words over several lines; what finds no room is cut off."""
        rows = self.rows(spelled(words), size, room)
        if len(rows) > lines:
            rows = [*rows[: lines - 1], self.cut(" ".join(rows[lines - 1 :]), size, room)]
        for number, row in enumerate(rows):
            self.text((at[0], at[1] + number * size * 1.25), row, size, color, room=room)

    def rows(self, words: str, size: float, room: float) -> list[str]:
        rows: list[str] = []
        for word in words.split(" "):
            longer = f"{rows[-1]} {word}" if rows else word
            if rows and self.length(longer, size) <= room:
                rows[-1] = longer
            else:
                rows.append(word)
        return rows

    # ---- pieces ----

    def seat(self, middle: Point, radius: float, seat: int) -> None:
        """A seat's disc with its letter: color is never the only sign."""
        self.disc(middle, radius, SEATS[seat], PAPER_HIGH, radius / 9)
        self.text(middle, LETTERS[seat], radius * 1.25, ON_BLUE, "m", bold=True)

    def ship(self, middle: Point, size: float, seat: int) -> None:
        """A hull and a sail with the seat's letter."""
        x, y = middle
        s = size / 20
        hull = [(-10, 3), (10, 3), (6, 9), (-6, 9)]
        sail = [(-7, -11), (7, -11), (8.5, 1), (-8.5, 1)]
        for shape in (hull, sail):
            outline = [(x + dx * s, y + dy * s) for dx, dy in shape]
            self.polygon(outline, SEATS[seat], PAPER_HIGH, s * 1.2)
        self.text((x, y - 5 * s), LETTERS[seat], 10.5 * s, ON_BLUE, "m", bold=True)

    def cube(self, middle: Point, size: float, color: str) -> None:
        """An action cube: each color has a shape of its own, as on the page."""
        x, y = middle
        outline = [(x + dx * size / 2, y + dy * size / 2) for dx, dy in CUBE_SHAPES[color]]
        self.polygon(outline, CUBES[color], PAPER_HIGH, size / 14)

    def suit(self, middle: Point, size: float, suit: str) -> None:
        """The sign of a suit: S, H, D or C."""
        (x, y), r = middle, size / 2
        color = RED if suit in "HD" else INK
        if suit == "D":
            self.polygon([(x, y - r), (x + r * 0.72, y), (x, y + r), (x - r * 0.72, y)], color)
            return
        if suit == "C":
            for dx, dy in ((0, -0.45), (-0.48, 0.22), (0.48, 0.22)):
                self.disc((x + dx * r, y + dy * r), r * 0.42, color)
        else:
            up = 1 if suit == "S" else -1
            self.disc((x - 0.42 * r, y + 0.15 * r * up), r * 0.46, color)
            self.disc((x + 0.42 * r, y + 0.15 * r * up), r * 0.46, color)
            tip = [(-0.86, 0.3 * up), (0.86, 0.3 * up), (0, -0.95 * up)]
            self.polygon([(x + dx * r, y + dy * r) for dx, dy in tip], color)
        if suit != "H":
            foot = [(-0.34, 0.95), (0.34, 0.95), (0.08, 0.1), (-0.08, 0.1)]
            self.polygon([(x + dx * r, y + dy * r) for dx, dy in foot], color)


def ring(count: int, turn: float = 0) -> list[Point]:
    """The corners of a regular polygon of radius 1, the first one up."""
    angles = [2 * pi * i / count - pi / 2 + turn for i in range(count)]
    return [(cos(angle), sin(angle)) for angle in angles]


CUBE_SHAPES: dict[str, list[Point]] = {
    "red": [(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)],
    "blue": ring(14),
    "green": [(0, -1), (1, 0.85), (-1, 0.85)],
    "gray": ring(6),
    "violet": ring(4),
    "black": [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.25), (0, 1), (-0.9, 0.25)],
}


def blank_canvas(width: int, height: int, names: Sequence[str] = ()) -> Canvas:
    """Paper of this size; the drawing lies in its middle."""
    image = Image.new("RGB", (width * SMOOTH, height * SMOOTH), PAPER)
    scale = min(width / WIDTH, height / HEIGHT) * SMOOTH
    left = (width * SMOOTH - WIDTH * scale) / 2
    top = (height * SMOOTH - HEIGHT * scale) / 2
    return Canvas(image, left, top, scale, names)


@lru_cache(maxsize=64)
def font_of(size: int) -> ImageFont.FreeTypeFont:
    """The font that comes with Pillow, so that pictures look the same on every machine."""
    font = ImageFont.load_default(max(1, size))
    assert isinstance(font, ImageFont.FreeTypeFont)  # the other kind has one size only
    return font


@lru_cache(maxsize=4096)
def spelled(words: str) -> str:
    """Words in letters that the font has."""
    for sign, plain in SPELLED.items():
        words = words.replace(sign, plain)
    apart = unicodedata.normalize("NFKD", words)
    return "".join(sign for sign in apart if sign.isascii() or sign in SUITS or sign == "·")


def runs(line: str) -> Iterator[str]:
    """Letters that stand together, and suits one by one."""
    letters = ""
    for sign in line:
        if sign in SUITS:
            if letters:
                yield letters
            yield sign
            letters = ""
        else:
            letters += sign
    if letters:
        yield letters


def dashes(a: Point, b: Point, dash: float) -> Iterator[tuple[Point, Point]]:
    """The strokes of a dashed line from a to b; all of it where there is no dash."""
    far = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    if not dash or far < dash:
        yield a, b
        return
    step = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    gone = 0.0
    while gone < far:
        end = min(far, gone + dash)
        start = a[0] + step[0] * gone, a[1] + step[1] * gone
        yield start, (a[0] + step[0] * end, a[1] + step[1] * end)
        gone += 2 * dash


def beside(count: int, gap: float) -> list[float]:
    """Where so many things stand side by side around a middle.

    >>> beside(3, 10)
    [-10.0, 0.0, 10.0]
    """
    return [(i - (count - 1) / 2) * gap for i in range(count)]
