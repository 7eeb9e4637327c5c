"""The small verbs of the game: take, pay, draw, discard. Each notes what it did and why."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    E_KIND,
    E_MODIFIER,
    E_N,
    E_TRIGGER,
    IS_MODIFIER,
    IS_TRIGGER,
    M_HAND_LIMIT,
    P_ROATAN,
)
from carrack.games.maracaibo.entry_names import PORT_OFFER
from carrack.games.maracaibo.event_names import (
    BY_DISCARDS,
    BY_INFLUENCE,
    BY_PORT,
    BY_REFILL,
    BY_SETUP,
    BY_UPGRADE,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_OPENED,
    CARD_PLANNED,
    CARD_REVEALED,
    DISC_REMOVED,
    FIGURE_PLACED,
    FIGURES_RETURNED,
    GAINED_COMBAT,
    GAINED_DOUBLOONS,
    GAINED_FIGURES,
    GAINED_INCOME_DOUBLOONS,
    GAINED_INCOME_VP,
    GAINED_INFLUENCE,
    GAINED_SYNERGY,
    GAINED_VP,
    PILE_SHUFFLED,
    QUEST_LAID,
    UPGRADE_UNLOCKED,
)
from carrack.games.maracaibo.names import (
    CARD_LUCK,
    IN_DISCARDS,
    IN_DISPLAY,
    IN_HAND,
    IN_PILE,
    IN_PLANNING,
    NONE,
    PROJECTS,
    QUEST_AT,
    RANKS,
)
from carrack.games.maracaibo.stack import push, push_ops
from carrack.games.maracaibo.state import Table
from carrack.kernel.chance import roll
from carrack.kernel.steps import note

# ---- what a seat has ----


def touch(g: Table, seat: int) -> None:  # inline
    """Goals of this seat are looked at before the next op."""
    g.dirty |= 1 << seat


def gain_doubloons(g: Table, seat: int, n: int, cause: int) -> None:
    if n != 0:
        g.doubloons[seat] += n
        touch(g, seat)
        note(g, GAINED_DOUBLOONS, seat, n, 0, 0, cause)


def pay_doubloons(g: Table, seat: int, n: int, cause: int) -> None:
    gain_doubloons(g, seat, -n, cause)


def gain_vp(g: Table, seat: int, n: int, cause: int) -> None:
    """VP never fall below 0. [RULING 52]"""
    n = max(n, -g.vp[seat])
    if n != 0:
        g.vp[seat] += n
        note(g, GAINED_VP, seat, n, 0, 0, cause)


def gain_combat(g: Table, seat: int, n: int, cause: int) -> None:
    n = min(n, g.t.combat_max - g.combat[seat])
    if n != 0:
        g.combat[seat] += n
        touch(g, seat)
        note(g, GAINED_COMBAT, seat, n, 0, 0, cause)


def gain_figures(g: Table, seat: int, n: int, cause: int) -> None:
    """Figures come from the own general supply, as far as there are any. [RULING 15]"""
    n = min(n, g.general[seat])
    if n > 0:
        g.general[seat] -= n
        g.figures[seat] += n
        touch(g, seat)
        note(g, GAINED_FIGURES, seat, n, 0, 0, cause)


def return_figures(g: Table, seat: int, n: int, cause: int) -> None:
    if n > 0:
        g.figures[seat] -= n
        g.general[seat] += n
        note(g, FIGURES_RETURNED, seat, n, 0, 0, cause)


def gain_income(g: Table, seat: int, n: int, cause: int) -> None:
    n = min(n, g.t.income_max - g.income[seat])
    g.income[seat] += n
    touch(g, seat)
    note(g, GAINED_INCOME_DOUBLOONS, seat, n, 0, 0, cause)


def gain_vp_income(g: Table, seat: int, n: int, cause: int) -> None:
    n = min(n, g.t.vp_income_max - g.vp_income[seat])
    g.vp_income[seat] += n
    touch(g, seat)
    note(g, GAINED_INCOME_VP, seat, n, 0, 0, cause)


def gain_synergy(g: Table, seat: int, kind: int, cause: int) -> None:
    """A second token of the same kind gives nothing."""
    if g.synergies[seat] & (1 << kind) == 0:
        g.synergies[seat] |= 1 << kind
        touch(g, seat)
        note(g, GAINED_SYNERGY, seat, kind, 0, 0, cause)


def gain_influence(g: Table, seat: int, nation: int, n: int, cause: int) -> None:
    """Beyond the end of the track each point is VP [RULING 21]; with Freeing the Caribbean every
    one is, and a marker the Dutch have moves no more [RULING 32].
    """
    if g.t.freeing:
        gain_vp(g, seat, g.t.influence_vp * n, cause)
        return
    if nation == NONE or g.surrendered[seat] == nation:
        return
    room = g.t.influence_max - g.influence[seat][nation]
    moved = min(n, room)
    if moved != 0:
        g.influence[seat][nation] += moved
        touch(g, seat)
        note(g, GAINED_INFLUENCE, seat, nation, moved, 0, cause)
    if n > moved:
        gain_vp(g, seat, g.t.overflow_vp * (n - moved), BY_INFLUENCE)


def can_lose_influence(g: Table, seat: int) -> bool:
    if g.t.freeing:
        return g.vp[seat] >= g.t.influence_vp
    return g.influence[seat][0] + g.influence[seat][1] + g.influence[seat][2] > 0


def lose_influence(g: Table, seat: int, nation: int, cause: int) -> None:
    if g.t.freeing:
        gain_vp(g, seat, -g.t.influence_vp, cause)
    elif g.influence[seat][nation] > 0:
        g.influence[seat][nation] -= 1
        note(g, GAINED_INFLUENCE, seat, nation, -1, 0, cause)


def leave_track(g: Table, seat: int, nation: int, cause: int) -> None:
    """A marker given up shows no influence and no rank any more. [RULING 32]"""
    if g.influence[seat][nation] > 0:
        note(g, GAINED_INFLUENCE, seat, nation, -g.influence[seat][nation], 0, cause)
        g.influence[seat][nation] = 0


def raise_rank(g: Table, seat: int, nation: int, cause: int) -> None:
    """The marker goes to the next threshold; at the top nothing happens."""
    for rank in range(RANKS):
        missing = g.t.rank_at[rank] - g.influence[seat][nation]
        if missing > 0:
            gain_influence(g, seat, nation, missing, cause)
            return


# ---- discs and upgrades ----


def remove_disc(g: Table, seat: int, upgrade: int, cause: int) -> None:
    """With its second disc an upgrade is unlocked: what it gives at once comes next."""
    g.discs[seat][upgrade] -= 1
    note(g, DISC_REMOVED, seat, upgrade, 0, 0, cause)
    if g.discs[seat][upgrade] > 0:
        return
    note(g, UPGRADE_UNLOCKED, seat, upgrade, 0, 0, cause)
    touch(g, seat)
    for k in range(g.t.upgrade_effects[upgrade]):
        learn_effect(g, seat, g.t.upgrade_effect[upgrade] + k)
    if upgrade == g.t.resistance_upgrade:
        ops = g.t.resistance_gain if g.t.resistance else g.t.resistance_base
        push_ops(g, seat, ops, NONE, BY_UPGRADE + upgrade, NONE)
    elif upgrade == g.t.port_upgrade and g.t.home_ports:
        unlock_port(g, seat)
    else:
        push_ops(g, seat, g.t.upgrade_gain[upgrade], NONE, BY_UPGRADE + upgrade, NONE)


def unlock_port(g: Table, seat: int) -> None:
    """The offer can be declined and is then lost; Roatan's figure is placed now or never."""
    port = g.port[seat]
    if g.t.port_kind[port] == P_ROATAN and g.figures[seat] > 0:
        g.figures[seat] -= 1
        g.track_figure[seat] = g.t.first_space
        note(g, FIGURE_PLACED, seat, g.t.first_space, 0, 0, BY_PORT + port)
    push(g, PORT_OFFER, seat, port, 0, 0, 0)


def learn_effect(g: Table, seat: int, effect: int) -> None:
    """Remember which triggers and modifiers a seat has, so that others need no look."""
    kind = g.t.effect[effect][E_KIND]
    if kind == IS_TRIGGER:
        g.reacts[seat] |= 1 << g.t.effect[effect][E_TRIGGER]
    elif kind == IS_MODIFIER:
        g.helps[seat] |= 1 << g.t.effect[effect][E_MODIFIER]
        if g.t.effect[effect][E_MODIFIER] == M_HAND_LIMIT:
            g.extra_hand[seat] += g.t.effect[effect][E_N]


# ---- cards ----


def shuffle_discards(g: Table) -> None:
    """An empty pile is made of the discards. [RULING 6]"""
    for card in range(PROJECTS):
        if g.where[card] == IN_DISCARDS:
            g.where[card] = IN_PILE
            g.pile[g.pile_size] = card
            g.pile_size += 1
    shuffle_pile(g)
    note(g, PILE_SHUFFLED, NONE, g.pile_size, 0, 0, BY_DISCARDS)


def shuffle_pile(g: Table) -> None:
    for last in range(g.pile_size - 1, 0, -1):
        other = roll(g, CARD_LUCK, last + 1)
        card = g.pile[last]
        g.pile[last] = g.pile[other]
        g.pile[other] = card


def draw_top(g: Table) -> int:
    """The top card of the pile, or NONE when there are no cards at all."""
    if g.pile_size == 0:
        shuffle_discards(g)
    if g.pile_size == 0:
        return NONE
    g.revealed = 1
    g.pile_size -= 1
    card = g.pile[g.pile_size]
    g.pile[g.pile_size] = 0
    return card


def open_card(g: Table, slot: int) -> None:
    """A new card for the display."""
    card = draw_top(g)
    g.display[slot] = card
    if card != NONE:
        g.where[card] = IN_DISPLAY
        note(g, CARD_OPENED, NONE, card, slot, 0, BY_REFILL)


def add_to_hand(g: Table, seat: int, card: int) -> None:
    g.where[card] = IN_HAND + seat
    g.hand[seat][g.hand_size[seat]] = card
    g.hand_size[seat] += 1


def take_from_hand(g: Table, seat: int, slot: int) -> int:
    """The card leaves the hand; those behind it move up."""
    card = g.hand[seat][slot]
    g.hand_size[seat] -= 1
    for i in range(slot, g.hand_size[seat]):
        g.hand[seat][i] = g.hand[seat][i + 1]
    g.hand[seat][g.hand_size[seat]] = 0
    return card


def discard_from_hand(g: Table, seat: int, slot: int, cause: int) -> int:
    card = take_from_hand(g, seat, slot)
    g.where[card] = IN_DISCARDS
    note(g, CARD_DISCARDED, seat, card, 0, 0, cause)
    return card


def plan_card(g: Table, seat: int, slot: int) -> None:
    card = take_from_hand(g, seat, slot)
    g.where[card] = IN_PLANNING + seat
    g.planned[seat][g.planned_size[seat]] = card
    g.planned_size[seat] += 1
    note(g, CARD_PLANNED, seat, card, 0, 0, BY_SETUP if g.phase == 0 else BY_REFILL)


def take_planned(g: Table, seat: int, slot: int) -> int:
    card = g.planned[seat][slot]
    g.planned_size[seat] -= 1
    for i in range(slot, g.planned_size[seat]):
        g.planned[seat][i] = g.planned[seat][i + 1]
    g.planned[seat][g.planned_size[seat]] = 0
    return card


def reveal_card(g: Table, seat: int, cause: int) -> int:
    """The top card is shown and discarded; the card, or NONE."""
    card = draw_top(g)
    if card != NONE:
        g.where[card] = IN_DISCARDS
        note(g, CARD_REVEALED, seat, card, 0, 0, cause)
    return card


def draw_open(g: Table, seat: int, slot: int) -> None:
    card = g.display[slot]
    add_to_hand(g, seat, card)
    note(g, CARD_DRAWN, seat, card, 0, 0, BY_REFILL)
    open_card(g, slot)


def draw_from_pile(g: Table, seat: int) -> None:
    card = draw_top(g)
    if card != NONE:
        add_to_hand(g, seat, card)
        note(g, CARD_DRAWN, seat, card, 1, 0, BY_REFILL)


# ---- quests ----


def top_quest(g: Table) -> int:
    return g.quest_pile[g.quest_pile_size - 1] if g.quest_pile_size > 0 else NONE


def take_top_quest(g: Table) -> int:
    """The open quest leaves its pile; the next one is seen. [RULING 49]"""
    quest = top_quest(g)
    if quest != NONE:
        g.revealed = 1
        g.quest_pile_size -= 1
        g.quest_pile[g.quest_pile_size] = 0
    return quest


def lay_quest(g: Table, location: int, cause: int) -> None:
    quest = take_top_quest(g)
    if quest != NONE:
        g.quest[quest] = QUEST_AT + location
        note(g, QUEST_LAID, NONE, quest, location, 0, cause)
