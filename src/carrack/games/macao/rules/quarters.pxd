from carrack.games.macao.rules.activation cimport has_discount, is_unused
from carrack.games.macao.rules.payment cimport has_quarter_cost, pay_quarter_cost
from carrack.games.macao.state cimport Table, has, supply_size
from carrack.games.macao.verbs cimport gain_gold, pay_gold
from carrack.kernel.state cimport note, offer

cdef int BY_PAYMENT, CARPENTER, CHOICES, COLOR_COUNT, FOUNTAIN, HERALD, HERALD_PRICE, JOKER
cdef int NIGHT_WATCHMAN, NONE, NO_COLOR, NO_TILE, QUARTER_HERALD, QUARTER_TAKEN, SPECULATOR
cdef int TAKE_QUARTER

cpdef int quarter_limit(Table g, int seat) noexcept nogil
cpdef void offer_quarters(Table g, int seat) noexcept nogil
cdef void offer_quarter(Table g, int seat, int quarter) noexcept nogil
cpdef void take_quarter_paid(Table g, int seat, int quarter, int dropped) noexcept nogil
cpdef void take_quarter_for_gold(Table g, int seat, int quarter) noexcept nogil
cpdef void take_quarter(Table g, int seat, int quarter) noexcept nogil
