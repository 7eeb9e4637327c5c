cimport cython

from carrack.games.macao.state cimport Table, wall_rank
from carrack.kernel.state cimport State
from carrack.research.encoders cimport Encoder, Paper, clear

cdef int CARDS_AT, DICE_AT, FIRST_DIE_AT, OFFICES_AT, PAYMENT_AT, SCALARS, SECOND_DIE_AT
cdef int SUPPLIES_AT, TARGETS_AT, TILES, TILES_AT, TRIBUTE_AT

cdef class MacaoEncoder(Encoder):
    cdef int quarters
    cdef int nodes
    cdef int ports
    cdef int seat_at
    cdef int seat_size
    cdef int[4][12] planes

    @cython.locals(viewer="int", seat="int", at="int", whose="int", tableau="int")
    cdef lay_out_planes(self)

    @cython.locals(i="int")
    cdef void write(self, State g, int seat, Paper paper, Py_ssize_t start) noexcept nogil

@cython.locals(out="short *", color="int", i="int")
cdef void write_table(Table g, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", used="Py_ssize_t", card="int", place="int")
cdef void write_cards(Table g, MacaoEncoder encoder, int seat, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", planes="Py_ssize_t", owners="Py_ssize_t", ports="Py_ssize_t", quarter="int", port="int", slot="int", whose="int")
cdef void write_city(Table g, MacaoEncoder encoder, int seat, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", i="int")
cdef void write_seat(Table g, MacaoEncoder encoder, int who, Paper paper, Py_ssize_t start) noexcept nogil
@cython.locals(out="short *", at="Py_ssize_t", color="int", pips="int", good="int", kind="int", port="int")
cdef void write_goods(Table g, MacaoEncoder encoder, int who, Paper paper, Py_ssize_t start) noexcept nogil
