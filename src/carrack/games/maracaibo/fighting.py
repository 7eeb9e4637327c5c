"""Combat, markers, and the resistance (chapters 13, 14, 17.2 to 17.4)."""

from __future__ import annotations

from carrack.games.maracaibo.names import (
    ADD_FIGURE,
    ADD_POINT,
    AGAINST_NATION,
    ANNEX,
    ANNEXED,
    ANYWHERE,
    BY_CARD,
    BY_COMBAT,
    BY_LOCATION,
    BY_PORT,
    BY_RESISTANCE,
    BY_TILE,
    BY_TOKEN,
    BY_UPRISING,
    C_CARDS_DONE,
    C_DONE,
    C_NATION,
    C_SECOND,
    C_STAGE,
    C_STANCE,
    C_TOKEN,
    C_VALUE,
    CHOOSE_LOCATION,
    CHOOSE_NATION,
    COMBAT,
    DID_ANNEX,
    DID_CITY,
    DID_DISPLACE,
    DID_EXTRA,
    DID_INFLUENCE,
    DID_PORT,
    DID_VILLAGE,
    DISPLACE,
    DISPLACED,
    DREW_TWO,
    E_COMBAT,
    E_KIND,
    E_LAST,
    E_LIST,
    E_LOSES,
    END_FIGHT,
    FIGHT,
    FIGHT_AGAINST,
    FIGHT_CARD,
    FIGHT_ENDED,
    FIGHT_FOR,
    FIGHT_INFLUENCE,
    FIGHT_PORT,
    FIGHT_TILE,
    FOR_DISPLACEMENT,
    FOR_LIBERATION,
    FOR_MARKER,
    FOR_NATION,
    FOUGHT,
    FULL_RESISTANCE,
    IN_VILLAGE,
    IS_COMBAT_ACTION,
    KEEP_ONE,
    KEEP_TOKEN,
    L6,
    LIBERATE,
    LIBERATE_EXTRA,
    LIBERATED,
    LOCATIONS,
    LOSS,
    M_DRAW_TWO,
    MARKER_PLACED,
    MARKER_RESISTS,
    MOST_COMBAT_CARDS,
    NATION_CHOICE,
    NATION_COUNT,
    NONE,
    ON_COMBAT_END,
    ON_COMBAT_START,
    ON_LIBERATE,
    OP,
    OP_INFLUENCE,
    OP_N,
    OPS,
    P_COMBAT_ACTION,
    PAID_TOKEN,
    PASS,
    PAY_TOKEN,
    PICK_NATION,
    PICK_PILE,
    PICK_SECOND,
    PUT_UNDER,
    RESIST,
    RESISTANCE,
    RESISTANCE_FULL,
    RESISTANCE_SPACES,
    START_FIGHT,
    TILE_USED,
    TOKEN_IN_FIGHT,
    TOKEN_IN_PILE,
    TOKEN_OF,
    TOKEN_PILE,
    TOKEN_RETURNED,
    TOKEN_REVEALED,
)
from carrack.games.maracaibo.paying import begin_payment, can_afford, fire, pay_agents
from carrack.games.maracaibo.state import (
    Table,
    ask,
    bits_in,
    is_city,
    is_dutch,
    is_there,
    is_unlocked,
    is_village,
    markers_at,
    markers_of,
    pop,
    port_works,
    push,
    push_ops,
)
from carrack.games.maracaibo.verbs import (
    can_lose_influence,
    gain_combat,
    gain_doubloons,
    gain_influence,
    gain_vp,
    lose_influence,
    return_figures,
    touch,
)
from carrack.kernel.memory import lowest
from carrack.kernel.state import note, offer

# ---- markers ----


def take_marker(g: Table, location: int, nation: int) -> None:
    g.markers[location][nation] -= 1


def lay_marker(g: Table, location: int, nation: int) -> None:
    """The left-most marker of the nation's track."""
    g.track_markers[nation] -= 1
    g.markers[location][nation] += 1


def lose_marker(g: Table, nation: int) -> None:
    """It leaves the game. [RULING 20]"""
    g.lost_markers[nation] += 1


def may_mark(g: Table, location: int) -> bool:
    """An empty location that can be annexed."""
    return g.t.annexable[location] > 0 and is_there(g, location) and markers_at(g, location) == 0


def fits_place(g: Table, location: int, where: int) -> bool:
    if where == IN_VILLAGE:
        return is_village(g, location)
    return where == ANYWHERE or is_city(g, location)


def pay_flag(g: Table, seat: int, location: int) -> None:
    """A city pays its flag; the Dutch city has none."""
    if is_city(g, location) and not is_dutch(g, location):
        push_ops(g, seat, g.t.flag[location], NONE, BY_LOCATION + location, location)


def liberate(g: Table, seat: int, location: int, nation: int, factor: int, cause: int) -> None:
    """Remove one marker by an uprising: it may go to the own resistance tile (17.2)."""
    take_marker(g, location, nation)
    g.liberations[seat] += 1
    touch(g, seat)
    note(g, LIBERATED, seat, location, nation, 0, cause)
    fire(g, seat, ON_LIBERATE)
    if g.t.resistance:
        push(g, RESISTANCE, seat, nation, factor, 0, 0)
    else:
        lose_marker(g, nation)


def may_resist(g: Table, seat: int, space: int, nation: int) -> bool:
    """A free space without a marker of the same nation beside it."""
    if g.resistance[seat][space] != NONE:
        return False
    for other in range(RESISTANCE_SPACES):
        if g.t.resist_near[space] & (1 << other) and g.resistance[seat][other] == nation:
            return False
    return True


def step_resistance(g: Table, seat: int) -> None:
    nation = g.stack[g.depth - 1][2]
    for space in range(RESISTANCE_SPACES):
        if may_resist(g, seat, space, nation):
            ask(g)
            return
    refuse_resistance(g)


def refuse_resistance(g: Table) -> None:
    nation = g.stack[g.depth - 1][2]
    pop(g)
    lose_marker(g, nation)


def offer_resistance(g: Table, seat: int) -> None:
    nation = g.stack[g.depth - 1][2]
    offer(g, PASS)
    for space in range(RESISTANCE_SPACES):
        if may_resist(g, seat, space, nation):
            offer(g, RESIST + space)


def resist(g: Table, seat: int, space: int) -> None:
    """The marker takes a space, and the space pays. [RULING 36]"""
    top = g.depth - 1
    nation, factor = g.stack[top][2], g.stack[top][3]
    pop(g)
    g.resistance[seat][space] = nation
    note(g, MARKER_RESISTS, seat, space, nation, 0, BY_RESISTANCE)
    full = True
    for other in range(RESISTANCE_SPACES):
        if g.resistance[seat][other] == NONE:
            full = False
    if full:
        push(g, FULL_RESISTANCE, seat, 0, 0, 0, 0)
    for _ in range(factor):
        push_ops(g, seat, g.t.resist_reward[space], nation, BY_RESISTANCE, NONE)


def step_full_resistance(g: Table, seat: int) -> None:
    pop(g)
    for space in range(RESISTANCE_SPACES):
        lose_marker(g, g.resistance[seat][space])
        g.resistance[seat][space] = NONE
    note(g, RESISTANCE_FULL, seat, 0, 0, 0, BY_RESISTANCE)
    gain_doubloons(g, seat, g.t.full_doubloons, BY_RESISTANCE)
    gain_vp(g, seat, g.t.full_vp * g.tokens[seat], BY_RESISTANCE)


# ---- ops about markers: liberate, place_marker ----


def can_liberate(g: Table, location: int, where: int) -> bool:
    return markers_at(g, location) > 0 and fits_place(g, location, where)


def step_liberation(g: Table) -> None:
    where = g.stack[g.depth - 1][2]
    for location in range(LOCATIONS):
        if can_liberate(g, location, where):
            ask(g)
            return
    pop(g)


def offer_liberations(g: Table) -> None:
    where = g.stack[g.depth - 1][2]
    for location in range(LOCATIONS):
        if can_liberate(g, location, where):
            offer(g, CHOOSE_LOCATION + location)


def choose_liberation(g: Table, seat: int, location: int) -> None:
    top = g.depth - 1
    factor, cause = g.stack[top][3], g.stack[top][4]
    pop(g)
    liberate_at(g, seat, location, factor, cause)


def liberate_at(g: Table, seat: int, location: int, factor: int, cause: int) -> None:
    """Of several nations there, one is chosen."""
    nations = 0
    for nation in range(NATION_COUNT):
        if g.markers[location][nation] > 0:
            nations |= 1 << nation
    if bits_in(nations) == 1:
        liberate(g, seat, location, lowest(nations), factor, cause)
    else:
        push(g, NATION_CHOICE, seat, FOR_LIBERATION, location, cause, nations)
        g.stack[g.depth - 1][6] = factor


def step_marker(g: Table) -> None:
    """Place a marker: with Freeing the Caribbean nothing happens (17.4)."""
    where = g.stack[g.depth - 1][2]
    nations = nations_with_markers(g)
    if not g.t.freeing and nations > 0:
        for location in range(LOCATIONS):
            if may_mark(g, location) and fits_place(g, location, where):
                ask(g)
                return
    pop(g)


def nations_with_markers(g: Table) -> int:
    """Nations that still have markers on their tracks (bits). [RULING 19]"""
    nations = 0
    for nation in range(NATION_COUNT):
        if g.track_markers[nation] > 0:
            nations |= 1 << nation
    return nations


def offer_markers(g: Table) -> None:
    where = g.stack[g.depth - 1][2]
    for location in range(LOCATIONS):
        if may_mark(g, location) and fits_place(g, location, where):
            offer(g, CHOOSE_LOCATION + location)


def choose_marker_place(g: Table, seat: int, location: int) -> None:
    cause = g.stack[g.depth - 1][3]
    pop(g)
    push(g, NATION_CHOICE, seat, FOR_MARKER, location, cause, nations_with_markers(g))


def place_marker(g: Table, seat: int, location: int, nation: int, cause: int) -> None:
    """Ops that follow in the same list know the nation as "same"."""
    lay_marker(g, location, nation)
    note(g, MARKER_PLACED, seat, location, nation, 0, cause)
    if g.depth > 0 and g.stack[g.depth - 1][0] == OPS:
        g.stack[g.depth - 1][4] = nation
    pay_flag(g, seat, location)


# ---- a Combat ----


def begin_combat(g: Table, seat: int) -> None:
    push(g, COMBAT, seat, START_FIGHT, NONE, NONE, 0)
    g.stack[g.depth - 1][C_NATION] = NONE


def step_combat(g: Table, seat: int) -> None:
    top = g.depth - 1
    stage = g.stack[top][C_STAGE]
    if stage == START_FIGHT:
        g.stack[top][C_STAGE] = PICK_PILE
        fire(g, seat, ON_COMBAT_START)
    elif stage == PICK_PILE:
        step_pick_pile(g, seat)
    elif stage == PICK_NATION:
        step_pick_nation(g, seat)
    elif stage == END_FIGHT:
        end_combat(g, seat)
    else:
        ask(g)


def step_pick_pile(g: Table, seat: int) -> None:
    """Both piles empty: a value for every nation, and no token. [RULING 48]"""
    if g.token_pile_size[0] == 0 and g.token_pile_size[1] == 0:
        g.stack[g.depth - 1][C_STAGE] = PICK_NATION
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
    """Battle Planner; who fights against nations this turn does without it (17.3)."""
    if g.helps[seat] & (1 << M_DRAW_TWO) == 0:
        return False
    if g.t.uprising and g.stance == AGAINST_NATION:
        return False
    return g.token_pile_size[0] + g.token_pile_size[1] > 0


def pick_pile(g: Table, seat: int, pile: int) -> None:
    top = g.depth - 1
    stage = g.stack[top][C_STAGE]
    if stage == PICK_PILE:
        g.stack[top][C_TOKEN] = draw_token(g, seat, pile)
        g.stack[top][C_STAGE] = PICK_SECOND if may_draw_two(g, seat) else PICK_NATION
    elif stage == PICK_SECOND:
        g.stack[top][C_SECOND] = draw_token(g, seat, pile)
        g.stack[top][C_DONE] |= DREW_TWO
        g.stack[top][C_STAGE] = KEEP_ONE
    else:
        put_under(g, seat, pile)


def keep_token(g: Table, which: int) -> None:
    """The other one goes under a pile."""
    top = g.depth - 1
    if which == 1:
        kept = g.stack[top][C_SECOND]
        g.stack[top][C_SECOND] = g.stack[top][C_TOKEN]
        g.stack[top][C_TOKEN] = kept
    g.stack[top][C_STAGE] = PUT_UNDER


def put_under(g: Table, seat: int, pile: int) -> None:
    top = g.depth - 1
    token = g.stack[top][C_SECOND]
    for i in range(g.token_pile_size[pile], 0, -1):
        g.token_pile[pile][i] = g.token_pile[pile][i - 1]
    g.token_pile[pile][0] = token
    g.token_pile_size[pile] += 1
    g.token[token] = TOKEN_IN_PILE + pile
    g.stack[top][C_SECOND] = NONE
    g.stack[top][C_STAGE] = PICK_NATION
    note(g, TOKEN_RETURNED, seat, token, pile, 0, BY_COMBAT)


def step_pick_nation(g: Table, seat: int) -> None:
    """With Freeing and no marker on the board only the token's bonus is left."""
    for nation in range(NATION_COUNT):
        if may_fight_for(g, nation) or may_fight_against(g, nation):
            ask(g)
            return
    top = g.depth - 1
    g.stack[top][C_STAGE] = END_FIGHT
    take_bonus(g, seat, NONE)


def may_fight_for(g: Table, nation: int) -> bool:
    return not g.t.freeing and not (g.t.uprising and g.stance == AGAINST_NATION)


def may_fight_against(g: Table, nation: int) -> bool:
    if g.t.freeing:
        return markers_of(g, nation) > 0
    if not g.t.uprising or g.stance == FOR_NATION:
        return False
    return g.stack[g.depth - 1][C_DONE] & DREW_TWO == 0


def choose_side(g: Table, seat: int, nation: int, stance: int) -> None:
    top = g.depth - 1
    g.stance = stance
    g.stack[top][C_NATION] = nation
    g.stack[top][C_STANCE] = stance
    g.stack[top][C_VALUE] = fight_value(g, g.stack[top][C_TOKEN], nation, stance)
    g.stack[top][C_STAGE] = FIGHT
    note(g, FOUGHT, seat, nation, stance, g.stack[top][C_VALUE], BY_COMBAT)
    take_bonus(g, seat, nation)
    if stance == FOR_NATION:
        pay_agents(g, nation)


def take_bonus(g: Table, seat: int, nation: int) -> None:
    top = g.depth - 1
    token, against = g.stack[top][C_TOKEN], g.stack[top][C_STANCE] == AGAINST_NATION
    if token == NONE:
        return
    if against and not g.t.freeing:
        take_bonus_against(g, seat, token)
    else:
        push_ops(g, seat, g.t.token_bonus[token], nation, BY_TOKEN + token, NONE)


def take_bonus_against(g: Table, seat: int, token: int) -> None:
    """Fighting against a nation, influence of the token is VP (T32)."""
    ops = g.t.token_bonus[token]
    for i in range(g.t.list_length[ops]):
        row = g.t.list_start[ops] + i
        if g.t.op[row][OP] == OP_INFLUENCE:
            gain_vp(g, seat, g.t.influence_vp * g.t.op[row][OP_N], BY_TOKEN + token)
            return  # a bonus of influence is nothing else (T32)
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


# ---- combat actions ----


def offer_combat(g: Table, seat: int) -> None:
    top = g.depth - 1
    stage = g.stack[top][C_STAGE]
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


def offer_boosts(g: Table, seat: int) -> None:
    """At any moment of the Combat. [RULING 18]"""
    top = g.depth - 1
    token = g.stack[top][C_TOKEN]
    if (
        token != NONE
        and g.t.token_cost[token] != NONE
        and g.stack[top][C_DONE] & PAID_TOKEN == 0
        and can_afford(g, seat, g.t.token_cost[token], 0)
    ):
        offer(g, PAY_TOKEN)
    if g.combat[seat] > 0:
        offer(g, ADD_POINT)
    if g.figures[seat] > 0:
        offer(g, ADD_FIGURE)


def offer_fights(g: Table, seat: int) -> None:
    top = g.depth - 1
    nation, value, done = g.stack[top][C_NATION], g.stack[top][C_VALUE], g.stack[top][C_DONE]
    if g.stack[top][C_STANCE] == AGAINST_NATION:
        offer_liberating(g, seat, nation, value, done)
        if not g.t.freeing:
            return
    else:
        offer_conquest(g, seat, nation, value, done)
    offer_special_fights(g, seat, nation, value, done)


def offer_conquest(g: Table, seat: int, nation: int, value: int, done: int) -> None:
    if done & DID_INFLUENCE == 0:
        for size in range(2):
            if value >= g.t.influence_cost[size]:
                offer(g, FIGHT_INFLUENCE + size)
    if g.track_markers[nation] == 0:
        return
    if done & DID_ANNEX == 0:
        for location in range(LOCATIONS):
            if may_mark(g, location) and value >= annex_cost(g, location):
                offer(g, ANNEX + location)
    if done & DID_DISPLACE == 0 and is_unlocked(g, seat, g.t.combat_upgrade):
        for location in range(LOCATIONS):
            if may_displace(g, location, nation) and value >= displace_cost(g, location):
                offer(g, DISPLACE + location)


def annex_cost(g: Table, location: int) -> int:
    return g.t.annex_city if is_city(g, location) else g.t.annex_village


def displace_cost(g: Table, location: int) -> int:
    return g.t.displace_city if is_city(g, location) else g.t.displace_village


def may_displace(g: Table, location: int, nation: int) -> bool:
    return g.t.annexable[location] > 0 and markers_at(g, location) > g.markers[location][nation]


def offer_liberating(g: Table, seat: int, nation: int, value: int, done: int) -> None:
    """Each once: in an uprising in a Combat, with Freeing the Caribbean in a turn."""
    did = g.freed if g.t.freeing else done
    extra = g.t.freeing and did & DID_EXTRA == 0 and is_unlocked(g, seat, g.t.combat_upgrade)
    for location in range(LOCATIONS):
        if g.markers[location][nation] > 0:
            once = DID_CITY if is_city(g, location) else DID_VILLAGE
            if did & once == 0 and value >= liberation_cost(g, location):
                offer(g, LIBERATE + location)
    for location in range(LOCATIONS):
        if g.markers[location][nation] > 0 and extra and value >= extra_cost(g, location):
            offer(g, LIBERATE_EXTRA + location)


def liberation_cost(g: Table, location: int) -> int:
    if g.t.freeing:
        return g.t.freeing_city if is_city(g, location) else g.t.freeing_village
    return g.t.uprising_city if is_city(g, location) else g.t.uprising_village


def extra_cost(g: Table, location: int) -> int:
    return g.t.freeing_extra_city if is_city(g, location) else g.t.freeing_extra_village


def offer_special_fights(g: Table, seat: int, nation: int, value: int, done: int) -> None:
    """Combat actions of cards, of the home port and of L6, each once."""
    k = 0
    for slot in range(g.tableau_size[seat]):
        effect = combat_effect(g, g.tableau[seat][slot])
        if effect != NONE:
            if (
                may_use_card(g, seat, effect, value)
                and g.stack[g.depth - 1][C_CARDS_DONE] & (1 << k) == 0
            ):
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


def spend(g: Table, n: int) -> None:
    g.stack[g.depth - 1][C_VALUE] -= n


def add_point(g: Table, seat: int) -> None:
    g.stack[g.depth - 1][C_VALUE] += 1
    gain_combat(g, seat, -1, BY_COMBAT)


def add_figure(g: Table, seat: int) -> None:
    g.stack[g.depth - 1][C_VALUE] += 1
    return_figures(g, seat, 1, BY_COMBAT)


def pay_token(g: Table, seat: int) -> None:
    top = g.depth - 1
    token = g.stack[top][C_TOKEN]
    g.stack[top][C_DONE] |= PAID_TOKEN
    g.stack[top][C_VALUE] += g.t.token_adds[token]
    begin_payment(g, seat, g.t.token_cost[token], BY_TOKEN + token)


def fight_influence(g: Table, seat: int, size: int) -> None:
    top = g.depth - 1
    g.stack[top][C_DONE] |= DID_INFLUENCE
    spend(g, g.t.influence_cost[size])
    gain_influence(g, seat, g.stack[top][C_NATION], g.t.influence_gain[size], BY_COMBAT)


def annex(g: Table, seat: int, location: int) -> None:
    top = g.depth - 1
    nation = g.stack[top][C_NATION]
    g.stack[top][C_DONE] |= DID_ANNEX
    spend(g, annex_cost(g, location))
    note(g, ANNEXED, seat, location, nation, 0, BY_COMBAT)
    take_place(g, seat, location, nation)


def take_place(g: Table, seat: int, location: int, nation: int) -> None:
    """A marker is laid, which careers count; influence, and in a city its flag."""
    lay_marker(g, location, nation)
    g.liberations[seat] += 1
    touch(g, seat)
    gain = g.t.annex_city_influence if is_city(g, location) else g.t.annex_village_influence
    gain_influence(g, seat, nation, gain, BY_COMBAT)
    pay_flag(g, seat, location)


def displace(g: Table, seat: int, location: int) -> None:
    top = g.depth - 1
    nation = g.stack[top][C_NATION]
    g.stack[top][C_DONE] |= DID_DISPLACE
    spend(g, displace_cost(g, location))
    others = 0
    for other in range(NATION_COUNT):
        if other != nation and g.markers[location][other] > 0:
            others |= 1 << other
    if bits_in(others) == 1:
        displace_nation(g, seat, location, nation, lowest(others))
    else:
        push(g, NATION_CHOICE, seat, FOR_DISPLACEMENT, location, nation, others)


def displace_nation(g: Table, seat: int, location: int, nation: int, other: int) -> None:
    take_marker(g, location, other)
    lose_marker(g, other)
    note(g, DISPLACED, seat, location, nation, other, BY_COMBAT)
    fire(g, seat, ON_LIBERATE)
    take_place(g, seat, location, nation)


def fight_liberate(g: Table, seat: int, location: int) -> None:
    once = DID_CITY if is_city(g, location) else DID_VILLAGE
    g.stack[g.depth - 1][C_DONE] |= once
    spend(g, liberation_cost(g, location))
    if g.t.freeing:
        g.freed |= once
        free_location(g, seat, location)
    elif is_city(g, location):
        rise_in_city(g, seat, location)
    else:
        rise_in_village(g, seat, location)


def fight_extra(g: Table, seat: int, location: int) -> None:
    g.freed |= DID_EXTRA
    spend(g, extra_cost(g, location))
    free_location(g, seat, location)


def free_location(g: Table, seat: int, location: int) -> None:
    """Freeing the Caribbean: a liberated city pays its flag (17.4)."""
    nation = g.stack[g.depth - 1][C_NATION]
    pay_flag(g, seat, location)
    liberate(g, seat, location, nation, 1, BY_COMBAT)


def rise_in_city(g: Table, seat: int, location: int) -> None:
    """Occupied cities are counted before the removal. [RULING 38]"""
    nation = g.stack[g.depth - 1][C_NATION]
    cities = 0
    for other in range(LOCATIONS):
        if markers_at(g, other) > 0 and is_city(g, other):
            cities += 1
    gain_doubloons(g, seat, g.t.uprising_city_doubloons, BY_UPRISING)
    gain_vp(g, seat, g.t.uprising_city_vp * cities, BY_UPRISING)
    liberate(g, seat, location, nation, 1, BY_COMBAT)


def rise_in_village(g: Table, seat: int, location: int) -> None:
    """VP for each occupied neighbor; the village itself does not count."""
    nation = g.stack[g.depth - 1][C_NATION]
    occupied = 0
    for other in range(LOCATIONS):
        if (
            g.t.neighbors[location] & (1 << other)
            and markers_at(g, other) > 0
            and is_there(g, other)
        ):
            occupied += 1
    liberate(g, seat, location, nation, 1, BY_COMBAT)
    gain_vp(g, seat, g.t.uprising_village_vp * occupied, BY_UPRISING)


def fight_card(g: Table, seat: int, slot: int) -> None:
    """A card's combat action; one that is the last ends the Combat."""
    top = g.depth - 1
    card, k = g.tableau[seat][slot], 0
    for before in range(slot):
        if combat_effect(g, g.tableau[seat][before]) != NONE:
            k = min(k + 1, MOST_COMBAT_CARDS)
    g.stack[top][C_CARDS_DONE] |= 1 << k
    effect = combat_effect(g, card)
    spend(g, g.t.effect[effect][E_COMBAT])
    if g.t.effect[effect][E_LAST]:
        g.stack[top][C_STAGE] = END_FIGHT
    nation = g.stack[top][C_NATION]
    push_ops(g, seat, g.t.effect[effect][E_LIST], nation, BY_CARD + card, NONE)
    if g.t.effect[effect][E_LOSES]:
        push(g, LOSS, seat, BY_CARD + card, 0, 0, 0)


def step_loss(g: Table, seat: int) -> None:
    """One influence with any nation is lost."""
    cause = g.stack[g.depth - 1][2]
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
    cause = g.stack[g.depth - 1][2]
    pop(g)
    lose_influence(g, seat, nation, cause)


def fight_port(g: Table, seat: int) -> None:
    """[RULING 54]: influence is with the nation of the port."""
    port = g.port[seat]
    g.stack[g.depth - 1][C_DONE] |= DID_PORT
    spend(g, g.t.port_combat[port])
    push_ops(g, seat, g.t.port_list[port], g.t.port_nation[port], BY_PORT + port, NONE)


def fight_tile(g: Table, seat: int, fleet: int) -> None:
    """L6: each once a game for the whole table."""
    g.fleets |= 1 << fleet
    spend(g, g.t.fleet_cost[fleet])
    note(g, TILE_USED, seat, L6, fleet, 0, BY_TILE + L6)
    push_ops(g, seat, g.t.fleet_list[fleet], NONE, BY_TILE + L6, NONE)


def leave_combat(g: Table) -> None:
    g.stack[g.depth - 1][C_STAGE] = END_FIGHT


def end_combat(g: Table, seat: int) -> None:
    """The token counts as one combat token; what is left of the value is lost."""
    top = g.depth - 1
    token, against = g.stack[top][C_TOKEN], g.stack[top][C_STANCE] == AGAINST_NATION
    pop(g)
    if token != NONE:
        g.token[token] = TOKEN_OF + seat
        g.tokens[seat] += 1
        touch(g, seat)
    note(g, FIGHT_ENDED, seat, token, 0, 0, BY_COMBAT)
    if g.t.freeing or not against:
        fire(g, seat, ON_COMBAT_END)
