cimport cython

from carrack.games.macao.tables cimport Tables
from carrack.kernel.state cimport State

cdef class Table(State):
    cdef readonly Tables t
    cdef short[4] gold
    cdef short[4] prestige
    cdef short[4] gold_received
    cdef short[4] prestige_received
    cdef short[4] city_points
    cdef short[4] final_places
    cdef short round_number
    cdef short step
    cdef short current
    cdef short[4] order
    cdef short order_at
    cdef short tribute_price
    cdef short tribute_gain
    cdef short die_a
    cdef short die_b
    cdef short target_a
    cdef short target_b
    cdef short extra_a
    cdef short extra_b
    cdef short asked
    cdef short pay_left
    cdef short pay_from
    cdef short pay_for
    cdef short pay_argument
    cdef short jokers_out
    cdef short stack_size
    cdef short[4] punish_markers
    cdef short[4][6] supply
    cdef short[4][7][6] rose
    cdef signed char[120] where
    cdef signed char[4][8] tableau
    cdef signed char[4] tableau_size
    cdef signed char[4][40] active
    cdef signed char[4] active_size
    cdef signed char[120] used
    cdef signed char[96] stack
    cdef signed char[24] pairs
    cdef signed char[30] owner
    cdef signed char[30] tile
    cdef signed char[4][8] cargo
    cdef signed char[4] jokers
    cdef signed char[4] ship
    cdef signed char[8][3] delivered_by
    cdef signed char[4] wall
    cdef signed char[4] wall_height
    cdef signed char[6] dice
    cdef signed char[4][6] types_used
    cdef signed char[4] quarters_taken
    cdef signed char[4] wall_moved
    cdef signed char[4] tribute_uses
    cdef signed char[4] envoy_ready
    cdef signed char[4] fountain_ready
    cdef signed char[4] ship_steps
    cdef signed char[4] free_steps
    cdef signed char[4][8] entered
    cdef signed char[4] passed

cpdef bint has(Table g, int seat, int card) noexcept nogil  # inline
cpdef int tableau_count(Table g, int seat) noexcept nogil  # inline
cpdef void index_cards(Table g) noexcept nogil
cpdef int active_count(Table g, int seat, int kind) noexcept nogil
cpdef int offices_of(Table g, int seat, int office) noexcept nogil
cpdef int office_types_of(Table g, int seat) noexcept nogil
@cython.locals(held="int", color="int")
cpdef int held_colors(Table g, int seat) noexcept nogil  # inline
cpdef int supply_size(Table g, int seat) noexcept nogil  # inline
cpdef int markers_of(Table g, int seat) noexcept nogil
cpdef int dark_markers_of(Table g, int seat) noexcept nogil
cpdef int cargo_size(Table g, int seat) noexcept nogil  # inline
cpdef int tiles_in_port(Table g, int port) noexcept nogil  # inline
cpdef bint is_ahead(Table g, int seat, int other) noexcept nogil  # inline
cpdef int wall_rank(Table g, int seat) noexcept nogil  # inline
