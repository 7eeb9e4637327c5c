cdef class Tables:
    cdef readonly object options
    cdef readonly str key
    cdef readonly int port_upgrade
    cdef readonly int combat_upgrade
    cdef readonly int resistance_upgrade
    cdef readonly int space_count
    cdef readonly int first_space
    cdef readonly int last_space
    cdef readonly int ruin_after
    cdef readonly int havana
    cdef readonly int passage_from
    cdef readonly int passage_to
    cdef readonly int passage_cost
    cdef readonly int least_movement
    cdef readonly int most_movement
    cdef readonly int rounds
    cdef readonly int influence_max
    cdef readonly int overflow_vp
    cdef readonly int most_influence_vp
    cdef readonly int income_start
    cdef readonly int income_max
    cdef readonly int vp_above
    cdef readonly int vp_divisor
    cdef readonly int vp_income_start
    cdef readonly int vp_income_max
    cdef readonly int combat_start
    cdef readonly int combat_max
    cdef readonly int take_doubloons
    cdef readonly int discard_doubloons
    cdef readonly int annex_village
    cdef readonly int annex_city
    cdef readonly int displace_village
    cdef readonly int displace_city
    cdef readonly int annex_village_influence
    cdef readonly int annex_city_influence
    cdef readonly int uprising_city
    cdef readonly int uprising_city_doubloons
    cdef readonly int uprising_city_vp
    cdef readonly int uprising_village
    cdef readonly int uprising_village_vp
    cdef readonly int freeing_city
    cdef readonly int freeing_village
    cdef readonly int freeing_extra_city
    cdef readonly int freeing_extra_village
    cdef readonly int empty_pile_value
    cdef readonly int influence_vp
    cdef readonly int figures
    cdef readonly int figures_in_supply
    cdef readonly int figures_on_career
    cdef readonly int helm_tiles
    cdef readonly int other_tiles
    cdef readonly int prestige_count
    cdef readonly int most_hand_cards
    cdef readonly int cards_dealt
    cdef readonly int cards_planned
    cdef readonly int cards_kept
    cdef readonly int display_size
    cdef readonly int later_cards
    cdef readonly int hand_limit
    cdef readonly int planning_slots
    cdef readonly int careers_dealt
    cdef readonly int ports_dealt
    cdef readonly int last_doubloons
    cdef readonly int last_vp
    cdef readonly int face_down_port
    cdef readonly int resistance_base
    cdef readonly int resistance_gain
    cdef readonly int resistance_cost
    cdef readonly int resistance_factor
    cdef readonly int full_doubloons
    cdef readonly int full_vp
    cdef readonly int hints_each
    cdef readonly int green_count
    cdef readonly int found_when_left
    cdef readonly int found_gain
    cdef readonly int covers_green
    cdef readonly int covers_red
    cdef readonly int luysa_combat
    cdef readonly int luysa_combat_solo
    cdef readonly int ransom
    cdef readonly int dutch_doubloons
    cdef readonly int dutch_city_doubloons
    cdef readonly int dutch_city_combat
    cdef readonly int jacques_end_vp
    cdef readonly int jacques_explorer_vp
    cdef readonly int jacques_quest_vp
    cdef readonly int jacques_removes_a
    cdef readonly int jacques_removes_b
    cdef readonly int jean_card_vp
    cdef readonly int jean_quest_vp
    cdef readonly int jean_missing_vp
    cdef readonly int home_ports
    cdef readonly int resistance
    cdef readonly int uprising
    cdef readonly int freeing
    cdef readonly int search
    cdef readonly int automa
    cdef readonly int cooperative
    cdef readonly int nation_scoring
    cdef readonly int has_columns
    cdef readonly int win_markers
    cdef readonly int win_above
    cdef readonly int win_luysa
    cdef readonly int promos
    cdef readonly int chapter
    cdef readonly int chapter_location
    cdef readonly int chapter_cost
    cdef readonly int chapter_gain
    cdef int[900][6] op
    cdef int[900] list_start
    cdef int[900] list_length
    cdef int[160][15] cost
    cdef int[420][18] effect
    cdef int[25] number
    cdef int[25] kind
    cdef int[25] arrow_count
    cdef int[25][4] arrow_to
    cdef int[25][4] arrow_cost
    cdef int[25][4] arrow_branch
    cdef int[25][4] arrow_rounds
    cdef int[25][4] arrow_legacy
    cdef int[25] neighbors
    cdef int[25] annexable
    cdef int[25] zone
    cdef int[25] has_tile
    cdef int[25] city_with
    cdef int[25] needs_legacy
    cdef int[25] needs_barrier
    cdef int[25] action
    cdef int[25] flag
    cdef int[25] market_goods
    cdef int[25][5] market_capacity
    cdef int[25] must_stop
    cdef int[25] ends_round
    cdef int[15] tile_helm
    cdef int[15] tile_players
    cdef int[15] tile_overlay
    cdef int[15] tile_action
    cdef int[15] tile_goods
    cdef int[15] tile_capacity
    cdef int[48] region
    cdef int[48] next_count
    cdef int[48][2] next
    cdef int[48] space_branch
    cdef int[48] space_reward
    cdef int[48] space_quest
    cdef int[48] to_end
    cdef int[48] to_barrier
    cdef int[3][4] barrier_reward
    cdef int[4] explorer_end_vp
    cdef int[12] upgrade_discs
    cdef int[12] upgrade_gain
    cdef int[12] upgrade_effect
    cdef int[12] upgrade_effects
    cdef int[12] upgrade_slot
    cdef int[5] rank_at
    cdef int[5] rank_value
    cdef int[7] columns
    cdef int[7] column_points
    cdef int[3] dominance
    cdef int[8] actions_by_movement
    cdef int[2] influence_cost
    cdef int[2] influence_gain
    cdef int[4] start_doubloons
    cdef int[2] token_piles
    cdef int[210] card_cost
    cdef int[210] card_vp
    cdef int[210] card_good
    cdef int[210] card_object
    cdef int[210] card_deck
    cdef int[210] card_number
    cdef int[210] card_barrier
    cdef int[210] card_returns
    cdef int[210] card_figures
    cdef int[210] card_goods
    cdef int[210] card_markers
    cdef int[210] card_agent
    cdef int[210] card_effect
    cdef int[210] card_effects
    cdef int[9] prestige_cost
    cdef int[9] prestige_vp
    cdef int[9] prestige_figures
    cdef int[9] prestige_end
    cdef int[9] prestige_allowed
    cdef int[9][3] task_when
    cdef int[9][3] task_n
    cdef int[9] task_gain
    cdef int[9] task_figures
    cdef int[9] career_gain
    cdef int[9] career_allowed
    cdef int[15] port_kind
    cdef int[15] port_nation
    cdef int[15] port_cost
    cdef int[15] port_offer
    cdef int[15] port_list
    cdef int[15] port_combat
    cdef int[15] port_extra
    cdef int[15] port_allowed
    cdef int[25][3] token_value
    cdef int[25] token_who
    cdef int[25] token_modifier
    cdef int[25] token_cost
    cdef int[25] token_adds
    cdef int[25] token_bonus
    cdef int[29] quest_cost
    cdef int[29] quest_reward
    cdef int[29] quest_allowed
    cdef int[29] quest_vp
    cdef int[18] legacy_place
    cdef int[18] legacy_list
    cdef int[18] legacy_partner
    cdef int[18] legacy_here
    cdef int[3][5] legacy_column
    cdef int[2] fleet_cost
    cdef int[2] fleet_list
    cdef int[6] ruin_cost
    cdef int[6] ruin_reward
    cdef int[4] ruin_end_vp
    cdef int[4] resist_reward
    cdef int[4] resist_near
    cdef int[3][5] object_table
    cdef int[22] hint_red
    cdef int[22] hint_cost
    cdef int[25] hint_places
    cdef int[8] green_reward
    cdef int[2] red_reward
    cdef int[12] jacques_vp
    cdef int[12] jacques_deck
    cdef int[12][7] jacques_does
    cdef int[12][7] jacques_a
    cdef int[12][7] jacques_b
    cdef int[4] jacques_turns
    cdef int[17] jean_steps
    cdef int[17] jean_lower
    cdef int[17] jean_display
    cdef int[17] jean_deck
    cdef int[17] jean_actions
    cdef int[17][4] jean_does
    cdef int[17][4] jean_first
    cdef int[17][4] jean_last
    cdef int[17][4] jean_n
    cdef int[17][4] jean_nation
    cdef int[17][4] jean_influence
    cdef int[17][4] jean_village
    cdef int[3] jean_takes
    cdef int[32] jean_disc_vp
    cdef int[3] jean_tie
    cdef int[3][3][2] jean_lead
    cdef int[25] quest_start
    cdef int[25] quest_refill
    cdef int[25] start_markers
    cdef int[4] new_markers
    cdef int[3][8] zone_order
    cdef int[210] story
    cdef int[5] chapter_need
