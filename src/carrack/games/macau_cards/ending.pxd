from carrack.games.macau_cards.attacks cimport clear_attack, target_of
from carrack.games.macau_cards.state cimport Table, players_in_play
from carrack.games.macau_cards.verbs cimport draw_cards
from carrack.kernel.state cimport note

cpdef bint go_out(Table g, int seat) noexcept nogil
cpdef bint would_end_round(Table g) noexcept nogil
cpdef void finish_round(Table g) noexcept nogil
cpdef void block_round(Table g, int cause) noexcept nogil
cpdef int hand_points(Table g, int seat) noexcept nogil
cdef void count_hands(Table g) noexcept nogil
cdef void place_the_rest(Table g, bint by_points) noexcept nogil
cdef bint is_better(Table g, int seat, int other, bint by_points) noexcept nogil
cdef void close_round(Table g) noexcept nogil
cdef void add_points(Table g) noexcept nogil
cdef bint target_reached(Table g) noexcept nogil
cdef void place_by_totals(Table g) noexcept nogil
