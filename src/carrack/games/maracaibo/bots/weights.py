"""The figures that the evaluator weighs with, most of them VP for one of a kind."""

FAR_AWAY, ROUND_STAGE = 1000, 64
RARE = 0.0005  # the weight of what does not tempt at all
SPREAD, SPREAD_A_ROUND = 3.0, 5.0  # how far apart captains must be, at the end and for each round
MARKER_SPREAD, LUYSA_LEAD = 1.2, 8.0
GROWTH, LATE, HURRY = 22.0, 5.0, 18.0  # VP for each round to come
FULL, FULL_TOGETHER = 200.0, 1500.0  # with an automa more than enough VP are of no use

# Time: turns of a round, and movement points of a turn
TURNS_A_ROUND, WHOLE_GAME = 6.0, 26.0
PACE, FAST = 2.8, 3.4
JACQUES_CARDS_A_ROUND, JACQUES_ENDS = 6.0, 0.3

# VP for one of a kind, as long as there is time to use it
COIN, POINT, MAN, STEP, PLACE = 0.55, 0.6, 1.4, 1.3, 0.35
TURN, ACTION, CARD, TOKEN_VALUE = 2.2, 0.9, 1.0, 4.3
DISC_WORTH, QUEST_WORTH, SYNERGY, TOKEN, RESIST_WORTH = 2.4, 0.8, 1.5, 0.4, 2.4
TASK, CAREER = 2.2, 8.0
TYPICAL_BUY = 2.0
KEPT, PLANNED, SPARE = 0.35, 0.5, 0.25  # of what a card in the hand or planned would bring
TEAM_MARKER, LUYSA, AGAINST_AUTOMA = 6.0, 60.0, 0.7
BLOCKED, HINT_WORTH = 0.05, 3.0
# What a standing change of each kind brings in a whole game
CHANGES = (5.0, 8.0, 3.0, 8.0, 2.0, 4.0, 1.5, 3.0, 6.0, 4.0, 6.0)
# How often in a turn each kind of event happens
EVENTS = (0.22, 0.22, 0.2, 0.12, 0.2, 0.0, 0.0, 0.1, 0.3, 0.4)
