from carrack.games.macao.rules.payment cimport has_cost, pay_cost
from carrack.games.macao.rules.wall cimport raise_tower
from carrack.games.macao.state cimport Table, has
from carrack.games.macao.verbs cimport gain_gold, move_card, pay_gold
from carrack.kernel.state cimport note, offer

cdef int ACTIVATE_COUNT, ACTIVATE_CRAFTSMAN, ACTIVATE_PAY, ACTIVE, ARCHIVE, BUILDING
cdef int CARD_ACTIVATED, CHAMBERLAIN, CHOICES, COLOR_COUNT, COUNT, COUNT_PRICE, CRAFTSMAN
cdef int CRANE, EACH, HEALER, HOSPITAL, MASTER_BUILDER, NO_COLOR, OFFICE, TOWER

cpdef int discount_card(Table g, int card) noexcept nogil
cpdef bint has_discount(Table g, int seat, int discount) noexcept nogil
cpdef bint is_unused(Table g, int seat, int card) noexcept nogil
cpdef void offer_activations(Table g, int seat) noexcept nogil
cdef void offer_paid_activations(Table g, int seat, int base) noexcept nogil
cdef void use_discount(Table g, int card, int dropped) noexcept nogil
cpdef void activate_paid(Table g, int seat, int card, int dropped) noexcept nogil
cpdef void activate_shown(Table g, int seat, int card, int dropped) noexcept nogil
cpdef void activate_for_gold(Table g, int seat, int card) noexcept nogil
cpdef void activate(Table g, int seat, int card) noexcept nogil
cpdef bint reacts(Table g, int card) noexcept nogil
cpdef void reward(Table g, int seat, int card, int gold) noexcept nogil
