"""Reasons at Macao, each worked out a second time from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

import carrack
from carrack import State, bots
from carrack.bots.reasons import reasons_for
from carrack.bots.teaching import teacher_for
from carrack.games.macao.data import our_data
from carrack.games.macao.tests.scenario import MacaoTable, macao

DATA = our_data()
CARDS = {card["id"]: card for card in DATA.cards}
QUARTERS = {quarter["id"]: quarter for quarter in DATA.board["quarter"]}
Facts = Mapping[str, Any]


class Table:
    """What anybody at the seat can read off the table, and what comes of doing it."""

    def __init__(self, state: State, view: Facts, entry: Facts) -> None:
        self.state, self.view, self.entry, self.name = state, view, entry, entry["name"]
        self.seat: int = view["viewer"]
        self.own = view["seats"][self.seat]

    def done(self) -> State:
        """The table once it is done, and paid for with any cubes."""
        after = self.state.clone()
        after.apply(self.seat, self.entry["action"])
        while after.view(self.seat)["phase"] == "payment":
            after.apply(self.seat, after.legal(self.seat)[0])
        return after

    def open_now(self, state: State | None = None) -> list[Facts]:
        """What can be done, or could be after it."""
        found = state or self.state
        if found.is_over or found.to_move != self.seat:
            return []
        return [found.game.action(found, self.seat, a) for a in found.legal(self.seat)]

    def becomes_possible(self, kind: str) -> list[Facts]:
        """Actions of a kind that are open only when it is done."""
        before = self.open_now()
        return [
            name
            for name in self.open_now(self.done())
            if name["type"] == kind and name not in before
        ]

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

    def tile(self, quarter: str) -> str:
        """What lies on a free quarter."""
        return str(next(r["tile"] for r in self.view["city"] if r["quarter"] == quarter))

    def free(self) -> list[str]:
        return [row["quarter"] for row in self.view["city"] if row["owner"] is None]

    def is_payable(self, cost: Facts) -> bool:
        return not Counter(cost) - Counter(self.own["supply"])


def ahead(view: Facts) -> set[int]:
    """Who is further along the wall than the viewer, counted from its stacks."""
    discs = [seat for stack in view["wall"] for seat in stack["discs"]]
    return set(discs[: discs.index(view["viewer"])])


def steps_between(start: str, end: str) -> int:
    """Steps of a ship, found by going everywhere."""
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {other for one in reached for other in DATA.routes_from(one)}
        steps += 1
    return steps


def slots_there(table: Table) -> list[int]:
    """What the port where the ship lies pays from now on."""
    port = table.port(table.own["ship"])
    return list(port["slots"][len(port["delivered"]) :])


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
    "works_long": lambda t, f: (
        f["number"] == 13 - t.view["round"] and CARDS[t.name["card"]]["timing"] != "game_end"
    ),
    "counts_at_end": lambda t, f: CARDS[t.name["card"]]["timing"] == "game_end",
    "saves_marker": lambda t, f: (
        t.name["card"] in t.own["tableau"] and "abbot" not in [c["card"] for c in t.own["active"]]
    ),
    "cubes_count": lambda t, f: (
        f["number"]
        == sum(n for brought in t.entry["gain"]["rose"].values() for n in brought.values())
    ),
    "quarter_open": lambda t, f: (
        f["number"] == len(set(QUARTERS[t.name["quarter"]]["neighbours"]) & set(t.free()))
    ),
    "discard_least": lambda t, f: CARDS[t.name["card"]]["cost"] == f["cubes"],
    "use_brings": lambda t, f: t.entry["gain"] == f["gain"],
    "quarter_joins": lambda t, f: f["number"] == t.group_with(t.name["quarter"]) > 1,
    "quarter_joker": lambda t, f: t.entry["gain"]["jokers"] == 1,
    "port_pays": lambda t, f: slots_left(t, f)[t.own["cargo"].get(f["good"], 0)] == f["points"],
    "wall_passes": lambda t, f: (
        f["target"] in ahead(t.view) and f["target"] not in ahead(t.done().view(t.seat))
    ),
    "wall_nearer": lambda t, f: (
        t.done().view(t.seat)["seats"][t.seat]["wall"] == f["number"] > t.own["wall"]
    ),
    "ship_toward": lambda t, f: (
        slots_left(t, f)[0] == f["points"]
        and f["good"] in t.own["cargo"]
        and steps_between(t.name["to"], f["port"]) == f["number"] > 0
        and steps_between(t.own["ship"], f["port"]) > f["number"]
    ),
    "ship_arrives": lambda t, f: (
        t.name["to"] == f["port"]
        and slots_left(t, f)[0] == f["points"]
        and f["good"] in t.own["cargo"]
    ),
    "ship_ahead": lambda t, f: (
        not t.own["cargo"]
        and any(
            port["good"] in map(t.tile, t.free())
            and len(port["delivered"]) < len(port["slots"])
            and steps_between(t.name["to"], port["port"])
            < steps_between(t.own["ship"], port["port"])
            for port in t.view["ports"]
        )
    ),
    "deliver_last": lambda t, f: (
        len(t.port(f["port"])["delivered"]) + 1 == len(t.port(f["port"])["slots"])
    ),
    "deliver_before": lambda t, f: (
        [f["points"], f["number"]] == slots_there(t)[:2] and f["points"] >= f["number"]
    ),
    "tribute_last_round": lambda t, f: t.view["round"] == 12,
    "tribute_cheap": lambda t, f: (
        f["price"]["gold"] == t.view["tribute"]["price"]
        and f["gain"]["prestige"] == t.view["tribute"]["gain"]
    ),
    "tribute_affords": lambda t, f: f["number"] == t.own["gold"] - t.view["tribute"]["price"],
    "use_is_free": lambda t, f: t.entry["price"] == {} and t.entry["gain"] == f["gain"],
    "use_spare": lambda t, f: not any(f["color"] in CARDS[c]["cost"] for c in t.own["tableau"]),
    "cube_unneeded": lambda t, f: not any(f["color"] in CARDS[c]["cost"] for c in t.own["tableau"]),
    "use_for_tribute": lambda t, f: (
        t.own["gold"] < f["number"] == t.view["tribute"]["price"]
        and t.own["this_round"]["tribute_uses"] < 2
    ),
    "joker_for_card": lambda t, f: (
        f["card"] in t.own["tableau"]
        and f["card"] in [name["card"] for name in t.becomes_possible("activate")]
    ),
    "joker_for_tribute": lambda t, f: bool(t.becomes_possible("buy_tribute")),
    "joker_for_quarter": lambda t, f: (
        f["tile"] in [t.tile(name["quarter"]) for name in t.becomes_possible("take_quarter")]
    ),
    "cube_plenty": lambda t, f: t.own["supply"][t.name["color"]] == f["cubes"][t.name["color"]] > 1,
    "cube_left": lambda t, f: f["cubes"] == {t.name["color"]: t.own["supply"][t.name["color"]] - 1},
    "pass_nothing_left": lambda t, f: not t.own["supply"],
    "pass_pays_nothing": lambda t, f: (
        sum(t.own["supply"].values()) == f["number"]
        and not any(t.is_payable(CARDS[card]["cost"]) for card in t.own["tableau"])
        and not any(t.is_payable(QUARTERS[quarter]["cost"]) for quarter in t.free())
    ),
    "pass_quarter_taken": lambda t, f: (
        sum(t.own["supply"].values()) == f["number"]
        and t.own["this_round"]["quarters_taken"] > 0
        and not any(t.is_payable(CARDS[card]["cost"]) for card in t.own["tableau"])
    ),
    "keeps_space": lambda t, f: len(t.own["tableau"]) == f["number"],
    "declines_unpaid": lambda t, f: (
        not any(
            t.pays(CARDS[name["card"]]["cost"], t.view["round"] + k)
            for name in t.open_now()
            if name["type"] == "take_card"
            for k in range(min(6, 13 - t.view["round"]))
        )
    ),
    "declines_marker": lambda t, f: "abbot" not in [one["card"] for one in t.own["active"]],
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
                    if reason is not None:
                        table = Table(state, view, entry)
                        assert TRUE[reason.key](table, reason.facts), (reason, entry)
                        met[reason.key] += 1
            wanted = greedy.choose(game, view, legal)
            state.apply(seat, luck.choice(legal) if luck.random() < 0.2 else wanted)
    assert len(met) > 0.9 * len(TRUE), set(TRUE) - set(met)


def passed_by(table: MacaoTable) -> list[int]:
    """Whom the reasons for each paid move on the wall promise A to pass."""
    state = table.state
    known = reasons_for(state.game, state.view(0), state.game.explain(state, 0))
    told = [known.of(entry) for entry in known.offers("move_wall")]
    return [one.facts["target"] for one in told if one and one.key == "wall_passes"]


def test_a_disc_that_stays_ahead_is_not_passed() -> None:
    last = DATA.board["wall"]["length"]
    ahead = f"{last}:[B] {last - 1}:[A] 1:[C]"
    # On the last space a disc slides below the others
    assert passed_by(macao(wall=ahead).supply("A", red=1)) == []
    # The tower lies on top, wherever
    assert passed_by(macao(wall=ahead).active("A", "tower").supply("A", red=1)) == [1]
    behind = "4:[B] 3:[A] 1:[C]"
    assert passed_by(macao(wall=behind).supply("A", red=1)) == [1]
    assert passed_by(macao(wall=behind).active("B", "tower").supply("A", red=1)) == []


def test_a_lesson_says_of_nothing_that_one_has_it_but_of_cubes_gold_and_jokers() -> None:
    table = macao(round_number=5).active("A", "customs_1").supply("A", red=2)
    state = table.state
    teacher = teacher_for(state.game, state.view(0), state.game.explain(state, 0))
    discard = {"price": {"cards": ["bank"], "markers": 1}}
    assert teacher.price(discard) is None  # type: ignore[arg-type]  # a price is all that is asked
    told = [teacher.price(entry) for entry in teacher.entries]
    prices = [one.facts["price"] for one in told if one]
    assert {"cubes": {"red": 1}} in prices
    assert not {part for price in prices for part in price} - {"cubes", "gold", "jokers"}


def tips_at(table: MacaoTable) -> set[str]:
    state = table.state
    teacher = teacher_for(state.game, state.view(0), state.game.explain(state, 0))
    return {tip.id for tip in teacher.tips()}


@pytest.mark.parametrize(
    ("card", "tip"), [("diplomat", "tribute"), ("night_watchman", "quarter"), ("scribe", "office")]
)
def test_no_tip_tells_a_rule_that_a_card_of_its_reader_changes(card: str, tip: str) -> None:
    rich = dict.fromkeys(("red", "blue", "green", "gray", "violet", "black"), 3)
    plain = macao().active("A", "customs_1").supply("A", **rich)
    changed = macao().active("A", "customs_1", card).supply("A", **rich)
    assert tip in tips_at(plain)
    assert tip not in tips_at(changed)


def reason_to_decline(table: MacaoTable) -> str | None:
    state = table.state
    known = reasons_for(state.game, state.view(0), state.game.explain(state, 0))
    found = known.named({"type": "decline_card"})
    return found.key if found else None


def test_to_take_no_card_has_a_reason_whatever_lies_there() -> None:
    offered = macao().active("A", "idler").cost("bank", red=2).picking("bank").turn_of("A")
    assert reason_to_decline(offered) == "declines_unpaid"
    paid = offered.rose("A", 2, red=2)
    assert reason_to_decline(paid) == "declines_marker"
    assert reason_to_decline(paid.tableau("A", "crane")) == "keeps_space"
