from carrack.games.macao.state cimport Table, has, supply_size
from carrack.games.macao.verbs cimport gain_gold, punish
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note, offer

cdef int APPLY_EXPLORER, APPLY_MASTER, BY_DICE, BY_EMPTY_ARROW, CHOOSE_DICE, COLOR_COUNT
cdef int CUBES_PLACED, DICE_CHOSEN, DICE_ROLLED, DICE_STREAM, EXPLORER, EXPLORER_APPLIED
cdef int LAST_ROUND, MASTER, MASTER_APPLIED
cdef int NONE, NO_COLOR, NO_SHIFT, PAIRS_OF_DICE, PIPS, PROFESSOR, ROSE_TURNED

cpdef int highest_value(Table g) noexcept nogil
cpdef void roll_dice(Table g) noexcept nogil
cpdef int first_of_pair(int pair) noexcept nogil
cpdef int second_of_pair(int pair) noexcept nogil
cpdef void offer_dice(Table g) noexcept nogil
cpdef void choose_dice(Table g, int seat, int pair) noexcept nogil
cpdef bint asks_explorer(Table g, int seat) noexcept nogil
cpdef void offer_explorer(Table g) noexcept nogil
cpdef void apply_explorer(Table g, int seat, int die) noexcept nogil
cpdef bint can_shift(Table g, int die, int position) noexcept nogil
cdef bint any_shift(Table g, int die) noexcept nogil
cpdef bint asks_master(Table g, int seat) noexcept nogil
cpdef void begin_master(Table g) noexcept nogil
cpdef void offer_shifts(Table g) noexcept nogil
cpdef bint is_asked_about(Table g, int die) noexcept nogil
cpdef void apply_master(Table g, int seat, int choice) noexcept nogil
cpdef void place_cubes(Table g, int seat) noexcept nogil
cdef void place_die(Table g, int seat, int die, int position, int extra) noexcept nogil
cpdef void turn_rose(Table g) noexcept nogil
