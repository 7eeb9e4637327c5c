cimport cython

from carrack.games.macao.state cimport Table
from carrack.games.macao.verbs cimport pay_cube
from carrack.kernel.state cimport note, offer

cdef unsigned long long LENT

@cython.locals(purse="unsigned long long", cubes="unsigned long long", color="int")
cpdef unsigned long long purse_of(Table g, int seat) noexcept nogil  # inline
@cython.locals(one="unsigned long long")
cpdef unsigned long long with_one_more(unsigned long long purse, int color) noexcept nogil  # inline
cpdef bint covers(unsigned long long purse, unsigned long long price) noexcept nogil  # inline
cpdef bint has_cost(Table g, int seat, int card, int dropped) noexcept nogil  # inline
cpdef void pay_cost(Table g, int seat, int card, int dropped) noexcept nogil
cpdef bint has_quarter_cost(Table g, int seat, int quarter, int dropped) noexcept nogil  # inline
cpdef void pay_quarter_cost(Table g, int seat, int quarter, int dropped) noexcept nogil
cpdef void open_payment(Table g, int seat, int price, int pay_for, int argument) noexcept nogil
cpdef int cubes_from(Table g, int seat, int color) noexcept nogil  # inline
cdef int only_color(Table g, int seat) noexcept nogil  # inline
cdef bint is_forced(Table g, int seat) noexcept nogil  # inline
cpdef void pay_what_is_forced(Table g, int seat) noexcept nogil  # inline
cpdef bint can_pay_with(Table g, int seat, int color) noexcept nogil  # inline
cpdef void pay_one(Table g, int seat, int color) noexcept nogil  # inline
cpdef void offer_payment(Table g, int seat) noexcept nogil
