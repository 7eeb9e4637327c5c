cimport cython

from carrack.games.macao.state cimport Table, has, held_colors, tiles_in_port
from carrack.games.macao.verbs cimport gain_gold, gain_prestige, pay_cube
from carrack.kernel.state cimport note, offer, offer_each

@cython.locals(ways="int")
cpdef void offer_ship_moves(Table g, int seat) noexcept nogil  # inline
cpdef void sail(Table g, int seat, int node, int color) noexcept nogil
cpdef bint can_deliver(Table g, int seat) noexcept nogil  # inline
cpdef void offer_delivery(Table g, int seat) noexcept nogil  # inline
cdef int warehouse_of(int good) noexcept nogil
cpdef void deliver(Table g, int seat) noexcept nogil
