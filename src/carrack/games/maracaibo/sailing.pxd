cimport cython

from carrack.games.maracaibo.cards cimport buy_from_hand, buy_planned, invest, offer_investments, offer_purchases
from carrack.games.maracaibo.fighting cimport liberate_at
from carrack.games.maracaibo.paying cimport begin_payment, can_afford, fire
from carrack.games.maracaibo.state cimport Table, ask, assistants_of, discs_of, hand_limit, has_crossed, is_city, is_dutch, is_there, is_unlocked, is_village, markers_at, market_goods, market_space, pop, port_works, push, push_agreed, push_ops, rank_of
from carrack.games.maracaibo.verbs cimport discard_from_hand, draw_from_pile, draw_open, gain_combat, gain_doubloons, gain_vp, lay_quest, leave_track, take_top_quest, touch
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport note, offer

cpdef void begin_turn(Table g, int seat) noexcept nogil
cpdef void clear_turn(Table g) noexcept nogil
cpdef bint can_use_arrow(Table g, int seat, int location, int k) noexcept nogil
cdef void offer_courses(Table g, int seat, int at, int spent, int most, int passage) noexcept nogil
cdef void offer_course(Table g, int action) noexcept nogil
cdef int has_passage(Table g, int seat) noexcept nogil
cpdef void step_move(Table g, int seat) noexcept nogil
cpdef void offer_sailing(Table g, int seat) noexcept nogil
cdef bint reaches(Table g, int seat, int at, int target, int points) noexcept nogil
@cython.locals(passage="bint")
cpdef void sail(Table g, int seat, int location, int points) noexcept nogil
cpdef void offer_free_actions(Table g, int seat) noexcept nogil
cdef void offer_search(Table g, int seat) noexcept nogil
cpdef int luysa_price(Table g) noexcept nogil
cpdef void free_luysa(Table g, int seat) noexcept nogil
cpdef void remove_hint(Table g, int seat, int space) noexcept nogil
cpdef void step_arrival(Table g, int seat) noexcept nogil
cdef void begin_arrival(Table g, int seat) noexcept nogil
cdef int waiting_tiles(Table g, int seat, int location) noexcept nogil
cdef bint may_use_tile(Table g, int seat, int tile) noexcept nogil
cdef bint has_arrival_choice(Table g, int seat) noexcept nogil
cpdef void offer_arrival(Table g, int seat) noexcept nogil
cpdef void use_tile(Table g, int seat, int tile) noexcept nogil
cdef void stop_in_empty_village(Table g, int seat, int location, int points) noexcept nogil
cdef void stop_on_tour(Table g, int seat, int location) noexcept nogil
cdef void make_stop(Table g, int seat, int card, int effect, int location) noexcept nogil
cpdef void surrender(Table g, int seat, int nation) noexcept nogil
cdef bint may_pay_chapter(Table g, int seat) noexcept nogil
cpdef void pay_chapter(Table g, int seat) noexcept nogil
cdef int free_space(Table g, int red) noexcept nogil
cdef bint may_draw_hint(Table g, int location) noexcept nogil
cpdef void draw_hint(Table g, int seat) noexcept nogil
cdef int hints_left(Table g) noexcept nogil
cpdef void step_shown_hint(Table g, int seat) noexcept nogil
cdef void find_luysa(Table g, int seat) noexcept nogil
cpdef void step_main(Table g, int seat) noexcept nogil
cpdef void offer_main(Table g, int seat) noexcept nogil
cpdef bint quests_by_action(Table g, int location) noexcept nogil
cdef bint has_assistant_at(Table g, int seat, int location) noexcept nogil
cpdef void choose_village(Table g, int seat) noexcept nogil
cpdef int village_actions(Table g, int seat, int points) noexcept nogil
cdef int actions_by(Table g, int effect, int points) noexcept nogil
cpdef void choose_city(Table g, int seat) noexcept nogil
cpdef void choose_assistants(Table g, int seat) noexcept nogil
cpdef void choose_quest(Table g, int seat, int quest) noexcept nogil
cpdef void fulfil(Table g, int seat, int quest) noexcept nogil
cpdef void step_quest_reward(Table g, int seat) noexcept nogil
cpdef void refill_quest_city(Table g, int was_at) noexcept nogil
cpdef void step_quest_choice(Table g, int seat) noexcept nogil
cdef bint any_quest(Table g, int seat, int location) noexcept nogil
@cython.locals(there="bint")
cpdef void offer_quests(Table g, int seat) noexcept nogil
cdef int kth_assistant(Table g, int seat, int slot) noexcept nogil
cdef bint is_ready(Table g, int seat, int slot, int location, int done) noexcept nogil
cpdef void step_assistants(Table g, int seat) noexcept nogil
cpdef void offer_assistants(Table g, int seat) noexcept nogil
cpdef void use_assistant(Table g, int seat, int slot) noexcept nogil
cpdef void move_again(Table g, int seat, int points) noexcept nogil
cdef bint delivers(Table g, int seat, int location, int card) noexcept nogil
cdef bint can_deliver(Table g, int seat, int location) noexcept nogil
cpdef void offer_city(Table g, int seat) noexcept nogil
cpdef void deliver(Table g, int seat, int slot) noexcept nogil
cdef int delivered_good(Table g, int location, int card) noexcept nogil
cpdef void empty_market(Table g, int seat) noexcept nogil
cpdef void step_porto(Table g, int seat) noexcept nogil
cpdef void offer_porto(Table g, int seat) noexcept nogil
cpdef void use_porto(Table g, int seat, int slot) noexcept nogil
cpdef void perform_city(Table g, int seat) noexcept nogil
cpdef void step_city_choice(Table g) noexcept nogil
cdef int cities_in(Table g, int places) noexcept nogil
cpdef void offer_cities(Table g) noexcept nogil
cdef int city_places(Table g) noexcept nogil
cpdef void choose_city_action(Table g, int seat, int location) noexcept nogil
cpdef void offer_village(Table g, int seat) noexcept nogil
cdef bint is_payable(Table g, int seat, int ops) noexcept nogil
cdef int special_of(Table g, int first, int count) noexcept nogil
cdef int card_special(Table g, int card) noexcept nogil
cdef int upgrade_special(Table g, int upgrade) noexcept nogil
cdef void offer_special_actions(Table g, int seat) noexcept nogil
cdef bint may_resist_in_village(Table g, int seat) noexcept nogil
cpdef void step_village(Table g, int seat) noexcept nogil
cdef void spend_action(Table g, int seat, int kind) noexcept nogil
cpdef void take_doubloon(Table g, int seat) noexcept nogil
cpdef void discard_hand(Table g, int seat) noexcept nogil
cpdef void village_buy(Table g, int seat, int slot) noexcept nogil
cpdef void village_buy_planned(Table g, int seat, int slot) noexcept nogil
cpdef void village_invest(Table g, int seat, int place) noexcept nogil
cpdef void use_upgrade(Table g, int seat, int upgrade) noexcept nogil
cpdef void use_port(Table g, int seat) noexcept nogil
cpdef void use_card(Table g, int seat, int slot) noexcept nogil
cpdef void use_resistance(Table g, int seat) noexcept nogil
cpdef void fulfil_card_quest(Table g, int seat, int quest) noexcept nogil
cpdef void step_end_of_main(Table g, int seat) noexcept nogil
cdef bint can_draw(Table g) noexcept nogil
cdef bint has_pile(Table g) noexcept nogil
@cython.locals(full="bint")
cpdef void step_refill(Table g, int seat) noexcept nogil
cdef bint may_act_freely(Table g, int seat) noexcept nogil
cpdef void offer_refill(Table g, int seat) noexcept nogil
cpdef void refill_open(Table g, int seat, int slot) noexcept nogil
cpdef void refill_from_pile(Table g, int seat) noexcept nogil
cpdef void step_end_of_turn(Table g, int seat) noexcept nogil
