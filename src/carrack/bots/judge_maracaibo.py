"""The judge of Maracaibo: what each captain will end with, and who wins, together or alone.

Everything is measured in VP. What things are worth depends on the turns that are left; what is
being resolved is worth what it may still bring, so that a half-finished turn can be judged.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.judge import Judge, Values, Weights
from carrack.games.maracaibo.cards import price_of
from carrack.games.maracaibo.exploring import is_ahead, quest_on_track
from carrack.games.maracaibo.moves import Maracaibo
from carrack.games.maracaibo.names import (
    ALL_TASKS,
    ARRIVAL,
    ASSISTANTS,
    AUTOMA,
    AUTOMA_LUCK,
    BARRIER,
    BOUGHT,
    C_DONE,
    C_NATION,
    C_STAGE,
    C_STANCE,
    C_VALUE,
    CARD_LUCK,
    CHOOSING,
    CITY,
    COLUMNS,
    COMBAT,
    COST_COMBAT,
    COST_DOUBLOONS,
    COST_FIGURES,
    COST_NEED,
    COST_SAME,
    DID_ANNEX,
    DID_CITY,
    DID_DISPLACE,
    DID_EXTRA,
    DID_INFLUENCE,
    DID_VILLAGE,
    DISC,
    DRAW_FROM_PILE,
    DROPPING,
    E_COMBAT,
    E_KIND,
    E_LIST,
    E_MODIFIER,
    E_TRIGGER,
    END_FIGHT,
    EXPLORATION,
    FIGHT,
    FOR_NATION,
    FOUND,
    FREE_SPACE,
    FREED,
    FULL_RESISTANCE,
    HINT_LUCK,
    HINTS,
    IN_HAND,
    IN_PILE,
    IS_ASSISTANT,
    IS_COMBAT_ACTION,
    IS_CONDITION,
    IS_ENDGAME,
    IS_IMMEDIATE,
    IS_MODIFIER,
    IS_SYNERGY_BONUS,
    IS_TRIGGER,
    IS_VILLAGE_ACTION,
    JACQUES,
    JEAN,
    LIBERATION,
    LOCATIONS,
    MAIN,
    MARKER,
    MARKERS,
    MAX_GREEN_SPACES,
    MOVE,
    NATION_CHOICE,
    NATION_COUNT,
    NEEDS,
    NONE,
    OFFER,
    ON_BARRIER,
    ON_COMBAT_START,
    ON_INCOME,
    OP,
    OP_ASSISTANT_ACTION,
    OP_BY_ROUND,
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
    OP_SYNERGY,
    OP_VILLAGE_ACTIONS,
    OP_VP,
    OP_VP_PER,
    OP_X,
    OPS,
    OPTION_CHOICE,
    OVER,
    PORT_OFFER,
    PRESTIGE_BUILDINGS,
    PROJECTS,
    QUEST_AT,
    QUEST_CHOICE,
    QUEST_REWARD,
    QUESTS,
    RANKS,
    RED_SPACES,
    REFILL,
    RESISTANCE,
    RESISTANCE_SPACES,
    RUIN_REWARD,
    SEATS,
    SETUP_LUCK,
    TASKS,
    TRACK_REWARD,
    TURNS,
    UPGRADES,
    VILLAGE,
    WHEN_BARRIER,
    WHEN_INFLUENCE_ALL,
    WHEN_INFLUENCE_ONE,
)
from carrack.games.maracaibo.paying import amount_of, can_afford, counted
from carrack.games.maracaibo.sailing import luysa_price, quests_by_action, village_actions
from carrack.games.maracaibo.state import (
    Table,
    assistants_of,
    bits_in,
    discs_of,
    hand_limit,
    has_crossed,
    is_city,
    is_dutch,
    is_unlocked,
    is_village,
    markers_of,
    market_goods,
    market_space,
    quests_of,
    rank_of,
    upgrades_of,
)
from carrack.kernel.chance import roll
from carrack.kernel.game import Game
from carrack.kernel.memory import COMPILED, exponential
from carrack.kernel.state import State

FAR_AWAY, ROUND_STAGE = 1000, 64
RARE = 0.0005  # the weight of what does not tempt at all
SPREAD, SPREAD_A_ROUND = 3.0, 5.0  # how far apart captains must be, at the end and for each round
MARKER_SPREAD, LUYSA_LEAD = 1.2, 8.0
GROWTH, LATE, HURRY = 22.0, 5.0, 18.0  # VP for each round to come
FULL, FULL_TOGETHER = 200.0, 1500.0  # with an automa more than enough VP are of no use

# Time: turns of a round, and movement points of a turn
TURNS_A_ROUND, WHOLE_GAME = 6.0, 26.0
PACE, FAST = 2.8, 3.4
JACQUES_CARDS_A_ROUND, JACQUES_ENDS = 6.0, 0.3

# VP for one of a kind, as long as there is time to use it
COIN, POINT, MAN, STEP, PLACE = 0.55, 0.6, 1.4, 1.3, 0.35
TURN, ACTION, CARD, TOKEN_VALUE = 2.2, 0.9, 1.0, 4.3
DISC_WORTH, QUEST_WORTH, SYNERGY, TOKEN, RESIST_WORTH = 2.4, 0.8, 1.5, 0.4, 2.4
TASK, CAREER = 2.2, 8.0
TYPICAL_BUY = 2.0
KEPT, PLANNED, SPARE = 0.35, 0.5, 0.25  # of what a card in the hand or planned would bring
TEAM_MARKER, LUYSA, AGAINST_AUTOMA = 6.0, 60.0, 0.7
BLOCKED, HINT_WORTH = 0.05, 3.0
# What a standing change of each kind brings in a whole game
CHANGES = (5.0, 8.0, 3.0, 8.0, 2.0, 4.0, 1.5, 3.0, 6.0, 4.0, 6.0)
# How often in a turn each kind of event happens
EVENTS = (0.22, 0.22, 0.2, 0.12, 0.2, 0.0, 0.0, 0.1, 0.3, 0.4)


class TitleJudge(Judge):
    """Stages are turns of the thinker. What tempts is what looks best once it is done."""

    twin: Maracaibo  # to try actions on
    open_hands: bool
    way: list[int]  # movement points to the end of a round, by location
    change: list[float]
    event: list[float]
    hidden: list[int]
    # of the look at one captain
    turns: float
    incomes: int
    vp_incomes: int
    part: float
    coin: float
    point: float
    man: float
    step: float
    disc: float
    favor: list[float]
    best_buy: float
    found_buy: float
    has_city: bool
    has_village: bool

    def __init__(self, game: Game) -> None:
        Judge.__init__(self, game)
        self.redeals = True
        self.full = FULL
        self.heat = 0.7  # VP
        prepare_room(self)
        for i in range(len(CHANGES)):
            self.change[i] = CHANGES[i]
        for i in range(len(EVENTS)):
            self.event[i] = EVENTS[i]
        self.attach(game.new(seats=1, seed=0))

    def attach(self, root: State) -> None:
        twin = root.clone()
        assert isinstance(twin, Maracaibo)
        self.twin = twin
        self.full = FULL if twin.t.automa == NONE else FULL_TOGETHER
        self.open_hands = bool(twin.t.options.get("open_hands"))
        measure_way(self, twin)

    def stage(self, g: State, seat: int) -> int:
        return stage_of(self, cython.cast(Table, g), seat)

    def weigh(self, g: State, seat: int, weights: Weights) -> None:
        weigh_all(self, cython.cast(Table, g), seat, weights)

    def redeal(self, g: State, seat: int) -> None:
        deal_hidden(self, cython.cast(Table, g), seat)

    def value(self, g: State, values: Values) -> None:
        value_table(self, cython.cast(Table, g), values)


def prepare_room(judge: Any) -> None:
    """In the pure build the arrays are lists; in the compiled one they are there already."""
    if not COMPILED:
        judge.way = [0] * LOCATIONS
        judge.change = [0.0] * len(CHANGES)
        judge.event = [0.0] * len(EVENTS)
        judge.hidden = [0] * PROJECTS
        judge.favor = [0.0] * NATION_COUNT


def measure_way(judge: TitleJudge, g: Table) -> None:
    """Along the shortest arrows; those of legacy tiles and of the last round are left out."""
    for location in range(LOCATIONS):
        judge.way[location] = 0 if g.t.ends_round[location] else 99
    for _ in range(LOCATIONS):
        for at in range(LOCATIONS):
            for k in range(g.t.arrow_count[at]):
                if g.t.arrow_legacy[at][k] == NONE:
                    through = judge.way[g.t.arrow_to[at][k]] + g.t.arrow_cost[at][k]
                    judge.way[at] = min(judge.way[at], through)


def stage_of(judge: TitleJudge, g: Table, seat: int) -> int:
    """Grows with the way of the thinker's ship, and when its turn is over. While it acts after
    sailing a playout goes on: half a turn is harder to judge than a whole one.
    """
    if g.phase == OVER:
        return FAR_AWAY
    if g.phase != TURNS:
        return ROUND_STAGE * g.round_number + 40
    acting = g.current == seat
    if acting and g.depth > 0 and g.stack[g.depth - 1][0] != MOVE:
        return 0
    return ROUND_STAGE * g.round_number + 38 - 2 * judge.way[g.ship[seat]] + (0 if acting else 1)


# ---- what tempts ----


def weigh_all(judge: TitleJudge, g: Table, seat: int, weights: Weights) -> None:
    """Try every action on a copy; the better the table looks then, the more it tempts."""
    best = -1.0e9
    for i in range(g.move_count):
        if g.moves[i] == DRAW_FROM_PILE:  # nobody knows what comes
            judge.twin.copy_from(g)
            weights.at[i] = pull(judge, judge.twin, seat)
        else:
            judge.twin.copy_from(g)
            judge.twin.advance(seat, g.moves[i])
            weights.at[i] = pull(judge, judge.twin, seat)
        if weights.at[i] > best:
            best = weights.at[i]
    for i in range(g.move_count):
        weights.at[i] = RARE + exponential((weights.at[i] - best) / judge.heat)


def pull(judge: TitleJudge, g: Table, seat: int) -> float:
    """What a captain strives for: VP, and in common games what all need to win."""
    own = estimate(judge, g, seat)
    if g.t.automa == NONE:
        return own
    own -= AGAINST_AUTOMA * automa_estimate(judge, g)
    if g.t.win_markers:
        own -= TEAM_MARKER * markers_on_board(g)
    if g.t.win_luysa:
        own += LUYSA * search_progress(g)
    return own


def markers_on_board(g: Table) -> int:
    return markers_of(g, 0) + markers_of(g, 1) + markers_of(g, 2)


def search_progress(g: Table) -> float:
    """From 0 to 1: hints found, Luysa found, somebody who can free her, freed."""
    if g.luysa == FREED:
        return 1.0
    if g.luysa == FOUND:
        ready = 0.0
        for seat in range(g.seats):
            ready = max(ready, readiness(g, seat))
        return 0.6 + 0.2 * ready
    filled, spaces = 0.0, 0.0
    for space in range(MAX_GREEN_SPACES):
        if g.green[space] >= 0 or g.green[space] == FREE_SPACE:
            spaces += 1.0
            if g.green[space] >= 0:
                filled += 1.0
    if g.t.found_when_left > 0:
        drawn_hints = HINTS - hints_left(g)
        filled = max(filled, spaces * drawn_hints / (HINTS - g.t.found_when_left))
    blocked = 0.0
    for space in range(RED_SPACES):
        if g.red[space] >= 0:
            blocked += BLOCKED + blocked
    return (0.55 * filled / spaces if spaces > 0.0 else 0.0) - blocked


def hints_left(g: Table) -> int:
    count = 0
    for location in range(LOCATIONS):
        count += g.hint_count[location]
    return count


def readiness(g: Table, seat: int) -> float:
    """Combat points for Luysa, more at her side; doubloons for the ransom at the end."""
    ready = min(1.0, g.combat[seat] / luysa_price(g))
    if ready >= 1.0 and g.current == seat and g.ship[seat] == g.luysa_at:
        return 1.7
    if g.round_number == g.t.rounds and g.doubloons[seat] >= g.t.ransom:
        return 1.3
    return ready


# ---- the look at one captain ----


def estimate(judge: TitleJudge, g: Table, seat: int) -> float:
    """The VP a captain is expected to end with."""
    if g.phase == OVER:
        return 1.0 * g.vp[seat]
    look(judge, g, seat)
    total = TURN * judge.turns + g.vp[seat] + judge.vp_incomes * g.vp_income[seat]
    total += worth_of_supply(judge, g, seat)
    total += worth_of_ship(judge, g, seat)
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        total += g.t.card_vp[card] + lasting(judge, g, seat, card, g.mark[card])
    total += worth_of_buildings(judge, g, seat)
    total += worth_of_hand(judge, g, seat)
    total += worth_of_career(judge, g, seat)
    if g.t.nation_scoring and not g.t.freeing:
        total += worth_of_influence(judge, g, seat)
    if g.t.automa == JACQUES:
        total += comparison(judge, g, seat)
    for i in range(g.depth):
        if g.stack[i][1] == seat:
            total += worth_of_entry(judge, g, seat, i)
    return total


def look(judge: TitleJudge, g: Table, seat: int) -> None:
    """How much time is left, and what things are worth by then."""
    left = g.t.rounds - max(1, g.round_number)
    here = 0.0
    if g.phase <= TURNS:
        here = turns_here(judge, g, seat)
    judge.turns = here + TURNS_A_ROUND * left
    judge.part = judge.turns / WHOLE_GAME
    judge.incomes = left
    judge.vp_incomes = left + 1
    if DROPPING <= g.phase < OVER:  # the income of this round has come
        judge.incomes = max(0, left - 1)
        judge.vp_incomes = left
    late = min(1.0, (judge.turns + 0.3) / 4.0)
    judge.coin = COIN * late
    judge.point = POINT * late
    judge.man = MAN * late
    judge.step = STEP * min(1.0, 0.5 + 0.5 * late)
    judge.disc = DISC_WORTH * (0.3 + 0.7 * min(1.0, judge.part * 1.5))
    if g.t.win_markers:
        judge.point = 1.3 * judge.point
    for nation in range(NATION_COUNT):
        judge.favor[nation] = 1.0 * g.t.influence_vp
        if g.t.nation_scoring and not g.t.freeing:
            judge.favor[nation] = 0.25 + 0.26 * strength(judge, g, nation)
    judge.best_buy = TYPICAL_BUY  # until the hand was looked at
    judge.has_city = False
    judge.has_village = False
    for location in range(LOCATIONS):
        if g.markers[location][0] + g.markers[location][1] + g.markers[location][2] > 0:
            if is_city(g, location):
                judge.has_city = True
            else:
                judge.has_village = True


def turns_here(judge: TitleJudge, g: Table, seat: int) -> float:
    """Turns after this one until somebody ends the round."""
    last = 1 if g.round_number == g.t.rounds else 0
    here = (judge.way[g.ship[seat]] + last) / PACE
    for other in range(g.seats):
        if other != seat:
            here = min(here, (judge.way[g.ship[other]] + last) / FAST + 0.5)
    if g.t.automa == JACQUES:
        here = min(here, turns_of_jacques(g))
    elif g.t.automa == JEAN:
        here = min(here, judge.way[g.automa_ship] / FAST + 0.5)
    return max(0.0, here)


def turns_of_jacques(g: Table) -> float:
    if g.countdown > 0:
        return g.countdown - 0.5
    cards = max(0.5, JACQUES_CARDS_A_ROUND - g.shown_size)
    return cards + g.t.jacques_turns[g.round_number - 1 if g.round_number > 0 else 0]


def strength(judge: TitleJudge, g: Table, nation: int) -> float:
    """What a nation will be worth for each rank: columns emptied by then, and dominance."""
    gone = MARKERS - g.track_markers[nation]
    emptied = 0.0
    for column in range(COLUMNS):
        if gone >= g.t.columns[column]:
            emptied += g.t.column_points[column]
        gone -= g.t.columns[column]
    own = markers_of(g, nation)
    ahead = 0
    for other in range(NATION_COUNT):
        if markers_of(g, other) > own:
            ahead += 1
    if own > 0:
        emptied += g.t.dominance[ahead]
    return emptied + 2.0 * judge.part


def worth_of_supply(judge: TitleJudge, g: Table, seat: int) -> float:
    coins = g.doubloons[seat] + judge.incomes * g.income[seat]
    total = judge.coin * min(coins, 30.0) + 0.4 * judge.coin * max(0.0, coins - 30.0)
    total += 0.01 * g.doubloons[seat]
    above = g.income[seat] - g.t.vp_above
    if above > 0:
        total += above / g.t.vp_divisor
    total += judge.point * g.combat[seat] + TOKEN * g.tokens[seat]
    total += judge.man * min(g.figures[seat], 4) + 0.3 * judge.man * max(0, g.figures[seat] - 4)
    total += SYNERGY * judge.part * bits_in(g.synergies[seat])
    total += QUEST_WORTH * quests_of(g, seat)
    total += PLACE * (g.t.to_end[g.t.first_space] - g.t.to_end[g.explorer[seat]])
    for space in range(RESISTANCE_SPACES):
        if g.t.resistance and g.resistance[seat][space] != NONE:
            total += 0.4
    return total


def worth_of_ship(judge: TitleJudge, g: Table, seat: int) -> float:
    """Upgrades: what is unlocked works on; one disc less is part of the way."""
    total = 0.0
    for upgrade in range(UPGRADES):
        discs = g.discs[seat][upgrade]
        if discs == g.t.upgrade_discs[upgrade]:
            continue
        worth = 0.0
        for k in range(g.t.upgrade_effects[upgrade]):
            worth += standing(judge, g, seat, g.t.upgrade_effect[upgrade] + k)
        if discs > 0:
            worth += worth_of_list(judge, g, seat, g.t.upgrade_gain[upgrade], 0, NONE)
            worth = 0.25 * worth + 0.4 * judge.disc
        total += worth
    return total


def worth_of_buildings(judge: TitleJudge, g: Table, seat: int) -> float:
    total = 0.0
    for building in range(PRESTIGE_BUILDINGS):
        if g.invested[building] & (1 << seat):
            total += g.t.prestige_vp[building]
            total += worth_at_end(judge, g, seat, g.t.prestige_end[building])
    return total


def worth_at_end(judge: TitleJudge, g: Table, seat: int, ops: int) -> float:
    """What is counted at the end grows until then."""
    total = 0.0
    for i in range(g.t.list_length[ops]):
        row = g.t.list_start[ops] + i
        if g.t.op[row][OP] == OP_VP:
            total += g.t.op[row][OP_N]
        elif g.t.op[row][OP] == OP_VP_PER:
            total += g.t.op[row][OP_N] * (counted(g, seat, g.t.op[row][OP_X]) + 2.5 * judge.part)
    return total


def worth_of_hand(judge: TitleJudge, g: Table, seat: int) -> float:
    """Cards that may be bought, or serve as goods and objects; the best purchase is remembered."""
    total = 0.0
    judge.found_buy = 0.0
    soon = min(1.0, (judge.turns + 1.0) / 3.0)
    for slot in range(g.hand_size[seat]):
        net = net_of(judge, g, seat, g.hand[seat][slot])
        total += soon * (SPARE + KEPT * net)
        note_purchase(judge, g, seat, g.hand[seat][slot], (1.0 - KEPT) * net)
    for slot in range(g.planned_size[seat]):
        net = net_of(judge, g, seat, g.planned[seat][slot])
        total += soon * (PLANNED * net - 0.5)
        note_purchase(judge, g, seat, g.planned[seat][slot], (1.0 - PLANNED) * net)
    judge.best_buy = judge.found_buy
    return total


def net_of(judge: TitleJudge, g: Table, seat: int, card: int) -> float:
    """What a card brings beyond its price, if it can be bought at all."""
    worth = worth_of_card(judge, g, seat, card) - judge.coin * price_of(g, seat, card)
    worth -= judge.man * g.t.card_figures[card]
    if g.t.card_goods[card] != NONE:
        worth -= worth_of_cost(judge, g, g.t.card_goods[card])
    if not has_crossed(g, seat, g.t.card_barrier[card]):
        worth *= 0.4 * min(1.0, judge.part * 2.0)
    return max(0.0, worth)


def note_purchase(judge: TitleJudge, g: Table, seat: int, card: int, net: float) -> None:
    if net <= judge.found_buy or g.figures[seat] < g.t.card_figures[card]:
        return
    if g.doubloons[seat] >= price_of(g, seat, card) and has_crossed(
        g, seat, g.t.card_barrier[card]
    ):
        judge.found_buy = net


def worth_of_card(judge: TitleJudge, g: Table, seat: int, card: int) -> float:
    """Printed VP, what it does at once, and what it does from then on."""
    total = g.t.card_vp[card] + lasting(judge, g, seat, card, 0)
    for k in range(g.t.card_effects[card]):
        effect = g.t.card_effect[card] + k
        if g.t.effect[effect][E_KIND] == IS_IMMEDIATE:
            total += worth_of_list(judge, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
    return total


def lasting(judge: TitleJudge, g: Table, seat: int, card: int, done: int) -> float:
    """Triggers, modifiers, assistants and the like; goals that were met are past."""
    total = 0.0
    for k in range(g.t.card_effects[card]):
        effect = g.t.card_effect[card] + k
        kind = g.t.effect[effect][E_KIND]
        if kind == IS_CONDITION or kind == IS_SYNERGY_BONUS:
            if done & (1 << k) == 0:
                worth = worth_of_list(judge, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
                total += 0.5 * worth
        elif kind == IS_ENDGAME:
            total += worth_at_end(judge, g, seat, g.t.effect[effect][E_LIST])
        elif kind == IS_ASSISTANT:
            total += worth_of_assistant(judge, g, seat, card, effect)
        else:
            total += standing(judge, g, seat, effect)
    return total


def worth_of_assistant(judge: TitleJudge, g: Table, seat: int, card: int, effect: int) -> float:
    """Once a round, instead of another main action."""
    worth = worth_of_list(judge, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
    visits = g.t.rounds - max(1, g.round_number)
    if g.phase <= TURNS:
        place = g.placed[card]
        if place == NONE or judge.way[place] < judge.way[g.ship[seat]]:
            visits += 1
    return 0.6 * visits * max(0.25 * worth, worth - 1.0)


def standing(judge: TitleJudge, g: Table, seat: int, effect: int) -> float:
    """An effect that works again and again."""
    kind = g.t.effect[effect][E_KIND]
    if kind == IS_MODIFIER:
        return judge.part * judge.change[g.t.effect[effect][E_MODIFIER]]
    if kind == IS_TRIGGER:
        trigger = g.t.effect[effect][E_TRIGGER]
        times = judge.turns * judge.event[trigger]
        if trigger == ON_BARRIER:
            times = 0.8 * judge.part * (3 - g.t.region[g.explorer[seat]])
        elif trigger == ON_INCOME:
            times = 1.0 * judge.vp_incomes
        elif trigger > ON_INCOME:
            return times * 1.2
        return times * worth_of_list(judge, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
    if kind == IS_COMBAT_ACTION:
        worth = worth_of_list(judge, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
        worth -= judge.point * g.t.effect[effect][E_COMBAT]
        return max(0.0, worth) * judge.turns * judge.event[ON_COMBAT_START]
    if kind == IS_VILLAGE_ACTION:
        worth = worth_of_list(judge, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
        return 0.15 * judge.turns * max(0.1, worth - judge.coin)
    return 0.0


def worth_of_career(judge: TitleJudge, g: Table, seat: int) -> float:
    """Tasks that are near, and all three together."""
    career = g.career[seat]
    if career == NONE or g.tasks_done[seat] == ALL_TASKS:
        return 0.0
    total = 0.0
    all_done = 1.0
    for task in range(TASKS):
        if g.tasks_done[seat] & (1 << task) == 0:
            near = nearness(g, seat, g.t.task_when[career][task], g.t.task_n[career][task])
            near = near * min(1.0, judge.turns / 6.0)
            total += TASK * near * near
            all_done *= near
    return total + CAREER * all_done


def nearness(g: Table, seat: int, when: int, n: int) -> float:
    if when == WHEN_BARRIER:
        return min(1.0, (g.t.region[g.explorer[seat]] + 0.5) / (n + 1.0))
    if when == WHEN_INFLUENCE_ONE or when == WHEN_INFLUENCE_ALL:
        return 0.4
    return min(1.0, (amount_of(g, seat, when) + 0.3) / n)


def worth_of_influence(judge: TitleJudge, g: Table, seat: int) -> float:
    """Rank times expected strength; the way to the next rank counts in part."""
    total = 0.0
    for nation in range(NATION_COUNT):
        if g.surrendered[seat] == nation:
            continue
        rank = rank_of(g, seat, nation)
        value = 1.0 * (g.t.rank_value[rank - 1] if rank > 0 else 0)
        if rank < RANKS:
            before = g.t.rank_at[rank - 1] if rank > 0 else 0
            way = (g.influence[seat][nation] - before) / (g.t.rank_at[rank] - before)
            more = g.t.rank_value[rank] - value
            value += way * more * (0.3 + 0.6 * min(1.0, judge.part * 2.0))
        total += value * strength(judge, g, nation) + 0.05 * g.influence[seat][nation]
        most = g.influence[AUTOMA][nation] if g.t.automa == JEAN else 0
        for other in range(g.seats):
            if other != seat:
                most = max(most, g.influence[other][nation])
        if g.influence[seat][nation] > 0 and g.influence[seat][nation] >= most:
            total += 2.0
    return total


def comparison(judge: TitleJudge, g: Table, seat: int) -> float:
    """Explorer and quests against those of Jacques."""
    total = 0.0
    if is_ahead(g, g.explorer[seat], g.explorer[AUTOMA]):
        total += 0.7 * g.t.jacques_explorer_vp
    elif is_ahead(g, g.explorer[AUTOMA], g.explorer[seat]):
        total -= 0.7 * g.t.jacques_explorer_vp
    lead = quests_of(g, seat) - g.automa_quests
    return total + 0.3 * g.t.jacques_quest_vp * max(-3, min(3, lead))


# ---- what is being resolved ----


def worth_of_entry(judge: TitleJudge, g: Table, seat: int, i: int) -> float:
    """What an entry of the stack may still bring."""
    kind, a, b = g.stack[i][0], g.stack[i][2], g.stack[i][3]
    if kind == OPS:
        return worth_of_list(judge, g, seat, a, b, g.stack[i][4])
    if kind == MOVE:
        return TURN + 1.5
    if kind == MAIN:
        return worth_of_main(judge, g, seat, a, b)
    if kind == REFILL:
        return CARD * max(0, hand_limit(g, seat) - g.hand_size[seat])
    if kind == VILLAGE:
        return worth_of_village(judge, g, a)
    if kind == CITY:
        return worth_of_city(judge, g, seat, a, b == 0 and g.stack[i][4] > 0)
    if kind == DISC:
        return judge.disc * a
    if kind == EXPLORATION:
        return judge.step * a
    if kind == COMBAT:
        return worth_of_combat(judge, g, seat, i)
    return worth_of_other_entry(judge, g, seat, i, kind, a, b)


def worth_of_other_entry(
    judge: TitleJudge, g: Table, seat: int, i: int, kind: int, a: int, b: int
) -> float:
    if kind == BOUGHT:
        return worth_of_card(judge, g, seat, a)
    if kind == QUEST_REWARD:
        return QUEST_WORTH + worth_of_list(judge, g, seat, g.t.quest_reward[a], 0, NONE)
    if kind == QUEST_CHOICE:
        return (
            worth_of_quests(judge, g, seat, b) if a == NONE else worth_of_quest(judge, g, seat, a)
        )
    if kind == TRACK_REWARD:
        total = worth_of_list(judge, g, seat, g.t.space_reward[a], 0, NONE)
        quest = quest_on_track(g, a)
        return total + (worth_of_quest(judge, g, seat, quest) if quest != NONE else 0.0)
    if kind == BARRIER:
        return worth_of_list(
            judge, g, seat, g.t.barrier_reward[a][min(g.crossed[a], SEATS - 1)], 0, NONE
        )
    if kind == RUIN_REWARD:
        return 0.6 * worth_of_list(judge, g, seat, g.t.ruin_reward[a], 0, NONE)
    if kind == NATION_CHOICE:
        return best_favor(judge) * b
    if kind == OPTION_CHOICE or kind == OFFER:
        return worth_of_op(judge, g, seat, a, b)
    if kind == RESISTANCE:
        return RESIST_WORTH * b
    if kind == FULL_RESISTANCE:
        return 3.0 * judge.coin + g.tokens[seat]
    if kind == LIBERATION:
        return worth_of_liberation(judge, g)
    if kind == MARKER:
        return 2.0
    if kind == PORT_OFFER:
        gain = worth_of_list(judge, g, seat, g.t.port_offer[a], 0, g.t.port_nation[a])
        return max(0.0, gain - worth_of_cost(judge, g, g.t.port_cost[a]))
    if kind == ASSISTANTS and a != NONE:
        return worth_of_helpers(judge, g, seat, a, b)
    if kind == ARRIVAL:
        return (HINT_WORTH if g.stack[i][5] else 0.0) + 0.8 * bits_in(g.stack[i][4])
    return 0.0


def best_favor(judge: TitleJudge) -> float:
    return max(judge.favor[0], max(judge.favor[1], judge.favor[2]))


def worth_of_main(judge: TitleJudge, g: Table, seat: int, location: int, points: int) -> float:
    """The best of the main actions at a place."""
    best = worth_of_helpers(judge, g, seat, location, 0)
    if is_city(g, location):
        best = max(best, worth_of_city(judge, g, seat, location, True))
    elif is_village(g, location):
        best = max(best, worth_of_village(judge, g, village_actions(g, seat, points)))
    else:
        return worth_of_list(judge, g, seat, g.t.action[location], 0, NONE)
    if not quests_by_action(g, location):
        best = max(best, worth_of_quests(judge, g, seat, location))
    return best


def worth_of_village(judge: TitleJudge, g: Table, n: int) -> float:
    """The first action buys the best card, the next ones bring a little less."""
    if n == 0:
        return 0.0
    first = max(judge.coin, judge.best_buy)
    return first + (n - 1) * (judge.coin + ACTION * min(1.0, judge.best_buy / 4.0))


def worth_of_city(judge: TitleJudge, g: Table, seat: int, location: int, delivers: bool) -> float:
    total = 0.0
    if delivers and market_space(g, location) > 0 and discs_of(g, seat) > 0:
        goods = market_goods(g, location)
        for slot in range(g.hand_size[seat]):
            if goods & (1 << g.t.card_good[g.hand[seat][slot]]):
                total = judge.disc - 0.4
    if is_dutch(g, location):
        return total + (assistants_of(g, seat) + g.figures[seat]) * (judge.coin + judge.point)
    if quests_by_action(g, location):
        return total + worth_of_quests(judge, g, seat, location)
    tile = g.city_tile[location]
    ops = g.t.tile_action[tile] if tile != NONE else g.t.action[location]
    return total + worth_of_list(judge, g, seat, ops, 0, NONE)


def worth_of_helpers(judge: TitleJudge, g: Table, seat: int, location: int, done: int) -> float:
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
                    total += worth_of_list(judge, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
        k += 1
    return total


def worth_of_quests(judge: TitleJudge, g: Table, seat: int, location: int) -> float:
    best = 0.0
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location:
            best = max(best, worth_of_quest(judge, g, seat, quest))
    return best


def worth_of_quest(judge: TitleJudge, g: Table, seat: int, quest: int) -> float:
    if not can_afford(g, seat, g.t.quest_cost[quest], 0):
        return 0.0
    gain = QUEST_WORTH + worth_of_list(judge, g, seat, g.t.quest_reward[quest], 0, NONE)
    if g.t.automa == JACQUES:
        gain += 1.0
    return max(0.0, gain - worth_of_cost(judge, g, g.t.quest_cost[quest]))


def worth_of_cost(judge: TitleJudge, g: Table, cost: int) -> float:
    if cost == NONE:
        return 0.0
    total = judge.coin * g.t.cost[cost][COST_DOUBLOONS] + judge.point * g.t.cost[cost][COST_COMBAT]
    total += judge.man * g.t.cost[cost][COST_FIGURES]
    cards = g.t.cost[cost][COST_SAME]
    for need in range(NEEDS):
        cards += g.t.cost[cost][COST_NEED + need]
    return total + 0.3 * cards


def worth_of_liberation(judge: TitleJudge, g: Table) -> float:
    """A marker less: for all who cooperate, and on the own resistance tile."""
    return (TEAM_MARKER if g.t.win_markers else 0.0) + (RESIST_WORTH if g.t.resistance else 0.5)


def worth_of_combat(judge: TitleJudge, g: Table, seat: int, i: int) -> float:
    stage = g.stack[i][C_STAGE]
    if stage == END_FIGHT:
        return TOKEN
    if stage < FIGHT:
        return TOKEN + 0.5 + best_fight(judge, g, seat, TOKEN_VALUE, NONE, NONE, 0)
    done = g.stack[i][C_DONE]
    if g.t.freeing:
        done |= g.freed
    return TOKEN + best_fight(
        judge, g, seat, g.stack[i][C_VALUE], g.stack[i][C_NATION], g.stack[i][C_STANCE], done
    )


def best_fight(
    judge: TitleJudge, g: Table, seat: int, value: float, nation: int, stance: int, done: int
) -> float:
    """The best set of combat actions, each at most once, less what the value is raised by."""
    if g.t.freeing or (stance != FOR_NATION and stance != NONE):
        return best_liberation(judge, g, seat, value, nation, done)
    favor = judge.favor[nation] if nation != NONE else best_favor(judge)
    displaces = is_unlocked(g, seat, g.t.combat_upgrade) and done & DID_DISPLACE == 0
    has_markers = nation == NONE or g.track_markers[nation] > 0
    best = 0.0
    for size in range(3):
        if size > 0 and done & DID_INFLUENCE:
            break
        cost = g.t.influence_cost[size - 1] if size > 0 else 0
        gain = favor * g.t.influence_gain[size - 1] if size > 0 else 0.0
        for place in range(3):
            if place > 0 and (done & DID_ANNEX or not has_markers):
                break
            price = place_price(g, place, False)
            more = place_gain(judge, g, favor, place)
            for other in range(3):
                if other > 0 and not (displaces and has_markers and judge.has_village):
                    break
                total = gain + more + 0.9 * place_gain(judge, g, favor, other)
                need = cost + price + place_price(g, other, True)
                best = max(best, total - price_of_boost(judge, g, seat, need - value))
    return best


def place_price(g: Table, place: int, displaces: bool) -> int:
    if place == 0:
        return 0
    if displaces:
        return g.t.displace_village if place == 1 else g.t.displace_city
    return g.t.annex_village if place == 1 else g.t.annex_city


def place_gain(judge: TitleJudge, g: Table, favor: float, place: int) -> float:
    if place == 0:
        return 0.0
    if place == 1:
        return favor * g.t.annex_village_influence + 0.5
    return favor * g.t.annex_city_influence + 2.3


def best_liberation(
    judge: TitleJudge, g: Table, seat: int, value: float, nation: int, done: int
) -> float:
    """City, village and the extra one of the upgraded tile, in any combination."""
    city, village = judge.has_city, judge.has_village
    if nation != NONE:
        city, village = False, False
        for location in range(LOCATIONS):
            if g.markers[location][nation] > 0:
                if is_city(g, location):
                    city = True
                else:
                    village = True
    extra = g.t.freeing and done & DID_EXTRA == 0 and is_unlocked(g, seat, g.t.combat_upgrade)
    worth = worth_of_liberation(judge, g)
    best = 0.0
    for choice in range(1, 8):
        if choice & 1 and (not city or done & DID_CITY):
            continue
        if choice & 2 and (not village or done & DID_VILLAGE):
            continue
        if choice & 4 and not (extra and (city or village)):
            continue
        need, gain = 0, 0.0
        if choice & 1:
            need += g.t.freeing_city if g.t.freeing else g.t.uprising_city
            gain += worth + (2.0 if g.t.freeing else 3.5)
        if choice & 2:
            need += g.t.freeing_village if g.t.freeing else g.t.uprising_village
            gain += worth + (0.0 if g.t.freeing else 3.5)
        if choice & 4:
            need += g.t.freeing_extra_village if village else g.t.freeing_extra_city
            gain += worth
        best = max(best, gain - price_of_boost(judge, g, seat, need - value))
    return best


def price_of_boost(judge: TitleJudge, g: Table, seat: int, missing: float) -> float:
    """Combat points first, then figures; more than there are cannot be paid."""
    if missing <= 0.0:
        return 0.0
    if missing > g.combat[seat] + g.figures[seat]:
        return 1000.0
    points = min(missing, 1.0 * g.combat[seat])
    return judge.point * points + judge.man * (missing - points)


# ---- lists of ops ----


def worth_of_list(
    judge: TitleJudge, g: Table, seat: int, ops: int, start: int, nation: int
) -> float:
    if ops == NONE:
        return 0.0
    total = 0.0
    for i in range(start, g.t.list_length[ops]):
        total += worth_of_op(judge, g, seat, g.t.list_start[ops] + i, nation)
    return total


def worth_of_op(judge: TitleJudge, g: Table, seat: int, row: int, nation: int) -> float:
    op, n = g.t.op[row][OP], g.t.op[row][OP_N]
    if op == OP_DOUBLOONS:
        return judge.coin * n
    if op == OP_VP:
        return 1.0 * n
    if op == OP_COMBAT:
        return judge.point * n
    if op == OP_FIGURE:
        return judge.man * min(n, g.general[seat])
    if op == OP_EXPLORE:
        return judge.step * n
    if op == OP_INFLUENCE:
        which = g.t.op[row][OP_X]
        return n * (judge.favor[which] if which < NATION_COUNT else best_favor(judge))
    if op == OP_NOBLE_RANK:
        return 0.0 if g.t.freeing else 3.5 * n * best_favor(judge)
    if op == OP_DISC or op == OP_DISC_TO_TILE:
        return judge.disc * max(1, n)
    if op == OP_INCOME_DOUBLOONS:
        return n * (0.9 * judge.coin * judge.incomes + 0.45)
    if op == OP_INCOME_VP:
        return 1.0 * n * judge.vp_incomes
    if op == OP_VILLAGE_ACTIONS:
        return worth_of_village(judge, g, n)
    if op == OP_SYNERGY:
        return 0.0 if g.synergies[seat] & (1 << n) else SYNERGY * judge.part + 0.3
    if op == OP_VP_PER:
        return 1.0 * n * counted(g, seat, g.t.op[row][OP_X])
    return worth_of_rare_op(judge, g, seat, row, nation, op, n)


def worth_of_rare_op(
    judge: TitleJudge, g: Table, seat: int, row: int, nation: int, op: int, n: int
) -> float:
    if op == OP_FIGHT:
        return TOKEN + 0.5 + best_fight(judge, g, seat, TOKEN_VALUE, NONE, NONE, 0)
    if op == OP_PAY_FOR:
        gain = worth_of_list(judge, g, seat, g.t.op[row][OP_LIST], 0, nation)
        return max(0.0, gain - worth_of_cost(judge, g, g.t.op[row][OP_COST]))
    if op == OP_CHOOSE:
        best = 0.0
        for k in range(g.t.op[row][OP_LISTS]):
            worth = worth_of_list(judge, g, seat, g.t.op[row][OP_LIST] + k, 0, nation)
            best = max(best, worth)
        return best
    if op == OP_BY_ROUND:
        k = min(max(1, g.round_number), g.t.op[row][OP_LISTS]) - 1
        return worth_of_list(judge, g, seat, g.t.op[row][OP_LIST] + k, 0, nation)
    if op == OP_LIBERATE:
        return worth_of_liberation(judge, g) if judge.has_village or judge.has_city else 0.0
    if op == OP_PLACE_MARKER:
        return 0.0 if g.t.freeing else 1.5
    if op == OP_DRAW_OBJECT:
        return 2.5
    if op == OP_MOVE_AGAIN or op == OP_CITY_ACTION or op == OP_ASSISTANT_ACTION:
        return 3.0
    if op == OP_FULFIL_TOP_QUEST or op == OP_FULFIL_QUEST_HERE:
        return 2.0
    return 1.0


# ---- the automa ----


def automa_estimate(judge: TitleJudge, g: Table) -> float:
    """The VP that it will end with."""
    if g.phase == OVER or g.t.automa == NONE:
        return 1.0 * g.automa_vp
    if g.t.automa == JACQUES:
        return jacques_estimate(judge, g)
    return jean_estimate(judge, g)


def jacques_estimate(judge: TitleJudge, g: Table) -> float:
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
        shortest = min(shortest, turns_to_end(judge, g, seat))
    available = turns_of_jacques(g)
    if g.countdown == 0:
        total += each * min(max(0.0, JACQUES_CARDS_A_ROUND - g.shown_size), shortest * 1.3)
        behind = shortest * 1.2 - available
        return total + g.t.jacques_end_vp / (1.0 + exponential(-1.5 * behind))
    return total + g.t.jacques_end_vp * (0.95 if shortest > g.countdown else 0.15)


def turns_to_end(judge: TitleJudge, g: Table, seat: int) -> float:
    """At least so many turns, at a brisk pace; homeward spaces take one each."""
    way = judge.way[g.ship[seat]]
    last = 1 if g.round_number == g.t.rounds else 0
    if way <= 1:
        return 1.0 * (way + (last if way == 1 else 0))
    return 1.0 + last + max(1.0, (way - 1) / 6.0)


def jean_estimate(judge: TitleJudge, g: Table) -> float:
    """Her quests, discs and leads, as they stand and grow."""
    rounds = g.t.rounds - g.round_number + 1.0
    growth = g.automa_cards + 2.0 * max(0, g.automa_discs - 3) + 6.0
    total = g.automa_vp + rounds * growth + g.t.jean_quest_vp * g.automa_quests
    total += 2.0 * judge.turns
    lead = g.automa_quests - quests_of(g, 0)
    total += 7.0 * max(0, min(4, lead + 1))
    lead = g.automa_discs // 2 - upgrades_of(g, 0)
    total += 7.0 * max(0, min(4, lead + 1))
    ahead = g.t.to_end[g.explorer[0]] - g.t.to_end[g.explorer[AUTOMA]]
    total += 2.5 * max(0, min(11, ahead + 2))
    for nation in range(NATION_COUNT):
        if g.t.nation_scoring:
            total += rank_of(g, AUTOMA, nation) * strength(judge, g, nation)
    return total


# ---- what a table is worth ----


def value_table(judge: TitleJudge, g: Table, values: Values) -> None:
    """What is still to be built brings more than an estimate of what lies there."""
    growth = 0.0 if g.phase == OVER else GROWTH * (g.t.rounds - max(1, g.round_number)) - LATE
    for seat in range(g.seats):
        values.points[seat] = estimate(judge, g, seat) + growth
    if g.phase == OVER:
        value_places(g, values)
    elif g.t.automa != NONE:
        value_common(judge, g, values)
    else:
        value_rivals(g, values)


def value_places(g: Table, values: Values) -> None:
    """Rivals share a place; whoever plays together wins or loses together."""
    winners = 0
    for seat in range(g.seats):
        if g.final_places[seat] == 1:
            winners += 1
    if g.t.automa != NONE:
        winners = 1
    for seat in range(g.seats):
        values.chance[seat] = 1.0 / winners if g.final_places[seat] == 1 else 0.0


def value_rivals(g: Table, values: Values) -> None:
    spread = SPREAD + SPREAD_A_ROUND * (g.t.rounds + 1 - max(1, g.round_number))
    best = -1.0e9
    for seat in range(g.seats):
        best = max(best, values.points[seat])
    total = 0.0
    for seat in range(g.seats):
        values.chance[seat] = exponential((values.points[seat] - best) / spread)
        total += values.chance[seat]
    for seat in range(g.seats):
        values.chance[seat] /= total


def value_common(judge: TitleJudge, g: Table, values: Values) -> None:
    """Every captain above the automa, no marker left, Luysa free: the chance of all together."""
    automa = automa_estimate(judge, g)
    if g.t.automa == JACQUES and g.seats > 1:  # the first of several ends a round sooner
        automa -= HURRY * (g.t.rounds - max(1, g.round_number))
    spread = SPREAD + SPREAD_A_ROUND * (g.t.rounds + 1 - max(1, g.round_number))
    chance = 1.0
    for seat in range(g.seats):
        chance *= likely((values.points[seat] - automa) / spread)
    if g.t.win_markers:
        chance *= likely(markers_to_spare(judge, g) / (MARKER_SPREAD + 4.0 * judge.part))
    if g.t.win_luysa and g.luysa != FREED:
        chance *= likely(LUYSA_LEAD * (search_progress(g) + 0.9 * judge.part - 0.7))
    for seat in range(g.seats):
        values.chance[seat] = chance


def likely(lead: float) -> float:
    return 1.0 / (1.0 + exponential(-max(-30.0, min(30.0, lead))))


def markers_to_spare(judge: TitleJudge, g: Table) -> float:
    """Markers that the captains may liberate in the turns left, beyond those on the board."""
    able = 0.0
    for seat in range(g.seats):
        rate = 0.52 if is_unlocked(g, seat, g.t.combat_upgrade) else 0.46
        able += rate * judge.turns + 0.15 * g.combat[seat]
    return able - markers_on_board(g) + 0.5


# ---- what is hidden ----


def deal_hidden(judge: TitleJudge, g: Table, seat: int) -> None:
    """Cards of others and of the pile, tiles that lie face down, the automa's deck."""
    if g.phase != CHOOSING:
        deal_cards(judge, g, seat)
    for last in range(g.quest_pile_size - 2, 0, -1):
        other = roll(g, SETUP_LUCK, last + 1)
        quest = g.quest_pile[last]
        g.quest_pile[last] = g.quest_pile[other]
        g.quest_pile[other] = quest
    for pile in range(2):
        for last in range(g.token_pile_size[pile] - 1, 0, -1):
            swap_tokens(g, pile, last, roll(g, SETUP_LUCK, last + 1))
    for last in range(g.deck_size - 1, 0, -1):
        other = roll(g, AUTOMA_LUCK, last + 1)
        card = g.deck[last]
        g.deck[last] = g.deck[other]
        g.deck[other] = card
    if g.t.search:
        shuffle_hints(judge, g)


def swap_tokens(g: Table, pile: int, first: int, other: int) -> None:
    token = g.token_pile[pile][first]
    g.token_pile[pile][first] = g.token_pile[pile][other]
    g.token_pile[pile][other] = token


def shuffle_hints(judge: TitleJudge, g: Table) -> None:
    count = 0
    for location in range(LOCATIONS):
        for i in range(g.hint_count[location]):
            judge.hidden[count] = g.hint[location][i]
            count += 1
    for location in range(LOCATIONS):
        for i in range(g.hint_count[location]):
            g.hint[location][i] = drawn(judge, g, count, HINT_LUCK)
            count -= 1


def drawn(judge: TitleJudge, g: Table, count: int, luck: int) -> int:
    """One of those that are left; the last one takes its place."""
    at = roll(g, luck, count)
    piece = judge.hidden[at]
    judge.hidden[at] = judge.hidden[count - 1]
    return piece


def deal_cards(judge: TitleJudge, g: Table, seat: int) -> None:
    count = 0
    for i in range(g.pile_size):
        judge.hidden[count] = g.pile[i]
        count += 1
    for other in range(g.seats):
        if other != seat and not judge.open_hands:
            for slot in range(g.hand_size[other]):
                judge.hidden[count] = g.hand[other][slot]
                count += 1
    for other in range(g.seats):
        if other != seat and not judge.open_hands:
            for slot in range(g.hand_size[other]):
                card = drawn(judge, g, count, CARD_LUCK)
                count -= 1
                g.hand[other][slot] = card
                g.where[card] = IN_HAND + other
    for i in range(g.pile_size):
        card = drawn(judge, g, count, CARD_LUCK)
        count -= 1
        g.pile[i] = card
        g.where[card] = IN_PILE
