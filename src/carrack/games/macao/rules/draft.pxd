from carrack.games.macao.rules.setup cimport draw, reveal
from carrack.games.macao.state cimport Table, has, tableau_count
from carrack.games.macao.verbs cimport discard_card, move_card, punish
from carrack.kernel.memory cimport places_of
from carrack.kernel.state cimport note, offer

cdef int DRAWN_EACH_ROUND

cpdef void reveal_offer(Table g) noexcept nogil
cdef int list_offer(Table g) noexcept nogil  # inline
cdef void set_tribute(Table g) noexcept nogil
cpdef void offer_cards(Table g, int seat) noexcept nogil
cpdef void take_card(Table g, int seat, int card) noexcept nogil  # inline
cpdef void decline_card(Table g, int seat) noexcept nogil
cpdef bint is_overfull(Table g, int seat) noexcept nogil  # inline
cpdef void offer_discards(Table g, int seat) noexcept nogil
cpdef void discard_overflow(Table g, int seat, int card) noexcept nogil
cpdef void clear_offer(Table g) noexcept nogil
