cimport cython

from carrack.games.macau_cards.attacks cimport answers, is_queen_with_role
from carrack.games.macau_cards.state cimport Table, players_in_play, top_face
from carrack.kernel.memory cimport lowest

cpdef bint fits(Table g, int face) noexcept nogil  # inline
cdef bint calls_over_suit(Table g, int face) noexcept nogil
cdef bint calls_over_rank(Table g, int face) noexcept nogil
cpdef bint may_be_last(Table g, int cards, int face) noexcept nogil  # inline
cpdef unsigned long long likely_openings(Table g, unsigned long long held) noexcept nogil  # inline
cpdef unsigned long long likely_continuations(Table g, unsigned long long held) noexcept nogil  # inline
cpdef bint opens(Table g, int cards, int face) noexcept nogil  # inline
cpdef bint continues(Table g, int face) noexcept nogil  # inline
cdef bint continues_answer(Table g, int last, int face) noexcept nogil  # inline
cdef bint packs(Table g, int face) noexcept nogil  # inline
cdef bint is_draw_rank(Table g, int face) noexcept nogil  # inline
cpdef bint covers(Table g, int face) noexcept nogil  # inline
@cython.locals(held="unsigned long long")
cpdef bint has_opening(Table g, int seat, int without) noexcept nogil
cdef bint card_opens(Table g, int cards, int physical) noexcept nogil
