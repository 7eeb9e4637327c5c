"""Reasons at Macao, each worked out a second time from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import carrack
from carrack import bots
from carrack.bots.reasons import reasons_for
from carrack.games.macao.data import our_data

DATA = our_data()
CARDS = {card["id"]: card for card in DATA.cards}
QUARTERS = {quarter["id"]: quarter for quarter in DATA.board["quarter"]}
Facts = Mapping[str, Any]


class Table:
    """What anybody at the seat can read off the table."""

    def __init__(self, view: Facts, entry: Facts) -> None:
        self.view, self.entry, self.name = view, entry, entry["name"]
        self.own = view["seats"][view["viewer"]]

    def cubes_in(self, number: int, laid: bool = False) -> Counter[str]:
        """The cubes that arrive in a round, with those that the action lays."""
        turned = self.view["phase"] in ("actions", "payment")
        place = number - max(1, self.view["round"] + turned)
        cubes = Counter(self.own["rose"][place])
        if laid:
            cubes += Counter(self.entry["gain"].get("rose", {}).get(str(place + 1), {}))
        return cubes

    def pays(self, cost: Facts, number: int, laid: bool = False) -> bool:
        return not Counter(cost) - self.cubes_in(number, laid)

    def port(self, name: str) -> Facts:
        found: Facts = next(port for port in self.view["ports"] if port["port"] == name)
        return found

    def group_with(self, quarter: str) -> int:
        """How many own quarters hang together with this one."""
        own = {row["quarter"] for row in self.view["city"] if row["owner"] == self.own["seat"]}
        found = [quarter]
        for one in found:
            near = QUARTERS[one]["neighbours"]
            found += [other for other in near if other in own and other not in found]
        return len(found)

    def order(self, wall: int, height: int) -> set[int]:
        """Who is further ahead than somebody there."""
        return {
            seat["seat"]
            for seat in self.view["seats"]
            if (seat["wall"], seat["wall_height"]) > (wall, height)
        }


def slots_left(table: Table, facts: Facts) -> list[int]:
    port = table.port(facts["port"])
    assert port["good"] == facts["good"]
    return list(port["slots"][len(port["delivered"]) :])


TRUE: dict[str, Callable[[Table, Facts], bool]] = {
    "card_is_paid": lambda t, f: t.pays(CARDS[t.name["card"]]["cost"], f["round"]),
    "card_is_cheap": lambda t, f: CARDS[t.name["card"]]["cost"] == f["cubes"],
    "card_costs": lambda t, f: CARDS[t.name["card"]]["cost"] == f["cubes"],
    "card_for_end": lambda t, f: CARDS[t.name["card"]]["cost"] == f["cubes"],
    "card_nearly": lambda t, f: (
        Counter(CARDS[t.name["card"]]["cost"]) - t.cubes_in(f["round"]) == Counter(f["cubes"])
    ),
    "card_with": lambda t, f: (
        f["card"] in [*t.own["tableau"], *(one["card"] for one in t.own["active"])]
    ),
    "discard_unpaid": lambda t, f: (
        not any(
            t.pays(CARDS[t.name["card"]]["cost"], t.view["round"] + k)
            for k in range(min(6, 13 - t.view["round"]))
        )
    ),
    "cubes_fill_arrow": lambda t, f: (
        not t.cubes_in(f["round"]) and bool(t.cubes_in(f["round"], True))
    ),
    "cubes_pay_card": lambda t, f: (
        f["card"] in t.own["tableau"]
        and t.pays(CARDS[f["card"]]["cost"], f["round"], True)
        and not t.pays(CARDS[f["card"]]["cost"], f["round"])
    ),
    "cubes_pay_quarter": lambda t, f: any(
        row["tile"] == f["tile"] and t.pays(QUARTERS[row["quarter"]]["cost"], f["round"], True)
        for row in t.view["city"]
    ),
    "brings_at_once": lambda t, f: all(t.entry["gain"][name] == n for name, n in f["gain"].items()),
    "frees_space": lambda t, f: len(t.own["tableau"]) >= 5,
    "works_long": lambda t, f: f["number"] == 13 - t.view["round"],
    "quarter_joins": lambda t, f: f["number"] == t.group_with(t.name["quarter"]) > 1,
    "quarter_joker": lambda t, f: t.entry["gain"]["jokers"] == 1,
    "port_pays": lambda t, f: slots_left(t, f)[t.own["cargo"].get(f["good"], 0)] == f["points"],
    "wall_passes": lambda t, f: (
        f["target"] in t.order(t.own["wall"], t.own["wall_height"])
        and f["target"] not in t.order(t.own["wall"] + t.name["distance"], 9)
    ),
    "wall_nearer": lambda t, f: f["number"] == t.own["wall"] + t.name["distance"],
    "ship_toward": lambda t, f: slots_left(t, f)[0] == f["points"] and f["good"] in t.own["cargo"],
    "ship_arrives": lambda t, f: t.name["to"] == f["port"] and slots_left(t, f)[0] == f["points"],
    "ship_ahead": lambda t, f: not t.own["cargo"],
    "deliver_last": lambda t, f: (
        len(t.port(f["port"])["delivered"]) + 1 == len(t.port(f["port"])["slots"])
    ),
    "deliver_before": lambda t, f: f["points"] > f["number"],
    "tribute_last_round": lambda t, f: t.view["round"] == 12,
    "tribute_cheap": lambda t, f: (
        f["price"]["gold"] == t.view["tribute"]["price"]
        and f["gain"]["prestige"] == t.view["tribute"]["gain"]
    ),
    "tribute_affords": lambda t, f: f["number"] == t.own["gold"] - t.view["tribute"]["price"],
    "use_is_free": lambda t, f: t.entry["price"] == {} and t.entry["gain"] == f["gain"],
    "use_spare": lambda t, f: not any(f["color"] in CARDS[c]["cost"] for c in t.own["tableau"]),
    "cube_unneeded": lambda t, f: not any(f["color"] in CARDS[c]["cost"] for c in t.own["tableau"]),
    "use_for_tribute": lambda t, f: t.own["gold"] < f["number"] == t.view["tribute"]["price"],
    "joker_for_card": lambda t, f: f["card"] in t.own["tableau"],
    "joker_for_tribute": lambda t, f: t.own["gold"] < t.view["tribute"]["price"],
    "cube_plenty": lambda t, f: t.own["supply"][t.name["color"]] == f["cubes"][t.name["color"]] > 1,
    "pass_nothing_left": lambda t, f: not t.own["supply"],
    "pass_pays_nothing": lambda t, f: sum(t.own["supply"].values()) == f["number"],
    "keeps_space": lambda t, f: len(t.own["tableau"]) == f["number"],
}
UNCHECKED = {  # what the action itself says, or a rule
    *("cubes_many", "counts_at_end", "saves_marker", "use_brings", "quarter_open"),
    *("discard_least", "joker_for_quarter"),
}


def test_every_reason_is_true_of_the_table() -> None:
    game, luck, met = carrack.load("macao"), Random(2), Counter[str]()
    for seed in range(4):
        state = game.new(seats=3, seed=seed)
        greedy = bots.make("greedy", seed)
        while not state.is_over:
            seat = state.to_move
            view, legal = state.view(seat), state.legal(seat)
            if len(legal) > 1:
                known = reasons_for(game, view, game.explain(state, seat))
                for entry in known.entries:
                    reason = known.of(entry)
                    if reason is not None and reason.key not in UNCHECKED:
                        assert TRUE[reason.key](Table(view, entry), reason.facts), reason
                        met[reason.key] += 1
            wanted = greedy.choose(game, view, legal)
            state.apply(seat, luck.choice(legal) if luck.random() < 0.2 else wanted)
    assert len(met) > 0.9 * len(TRUE), set(TRUE) - set(met)
