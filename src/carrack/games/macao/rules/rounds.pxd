from carrack.games.macao.rules.dice cimport apply_explorer, apply_master, asks_explorer, asks_master, begin_master, choose_dice, place_cubes, roll_dice, turn_rose
from carrack.games.macao.rules.draft cimport clear_offer, decline_card, discard_overflow, is_overfull, reveal_offer, take_card
from carrack.games.macao.rules.scoring cimport score_game
from carrack.games.macao.rules.setup cimport lay_out, set_reverse_order
from carrack.games.macao.rules.wall cimport set_wall_order
from carrack.games.macao.state cimport Table
from carrack.kernel.state cimport note

cpdef void begin_game(Table g) noexcept nogil
cdef bint next_seat(Table g) noexcept nogil  # inline
cdef void begin_step(Table g, int step) noexcept nogil  # inline
cpdef void take_start_card(Table g, int seat, int card) noexcept nogil
cpdef void take_start_cubes(Table g, int seat, int first, int second) noexcept nogil
cpdef void begin_round(Table g) noexcept nogil
cdef void clear_round_record(Table g) noexcept nogil
cdef void clear_pending(Table g) noexcept nogil
cpdef void pick_card(Table g, int seat, int card) noexcept nogil
cpdef void pick_nothing(Table g, int seat) noexcept nogil
cpdef void drop_card(Table g, int seat, int card) noexcept nogil
cdef void after_pick(Table g) noexcept nogil
cpdef void pick_dice(Table g, int seat, int pair) noexcept nogil
cdef void ask_explorer(Table g, int seat) noexcept nogil
cpdef void answer_explorer(Table g, int seat, int die) noexcept nogil
cdef void ask_master(Table g, int seat) noexcept nogil
cpdef void answer_master(Table g, int seat, int choice) noexcept nogil
cdef void finish_choice(Table g, int seat) noexcept nogil
cpdef void pass_turn(Table g, int seat) noexcept nogil
