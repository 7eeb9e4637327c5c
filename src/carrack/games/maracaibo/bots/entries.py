"""What is being resolved: what an entry of the stack may still bring to its captain."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.bots.fights import worth_of_combat, worth_of_liberation
from carrack.games.maracaibo.bots.ops import (
    worth_of_cost,
    worth_of_list,
    worth_of_op,
    worth_of_village,
)
from carrack.games.maracaibo.bots.outlook import Outlook, best_favor
from carrack.games.maracaibo.bots.projects import worth_of_card
from carrack.games.maracaibo.bots.weights import CARD, HINT_WORTH, QUEST_WORTH, RESIST_WORTH, TURN
from carrack.games.maracaibo.effect_names import E_KIND, E_LIST, IS_ASSISTANT
from carrack.games.maracaibo.entry_names import (
    ARRIVAL,
    ARRIVAL_HINT,
    ARRIVAL_TILES,
    ASSISTANTS,
    ASSISTANTS_DONE,
    ASSISTANTS_LOCATION,
    BARRIER,
    BARRIER_BARRIER,
    BOUGHT,
    BOUGHT_CARD,
    CITY,
    CITY_DELIVERS,
    CITY_LOCATION,
    CITY_STEP,
    COMBAT,
    DISC,
    DISC_COUNT,
    ENTRY_KIND,
    EXPLORATION,
    EXPLORATION_STEPS,
    FULL_RESISTANCE,
    LIBERATION,
    MAIN,
    MAIN_LOCATION,
    MAIN_POINTS,
    MARKER,
    MOVE,
    NATION_CHOICE,
    NATION_CHOICE_NUMBER,
    OFFER,
    OFFER_NATION,
    OFFER_OP,
    OPS,
    OPS_LIST,
    OPS_NATION,
    OPS_POSITION,
    OPTION_CHOICE,
    OPTION_CHOICE_NATION,
    OPTION_CHOICE_OP,
    PORT_OFFER,
    PORT_OFFER_PORT,
    QUEST_CHOICE,
    QUEST_CHOICE_LOCATION,
    QUEST_CHOICE_QUEST,
    QUEST_REWARD,
    QUEST_REWARD_QUEST,
    REFILL,
    RESISTANCE,
    RESISTANCE_FACTOR,
    RETURN_CHOICE,
    RETURN_CHOICE_DOUBLOONS,
    RUIN_REWARD,
    RUIN_REWARD_SPACE,
    TRACK_REWARD,
    TRACK_REWARD_SPACE,
    VILLAGE,
    VILLAGE_LEFT,
)
from carrack.games.maracaibo.names import JACQUES, NONE, QUEST_AT, QUESTS, SEATS
from carrack.games.maracaibo.rules.exploring import quest_on_track
from carrack.games.maracaibo.rules.paying import can_afford
from carrack.games.maracaibo.rules.quests import quests_by_action
from carrack.games.maracaibo.rules.village import village_actions
from carrack.games.maracaibo.state import (
    Table,
    assistants_of,
    bits_in,
    discs_of,
    hand_limit,
    is_city,
    is_dutch,
    is_village,
    market_goods,
    market_space,
)


def worth_of_entry(evaluator: Outlook, g: Table, seat: int, i: int) -> float:
    """What an entry of the stack may still bring."""
    kind = g.stack[i][ENTRY_KIND]
    if kind == OPS:
        return worth_of_list(
            evaluator,
            g,
            seat,
            g.stack[i][OPS_LIST],
            g.stack[i][OPS_POSITION],
            g.stack[i][OPS_NATION],
        )
    if kind == MOVE:
        return TURN + 1.5
    if kind == MAIN:
        location, points = g.stack[i][MAIN_LOCATION], g.stack[i][MAIN_POINTS]
        return worth_of_main(evaluator, g, seat, location, points)
    if kind == REFILL:
        return CARD * max(0, hand_limit(g, seat) - g.hand_size[seat])
    if kind == VILLAGE:
        return worth_of_village(evaluator, g, g.stack[i][VILLAGE_LEFT])
    if kind == CITY:
        delivers = g.stack[i][CITY_STEP] == 0 and g.stack[i][CITY_DELIVERS] > 0
        return worth_of_city(evaluator, g, seat, g.stack[i][CITY_LOCATION], delivers)
    if kind == DISC:
        return evaluator.disc * g.stack[i][DISC_COUNT]
    if kind == EXPLORATION:
        return evaluator.step * g.stack[i][EXPLORATION_STEPS]
    if kind == COMBAT:
        return worth_of_combat(evaluator, g, seat, i)
    if kind == NATION_CHOICE:
        return best_favor(evaluator) * g.stack[i][NATION_CHOICE_NUMBER]
    if kind == OPTION_CHOICE:
        op, nation = g.stack[i][OPTION_CHOICE_OP], g.stack[i][OPTION_CHOICE_NATION]
        return worth_of_op(evaluator, g, seat, op, nation)
    if kind == OFFER:
        return worth_of_op(evaluator, g, seat, g.stack[i][OFFER_OP], g.stack[i][OFFER_NATION])
    return worth_of_reward(evaluator, g, seat, i, kind)


def worth_of_reward(evaluator: Outlook, g: Table, seat: int, i: int, kind: int) -> float:
    """A card that was bought, quests, and what lies on tracks."""
    if kind == BOUGHT:
        return worth_of_card(evaluator, g, seat, g.stack[i][BOUGHT_CARD])
    if kind == QUEST_REWARD:
        reward = g.t.quest_reward[g.stack[i][QUEST_REWARD_QUEST]]
        return QUEST_WORTH + worth_of_list(evaluator, g, seat, reward, 0, NONE)
    if kind == QUEST_CHOICE:
        if g.stack[i][QUEST_CHOICE_QUEST] == NONE:
            return worth_of_quests(evaluator, g, seat, g.stack[i][QUEST_CHOICE_LOCATION])
        return worth_of_quest(evaluator, g, seat, g.stack[i][QUEST_CHOICE_QUEST])
    if kind == TRACK_REWARD:
        space = g.stack[i][TRACK_REWARD_SPACE]
        total = worth_of_list(evaluator, g, seat, g.t.space_reward[space], 0, NONE)
        quest = quest_on_track(g, space)
        return total + (worth_of_quest(evaluator, g, seat, quest) if quest != NONE else 0.0)
    if kind == BARRIER:
        barrier = g.stack[i][BARRIER_BARRIER]
        reward = g.t.barrier_reward[barrier][min(g.crossed[barrier], SEATS - 1)]
        return worth_of_list(evaluator, g, seat, reward, 0, NONE)
    if kind == RUIN_REWARD:
        reward = g.t.ruin_reward[g.stack[i][RUIN_REWARD_SPACE]]
        return 0.6 * worth_of_list(evaluator, g, seat, reward, 0, NONE)
    return worth_of_rare_entry(evaluator, g, seat, i, kind)


def worth_of_rare_entry(evaluator: Outlook, g: Table, seat: int, i: int, kind: int) -> float:
    """The resistance tile, markers, home ports, assistants, and what waits at a stop."""
    if kind == RESISTANCE:
        return RESIST_WORTH * g.stack[i][RESISTANCE_FACTOR]
    if kind == FULL_RESISTANCE:
        return 3.0 * evaluator.coin + g.tokens[seat]
    if kind == LIBERATION:
        return worth_of_liberation(evaluator, g)
    if kind == RETURN_CHOICE:
        return max(0.0, evaluator.coin * g.stack[i][RETURN_CHOICE_DOUBLOONS] - 0.5 * RESIST_WORTH)
    if kind == MARKER:
        return 2.0
    if kind == PORT_OFFER:
        port = g.stack[i][PORT_OFFER_PORT]
        gain = worth_of_list(evaluator, g, seat, g.t.port_offer[port], 0, g.t.port_nation[port])
        return max(0.0, gain - worth_of_cost(evaluator, g, g.t.port_cost[port]))
    if kind == ASSISTANTS and g.stack[i][ASSISTANTS_LOCATION] != NONE:
        location, done = g.stack[i][ASSISTANTS_LOCATION], g.stack[i][ASSISTANTS_DONE]
        return worth_of_helpers(evaluator, g, seat, location, done)
    if kind == ARRIVAL:
        hint = HINT_WORTH if g.stack[i][ARRIVAL_HINT] else 0.0
        return hint + 0.8 * bits_in(g.stack[i][ARRIVAL_TILES])
    return 0.0


# ---- main actions ----


def worth_of_main(evaluator: Outlook, g: Table, seat: int, location: int, points: int) -> float:
    """The best of the main actions at a place."""
    best = worth_of_helpers(evaluator, g, seat, location, 0)
    if is_city(g, location):
        best = max(best, worth_of_city(evaluator, g, seat, location, True))
    elif is_village(g, location):
        best = max(best, worth_of_village(evaluator, g, village_actions(g, seat, points)))
    else:
        return worth_of_list(evaluator, g, seat, g.t.action[location], 0, NONE)
    if not quests_by_action(g, location):
        best = max(best, worth_of_quests(evaluator, g, seat, location))
    return best


def worth_of_city(evaluator: Outlook, g: Table, seat: int, location: int, delivers: bool) -> float:
    total = 0.0
    if delivers and market_space(g, location) > 0 and discs_of(g, seat) > 0:
        goods = market_goods(g, location)
        for slot in range(g.hand_size[seat]):
            if goods & (1 << g.t.card_good[g.hand[seat][slot]]):
                total = evaluator.disc - 0.4
    if is_dutch(g, location):
        return total + (assistants_of(g, seat) + g.figures[seat]) * (
            evaluator.coin + evaluator.point
        )
    if quests_by_action(g, location):
        return total + worth_of_quests(evaluator, g, seat, location)
    tile = g.city_tile[location]
    ops = g.t.tile_action[tile] if tile != NONE else g.t.action[location]
    return total + worth_of_list(evaluator, g, seat, ops, 0, NONE)


def worth_of_helpers(evaluator: Outlook, g: Table, seat: int, location: int, done: int) -> float:
    """Own assistants at a place; `done` counts none of them twice."""
    total = 0.0
    k = 0
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        if g.placed[card] == NONE or g.t.card_agent[card]:
            continue
        if g.placed[card] == location and done & (1 << min(k, 14)) == 0:
            for e in range(g.t.card_effects[card]):
                effect = g.t.card_effect[card] + e
                if g.t.effect[effect][E_KIND] == IS_ASSISTANT:
                    total += worth_of_list(evaluator, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
        k += 1
    return total


def worth_of_quests(evaluator: Outlook, g: Table, seat: int, location: int) -> float:
    best = 0.0
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location:
            best = max(best, worth_of_quest(evaluator, g, seat, quest))
    return best


def worth_of_quest(evaluator: Outlook, g: Table, seat: int, quest: int) -> float:
    if not can_afford(g, seat, g.t.quest_cost[quest], 0):
        return 0.0
    gain = QUEST_WORTH + worth_of_list(evaluator, g, seat, g.t.quest_reward[quest], 0, NONE)
    if g.t.automa == JACQUES:
        gain += 1.0
    return max(0.0, gain - worth_of_cost(evaluator, g, g.t.quest_cost[quest]))
