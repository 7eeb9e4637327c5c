from carrack.games.maracaibo.state cimport Table, push, push_ops
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note

cpdef void touch(Table g, int seat) noexcept nogil
cpdef void gain_doubloons(Table g, int seat, int n, int cause) noexcept nogil
cpdef void pay_doubloons(Table g, int seat, int n, int cause) noexcept nogil
cpdef void gain_vp(Table g, int seat, int n, int cause) noexcept nogil
cpdef void gain_combat(Table g, int seat, int n, int cause) noexcept nogil
cpdef void gain_figures(Table g, int seat, int n, int cause) noexcept nogil
cpdef void return_figures(Table g, int seat, int n, int cause) noexcept nogil
cpdef void gain_income(Table g, int seat, int n, int cause) noexcept nogil
cpdef void gain_vp_income(Table g, int seat, int n, int cause) noexcept nogil
cpdef void gain_synergy(Table g, int seat, int kind, int cause) noexcept nogil
cpdef void gain_influence(Table g, int seat, int nation, int n, int cause) noexcept nogil
cpdef bint can_lose_influence(Table g, int seat) noexcept nogil
cpdef void lose_influence(Table g, int seat, int nation, int cause) noexcept nogil
cpdef void leave_track(Table g, int seat, int nation, int cause) noexcept nogil
cpdef void raise_rank(Table g, int seat, int nation, int cause) noexcept nogil
cpdef void remove_disc(Table g, int seat, int upgrade, int cause) noexcept nogil
cdef void unlock_port(Table g, int seat) noexcept nogil
cpdef void learn_effect(Table g, int seat, int effect) noexcept nogil
cdef void shuffle_discards(Table g) noexcept nogil
cpdef void shuffle_pile(Table g) noexcept nogil
cpdef int draw_top(Table g) noexcept nogil
cpdef void open_card(Table g, int slot) noexcept nogil
cpdef void add_to_hand(Table g, int seat, int card) noexcept nogil
cpdef int take_from_hand(Table g, int seat, int slot) noexcept nogil
cpdef int discard_from_hand(Table g, int seat, int slot, int cause) noexcept nogil
cpdef void plan_card(Table g, int seat, int slot) noexcept nogil
cpdef int take_planned(Table g, int seat, int slot) noexcept nogil
cpdef int reveal_card(Table g, int seat, int cause) noexcept nogil
cpdef void draw_open(Table g, int seat, int slot) noexcept nogil
cpdef void draw_from_pile(Table g, int seat) noexcept nogil
cpdef int top_quest(Table g) noexcept nogil
cpdef int take_top_quest(Table g) noexcept nogil
cpdef void lay_quest(Table g, int location, int cause) noexcept nogil
