"""Jacques and Jean: what they do on their turns (chapter 20)."""

from __future__ import annotations

from carrack.games.maracaibo.exploring import fewest_steps, is_taken, quest_on_track
from carrack.games.maracaibo.fighting import (
    draw_token,
    fight_value,
    fits_place,
    lay_marker,
    may_mark,
)
from carrack.games.maracaibo.names import (
    AGAINST_NATION,
    AREAS,
    AUTOMA,
    AUTOMA_CARD,
    AUTOMA_COMBAT,
    AUTOMA_DISC,
    AUTOMA_EXPLORED,
    AUTOMA_INFLUENCE,
    AUTOMA_LUCK,
    AUTOMA_QUEST,
    AUTOMA_SAILED,
    AUTOMA_VP,
    BY_EXPLORER,
    BY_JACQUES,
    BY_JEAN,
    CARD_REMOVED,
    DOES_CITY_DISC,
    DOES_EXPLORE,
    DOES_QUEST,
    FAR,
    FOR_NATION,
    FULFIL_QUEST,
    GONE,
    HOMEWARD_KIND,
    IN_CITY,
    IN_VILLAGE,
    JACQUES,
    JEAN_COMBAT,
    JEAN_DISC,
    JEAN_EXPLORES,
    JEAN_INFLUENCE,
    JEAN_QUEST_PILE,
    JEAN_VP,
    LOCATIONS,
    LOWER,
    MARKER_PLACED,
    MOST_DISCS,
    NATION_COUNT,
    NONE,
    QUEST_AT,
    QUEST_OF_AUTOMA,
    QUEST_TAKEN,
    QUESTS,
    TOKEN_GONE,
    UPPER,
)
from carrack.games.maracaibo.sailing import can_use_arrow, quests_by_action, refill_quest_city
from carrack.games.maracaibo.setup import shuffle_deck
from carrack.games.maracaibo.state import Table, is_city, market_space, pop, push, quest_at, rank_of
from carrack.games.maracaibo.verbs import gain_combat, open_card, take_top_quest
from carrack.kernel.chance import roll
from carrack.kernel.state import note, offer


def automa_turn(g: Table) -> None:
    if g.t.automa == JACQUES:
        jacques_turn(g)
    else:
        jean_turn(g)


def automa_gains(g: Table, n: int, cause: int) -> None:
    if n != 0:
        g.automa_vp += n
        note(g, AUTOMA_VP, NONE, n, 0, 0, cause)


def take_quest(g: Table, quest: int, cause: int) -> None:
    """The automa takes a quest; one from Puerto Cabezas is replaced."""
    was_at = g.quest[quest]
    g.quest[quest] = QUEST_OF_AUTOMA
    g.automa_quests += 1
    note(g, QUEST_TAKEN, NONE, quest, 0, 0, cause)
    refill_quest_city(g, was_at)


def take_pile_quest(g: Table, cause: int) -> None:
    """[RULING 49]: with no quests left nothing happens."""
    quest = take_top_quest(g)
    if quest != NONE:
        g.quest[quest] = QUEST_OF_AUTOMA
        g.automa_quests += 1
        note(g, QUEST_TAKEN, NONE, quest, 1, 0, cause)


# ---- exploring ----


def explore_as_automa(g: Table, n: int, cause: int) -> None:
    """To a quest within reach, else as far as possible on the shorter branch. [RULING 39]"""
    start = g.explorer[AUTOMA]
    target = quest_in_reach(g, n)
    quest = NONE
    if target != NONE:
        quest = quest_on_track(g, target)
    else:
        target = far_space(g, start, n)
    if target == start:
        return
    g.explorer[AUTOMA] = target
    note(g, AUTOMA_EXPLORED, NONE, start, target, 0, cause)
    for barrier in range(g.t.region[start], g.t.region[target]):
        g.crossed[barrier] += 1
    if target == g.t.last_space:
        g.arrived += 1
    if quest != NONE:
        take_quest(g, quest, cause)


def quest_in_reach(g: Table, n: int) -> int:
    """The nearest space with a quest, or NONE."""
    best, found = FAR, NONE
    for space in range(g.t.space_count):
        if quest_on_track(g, space) != NONE and not is_taken(g, space, AUTOMA, BY_EXPLORER):
            steps = fewest_steps(g, g.explorer[AUTOMA], space, n, AUTOMA, BY_EXPLORER)
            if 0 < steps <= n and steps < best:
                best = steps
                found = space
    return found


def far_space(g: Table, start: int, n: int) -> int:
    at = start
    for _ in range(n):
        if g.t.next_count[at] == 0:
            return at
        at = shorter_branch(g, at)
        while is_taken(g, at, AUTOMA, BY_EXPLORER):
            at = shorter_branch(g, at)
    return at


def shorter_branch(g: Table, at: int) -> int:
    """The next space with fewer spaces to the next barrier; of two equal ones the upper."""
    first = g.t.next[at][0]
    if g.t.next_count[at] == 1:
        return first
    second = g.t.next[at][1]
    if g.t.to_barrier[second] < g.t.to_barrier[first]:
        return second
    if g.t.to_barrier[second] == g.t.to_barrier[first] and g.t.space_branch[second] == UPPER:
        return second
    return first


# ---- Jacques (20.1) ----


def jacques_turn(g: Table) -> None:
    """In the countdown he reveals nothing; at its end he ends the round."""
    if g.countdown > 0:
        g.countdown -= 1
        if g.countdown == 0:
            g.round_over = 1
            g.ender = AUTOMA
            automa_gains(g, g.t.jacques_end_vp, BY_JACQUES)
        return
    if g.deck_size == 0:
        return
    g.revealed = 1
    g.deck_size -= 1
    card = g.deck[g.deck_size]
    g.deck[g.deck_size] = 0
    g.shown[g.shown_size] = card
    g.shown_size += 1
    area = min(g.shown_size, AREAS) - 1
    note(g, AUTOMA_CARD, NONE, card, area, 0, BY_JACQUES)
    resolve_area(g, card, area)


def resolve_area(g: Table, card: int, area: int) -> None:
    """Only the area with the number of the card in this round."""
    does, a, b = g.t.jacques_does[card][area], g.t.jacques_a[card][area], g.t.jacques_b[card][area]
    if does == DOES_CITY_DISC:
        put_disc(g, a, BY_JACQUES)
    elif does == DOES_QUEST:
        quest_between(g, a, b)
    elif does == DOES_EXPLORE:
        explore_as_automa(g, a, BY_JACQUES)
    else:
        g.countdown = g.t.jacques_turns[g.round_number - 1]


def put_disc(g: Table, location: int, cause: int) -> bool:
    if market_space(g, location) <= 0:
        return False
    g.market[location] += 1
    note(g, AUTOMA_DISC, NONE, location, 0, 0, cause)
    return True


def quest_between(g: Table, first: int, last: int) -> None:
    """From the lowest-numbered location that has one; of several the start player chooses."""
    for number in range(first, last + 1):
        for location in range(LOCATIONS):
            if g.t.number[location] == number and quest_at(g, location) != NONE:
                if quests_at(g, location) > 1:
                    push(g, AUTOMA_QUEST, g.start_seat, location, 0, 0, 0)
                else:
                    take_quest(g, quest_at(g, location), BY_JACQUES)
                return
    take_pile_quest(g, BY_JACQUES)


def quests_at(g: Table, location: int) -> int:
    count = 0
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location:
            count += 1
    return count


def offer_automa_quests(g: Table) -> None:
    location = g.stack[g.depth - 1][2]
    for quest in range(QUESTS):
        if g.quest[quest] == QUEST_AT + location:
            offer(g, FULFIL_QUEST + quest)


def leave_quest(g: Table, quest: int) -> None:
    """The start player said which one Jacques takes."""
    pop(g)
    take_quest(g, quest, BY_JACQUES)


def end_round_of_jacques(g: Table) -> None:
    """He scores the cards revealed in the round; they go under the pile, shuffled."""
    points = 0
    for i in range(g.shown_size):
        points += g.t.jacques_vp[g.shown[i]]
    automa_gains(g, points, BY_JACQUES)
    for last in range(g.shown_size - 1, 0, -1):
        other = roll(g, AUTOMA_LUCK, last + 1)
        card = g.shown[last]
        g.shown[last] = g.shown[other]
        g.shown[other] = card
    for i in range(g.deck_size - 1, -1, -1):
        g.deck[i + g.shown_size] = g.deck[i]
    for i in range(g.shown_size):
        g.deck[i] = g.shown[i]
        g.shown[i] = 0
    g.deck_size += g.shown_size
    g.shown_size = 0
    g.countdown = 0


# ---- Jean (20.2) ----


def jean_turn(g: Table) -> None:
    if g.deck_size == 0:
        reshuffle_jean(g)
    g.revealed = 1
    g.deck_size -= 1
    card = g.deck[g.deck_size]
    g.deck[g.deck_size] = 0
    g.shown[g.shown_size] = card
    g.shown_size += 1
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
        g.shown[i] = 0
    g.deck_size = g.shown_size
    g.shown_size = 0
    shuffle_deck(g)


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


def jean_takes_quest(g: Table) -> bool:
    """Not at a city whose action is quests. Of several she takes the one with most VP."""
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
        note(g, CARD_REMOVED, NONE, g.display[slot], 0, 0, BY_JEAN)
        open_card(g, slot)


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


def jean_fights(g: Table, influence: int, extra_village: int) -> None:
    """For the nation with the highest modified value; the token leaves the game."""
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


def end_round_of_jean(g: Table) -> None:
    """VP for cards and discs, after every round; her ship goes back to Havana."""
    discs = min(g.automa_discs, MOST_DISCS - 1)
    automa_gains(g, g.t.jean_card_vp * g.automa_cards + g.t.jean_disc_vp[discs], BY_JEAN)
    g.automa_ship = g.t.havana
