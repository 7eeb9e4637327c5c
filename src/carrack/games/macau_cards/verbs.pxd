from carrack.games.macau_cards.state cimport Table
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note

cdef unsigned long long ONE

cpdef void shuffle_stock(Table g, int stream) noexcept nogil
cdef void reshuffle(Table g) noexcept nogil
cpdef void add_to_hand(Table g, int seat, int face) noexcept nogil
cdef void take_from_hand(Table g, int seat, int face) noexcept nogil
cpdef int draw_card(Table g, int seat, int cause) noexcept nogil
cpdef void draw_cards(Table g, int seat, int count, int cause) noexcept nogil
cpdef void lay(Table g, int seat, int physical, int face) noexcept nogil
cdef void forget_known(Table g, int seat, int physical) noexcept nogil
cdef void put_in_force(Table g, int face) noexcept nogil
cpdef void count_in_play(Table g, int face) noexcept nogil
