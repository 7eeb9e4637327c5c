from carrack.games.macao.state cimport Table
from carrack.kernel.state cimport note

cpdef void gain_gold(Table g, int seat, int amount, int cause) noexcept nogil  # inline
cpdef void pay_gold(Table g, int seat, int amount, int cause) noexcept nogil  # inline
cpdef void gain_prestige(Table g, int seat, int amount, int place, int cause) noexcept nogil  # inline
cpdef void lose_prestige(Table g, int seat, int amount, int cause) noexcept nogil  # inline
cpdef void gain_cube(Table g, int seat, int color, int cause) noexcept nogil  # inline
cpdef void pay_cube(Table g, int seat, int color, int count, int cause) noexcept nogil  # inline
cpdef void gain_steps(Table g, int seat, int count, int cause) noexcept nogil  # inline
cpdef void punish(Table g, int seat, int cause) noexcept nogil  # inline
cpdef void move_card(Table g, int card, int place) noexcept nogil  # inline
cdef void leave_active(Table g, int seat, int card) noexcept nogil  # inline
cdef void leave_tableau(Table g, int seat, int card) noexcept nogil  # inline
cdef void join_active(Table g, int seat, int card) noexcept nogil  # inline
cdef void join_tableau(Table g, int seat, int card) noexcept nogil  # inline
cpdef void discard_card(Table g, int seat, int card, int cause) noexcept nogil  # inline
