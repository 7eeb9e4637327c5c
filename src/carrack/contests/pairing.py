"""Who sits with whom, and where.

Two at a table: the best of all pairings by minimum weight matching, with every pair as good as its
cost says. What costs most comes first, and no amount of the next can outweigh it: a second bye,
meeting again, the distance in points, how uneven it would be who begins, and at last a lot. Beyond
`EXACT` players it is the best pairing of overlapping windows of the order, which is the same
wherever nobody has to look far.

Three and more at a table: the order is cut into tables, and near tables are seated anew, two at a
time, as long as that makes it better. docs/tournaments.md says how far from the best that ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, permutations

from carrack.contests.contest import FILLER, Board, Contest

EXACT = 100  # players whose best pairing is looked for as a whole
WINDOW = 40  # of more players, so many at a time; the better half of their pairs stays
NEAR = 3  # tables between which players change places
FEW = 6  # tables that are all near each other
STARTS = 20  # orders by lot with which few tables begin as well
SPLIT = 8  # players at two tables of whom every way to seat them is tried
PASSES = 8
PERMUTED = 4  # seats whose every order is tried

# What a thing costs. Of the lesser ones there are never so many that they cost more.
LOTS = 1000
SEATS = 10**6
UNEVEN = 1000  # the most that the seats of one table count, in `SEATS`
POINTS = 10**11
AGAIN = 10**18
BYE_AGAIN = 10**22


@dataclass
class Past:
    """What has been: who met whom how often, who had a bye, who sat where."""

    met: Counter[tuple[int, int]]
    byes: Counter[int]
    sat: Counter[tuple[int, int]]  # player and seat

    @classmethod
    def of(cls, boards: Iterable[Board]) -> Past:
        past = cls(Counter(), Counter(), Counter())
        for board in boards:
            players = [player for player in board.players if player != FILLER]
            if board.bye:
                past.byes.update(players)
                continue
            past.met.update(combinations(sorted(players), 2))
            past.sat.update((player, board.seat_of(player)) for player in players)
        return past

    def lead(self, player: int) -> int:
        """How much more often somebody sat in the first seat than in the second one."""
        return self.sat[player, 0] - self.sat[player, 1]


Cost = Callable[[int, int], int]


@dataclass
class Field:
    """Those who are to be paired, the best first, and the score group of each."""

    contest: Contest
    order: Sequence[int]
    group: dict[int, int]
    past: Past
    round: int

    def cost(self, one: int, other: int) -> int:
        """What it costs to put two at one table."""
        pair = (min(one, other), max(one, other))
        apart = self.group[one] - self.group[other]
        again = self.past.met[pair]
        drawn = self.contest.lot("pair", self.round, *pair) % LOTS
        uneven = SEATS * self.uneven(one, other)
        return AGAIN * again * again + POINTS * apart * apart + uneven + drawn

    def uneven(self, one: int, other: int) -> int:
        """How far from even two would be in having begun, as they sit down best; the farther, the
        much more it counts. Larger tables have seats enough to choose from.
        """
        if self.contest.rules.seats != 2:
            return 0
        a, b = self.past.lead(one), self.past.lead(other)
        first, second = (a + 1) ** 4 + (b - 1) ** 4, (a - 1) ** 4 + (b + 1) ** 4
        return min(first, second, UNEVEN)

    def bye_cost(self, player: int) -> int:
        """A bye goes to whoever had none, and of those to the last in points."""
        below = max(self.group.values(), default=0) + 1 - self.group[player]
        drawn = self.contest.lot("bye", self.round, player) % LOTS
        return BYE_AGAIN * self.past.byes[player] + POINTS * below * below + drawn


def field_of(contest: Contest, scored: Sequence[tuple[int, object]], past: Past) -> Field:
    """From players with what they have, best first: who has as much is in the same group."""
    group: dict[int, int] = {}
    number, before = -1, object()
    for player, worth in scored:
        if worth != before:
            number, before = number + 1, worth
        group[player] = number
    order = [player for player, _ in scored]
    return Field(contest, order, group, past, len(contest.rounds) + 1)


# ---- two at a table ----


def pairs(field: Field) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs, those of the best first, and who has a bye."""
    order = list(field.order)
    byes: list[int] = []
    if len(order) % 2:
        if len(order) <= EXACT:
            return with_bye(field, order)
        byes = [min(order, key=field.bye_cost)]
        order.remove(byes[0])
    found: list[tuple[int, int]] = []
    while len(order) > EXACT:
        place = {player: index for index, player in enumerate(order)}
        window = matched(order[:WINDOW], field.cost)
        window.sort(key=lambda pair: min(place[pair[0]], place[pair[1]]))
        kept = window[: WINDOW // 4]
        found += kept
        gone = {player for pair in kept for player in pair}
        order = [player for player in order if player not in gone]
    return in_order(field, found + matched(order, field.cost)), byes


def with_bye(field: Field, order: list[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """One more player is nobody: whoever is paired with nobody has the bye."""
    nobody = -1

    def cost(one: int, other: int) -> int:
        if nobody in (one, other):
            return field.bye_cost(max(one, other))
        return field.cost(one, other)

    found = matched([*order, nobody], cost)
    byes = [max(pair) for pair in found if nobody in pair]
    return in_order(field, [pair for pair in found if nobody not in pair]), byes


def matched(players: Sequence[int], cost: Cost) -> list[tuple[int, int]]:
    """The pairs of all of these players that cost least together."""
    if len(players) < 4:
        return [(players[0], players[1])] if players else []
    import networkx  # only a contest that pairs pays for it

    graph = networkx.Graph()
    for one, other in combinations(players, 2):
        graph.add_edge(one, other, weight=-cost(one, other))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    place = {player: index for index, player in enumerate(players)}
    return [(one, other) if place[one] < place[other] else (other, one) for one, other in found]


def in_order(field: Field, found: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    place = {player: index for index, player in enumerate(field.order)}
    paired = [(one, other) if place[one] < place[other] else (other, one) for one, other in found]
    return sorted(paired, key=lambda pair: (place[pair[0]], place[pair[1]]))


# ---- more at a table ----


def sizes(players: int, seats: int, smallest: int) -> tuple[list[int], int]:
    """How large the tables are, as even as can be, and how many players are left over.

    >>> sizes(10, 4, 3), sizes(5, 4, 3), sizes(7, 2, 2)
    (([4, 3, 3], 0), ([4], 1), ([2, 2, 2], 1))
    """
    for left in range(players + 1):
        seated = players - left
        tables = -(-seated // seats)
        if not tables:
            return [], players
        small, larger = divmod(seated, tables)
        if small >= smallest:
            return [small + 1] * larger + [small] * (tables - larger), left
    return [], players


def tables(field: Field, seats: int, smallest: int) -> tuple[list[list[int]], list[int]]:
    """The tables, the best first, and who has a bye."""
    order = list(field.order)
    counts, left = sizes(len(order), seats, smallest)
    byes = sorted(order, key=field.bye_cost)[:left]
    order = [player for player in order if player not in byes]
    cost = known_costs(field)
    ways = [cut(start, counts) for start in starts(field, order, len(counts))]
    for way in ways:
        improve(way, cost)
    best = min(ways, key=lambda way: total(way, cost))
    place = {player: index for index, player in enumerate(order)}
    return sorted(best, key=lambda table: sorted(place[player] for player in table)), byes


def starts(field: Field, order: list[int], tables: int) -> list[list[int]]:
    """Orders to begin with: as everybody stands, and of few tables some by lot as well."""
    shuffled = range(STARTS if 2 < tables <= FEW else 0)
    about = field.contest.lot
    return [order] + [
        sorted(order, key=lambda player: about("start", field.round, number, player))
        for number in shuffled
    ]


def cut(order: Sequence[int], counts: Sequence[int]) -> list[list[int]]:
    """
    >>> cut([1, 2, 3, 4, 5], [3, 2])
    [[1, 2, 3], [4, 5]]
    """
    ends = list(accumulate(counts))
    return [list(order[end - count : end]) for end, count in zip(ends, counts, strict=True)]


def known_costs(field: Field) -> Cost:
    """Each cost is worked out once."""
    known: dict[tuple[int, int], int] = {}

    def cost(one: int, other: int) -> int:
        pair = (one, other) if one < other else (other, one)
        found = known.get(pair)
        if found is None:
            found = known[pair] = field.cost(*pair)
        return found

    return cost


def improve(found: list[list[int]], cost: Cost) -> None:
    """Two tables are seated anew where that costs less, until that helps no tables that are near.

    Of few tables all are near. A large pair of tables has too many ways; there two players change
    places.
    """
    near = len(found) if len(found) <= FEW else NEAR
    for _ in range(PASSES):
        changed = False
        for first in range(len(found)):
            for second in range(first + 1, min(first + 1 + near, len(found))):
                one, other = found[first], found[second]
                anew = seated_anew if len(one) + len(other) <= SPLIT else changed_places
                changed |= anew(one, other, cost)
        if not changed:
            return


def seated_anew(one: list[int], other: list[int], cost: Cost) -> bool:
    """The best of all ways to seat the players of two tables; whether it is another one."""
    here = [*one, *other]
    apart = {frozenset(pair): cost(*pair) for pair in combinations(here, 2)}

    def worth(players: Iterable[int]) -> int:
        return sum(apart[frozenset(pair)] for pair in combinations(players, 2))

    best, cheapest = None, worth(one) + worth(other)
    for mine in combinations(here, len(one)):
        rest = [player for player in here if player not in mine]
        costs = worth(mine) + worth(rest)
        if costs < cheapest:
            best, cheapest = (list(mine), rest), costs
    if best is None:
        return False
    one[:], other[:] = best
    return True


def changed_places(one: list[int], other: list[int], cost: Cost) -> bool:
    """Whether anybody of two tables changed places with anybody of the other one."""
    changed = False
    for i in range(len(one)):
        for j in range(len(other)):
            a, b = one[i], other[j]
            saved = sum(cost(a, x) - cost(b, x) for x in one if x != a)
            saved += sum(cost(b, x) - cost(a, x) for x in other if x != b)
            if saved > 0:
                one[i], other[j] = b, a
                changed = True
    return changed


def total(found: Iterable[Sequence[int]], cost: Cost) -> int:
    """What a way to seat everybody costs."""
    return sum(cost(a, b) for table in found for a, b in combinations(table, 2))


# ---- who sits where ----


def seated(contest: Contest, players: Sequence[int], past: Past, fillers: int = 0) -> list[int]:
    """The players by seat: of all ways to sit down the one in which everybody sits everywhere most
    evenly; a lot decides between equal ones. Bots that fill a table take what is left.
    """
    number = len(contest.rounds) + 1
    drawn = sorted(players, key=lambda player: contest.lot("seat", number, player))
    drawn += [FILLER] * fillers
    seats = range(len(drawn))

    def cost(player: int, seat: int) -> int:
        # Once more in a seat costs the more, the more often somebody sat there already.
        return 0 if player == FILLER else 2 * past.sat[player, seat] + 1

    if len(drawn) <= PERMUTED:
        return list(min(permutations(drawn), key=lambda way: sum(map(cost, way, seats))))
    return assigned(drawn, cost, lambda *at: contest.lot("seat", number, *at) % LOTS)


def assigned(players: Sequence[int], cost: Cost, drawn: Cost) -> list[int]:
    """The players by seat, so that all together cost least: a minimum weight assignment."""
    import networkx

    seats = range(len(players))
    graph = networkx.Graph()
    for place, player in enumerate(players):
        for seat in seats:
            weight = LOTS * len(seats) * cost(player, seat) + drawn(player, seat)
            graph.add_edge(place, len(seats) + seat, weight=-weight)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    sits = {max(pair) - len(seats): players[min(pair)] for pair in found}
    return [sits[seat] for seat in seats]
