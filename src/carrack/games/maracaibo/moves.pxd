cimport cython

from carrack.games.maracaibo.automas cimport leave_quest, offer_automa_quests
from carrack.games.maracaibo.cards cimport buy_from_hand, buy_planned, invest, offer_assistant_places, place_agent, place_assistant, step_assistant_place, step_bought
from carrack.games.maracaibo.effects cimport accept_offer, accept_port, choose_disc, choose_nation, choose_option, offer_discs, offer_nations, offer_options, offer_sale, sell, step_disc, step_nation_choice, step_ops, step_port_offer, step_sale
from carrack.games.maracaibo.exploring cimport accept_ruin, choose_branch, move_explorer, move_figure, move_in_ruin, offer_exploration, step_barrier, step_exploration, step_ruin, step_ruin_reward, step_track_reward
from carrack.games.maracaibo.fighting cimport add_figure, add_point, annex, choose_liberation, choose_loss, choose_marker_place, choose_side, displace, fight_card, fight_extra, fight_influence, fight_liberate, fight_port, fight_tile, keep_token, leave_combat, offer_combat, offer_liberations, offer_losses, offer_markers, offer_resistance, pay_token, pick_pile, refuse_resistance, resist, step_combat, step_full_resistance, step_liberation, step_loss, step_marker, step_resistance
from carrack.games.maracaibo.paying cimport check_goals, choose_good, offer_goods, offer_payment, pay_card, pay_jack, step_payment, step_same_goods
from carrack.games.maracaibo.rounds cimport begin_game, next_step, offer_choices, offer_last_purchase, pay_ransom, plan_first, say_drop, set_aside, take_career, take_last, take_port
from carrack.games.maracaibo.sailing cimport choose_assistants, choose_city, choose_city_action, choose_quest, choose_village, deliver, discard_hand, draw_hint, empty_market, free_luysa, fulfil, fulfil_card_quest, offer_arrival, offer_assistants, offer_cities, offer_city, offer_free_actions, offer_main, offer_porto, offer_quests, offer_refill, offer_sailing, offer_village, pay_chapter, perform_city, refill_from_pile, refill_open, remove_hint, sail, step_arrival, step_assistants, step_city_choice, step_end_of_main, step_end_of_turn, step_main, step_move, step_porto, step_quest_choice, step_quest_reward, step_refill, step_shown_hint, step_village, surrender, take_doubloon, use_assistant, use_card, use_port, use_porto, use_resistance, use_tile, use_upgrade, village_buy, village_buy_planned, village_invest
from carrack.games.maracaibo.setup cimport cover_with, offer_covers
from carrack.games.maracaibo.state cimport Table, ask, asked_seat, pop
from carrack.games.maracaibo.verbs cimport plan_card
from carrack.kernel.memory cimport clear_block
from carrack.kernel.state cimport State, clear_moves, end_undo, keep_undo, note, offer, open_decision, pass_on

cdef class Maracaibo(Table):
    @cython.locals(twin=Maracaibo)
    cpdef State blank(self)
    cdef void begin(self) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef int fill_legal(self, int seat) noexcept nogil
    @cython.locals(phase="int", turn="int", said="bint")
    cdef void advance(self, int seat, int action) noexcept nogil
    cdef int place(self, int seat) noexcept nogil

cdef bint is_simultaneous(Table g) noexcept nogil
cdef bint is_waiting(Table g, int seat) noexcept nogil
cdef int first_waiting(Table g) noexcept nogil
cdef void sort_moves(Table g) noexcept nogil
cdef void proceed(Table g) noexcept nogil
cdef void step(Table g, int kind, int seat) noexcept nogil
cdef void step_turn(Table g, int kind, int seat) noexcept nogil
cdef void step_places(Table g, int kind, int seat) noexcept nogil
cdef void step_cards(Table g, int kind, int seat) noexcept nogil
cdef void step_journeys(Table g, int kind, int seat) noexcept nogil
cdef void step_others(Table g, int kind, int seat) noexcept nogil
cdef void offer_actions(Table g, int seat) noexcept nogil
cdef void offer_for(Table g, int kind, int seat) noexcept nogil
cdef void offer_turn(Table g, int kind, int seat) noexcept nogil
cdef void offer_places(Table g, int kind, int seat) noexcept nogil
cdef void offer_cards(Table g, int kind, int seat) noexcept nogil
cdef void offer_yes_or_no(Table g) noexcept nogil
cdef void offer_all_nations(Table g) noexcept nogil
cdef void offer_journeys(Table g, int kind, int seat) noexcept nogil
cdef void offer_others(Table g, int kind, int seat) noexcept nogil
cdef void act(Table g, int seat, int action) noexcept nogil
cdef void leave(Table g) noexcept nogil
cdef void act_at_sea(Table g, int seat, int action) noexcept nogil
cdef void act_ashore(Table g, int seat, int action) noexcept nogil
cdef void act_in_village(Table g, int seat, int action) noexcept nogil
cdef void buy_at_end(Table g, int seat, int action) noexcept nogil
cdef void act_on_journey(Table g, int seat, int action) noexcept nogil
cdef void prepare_fight(Table g, int seat, int action) noexcept nogil
cdef void act_in_fight(Table g, int seat, int action) noexcept nogil
cdef void answer(Table g, int seat, int action, int kind) noexcept nogil
cdef void give_card(Table g, int seat, int slot, int kind) noexcept nogil
cdef void name_nation(Table g, int seat, int nation, int kind) noexcept nogil
cdef void name_place(Table g, int seat, int location, int kind) noexcept nogil
cdef void act_with_cards(Table g, int seat, int action) noexcept nogil
cdef void act_rarely(Table g, int seat, int action) noexcept nogil
cdef void accept(Table g, int seat) noexcept nogil
