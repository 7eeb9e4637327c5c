cimport cython

from carrack.bots.judge cimport Judge, Values, Weights
from carrack.games.maracaibo.cards cimport price_of
from carrack.games.maracaibo.exploring cimport is_ahead, quest_on_track
from carrack.games.maracaibo.moves cimport Maracaibo
from carrack.games.maracaibo.paying cimport amount_of, can_afford, counted
from carrack.games.maracaibo.sailing cimport luysa_price, quests_by_action, village_actions
from carrack.games.maracaibo.state cimport (
    Table, assistants_of, bits_in, discs_of, hand_limit, has_crossed, is_city, is_dutch,
    is_unlocked, is_village, markers_of, market_goods, market_space, quests_of, rank_of,
    upgrades_of
)
from carrack.kernel.chance cimport roll
from carrack.kernel.memory cimport exponential
from carrack.kernel.state cimport State

cdef bint COMPILED
cdef double ACTION, AGAINST_AUTOMA, BLOCKED, CARD, CAREER, COIN, DISC_WORTH, FAST, FULL
cdef double FULL_TOGETHER, GROWTH, HINT_WORTH, HURRY, JACQUES_CARDS_A_ROUND, JACQUES_ENDS, KEPT
cdef double LATE, LUYSA, LUYSA_LEAD, MAN, MARKER_SPREAD, PACE, PLACE, PLANNED, POINT
cdef double QUEST_WORTH, RARE, RESIST_WORTH, SPARE, SPREAD, SPREAD_A_ROUND, STEP, SYNERGY, TASK
cdef double TEAM_MARKER, TOKEN, TOKEN_VALUE, TURN, TURNS_A_ROUND, TYPICAL_BUY, WHOLE_GAME
cdef int FAR_AWAY, ROUND_STAGE

cdef class TitleJudge(Judge):
    cdef Maracaibo twin
    cdef bint open_hands
    cdef int[25] way
    cdef double[11] change
    cdef double[10] event
    cdef short[210] hidden
    cdef double turns
    cdef int incomes
    cdef int vp_incomes
    cdef double part
    cdef double coin
    cdef double point
    cdef double man
    cdef double step
    cdef double disc
    cdef double[3] favor
    cdef double best_buy
    cdef double found_buy
    cdef bint has_city
    cdef bint has_village

    cdef int stage(self, State g, int seat) noexcept nogil
    cdef void weigh(self, State g, int seat, Weights weights) noexcept nogil
    cdef void redeal(self, State g, int seat) noexcept nogil
    cdef void value(self, State g, Values values) noexcept nogil

@cython.locals(location="int", _="int", at="int", k="int", through="int")
cdef void measure_way(TitleJudge judge, Table g) noexcept nogil
@cython.locals(acting="bint")
cdef int stage_of(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(best="double", i="int")
cdef void weigh_all(TitleJudge judge, Table g, int seat, Weights weights) noexcept nogil
@cython.locals(own="double")
cdef double pull(TitleJudge judge, Table g, int seat) noexcept nogil
cdef int markers_on_board(Table g) noexcept nogil
@cython.locals(
    filled="double", spaces="double", space="int", blocked="double", ready="double",
    seat="int", drawn_hints="int"
)
cdef double search_progress(Table g) noexcept nogil
@cython.locals(count="int", location="int")
cdef int hints_left(Table g) noexcept nogil
@cython.locals(ready="double")
cdef double readiness(Table g, int seat) noexcept nogil
@cython.locals(total="double", i="int", card="int")
cdef double estimate(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(left="int", here="double", late="double", nation="int", location="int")
cdef void look(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(last="int", here="double", other="int")
cdef double turns_here(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(cards="double")
cdef double turns_of_jacques(Table g) noexcept nogil
@cython.locals(gone="int", emptied="double", column="int", own="int", ahead="int", other="int")
cdef double strength(TitleJudge judge, Table g, int nation) noexcept nogil
@cython.locals(coins="int", total="double", above="int", space="int")
cdef double worth_of_supply(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(total="double", upgrade="int", discs="int", worth="double", k="int")
cdef double worth_of_ship(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(total="double", building="int")
cdef double worth_of_buildings(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(total="double", i="int", row="int")
cdef double worth_at_end(TitleJudge judge, Table g, int seat, int ops) noexcept nogil
@cython.locals(total="double", soon="double", slot="int", net="double")
cdef double worth_of_hand(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(worth="double")
cdef double net_of(TitleJudge judge, Table g, int seat, int card) noexcept nogil
cdef void note_purchase(TitleJudge judge, Table g, int seat, int card, double net) noexcept nogil
@cython.locals(total="double", k="int", effect="int")
cdef double worth_of_card(TitleJudge judge, Table g, int seat, int card) noexcept nogil
@cython.locals(total="double", k="int", effect="int", kind="int", worth="double")
cdef double lasting(TitleJudge judge, Table g, int seat, int card, int done) noexcept nogil
@cython.locals(worth="double", visits="int", place="int")
cdef double worth_of_assistant(
    TitleJudge judge, Table g, int seat, int card, int effect
) noexcept nogil
@cython.locals(kind="int", trigger="int", times="double", worth="double")
cdef double standing(TitleJudge judge, Table g, int seat, int effect) noexcept nogil
@cython.locals(career="int", total="double", all_done="double", task="int", near="double")
cdef double worth_of_career(TitleJudge judge, Table g, int seat) noexcept nogil
cdef double nearness(Table g, int seat, int when, int n) noexcept nogil
@cython.locals(
    total="double", nation="int", rank="int", value="double", most="int", other="int",
    before="int", way="double", more="double"
)
cdef double worth_of_influence(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(total="double", lead="int")
cdef double comparison(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(kind="int", a="int", b="int")
cdef double worth_of_entry(TitleJudge judge, Table g, int seat, int i) noexcept nogil
@cython.locals(total="double", quest="int", gain="double")
cdef double worth_of_other_entry(
    TitleJudge judge, Table g, int seat, int i, int kind, int a, int b
) noexcept nogil
cdef double best_favor(TitleJudge judge) noexcept nogil
@cython.locals(best="double")
cdef double worth_of_main(
    TitleJudge judge, Table g, int seat, int location, int points
) noexcept nogil
@cython.locals(first="double")
cdef double worth_of_village(TitleJudge judge, Table g, int n) noexcept nogil
@cython.locals(total="double", tile="int", ops="int", goods="int", slot="int")
cdef double worth_of_city(
    TitleJudge judge, Table g, int seat, int location, bint delivers
) noexcept nogil
@cython.locals(total="double", k="int", i="int", card="int", e="int", effect="int")
cdef double worth_of_helpers(
    TitleJudge judge, Table g, int seat, int location, int done
) noexcept nogil
@cython.locals(best="double", quest="int")
cdef double worth_of_quests(TitleJudge judge, Table g, int seat, int location) noexcept nogil
@cython.locals(gain="double")
cdef double worth_of_quest(TitleJudge judge, Table g, int seat, int quest) noexcept nogil
@cython.locals(total="double", cards="int", need="int")
cdef double worth_of_cost(TitleJudge judge, Table g, int cost) noexcept nogil
cdef double worth_of_liberation(TitleJudge judge, Table g) noexcept nogil
@cython.locals(stage="int", done="int")
cdef double worth_of_combat(TitleJudge judge, Table g, int seat, int i) noexcept nogil
@cython.locals(
    favor="double", displaces="bint", has_markers="bint", best="double", size="int",
    cost="int", gain="double", place="int", price="int", more="double", other="int",
    total="double", need="int"
)
cdef double best_fight(
    TitleJudge judge, Table g, int seat, double value, int nation, int stance, int done
) noexcept nogil
cdef int place_price(Table g, int place, bint displaces) noexcept nogil
cdef double place_gain(TitleJudge judge, Table g, double favor, int place) noexcept nogil
@cython.locals(
    city="bint", village="bint", extra="bint", worth="double", best="double", choice="int",
    location="int", need="int", gain="double"
)
cdef double best_liberation(
    TitleJudge judge, Table g, int seat, double value, int nation, int done
) noexcept nogil
@cython.locals(points="double")
cdef double price_of_boost(TitleJudge judge, Table g, int seat, double missing) noexcept nogil
@cython.locals(total="double", i="int")
cdef double worth_of_list(
    TitleJudge judge, Table g, int seat, int ops, int start, int nation
) noexcept nogil
@cython.locals(op="int", n="int", which="int")
cdef double worth_of_op(TitleJudge judge, Table g, int seat, int row, int nation) noexcept nogil
@cython.locals(gain="double", best="double", k="int", worth="double")
cdef double worth_of_rare_op(
    TitleJudge judge, Table g, int seat, int row, int nation, int op, int n
) noexcept nogil
cdef double automa_estimate(TitleJudge judge, Table g) noexcept nogil
@cython.locals(
    shown="double", all_cards="double", i="int", each="double", rounds="int",
    total="double", shortest="double", seat="int", available="double", behind="double"
)
cdef double jacques_estimate(TitleJudge judge, Table g) noexcept nogil
@cython.locals(way="int", last="int")
cdef double turns_to_end(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(
    rounds="double", growth="double", total="double", lead="int", ahead="int", nation="int"
)
cdef double jean_estimate(TitleJudge judge, Table g) noexcept nogil
@cython.locals(growth="double", seat="int")
cdef void value_table(TitleJudge judge, Table g, Values values) noexcept nogil
@cython.locals(winners="int", seat="int")
cdef void value_places(Table g, Values values) noexcept nogil
@cython.locals(spread="double", best="double", seat="int", total="double")
cdef void value_rivals(Table g, Values values) noexcept nogil
@cython.locals(automa="double", spread="double", chance="double", seat="int")
cdef void value_common(TitleJudge judge, Table g, Values values) noexcept nogil
cdef double likely(double lead) noexcept nogil
@cython.locals(able="double", seat="int", rate="double")
cdef double markers_to_spare(TitleJudge judge, Table g) noexcept nogil
@cython.locals(last="int", pile="int", other="int", quest="int", card="int")
cdef void deal_hidden(TitleJudge judge, Table g, int seat) noexcept nogil
@cython.locals(token="int")
cdef void swap_tokens(Table g, int pile, int first, int other) noexcept nogil
@cython.locals(count="int", location="int", i="int")
cdef void shuffle_hints(TitleJudge judge, Table g) noexcept nogil
@cython.locals(at="int", piece="int")
cdef int drawn(TitleJudge judge, Table g, int count, int luck) noexcept nogil
@cython.locals(count="int", i="int", other="int", card="int", slot="int")
cdef void deal_cards(TitleJudge judge, Table g, int seat) noexcept nogil
