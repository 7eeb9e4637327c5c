"""The table of the card game Macau as a picture: seats around it, the piles in the middle, the
viewer's hand below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from carrack.kernel.game import Game
from carrack.research.drawing import (
    BLUE,
    BLUE_WASH,
    GOLD,
    GOLD_WASH,
    INK,
    INK_FAINT,
    INK_SOFT,
    LINE,
    ON_BLUE,
    PAPER_HIGH,
    RED,
    RED_WASH,
    SEA,
    SEA_LINE,
    Canvas,
    Point,
    beside,
)
from carrack.research.plain_table import several
from carrack.texts import Texts

View = Mapping[str, Any]

MIDDLE, REACH = (600.0, 335.0), (440.0, 225.0)  # of the ring on which the seats sit
PLATE = (190.0, 84.0)
JOKERS = {"BJ": "black", "CJ": "color"}
RED_SUITS = "HD"
SHOWN_DISCARDS = 5
HAND_TOP = 664.0


def draw(canvas: Canvas, view: View, game: Game) -> None:
    Picture(canvas, view).draw()


class Picture:
    """One drawing of one view."""

    def __init__(self, canvas: Canvas, view: View) -> None:
        self.canvas, self.view = canvas, view
        self.texts = Texts("macau_cards")
        self.names = [canvas.name_of(row["seat"]) for row in view["seats"]]

    def draw(self) -> None:
        self.heading()
        self.table()
        self.stock()
        self.discards()
        self.wanted()
        for row in self.view["seats"]:
            self.plate(row)
        if "hand" in self.view:
            self.hand()

    def heading(self) -> None:
        view = self.view
        when = f"Macau · Round {view['round']} · Turn {view['turn']}"
        end = self.canvas.text((12, 23), when, 20, bold=True)
        told = (
            "The game is over"
            if view["over"]
            else self.texts.prompt({**view, "viewer": None}, self.names)
        )
        self.canvas.text((end + 18, 24), told, 14, INK_SOFT, room=620)
        variant = "counterclockwise" if view["direction"] == "ccw" else "clockwise"
        self.canvas.text((1188, 24), variant, 13, INK_SOFT, "r")

    # ---- the table ----

    def table(self) -> None:
        """The cloth, and arrows that say which way play goes."""
        around = [on_ring(i / 96, 1.0) for i in range(96)]
        self.canvas.polygon(around, SEA, INK_SOFT, 5)
        inner = [on_ring(i / 96, 0.62) for i in range(97)]
        self.canvas.stroke(inner, SEA_LINE, 1.5, dash=4)
        way = 1 if self.view["direction"] == "cw" else -1
        for eighth in (1, 3, 5, 7):
            self.arrow(eighth / 8, way)

    def arrow(self, turn: float, way: int) -> None:
        (x, y), (tx, ty) = on_ring(turn, 0.62), on_ring(turn + 0.01 * way, 0.62)
        far = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5
        dx, dy = (tx - x) / far, (ty - y) / far
        tip = [(14, 0), (-9, 8), (-4, 0), (-9, -8)]
        self.canvas.polygon([(x + a * dx - b * dy, y + a * dy + b * dx) for a, b in tip], SEA_LINE)

    def stock(self) -> None:
        x, y = MIDDLE[0] - 145, MIDDLE[1] - 88
        size = self.view["stock_size"]
        for depth in range(min(3, size)):
            self.back((x + 3 * depth, y - 3 * depth), (92, 132))
        if not size:
            self.canvas.box((x, y), (92, 132), None, SEA_LINE, 2, 8)
        self.count((x + 46, y + 140), size)

    def discards(self) -> None:
        """The last cards from left to right; the topmost one stands for what `as` says."""
        pile = self.view["discard"][-SHOWN_DISCARDS:]
        x, y = MIDDLE[0] - 20, MIDDLE[1] - 88
        for number, row in enumerate(pile):
            is_top = number == len(pile) - 1
            self.card((x + number * 24, y), (92, 132), row["card"], is_top)
        if pile and pile[-1]["as"] != pile[-1]["card"]:
            end = x + (len(pile) - 1) * 24
            self.badge((end + 46, y + 118), "as " + self.texts.face(pile[-1]["as"]), GOLD_WASH)
        self.count((x + 12 * len(pile) + 34, y + 140), len(self.view["discard"]))

    def count(self, middle: Point, number: int) -> None:
        x, y = middle
        self.canvas.box((x - 17, y - 10), (34, 20), PAPER_HIGH, LINE, 1, 10)
        self.canvas.text(middle, number, 13, anchor="m", bold=True)

    def wanted(self) -> None:
        """What the next card must be, the attack that is pending, a window that is open."""
        view = self.view
        notes: list[tuple[str, str]] = []
        called = view["requirement"]["kind"] != "normal"
        wanted = self.texts.requirement(view)
        if wanted and not view["over"]:
            words = wanted if called else f"Wanted: {wanted}"
            notes.append((words, GOLD_WASH if called else PAPER_HIGH))
        if view["attack"]:
            notes.append((self.texts.attack(view, self.names), RED_WASH))
        if view["window"]:
            owner = self.names[view["window"]["owner"]]
            notes.append((f"Window: {view['window']['kind']}, about {owner}", RED_WASH))
        if view["solo"]:
            notes.append((f"{self.names[view['solo']['seat']]} plays alone", PAPER_HIGH))
        for number, (words, ground) in enumerate(notes):
            self.badge((MIDDLE[0], MIDDLE[1] + 84 + number * 27), words, ground, 15, 330)

    def badge(
        self, middle: Point, words: str, ground: str, size: float = 13, room: float = 200
    ) -> None:
        x, y = middle
        words = self.canvas.cut(words, size, room)
        width = self.canvas.length(words, size) + 20
        self.canvas.box((x - width / 2, y - size * 0.85), (width, size * 1.7), ground, GOLD, 1.2, 9)
        self.canvas.text(middle, words, size, anchor="m")

    # ---- seats ----

    def place_of(self, seat: int) -> Point:
        """The viewer sits below, the others follow clockwise."""
        seats = len(self.view["seats"])
        first = self.view["viewer"] or 0
        return on_ring(0.5 + (seat - first) / seats, 1.0)

    def plate(self, row: View) -> None:
        view, canvas, seat = self.view, self.canvas, row["seat"]
        (x, y), (width, height) = self.place_of(seat), PLATE
        left, top = x - width / 2, y - height / 2
        current = view["current"] == seat and not view["over"]
        ground, line = (BLUE_WASH, BLUE) if current else (PAPER_HIGH, LINE)
        canvas.box((left, top), PLATE, ground, line, 2.5 if current else 1.2, 8)
        canvas.seat((left + 18, top + 18), 12, seat)
        name = self.names[seat] + (" (viewer)" if seat == view["viewer"] else "")
        canvas.text((left + 36, top + 18), name, 14, bold=True, room=width - 70)
        if view["dealer"] == seat:
            canvas.disc((left + width - 18, top + 18), 9, INK_SOFT)
            canvas.text((left + width - 18, top + 18), "D", 11, ON_BLUE, "m", bold=True)
        self.backs((left + 10, top + 34), row["hand_size"])
        canvas.text((left + 122, top + 46), row["hand_size"], 17, bold=True)
        canvas.text((left + 146, top + 47), "cards", 11, INK_SOFT)
        self.remarks(row, (left + 10, top + 72), width - 20)

    def backs(self, corner: Point, count: int) -> None:
        step = min(14, 86 / max(1, count - 1))
        for number in range(count):
            self.back((corner[0] + number * step, corner[1]), (18, 26))

    def remarks(self, row: View, at: Point, room: float) -> None:
        """The place of who is out, debts, points, and cards that everybody has seen."""
        places = self.view["places"]
        remarks = []
        if places or row["place"]:
            remarks.append(f"place {places[row['seat']] if places else row['place']}")
        if row["miss_debt"]:
            remarks.append(f"misses {row['miss_debt']}")
        if row["exposed"]:
            remarks.append("can be caught")
        if row["total"] or row["round_points"]:
            remarks.append(several(row["total"], "point"))
        if row["known"]:
            remarks.append("has " + self.texts.faces(row["known"]))
        self.canvas.text(at, " · ".join(remarks), 11.5, RED, room=room)

    # ---- cards ----

    def hand(self) -> None:
        cards: Sequence[str] = self.view["hand"]
        size = (84, 122)
        step = min(90.0, 1080 / max(1, len(cards) - 1) if len(cards) > 12 else 90.0)
        for card, dx in zip(cards, beside(len(cards), step), strict=True):
            self.card((600 + dx - size[0] / 2, HAND_TOP), size, card, step > 80)
            if card == self.view["drawn"]:
                self.canvas.text((600 + dx, HAND_TOP - 9), "drawn", 12, BLUE, "m", bold=True)
        if not cards:
            self.canvas.text((600, HAND_TOP + 60), "The viewer has no cards", 14, INK_SOFT, "m")

    def card(self, corner: Point, size: Point, card: str, whole: bool) -> None:
        """A card's rank and suit in its corner, and large where the whole card can be seen."""
        (x, y), (width, height) = corner, size
        canvas = self.canvas
        canvas.box(corner, size, "#fffdf7", INK_FAINT, 1.2, 7)
        if card in JOKERS:
            color = INK if card == "BJ" else RED
            for number, letter in enumerate("JOKER"):
                canvas.text((x + 11, y + 14 + number * 13), letter, 12, color, "m", bold=True)
            if whole:
                star = star_around((x + width * 0.58, y + height * 0.55), width * 0.3)
                canvas.polygon(star, color)
            return
        rank, suit = ("10" if card[0] == "T" else card[0]), card[1]
        color = RED if suit in RED_SUITS else INK
        canvas.text((x + 13, y + 17), rank, 21, color, "m", bold=True)
        canvas.suit((x + 13, y + 37), 17, suit)
        if whole:
            canvas.suit((x + width * 0.58, y + height * 0.58), width * 0.5, suit)

    def back(self, corner: Point, size: Point) -> None:
        (x, y), (width, height) = corner, size
        edge = width / 12
        self.canvas.box(corner, size, PAPER_HIGH, INK_FAINT, 1, edge * 1.2)
        inner = (width - 2 * edge, height - 2 * edge)
        self.canvas.box((x + edge, y + edge), inner, BLUE, None, 1, edge)
        if width > 40:
            for row in range(4):
                for column in range(3):
                    spot = (x + width * (column + 1) / 4, y + height * (row + 1) / 5)
                    self.canvas.disc(spot, 6, None, ON_BLUE, 1.5)


def on_ring(turn: float, part: float) -> Point:
    """A point on the ring, so many turns clockwise from the top, on a part of its radius."""
    angle = 2 * pi * turn - pi / 2
    return MIDDLE[0] + REACH[0] * part * cos(angle), MIDDLE[1] + REACH[1] * part * sin(angle)


def star_around(middle: Point, radius: float) -> list[Point]:
    angles = [pi * i / 5 - pi / 2 for i in range(10)]
    return [
        (
            middle[0] + radius * (0.42 if i % 2 else 1) * cos(angle),
            middle[1] + radius * (0.42 if i % 2 else 1) * sin(angle),
        )
        for i, angle in enumerate(angles)
    ]
