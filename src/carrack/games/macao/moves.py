"""Legal actions and what each one does: the table of contents of the game."""

# compiled

from __future__ import annotations

from typing import Any

from carrack.games.macao.cards.choices import (
    take_color,
    use_cathedral,
    use_goldsmith,
    use_gravedigger,
    use_shop,
)
from carrack.games.macao.cards.offices import offer_offices, use_office
from carrack.games.macao.cards.plain import use
from carrack.games.macao.cards.uses import offer_card_uses
from carrack.games.macao.names import (
    ACTIONS,
    ACTIVATE_COUNT,
    ACTIVATE_CRAFTSMAN,
    ACTIVATE_PAY,
    APPLY_EXPLORER,
    APPLY_MASTER,
    BEGGAR,
    BUY_TRIBUTE,
    CASH_JOKER,
    CASH_PAIR,
    CHOICES,
    CHOOSE,
    CHOOSE_DICE,
    COLOR_COUNT,
    DECLINE_CARD,
    DELIVER,
    DICE_STREAM,
    DISCARD,
    ENVOY,
    EXPLORE,
    FOR_PROSPECTOR,
    FOR_WALL,
    MOVE_SHIP,
    MOVE_WALL,
    NOBLEMAN,
    NONE,
    OFFICES,
    OVER,
    OVERFLOW,
    PASS,
    PAY_CUBE,
    PAYMENT,
    PICK,
    PROSPECTOR,
    QUARTER_HERALD,
    SCHOLAR,
    SHIFT,
    SHOP,
    START_CARDS,
    START_COLORS,
    START_CUBES,
    TAKE_CARD,
    TAKE_QUARTER,
    USE_BEGGAR,
    USE_CARD,
    USE_CATHEDRAL,
    USE_ENVOY,
    USE_GOLDSMITH,
    USE_GRAVEDIGGER,
    USE_NOBLEMAN,
    USE_OFFICE,
    USE_SCHOLAR,
    USE_SHOP,
)
from carrack.games.macao.rules.activation import (
    activate_for_gold,
    activate_paid,
    activate_shown,
    offer_activations,
)
from carrack.games.macao.rules.dice import offer_dice, offer_explorer, offer_shifts
from carrack.games.macao.rules.draft import offer_cards, offer_discards
from carrack.games.macao.rules.jokers import cash_joker, cash_pair, offer_jokers
from carrack.games.macao.rules.payment import offer_payment, pay_one, pay_what_is_forced
from carrack.games.macao.rules.quarters import (
    offer_quarters,
    take_quarter_for_gold,
    take_quarter_paid,
)
from carrack.games.macao.rules.rounds import (
    answer_explorer,
    answer_master,
    begin_game,
    drop_card,
    pass_turn,
    pick_card,
    pick_dice,
    pick_nothing,
    take_start_card,
    take_start_cubes,
)
from carrack.games.macao.rules.shipping import deliver, offer_delivery, offer_ship_moves, sail
from carrack.games.macao.rules.tribute import buy_tribute, offer_tribute
from carrack.games.macao.rules.wall import begin_wall_move, finish_wall_move, offer_wall_moves
from carrack.games.macao.state import Table, index_cards
from carrack.games.macao.verbs import gain_cube, gain_gold
from carrack.kernel.steps import clear_moves, end_undo, keep_undo, offer, open_decision, pass_on
from carrack.kernel.widths import Bits


class Macao(Table):
    """The board game on the kernel."""

    def blank(self) -> Macao:
        twin = Macao.__new__(Macao)
        twin.t = self.t
        twin.share(self)
        return twin

    def begin(self) -> None:
        begin_game(self)
        open_decision(self)

    def load_table(self, dump: dict[str, Any]) -> None:
        Table.load_table(self, dump)
        index_cards(self)

    def mover(self) -> int:
        return self.current if self.phase != OVER else NONE

    def waits(self, seat: int) -> bool:
        return self.phase != OVER and seat == self.current

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        offer_actions(self, seat)
        return self.move_count

    def advance(self, seat: int, action: int) -> None:
        stack = self.stack_size
        luck: Bits = self.chance[DICE_STREAM]
        act(self, seat, action)
        open_decision(self)
        # Only the stack and the dice to come are hidden; a game that is over stays over.
        if self.stack_size != stack or self.chance[DICE_STREAM] != luck or self.phase == OVER:
            end_undo(self)
        elif may_be_taken_back(self, seat, action):
            keep_undo(self, seat)
        else:
            pass_on(self)

    def place(self, seat: int) -> int:
        return self.final_places[seat]

    def score(self, seat: int) -> int:
        return self.prestige[seat]


def may_be_taken_back(g: Table, seat: int, action: int) -> bool:
    """The whole turn until the pass; before it only a choice that is not complete. [RULING 46]"""
    if action >= ACTIVATE_PAY:
        return action != PASS
    return g.current == seat and (g.phase == OVERFLOW or g.phase == EXPLORE or g.phase == SHIFT)


# ---- what is legal: always in ascending order of the action numbers ----


def offer_actions(g: Table, seat: int) -> None:
    if g.phase == ACTIONS:
        offer_turn(g, seat)
    elif g.phase == PAYMENT:
        offer_payment(g, seat)
    elif g.phase == PICK or g.phase == START_CARDS:
        offer_cards(g, seat)
    elif g.phase == OVERFLOW:
        offer_discards(g, seat)
    elif g.phase == CHOOSE:
        offer_dice(g)
    elif g.phase == EXPLORE:
        offer_explorer(g)
    elif g.phase == SHIFT:
        offer_shifts(g)
    elif g.phase == START_CUBES:
        for colors in range(COLOR_COUNT * COLOR_COUNT):
            offer(g, START_COLORS + colors)


def offer_turn(g: Table, seat: int) -> None:
    """Any legal actions in any order, until the pass."""
    offer_activations(g, seat)
    offer_quarters(g, seat)
    offer_wall_moves(g, seat)
    offer_ship_moves(g, seat)
    offer_delivery(g, seat)
    offer_tribute(g, seat)
    offer_offices(g, seat)
    offer_card_uses(g, seat)
    offer_jokers(g, seat)
    offer(g, PASS)


# ---- what each action does ----


def act(g: Table, seat: int, action: int) -> None:
    if action < ACTIVATE_PAY:
        act_before_turns(g, seat, action)
    elif action < MOVE_WALL:
        act_on_cards_and_city(g, seat, action)
    elif action < USE_OFFICE:
        act_on_wall_and_sea(g, seat, action)
    elif action < CASH_JOKER:
        act_with_card(g, seat, action)
    elif action < CASH_PAIR:
        cash_joker(g, seat, action - CASH_JOKER)
    elif action < PAY_CUBE:
        cash_pair(g, seat, (action - CASH_PAIR) // CHOICES, (action - CASH_PAIR) % CHOICES)
    elif action < PASS:
        pay_one(g, seat, action - PAY_CUBE)
        pay_what_is_forced(g, seat)
        finish_payment(g, seat)
    else:
        pass_turn(g, seat)


def act_before_turns(g: Table, seat: int, action: int) -> None:
    """Setup, phase 1 and phase 2."""
    if action < DECLINE_CARD:
        if g.phase == START_CARDS:
            take_start_card(g, seat, action - TAKE_CARD)
        else:
            pick_card(g, seat, action - TAKE_CARD)
    elif action == DECLINE_CARD:
        pick_nothing(g, seat)
    elif action < START_COLORS:
        drop_card(g, seat, action - DISCARD)
    elif action < CHOOSE_DICE:
        colors = action - START_COLORS
        take_start_cubes(g, seat, colors // COLOR_COUNT, colors % COLOR_COUNT)
    elif action < APPLY_EXPLORER:
        pick_dice(g, seat, action - CHOOSE_DICE)
    elif action < APPLY_MASTER:
        answer_explorer(g, seat, action - APPLY_EXPLORER)
    else:
        answer_master(g, seat, action - APPLY_MASTER)


def act_on_cards_and_city(g: Table, seat: int, action: int) -> None:
    if action < ACTIVATE_CRAFTSMAN:
        choice = action - ACTIVATE_PAY
        activate_paid(g, seat, choice // CHOICES, choice % CHOICES)
    elif action < ACTIVATE_COUNT:
        choice = action - ACTIVATE_CRAFTSMAN
        activate_shown(g, seat, choice // CHOICES, choice % CHOICES)
    elif action < TAKE_QUARTER:
        activate_for_gold(g, seat, action - ACTIVATE_COUNT)
    elif action < QUARTER_HERALD:
        choice = action - TAKE_QUARTER
        take_quarter_paid(g, seat, choice // CHOICES, choice % CHOICES)
    else:
        take_quarter_for_gold(g, seat, action - QUARTER_HERALD)


def act_on_wall_and_sea(g: Table, seat: int, action: int) -> None:
    if action < MOVE_SHIP:
        begin_wall_move(g, seat, action - MOVE_WALL + 1)
        finish_payment(g, seat)
    elif action < DELIVER:
        choice = action - MOVE_SHIP
        sail(g, seat, choice // CHOICES, choice % CHOICES)
    elif action == DELIVER:
        deliver(g, seat)
    elif action == BUY_TRIBUTE:
        buy_tribute(g, seat)


def act_with_card(g: Table, seat: int, action: int) -> None:
    if action < USE_CARD:
        use_office(g, seat, action - USE_OFFICE)
    elif action < USE_SCHOLAR:
        use(g, seat, action - USE_CARD + OFFICES)
        finish_payment(g, seat)
    elif action < USE_BEGGAR:
        take_color(g, seat, SCHOLAR, action - USE_SCHOLAR)
    elif action < USE_ENVOY:
        take_color(g, seat, BEGGAR, action - USE_BEGGAR)
    elif action < USE_NOBLEMAN:
        take_color(g, seat, ENVOY, action - USE_ENVOY)
    elif action < USE_SHOP:
        take_color(g, seat, NOBLEMAN, action - USE_NOBLEMAN)
    elif action < USE_GOLDSMITH:
        use_shop(g, seat, action - USE_SHOP)
        finish_payment(g, seat)
    elif action < USE_CATHEDRAL:
        use_goldsmith(g, seat, action - USE_GOLDSMITH)
    elif action < USE_GRAVEDIGGER:
        use_cathedral(g, seat, action - USE_CATHEDRAL)
    else:
        use_gravedigger(g, seat, action - USE_GRAVEDIGGER)


def finish_payment(g: Table, seat: int) -> None:
    """With the last cube comes the effect."""
    if g.phase != PAYMENT or g.pay_left > 0:
        return
    g.phase = ACTIONS
    if g.pay_for == FOR_WALL:
        finish_wall_move(g, seat, g.pay_argument)
    elif g.pay_for == FOR_PROSPECTOR:
        gain_gold(g, seat, 1, PROSPECTOR)
    else:
        gain_cube(g, seat, g.pay_argument, SHOP)
    g.pay_for = 0
    g.pay_from = 0
    g.pay_argument = 0
