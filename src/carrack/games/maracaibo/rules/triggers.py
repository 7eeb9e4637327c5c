"""Cards that wait for an event ("Project cards" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    E_KIND,
    E_LIST,
    E_TRIGGER,
    IS_TRIGGER,
    ON_LINKED_FIGHT,
)
from carrack.games.maracaibo.event_names import BY_CARD
from carrack.games.maracaibo.names import NONE
from carrack.games.maracaibo.stack import push_ops
from carrack.games.maracaibo.state import Table


def fire(g: Table, seat: int, trigger: int) -> None:
    """Each own card that waits for this event acts, in the order of purchase."""
    if g.reacts[seat] & (1 << trigger) == 0:
        return
    for i in range(g.tableau_size[seat] - 1, -1, -1):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card] - 1, -1, -1):
            effect = g.t.card_effect[card] + k
            if (
                g.t.effect[effect][E_KIND] == IS_TRIGGER
                and g.t.effect[effect][E_TRIGGER] == trigger
            ):
                push_ops(g, seat, g.t.effect[effect][E_LIST], NONE, BY_CARD + card, NONE)


def pay_agents(g: Table, nation: int) -> None:
    """Court Agents: whoever fights for the nation, their owners are paid."""
    for seat in range(g.seats):
        if g.reacts[seat] & (1 << ON_LINKED_FIGHT):
            for i in range(g.tableau_size[seat]):
                card = g.tableau[seat][i]
                if g.t.card_agent[card] and g.placed[card] == nation:
                    effect = g.t.card_effect[card]
                    push_ops(g, seat, g.t.effect[effect][E_LIST], nation, BY_CARD + card, NONE)
