"""Legal actions and what each one does: the table of contents of the game."""

from __future__ import annotations

from typing import Any

from carrack.games.maracaibo.automas import leave_quest, offer_automa_quests
from carrack.games.maracaibo.campaign import archive_after
from carrack.games.maracaibo.cards import (
    buy_from_hand,
    buy_planned,
    invest,
    offer_assistant_places,
    place_agent,
    place_assistant,
    step_assistant_place,
    step_bought,
)
from carrack.games.maracaibo.effects import (
    accept_offer,
    accept_port,
    choose_disc,
    choose_nation,
    choose_option,
    offer_discs,
    offer_nations,
    offer_options,
    offer_sale,
    sell,
    step_disc,
    step_nation_choice,
    step_ops,
    step_port_offer,
    step_sale,
)
from carrack.games.maracaibo.exploring import (
    accept_ruin,
    choose_branch,
    move_explorer,
    move_figure,
    move_in_ruin,
    offer_exploration,
    step_barrier,
    step_exploration,
    step_ruin,
    step_ruin_reward,
    step_track_reward,
)
from carrack.games.maracaibo.fighting import (
    add_figure,
    add_point,
    annex,
    choose_liberation,
    choose_loss,
    choose_marker_place,
    choose_side,
    displace,
    fight_card,
    fight_extra,
    fight_influence,
    fight_liberate,
    fight_port,
    fight_tile,
    keep_token,
    leave_combat,
    offer_combat,
    offer_liberations,
    offer_losses,
    offer_markers,
    offer_resistance,
    pay_token,
    pick_pile,
    refuse_resistance,
    resist,
    step_combat,
    step_full_resistance,
    step_liberation,
    step_loss,
    step_marker,
    step_resistance,
)
from carrack.games.maracaibo.names import (
    ACCEPT,
    ADD_FIGURE,
    ADD_POINT,
    AGAINST_NATION,
    AGENT_PLACE,
    ANNEX,
    ARRIVAL,
    ASSISTANT,
    ASSISTANT_PLACE,
    ASSISTANTS,
    AUTOMA_QUEST,
    BARRIER,
    BOUGHT,
    BRANCH,
    BUY_FROM_HAND,
    BUY_PLANNED,
    BY_ROUND,
    C_STAGE,
    CARD_ACTION,
    CARD_QUEST,
    CHAPTER_GOAL,
    CHOOSE_GOOD,
    CHOOSE_LOCATION,
    CHOOSE_NATION,
    CHOOSE_OPTION,
    CHOOSING,
    CHOSEN,
    CITY,
    CITY_ACTION,
    CITY_CHOICE,
    COMBAT,
    COVER_HINT,
    DELIVER,
    DISC,
    DISCARD,
    DISCARD_HAND,
    DISPLACE,
    DRAW_FROM_PILE,
    DRAW_HINT,
    DRAW_OPEN,
    DROP_HAND,
    DROPPING,
    EMPTY_MARKET,
    END_OF_MAIN,
    END_OF_TURN,
    EXPLORATION,
    EXPLORE_TO,
    FIGHT,
    FIGHT_AGAINST,
    FIGHT_CARD,
    FIGHT_FOR,
    FIGHT_INFLUENCE,
    FIGHT_PORT,
    FIGHT_TILE,
    FIGURE_TO,
    FOR_NATION,
    FREE_LUYSA,
    FULFIL_QUEST,
    FULL_RESISTANCE,
    HAND_DROPPED_CHOICE,
    HAND_KEPT,
    HINT_COVER,
    INVEST,
    KEEP_HAND,
    KEEP_TOKEN,
    LIBERATE,
    LIBERATE_EXTRA,
    LIBERATION,
    LOSS,
    MAIN,
    MAIN_ASSISTANTS,
    MAIN_CITY,
    MAIN_QUEST,
    MAIN_VILLAGE,
    MARKER,
    MAX_MOVEMENT,
    MOVE,
    NATION_CHOICE,
    NATION_COUNT,
    NONE,
    OFFER,
    OPS,
    OPTION_CHOICE,
    OVER,
    PASS,
    PAY_CARD,
    PAY_JACK,
    PAY_RANSOM,
    PAY_TOKEN,
    PAYMENT,
    PICK_NATION,
    PICK_SECOND,
    PLAN,
    PORT_ACTION,
    PORT_OFFER,
    PORTO,
    PURCHASE_AT_END,
    QUEST_CHOICE,
    QUEST_REWARD,
    RANSOM_OFFER,
    REFILL,
    REMOVE_DISC,
    REMOVE_HINT,
    RESIST,
    RESISTANCE,
    RESISTANCE_ACTION,
    RUIN,
    RUIN_REWARD,
    RUIN_TO,
    SAIL,
    SALE,
    SAME_GOODS,
    SHOWN_HINT,
    SURRENDER,
    TAKE_CAREER,
    TAKE_DOUBLOON,
    TAKE_LAST,
    TAKE_PORT,
    TILE_EFFECT,
    TOKEN_PILE,
    TRACK_REWARD,
    UPGRADE_ACTION,
    VILLAGE,
    WENT_ON,
)
from carrack.games.maracaibo.paying import (
    check_goals,
    choose_good,
    offer_goods,
    offer_payment,
    pay_card,
    pay_jack,
    step_payment,
    step_same_goods,
)
from carrack.games.maracaibo.rounds import (
    begin_game,
    next_step,
    offer_choices,
    offer_last_purchase,
    pay_ransom,
    plan_first,
    say_drop,
    set_aside,
    take_career,
    take_last,
    take_port,
)
from carrack.games.maracaibo.sailing import (
    choose_assistants,
    choose_city,
    choose_city_action,
    choose_quest,
    choose_village,
    deliver,
    discard_hand,
    draw_hint,
    empty_market,
    free_luysa,
    fulfil,
    fulfil_card_quest,
    offer_arrival,
    offer_assistants,
    offer_cities,
    offer_city,
    offer_free_actions,
    offer_main,
    offer_porto,
    offer_quests,
    offer_refill,
    offer_sailing,
    offer_village,
    pay_chapter,
    perform_city,
    refill_from_pile,
    refill_open,
    remove_hint,
    sail,
    step_arrival,
    step_assistants,
    step_city_choice,
    step_end_of_main,
    step_end_of_turn,
    step_main,
    step_move,
    step_porto,
    step_quest_choice,
    step_quest_reward,
    step_refill,
    step_shown_hint,
    step_village,
    surrender,
    take_doubloon,
    use_assistant,
    use_card,
    use_port,
    use_porto,
    use_resistance,
    use_tile,
    use_upgrade,
    village_buy,
    village_buy_planned,
    village_invest,
)
from carrack.games.maracaibo.setup import cover_with, offer_covers
from carrack.games.maracaibo.state import Table, ask, asked_seat, pop
from carrack.games.maracaibo.verbs import plan_card
from carrack.kernel.memory import clear_block
from carrack.kernel.state import (
    clear_moves,
    end_undo,
    keep_undo,
    note,
    offer,
    open_decision,
    pass_on,
)


class Maracaibo(Table):
    """The board game on the kernel."""

    def blank(self) -> Maracaibo:
        twin = Maracaibo.__new__(Maracaibo)
        twin.t = self.t
        twin.share(self)
        return twin

    def begin(self) -> None:
        clear_block(self, self.block_start, self.block_size)
        begin_game(self)
        open_decision(self)

    def mover(self) -> int:
        if self.phase == OVER:
            return NONE
        if self.phase == CHOOSING or self.phase == DROPPING:
            return first_waiting(self)
        return asked_seat(self)

    def waits(self, seat: int) -> bool:
        return is_waiting(self, seat)

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        offer_actions(self, seat)
        sort_moves(self)
        return self.move_count

    def advance(self, seat: int, action: int) -> None:
        self.revealed = 0
        phase, turn, said = self.phase, self.current, is_simultaneous(self)
        if not said:
            note(self, WENT_ON, seat, self.stack[self.depth - 1][0], 0, 0, BY_ROUND)
        act(self, seat, action)
        self.asking = 0
        proceed(self)
        if said and is_simultaneous(self):
            return  # nobody may notice that somebody has said something
        if said:
            note(self, WENT_ON, NONE, NONE, 0, 0, BY_ROUND)
        open_decision(self)
        if self.revealed or self.phase == OVER:
            end_undo(self)
        elif phase == self.phase and turn == self.current and asked_seat(self) == seat:
            keep_undo(self, seat)
        else:
            pass_on(self)
        self.revealed = 0

    def place(self, seat: int) -> int:
        return self.final_places[seat]

    def archive(self) -> dict[str, Any] | None:
        """What the next game of a campaign begins with."""
        figures = self.game.data.figures()  # type: ignore[attr-defined]  # the game of this title
        return archive_after(figures, self.t.options, self.seats, self.table())


def is_simultaneous(g: Table) -> bool:
    """Phases in which every seat decides for itself."""
    return g.phase == CHOOSING or g.phase == DROPPING


def is_waiting(g: Table, seat: int) -> bool:
    if g.phase == CHOOSING:
        return g.chosen[seat] != CHOSEN
    if g.phase == DROPPING:
        return g.drops[seat] == 0
    return g.phase != OVER and seat == asked_seat(g)


def first_waiting(g: Table) -> int:
    for seat in range(g.seats):
        if is_waiting(g, seat):
            return seat
    return NONE


def sort_moves(g: Table) -> None:
    """Legal actions ascend, in whatever order they were found; most do already."""
    for i in range(1, g.move_count):
        action, k = g.moves[i], i
        while k > 0 and g.moves[k - 1] > action:
            g.moves[k] = g.moves[k - 1]
            k -= 1
        g.moves[k] = action


# ---- going on until somebody is asked ----


def proceed(g: Table) -> None:
    """Let the topmost entry act until it asks; goals are looked at after every op."""
    if is_simultaneous(g):
        return
    while not g.asking and g.phase != OVER:
        if g.dirty:
            check_goals(g)
        if g.depth == 0:
            next_step(g)
            if is_simultaneous(g):
                return
        else:
            step(g, g.stack[g.depth - 1][0], g.stack[g.depth - 1][1])


def step(g: Table, kind: int, seat: int) -> None:
    if kind == OPS:
        step_ops(g)
    elif kind <= VILLAGE:
        step_turn(g, kind, seat)
    elif kind <= FULL_RESISTANCE:
        step_places(g, kind, seat)
    elif kind <= QUEST_REWARD:
        step_cards(g, kind, seat)
    elif kind <= COMBAT:
        step_journeys(g, kind, seat)
    else:
        step_others(g, kind, seat)


def step_turn(g: Table, kind: int, seat: int) -> None:
    if kind == MOVE:
        step_move(g, seat)
    elif kind == ARRIVAL:
        step_arrival(g, seat)
    elif kind == MAIN:
        step_main(g, seat)
    elif kind == END_OF_MAIN:
        step_end_of_main(g, seat)
    elif kind == REFILL:
        step_refill(g, seat)
    elif kind == END_OF_TURN:
        step_end_of_turn(g, seat)
    else:
        step_village(g, seat)


def step_places(g: Table, kind: int, seat: int) -> None:
    if kind == CITY:
        ask(g)
    elif kind == PORTO:
        step_porto(g, seat)
    elif kind == DISC:
        step_disc(g, seat)
    elif kind == NATION_CHOICE:
        step_nation_choice(g, seat)
    elif kind == LIBERATION:
        step_liberation(g)
    elif kind == MARKER:
        step_marker(g)
    elif kind == RESISTANCE:
        step_resistance(g, seat)
    else:
        step_full_resistance(g, seat)


def step_cards(g: Table, kind: int, seat: int) -> None:
    if kind == SALE:
        step_sale(g, seat)
    elif kind == PAYMENT:
        step_payment(g, seat)
    elif kind == SAME_GOODS:
        step_same_goods(g, seat)
    elif kind == ASSISTANT_PLACE:
        step_assistant_place(g, seat)
    elif kind == BOUGHT:
        step_bought(g, seat)
    elif kind == QUEST_CHOICE:
        step_quest_choice(g, seat)
    elif kind == QUEST_REWARD:
        step_quest_reward(g, seat)
    else:
        ask(g)


def step_journeys(g: Table, kind: int, seat: int) -> None:
    if kind == CITY_CHOICE:
        step_city_choice(g)
    elif kind == ASSISTANTS:
        step_assistants(g, seat)
    elif kind == EXPLORATION:
        step_exploration(g, seat)
    elif kind == TRACK_REWARD:
        step_track_reward(g, seat)
    elif kind == RUIN:
        step_ruin(g, seat)
    elif kind == BARRIER:
        step_barrier(g, seat)
    elif kind == RUIN_REWARD:
        step_ruin_reward(g, seat)
    elif kind == COMBAT:
        step_combat(g, seat)
    else:
        ask(g)


def step_others(g: Table, kind: int, seat: int) -> None:
    if kind == LOSS:
        step_loss(g, seat)
    elif kind == SHOWN_HINT:
        step_shown_hint(g, seat)
    elif kind == PORT_OFFER:
        step_port_offer(g, seat)
    else:
        ask(g)


# ---- what is legal ----


def offer_actions(g: Table, seat: int) -> None:
    if g.phase == CHOOSING:
        offer_choices(g, seat)
    elif g.phase == DROPPING:
        offer(g, KEEP_HAND)
        offer(g, DROP_HAND)
    elif g.depth > 0:
        offer_for(g, g.stack[g.depth - 1][0], seat)


def offer_for(g: Table, kind: int, seat: int) -> None:
    if kind <= VILLAGE:
        offer_turn(g, kind, seat)
    elif kind <= RESISTANCE:
        offer_places(g, kind, seat)
    elif kind <= QUEST_CHOICE:
        offer_cards(g, kind, seat)
    elif kind <= COMBAT:
        offer_journeys(g, kind, seat)
    else:
        offer_others(g, kind, seat)


def offer_turn(g: Table, kind: int, seat: int) -> None:
    if kind == MOVE:
        offer_sailing(g, seat)
    elif kind == ARRIVAL:
        offer_arrival(g, seat)
    elif kind == MAIN:
        offer_main(g, seat)
    elif kind == REFILL:
        offer_refill(g, seat)
    elif kind == VILLAGE:
        offer_village(g, seat)


def offer_places(g: Table, kind: int, seat: int) -> None:
    if kind == CITY:
        offer_city(g, seat)
    elif kind == PORTO:
        offer_porto(g, seat)
    elif kind == DISC:
        offer_discs(g, seat)
    elif kind == NATION_CHOICE:
        offer_nations(g, seat)
    elif kind == LIBERATION:
        offer_liberations(g)
    elif kind == MARKER:
        offer_markers(g)
    elif kind == RESISTANCE:
        offer_resistance(g, seat)


def offer_cards(g: Table, kind: int, seat: int) -> None:
    if kind == OPTION_CHOICE:
        offer_options(g, seat)
    elif kind == OFFER:
        offer_yes_or_no(g)
    elif kind == SALE:
        offer_sale(g, seat)
    elif kind == PAYMENT:
        offer_payment(g, seat)
    elif kind == SAME_GOODS:
        offer_goods(g, seat)
    elif kind == ASSISTANT_PLACE:
        offer_assistant_places(g)
    elif kind == AGENT_PLACE:
        offer_all_nations(g)
    elif kind == QUEST_CHOICE:
        offer_quests(g, seat)


def offer_yes_or_no(g: Table) -> None:
    offer(g, PASS)
    offer(g, ACCEPT)


def offer_all_nations(g: Table) -> None:
    for nation in range(NATION_COUNT):
        offer(g, CHOOSE_NATION + nation)


def offer_journeys(g: Table, kind: int, seat: int) -> None:
    if kind == CITY_CHOICE:
        offer_cities(g)
    elif kind == ASSISTANTS:
        offer_assistants(g, seat)
    elif kind == EXPLORATION:
        offer_exploration(g, seat)
    elif kind == BRANCH:
        offer(g, CHOOSE_OPTION)
        offer(g, CHOOSE_OPTION + 1)
    elif kind == RUIN_REWARD:
        offer_yes_or_no(g)
    elif kind == COMBAT:
        offer_combat(g, seat)
        if g.stack[g.depth - 1][C_STAGE] == FIGHT:
            offer_free_actions(g, seat)


def offer_others(g: Table, kind: int, seat: int) -> None:
    if kind == LOSS:
        offer_losses(g, seat)
    elif kind == PURCHASE_AT_END:
        offer_last_purchase(g, seat)
    elif kind == SURRENDER:
        offer_all_nations(g)
    elif kind == HINT_COVER:
        offer_covers(g)
    elif kind == PORT_OFFER:
        offer_yes_or_no(g)
    elif kind == AUTOMA_QUEST:
        offer_automa_quests(g)
    elif kind == RANSOM_OFFER:
        offer(g, PASS)
        offer(g, PAY_RANSOM)


# ---- what each action does ----


def act(g: Table, seat: int, action: int) -> None:
    if action == PASS:
        leave(g)
    elif action < DELIVER:
        act_at_sea(g, seat, action)
    elif action < EXPLORE_TO:
        act_ashore(g, seat, action)
    elif action < RESIST:
        act_on_journey(g, seat, action)
    elif action < DRAW_OPEN:
        answer(g, seat, action, g.stack[g.depth - 1][0])
    else:
        act_with_cards(g, seat, action)


def leave(g: Table) -> None:
    """Finish or decline what is asked."""
    kind = g.stack[g.depth - 1][0]
    if kind == COMBAT:
        if g.stack[g.depth - 1][C_STAGE] == PICK_SECOND:
            g.stack[g.depth - 1][C_STAGE] = PICK_NATION
        else:
            leave_combat(g)
    elif kind == RESISTANCE:
        refuse_resistance(g)
    else:
        pop(g)


def act_at_sea(g: Table, seat: int, action: int) -> None:
    if action < TILE_EFFECT:
        course = action - SAIL
        sail(g, seat, course // MAX_MOVEMENT, course % MAX_MOVEMENT)
    elif action < DRAW_HINT:
        use_tile(g, seat, action - TILE_EFFECT)
    elif action == DRAW_HINT:
        draw_hint(g, seat)
    elif action == CHAPTER_GOAL:
        pay_chapter(g, seat)
    elif action == MAIN_CITY:
        choose_city(g, seat)
    elif action == MAIN_VILLAGE:
        choose_village(g, seat)
    elif action == MAIN_ASSISTANTS:
        choose_assistants(g, seat)
    else:
        choose_quest(g, seat, action - MAIN_QUEST)


def act_ashore(g: Table, seat: int, action: int) -> None:
    if action < EMPTY_MARKET:
        deliver(g, seat, action - DELIVER)
    elif action == EMPTY_MARKET:
        empty_market(g, seat)
    elif action == CITY_ACTION:
        perform_city(g, seat)
    elif action < TAKE_DOUBLOON:
        choose_disc(g, seat, action - REMOVE_DISC)
    elif g.stack[g.depth - 1][0] == PURCHASE_AT_END:
        buy_at_end(g, seat, action)
    else:
        act_in_village(g, seat, action)


def act_in_village(g: Table, seat: int, action: int) -> None:
    if action == TAKE_DOUBLOON:
        take_doubloon(g, seat)
    elif action == DISCARD_HAND:
        discard_hand(g, seat)
    elif action < BUY_PLANNED:
        village_buy(g, seat, action - BUY_FROM_HAND)
    elif action < INVEST:
        village_buy_planned(g, seat, action - BUY_PLANNED)
    elif action < UPGRADE_ACTION:
        village_invest(g, seat, action - INVEST)
    elif action < PORT_ACTION:
        use_upgrade(g, seat, action - UPGRADE_ACTION)
    elif action == PORT_ACTION:
        use_port(g, seat)
    elif action == RESISTANCE_ACTION:
        use_resistance(g, seat)
    elif action < CARD_QUEST:
        use_card(g, seat, action - CARD_ACTION)
    else:
        fulfil_card_quest(g, seat, action - CARD_QUEST)


def buy_at_end(g: Table, seat: int, action: int) -> None:
    """The last purchase of a round is no village action."""
    pop(g)
    if action < BUY_PLANNED:
        buy_from_hand(g, seat, action - BUY_FROM_HAND)
    elif action < INVEST:
        buy_planned(g, seat, action - BUY_PLANNED)
    else:
        invest(g, seat, action - INVEST)


def act_on_journey(g: Table, seat: int, action: int) -> None:
    if action < FIGURE_TO:
        move_explorer(g, seat, action - EXPLORE_TO)
    elif action < RUIN_TO:
        move_figure(g, seat, action - FIGURE_TO)
    elif action < TOKEN_PILE:
        move_in_ruin(g, seat, action - RUIN_TO)
    elif action < PAY_TOKEN:
        prepare_fight(g, seat, action)
    else:
        act_in_fight(g, seat, action)


def prepare_fight(g: Table, seat: int, action: int) -> None:
    if action < KEEP_TOKEN:
        pick_pile(g, seat, action - TOKEN_PILE)
    elif action < FIGHT_FOR:
        keep_token(g, action - KEEP_TOKEN)
    elif action < FIGHT_AGAINST:
        choose_side(g, seat, action - FIGHT_FOR, FOR_NATION)
    else:
        choose_side(g, seat, action - FIGHT_AGAINST, AGAINST_NATION)


def act_in_fight(g: Table, seat: int, action: int) -> None:
    if action == PAY_TOKEN:
        pay_token(g, seat)
    elif action == ADD_POINT:
        add_point(g, seat)
    elif action == ADD_FIGURE:
        add_figure(g, seat)
    elif action < ANNEX:
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


def answer(g: Table, seat: int, action: int, kind: int) -> None:
    """Cards, goods, nations, options, places: for whatever asked."""
    if action < PAY_CARD:
        resist(g, seat, action - RESIST)
    elif action < PAY_JACK:
        give_card(g, seat, action - PAY_CARD, kind)
    elif action == PAY_JACK:
        pay_jack(g, seat)
    elif action < CHOOSE_NATION:
        choose_good(g, action - CHOOSE_GOOD)
    elif action < CHOOSE_OPTION:
        name_nation(g, seat, action - CHOOSE_NATION, kind)
    elif action < CHOOSE_LOCATION:
        if kind == BRANCH:
            choose_branch(g, seat, action - CHOOSE_OPTION)
        else:
            choose_option(g, seat, action - CHOOSE_OPTION)
    elif action < ASSISTANT:
        name_place(g, seat, action - CHOOSE_LOCATION, kind)
    elif action < FULFIL_QUEST:
        use_assistant(g, seat, action - ASSISTANT)
    elif kind == AUTOMA_QUEST:
        leave_quest(g, action - FULFIL_QUEST)
    else:
        pop(g)
        fulfil(g, seat, action - FULFIL_QUEST)


def give_card(g: Table, seat: int, slot: int, kind: int) -> None:
    if kind == PORTO:
        use_porto(g, seat, slot)
    elif kind == SALE:
        sell(g, seat, slot)
    else:
        pay_card(g, seat, slot)


def name_nation(g: Table, seat: int, nation: int, kind: int) -> None:
    if kind == AGENT_PLACE:
        place_agent(g, seat, nation)
    elif kind == LOSS:
        choose_loss(g, seat, nation)
    elif kind == SURRENDER:
        surrender(g, seat, nation)
    else:
        choose_nation(g, seat, nation)


def name_place(g: Table, seat: int, location: int, kind: int) -> None:
    if kind == ASSISTANT_PLACE:
        place_assistant(g, seat, location)
    elif kind == LIBERATION:
        choose_liberation(g, seat, location)
    elif kind == MARKER:
        choose_marker_place(g, seat, location)
    else:
        choose_city_action(g, seat, location)


def act_with_cards(g: Table, seat: int, action: int) -> None:
    if action < DRAW_FROM_PILE:
        refill_open(g, seat, action - DRAW_OPEN)
    elif action == DRAW_FROM_PILE:
        refill_from_pile(g, seat)
    elif action < DISCARD:
        if g.phase == CHOOSING:
            plan_first(g, seat, action - PLAN)
        else:
            plan_card(g, seat, action - PLAN)
    elif action < TAKE_CAREER:
        set_aside(g, seat, action - DISCARD)
    elif action < TAKE_PORT:
        take_career(g, seat, action - TAKE_CAREER)
    elif action < TAKE_LAST:
        take_port(g, seat, action - TAKE_PORT)
    else:
        act_rarely(g, seat, action)


def act_rarely(g: Table, seat: int, action: int) -> None:
    if action == TAKE_LAST:
        take_last(g, seat)
    elif action < FREE_LUYSA:
        remove_hint(g, seat, action - REMOVE_HINT)
    elif action == FREE_LUYSA:
        free_luysa(g, seat)
    elif action == PAY_RANSOM:
        pay_ransom(g, seat)
    elif action == ACCEPT:
        accept(g, seat)
    elif action == KEEP_HAND:
        say_drop(g, seat, HAND_KEPT)
    elif action == DROP_HAND:
        say_drop(g, seat, HAND_DROPPED_CHOICE)
    else:
        cover_with(g, action - COVER_HINT)


def accept(g: Table, seat: int) -> None:
    kind = g.stack[g.depth - 1][0]
    if kind == PORT_OFFER:
        accept_port(g, seat)
    elif kind == RUIN_REWARD:
        accept_ruin(g, seat)
    else:
        accept_offer(g, seat)
