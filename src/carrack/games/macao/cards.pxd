from carrack.games.macao.rules.activation cimport is_unused, reacts, reward
from carrack.games.macao.rules.payment cimport open_payment
from carrack.games.macao.rules.wall cimport advance_wall, can_step_on_wall, is_first_on_wall, is_last_on_wall
from carrack.games.macao.state cimport Table, active_count, cargo_size, has, held_colors, markers_of, offices_of, supply_size, tableau_count
from carrack.games.macao.verbs cimport discard_card, gain_cube, gain_gold, gain_prestige, gain_steps, pay_cube, pay_gold
from carrack.kernel.state cimport note, offer

cpdef int office_color(int office) noexcept nogil  # inline
cdef int office_bonus(int office) noexcept nogil
cpdef int office_uses_left(Table g, int seat, int card) noexcept nogil  # inline
cpdef bint can_use_office(Table g, int seat, int card) noexcept nogil  # inline
cpdef void use_office(Table g, int seat, int card) noexcept nogil
cpdef void offer_offices(Table g, int seat) noexcept nogil  # inline
cpdef void offer_card_uses(Table g, int seat) noexcept nogil
cpdef bint event_is_open(Table g, int card, int ready) noexcept nogil
cdef void offer_colors(Table g, int base) noexcept nogil
cdef void offer_held_colors(Table g, int seat, int base) noexcept nogil
cdef void offer_color_sets(Table g, int seat) noexcept nogil
cdef void offer_persons(Table g, int seat) noexcept nogil
cpdef bint is_last_in_prestige(Table g, int seat) noexcept nogil
cdef bint is_first_in_prestige(Table g, int seat) noexcept nogil
cdef bint is_at_end(Table g, int seat, int sign, int ties) noexcept nogil
cdef bint has_empty_spaces(Table g, int seat) noexcept nogil
cpdef int types_used_by(Table g, int seat) noexcept nogil
cpdef bint can_use(Table g, int seat, int card) noexcept nogil  # inline
cdef bint is_lady(int card) noexcept nogil
cdef int lady_color(int card) noexcept nogil
cdef bint counts_offices(int card) noexcept nogil
cdef int counted_office(int card) noexcept nogil
cdef int inn_gold(Table g, int seat, int partner) noexcept nogil
cpdef void use(Table g, int seat, int card) noexcept nogil
cpdef void take_color(Table g, int seat, int card, int color) noexcept nogil
cpdef void use_shop(Table g, int seat, int color) noexcept nogil
cpdef void use_goldsmith(Table g, int seat, int color) noexcept nogil
cpdef void use_cathedral(Table g, int seat, int colors) noexcept nogil
cpdef void use_gravedigger(Table g, int seat, int person) noexcept nogil
