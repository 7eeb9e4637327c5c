"""Reasons at Maracaibo, each worked out a second time from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import carrack
from carrack import State, bots
from carrack.bots.reasons import reasons_for
from carrack.games.maracaibo.bots.reasons import TitleReasons
from carrack.games.maracaibo.data import our_data

CARDS = {card["id"]: card for card in our_data().files["cards.toml"]["project"]}
FIGURES = our_data().figures()
PLACES = {place.id: place for place in FIGURES.board.locations}
TILES = {tile.id: tile for tile in FIGURES.board.city_tiles}
BUILDINGS = {building.id: building for building in FIGURES.prestige}
QUESTS = {quest["id"]: quest for quest in our_data().files["tiles.toml"]["quest"]}
Facts = Mapping[str, Any]


class Table:
    """What anybody at the seat can read off the table, and what comes of doing it."""

    def __init__(self, state: State, view: Facts, entry: Facts) -> None:
        self.state, self.view, self.entry, self.name = state, view, entry, entry["name"]
        self.seat: int = view["viewer"]
        self.own = view["seats"][self.seat]
        self.hand: list[str] = view["hand"]

    def done(self) -> State:
        after = self.state.clone()
        after.apply(self.seat, self.entry["action"])
        return after

    def has_then(self) -> Facts:
        """What the seat has once it is done."""
        found: Facts = self.done().view(self.seat)["seats"][self.seat]
        return found

    def left_then(self) -> int:
        """Doubloons once it is paid for, before any income."""
        told = self.done().events(self.seat)
        paid = (e for e in told if e["type"] == "doubloons" and e["seat"] == self.seat)
        return int(self.own["doubloons"] + next((e["amount"] for e in paid if e["amount"] < 0), 0))

    def kinds(self, state: State) -> list[str]:
        """What can be done at a table, this seat's own turn."""
        if state.is_over or state.to_move != self.seat:
            return []
        return [state.game.action(state, self.seat, a)["type"] for a in state.legal(self.seat)]

    def card(self) -> Facts:
        found: Facts = CARDS[self.name["card"]]
        return found

    def shown(self, field: str, without: str = "") -> list[str]:
        """The goods or objects of the hand, one card left out."""
        return [CARDS[card][field] for card in self.hand if card != without]

    def at(self, location: str) -> Facts:
        """What lies at a place."""
        found: Facts = next(row for row in self.view["locations"] if row["location"] == location)
        return found

    def market(self, place: str) -> tuple[str, ...]:
        """The goods that a city takes."""
        tile = self.at(place)["city_tile"]
        return TILES[tile].market_goods if tile else PLACES[place].market_goods

    def holds(self, quest: str) -> bool:
        asked = Counter(QUESTS[quest]["cost"])
        return not asked - Counter(self.shown("object"))


def is_gained(t: Table, gain: Facts) -> bool:
    """No more than it brings; numbers without what any other choice brings as well."""
    found = t.entry["gain"]
    return bool(gain) and all(
        0 < what <= found[part] if type(what) is int else what == found[part]
        for part, what in gain.items()
    )


TRUE: dict[str, Callable[[Table, Facts], bool]] = {
    "brings_free": lambda t, f: not t.entry["price"] and is_gained(t, f["gain"]),
    "brings": lambda t, f: is_gained(t, f["gain"]),
    "brings_at_once": lambda t, f: f["gain"].items() <= t.entry["gain"].items(),
    "plan_affordable": lambda t, f: t.card()["cost"] == f["number"] <= f["count"],
    "plan_keeps_hand": lambda t, f: t.card()["cost"] == f["number"],
    "discard_dear": lambda t, f: t.card()["cost"] == f["number"] > t.own["doubloons"] == f["count"],
    "card_twice": lambda t, f: (
        f["good"] in t.shown("good", t.name["card"])
        and f["object"] in t.shown("object", t.name["card"])
    ),
    "good_twice": lambda t, f: f["good"] in t.shown("good", t.name["card"]),
    "sail_assistant": lambda t, f: any(
        one["card"] == f["card"] and one["placed"] == t.name["to"] for one in t.own["tableau"]
    ),
    "sail_market": lambda t, f: (
        t.entry["stop"]["market_space"] > 0
        and f["good"] in t.shown("good")
        and f["good"] in t.market(t.name["to"])
    ),
    "sail_quest": lambda t, f: any(map(t.holds, t.entry["stop"]["quests"])),
    "sail_village": lambda t, f: t.entry["stop"]["village_actions"] == f["number"],
    "sail_points": lambda t, f: t.name["points"] == f["number"],
    "deliver_spare": lambda t, f: t.shown("good", t.name["card"]).count(f["good"]) == f["number"],
    "disc_unlocks": lambda t, f: t.own["discs"][f["upgrade"]] == 1,
    "disc_first": lambda t, f: t.own["discs"][f["upgrade"]] == 2,
    "city_market": lambda t, f: (
        f["good"] in t.shown("good") and f["good"] in t.market(t.own["ship"])
    ),
    "quest_held": lambda t, f: t.holds(t.name["quest"]),
    "buy_vp": lambda t, f: t.card()["vp"] == f["vp"] > 0 and t.left_then() == f["count"],
    "buy_lasts": lambda t, f: t.view["round"] + f["number"] == 4,
    "buy_leaves": lambda t, f: t.left_then() == f["count"],
    "doubloon_for_card": lambda t, f: (
        f["card"] in [*t.hand, *t.own["planned"]]
        and CARDS[f["card"]]["cost"] > t.own["doubloons"]
        and CARDS[f["card"]]["cost"] == t.has_then()["doubloons"]
    ),
    "doubloon_nothing_to_buy": lambda t, f: (
        t.own["doubloons"] == f["count"] and not {"buy", "buy_planned"} & set(t.kinds(t.state))
    ),
    "draw_affordable": lambda t, f: t.card()["cost"] == f["number"] <= f["count"],
    "draw_new_good": lambda t, f: f["good"] not in t.shown("good"),
    "draw_new_object": lambda t, f: f["object"] not in t.shown("object"),
    "draw_open_dear": lambda t, f: (
        f["number"]
        == min(CARDS[card]["cost"] for card in t.view["display"] if card)
        > t.own["doubloons"]
    ),
    "draw_unseen": lambda t, f: t.view["pile_size"] == f["number"],
    "hand_shows": lambda t, f: len(set(t.shown("good"))) == f["number"],
    "fight_leads": lambda t, f: (
        t.own["influence"][f["nation"]] == f["number"]
        and all(seat["influence"][f["nation"]] <= f["number"] for seat in t.view["seats"])
    ),
    "fight_value": lambda t, f: t.entry["gain"]["value"] == f["number"],
    "fight_plenty": lambda t, f: t.own["combat"] == f["count"],
    "card_costs": lambda t, f: t.card()["cost"] == f["number"],
    "cards_leave": lambda t, f: (
        len(Counter(t.hand) - Counter(t.entry["price"]["cards"])) == f["number"]
    ),
    "city_no_good": lambda t, f: not set(t.shown("good")) & set(t.market(t.own["ship"])),
    "explorer_steps": lambda t, f: t.view["pending"]["steps"] == f["number"],
    "fight_costs": lambda t, f: (
        t.entry["price"]["value"] == f["number"] <= f["count"] == t.view["pending"]["value"]
    ),
    "hand_dear": lambda t, f: (
        sum(CARDS[card]["cost"] > t.own["doubloons"] for card in t.hand) == f["number"]
    ),
    "hand_goes": lambda t, f: len(t.hand) == f["number"],
    "hints_here": lambda t, f: t.at(t.own["ship"])["hints"] == f["number"],
    "liberate_last": lambda t, f: sum(t.at(t.name["location"])["markers"].values()) == 1,
    "markers_there": lambda t, f: sum(t.at(t.name["location"])["markers"].values()) == f["number"],
    "nation_influence": lambda t, f: t.own["influence"][f["nation"]] == f["number"],
    "pass_combat": lambda t, f: t.own["combat"] == f["count"] and not t.entry["price"],
    "pass_keeps": lambda t, f: t.own["doubloons"] == f["count"] and not t.entry["price"],
    "pile_tokens": lambda t, f: t.view["token_piles"][t.name["pile"]] == f["number"],
    "city_free": lambda t, f: not t.entry["price"],
    "career_tasks": lambda t, f: f["number"] == 3 and not any(t.own["tasks_done"]),
    "port_discs": lambda t, f: t.name["type"] == "take_port",
    "sail_tile": lambda t, f: f["tile"] in t.entry["stop"]["tiles"],
    "sail_ends_round": lambda t, f: t.entry["stop"]["ends_round"],
    "deliver_disc": lambda t, f: "remove_disc" in t.kinds(t.done()),
    "village_actions": lambda t, f: t.entry["gain"]["village_actions"] == f["number"],
    "invest_end": lambda t, f: (
        (BUILDINGS[t.name["building"]].vp, BUILDINGS[t.name["building"]].cost)
        == (f["vp"], f["number"])
    ),
    "pass_only": lambda t, f: len(t.kinds(t.state)) == 1,
    "pass_others": lambda t, f: len(t.kinds(t.state)) - 1 == f["number"],
}


def test_every_choice_has_a_reason_that_is_true_of_the_table() -> None:
    game, luck, met = carrack.load("maracaibo"), Random(2), Counter[str]()
    for scenario in game.presets[:3]:
        state = game.new(seats=2, seed=5, options={"scenario": scenario})
        greedy = bots.make("greedy", 5)
        while not state.is_over:
            seat = state.to_move
            view, legal = state.view(seat), state.legal(seat)
            if len(legal) > 1:
                known = reasons_for(game, view, game.explain(state, seat))
                for entry in known.entries:
                    reason = known.of(entry)
                    assert reason is not None, entry
                    table = Table(state, view, entry)
                    assert TRUE[reason.key](table, reason.facts), (reason, entry)
                    met[reason.key] += 1
            wanted = greedy.choose(game, view, legal)
            state.apply(seat, luck.choice(legal) if luck.random() < 0.2 else wanted)
    assert len(met) > 0.8 * len(TRUE), set(TRUE) - set(met)


def test_what_every_choice_brings_is_no_reason_for_one_of_them() -> None:
    def entry(**gain: object) -> Any:
        return {"name": {"type": "choose_nation"}, "price": {}, "gain": gain, "warnings": []}

    # Given three choices that all bring doubloons
    known = object.__new__(TitleReasons)
    known.entries = [
        entry(doubloons=12, vp=1),
        entry(doubloons=12),
        entry(doubloons=12, resistance=["spain"]),
    ]
    told = [next(known.brings(one), None) for one in known.entries]
    # Then only what is its own counts, and what there is no word for is not told
    assert [one and dict(one.facts["gain"]) for one in told] == [{"vp": 1}, None, None]
