"""Why an action is not legal: a code for programs and a sentence with the numbers for people.

Whether something is legal is asked from the rules; here is only what to say when it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carrack.games.maracaibo import entry_names
from carrack.games.maracaibo import names as n
from carrack.games.maracaibo.actions import Vocabulary, kind_of
from carrack.games.maracaibo.cards import assistant_places, has_assistant, most_markers, price_of
from carrack.games.maracaibo.entries import NEED_WORDS, cost_told
from carrack.games.maracaibo.names import BARRIERS, GOODS, NATIONS, NONE, OBJECTS
from carrack.games.maracaibo.rules.conquest import annex_cost, displace_cost, may_displace
from carrack.games.maracaibo.rules.liberating import extra_cost, liberation_cost
from carrack.games.maracaibo.rules.markers import may_mark
from carrack.games.maracaibo.rules.paying import can_afford, next_need
from carrack.games.maracaibo.rules.search import luysa_price
from carrack.games.maracaibo.rules.turn import is_free_moment
from carrack.games.maracaibo.state import (
    discs_of,
    has_crossed,
    is_city,
    is_there,
    is_unlocked,
    markers_at,
    market_goods,
    market_space,
)
from carrack.kernel.errors import IllegalAction
from carrack.kernel.layout import shared_fields

Named = Mapping[str, Any]
Reason = IllegalAction | None

FREE = ("plan", "remove_hint", "free_luysa")
BUYING = ("buy", "buy_planned", "invest")
FIGHTS = (
    *("token_pile", "keep_token", "fight_for", "fight_against", "pay_token", "add_point"),
    *("add_figure", "fight_influence", "annex", "displace", "liberate", "liberate_extra"),
    *("fight_card", "fight_port", "fight_tile"),
)
# What each kind of entry asks for, besides finishing and free actions
ASKED: dict[int, tuple[str, ...]] = {
    entry_names.MOVE: ("sail",),
    entry_names.ARRIVAL: ("use_tile", "draw_hint", "chapter_goal"),
    entry_names.MAIN: ("main_city", "main_village", "main_assistants", "main_quest"),
    entry_names.REFILL: ("draw_open", "draw_pile"),
    entry_names.VILLAGE: (
        *("take_doubloon", "discard_hand", *BUYING, "upgrade_action", "port_action"),
        *("resistance_action", "card_action", "card_quest"),
    ),
    entry_names.CITY: ("deliver", "empty_market", "city_action"),
    entry_names.PORTO: ("pay_card",),
    entry_names.DISC: ("remove_disc",),
    entry_names.NATION_CHOICE: ("choose_nation",),
    entry_names.LIBERATION: ("choose_location",),
    entry_names.MARKER: ("choose_location",),
    entry_names.RESISTANCE: ("resist",),
    entry_names.OPTION_CHOICE: ("choose_option",),
    entry_names.OFFER: ("accept",),
    entry_names.SALE: ("pay_card", "pay_jack"),
    entry_names.PAYMENT: ("pay_card", "pay_jack"),
    entry_names.SAME_GOODS: ("choose_good",),
    entry_names.ASSISTANT_PLACE: ("choose_location",),
    entry_names.AGENT_PLACE: ("choose_nation",),
    entry_names.QUEST_CHOICE: ("fulfil_quest",),
    entry_names.CITY_CHOICE: ("choose_location",),
    entry_names.ASSISTANTS: ("use_assistant",),
    entry_names.EXPLORATION: ("explore", "move_figure", "ruin"),
    entry_names.BRANCH: ("choose_option",),
    entry_names.RUIN_REWARD: ("accept",),
    entry_names.COMBAT: FIGHTS,
    entry_names.LOSS: ("choose_nation",),
    entry_names.PURCHASE_AT_END: (*BUYING, "take_last"),
    entry_names.SURRENDER: ("choose_nation",),
    entry_names.HINT_COVER: ("cover_hint",),
    entry_names.PORT_OFFER: ("accept",),
    entry_names.AUTOMA_QUEST: ("fulfil_quest",),
    entry_names.RANSOM_OFFER: ("pay_ransom",),
    entry_names.RETURN_CHOICE: ("return_marker",),
    entry_names.HINT_SPACE: ("cover_space",),
}
# What phases ask for in which nothing is being resolved
PHASES: dict[int, tuple[str, ...]] = {
    n.CHOOSING: ("take_career", "take_port", "plan", "discard"),
    n.DROPPING: ("keep_hand", "drop_hand"),
}


def no(code: str, sentence: str, **facts: Any) -> IllegalAction:
    return IllegalAction(sentence, code=f"maracaibo.{code}", facts=facts)


class TooFew(IllegalAction):
    """What is short of the price, by name."""

    def __init__(self, code: str, sentence: str, missing: dict[str, int], **facts: Any) -> None:
        (short,) = missing.values()
        code, facts = f"maracaibo.{code}", {"short": short, **facts}
        super().__init__(sentence, code=code, facts=facts)
        self.missing = missing


def refusal(game: Any, state: Any, seat: int, action: int) -> IllegalAction:
    """The reason, for an action of a seat that is asked."""
    return Reasons(game, state, seat).why_not(action)


class Reasons:
    """What stands in the way of the actions of one seat, in one position."""

    def __init__(self, game: Any, state: Any, seat: int) -> None:
        self.g = state
        self.seat = seat
        self.t: dict[str, Any] = shared_fields(state)
        self.ids = game.ids
        self.printed: dict[str, Any] = game.printed(state)
        self.words = Vocabulary(self.ids, self.t, seat)
        self.entry: list[int] = self.t["stack"][self.t["depth"] - 1] if self.t["depth"] else []

    def why_not(self, action: int) -> IllegalAction:
        name = self.words.named(action)
        kind, place = name["type"], action - kind_of(action).base
        asked = self.asked()
        if kind not in asked:
            if kind == "pass":
                return no("must_choose", f"one of these has to be chosen: {', '.join(asked)}")
            sentence = f"{kind} is not asked for now; what is: {', '.join(asked) or 'nothing'}"
            return no("not_asked", sentence)
        if "place" in name:
            return no("not_there", f"nothing lies at place {place} for {kind}")
        method: Callable[[Named, int], Reason] | None = getattr(self, f"on_{kind}", None)
        found = method(name, place) if method is not None else None
        return found or no("not_possible", f"{kind} is not possible now")

    def asked(self) -> tuple[str, ...]:
        if not self.entry:
            return PHASES.get(self.t["phase"], ())
        kind = self.entry[entry_names.ENTRY_KIND]
        asked = ASKED.get(kind, ())
        own_turn = self.t["phase"] == n.TURNS and self.t["current"] == self.seat
        return (*asked, *FREE) if own_turn and is_free_moment(self.g, kind) else asked

    def has(self, what: str) -> int:
        return int(self.t[what][self.seat])

    def location(self, number: int) -> str:
        return str(self.ids.locations[number])

    def too_few(self, what: str, price: int, thing: str) -> Reason:
        """Why a seat cannot pay with doubloons, figures or combat points; None if it can."""
        own = self.has(what)
        if own >= price:
            return None
        sentence = f"{thing} costs {price} {what}, seat {self.seat} has {own}"
        return TooFew(f"too_few_{what}", sentence, {what: price - own}, price=price, have=own)

    def unpaid(self, cost: int, thing: str) -> Reason:
        """What a cost of the tables asks for and the seat cannot pay."""
        if can_afford(self.g, self.seat, cost, 0):
            return None
        needs = cost_told(self.printed, cost)
        price = ", ".join(f"{count} {word}" for word, count in needs.items())
        sentence = f"{thing} costs {price}, which seat {self.seat} cannot pay"
        return no("cannot_pay", sentence, needs=needs)

    # ---- sailing and the stop ----

    def on_sail(self, name: Named, place: int) -> Reason:
        here, target = self.has("ship"), place // n.MAX_MOVEMENT
        points, most = name["points"], self.entry[entry_names.MOVE_POINTS]
        if points > most or points < self.printed["least_movement"]:
            least = self.printed["least_movement"]
            sentence = f"{points} points: a ship sails {least} to {most} now"
            return no("points", sentence, least=least, most=most)
        if not is_there(self.g, target):
            return no("no_location", f"{name['to']} is not on the board in this game")
        barrier = self.printed["needs_barrier"][target]
        if not has_crossed(self.g, self.seat, barrier):
            return self.behind(barrier, name["to"])
        away = self.distances().get(target)
        if away is None:
            return no("no_way", f"no way leads from {self.location(here)} to {name['to']}")
        if away > most:
            sentence = f"{name['to']} is {away} points away, a ship sails up to {most} now"
            return no("too_far", sentence, away=away, most=most)
        sentence = f"no way leads from {self.location(here)} to {name['to']} for {points} points"
        return no("no_course", sentence)

    def distances(self) -> dict[int, int]:
        """The fewest points from the ship to each place, however many it may sail now."""
        printed, fewest = self.printed, {self.has("ship"): 0}
        for here in (queue := list(fewest)):
            for k in range(printed["arrow_count"][here]):
                there = printed["arrow_to"][here][k]
                points = fewest[here] + printed["arrow_cost"][here][k]
                needed = printed["arrow_legacy"][here][k]
                is_laid = needed == NONE or self.t["legacy"][needed]
                if is_laid and points < fewest.get(there, n.FAR):
                    fewest[there] = points
                    queue.append(there)
        return fewest

    def behind(self, barrier: int, thing: str) -> IllegalAction:
        sentence = f"{thing} needs an explorer past the {BARRIERS[barrier]} barrier"
        return no("barrier", sentence, barrier=BARRIERS[barrier])

    def on_use_tile(self, name: Named, place: int) -> Reason:
        return no("tile", f"{name['tile']} has nothing to offer at this stop")

    def on_main_city(self, name: Named, place: int) -> Reason:
        return no("no_city", f"{self.location(self.entry[entry_names.MAIN_LOCATION])} is no city")

    def on_main_village(self, name: Named, place: int) -> Reason:
        return no(
            "no_village", f"{self.location(self.entry[entry_names.MAIN_LOCATION])} is no village"
        )

    def on_main_assistants(self, name: Named, place: int) -> Reason:
        return no("no_assistant", f"no assistant of seat {self.seat} is at this location")

    def on_main_quest(self, name: Named, place: int) -> Reason:
        if self.t["quest"][place] != n.QUEST_AT + self.entry[entry_names.MAIN_LOCATION]:
            return no("no_quest", f"{name['quest']} does not lie here")
        return self.unpaid(self.printed["quest_cost"][place], name["quest"]) or no(
            "no_quest", f"{name['quest']} is fulfilled by the action of this city alone"
        )

    def on_fulfil_quest(self, name: Named, place: int) -> Reason:
        return self.unpaid(self.printed["quest_cost"][place], name["quest"]) or no(
            "no_quest", f"{name['quest']} is not the quest in question"
        )

    def on_card_quest(self, name: Named, place: int) -> Reason:
        if self.t["quest"][place] != n.QUEST_ON_CARD + self.seat:
            return no("no_quest", f"{name['quest']} lies on no card of seat {self.seat}")
        if self.t["board_quest_done"]:
            return no("once", "one quest of a card is fulfilled in a turn")
        return self.unpaid(self.printed["quest_cost"][place], name["quest"])

    # ---- city ----

    def on_deliver(self, name: Named, place: int) -> Reason:
        location = self.entry[entry_names.CITY_LOCATION]
        if self.entry[entry_names.CITY_STEP] or not self.entry[entry_names.CITY_DELIVERS]:
            return no("delivered", "there is one delivery in a city action")
        if market_space(self.g, location) <= 0:
            return no("market_full", f"the market of {self.location(location)} takes no more discs")
        if discs_of(self.g, self.seat) == 0:
            return no("no_disc", f"seat {self.seat} has no disc on the ship board")
        good = GOODS[self.printed["card_good"][self.t["hand"][self.seat][place]]]
        wanted = [each for i, each in enumerate(GOODS) if market_goods(self.g, location) >> i & 1]
        sentence = f"{name['card']} shows {good}, the market wants {' or '.join(wanted)}"
        return no("wrong_good", sentence, good=good, wanted=wanted)

    def on_remove_disc(self, name: Named, place: int) -> Reason:
        return no("no_disc_there", f"no disc lies on {name['upgrade']} any more")

    def on_empty_market(self, name: Named, place: int) -> Reason:
        return no("no_market_disc", "no disc can be taken out of this market")

    # ---- village ----

    def on_discard_hand(self, name: Named, place: int) -> Reason:
        return no("no_hand", "there is no card in the hand to discard")

    def on_buy(self, name: Named, place: int) -> Reason:
        return self.cannot_buy(self.t["hand"][self.seat][place], 1 << place)

    def on_buy_planned(self, name: Named, place: int) -> Reason:
        return self.cannot_buy(self.t["planned"][self.seat][place], 0)

    def cannot_buy(self, card: int, used: int) -> Reason:
        """The requirements of a card, in the order of "Project cards" in the rules."""
        name, printed = self.ids.cards[card], self.printed
        barrier, goods = printed["card_barrier"][card], printed["card_goods"][card]
        if not has_crossed(self.g, self.seat, barrier):
            return self.behind(barrier, name)
        if most_markers(self.g) < printed["card_markers"][card]:
            markers = printed["card_markers"][card]
            sentence = f"{name} needs a nation with {markers} markers on the board"
            return no("markers", sentence, count=markers)
        short = self.too_few("doubloons", price_of(self.g, self.seat, card), name)
        short = short or self.too_few("figures", printed["card_figures"][card], name)
        if short:
            return short
        if has_assistant(self.g, card) and assistant_places(self.g, card) == 0:
            return no("no_place", f"there is no place for the assistant of {name}")
        if goods != NONE and not can_afford(self.g, self.seat, goods, used):
            needs = cost_told(printed, goods)
            sentence = f"{name} costs also {', '.join(needs)} from the hand"
            return no("cannot_pay", sentence, needs=needs)
        return None

    def on_invest(self, name: Named, place: int) -> Reason:
        building = self.t["prestige"][place]
        if self.t["invested"][building] >> self.seat & 1:
            return no("invested", f"seat {self.seat} has invested in {name['building']} already")
        price, figures = self.printed["prestige_cost"], self.printed["prestige_figures"]
        return self.too_few("doubloons", price[building], name["building"]) or self.too_few(
            "figures", figures[building], name["building"]
        )

    def on_upgrade_action(self, name: Named, place: int) -> Reason:
        if not is_unlocked(self.g, self.seat, place):
            return no("locked", f"{name['upgrade']} still has discs on it")
        return no("no_action", f"{name['upgrade']} has no village action that can be paid now")

    def on_card_action(self, name: Named, place: int) -> Reason:
        return no("no_action", f"{name['card']} has no village action that can be paid now")

    def on_port_action(self, name: Named, place: int) -> Reason:
        if not is_unlocked(self.g, self.seat, self.printed["port_upgrade"]):
            return no("locked", "the home port is not unlocked")
        return no("no_action", "the home port has no village action that can be paid now")

    def on_resistance_action(self, name: Named, place: int) -> Reason:
        if not is_unlocked(self.g, self.seat, self.printed["resistance_upgrade"]):
            return no("locked", "the resistance tile is not unlocked")
        if is_city(self.g, self.has("ship")) or markers_at(self.g, self.has("ship")) == 0:
            return no("no_marker", "the ship is in no village with a marker")
        return self.unpaid(self.printed["resistance_cost"], "the resistance action")

    def on_plan(self, name: Named, place: int) -> Reason:
        return no("planning_full", "the planning area is full")

    # ---- inland ----

    def on_explore(self, name: Named, place: int) -> Reason:
        steps = self.entry[entry_names.EXPLORATION_STEPS]
        sentence = f"the explorer cannot end on {name['to']} with {steps} steps"
        return no("no_path", sentence, steps=steps)

    def on_move_figure(self, name: Named, place: int) -> Reason:
        return no("no_path", f"the figure of the home port cannot end on {name['to']}")

    def on_ruin(self, name: Named, place: int) -> Reason:
        return no("no_path", f"no figure of seat {self.seat} can end on {name['to']} now")

    # ---- combat ----

    def on_fight_for(self, name: Named, place: int) -> Reason:
        return no("stance", "one fights against nations here, not for them")

    def on_fight_against(self, name: Named, place: int) -> Reason:
        return no("stance", f"one cannot fight against {name['nation']} in this Combat")

    def on_add_point(self, name: Named, place: int) -> Reason:
        return self.too_few("combat", 1, "a higher value")

    def on_add_figure(self, name: Named, place: int) -> Reason:
        return self.too_few("figures", 1, "a higher value")

    def on_annex(self, name: Named, place: int) -> Reason:
        return (
            self.fought(entry_names.DID_ANNEX)
            or self.no_markers_left()
            or self.annexing(name, place)
        )

    def annexing(self, name: Named, place: int) -> Reason:
        if not may_mark(self.g, place):
            return no("not_empty", f"{name['location']} is not an empty village or city")
        return self.weak(annex_cost(self.g, place), f"annexing {name['location']}")

    def on_displace(self, name: Named, place: int) -> Reason:
        if not is_unlocked(self.g, self.seat, self.printed["combat_upgrade"]):
            return no("locked", "the combat tile is not unlocked, so nothing can be displaced")
        early = self.fought(entry_names.DID_DISPLACE) or self.no_markers_left()
        if early or self.entry[entry_names.COMBAT_NATION] == NONE:
            return early
        if not may_displace(self.g, place, self.entry[entry_names.COMBAT_NATION]):
            return no("no_marker", f"no other nation has a marker at {name['location']}")
        return self.weak(displace_cost(self.g, place), f"displacing at {name['location']}")

    def on_liberate(self, name: Named, place: int) -> Reason:
        return self.no_marker_at(name, place) or self.weak(
            liberation_cost(self.g, place), f"liberating {name['location']}"
        )

    def on_liberate_extra(self, name: Named, place: int) -> Reason:
        if not is_unlocked(self.g, self.seat, self.printed["combat_upgrade"]):
            return no("locked", "the combat tile is not unlocked: there is no extra liberation")
        return self.no_marker_at(name, place) or self.weak(
            extra_cost(self.g, place), f"liberating {name['location']}"
        )

    def on_fight_influence(self, name: Named, place: int) -> Reason:
        done = self.fought(entry_names.DID_INFLUENCE)
        return done or self.weak(self.printed["influence_cost"][place], "influence")

    def no_marker_at(self, name: Named, place: int) -> Reason:
        nation = self.entry[entry_names.COMBAT_NATION]
        if nation == NONE or self.t["markers"][place][nation]:
            return None
        return no("no_marker", f"{NATIONS[nation]} has no marker at {name['location']}")

    def no_markers_left(self) -> Reason:
        nation = self.entry[entry_names.COMBAT_NATION]
        if nation == NONE or self.t["track_markers"][nation]:
            return None
        return no("no_markers_left", f"{NATIONS[nation]} has no markers left on its track")

    def fought(self, action: int) -> Reason:
        if not self.entry[entry_names.COMBAT_DONE] & action:
            return None
        return no("once", "that was done in this Combat already")

    def weak(self, price: int, thing: str) -> Reason:
        value = self.entry[entry_names.COMBAT_VALUE]
        if value >= price:
            return None
        sentence = f"{thing} takes {price} of the combat value, {value} are left"
        return no("value", sentence, short=price - value, price=price, have=value)

    def on_return_marker(self, name: Named, place: int) -> Reason:
        return no("no_marker", f"no marker lies on space {place + 1} of the resistance tile")

    def on_cover_space(self, name: Named, place: int) -> Reason:
        return no("no_space", f"the card of the Search has no green space {place + 1}")

    def on_resist(self, name: Named, place: int) -> Reason:
        return no("resistance_space", f"the marker cannot go to space {place + 1} of the tile")

    # ---- payments, drawing, the search ----

    def on_pay_card(self, name: Named, place: int) -> Reason:
        card = self.t["hand"][self.seat][place]
        good = GOODS[self.printed["card_good"][card]]
        thing = OBJECTS[self.printed["card_object"][card]]
        wanted = next_need(self.g)
        if self.entry[entry_names.ENTRY_KIND] == entry_names.SALE:
            wanted = self.entry[entry_names.SALE_GOOD]
        what = "something else" if wanted == NONE else NEED_WORDS[wanted]
        sentence = f"{name['card']} shows {good} and {thing}; asked for is {what}"
        needs = {} if wanted == NONE else {what: 1}
        return no("does_not_pay", sentence, good=good, object=thing, needs=needs)

    def on_draw_pile(self, name: Named, place: int) -> Reason:
        return no("hand_full", "the hand is full, or there are no cards left")

    def on_draw_open(self, name: Named, place: int) -> Reason:
        return no("hand_full", "the hand is full")

    def on_free_luysa(self, name: Named, place: int) -> Reason:
        if self.t["luysa"] != n.FOUND or self.t["luysa_at"] != self.has("ship"):
            return no("luysa", "Luysa is not where the ship is")
        return self.too_few("combat", luysa_price(self.g), "freeing Luysa")

    def on_remove_hint(self, name: Named, place: int) -> Reason:
        hint = self.t["red"][place]
        if hint < 0:
            return no("no_hint", f"no hint lies on red space {place + 1}")
        return self.unpaid(self.printed["hint_cost"][hint], self.ids.hints[hint])

    def on_draw_hint(self, name: Named, place: int) -> Reason:
        return no("no_hint", "no hint can be drawn here")

    def on_chapter_goal(self, name: Named, place: int) -> Reason:
        return no("chapter", "the goal of the chapter cannot be served here and now")
