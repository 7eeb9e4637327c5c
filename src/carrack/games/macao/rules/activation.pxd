cimport cython

from carrack.games.macao.rules.payment cimport covers, pay_cost, purse_of, with_one_more
from carrack.games.macao.rules.wall cimport raise_tower
from carrack.games.macao.state cimport Table, has
from carrack.games.macao.verbs cimport gain_gold, move_card, pay_gold
from carrack.kernel.state cimport note, offer

cpdef int discount_card(Table g, int card) noexcept nogil  # inline
cpdef bint has_discount(Table g, int seat, int discount) noexcept nogil  # inline
cpdef bint is_unused(Table g, int seat, int card) noexcept nogil  # inline
cpdef void offer_activations(Table g, int seat) noexcept nogil
@cython.locals(purse="unsigned long long", price="unsigned long long")
cdef void offer_paid_activations(Table g, int seat, int base) noexcept nogil  # inline
cdef void use_discount(Table g, int card, int dropped) noexcept nogil
cpdef void activate_paid(Table g, int seat, int card, int dropped) noexcept nogil
cpdef void activate_shown(Table g, int seat, int card, int dropped) noexcept nogil
cpdef void activate_for_gold(Table g, int seat, int card) noexcept nogil
cpdef void activate(Table g, int seat, int card) noexcept nogil
cpdef bint reacts(Table g, int card) noexcept nogil  # inline
cpdef void reward(Table g, int seat, int card, int gold) noexcept nogil
