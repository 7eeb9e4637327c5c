cimport cython

from carrack.games.macao.state cimport Table, active_count, dark_markers_of, has, is_ahead, markers_of, office_types_of, offices_of, tableau_count
from carrack.games.macao.verbs cimport gain_prestige, lose_prestige, punish
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport note

cdef int POINTS_BY_QUARTER
cdef int POINTS_LOST_BY_MARKER

cpdef void score_game(Table g) noexcept nogil
cdef void punish_tableau(Table g, int seat) noexcept nogil
cdef void count_markers(Table g, int seat) noexcept nogil
cdef void score_cards(Table g, int seat) noexcept nogil
cpdef bint scores_at_end(int card) noexcept nogil
cpdef int end_points(Table g, int seat, int card) noexcept nogil
cdef int baronesas_of(Table g, int seat) noexcept nogil
cdef int councilman_points(Table g, int seat) noexcept nogil
cdef int end_cards_of(Table g, int seat) noexcept nogil
cdef void score_city(Table g, int seat) noexcept nogil
cdef int largest_group(Table g, int seat) noexcept nogil
@cython.locals(quarters="int", quarter="int")
cpdef int quarters_of(Table g, int seat) noexcept nogil
cpdef int group_from(Table g, int quarter, int quarters) noexcept nogil
cdef int bits_in(int group) noexcept nogil
cpdef int final_place(Table g, int seat) noexcept nogil
