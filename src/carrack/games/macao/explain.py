"""Legal actions in groups with price, gain and warnings; tempting illegal ones with the reason.

Prices and gains come from trying an action on a copy and reading what happened. So no rule is told
here a second time, and nothing is read that the seat could not know: only its own events count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carrack.games.macao.actions import COLOR_USES, vocabulary
from carrack.games.macao.cards.refusal import (
    WAITING,
    TooLittle,
    can_ever_be_used,
    can_still_be_used,
)
from carrack.games.macao.names import (
    ACTIONS,
    ACTIVATE_PAY,
    ACTIVE,
    APPLY_EXPLORER,
    BUY_TRIBUTE,
    CARD_IDS,
    CHOICES,
    COLORS,
    DELIVER,
    LAST_ROUND,
    MAX_DISTANCE,
    MOVE_WALL,
    NO_COLOR,
    NO_SHIFT,
    NONE,
    OFFICES,
    PASS,
    PAY_CUBE,
    TABLEAU,
    TABLEAU_SPACES,
    TAKE_QUARTER,
    USE_CARD,
    USE_CATHEDRAL,
    USE_GRAVEDIGGER,
    USE_OFFICE,
)
from carrack.games.macao.refusal import Reasons
from carrack.kernel.explained import Explained, explained

GROUPS = {
    "take_card": "pick",
    "decline_card": "pick",
    "discard_overflow": "overflow",
    "pick_start_cubes": "start_cubes",
    "choose_dice": "dice",
    "apply_explorer": "dice",
    "apply_master": "dice",
    "activate": "activate",
    "take_quarter": "quarter",
    "move_wall": "wall",
    "move_ship": "ship",
    "deliver": "deliver",
    "buy_tribute": "tribute",
    "use_office": "card",
    "use_card": "card",
    "cash_joker": "joker",
    "pay_cube": "payment",
    "pass": "pass",
}
# What is shown of a card that is used with a choice, when no choice is possible
SHOWN_USE = {
    "cathedral": USE_CATHEDRAL + 1,
    "gravedigger": USE_GRAVEDIGGER + CARD_IDS.index("gravedigger"),
    **{card: base for base, card in COLOR_USES},
}
RAISES_QUESTIONS = ("move_wall", "use_card", "choose_dice", "apply_explorer", "apply_master")
Named = dict[str, Any]
Sums = dict[str, Any]


def explain(game: Any, state: Any, seat: int) -> Explained:
    """See `Game.explain`."""
    legal = state.legal(seat)
    if not legal:
        return explained({}, [])
    reasons = Reasons(game, state, seat)
    trial = Trial(state, seat, reasons.t)
    groups: dict[str, list[Named]] = {}
    for action in legal:
        name = game.action(state, seat, action)
        groups.setdefault(GROUPS[name["type"]], []).append(trial.of(action, name))
    return explained(groups, refused(game, reasons, legal))


class Trial:
    """Actions tried on a copy of the table."""

    def __init__(self, state: Any, seat: int, table: dict[str, Any]) -> None:
        self.state = state
        self.seat = seat
        self.table = table
        self.copy = state.clone()
        self.waiting = waiting_uses(state, seat)

    def fresh(self) -> Any:
        """The table as it is now. Pure Python fills one copy quicker than it makes many."""
        fill = getattr(self.copy, "copy_from", None)
        if fill is None:
            return self.state.clone()
        fill(self.state)
        return self.copy

    def of(self, action: int, name: Named) -> Named:
        """What an action costs and brings, and what to think of before choosing it."""
        entry: Named = {"action": action, "name": name, "price": {}, "gain": {}, "warnings": []}
        if action == PASS:
            entry["price"] = self.cubes_lost()
            entry["warnings"] = ["passing_with_cubes"] if entry["price"] else []
            entry["warnings"] += [f"{card}_lost" for card in self.waiting]
            entry["warnings"].append("cannot_be_undone")
            return entry
        copy = self.fresh()
        copy.apply(self.seat, action)
        final = copy.may_undo(self.seat) == 0
        events = [*copy.events(None), *self.followed(copy, name["type"])]
        for event in events:
            if event.get("seat") == self.seat:
                tell(event, entry["price"], entry["gain"])
        if any(event["type"] == "choice" for event in events):
            cubes = entry["price"].pop("cubes")
            entry["price"]["cubes"] = {"any": sum(cubes.values())}
        entry["warnings"] = [*self.warnings(name, entry["gain"])]
        entry["warnings"] += [f"{card}_lost" for card in self.lost_by(name, copy)]
        entry["warnings"] += ["cannot_be_undone"] if final else []
        return entry

    def cubes_lost(self) -> Sums:
        supply = self.table["supply"][self.seat]
        cubes = {color: count for color, count in zip(COLORS, supply, strict=True) if count}
        return {"cubes": cubes} if cubes else {}

    def followed(self, copy: Any, kind: str) -> Iterator[Named]:
        """What belongs to the action but is asked after it: any payment, no explorer, no master."""
        while kind in RAISES_QUESTIONS:
            action = plain_answer(copy.legal(self.seat))
            if action is None:
                return
            if PAY_CUBE <= action < PASS:
                yield {"type": "choice"}
            copy.apply(self.seat, action)
            yield from copy.events(None)

    def warnings(self, name: Named, gain: Sums) -> Iterator[str]:
        if name["type"] == "take_card" and self.table["tableau_size"][self.seat] >= TABLEAU_SPACES:
            yield "sixth_card"
        if GROUPS[name["type"]] == "dice" and "rose" in gain:
            if self.stays_empty(1, gain["rose"]):
                yield "empty_arrow"
            if self.table["round_number"] < LAST_ROUND and self.stays_empty(2, gain["rose"]):
                yield "empty_arrow_next_round"

    def lost_by(self, name: Named, copy: Any) -> list[str]:
        """Cards that wait for their use, and could not be used any more after this action."""
        if not self.waiting or name.get("card") in self.waiting:
            return []
        left = waiting_uses(copy, self.seat)
        return [card for card in self.waiting if card not in left]

    def stays_empty(self, position: int, placed: Sums) -> bool:
        held: int = sum(self.table["rose"][self.seat][position])
        return held == 0 and str(position) not in placed


def waiting_uses(state: Any, seat: int) -> list[str]:
    """Fountain and envoy, where what they wait for has happened and the use is still to come."""
    return [card for card in WAITING if can_still_be_used(state, seat, card)]


def plain_answer(legal: list[int]) -> int | None:
    """The answer to a question that the action itself raised; None when there is none."""
    if not legal:
        return None
    if PAY_CUBE <= legal[0] < PASS:
        return legal[0]
    return legal[-1] if legal[-1] in (APPLY_EXPLORER + NO_COLOR, NO_SHIFT) else None


def tell(event: Named, price: Sums, gain: Sums) -> None:
    """Add an event to what an action costs and brings."""
    kind = event["type"]
    if kind == "gold_paid":
        add(price, "gold", event["amount"])
    elif kind == "gold_gained":
        add(gain, "gold", event["amount"])
    elif kind == "prestige_gained":
        add(gain, "prestige", event["amount"])
    elif kind == "cube_paid":
        add(price.setdefault("cubes", {}), event["color"], event["count"])
    elif kind == "cube_gained":
        add(gain.setdefault("cubes", {}), event["color"], event["count"])
    elif kind == "steps_gained":
        add(gain, "steps", event["amount"])
    elif kind == "wall_moved":
        add(gain, "spaces", event["steps"])
    elif kind == "joker_cashed":
        add(price, "jokers", 1)
    else:
        tell_tiles_and_cards(event, price, gain)


def tell_tiles_and_cards(event: Named, price: Sums, gain: Sums) -> None:
    kind = event["type"]
    if kind == "quarter_taken" and event["tile"] == "joker":
        add(gain, "jokers", 1)
    elif kind == "quarter_taken":
        add(gain.setdefault("goods", {}), event["tile"], 1)
    elif kind == "delivered":
        add(price.setdefault("goods", {}), event["good"], 1)
    elif kind == "ship_moved" and event["pay"] == "free":
        add(price, "steps", 1)
    elif kind == "card_discarded":
        price.setdefault("cards", []).append(event["card"])
    elif kind in ("card_taken", "card_activated"):
        gain.setdefault("cards", []).append(event["card"])
    elif kind == "punished" and event["cause"] == "overflow":
        add(price, "markers", 1)
    elif kind == "cubes_placed":
        position = gain.setdefault("rose", {}).setdefault(str(event["position"]), {})
        add(position, event["color"], event["count"])


def add(sums: Sums, name: str, amount: int) -> None:
    """Add an amount to the sums of a name; of an amount of 0 nothing is told."""
    if amount:
        sums[name] = sums.get(name, 0) + amount


# ---- what one would like to do but cannot ----


def refused(game: Any, reasons: Reasons, legal: list[int]) -> list[Named]:
    """Each tempting action that is not legal, with the reason."""
    if reasons.t["phase"] != ACTIONS:
        return []
    names = vocabulary(game.data).named
    possible = {thing(names(action)) for action in legal}
    found = []
    for action in tempting(reasons):
        name = names(action)
        if thing(name) not in possible:
            error = reasons.why_not(action)
            assert error is not None
            entry = {"name": name, "code": error.code, "reason": str(error)}
            if isinstance(error, TooLittle):
                entry["missing"] = error.missing
            found.append(entry)
    return found


def thing(name: Named) -> tuple[Any, ...]:
    """What an action is done with: in whatever other way, it can be done."""
    return name["type"], name.get("card"), name.get("quarter"), name.get("distance")


def tempting(reasons: Reasons) -> Iterator[int]:
    """Cards on the tableau, free quarters, wall, delivery in a port, tribute, activated cards."""
    table, seat = reasons.t, reasons.seat
    for card, place in enumerate(table["where"]):
        if place == TABLEAU + seat:
            yield ACTIVATE_PAY + card * CHOICES + NO_COLOR
    for quarter, owner in enumerate(table["owner"]):
        if owner == NONE and quarter < len(reasons.data.quarters()):
            yield TAKE_QUARTER + quarter * CHOICES + NO_COLOR
    ahead = reasons.g.t.wall_length - table["wall"][seat]
    yield from range(MOVE_WALL, MOVE_WALL + max(1, min(ahead, MAX_DISTANCE)))
    if reasons.data.nodes()[table["ship"][seat]] in reasons.data.ports():
        yield DELIVER
    yield BUY_TRIBUTE
    for card, place in enumerate(table["where"]):
        if place == ACTIVE + seat and card < OFFICES:
            yield USE_OFFICE + card
        elif place == ACTIVE + seat and can_ever_be_used(CARD_IDS[card]):
            yield SHOWN_USE.get(CARD_IDS[card], USE_CARD + card - OFFICES)
