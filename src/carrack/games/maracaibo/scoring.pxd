from carrack.games.maracaibo.automas cimport automa_gains
from carrack.games.maracaibo.exploring cimport is_ahead
from carrack.games.maracaibo.paying cimport counted
from carrack.games.maracaibo.state cimport Table, markers_of, quests_of, rank_of, upgrades_of
from carrack.kernel.state cimport note

cdef void score(Table g, int seat, int what, int n, int piece, int cause) noexcept nogil
cpdef void score_income(Table g, int seat) noexcept nogil
cdef void score_cards(Table g, int seat) noexcept nogil
cdef void score_list(Table g, int seat, int ops, int what, int piece, int cause) noexcept nogil
cdef int emptied_columns(Table g, int nation) noexcept nogil
cdef int dominance(Table g, int nation) noexcept nogil
cdef int rank_value(Table g, int captain, int nation) noexcept nogil
cdef int most_influence(Table g, int nation) noexcept nogil
cdef void score_nation(Table g, int nation) noexcept nogil
cdef void compare_with_jacques(Table g, int seat) noexcept nogil
cdef void score_jean(Table g) noexcept nogil
cdef int lead_vp(Table g, int what, int lead) noexcept nogil
cdef int steps_ahead(Table g) noexcept nogil
cpdef void score_game(Table g) noexcept nogil
cdef int markers_left(Table g) noexcept nogil
cdef bint all_above(Table g) noexcept nogil
cdef bint has_won_together(Table g) noexcept nogil
cdef int final_place(Table g, int seat) noexcept nogil
