cimport cython

from carrack.bots.look_macao cimport (
    Look,
    take_look,
    is_ours,
    city_worth,
    wall_worth,
    joker_worth,
    gold_worth,
    active_worth,
    new_worth,
)
from carrack.games.macao.rules.payment cimport covers
from carrack.games.macao.state cimport Table, has, is_ahead, tiles_in_port

cpdef void look_at(Look look, Table g, int seat) noexcept nogil
@cython.locals(part="int", turn="int", i="int")
cdef void plan(Look look, Table g, int seat) noexcept nogil
@cython.locals(certain="double", steps="int", now="bint", share="double", turn="int")
cdef void plan_rest(Look look, Table g, int seat) noexcept nogil
@cython.locals(count="int", color="int")
cdef int count_cubes(Look look, int turn) noexcept nogil  # inline
@cython.locals(card="int", worth="double", base="double", slope="double", at="int", i="int")
cdef void sort_tableau(Look look, Table g, int seat) noexcept nogil
@cython.locals(card="int", hope="double", total="int", discount="int", certain="double", missing="int", worth="double", chance="double", color="int", turn="int")
cdef double activation_worth(Look look, Table g, int seat, int at) noexcept nogil
@cython.locals(result="double")
cdef double power(double base, int times) noexcept nogil  # inline
@cython.locals(gain="double", quarter="int", color="int")
cdef void judge_quarters(Look look, Table g, int seat) noexcept nogil
@cython.locals(reach="double", slot="int", steps="int", worth="double", port="int")
cdef double tile_worth(Look look, Table g, int seat, int tile) noexcept nogil
@cython.locals(joined="int", free="int", seen_size="int", other="int", worth="double", i="int")
cdef double place_worth(Look look, Table g, int seat, int quarter, int largest) noexcept nogil
@cython.locals(limit="int", best="int", best_gain="double", gain="double", purse="unsigned long long", quarter="int", color="int")
cdef double take_quarter(Look look, Table g, int seat, int turn) noexcept nogil
@cython.locals(purse="unsigned long long", cubes="unsigned long long", color="int")
cdef unsigned long long purse_in(Look look, int turn) noexcept nogil
@cython.locals(missing="int", color="int")
cdef bint can_pay(Look look, Table g, int seat, int turn, int quarter, unsigned long long purse) noexcept nogil  # inline
@cython.locals(worth="double", card="int", color="int", i="int")
cdef double use_offices(Look look, Table g, int seat, int turn) noexcept nogil
@cython.locals(worth="double", count="int", color="int", i="int")
cdef double spare_worth(Look look, int turn) noexcept nogil
@cython.locals(goods="int", good="int", tiles="int", first="int", value="double", steps="int", port="int", tile="int")
cdef void sail_all(Look look, Table g, int seat) noexcept nogil
@cython.locals(same="bint", port="int")
cdef bint is_toured(Look look, int ship) noexcept nogil
@cython.locals(tried="int", port="int", there="int", worth="double")
cdef void sail_on(Look look, int node, int steps, double value, int seen, int depth) noexcept nogil
@cython.locals(best="int", there="int", port="int")
cdef int nearest(Look look, int node, int seen) noexcept nogil
@cython.locals(best="double", ahead="int", worth="double", other="int")
cdef double ship_and_wall(Look look, Table g, int seat, int steps) noexcept nogil
@cython.locals(reach="double", best="double", worth="double", steps="int")
cdef double tour_worth(Look look, int paid) noexcept nogil
