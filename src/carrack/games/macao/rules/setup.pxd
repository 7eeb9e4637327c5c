from carrack.games.macao.rules.wall cimport set_wall_order
from carrack.games.macao.state cimport Table, index_cards
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note

cdef int START_GOLD

cpdef void lay_out(Table g) noexcept nogil
cdef void clear_seats(Table g) noexcept nogil
cdef void stack_discs(Table g) noexcept nogil
cdef void put_disc(Table g, int seat, int place) noexcept nogil
cdef void stack_at_random(Table g) noexcept nogil
cdef void lay_tiles(Table g) noexcept nogil
cdef int random_light_quarter(Table g, int last) noexcept nogil
cdef void swap_tiles(Table g, int quarter, int other) noexcept nogil
cdef void lay_offices(Table g) noexcept nogil
cdef void shuffle_stack(Table g) noexcept nogil
cpdef int draw(Table g) noexcept nogil  # inline
cpdef void reveal(Table g, int card, int cause) noexcept nogil  # inline
cpdef void set_reverse_order(Table g) noexcept nogil
