"""A turn of greedy: one action after the other."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.games.macao import names as n
from carrack.games.macao.bots.greedy.draft import best
from carrack.games.macao.bots.greedy.outlook import Outlook
from carrack.games.macao.bots.greedy.plans import Planner
from carrack.games.macao.bots.greedy.quarters import joker_worth

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


class Turn(Planner):
    """The actions of one turn, thought over anew before each of them."""

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

    # ---- spare cubes ----

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
