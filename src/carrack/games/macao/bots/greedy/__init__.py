"""Greedy at Macao: plans its cubes over the coming rounds, and spends those at the arrow at best.

Before the turns it asks what the cubes on the wind rose will pay for: cards on the tableau, a
quarter each round, offices. In its turn it tries all sets of cards with one quarter, and values the
cubes left over by what offices, ship and wall make of them. Nothing is kept between two choices but
the printed figures, so that a choice depends on the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from carrack.games.macao.bots.greedy.draft import best_card, best_cubes
from carrack.games.macao.bots.greedy.facts import Facts
from carrack.games.macao.bots.greedy.outlook import Outlook, View
from carrack.games.macao.bots.greedy.turn import Turn, best_payment
from carrack.games.macao.game import MacaoGame
from carrack.kernel.game import Game


class Heuristic:
    """One look at the table for every choice."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, MacaoGame)
        self.facts = Facts(game.data)

    def choose(self, view: View, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        outlook = Outlook(self.facts, view)
        phase = view["phase"]
        if phase in ("start_cards", "pick", "overflow"):
            return best_card(outlook, legal)
        if phase in ("start_cubes", "dice", "explorer", "master"):
            return best_cubes(outlook, legal)
        if phase == "payment":
            return best_payment(outlook, legal)
        return Turn(outlook, legal).choose()
