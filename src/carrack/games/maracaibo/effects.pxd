from carrack.games.maracaibo.exploring cimport begin_exploration
from carrack.games.maracaibo.fighting cimport begin_combat, displace_nation, liberate, place_marker
from carrack.games.maracaibo.paying cimport begin_payment, can_afford, counted
from carrack.games.maracaibo.sailing cimport move_again
from carrack.games.maracaibo.state cimport Table, ask, bits_in, discs_of, locations_of, pop, port_works, push, push_ops
from carrack.games.maracaibo.verbs cimport discard_from_hand, gain_combat, gain_doubloons, gain_figures, gain_income, gain_influence, gain_synergy, gain_vp, gain_vp_income, raise_rank, remove_disc, reveal_card, take_top_quest, top_quest
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport note, offer

cpdef void step_ops(Table g) noexcept nogil
cdef void do_op(Table g, int seat, int row, int nation, int cause, int location, int agreed) noexcept nogil
cdef void take(Table g, int seat, int op, int n, int cause) noexcept nogil
cdef void influence(Table g, int seat, int n, int which, int nation, int cause) noexcept nogil
cdef int fewest_nations(Table g) noexcept nogil
cdef void noble_rank(Table g, int seat, int n, int cause) noexcept nogil
cdef void improve(Table g, int seat, int row, int op, int n, int cause) noexcept nogil
cdef void act_out(Table g, int seat, int op, int n, int cause) noexcept nogil
cdef void draw_object(Table g, int seat, int table, int cause) noexcept nogil
cdef void bargain(Table g, int seat, int row, int op, int nation, int cause, int location, int agreed) noexcept nogil
cdef void pay_for(Table g, int seat, int row, int nation, int cause, int location) noexcept nogil
cdef void return_marker(Table g, int seat, int row, int cause) noexcept nogil
cdef void give_marker_back(Table g, int seat, int nation, int doubloons, int cause) noexcept nogil
cdef void use_pieces(Table g, int seat, int row, int op, int cause, int location) noexcept nogil
cdef void lay_quests_on_card(Table g, int seat, int n, int cause) noexcept nogil
cpdef void step_disc(Table g, int seat) noexcept nogil
cpdef void offer_discs(Table g, int seat) noexcept nogil
cpdef void choose_disc(Table g, int seat, int upgrade) noexcept nogil
cpdef void step_nation_choice(Table g, int seat) noexcept nogil
cpdef void offer_nations(Table g, int seat) noexcept nogil
cpdef void choose_nation(Table g, int seat, int nation) noexcept nogil
cpdef void offer_options(Table g, int seat) noexcept nogil
cpdef void choose_option(Table g, int seat, int option) noexcept nogil
cpdef void accept_offer(Table g, int seat) noexcept nogil
cpdef void step_port_offer(Table g, int seat) noexcept nogil
cpdef void accept_port(Table g, int seat) noexcept nogil
cdef bint may_sell(Table g, int seat, int slot) noexcept nogil
cpdef void step_sale(Table g, int seat) noexcept nogil
cpdef void offer_sale(Table g, int seat) noexcept nogil
cpdef void sell(Table g, int seat, int slot) noexcept nogil
