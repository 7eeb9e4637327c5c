from carrack.games.maracaibo.tables cimport Tables
from carrack.kernel.state cimport State

cdef class Table(State):
    cdef readonly Tables t
    cdef short phase
    cdef short round_number
    cdef short turn_number
    cdef short start_seat
    cdef short current
    cdef short round_over
    cdef short ender
    cdef short asked
    cdef short asking
    cdef short revealed
    cdef short dirty
    cdef short depth
    cdef short[32][12] stack
    cdef short[11] need
    cdef short stance
    cdef short freed
    cdef short[8] village_kinds
    cdef short village_kind_count
    cdef short board_quest_done
    cdef short chapter_paid
    cdef short[4] chosen
    cdef short[4][2] careers_offered
    cdef short[4][3] ports_offered
    cdef short[4] drops
    cdef short[4] doubloons
    cdef short[4] vp
    cdef short[4] income
    cdef short[4] vp_income
    cdef short[4] combat
    cdef short[4] figures
    cdef short[4] general
    cdef short[4] career_figures
    cdef short[5][3] influence
    cdef short[4] surrendered
    cdef short[4] ship
    cdef short[4][12] discs
    cdef short[4] career
    cdef short[4] tasks_done
    cdef short[4] port
    cdef short[4] synergies
    cdef short[4] extra_hand
    cdef short[4] deliveries
    cdef short[4] liberations
    cdef short[4] tokens
    cdef short[4][4] resistance
    cdef short[5] explorer
    cdef short[4] track_figure
    cdef short[4] ruin
    cdef short[4] ruin_fresh
    cdef short[4] ruin_spent
    cdef short[4] reacts
    cdef short[4] helps
    cdef short[4] tile_discs
    cdef short[4] chapter_discs
    cdef short[4] final_places
    cdef short[4] final_vp
    cdef signed char[210] where
    cdef signed char[210] placed
    cdef signed char[210] mark
    cdef short[210] pile
    cdef short pile_size
    cdef short[4] display
    cdef short[4][8] hand
    cdef short[4] hand_size
    cdef short[4][3] planned
    cdef short[4] planned_size
    cdef short[4][64] tableau
    cdef short[4] tableau_size
    cdef signed char[4] prestige
    cdef signed char prestige_open
    cdef signed char[9] invested
    cdef signed char[25][3] markers
    cdef signed char[3] track_markers
    cdef signed char[3] lost_markers
    cdef signed char[25] market
    cdef signed char[25] city_tile
    cdef signed char[18] legacy
    cdef signed char fleets
    cdef signed char[3] crossed
    cdef signed char arrived
    cdef signed char ruin_arrived
    cdef signed char[29] quest
    cdef signed char[29] quest_pile
    cdef signed char quest_pile_size
    cdef signed char[25] token
    cdef signed char[2][25] token_pile
    cdef signed char[2] token_pile_size
    cdef signed char[25][2] hint
    cdef signed char[25] hint_count
    cdef signed char[8] green
    cdef signed char[2] red
    cdef signed char luysa
    cdef signed char luysa_at
    cdef short automa_vp
    cdef short automa_quests
    cdef short automa_discs
    cdef short automa_cards
    cdef short automa_ship
    cdef signed char[17] deck
    cdef signed char deck_size
    cdef signed char[17] shown
    cdef signed char shown_size
    cdef signed char countdown

cpdef void push(Table g, int kind, int seat, int a, int b, int c, int d) noexcept nogil
cpdef void push_ops(Table g, int seat, int ops, int nation, int cause, int location) noexcept nogil
cpdef void push_agreed(Table g, int seat, int ops, int nation, int cause, int location) noexcept nogil
cpdef void pop(Table g) noexcept nogil
cpdef void ask(Table g) noexcept nogil
cpdef bint is_there(Table g, int location) noexcept nogil
cpdef bint is_city(Table g, int location) noexcept nogil
cpdef bint is_dutch(Table g, int location) noexcept nogil
cpdef bint is_village(Table g, int location) noexcept nogil
cpdef int markers_at(Table g, int location) noexcept nogil
cpdef int markers_of(Table g, int nation) noexcept nogil
cpdef int locations_of(Table g, int nation) noexcept nogil
cpdef int market_goods(Table g, int location) noexcept nogil
cpdef int market_space(Table g, int location) noexcept nogil
cpdef int rank_of(Table g, int captain, int nation) noexcept nogil
cpdef bint is_unlocked(Table g, int seat, int upgrade) noexcept nogil
cpdef int upgrades_of(Table g, int seat) noexcept nogil
cpdef int discs_of(Table g, int seat) noexcept nogil
cpdef int quests_of(Table g, int seat) noexcept nogil
cpdef int quest_at(Table g, int location) noexcept nogil
cpdef int bits_in(int value) noexcept nogil
cpdef int assistants_of(Table g, int seat) noexcept nogil
cpdef bint has_crossed(Table g, int captain, int barrier) noexcept nogil
cpdef int barriers_of(Table g, int captain) noexcept nogil
cpdef int hand_limit(Table g, int seat) noexcept nogil
cpdef bint port_works(Table g, int seat, int kind) noexcept nogil
cpdef int asked_seat(Table g) noexcept nogil
