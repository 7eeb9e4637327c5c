"""Explanations: every legal action with price, gain and warnings; tempting ones with the reason."""

from __future__ import annotations

import json
import random
import time
from statistics import median
from typing import Any

from carrack.games.macao.game import MacaoGame
from carrack.games.macao.tests.scenario import (
    BUY_TRIBUTE,
    DECLINE,
    DELIVER,
    PASS,
    Action,
    MacaoTable,
    activate,
    cash_joker,
    choose_dice,
    explore,
    macao,
    move_wall,
    sail,
    shift,
    take_card,
    take_quarter,
    use,
)


def explained(table: MacaoTable, letter: str = "A") -> Any:
    return table.state.game.explain(table.state, table.seat(letter))


def entry(table: MacaoTable, action: Action, letter: str = "A") -> dict[str, Any]:
    """The explanation of one legal action."""
    groups = explained(table, letter)["groups"]
    found = [each for group in groups for each in group["actions"] if each["name"] == action]
    assert len(found) == 1, action
    one: dict[str, Any] = found[0]
    return one


def effect(table: MacaoTable, action: Action) -> tuple[dict[str, Any], dict[str, Any]]:
    found = entry(table, action)
    return found["price"], found["gain"]


def reason(table: MacaoTable, action: Action) -> str | None:
    """The code with which a tempting action is listed as refused; None when it is not listed."""
    codes = [each["code"] for each in explained(table)["refused"] if each["name"] == action]
    return codes[0] if codes else None


# ---- prices and gains ----


def test_activating_costs_the_cubes_that_are_paid() -> None:
    table = macao().tableau("A", "bank").cost("bank", red=1, gray=2).supply("A", red=1, gray=2)
    price, gain = effect(table, activate("bank"))
    assert (price, gain) == ({"cubes": {"red": 1, "gray": 2}}, {"cards": ["bank"]})
    table.active("A", "crane", "craftsman", "count", "master_builder")
    assert effect(table, activate("bank", dropped="red"))[0] == {"cubes": {"gray": 2}}
    assert effect(table, activate("bank", "craftsman"))[0] == {}
    price, gain = effect(table, activate("bank", "count"))
    assert (price, gain) == ({"gold": 4}, {"cards": ["bank"], "gold": 2})


def test_a_quarter_brings_its_tile() -> None:
    table = macao().quarter("x", tile="tea", red=1).dark_quarter("d", red=1).supply("A", red=1)
    price, gain = effect(table, take_quarter("x"))
    assert (price, gain) == ({"cubes": {"red": 1}}, {"goods": {"tea": 1}})
    assert effect(table, take_quarter("d"))[1] == {"jokers": 1}
    table.active("A", "herald", "carpenter")
    price, gain = effect(table, take_quarter("x", "herald"))
    assert (price, gain) == ({"gold": 3}, {"goods": {"tea": 1}, "gold": 1})


def test_a_price_of_any_colors_is_told_as_a_whole() -> None:
    table = macao().supply("A", red=3, blue=3).active("A", "shop", "prospector")
    assert effect(table, move_wall(2)) == ({"cubes": {"any": 3}}, {"spaces": 2})
    assert effect(table, use("prospector")) == ({"cubes": {"any": 3}}, {"gold": 1})
    price, gain = effect(table, use("shop", color="gray"))
    assert (price, gain) == ({"cubes": {"any": 2}}, {"cubes": {"gray": 1}})
    assert effect(macao().supply("A", red=3), move_wall(2))[0] == {"cubes": {"red": 3}}


def test_a_payment_is_explained_cube_by_cube() -> None:
    table = macao().supply("A", red=3, blue=3).does("A", move_wall(2))
    assert [group["group"] for group in explained(table)["groups"]] == ["payment"]
    price, _ = effect(table, {"type": "pay_cube", "color": "red"})
    assert price["cubes"]["red"] >= 1


def test_the_ship_and_its_deliveries() -> None:
    table = macao().fixture_map().active("A", "sail_loft", "cooperage", "lighthouse")
    table.ship("A", "P").cargo("A", silk=1).supply("A", red=1).uses("A", "sail_loft")
    assert effect(table, sail("s2", "red")) == ({"cubes": {"red": 1}}, {})
    assert effect(table, sail("s2", "free")) == ({"steps": 1}, {})
    price, gain = effect(table, DELIVER)
    assert (price, gain) == ({"goods": {"silk": 1}}, {"prestige": 6, "gold": 1})


def test_tribute_jokers_and_cards() -> None:
    table = macao().active("A", "embassy", "bank", "gravedigger", "scholar", "helmsman")
    table.with_jokers("A", 1)
    assert effect(table, BUY_TRIBUTE) == ({"gold": 3}, {"prestige": 8})
    assert effect(table, cash_joker("red")) == ({"jokers": 1}, {"cubes": {"red": 1}})
    assert effect(table, cash_joker("gold")) == ({"jokers": 1}, {"gold": 3})
    assert effect(table, use("bank")) == ({}, {"gold": 2})
    assert effect(table, use("helmsman")) == ({"gold": 1}, {"steps": 4})
    price, gain = effect(table, use("gravedigger", person="scholar"))
    assert (price, gain) == ({"cards": ["scholar"]}, {"gold": 2})


def test_dice_tell_where_their_cubes_go() -> None:
    table = macao().active("A", "explorer", "master", "professor").dice(red=1, green=5)
    gain = effect(table, choose_dice("red", "green"))[1]
    assert gain == {"rose": {"1": {"red": 1}, "5": {"green": 5}}, "gold": 1}
    table.chooses_dice("A", "red", "green")
    assert effect(table, explore("green"))[1]["rose"]["5"] == {"green": 6}
    table.explores("A", None)
    assert effect(table, shift("green", 6))[1]["rose"]["6"] == {"green": 5}


# ---- warnings ----


def test_passing_with_cubes_is_worth_a_warning() -> None:
    found = entry(macao().supply("A", red=2), PASS)
    assert found["price"] == {"cubes": {"red": 2}}
    assert found["warnings"] == ["passing_with_cubes", "cannot_be_undone"]
    assert entry(macao(), PASS)["warnings"] == ["cannot_be_undone"]


def test_a_sixth_card_is_worth_a_warning() -> None:
    table = macao().tableau("A", "bank", "inn", "gate", "shop", "court").picking("abbot")
    assert entry(table, take_card("abbot"))["warnings"] == ["sixth_card"]
    table = macao().tableau("A", "bank", "inn", "gate", "shop").picking("abbot")
    assert entry(table, take_card("abbot"))["warnings"] == ["cannot_be_undone"]
    table = macao().active("A", "idler").picking("abbot")
    assert entry(table, DECLINE)["warnings"] == ["cannot_be_undone"]


def test_the_card_that_goes_when_there_are_six() -> None:
    table = macao().tableau("A", "bank", "inn", "gate", "shop", "court").picking("abbot")
    found = entry(table.takes_card("A", "abbot"), {"type": "discard_overflow", "card": "inn"})
    assert found["price"] == {"cards": ["inn"], "markers": 1}


def test_an_empty_arrow_is_worth_a_warning() -> None:
    table = macao().dice(red=1, blue=2, green=5, gray=6)
    now, later = "empty_arrow", "empty_arrow_next_round"

    def warned(first: str, second: str) -> list[str]:
        warnings: list[str] = entry(table, choose_dice(first, second))["warnings"]
        return [warning for warning in warnings if warning.startswith("empty")]

    assert warned("green", "gray") == [now, later]
    assert warned("red", "gray") == [later]
    assert warned("blue", "green") == [now]
    assert warned("red", "blue") == []
    table.rose("A", 1, black=1).rose("A", 2, black=2)
    assert warned("green", "gray") == []


def test_within_a_turn_everything_can_be_undone() -> None:
    table = macao().active("A", "bank").supply("A", red=2)
    for group in explained(table)["groups"]:
        for each in group["actions"]:
            assert ("cannot_be_undone" in each["warnings"]) == (group["group"] == "pass")


# ---- what one would like to do ----


def test_what_is_tempting_but_refused_is_told_with_the_reason() -> None:
    table = macao(wall="16:[A] 2:[B] 1:[C]").fixture_map().ship("A", "Q").tribute(9, 9)
    table.tableau("A", "bank").active("A", "inn", "scholar", "soldier", "governor", "customs_1")
    table.active("A", "gravedigger", "cathedral").uses("A", "inn").uses("A", "scholar", color="red")
    table.supply("A")
    assert reason(table, activate("bank")) == "cubes.too_few"
    assert reason(table, move_wall(1)) == "wall.end"
    assert reason(table, DELIVER) == "deliver.no_goods"
    assert reason(table, BUY_TRIBUTE) == "tribute.too_little_gold"
    assert reason(table, use("inn")) == "card.used"
    assert reason(table, use("scholar", color="red")) == "card.used"
    assert reason(table, use("soldier")) == "card.nothing_to_gain"
    assert reason(table, use("customs_1")) == "cubes.too_few"
    assert reason(table, use("cathedral", colors=["red"])) == "cubes.too_few"
    assert reason(table, use("governor")) is None, "nobody is tempted by it"
    assert reason(table, use("gravedigger", person="gravedigger")) is None, "it has a victim"


def test_nothing_is_refused_that_can_be_done_in_another_way() -> None:
    table = macao().active("A", "count", "goldsmith").tableau("A", "bank").supply("A", blue=1)
    table.cost("bank", red=1)
    assert reason(table, activate("bank")) is None
    assert reason(table, use("goldsmith", color="red")) is None
    assert reason(table, DELIVER) is None, "in the harbor nobody thinks of delivering"


def missing(table: MacaoTable, action: Action) -> dict[str, int] | None:
    """What is told to be short of the price of a tempting action."""
    found = [each for each in explained(table)["refused"] if each["name"] == action]
    assert len(found) == 1, action
    short: dict[str, int] | None = found[0].get("missing")
    return short


def test_what_is_short_is_told_in_numbers() -> None:
    table = macao().quarter("x", violet=2, red=1).tableau("A", "bank").cost("bank", gray=3)
    table.supply("A", violet=1, red=1).tribute(9, 9)
    assert missing(table, take_quarter("x")) == {"violet": 1}
    assert missing(table, activate("bank")) == {"gray": 3}
    assert missing(table, move_wall(3)) == {"any": 3}
    assert missing(table, BUY_TRIBUTE) == {"gold": 4}, "of nine"
    assert reason(table, move_wall(1)) is None


def test_every_free_quarter_and_every_space_ahead_is_open_or_has_a_reason() -> None:
    game, rng = MacaoGame(), random.Random(7)
    state: Any = game.new(seats=3, seed=3)
    looked = 0
    while not state.is_over:
        seat = next(seat for seat in range(3) if state.legal(seat))
        view = state.view(seat)
        if view["phase"] == "actions":
            told = game.explain(state, seat)
            entries = [entry for group in told["groups"] for entry in group["actions"]]
            names = [entry["name"] for entry in [*entries, *told["refused"]]]
            quarters = {name["quarter"] for name in names if name["type"] == "take_quarter"}
            spaces = {name["distance"] for name in names if name["type"] == "move_wall"}
            free = {row["quarter"] for row in view["city"] if row["owner"] is None}
            ahead = state.t.wall_length - view["seats"][seat]["wall"]
            assert quarters == free
            assert spaces == set(range(1, max(1, ahead) + 1))
            looked += 1
        state.apply(seat, rng.choice(state.legal(seat)))
    assert looked > 50


def test_who_is_not_to_act_is_told_nothing() -> None:
    assert explained(macao(), "B") == {"groups": [], "refused": []}


# ---- as a whole ----


def test_explanations_list_every_legal_action_once_change_nothing_and_are_quick() -> None:
    game, rng, spent = MacaoGame(), random.Random(4), []
    state = game.new(seats=4, seed=9)
    while not state.is_over:
        seat = state.to_move
        before, legal = state.fingerprint(), state.legal(seat)
        started = time.perf_counter()
        found = game.explain(state, seat)
        spent.append(time.perf_counter() - started)
        listed = [each["action"] for group in found["groups"] for each in group["actions"]]
        assert sorted(listed) == legal
        assert json.loads(json.dumps(found)) == found
        assert state.fingerprint() == before
        state.apply(seat, rng.choice(legal))
    assert median(spent) < 0.03


def test_explanations_never_tell_what_the_dice_will_show() -> None:
    """The last pick of a round rolls the dice; what they show stays a secret."""
    table = macao(turn="C", players=3, wall="3:[A] 2:[B] 1:[C]").picking("bank", "inn", "gate")
    twin = macao(turn="C", players=3, wall="3:[A] 2:[B] 1:[C]").picking("bank", "inn", "gate")
    twin.dump["chance"] = [number ^ 0x5DEECE66D for number in twin.dump["chance"]]
    assert explained(table, "C") == explained(twin, "C")


# ---- uses that would be lost ----


def warnings(table: MacaoTable, action: Action) -> list[str]:
    found: list[str] = entry(table, action)["warnings"]
    return found


def test_passing_warns_of_a_fountain_that_was_not_used() -> None:
    # Given a fountain, and a quarter to take
    table = macao().active("A", "fountain").quarter("x", red=1).supply("A", red=1)
    assert "fountain_lost" not in warnings(table, PASS)
    # When the quarter is taken
    table.takes_quarter("A", "x")
    # Then passing would lose the step, and after the step nothing more
    assert warnings(table, PASS) == ["fountain_lost", "cannot_be_undone"]
    assert warnings(table, use("fountain")) == []
    assert warnings(table.uses("A", "fountain"), PASS) == ["cannot_be_undone"]


def test_passing_warns_of_an_envoy_who_was_not_used() -> None:
    table = macao().active("A", "envoy").tribute(1, 3)
    assert warnings(table, PASS) == ["cannot_be_undone"]
    table.buys_tribute("A")
    assert warnings(table, PASS) == ["envoy_lost", "cannot_be_undone"]
    table.uses("A", "envoy", color="red")
    assert warnings(table, PASS) == ["passing_with_cubes", "cannot_be_undone"]


def test_a_move_to_the_last_space_warns_of_the_step_of_the_fountain() -> None:
    table = macao(wall="14:[A] 2:[B] 1:[C]").active("A", "fountain").quarter("x", red=1)
    table.supply("A", red=4).takes_quarter("A", "x")
    assert "fountain_lost" in warnings(table, move_wall(2))
    assert "fountain_lost" not in warnings(table, move_wall(1))


def test_there_is_no_step_to_lose_on_the_last_space() -> None:
    table = macao(wall="16:[A] 2:[B] 1:[C]").active("A", "fountain").quarter("x", red=1)
    table.supply("A", red=1).takes_quarter("A", "x")
    assert warnings(table, PASS) == ["cannot_be_undone"]


def test_burying_the_envoy_warns_of_his_cube() -> None:
    table = macao().active("A", "envoy", "gravedigger", "abbot").tribute(1, 3).buys_tribute("A")
    assert "envoy_lost" in warnings(table, use("gravedigger", person="envoy"))
    assert "envoy_lost" not in warnings(table, use("gravedigger", person="abbot"))


def test_with_cards_that_react_each_time_one_of_two_steps_may_be_lost() -> None:
    table = macao(options={"when_cards": "each"}).active("A", "fountain", "night_watchman")
    table.quarter("x", red=1).quarter("y", red=1).supply("A", red=2)
    table.takes_quarter("A", "x").takes_quarter("A", "y").uses("A", "fountain")
    assert "fountain_lost" in warnings(table, PASS)
    assert "fountain_lost" not in warnings(table.uses("A", "fountain"), PASS)
