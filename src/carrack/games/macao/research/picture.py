"""The table of Macao as a picture: sea and city as on the page, beside them what each seat has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from carrack.games.macao.data import Data
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.research.shapes import (
    SIDES,
    city_map,
    middle_of,
    mixed,
    on_rose,
    sign_beside,
    spot_size,
    spots_on_side,
    turned,
)
from carrack.games.macao.texts.wording import TitleWording
from carrack.kernel.game import Game
from carrack.research.drawing import (
    BLUE,
    BLUE_WASH,
    CUBES,
    GOLD,
    GOLD_WASH,
    INK,
    INK_FAINT,
    INK_SOFT,
    LINE,
    ON_BLUE,
    PAPER,
    PAPER_HIGH,
    PAPER_LOW,
    RED,
    SEA,
    SEATS,
    Canvas,
    Point,
    beside,
)
from carrack.texts import Texts

View = Mapping[str, Any]

GOODS = {
    "jade": "#4f9d7d",
    "lacquerware": "#b0402f",
    "paper": "#e9d9ad",
    "porcelain": "#8fb4dd",
    "rice": "#9a7b55",
    "silk": "#cf7fa3",
    "spices": "#d98324",
    "tea": "#7c9a3c",
    "joker": "#3a342e",
}
SHORT = {
    "jade": "Ja",
    "lacquerware": "La",
    "paper": "Pa",
    "porcelain": "Po",
    "rice": "Ri",
    "silk": "Si",
    "spices": "Sp",
    "tea": "Te",
    "joker": "J",
}
PALE = ("paper", "porcelain")  # goods that are written on in ink
DARK_GROUND = "#b8a98c"
ROUNDS = 12


def draw(canvas: Canvas, view: View, game: Game) -> None:
    Picture(canvas, view, cast(MacaoGame, game).data).draw()


class Picture:
    """One drawing of one view."""

    def __init__(self, canvas: Canvas, view: View, data: Data) -> None:
        self.canvas, self.view, self.data = canvas, view, data
        self.texts = Texts("macao")
        self.words = cast(TitleWording, self.texts.wording)
        spaces = [*data.board["sea"]["space"], *data.board["port"]]
        self.places: dict[str, Point] = {space["id"]: (space["x"], space["y"]) for space in spaces}

    def draw(self) -> None:
        self.heading()
        board = self.canvas.part(8, 44, 0.705)
        self.sea(board)
        self.wall(board)
        self.city(board)
        self.offices()
        self.offer()
        height = 748 / max(3, len(self.view["seats"]))
        for number, row in enumerate(self.view["seats"]):
            self.seat(row, 46 + number * height, height - 6)

    # ---- the head ----

    def heading(self) -> None:
        view = self.view
        when = f"Round {view['round']} of {ROUNDS}" if view["round"] else "Setup"
        end = self.canvas.text((12, 23), f"Macao · {when}", 20, bold=True)
        names = [self.canvas.name_of(seat) for seat in range(len(view["seats"]))]
        told = (
            "The game is over"
            if view["over"]
            else self.texts.prompt({**view, "viewer": None}, names)
        )
        self.canvas.text((end + 18, 24), told, 14, INK_SOFT, room=400)
        x = 1180
        for color, value in reversed(view["dice"].items()):
            self.die((x - 11, 23), color, value)
            x -= 28
        if view["dice"]:
            self.canvas.text((x, 23), "Dice", 13, INK_SOFT, "r")

    def die(self, middle: Point, color: str, value: int) -> None:
        x, y = middle
        self.canvas.box((x - 11, y - 11), (22, 22), CUBES[color], bend=4)
        self.canvas.text((x, y), value, 15, ON_BLUE, "m", bold=True)

    # ---- the sea ----

    def sea(self, board: Canvas) -> None:
        board.box((4, 4), (612, 692), SEA, INK_SOFT, 2, 3)
        for a, b in self.data.board["sea"]["edges"]:
            board.stroke([self.places[a], self.places[b]], INK_FAINT, 1.6, dash=5)
        ports = {port["port"] for port in self.view["ports"]}
        for place, at in self.places.items():
            if place not in ports:
                home = place == self.data.board["sea"]["start"]
                board.disc(at, 19 if home else 10, PAPER_HIGH, BLUE if home else INK_FAINT, 1.5)
                if home:
                    board.text((at[0] - 12, at[1] + 36), "Macao", 17, anchor="m", bold=True)
        for port in self.view["ports"]:
            self.port(board, port)
        self.tribute(board)
        self.ships(board)

    def port(self, board: Canvas, port: View) -> None:
        """Name, good, and the values that are left; who delivered before stands in their places."""
        at = self.places[port["port"]]
        board.disc(at, 16, PAPER_HIGH, INK_SOFT, 1.5)
        board.disc(at, 9, None, INK_FAINT, 1.2)
        dx, dy = sign_beside(at)
        x, y = at[0] + dx - 48, at[1] + dy - 28
        board.box((x, y), (96, 56), PAPER_HIGH, LINE, 1.2, 5)
        name = self.words.place(port["port"])
        board.text((x + 48, y + 14), name, 15, anchor="m", bold=True, room=92)
        self.tile(board, (x + 16, y + 40), port["good"], 22)
        for slot, value in enumerate(port["slots"]):
            spot = (x + 41 + 21 * slot, y + 40)
            if slot < len(port["delivered"]):
                board.seat(spot, 10, port["delivered"][slot])
            else:
                is_next = slot == len(port["delivered"])
                board.box(
                    (spot[0] - 9, y + 29), (18, 22), PAPER_LOW, INK if is_next else None, 1, 3
                )
                board.text(spot, value, 15, anchor="m", bold=is_next)

    def tribute(self, board: Canvas) -> None:
        """What prestige costs this round, and how much of it there is, on one scale."""
        track, tribute = self.data.board["tribute_track"], self.view["tribute"]
        low, high = track["from"][1], track["to"][1]
        board.box((19, high - 38), (62, low - high + 62), PAPER_HIGH, LINE, 1.2, 6)
        board.text((50, high - 22), "Tribute", 15, anchor="m", bold=True)

        def height(number: int) -> float:
            steps = track["max"] - track["min"]
            return float(low + (high - low) * (min(number, track["max"]) - track["min"]) / steps)

        for number in range(track["min"], track["max"] + 1):
            board.text((50, height(number)), number, 14, INK_SOFT, "m")
        board.disc((31, height(tribute["price"])), 12, GOLD)
        board.text((31, height(tribute["price"])), tribute["price"], 14, ON_BLUE, "m", bold=True)
        board.disc((69, height(tribute["gain"])), 12, RED)
        board.text((69, height(tribute["gain"])), tribute["gain"], 14, ON_BLUE, "m", bold=True)

    def ships(self, board: Canvas) -> None:
        for place in {row["ship"] for row in self.view["seats"]}:
            there = [row["seat"] for row in self.view["seats"] if row["ship"] == place]
            x, y = self.places[place]
            for seat, dx in zip(there, beside(len(there), 25), strict=True):
                board.ship((x + dx - (16 if x > 570 else 0), y), 30, seat)

    # ---- wall and city ----

    def wall(self, board: Canvas) -> None:
        discs = {stack["space"]: stack["discs"] for stack in self.view["wall"]}
        for space in self.data.board["wall"]["spaces"]:
            x, y = space["x"], space["y"]
            board.box((x - 16, y - 19), (32, 38), PAPER_LOW, INK_FAINT, 1)
            stack = discs.get(space["n"], [])
            if not stack:
                board.text((x, y), space["n"], 14, INK_SOFT, "m")
            for seat, dy in zip(stack, beside(len(stack), 34 / max(2, len(stack))), strict=True):
                board.seat((x, y + dy), 13 if len(stack) == 1 else 9.5, seat)

    def city(self, board: Canvas) -> None:
        quarters = self.data.board["quarter"]
        sites = tuple((float(quarter["x"]), float(quarter["y"])) for quarter in quarters)
        border, cells = city_map(sites)
        board.polygon(border, PAPER_LOW, INK_SOFT, 5)
        now = {row["quarter"]: row for row in self.view["city"]}
        for quarter, cell in zip(quarters, cells, strict=True):
            self.quarter(board, quarter, cell, now[quarter["id"]])

    def quarter(self, board: Canvas, quarter: View, cell: list[Point], now: View) -> None:
        """An owner's color and letter, or the tile that is there and what the quarter costs."""
        x, y = middle_of(cell)
        if now["owner"] is not None:
            board.polygon(cell, mixed(SEATS[now["owner"]], PAPER_HIGH), SEATS[now["owner"]], 2)
            board.seat((x, y), 15, now["owner"])
            return
        board.polygon(cell, DARK_GROUND if quarter["dark"] else PAPER_HIGH, LINE, 1)
        if now["tile"]:
            self.tile(board, (x, y - 11), now["tile"], 25)
        cubes = [color for color, count in quarter["cost"].items() for _ in range(count)]
        for color, dx in zip(cubes, beside(len(cubes), 15), strict=True):
            board.cube((x + dx, y + 15), 14, color)

    def tile(self, board: Canvas, middle: Point, good: str, size: float) -> None:
        x, y = middle
        half = size / 2
        board.box((x - half, y - half), (size, size), GOODS[good], INK_SOFT, 1, size / 6)
        ink = INK if good in PALE else ON_BLUE
        board.text(middle, SHORT[good], size * 0.6, ink, "m", bold=True)

    # ---- cards ----

    def offices(self) -> None:
        """The offices of all twelve rounds: color and number of cubes."""
        for pair in self.view["offices"]:
            x = 10 + (pair["round"] - 1) * 58.6
            current = pair["round"] == self.view["round"]
            ground = GOLD_WASH if current else PAPER_HIGH
            self.canvas.box((x, 545), (55, 26), ground, GOLD if current else LINE, 1, 4)
            self.canvas.text((x + 5, 558), pair["round"], 12, INK_SOFT, bold=current)
            for number, card in enumerate(pair["cards"]):
                color, count = next(iter(self.data.card(card)["cost"].items()))
                spot = (x + 29 + 17.5 * number, 558)
                if pair["waiting"]:
                    self.canvas.cube(spot, 16, color)
                    self.canvas.text(spot, count, 11, ON_BLUE, "m", bold=True)
                else:
                    self.canvas.text(spot, "-", 11, INK_FAINT, "m")

    def offer(self) -> None:
        """The cards on offer; when all are taken, those that wait in front of whom it concerns."""
        view = self.view
        seat = view["current"] if view["viewer"] is None else view["viewer"]
        cards, words = view["offer"], "Cards on offer"
        if not cards and seat is not None:
            cards, words = view["seats"][seat]["tableau"], f"Cards waiting at seat {seat}"
        words += f" · {view['stack_size']} in the stack · {len(view['discard'])} discarded"
        self.canvas.text((12, 588), words, 13, INK_SOFT)
        wide = 6 if len(cards) > 8 else 4
        for number, card in enumerate(cards):
            x, y = 10 + number % wide * 704 / wide, 600 + number // wide * 98
            self.card((x, y), (704 / wide - 6, 92), card)

    def card(self, corner: Point, size: Point, card: str) -> None:
        """Name, effect, cost, and what it brings to the tribute."""
        (x, y), (width, height) = corner, size
        printed = self.data.card(card)
        self.canvas.box(corner, size, PAPER_HIGH, INK_FAINT, 1, 6)
        self.canvas.text((x + 7, y + 12), self.texts.card(card), 13, bold=True, room=width - 12)
        rule = self.texts.card_rule(card, self.view["options"])
        self.canvas.paragraph((x + 7, y + 28), rule, 9.5, width - 12, 4, INK_SOFT)
        self.cost((x + 14, y + height - 12), printed["cost"], 13)
        gold, prestige = printed["tribute"]
        self.canvas.disc((x + width - 32, y + height - 12), 8, GOLD)
        self.canvas.text((x + width - 32, y + height - 12), gold, 11, ON_BLUE, "m", bold=True)
        self.canvas.disc((x + width - 13, y + height - 12), 8, RED)
        self.canvas.text((x + width - 13, y + height - 12), prestige, 11, ON_BLUE, "m", bold=True)

    def cost(self, at: Point, cost: Mapping[str, int], size: float, room: float = 999) -> None:
        cubes = [color for color, count in cost.items() for _ in range(count)]
        step = min(size + 1, room / max(1, len(cubes)))
        for number, color in enumerate(cubes):
            self.canvas.cube((at[0] + number * step, at[1]), size, color)

    # ---- seats ----

    def seat(self, row: View, top: float, height: float) -> None:
        view, canvas = self.view, self.canvas
        seat, left = row["seat"], 722
        current = view["current"] == seat
        ground = BLUE_WASH if current else PAPER_HIGH
        canvas.box(
            (left, top), (470, height), ground, BLUE if current else LINE, 2 if current else 1, 8
        )
        canvas.seat((left + 18, top + 18), 12, seat)
        name = canvas.name_of(seat) + (" (viewer)" if seat == view["viewer"] else "")
        end = canvas.text((left + 36, top + 18), name, 15, bold=True)
        if row["passed"] and not view["over"]:
            end = canvas.text((end + 8, top + 18), "passed", 12, INK_SOFT)
        if view["places"]:
            canvas.text((end + 8, top + 18), f"place {view['places'][seat]}", 13, RED, bold=True)
        self.figures(row, (left + 462, top + 18))
        radius = min(64, (height - 48) / 2)
        self.rose(row, (left + 12 + 64, top + 46 + radius), radius)
        self.belongings(row, left + 152, top + 40, height - 44)

    def figures(self, row: View, right: Point) -> None:
        """Prestige, gold and punish markers, from the right."""
        x, y = right
        figures = (
            (row["punish_markers"], INK_SOFT, "markers"),
            (row["gold"], GOLD, "gold"),
            (row["prestige"], RED, "prestige"),
        )
        for number, color, word in figures:
            x -= self.canvas.length(word, 11)
            self.canvas.text((x, y), word, 11, INK_SOFT)
            x -= 14
            self.canvas.disc((x, y), 11, color)
            self.canvas.text((x, y), number, 13, ON_BLUE, "m", bold=True)
            x -= 18

    def rose(self, row: View, middle: Point, radius: float) -> None:
        """The wind rose: the supply at the arrow, then the cubes of the next six rounds."""
        rose = self.canvas.part(*middle, radius / 100)
        rose.polygon([on_rose(i - 0.5, 100) for i in range(SIDES)], PAPER, INK_FAINT, 2)
        rose.polygon([on_rose(-0.5, 100), on_rose(0.5, 100), (0, 0)], BLUE_WASH, BLUE, 2)
        rose.polygon([(-13, -104), (13, -104), (0, -91)], BLUE)
        for side in range(SIDES):
            rose.stroke([(0, 0), on_rose(side + 0.5, 100)], LINE, 1.5)
        for side, cubes in enumerate([row["supply"], *row["rose"]]):
            colors = [color for color, count in cubes.items() for _ in range(count)]
            for color, spot in zip(colors, spots_on_side(len(colors)), strict=False):
                rose.cube(turned(spot, side), spot_size(len(colors)), color)
            if side:
                rose.text(on_rose(side, 26), side, 17, INK_SOFT, "m")

    def belongings(self, row: View, x: float, y: float, height: float) -> None:
        """Supply, cargo, cards that wait, cards that are active."""
        canvas = self.canvas
        end = canvas.text((x, y + 8), "Supply", 11, INK_SOFT) + 12
        for color, count in row["supply"].items():
            canvas.cube((end, y + 8), 15, color)
            end = canvas.text((end + 10, y + 8), count, 13, bold=True) + 14
        x_cargo = canvas.text((x + 170, y + 8), "Ship", 11, INK_SOFT) + 12
        cargo = [good for good, count in row["cargo"].items() for _ in range(count)]
        cargo += ["joker"] * row["jokers"]
        step = min(19, 110 / max(1, len(cargo)))
        for number, good in enumerate(cargo):
            self.tile(canvas, (x_cargo + number * step, y + 8), good, 17)
        for number, card in enumerate(row["tableau"]):
            self.waiting_card((x + number * 62, y + 22), card)
        if not row["tableau"]:
            canvas.text((x, y + 40), "no cards waiting", 11, INK_SOFT)
        top = y + 72
        names = [self.texts.card(each["card"]) for each in row["active"]]
        active = ", ".join(names) or "none"
        lines = max(1, int((height - 68) // 13))
        canvas.paragraph((x, top), f"Active: {active}", 10.5, 308, lines)

    def waiting_card(self, corner: Point, card: str) -> None:
        x, y = corner
        self.canvas.box(corner, (59, 40), PAPER, INK_FAINT, 1, 4)
        self.canvas.paragraph((x + 3, y + 8), self.texts.card(card), 8.7, 55, 2)
        self.cost((x + 9, y + 32), self.data.card(card)["cost"], 10, 46)
