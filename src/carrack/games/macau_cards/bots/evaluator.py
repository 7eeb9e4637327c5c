"""A table of Macau: what tempts a hand, and who is nearer to going out.

A play tempts by the cards it sheds, less what these would be worth in the hand later. A table is
judged by hand sizes, with the attack that hangs over a seat, turns to miss and solo turns.
`tools/tuning/macau_cards.py` lets factors play against each other.
"""

# compiled

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Evaluator, Values, Weights
from carrack.games.macau_cards.bots.hidden import Hidden, deal_hidden
from carrack.games.macau_cards.names import (
    ABOUT_PLAY,
    ACCEPT,
    CALL_FREE_SUIT,
    CALL_RANK,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    CONTINUE,
    DRAW,
    DRAW_ATTACK,
    END_PLAY,
    KEEP,
    KING_OF_SPADES,
    NO_ATTACK,
    NONE,
    ONE,
    OVER,
    PASS,
    PLAIN,
    PLAY_AS,
    POINTS,
    PREVIOUS,
    QUEEN_OF_HEARTS,
    SAY_MACAU,
    SUITED,
    TURN,
    WAR_WINDOW,
)
from carrack.games.macau_cards.rules.attacks import is_own_neighbor
from carrack.games.macau_cards.rules.ending import hand_points
from carrack.games.macau_cards.rules.matching import fits
from carrack.games.macau_cards.state import Table, in_play, top_face
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import exponential, lowest, prepare_scratch, square_root
from carrack.kernel.state import State
from carrack.kernel.widths import Bits

# What the evaluator goes by, each with its place in `evaluator.factors`.
FACTORS = {
    "sharpness": 1.6,  # how clearly the better action is preferred
    "weapon_kept": 1.1,  # how dearly a card is kept: more than one means, better not laid than laid
    "joker_kept": 1.17,
    "substitute_kept": 1.07,
    "cancel_kept": 1.57,
    "queen_kept": 1.2,
    "skip_kept": 0.9,
    "wild_kept": 1.05,
    "caller_kept": -0.47,
    "followers": -0.08,  # for each card that may follow at once
    "comfort": -0.38,  # for a rest of the hand that all fits on the card laid
    "drawing": -2.0,
    "accepting": -1.21,  # for each card or turn
    "strike": 0.74,  # for each card that the victim of an attack holds less than four
    "temper": 1.6,  # cards ahead that make a lead 2.7 times as likely to win
    "tempo": 0.5,  # cards that the turn is worth
    "threat": 0.6,  # cards for each one that an attack threatens
    "missing": 0.7,  # cards for a turn to miss
    "wild_worth": 0.3,  # cards that a wild card in the hand saves
}
(
    SHARPNESS,
    WEAPON_KEPT,
    JOKER_KEPT,
    SUBSTITUTE_KEPT,
    CANCEL_KEPT,
    QUEEN_KEPT,
    SKIP_KEPT,
    WILD_KEPT,
    CALLER_KEPT,
    FOLLOWERS,
    COMFORT,
    DRAWING,
    ACCEPTING,
    STRIKE,
    TEMPER,
    TEMPO,
    THREAT,
    MISSING,
    WILD_WORTH,
) = range(len(FACTORS))

FINISHES = 5.0
CERTAIN = 4.0  # what is always right
NEARLY_OUT = 3  # cards; a neighbor with no more is worth a weapon
SLIP = -4.0  # to lay what does not fit
DOUBT = -2.0  # to challenge what may well be true
OTHERS_WAR = -3.0  # to stop an attack on somebody else
ONE_OF_MANY = -1.5  # a joker may be declared in many ways
ROUND = 100_000  # stages that a round is worth, and
GONE_OUT = 1_000  # stages for everybody who goes out: a playout is cut there
POINTS_A_ROUND = 35.0  # of one seat, where a match goes for points
SPREAD_A_ROUND = 40.0


class TitleEvaluator(Evaluator):
    """The evaluator of the card game."""

    factors: list[float]
    hidden: Hidden
    ahead: int  # cards of the neighbor who has the next turn
    behind: int

    SCRATCH = Layout(Field("factors", "double", len(FACTORS)))

    def __init__(self, game: Game) -> None:
        Evaluator.__init__(self, game)
        self.redeals = True
        prepare_scratch(self)
        self.hidden = Hidden()
        self.take_factors(list(FACTORS.values()))

    def attach(self, root: State) -> None:
        """To come first is worth as many points as there are rivals; points of a match are bad."""
        match = root.game.options_of(root)["scoring"] == "points"
        self.full = 0.0 if match else root.seats - 1.0

    def take_factors(self, factors: list[float]) -> None:
        """Weigh positions by these factors from now on."""
        for i in range(len(FACTORS)):
            self.factors[i] = factors[i]

    def stage(self, g: State, seat: int) -> int:
        return stage_of(cython.cast(Table, g))

    def weigh(self, g: State, seat: int, weights: Weights) -> None:
        weigh_actions(self, cython.cast(Table, g), seat, weights)

    def redeal(self, g: State, seat: int) -> None:
        deal_hidden(self.hidden, cython.cast(Table, g), seat)

    def value(self, g: State, values: Values) -> None:
        value_table(self, cython.cast(Table, g), values)


def stage_of(g: Table) -> int:
    """Turns; going out and the end of a round leap ahead, so that a playout is cut there."""
    return (g.round_number % GONE_OUT) * ROUND + g.out_count * GONE_OUT + g.turn_number


# ---- what tempts ----


def weigh_actions(evaluator: TitleEvaluator, g: Table, seat: int, weights: Weights) -> None:
    look_around(evaluator, g, seat)
    for i in range(g.move_count):
        worth = worth_of_action(evaluator, g, seat, g.moves[i])
        weights.at[i] = exponential(evaluator.factors[SHARPNESS] * worth / evaluator.heat)


def look_around(evaluator: TitleEvaluator, g: Table, seat: int) -> None:
    evaluator.ahead = cards_of_neighbor(g, seat, g.step)
    evaluator.behind = cards_of_neighbor(g, seat, -g.step)


def cards_of_neighbor(g: Table, seat: int, step: int) -> int:
    """The hand size of the neighbor in that direction who will really get the next turn."""
    other = seat
    for _ in range(g.seats - 1):
        other = (other + step + g.seats) % g.seats
        if in_play(g, other) and g.miss_debt[other] == 0:
            return g.size[other]
    return NEARLY_OUT + 1


def worth_of_action(evaluator: TitleEvaluator, g: Table, seat: int, action: int) -> float:
    if g.phase == WAR_WINDOW:
        return worth_of_stopping(g, seat, action)
    if action < PLAY_AS:
        return worth_of_play(evaluator, g, seat, action)
    if action < DRAW:
        return worth_of_declaration(evaluator, g, seat, action - PLAY_AS)
    if action == DRAW:
        return evaluator.factors[DRAWING] * (2.0 if is_alone(g, seat) else 1.0)
    if action == ACCEPT:
        return worth_of_accepting(evaluator, g)
    if action == END_PLAY:
        return worth_of_rest(evaluator, g, seat, top_face(g), NONE)
    if action == KEEP or action == PASS:
        return 0.0
    if action < CALL_FREE_SUIT:
        return worth_of_suit(g, seat, action - CALL_SUIT)
    if action < SAY_MACAU:
        return worth_of_rank(g, seat, action - CALL_RANK)
    return worth_of_word(g, action)


def worth_of_stopping(g: Table, seat: int, action: int) -> float:
    """The Queen of Hearts out of turn: for oneself, or to go out."""
    if action >= DRAW:
        return 0.0
    if g.size[seat] == 1:
        return FINISHES
    return 0.5 * min_of(g.attack_total, 8) if seat == g.current else OTHERS_WAR


def is_alone(g: Table, seat: int) -> bool:
    """An attack would hit its own author."""
    return is_own_neighbor(g, seat)


def worth_of_play(evaluator: TitleEvaluator, g: Table, seat: int, face: int) -> float:
    """One card less, what may follow at once, less what the card would be worth later."""
    if g.phase == TURN and g.attack == NO_ATTACK and g.t.challenge_slip and not fits(g, face):
        return SLIP
    left = g.size[seat] - 1
    if left == 0:
        return FINISHES
    rest: Bits = g.held[seat]
    if g.hand[seat][face] == 1:
        rest &= ~(ONE << face)
    followers = count_bits(rest & g.t.follows[face])
    if followers >= left and g.t.effect[face] == 0:
        return FINISHES
    worth = 1.0 - kept_for(evaluator, g, seat, face)
    worth += evaluator.factors[FOLLOWERS] * min_of(followers, 3)
    return worth + worth_of_rest(evaluator, g, seat, face, face)


def kept_for(evaluator: TitleEvaluator, g: Table, seat: int, face: int) -> float:
    """What a card is worth in the hand: weapons are for neighbors who are nearly out."""
    kept = 0.0
    if g.t.draw_value[face] > 0:
        kept = evaluator.factors[WEAPON_KEPT] + for_a_weapon(evaluator, g, seat, face)
    elif face >= SUITED:
        kept = evaluator.factors[JOKER_KEPT]
        if evaluator.ahead < evaluator.behind and evaluator.ahead < NEARLY_OUT:
            kept -= 1.0
    elif g.t.rank[face] == g.t.cancel_rank:
        kept = evaluator.factors[CANCEL_KEPT]
    elif face == QUEEN_OF_HEARTS and g.t.queen_hearts_role != PLAIN:
        kept = evaluator.factors[QUEEN_KEPT]
    elif g.t.rank[face] == g.t.skip_rank:
        kept = evaluator.factors[SKIP_KEPT] - 0.5 * max_of(0, NEARLY_OUT - evaluator.ahead)
    elif g.t.wild[face] > 0:
        kept = evaluator.factors[WILD_KEPT]
    elif g.t.rank[face] == g.t.rank_call_rank:
        kept = evaluator.factors[CALLER_KEPT]
    if g.t.scoring == POINTS:
        kept -= g.t.points[face] * (0.02 if evaluator.ahead <= NEARLY_OUT else 0.005)
    return kept


def for_a_weapon(evaluator: TitleEvaluator, g: Table, seat: int, face: int) -> float:
    """Against oneself never; the fewer cards the victim holds the sooner."""
    if is_alone(g, seat):
        return 3.0
    victim = evaluator.ahead
    if face == KING_OF_SPADES and g.attack == NO_ATTACK and g.t.king_spades_target == PREVIOUS:
        victim = evaluator.behind
    if victim > NEARLY_OUT:
        return 0.0
    return -evaluator.factors[STRIKE] * (NEARLY_OUT + 1 - victim)


def worth_of_rest(evaluator: TitleEvaluator, g: Table, seat: int, face: int, without: int) -> float:
    """How much of the rest of the hand could go on this card next."""
    rest: Bits = g.held[seat]
    if without != NONE and g.hand[seat][without] == 1:
        rest &= ~(ONE << without)
    count = count_bits(rest)
    if face >= SUITED or count == 0:
        return evaluator.factors[COMFORT] * 0.7
    if g.t.rank[face] == g.t.suit_call_rank or g.t.rank[face] == g.t.rank_call_rank:
        return evaluator.factors[COMFORT]
    return evaluator.factors[COMFORT] * count_bits(rest & g.t.fits_on[face]) / count


def worth_of_declaration(evaluator: TitleEvaluator, g: Table, seat: int, face: int) -> float:
    """A joker that stands for another card is kept until it finishes, saves, or nothing fits."""
    if g.size[seat] == 1:
        return FINISHES
    worth = 1.0 - evaluator.factors[SUBSTITUTE_KEPT] + ONE_OF_MANY
    if g.phase == CONTINUE:
        worth -= 1.0
    same_rank: Bits = (g.held[seat] >> (4 * g.t.rank[face])) & 15
    worth += evaluator.factors[FOLLOWERS] * min_of(count_bits(same_rank), 3)
    if g.t.draw_value[face] > 0:
        worth -= for_a_weapon(evaluator, g, seat, face)
    return worth + worth_of_rest(evaluator, g, seat, face, NONE)


def worth_of_accepting(evaluator: TitleEvaluator, g: Table) -> float:
    total = min_of(g.attack_total, 8)
    price = evaluator.factors[ACCEPTING] * total
    return price - 0.5 if g.attack == DRAW_ATTACK else 0.8 * price - 0.5


def worth_of_suit(g: Table, seat: int, suit: int) -> float:
    """What is held most of; never nothing where a call must be true."""
    held = 0.0
    for rank in range(13):
        face = 4 * rank + suit
        if g.hand[seat][face] > 0:
            held += 0.5 if g.t.special[face] else 1.0
    if held == 0.0 and g.t.call_must_hold:
        return SLIP
    return held


def worth_of_rank(g: Table, seat: int, rank: int) -> float:
    """Any plain card is called where no rank is held."""
    if rank > 12:
        return 0.0
    held = 0
    for suit in range(4):
        held += g.hand[seat][4 * rank + suit]
    if held == 0 and g.t.call_must_hold:
        return SLIP
    return 1.0 * min_of(held, 4)


def worth_of_word(g: Table, action: int) -> float:
    """Words, catches and challenges."""
    if action == SAY_MACAU or (CATCH <= action < CHALLENGE):
        return CERTAIN
    if action == CHALLENGE:
        return CERTAIN if g.window_about & ABOUT_PLAY and g.slipped else DOUBT
    return 0.0


def count_bits(bits: Bits) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def min_of(a: int, b: int) -> int:
    return a if a < b else b


def max_of(a: int, b: int) -> int:
    return a if a > b else b


# ---- what a table is worth ----


def value_table(evaluator: TitleEvaluator, g: Table, values: Values) -> None:
    if g.phase == OVER:
        value_places(g, values)
    elif g.t.scoring == POINTS:
        value_match(evaluator, g, values)
    else:
        value_race(evaluator, g, values)


def value_places(g: Table, values: Values) -> None:
    """The end: winners share the win."""
    winners = 0
    for seat in range(g.seats):
        if g.final_places[seat] == 1:
            winners += 1
    for seat in range(g.seats):
        values.chance[seat] = 1.0 / winners if g.final_places[seat] == 1 else 0.0
        behind = g.seats - g.final_places[seat]
        values.points[seat] = g.totals[seat] if g.t.scoring == POINTS else behind


def value_race(evaluator: TitleEvaluator, g: Table, values: Values) -> None:
    """Who goes out first: by cards to shed, those who are out already by their places."""
    share_by_cards(evaluator, g, values)
    for seat in range(g.seats):
        if g.out_count > 0:
            values.chance[seat] = 1.0 if g.out_place[seat] == 1 else 0.0
        if g.out_place[seat] > 0:
            values.points[seat] = g.seats - g.out_place[seat]


def share_by_cards(evaluator: TitleEvaluator, g: Table, values: Values) -> None:
    """Each seat's chance to go out before the others who are in play, and whom it will be before.

    A lead of some cards makes it so many times as likely.
    """
    total = 0.0
    for seat in range(g.seats):
        values.chance[seat] = 0.0
        if in_play(g, seat):
            lead = -cards_to_shed(evaluator, g, seat) / evaluator.factors[TEMPER]
            values.chance[seat] = exponential(lead)
            total += values.chance[seat]
    for seat in range(g.seats):
        values.points[seat] = 0.0
        for other in range(g.seats):
            if other != seat and in_play(g, seat) and in_play(g, other):
                both = values.chance[seat] + values.chance[other]
                values.points[seat] += values.chance[seat] / both
    for seat in range(g.seats):
        values.chance[seat] /= total


def cards_to_shed(evaluator: TitleEvaluator, g: Table, seat: int) -> float:
    """The hand size as it feels: with the attack that hangs over it, turns, and wild cards."""
    cards = 1.0 * min_of(g.size[seat], 30)
    cards += evaluator.factors[MISSING] * min_of(g.miss_debt[seat], 5)
    if g.current == seat:
        cards -= evaluator.factors[TEMPO]
        if g.attack == DRAW_ATTACK and (g.phase == TURN or g.phase == WAR_WINDOW):
            cards += evaluator.factors[THREAT] * min_of(g.attack_total, 20)
    if g.solo_seat == seat:
        cards -= evaluator.factors[MISSING] * min_of(g.solo_left, 5)
    held: Bits = g.held[seat]
    while held:
        if g.t.wild[lowest(held)] > 0:
            cards -= evaluator.factors[WILD_WORTH]
        held &= held - 1
    return cards


def value_match(evaluator: TitleEvaluator, g: Table, values: Values) -> None:
    """A match for points: fewest win, and every seat will get some for the cards it is left with.

    The longer the match will go on, the less the points so far decide.
    """
    share_by_cards(evaluator, g, values)
    most = 0.0
    for seat in range(g.seats):
        left = (1.0 - values.chance[seat]) * hand_points(g, seat)
        values.points[seat] = g.totals[seat] + left
        if values.points[seat] > most:
            most = values.points[seat]
    rounds = (g.t.target_points - most) / POINTS_A_ROUND
    if rounds < 0.0:
        rounds = 0.0
    spread = SPREAD_A_ROUND * square_root(0.3 + rounds)
    total = 0.0
    for seat in range(g.seats):
        values.chance[seat] = exponential(-values.points[seat] / spread)
        total += values.chance[seat]
    for seat in range(g.seats):
        values.chance[seat] /= total
