cimport cython

from carrack.games.maracaibo.paying cimport begin_payment, can_afford, fire, pay_agents
from carrack.games.maracaibo.state cimport Table, ask, bits_in, is_city, is_dutch, is_there, is_unlocked, is_village, markers_at, markers_of, pop, port_works, push, push_ops
from carrack.games.maracaibo.verbs cimport can_lose_influence, gain_combat, gain_doubloons, gain_influence, gain_vp, lose_influence, return_figures, touch
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport note, offer

cdef void take_marker(Table g, int location, int nation) noexcept nogil
cpdef void lay_marker(Table g, int location, int nation) noexcept nogil
cdef void lose_marker(Table g, int nation) noexcept nogil
cpdef bint may_mark(Table g, int location) noexcept nogil
cpdef bint fits_place(Table g, int location, int where) noexcept nogil
cdef void pay_flag(Table g, int seat, int location) noexcept nogil
cpdef void liberate(Table g, int seat, int location, int nation, int factor, int cause) noexcept nogil
cdef bint may_resist(Table g, int seat, int space, int nation) noexcept nogil
cpdef void step_resistance(Table g, int seat) noexcept nogil
cpdef void refuse_resistance(Table g) noexcept nogil
cpdef void offer_resistance(Table g, int seat) noexcept nogil
@cython.locals(full="bint")
cpdef void resist(Table g, int seat, int space) noexcept nogil
cpdef void step_full_resistance(Table g, int seat) noexcept nogil
cdef bint can_liberate(Table g, int location, int where) noexcept nogil
cpdef void step_liberation(Table g) noexcept nogil
cpdef void offer_liberations(Table g) noexcept nogil
cpdef void choose_liberation(Table g, int seat, int location) noexcept nogil
cpdef void liberate_at(Table g, int seat, int location, int factor, int cause) noexcept nogil
cpdef void step_marker(Table g) noexcept nogil
cdef int nations_with_markers(Table g) noexcept nogil
cpdef void offer_markers(Table g) noexcept nogil
cpdef void choose_marker_place(Table g, int seat, int location) noexcept nogil
cpdef void place_marker(Table g, int seat, int location, int nation, int cause) noexcept nogil
cpdef void begin_combat(Table g, int seat) noexcept nogil
cpdef void step_combat(Table g, int seat) noexcept nogil
cdef void step_pick_pile(Table g, int seat) noexcept nogil
cpdef int draw_token(Table g, int seat, int pile) noexcept nogil
cdef bint may_draw_two(Table g, int seat) noexcept nogil
cpdef void pick_pile(Table g, int seat, int pile) noexcept nogil
cpdef void keep_token(Table g, int which) noexcept nogil
cdef void put_under(Table g, int seat, int pile) noexcept nogil
cdef void step_pick_nation(Table g, int seat) noexcept nogil
cdef bint may_fight_for(Table g, int nation) noexcept nogil
cdef bint may_fight_against(Table g, int nation) noexcept nogil
cpdef void choose_side(Table g, int seat, int nation, int stance) noexcept nogil
@cython.locals(against="bint")
cdef void take_bonus(Table g, int seat, int nation) noexcept nogil
cdef void take_bonus_against(Table g, int seat, int token) noexcept nogil
cpdef int fight_value(Table g, int token, int nation, int stance) noexcept nogil
cdef bint has_modifier(Table g, int token, int nation) noexcept nogil
cpdef void offer_combat(Table g, int seat) noexcept nogil
cdef void offer_boosts(Table g, int seat) noexcept nogil
cdef void offer_fights(Table g, int seat) noexcept nogil
cdef void offer_conquest(Table g, int seat, int nation, int value, int done) noexcept nogil
cpdef int annex_cost(Table g, int location) noexcept nogil
cpdef int displace_cost(Table g, int location) noexcept nogil
cpdef bint may_displace(Table g, int location, int nation) noexcept nogil
@cython.locals(extra="bint")
cdef void offer_liberating(Table g, int seat, int nation, int value, int done) noexcept nogil
cpdef int liberation_cost(Table g, int location) noexcept nogil
cpdef int extra_cost(Table g, int location) noexcept nogil
cdef void offer_special_fights(Table g, int seat, int nation, int value, int done) noexcept nogil
cdef int combat_effect(Table g, int card) noexcept nogil
cdef bint may_use_card(Table g, int seat, int effect, int value) noexcept nogil
cdef void spend(Table g, int n) noexcept nogil
cpdef void add_point(Table g, int seat) noexcept nogil
cpdef void add_figure(Table g, int seat) noexcept nogil
cpdef void pay_token(Table g, int seat) noexcept nogil
cpdef void fight_influence(Table g, int seat, int size) noexcept nogil
cpdef void annex(Table g, int seat, int location) noexcept nogil
cdef void take_place(Table g, int seat, int location, int nation) noexcept nogil
cpdef void displace(Table g, int seat, int location) noexcept nogil
cpdef void displace_nation(Table g, int seat, int location, int nation, int other) noexcept nogil
cpdef void fight_liberate(Table g, int seat, int location) noexcept nogil
cpdef void fight_extra(Table g, int seat, int location) noexcept nogil
cdef void free_location(Table g, int seat, int location) noexcept nogil
cdef void rise_in_city(Table g, int seat, int location) noexcept nogil
cdef void rise_in_village(Table g, int seat, int location) noexcept nogil
cpdef void fight_card(Table g, int seat, int slot) noexcept nogil
cpdef void step_loss(Table g, int seat) noexcept nogil
cpdef void offer_losses(Table g, int seat) noexcept nogil
cpdef void choose_loss(Table g, int seat, int nation) noexcept nogil
cpdef void fight_port(Table g, int seat) noexcept nogil
cpdef void fight_tile(Table g, int seat, int fleet) noexcept nogil
cpdef void leave_combat(Table g) noexcept nogil
@cython.locals(against="bint")
cdef void end_combat(Table g, int seat) noexcept nogil
