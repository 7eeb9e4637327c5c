cimport cython

from carrack.games.maracaibo.state cimport Table, asked_seat, market_space
from carrack.games.maracaibo.tables cimport Tables
from carrack.kernel.state cimport State
from carrack.research.encoders cimport Encoder, Paper, clear

cdef int BARRIER_COUNT, BUYING, DISCARDED, DISC_TILE_COUNT, DONE_COUNT, ENTRIES_TOLD, FLEETS
cdef int HELP_COUNT, HOLDS_HINT, KINDS, LUYSA_COUNT, PHASES, PILES, PUT_ASIDE, REMOVED, STAGE_COUNT
cdef int STANCE_COUNT, STEPS, TRIGGER_COUNT, USED_IN_VILLAGE, VILLAGE_WORD_COUNT

cdef class MaracaiboEncoder(Encoder):
    cdef int setup_at
    cdef int stack_at
    cdef int turn_at
    cdef int cards_at
    cdef int board_at
    cdef int tiles_at
    cdef int search_at
    cdef int automa_at
    cdef int seat_at
    cdef int seat_size
    cdef int spaces
    cdef Tables asked_of
    cdef bint open_hands

    @cython.locals(i="int")
    cdef void write(self, State g, int seat, Paper paper, Py_ssize_t start) noexcept nogil

cdef void write_one(Paper paper, Py_ssize_t at, int which) noexcept nogil
@cython.locals(out="short *", i="int")
cdef Py_ssize_t write_bits(Paper paper, Py_ssize_t at, int bits, int count) noexcept nogil
cdef void write_table(Table g, MaracaiboEncoder encoder, int seat, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", nation="int")
cdef void write_moment(Table g, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", i="int")
cdef void write_setup(Table g, int seat, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", i="int")
cdef void write_stack(Table g, int seat, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", i="int")
cdef void write_entry(Table g, int entry, int seat, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *")
cdef void write_fight(Table g, int entry, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", i="int", kind="int")
cdef void write_turn(Table g, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", i="int")
cdef void write_cards(Table g, MaracaiboEncoder encoder, int seat, Paper paper, Py_ssize_t at) noexcept nogil
cdef bint has_open_hands(Table g, MaracaiboEncoder encoder) noexcept nogil
cdef void ask_for_open_hands(Table g, MaracaiboEncoder encoder) noexcept nogil
@cython.locals(out="short *", further="int", who="int", i="int")
cdef void write_open_hands(Table g, int seat, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", further="int", who="int", i="int")
cdef void write_planned(Table g, int seat, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", card="int", place="int")
cdef void write_elsewhere(Table g, int seat, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", who="int", i="int")
cdef void write_bought(Table g, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *")
cdef void write_mark(Table g, int card, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", location="int", nation="int", tile="int", barrier="int")
cdef void write_board(Table g, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", quest="int", place="int", pile="int", token="int")
cdef void write_tiles(Table g, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", hints="Py_ssize_t", hint="int", location="int", i="int")
cdef void write_search(Table g, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *")
cdef void write_space(Paper paper, Py_ssize_t at, Py_ssize_t hints, int holds, int space) noexcept nogil
@cython.locals(out="short *", nation="int", i="int", quest="int")
cdef void write_automa(Table g, MaracaiboEncoder encoder, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", secret="bint")
cdef void write_seat(Table g, MaracaiboEncoder encoder, int viewer, int who, Paper paper, Py_ssize_t at) noexcept nogil
cdef bint is_seen_acting(Table g, int viewer, int who) noexcept nogil
@cython.locals(out="short *", nation="int", upgrade="int", space="int")
cdef Py_ssize_t write_captain(Table g, int who, bint secret, Paper paper, Py_ssize_t at) noexcept nogil
@cython.locals(out="short *", quest="int", token="int", i="int")
cdef void write_pieces(Table g, MaracaiboEncoder encoder, int who, Paper paper, Py_ssize_t at) noexcept nogil
