from carrack.games.macau_cards.attacks cimport aim, clear_attack, start_skip
from carrack.games.macau_cards.state cimport Table
from carrack.games.macau_cards.verbs cimport add_to_hand, count_in_play, shuffle_stock
from carrack.kernel.state cimport note

cpdef void deal_round(Table g) noexcept nogil
cdef void clear_table(Table g) noexcept nogil
cdef void stack_decks(Table g) noexcept nogil
cdef void deal_hands(Table g) noexcept nogil
cpdef int first_seat(Table g) noexcept nogil
cdef void turn_starter(Table g) noexcept nogil
cdef void find_plain_card(Table g) noexcept nogil
cdef int last_suited_turned(Table g, int top) noexcept nogil
cpdef int play_starter(Table g) noexcept nogil
