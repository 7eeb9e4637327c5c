"""Why an action is worth doing at Maracaibo: what waits where a ship stops, what a card brings.

Everything comes from the view, from the printed figures, and from what `game.explain` found by
trying. The first reason that holds is given, the most telling one first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from carrack.bots.reasons import Reason, Reasons
from carrack.games.maracaibo.names import TASKS
from carrack.kernel.explained import Entry, Explained
from carrack.kernel.game import Game

if TYPE_CHECKING:
    from carrack.games.maracaibo.figures import Figures, Location, ProjectCard

ROUNDS = 4
PLENTY = 3  # combat points that one can do without
# Parts of a gain that the action names itself
NOTHING_TO_SAY = ("cards", "bought", "discs", "quests", "resistance")


class TitleReasons(Reasons):
    """What Maracaibo knows about each kind of action."""

    def __init__(self, game: Game, view: Any, explained: Explained) -> None:
        super().__init__(game, view, explained)
        figures: Figures = getattr(game, "data").figures()  # noqa: B009 - only titles with figures
        self.figures = figures
        self.own = view["seats"][view["viewer"]]
        self.hand: list[str] = list(view["hand"])
        self.projects = {card.id: card for card in figures.projects}
        self.locations = {place.id: place for place in figures.board.locations}

    def of(self, entry: Entry) -> Reason | None:
        told = KINDS.get(entry["name"]["type"])
        found = None if told is None else next(told(self, entry), None)
        return found or next(self.brings(entry), None) or next(self.leaves(entry), None)

    def brings(self, entry: Entry) -> Iterator[Reason]:
        """What trying it has shown, where nothing more telling is known."""
        gain = {
            part: what if type(what) is not int else what - self.least(part)
            for part, what in entry["gain"].items()
            if part not in NOTHING_TO_SAY
        }
        gain = {part: what for part, what in gain.items() if what}
        if gain and not entry["price"]:
            yield Reason("brings_free", {"gain": gain})
        if gain:
            yield Reason("brings", {"gain": gain})

    def least(self, part: str) -> int:
        """What comes whatever is chosen is no reason."""
        return (
            min((e["gain"].get(part, 0) for e in self.entries), default=0)
            if len(self.entries) > 1
            else 0
        )

    def leaves(self, entry: Entry) -> Iterator[Reason]:
        """What it costs, and what is left then."""
        price = entry["price"]
        if not price:
            yield Reason("city_free")
        if "value" in price:
            yield Reason(
                "fight_costs", {"number": price["value"], "count": self.view["pending"]["value"]}
            )
        if "doubloons" in price:
            yield Reason("buy_leaves", {"count": self.own["doubloons"] - price["doubloons"]})
        if "cards" in price:
            gone = [card for card in price["cards"] if card in self.hand]
            yield Reason("cards_leave", {"number": len(self.hand) - len(gone)})

    # ---- setup ----

    def take_port(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("port_discs")

    def take_career(self, entry: Entry) -> Iterator[Reason]:
        if self.own["career"] is None:
            yield Reason("career_tasks", {"number": TASKS})

    def plan(self, entry: Entry) -> Iterator[Reason]:
        card = self.projects[entry["name"]["card"]]
        yield from self.affordable(card)
        yield Reason("plan_keeps_hand", {"number": card.cost})

    def affordable(self, card: ProjectCard) -> Iterator[Reason]:
        if card.cost <= self.own["doubloons"]:
            yield Reason("plan_affordable", {"number": card.cost, "count": self.own["doubloons"]})

    def discard(self, entry: Entry) -> Iterator[Reason]:
        card = entry["name"]["card"]
        yield from self.shown_twice(card)
        cost = self.projects[card].cost
        if cost > self.own["doubloons"]:
            yield Reason("discard_dear", {"number": cost, "count": self.own["doubloons"]})
        yield self.costs(card)

    def costs(self, card: str) -> Reason:
        return Reason("card_costs", {"number": self.projects[card].cost})

    def shown_twice(self, card: str) -> Iterator[Reason]:
        """Whether the good or the object of a card is on other cards of the hand as well."""
        printed = self.projects[card]
        others = [self.projects[other] for other in self.rest(card)]
        goods = Counter(other.good for other in others)
        objects = Counter(other.object for other in others)
        if goods[printed.good] and objects[printed.object]:
            both = {"good": printed.good, "object": printed.object}
            yield Reason("card_twice", both)
        if goods[printed.good]:
            yield Reason("good_twice", {"good": printed.good})

    def rest(self, card: str) -> list[str]:
        """The hand without this card."""
        rest = list(self.hand)
        if card in rest:
            rest.remove(card)
        return rest

    # ---- sailing and what is done there ----

    def sail(self, entry: Entry) -> Iterator[Reason]:
        stop: Mapping[str, Any] = entry.get("stop", {})  # type: ignore[assignment]  # a title's own
        place = self.locations[entry["name"]["to"]]
        if stop["assistants"]:
            yield Reason("sail_assistant", {"card": stop["assistants"][0]})
        yield from self.market(place, stop)
        if any(self.can_fulfil(quest) for quest in stop["quests"]):
            yield Reason("sail_quest")
        if stop["tiles"]:
            yield Reason("sail_tile", {"tile": stop["tiles"][0]})
        if stop["village_actions"]:
            yield Reason("sail_village", {"number": stop["village_actions"]})
        if stop["ends_round"]:
            yield Reason("sail_ends_round")
        yield Reason("sail_points", {"number": stop["points"]})

    def market(self, place: Location, stop: Mapping[str, Any]) -> Iterator[Reason]:
        """A card of the hand with a good that the city wants."""
        wanted = self.wanted_at(place)
        for card in self.hand:
            if stop["market_space"] and self.projects[card].good in wanted:
                yield Reason("sail_market", {"good": self.projects[card].good})

    def wanted_at(self, place: Location) -> tuple[str, ...]:
        here = next(row for row in self.view["locations"] if row["location"] == place.id)
        tile = next((t for t in self.figures.board.city_tiles if t.id == here["city_tile"]), None)
        return tuple(tile.market_goods if tile is not None else place.market_goods)

    def can_fulfil(self, quest: str) -> bool:
        """Whether the hand shows the objects of a quest, each card once."""
        asked = next(one for one in self.figures.tiles.quests if one.id == quest)
        held = Counter(self.projects[card].object for card in self.hand)
        return not Counter(asked.objects) - held

    def deliver(self, entry: Entry) -> Iterator[Reason]:
        card = entry["name"].get("card")
        if card is not None:
            yield from self.good_left(card)
        yield Reason("deliver_disc")

    def good_left(self, card: str) -> Iterator[Reason]:
        good = self.projects[card].good
        count = sum(self.projects[other].good == good for other in self.rest(card))
        if count:
            yield Reason("deliver_spare", {"good": good, "number": count})

    def remove_disc(self, entry: Entry) -> Iterator[Reason]:
        upgrade = entry["name"]["upgrade"]
        left = self.own["discs"][upgrade]
        yield Reason("disc_unlocks" if left == 1 else "disc_first", {"upgrade": upgrade})

    def main_city(self, entry: Entry) -> Iterator[Reason]:
        here = self.locations[self.own["ship"]]
        stop = {"market_space": 1}
        if self.view["pending"] and here.market_goods:
            yield from (Reason("city_market", one.facts) for one in self.market(here, stop))
            if self.hand:
                yield Reason("city_no_good")

    def city_action(self, entry: Entry) -> Iterator[Reason]:
        if not entry["price"]:
            yield Reason("city_free")

    def main_village(self, entry: Entry) -> Iterator[Reason]:
        count = entry["gain"].get("village_actions")
        if count:
            yield Reason("village_actions", {"number": count})

    def main_quest(self, entry: Entry) -> Iterator[Reason]:
        if self.can_fulfil(entry["name"]["quest"]):
            yield Reason("quest_held")

    def draw_hint(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("hints_here", {"number": self.at(self.own["ship"])["hints"]})

    def at(self, location: str) -> Mapping[str, Any]:
        """What lies at a place."""
        found: Mapping[str, Any] = next(
            row for row in self.view["locations"] if row["location"] == location
        )
        return found

    def choose_location(self, entry: Entry) -> Iterator[Reason]:
        markers = self.at(entry["name"]["location"])["markers"]
        yield Reason("markers_there", {"number": sum(markers.values())})

    def explore(self, entry: Entry) -> Iterator[Reason]:
        """Why the explorer moves: what it brings, or else how many steps are left to it."""
        yield from self.brings(entry)
        if self.view["pending"] and "steps" in self.view["pending"]:
            yield Reason("explorer_steps", {"number": self.view["pending"]["steps"]})

    # ---- projects ----

    def buy(self, entry: Entry) -> Iterator[Reason]:
        card = self.projects[entry["name"]["card"]]
        left = self.own["doubloons"] - entry["price"].get("doubloons", 0)
        gain = {part: what for part, what in entry["gain"].items() if part not in NOTHING_TO_SAY}
        if gain:
            yield Reason("brings_at_once", {"gain": gain})
        rounds = ROUNDS - int(self.view["round"])
        if card.vp:
            yield Reason("buy_vp", {"vp": card.vp, "count": max(0, left)})
        if rounds > 0 and "permanent" in card.categories:
            yield Reason("buy_lasts", {"number": rounds})
        yield Reason("buy_leaves", {"count": max(0, left)})

    def invest(self, entry: Entry) -> Iterator[Reason]:
        name = entry["name"]["building"]
        building = next(one for one in self.figures.prestige if one.id == name)
        yield Reason("invest_end", {"vp": building.vp, "number": building.cost})

    def take_doubloon(self, entry: Entry) -> Iterator[Reason]:
        planned = [self.projects[card] for card in (*self.own["planned"], *self.hand)]
        short = [card for card in planned if card.cost == self.own["doubloons"] + 1]
        if short:
            yield Reason("doubloon_for_card", {"card": short[0].id})
        if not (self.offers("buy") or self.offers("buy_planned")):
            yield Reason("doubloon_nothing_to_buy", {"count": self.own["doubloons"]})

    # ---- cards to draw, to pay with and to keep ----

    def draw_open(self, entry: Entry) -> Iterator[Reason]:
        card = self.projects[entry["name"]["card"]]
        if card.cost <= self.own["doubloons"]:
            yield Reason("draw_affordable", {"number": card.cost, "count": self.own["doubloons"]})
        if card.good not in {self.projects[other].good for other in self.hand}:
            yield Reason("draw_new_good", {"good": card.good})
        if card.object not in {self.projects[other].object for other in self.hand}:
            yield Reason("draw_new_object", {"object": card.object})
        yield self.costs(card.id)

    def draw_pile(self, entry: Entry) -> Iterator[Reason]:
        costs = [self.projects[card].cost for card in self.view["display"] if card]
        if costs and min(costs) > self.own["doubloons"]:
            yield Reason("draw_open_dear", {"number": min(costs), "count": self.own["doubloons"]})
        if self.view["pile_size"]:
            yield Reason("draw_unseen", {"number": self.view["pile_size"]})

    def pay_card(self, entry: Entry) -> Iterator[Reason]:
        card = entry["name"].get("card")
        if card is not None:
            yield from self.shown_twice(card)
            yield self.costs(card)

    def drop_hand(self, entry: Entry) -> Iterator[Reason]:
        dear = [c for c in self.hand if self.projects[c].cost > self.own["doubloons"]]
        if dear:
            yield Reason("hand_dear", {"number": len(dear)})
        yield Reason("hand_goes", {"number": len(self.hand)})

    def keep_hand(self, entry: Entry) -> Iterator[Reason]:
        if self.hand:
            yield Reason("hand_shows", {"number": len({self.projects[c].good for c in self.hand})})

    # ---- fights ----

    def fight(self, entry: Entry) -> Iterator[Reason]:
        nation = entry["name"]["nation"]
        mine = self.own["influence"][nation]
        others = [
            seat["influence"][nation]
            for seat in self.view["seats"]
            if seat["seat"] != self.own["seat"]
        ]
        if entry["name"]["type"] == "fight_for" and mine > max(others, default=0):
            yield Reason("fight_leads", {"nation": nation, "number": mine})
        value = entry["gain"].get("value")
        if value:
            yield Reason("fight_value", {"nation": nation, "number": value})

    def token_pile(self, entry: Entry) -> Iterator[Reason]:
        yield Reason("pile_tokens", {"number": self.view["token_piles"][entry["name"]["pile"]]})

    def liberate(self, entry: Entry) -> Iterator[Reason]:
        yield from self.brings(entry)
        if sum(self.at(entry["name"]["location"])["markers"].values()) == 1:
            yield Reason("liberate_last")

    def choose_nation(self, entry: Entry) -> Iterator[Reason]:
        yield from self.brings(entry)
        nation = entry["name"]["nation"]
        influence = self.own["influence"][nation]
        yield Reason("nation_influence", {"nation": nation, "number": influence})

    def adds_value(self, entry: Entry) -> Iterator[Reason]:
        """Combat points and figures make the value of a fight higher."""
        if self.own["combat"] >= PLENTY:
            yield Reason("fight_plenty", {"count": self.own["combat"]})

    def passes(self, entry: Entry) -> Iterator[Reason]:
        others = [other for other in self.entries if other is not entry]
        if not others:
            yield Reason("pass_only")
        asked = {part for other in others for part in other["price"]}
        if "doubloons" in asked and not entry["price"]:
            yield Reason("pass_keeps", {"count": self.own["doubloons"]})
        if "combat" in asked and not entry["price"]:
            yield Reason("pass_combat", {"count": self.own["combat"]})
        yield Reason("pass_others", {"number": len(others)})


Told = Callable[[TitleReasons, Entry], Iterator[Reason]]
KINDS: dict[str, Told] = {
    "take_career": TitleReasons.take_career,
    "plan": TitleReasons.plan,
    "discard": TitleReasons.discard,
    "sail": TitleReasons.sail,
    "deliver": TitleReasons.deliver,
    "remove_disc": TitleReasons.remove_disc,
    "main_city": TitleReasons.main_city,
    "main_village": TitleReasons.main_village,
    "main_quest": TitleReasons.main_quest,
    "buy": TitleReasons.buy,
    "buy_planned": TitleReasons.buy,
    "invest": TitleReasons.invest,
    "take_doubloon": TitleReasons.take_doubloon,
    "draw_open": TitleReasons.draw_open,
    "draw_pile": TitleReasons.draw_pile,
    "city_action": TitleReasons.city_action,
    "pay_card": TitleReasons.pay_card,
    "keep_hand": TitleReasons.keep_hand,
    "fight_for": TitleReasons.fight,
    "fight_against": TitleReasons.fight,
    "add_point": TitleReasons.adds_value,
    "pass": TitleReasons.passes,
    "take_port": TitleReasons.take_port,
    "draw_hint": TitleReasons.draw_hint,
    "choose_location": TitleReasons.choose_location,
    "explore": TitleReasons.explore,
    "drop_hand": TitleReasons.drop_hand,
    "token_pile": TitleReasons.token_pile,
    "liberate": TitleReasons.liberate,
    "liberate_extra": TitleReasons.liberate,
    "choose_nation": TitleReasons.choose_nation,
}
