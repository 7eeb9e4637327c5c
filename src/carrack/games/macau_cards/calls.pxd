from carrack.games.macau_cards.state cimport Table, holds_rank, holds_suit, players_in_play
from carrack.kernel.state cimport note, offer

cdef int SUIT_COUNT

cdef bint nameable(Table g, int suit) noexcept nogil
cdef bint free_suit_is_forced(Table g, int seat) noexcept nogil
cdef bint any_plain_is_forced(Table g, int seat) noexcept nogil
cpdef bint a_rank_is_callable(Table g) noexcept nogil
cdef bint may_bluff(Table g) noexcept nogil
cpdef void offer_suits(Table g, int seat) noexcept nogil
cpdef void offer_ranks(Table g, int seat) noexcept nogil
cpdef void call_suit(Table g, int seat, int suit) noexcept nogil
cpdef void call_free_suit(Table g, int seat) noexcept nogil
cpdef void call_rank(Table g, int seat, int rank) noexcept nogil
cpdef void call_any_plain(Table g, int seat) noexcept nogil
cdef void put_call(Table g, int requirement, int required) noexcept nogil
cdef void vouch(Table g, int seat, int suits, int ranks) noexcept nogil
cdef bint is_call(Table g) noexcept nogil
cpdef bint called_this_turn(Table g) noexcept nogil
cpdef int proof_of_call(Table g, int seat) noexcept nogil
cpdef bint is_false_call(Table g, int seat) noexcept nogil
cpdef void age_call(Table g) noexcept nogil
