"""Legal actions in groups with price and gain; tempting illegal ones with the reason.

Prices and gains come from trying an action on a copy and reading what happened, up to the first
thing that nobody knows yet. So no rule is told here a second time, and nothing hidden is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carrack.games.maracaibo import entry_names
from carrack.games.maracaibo import names as n
from carrack.games.maracaibo.names import NONE
from carrack.games.maracaibo.refusal import Reasons, TooFew
from carrack.games.maracaibo.rules.markers import may_mark
from carrack.games.maracaibo.rules.sailing import can_use_arrow, has_passage, is_at_passage
from carrack.games.maracaibo.rules.village import actions_of_stop
from carrack.games.maracaibo.state import is_city, is_there, is_village, market_space
from carrack.kernel.explained import Explained, explained
from carrack.kernel.layout import fields_of

Named = dict[str, Any]
Sums = dict[str, Any]

GROUPS = {
    "take_career": "setup",
    "take_port": "setup",
    "discard": "setup",
    "plan": "plan",
    "sail": "sail",
    "use_tile": "stop",
    "draw_hint": "stop",
    "chapter_goal": "stop",
    "main_city": "main",
    "main_village": "main",
    "main_assistants": "main",
    "main_quest": "main",
    "deliver": "city",
    "empty_market": "city",
    "city_action": "city",
    "take_doubloon": "village",
    "discard_hand": "village",
    "upgrade_action": "village",
    "port_action": "village",
    "resistance_action": "village",
    "card_action": "village",
    "card_quest": "village",
    "buy": "buy",
    "buy_planned": "buy",
    "invest": "buy",
    "take_last": "buy",
    "explore": "explore",
    "move_figure": "explore",
    "ruin": "explore",
    "pay_card": "payment",
    "pay_jack": "payment",
    "choose_good": "payment",
    "draw_open": "draw",
    "draw_pile": "draw",
    "keep_hand": "hand",
    "drop_hand": "hand",
    "remove_hint": "search",
    "free_luysa": "search",
    "pay_ransom": "search",
    "cover_hint": "search",
    "cover_space": "search",
    "token_pile": "combat",
    "keep_token": "combat",
    "fight_for": "combat",
    "fight_against": "combat",
    "pay_token": "combat",
    "add_point": "combat",
    "add_figure": "combat",
    "fight_influence": "combat",
    "annex": "combat",
    "displace": "combat",
    "liberate": "combat",
    "liberate_extra": "combat",
    "fight_card": "combat",
    "fight_port": "combat",
    "fight_tile": "combat",
    "remove_disc": "choice",
    "resist": "choice",
    "return_marker": "choice",
    "choose_nation": "choice",
    "choose_option": "choice",
    "choose_location": "choice",
    "use_assistant": "choice",
    "fulfil_quest": "choice",
    "accept": "choice",
    "pass": "pass",
}
# What shows something that was hidden, or hands on to somebody else: nothing behind it is told
UNKNOWN_FROM = (
    *("card_drawn", "card_opened", "card_revealed", "pile_shuffled", "token_revealed"),
    *("hint_revealed", "prestige_opened", "automa_card", "quest_laid", "turn_began"),
    *("round_ended", "career_taken", "game_ended"),
)
AMOUNTS = {
    "doubloons": "doubloons",
    "vp": "vp",
    "combat": "combat",
    "figures": "figures",
    "income_doubloons": "income",
    "income_vp": "vp_income",
}


def explain(game: Any, state: Any, seat: int) -> Explained:
    """See `Game.explain`."""
    legal = state.legal(seat)
    if not legal:
        return explained({}, [])
    reasons = Reasons(game, state, seat)
    trial = Trial(state, seat, reasons)
    groups: dict[str, list[Named]] = {}
    for action in legal:
        name = reasons.words.named(action)
        groups.setdefault(GROUPS[name["type"]], []).append(trial.of(action, name))
    return explained(groups, refused(reasons, legal))


class Trial:
    """Actions tried on a copy of the table."""

    def __init__(self, state: Any, seat: int, reasons: Reasons) -> None:
        self.state = state
        self.seat = seat
        self.reasons = reasons
        self.t = reasons.t

    def of(self, action: int, name: Named) -> Named:
        """What an action costs and brings, as far as that is known before."""
        entry: Named = {"action": action, "name": name, "price": {}, "gain": {}, "warnings": []}
        if name["type"] == "sail":
            entry["stop"] = self.stop(action)
        if self.t["phase"] == n.DROPPING:
            return entry
        copy = self.state.clone()
        copy.apply(self.seat, action)
        if self.t["phase"] == n.CHOOSING:
            # Until the last of these nobody hears of them, and each can be chosen anew.
            done = copy.decision(self.seat) != self.state.decision(self.seat)
            entry["warnings"] += ["cannot_be_undone"] if done else []
            return entry
        for event in copy.events(self.seat):
            if event["type"] in UNKNOWN_FROM or event["cause"] == "income":
                break  # who ends a round is paid whatever ended it
            if event.get("seat") == self.seat:
                tell(event, entry["price"], entry["gain"])
        if name["type"] == "main_village":
            add(entry["gain"], "village_actions", self.village_actions(*self.stopped_at()))
        if self.reasons.entry[entry_names.ENTRY_KIND] == entry_names.COMBAT:
            self.tell_value(copy, entry)
        if copy.may_undo(self.seat) == 0:
            entry["warnings"].append("cannot_be_undone")
        return entry

    def tell_value(self, copy: Any, entry: Named) -> None:
        """What is taken from the combat value, or added to it."""
        before, after = combat_value(self.t), combat_value(fields_of(copy))
        if after is not None and before is not None:
            add(entry["gain"] if after > before else entry["price"], "value", abs(after - before))

    def stop(self, action: int) -> Named:
        """What waits where a ship would stop."""
        location, points = divmod(action - n.SAIL, n.MAX_MOVEMENT)
        here = self.t["ship"][self.seat]
        way = self.way(here, location, points, bool(has_passage(self.state, self.seat)))
        return {
            "points": points,
            "way": [self.reasons.ids.locations[place] for place in way or ()],
            "village_actions": self.village_actions(location, points),
            "city": is_city(self.state, location),
            "market_space": max(0, market_space(self.state, location)),
            "quests": self.quests_at(location),
            "assistants": self.assistants_at(location),
            "tiles": self.tiles_at(location),
            "hints": self.t["hint_count"][location],
            "markers": sum(self.t["markers"][location]),
            "ends_round": bool(self.reasons.printed["ends_round"][location]),
        }

    def way(self, here: int, target: int, points: int, passage: bool) -> list[int] | None:
        """Over which places a ship sails for so many points; None where none leads there."""
        if points == 0:
            return [] if here == target else None
        printed, state = self.reasons.printed, self.state
        if printed["must_stop"][here] and here != self.t["ship"][self.seat]:
            return None
        steps = [
            (printed["arrow_to"][here][k], printed["arrow_cost"][here][k], passage)
            for k in range(printed["arrow_count"][here])
            if can_use_arrow(state, self.seat, here, k)
        ]
        spent = 0 if here == self.t["ship"][self.seat] else 1
        if passage and is_at_passage(state, here, spent):
            steps.append((printed["passage_to"], printed["passage_cost"], False))
        for there, cost, left in steps:
            further = self.way(there, target, points - cost, left) if cost <= points else None
            if further is not None:
                return [there, *further]
        return None

    def village_actions(self, location: int, points: int) -> int:
        """How many village actions the main action would bring after the movement of the turn."""
        if not is_village(self.state, location):
            return 0
        return int(actions_of_stop(self.state, self.seat, points, 0))

    def stopped_at(self) -> tuple[int, int]:
        """Where the ship stopped, and for how many points."""
        return self.reasons.entry[entry_names.MAIN_LOCATION], self.reasons.entry[
            entry_names.MAIN_POINTS
        ]

    def quests_at(self, location: int) -> list[str]:
        at = n.QUEST_AT + location
        return [q for i, q in enumerate(self.reasons.ids.quests) if self.t["quest"][i] == at]

    def assistants_at(self, location: int) -> list[str]:
        """Own assistants there, by their cards."""
        cards = self.t["tableau"][self.seat][: self.t["tableau_size"][self.seat]]
        agents = self.reasons.printed["card_agent"]
        return [
            self.reasons.ids.cards[card]
            for card in cards
            if self.t["placed"][card] == location and not agents[card]
        ]

    def tiles_at(self, location: int) -> list[str]:
        places = self.reasons.printed["legacy_place"]
        return [
            tile
            for i, tile in enumerate(n.LEGACY_IDS)
            if self.t["legacy"][i] and places[i] == location
        ]


def combat_value(t: dict[str, Any]) -> int | None:
    """The value of the Combat that is being fought; None when it is over."""
    entries = t["stack"][: t["depth"]]
    fights = [
        entry[entry_names.COMBAT_VALUE]
        for entry in entries
        if entry[entry_names.ENTRY_KIND] == entry_names.COMBAT
    ]
    return fights[-1] if fights else None


def tell(event: Named, price: Sums, gain: Sums) -> None:
    """Add an event to what an action costs and brings."""
    kind = event["type"]
    if kind in AMOUNTS:
        add(gain if event["amount"] > 0 else price, AMOUNTS[kind], abs(event["amount"]))
    elif kind == "figures_returned":
        add(price, "figures", event["amount"])
    elif kind == "influence":
        sums = gain if event["amount"] > 0 else price
        add(sums.setdefault("influence", {}), event["nation"], abs(event["amount"]))
    elif kind in ("cards_discarded", "jack_discarded"):
        price.setdefault("cards", []).append(event["card"])
    elif kind in ("disc_removed", "marker_resists", "quest_done", "synergy", "card_bought"):
        word, part = PIECES[kind]
        gain.setdefault(word, []).append(event[part])


PIECES = {
    "disc_removed": ("discs", "upgrade"),
    "marker_resists": ("resistance", "nation"),
    "quest_done": ("quests", "quest"),
    "synergy": ("synergies", "kind"),
    "card_bought": ("bought", "card"),
}


def add(sums: Sums, name: str, amount: int) -> None:
    if amount:
        sums[name] = sums.get(name, 0) + amount


# ---- what one would like to do but cannot ----


def refused(reasons: Reasons, legal: list[int]) -> list[Named]:
    """Each tempting action that is not legal, with the reason."""
    found = []
    for action in tempting(reasons):
        if action not in legal:
            error = reasons.why_not(action)
            name = reasons.words.named(action)
            entry = {"name": name, "code": error.code, "reason": str(error)}
            if isinstance(error, TooFew):
                entry["missing"] = error.missing
            found.append({**entry, "facts": error.facts} if error.facts else entry)
    return found


def tempting(reasons: Reasons) -> Iterator[int]:
    """What lies on the table and could be meant: places, cards, quests, buildings, fights."""
    t, seat = reasons.t, reasons.seat
    kind = reasons.entry[entry_names.ENTRY_KIND] if reasons.entry else NONE
    hand = range(t["hand_size"][seat])
    if kind == entry_names.MOVE:
        yield from places(reasons)
    elif kind in (entry_names.VILLAGE, entry_names.PURCHASE_AT_END):
        yield from (n.BUY_FROM_HAND + card for card in hand)
        yield from range(n.BUY_PLANNED, n.BUY_PLANNED + t["planned_size"][seat])
        yield from range(n.INVEST, n.INVEST + t["prestige_open"])
    elif kind == entry_names.CITY:
        yield from (n.DELIVER + card for card in hand)
    elif kind == entry_names.MAIN:
        here = n.QUEST_AT + reasons.entry[entry_names.MAIN_LOCATION]
        yield from (n.MAIN_QUEST + quest for quest, at in enumerate(t["quest"]) if at == here)
    elif kind == entry_names.DISC:
        yield from range(n.REMOVE_DISC, n.REMOVE_DISC + n.UPGRADES)
    elif kind in (entry_names.PAYMENT, entry_names.SALE):
        yield from (n.PAY_CARD + card for card in hand)
    elif kind == entry_names.EXPLORATION:
        yield from range(n.EXPLORE_TO, n.EXPLORE_TO + len(reasons.ids.spaces))
    elif (
        kind == entry_names.COMBAT and reasons.entry[entry_names.COMBAT_STAGE] == entry_names.FIGHT
    ):
        yield from fights(reasons)


def places(reasons: Reasons) -> Iterator[int]:
    """Every place of the board, with the fewest points of a way there; its own one is no stop."""
    state, away = reasons.g, reasons.distances()
    most, here = reasons.entry[entry_names.MOVE_POINTS], reasons.has("ship")
    sails = {
        (action - n.SAIL) // n.MAX_MOVEMENT
        for action in state.legal(reasons.seat)
        if n.SAIL <= action < n.TILE_EFFECT
    }
    for location in range(n.LOCATIONS):
        if is_there(state, location) and location != here and location not in sails:
            points = min(away.get(location, most), most)
            yield n.SAIL + location * n.MAX_MOVEMENT + points


def fights(reasons: Reasons) -> Iterator[int]:
    """Liberations where the nation has markers; else annexing and influence."""
    nation = reasons.entry[entry_names.COMBAT_NATION]
    if reasons.entry[entry_names.COMBAT_STANCE] == entry_names.AGAINST_NATION:
        marked = [i for i, markers in enumerate(reasons.t["markers"]) if markers[nation]]
        yield from (n.LIBERATE + location for location in marked)
    else:
        yield from (n.FIGHT_INFLUENCE, n.FIGHT_INFLUENCE + 1)
        empty = [location for location in range(n.LOCATIONS) if may_mark(reasons.g, location)]
        yield from (n.ANNEX + location for location in empty)
