"""The picture of a link: the board as everybody sees it, beside who plays and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.research.drawing import SEATS
from carrack.research.drawing import font_of as plain_font
from carrack.research.pictures import drawn

SIZE = (1200, 630)
BOARD = (816, 544)  # as wide to high as every drawing is
EDGE = 43  # around the board
COLUMN = (892, 268)  # where the words begin, and their room
SEA, SEA_DEEP, WORDS, SOFT, GOLD = "#17434f", "#0f313b", "#f8f0dd", "#b9cbc9", "#e0a83a"
PAGE = Path(__file__).parents[1] / "page" / "assets"
EXTENDED = range(0x100, 0x250)  # letters that lie in the second file of a font
SIGNS = "ABCDEFGHIJ"
LONGEST = 4  # rows of a heading


@dataclass(frozen=True)
class Sitting:
    """Somebody at the table, or a place for somebody."""

    name: str
    points: str = ""
    free: bool = False


@dataclass(frozen=True)
class Postcard:
    """What is written on the picture."""

    heading: str
    told: str
    seats: tuple[Sitting, ...]


def draw(card: Postcard, game: Game, view: Any) -> Image.Image:
    """The whole picture; a title that nobody can draw has a calm sea."""
    image = Image.new("RGB", SIZE, SEA)
    pen = ImageDraw.Draw(image)
    pen.rectangle((COLUMN[0] - 24, 0, *SIZE), SEA_DEEP)
    names = [seat.name for seat in card.seats]
    try:
        board = drawn(view, *BOARD, game=game, names=names)
    except CarrackError:
        board = Image.new("RGB", BOARD, SEA)
    image.paste(board, (EDGE - 17, EDGE), rounded(board.size))
    Words(pen).write(card)
    return image


def rounded(size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 14, 255)
    return mask


class Words:
    """The column at the right, from its top down."""

    def __init__(self, pen: ImageDraw.ImageDraw) -> None:
        self.pen = pen
        self.top: float = EDGE  # of the next line

    def write(self, card: Postcard) -> None:
        self.line("Carrack", 22, "sans", GOLD)
        self.top += 10
        for row in rows_of(card.heading, 36, "serif")[:LONGEST]:
            self.line(row, 36, "serif", WORDS)
        self.top += 16
        if card.seats:
            self.seats(card.seats)
        else:
            for row in rows_of(card.told, 22, "sans"):
                self.line(row, 22, "sans", SOFT)

    def line(self, words: str, size: int, face: str, color: str, left: int = COLUMN[0]) -> None:
        write(self.pen, (left, self.top), words, size, face, color)
        self.top += round(size * 1.2)

    def seats(self, seats: tuple[Sitting, ...]) -> None:
        room = min(46.0, (SIZE[1] - EDGE - self.top) / len(seats))
        size = min(24, round(room * 0.62))
        left, right = COLUMN[0], sum(COLUMN)
        for number, seat in enumerate(seats):
            middle, r = self.top + room / 2, size * 0.62
            ring = (left, middle - r, left + 2 * r, middle + r)
            self.pen.ellipse(
                ring, None if seat.free else SEATS[number], SOFT if seat.free else WORDS, 2
            )
            write(
                self.pen, (left + r, middle), SIGNS[number], round(size * 0.7), "sans", WORDS, "mm"
            )
            end: float = right
            if seat.points:
                end -= length(seat.points, size, "sans") + 12
                write(self.pen, (right, middle), seat.points, size, "sans", GOLD, "rm")
            start = left + 2 * r + 12
            name = cut(seat.name, size, "sans", end - start)
            write(self.pen, (start, middle), name, size, "sans", SOFT if seat.free else WORDS, "lm")
            self.top += room


# ---- letters ----


def write(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    words: str,
    size: int,
    face: str,
    color: str,
    anchor: str = "la",
) -> None:
    """One line; letters of the same file together."""
    if anchor[0] != "l":
        part = length(words, size, face) * (1 if anchor[0] == "r" else 0.5)
        at, anchor = (at[0] - part, at[1]), "l" + anchor[1]
    x, y = at
    for run, file in runs_of(words):
        font = font_of(face, file, size)
        pen.text((x, y), run, color, font, anchor)
        x += font.getlength(run)


def length(words: str, size: int, face: str) -> float:
    return sum(font_of(face, file, size).getlength(run) for run, file in runs_of(words))


def cut(words: str, size: int, face: str, room: float) -> str:
    """The words as far as they find room, with an ellipsis where some are left out."""
    if length(words, size, face) <= room:
        return words
    while words and length(words + "…", size, face) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def rows_of(words: str, size: int, face: str) -> list[str]:
    """Words over several lines, none longer than the column."""
    rows: list[str] = []
    for word in words.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and length(longer, size, face) <= COLUMN[1]:
            rows[-1] = longer
        else:
            rows.append(cut(word, size, face, COLUMN[1]))
    return rows


def runs_of(words: str) -> list[tuple[str, str]]:
    """Letters that stand together in one file of a font: `latin`, or `latin-ext` for rarer ones."""
    found: list[tuple[str, str]] = []
    for letter in words:
        file = "latin-ext" if ord(letter) in EXTENDED else "latin"
        if found and found[-1][1] == file:
            found[-1] = (found[-1][0] + letter, file)
        else:
            found.append((letter, file))
    return found


@cache
def font_of(face: str, file: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of the page, or Pillow's own where no page was built."""
    name = {"serif": "fraunces", "sans": "source-sans-3"}[face]
    for path in sorted(PAGE.glob(f"{name}-{file}-wght-*.woff2")):
        try:
            font = ImageFont.truetype(path, size)
            font.set_variation_by_axes([600])
        except (OSError, NotImplementedError):  # a Pillow that cannot unpack fonts of pages
            break
        return font
    return plain_font(size)
