from carrack.games.macao.state cimport Table
from carrack.games.macao.verbs cimport pay_cube
from carrack.kernel.state cimport note, offer

cdef int BY_PAYMENT, COLOR_COUNT, NO_COLOR, PAYMENT, PAYMENT_BEGUN, PAY_CUBE

cpdef bint has_cost(Table g, int seat, int card, int dropped) noexcept nogil
cpdef void pay_cost(Table g, int seat, int card, int dropped) noexcept nogil
cpdef bint has_quarter_cost(Table g, int seat, int quarter, int dropped) noexcept nogil
cpdef void pay_quarter_cost(Table g, int seat, int quarter, int dropped) noexcept nogil
cpdef void open_payment(Table g, int seat, int price, int pay_for, int argument) noexcept nogil
cpdef int cubes_from(Table g, int seat, int color) noexcept nogil
cdef int only_color(Table g, int seat) noexcept nogil
cdef bint is_forced(Table g, int seat) noexcept nogil
cpdef void pay_what_is_forced(Table g, int seat) noexcept nogil
cpdef bint can_pay_with(Table g, int seat, int color) noexcept nogil
cpdef void pay_one(Table g, int seat, int color) noexcept nogil
cpdef void offer_payment(Table g, int seat) noexcept nogil
