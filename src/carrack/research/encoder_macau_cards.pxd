cimport cython

from carrack.games.macau_cards.state cimport Table
from carrack.kernel.state cimport State
from carrack.research.encoders cimport Encoder, Paper, clear

cdef int ABOUT_COUNT, RANK_COUNT, SEAT_SIZE, SUIT_COUNT
cdef int ATTACK_AT, BEFORE_AT, OWN_AT, PILES_AT, PLAY_AT, REQUIREMENT_AT, SEATS_AT
cdef int TO_ATTACKER, TO_ATTACK_KIND, TO_DIRECTION, TO_DISCARDS, TO_FACE, TO_KIND, TO_KNOWN
cdef int TO_LAID, TO_PHASE, TO_PLAY_RANK, TO_RANK, TO_ROUTE, TO_SUIT, TO_SUIT_IN_PLAY, TO_TOP
cdef int TO_UNDER, TO_VOUCHED, TO_WINDOW

cdef class MacauEncoder(Encoder):
    @cython.locals(i="int")
    cdef void write(self, State g, int seat, Paper paper, Py_ssize_t start) noexcept nogil

cdef void write_table(Table g, int seat, Paper paper, Py_ssize_t start) noexcept nogil
cdef int capped(int value) noexcept nogil
@cython.locals(out="short *")
cdef void write_turn(Table g, int seat, Paper paper, Py_ssize_t start) noexcept nogil
cdef bint may_act(Table g, int seat) noexcept nogil
@cython.locals(out="short *", i="int")
cdef void write_bits(int bits, int count, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", top="int", i="int")
cdef void write_piles(Table g, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *")
cdef void write_requirement(Table g, int kind, int required, int left, int since, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *")
cdef void write_attack(Table g, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", first="int", i="int")
cdef void write_play(Table g, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *")
cdef void write_before(Table g, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", face="int")
cdef void write_own(Table g, int seat, Paper paper, Py_ssize_t start) noexcept nogil
cdef bint drawn_matters(Table g) noexcept nogil
@cython.locals(out="short *", face="int")
cdef void write_seat(Table g, int who, Paper paper, Py_ssize_t start) noexcept nogil
