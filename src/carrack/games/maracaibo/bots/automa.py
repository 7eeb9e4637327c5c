"""What Jacques or Jean will end with."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.bots.outlook import Outlook, strength, turns_of_jacques
from carrack.games.maracaibo.bots.weights import JACQUES_CARDS_A_ROUND, JACQUES_ENDS
from carrack.games.maracaibo.names import AUTOMA, JACQUES, NATION_COUNT, NONE, OVER, TURNS
from carrack.games.maracaibo.state import Table, quests_of, rank_of, upgrades_of
from carrack.kernel.memory import exponential


def automa_estimate(evaluator: Outlook, g: Table) -> float:
    """The VP that it will end with."""
    if g.phase == OVER or g.t.automa == NONE:
        return 1.0 * g.automa_vp
    if g.t.automa == JACQUES:
        return jacques_estimate(evaluator, g)
    return jean_estimate(evaluator, g)


def jacques_estimate(evaluator: Outlook, g: Table) -> float:
    """Cards that he shows, and 15 VP for a round that nobody else ends."""
    shown, all_cards = 0.0, 0.0
    for i in range(g.shown_size):
        shown += g.t.jacques_vp[g.shown[i]]
    for i in range(g.deck_size):
        all_cards += g.t.jacques_vp[g.deck[i]]
    each = (shown + all_cards) / max(1, g.shown_size + g.deck_size)
    rounds = g.t.rounds - max(1, g.round_number)
    total = g.automa_vp + shown
    total += rounds * (each * JACQUES_CARDS_A_ROUND + JACQUES_ENDS * g.t.jacques_end_vp)
    if g.phase > TURNS:
        return total
    shortest = 99.0
    for seat in range(g.seats):
        shortest = min(shortest, turns_to_end(evaluator, g, seat))
    available = turns_of_jacques(g)
    if g.countdown == 0:
        total += each * min(max(0.0, JACQUES_CARDS_A_ROUND - g.shown_size), shortest * 1.3)
        behind = shortest * 1.2 - available
        return total + g.t.jacques_end_vp / (1.0 + exponential(-1.5 * behind))
    return total + g.t.jacques_end_vp * (0.95 if shortest > g.countdown else 0.15)


def turns_to_end(evaluator: Outlook, g: Table, seat: int) -> float:
    """At least so many turns, at a brisk pace; homeward spaces take one each."""
    way = evaluator.way[g.ship[seat]]
    last = 1 if g.round_number == g.t.rounds else 0
    if way <= 1:
        return 1.0 * (way + (last if way == 1 else 0))
    return 1.0 + last + max(1.0, (way - 1) / 6.0)


def jean_estimate(evaluator: Outlook, g: Table) -> float:
    """Her quests, discs and leads, as they stand and grow."""
    rounds = g.t.rounds - g.round_number + 1.0
    growth = g.automa_cards + 2.0 * max(0, g.automa_discs - 3) + 6.0
    total = g.automa_vp + rounds * growth + g.t.jean_quest_vp * g.automa_quests
    total += 2.0 * evaluator.turns
    lead = g.automa_quests - quests_of(g, 0)
    total += 7.0 * max(0, min(4, lead + 1))
    lead = g.automa_discs // 2 - upgrades_of(g, 0)
    total += 7.0 * max(0, min(4, lead + 1))
    ahead = g.t.to_end[g.explorer[0]] - g.t.to_end[g.explorer[AUTOMA]]
    total += 2.5 * max(0, min(11, ahead + 2))
    for nation in range(NATION_COUNT):
        if g.t.nation_scoring:
            total += rank_of(g, AUTOMA, nation) * strength(evaluator, g, nation)
    return total
