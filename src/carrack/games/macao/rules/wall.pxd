from carrack.games.macao.state cimport Table, has, wall_rank
from carrack.kernel.state cimport note

cdef int discs_on(Table g, int space) noexcept nogil  # inline
cdef void leave_space(Table g, int seat) noexcept nogil  # inline
cdef void lift_above(Table g, int space, int height) noexcept nogil  # inline
cdef bint tower_rules(Table g, int seat, int space) noexcept nogil  # inline
cdef int tower_owner_on(Table g, int space) noexcept nogil  # inline
cdef int arrival_height(Table g, int seat, int space) noexcept nogil
cpdef void advance_wall(Table g, int seat, int steps, int cause) noexcept nogil
cpdef void raise_tower(Table g, int seat) noexcept nogil
cpdef bint is_first_on_wall(Table g, int seat) noexcept nogil
cpdef bint is_last_on_wall(Table g, int seat) noexcept nogil
cpdef bint can_step_on_wall(Table g, int seat) noexcept nogil
cpdef void set_wall_order(Table g) noexcept nogil  # inline
