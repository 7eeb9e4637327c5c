cimport cython

from carrack.games.macao.rules.scoring cimport end_points, group_from, quarters_of, scores_at_end
from carrack.games.macao.state cimport Table, has, is_ahead, tiles_in_port

cdef class Look:
    cdef double[31] w
    cdef double[120] each_gold
    cdef double[120] each_prestige
    cdef double[120] each_cube
    cdef signed char[40][40] away
    cdef int[8] port_node
    cdef int[6] office_color
    cdef int[8] warehouse
    cdef int[120] counted
    cdef int[120] bonus
    cdef double price
    cdef double gain
    cdef double[12] part
    cdef int[8] paid_at
    cdef int largest
    cdef int turns
    cdef int later
    cdef bint acting
    cdef int choices
    cdef int horizon
    cdef int[8][6] cubes
    cdef int[3] kinds
    cdef int[6] offices
    cdef int[6] waiting
    cdef int types
    cdef int markers
    cdef int darks
    cdef double rate
    cdef double gold_rate
    cdef double room
    cdef double[15] tour
    cdef double[8] toured
    cdef int toured_from
    cdef double[8] port_worth
    cdef double[30] quarter_gain
    cdef double[30] quarter_net
    cdef int city
    cdef int[30] group
    cdef int[8] order
    cdef double[8] order_worth
    cdef double[8] order_slope

@cython.locals(in_turns="bint", left="int", done="bint", offered="double", price="double", income="double", i="int")
cpdef void take_look(Look look, Table g, int seat) noexcept nogil
@cython.locals(i="int")
cdef bint has_chosen(Table g, int seat) noexcept nogil
@cython.locals(first="int", color="int", turn="int")
cdef void lay_cubes(Look look, Table g, int seat) noexcept nogil
cdef void add_die(Look look, int color, int target, int count) noexcept nogil
@cython.locals(card="int", kind="int", office="int", i="int")
cdef void count_cards(Look look, Table g, int seat) noexcept nogil
cpdef bint is_ours(Table g, int seat, int card) noexcept nogil  # inline
@cython.locals(city="int")
cpdef double city_worth(Look look, Table g, int seat) noexcept nogil
@cython.locals(seen="int", group="int", size="int", quarter="int")
cdef void count_city(Look look, Table g, int city) noexcept nogil
@cython.locals(size="int", quarter="int")
cdef int size_group(Look look, int quarters, int group) noexcept nogil
@cython.locals(behind="int", other="int")
cpdef double wall_worth(Look look, Table g, int seat) noexcept nogil
@cython.locals(choices="double")
cpdef double joker_worth(Look look, Table g, int seat) noexcept nogil
cdef double kept_gold(Look look, double gold) noexcept nogil
@cython.locals(best="double", bishop="bint", worth="double", limit="int", gain="double", bought="int")
cpdef double gold_worth(Look look, Table g, int seat, double gold) noexcept nogil
cdef double embassy_gain(Table g, int seat) noexcept nogil
@cython.locals(worth="double", card="int", uses="double", i="int")
cpdef double active_worth(Look look, Table g, int seat) noexcept nogil
@cython.locals(each="double", gold="double", prestige="double", office="int", partner="int")
cdef double each_round(Look look, Table g, int seat, int card) noexcept nogil
@cython.locals(gold="double")
cdef double paid_for_kind(Look look, int kind) noexcept nogil
@cython.locals(points="double", turns="int")
cdef double at_the_end(Look look, Table g, int seat, int card) noexcept nogil
@cython.locals(most="int", office="int")
cdef int best_office(Look look) noexcept nogil
@cython.locals(worth="double", kind="int", office="int", other="int", i="int", good="int")
cpdef double new_worth(Look look, Table g, int seat, int card, int rounds) noexcept nogil
@cython.locals(sisters="int", points="double", other="int")
cdef double fresh_end(Look look, Table g, int seat, int card) noexcept nogil
@cython.locals(worth="double", first="int", port="int", tile="int")
cdef double warehouse_worth(Look look, Table g, int seat, int good) noexcept nogil
