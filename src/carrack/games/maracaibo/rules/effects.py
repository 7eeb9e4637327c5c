"""The ops: each is one small function. A list of ops stands on the stack and goes on when all that
one op began is done.
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
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
)
from carrack.games.maracaibo.entry_names import (
    ASSISTANTS,
    CITY_CHOICE,
    DISC,
    ENTRY_SEAT,
    FOR_INFLUENCE,
    FOR_RANK,
    LIBERATION,
    MARKER,
    NATION_CHOICE,
    OFFER,
    OPS_AGREED,
    OPS_CAUSE,
    OPS_LIST,
    OPS_LOCATION,
    OPS_NATION,
    OPS_POSITION,
    OPTION_CHOICE,
    QUEST_CHOICE,
    SALE,
    VILLAGE,
)
from carrack.games.maracaibo.event_names import QUEST_LAID
from carrack.games.maracaibo.names import (
    ALL_NATIONS,
    ANY_NATION,
    EACH_NATION,
    HARBOR_DISC,
    NATION_COUNT,
    NONE,
    QUEST_ON_CARD,
    SAME_NATION,
)
from carrack.games.maracaibo.rules.careers import counted
from carrack.games.maracaibo.rules.combat import begin_combat
from carrack.games.maracaibo.rules.exploring import begin_exploration
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.rules.resistance import return_marker
from carrack.games.maracaibo.rules.sailing import move_again
from carrack.games.maracaibo.stack import held, hold, pop, push, push_ops
from carrack.games.maracaibo.state import Table, locations_of
from carrack.games.maracaibo.verbs import (
    gain_combat,
    gain_doubloons,
    gain_figures,
    gain_income,
    gain_influence,
    gain_synergy,
    gain_vp,
    gain_vp_income,
    reveal_card,
    take_top_quest,
    top_quest,
)
from carrack.kernel.steps import note


def step_ops(g: Table) -> None:
    """The next op of the topmost list is done."""
    ops, position = held(g, OPS_LIST), held(g, OPS_POSITION)
    if position == g.t.list_length[ops]:
        pop(g)
        return
    hold(g, OPS_POSITION, position + 1)
    row = g.t.list_start[ops] + position
    seat, nation, cause = held(g, ENTRY_SEAT), held(g, OPS_NATION), held(g, OPS_CAUSE)
    location, agreed = held(g, OPS_LOCATION), held(g, OPS_AGREED)
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
    """Influence with one nation, each, the one in question, or the one with fewest locations."""
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
    """A rank with a nation of one's choice; nothing with Freeing the Caribbean."""
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
    """Ops that ask: something that has its price, a choice, a sale, a marker given back."""
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
