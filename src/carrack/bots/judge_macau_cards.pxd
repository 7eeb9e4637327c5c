cimport cython

from carrack.bots.judge cimport Judge, Values, Weights
from carrack.games.macau_cards.ending cimport hand_points
from carrack.games.macau_cards.matching cimport fits
from carrack.games.macau_cards.state cimport Table, in_play, top_face
from carrack.kernel.chance cimport roll
from carrack.kernel.memory cimport exponential, square_root
from carrack.kernel.state cimport State

cdef bint COMPILED
cdef unsigned long long ONE
cdef int ACCEPTING, CALLER_KEPT, CANCEL_KEPT, COMFORT, DRAWING, FOLLOWERS, JOKER_KEPT, MISSING
cdef int QUEEN_KEPT, SHARPNESS, SKIP_KEPT, STRIKE, SUBSTITUTE_KEPT, TEMPER, TEMPO, THREAT
cdef int WEAPON_KEPT, WILD_KEPT, WILD_WORTH
cdef int FAIR_TRIES, GONE_OUT, NEARLY_OUT, ROUND
cdef double CERTAIN, DOUBT, FINISHES, ONE_OF_MANY, POINTS_A_ROUND, SLIP
cdef double SPREAD_A_ROUND

cdef class TitleJudge(Judge):
    cdef double[24] figures
    cdef signed char[216] hidden
    cdef short[10] share
    cdef int ahead
    cdef int behind

    cpdef take_figures(self, list figures)
    cdef int stage(self, State g, int seat) noexcept nogil
    cdef void weigh(self, State g, int seat, Weights weights) noexcept nogil
    cdef void redeal(self, State g, int seat) noexcept nogil
    cdef void value(self, State g, Values values) noexcept nogil

cdef int stage_of(Table g) noexcept nogil
@cython.locals(worth="double")
cdef void weigh_actions(TitleJudge judge, Table g, int seat, Weights weights) noexcept nogil
cdef void look_around(TitleJudge judge, Table g, int seat) noexcept nogil
cdef int cards_of_neighbor(Table g, int seat, int step) noexcept nogil
cdef double worth_of_action(TitleJudge judge, Table g, int seat, int action) noexcept nogil
cdef bint is_alone(Table g, int seat) noexcept nogil
@cython.locals(left="int", followers="int", rest="unsigned long long", worth="double")
cdef double worth_of_play(TitleJudge judge, Table g, int seat, int face) noexcept nogil
@cython.locals(kept="double")
cdef double kept_for(TitleJudge judge, Table g, int seat, int face) noexcept nogil
@cython.locals(victim="int")
cdef double for_a_weapon(TitleJudge judge, Table g, int seat, int face) noexcept nogil
@cython.locals(rest="unsigned long long", count="int")
cdef double worth_of_rest(TitleJudge judge, Table g, int seat, int face, int without) noexcept nogil
@cython.locals(worth="double", same_rank="unsigned long long")
cdef double worth_of_declaration(TitleJudge judge, Table g, int seat, int face) noexcept nogil
@cython.locals(total="int", price="double")
cdef double worth_of_accepting(TitleJudge judge, Table g) noexcept nogil
@cython.locals(held="double", rank="int", face="int")
cdef double worth_of_suit(Table g, int seat, int suit) noexcept nogil
@cython.locals(held="int")
cdef double worth_of_rank(Table g, int seat, int rank) noexcept nogil
cdef double worth_of_word(Table g, int action) noexcept nogil
@cython.locals(count="int")
cdef int count_bits(unsigned long long bits) noexcept nogil
cdef int min_of(int a, int b) noexcept nogil
cdef int max_of(int a, int b) noexcept nogil

@cython.locals(count="int", other="int", i="int")
cdef void deal_hidden(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(count="int", before="int", face="int", other="int", i="int")
cdef int gather_hidden(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(i="int")
cdef void shuffle_hidden(TitleJudge judge, Table g, int count) noexcept nogil
@cython.locals(card="signed char")
cdef void swap_hidden(TitleJudge judge, int i, int other) noexcept nogil
@cython.locals(start="int", other="int")
cdef bint all_prove(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(suits="int", ranks="int", missing="int", face="int", i="int")
cdef bint proves(TitleJudge judge, Table g, int seat, int start) noexcept nogil
@cython.locals(start="int", other="int", i="int")
cdef void give_hidden(TitleJudge judge, Table g, int seat, int count) noexcept nogil
@cython.locals(face="int", i="int")
cdef void give_hand(TitleJudge judge, Table g, int seat, int start) noexcept nogil

cdef void value_table(TitleJudge judge, Table g, Values values) noexcept nogil
@cython.locals(winners="int", behind="int", seat="int")
cdef void value_places(Table g, Values values) noexcept nogil
@cython.locals(seat="int")
cdef void value_race(TitleJudge judge, Table g, Values values) noexcept nogil
@cython.locals(total="double", lead="double", both="double", seat="int", other="int")
cdef void share_by_cards(TitleJudge judge, Table g, Values values) noexcept nogil
@cython.locals(cards="double", face="int")
cdef double cards_to_shed(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(most="double", left="double", rounds="double", spread="double", total="double", seat="int")
cdef void value_match(TitleJudge judge, Table g, Values values) noexcept nogil
