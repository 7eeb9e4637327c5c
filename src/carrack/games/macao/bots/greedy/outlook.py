"""What things are worth to greedy at Macao, in prestige it expects to have at the end.

Three questions: what one more gold brings, what an activated card brings each round and at the end,
and what a tour of the ship brings. All figures of cards and board come from the game's data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.macao import names as n
from carrack.games.macao.bots.greedy.facts import Facts, cubes

View = Mapping[str, Any]

MARKER = 3.0  # prestige lost for each punish marker
GROUP = 2.0  # prestige for each marker in the largest group
CUBE = 1.0  # what a cube of a useful color brings on average
WALL_RANK = 0.25  # to choose earlier than one more rival, each round
OFFICE_CUBE = 0.33  # how often a cube of an office's color is at hand and not needed
GOLD_CHOICE = 1.05  # gold is spent on tributes that are better than the average
INCOME = 0.85  # regular gold, compared with gold in hand
SPARE_GOLD = 0.45  # the worth of gold beyond what the tributes to come will cost
STEP = 0.45  # what a ship step costs: it is paid with cubes that are left over
DECAY = 0.97  # a delivery one step further away may find its space taken
STEPS_A_ROUND = 2.6  # ship steps that can be afforded on average
NEAREST = 3  # ports considered next, at every point of a tour
LONGEST = 14  # steps of a tour that are planned ahead

# Activated cards: gold, prestige and cubes that one brings in a usual round.
EACH_ROUND: dict[int, tuple[float, float, float]] = {
    n.BANK: (2, 0, 0),
    n.MONEYLENDER: (1, 1, 0),
    n.CHAPEL: (0, 0.85, 0),
    n.PAWNSHOP: (0.85, 0, 0),
    n.GATE: (0, 0.5, 0),
    n.MONASTERY: (0, 0.4, 0),
    n.CANNONEER: (0.25, 0, 0),
    n.BEGGAR: (0, 0, 0.4),
    n.GUARD_POST: (0, 0, 0.4),
    n.FOUNTAIN: (0, 0, 0.4),
    n.TOWER: (0, 0, 0.15),
    n.CABIN_BOY: (0, 0.9, 0),
    n.SCHOLAR: (0, 0, 1.3),
    n.HELMSMAN: (0, 0, 0.6),
    n.SAIL_LOFT: (0, 0, 1.2),
    n.GOLDSMITH: (0.95, 0, -0.6),
    n.PROSPECTOR: (0.3, 0, -0.2),
    n.CATHEDRAL: (0, 2.4, -1.4),
    n.SHOP: (0, 0, 0.15),
    n.EXPLORER: (0, 0, 1),
    n.MASTER: (0, 0, 0.4),
    n.PROFESSOR: (0.85, 0, 0),
    n.IDLER: (0, 0.4, 0),
    n.DIPLOMAT: (0, 0.6, 0),
    n.EMBASSY: (0, 1.4, 0),
    n.ENVOY: (0, 0, 0.8),
    n.NIGHT_WATCHMAN: (0, 1.1, 0),
    n.SPECULATOR: (0, 0, 0.75),
    n.HERALD: (0, 0.5, 0),
    n.CARPENTER: (0.6, 0, 0),
    n.CRANE: (0, 0, 0.4),
    n.HEALER: (0, 0, 0.45),
    n.ARCHIVE: (0, 0, 0.2),
    n.CRAFTSMAN: (0, 0, 1.7),
    n.COUNT: (0, 0.4, 0),
    n.CHAMBERLAIN: (0.25, 0, 0),
    n.HOSPITAL: (0.35, 0, 0),
    n.MASTER_BUILDER: (0.55, 0, 0),
    n.JUGGLER: (0.2, 0, 0),
    n.FRAU_ROT: (0, 0, 1),
    n.DONNA_BLU: (0, 0, 1),
    n.MADAME_VERT: (0, 0, 1),
    n.MISS_GREY: (0, 0, 1),
    n.SENORA_VIOLETA: (0, 0, 1),
    n.LADY_BLACK: (0, 0, 1),
}
PARTNERS = {n.INN: n.INNKEEPER, n.INNKEEPER: n.INN}
PAYS_FOR_KIND = {n.MIKS_TAVERN: n.PERSON, n.COACHMAN: n.BUILDING, n.OFFICE_HEAD: n.OFFICE}
COUNTED_OFFICE = {
    n.CUSTOMS_STATION: n.CUSTOMS,
    n.QUARRY: n.CONSTRUCTION,
    n.TREASURY: n.FINANCE,
    n.COURT: n.JUSTICE,
    n.FORTRESS: n.MILITARY,
    n.TOWN_HALL: n.ADMINISTRATION,
}
OFFICE_BONUS = {
    n.BORDER_POST: n.CUSTOMS,
    n.SURVEYOR: n.CONSTRUCTION,
    n.TREASURER: n.FINANCE,
    n.JUDGE: n.JUSTICE,
    n.PARADE_GROUND: n.MILITARY,
    n.MAGISTRATE: n.ADMINISTRATION,
}
OFFICE_COLORS = (n.RED, n.GREEN, n.GRAY, n.BLUE, n.BLACK, n.VIOLET)
WAREHOUSES = (
    n.JADE_WAREHOUSE,
    n.LACQUERWARE_WAREHOUSE,
    n.PAPER_WAREHOUSE,
    n.PORCELAIN_WAREHOUSE,
    n.RICE_WAREHOUSE,
    n.SILK_WAREHOUSE,
    n.SPICE_WAREHOUSE,
    n.TEA_WAREHOUSE,
)
BARONESAS = (n.BARONESA_DOIS, n.BARONESA_TRES, n.BARONESA_UM)
END_CARDS = frozenset(
    (
        *BARONESAS,
        *(n.GOVERNOR, n.VICE_GOVERNOR, n.MIDWIFE, n.RESIDENCE, n.PREFECTURE, n.MEETING_HALL),
        *(n.COUNCILMAN, n.SMITHY, n.STATUE, n.PALACE),
    )
)


class Outlook:
    """The table as one seat sees it, and what things are worth to it."""

    def __init__(self, facts: Facts, view: View) -> None:
        self.facts = facts
        self.view = view
        self.options = view["options"]
        self.seat: int = view["viewer"]
        mine = view["seats"][self.seat]
        self.record = mine["this_round"]
        self.left = n.LAST_ROUND + 1 - max(1, view["round"])  # rounds to act in, this one included
        self.supply = cubes(mine["supply"])
        self.rose = [cubes(position) for position in mine["rose"]]
        self.gold: int = mine["gold"]
        self.jokers: int = mine["jokers"]
        self.ship = facts.nodes[mine["ship"]]
        self.wall: int = mine["wall"]
        self.tableau = [n.CARD_NUMBERS[card] for card in mine["tableau"]]
        self.used = {n.CARD_NUMBERS[entry["card"]]: entry["used"] for entry in mine["active"]}
        self.cargo = [mine["cargo"].get(good, 0) for good in n.GOODS]
        # What was worked out already: nothing above changes, and the same is asked many times.
        self.quarters: list[tuple[int, float]] | None = None  # by worth
        self.worths: dict[tuple[int, int], float] = {}
        self.known_tours: dict[tuple[int, ...], float] = {}
        self.take_city(view)
        self.count_cards()
        self.judge_gold(view)

    def take_city(self, view: View) -> None:
        self.tiles: dict[int, str] = {}  # of the quarters nobody owns
        self.owned: set[int] = set()
        for quarter, entry in enumerate(view["city"]):
            if entry["owner"] is None:
                self.tiles[quarter] = entry["tile"]
            elif entry["owner"] == self.seat:
                self.owned.add(quarter)
        self.filled = [len(port["delivered"]) for port in view["ports"]]

    def count_cards(self) -> None:
        self.kinds = [0, 0, 0]
        self.offices = [0] * n.TYPE_COUNT
        for card in self.used:
            self.kinds[self.facts.kind[card]] += 1
            if card < n.OFFICES:
                self.offices[card // 4] += 1
        self.waiting_offices = [0] * n.TYPE_COUNT
        for card in self.tableau:
            if card < n.OFFICES:
                self.waiting_offices[card // 4] += 1

    def is_unused(self, card: int) -> bool:
        return bool(self.used.get(card, 1) == 0)

    # ---- gold ----

    def judge_gold(self, view: View) -> None:
        """Gold buys tribute; beyond what the tributes to come will cost it is worth little."""
        seats = len(view["seats"])
        offered = 6 if self.options["tribute_basis"] == "six_cards" else seats + 2
        price, gain = self.facts.price * offered, self.facts.gain * offered
        self.later = self.left - 1
        self.price, self.gain = view["tribute"]["price"], view["tribute"]["gain"]
        self.rate = GOLD_CHOICE * gain / max(price, 1.0)
        income = sum(EACH_ROUND.get(card, (0, 0, 0))[0] for card in self.used)
        income += OFFICE_CUBE * self.kinds[n.OFFICE]
        self.room = max(0.0, (price - income) * self.later)

    def kept_gold(self, gold: float) -> float:
        """What gold brings in later rounds."""
        if self.later == 0:
            return 0.0
        useful = min(gold, self.room)
        return float(self.rate * useful + SPARE_GOLD * (gold - useful))

    def tribute_gain(self) -> float:
        """Prestige for buying tribute now, the embassy's included."""
        bonus = n.EMBASSY in self.used and (
            self.used[n.EMBASSY] == 0 or self.options["when_cards"] == "each"
        )
        return float(self.gain + 2 * bonus)

    def tributes_left(self) -> int:
        limit = 2 if n.DIPLOMAT in self.used else 1
        return int(limit - self.record["tribute_uses"])

    def gold_value(self, gold: int) -> float:
        """The best that can be made of gold: tribute and the bishop now, or kept for later."""
        best = self.kept_gold(gold)
        bishop = self.is_unused(n.BISHOP)
        if bishop and gold >= 1:
            best = max(best, 2.0 + self.kept_gold(gold - 1))
        gain = self.tribute_gain()
        for bought in range(1, self.tributes_left() + 1):
            rest = gold - bought * self.price
            if rest < 0:
                break
            worth = gain + (bought - 1) * self.gain
            best = max(best, worth + self.kept_gold(rest))
            if bishop and rest >= 1:
                best = max(best, worth + 2.0 + self.kept_gold(rest - 1))
        return best

    def gold_slopes(self, most: int) -> list[float]:
        """What each further gold is worth, evened out: the last one of a purchase pays for all."""
        values = [self.gold_value(self.gold + more) for more in range(most + 1)]
        return hull_slopes(values)

    # ---- cards ----

    def worth(self, card: int, rounds: int) -> float:
        """What an activated card brings over that many rounds and at the end."""
        worth = self.worths.get((card, rounds))
        if worth is None:
            if card < n.OFFICES:
                worth = self.office_worth(card, rounds)
            else:
                worth = rounds * self.each_round(card) + self.at_the_end(card)
            self.worths[card, rounds] = worth
        return worth

    def gold_rate(self) -> float:
        """What a regular income of one more gold is worth a piece."""
        return self.rate * INCOME if self.room > self.gold else SPARE_GOLD + 0.2

    def office_worth(self, card: int, rounds: int) -> float:
        """A cube becomes gold each round, and others count the office."""
        office = card // 4
        each = OFFICE_CUBE * max(0.0, self.gold_rate() - STEP)
        if n.SCRIBE in self.used:
            each *= 1.5
        for counting, counted in COUNTED_OFFICE.items():
            if counted == office and self.is_ours(counting):
                each += 0.9
        for paying, paid in OFFICE_BONUS.items():
            if paid == office and self.is_ours(paying) and self.offices[office] == 0:
                each += 0.6 * self.gold_rate()
        new_type = self.offices[office] == 0
        if n.BEADLE in self.used and new_type:
            each += 0.5 * self.gold_rate()
        end = 1.0 * self.is_ours(n.PREFECTURE) + 2.0 * (new_type and self.is_ours(n.MEETING_HALL))
        if self.is_ours(n.COUNCILMAN):
            end += 2.0
        return rounds * each + end

    def is_ours(self, card: int) -> bool:
        return card in self.used or card in self.tableau

    def each_round(self, card: int) -> float:
        gold, prestige, cube_count = EACH_ROUND.get(card, (0.0, 0.0, 0.0))
        if card in PARTNERS:
            gold = (
                5.0 if PARTNERS[card] in self.used else 1.6 if self.is_ours(PARTNERS[card]) else 1
            )
        elif card in PAYS_FOR_KIND:
            gold = min(0.95, 0.15 + 0.2 * self.kinds[PAYS_FOR_KIND[card]])
        elif card in COUNTED_OFFICE:
            office = COUNTED_OFFICE[card]
            prestige = self.offices[office] + 0.6 * self.waiting_offices[office] + 0.2
        elif card in OFFICE_BONUS:
            office = OFFICE_BONUS[card]
            gold = 0.6 if self.offices[office] else 0.4 if self.waiting_offices[office] else 0.15
        else:
            gold, prestige, cube_count = self.by_the_table(card, gold, prestige, cube_count)
        return gold * self.gold_rate() + prestige + cube_count * CUBE

    def by_the_table(
        self, card: int, gold: float, prestige: float, cube_count: float
    ) -> tuple[float, float, float]:
        """Cards whose yield depends on what the seat has."""
        types = sum(1 for count in self.offices if count)
        if card == n.CHANCERY:
            prestige = 0.85 if types else 0.3
        elif card == n.BEADLE:
            gold = OFFICE_CUBE * types + 0.3
        elif card == n.SCRIBE:
            gold, cube_count = 0.45 * self.kinds[n.OFFICE] + 0.2, -0.2 * self.kinds[n.OFFICE]
        elif card == n.SOLDIER:
            gold = (len(self.owned) + 0.35 * self.left) / 4
        elif card == n.SCHOOL:
            gold = 0.9 if len(self.tableau) <= 4 else 0.6
        elif card == n.UNIVERSITY:
            prestige = 0.9 if len(self.tableau) <= 4 else 0.6
        elif card == n.BISHOP:
            prestige = max(0.4, 2.0 - self.gold_rate())
        elif card == n.CAPTAIN:
            prestige = 0.5 * self.options["captain_points"]
        elif card in (n.COOPERAGE, n.LIGHTHOUSE):
            goods = 0.55 + sum(self.cargo) / (2 * self.left)
            gold, prestige = (goods, 0.0) if card == n.LIGHTHOUSE else (0.0, goods)
        elif card in WAREHOUSES:
            prestige = self.warehouse_worth(WAREHOUSES.index(card)) / self.left
        return gold, prestige, cube_count

    def warehouse_worth(self, good: int) -> float:
        """Printed values of the tiles on board and of one more that may come."""
        port = self.facts.port_good.index(good) if good in self.facts.port_good else n.NONE
        if port == n.NONE:
            return 0.0
        slots = self.facts.slots[port][self.filled[port] :]
        sure, open_tiles = self.cargo[good], n.GOODS[good] in self.tiles.values()
        more = slots[sure] if open_tiles and sure < len(slots) and self.left > 3 else 0
        return 0.85 * sum(slots[:sure]) + 0.3 * more

    def at_the_end(self, card: int) -> float:
        """Final scoring, with a guess at what will be activated until then."""
        end = 2.0 * (card in END_CARDS and self.is_ours(n.PALACE))
        end += 1.0 * self.is_ours((n.PREFECTURE, n.RESIDENCE, n.MIDWIFE)[self.facts.kind[card]])
        if card in BARONESAS:
            sisters = sum(1 for sister in BARONESAS if sister != card and self.is_ours(sister))
            end += (3, 5, 7)[sisters]
        elif card == n.GOVERNOR:
            end += 7
        elif card == n.VICE_GOVERNOR:
            end += 4
        elif card in (n.MIDWIFE, n.RESIDENCE, n.PREFECTURE):
            kind = {n.MIDWIFE: n.PERSON, n.RESIDENCE: n.BUILDING, n.PREFECTURE: n.OFFICE}[card]
            end += self.kinds[kind] + 0.25 * self.left
        elif card == n.MEETING_HALL:
            end += 2 * sum(1 for count in self.offices if count) + 0.3 * self.left
        elif card == n.COUNCILMAN:
            end += self.councilman_worth()
        elif card == n.SMITHY:
            end += len(self.owned) + 0.7 * self.left
        elif card == n.STATUE:
            end += (
                3 * sum(1 for quarter in self.owned if self.facts.dark[quarter]) + 0.3 * self.left
            )
        elif card == n.PALACE:
            end += 2 * sum(1 for other in self.used if other in END_CARDS) + 2 + 0.1 * self.left
        elif card == n.ABBOT:
            end += MARKER * max(0, len(self.tableau) - 1)
        return end

    def councilman_worth(self) -> float:
        types = sum(1 for count in self.offices if count)
        if self.options["councilman_mode"] == "three_of_a_type":
            return 6.0 * sum(1 for count in self.offices if count >= 3) + 1.0 * max(self.offices)
        each = 6.0 * types if self.options["councilman_mode"] == "per_type_if_three_types" else 6.0
        return each if types >= 3 else types * 1.0

    # ---- the ship ----

    def port_value(self, port: int, tiles: int) -> float:
        """Prestige for that many tiles delivered there, by the spaces that are empty now."""
        slots = self.facts.slots[port][self.filled[port] :][:tiles]
        good = self.facts.port_good[port]
        value = sum(slots) * (2.0 if WAREHOUSES[good] in self.used else 1.0)
        value += len(slots) * (n.COOPERAGE in self.used)
        return value + len(slots) * (n.LIGHTHOUSE in self.used) * self.gold_rate()

    def tours(self, cargo: Sequence[int], decay: float = DECAY) -> list[tuple[float, int]]:
        """For each number of steps: the most that can be delivered, and the first port."""
        values = {
            self.facts.port_node[port]: self.port_value(port, cargo[good])
            for port, good in enumerate(self.facts.port_good)
            if cargo[good]
        }
        values = {node: value for node, value in values.items() if value > 0}
        best = [(0.0, n.NONE)] * (LONGEST + 1)
        self.sail_on(self.ship, 0, 0.0, n.NONE, values, best, decay)
        for steps in range(1, LONGEST + 1):
            if best[steps][0] <= best[steps - 1][0]:
                best[steps] = best[steps - 1]
        return best

    def sail_on(
        self,
        node: int,
        steps: int,
        value: float,
        first: int,
        values: dict[int, float],
        best: list[tuple[float, int]],
        decay: float,
    ) -> None:
        """Try the nearest ports as the next ones of the tour."""
        away = self.facts.distance[node]
        for port in sorted(values, key=lambda port: away[port])[:NEAREST]:
            there = steps + away[port]
            if there > LONGEST:
                break
            worth = value + values[port] * decay**there
            start = port if first == n.NONE else first
            if worth > best[there][0]:
                best[there] = (worth, start)
            rest = {other: worth for other, worth in values.items() if other != port}
            self.sail_on(port, there, worth, start, rest, best, decay)

    def tour_worth(self, cargo: Sequence[int]) -> float:
        """What the ship will bring home with this cargo until the end, its steps paid."""
        key = tuple(cargo)
        if key not in self.known_tours:
            reach = min(LONGEST, int(STEPS_A_ROUND * self.left))
            tours = self.tours(cargo)
            worths = [tours[steps][0] - STEP * steps for steps in range(reach + 1)]
            self.known_tours[key] = max(worths)
        return self.known_tours[key]


def hull_slopes(values: list[float]) -> list[float]:
    """The slopes of the least concave curve above the values."""
    slopes: list[float] = []
    at = 0
    while at < len(values) - 1:
        reach = max(
            range(at + 1, len(values)), key=lambda to: ((values[to] - values[at]) / (to - at), to)
        )
        slopes += [(values[reach] - values[at]) / (reach - at)] * (reach - at)
        at = reach
    return slopes
