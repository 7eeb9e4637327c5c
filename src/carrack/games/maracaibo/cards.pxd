from carrack.games.maracaibo.paying cimport begin_payment, can_afford
from carrack.games.maracaibo.state cimport Table, ask, bits_in, has_crossed, is_there, is_unlocked, markers_of, pop, push, push_ops
from carrack.games.maracaibo.verbs cimport learn_effect, pay_doubloons, take_from_hand, take_planned, touch
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport note, offer

cdef int discount(Table g, int seat, int card) noexcept nogil
cdef int discount_by(Table g, int effect, int card) noexcept nogil
cpdef int price_of(Table g, int seat, int card) noexcept nogil
cpdef int most_markers(Table g) noexcept nogil
cpdef int assistant_places(Table g, int card) noexcept nogil
cdef int existing(Table g, int places) noexcept nogil
cpdef bint has_assistant(Table g, int card) noexcept nogil
cdef bint can_buy(Table g, int seat, int card, int used) noexcept nogil
cpdef void offer_purchases(Table g, int seat) noexcept nogil
cpdef void buy_from_hand(Table g, int seat, int slot) noexcept nogil
cpdef void buy_planned(Table g, int seat, int slot) noexcept nogil
cdef void buy(Table g, int seat, int card) noexcept nogil
cpdef void step_assistant_place(Table g, int seat) noexcept nogil
cpdef void offer_assistant_places(Table g) noexcept nogil
cpdef void place_assistant(Table g, int seat, int location) noexcept nogil
cpdef void place_agent(Table g, int seat, int nation) noexcept nogil
cpdef void step_bought(Table g, int seat) noexcept nogil
cdef bint is_ignored(Table g, int effect) noexcept nogil
cdef bint can_invest(Table g, int seat, int place) noexcept nogil
cpdef void offer_investments(Table g, int seat) noexcept nogil
cpdef void invest(Table g, int seat, int place) noexcept nogil
