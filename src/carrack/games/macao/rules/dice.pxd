from carrack.games.macao.state cimport Table, has, supply_size
from carrack.games.macao.verbs cimport gain_gold, punish
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note, offer

cdef int PAIRS_OF_DICE, PIPS

cpdef int highest_value(Table g) noexcept nogil  # inline
cpdef void roll_dice(Table g) noexcept nogil
cpdef int first_of_pair(int pair) noexcept nogil  # inline
cpdef int second_of_pair(int pair) noexcept nogil  # inline
cpdef void offer_dice(Table g) noexcept nogil
cpdef void choose_dice(Table g, int seat, int pair) noexcept nogil
cpdef bint asks_explorer(Table g, int seat) noexcept nogil  # inline
cpdef void offer_explorer(Table g) noexcept nogil
cpdef void apply_explorer(Table g, int seat, int die) noexcept nogil
cpdef bint can_shift(Table g, int die, int position) noexcept nogil  # inline
cdef bint any_shift(Table g, int die) noexcept nogil  # inline
cpdef bint asks_master(Table g, int seat) noexcept nogil  # inline
cpdef void begin_master(Table g) noexcept nogil  # inline
cpdef void offer_shifts(Table g) noexcept nogil
cpdef bint is_asked_about(Table g, int die) noexcept nogil
cpdef void apply_master(Table g, int seat, int choice) noexcept nogil
cpdef void place_cubes(Table g, int seat) noexcept nogil  # inline
cdef void place_die(Table g, int seat, int die, int position, int extra) noexcept nogil  # inline
cpdef void turn_rose(Table g) noexcept nogil
