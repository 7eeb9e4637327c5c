"""Combat: drawing a token, choosing a side, and spending the value on actions ("Combat")."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    M_DRAW_TWO,
    ON_COMBAT_END,
    ON_COMBAT_START,
    OP,
    OP_INFLUENCE,
    OP_N,
)
from carrack.games.maracaibo.entry_names import (
    AGAINST_NATION,
    COMBAT,
    COMBAT_DONE,
    COMBAT_NATION,
    COMBAT_SECOND,
    COMBAT_STAGE,
    COMBAT_STANCE,
    COMBAT_TOKEN,
    COMBAT_VALUE,
    DREW_TWO,
    END_FIGHT,
    FIGHT,
    FOR_NATION,
    KEEP_ONE,
    PAID_TOKEN,
    PICK_NATION,
    PICK_PILE,
    PICK_SECOND,
    PUT_UNDER,
    START_FIGHT,
)
from carrack.games.maracaibo.event_names import (
    BY_COMBAT,
    BY_TOKEN,
    FIGHT_ENDED,
    FOUGHT,
    TOKEN_RETURNED,
    TOKEN_REVEALED,
)
from carrack.games.maracaibo.names import (
    ADD_FIGURE,
    ADD_POINT,
    ANNEX,
    DISPLACE,
    FIGHT_AGAINST,
    FIGHT_CARD,
    FIGHT_FOR,
    FIGHT_INFLUENCE,
    FIGHT_PORT,
    FIGHT_TILE,
    KEEP_TOKEN,
    LIBERATE,
    LIBERATE_EXTRA,
    NATION_COUNT,
    NONE,
    PASS,
    PAY_TOKEN,
    TOKEN_IN_FIGHT,
    TOKEN_IN_PILE,
    TOKEN_OF,
    TOKEN_PILE,
)
from carrack.games.maracaibo.rules.conquest import annex, displace, fight_influence, offer_conquest
from carrack.games.maracaibo.rules.liberating import fight_extra, fight_liberate, offer_liberating
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.rules.special_fights import (
    fight_card,
    fight_port,
    fight_tile,
    offer_special_fights,
)
from carrack.games.maracaibo.rules.triggers import fire, pay_agents
from carrack.games.maracaibo.stack import ask, held, hold, pop, push, push_ops
from carrack.games.maracaibo.state import Table, markers_of
from carrack.games.maracaibo.verbs import gain_combat, gain_vp, return_figures, touch
from carrack.kernel.steps import note, offer


def begin_combat(g: Table, seat: int) -> None:
    push(g, COMBAT, seat, START_FIGHT, NONE, NONE, 0)
    hold(g, COMBAT_NATION, NONE)


def step_combat(g: Table, seat: int) -> None:
    stage = held(g, COMBAT_STAGE)
    if stage == START_FIGHT:
        hold(g, COMBAT_STAGE, PICK_PILE)
        fire(g, seat, ON_COMBAT_START)
    elif stage == PICK_PILE:
        step_pick_pile(g, seat)
    elif stage == PICK_NATION:
        step_pick_nation(g, seat)
    elif stage == END_FIGHT:
        end_combat(g, seat)
    else:
        ask(g)


def offer_combat(g: Table, seat: int) -> None:
    stage = held(g, COMBAT_STAGE)
    if stage == FIGHT:
        offer(g, PASS)
        offer_boosts(g, seat)
        offer_fights(g, seat)
    elif stage == PICK_PILE or stage == PICK_SECOND or stage == PUT_UNDER:
        if stage == PICK_SECOND:
            offer(g, PASS)
        for pile in range(2):
            if g.token_pile_size[pile] > 0 or stage == PUT_UNDER:
                offer(g, TOKEN_PILE + pile)
    elif stage == KEEP_ONE:
        offer(g, KEEP_TOKEN)
        offer(g, KEEP_TOKEN + 1)
    else:
        for nation in range(NATION_COUNT):
            if may_fight_for(g, nation):
                offer(g, FIGHT_FOR + nation)
        for nation in range(NATION_COUNT):
            if may_fight_against(g, nation):
                offer(g, FIGHT_AGAINST + nation)


def answer_combat(g: Table, seat: int, action: int) -> None:
    if action < KEEP_TOKEN:
        pick_pile(g, seat, action - TOKEN_PILE)
    elif action < FIGHT_FOR:
        keep_token(g, action - KEEP_TOKEN)
    elif action < FIGHT_AGAINST:
        choose_side(g, seat, action - FIGHT_FOR, FOR_NATION)
    elif action < PAY_TOKEN:
        choose_side(g, seat, action - FIGHT_AGAINST, AGAINST_NATION)
    elif action < FIGHT_INFLUENCE:
        raise_value(g, seat, action)
    else:
        fight(g, seat, action)


def raise_value(g: Table, seat: int, action: int) -> None:
    if action == PAY_TOKEN:
        pay_token(g, seat)
    elif action == ADD_POINT:
        add_point(g, seat)
    else:
        add_figure(g, seat)


def fight(g: Table, seat: int, action: int) -> None:
    """A combat action: for or against the nation, or of a card, the port or L6."""
    if action < ANNEX:
        fight_influence(g, seat, action - FIGHT_INFLUENCE)
    elif action < DISPLACE:
        annex(g, seat, action - ANNEX)
    elif action < LIBERATE:
        displace(g, seat, action - DISPLACE)
    elif action < LIBERATE_EXTRA:
        fight_liberate(g, seat, action - LIBERATE)
    elif action < FIGHT_CARD:
        fight_extra(g, seat, action - LIBERATE_EXTRA)
    elif action < FIGHT_PORT:
        fight_card(g, seat, action - FIGHT_CARD)
    elif action == FIGHT_PORT:
        fight_port(g, seat)
    else:
        fight_tile(g, seat, action - FIGHT_TILE)


# ---- the token ----


def step_pick_pile(g: Table, seat: int) -> None:
    """Both piles empty: a value for every nation, and no token. [RULING 48]"""
    if g.token_pile_size[0] == 0 and g.token_pile_size[1] == 0:
        hold(g, COMBAT_STAGE, PICK_NATION)
    elif g.token_pile_size[0] == 0:
        pick_pile(g, seat, 1)
    elif g.token_pile_size[1] == 0:
        pick_pile(g, seat, 0)
    else:
        ask(g)


def draw_token(g: Table, seat: int, pile: int) -> int:
    g.revealed = 1
    g.token_pile_size[pile] -= 1
    token = g.token_pile[pile][g.token_pile_size[pile]]
    g.token_pile[pile][g.token_pile_size[pile]] = 0
    g.token[token] = TOKEN_IN_FIGHT
    note(g, TOKEN_REVEALED, seat, token, pile, 0, BY_COMBAT)
    return token


def may_draw_two(g: Table, seat: int) -> bool:
    """Battle Planner; who fights against nations this turn does without it."""
    if g.helps[seat] & (1 << M_DRAW_TWO) == 0:
        return False
    if g.t.uprising and g.stance == AGAINST_NATION:
        return False
    return g.token_pile_size[0] + g.token_pile_size[1] > 0


def pick_pile(g: Table, seat: int, pile: int) -> None:
    stage = held(g, COMBAT_STAGE)
    if stage == PICK_PILE:
        hold(g, COMBAT_TOKEN, draw_token(g, seat, pile))
        hold(g, COMBAT_STAGE, PICK_SECOND if may_draw_two(g, seat) else PICK_NATION)
    elif stage == PICK_SECOND:
        hold(g, COMBAT_SECOND, draw_token(g, seat, pile))
        g.stack[g.depth - 1][COMBAT_DONE] |= DREW_TWO
        hold(g, COMBAT_STAGE, KEEP_ONE)
    else:
        put_under(g, seat, pile)


def keep_token(g: Table, which: int) -> None:
    """Of two tokens one is kept; the other goes under a pile."""
    if which == 1:
        kept = held(g, COMBAT_SECOND)
        hold(g, COMBAT_SECOND, held(g, COMBAT_TOKEN))
        hold(g, COMBAT_TOKEN, kept)
    hold(g, COMBAT_STAGE, PUT_UNDER)


def put_under(g: Table, seat: int, pile: int) -> None:
    token = held(g, COMBAT_SECOND)
    for i in range(g.token_pile_size[pile], 0, -1):
        g.token_pile[pile][i] = g.token_pile[pile][i - 1]
    g.token_pile[pile][0] = token
    g.token_pile_size[pile] += 1
    g.token[token] = TOKEN_IN_PILE + pile
    hold(g, COMBAT_SECOND, NONE)
    hold(g, COMBAT_STAGE, PICK_NATION)
    note(g, TOKEN_RETURNED, seat, token, pile, 0, BY_COMBAT)


# ---- the side ----


def step_pick_nation(g: Table, seat: int) -> None:
    """A side is chosen; where none can be, only the token's bonus is left."""
    for nation in range(NATION_COUNT):
        if may_fight_for(g, nation) or may_fight_against(g, nation):
            ask(g)
            return
    hold(g, COMBAT_STAGE, END_FIGHT)
    take_bonus(g, seat, NONE)


def may_fight_for(g: Table, nation: int) -> bool:
    return not g.t.freeing and not (g.t.uprising and g.stance == AGAINST_NATION)


def may_fight_against(g: Table, nation: int) -> bool:
    if g.t.freeing:
        return markers_of(g, nation) > 0
    if not g.t.uprising or g.stance == FOR_NATION:
        return False
    return held(g, COMBAT_DONE) & DREW_TWO == 0


def choose_side(g: Table, seat: int, nation: int, stance: int) -> None:
    g.stance = stance
    hold(g, COMBAT_NATION, nation)
    hold(g, COMBAT_STANCE, stance)
    hold(g, COMBAT_VALUE, fight_value(g, held(g, COMBAT_TOKEN), nation, stance))
    hold(g, COMBAT_STAGE, FIGHT)
    note(g, FOUGHT, seat, nation, stance, held(g, COMBAT_VALUE), BY_COMBAT)
    take_bonus(g, seat, nation)
    if stance == FOR_NATION:
        pay_agents(g, nation)


def take_bonus(g: Table, seat: int, nation: int) -> None:
    token, against = held(g, COMBAT_TOKEN), held(g, COMBAT_STANCE) == AGAINST_NATION
    if token == NONE:
        return
    if against and not g.t.freeing:
        take_bonus_against(g, seat, token)
    else:
        push_ops(g, seat, g.t.token_bonus[token], nation, BY_TOKEN + token, NONE)


def take_bonus_against(g: Table, seat: int, token: int) -> None:
    """Who fights against a nation takes VP for the influence of the token."""
    ops = g.t.token_bonus[token]
    for i in range(g.t.list_length[ops]):
        row = g.t.list_start[ops] + i
        if g.t.op[row][OP] == OP_INFLUENCE:
            gain_vp(g, seat, g.t.influence_vp * g.t.op[row][OP_N], BY_TOKEN + token)
            return  # a bonus of influence is nothing else
    push_ops(g, seat, ops, NONE, BY_TOKEN + token, NONE)


def fight_value(g: Table, token: int, nation: int, stance: int) -> int:
    if token == NONE:
        return g.t.empty_pile_value
    value = g.t.token_value[token][nation]
    if stance == FOR_NATION and has_modifier(g, token, nation):
        value += g.t.token_modifier[token]
    return value


def has_modifier(g: Table, token: int, nation: int) -> bool:
    """Most or fewest markers on the board; ties count."""
    who = g.t.token_who[token]
    if who == 0:
        return False
    own = markers_of(g, nation)
    for other in range(NATION_COUNT):
        if who == 1 and markers_of(g, other) > own:
            return False
        if who == 2 and markers_of(g, other) < own:
            return False
    return True


# ---- raising the value ----


def offer_boosts(g: Table, seat: int) -> None:
    """The value may be raised at any moment of the Combat. [RULING 18]"""
    token = held(g, COMBAT_TOKEN)
    if (
        token != NONE
        and g.t.token_cost[token] != NONE
        and held(g, COMBAT_DONE) & PAID_TOKEN == 0
        and can_afford(g, seat, g.t.token_cost[token], 0)
    ):
        offer(g, PAY_TOKEN)
    if g.combat[seat] > 0:
        offer(g, ADD_POINT)
    if g.figures[seat] > 0:
        offer(g, ADD_FIGURE)


def add_point(g: Table, seat: int) -> None:
    g.stack[g.depth - 1][COMBAT_VALUE] += 1
    gain_combat(g, seat, -1, BY_COMBAT)


def add_figure(g: Table, seat: int) -> None:
    g.stack[g.depth - 1][COMBAT_VALUE] += 1
    return_figures(g, seat, 1, BY_COMBAT)


def pay_token(g: Table, seat: int) -> None:
    token = held(g, COMBAT_TOKEN)
    g.stack[g.depth - 1][COMBAT_DONE] |= PAID_TOKEN
    g.stack[g.depth - 1][COMBAT_VALUE] += g.t.token_adds[token]
    begin_payment(g, seat, g.t.token_cost[token], BY_TOKEN + token)


# ---- combat actions ----


def offer_fights(g: Table, seat: int) -> None:
    nation, value, done = held(g, COMBAT_NATION), held(g, COMBAT_VALUE), held(g, COMBAT_DONE)
    if held(g, COMBAT_STANCE) == AGAINST_NATION:
        offer_liberating(g, seat, nation, value, done)
        if not g.t.freeing:
            return
    else:
        offer_conquest(g, seat, nation, value, done)
    offer_special_fights(g, seat, nation, value, done)


# ---- the end ----


def leave_combat(g: Table) -> None:
    """No second token, or no combat action any more."""
    hold(g, COMBAT_STAGE, PICK_NATION if held(g, COMBAT_STAGE) == PICK_SECOND else END_FIGHT)


def end_combat(g: Table, seat: int) -> None:
    """The token counts as one combat token; what is left of the value is lost."""
    token, against = held(g, COMBAT_TOKEN), held(g, COMBAT_STANCE) == AGAINST_NATION
    pop(g)
    if token != NONE:
        g.token[token] = TOKEN_OF + seat
        g.tokens[seat] += 1
        touch(g, seat)
    note(g, FIGHT_ENDED, seat, token, 0, 0, BY_COMBAT)
    if g.t.freeing or not against:
        fire(g, seat, ON_COMBAT_END)
