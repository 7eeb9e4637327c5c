"""Greedy at Macao: plans its cubes over the coming rounds, and spends those at the arrow at best.

Before the turns it asks what the cubes on the wind rose will pay for: cards on the tableau, a
quarter each round, offices. In its turn it tries all sets of cards with one quarter, and values the
cubes left over by what offices, ship and wall make of them. Nothing is kept between two choices but
the printed figures, so that a choice depends on the view alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from carrack.bots.greedy_macao_worth import (
    CUBE,
    GROUP,
    MARKER,
    OFFICE_COLORS,
    STEPS_A_ROUND,
    WALL_RANK,
    Facts,
    Outlook,
    View,
)
from carrack.games.macao import names as n
from carrack.games.macao.game import MacaoGame
from carrack.kernel.game import Game

EMPTY_ARROW = (5.0, 2.5, 1.5, 0.9, 0.5, 0.3)  # by the rounds until then: a later die may fill it
MISSING = 0.6  # the chance that one missing cube comes in time
UNCERTAIN = 0.96  # for each round that cubes lie ahead: plans change
SPARE = (0.8, 0.6, 0.45, 0.35, 0.3, 0.25)  # cubes of one color without a purpose yet
LAST_SPARE = 0.5  # of that, in the last round, when only deliveries count
LAST_GOLD = 0.7  # gold in the last round is of use for one tribute only
FULL = (0.0, 0.0, 0.1, 0.3, 0.8, 2.0)  # to empty a space on a tableau with so many cards
QUARTERS = 8  # quarters that are thought over
PROGRESS = 0.8  # of a delivery's worth, for the part of the way that is sailed now
APART = 0.5  # for a marker that does not touch the largest group yet
OPEN_LAND = 0.12  # for each neighbor of a quarter that is free
JOKER_KEPT = 0.9  # of the worth of its gold
DISCOUNTS = {n.OFFICE: n.ARCHIVE, n.BUILDING: n.CRANE, n.PERSON: n.HEALER}
# Uses that cost nothing and do not grow during the turn.
AT_ONCE = (
    *(n.BANK, n.MONEYLENDER, n.FRAU_ROT, n.DONNA_BLU, n.MADAME_VERT, n.MISS_GREY),
    *(n.SENORA_VIOLETA, n.LADY_BLACK, n.CANNONEER, n.CHAPEL, n.PAWNSHOP, n.GATE, n.MONASTERY),
    *(n.SCHOOL, n.UNIVERSITY, n.CABIN_BOY, n.CAPTAIN, n.MIKS_TAVERN, n.COACHMAN, n.OFFICE_HEAD),
    *(n.CHANCERY, n.FOUNTAIN, n.GUARD_POST),
)
# Uses that bring more when other things are done before.
LATE = (
    *(n.INN, n.INNKEEPER, n.SOLDIER, n.BEADLE, n.FORTRESS, n.COURT, n.TOWN_HALL, n.TREASURY),
    *(n.QUARRY, n.CUSTOMS_STATION),
)


class Heuristic:
    """One look at the table for every choice."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, MacaoGame)
        self.facts = Facts(game.data)

    def choose(self, view: View, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        outlook = Outlook(self.facts, view)
        step = view["step"]
        if step in ("start_cards", "pick", "overflow"):
            return best_card(outlook, legal)
        if step in ("start_cubes", "dice", "explorer", "master"):
            return best_cubes(outlook, legal)
        if step == "payment":
            return best_payment(outlook, legal)
        return Turn(outlook, legal).choose()


def best(legal: Sequence[int], worths: Sequence[float]) -> int:
    """The action that is worth most, the first one among equals."""
    return legal[max(range(len(legal)), key=lambda i: worths[i])]


# ---- before the turns ----


def best_card(outlook: Outlook, legal: Sequence[int]) -> int:
    """The card that makes the tableau worth most with the cubes on the rose."""
    return best(legal, [tableau_worth(outlook, action) for action in legal])


def tableau_worth(outlook: Outlook, action: int) -> float:
    tableau = list(outlook.tableau)
    if action < n.DECLINE_CARD:
        tableau.append(action - n.TAKE_CARD)
    elif action != n.DECLINE_CARD:
        tableau.remove(action - n.DISCARD)
    overflow = MARKER + 1 if len(tableau) > n.TABLEAU_SPACES else 0
    return rose_worth(outlook, outlook.rose, tableau) - overflow


def best_cubes(outlook: Outlook, legal: Sequence[int]) -> int:
    """The dice, or their changes by explorer and master, that make the rose worth most."""
    worths = []
    for action in legal:
        rose = [list(position) for position in outlook.rose]
        gold = place_cubes(outlook, rose, action)
        worths.append(rose_worth(outlook, rose, outlook.tableau) + gold * outlook.gold_rate())
    return best(legal, worths)


def place_cubes(outlook: Outlook, rose: list[list[int]], action: int) -> int:
    """Put the cubes of a choice on the rose; the professor's gold."""
    if action < n.CHOOSE_DICE:
        first, second = divmod(action - n.START_COLORS, n.COLOR_COUNT)
        rose[0][first] += 1
        rose[1][second] += 2
        return 0
    dice = outlook.view["dice"]
    if action < n.APPLY_EXPLORER:
        pair = list(combinations(range(n.COLOR_COUNT), 2))[action - n.CHOOSE_DICE]
        values = [dice[n.COLORS[color]] for color in pair]
        for color, value in zip(pair, values, strict=True):
            rose[value - 1][color] += value
        return values.count(1) if n.PROFESSOR in outlook.used else 0
    choice = outlook.view["choice"]
    colors = [n.COLORS.index(choice["first"]), n.COLORS.index(choice["second"])]
    targets, extra = list(choice["targets"]), list(choice["extra"])
    if action < n.APPLY_MASTER:
        if action - n.APPLY_EXPLORER in colors:
            extra[colors.index(action - n.APPLY_EXPLORER)] += 1
    elif action < n.NO_SHIFT:
        color, position = divmod(action - n.APPLY_MASTER, 6)
        targets[colors.index(color)] = position + 1
    for die, color in enumerate(colors):
        rose[targets[die] - 1][color] += dice[n.COLORS[color]] + extra[die]
    return 0


def rose_worth(outlook: Outlook, rose: list[list[int]], tableau: list[int]) -> float:
    """What the cubes on the rose will pay for, round by round."""
    rounds = [list(position) for position in rose[: outlook.left]]
    worth = -sum(EMPTY_ARROW[delay] for delay, cubes in enumerate(rounds) if not any(cubes))
    worths = {card: outlook.worth(card, outlook.left) for card in tableau}
    activated = [0] * len(rounds)
    for card in sorted(tableau, key=lambda card: -worths[card]):
        worth += activation_worth(outlook, card, rounds, activated)
    held = len(tableau)
    for delay in range(min(3, len(rounds) - 1)):
        held += 1 - activated[delay]
        if held > n.TABLEAU_SPACES:
            worth -= MARKER * UNCERTAIN**delay
            held -= 1
    taken: set[int] = set()
    for delay, cubes in enumerate(rounds):
        worth += spare_worth(outlook, cubes, taken, outlook.left - delay) * UNCERTAIN**delay
    return worth


def activation_worth(
    outlook: Outlook, card: int, rounds: list[list[int]], activated: list[int]
) -> float:
    """Pay the card in the first round that has its cubes, or hope for those that are missing."""
    cost = outlook.facts.cost[card]
    hope = 0.0
    if outlook.left > len(rounds):
        later = outlook.worth(card, outlook.left - len(rounds)) + MARKER
        hope = later * MISSING ** sum(cost)
    for delay, cubes in enumerate(rounds):
        missing = 0
        for wanted, there in zip(cost, cubes, strict=True):
            if wanted > there:
                missing += wanted - there
        worth = outlook.worth(card, outlook.left - delay) + MARKER
        if not missing:
            for color in range(n.COLOR_COUNT):
                cubes[color] -= cost[color]
            activated[delay] += 1
            return worth * UNCERTAIN**delay
        if delay:
            hope = max(hope, worth * MISSING**missing)
    return hope


def spare_worth(outlook: Outlook, cubes: list[int], taken: set[int], left: int) -> float:
    """Cubes of one round that no card needs: a quarter, offices, and the rest for ship and wall."""
    worth = 0.0
    for quarter, gain in quarters_by_worth(outlook):
        if quarter not in taken and covers(cubes, outlook.facts.quarter_cost[quarter]):
            taken.add(quarter)
            cost = outlook.facts.quarter_cost[quarter]
            cubes = [a - b for a, b in zip(cubes, cost, strict=True)]
            worth += gain
            break
    rate = outlook.gold_rate() * (LAST_GOLD if left == 1 else 1.0)
    for office, count in enumerate(outlook.offices):
        uses = min(count, cubes[OFFICE_COLORS[office]])
        worth += uses * rate
        cubes[OFFICE_COLORS[office]] -= uses
    spare = sum(sum(SPARE[:count]) for count in cubes)
    return worth + spare * (LAST_SPARE if left == 1 else 1.0)


def covers(cubes: Sequence[int], cost: Sequence[int]) -> bool:
    """Whether cubes of all six colors suffice; written out, as it is asked more than anything."""
    return (
        cubes[0] >= cost[0]
        and cubes[1] >= cost[1]
        and cubes[2] >= cost[2]
        and cubes[3] >= cost[3]
        and cubes[4] >= cost[4]
        and cubes[5] >= cost[5]
    )


# ---- quarters ----


def quarters_by_worth(outlook: Outlook) -> list[tuple[int, float]]:
    """The quarters that are worth most beyond their cubes."""
    if outlook.quarters is None:
        goods = {tile: tile_worth(outlook, tile) for tile in set(outlook.tiles.values())}
        groups = own_groups(outlook)
        worths = [
            (quarter, goods[tile] + place_worth(outlook, quarter, groups))
            for quarter, tile in outlook.tiles.items()
        ]
        costs = outlook.facts.quarter_cost
        worths.sort(key=lambda entry: CUBE * sum(costs[entry[0]]) - entry[1])
        outlook.quarters = worths
    return outlook.quarters


def tile_worth(outlook: Outlook, tile: str) -> float:
    if tile == "joker":
        return joker_worth(outlook)
    cargo = list(outlook.cargo)
    before = outlook.tour_worth(cargo)
    cargo[n.GOODS.index(tile)] += 1
    return outlook.tour_worth(cargo) - before


def joker_worth(outlook: Outlook) -> float:
    choices = 2 if n.JUGGLER in outlook.used else 1
    if outlook.later == 0:
        return CUBE * choices
    return 3 * choices * outlook.gold_rate() * JOKER_KEPT


def own_groups(outlook: Outlook) -> list[set[int]]:
    groups: list[set[int]] = []
    for quarter in sorted(outlook.owned):
        near = set(outlook.facts.neighbors[quarter])
        touching = [group for group in groups if group & near]
        groups = [group for group in groups if not group & near]
        groups.append({quarter}.union(*touching))
    return groups


def place_worth(outlook: Outlook, quarter: int, groups: list[set[int]]) -> float:
    """What a marker there brings: the largest group, and cards that count markers."""
    near = set(outlook.facts.neighbors[quarter])
    largest = max((len(group) for group in groups), default=0)
    joined = 1 + sum(len(group) for group in groups if group & near)
    worth = GROUP * max(0, joined - largest)
    if joined <= largest and outlook.later:
        worth = APART * joined
    if outlook.later:
        worth += OPEN_LAND * sum(1 for other in near if other in outlook.tiles)
    worth += 1.0 * outlook.is_ours(n.SMITHY)
    worth += 3.0 * (outlook.facts.dark[quarter] and outlook.is_ours(n.STATUE))
    worth += (n.CARPENTER in outlook.used) * outlook.gold_rate()
    return float(worth + 0.3 * (n.SOLDIER in outlook.used) * outlook.left * 0.5)


# ---- a turn ----


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


class Turn:
    """The actions of one turn, thought over anew before each of them."""

    def __init__(self, outlook: Outlook, legal: Sequence[int]) -> None:
        self.outlook = outlook
        self.facts = outlook.facts
        self.legal = set(legal)
        self.supply = outlook.supply
        self.rate = outlook.gold_rate()
        self.voyage = self.plan_voyage()
        self.slopes = outlook.gold_slopes(8)
        self.spared: dict[tuple[int, ...], tuple[float, int, list[tuple[float, int, int]]]] = {}

    def choose(self) -> int:
        for thought in (
            self.use_at_once,
            self.buy_for_the_envoy,
            self.follow_plan,
            self.deliver,
            self.take_free_cube,
            self.use_spare_cubes,
            self.use_late,
            self.spend_gold,
        ):
            action = thought()
            if action in self.legal:
                return action
        return n.PASS

    # ---- cards that are simply used ----

    def use_at_once(self) -> int:
        for card in AT_ONCE:
            if self.outlook.is_unused(card) and n.USE_CARD + card - n.OFFICES in self.legal:
                return n.USE_CARD + card - n.OFFICES
        if n.USE_BEGGAR in self.legal:
            return n.USE_BEGGAR + self.wanted_color()
        if self.outlook.is_unused(n.SAIL_LOFT):
            return n.USE_CARD + n.SAIL_LOFT - n.OFFICES
        return n.NONE

    def use_late(self) -> int:
        for card in LATE:
            if self.outlook.is_unused(card) and n.USE_CARD + card - n.OFFICES in self.legal:
                return n.USE_CARD + card - n.OFFICES
        return n.NONE

    def take_free_cube(self) -> int:
        for base in (n.USE_SCHOLAR, n.USE_ENVOY):
            if base in self.legal:
                return base + self.wanted_color()
        return n.NONE

    def wanted_color(self) -> int:
        """The color the plan lacks, or the one that spare cubes can use best."""
        plan = self.best_plan(extra=1)
        if plan.missing:
            return plan.missing[0]
        worths = []
        for color in range(n.COLOR_COUNT):
            cubes = list(self.supply)
            cubes[color] += 1
            worths.append(self.spare(cubes)[0])
        return max(range(n.COLOR_COUNT), key=lambda color: worths[color])

    def deliver(self) -> int:
        return n.DELIVER

    # ---- the plan ----

    def follow_plan(self) -> int:
        """The first action of the best plan: missing cubes, cards, the quarter."""
        plan = self.best_plan()
        if plan.missing:
            return self.fetch(plan.missing)
        for card in sorted(plan.cards, key=lambda card: (card != plan.shown, card)):
            if card == plan.bought:
                return n.ACTIVATE_COUNT + card
            base = n.ACTIVATE_CRAFTSMAN if card == plan.shown else n.ACTIVATE_PAY
            return base + card * n.CHOICES + plan.dropped.get(card, n.NO_COLOR)
        if plan.quarter == n.NONE:
            return n.NONE
        if plan.herald:
            return n.QUARTER_HERALD + plan.quarter
        dropped = plan.dropped.get(n.NONE, n.NO_COLOR)
        return n.TAKE_QUARTER + plan.quarter * n.CHOICES + dropped

    def fetch(self, missing: list[int]) -> int:
        """A cube of a missing color, from where it costs least."""
        color = missing[0]
        for base in (n.USE_BEGGAR, n.USE_SCHOLAR, n.USE_ENVOY):
            if base + color in self.legal:
                return base + color
        second = missing[1] if len(missing) > 1 else n.NO_COLOR
        pair = n.CASH_PAIR + min(color, second) * n.CHOICES + max(color, second)
        nobleman = n.USE_NOBLEMAN + color
        actions = [n.CASH_JOKER + color, pair, nobleman, n.USE_SHOP + color]
        if self.nobleman_price() < joker_worth(self.outlook):
            actions.insert(0, nobleman)
        return next((action for action in actions if action in self.legal), n.NONE)

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

    def use_spare_cubes(self) -> int:
        _, steps, purposes = self.spare(self.supply)
        actions = [action for worth, action, _ in purposes if worth > 0]
        for action in actions:
            if action < n.USE_CARD and action != n.MOVE_WALL:
                return action
        if n.USE_CATHEDRAL in actions:
            colors = [color for _, action, color in purposes if action == n.USE_CATHEDRAL]
            return n.USE_CATHEDRAL + sum(1 << color for color in colors)
        if n.USE_GOLDSMITH in actions:
            return n.USE_GOLDSMITH + max(range(n.COLOR_COUNT), key=lambda c: self.supply[c])
        prospector = n.USE_CARD + n.PROSPECTOR - n.OFFICES
        if actions.count(prospector) == 3:
            return prospector
        if n.MOVE_WALL in actions:
            return n.MOVE_WALL + (actions.count(n.MOVE_WALL) + 1) // 2 - 1
        return self.sail(steps)

    # ---- the ship ----

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

    def sail(self, steps: int) -> int:
        """One step to the first port of the tour."""
        free = self.outlook.record["free_steps"]
        if not steps and not free:
            return n.NONE
        last = len(self.tours) - 1
        peak = max(range(1, last + 1), key=lambda to: self.tours[to][0] / to)
        target = self.tours[min(last, max(peak, steps + free))][1]
        if target == n.NONE:
            return n.NONE
        away = self.facts.distance[target]
        here = self.outlook.ship
        there = min(self.facts.sea[here], key=lambda node: away[node])
        if away[there] >= away[here]:
            return n.NONE
        color = n.NO_COLOR if free else max(range(n.COLOR_COUNT), key=lambda c: self.supply[c])
        return n.MOVE_SHIP + there * n.CHOICES + color

    # ---- gold ----

    def buy_for_the_envoy(self) -> int:
        if self.outlook.is_unused(n.ENVOY) and self.buys_tribute(self.outlook.gold):
            return n.BUY_TRIBUTE
        return n.NONE

    def buys_tribute(self, gold: int) -> bool:
        """Whether tribute is part of the best use of gold."""
        outlook = self.outlook
        rest = gold - outlook.price
        if outlook.tributes_left() <= 0 or rest < 0 or outlook.tribute_gain() <= 0:
            return False
        kept = outlook.kept_gold
        later = max(kept(rest), 2 + kept(rest - 1)) if self.may_pay_bishop(rest) else kept(rest)
        return outlook.tribute_gain() + later >= self.without_tribute(gold)

    def may_pay_bishop(self, gold: int) -> bool:
        return gold >= 1 and self.outlook.is_unused(n.BISHOP)

    def without_tribute(self, gold: int) -> float:
        kept = self.outlook.kept_gold(gold)
        if self.may_pay_bishop(gold):
            return max(kept, 2 + self.outlook.kept_gold(gold - 1))
        return kept

    def spend_gold(self) -> int:
        """Tribute, the bishop, jokers that make them possible, and persons no longer needed."""
        outlook = self.outlook
        if self.buys_tribute(outlook.gold):
            return n.BUY_TRIBUTE
        if self.may_pay_bishop(outlook.gold):
            saved = outlook.kept_gold(outlook.gold) - outlook.kept_gold(outlook.gold - 1)
            if saved < 2:
                return n.USE_CARD + n.BISHOP - n.OFFICES
        if outlook.jokers:
            cashed = outlook.gold + 3 * (2 if n.JUGGLER in outlook.used else 1) * outlook.jokers
            gain = outlook.gold_value(cashed) - outlook.gold_value(outlook.gold)
            keep = joker_worth(outlook) * outlook.jokers if outlook.later else 0.0
            if gain > keep:
                single = n.CASH_JOKER + n.NO_COLOR
                pair = n.CASH_PAIR + n.NO_COLOR * n.CHOICES + n.NO_COLOR
                return single if single in self.legal else pair
        return self.bury()

    def bury(self) -> int:
        """The gravedigger takes the person that will bring least, if less than his gold."""
        outlook = self.outlook
        persons = [card for card in outlook.used if n.USE_GRAVEDIGGER + card in self.legal]
        if not persons:
            return n.NONE
        card = min(persons, key=lambda card: outlook.worth(card, outlook.later))
        gain = outlook.gold_value(outlook.gold + 2) - outlook.gold_value(outlook.gold)
        return n.USE_GRAVEDIGGER + card if gain > outlook.worth(card, outlook.later) else n.NONE


def subsets(cards: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)


# ---- payments ----


def best_payment(outlook: Outlook, legal: Sequence[int]) -> int:
    """The cube whose loss hurts the plan least."""
    payment = outlook.view["payment"]
    worths = []
    for action in legal:
        turn = Turn(outlook, [n.PASS])
        turn.supply = list(outlook.supply)
        turn.supply[action - n.PAY_CUBE] -= 1
        if payment["for"] == "shop":
            turn.supply[n.COLORS.index(payment["argument"])] += 1
        worths.append(turn.best_plan().worth)
    return best(legal, worths)
