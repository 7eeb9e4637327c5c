"""What each printed piece can pay and cost, for the second book.

Every doubloon, VP and combat point that moves is told with its cause. Here the files are asked
what that piece may bring or take at this moment; whatever else is told does not add up. Like the
book it is slow and plain on purpose, and asks nobody but the book and the files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Row = tuple[str, int]  # doubloons, vp or combat, and how many
MONEY = ("doubloons", "vp", "combat")
FREEING_VP = 2  # for an influence


class Prices:
    """The printed amounts of a table whose book is a `Ledger`."""

    def __init__(self, book: Any, files: Mapping[str, Any]) -> None:
        self.book = book
        board, tiles, cards = files["board.toml"], files["tiles.toml"], files["cards.toml"]
        self.board, self.tiles = board, tiles
        self.neighbors = {row["id"]: row["neighbours"] for row in board["location"]}
        self.tables = {**tiles["object_table"], **cards["object_table"]}
        scenarios = files["scenarios.toml"]["scenario"]
        self.ransom_price: int = max(row.get("ransom_doubloons", 0) for row in scenarios)
        actions = [a for card in files["automa.toml"]["jean_card"] for a in card["actions"]]
        self.most_asked: int = max(a["n"] for a in actions if a["do"] == "pay_combat")
        self.upgrades = {row["id"]: row for row in board["ship_upgrade"]}
        self.cards = {row["id"]: row for row in cards["project"]}
        self.legacy = {row["id"]: row for row in tiles["legacy"]}
        self.pieces: dict[str, Any] = {
            **{f"card:{card}": row for card, row in self.cards.items()},
            **{f"upgrade:{upgrade}": row for upgrade, row in self.upgrades.items()},
            **{f"tile:{tile}": row for tile, row in self.legacy.items()},
            **{f"prestige:{row['id']}": row for row in cards["prestige"]},
            **{f"port:{row['id']}": row for row in files["homeports.toml"]["home_port"]},
            **{f"quest:{row['id']}": row for row in tiles["quest"]},
            **{f"token:{row['id']}": row for row in tiles["combat_token"]},
            **{f"ruin:{row['id']}": row for row in tiles["ruin_space"]},
            **{f"space:{row['id']}": row for row in board["explorer_space"]},
            **{f"barrier:{row['id']}": row for row in board["barrier"]},
            **{f"location:{row['id']}": self.place(row) for row in board["location"]},
            "career": files["careers.toml"]["career"],
            "chapter": files["scenarios.toml"]["chapter"],
            "search": tiles["search_card"],
        }

    def place(self, location: Mapping[str, Any]) -> list[Any]:
        """A location with the city tile that lies there."""
        lying = self.book.city_tiles.get(location["id"])
        return [location, *(tile for tile in self.board["city_tile"] if tile["id"] == lying)]

    def may(self, what: str, event: Mapping[str, Any]) -> bool:
        """Whether the cause of an event can bring or take this amount now."""
        seat, amount = self.book.seats[event["seat"]], event["amount"]
        allowed = self.amounts(what, event["cause"], seat)
        if what == "combat" and amount > 0:  # what is above the end of the track is lost
            room = self.board["track"]["combat"]["max"] - seat.number["combat"]
            allowed = {min(n, room) for n in allowed}
        if what == "vp" and amount < 0:  # VP never fall below 0
            allowed = {max(n, -seat.number["vp"]) for n in allowed}
        return amount in allowed

    def amounts(self, what: str, cause: str, seat: Any) -> set[int]:
        found = {n for kind, n in self.rows(self.pieces.get(cause), seat) if kind == what}
        return found | {n for kind, n in self.rules(cause, seat) if kind == what}

    # ---- what is printed on a piece ----

    def rows(self, printed: Any, seat: Any) -> Iterator[Row]:
        """Every amount in an entry of the files, however deep it lies."""
        if isinstance(printed, list):
            for part in printed:
                yield from self.rows(part, seat)
        elif isinstance(printed, Mapping):
            yield from self.op(printed, seat)
            for name, part in printed.items():
                if name in ("cost", "immediate_cost") and isinstance(part, Mapping):
                    yield from ((kind, -part[kind]) for kind in MONEY if kind in part)
                yield from self.rows(part, seat)

    def op(self, op: Mapping[str, Any], seat: Any) -> Iterator[Row]:
        kind, n = op.get("op"), op.get("n", 0)
        if kind in MONEY:
            yield str(kind), n
        elif kind == "vp_per":
            yield "vp", n * self.book.reckoning.count(op["per"], seat)
        elif kind == "draw_object":
            yield from self.rows(list(self.tables[op["table"]].values()), seat)
        elif kind == "return_marker":
            yield "doubloons", op["doubloons"]
        elif kind == "influence" and "freeing" in self.book.modules:
            yield from (("vp", FREEING_VP * n * nations) for nations in (1, 3))
        elif "lose_influence" in op and "freeing" in self.book.modules:
            yield "vp", -FREEING_VP
        elif "doubloons_per_point" in op:
            most = op["most_doubloons"]
            yield from (("doubloons", n) for n in range(1, most + 1))
        elif "vp_by_different" in op:
            yield from (("vp", n) for n in op["vp_by_different"])
        elif "vp_by_order" in op:
            yield from (("vp", n) for n in op["vp_by_order"])

    # ---- what the rules pay and take ----

    def rules(self, cause: str, seat: Any) -> Iterator[Row]:
        kind, _, piece = cause.partition(":")
        if kind == "card":
            yield "doubloons", -self.price(self.cards[piece], seat)
        elif kind == "prestige":
            yield "doubloons", -self.pieces[cause]["cost"]
        elif kind == "token":
            yield from self.token(self.pieces[cause])
        elif cause == "upgrade:resistance_tile":
            resistance = self.tiles["resistance"]
            yield from self.rows(resistance["resistance_side_bonus"], seat)
            yield "combat", -resistance["village_action_cost"]["combat"]
        elif kind in BY_RULE:
            yield from getattr(self, kind)(seat)

    def price(self, card: Mapping[str, Any], seat: Any) -> int:
        """Doubloons for a card, less what the own cards and upgrades take off."""
        helping = [
            effect
            for bought in seat.tableau - {card["id"]}
            for effect in self.cards[bought]["effects"]
        ]
        for upgrade, discs in seat.discs.items():
            helping += self.upgrades[upgrade]["permanent"] if discs == 0 else []
        off = sum(
            effect["n"]
            for effect in helping
            if effect.get("modifier") == "discount" and card["cost"] >= effect.get("from_cost", 0)
        )
        price: int = max(0, card["cost"] - off)
        return price

    def token(self, token: Mapping[str, Any]) -> Iterator[Row]:
        """Against a nation, influence of the bonus is VP; its price may be doubloons."""
        for op in token.get("bonus", []):
            if op["op"] == "influence":
                yield "vp", FREEING_VP * op["n"]

    def income(self, seat: Any) -> Iterator[Row]:
        yield "doubloons", seat.number["income"]
        yield "vp", seat.number["vp_income"]

    def influence(self, seat: Any) -> Iterator[Row]:
        """What is above the end of a track."""
        yield from (("vp", n) for n in range(1, max(self.ranks()) + 1))

    def ranks(self) -> list[int]:
        thresholds: list[int] = self.board["track"]["influence"]["rank_thresholds"]
        return thresholds

    def village(self, seat: Any) -> Iterator[Row]:
        yield "doubloons", self.board["village"]["take_doubloons"]
        yield "doubloons", self.board["village"]["discard_hand_doubloons"]

    def last_purchase(self, seat: Any) -> Iterator[Row]:
        yield "doubloons", self.board["last_purchase"]["doubloons"]
        yield "vp", self.board["last_purchase"]["final_vp"]

    def explorer_end(self, seat: Any) -> Iterator[Row]:
        yield from (("vp", n) for n in self.board["explorer_end"]["vp_by_order"])

    def combat(self, seat: Any) -> Iterator[Row]:
        yield "combat", -1

    def resistance(self, seat: Any) -> Iterator[Row]:
        printed = self.tiles["resistance"]
        yield from self.rows(printed["spaces"], seat)
        yield "doubloons", printed["full_doubloons"]
        yield "vp", printed["full_vp_per_combat_token"] * len(seat.tokens)

    def search(self, seat: Any) -> Iterator[Row]:
        alone = len(self.book.seats) == 1
        luysa = self.legacy["L39"]
        yield "combat", -luysa["combat_points_solo" if alone else "combat_points"]

    def ransom(self, seat: Any) -> Iterator[Row]:
        yield "doubloons", -self.ransom_price

    def dutch(self, seat: Any) -> Iterator[Row]:
        """For the rank of the marker that was given up; later for assistants and figures."""
        dutch, count = self.legacy["L36"], self.book.reckoning.count
        for influence in seat.influence.values():
            rank = self.book.reckoning.rank(influence)
            yield "doubloons", dutch["doubloons_per_rank"] * rank
        people = count("assistant", seat) + count("figure", seat)
        yield "doubloons", dutch["city_action_doubloons"] * people
        yield "combat", dutch["city_action_combat"] * people

    def uprising(self, seat: Any) -> Iterator[Row]:
        """A city pays for all occupied ones, itself included; a village, which is free by then, for
        its occupied neighbors.
        """
        combat, markers = self.board["combat"], self.book.markers
        occupied = {place for place, here in markers.items() if here.total()}
        cities = occupied & self.book.cities
        yield "doubloons", combat["uprising_liberate_city_doubloons"]
        yield "vp", combat["uprising_liberate_city_vp_per_occupied_city"] * len(cities)
        near = occupied & set(self.neighbors.get(self.book.freed_last, []))
        yield "vp", combat["uprising_vp_per_occupied_neighbour"] * len(near)

    def jean(self, seat: Any) -> Iterator[Row]:
        """What her card asks for, as far as there is any."""
        yield from (("combat", -n) for n in range(1, self.most_asked + 1))


BY_RULE = (
    *("income", "influence", "village", "last_purchase", "explorer_end", "combat", "resistance"),
    *("search", "ransom", "dutch", "uprising", "jean"),
)
