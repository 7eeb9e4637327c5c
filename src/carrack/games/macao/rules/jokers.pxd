from carrack.games.macao.state cimport Table, has
from carrack.games.macao.verbs cimport gain_cube, gain_gold
from carrack.kernel.state cimport note, offer

cdef int JOKER_GOLD

cpdef void offer_jokers(Table g, int seat) noexcept nogil  # inline
cpdef void cash_joker(Table g, int seat, int choice) noexcept nogil
cpdef void cash_pair(Table g, int seat, int first, int second) noexcept nogil
cdef void give_up_joker(Table g, int seat) noexcept nogil
cdef void take_choice(Table g, int seat, int choice) noexcept nogil
