from carrack.games.macau_cards.state cimport Table, in_play, neighbor, top_face
from carrack.kernel.state cimport note

cpdef bint answers(Table g, int face) noexcept nogil
cdef bint low_card_answers(Table g, int face) noexcept nogil
cpdef bint cancels(Table g, int face) noexcept nogil
cpdef bint is_queen_with_role(Table g, int face) noexcept nogil
cdef bint queen_answers(Table g) noexcept nogil
cdef int face_under_answer(Table g) noexcept nogil
cdef int suit_under_answer(Table g) noexcept nogil
cpdef void commit_attack(Table g, int author) noexcept nogil
cdef void answer_attack(Table g, int author) noexcept nogil
cpdef void aim(Table g, int author, int king_spades_route) noexcept nogil
cpdef void start_skip(Table g, int author) noexcept nogil
cdef void enlarge_skip(Table g, int author) noexcept nogil
cdef void end_attack(Table g, int cause) noexcept nogil
cpdef void clear_attack(Table g) noexcept nogil
cpdef int next_turn(Table g, int seat) noexcept nogil
cpdef int target_of(Table g) noexcept nogil
cpdef int next_asked(Table g) noexcept nogil
cpdef void announce_attack(Table g, int target) noexcept nogil
