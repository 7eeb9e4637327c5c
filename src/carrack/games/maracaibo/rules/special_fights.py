"""Combat actions of cards, of the home port and of L6, and the influence that one of them costs."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    E_COMBAT,
    E_KIND,
    E_LAST,
    E_LIST,
    E_LOSES,
    IS_COMBAT_ACTION,
    P_COMBAT_ACTION,
)
from carrack.games.maracaibo.entry_names import (
    COMBAT_CARDS_DONE,
    COMBAT_DONE,
    COMBAT_NATION,
    COMBAT_STAGE,
    DID_PORT,
    END_FIGHT,
    LOSS,
    LOSS_CAUSE,
)
from carrack.games.maracaibo.event_names import BY_CARD, BY_PORT, BY_TILE, TILE_USED
from carrack.games.maracaibo.names import (
    CHOOSE_NATION,
    FIGHT_CARD,
    FIGHT_PORT,
    FIGHT_TILE,
    L6,
    MOST_COMBAT_CARDS,
    NATION_COUNT,
    NONE,
)
from carrack.games.maracaibo.rules.conquest import spend
from carrack.games.maracaibo.stack import ask, held, hold, pop, push, push_ops
from carrack.games.maracaibo.state import Table, bits_in, port_works
from carrack.games.maracaibo.verbs import can_lose_influence, lose_influence
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer


def offer_special_fights(g: Table, seat: int, nation: int, value: int, done: int) -> None:
    """Combat actions of cards, of the home port and of L6, each once."""
    k = 0
    for slot in range(g.tableau_size[seat]):
        effect = combat_effect(g, g.tableau[seat][slot])
        if effect != NONE:
            if may_use_card(g, seat, effect, value) and held(g, COMBAT_CARDS_DONE) & (1 << k) == 0:
                offer(g, FIGHT_CARD + slot)
            k = min(k + 1, MOST_COMBAT_CARDS)
    port = g.port[seat]
    if (
        port_works(g, seat, P_COMBAT_ACTION)
        and done & DID_PORT == 0
        and g.t.port_nation[port] == nation
        and value >= g.t.port_combat[port]
    ):
        offer(g, FIGHT_PORT)
    if g.legacy[L6] > 0:
        for fleet in range(2):
            if g.fleets & (1 << fleet) == 0 and value >= g.t.fleet_cost[fleet]:
                offer(g, FIGHT_TILE + fleet)


def combat_effect(g: Table, card: int) -> int:
    for k in range(g.t.card_effects[card]):
        if g.t.effect[g.t.card_effect[card] + k][E_KIND] == IS_COMBAT_ACTION:
            return g.t.card_effect[card] + k
    return NONE


def may_use_card(g: Table, seat: int, effect: int, value: int) -> bool:
    if value < g.t.effect[effect][E_COMBAT]:
        return False
    return g.t.effect[effect][E_LOSES] == 0 or can_lose_influence(g, seat)


def fight_card(g: Table, seat: int, slot: int) -> None:
    """A card's combat action; one that is the last ends the Combat."""
    card, k = g.tableau[seat][slot], 0
    for before in range(slot):
        if combat_effect(g, g.tableau[seat][before]) != NONE:
            k = min(k + 1, MOST_COMBAT_CARDS)
    g.stack[g.depth - 1][COMBAT_CARDS_DONE] |= 1 << k
    effect = combat_effect(g, card)
    spend(g, g.t.effect[effect][E_COMBAT])
    if g.t.effect[effect][E_LAST]:
        hold(g, COMBAT_STAGE, END_FIGHT)
    nation = held(g, COMBAT_NATION)
    push_ops(g, seat, g.t.effect[effect][E_LIST], nation, BY_CARD + card, NONE)
    if g.t.effect[effect][E_LOSES]:
        push(g, LOSS, seat, BY_CARD + card, 0, 0, 0)


def fight_port(g: Table, seat: int) -> None:
    """The home port's combat action; its influence is with the nation of the port. [RULING 54]"""
    port = g.port[seat]
    g.stack[g.depth - 1][COMBAT_DONE] |= DID_PORT
    spend(g, g.t.port_combat[port])
    push_ops(g, seat, g.t.port_list[port], g.t.port_nation[port], BY_PORT + port, NONE)


def fight_tile(g: Table, seat: int, fleet: int) -> None:
    """L6 has two combat actions, each once a game for the whole table."""
    g.fleets |= 1 << fleet
    spend(g, g.t.fleet_cost[fleet])
    note(g, TILE_USED, seat, L6, fleet, 0, BY_TILE + L6)
    push_ops(g, seat, g.t.fleet_list[fleet], NONE, BY_TILE + L6, NONE)


def step_loss(g: Table, seat: int) -> None:
    """The seat loses one influence, with a nation of its choice."""
    cause = held(g, LOSS_CAUSE)
    nations = 0
    for nation in range(NATION_COUNT):
        if g.influence[seat][nation] > 0:
            nations |= 1 << nation
    if g.t.freeing or bits_in(nations) <= 1:
        pop(g)
        lose_influence(g, seat, lowest(nations) if nations > 0 else 0, cause)
    else:
        ask(g)


def offer_losses(g: Table, seat: int) -> None:
    for nation in range(NATION_COUNT):
        if g.influence[seat][nation] > 0:
            offer(g, CHOOSE_NATION + nation)


def choose_loss(g: Table, seat: int, nation: int) -> None:
    cause = held(g, LOSS_CAUSE)
    pop(g)
    lose_influence(g, seat, nation, cause)
