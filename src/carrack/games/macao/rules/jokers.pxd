from carrack.games.macao.state cimport Table, has
from carrack.games.macao.verbs cimport gain_cube, gain_gold
from carrack.kernel.state cimport note, offer

cdef int BY_JOKER, CASH_JOKER, CASH_PAIR, CHOICES, JOKER_CASHED, JOKER_GOLD, JUGGLER, NO_COLOR

cpdef void offer_jokers(Table g, int seat) noexcept nogil
cpdef void cash_joker(Table g, int seat, int choice) noexcept nogil
cpdef void cash_pair(Table g, int seat, int first, int second) noexcept nogil
cdef void give_up_joker(Table g, int seat) noexcept nogil
cdef void take_choice(Table g, int seat, int choice) noexcept nogil
