cimport cython

from carrack.games.macao.rules.activation cimport has_discount, is_unused
from carrack.games.macao.rules.payment cimport has_quarter_cost, pay_quarter_cost
from carrack.games.macao.state cimport Table, has
from carrack.games.macao.verbs cimport gain_gold, pay_gold
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport note, offer

cpdef int quarter_limit(Table g, int seat) noexcept nogil  # inline
cpdef void offer_quarters(Table g, int seat) noexcept nogil
@cython.locals(left="int", quarter="int")
cdef void offer_quarters_for_cubes(Table g, int seat) noexcept nogil  # inline
cdef void offer_quarters_for_less(Table g, int seat) noexcept nogil
cpdef void take_quarter_paid(Table g, int seat, int quarter, int dropped) noexcept nogil
cpdef void take_quarter_for_gold(Table g, int seat, int quarter) noexcept nogil
cpdef void take_quarter(Table g, int seat, int quarter) noexcept nogil
