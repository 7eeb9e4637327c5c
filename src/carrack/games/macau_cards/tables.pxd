cdef class Rules:
    cdef short[54] rank
    cdef short[54] suit
    cdef short[54] draw_value
    cdef short[54] kind
    cdef short[54] effect
    cdef short[54] special
    cdef short[54] wild
    cdef short[54] points
    cdef short[13] callable_rank
    cdef unsigned long long[54] fits_on
    cdef unsigned long long[54] follows
    cdef readonly int decks
    cdef readonly int jokers
    cdef readonly int hand_size
    cdef readonly int start_card
    cdef readonly int first_seat
    cdef readonly int direction
    cdef readonly int king_spades_target
    cdef readonly int king_spades_reply_target
    cdef readonly int king_spades_resume
    cdef readonly int king_reply
    cdef readonly int queen_hearts_role
    cdef readonly int queen_hearts_relay_add
    cdef readonly int draw_reply
    cdef readonly int joker_role
    cdef readonly int joker_answers_draw
    cdef readonly int joker_in_packs
    cdef readonly int skip_rank
    cdef readonly int skip_mode
    cdef readonly int cancel_rank
    cdef readonly int cancel_placement
    cdef readonly int suit_call_rank
    cdef readonly int suit_call_must_change
    cdef readonly int rank_call_rank
    cdef readonly int call_must_hold
    cdef readonly int call_duration
    cdef readonly int cross_calls
    cdef readonly int cover_rank
    cdef readonly int runs
    cdef readonly int sets
    cdef readonly int voluntary_draw
    cdef readonly int play_drawn
    cdef readonly int macau_mode
    cdef readonly int macau_beaten_penalty
    cdef readonly int macau_late_penalty
    cdef readonly int macau_auto_penalty
    cdef readonly int early_macau
    cdef readonly int multi_macau
    cdef readonly int end_mode
    cdef readonly int last_card
    cdef readonly int settle_final_attack
    cdef readonly int scoring
    cdef readonly int target_points
    cdef readonly int turn_limit
    cdef readonly int challenge_slip
    cdef readonly int challenge_call
    cdef readonly int challenge_draw
    cdef readonly int challenge_penalty
    cdef readonly object options
    cdef readonly str key
