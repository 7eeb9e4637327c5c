"""Buying prestige at this round's tribute. [RULING 28]"""

# compiled, small

from __future__ import annotations

from carrack.games.macao.names import BUY_TRIBUTE, BY_TRIBUTE, DIPLOMAT, EMBASSY, ENVOY
from carrack.games.macao.rules.activation import reacts
from carrack.games.macao.state import Table, has
from carrack.games.macao.verbs import gain_prestige, pay_gold
from carrack.kernel.steps import offer

EMBASSY_BONUS = 2


def tribute_limit(g: Table, seat: int) -> int:  # inline
    return 2 if has(g, seat, DIPLOMAT) else 1


def embassy_bonus(g: Table, seat: int) -> int:
    """On the first use per round made while the embassy is active."""
    if has(g, seat, EMBASSY) and reacts(g, EMBASSY):
        return EMBASSY_BONUS
    return 0


def can_buy_tribute(g: Table, seat: int) -> bool:  # inline
    """The whole rate, and only if it brings at least one point."""
    if g.tribute_uses[seat] >= tribute_limit(g, seat) or g.gold[seat] < g.tribute_price:
        return False
    return g.tribute_gain + embassy_bonus(g, seat) > 0


def offer_tribute(g: Table, seat: int) -> None:  # inline
    if can_buy_tribute(g, seat):
        offer(g, BUY_TRIBUTE)


def buy_tribute(g: Table, seat: int) -> None:
    bonus = embassy_bonus(g, seat)
    g.tribute_uses[seat] += 1
    pay_gold(g, seat, g.tribute_price, BY_TRIBUTE)
    if g.tribute_gain > 0:
        gain_prestige(g, seat, g.tribute_gain, 0, BY_TRIBUTE)
    if bonus > 0:
        g.used[EMBASSY] += 1
        gain_prestige(g, seat, bonus, 0, EMBASSY)
    if has(g, seat, ENVOY):
        g.envoy_ready[seat] += 1
