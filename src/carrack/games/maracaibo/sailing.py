"""A turn at sea: sailing, arriving, and what is done at the place reached (chapters 6 to 10)."""

from __future__ import annotations

from carrack.games.maracaibo.cards import (
    buy_from_hand,
    buy_planned,
    invest,
    offer_investments,
    offer_purchases,
)
from carrack.games.maracaibo.fighting import liberate_at
from carrack.games.maracaibo.names import (
    ARRIVAL,
    ASSISTANT,
    ASSISTANT_USED,
    ASSISTANTS,
    BY_ASSISTANT,
    BY_CARD,
    BY_CHAPTER,
    BY_DELIVERY,
    BY_DUTCH,
    BY_LOCATION,
    BY_PORT,
    BY_QUEST,
    BY_RESISTANCE,
    BY_ROUND,
    BY_SEARCH,
    BY_TILE,
    BY_UPGRADE,
    BY_VILLAGE,
    CARD_ACTION,
    CARD_QUEST,
    CHAPTER_DISC,
    CHAPTER_GOAL,
    CHOOSE_LOCATION,
    CITY,
    CITY_ACTION,
    DELIVER,
    DELIVERED,
    DISC,
    DISCARD_HAND,
    DRAW_FROM_PILE,
    DRAW_HINT,
    DRAW_OPEN,
    E_KIND,
    E_LIST,
    E_LOCATIONS,
    E_MODIFIER,
    E_MOST,
    E_PER_POINT,
    E_SECOND,
    E_THIRD,
    E_TRIGGER,
    EMPTY_MARKET,
    END_OF_MAIN,
    END_OF_TURN,
    FIRST_STOP_TILE,
    FOUND,
    FREE_LUYSA,
    FREE_SPACE,
    FREED,
    FULFIL_QUEST,
    HARBOR_DISC,
    HIDDEN,
    HINT_REMOVED,
    HINT_REVEALED,
    HOMEWARD_KIND,
    IN_DISCARDS,
    IS_ASSISTANT,
    IS_VILLAGE_ACTION,
    L1,
    L5,
    L30,
    L36,
    L37,
    LEGACY_TILES,
    LOCATIONS,
    LUYSA_FOUND,
    LUYSA_FREED,
    M_STOPS,
    M_THRESHOLDS,
    MAIN,
    MAIN_ASSISTANTS,
    MAIN_CITY,
    MAIN_QUEST,
    MAIN_VILLAGE,
    MARKER_SURRENDERED,
    MARKET_EMPTIED,
    MAX_GREEN_SPACES,
    MAX_MOVEMENT,
    MAX_VILLAGE_KINDS,
    MOVE,
    NO_SPACE,
    NONE,
    ON_DELIVER,
    ON_EMPTY_VILLAGE,
    ON_QUEST,
    ON_VILLAGE_END,
    OP,
    OP_COST,
    OP_N,
    OP_PAY_FOR,
    OP_X,
    OPS,
    P_ANTWERPEN,
    P_EXTRA_ACTION,
    P_PORTO,
    P_STOP_OWNED,
    P_SUGAR_WILD,
    P_VILLAGE_ACTION,
    PASS,
    PASSAGE_DISC,
    PAY_CARD,
    PLAN,
    PORT_ACTION,
    PORTO,
    PROJECTS,
    QUEST_AT,
    QUEST_DONE,
    QUEST_GONE,
    QUEST_IN_PILE,
    QUEST_OF,
    QUEST_ON_CARD,
    QUEST_ON_TRACK,
    QUEST_REWARD,
    QUESTS,
    RED_SPACES,
    REFILL,
    REMOVE_HINT,
    RESISTANCE_ACTION,
    SAIL,
    SAILED,
    SHOWN_HINT,
    STOPS_FROM,
    SUGAR,
    SURRENDER,
    TAKE_DOUBLOON,
    TILE_EFFECT,
    TILE_USED,
    TURN_BEGAN,
    TURNS,
    UNDECIDED,
    UPGRADE_ACTION,
    UPGRADES,
    V_KIND_BUY,
    V_KIND_CARD,
    V_KIND_DISCARD,
    V_KIND_INVEST,
    V_KIND_PORT,
    V_KIND_QUEST,
    V_KIND_RESISTANCE,
    V_KIND_TAKE,
    V_KIND_UPGRADE,
    VILLAGE,
    VILLAGE_ACTION,
)
from carrack.games.maracaibo.paying import begin_payment, can_afford, fire
from carrack.games.maracaibo.state import (
    Table,
    ask,
    assistants_of,
    discs_of,
    hand_limit,
    has_crossed,
    is_city,
    is_dutch,
    is_there,
    is_unlocked,
    is_village,
    markers_at,
    market_goods,
    market_space,
    pop,
    port_works,
    push,
    push_agreed,
    push_ops,
    rank_of,
)
from carrack.games.maracaibo.verbs import (
    discard_from_hand,
    draw_from_pile,
    draw_open,
    gain_combat,
    gain_doubloons,
    gain_vp,
    lay_quest,
    leave_track,
    take_top_quest,
    touch,
)
from carrack.kernel.memory import lowest
from carrack.kernel.state import note, offer

# ---- movement ----


def begin_turn(g: Table, seat: int) -> None:
    """Entries of a turn, the last one first."""
    clear_turn(g)
    g.current = seat
    g.turn_number += 1
    g.ruin_fresh[seat] = 0
    note(g, TURN_BEGAN, seat, g.round_number, 0, 0, BY_ROUND)
    push(g, END_OF_TURN, seat, 0, 0, 0, 0)
    push(g, REFILL, seat, 1, 0, 0, 0)
    push(g, END_OF_MAIN, seat, 0, 0, 0, 0)
    push(g, MOVE, seat, g.t.most_movement, 0, 0, 0)


def clear_turn(g: Table) -> None:
    g.stance = UNDECIDED
    g.freed = 0
    g.board_quest_done = 0
    g.chapter_paid = 0
    g.village_kind_count = 0
    for i in range(MAX_VILLAGE_KINDS):
        g.village_kinds[i] = 0


def can_use_arrow(g: Table, seat: int, location: int, k: int) -> bool:
    """Arrows of legacy tiles, of certain rounds, and into cities that ask for a barrier."""
    needed = g.t.arrow_legacy[location][k]
    if needed != NONE and g.legacy[needed] == 0:
        return False
    if g.t.arrow_rounds[location][k] & (1 << g.round_number) == 0:
        return False
    target = g.t.arrow_to[location][k]
    return is_there(g, target) and has_crossed(g, seat, g.t.needs_barrier[target])


def offer_courses(g: Table, seat: int, at: int, spent: int, most: int, passage: int) -> None:
    """Every stop with the movement points spent; the way follows the arrows [RULING 2], of which
    none leads to Havana [RULING 1]. A ship must move, as far as its captain likes. [RULING 3]
    """
    if spent >= g.t.least_movement:
        offer_course(g, SAIL + at * MAX_MOVEMENT + spent)
        if g.t.must_stop[at]:
            return
    for k in range(g.t.arrow_count[at]):
        cost = g.t.arrow_cost[at][k]
        if spent + cost <= most and can_use_arrow(g, seat, at, k):
            offer_courses(g, seat, g.t.arrow_to[at][k], spent + cost, most, passage)
    if passage and at == g.t.passage_from and spent > 0 and spent + g.t.passage_cost <= most:
        offer_courses(g, seat, g.t.passage_to, spent + g.t.passage_cost, most, 0)


def offer_course(g: Table, action: int) -> None:
    for i in range(g.move_count):
        if g.moves[i] == action:
            return
    offer(g, action)


def has_passage(g: Table, seat: int) -> int:
    """L37: once a game for each player, with a disc from the ship board. [RULING 34]"""
    if g.legacy[L37] == 0 or g.tile_discs[seat] & PASSAGE_DISC or discs_of(g, seat) == 0:
        return 0
    return 1


def step_move(g: Table, seat: int) -> None:
    """Behind the last space there is nowhere to sail."""
    if g.t.arrow_count[g.ship[seat]] > 0:
        ask(g)
    else:
        pop(g)


def offer_sailing(g: Table, seat: int) -> None:
    """An extra move may be left."""
    most, extra = g.stack[g.depth - 1][2], g.stack[g.depth - 1][3]
    if extra:
        offer(g, PASS)
    offer_courses(g, seat, g.ship[seat], 0, most, has_passage(g, seat))
    offer_free_actions(g, seat)


def reaches(g: Table, seat: int, at: int, target: int, points: int) -> bool:
    """Whether arrows lead to the target for exactly so many points."""
    if points == 0:
        return at == target
    if g.t.must_stop[at] and at != g.ship[seat]:
        return False
    for k in range(g.t.arrow_count[at]):
        cost = g.t.arrow_cost[at][k]
        if (
            cost <= points
            and can_use_arrow(g, seat, at, k)
            and reaches(g, seat, g.t.arrow_to[at][k], target, points - cost)
        ):
            return True
    return False


def sail(g: Table, seat: int, location: int, points: int) -> None:
    """The ship ends its movement; what happens there follows."""
    passage = not reaches(g, seat, g.ship[seat], location, points)
    extra = g.stack[g.depth - 1][3]
    pop(g)
    g.ship[seat] = location
    note(g, SAILED, seat, location, points, 1 if passage else 0, BY_ROUND)
    push(g, MAIN, seat, location, points, extra, 0)
    push(g, ARRIVAL, seat, location, points, 0, 0)
    if passage:
        g.tile_discs[seat] |= PASSAGE_DISC
        note(g, TILE_USED, seat, L37, 0, 0, BY_TILE + L37)
        push(g, DISC, seat, 1, 0, 0, 0)


# ---- free actions (chapter 7) ----


def offer_free_actions(g: Table, seat: int) -> None:
    """In the own turn only: neither at the last purchase nor in somebody else's turn."""
    if g.phase != TURNS or seat != g.current:
        return
    if g.planned_size[seat] < g.t.planning_slots:
        for slot in range(g.hand_size[seat]):
            offer(g, PLAN + slot)
    if g.t.search:
        offer_search(g, seat)


def offer_search(g: Table, seat: int) -> None:
    for space in range(RED_SPACES):
        if g.red[space] >= 0 and can_afford(g, seat, g.t.hint_cost[g.red[space]], 0):
            offer(g, REMOVE_HINT + space)
    if g.luysa == FOUND and g.luysa_at == g.ship[seat] and g.combat[seat] >= luysa_price(g):
        offer(g, FREE_LUYSA)


def luysa_price(g: Table) -> int:
    """[RULING 35]"""
    return g.t.luysa_combat_solo if g.seats == 1 else g.t.luysa_combat


def free_luysa(g: Table, seat: int) -> None:
    gain_combat(g, seat, -luysa_price(g), BY_SEARCH)
    g.luysa = FREED
    note(g, LUYSA_FREED, seat, 0, 0, 0, BY_SEARCH)


def remove_hint(g: Table, seat: int, space: int) -> None:
    """Its objects are paid, and the space is free again."""
    hint = g.red[space]
    g.red[space] = FREE_SPACE
    note(g, HINT_REMOVED, seat, hint, space, 0, BY_SEARCH)
    begin_payment(g, seat, g.t.hint_cost[hint], BY_SEARCH)


# ---- arrival (6.2) ----


def step_arrival(g: Table, seat: int) -> None:
    """What only gives happens by itself; the rest is offered. [RULING 51]"""
    top = g.depth - 1
    if g.stack[top][7] == 0:
        g.stack[top][7] = 1
        begin_arrival(g, seat)
    elif has_arrival_choice(g, seat):
        ask(g)
    else:
        pop(g)


def begin_arrival(g: Table, seat: int) -> None:
    top = g.depth - 1
    location, points = g.stack[top][2], g.stack[top][3]
    g.stack[top][4] = waiting_tiles(g, seat, location)
    g.stack[top][5] = 1 if g.t.search and g.hint_count[location] > 0 else 0
    g.stack[top][6] = 1 if g.t.chapter_location == location and not g.chapter_paid else 0
    if g.legacy[L36] > 0 and is_dutch(g, location) and g.surrendered[seat] == NONE:
        push(g, SURRENDER, seat, 0, 0, 0, 0)
    if g.legacy[L5] > 0 and location == g.t.legacy_place[L5]:
        push_ops(g, seat, g.t.legacy_list[L5], NONE, BY_TILE + L5, location)
    stop_on_tour(g, seat, location)
    stop_in_empty_village(g, seat, location, points)
    port = g.port[seat]
    if port_works(g, seat, P_STOP_OWNED) and g.markers[location][g.t.port_nation[port]] > 0:
        push_ops(g, seat, g.t.port_list[port], g.t.port_nation[port], BY_PORT + port, location)


def waiting_tiles(g: Table, seat: int, location: int) -> int:
    """Legacy tiles here whose effect may be used at this stop (bits)."""
    tiles = 0
    for tile in range(LEGACY_TILES):
        if (
            g.legacy[tile] > 0
            and g.t.legacy_place[tile] == location
            and tile != L5
            and g.t.list_length[g.t.legacy_list[tile]] > 0
        ):
            tiles |= 1 << (tile - FIRST_STOP_TILE)
    return tiles


def may_use_tile(g: Table, seat: int, tile: int) -> bool:
    """L30 wants a disc, and an empty space of the own color; others what they cost."""
    if tile == L30:
        return g.tile_discs[seat] & HARBOR_DISC == 0 and discs_of(g, seat) > 0
    row = g.t.list_start[g.t.legacy_list[tile]]
    return g.t.op[row][OP] != OP_PAY_FOR or can_afford(g, seat, g.t.op[row][OP_COST], 0)


def has_arrival_choice(g: Table, seat: int) -> bool:
    top = g.depth - 1
    for tile in range(FIRST_STOP_TILE, LEGACY_TILES):
        if g.stack[top][4] & (1 << (tile - FIRST_STOP_TILE)) and may_use_tile(g, seat, tile):
            return True
    if g.stack[top][5] and may_draw_hint(g, g.stack[top][2]):
        return True
    return g.stack[top][6] > 0 and may_pay_chapter(g, seat)


def offer_arrival(g: Table, seat: int) -> None:
    top = g.depth - 1
    offer(g, PASS)
    for tile in range(FIRST_STOP_TILE, LEGACY_TILES):
        if g.stack[top][4] & (1 << (tile - FIRST_STOP_TILE)) and may_use_tile(g, seat, tile):
            offer(g, TILE_EFFECT + tile)
    if g.stack[top][5] and may_draw_hint(g, g.stack[top][2]):
        offer(g, DRAW_HINT)
    if g.stack[top][6] and may_pay_chapter(g, seat):
        offer(g, CHAPTER_GOAL)
    offer_free_actions(g, seat)


def use_tile(g: Table, seat: int, tile: int) -> None:
    top = g.depth - 1
    location = g.stack[top][2]
    g.stack[top][4] &= ~(1 << (tile - FIRST_STOP_TILE))
    note(g, TILE_USED, seat, tile, 0, 0, BY_TILE + tile)
    push_agreed(g, seat, g.t.legacy_list[tile], NONE, BY_TILE + tile, location)


def stop_in_empty_village(g: Table, seat: int, location: int, points: int) -> None:
    """Quiet Trader: doubloons for movement points, up to a limit."""
    if g.reacts[seat] & (1 << ON_EMPTY_VILLAGE) == 0:
        return
    if not is_village(g, location) or markers_at(g, location) > 0:
        return
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            effect = g.t.card_effect[card] + k
            if g.t.effect[effect][E_TRIGGER] == ON_EMPTY_VILLAGE:
                gain = min(points * g.t.effect[effect][E_PER_POINT], g.t.effect[effect][E_MOST])
                gain_doubloons(g, seat, gain, BY_CARD + card)


def stop_on_tour(g: Table, seat: int, location: int) -> None:
    """Grand Tour: the first stop at each of its places moves a disc to the card."""
    if g.helps[seat] & (1 << M_STOPS) == 0 or discs_of(g, seat) == 0:
        return
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            effect = g.t.card_effect[card] + k
            if g.t.effect[effect][E_MODIFIER] == M_STOPS:
                make_stop(g, seat, card, effect, location)


def make_stop(g: Table, seat: int, card: int, effect: int, location: int) -> None:
    places, bit, all_bits, here = g.t.effect[effect][E_LOCATIONS], STOPS_FROM, 0, 0
    for place in range(LOCATIONS):
        if places & (1 << place):
            all_bits |= 1 << bit
            if place == location:
                here = 1 << bit
            bit += 1
    if here == 0 or g.mark[card] & here:
        return
    g.mark[card] |= here
    if g.mark[card] & all_bits == all_bits:
        push_ops(g, seat, g.t.effect[effect][E_LIST], NONE, BY_CARD + card, location)
    push(g, DISC, seat, 1, 0, 0, 0)


def surrender(g: Table, seat: int, nation: int) -> None:
    """L36: the marker pays by its rank and leaves its track for good. [RULING 32]"""
    pop(g)
    g.surrendered[seat] = nation
    note(g, MARKER_SURRENDERED, seat, nation, 0, 0, BY_DUTCH)
    gain_doubloons(g, seat, g.t.dutch_doubloons * rank_of(g, seat, nation), BY_DUTCH)
    leave_track(g, seat, nation, BY_DUTCH)


# ---- chapter goal, hints ----


def may_pay_chapter(g: Table, seat: int) -> bool:
    return discs_of(g, seat) > 0 and can_afford(g, seat, g.t.chapter_cost, 0)


def pay_chapter(g: Table, seat: int) -> None:
    """A disc goes from the ship board to the chapter card (19.7)."""
    g.stack[g.depth - 1][6] = 0
    g.chapter_paid = 1
    g.chapter_discs[seat] += 1
    note(g, CHAPTER_DISC, seat, g.t.chapter, 0, 0, BY_CHAPTER)
    push_ops(g, seat, g.t.chapter_gain, NONE, BY_CHAPTER, NONE)
    push(g, DISC, seat, 1, 0, 0, 0)
    begin_payment(g, seat, g.t.chapter_cost, BY_CHAPTER)


def free_space(g: Table, red: int) -> int:
    """The left-most free space for a hint of this color, or NONE."""
    if red:
        for space in range(RED_SPACES):
            if g.red[space] == FREE_SPACE:
                return space
    else:
        for space in range(MAX_GREEN_SPACES):
            if g.green[space] == FREE_SPACE:
                return space
    return NONE


def may_draw_hint(g: Table, location: int) -> bool:
    """Not once all usable red spaces are filled (17.6)."""
    return g.hint_count[location] > 0 and g.luysa == HIDDEN and free_space(g, 1) != NONE


def draw_hint(g: Table, seat: int) -> None:
    top = g.depth - 1
    location = g.stack[top][2]
    g.stack[top][5] = 0
    g.revealed = 1
    g.hint_count[location] -= 1
    hint = g.hint[location][g.hint_count[location]]
    g.hint[location][g.hint_count[location]] = NONE
    red = g.t.hint_red[hint]
    space = free_space(g, red)
    note(g, HINT_REVEALED, seat, hint, space, red, BY_SEARCH)
    if red:
        g.red[space] = hint
        push(g, SHOWN_HINT, seat, hint, location, 0, 0)
        push_ops(g, seat, g.t.red_reward[space], NONE, BY_SEARCH, location)
    else:
        g.green[space] = hint
        push(g, SHOWN_HINT, seat, hint, location, 0, 0)
        push_ops(g, seat, g.t.green_reward[space], NONE, BY_SEARCH, location)


def hints_left(g: Table) -> int:
    count = 0
    for location in range(LOCATIONS):
        count += g.hint_count[location]
    return count


def step_shown_hint(g: Table, seat: int) -> None:
    """Found with the last green space, alone also when so many hints remain."""
    pop(g)
    if g.luysa != HIDDEN:
        return
    if free_space(g, 0) == NONE or hints_left(g) == g.t.found_when_left:
        find_luysa(g, seat)


def find_luysa(g: Table, seat: int) -> None:
    """Hints leave the board, and everybody takes what the card gives. [RULING 28]"""
    g.luysa = FOUND
    g.luysa_at = g.ship[seat]
    note(g, LUYSA_FOUND, seat, g.ship[seat], 0, 0, BY_SEARCH)
    for location in range(LOCATIONS):
        g.hint_count[location] = 0
        g.hint[location][0] = NONE
        g.hint[location][1] = NONE
    for space in range(MAX_GREEN_SPACES):
        g.green[space] = NO_SPACE
    for space in range(RED_SPACES):
        g.red[space] = NO_SPACE
    for other in range(g.seats - 1, -1, -1):
        push_ops(g, other, g.t.found_gain, NONE, BY_SEARCH, NONE)


# ---- main action ----


def step_main(g: Table, seat: int) -> None:
    """Homeward spaces have one action, which is done [RULING 9]; elsewhere there is a choice."""
    location = g.stack[g.depth - 1][2]
    if g.t.kind[location] != HOMEWARD_KIND:
        ask(g)
        return
    pop(g)
    push_ops(g, seat, g.t.action[location], NONE, BY_LOCATION + location, location)


def offer_main(g: Table, seat: int) -> None:
    """In a city never village actions. [RULING 8]"""
    location = g.stack[g.depth - 1][2]
    offer(g, PASS)
    if is_city(g, location):
        offer(g, MAIN_CITY)
    else:
        offer(g, MAIN_VILLAGE)
    if has_assistant_at(g, seat, location):
        offer(g, MAIN_ASSISTANTS)
    if not quests_by_action(g, location):
        for quest in range(QUESTS):
            if g.quest[quest] == QUEST_AT + location and can_afford(
                g, seat, g.t.quest_cost[quest], 0
            ):
                offer(g, MAIN_QUEST + quest)
    offer_free_actions(g, seat)


def quests_by_action(g: Table, location: int) -> bool:
    """With L1 the quests of Puerto Cabezas are fulfilled by its city action only."""
    made_by = g.t.city_with[location]
    return made_by != NONE and g.legacy[made_by] > 0


def has_assistant_at(g: Table, seat: int, location: int) -> bool:
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        if g.placed[card] == location and g.t.card_agent[card] == 0:
            return True
    return False


def choose_village(g: Table, seat: int) -> None:
    """So many actions as the movement allows [RULING 7]; Nassau adds one, unless the ship came by
    an extra move.
    """
    points, extra = g.stack[g.depth - 1][3], g.stack[g.depth - 1][4]
    pop(g)
    actions = village_actions(g, seat, points)
    if port_works(g, seat, P_EXTRA_ACTION) and not extra:
        actions += g.t.port_extra[g.port[seat]]
    push(g, VILLAGE, seat, actions, 0, 0, 0)


def village_actions(g: Table, seat: int, points: int) -> int:
    """By movement points; Topsails and Riggers lower what two and three actions ask for."""
    actions = g.t.actions_by_movement[min(points, MAX_MOVEMENT - 1)]
    if g.helps[seat] & (1 << M_THRESHOLDS) == 0:
        return actions
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            actions = max(actions, actions_by(g, g.t.card_effect[card] + k, points))
    for upgrade in range(UPGRADES):
        if is_unlocked(g, seat, upgrade):
            for k in range(g.t.upgrade_effects[upgrade]):
                actions = max(actions, actions_by(g, g.t.upgrade_effect[upgrade] + k, points))
    return actions


def actions_by(g: Table, effect: int, points: int) -> int:
    if g.t.effect[effect][E_MODIFIER] != M_THRESHOLDS:
        return 0
    if points >= g.t.effect[effect][E_THIRD]:
        return 3
    return 2 if points >= g.t.effect[effect][E_SECOND] else 1


def choose_city(g: Table, seat: int) -> None:
    location = g.stack[g.depth - 1][2]
    pop(g)
    push(g, CITY, seat, location, 0, 1, 0)


def choose_assistants(g: Table, seat: int) -> None:
    location = g.stack[g.depth - 1][2]
    pop(g)
    push(g, ASSISTANTS, seat, location, 0, 0, 0)


def choose_quest(g: Table, seat: int, quest: int) -> None:
    pop(g)
    fulfil(g, seat, quest)


# ---- quests (chapter 10) ----


def fulfil(g: Table, seat: int, quest: int) -> None:
    """Its objects are paid, then comes the reward."""
    push(g, QUEST_REWARD, seat, quest, g.quest[quest], 0, 0)
    if g.quest[quest] == QUEST_IN_PILE:
        take_top_quest(g)
    g.quest[quest] = QUEST_GONE
    begin_payment(g, seat, g.t.quest_cost[quest], BY_QUEST + quest)


def step_quest_reward(g: Table, seat: int) -> None:
    top = g.depth - 1
    quest, was_at = g.stack[top][2], g.stack[top][3]
    pop(g)
    g.quest[quest] = QUEST_OF + seat
    touch(g, seat)
    note(g, QUEST_DONE, seat, quest, 0, 0, BY_QUEST + quest)
    refill_quest_city(g, was_at)
    fire(g, seat, ON_QUEST)
    push_ops(g, seat, g.t.quest_reward[quest], NONE, BY_QUEST + quest, g.ship[seat])


def refill_quest_city(g: Table, was_at: int) -> None:
    """A quest taken from Puerto Cabezas is replaced at once."""
    if QUEST_AT <= was_at < QUEST_ON_TRACK and quests_by_action(g, was_at - QUEST_AT):
        lay_quest(g, was_at - QUEST_AT, BY_TILE + L1)


def step_quest_choice(g: Table, seat: int) -> None:
    """One certain quest, or one of those at a location; it may be left."""
    top = g.depth - 1
    quest, location = g.stack[top][2], g.stack[top][3]
    if quest != NONE:
        possible = can_afford(g, seat, g.t.quest_cost[quest], 0)
    else:
        possible = any_quest(g, seat, location)
    if possible:
        ask(g)
    else:
        pop(g)


def any_quest(g: Table, seat: int, location: int) -> bool:
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location and can_afford(g, seat, g.t.quest_cost[quest], 0):
            return True
    return False


def offer_quests(g: Table, seat: int) -> None:
    top = g.depth - 1
    only, location = g.stack[top][2], g.stack[top][3]
    offer(g, PASS)
    for quest in range(QUESTS):
        there = quest == only if only != NONE else g.quest[quest] == QUEST_AT + location
        if there and can_afford(g, seat, g.t.quest_cost[quest], 0):
            offer(g, FULFIL_QUEST + quest)


# ---- assistants ----


def kth_assistant(g: Table, seat: int, slot: int) -> int:
    """The number of an assistant among the own ones, by tableau slot; at most 15 are told apart."""
    k = 0
    for before in range(slot):
        card = g.tableau[seat][before]
        if g.placed[card] != NONE and g.t.card_agent[card] == 0:
            k += 1
    return min(k, 14)


def is_ready(g: Table, seat: int, slot: int, location: int, done: int) -> bool:
    """An own assistant, here or anywhere, that did not act in this action."""
    card = g.tableau[seat][slot]
    if g.placed[card] == NONE or g.t.card_agent[card]:
        return False
    if location != NONE and g.placed[card] != location:
        return False
    return done & (1 << kth_assistant(g, seat, slot)) == 0


def step_assistants(g: Table, seat: int) -> None:
    """Each own one at the location once, in any order [RULING 14]; a single one acts at once."""
    top = g.depth - 1
    location, done = g.stack[top][2], g.stack[top][3]
    ready, only = 0, NONE
    for slot in range(g.tableau_size[seat]):
        if is_ready(g, seat, slot, location, done):
            ready += 1
            only = slot
    if ready == 0:
        pop(g)
    elif ready == 1 and location != NONE:
        use_assistant(g, seat, only)
    else:
        ask(g)


def offer_assistants(g: Table, seat: int) -> None:
    top = g.depth - 1
    location, done = g.stack[top][2], g.stack[top][3]
    offer(g, PASS)
    for slot in range(g.tableau_size[seat]):
        if is_ready(g, seat, slot, location, done):
            offer(g, ASSISTANT + slot)


def use_assistant(g: Table, seat: int, slot: int) -> None:
    """One of `assistant_action` is over after it; those of a main action go on."""
    top = g.depth - 1
    card = g.tableau[seat][slot]
    if g.stack[top][2] == NONE:
        pop(g)
    else:
        g.stack[top][3] |= 1 << kth_assistant(g, seat, slot)
    note(g, ASSISTANT_USED, seat, card, g.placed[card], 0, BY_ASSISTANT)
    for k in range(g.t.card_effects[card]):
        effect = g.t.card_effect[card] + k
        if g.t.effect[effect][E_KIND] == IS_ASSISTANT:
            ops = g.t.effect[effect][E_LIST]
            push_ops(g, seat, ops, NONE, BY_CARD + card, g.placed[card])


def move_again(g: Table, seat: int, points: int) -> None:
    """A new movement, arrival and main action; the action that gave it is over. [RULING 3]"""
    if g.phase != TURNS or seat != g.current:
        return
    while g.depth > 0 and (g.stack[g.depth - 1][0] == OPS or g.stack[g.depth - 1][0] == ASSISTANTS):
        pop(g)
    push(g, MOVE, seat, points, 1, 0, 0)


# ---- city action (chapter 8) ----


def delivers(g: Table, seat: int, location: int, card: int) -> bool:
    goods = market_goods(g, location)
    if goods & (1 << g.t.card_good[card]):
        return True
    return goods > 0 and g.t.card_good[card] == SUGAR and port_works(g, seat, P_SUGAR_WILD)


def can_deliver(g: Table, seat: int, location: int) -> bool:
    """A free place in the market and a disc on the ship board. [RULING 10]"""
    return market_space(g, location) > 0 and discs_of(g, seat) > 0


def offer_city(g: Table, seat: int) -> None:
    top = g.depth - 1
    location, step, allowed = g.stack[top][2], g.stack[top][3], g.stack[top][4]
    offer(g, PASS)
    if step == 0 and allowed:
        if can_deliver(g, seat, location):
            for slot in range(g.hand_size[seat]):
                if delivers(g, seat, location, g.hand[seat][slot]):
                    offer(g, DELIVER + slot)
        if port_works(g, seat, P_ANTWERPEN) and g.market[location] > 0:
            offer(g, EMPTY_MARKET)
    offer(g, CITY_ACTION)
    offer_free_actions(g, seat)


def deliver(g: Table, seat: int, slot: int) -> None:
    """A card for its good, a disc of one's choice into the market."""
    top = g.depth - 1
    location = g.stack[top][2]
    g.stack[top][3] = 1
    card = discard_from_hand(g, seat, slot, BY_DELIVERY)
    good = delivered_good(g, location, card)
    g.market[location] += 1
    g.deliveries[seat] += 1
    touch(g, seat)
    note(g, DELIVERED, seat, card, location, good, BY_DELIVERY)
    if port_works(g, seat, P_PORTO):
        push(g, PORTO, seat, good, 0, 0, 0)
    fire(g, seat, ON_DELIVER)
    push(g, DISC, seat, 1, 0, 0, 0)


def delivered_good(g: Table, location: int, card: int) -> int:
    """What the card stands for: its own good, or with Cayman one that the market takes."""
    goods = market_goods(g, location)
    if goods & (1 << g.t.card_good[card]):
        return g.t.card_good[card]
    return lowest(goods)


def empty_market(g: Table, seat: int) -> None:
    """Antwerpen: a disc leaves the market instead of a delivery."""
    top = g.depth - 1
    location = g.stack[top][2]
    g.stack[top][3] = 1
    g.market[location] -= 1
    note(g, MARKET_EMPTIED, seat, location, 0, 0, BY_PORT + g.port[seat])
    push_ops(g, seat, g.t.port_list[g.port[seat]], NONE, BY_PORT + g.port[seat], location)


def step_porto(g: Table, seat: int) -> None:
    good = g.stack[g.depth - 1][2]
    for slot in range(g.hand_size[seat]):
        if g.t.card_good[g.hand[seat][slot]] == good:
            ask(g)
            return
    pop(g)


def offer_porto(g: Table, seat: int) -> None:
    """Porto: one more card with the delivered good. [RULING 45]"""
    good = g.stack[g.depth - 1][2]
    offer(g, PASS)
    for slot in range(g.hand_size[seat]):
        if g.t.card_good[g.hand[seat][slot]] == good:
            offer(g, PAY_CARD + slot)


def use_porto(g: Table, seat: int, slot: int) -> None:
    pop(g)
    discard_from_hand(g, seat, slot, BY_PORT + g.port[seat])
    push_ops(g, seat, g.t.port_list[g.port[seat]], NONE, BY_PORT + g.port[seat], NONE)


def perform_city(g: Table, seat: int) -> None:
    """The city tile's action, or the fixed one; in the Dutch city doubloons and combat points."""
    location = g.stack[g.depth - 1][2]
    pop(g)
    if is_dutch(g, location):
        count = assistants_of(g, seat) + g.figures[seat]
        gain_doubloons(g, seat, count * g.t.dutch_city_doubloons, BY_DUTCH)
        gain_combat(g, seat, count * g.t.dutch_city_combat, BY_DUTCH)
        return
    tile = g.city_tile[location]
    ops = g.t.tile_action[tile] if tile != NONE else g.t.action[location]
    push_agreed(g, seat, ops, NONE, BY_LOCATION + location, location)


def step_city_choice(g: Table) -> None:
    """An assistant's city action: one of the cities it names."""
    places = cities_in(g, city_places(g))
    if places == 0:
        pop(g)
    else:
        ask(g)


def cities_in(g: Table, places: int) -> int:
    cities = 0
    for location in range(LOCATIONS):
        if places & (1 << location) and is_there(g, location) and is_city(g, location):
            cities |= 1 << location
    return cities


def offer_cities(g: Table) -> None:
    places = cities_in(g, city_places(g))
    offer(g, PASS)
    for location in range(LOCATIONS):
        if places & (1 << location):
            offer(g, CHOOSE_LOCATION + location)


def city_places(g: Table) -> int:
    """Bits of locations do not fit an entry; its op has them."""
    return g.t.op[g.stack[g.depth - 1][2]][OP_N]


def choose_city_action(g: Table, seat: int, location: int) -> None:
    deliver_too = g.t.op[g.stack[g.depth - 1][2]][OP_X]
    pop(g)
    push(g, CITY, seat, location, 0, deliver_too, 0)


# ---- village actions (chapter 9) ----


def offer_village(g: Table, seat: int) -> None:
    offer(g, PASS)
    offer(g, TAKE_DOUBLOON)
    if g.hand_size[seat] > 0:
        offer(g, DISCARD_HAND)
    offer_purchases(g, seat)
    offer_investments(g, seat)
    offer_special_actions(g, seat)
    if g.board_quest_done == 0:
        for quest in range(QUESTS):
            if g.quest[quest] == QUEST_ON_CARD + seat and can_afford(
                g, seat, g.t.quest_cost[quest], 0
            ):
                offer(g, CARD_QUEST + quest)
    offer_free_actions(g, seat)


def is_payable(g: Table, seat: int, ops: int) -> bool:
    """A special action that begins with a price can be done only if it can be paid."""
    if g.t.list_length[ops] == 0:
        return False
    row = g.t.list_start[ops]
    return g.t.op[row][OP] != OP_PAY_FOR or can_afford(g, seat, g.t.op[row][OP_COST], 0)


def special_of(g: Table, first: int, count: int) -> int:
    """The list of a village action among effects, or NONE."""
    for k in range(count):
        if g.t.effect[first + k][E_KIND] == IS_VILLAGE_ACTION:
            return g.t.effect[first + k][E_LIST]
    return NONE


def card_special(g: Table, card: int) -> int:
    return special_of(g, g.t.card_effect[card], g.t.card_effects[card])


def upgrade_special(g: Table, upgrade: int) -> int:
    return special_of(g, g.t.upgrade_effect[upgrade], g.t.upgrade_effects[upgrade])


def offer_special_actions(g: Table, seat: int) -> None:
    for upgrade in range(UPGRADES):
        if is_unlocked(g, seat, upgrade):
            ops = upgrade_special(g, upgrade)
            if ops != NONE and is_payable(g, seat, ops):
                offer(g, UPGRADE_ACTION + upgrade)
    if port_works(g, seat, P_VILLAGE_ACTION) and is_payable(g, seat, g.t.port_list[g.port[seat]]):
        offer(g, PORT_ACTION)
    if may_resist_in_village(g, seat):
        offer(g, RESISTANCE_ACTION)
    for slot in range(g.tableau_size[seat]):
        ops = card_special(g, g.tableau[seat][slot])
        if ops != NONE and is_payable(g, seat, ops):
            offer(g, CARD_ACTION + slot)


def may_resist_in_village(g: Table, seat: int) -> bool:
    """Upgrade 2: paid with combat points alone, in the village of the ship. [RULING 37]"""
    if not g.t.resistance or not is_unlocked(g, seat, g.t.resistance_upgrade):
        return False
    location = g.ship[seat]
    if not is_village(g, location) or markers_at(g, location) == 0:
        return False
    return can_afford(g, seat, g.t.resistance_cost, 0)


def step_village(g: Table, seat: int) -> None:
    if g.stack[g.depth - 1][2] > 0:
        ask(g)
    else:
        pop(g)


def spend_action(g: Table, seat: int, kind: int) -> None:
    """One village action less, and its kind is remembered (Friend of the Villages)."""
    g.stack[g.depth - 1][2] -= 1
    note(g, VILLAGE_ACTION, seat, kind, 0, 0, BY_VILLAGE)
    for i in range(g.village_kind_count):
        if g.village_kinds[i] == kind:
            return
    if g.village_kind_count < MAX_VILLAGE_KINDS:
        g.village_kinds[g.village_kind_count] = kind
        g.village_kind_count += 1


def take_doubloon(g: Table, seat: int) -> None:
    spend_action(g, seat, V_KIND_TAKE)
    gain_doubloons(g, seat, g.t.take_doubloons, BY_VILLAGE)


def discard_hand(g: Table, seat: int) -> None:
    spend_action(g, seat, V_KIND_DISCARD)
    while g.hand_size[seat] > 0:
        discard_from_hand(g, seat, g.hand_size[seat] - 1, BY_VILLAGE)
    gain_doubloons(g, seat, g.t.discard_doubloons, BY_VILLAGE)


def village_buy(g: Table, seat: int, slot: int) -> None:
    spend_action(g, seat, V_KIND_BUY)
    buy_from_hand(g, seat, slot)


def village_buy_planned(g: Table, seat: int, slot: int) -> None:
    spend_action(g, seat, V_KIND_BUY)
    buy_planned(g, seat, slot)


def village_invest(g: Table, seat: int, place: int) -> None:
    spend_action(g, seat, V_KIND_INVEST)
    invest(g, seat, place)


def use_upgrade(g: Table, seat: int, upgrade: int) -> None:
    spend_action(g, seat, V_KIND_UPGRADE + upgrade)
    ops = upgrade_special(g, upgrade)
    push_agreed(g, seat, ops, NONE, BY_UPGRADE + upgrade, g.ship[seat])


def use_port(g: Table, seat: int) -> None:
    spend_action(g, seat, V_KIND_PORT)
    port = g.port[seat]
    push_agreed(g, seat, g.t.port_list[port], NONE, BY_PORT + port, g.ship[seat])


def use_card(g: Table, seat: int, slot: int) -> None:
    card = g.tableau[seat][slot]
    spend_action(g, seat, V_KIND_CARD + card)
    push_agreed(g, seat, card_special(g, card), NONE, BY_CARD + card, g.ship[seat])


def use_resistance(g: Table, seat: int) -> None:
    """If the marker goes to the tile, its space pays twice."""
    spend_action(g, seat, V_KIND_RESISTANCE)
    begin_payment(g, seat, g.t.resistance_cost, BY_UPGRADE + g.t.resistance_upgrade)
    liberate_at(g, seat, g.ship[seat], g.t.resistance_factor, BY_RESISTANCE)


def fulfil_card_quest(g: Table, seat: int, quest: int) -> None:
    """Quest Board: only as the last village action, one in a turn."""
    spend_action(g, seat, V_KIND_QUEST)
    g.stack[g.depth - 1][2] = 0
    g.board_quest_done = 1
    fulfil(g, seat, quest)


# ---- end of the turn ----


def step_end_of_main(g: Table, seat: int) -> None:
    """Friend of the Villages: VP for different village actions of the turn."""
    pop(g)
    if g.reacts[seat] & (1 << ON_VILLAGE_END) == 0:
        return
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            effect = g.t.card_effect[card] + k
            if g.t.effect[effect][E_TRIGGER] == ON_VILLAGE_END:
                if g.village_kind_count >= 3:
                    gain_vp(g, seat, g.t.effect[effect][E_THIRD], BY_CARD + card)
                elif g.village_kind_count == 2:
                    gain_vp(g, seat, g.t.effect[effect][E_SECOND], BY_CARD + card)


def can_draw(g: Table) -> bool:
    for slot in range(g.t.display_size):
        if g.display[slot] != NONE:
            return True
    return has_pile(g)


def has_pile(g: Table) -> bool:
    """The discards become a new pile."""
    if g.pile_size > 0:
        return True
    for card in range(PROJECTS):
        if g.where[card] == IN_DISCARDS:
            return True
    return False


def step_refill(g: Table, seat: int) -> None:
    """Until the hand is full; cards may be planned before the first one is drawn."""
    top = g.depth - 1
    in_turn, drawn = g.stack[top][2], g.stack[top][3]
    full = g.hand_size[seat] >= hand_limit(g, seat) or not can_draw(g)
    if not full:
        ask(g)
    elif in_turn and not drawn and may_act_freely(g, seat):
        ask(g)
    else:
        pop(g)


def may_act_freely(g: Table, seat: int) -> bool:
    """Whether there is anything left to do before the turn ends."""
    return g.planned_size[seat] < g.t.planning_slots and g.hand_size[seat] > 0


def offer_refill(g: Table, seat: int) -> None:
    top = g.depth - 1
    in_turn, drawn = g.stack[top][2], g.stack[top][3]
    if g.hand_size[seat] >= hand_limit(g, seat) or not can_draw(g):
        offer(g, PASS)
    else:
        for slot in range(g.t.display_size):
            if g.display[slot] != NONE:
                offer(g, DRAW_OPEN + slot)
        if has_pile(g):
            offer(g, DRAW_FROM_PILE)
    if in_turn and not drawn:
        offer_free_actions(g, seat)


def refill_open(g: Table, seat: int, slot: int) -> None:
    g.stack[g.depth - 1][3] = 1
    draw_open(g, seat, slot)


def refill_from_pile(g: Table, seat: int) -> None:
    g.stack[g.depth - 1][3] = 1
    draw_from_pile(g, seat)


def step_end_of_turn(g: Table, seat: int) -> None:
    """Who stops at the last space ends the round once the turn is complete. [RULING 56]"""
    pop(g)
    if g.t.ends_round[g.ship[seat]]:
        g.round_over = 1
        g.ender = seat
