from carrack.games.maracaibo.exploring cimport fewest_steps, is_taken, quest_on_track
from carrack.games.maracaibo.fighting cimport draw_token, fight_value, fits_place, lay_marker, may_mark
from carrack.games.maracaibo.sailing cimport can_use_arrow, quests_by_action, refill_quest_city
from carrack.games.maracaibo.setup cimport shuffle_deck
from carrack.games.maracaibo.state cimport Table, is_city, market_space, pop, push, quest_at, rank_of
from carrack.games.maracaibo.verbs cimport gain_combat, open_card, take_top_quest
from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport note, offer

cpdef void automa_turn(Table g) noexcept nogil
cpdef void automa_gains(Table g, int n, int cause) noexcept nogil
cdef void take_quest(Table g, int quest, int cause) noexcept nogil
cdef void take_pile_quest(Table g, int cause) noexcept nogil
cdef void explore_as_automa(Table g, int n, int cause) noexcept nogil
cdef int quest_in_reach(Table g, int n) noexcept nogil
cdef int far_space(Table g, int start, int n) noexcept nogil
cdef int shorter_branch(Table g, int at) noexcept nogil
cdef void jacques_turn(Table g) noexcept nogil
cdef void resolve_area(Table g, int card, int area) noexcept nogil
cdef bint put_disc(Table g, int location, int cause) noexcept nogil
cdef void quest_between(Table g, int first, int last) noexcept nogil
cdef int quests_at(Table g, int location) noexcept nogil
cpdef void offer_automa_quests(Table g) noexcept nogil
cpdef void leave_quest(Table g, int quest) noexcept nogil
cpdef void end_round_of_jacques(Table g) noexcept nogil
cdef void jean_turn(Table g) noexcept nogil
cdef void reshuffle_jean(Table g) noexcept nogil
cdef void jean_sails(Table g, int card) noexcept nogil
cdef bint counts_for_jean(Table g, int location) noexcept nogil
cdef int jean_course(Table g, int at, int lower) noexcept nogil
cdef bint is_lower(Table g, int at, int k) noexcept nogil
cdef bint jean_takes_quest(Table g) noexcept nogil
cdef void jean_trades(Table g, int card) noexcept nogil
cdef void jean_acts(Table g, int card, int k) noexcept nogil
cdef void jean_influences(Table g, int nation, int n) noexcept nogil
cdef void jean_demands(Table g, int n) noexcept nogil
cdef void jean_fights(Table g, int influence, int extra_village) noexcept nogil
cdef int jean_nation(Table g, int token) noexcept nogil
cdef int jean_value(Table g, int token, int nation) noexcept nogil
cdef bint jean_annexes(Table g, int nation, int where) noexcept nogil
cpdef void end_round_of_jean(Table g) noexcept nogil
