"""Plans of a turn: sets of cards with one quarter, and what the cubes left over are good for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from carrack.games.macao import names as n
from carrack.games.macao.bots.greedy.outlook import (
    CUBE,
    MARKER,
    OFFICE_COLORS,
    STEPS_A_ROUND,
    WALL_RANK,
    Outlook,
    View,
)
from carrack.games.macao.bots.greedy.quarters import joker_worth, quarters_by_worth

QUARTERS = 8  # quarters that are thought over
FULL = (0.0, 0.0, 0.1, 0.3, 0.8, 2.0)  # to empty a space on a tableau with so many cards
PROGRESS = 0.8  # of a delivery's worth, for the part of the way that is sailed now
DISCOUNTS = {n.OFFICE: n.ARCHIVE, n.BUILDING: n.CRANE, n.PERSON: n.HEALER}


class Plan:
    """Cards to activate and a quarter to take, and how they are paid."""

    def __init__(self, cards: tuple[int, ...], quarter: int) -> None:
        self.cards = cards
        self.quarter = quarter
        self.shown = n.NONE  # the card the craftsman activates
        self.bought = n.NONE  # the card the count pays with gold
        self.herald = False
        self.dropped: dict[int, int] = {}  # card, or -1 for the quarter: the cube left out
        self.missing: list[int] = []  # colors that must come from jokers and cards
        self.worth = 0.0


class Planner:
    """What the cubes of one turn are best used for: cards, a quarter, offices, ship and wall."""

    def __init__(self, outlook: Outlook, legal: Sequence[int]) -> None:
        self.outlook = outlook
        self.facts = outlook.facts
        self.legal = set(legal)
        self.supply = outlook.supply
        self.rate = outlook.gold_rate()
        self.voyage = self.plan_voyage()
        self.slopes = outlook.gold_slopes(8)
        self.spared: dict[tuple[int, ...], tuple[float, int, list[tuple[float, int, int]]]] = {}

    def nobleman_price(self) -> float:
        outlook = self.outlook
        if not outlook.is_unused(n.NOBLEMAN) or outlook.gold < 2:
            return 99.0
        return outlook.gold_value(outlook.gold) - outlook.gold_value(outlook.gold - 2)

    def best_plan(self, extra: int = 0) -> Plan:
        """`extra`: cubes of any color that are about to come."""
        chosen = Plan((), n.NONE)
        chosen.worth = self.spare(self.supply)[0] + 1e-6
        prices = self.cube_prices(extra)
        for cards in subsets(self.payable_cards(len(prices))):
            gain = sum(self.card_worth(card) for card in cards) + self.relief(len(cards))
            for quarter, worth in [(n.NONE, 0.0), *self.quarters(len(prices))]:
                if not cards and quarter == n.NONE:
                    continue
                for plan in self.ways(cards, quarter):
                    plan.worth += gain + worth
                    if self.pay(plan, prices) and plan.worth > chosen.worth:
                        chosen = plan
        return chosen

    def card_worth(self, card: int) -> float:
        return self.outlook.worth(card, self.outlook.left) + MARKER

    def relief(self, count: int) -> float:
        """What it is worth to have fewer cards on the tableau."""
        held = len(self.outlook.tableau)
        return sum(FULL[held - i] for i in range(count)) if self.outlook.later else 0.0

    def cube_prices(self, extra: int) -> list[float]:
        """What further cubes of any color cost, cheapest first."""
        outlook = self.outlook
        prices = [0.0] * extra
        prices += [0.0] * sum(base in self.legal for base in (n.USE_SCHOLAR, n.USE_ENVOY))
        choices = 2 if n.JUGGLER in outlook.used else 1
        prices += [joker_worth(outlook) / choices] * (choices * outlook.jokers)
        if self.nobleman_price() < 9:
            prices.append(self.nobleman_price())
        if outlook.is_unused(n.SHOP) and sum(self.supply) >= 2:
            prices.append(2 * CUBE)
        return sorted(prices)

    def payable_cards(self, wild: int) -> list[int]:
        """Cards that may be activated in this turn."""
        count = self.outlook.is_unused(n.COUNT) and self.outlook.gold >= 4
        return [
            card
            for card in self.outlook.tableau
            if count or self.lacks(self.facts.cost[card]) <= wild + self.has_discount(card)
        ]

    def lacks(self, cost: list[int]) -> int:
        return sum(max(0, a - b) for a, b in zip(cost, self.supply, strict=True))

    def has_discount(self, card: int) -> bool:
        return self.may_discount(DISCOUNTS[self.facts.kind[card]])

    def may_discount(self, discount: int) -> bool:
        if self.outlook.options["discount_limit"] == "each":
            return discount in self.outlook.used
        return self.outlook.is_unused(discount)

    def quarters(self, wild: int) -> list[tuple[int, float]]:
        """Quarters that may be taken, the best ones first."""
        limit = 2 if n.NIGHT_WATCHMAN in self.outlook.used else 1
        if self.outlook.record["quarters_taken"] >= limit:
            return []
        herald = self.outlook.is_unused(n.HERALD) and self.outlook.gold >= 3
        wild += self.may_discount(n.SPECULATOR)
        able = [
            entry
            for entry in quarters_by_worth(self.outlook)
            if herald or self.lacks(self.facts.quarter_cost[entry[0]]) <= wild
        ]
        return able[:QUARTERS]

    def ways(self, cards: tuple[int, ...], quarter: int) -> Iterator[Plan]:
        """Plans for the same things: craftsman, count and herald may take part."""
        outlook = self.outlook
        bought = [n.NONE]
        if outlook.is_unused(n.COUNT) and outlook.gold >= 4:
            bought += cards
        heralds = [False]
        if quarter != n.NONE and outlook.is_unused(n.HERALD) and outlook.gold >= 3:
            heralds.append(True)
        for card in bought:
            for herald in heralds:
                spent = 4 * (card != n.NONE) + 3 * herald
                if spent > outlook.gold:
                    continue
                plan = Plan(cards, quarter)
                plan.bought, plan.herald = card, herald
                rest = [other for other in cards if other != card]
                if rest and outlook.is_unused(n.CRAFTSMAN):
                    plan.shown = max(rest, key=lambda card: sum(self.facts.cost[card]))
                if spent:
                    value = outlook.gold_value
                    plan.worth = value(outlook.gold - spent) - value(outlook.gold)
                yield plan

    def pay(self, plan: Plan, prices: list[float]) -> bool:
        """Whether the plan can be paid; adds the worth of spare cubes, less the price of others."""
        need = [0] * n.COLOR_COUNT
        paid = [card for card in plan.cards if card not in (plan.bought, plan.shown)]
        costs = [self.facts.cost[card] for card in paid]
        if plan.quarter != n.NONE and not plan.herald:
            costs.append(self.facts.quarter_cost[plan.quarter])
            paid.append(n.NONE)
        for cost in costs:
            for color in range(n.COLOR_COUNT):
                need[color] += cost[color]
        self.drop_cubes(plan, paid, costs, need)
        show = self.facts.cost[plan.shown] if plan.shown != n.NONE else need
        plan.missing = [
            color
            for color in range(n.COLOR_COUNT)
            for _ in range(max(need[color], show[color]) - self.supply[color])
        ]
        if len(plan.missing) > len(prices):
            return False
        rest = [max(0, self.supply[color] - need[color]) for color in range(n.COLOR_COUNT)]
        free = sum(1 for price in prices[len(plan.missing) :] if price == 0)
        plan.worth += self.spare(rest)[0] + free * CUBE - sum(prices[: len(plan.missing)])
        return True

    def drop_cubes(
        self, plan: Plan, paid: list[int], costs: list[list[int]], need: list[int]
    ) -> None:
        """Discounts leave out the cubes that are scarcest."""
        if not any(self.may_discount(card) for card in (*DISCOUNTS.values(), n.SPECULATOR)):
            return
        spent: set[int] = set()
        for item, cost in zip(paid, costs, strict=True):
            discount = n.SPECULATOR if item == n.NONE else DISCOUNTS[self.facts.kind[item]]
            if discount in spent or not self.may_discount(discount):
                continue
            colors = [color for color in range(n.COLOR_COUNT) if cost[color]]
            if not colors:
                continue
            color = max(colors, key=lambda color: need[color] - self.supply[color])
            plan.dropped[item] = color
            need[color] -= 1
            if self.outlook.options["discount_limit"] == "once":
                spent.add(discount)

    # ---- spare cubes ----

    def spare(self, cubes: list[int]) -> tuple[float, int, list[tuple[float, int, int]]]:
        """The best use of cubes left over: its worth, the ship steps, and the other purposes."""
        key = tuple(cubes)
        if key not in self.spared:
            self.spared[key] = self.share_out(cubes)
        return self.spared[key]

    def share_out(self, cubes: list[int]) -> tuple[float, int, list[tuple[float, int, int]]]:
        """Purposes in the order of worth, as far as there are cubes; the ship gets the rest."""
        rest = list(cubes)
        total = sum(cubes)
        taken: list[tuple[float, int, int]] = []
        for purpose in sorted(self.purposes(cubes), reverse=True):
            color = purpose[2]
            if len(taken) < total and (color == n.NO_COLOR or rest[color] > 0):
                taken.append(purpose)
                if color != n.NO_COLOR:
                    rest[color] -= 1
        sums = [0.0]
        for purpose in taken:
            sums.append(sums[-1] + purpose[0])
        best_worth, best_steps = sums[-1], 0
        for steps in range(1, min(total, len(self.voyage) - 1) + 1):
            worth = self.voyage[steps] + sums[min(len(taken), total - steps)]
            if worth > best_worth + 1e-9:
                best_worth, best_steps = worth, steps
        return best_worth, best_steps, taken[: total - best_steps]

    def purposes(self, cubes: list[int]) -> list[tuple[float, int, int]]:
        """(worth, action, color) for each thing a single spare cube can do."""
        found: list[tuple[float, int, int]] = []
        gold = 0
        for action in sorted(self.legal):
            if n.USE_OFFICE <= action < n.USE_CARD:
                color = OFFICE_COLORS[(action - n.USE_OFFICE) // 4]
                if cubes[color] > 0 and gold < len(self.slopes):
                    found.append((self.slopes[gold], action, color))
                    gold += 1
        if self.outlook.is_unused(n.GOLDSMITH) and gold < len(self.slopes):
            found.append((self.slopes[gold], n.USE_GOLDSMITH, n.NO_COLOR))
        if self.outlook.is_unused(n.CATHEDRAL):
            colors = [color for color in range(n.COLOR_COUNT) if cubes[color]]
            found += [(1.0, n.USE_CATHEDRAL, color) for color in colors]
        if n.PROSPECTOR in self.outlook.used:
            action = n.USE_CARD + n.PROSPECTOR - n.OFFICES
            found += [(self.slopes[0] / 3, action, n.NO_COLOR)] * 3
        found += [(worth, n.MOVE_WALL, n.NO_COLOR) for worth in self.wall_steps()]
        return found

    def wall_steps(self) -> list[float]:
        """What each cube is worth on the wall: one for the first space, two for the next."""
        outlook = self.outlook
        if outlook.record["wall_moved"] or n.MOVE_WALL not in self.legal or not outlook.later:
            return []
        rivals = [seat["wall"] for seat in outlook.view["seats"] if seat["seat"] != outlook.seat]
        ahead = [sum(1 for wall in rivals if wall > outlook.wall + step) for step in range(3)]
        if any(seat["wall_height"] > self.height() for seat in self.stacked()):
            ahead[0] += 1
        each = WALL_RANK * outlook.later
        first = 0.1 + each * (ahead[0] - ahead[1])
        second = 0.1 + each * (ahead[1] - ahead[2])
        return [first, second / 2, second / 2]

    def height(self) -> int:
        return int(self.outlook.view["seats"][self.outlook.seat]["wall_height"])

    def stacked(self) -> list[View]:
        """The rivals on the same space of the wall."""
        outlook = self.outlook
        return [
            seat
            for seat in outlook.view["seats"]
            if seat["seat"] != outlook.seat and seat["wall"] == outlook.wall
        ]

    # ---- the voyage ----

    def plan_voyage(self) -> list[float]:
        """What each number of paid steps is worth, beside the free ones."""
        outlook = self.outlook
        self.tours = outlook.tours(outlook.cargo)
        reach = STEPS_A_ROUND * outlook.later
        free = outlook.record["free_steps"]
        values = []
        for steps in range(free, len(self.tours)):
            values.append(max(self.tours[steps][0], self.progress(steps, reach)))
        return [value - values[0] for value in values]

    def progress(self, steps: int, reach: float) -> float:
        """Part of the worth of the ports ahead, by the part of the way that is sailed."""
        value = self.tours[steps][0]
        arrived = next(at for at in range(steps + 1) if self.tours[at][0] == value)
        best_part = value
        for to in range(steps + 1, len(self.tours)):
            if to - steps > reach:
                break
            part = PROGRESS * (steps - arrived) / (to - arrived)
            best_part = max(best_part, value + part * (self.tours[to][0] - value))
        return best_part


def subsets(cards: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)
