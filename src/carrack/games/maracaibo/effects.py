"""The ops of chapter 23: each is one small function. A list of ops stands on the stack and goes on
when all that one op began is done.
"""

from __future__ import annotations

from carrack.games.maracaibo.exploring import begin_exploration
from carrack.games.maracaibo.fighting import begin_combat, displace_nation, liberate, place_marker
from carrack.games.maracaibo.names import (
    ALL_NATIONS,
    ANY_NATION,
    ASSISTANTS,
    BY_PORT,
    BY_UPGRADE,
    CHOOSE_NATION,
    CHOOSE_OPTION,
    CITY_CHOICE,
    DISC,
    EACH_NATION,
    FOR_DISPLACEMENT,
    FOR_INFLUENCE,
    FOR_LIBERATION,
    FOR_RANK,
    FOR_RETURN,
    HARBOR_DISC,
    LIBERATION,
    MARKER,
    MARKER_RETURNED,
    NATION_CHOICE,
    NATION_COUNT,
    NONE,
    OFFER,
    OP,
    OP_ASSISTANT_ACTION,
    OP_CHOOSE,
    OP_CITY_ACTION,
    OP_COMBAT,
    OP_COST,
    OP_DISC,
    OP_DISC_TO_TILE,
    OP_DOUBLOONS,
    OP_DRAW_OBJECT,
    OP_EXPLORE,
    OP_FIGHT,
    OP_FIGURE,
    OP_FULFIL_QUEST_HERE,
    OP_FULFIL_TOP_QUEST,
    OP_HAND_LIMIT,
    OP_INCOME_DOUBLOONS,
    OP_INCOME_VP,
    OP_INFLUENCE,
    OP_LIBERATE,
    OP_LIST,
    OP_LISTS,
    OP_MOVE_AGAIN,
    OP_N,
    OP_NOBLE_RANK,
    OP_PAY_FOR,
    OP_PLACE_MARKER,
    OP_QUESTS_ON_CARD,
    OP_RETURN_MARKER,
    OP_SELL_GOODS,
    OP_SYNERGY,
    OP_VILLAGE_ACTIONS,
    OP_VP,
    OP_VP_PER,
    OP_X,
    OPTION_CHOICE,
    P_SUGAR_WILD,
    PASS,
    PAY_CARD,
    QUEST_CHOICE,
    QUEST_LAID,
    QUEST_ON_CARD,
    REMOVE_DISC,
    RESISTANCE_SPACES,
    SALE,
    SAME_NATION,
    SUGAR,
    UPGRADES,
    VILLAGE,
)
from carrack.games.maracaibo.paying import begin_payment, can_afford, counted
from carrack.games.maracaibo.sailing import move_again
from carrack.games.maracaibo.state import (
    Table,
    ask,
    bits_in,
    discs_of,
    locations_of,
    pop,
    port_works,
    push,
    push_ops,
)
from carrack.games.maracaibo.verbs import (
    discard_from_hand,
    gain_combat,
    gain_doubloons,
    gain_figures,
    gain_income,
    gain_influence,
    gain_synergy,
    gain_vp,
    gain_vp_income,
    raise_rank,
    remove_disc,
    reveal_card,
    take_top_quest,
    top_quest,
)
from carrack.kernel.memory import lowest
from carrack.kernel.state import note, offer


def step_ops(g: Table) -> None:
    """Do the next op of the topmost list."""
    top = g.depth - 1
    ops, position = g.stack[top][2], g.stack[top][3]
    if position == g.t.list_length[ops]:
        pop(g)
        return
    g.stack[top][3] = position + 1
    row = g.t.list_start[ops] + position
    seat, nation, cause = g.stack[top][1], g.stack[top][4], g.stack[top][5]
    location, agreed = g.stack[top][6], g.stack[top][7]
    if position + 1 == g.t.list_length[ops] and g.t.op[row][OP] != OP_PLACE_MARKER:
        pop(g)  # nothing follows: whatever this op begins takes its place
    do_op(g, seat, row, nation, cause, location, agreed)


def do_op(
    g: Table, seat: int, row: int, nation: int, cause: int, location: int, agreed: int
) -> None:
    op, n = g.t.op[row][OP], g.t.op[row][OP_N]
    if op <= OP_FIGURE:
        take(g, seat, op, n, cause)
    elif op == OP_EXPLORE:
        begin_exploration(g, seat, n)
    elif op == OP_INFLUENCE:
        influence(g, seat, n, g.t.op[row][OP_X], nation, cause)
    elif op == OP_NOBLE_RANK:
        noble_rank(g, seat, n, cause)
    elif op <= OP_VP_PER:
        improve(g, seat, row, op, n, cause)
    elif op <= OP_MOVE_AGAIN:
        act_out(g, seat, op, n, cause)
    elif op <= OP_RETURN_MARKER:
        bargain(g, seat, row, op, nation, cause, location, agreed)
    else:
        use_pieces(g, seat, row, op, cause, location)


def take(g: Table, seat: int, op: int, n: int, cause: int) -> None:
    if op == OP_DOUBLOONS:
        gain_doubloons(g, seat, n, cause)
    elif op == OP_VP:
        gain_vp(g, seat, n, cause)
    elif op == OP_COMBAT:
        gain_combat(g, seat, n, cause)
    else:
        gain_figures(g, seat, n, cause)


def influence(g: Table, seat: int, n: int, which: int, nation: int, cause: int) -> None:
    """With one nation, each, the one in question, or the one with the fewest locations."""
    if g.t.freeing:
        times = NATION_COUNT if which == EACH_NATION else 1
        gain_influence(g, seat, NONE, n * times, cause)
    elif which < NATION_COUNT:
        gain_influence(g, seat, which, n, cause)
    elif which == EACH_NATION:
        for each in range(NATION_COUNT):
            gain_influence(g, seat, each, n, cause)
    elif which == SAME_NATION:
        gain_influence(g, seat, nation, n, cause)
    else:
        nations = ALL_NATIONS if which == ANY_NATION else fewest_nations(g)
        push(g, NATION_CHOICE, seat, FOR_INFLUENCE, n, cause, nations)


def fewest_nations(g: Table) -> int:
    """Nations that control the fewest locations (bits)."""
    fewest = min(locations_of(g, 0), locations_of(g, 1), locations_of(g, 2))
    nations = 0
    for nation in range(NATION_COUNT):
        if locations_of(g, nation) == fewest:
            nations |= 1 << nation
    return nations


def noble_rank(g: Table, seat: int, n: int, cause: int) -> None:
    """Does nothing with Freeing the Caribbean (17.4)."""
    if not g.t.freeing:
        for _ in range(n):
            push(g, NATION_CHOICE, seat, FOR_RANK, 0, cause, ALL_NATIONS)


def improve(g: Table, seat: int, row: int, op: int, n: int, cause: int) -> None:
    """What changes the ship board, incomes and tokens."""
    if op == OP_DISC:
        push(g, DISC, seat, n, 0, 0, 0)
    elif op == OP_DISC_TO_TILE:
        g.tile_discs[seat] |= HARBOR_DISC
        push(g, DISC, seat, 1, 0, 0, 0)
    elif op == OP_INCOME_DOUBLOONS:
        gain_income(g, seat, n, cause)
    elif op == OP_INCOME_VP:
        gain_vp_income(g, seat, n, cause)
    elif op == OP_HAND_LIMIT:
        g.extra_hand[seat] += n
    elif op == OP_VILLAGE_ACTIONS:
        push(g, VILLAGE, seat, n, 0, 0, 0)
    elif op == OP_SYNERGY:
        gain_synergy(g, seat, n, cause)
    else:
        gain_vp(g, seat, n * counted(g, seat, g.t.op[row][OP_X]), cause)


def act_out(g: Table, seat: int, op: int, n: int, cause: int) -> None:
    """Cards revealed, markers, fights, extra moves."""
    if op == OP_DRAW_OBJECT:
        draw_object(g, seat, n, cause)
    elif op == OP_LIBERATE:
        push(g, LIBERATION, seat, n, 1, cause, 0)
    elif op == OP_PLACE_MARKER:
        push(g, MARKER, seat, n, cause, 0, 0)
    elif op == OP_FIGHT:
        begin_combat(g, seat)
    else:
        move_again(g, seat, n)


def draw_object(g: Table, seat: int, table: int, cause: int) -> None:
    """The top project card is shown; its object says what is taken."""
    card = reveal_card(g, seat, cause)
    if card != NONE:
        ops = g.t.object_table[table][g.t.card_object[card]]
        push_ops(g, seat, ops, NONE, cause, NONE)


def bargain(
    g: Table, seat: int, row: int, op: int, nation: int, cause: int, location: int, agreed: int
) -> None:
    """What is paid for, chosen, or sold."""
    if op == OP_PAY_FOR:
        if can_afford(g, seat, g.t.op[row][OP_COST], 0):
            if agreed:
                pay_for(g, seat, row, nation, cause, location)
            else:
                push(g, OFFER, seat, row, nation, cause, location)
    elif op == OP_CHOOSE:
        push(g, OPTION_CHOICE, seat, row, nation, cause, location)
    elif op == OP_SELL_GOODS:
        push(g, SALE, seat, g.t.op[row][OP_N], g.t.op[row][OP_LIST], cause, 0)
    else:
        return_marker(g, seat, row, cause)


def pay_for(g: Table, seat: int, row: int, nation: int, cause: int, location: int) -> None:
    push_ops(g, seat, g.t.op[row][OP_LIST], nation, cause, location)
    begin_payment(g, seat, g.t.op[row][OP_COST], cause)


def return_marker(g: Table, seat: int, row: int, cause: int) -> None:
    """From the own resistance tile back to its nation's track; without one nothing happens."""
    nations = 0
    for space in range(RESISTANCE_SPACES):
        if g.t.resistance and g.resistance[seat][space] != NONE:
            nations |= 1 << g.resistance[seat][space]
    if nations > 0:
        push(g, NATION_CHOICE, seat, FOR_RETURN, g.t.op[row][OP_N], cause, nations)


def give_marker_back(g: Table, seat: int, nation: int, doubloons: int, cause: int) -> None:
    """With Freeing the Caribbean the marker leaves the game instead."""
    for space in range(RESISTANCE_SPACES - 1, -1, -1):
        if g.resistance[seat][space] == nation:
            g.resistance[seat][space] = NONE
            break
    if g.t.freeing:
        g.lost_markers[nation] += 1
    else:
        g.track_markers[nation] += 1
    note(g, MARKER_RETURNED, seat, nation, 0, 0, cause)
    gain_doubloons(g, seat, doubloons, cause)


def use_pieces(g: Table, seat: int, row: int, op: int, cause: int, location: int) -> None:
    """Quests, cities, assistants, and what depends on the round."""
    if op == OP_QUESTS_ON_CARD:
        lay_quests_on_card(g, seat, g.t.op[row][OP_N], cause)
    elif op == OP_CITY_ACTION:
        push(g, CITY_CHOICE, seat, row, 0, 0, 0)
    elif op == OP_ASSISTANT_ACTION:
        push(g, ASSISTANTS, seat, NONE, 0, 0, 0)
    elif op == OP_FULFIL_TOP_QUEST:
        if top_quest(g) != NONE:
            push(g, QUEST_CHOICE, seat, top_quest(g), NONE, NONE, 0)
    elif op == OP_FULFIL_QUEST_HERE:
        push(g, QUEST_CHOICE, seat, NONE, location, NONE, 0)
    else:
        ops = g.t.op[row][OP_LIST] + min(g.round_number, g.t.op[row][OP_LISTS]) - 1
        push_ops(g, seat, ops, NONE, cause, location)


def lay_quests_on_card(g: Table, seat: int, n: int, cause: int) -> None:
    for _ in range(n):
        quest = take_top_quest(g)
        if quest != NONE:
            g.quest[quest] = QUEST_ON_CARD + seat
            note(g, QUEST_LAID, seat, quest, NONE, 0, cause)


# ---- choices that ops ask for ----


def step_disc(g: Table, seat: int) -> None:
    if g.stack[g.depth - 1][2] > 0 and discs_of(g, seat) > 0:
        ask(g)
    else:
        pop(g)


def offer_discs(g: Table, seat: int) -> None:
    for upgrade in range(UPGRADES):
        if g.discs[seat][upgrade] > 0:
            offer(g, REMOVE_DISC + upgrade)


def choose_disc(g: Table, seat: int, upgrade: int) -> None:
    g.stack[g.depth - 1][2] -= 1
    remove_disc(g, seat, upgrade, BY_UPGRADE + upgrade)


def step_nation_choice(g: Table, seat: int) -> None:
    """With one nation there is nothing to choose."""
    nations = g.stack[g.depth - 1][5]
    if bits_in(nations) == 1:
        choose_nation(g, seat, lowest(nations))
    else:
        ask(g)


def offer_nations(g: Table, seat: int) -> None:
    nations = g.stack[g.depth - 1][5]
    for nation in range(NATION_COUNT):
        if nations & (1 << nation):
            offer(g, CHOOSE_NATION + nation)


def choose_nation(g: Table, seat: int, nation: int) -> None:
    top = g.depth - 1
    purpose, n, cause, more = g.stack[top][2], g.stack[top][3], g.stack[top][4], g.stack[top][6]
    pop(g)
    if purpose == FOR_INFLUENCE:
        gain_influence(g, seat, nation, n, cause)
    elif purpose == FOR_RANK:
        raise_rank(g, seat, nation, cause)
    elif purpose == FOR_RETURN:
        give_marker_back(g, seat, nation, n, cause)
    elif purpose == FOR_LIBERATION:
        liberate(g, seat, n, nation, more, cause)
    elif purpose == FOR_DISPLACEMENT:
        displace_nation(g, seat, n, cause, nation)
    else:
        place_marker(g, seat, n, nation, cause)


def offer_options(g: Table, seat: int) -> None:
    row = g.stack[g.depth - 1][2]
    for option in range(g.t.op[row][OP_LISTS]):
        offer(g, CHOOSE_OPTION + option)


def choose_option(g: Table, seat: int, option: int) -> None:
    top = g.depth - 1
    row, nation, cause, location = (
        g.stack[top][2],
        g.stack[top][3],
        g.stack[top][4],
        g.stack[top][5],
    )
    pop(g)
    push_ops(g, seat, g.t.op[row][OP_LIST] + option, nation, cause, location)


def accept_offer(g: Table, seat: int) -> None:
    top = g.depth - 1
    row, nation, cause, location = (
        g.stack[top][2],
        g.stack[top][3],
        g.stack[top][4],
        g.stack[top][5],
    )
    pop(g)
    pay_for(g, seat, row, nation, cause, location)


def step_port_offer(g: Table, seat: int) -> None:
    """What the home port sells once, when it is unlocked (17.1)."""
    port = g.stack[g.depth - 1][2]
    if can_afford(g, seat, g.t.port_cost[port], 0):
        ask(g)
    else:
        pop(g)


def accept_port(g: Table, seat: int) -> None:
    port = g.stack[g.depth - 1][2]
    pop(g)
    push_ops(g, seat, g.t.port_offer[port], g.t.port_nation[port], BY_PORT + port, NONE)
    begin_payment(g, seat, g.t.port_cost[port], BY_PORT + port)


def may_sell(g: Table, seat: int, slot: int) -> bool:
    good, card = g.stack[g.depth - 1][2], g.hand[seat][slot]
    if g.t.card_good[card] == good:
        return True
    return g.t.card_good[card] == SUGAR and port_works(g, seat, P_SUGAR_WILD)


def step_sale(g: Table, seat: int) -> None:
    for slot in range(g.hand_size[seat]):
        if may_sell(g, seat, slot):
            ask(g)
            return
    pop(g)


def offer_sale(g: Table, seat: int) -> None:
    offer(g, PASS)
    for slot in range(g.hand_size[seat]):
        if may_sell(g, seat, slot):
            offer(g, PAY_CARD + slot)


def sell(g: Table, seat: int, slot: int) -> None:
    top = g.depth - 1
    ops, cause = g.stack[top][3], g.stack[top][4]
    discard_from_hand(g, seat, slot, cause)
    push_ops(g, seat, ops, NONE, cause, NONE)
