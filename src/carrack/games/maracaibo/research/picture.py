"""The table of Maracaibo as a picture: the chart with all that lies on it, beside it what each
captain has, below it the cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any, cast

from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.pieces import Printed
from carrack.games.maracaibo.texts.wording import TitleWording
from carrack.kernel.game import Game
from carrack.research.drawing import (
    BLUE,
    BLUE_WASH,
    GOLD,
    GOLD_WASH,
    GREEN,
    INK,
    INK_FAINT,
    INK_SOFT,
    LETTERS,
    LINE,
    ON_BLUE,
    PAPER,
    PAPER_HIGH,
    PAPER_LOW,
    RED,
    RED_WASH,
    SEA,
    SEATS,
    Canvas,
    Point,
    beside,
)
from carrack.research.plain_table import several
from carrack.texts import Texts

View = Mapping[str, Any]

ROUNDS = 4
NATIONS = {"france": "#2a57a0", "spain": "#96650a", "england": "#a8322a"}
BARRIERS = {"yellow": GOLD, "red": RED, "green": GREEN}
REGIONS = (PAPER_HIGH, GOLD_WASH, RED_WASH, "#d9dfc8")
AUTOMA = -1  # in place of a seat
AUTOMA_COLOR = "#3a342e"

# What a space of the explorer track brings: its sign and color.
REWARDS = {
    "doubloons": ("d", GOLD),
    "vp": ("vp", GREEN),
    "combat": ("c", RED),
    "figure": ("fig", INK),
    "disc": ("disc", BLUE),
    "village_actions": ("vill", INK),
    "income_vp": ("+vp", GREEN),
    "income_doubloons": ("+d", GOLD),
}

# Rough outlines of the land, as on the page: Cuba, Hispaniola, the mainland …
LANDS: tuple[list[Point], ...] = (
    [
        *((284, 268), (312, 226), (400, 214), (482, 240), (560, 284), (648, 318), (702, 356)),
        *((672, 390), (590, 392), (530, 356), (448, 312), (352, 300)),
    ],
    [
        *((744, 364), (800, 350), (820, 316), (900, 282), (968, 318), (1004, 380), (962, 438)),
        *((900, 470), (836, 478), (790, 448), (722, 452), (704, 430), (770, 414), (786, 388)),
    ],
    [
        *(
            (1592, 590),
            (1560, 604),
            (1470, 606),
            (1404, 634),
            (1330, 652),
            (1262, 690),
            (1180, 684),
        ),
        *((1120, 664), (1060, 686), (990, 692), (958, 724), (934, 776), (902, 782), (880, 748)),
        *((866, 704), (806, 690), (744, 712), (664, 736), (590, 716), (508, 706), (440, 706)),
        *((384, 676), (344, 646), (330, 600), (318, 562), (262, 516), (206, 500), (160, 488)),
        *((124, 440), (92, 408), (30, 402), (8, 398), (8, 992), (1592, 992)),
    ],
)
# … and the islands, each as an oval.
ISLANDS = (
    *((752, 298, 50, 26), (1052, 388, 66, 32), (566, 512, 104, 44), (746, 552, 56, 28)),
    *((1226, 424, 38, 32), (1354, 512, 32, 42), (1150, 380, 12, 8), (1292, 452, 14, 18)),
    *((1388, 580, 12, 16), (690, 262, 16, 8), (604, 232, 14, 7), (520, 208, 18, 8)),
)


def draw(canvas: Canvas, view: View, game: Game) -> None:
    Picture(canvas, view, Printed(cast(MaracaiboGame, game).data.files)).draw()


class Picture:
    """One drawing of one view."""

    def __init__(self, canvas: Canvas, view: View, printed: Printed) -> None:
        self.canvas, self.view, self.printed = canvas, view, printed
        self.texts = Texts("maracaibo")
        self.words = cast(TitleWording, self.texts.wording)
        self.words.printed = printed
        self.chart = canvas.part(8, 44, 0.5)

    def draw(self) -> None:
        self.heading()
        self.sea()
        self.courses()
        self.nations()
        self.piles()
        self.buildings()
        self.track()
        for row in self.view["locations"]:
            if self.is_there(row["location"]):
                self.place(row)
        self.ships()
        self.cards()
        self.captains()

    def heading(self) -> None:
        view = self.view
        when = f"Round {view['round']} of {ROUNDS}" if view["round"] else "Setup"
        end = self.canvas.text((12, 23), f"Maracaibo · {when}", 20, bold=True)
        names = [self.canvas.name_of(row["seat"]) for row in view["seats"]]
        told = (
            "The game is over"
            if view["over"]
            else self.texts.prompt({**view, "viewer": None}, names)
        )
        end = self.canvas.text((end + 18, 24), told, 14, INK_SOFT, room=600)
        met = " · ".join(
            f"{goal['condition'].replace('_', ' ')}: {'yes' if goal['met'] else 'not yet'}"
            for goal in view["goals"]
        )
        self.canvas.text((1190, 24), met, 11, INK_SOFT, "r", room=1170 - end)

    # ---- the chart ----

    def sea(self) -> None:
        chart = self.chart
        chart.box((8, 8), (1584, 984), SEA)
        for land in LANDS:
            chart.polygon(land, PAPER_LOW, LINE, 3)
        for x, y, rx, ry in ISLANDS:
            angles = [pi * i / 8 for i in range(16)]
            chart.polygon([(x + rx * cos(a), y + ry * sin(a)) for a in angles], PAPER_LOW, LINE, 3)
        chart.box((8, 8), (1584, 984), None, INK_SOFT, 4, 4)

    def spot(self, location: str) -> Point:
        printed = self.printed.locations[location]
        return float(printed["x"]), float(printed["y"])

    def is_there(self, location: str) -> bool:
        """Whether a location is on the board of this game and round."""
        printed = self.printed.locations[location]
        needed, rounds = printed.get("requires_legacy"), printed.get("rounds", (1, 2, 3, 4))
        return (not needed or needed in self.view["legacy"]) and max(
            1, self.view["round"]
        ) in rounds

    def is_city(self, row: View) -> bool:
        printed = self.printed.locations[row["location"]]
        return printed["kind"] == "city" or printed.get("city_with_legacy") in self.view["legacy"]

    def courses(self) -> None:
        """The ways between the places; a number where one takes more than one step."""
        for arrow in self.printed.arrows:
            needed = arrow.get("requires_legacy")
            if (needed and needed not in self.view["legacy"]) or not (
                self.is_there(arrow["from"]) and self.is_there(arrow["to"])
            ):
                continue
            a, b = self.spot(arrow["from"]), self.spot(arrow["to"])
            self.chart.stroke([a, b], INK_FAINT, 3, dash=9)
            self.chart.polygon(tip_between(a, b), INK_FAINT)
            if arrow["cost"] > 1:
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                self.chart.disc(middle, 15, PAPER_HIGH, INK_FAINT, 2)
                self.chart.text(middle, arrow["cost"], 20, anchor="m", bold=True)

    def nations(self) -> None:
        """Influence: a row for each nation with the discs of the captains, and its markers left."""
        chart, thresholds = self.chart, self.printed.influence["rank_thresholds"]
        spaces = int(self.printed.influence["spaces"])
        for number, (nation, color) in enumerate(NATIONS.items()):
            y = 22 + number * 48
            chart.box((360, y), (700, 44), PAPER_HIGH, LINE, 2, 4)
            chart.box((364, y + 4), (36, 36), color, None, 1, 4)
            chart.text((382, y + 22), nation[0].upper(), 24, ON_BLUE, "m", bold=True)
            for space in range(spaces):
                rank = space in thresholds
                x = 408 + space * 27.5
                chart.box((x, y + 8), (25, 28), GOLD_WASH if rank else PAPER, LINE, 1.5, 3)
                words = str(thresholds.index(space) + 1) if rank else ""
                chart.text((x + 12, y + 22), words, 17, GOLD, "m", bold=True)
            self.influences(nation, y + 22)
            left = self.view["nations"][nation]["on_track"]
            chart.box((990, y + 7), (30, 30), color, None, 1, 4)
            chart.text((1028, y + 22), left, 22, bold=True)

    def influences(self, nation: str, y: float) -> None:
        seats: dict[int, list[int]] = {}
        for seat, row in self.everybody():
            seats.setdefault(min(row["influence"][nation], 20), []).append(seat)
        for space, there in seats.items():
            for seat, dx in zip(there, beside(len(there), 6), strict=True):
                self.disc((422 + space * 27.5 + dx, y), 12, seat)

    def everybody(self) -> list[tuple[int, View]]:
        """All captains, and the automa where there is one."""
        captains = [(row["seat"], row) for row in self.view["seats"]]
        automa = self.view["automa"]
        return captains + ([(AUTOMA, automa)] if automa else [])

    def disc(self, middle: Point, radius: float, seat: int) -> None:
        if seat == AUTOMA:
            self.chart.disc(middle, radius, AUTOMA_COLOR, PAPER_HIGH, radius / 9)
            self.chart.text(middle, "J", radius * 1.25, ON_BLUE, "m", bold=True)
        else:
            self.chart.seat(middle, radius, seat)

    def piles(self) -> None:
        """Combat tokens that lie face down, and quests."""
        chart, view = self.chart, self.view
        chart.box((20, 22), (332, 140), PAPER_HIGH, LINE, 2, 4)
        chart.text((34, 44), "Combat tokens", 21, INK_SOFT)
        for number, size in enumerate(view["token_piles"]):
            chart.box((36 + number * 62, 64), (50, 60), INK_SOFT, None, 1, 8)
            chart.text((61 + number * 62, 94), size, 26, ON_BLUE, "m", bold=True)
        if view["tokens_in_fight"]:
            told = ", ".join(self.words.token(token) for token in view["tokens_in_fight"])
            chart.text((34, 142), f"fight: {told}", 19, RED, room=310)
        chart.text((200, 44), "Quests", 21, INK_SOFT)
        chart.box((202, 64), (50, 60), GOLD_WASH, GOLD, 2, 8)
        chart.text((227, 94), view["quest_pile"]["size"], 26, anchor="m", bold=True)

    def buildings(self) -> None:
        """Prestige buildings with those who invested; what is face down stays so."""
        for number, building in enumerate(self.view["prestige"]):
            x = 1072 + number * 130
            self.chart.box((x, 22), (124, 140), PAPER_HIGH if building else PAPER_LOW, LINE, 2, 4)
            if building is None:
                self.chart.text((x + 62, 92), "?", 50, INK_FAINT, "m")
                continue
            name = self.words.building(building["building"])
            self.chart.paragraph((x + 8, 42), name, 20, 112, 3)
            for seat, dx in zip(
                building["invested"], beside(len(building["invested"]), 28), strict=True
            ):
                self.disc((x + 62 + dx, 140), 13, seat)

    # ---- places ----

    def place(self, row: View) -> None:
        x, y = self.spot(row["location"])
        printed = self.printed.locations[row["location"]]
        chart = self.chart
        if self.is_city(row):
            self.city(row, (x, y))
        else:
            homeward = printed["kind"] == "homeward"
            ground = GOLD_WASH if homeward else PAPER_HIGH
            chart.disc((x, y), 26, ground, INK_SOFT, 3)
            chart.text((x, y), row["location"], 24, anchor="m", bold=True)
            if not homeward:
                chart.text((x, y + 40), printed["name"], 20, anchor="m", bold=True)
        self.markers(row, (x, y))
        self.lying(row, (x, y))

    def city(self, row: View, middle: Point) -> None:
        """Number and name, the action of its tile, the goods of its market and the discs there."""
        x, y = middle
        chart, tile = self.chart, row["city_tile"]
        printed = self.printed.locations[row["location"]]
        city = self.printed.city_tiles[tile] if tile else printed
        chart.box((x - 76, y - 44), (152, 94), PAPER_HIGH, INK, 3, 2)
        name = f"{row['location']} {printed['name']}"
        chart.text((x, y - 29), name, 19, anchor="m", bold=True, room=146)
        action = effects.ops_told(self.words, city.get("action") or [])
        chart.paragraph((x - 70, y - 8), action, 16.5, 142, 2, INK_SOFT)
        goods = city.get("market_goods") or []
        told = "any" if len(goods) > 3 else "/".join(self.words.good(good) for good in goods)
        chart.text((x - 70, y + 37), told, 16, GREEN, room=104)
        if goods:
            capacity = city["market_capacity"]
            if not isinstance(capacity, int):
                capacity = capacity[len(self.view["seats"]) - 1]
            chart.text((x + 70, y + 37), f"{row['market']}/{capacity}", 18, GREEN, "r", bold=True)

    def markers(self, row: View, middle: Point) -> None:
        """The markers of nations that hold the place."""
        x, y = middle
        up = 66 if self.is_city(row) else 30
        left = 62 if self.is_city(row) else 30
        for number, (nation, count) in enumerate(row["markers"].items()):
            corner = (x - left + number * 30 - 14, y - up - 6)
            self.chart.box(corner, (28, 28), NATIONS[nation], PAPER_HIGH, 2, 4)
            sign = nation[0].upper() + (str(count) if count > 1 else "")
            self.chart.text((corner[0] + 14, corner[1] + 14), sign, 19, ON_BLUE, "m", bold=True)

    def lying(self, row: View, middle: Point) -> None:
        """Quests, hints, and figures of bought cards at a place."""
        (x, y), signs = middle, []
        if row["quests"]:
            numbers = " ".join(quest[1:].lstrip("0") for quest in row["quests"])
            signs.append((f"quest {numbers}", GOLD_WASH, INK))
        if row["hints"]:
            signs.append((several(row["hints"], "hint"), BLUE_WASH, INK))
        for captain in self.view["seats"]:
            placed = [card for card in captain["tableau"] if card["placed"] == row["location"]]
            if placed:
                seat = captain["seat"]
                signs.append((f"{len(placed)}{LETTERS[seat]}", SEATS[seat], ON_BLUE))
        down = y + (63 if self.is_city(row) else 62)
        widths = [self.chart.length(words, 17) + 10 for words, _, _ in signs]
        left = x - sum(widths) / 2
        for (words, ground, ink), width in zip(signs, widths, strict=True):
            self.chart.box((left, down - 12), (width - 2, 24), ground, INK_FAINT, 1.5, 5)
            self.chart.text((left + width / 2 - 1, down), words, 17, ink, "m")
            left += width

    def ships(self) -> None:
        cities = [row["location"] for row in self.view["locations"] if self.is_city(row)]
        at: dict[str, list[int]] = {}
        for seat, row in self.everybody():
            if row["ship"] and (seat != AUTOMA or row["name"] == "jean"):
                at.setdefault(row["ship"], []).append(seat)
        for location, there in at.items():
            x, y = self.spot(location)
            up = 62 if location in cities else 34
            for seat, dx in zip(there, beside(len(there), 40), strict=True):
                if seat == AUTOMA:
                    self.disc((x + dx + 24, y - up), 20, AUTOMA)
                else:
                    self.chart.ship((x + dx + 24, y - up), 46, seat)

    # ---- the way inland ----

    def track(self) -> None:
        chart, spaces = self.chart, self.printed.spaces
        for space in spaces.values():
            for after in space["next"]:
                ends = [(space["x"], space["y"]), (spaces[after]["x"], spaces[after]["y"])]
                chart.stroke(ends, INK_FAINT, 4)
        for name, barrier in self.printed.barriers.items():
            chart.box((barrier["x"] - 4, barrier["y"] - 40), (8, 80), BARRIERS[name])
            crossed = self.view["crossed"][name]
            chart.text(
                (barrier["x"], barrier["y"] - 52), f"{name} {crossed}", 17, BARRIERS[name], "m"
            )
        for space in spaces.values():
            ground = REGIONS[space["region"]]
            chart.disc((space["x"], space["y"]), 24, ground, INK_SOFT, 2.5)
            self.reward(space)
        for space, quests in self.view["track_quests"].items():
            x, y = spaces[space]["x"], spaces[space]["y"] - 36
            chart.box((x - 34, y - 12), (68, 22), GOLD_WASH, INK_FAINT, 1.5, 5)
            chart.text(
                (x, y - 1), "quest " + "+".join(quest[1:] for quest in quests), 15, anchor="m"
            )
        self.explorers()

    def reward(self, space: View) -> None:
        x, y = space["x"], space["y"]
        if not space["reward"]:
            self.chart.text((x, y), "start", 15, INK_SOFT, "m")
        rows = beside(len(space["reward"]), 16)
        for reward, dy in zip(space["reward"], rows, strict=True):
            sign, color = REWARDS.get(reward["op"], (reward["op"][:4], INK))
            number = "" if sign in ("fig", "disc", "vill") else str(reward["n"])
            words = sign[0] + number + sign[1:] if sign[0] == "+" else number + sign
            self.chart.text((x, y + dy), words, 16, color, "m", bold=True)

    def explorers(self) -> None:
        standing: dict[str, list[int]] = {}
        for seat, row in self.everybody():
            if row["explorer"]:
                standing.setdefault(row["explorer"], []).append(seat)
        for space, there in standing.items():
            x, y = self.printed.spaces[space]["x"], self.printed.spaces[space]["y"]
            for seat, dx in zip(there, beside(len(there), 24), strict=True):
                self.disc((x + dx, y + 32), 15, seat)

    # ---- captains ----

    def captains(self) -> None:
        rows = self.everybody()
        height = 750 / max(3, len(rows))
        top = 44.0
        for seat, row in rows:
            if seat == AUTOMA:
                self.automa(row, top, height - 6)
            else:
                self.captain(row, top, height - 6)
            top += height

    def panel(self, top: float, height: float, current: bool) -> None:
        ground, line = (BLUE_WASH, BLUE) if current else (PAPER_HIGH, LINE)
        self.canvas.box((818, top), (374, height), ground, line, 2 if current else 1, 8)

    def captain(self, row: View, top: float, height: float) -> None:
        view, canvas, seat = self.view, self.canvas, row["seat"]
        self.panel(top, height, view["current"] == seat)
        canvas.seat((836, top + 18), 12, seat)
        name = canvas.name_of(seat) + (" (viewer)" if seat == view["viewer"] else "")
        end = canvas.text((854, top + 18), name, 15, bold=True)
        if view["places"]:
            canvas.text((end + 8, top + 18), f"place {view['places'][seat]}", 13, RED, bold=True)
        canvas.text((1184, top + 18), f"{row['vp']} VP", 17, GREEN, "r", bold=True)
        self.numbers(row, top + 42)
        self.upgrades(row, top + 68)
        room = height - 84
        lines = [
            f"Hand {row['hand_size']} · planned: {self.listed(row['planned'])}",
            f"Bought: {self.listed([each['card'] for each in row['tableau']])}",
            self.tokens(row),
        ]
        each = max(1, int(room // 13.5) // len(lines))
        y = top + 90
        for line in lines:
            used = min(each, len(canvas.rows(line, 10.5, 356)))
            canvas.paragraph((828, y), line, 10.5, 356, each)
            y += used * 13.2 + 2

    def numbers(self, row: View, y: float) -> None:
        """Doubloons and income, VP of each round, combat, figures."""
        figures = (
            (f"{row['doubloons']} +{row['income']}", "doubloons", GOLD),
            (f"+{row['vp_income']}", "VP a round", GREEN),
            (f"{row['combat']}", "combat", RED),
            (f"{row['figures']}", "figures", INK),
        )
        x = 828.0
        for number, word, color in figures:
            x = self.canvas.text((x, y), number, 15, color, bold=True) + 4
            x = self.canvas.text((x, y + 1), word, 10.5, INK_SOFT) + 11

    def upgrades(self, row: View, y: float) -> None:
        """The twelve places of the ship board with the discs still on them, and influence."""
        end = self.canvas.text((828, y), "Ship", 10.5, INK_SOFT) + 6
        for discs in row["discs"].values():
            ground = PAPER_LOW if discs else BLUE
            self.canvas.box((end, y - 7), (13, 14), ground, INK_FAINT, 1, 2)
            self.canvas.text((end + 6.5, y), discs or "", 10, INK_SOFT, "m")
            end += 15
        x = 1066.0
        for nation, color in NATIONS.items():
            self.canvas.box((x, y - 8), (16, 16), color, None, 1, 3)
            self.canvas.text((x + 8, y), nation[0].upper(), 11, ON_BLUE, "m", bold=True)
            self.canvas.text((x + 20, y), row["influence"][nation], 13, bold=True)
            x += 40

    def listed(self, cards: Sequence[str]) -> str:
        return ", ".join(self.words.card(card) for card in cards) or "none"

    def tokens(self, row: View) -> str:
        """Tokens, quests, synergies and the career."""
        told = [
            f"tokens {len(row['combat_tokens'])}",
            f"quests {len(row['quests']) + len(row['card_quests'])}",
            f"deliveries {row['deliveries']}",
        ]
        if row["synergies"]:
            told.append("synergies " + " ".join(map(self.words.synergy, row["synergies"])))
        if any(row["resistance"]):
            held = [nation[0].upper() for nation in row["resistance"] if nation]
            told.append("resistance " + " ".join(held))
        if row["career"]:
            told.append(self.words.career(row["career"]))
        return " · ".join(told)

    def automa(self, row: View, top: float, height: float) -> None:
        self.panel(top, height, self.view["current"] == "automa")
        canvas = self.canvas
        canvas.disc((836, top + 18), 12, AUTOMA_COLOR)
        canvas.text((836, top + 18), "J", 15, ON_BLUE, "m", bold=True)
        canvas.text((854, top + 18), self.words.automa(row["name"]), 15, bold=True)
        canvas.text((1184, top + 18), f"{row['vp']} VP", 17, GREEN, "r", bold=True)
        deck = several(row["deck_size"], "card")
        told = f"{deck} in its deck · quests {row['quests']} · discs {row['discs']}"
        canvas.text((828, top + 42), told, 11, INK_SOFT)
        influence = " · ".join(f"{nation} {count}" for nation, count in row["influence"].items())
        canvas.text((828, top + 60), influence, 11, INK_SOFT)

    # ---- cards ----

    def cards(self) -> None:
        """The display, then the hand of the viewer."""
        view, canvas = self.view, self.canvas
        words = f"Display · {view['pile_size']} in the pile · {len(view['discards'])} discarded"
        canvas.text((12, 556), words, 12.5, INK_SOFT)
        for number, card in enumerate(view["display"]):
            if card is not None:
                self.card((10 + number * 201, 566), (197, 90), card)
        if "hand" not in view:
            canvas.text((12, 672), "A spectator sees no hand", 12.5, INK_SOFT)
            return
        canvas.text((12, 668), f"Hand of seat {view['viewer']}", 12.5, INK_SOFT)
        hand = view["hand"]
        width = min(201.0, 804 / max(1, len(hand)))
        for number, card in enumerate(hand):
            self.card((10 + number * width, 679), (width - 4, 114), card)

    def card(self, corner: Point, size: Point, card: str) -> None:
        """Price, name, what it pays as, its effect, and its points."""
        (x, y), (width, height) = corner, size
        canvas, printed = self.canvas, self.printed.cards[card]
        canvas.box(corner, size, PAPER_HIGH, INK_FAINT, 1, 6)
        canvas.disc((x + 14, y + 14), 9, GOLD)
        canvas.text((x + 14, y + 14), printed["cost"], 12, ON_BLUE, "m", bold=True)
        canvas.text((x + 27, y + 14), self.words.card(card), 12, bold=True, room=width - 32)
        lines = int((height - 48) // 12)
        told = effects.card_told(self.words, printed)
        canvas.paragraph((x + 7, y + 31), told, 9.5, width - 12, lines, INK_SOFT)
        pays = f"{self.words.good(printed['good'])}, {self.words.object(printed['object'])}"
        canvas.text((x + 7, y + height - 9), pays, 10, BLUE, room=width - 44)
        canvas.text((x + width - 6, y + height - 9), f"{printed['vp']} VP", 10.5, GREEN, "r")


def tip_between(a: Point, b: Point) -> list[Point]:
    """The point of an arrow, a little behind the middle of the way."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / far, dy / far
    x, y = a[0] + dx * 0.58, a[1] + dy * 0.58
    shape = [(11, 0), (-7, 8), (-7, -8)]
    return [(x + p * ux - q * uy, y + p * uy + q * ux) for p, q in shape]
