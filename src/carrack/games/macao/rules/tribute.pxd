from carrack.games.macao.rules.activation cimport reacts
from carrack.games.macao.state cimport Table, has
from carrack.games.macao.verbs cimport gain_prestige, pay_gold
from carrack.kernel.state cimport offer

cdef int EMBASSY_BONUS

cpdef int tribute_limit(Table g, int seat) noexcept nogil  # inline
cdef int embassy_bonus(Table g, int seat) noexcept nogil
cpdef bint can_buy_tribute(Table g, int seat) noexcept nogil  # inline
cpdef void offer_tribute(Table g, int seat) noexcept nogil  # inline
cpdef void buy_tribute(Table g, int seat) noexcept nogil
