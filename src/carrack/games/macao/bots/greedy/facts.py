"""The printed figures of Macao as plain numbers, worked out once for a game."""

from __future__ import annotations

from collections.abc import Mapping

from carrack.games.macao import names as n
from carrack.games.macao.data import Data


class Facts:
    """The printed figures as plain numbers, worked out once for a game."""

    def __init__(self, data: Data) -> None:
        cards = {card["id"]: card for card in data.cards}
        self.cost = [cubes(cards[card]["cost"]) for card in n.CARD_IDS]
        self.kind = [n.KINDS.index(cards[card]["kind"]) for card in n.CARD_IDS]
        pairs = [cards[card]["tribute"] for card in n.CARD_IDS]
        self.price = sum(pair[0] for pair in pairs) / n.CARDS  # of one card in the offer
        self.gain = sum(pair[1] for pair in pairs) / n.CARDS
        quarters = data.board["quarter"]
        numbers = {quarter["id"]: number for number, quarter in enumerate(quarters)}
        self.quarter_cost = [cubes(quarter["cost"]) for quarter in quarters]
        self.dark = [bool(quarter["dark"]) for quarter in quarters]
        self.neighbors = [[numbers[name] for name in q["neighbours"]] for q in quarters]
        self.wall_length: int = data.board["wall"]["length"]
        self.take_sea(data)

    def take_sea(self, data: Data) -> None:
        nodes = data.nodes()
        self.nodes = {name: node for node, name in enumerate(nodes)}
        self.sea = [sorted(self.nodes[other] for other in data.routes_from(name)) for name in nodes]
        self.distance = [steps_from(self.sea, node) for node in range(len(nodes))]
        self.port_node = [self.nodes[port["id"]] for port in data.board["port"]]
        self.port_good = [n.GOODS.index(port["good"]) for port in data.board["port"]]
        self.slots: list[list[int]] = [port["slots"] for port in data.board["port"]]


def cubes(named: Mapping[str, int]) -> list[int]:
    """Cubes by color in the canonical order."""
    return [named.get(color, 0) for color in n.COLORS]


def steps_from(sea: list[list[int]], start: int) -> list[int]:
    """Ship steps from one place to every other; far away where no route leads."""
    steps = [n.MAX_NODES * 2] * len(sea)
    steps[start] = 0
    reached = [start]
    for node in reached:
        for other in sea[node]:
            if steps[other] > steps[node] + 1:
                steps[other] = steps[node] + 1
                reached.append(other)
    return steps
