"""What quarters are worth to greedy: their tile, and their place in the city."""

from __future__ import annotations

from carrack.games.macao import names as n
from carrack.games.macao.bots.greedy.outlook import CUBE, GROUP, Outlook

APART = 0.5  # for a marker that does not touch the largest group yet
OPEN_LAND = 0.12  # for each neighbor of a quarter that is free
JOKER_KEPT = 0.9  # of the worth of its gold


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
