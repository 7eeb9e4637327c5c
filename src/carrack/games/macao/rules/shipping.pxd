from carrack.games.macao.state cimport Table, has, tiles_in_port
from carrack.games.macao.verbs cimport gain_gold, gain_prestige, pay_cube
from carrack.kernel.state cimport note, offer

cdef int BY_DELIVERY, BY_PAYMENT, CHOICES, COLOR_COUNT, COOPERAGE, DELIVER, DELIVERED
cdef int JADE_WAREHOUSE, LACQUERWARE_WAREHOUSE, LIGHTHOUSE, MOVE_SHIP, NONE, NO_COLOR
cdef int PAPER_WAREHOUSE, PORCELAIN_WAREHOUSE, RICE_WAREHOUSE, SHIP_MOVED, SILK_WAREHOUSE
cdef int SLOTS, SPICE_WAREHOUSE, TEA_WAREHOUSE

cpdef void offer_ship_moves(Table g, int seat) noexcept nogil
cpdef void sail(Table g, int seat, int node, int color) noexcept nogil
cpdef bint can_deliver(Table g, int seat) noexcept nogil
cpdef void offer_delivery(Table g, int seat) noexcept nogil
cdef int warehouse_of(int good) noexcept nogil
cpdef void deliver(Table g, int seat) noexcept nogil
