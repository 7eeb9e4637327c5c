from carrack.games.maracaibo.state cimport Table, push, push_ops
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note

cdef int BY_DISCARDS, BY_INFLUENCE, BY_REFILL, BY_SETUP, BY_UPGRADE, CARD_DISCARDED, CARD_DRAWN
cdef int CARD_LUCK, CARD_OPENED, CARD_PLANNED, CARD_REVEALED, DISC_REMOVED, E_KIND, E_MODIFIER
cdef int E_N, E_TRIGGER, FIGURES_RETURNED, GAINED_COMBAT, GAINED_DOUBLOONS, GAINED_FIGURES
cdef int GAINED_INCOME_DOUBLOONS, GAINED_INCOME_VP, GAINED_INFLUENCE, GAINED_SYNERGY, GAINED_VP
cdef int IN_DISCARDS, IN_DISPLAY, IN_HAND, IN_PILE, IN_PLANNING, IS_MODIFIER, IS_TRIGGER
cdef int M_HAND_LIMIT, NONE, PILE_SHUFFLED, PORT_OFFER, PROJECTS, P_ROATAN, QUEST_AT
cdef int QUEST_LAID, RANKS, UPGRADE_UNLOCKED

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
