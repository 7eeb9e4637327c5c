"""What a Combat may still bring: combat actions for a nation, or liberating."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.bots.outlook import Outlook, best_favor
from carrack.games.maracaibo.bots.weights import RESIST_WORTH, TEAM_MARKER, TOKEN, TOKEN_VALUE
from carrack.games.maracaibo.entry_names import (
    COMBAT_DONE,
    COMBAT_NATION,
    COMBAT_STAGE,
    COMBAT_STANCE,
    COMBAT_VALUE,
    DID_ANNEX,
    DID_CITY,
    DID_DISPLACE,
    DID_EXTRA,
    DID_INFLUENCE,
    DID_VILLAGE,
    END_FIGHT,
    FIGHT,
    FOR_NATION,
)
from carrack.games.maracaibo.names import LOCATIONS, NONE
from carrack.games.maracaibo.state import Table, is_city, is_unlocked


def worth_of_liberation(evaluator: Outlook, g: Table) -> float:  # inline
    """A marker less: for all who cooperate, and on the own resistance tile."""
    return (TEAM_MARKER if g.t.win_markers else 0.0) + (RESIST_WORTH if g.t.resistance else 0.5)


def worth_of_combat(evaluator: Outlook, g: Table, seat: int, i: int) -> float:
    stage = g.stack[i][COMBAT_STAGE]
    if stage == END_FIGHT:
        return TOKEN
    if stage < FIGHT:
        return TOKEN + 0.5 + best_fight(evaluator, g, seat, TOKEN_VALUE, NONE, NONE, 0)
    done = g.stack[i][COMBAT_DONE]
    if g.t.freeing:
        done |= g.freed
    return TOKEN + best_fight(
        evaluator,
        g,
        seat,
        g.stack[i][COMBAT_VALUE],
        g.stack[i][COMBAT_NATION],
        g.stack[i][COMBAT_STANCE],
        done,
    )


def best_fight(
    evaluator: Outlook,
    g: Table,
    seat: int,
    value: float,
    nation: int,
    stance: int,
    done: int,
) -> float:
    """The best set of combat actions, each at most once, less what the value is raised by."""
    if g.t.freeing or (stance != FOR_NATION and stance != NONE):
        return best_liberation(evaluator, g, seat, value, nation, done)
    favor = evaluator.favor[nation] if nation != NONE else best_favor(evaluator)
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
            more = place_gain(evaluator, g, favor, place)
            for other in range(3):
                if other > 0 and not (displaces and has_markers and evaluator.has_village):
                    break
                total = gain + more + 0.9 * place_gain(evaluator, g, favor, other)
                need = cost + price + place_price(g, other, True)
                best = max(best, total - price_of_boost(evaluator, g, seat, need - value))
    return best


def place_price(g: Table, place: int, displaces: bool) -> int:
    if place == 0:
        return 0
    if displaces:
        return g.t.displace_village if place == 1 else g.t.displace_city
    return g.t.annex_village if place == 1 else g.t.annex_city


def place_gain(evaluator: Outlook, g: Table, favor: float, place: int) -> float:
    if place == 0:
        return 0.0
    if place == 1:
        return favor * g.t.annex_village_influence + 0.5
    return favor * g.t.annex_city_influence + 2.3


def best_liberation(
    evaluator: Outlook, g: Table, seat: int, value: float, nation: int, done: int
) -> float:
    """City, village and the extra one of the upgraded tile, in any combination."""
    city, village = evaluator.has_city, evaluator.has_village
    if nation != NONE:
        city, village = False, False
        for location in range(LOCATIONS):
            if g.markers[location][nation] > 0:
                if is_city(g, location):
                    city = True
                else:
                    village = True
    extra = g.t.freeing and done & DID_EXTRA == 0 and is_unlocked(g, seat, g.t.combat_upgrade)
    worth = worth_of_liberation(evaluator, g)
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
        best = max(best, gain - price_of_boost(evaluator, g, seat, need - value))
    return best


def price_of_boost(evaluator: Outlook, g: Table, seat: int, missing: float) -> float:
    """Combat points first, then figures; more than there are cannot be paid."""
    if missing <= 0.0:
        return 0.0
    if missing > g.combat[seat] + g.figures[seat]:
        return 1000.0
    points = min(missing, 1.0 * g.combat[seat])
    return evaluator.point * points + evaluator.man * (missing - points)
