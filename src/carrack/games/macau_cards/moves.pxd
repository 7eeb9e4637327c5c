cimport cython

from carrack.games.macau_cards.calls cimport call_any_plain, call_free_suit, call_rank, call_suit, offer_ranks, offer_suits
from carrack.games.macau_cards.matching cimport continues, covers, fits, has_opening, likely_continuations, likely_openings, may_be_last, opens
from carrack.games.macau_cards.state cimport Table, can_draw, index_hands, one_rank_left
from carrack.games.macau_cards.turns cimport accept, after_call, begin_round, catch, challenge, commit, draw_for_cover, draw_in_turn, keep_card, pass_turn, play_card, say_macau, stay_quiet
from carrack.kernel.chance cimport roll
from carrack.kernel.memory cimport lowest
from carrack.kernel.state cimport State, clear_moves, end_undo, keep_undo, note, offer, open_decision, pass_on

cdef unsigned long long ONE

cdef class Macau(Table):
    @cython.locals(twin=Macau)
    cpdef State blank(self)
    cdef void begin(self) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef int fill_legal(self, int seat) noexcept nogil
    @cython.locals(before="int", rounds="int", on_table="int")
    cdef void advance(self, int seat, int action) noexcept nogil
    cdef int place(self, int seat) noexcept nogil

cdef int first_waiting(Table g) noexcept nogil
cdef void offer_actions(Table g, int seat) noexcept nogil
cdef void offer_turn(Table g, int seat) noexcept nogil
@cython.locals(held="unsigned long long")
cdef void offer_openings(Table g, int seat) noexcept nogil
cdef bint may_slip(Table g, int seat, int face) noexcept nogil
cdef unsigned long long playable_faces(Table g, int seat) noexcept nogil
cdef bint holds_substitute(Table g, int seat) noexcept nogil
@cython.locals(held="unsigned long long")
cdef void offer_continuations(Table g, int seat) noexcept nogil
@cython.locals(held="unsigned long long")
cdef void offer_covers(Table g, int seat) noexcept nogil
cdef void offer_drawn(Table g, int seat) noexcept nogil
cdef bint drawn_card_goes(Table g, int seat, int face) noexcept nogil
cdef void offer_announcements(Table g, int seat) noexcept nogil
cdef bint may_say_macau_early(Table g, int seat) noexcept nogil
cdef bint may_say_multi(Table g, int seat) noexcept nogil
cdef void offer_catches(Table g, int seat) noexcept nogil
cdef void offer_macau(Table g, int seat) noexcept nogil
cpdef void act(Table g, int seat, int action) noexcept nogil
cdef int substitute_of(Table g, int seat) noexcept nogil
cdef void make_call(Table g, int seat, int action) noexcept nogil
cdef bint is_waiting_window(Table g) noexcept nogil
cdef bint answers_in_secret(Table g, int phase) noexcept nogil
cdef bint is_secret_window(Table g, int phase) noexcept nogil
cdef bint has_revealed(Table g, int rounds, int on_table) noexcept nogil
cdef bint is_open_play(Table g, int seat, int action) noexcept nogil
