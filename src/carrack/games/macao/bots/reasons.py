"""Why an action is worth doing at Macao: what its cubes pay for, and what it brings here and now.

All figures come from the view, from what `game.explain` found by trying, and from what greedy makes
of both. The first reason that holds is given, the most telling one first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from carrack.bots.reasons import Reason, Reasons
from carrack.games.macao import names as n
from carrack.games.macao.bots.greedy.draft import covers
from carrack.games.macao.bots.greedy.facts import Facts, cubes
from carrack.games.macao.bots.greedy.outlook import (
    COUNTED_OFFICE,
    END_CARDS,
    OFFICE_BONUS,
    PARTNERS,
    PAYS_FOR_KIND,
    Outlook,
)
from carrack.games.macao.bots.greedy.quarters import own_groups
from carrack.kernel.explained import Entry, Explained
from carrack.kernel.game import Game

CHEAP = 1  # cubes
EARLY = 4  # rounds left from which it is worth telling how often a card will work
SOON = 2  # rounds in which an empty arrow threatens
Rose = list[list[int]]


class TitleReasons(Reasons):
    """What Macao knows about each kind of action."""

    def __init__(self, game: Game, view: Any, explained: Explained) -> None:
        super().__init__(game, view, explained)
        self.facts = Facts(getattr(game, "data"))  # noqa: B009 - only titles with figures have it
        self.outlook = Outlook(self.facts, view)
        self.own = view["seats"][view["viewer"]]

    def of(self, entry: Entry) -> Reason | None:
        told = KINDS.get(entry["name"]["type"])
        return None if told is None else next(told(self, entry), None)

    # ---- cards that wait ----

    def take_card(self, entry: Entry) -> Iterator[Reason]:
        name = entry["name"]["card"]
        card = n.CARD_NUMBERS[name]
        cost = self.facts.cost[card]
        when = self.paid_in(cost, self.outlook.rose)
        if when is not None:
            yield Reason("card_is_paid", {"cubes": named(cost), "round": when})
        yield from self.together(card)
        if sum(cost) <= CHEAP:
            yield Reason("card_is_cheap", {"cubes": named(cost)})
        missing = self.nearest(cost)
        if missing is not None:
            yield Reason("card_nearly", {"cubes": named(missing[0]), "round": missing[1]})
        if card in END_CARDS:
            yield Reason("card_for_end", {"cubes": named(cost)})
        yield Reason("card_costs", {"cubes": named(cost), "count": len(self.rounds_left())})

    def together(self, card: int) -> Iterator[Reason]:
        """A card of one's own that works with this one."""
        for other in (*self.outlook.used, *self.outlook.tableau):
            if other != card and works_with(self.facts, card, other):
                yield Reason("card_with", {"card": n.CARD_IDS[other]})

    def paid_in(self, cost: list[int], rose: Rose) -> int | None:
        """The first round whose cubes pay for it."""
        for delay, there in enumerate(rose[: len(self.rounds_left())]):
            if covers(there, cost):
                return self.first_round() + delay
        return None

    def nearest(self, cost: list[int]) -> tuple[list[int], int] | None:
        """What is short in the round that lacks least, where a single cube is."""
        for delay, there in enumerate(self.outlook.rose[: len(self.rounds_left())]):
            missing = short_of(cost, there)
            if sum(missing) == 1 and sum(cost) > 1:
                return missing, self.first_round() + delay
        return None

    def first_round(self) -> int:
        """The round of the cubes that arrive next: the rose turns after the dice are chosen."""
        turned = self.view["phase"] in ("actions", "payment")
        return max(1, int(self.view["round"]) + turned)

    def rounds_left(self) -> range:
        return range(self.first_round(), n.LAST_ROUND + 1)

    def discard(self, entry: Entry) -> Iterator[Reason]:
        cost = self.facts.cost[n.CARD_NUMBERS[entry["name"]["card"]]]
        if self.paid_in(cost, self.outlook.rose) is None:
            yield Reason("discard_unpaid", {"cubes": named(cost)})
        yield Reason("discard_least", {"cubes": named(cost)})

    # ---- cubes to come ----

    def lays_cubes(self, entry: Entry) -> Iterator[Reason]:
        placed = entry["gain"].get("rose", {})
        before = self.outlook.rose
        after = [list(row) for row in before]
        for position, brought in placed.items():
            for color, count in enumerate(cubes(brought)):
                after[int(position) - 1][color] += count
        if entry["name"]["type"] == "pick_start_cubes":  # which always fill the first arrows
            yield from self.pays_later(before, after)
        yield from self.fills_arrow(before, after)
        yield from self.pays_later(before, after)
        yield from self.quarter_later(before, after)
        count = sum(sum(brought.values()) for brought in placed.values())
        if count:
            yield Reason("cubes_count", {"number": count})

    def fills_arrow(self, before: Rose, after: Rose) -> Iterator[Reason]:
        for delay in range(min(SOON, len(self.rounds_left()))):
            if not any(before[delay]) and any(after[delay]):
                yield Reason("cubes_fill_arrow", {"round": self.first_round() + delay})

    def pays_later(self, before: Rose, after: Rose) -> Iterator[Reason]:
        for card in sorted(self.outlook.tableau, key=self.worth_left, reverse=True):
            cost = self.facts.cost[card]
            now, then = self.paid_in(cost, before), self.paid_in(cost, after)
            if then is not None and (now is None or then < now):
                yield Reason("cubes_pay_card", {"card": n.CARD_IDS[card], "round": then})

    def quarter_later(self, before: Rose, after: Rose) -> Iterator[Reason]:
        for quarter, tile in self.outlook.tiles.items():
            cost = self.facts.quarter_cost[quarter]
            then = self.paid_in(cost, after)
            if then is not None and self.paid_in(cost, before) is None:
                yield Reason("cubes_pay_quarter", {"tile": tile, "round": then})

    def worth_left(self, card: int) -> float:
        return self.outlook.worth(card, self.outlook.left)

    # ---- actions of a turn ----

    def activate(self, entry: Entry) -> Iterator[Reason]:
        card = n.CARD_NUMBERS[entry["name"]["card"]]
        brings = {
            part: entry["gain"][part] for part in ("gold", "prestige") if part in entry["gain"]
        }
        if brings:
            yield Reason("brings_at_once", {"gain": brings})
        if len(self.outlook.tableau) >= n.TABLEAU_SPACES:
            yield Reason("frees_space")
        yield from self.together(card)
        if card in END_CARDS or card == n.ABBOT:
            yield Reason("counts_at_end")
        if self.outlook.left >= EARLY:
            yield Reason("works_long", {"number": self.outlook.left})
        if n.ABBOT not in self.outlook.used:
            yield Reason("saves_marker")

    def take_quarter(self, entry: Entry) -> Iterator[Reason]:
        quarter = self.quarter_number(entry["name"]["quarter"])
        groups = own_groups(self.outlook)
        near = set(self.facts.neighbors[quarter])
        joined = 1 + sum(len(group) for group in groups if group & near)
        if joined > max((len(group) for group in groups), default=0) and joined > 1:
            yield Reason("quarter_joins", {"number": joined})
        tile = self.outlook.tiles.get(quarter)
        if tile == "joker":
            yield Reason("quarter_joker")
        elif tile is not None:
            yield from self.wanted(n.GOODS.index(tile))
        free = sum(1 for other in near if other in self.outlook.tiles)
        if free:
            yield Reason("quarter_open", {"number": free})

    def quarter_number(self, name: str) -> int:
        return [row["quarter"] for row in self.view["city"]].index(name)

    def wanted(self, good: int) -> Iterator[Reason]:
        """What the port of a good pays for the next tile that comes there."""
        port = self.facts.port_good.index(good) if good in self.facts.port_good else n.NONE
        if port == n.NONE:
            return
        left = self.facts.slots[port][self.outlook.filled[port] + self.outlook.cargo[good] :]
        if left:
            place = {"port": self.view["ports"][port]["port"], "good": n.GOODS[good]}
            yield Reason("port_pays", {**place, "points": left[0]})

    def move_wall(self, entry: Entry) -> Iterator[Reason]:
        here = self.outlook.wall
        there = here + entry["name"]["distance"]
        passed = [
            seat["seat"]
            for seat in self.view["seats"]
            if seat["seat"] != self.outlook.seat and self.is_passed(seat, there)
        ]
        if passed:
            yield Reason("wall_passes", {"target": passed[0]})
        yield Reason("wall_nearer", {"number": there})

    def is_passed(self, seat: Any, there: int) -> bool:
        """Whether somebody who is ahead will be behind."""
        own = (self.own["wall"], self.own["wall_height"])
        if own > (seat["wall"], seat["wall_height"]):
            return False
        return bool(seat["wall"] < there or (seat["wall"] == there and self.lies_on(seat, there)))

    def lies_on(self, seat: Any, there: int) -> bool:
        """Whoever comes last to a space lies on top, but for the last space, and for the tower."""
        is_last = there == self.facts.wall_length
        if self.outlook.options["tower_on_last_space"] or not is_last:
            if n.TOWER in self.outlook.used:
                return True
            if any(active["card"] == n.CARD_IDS[n.TOWER] for active in seat["active"]):
                return False
        return not is_last

    def move_ship(self, entry: Entry) -> Iterator[Reason]:
        target = self.facts.nodes[entry["name"]["to"]]
        for node, port in sorted(
            ((node, port) for port, node in enumerate(self.facts.port_node)),
            key=lambda pair: self.facts.distance[target][pair[0]],
        ):
            tiles = self.outlook.cargo[self.facts.port_good[port]]
            away = self.facts.distance[target][node]
            if not tiles or away >= self.facts.distance[self.outlook.ship][node]:
                continue
            slots = self.facts.slots[port][self.outlook.filled[port] :]
            if slots:
                good = n.GOODS[self.facts.port_good[port]]
                where = {"port": self.view["ports"][port]["port"], "good": good}
                key = "ship_toward" if away else "ship_arrives"
                yield Reason(key, {**where, "points": slots[0], "number": away})
        if not any(self.outlook.cargo) and self.is_on_the_way(target):
            yield Reason("ship_ahead")

    def is_on_the_way(self, target: int) -> bool:
        """Whether it is nearer to a port for something that still lies in the city."""
        lying = set(self.outlook.tiles.values())
        return any(
            self.facts.distance[target][node] < self.facts.distance[self.outlook.ship][node]
            for port, node in enumerate(self.facts.port_node)
            if n.GOODS[self.facts.port_good[port]] in lying
            and self.outlook.filled[port] < len(self.facts.slots[port])
        )

    def deliver(self, entry: Entry) -> Iterator[Reason]:
        port = next(row for row in self.view["ports"] if row["port"] == self.own["ship"])
        filled = len(port["delivered"])
        if filled + 1 == len(port["slots"]):
            yield Reason("deliver_last", {"port": port["port"]})
        if filled + 1 < len(port["slots"]):
            now, then = port["slots"][filled : filled + 2]
            yield Reason("deliver_before", {"points": now, "number": then})

    def buy_tribute(self, entry: Entry) -> Iterator[Reason]:
        price, gain = self.outlook.price, self.outlook.gain
        rate = {"price": {"gold": price}, "gain": {"prestige": gain}}
        if self.outlook.later == 0:
            yield Reason("tribute_last_round", rate)
        if price and gain / price >= self.facts.gain / self.facts.price:
            yield Reason("tribute_cheap", rate)
        left = self.outlook.gold - price
        yield Reason("tribute_affords", {"number": left})

    def use(self, entry: Entry) -> Iterator[Reason]:
        price, gain = entry["price"], entry["gain"]
        if gain and not price:
            yield Reason("use_is_free", {"gain": gain})
        color = next(iter(price.get("cubes", {})), None)
        if gain and color in n.COLORS and not self.needs_now(color):
            yield Reason("use_spare", {"color": color})
        if gain.get("gold") and self.outlook.gold < self.outlook.price and self.may_buy_tribute():
            yield Reason("use_for_tribute", {"number": self.outlook.price})
        if gain:
            yield Reason("use_brings", {"gain": gain})

    def needs_now(self, color: str) -> bool:
        """Whether a card that waits asks for this color."""
        at = n.COLORS.index(color)
        return any(self.facts.cost[card][at] for card in self.outlook.tableau)

    def cash_joker(self, entry: Entry) -> Iterator[Reason]:
        gain = entry["gain"]
        supply = [
            a + b for a, b in zip(self.outlook.supply, cubes(gain.get("cubes", {})), strict=True)
        ]
        for card in self.outlook.tableau:
            cost = self.facts.cost[card]
            if covers(supply, cost) and not covers(self.outlook.supply, cost):
                yield Reason("joker_for_card", {"card": n.CARD_IDS[card]})
        gold = self.outlook.gold
        if gold < self.outlook.price <= gold + gain.get("gold", 0) and self.may_buy_tribute():
            yield Reason("joker_for_tribute", {"price": {"gold": self.outlook.price}})
        for quarter, tile in self.outlook.tiles.items() if self.may_take_quarter() else ():
            cost = self.facts.quarter_cost[quarter]
            if covers(supply, cost) and not covers(self.outlook.supply, cost):
                yield Reason("joker_for_quarter", {"tile": tile})

    def may_buy_tribute(self) -> bool:
        """Once in each turn, twice with the diplomat."""
        return self.outlook.tributes_left() > 0 and self.outlook.gain > 0

    def may_take_quarter(self) -> bool:
        """One in each turn, two with the night watchman."""
        limit = 2 if n.NIGHT_WATCHMAN in self.outlook.used else 1
        return int(self.outlook.record["quarters_taken"]) < limit

    def pay_cube(self, entry: Entry) -> Iterator[Reason]:
        color = entry["name"]["color"]
        if not self.needs_now(color):
            yield Reason("cube_unneeded", {"color": color})
        count = self.own["supply"][color]
        most = max(self.own["supply"][one["name"]["color"]] for one in self.offers("pay_cube"))
        if 1 < count == most:
            yield Reason("cube_plenty", {"cubes": {color: count}})
        if count > 1:
            yield Reason("cube_left", {"cubes": {color: count - 1}})

    def done(self, entry: Entry) -> Iterator[Reason]:
        left = sum(self.outlook.supply)
        if not left:
            yield Reason("pass_nothing_left")
        if self.offers("activate") or self.offers("take_quarter"):
            return
        if self.may_take_quarter():
            yield Reason("pass_pays_nothing", {"number": left})
        yield Reason("pass_quarter_taken", {"number": left})

    def declines(self, entry: Entry) -> Iterator[Reason]:
        offered = [n.CARD_NUMBERS[one["name"]["card"]] for one in self.offers("take_card")]
        rose = self.outlook.rose
        if all(self.paid_in(self.facts.cost[card], rose) is None for card in offered):
            yield Reason("declines_unpaid", {"number": len(offered)})
        if self.outlook.tableau:
            yield Reason("keeps_space", {"number": len(self.outlook.tableau)})
        if n.ABBOT not in self.outlook.used:
            yield Reason("declines_marker")


Told = Callable[[TitleReasons, Entry], Iterator[Reason]]
KINDS: dict[str, Told] = {
    "take_card": TitleReasons.take_card,
    "decline_card": TitleReasons.declines,
    "discard_overflow": TitleReasons.discard,
    "pick_start_cubes": TitleReasons.lays_cubes,
    "choose_dice": TitleReasons.lays_cubes,
    "apply_explorer": TitleReasons.lays_cubes,
    "apply_master": TitleReasons.lays_cubes,
    "activate": TitleReasons.activate,
    "take_quarter": TitleReasons.take_quarter,
    "move_wall": TitleReasons.move_wall,
    "move_ship": TitleReasons.move_ship,
    "deliver": TitleReasons.deliver,
    "buy_tribute": TitleReasons.buy_tribute,
    "use_office": TitleReasons.use,
    "use_card": TitleReasons.use,
    "cash_joker": TitleReasons.cash_joker,
    "pay_cube": TitleReasons.pay_cube,
    "pass": TitleReasons.done,
}


def named(cost: list[int]) -> dict[str, int]:
    """Cubes by color, those that are there."""
    return {color: count for color, count in zip(n.COLORS, cost, strict=True) if count}


def short_of(cost: list[int], there: list[int]) -> list[int]:
    return [max(0, wanted - held) for wanted, held in zip(cost, there, strict=True)]


def works_with(facts: Facts, card: int, other: int) -> bool:
    """Whether one of two cards makes the other better."""
    return any(
        PARTNERS.get(one) == two
        or (two < n.OFFICES and two // 4 in (COUNTED_OFFICE.get(one), OFFICE_BONUS.get(one)))
        or PAYS_FOR_KIND.get(one) == facts.kind[two]
        for one, two in ((card, other), (other, card))
    )
