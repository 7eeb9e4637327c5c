"""A second book of the game, kept from the events alone: who has what after each step.

It is slow and plain on purpose, and it knows nothing of the state: the printed figures, the options
and what lies on the table when the book is opened are all that it begins with. What it works out
itself (the order on the wall, the worth of a delivery, the tribute, what each card pays, costs and
scores, the final scoring) is compared with what the events tell, the rest with what the table
shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

Event = Mapping[str, Any]
View = Mapping[str, Any]
Shown = dict[str, Any]
Viewer = int | None

END_CARDS = (
    *("baronesa_um", "baronesa_dois", "baronesa_tres", "governor", "vice_governor", "midwife"),
    *("residence", "prefecture", "meeting_hall", "councilman", "smithy", "statue", "palace"),
)
# What a card pays or costs, where it is always the same.
GOLD = {
    **dict.fromkeys(("bank", "gravedigger", "master_builder"), 2),
    **dict.fromkeys(("moneylender", "office_head", "coachman", "miks_tavern", "school"), 1),
    **dict.fromkeys(("cannoneer", "pawnshop", "goldsmith", "prospector", "hospital"), 1),
    **dict.fromkeys(("chamberlain", "carpenter", "lighthouse"), 1),
    **dict.fromkeys(("border_post", "surveyor", "treasurer", "judge", "parade_ground"), 1),
    "magistrate": 1,
}
GOLD_PRICE = {"helmsman": 1, "bishop": 1, "nobleman": 2, "count": 4, "herald": 3}
PRESTIGE = {
    **dict.fromkeys(("moneylender", "university", "gate", "monastery", "cabin_boy"), 1),
    **dict.fromkeys(("chapel", "chancery", "cooperage"), 1),
    **dict.fromkeys(("bishop", "embassy"), 2),
}
COUNTS = {
    **{"customs_station": "customs", "quarry": "construction", "treasury": "finance"},
    **{"court": "justice", "fortress": "military", "town_hall": "administration"},
}
INNS = {"inn": "innkeeper", "innkeeper": "inn"}
WAREHOUSES = {
    **{f"{good}_warehouse": good for good in ("jade", "lacquerware", "paper", "porcelain")},
    **{"rice_warehouse": "rice", "silk_warehouse": "silk", "spice_warehouse": "spices"},
    "tea_warehouse": "tea",
}
END_CAUSES = ("markers", "city", *END_CARDS)
SAME = ("round", "tribute", "dice", "stack_size", "jokers_out", "over", "places")


def held(counted: Mapping[str, int]) -> dict[str, int]:
    """What there is any of."""
    return {name: count for name, count in counted.items() if count > 0}


class Seat:
    """What one seat has, by the book."""

    def __init__(self, shown: Mapping[str, Any]) -> None:
        self.gold: int = shown["gold"]
        self.prestige: int = shown["prestige"]
        self.punish_markers: int = shown["punish_markers"]
        self.supply = Counter(shown["supply"])
        self.rose = [Counter(position) for position in shown["rose"]]
        self.tableau: set[str] = set(shown["tableau"])
        self.active: set[str] = {card["card"] for card in shown["active"]}
        self.cargo = Counter(shown["cargo"])
        self.jokers: int = shown["jokers"]
        self.ship: str = shown["ship"]
        self.passed: bool = shown["passed"]
        self.received = Counter(
            gold=shown["this_round"]["gold_received"],
            prestige=shown["this_round"]["prestige_received"],
        )
        self.free_steps: int = shown["this_round"]["free_steps"]
        self.quarters_taken: int = shown["this_round"]["quarters_taken"]
        self.office_types: set[str] = set()  # used in this round

    def shown(self) -> Shown:
        return {
            "gold": self.gold,
            "prestige": self.prestige,
            "punish_markers": self.punish_markers,
            "supply": held(self.supply),
            "rose": [held(position) for position in self.rose],
            "tableau": sorted(self.tableau),
            "active": sorted(self.active),
            "cargo": held(self.cargo),
            "jokers": self.jokers,
            "ship": self.ship,
            "passed": self.passed,
            "gold_received": self.received["gold"],
            "prestige_received": self.received["prestige"],
            "free_steps": self.free_steps,
            "quarters_taken": self.quarters_taken,
        }


class Ledger:
    """The book of a whole table. `hear` writes down what a step did, `compare` looks whether the
    table agrees. Everybody sees and hears the same here.
    """

    def __init__(self, views: Mapping[Viewer, View], game: Any) -> None:
        view, board = views[None], game.data.board
        self.cards = {card["id"]: card for card in game.data.cards}
        self.quarters = {quarter["id"]: quarter for quarter in board["quarter"]}
        self.slots = {port["id"]: port["slots"] for port in board["port"]}
        self.last_space: int = board["wall"]["length"]
        self.options = view["options"]
        self.seats = [Seat(shown) for shown in view["seats"]]
        self.wall = {stack["space"]: list(stack["discs"]) for stack in view["wall"]}  # top first
        self.owner = {row["quarter"]: row["owner"] for row in view["city"]}
        self.tile = {row["quarter"]: row["tile"] for row in view["city"]}
        self.deliveries = {row["port"]: list(row["delivered"]) for row in view["ports"]}
        self.offer = set(view["offer"])
        self.discard = set(view["discard"])
        self.stack_size: int = view["stack_size"]
        self.jokers_out: int = view["jokers_out"]
        self.round: int = view["round"]
        self.tribute = dict(view["tribute"])
        self.dice = dict(view["dice"])
        self.over = False
        self.scored: list[Counter[str]] = [Counter() for _ in self.seats]  # at the end, by cause
        self.last_delivery: tuple[str, int] = ("", 0)  # which good, and its printed value
        self.mistakes: list[str] = []

    def hear(self, told: Mapping[Viewer, list[Event]]) -> None:
        for event in told[None]:
            getattr(self, event["type"])(event)
        self.look_for_debts()

    def expect(self, what: str, told: Any, reckoned: Any) -> None:
        if told != reckoned:
            self.mistakes.append(f"{what}: the events tell {told!r}, it should be {reckoned!r}")

    def look_for_debts(self) -> None:
        """Nobody can give what they have not; only prestige may fall below zero."""
        for number, seat in enumerate(self.seats):
            least = {"gold": seat.gold, "jokers": seat.jokers, "free steps": seat.free_steps}
            for what, amount in [*least.items(), *seat.supply.items(), *seat.cargo.items()]:
                if amount < 0:
                    self.mistakes.append(f"seat {number} has {amount} {what}")

    # ---- cards ----

    def card_revealed(self, event: Event) -> None:
        self.offer.add(event["card"])
        if self.cards[event["card"]]["kind"] != "office":
            self.stack_size -= 1

    def card_taken(self, event: Event) -> None:
        self.offer.remove(event["card"])
        self.seats[event["seat"]].tableau.add(event["card"])

    def card_declined(self, event: Event) -> None:
        self.expect("only the idler lets one decline", self.has(event, "idler"), True)

    def card_discarded(self, event: Event) -> None:
        places = [self.offer]
        if "seat" in event:
            places = [self.seats[event["seat"]].tableau, self.seats[event["seat"]].active]
        (place,) = (place for place in places if event["card"] in place)
        place.remove(event["card"])
        self.discard.add(event["card"])

    def card_activated(self, event: Event) -> None:
        self.seats[event["seat"]].tableau.remove(event["card"])
        self.seats[event["seat"]].active.add(event["card"])

    def card_used(self, event: Event) -> None:
        self.expect(f"{event['card']} is used", self.has(event, event["card"]), True)

    def has(self, event: Event, card: str) -> bool:
        return card in self.seats[event["seat"]].active

    def tribute_set(self, event: Event) -> None:
        """Yellow and red numbers of the six cards of the round, or of those left on offer."""
        self.tribute = {"price": event["price"], "gain": event["gain"]}
        figures = [self.cards[card]["tribute"] for card in self.offer]
        six = self.options["tribute_basis"] == "six_cards"
        self.expect("cards on offer", len(figures), 6 if six else len(self.seats) + 2)
        reckoned = [sum(figure[k] for figure in figures) for k in (0, 1)]
        self.expect("the tribute", [event["price"], event["gain"]], reckoned)

    # ---- dice and roses ----

    def die_rolled(self, event: Event) -> None:
        """High dice of the last rounds count as ones: their cubes would come too late."""
        self.dice[event["color"]] = event["value"]
        last = 13 - self.round
        reckoned = event["rolled"] if event["rolled"] <= last else 1
        self.expect("a die", event["value"], reckoned)

    def dice_chosen(self, event: Event) -> None:
        self.expect("two different dice", event["first"] != event["second"], True)

    def explorer_applied(self, event: Event) -> None:
        self.expect("the explorer is there", self.has(event, "explorer"), True)

    def master_applied(self, event: Event) -> None:
        self.expect("the master is there", self.has(event, "master"), True)

    def cubes_placed(self, event: Event) -> None:
        rose = self.seats[event["seat"]].rose
        rose[event["position"] - 1][event["color"]] += event["count"]

    def rose_turned(self, event: Event) -> None:
        for seat in self.seats:
            seat.supply = seat.rose[0]
            seat.rose = [*seat.rose[1:], Counter()]

    def punished(self, event: Event) -> None:
        self.seats[event["seat"]].punish_markers += event["amount"]
        if event["cause"] == "empty_arrow":
            self.expect("an empty arrow", self.seats[event["seat"]].supply.total(), 0)

    def cube_gained(self, event: Event) -> None:
        self.seats[event["seat"]].supply[event["color"]] += event["count"]

    def cube_paid(self, event: Event) -> None:
        self.seats[event["seat"]].supply[event["color"]] -= event["count"]

    def payment_begun(self, event: Event) -> None:
        if event["for"] == "wall":
            self.expect("the price on the wall", event["count"], 2 * event["argument"] - 1)

    # ---- gold and prestige ----

    def gold_gained(self, event: Event) -> None:
        told = f"gold of {event['cause']}"
        self.expect(told, event["amount"] in self.gold_of(event["seat"], event["cause"]), True)
        self.seats[event["seat"]].gold += event["amount"]
        self.seats[event["seat"]].received["gold"] += event["amount"]

    def gold_paid(self, event: Event) -> None:
        self.seats[event["seat"]].gold -= event["amount"]
        if event["cause"] == "tribute":
            self.expect("the price of the tribute", event["amount"], self.tribute["price"])
        else:
            cause = event["cause"]
            self.expect(f"the price of {cause}", event["amount"], GOLD_PRICE.get(cause))

    def gold_of(self, number: int, cause: str) -> set[int]:
        """What a card, an office or a joker can pay this seat now."""
        seat = self.seats[number]
        if cause == "joker":
            return {3, 6}  # with the juggler it is two choices
        if cause in INNS:
            return {3 if INNS[cause] in seat.active else 1}
        if cause == "soldier":
            return {sum(owner == number for owner in self.owner.values()) // 4}
        if cause == "beadle":
            return {len(seat.office_types)}
        if cause == "professor":
            return {1, 2}  # for each of two dice
        if self.cards[cause]["kind"] == "office":
            seat.office_types.add(self.cards[cause]["office"])
            return {1}
        return {GOLD[cause]} if cause in GOLD else set()

    def prestige_gained(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        seat.prestige += event["amount"]
        seat.received["prestige"] += event["amount"]
        if event["cause"] == "tribute":
            self.expect("the gain of the tribute", event["amount"], self.tribute["gain"])
        elif event["cause"] == "delivery":
            slot = len(self.deliveries[event["port"]]) - 1
            self.expect("a delivery", event["amount"], self.slots[event["port"]][slot])
            self.last_delivery = (self.last_delivery[0], event["amount"])
        elif event["cause"] in END_CAUSES:
            self.scored[event["seat"]][event["cause"]] += event["amount"]
        else:
            told = f"prestige of {event['cause']}"
            allowed = self.prestige_of(event["seat"], event["cause"])
            self.expect(told, event["amount"] in allowed, True)

    def prestige_of(self, number: int, cause: str) -> set[int]:
        """What a card can score for this seat now."""
        if cause in COUNTS:
            return {self.offices(number)[COUNTS[cause]]}
        if cause in WAREHOUSES:
            good, value = self.last_delivery
            return {value} if good == WAREHOUSES[cause] else set()
        if cause == "captain":
            return {self.options["captain_points"]}
        if cause == "cathedral":
            return set(range(1, 7))  # for cubes of so many colors
        return {PRESTIGE[cause]} if cause in PRESTIGE else set()

    def prestige_lost(self, event: Event) -> None:
        self.seats[event["seat"]].prestige -= event["amount"]
        self.scored[event["seat"]][event["cause"]] -= event["amount"]

    # ---- city, sea and wall ----

    def quarter_taken(self, event: Event) -> None:
        seat, quarter = self.seats[event["seat"]], event["quarter"]
        self.expect("a quarter nobody has", self.owner[quarter], None)
        self.expect("the tile of a quarter", event["tile"], self.tile[quarter])
        self.owner[quarter] = event["seat"]
        self.tile[quarter] = None
        seat.quarters_taken += 1
        if event["tile"] == "joker":
            seat.jokers += 1
        else:
            seat.cargo[event["tile"]] += 1

    def joker_cashed(self, event: Event) -> None:
        self.seats[event["seat"]].jokers -= 1
        self.jokers_out += 1

    def steps_gained(self, event: Event) -> None:
        self.seats[event["seat"]].free_steps += event["amount"]

    def ship_moved(self, event: Event) -> None:
        self.seats[event["seat"]].ship = event["to"]
        if event["pay"] == "free":
            self.seats[event["seat"]].free_steps -= 1

    def delivered(self, event: Event) -> None:
        self.seats[event["seat"]].cargo[event["good"]] -= 1
        self.last_delivery = (event["good"], 0)
        self.deliveries[event["port"]].append(event["seat"])
        self.expect("the best free space", event["slot"], len(self.deliveries[event["port"]]))
        self.expect("the ship lies there", self.seats[event["seat"]].ship, event["port"])

    def wall_moved(self, event: Event) -> None:
        """On top of those who are there; on the last space below them; the tower above all."""
        seat = event["seat"]
        before = next(space for space, discs in self.wall.items() if seat in discs)
        self.expect("spaces on the wall", event["space"], before + event["steps"])
        self.wall[before].remove(seat)
        discs = self.wall.setdefault(event["space"], [])
        discs.insert(self.places_above(seat, event["space"], discs), seat)
        self.expect("discs below", event["height"], len(discs) - 1 - discs.index(seat))

    def places_above(self, seat: int, space: int, discs: list[int]) -> int:
        if self.towers(seat, space):
            return 0
        if space == self.last_space:
            return len(discs)
        return 1 if discs and self.towers(discs[0], space) else 0

    def towers(self, seat: int, space: int) -> bool:
        everywhere = space < self.last_space or self.options["tower_on_last_space"]
        return everywhere and "tower" in self.seats[seat].active

    def order(self) -> list[int]:
        """Further along the wall comes first, in a stack the upper disc."""
        return [seat for space in sorted(self.wall, reverse=True) for seat in self.wall[space]]

    # ---- rounds and the end ----

    def round_began(self, event: Event) -> None:
        self.expect("the round", event["round"], self.round + 1)
        self.round = event["round"]
        for seat in self.seats:
            seat.received, seat.quarters_taken, seat.passed = Counter(), 0, False
            seat.office_types = set()

    def passed(self, event: Event) -> None:
        """Cubes and free steps cannot be saved."""
        seat = self.seats[event["seat"]]
        seat.passed, seat.supply, seat.free_steps = True, Counter(), 0

    def game_ended(self, event: Event) -> None:
        self.over = True
        for number, told in enumerate(self.scored):
            self.expect(f"points of seat {number} at the end", +told, +self.end_points(number))
            self.expect(f"losses of seat {number} at the end", -told, -self.end_points(number))

    def end_points(self, number: int) -> Counter[str]:
        """The final scoring of a seat, by what brings it."""
        seat = self.seats[number]
        points = {card: self.card_points(number, card) for card in END_CARDS if card in seat.active}
        points["markers"] = -3 * seat.punish_markers
        points["city"] = 2 * max(map(len, self.groups(number)), default=0)
        return Counter(points)

    def card_points(self, number: int, card: str) -> int:
        seat = self.seats[number]
        kinds = Counter(self.cards[each]["kind"] for each in seat.active)
        if card.startswith("baronesa"):
            return 2 + sum(each.startswith("baronesa") for each in seat.active)
        if card in ("governor", "vice_governor"):
            return 7 if card == "governor" else 4
        if card in ("midwife", "residence", "prefecture"):
            return kinds[{"midwife": "person", "residence": "building"}.get(card, "office")]
        if card == "meeting_hall":
            return 2 * len(self.offices(number))
        if card == "councilman":
            return self.councilman(number)
        if card == "palace":
            counted = [*END_CARDS, *(["abbot"] if self.options["palace_counts_abbot"] else [])]
            return 2 * len(seat.active & set(counted))
        own = [quarter for quarter, owner in self.owner.items() if owner == number]
        if card == "smithy":
            return len(own)
        dark = [quarter for quarter in own if self.quarters[quarter]["dark"]]
        return 3 * len(dark)  # the statue

    def offices(self, number: int) -> Counter[str]:
        """How many offices of each type a seat has activated."""
        cards = [self.cards[card] for card in self.seats[number].active]
        return Counter(card["office"] for card in cards if card["kind"] == "office")

    def councilman(self, number: int) -> int:
        offices, mode = self.offices(number), self.options["councilman_mode"]
        if mode == "three_of_a_type":
            return 6 * sum(count >= 3 for count in offices.values())
        types = len(offices) if len(offices) >= 3 else 0
        return 6 * (types if mode == "per_type_if_three_types" else types > 0)

    def groups(self, number: int) -> list[set[str]]:
        """A seat's markers in the city, those connected together."""
        groups: list[set[str]] = []
        for quarter in (quarter for quarter, owner in self.owner.items() if owner == number):
            near = {quarter, *self.quarters[quarter]["neighbours"]}
            touched = [group for group in groups if group & near]
            groups = [group for group in groups if group not in touched]
            groups.append({quarter}.union(*touched))
        return groups

    def places(self) -> list[int] | None:
        """Most prestige first; among equals the one further ahead on the wall."""
        if not self.over:
            return None
        order = self.order()
        ranked = sorted(order, key=lambda seat: (-self.seats[seat].prestige, order.index(seat)))
        return [ranked.index(seat) + 1 for seat in range(len(self.seats))]

    # ---- what should lie there ----

    def shown(self) -> Shown:
        return {
            "round": self.round,
            "tribute": self.tribute,
            "dice": self.dice,
            "offer": sorted(self.offer),
            "discard": sorted(self.discard),
            "stack_size": self.stack_size,
            "jokers_out": self.jokers_out,
            "owner": self.owner,
            "tile": self.tile,
            "deliveries": self.deliveries,
            "order": self.order(),
            "wall": {seat: space for space, discs in sorted(self.wall.items()) for seat in discs},
            "seats": [seat.shown() for seat in self.seats],
            "over": self.over,
            "places": self.places(),
        }

    def compare(self, views: Mapping[Viewer, View]) -> list[str]:
        """What the table shows otherwise than the book has it, and what did not add up."""
        shown, there = self.shown(), seen(views[None])
        differing = [
            f"{name}: the book has {shown[name]!r}, the table shows {there[name]!r}"
            for name in shown
            if shown[name] != there[name]
        ]
        return self.mistakes + differing


def seen(view: View) -> Shown:
    """What the book has, read from a view."""
    seats = [Seat(shown).shown() for shown in view["seats"]]
    return {
        **{name: view[name] for name in SAME},
        "offer": sorted(view["offer"]),
        "discard": sorted(view["discard"]),
        "owner": {row["quarter"]: row["owner"] for row in view["city"]},
        "tile": {row["quarter"]: row["tile"] for row in view["city"]},
        "deliveries": {row["port"]: row["delivered"] for row in view["ports"]},
        "order": [seat for stack in view["wall"] for seat in stack["discs"]],
        "wall": {shown["seat"]: shown["wall"] for shown in view["seats"]},
        "seats": seats,
    }
