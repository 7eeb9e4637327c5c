"""Jean: she sails, trades, explores and fights by her cards ("Jean" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import AGAINST_NATION, FOR_NATION, IN_CITY, IN_VILLAGE
from carrack.games.maracaibo.event_names import (
    AUTOMA_CARD,
    AUTOMA_COMBAT,
    AUTOMA_DISC_COUNTED,
    AUTOMA_INFLUENCE,
    AUTOMA_SAILED,
    BY_JEAN,
    CARD_REMOVED,
    MARKER_LOST,
    MARKER_PLACED,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    GONE,
    HOMEWARD_KIND,
    JEAN_COMBAT,
    JEAN_DISC,
    JEAN_EXPLORES,
    JEAN_INFLUENCE,
    JEAN_QUEST_PILE,
    JEAN_VP,
    LOCATIONS,
    LOWER,
    MOST_DISCS,
    NATION_COUNT,
    NONE,
    QUEST_AT,
    QUESTS,
    SEEN_LEAVING,
    TOKEN_GONE,
)
from carrack.games.maracaibo.rules.automas import (
    automa_gains,
    explore_as_automa,
    put_disc,
    take_pile_quest,
    take_quest,
)
from carrack.games.maracaibo.rules.combat import draw_token, fight_value
from carrack.games.maracaibo.rules.markers import fits_place, lay_marker, may_mark
from carrack.games.maracaibo.rules.quests import quests_by_action
from carrack.games.maracaibo.rules.sailing import can_use_arrow
from carrack.games.maracaibo.rules.setup import shuffle_deck
from carrack.games.maracaibo.state import Table, is_city, quest_at, rank_of
from carrack.games.maracaibo.verbs import gain_combat, open_card
from carrack.kernel.steps import note


def jean_turn(g: Table) -> None:
    if g.deck_size == 0:
        reshuffle_jean(g)
    g.revealed = 1
    g.deck_size -= 1
    card = g.deck[g.deck_size]
    g.deck[g.deck_size] = 0
    g.shown[g.shown_size] = card
    g.shown_size += 1
    g.under[card] = 0
    note(g, AUTOMA_CARD, NONE, card, 0, 0, BY_JEAN)
    jean_sails(g, card)
    if not jean_takes_quest(g):
        jean_trades(g, card)
        for k in range(g.t.jean_actions[card]):
            if g.t.jean_first[card][k] <= g.round_number <= g.t.jean_last[card][k]:
                jean_acts(g, card, k)
    if g.t.ends_round[g.automa_ship]:
        g.round_over = 1
        g.ender = AUTOMA


def reshuffle_jean(g: Table) -> None:
    for i in range(g.shown_size):
        g.deck[i] = g.shown[i]
        g.under[g.shown[i]] = g.round_number
        g.shown[i] = 0
    g.deck_size = g.shown_size
    g.shown_size = 0
    shuffle_deck(g)


# ---- sailing ----


def jean_sails(g: Table, card: int) -> None:
    """Only cities, locations with a quest and homeward spaces count as steps."""
    steps = g.t.jean_steps[card]
    while steps > 0:
        location = jean_course(g, g.automa_ship, g.t.jean_lower[card])
        if location == NONE:
            break
        g.automa_ship = location
        if counts_for_jean(g, location):
            steps -= 1
        if g.t.must_stop[location]:
            break
    note(g, AUTOMA_SAILED, NONE, g.automa_ship, 0, 0, BY_JEAN)


def counts_for_jean(g: Table, location: int) -> bool:
    if is_city(g, location) or quest_at(g, location) != NONE:
        return True
    return g.t.kind[location] == HOMEWARD_KIND


def jean_course(g: Table, at: int, lower: int) -> int:
    """At forks the way of her card; legacy cities are the lower branch, if she may enter them."""
    found = NONE
    for k in range(g.t.arrow_count[at]):
        if can_use_arrow(g, AUTOMA, at, k) and (found == NONE or is_lower(g, at, k) == (lower > 0)):
            found = g.t.arrow_to[at][k]
    return found


def is_lower(g: Table, at: int, k: int) -> bool:
    return g.t.arrow_branch[at][k] == LOWER or g.t.arrow_legacy[at][k] != NONE


# ---- at her stop ----


def jean_takes_quest(g: Table) -> bool:
    """Jean takes the quest of her stop with most VP, but none where a city's action is quests."""
    location = g.automa_ship
    if quests_by_action(g, location):
        return False
    best = NONE
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location and (
            best == NONE or g.t.quest_vp[quest] > g.t.quest_vp[best]
        ):
            best = quest
    if best == NONE:
        return False
    take_quest(g, best, BY_JEAN)
    return True


def jean_trades(g: Table, card: int) -> None:
    """A disc into the market, or a card of the display."""
    if is_city(g, g.automa_ship) and put_disc(g, g.automa_ship, BY_JEAN):
        g.automa_discs += 1
        return
    slot = g.t.jean_display[card] - 1
    if g.display[slot] != NONE:
        g.automa_cards += 1
        g.where[g.display[slot]] = GONE
        if g.t.corrected:
            g.mark[g.display[slot]] = SEEN_LEAVING
        note(g, CARD_REMOVED, NONE, g.display[slot], 0, 0, BY_JEAN)
        open_card(g, slot)


# ---- actions of her card ----


def jean_acts(g: Table, card: int, k: int) -> None:
    does, n = g.t.jean_does[card][k], g.t.jean_n[card][k]
    if does == JEAN_EXPLORES:
        explore_as_automa(g, n, BY_JEAN)
    elif does == JEAN_INFLUENCE:
        jean_influences(g, g.t.jean_nation[card][k], n)
    elif does == JEAN_COMBAT:
        jean_fights(g, g.t.jean_influence[card][k], g.t.jean_village[card][k])
    elif does == JEAN_VP:
        automa_gains(g, n, BY_JEAN)
    elif does == JEAN_QUEST_PILE:
        take_pile_quest(g, BY_JEAN)
    elif does == JEAN_DISC:
        g.automa_discs += 1
        note(g, AUTOMA_DISC_COUNTED, NONE, 0, 0, 0, BY_JEAN)
    else:
        jean_demands(g, n)


def jean_influences(g: Table, nation: int, n: int) -> None:
    moved = min(n, g.t.influence_max - g.influence[AUTOMA][nation])
    g.influence[AUTOMA][nation] += moved
    note(g, AUTOMA_INFLUENCE, NONE, nation, moved, 0, BY_JEAN)


def jean_demands(g: Table, n: int) -> None:
    """Combat points of the captain; each missing one is VP for her."""
    paid = min(n, g.combat[0])
    if paid > 0:
        gain_combat(g, 0, -paid, BY_JEAN)
    automa_gains(g, g.t.jean_missing_vp * (n - paid), BY_JEAN)


# ---- her Combat ----


def jean_fights(g: Table, influence: int, extra_village: int) -> None:
    """Jean fights for the nation with the highest modified value; the token leaves the game."""
    pile = 1 if g.token_pile_size[1] > g.token_pile_size[0] else 0
    token = NONE
    if g.token_pile_size[pile] > 0:
        token = draw_token(g, NONE, pile)
        g.token[token] = TOKEN_GONE
    nation = jean_nation(g, token)
    note(g, AUTOMA_COMBAT, NONE, token, nation, 0, BY_JEAN)
    if (
        not jean_annexes(g, nation, IN_CITY)
        and not jean_annexes(g, nation, IN_VILLAGE)
        and g.track_markers[nation] > 0
    ):
        g.track_markers[nation] -= 1
        g.lost_markers[nation] += 1
        note(g, MARKER_LOST, NONE, nation, 0, 0, BY_JEAN)
    if extra_village:
        jean_annexes(g, nation, IN_VILLAGE)
    jean_influences(g, nation, influence)


def jean_nation(g: Table, token: int) -> int:
    best = g.t.jean_tie[0]
    for i in range(1, NATION_COUNT):
        nation = g.t.jean_tie[i]
        value, most = jean_value(g, token, nation), jean_value(g, token, best)
        printed = fight_value(g, token, nation, AGAINST_NATION)
        if value > most or (
            value == most and printed > fight_value(g, token, best, AGAINST_NATION)
        ):
            best = nation
    return best


def jean_value(g: Table, token: int, nation: int) -> int:
    value = fight_value(g, token, nation, FOR_NATION)
    return value + rank_of(g, AUTOMA, nation) - rank_of(g, 0, nation)


def jean_annexes(g: Table, nation: int, where: int) -> bool:
    """The lowest-numbered empty place, without its flag."""
    if g.track_markers[nation] == 0:
        return False
    best = NONE
    for location in range(LOCATIONS):
        if (
            may_mark(g, location)
            and fits_place(g, location, where)
            and (best == NONE or g.t.number[location] < g.t.number[best])
        ):
            best = location
    if best == NONE:
        return False
    lay_marker(g, best, nation)
    note(g, MARKER_PLACED, NONE, best, nation, 0, BY_JEAN)
    return True


# ---- the end of a round ----


def end_round_of_jean(g: Table) -> None:
    """VP for cards and discs, after every round; her ship goes back to Havana."""
    discs = min(g.automa_discs, MOST_DISCS - 1)
    automa_gains(g, g.t.jean_card_vp * g.automa_cards + g.t.jean_disc_vp[discs], BY_JEAN)
    g.automa_ship = g.t.havana
