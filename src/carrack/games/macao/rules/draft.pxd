from carrack.games.macao.rules.setup cimport draw, reveal
from carrack.games.macao.state cimport Table, has, tableau_count
from carrack.games.macao.verbs cimport discard_card, move_card, punish
from carrack.kernel.state cimport note, offer

cdef int BY_OFFER, BY_OVERFLOW, CARDS, CARD_DECLINED, CARD_TAKEN, DECLINE_CARD, DISCARD
cdef int DRAWN_EACH_ROUND, IDLER, IN_OFFER, NONE, SIX_CARDS, TABLEAU, TABLEAU_SPACES
cdef int TAKE_CARD, TRIBUTE_SET

cpdef void reveal_offer(Table g) noexcept nogil
cdef void set_tribute(Table g) noexcept nogil
cpdef void offer_cards(Table g, int seat) noexcept nogil
cpdef void take_card(Table g, int seat, int card) noexcept nogil
cpdef void decline_card(Table g, int seat) noexcept nogil
cpdef bint is_overfull(Table g, int seat) noexcept nogil
cpdef void offer_discards(Table g, int seat) noexcept nogil
cpdef void discard_overflow(Table g, int seat, int card) noexcept nogil
cpdef void clear_offer(Table g) noexcept nogil
