from carrack.games.macau_cards.tables cimport Rules
from carrack.kernel.state cimport State

cdef unsigned long long ONE

cdef class Table(State):
    cdef readonly Rules t
    cdef unsigned long long[10] held
    cdef int[10] totals
    cdef int[10] round_points
    cdef int turn_number
    cdef int round_number
    cdef int call_turn
    cdef int before_call_turn
    cdef int attack_total
    cdef int play_value
    cdef short[10] size
    cdef short[10] vouched_suits
    cdef short[10] vouched_ranks
    cdef short stock_size
    cdef short discard_size
    cdef short face
    cdef short requirement
    cdef short required
    cdef short call_left
    cdef short attack
    cdef short attack_kind
    cdef short attack_route
    cdef short attack_author
    cdef short[10] asked
    cdef short step
    cdef short current
    cdef short phase
    cdef short play_size
    cdef short play_skips
    cdef short play_flips
    cdef short play_attacker
    cdef short play_jokers
    cdef short play_rank
    cdef short answering
    cdef short slipped
    cdef short suit_in_play
    cdef short before_face
    cdef short before_requirement
    cdef short before_required
    cdef short before_call_left
    cdef short before_step
    cdef short said_macau
    cdef short said_multi
    cdef short drawn
    cdef short[10] miss_debt
    cdef short solo_seat
    cdef short solo_left
    cdef short[10] exposed
    cdef short[10] out_place
    cdef short out_count
    cdef short passes
    cdef short[10] waiting
    cdef short window_about
    cdef short[10] final_places
    cdef short dealer
    cdef signed char[10][54] hand
    cdef signed char[10][54] known
    cdef signed char[216] stock
    cdef signed char[216] discard
    cdef signed char[216] stood

cpdef void index_hands(Table g) noexcept nogil
cpdef bint in_play(Table g, int seat) noexcept nogil  # inline
cpdef int players_in_play(Table g) noexcept nogil
cpdef int neighbor(Table g, int seat, int step) noexcept nogil  # inline
cpdef bint can_draw(Table g) noexcept nogil  # inline
cpdef int top_face(Table g) noexcept nogil  # inline
cpdef int holds_suit(Table g, int seat, int suit) noexcept nogil  # inline
cpdef int holds_rank(Table g, int seat, int rank) noexcept nogil  # inline
cpdef bint one_rank_left(Table g, int seat) noexcept nogil  # inline
