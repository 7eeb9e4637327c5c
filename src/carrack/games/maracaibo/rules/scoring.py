"""The final scoring and who has won ("Final scoring" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    E_KIND,
    E_LIST,
    IS_ENDGAME,
    OP,
    OP_N,
    OP_VP,
    OP_VP_PER,
    OP_X,
)
from carrack.games.maracaibo.event_names import (
    BY_CARD,
    BY_FINAL,
    BY_JACQUES,
    BY_JEAN,
    BY_NATIONS,
    BY_PRESTIGE,
    GAME_ENDED,
    SCORED,
    SCORED_CARDS,
    SCORED_ENDGAME,
    SCORED_EXPLORER,
    SCORED_INCOME,
    SCORED_MOST,
    SCORED_NATION,
    SCORED_PRESTIGE,
    SCORED_QUESTS,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    COLUMNS,
    FREED,
    JACQUES,
    JEAN,
    LEADS,
    MARKERS,
    NATION_COUNT,
    NONE,
    OVER,
    PRESTIGE_BUILDINGS,
)
from carrack.games.maracaibo.rules.automas import automa_gains
from carrack.games.maracaibo.rules.careers import counted
from carrack.games.maracaibo.rules.exploring import is_ahead
from carrack.games.maracaibo.state import Table, markers_of, quests_of, rank_of, upgrades_of
from carrack.kernel.steps import note


def score(g: Table, seat: int, what: int, n: int, piece: int, cause: int) -> None:
    """Points of the final scoring, told by what they are for."""
    n = max(n, -g.vp[seat])
    if n != 0:
        g.vp[seat] += n
        note(g, SCORED, seat, what, n, piece, cause)


def score_income(g: Table, seat: int) -> None:
    """Doubloon income is worth half of what it exceeds 6 by. [RULING 23]"""
    above = g.income[seat] - g.t.vp_above
    if above > 0:
        score(g, seat, SCORED_INCOME, above // g.t.vp_divisor, 0, BY_FINAL)


def score_cards(g: Table, seat: int) -> None:
    """Printed VP, then effects for the end of the game, then prestige buildings."""
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        score(g, seat, SCORED_CARDS, g.t.card_vp[card], card, BY_CARD + card)
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            effect = g.t.card_effect[card] + k
            if g.t.effect[effect][E_KIND] == IS_ENDGAME:
                score_list(
                    g, seat, g.t.effect[effect][E_LIST], SCORED_ENDGAME, card, BY_CARD + card
                )
    for building in range(PRESTIGE_BUILDINGS):
        if g.invested[building] & (1 << seat):
            cause = BY_PRESTIGE + building
            score(g, seat, SCORED_PRESTIGE, g.t.prestige_vp[building], building, cause)
            score_list(g, seat, g.t.prestige_end[building], SCORED_PRESTIGE, building, cause)


def score_list(g: Table, seat: int, ops: int, what: int, piece: int, cause: int) -> None:
    """At the end ops count VP, and do nothing else."""
    for i in range(g.t.list_length[ops]):
        row = g.t.list_start[ops] + i
        if g.t.op[row][OP] == OP_VP:
            score(g, seat, what, g.t.op[row][OP_N], piece, cause)
        elif g.t.op[row][OP] == OP_VP_PER:
            n = g.t.op[row][OP_N] * counted(g, seat, g.t.op[row][OP_X])
            score(g, seat, what, n, piece, cause)


# ---- nations ----


def emptied_columns(g: Table, nation: int) -> int:
    """Points for marker columns that are completely empty, from the left."""
    taken, points = MARKERS - g.track_markers[nation], 0
    for column in range(COLUMNS):
        taken -= g.t.columns[column]
        if taken >= 0:
            points += g.t.column_points[column]
    return points


def dominance(g: Table, nation: int) -> int:
    """Points for most and second most markers on the board; behind a tie nobody is second."""
    own = markers_of(g, nation)
    if own == 0:
        return 0
    more, equal = 0, 0
    for other in range(NATION_COUNT):
        if other != nation:
            if markers_of(g, other) > own:
                more += 1
            elif markers_of(g, other) == own:
                equal += 1
    if more == 0:
        return g.t.dominance[0]
    if more == 1:
        return g.t.dominance[1]
    return g.t.dominance[2]


def rank_value(g: Table, captain: int, nation: int) -> int:
    rank = rank_of(g, captain, nation)
    return g.t.rank_value[rank - 1] if rank > 0 else 0


def most_influence(g: Table, nation: int) -> int:
    """The most influence of all captains who still have their marker, an automa included."""
    most = g.influence[AUTOMA][nation] if g.t.automa == JEAN else 0
    for seat in range(g.seats):
        if g.surrendered[seat] != nation:
            most = max(most, g.influence[seat][nation])
    return most


def score_nation(g: Table, nation: int) -> None:
    strength = emptied_columns(g, nation) + dominance(g, nation)
    most = most_influence(g, nation)
    for seat in range(g.seats):
        if g.surrendered[seat] != nation:
            points = rank_value(g, seat, nation) * strength
            score(g, seat, SCORED_NATION, points, nation, BY_NATIONS)
            if most > 0 and g.influence[seat][nation] == most:
                score(g, seat, SCORED_MOST, g.t.most_influence_vp, nation, BY_NATIONS)
    if g.t.automa == JEAN:
        automa_gains(g, rank_value(g, AUTOMA, nation) * strength, BY_NATIONS)
        if most > 0 and g.influence[AUTOMA][nation] == most:
            automa_gains(g, g.t.most_influence_vp, BY_NATIONS)


# ---- automas ----


def compare_with_jacques(g: Table, seat: int) -> None:
    """Explorer and quests against his: ahead pays, behind costs."""
    own, his = g.explorer[seat], g.explorer[AUTOMA]
    if is_ahead(g, own, his):
        score(g, seat, SCORED_EXPLORER, g.t.jacques_explorer_vp, 0, BY_JACQUES)
    elif is_ahead(g, his, own):
        score(g, seat, SCORED_EXPLORER, -g.t.jacques_explorer_vp, 0, BY_JACQUES)
    quests = quests_of(g, seat)
    if quests > g.automa_quests:
        score(g, seat, SCORED_QUESTS, g.t.jacques_quest_vp, 0, BY_JACQUES)
    elif quests < g.automa_quests:
        score(g, seat, SCORED_QUESTS, -g.t.jacques_quest_vp, 0, BY_JACQUES)


def score_jean(g: Table) -> None:
    """VP for quests, and for being ahead in quests, upgrades and on the track."""
    automa_gains(g, g.t.jean_quest_vp * g.automa_quests, BY_JEAN)
    automa_gains(g, lead_vp(g, 0, g.automa_quests - quests_of(g, 0)), BY_JEAN)
    automa_gains(g, lead_vp(g, 1, g.automa_discs // 2 - upgrades_of(g, 0)), BY_JEAN)
    automa_gains(g, lead_vp(g, 2, steps_ahead(g)), BY_JEAN)


def lead_vp(g: Table, what: int, lead: int) -> int:
    points = 0
    for k in range(LEADS):
        if g.t.jean_lead[what][k][0] > 0 and lead >= g.t.jean_lead[what][k][0]:
            points = max(points, g.t.jean_lead[what][k][1])
    return points


def steps_ahead(g: Table) -> int:
    """How far Jean's explorer is ahead: in one region by steps to the barrier, else to the end."""
    own, hers = g.explorer[0], g.explorer[AUTOMA]
    if g.t.region[own] == g.t.region[hers]:
        return g.t.to_barrier[own] - g.t.to_barrier[hers]
    return g.t.to_end[own] - g.t.to_end[hers]


# ---- the end ----


def score_game(g: Table) -> None:
    for seat in range(g.seats):
        score_cards(g, seat)
    if g.t.nation_scoring and not g.t.freeing:
        for nation in range(NATION_COUNT):
            score_nation(g, nation)
    if g.t.automa == JACQUES:
        for seat in range(g.seats):
            compare_with_jacques(g, seat)
    elif g.t.automa == JEAN:
        score_jean(g)
    for seat in range(g.seats):
        g.final_vp[seat] = g.vp[seat]
        g.final_places[seat] = final_place(g, seat)
    g.phase = OVER
    note(g, GAME_ENDED, NONE, 0, 0, 0, BY_FINAL)


def markers_left(g: Table) -> int:
    return markers_of(g, 0) + markers_of(g, 1) + markers_of(g, 2)


def all_above(g: Table) -> bool:
    """Everybody has more VP than the automa."""
    for seat in range(g.seats):
        if g.vp[seat] <= g.automa_vp:
            return False
    return True


def has_won_together(g: Table) -> bool:
    """Alone and in cooperation all conditions have to hold. [RULING 46]"""
    if g.t.win_markers and markers_left(g) > 0:
        return False
    if g.t.win_luysa and g.luysa != FREED:
        return False
    return all_above(g)


def final_place(g: Table, seat: int) -> int:
    """The place by VP; doubloons decide a tie, then the place is shared. [RULING 25]"""
    if g.t.cooperative or g.t.automa != NONE:
        return 1 if has_won_together(g) else 2
    place = 1
    for other in range(g.seats):
        if g.vp[other] > g.vp[seat] or (
            g.vp[other] == g.vp[seat] and g.doubloons[other] > g.doubloons[seat]
        ):
            place += 1
    return place
