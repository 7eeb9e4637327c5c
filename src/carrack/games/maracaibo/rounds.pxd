from carrack.games.maracaibo.automas cimport automa_turn, end_round_of_jacques, end_round_of_jean
from carrack.games.maracaibo.cards cimport offer_investments, offer_purchases
from carrack.games.maracaibo.fighting cimport lay_marker
from carrack.games.maracaibo.paying cimport fire
from carrack.games.maracaibo.sailing cimport begin_turn, clear_turn
from carrack.games.maracaibo.scoring cimport score_game, score_income
from carrack.games.maracaibo.setup cimport begin_search, lay_out
from carrack.games.maracaibo.state cimport Table, markers_at, pop, port_works, push, push_ops
from carrack.games.maracaibo.verbs cimport discard_from_hand, gain_doubloons, gain_vp, lay_quest, plan_card, take_from_hand, touch
from carrack.kernel.state cimport note, offer

cpdef void begin_game(Table g) noexcept nogil
cdef bint has_chosen(Table g) noexcept nogil
cpdef void take_career(Table g, int seat, int k) noexcept nogil
cpdef void take_port(Table g, int seat, int k) noexcept nogil
cpdef void plan_first(Table g, int seat, int slot) noexcept nogil
cpdef void set_aside(Table g, int seat, int slot) noexcept nogil
cdef void end_choice(Table g, int seat) noexcept nogil
cpdef void offer_choices(Table g, int seat) noexcept nogil
cdef void reveal_choices(Table g) noexcept nogil
cpdef void next_step(Table g) noexcept nogil
cdef void pass_turn(Table g) noexcept nogil
cdef void end_round(Table g) noexcept nogil
cdef int first_seat(Table g) noexcept nogil
cdef int next_asked(Table g) noexcept nogil
cdef void next_purchase(Table g) noexcept nogil
cpdef void offer_last_purchase(Table g, int seat) noexcept nogil
cpdef void take_last(Table g, int seat) noexcept nogil
cdef void next_income(Table g) noexcept nogil
cdef void after_income(Table g) noexcept nogil
cdef bint all_said(Table g) noexcept nogil
cpdef void say_drop(Table g, int seat, int choice) noexcept nogil
cdef void drop_hands(Table g) noexcept nogil
cdef void next_refill(Table g) noexcept nogil
cdef void begin_round(Table g) noexcept nogil
cdef void end_round_of_automa(Table g) noexcept nogil
cdef void bring_markers(Table g, int nation, int n) noexcept nogil
cdef void next_ransom(Table g) noexcept nogil
cpdef void pay_ransom(Table g, int seat) noexcept nogil
