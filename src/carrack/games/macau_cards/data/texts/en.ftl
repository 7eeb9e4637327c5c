# Macau, the card game, in English. Keys follow the names of names.py and options.py.

## Cards

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

rank-A = ace
    .plural = aces
rank-2 = two
    .plural = twos
rank-3 = three
    .plural = threes
rank-4 = four
    .plural = fours
rank-5 = five
    .plural = fives
rank-6 = six
    .plural = sixes
rank-7 = seven
    .plural = sevens
rank-8 = eight
    .plural = eights
rank-9 = nine
    .plural = nines
rank-T = ten
    .plural = tens
rank-J = jack
    .plural = jacks
rank-Q = queen
    .plural = queens
rank-K = king
    .plural = kings

all-jokers = jokers
card-suited = { $rank } of { $suit }
card-BJ = black joker
    .short = black joker
card-CJ = colored joker
    .short = colored joker

## Parts of sentences

n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
which-cards = { $cards ->
    [none] { "" }
   *[other] : { $cards }
}
because = { $cause ->
    [none] { "" }
    [turn] { "" }
   *[other] { " " }({ $why })
}

## Causes

cause-rule = rules
cause-turn = turn
cause-attack = attack
cause-macau_beaten = beaten to “Macau!”
cause-macau_late = caught without “Macau!”
cause-macau_silence = “Macau!” not said
cause-challenge = challenge
cause-cover = nothing to cover with
cause-settlement = last attack of the round
cause-cancel = canceled
cause-queen_of_hearts = Q♥
cause-joker = joker
cause-turn_limit = turn limit

## Actions: labels of buttons and menu lines

action-play = Lay { $card }
action-play_as = Lay a joker as { $card }
action-draw = Draw a card
action-accept = Accept the attack
action-accept-draw = Accept and draw { n-cards }
action-accept-skip = Accept and lose { n-turns }
action-accept-duel = Decline the duel
action-end_play = End the play
action-keep = Keep the drawn card
action-pass = Pass
action-call_suit = Call { $suit }
action-call_free_suit = Call a free suit
action-call_rank = Call { $ranks }
action-call_any_plain = Call any plain card
action-call_nothing = Call nothing
action-say_macau = Say “Macau!”
action-say_multi_macau = Say “Multiple Macau!”
action-catch = Catch { $seat }
action-challenge = Challenge
action-no_reaction = Stay quiet

## Events: sentences of the log. `.you` is told to the seat that acts, `.to_you` to the one it happens to.

event-dealt = { $seat } is dealt { n-cards }
    .you = You are dealt { n-cards }
event-set_aside = { $card } is turned up and set aside
event-starter = { $card } is the starter
event-laid = { $seat } lays { $card }
    .you = You lay { $card }
event-laid-as = { $seat } lays { $card } as { $as }
    .you = You lay { $card } as { $as }
event-play_ended = { $seat } ends the play
    .you = You end the play
event-drew = { $seat } draws { n-cards }{ which-cards }{ because }
    .you = You draw { n-cards }{ which-cards }{ because }
event-forgiven = Nothing is left to draw: { $seat } is spared { n-cards }
    .you = Nothing is left to draw: you are spared { n-cards }
event-reshuffled = The discard pile is shuffled into a new draw pile of { n-cards }
event-passed = { $seat } passes
    .you = You pass
event-kept = { $seat } keeps the drawn card
    .you = You keep the drawn card
event-accepted-draw = { $seat } accepts the attack of { n-cards }
    .you = You accept the attack of { n-cards }
event-accepted-skip = { $seat } accepts and loses { n-turns }
    .you = You accept and lose { n-turns }
event-declined = { $seat } declines the duel
    .you = You decline the duel
event-missed_turn = { $left ->
    [0] { $seat } misses a turn
   *[other] { $seat } misses a turn, { $left } more to miss
}
    .you = { $left ->
        [0] You miss a turn
       *[other] You miss a turn, { $left } more to miss
    }
event-called_suit = { $seat } calls { $suit } { $sign }
    .you = You call { $suit } { $sign }
event-called_free_suit = { $seat } calls a free suit: anything but { $except } { $sign }
    .you = You call a free suit: anything but { $except } { $sign }
event-called_free_suit-any = { $seat } calls a free suit: any suit may follow
    .you = You call a free suit: any suit may follow
event-called_rank = { $seat } calls { $ranks }
    .you = You call { $ranks }
event-called_any_plain = { $seat } calls any plain card
    .you = You call any plain card
event-called_nothing = { $seat } calls nothing
    .you = You call nothing
event-call_lapsed = The call lapses
event-direction_turned-cw = Play turns: now clockwise
event-direction_turned-ccw = Play turns: now counterclockwise
event-attacked-draw = Attack on { $target }: { n-cards }
    .to_you = Attack on you: { n-cards }
event-attacked-skip = { $target } is to lose { n-turns }
    .to_you = You are to lose { n-turns }
event-attacked-duel = Duel over { n-turns }: { $target } is asked
    .to_you = Duel over { n-turns }: you are asked
event-attack_ended-cancel = The attack is canceled
event-attack_ended-queen_of_hearts = Q♥ ends the war
event-war_goes_on = Nobody stops the attack on { $target }
    .to_you = Nobody stops the attack on you
event-solo_turns = { $seat } wins the duel: { n-turns } alone
    .you = You win the duel: { n-turns } alone
event-macau_said = { $seat } says “Macau!”
    .you = You say “Macau!”
event-macau_caught-macau_beaten = { $seat } says “Macau!” before { $owner } does
    .you = You say “Macau!” before { $owner } does
    .to_you = { $seat } says “Macau!” before you do
event-macau_caught-macau_late = { $seat } catches { $owner }, who did not say “Macau!”
    .you = You catch { $owner }, who did not say “Macau!”
    .to_you = { $seat } catches you: you did not say “Macau!”
event-macau_missed = { $seat } has one card left and did not say “Macau!”
    .you = You have one card left and did not say “Macau!”
event-multi_macau_said = { $seat } says “Multiple Macau!”
    .you = You say “Multiple Macau!”
event-challenged = { $seat } challenges
    .you = You challenge
event-window_closed = Nobody challenges { $owner }
    .to_you = Nobody challenges you
event-verdict-slip-guilty = The challenge is right: the card of { $seat } does not fit
    .you = The challenge is right: your card does not fit
event-verdict-slip-innocent = The challenge is wrong: the card of { $seat } fits
    .you = The challenge is wrong: your card fits
event-verdict-call-guilty = The challenge is right: { $seat } does not hold what was called
    .you = The challenge is right: you do not hold what you called
event-verdict-call-innocent = The challenge is wrong: the call of { $seat } was honest
    .you = The challenge is wrong: your call was honest
event-verdict-draw-guilty = The challenge is right: { $seat } held a card that fits
    .you = The challenge is right: you held a card that fits
event-verdict-draw-innocent = The challenge is wrong: { $seat } held no card that fits
    .you = The challenge is wrong: you held no card that fits
event-card_shown = { $seat } shows { $card }
    .you = You show { $card }
event-play_taken_back = { $seat } takes { $card } back
    .you = You take { $card } back
event-went_out = { $seat } is out of cards: place { $place }
    .you = You are out of cards: place { $place }
event-round_blocked-rule = Nobody can lay or draw a card: the round is blocked
event-round_blocked-turn_limit = The turn limit is reached: the round is blocked
event-round_ended = Round { $round } is over
event-scored = { $seat } counts { n-points }, { $total } in all
    .you = You count { n-points }, { $total } in all
event-match_ended = The match is over

## Phases, and what the game waits for

phase-turn = Turn
phase-continue = More cards in the same play
phase-cover = Covering
phase-cover_drawn = Covering with the drawn card
phase-after_draw = After drawing
phase-choose_suit = Choosing a suit
phase-choose_rank = Choosing a rank
phase-challenge_window = Challenges
phase-macau_window = “Macau!”
phase-war_window = Stopping a war
phase-over = Over

prompt-turn = { $seat } is to move
    .you = Your turn: lay a card or draw one
prompt-turn-attack = { $seat } is under attack
    .you = You are under attack: answer or accept
prompt-turn-hit = { $seat } is under attack
    .you = You are under attack, and nothing answers it: accept
prompt-turn-duel = { $seat } may join the duel
    .you = Duel: add to it or decline
prompt-continue = { $seat } may lay more cards
    .you = Lay another card, or end the play
prompt-cover = { $seat } must cover a card
    .you = Cover your card, or draw one
prompt-cover_drawn = { $seat } may cover with the drawn card
    .you = Cover with the drawn card, or keep it
prompt-after_draw = { $seat } may lay the drawn card
    .you = Lay the drawn card, or keep it
prompt-choose_suit = { $seat } calls a suit
    .you = Call a suit
prompt-choose_rank = { $seat } calls a rank
    .you = Call a rank
prompt-challenge_window = The others may challenge { $seat }
    .you = Do you challenge { $seat }?
    .own = The others may challenge you
prompt-macau_window = { $seat } has one card left
    .you = { $seat } has one card left: will you say it first?
    .own = You have one card left: the others may still react
    .own_you = You have one card left: say “Macau!”
prompt-war_window = Anybody may stop the attack on { $seat } with Q♥
    .you = The attack is on { $seat }: do you stop it with Q♥?
    .own = Anybody may stop the attack on you with Q♥
    .own_you = The attack is on you: do you stop it with Q♥ at once?
prompt-over = The game is over
    .you = The game is over

## What must be laid, and what threatens

requirement-normal = { $sign } or { $short }
requirement-suit = { $suit } { $sign } called
requirement-free = any suit but { $suit } { $sign }
requirement-rank = { $ranks } called
requirement-any_plain = any plain card
requirement-anything = any card
requirement-also = ; at any time: { $list }
requirement-more = { $list } in the same play
requirement-no_more = nothing more in this play
requirement-cover = { $sign }, or { $list }
requirement-left = { $left ->
    [one] , for { $left } more turn
   *[other] , for { $left } more turns
}

attack-draw = { $seat } must answer or draw { n-cards }
    .you = You must answer or draw { n-cards }
attack-skip = { $seat } must answer or lose { n-turns }
    .you = You must answer or lose { n-turns }
attack-hit = { $seat } must draw { n-cards }: nothing answers it
    .you = You must draw { n-cards }: nothing answers it
attack-duel = Duel over { n-turns }: { $seat } may join in or decline
    .you = Duel over { n-turns }: join in or decline

## Refusals

error-card-unknown = There is no such card: { $detail }
error-phase-wrong = That is not what the game asks for right now.
error-card-not_held = You do not hold that card.
error-card-does_not_fit = That card does not fit what must be laid now.
    .told = { $card } does not fit. To follow: { $requirement }.
error-card-does_not_answer = That card does not answer the attack.
    .told = { $attack ->
        [draw] { $card } does not answer the attack of { n-cards }.
       *[other] { $card } does not answer the attack of { n-turns }.
    } { $cards ->
        [none] Nothing in your hand does.
       *[other] In your hand, this does: { $cards }.
    }
error-card-does_not_continue = That card cannot follow in the same play.
    .told = { $card } cannot follow { $top } in the same play.
error-card-does_not_cover = That card does not cover the one you laid.
    .told = { $card } does not cover { $top }.
error-card-not_the_drawn_one = After drawing, only the drawn card may be laid.
    .told = After drawing, only the drawn card may be laid: { $drawn }.
error-card-not_as_last = The house rules forbid that card as your last one.
    .told = The rules of this table forbid { $card } as your last card.
error-card-joker_role = Jokers cannot be laid like that in this game.
error-draw-under_attack = Under attack you answer or accept; you cannot simply draw.
    .told = { $attack ->
        [draw] Under attack you answer, or accept it and draw { n-cards }; you cannot simply draw.
       *[other] Under attack you answer, or accept it and lose { n-turns }; you cannot simply draw.
    }
error-draw-card_fits = You hold a card that fits, so you must lay one.
    .told = You hold what fits, so you must lay one: { $cards }.
error-draw-nothing_left = There is nothing left to draw.
error-pass-can_draw = You can still draw a card, so you cannot pass.
error-accept-no_attack = There is no attack to accept.
error-call-suit_in_play = The suit in play cannot be called; name another one.
    .told = The suit in play, { $suit }, cannot be called; name another one.
error-call-not_held = You can only call what you hold.
    .told = { $kind ->
        [suit] You hold no { $suit }, and only what you hold can be called.
       *[rank] You hold no { $ranks }, and only what you hold can be called.
    }
error-call-not_callable = That rank cannot be called: it has special cards.
    .told = { $ranks } cannot be called: they have special cards.
error-call-has_choice = You hold something you can call, so the call must be specific.
error-call-same_again = That was called already; a second call must name something else.
error-call-duty = At this table a call must be made.
error-macau-not_now = There is no reason to say “Macau!” now.
error-multi_macau-not_now = “Multiple Macau!” cannot be said now.
error-catch-not_exposed = That player cannot be caught now.
error-challenge-not_now = There is nothing to challenge now.

error-option-variant = There is no such variant: { $detail }
error-option-modifiers = There is no such house rule: { $detail }
error-option-roles = One rank cannot have two roles: { $detail }
error-option-too_few_cards = There are too few cards for that deal: { $detail }

## Options. The words in parentheses are the values to write.

group-deck = Deck and deal
group-roles = Roles of cards
group-play = Play
group-macau = “Macau!”
group-end = End and score
group-cheating = Cheating

option-num_decks = Decks
    .text = How many packs are shuffled together: 1 to 4, or (auto) for one up to five players and two from six.
option-jokers_per_deck = Jokers
    .text = How many jokers each pack brings: 2, a black and a colored one, or 0.
option-without_jokers = Without jokers
    .text = One switch for a deck of 52: no jokers in the packs, and nothing for them to do.
option-hand_size_by_players = Hand size
    .text = How many cards each player is dealt, for each number of players.
option-start_card = First card
    .text = What happens when a special card is turned up first: it is replaced until a plain one comes (plain_only), it counts by suit and rank alone (inert), or it works as if the dealer had laid it (as_dealer_play).
option-first_seat = Who begins
    .text = The first turn goes to the player on the dealer's right (dealer_right) or left (dealer_left).
option-direction = Direction
    .text = Play starts clockwise (cw) or counterclockwise (ccw).
option-draw_two_rank = Draw two
    .text = The rank that makes the next player draw 2 cards.
option-draw_three_rank = Draw three
    .text = The rank that makes the next player draw 3 cards.
option-king_hearts_draw = King of hearts
    .text = How many cards K♥ makes the next player draw; 0 makes it an ordinary king.
option-king_spades_draw = King of spades
    .text = How many cards K♠ makes somebody draw; 0 makes it an ordinary king.
option-king_spades_target = Aim of K♠
    .text = K♠ attacks the next player (next) or the one before (previous).
option-king_spades_reply_target = Aim of K♠ as an answer
    .text = K♠ laid as an answer sends the attack on to the next player (next) or back to the one before (previous).
option-king_spades_resume = Turn after K♠
    .text = When somebody has drawn for a backward K♠, play goes on after that victim (after_victim) or after the player of the K♠ (after_player).
option-king_reply = Answers to kings
    .text = A king's attack is answered by nothing (none), by K♥ and K♠ (kings), or by those and Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Queen of hearts
    .text = Q♥ is an ordinary queen (plain), passes a king's attack on (king_relay), or ends any draw attack (war_stop).
option-queen_hearts_relay_add = Cards added by Q♥
    .text = How many cards Q♥ adds when it passes a king's attack on.
option-war_stop = Who stops a war
    .text = Where Q♥ ends draw attacks, only the player under attack may lay it (attacked), or anybody at any time (anybody): then everybody is asked after each attack, and play goes on from whoever laid it.
option-draw_reply = Answers to draw cards
    .text = Twos and threes answer nothing (none), their own kind (own_kind), also other draw cards of the same suit (matching), any draw attack (low_wild), or every draw card answers every other (war).
option-wild_draws = Twos and threes on draw cards
    .text = Twos and threes go on other draw cards only as an answer to an attack (answering), or also when that attack is over (always).
option-joker_role = Jokers do
    .text = Jokers are not in the game (absent), turn the direction (reverse), make the next player draw (draw), or stand for any card (substitute).
option-joker_black_draw = Black joker
    .text = How many cards the black joker makes the next player draw.
option-joker_color_draw = Colored joker
    .text = How many cards the colored joker makes the next player draw.
option-joker_answers_draw = Jokers answer
    .text = Whether a drawing joker may answer any draw attack.
option-joker_in_packs = Jokers in packs
    .text = Whether jokers may be laid together with several twos, or several threes, in one play.
option-joker_joins_answer = Jokers join answers
    .text = Whether a joker may join twos or threes that answer an attack, and does there what it does when opening; this needs jokers in packs.
option-skip_rank = Lose a turn
    .text = The rank that costs the next player a turn, or starts the duel.
option-skip_mode = Skips or duel
    .text = Skip cards add up and are passed on (accumulate), or start a duel for extra turns (duel).
option-solo_hits = Turns alone
    .text = Of the turns won in a duel, all but the last hit their own player (all_but_last), or all of them (all): then an attack or a call of the last one is met at once, before the turn passes on.
option-cancel_rank = Canceling rank
    .text = The rank that cancels an attack on the player who lays it.
option-cancel_placement = Where it cancels
    .text = A canceling card goes on any attack (free), or must match the top card by suit or rank (match).
option-wild_own_suit_ranks = Wild ranks
    .text = Ranks that may be laid on any card, and whose own suit must then be followed.
option-sevens_unused = Sevens unused
    .text = One switch for sevens that do nothing: they cancel no attack and are not wild.
option-suit_call_rank = Suit call
    .text = The rank whose player names the suit that must follow.
option-suit_call_wild = Suit call goes on anything
    .text = Whether the card that calls a suit may be laid on any card.
option-suit_call_must_change = Suit must change
    .text = Whether the call must name another suit than the one in play.
option-rank_call_rank = Rank call
    .text = The rank whose player names the rank that must follow.
option-call_must_hold = Honest calls
    .text = Whether only a suit or rank in one's own hand may be called.
option-call_duration = How long calls last
    .text = A call stands until it is met (until_met), for one round of the table (one_lap), or for the next player only (next_only).
option-cross_calls = Calls over calls
    .text = Whether suit-calling and rank-calling cards may be laid over each other's calls.
option-second_call = Second call
    .text = A call that answers a call may name the same again (free), or must name another rank or suit (different); a jack without another rank calls any plain card.
option-call_optional = Calling is optional
    .text = Whether the player of a calling card may call nothing: then it lies like a plain card.
option-cover_rank = Cover rank
    .text = The rank that must be covered with another card in the same turn.
option-runs = Runs
    .text = Whether neighbors of one suit may be laid together, up or down, as in 5♠ 6♠ 7♠.
option-sets = Sets
    .text = Whether several cards of one rank may be laid together.
option-voluntary_draw = Free to draw
    .text = Whether a card may be drawn although one in the hand would fit.
option-play_drawn = Laying the drawn card
    .text = A card drawn in the turn must wait (never), or may be laid at once if it fits (drawn_only).
option-macau_mode = Saying “Macau!”
    .text = With one card left it is a race between you and the others (race), silence costs cards by itself (automatic), or nothing need be said (off).
option-macau_beaten_penalty = Beaten to the word
    .text = How many cards a player draws when somebody else says “Macau!” first.
option-macau_late_penalty = Caught later
    .text = How many cards a player draws who is caught after nobody had said the word; 0 means nobody can be caught later.
option-macau_auto_penalty = Silence
    .text = How many cards silence costs when the penalty is automatic.
option-early_macau = Early “Macau!”
    .text = Whether the word may be said during the own turn, before the last but one card is laid.
option-multi_macau = “Multiple Macau!”
    .text = Announcing that all cards left have one rank is not done (off), must be true (truthful), or may be a bluff (free).
option-end_mode = End of a round
    .text = A round goes on until one player is left (last_left), or ends when the first one is out (first_out).
option-last_card = Last card
    .text = The last card may be any card (any), may have no effect (no_action), or with two players may not make anybody draw (no_draw_heads_up).
option-settle_final_attack = Last attack counts
    .text = Whether an attack that is pending when the round ends is still drawn before counting.
option-scoring = Scoring
    .text = One round decides by places (placing), or rounds are played and cards left in the hand count points (points).
option-target_points = Points of a match
    .text = The match ends when somebody has this many points; most points lose.
option-point_values = Points of cards
    .text = How many points each card left in the hand counts.
option-turn_limit = Turn limit
    .text = After this many turns a round ends as blocked; 0 means no limit.
option-challenges = Challenges
    .text = What may be done wrongly and be challenged: cards that do not fit (slip), false calls (call), drawing although a card fits (draw).
option-challenge_penalty = Price of a challenge
    .text = How many cards are drawn by whoever was wrong, cheat or accuser.

## Variants

variant-hungarian = Hungarian
    .text = The full game: runs and sets, attacking kings, jacks that call ranks, jokers that turn the direction, played until one is left.
variant-romanian = Romanian
    .text = One card a turn; jokers make you draw 5 or 10, sevens cancel attacks and go on anything, an ace calls any suit.
variant-tel_aviv = Tel Aviv
    .text = No jokers, fives must be covered, a drawn card may be laid at once; the first one out ends the round and 500 points lose the match.
variant-plawno = Pławno
    .text = War: all draw cards answer each other and add up, Q♥ ends it, jokers stand for any card, and fours are a duel for extra turns.

## House rules

modifier-easier_wild_draws = Easier: wild draws
    .text = Twos and threes answer any draw attack.
modifier-easier_packs = Easier: packs
    .text = Several cards of one rank may be laid together, and “Multiple Macau!” may be announced truthfully.
modifier-easier_joker_packs = Easier: joker packs
    .text = Jokers may join several twos or threes laid in one play.
modifier-harder_plain_draws = Harder: plain draws
    .text = A two or three answers only if it matches the attacking card by suit or rank.
modifier-harder_no_defence = Harder: no defense
    .text = Draw cards answer nothing; only canceling cards and a war-ending Q♥ still help.
modifier-harder_wild_sevens = Harder: wild sevens
    .text = Sevens go on any card, and their own suit must be followed.
modifier-easier = Easier
    .text = All easier house rules at once; where jokers allow it, they join packs and answers.
modifier-harder = Harder
    .text = Plain draws and wild sevens together.
modifier-cheating = Cheating
    .text = You may slip in a card that does not fit or call what you do not hold, as long as nobody challenges you.
modifier-bluff_calls = Questioned draws
    .text = Drawing although a card fits may be challenged, too.

## What a card does

rule-plain = An ordinary card.
rule-fits = It goes on a card of its suit or rank.
rule-wild_draws = It also goes on any draw card, even when its attack is over.
rule-wild = It goes on any card.
rule-wild_own = It goes on any card, and its own suit must then be followed.
rule-no_shield = It is no shield against an attack.
rule-not_a_called_rank = It does not meet the call of a rank or of a plain card.
rule-cover = It goes by suit only, and must be covered at once by a card of its suit, a wild card or another { $rank }; otherwise you draw one card.
rule-draw-next = The next player draws { n-cards }.
rule-draw-previous = The player before you draws { n-cards }.
rule-reply-next = Laid as an answer, it sends the attack to the next player.
rule-reply-previous = Laid as an answer, it sends the attack to the player before you.
rule-answered = Answered by: { $list }.
rule-answered-matching = In the suit of the attacking card also: { $list }.
rule-unanswered = Nothing answers it.
rule-skip = The next player loses a turn; several add up.
rule-duel = It starts a duel: the others may add { $ranks } or decline, and whoever laid the last one takes as many turns alone as { $ranks } were laid.
rule-solo-all_but_last = Until the last of these turns, attacks and calls hit their own player.
rule-solo-all = In all of these turns, attacks and calls hit their own player.
rule-queen-king_relay = It answers an attack of kings, adds { n-cards } and sends it to the next player.
rule-queen-war_stop = It ends any draw attack on you.
rule-queen-war_stop-anybody = Anybody may lay it at any time to end a draw attack; play goes on from there.
rule-cancel-free = It cancels an attack on you, whatever lies on top.
rule-cancel-match = It cancels an attack on you if it matches the top card by suit or rank.
rule-call_suit = You call the suit that must follow.
rule-call_suit-change = The suit in play may not be called.
rule-call_suit-hold = You must hold the suit you call; without one the call is a free suit.
rule-call_rank = You call the rank that must follow: { $list }. Only that rank may be laid, or { $over }.
rule-call_rank-hold = You must hold the rank you call; without one the call is any plain card.
rule-call_rank-none = Only a plain card may follow, or { $over }.
rule-call-until_met = The call stands until it is met.
rule-call-one_lap = The call stands for one round of the table.
rule-call-next_only = The call binds the next player only.
rule-call-cross = It may be laid over any call, of a suit or of a rank.
rule-call-different-rank = Laid on the call of a rank, it must call another one.
rule-call-different-suit = Laid on the call of a suit, it must call another one.
rule-call-optional = You may also call nothing: then it lies like a plain card.
rule-joker-absent = There are no jokers in this game.
rule-joker-reverse = It turns the direction, and what lies below stays in force. It goes on any card, but it is no shield against an attack.
rule-joker-draw = It goes on any card, and any card may follow it.
rule-joker-substitute = It stands for any card that could be laid now: say which one, and it works like that card.
rule-joker-answers = It answers any draw attack.
rule-joker-packs = It may be laid together with several cards of one of these ranks: { $list }.
rule-joker-joins = It may also join them when they answer an attack.
rule-points = Left in your hand it counts { n-points }.

## Values of options

choice-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
choice-none = none
choice-auto = by the number of players
choice-start_card-plain_only = replaced by a plain card
choice-start_card-inert = by suit and rank alone
choice-start_card-as_dealer_play = as if the dealer had laid it
choice-dealer_right = right of the dealer
choice-dealer_left = left of the dealer
choice-ccw = counterclockwise
choice-cw = clockwise
choice-next = the next player
choice-previous = the player before
choice-after_victim = after the victim
choice-after_player = after whoever laid it
choice-kings = K♥ and K♠
choice-kings_and_queen_hearts = K♥, K♠ and Q♥
choice-queen_hearts_role-plain = an ordinary queen
choice-king_relay = passes a king's attack on
choice-war_stop = ends any draw attack
choice-own_kind = their own kind
choice-matching = also other draw cards of the suit
choice-low_wild = any two or three
choice-war = every draw card
choice-absent = not in the game
choice-reverse = turn the direction
choice-joker_role-draw = make somebody draw
choice-substitute = stand for any card
choice-accumulate = skips add up
choice-duel = a duel for extra turns
choice-cancel_placement-free = on any attack
choice-match = by suit or rank
choice-until_met = until they are met
choice-one_lap = one round of the table
choice-next_only = for the next player
choice-never = never
choice-drawn_only = if it fits
choice-race = a race
choice-automatic = silence costs cards
choice-off = off
choice-truthful = only if true
choice-multi_macau-free = a bluff is allowed
choice-last_left = until one is left
choice-first_out = when the first is out
choice-any = any card
choice-no_action = without an effect
choice-no_draw_heads_up = no draw card between two
choice-placing = places
choice-points = points
choice-second_call-free = may name the same
choice-different = must name something else
choice-attacked = whoever is attacked
choice-anybody = anybody, at any time
choice-answering = only as an answer
choice-always = also afterward
choice-all_but_last = against oneself but for the last
choice-all = all against oneself
choice-challenges-slip = cards that do not fit
choice-challenges-call = false calls
choice-challenges-draw = drawing without need
choice-joker = joker

## The story of a match

source-hand = cards left in the hand
deed-laid = Cards laid
deed-drew = Cards drawn
deed-attacked = Attacks
deed-missed_turn = Turns missed
deed-called_suit = Suits called
deed-called_rank = Ranks called
deed-direction_turned = Turns of direction
deed-macau_said = “Macau!” said
deed-macau_caught = “Macau!” caught
deed-challenged = Challenges
deed-went_out = Going out
deed-round_ended = Ends of rounds

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Get rid of your cards
    .text = Welcome to Macau! Get rid of all your cards before the others do. The cards on the table are open, yours are seen by nobody else.
    .now = Cards in your hand: { $number }.
hint-match = Suit or rank
    .text = Lay a card of the same suit or the same rank as the open one. Some cards go on anything.
    .now = Fits now: { $requirement }.
hint-chain = One more?
    .text = You may go on in the same turn with what follows.
    .now = May follow: { $requirement }.
hint-special = A card that does something
    .text = Cards with a sign on their edge attack, call, turn the direction or protect you. Keep them for the right moment.
    .now = { $card }: { $rule }
hint-end_play = End your play
    .text = When you have laid all you want, say so. Cards you keep may be worth more later.
hint-attacked = You are attacked
    .text = If a card of yours is lit, you may answer with it; or you accept the attack and draw.
    .now = { $card }: { $rule }
hint-ace = Name a suit
    .text = The suit you name must follow. Choose the one that rids you of most cards.
hint-called_suit = A suit is called
    .text = Only what was called may be laid now, and the cards that go on anything.
    .now = Fits now: { $requirement }.
hint-macau = Say “Macau!”
    .text = With one card left you have to say it, and at once: being late can cost you cards.
hint-skip = A turn is at stake
    .text = You lose your turn, unless a card of yours is lit: with that one you may answer.
    .now = { $card }: { $rule }
hint-draw = Nothing fits? Draw
    .text = No card of yours fits now, so you draw from the pile.
hint-catch = Catch them!
    .text = Somebody has one card left and has not said “Macau!” yet. Be faster!
hint-jack = Name a rank
    .text = The rank you name must follow. Choose one that you hold.
hint-rank_called = A rank is called
    .text = What was called has to follow. Whoever has nothing that fits draws.
    .now = Fits now: { $requirement }.
hint-out = Somebody is out
    .text = Whoever lays the last card takes the best place that is left. The others play on until only one still holds cards.
hint-over = The deal is over
    .text = That was a whole deal. Well played! Another game is one click away.

## Why an action is worth doing, true of the hand and the table as they are

reason-play_slips = It does not fit; if somebody challenges, you draw { $number ->
    [one] one card
   *[other] { $number } cards
}.
reason-play_last = It is your last card.
reason-play_cancels = It ends the attack of { $number } on you.
reason-play_passes_draws = The attack goes on to { $target }: { $number ->
    [one] one card
   *[other] { $number } cards
} to draw.
reason-play_passes_skips = The attack goes on to { $target }: { $number ->
    [one] one turn
   *[other] { $number } turns
} to lose.
reason-play_hits_draws = { $target } holds { $count ->
    [one] one card
   *[other] { $count } cards
} and would have to draw { $number }.
reason-play_hits_skips = { $target } holds { $count ->
    [one] one card
   *[other] { $count } cards
} and would lose { $number ->
    [one] a turn
   *[other] { $number } turns
}.
reason-play_goes_on = Your { $card } may follow in the same turn.
reason-play_fits_on = { $number ->
    [one] One of your other cards fits
   *[other] { $number } of your other cards fit
} on it.
reason-play_plain = It is a plain card; your { $card } stays for a better moment.
reason-play_points = In the hand it would count { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-play_fewer = It leaves you { $number ->
    [one] one card
   *[other] { $number } cards
}.
reason-end_nothing_follows = Nothing in your hand may follow.
reason-end_keeps = Your { $card } may be worth more later.
reason-draw_nothing_fits = Nothing in your hand fits.
reason-draw_keeps = Your { $card } may be worth more later.
reason-keep_does_not_fit = The card that you drew does not fit.
reason-accept_no_answer = You hold no card that answers.
reason-accept_keeps = Your { $card } may be worth more later.
reason-call_suit_held = You hold { $number ->
    [one] one card
   *[other] { $number } cards
} of { $suit }.
reason-call_rank_held = You hold { $number ->
    [one] one card
   *[other] { $number } cards
} of that rank.
reason-word_one_card = Until you say it, others may catch you.
reason-catch_silent = { $target } has not said it.
reason-call_goes_over = Your { $card } may follow this call.
reason-call_bluff = You hold no such card; if somebody challenges, you draw { $number ->
    [one] one card
   *[other] { $number } cards
}.
reason-call_suit_lies = { $number ->
    [one] One card of { $suit } lies on the pile already, so fewer are left to follow.
   *[other] { $number } cards of { $suit } lie on the pile already, so fewer are left to follow.
}
reason-call_rank_lies = { $number ->
    [one] One card of this rank lies on the pile already, so fewer are left to follow.
   *[other] { $number } cards of this rank lie on the pile already, so fewer are left to follow.
}
reason-call_hides = It tells nobody what you hold.
reason-call_no_suit = You hold no suit that may be named.
reason-call_no_rank = You hold no rank that may be named.
reason-call_no_hand = You have no card left that could be named.
reason-call_none_fits = { $number ->
    [one] Without a call, one of your cards fits.
   *[other] Without a call, { $number } of your cards fit.
}
reason-word_costs = Without the word you draw { $number ->
    [one] one card
   *[other] { $number } cards
}.
reason-multi_one_rank = All your cards are of one rank.
reason-multi_heard = It changes nothing, and everybody hears it.
reason-challenge_slip = The card does not fit.
reason-challenge_wins = If you are right, { $target } draws { $number ->
    [one] one card
   *[other] { $number } cards
}.
reason-quiet_not_hit = The attack is on { $target }, not on you.
reason-quiet_no_stop = You hold no card that stops the attack.
reason-quiet_fits = The card fits.
reason-quiet_shown = { $target } holds such a card, and everybody knows it.
reason-quiet_if_wrong = If the challenge were wrong, you would draw { $number ->
    [one] one card
   *[other] { $number } cards
}.
reason-quiet_caught = Others may catch you, and you would draw { $number ->
    [one] one card
   *[other] { $number } cards
}.
reason-quiet_later = Caught later, { $target } would draw { $number ->
    [one] one card
   *[other] { $number } cards
}, and now only { $count }.
reason-quiet_costs_nothing = Nobody would draw a card for it now.

## At the terminal

table-round = Round { $number }
table-turn = Turn { $number }
table-cw = clockwise
table-ccw = counterclockwise
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-out = out, place { $place }
table-misses = { $count ->
    [one] misses { $count } turn
   *[other] misses { $count } turns
}
table-exposed = did not say “Macau!”
table-solo = { $count ->
    [one] { $count } turn alone
   *[other] { $count } turns alone
}
table-known = shown: { $cards }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-left = { $count ->
    [0] no cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
table-stock = Draw pile: { $count }
table-top = On top: { $card }
table-as = { $card } as { $face }
table-in-force = In force: { $card }
table-below = below:
table-hand = Your hand ({ $count }):
table-next-card = Next card: { $what }
table-your-card = Your next card: { $what }
table-pile = draw
table-face = top
screen-joker = Lay a joker as another card …
note-passes-on = The attack grows to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
note-skips-on = Then { $count ->
    [one] { $count } turn is
   *[other] { $count } turns are
} at stake.
note-cancels = The attack is gone.
note-catch = { $count ->
    [one] They draw { $count } card.
   *[other] They draw { $count } cards.
}
note-challenge = If you are wrong, you draw { $count }.
warning-does_not_fit = Cheating: it does not fit!
warning-leaves_one_card = Then you have one card left: do not forget “Macau!”
warning-not_held = A bluff: you do not hold it!
joker-how = A joker stands for another card: type { $card }=KS to lay it as the { $face }.
screen-help =
    What you can type
      3             the choice with that number
      7S  10H  BJ   lay that card (S ♠, H ♥, D ♦, C ♣; jokers BJ and CJ)
      5S 6S 7S      lay several cards and end the play
      BJ=KS         lay a joker as the king of spades
      draw, end, accept, keep, pass, macau, quiet, challenge
      suit H, rank 8, catch NAME
      ? 7S  ? 3     the rule of a card or of a choice
      hint          the best actions, and why
      undo          take your last step back, as long as nothing was revealed
      log           everything that happened
      rules         the rules of the game
      table         the table again
      quit          stop; the game is kept
screen-unknown = “{ $line }” means nothing here. Type a number from the list, a card like 7S, or ? for help.
screen-unknown-subject = There is no card “{ $what }”. Cards are written 7S, 10H, QD, AC, BJ, CJ; a number asks about that choice.
screen-nothing-chosen = Nothing was laid.
screen-which = As which card? (number or card)
