"""Why an action is not legal: a code for programs and a sentence with the numbers for people.

Whether something is legal is asked from the rules; here is only what to say when it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carrack.games.macao.actions import vocabulary
from carrack.games.macao.cards.offices import (
    can_use_office,
    office_color,
    office_spent,
    office_uses_left,
    times,
)
from carrack.games.macao.cards.questions import there_are
from carrack.games.macao.cards.refusal import no, use_refusal
from carrack.games.macao.data import Data
from carrack.games.macao.names import (
    ACTIONS,
    ACTIVE,
    CARD_IDS,
    CARD_NUMBERS,
    CHOOSE,
    COLORS,
    COUNT_PRICE,
    DISCARDED,
    EXPLORE,
    GOODS,
    HERALD_PRICE,
    IDLER,
    IN_OFFER,
    IN_STACK,
    JUGGLER,
    NO_COLOR,
    NONE,
    OVERFLOW,
    PAYMENT,
    PHASE_NAMES,
    PICK,
    SHIFT,
    START_CARDS,
    START_CUBES,
    TABLEAU,
)
from carrack.games.macao.rules.activation import discount_card, has_discount, is_unused
from carrack.games.macao.rules.dice import can_shift, highest_value, is_asked_about
from carrack.games.macao.rules.payment import can_pay_with, cubes_from, has_cost, has_quarter_cost
from carrack.games.macao.rules.quarters import quarter_limit
from carrack.games.macao.rules.shipping import can_deliver
from carrack.games.macao.rules.tribute import can_buy_tribute, tribute_limit
from carrack.games.macao.rules.wall import wall_price
from carrack.games.macao.state import has, supply_size, tiles_in_port
from carrack.kernel.errors import IllegalAction
from carrack.kernel.layout import shared_fields

Named = Mapping[str, Any]

PHASES: dict[str, tuple[int, ...]] = {
    "take_card": (START_CARDS, PICK),
    "decline_card": (PICK,),
    "discard_overflow": (OVERFLOW,),
    "pick_start_cubes": (START_CUBES,),
    "choose_dice": (CHOOSE,),
    "apply_explorer": (EXPLORE,),
    "apply_master": (SHIFT,),
    "pay_cube": (PAYMENT,),
}


def refusal(game: Any, state: Any, seat: int, action: int) -> IllegalAction:
    """The reason, for an action of the seat that is to act."""
    found = Reasons(game, state, seat).why_not(action)
    return found or IllegalAction("this is not legal now", code="action.refused")


def cubes(cost: Mapping[str, int]) -> str:
    """Cubes in words: 2 red + 1 blue."""
    named = [f"{cost[color]} {color}" for color in COLORS if cost.get(color)]
    return " + ".join(named) or "nothing"


class Reasons:
    """What stands in the way of the actions of one seat, in one position."""

    g: Any
    seat: int
    data: Data
    t: dict[str, Any]  # the fields of the table by name
    supply: dict[str, int]
    gold: int

    def __init__(self, game: Any, state: Any, seat: int) -> None:
        self.data = game.data
        self.names = vocabulary(game.data).names
        self.g = state
        self.seat = seat
        self.t = shared_fields(state)
        self.supply = dict(zip(COLORS, self.t["supply"][seat], strict=True))
        self.gold = self.t["gold"][seat]

    def why_not(self, action: int) -> IllegalAction | None:
        """None when nothing stands in the way."""
        name = self.names[action]
        assert name is not None
        kind, phase = name["type"], self.t["phase"]
        if phase == PAYMENT and kind != "pay_cube":
            left = self.t["pay_left"]
            due = f"{left} more cube is" if left == 1 else f"{left} more cubes are"
            return no("payment.pending", f"a payment is open: {due} due")
        allowed = PHASES.get(kind, (ACTIONS,))
        if phase not in allowed:
            phases = " or ".join(PHASE_NAMES[each] for each in allowed)
            return no(
                "phase.wrong", f"{kind} is for the phase {phases}, this is {PHASE_NAMES[phase]}"
            )
        method: Callable[[Named], IllegalAction | None] = getattr(self, f"on_{kind}")
        return method(name)

    # ---- setup, phase 1 and phase 2 ----

    def on_take_card(self, name: Named) -> IllegalAction | None:
        if self.t["where"][CARD_NUMBERS[name["card"]]] == IN_OFFER:
            return None
        offered = [card for i, card in enumerate(CARD_IDS) if self.t["where"][i] == IN_OFFER]
        sentence = f"{name['card']} is not on offer; there are {', '.join(offered)}"
        return no("offer.not_there", sentence)

    def on_decline_card(self, name: Named) -> IllegalAction | None:
        if has(self.g, self.seat, IDLER):
            return None
        return no("idler.not_active", "a card must be taken; only an active idler may decline")

    def on_discard_overflow(self, name: Named) -> IllegalAction | None:
        if self.t["where"][CARD_NUMBERS[name["card"]]] == TABLEAU + self.seat:
            return None
        return no("overflow.not_held", f"{name['card']} is not one of the six cards on the tableau")

    def on_pick_start_cubes(self, name: Named) -> IllegalAction | None:
        return None

    def on_choose_dice(self, name: Named) -> IllegalAction | None:
        return None

    def on_apply_explorer(self, name: Named) -> IllegalAction | None:
        if name["die"] is None or name["die"] in self.dice_asked_about():
            return None
        return self.other_dice(name["die"])

    def dice_asked_about(self) -> list[str]:
        """Both dice chosen; one after the other where the table has both explored."""
        dice = [COLORS[self.t["die_a"]], COLORS[self.t["die_b"]]]
        return dice if self.g.t.explorer_dice == 1 else dice[self.t["asked"] : self.t["asked"] + 1]

    def on_apply_master(self, name: Named) -> IllegalAction | None:
        if name["die"] is None:
            return None
        die, position = COLORS.index(name["die"]), name["position"]
        if not is_asked_about(self.g, die):
            return self.other_dice(name["die"])
        if can_shift(self.g, die, position):
            return None
        value = self.t["dice"][die]
        return no(
            "master.not_possible",
            f"cubes of a {value} go to {value - 1} or {value + 1}, but only from 2 to "
            f"{highest_value(self.g)}; {position} is not possible",
        )

    def other_dice(self, die: str) -> IllegalAction:
        first, second = COLORS[self.t["die_a"]], COLORS[self.t["die_b"]]
        return no("dice.not_chosen", f"{die} is not asked about; chosen are {first} and {second}")

    # ---- cards ----

    def on_activate(self, name: Named) -> IllegalAction | None:
        card = CARD_NUMBERS[name["card"]]
        if self.t["where"][card] != TABLEAU + self.seat:
            sentence = f"{name['card']} is not on the tableau; {self.place(card)}"
            return no("card.not_on_tableau", sentence)
        method, dropped = name["method"], name["dropped"]
        if method != "pay" and not self.is_unused(method):
            return no("method.not_available", f"{self.idle(method)}, so it cannot pay")
        if method == "count":
            return self.too_little_gold("activating with the count", COUNT_PRICE)
        cost = dict(self.data.card(name["card"])["cost"])
        if dropped is not None:
            discount = CARD_IDS[discount_card(self.g, card)]
            found = self.no_discount(discount, name["card"], cost, dropped)
            if found:
                return found
        if has_cost(self.g, self.seat, card, number(dropped)):
            return None
        return self.too_few_cubes(name["card"], cost, dropped)

    def no_discount(
        self, discount: str, what: str, cost: Mapping[str, int], dropped: str
    ) -> IllegalAction | None:
        if not has_discount(self.g, self.seat, CARD_NUMBERS[discount]):
            return no("discount.not_available", f"{self.idle(discount)}, so no cube can be dropped")
        if not cost.get(dropped):
            sentence = f"{what} costs {cubes(cost)}: there is no {dropped} cube to drop"
            return no("discount.not_available", sentence)
        return None

    def too_few_cubes(
        self, what: str, cost: Mapping[str, int], dropped: str | None
    ) -> IllegalAction:
        due = {color: count - (color == dropped) for color, count in cost.items()}
        held = {color: self.supply[color] for color in due}
        less = f" with one {dropped} dropped" if dropped else ""
        sentence = f"{what} costs {cubes(due)}{less}, the supply has {cubes(held)}"
        missing = {color: count - held[color] for color, count in due.items()}
        return no("cubes.too_few", sentence, missing=missing)

    def too_little_gold(self, what: str, price: int) -> IllegalAction | None:
        if self.gold >= price:
            return None
        sentence = f"{what} costs {price} gold, seat {self.seat} has {self.gold}"
        return no("gold.too_little", sentence, missing={"gold": price - self.gold})

    def place(self, card: int) -> str:
        """Where a card lies instead, in words."""
        where = self.t["where"][card]
        if where >= TABLEAU:
            state = "active" if where >= ACTIVE else "on the tableau"
            return f"it is {state} at seat {(where - TABLEAU) % 4}"
        places = {IN_OFFER: "on offer", DISCARDED: "in the discard pile", IN_STACK: "not revealed"}
        return f"it is {places.get(where, 'of a later round')}"

    def is_unused(self, card: str) -> bool:
        return bool(is_unused(self.g, self.seat, CARD_NUMBERS[card]))

    def idle(self, card: str) -> str:
        active = has(self.g, self.seat, CARD_NUMBERS[card])
        return f"{card} was used this round" if active else f"{card} is not active"

    # ---- the city, the wall and the sea ----

    def on_take_quarter(self, name: Named) -> IllegalAction | None:
        quarter = self.data.quarters().index(name["quarter"])
        owner, taken = self.t["owner"][quarter], self.t["quarters_taken"][self.seat]
        if owner != NONE:
            return no("quarter.taken", f"{name['quarter']} belongs to seat {owner}")
        limit = quarter_limit(self.g, self.seat)
        if taken >= limit:
            return no("quarter.limit", limit_of_quarters(taken, limit))
        if name["method"] == "herald":
            if not self.is_unused("herald"):
                return no("method.not_available", f"{self.idle('herald')}, so it cannot pay")
            return self.too_little_gold("a quarter with the herald", HERALD_PRICE)
        return self.unpaid_quarter(name, quarter)

    def unpaid_quarter(self, name: Named, quarter: int) -> IllegalAction | None:
        cost, dropped = self.data.board["quarter"][quarter]["cost"], name["dropped"]
        if dropped is not None:
            found = self.no_discount("speculator", name["quarter"], cost, dropped)
            if found:
                return found
        if has_quarter_cost(self.g, self.seat, quarter, number(dropped)):
            return None
        return self.too_few_cubes(name["quarter"], cost, dropped)

    def on_move_wall(self, name: Named) -> IllegalAction | None:
        space, last, distance = self.t["wall"][self.seat], self.g.t.wall_length, name["distance"]
        if self.t["wall_moved"][self.seat]:
            return no("wall.moved", "the wall move of this turn is done; there is one a turn")
        if space == last:
            return no("wall.end", f"the disc is on the last space, {last}")
        if space + distance > last:
            steps = counted(distance, "space")
            sentence = f"{steps} from {space} would lie behind the last one, {last}"
            return no("wall.too_far", sentence)
        steps = counted(distance, "space")
        return self.too_few_in_all(f"moving {steps} on the wall", wall_price(distance))

    def too_few_in_all(self, what: str, price: int) -> IllegalAction | None:
        held = supply_size(self.g, self.seat)
        if held >= price:
            return None
        sentence = f"{what} costs {counted(price, 'cube')}, the supply has {held}"
        return no("cubes.too_few", sentence, missing={"any": price - held})

    def on_move_ship(self, name: Named) -> IllegalAction | None:
        here = self.data.nodes()[self.t["ship"][self.seat]]
        near = self.data.routes_from(here)
        if name["to"] not in near:
            sentence = f"{name['to']} is not next to {here}; next are {', '.join(near)}"
            return no("ship.not_adjacent", sentence)
        if name["pay"] == "free":
            if self.t["free_steps"][self.seat] == 0:
                return no("ship.no_free_step", "there is no free ship step left")
            return None
        return self.no_such_cube("a ship step", name["pay"])

    def no_such_cube(self, what: str, color: str) -> IllegalAction | None:
        if self.supply[color]:
            return None
        sentence = f"{what} for {color}: the supply has {cubes(self.supply)}"
        return no("cubes.too_few", sentence, missing={color: 1})

    def on_deliver(self, name: Named) -> IllegalAction | None:
        if can_deliver(self.g, self.seat):
            return None
        here = self.data.nodes()[self.t["ship"][self.seat]]
        if here not in self.data.ports():
            return no("deliver.not_in_port", f"the ship is at {here}, which is no port")
        port = self.data.ports().index(here)
        good = self.data.board["port"][port]["good"]
        if self.t["cargo"][self.seat][GOODS.index(good)] == 0:
            return no("deliver.no_goods", f"{here} wants {good}, the ship has none")
        if not self.port_has_room(port):
            tiles = tiles_in_port(self.g, port)
            return no("deliver.full", f"{here} has taken {counted(tiles, 'tile')} already")
        return no("deliver.not_entered", f"the ship did not enter {here} this turn")

    def port_has_room(self, port: int) -> bool:
        return NONE in self.t["delivered_by"][port]

    def on_buy_tribute(self, name: Named) -> IllegalAction | None:
        if can_buy_tribute(self.g, self.seat):
            return None
        uses, limit = self.t["tribute_uses"][self.seat], tribute_limit(self.g, self.seat)
        if uses >= limit:
            return no("tribute.limit", limit_of_tribute(uses, limit))
        price = self.t["tribute_price"]
        if self.gold < price:
            sentence = f"tribute costs {price} gold, seat {self.seat} has {self.gold}"
            missing = {"gold": price - self.gold}
            return no("tribute.too_little_gold", sentence, missing=missing)
        return no("tribute.nothing_to_gain", "the tribute of this round brings no prestige")

    # ---- using cards ----

    def on_use_office(self, name: Named) -> IllegalAction | None:
        card = CARD_NUMBERS[name["card"]]
        if can_use_office(self.g, self.seat, card):
            return None
        if not has(self.g, self.seat, card):
            return self.not_active(card)
        if office_uses_left(self.g, self.seat, card) <= 0:
            return no("card.used", office_spent(self.g, self.seat, card))
        return self.no_such_cube(name["card"], COLORS[office_color(card // 4)])

    def not_active(self, card: int) -> IllegalAction:
        sentence = f"{CARD_IDS[card]} is not an active card of seat {self.seat}; {self.place(card)}"
        return no("card.not_active", sentence)

    def used(self, card: str) -> IllegalAction:
        often = times(self.t["used"][CARD_NUMBERS[card]])
        return no("card.used", f"{card} was used {often} this round")

    def on_use_card(self, name: Named) -> IllegalAction | None:
        return use_refusal(self, name)

    # ---- jokers, payments, the pass ----

    def on_cash_joker(self, name: Named) -> IllegalAction | None:
        if self.t["jokers"][self.seat] == 0:
            return no("joker.none", f"seat {self.seat} has no joker")
        juggling = has(self.g, self.seat, JUGGLER)
        if juggling == (len(name["choices"]) == 2):
            return None
        due, who = ("two things", "the") if juggling else ("one thing", "no")
        return no("joker.juggler", f"with {who} juggler a joker is cashed for {due}")

    def on_pay_cube(self, name: Named) -> IllegalAction | None:
        color = COLORS.index(name["color"])
        if can_pay_with(self.g, self.seat, color):
            return None
        first, left = self.t["pay_from"], self.t["pay_left"]
        if color < first:
            sentence = f"cubes are paid in the order {', '.join(COLORS)}; {COLORS[first]} was paid"
            return no("payment.order", sentence)
        found = self.no_such_cube("paying", name["color"])
        later = cubes_from(self.g, self.seat, color)
        due = f"{counted(left, 'cube')} {'is' if left == 1 else 'are'} due"
        sentence = f"{due}, from {name['color']} on {there_are(later)}"
        return found or no("payment.order", sentence)

    def on_pass(self, name: Named) -> IllegalAction | None:
        return None


def counted(count: int, thing: str) -> str:
    """
    >>> counted(1, "cube"), counted(0, "cube"), counted(3, "space")
    ('1 cube', '0 cubes', '3 spaces')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def limit_of_quarters(taken: int, limit: int) -> str:
    """A limit that has sunk since, because the night watchman left, is told as it is now.

    >>> limit_of_quarters(2, 1)
    'one quarter a turn is allowed, 2 were taken'
    """
    if taken == limit:
        return "the quarter of this turn is taken" if limit == 1 else "both quarters are taken"
    return f"one quarter a turn is allowed, {taken} were taken"


def limit_of_tribute(uses: int, limit: int) -> str:
    """
    >>> limit_of_tribute(1, 1), limit_of_tribute(2, 1)
    ('the tribute was used once this turn', 'one use a turn is allowed, the tribute was used twice')
    """
    if uses > limit:
        return f"one use a turn is allowed, the tribute was used {times(uses)}"
    return f"the tribute was used {times(uses)} this turn"


def number(dropped: str | None) -> int:
    return NO_COLOR if dropped is None else COLORS.index(dropped)
