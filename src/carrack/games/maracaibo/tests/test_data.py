"""Printed figures: what is in the box, what the checker finds, and what an owner corrects."""

from __future__ import annotations

import copy
import datetime
import json
import re
import shutil
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carrack import DataError
from carrack.games.maracaibo.changes import changes, confirmed, with_our_words
from carrack.games.maracaibo.check import check, check_playable, check_texts
from carrack.games.maracaibo.data import (
    AUTOMAS,
    BOARD,
    CARDS,
    CAREERS,
    FILES,
    HOME_PORTS,
    MARACAIBO_FILES,
    OURS,
    SCENARIOS,
    TILES,
    Data,
    differences,
    our_data,
    read_folder,
    with_differences,
)
from carrack.games.maracaibo.effect_names import (
    CONDITIONS,
    COUNTED,
    EFFECT_KINDS,
    MODIFIERS,
    PORT_KINDS,
    TRIGGERS,
)
from carrack.games.maracaibo.figures import Effect, Figures
from carrack.games.maracaibo.figures.declared import declared_in
from carrack.games.maracaibo.figures.tiles import ObjectTable
from carrack.games.maracaibo.names import GOODS, MAX_EXPLORER_SPACES, NATIONS, OBJECTS
from carrack.games.maracaibo.ops import COSTS, OPS, Op, Ops, all_ops
from carrack.kernel.findings import Finding
from carrack.texts import Texts

Change = Callable[[Data], Any]


def changed(change: Change) -> Data:
    """A copy of our figures with something changed."""
    data = copy.deepcopy(our_data())
    change(data)
    return Data(data.files)  # nothing worked out before the change is left


def findings(change: Change, severity: str) -> list[Finding]:
    return [finding for finding in check(changed(change)) if finding.severity == severity]


def ours() -> Figures:
    return our_data().figures()


# ---- what is in the box ----


def test_our_figures_have_nothing_wrong() -> None:
    assert check(OURS) == check(our_data()) == check_texts(MARACAIBO_FILES.our_texts) == []


def test_all_pieces_of_the_box_are_there() -> None:
    figures = ours()
    assert Counter(card.deck for card in figures.projects) == {"A": 56, "B": 101, "U": 36, "C": 17}
    assert [len(figures.prestige), len(figures.careers), len(figures.home_ports)] == [9, 9, 15]
    tiles = figures.tiles
    assert [len(tiles.combat_tokens), len(tiles.quests), len(tiles.ruin_track)] == [25, 29, 6]
    assert Counter(hint.color for hint in tiles.search.hints) == {"green": 12, "red": 10}
    assert [card.id for card in tiles.search.cards] == ["191", "192"]
    assert [len(figures.jacques.cards), len(figures.jean.cards)] == [12, 17]
    assert [len(figures.scenarios), len(figures.chapters)] == [8, 7]


def test_promos_are_marked() -> None:
    figures = ours()
    assert [quest.name for quest in figures.tiles.quests if quest.is_promo] == ["Flying Dutchman"]
    assert [building.name for building in figures.prestige if building.is_promo] == ["Own Monument"]


def test_the_board_has_its_locations_arrows_and_tiles() -> None:
    board = ours().board
    assert [len(board.locations), len(board.arrows), len(board.city_tiles)] == [25, 28, 15]
    assert [loc.id for loc in board.locations if loc.has_city_tile] == ["4", "5", "13", "14"]
    assert [loc.id for loc in board.locations if loc.requires_legacy] == ["9a", "18a"]
    assert [loc.id for loc in board.locations if loc.ends_round] == ["21a", "22"]
    assert (board.passage.start, board.passage.end, board.passage.cost) == ("13", "2", 1)
    assert [up.slot for up in board.ship_upgrades] == list(range(1, 13))
    assert sum(upgrade.discs for upgrade in board.ship_upgrades) == 24


def test_both_routes_to_9_cost_what_the_rules_count() -> None:
    cost = {(arrow.start, arrow.end): arrow.cost for arrow in ours().board.arrows}
    upper, lower = ["1", "2", "3", "4", "6", "7", "8", "9"], ["1", "2", "5", "6", "7", "8", "9"]
    assert sum(cost[a, b] for a, b in pairwise(upper)) == 7
    assert sum(cost[a, b] for a, b in pairwise(lower)) == 6
    assert cost["9", "9a"] + cost["9a", "10"] == 6


def test_the_explorer_track_has_a_longer_upper_branch_with_a_quest_in_three_regions() -> None:
    track = ours().board.explorer_track
    assert len(track) == 35
    for region in range(3):
        here = [space for space in track if space.region == region]
        upper = [space for space in here if space.branch == "upper"]
        lower = [space for space in here if space.branch == "lower"]
        assert len(upper) > len(lower) > 0
        assert [space.has_quest for space in upper].count(True) == 1
    assert [space.id for space in track if space.is_start or space.is_end] == ["E0", "E26"]
    assert [barrier.behind for barrier in ours().board.barriers] == ["E7", "E14", "E21"]


def test_tracks_start_as_the_setup_says() -> None:
    tracks = ours().board.tracks
    assert tracks.influence.rank_thresholds == (3, 6, 10, 14, 19)
    assert sum(tracks.influence.marker_columns) == 13
    income = tracks.doubloon_income
    assert (income.start, tracks.vp_income.start, tracks.combat.start) == (8, 0, 1)
    assert (15 - income.final_vp_above) // income.final_vp_divisor == 4
    assert ours().board.setup.doubloons == (8, 9, 10, 11)
    assert ours().board.last_purchase.doubloons == 3


def test_the_tables_of_jean_are_those_of_the_worked_examples() -> None:
    jean = ours().jean.rules
    assert 3 * jean.card_vp + jean.disc_vp[7] == 11
    assert jean.disc_vp[4] == 3
    assert jean.disc_vp[-1] == 38  # for 22 discs and more


def test_automas_have_their_decks_and_levels() -> None:
    jacques, jean = ours().jacques, ours().jean
    assert [12 - level.removed_a - level.removed_b for level in jacques.levels] == [7] * 4
    assert all(len(card.areas) == 7 for card in jacques.cards)
    assert [sum(level.cards.values()) for level in jean.levels] == [5, 6, 7, 8, 9]
    assert [card.id for card in jean.cards if card.is_expansion] == ["NB7", "NC5"]


def test_scenarios_use_the_modules_of_chapter_17() -> None:
    modules = {scenario.id: set(scenario.modules) for scenario in ours().scenarios}
    assert modules == {
        "base_easy": set(),
        "base_medium": set(),
        "base_hard": set(),
        "campaign": {"home_ports"},
        "unrest": {"home_ports", "resistance", "freeing"},
        "all_inclusive": {"home_ports", "resistance", "uprising"},
        "coop": {"home_ports", "resistance", "freeing", "jacques"},
        "rescue": {"home_ports", "resistance", "freeing", "jacques", "search"},
    }
    together = [scenario.id for scenario in ours().scenarios if scenario.is_cooperative]
    assert together == ["coop", "rescue"]


def test_cooperative_captains_meet_12_18_24_or_30_markers() -> None:
    figures = ours()
    places = {location.id: location for location in figures.board.locations}
    coop = next(scenario for scenario in figures.scenarios if scenario.id == "coop")
    totals = []
    for markers in coop.markers_by_players:
        total = 0
        for zone in figures.zones.values():
            cities = sum(places[name].kind == "city" or name == "17" for name in zone)
            villages = min(len(zone) - cities, markers.villages_per_zone)
            total += cities * markers.city + villages * markers.village
        totals.append(total)
    assert totals == [12, 18, 24, 30]


def test_the_campaign_begins_with_card_150_and_ends_in_two_finales() -> None:
    chapters = {chapter.card: chapter for chapter in ours().chapters}
    assert (chapters[178].on_success, chapters[178].on_failure) == (184, 185)
    assert (chapters[184].scenario, chapters[185].scenario) == ("unrest", "rescue")
    assert chapters[150].cost is not None
    assert chapters[184].cost is None


# ---- ops and effects ----


def op_lists_in(value: object) -> list[Ops]:
    """All lists of ops in the figures."""
    if isinstance(value, tuple) and value and isinstance(value[0], Op):
        return [value]
    if isinstance(value, dict | frozenset | tuple):
        parts = value.values() if isinstance(value, dict) else value
        return [ops for part in parts for ops in op_lists_in(part)]
    fields = getattr(value, "__dataclass_fields__", {})
    return [ops for field in fields for ops in op_lists_in(getattr(value, field))]


def used_ops() -> list[Op]:
    return [op for ops in op_lists_in(ours()) for op in all_ops(ops)]


def test_every_op_of_chapter_23_is_used_and_no_other() -> None:
    assert {op.name for op in used_ops()} == set(OPS)
    assert {op.per for op in used_ops()} - {""} == set(COUNTED)
    assert {op.table for op in used_ops()} - {""} == set(ours().tiles.object_tables)


def test_every_cost_of_chapter_23_is_used_but_objects_by_name() -> None:
    costs = [op.cost for op in used_ops() if op.cost]
    costs += [port.offer_cost for port in ours().home_ports]
    used = {name for cost in costs for name in COSTS if getattr(cost, name)}
    assert used == set(COSTS) - {"objects"}  # quests name their objects without the word


def effects() -> list[Effect]:
    figures = ours()
    cards = [effect for card in figures.projects for effect in card.effects]
    upgrades = [effect for up in figures.board.ship_upgrades for effect in up.permanent]
    return cards + upgrades


def test_every_kind_of_effect_trigger_and_modifier_is_used() -> None:
    assert {effect.kind for effect in effects()} == set(EFFECT_KINDS)
    assert {effect.trigger for effect in effects()} - {""} == set(TRIGGERS)
    assert {effect.modifier for effect in effects()} - {""} == set(MODIFIERS)
    assert {port.kind for port in ours().home_ports} == set(PORT_KINDS)


def test_conditions_of_careers_and_cards_are_known() -> None:
    tasks = [task.when for career in ours().careers for task in career.tasks]
    waiting = [effect.condition.when for effect in effects() if effect.condition]
    assert set(tasks) | set(waiting) <= set(CONDITIONS)


def card(name: str) -> Any:
    return next(card for card in ours().projects if card.name == name)


def test_figures_of_single_cards_stand_in_the_data() -> None:
    assert card("Friend of the Villages").effects[0].figure("vp_by_different") == (0, 0, 2, 4)
    quiet = card("Quiet Trader").effects[0]
    assert quiet.figures == (("doubloons_per_point", 1), ("most_doubloons", 5))
    assert card("Patron").effects[0].figures == (("n", 2), ("from_cost", 8))
    assert card("Rigger").effects[0].figures == (("two", 2), ("three", 5))
    assert card("Grand Tour").effects[0].locations == ("4", "7", "13")
    deserter = card("Deserter").effects[0]
    assert deserter.figures == (("cost", 1), ("last", True), ("lose_influence", True))
    assert card("Library").effects[1].needs_synergy == "wheel"
    assert card("Explorers' Club").effects[0].condition.barrier == "green"


def test_requirements_tell_how_many_figures_a_card_needs() -> None:
    assert card("Jungle Surveyor").requires.figures == 1
    assert card("Court Agent").requires.figures == 1
    assert card("Harbour Tavern").requires.figures == 1
    assert card("Merchant").requires.figures == 0
    assert card("Spice Broker").requires.goods == ("tobacco", "corn")


def test_tokens_have_values_modifiers_costs_and_bonuses() -> None:
    tokens = {token.id: token for token in ours().tiles.combat_tokens}
    assert tokens["K01"].values == (5, 4, 3)
    assert (tokens["K16"].modifier_for, tokens["K16"].modifier) == ("fewest", 2)
    assert tokens["K25"].cost is not None
    assert (tokens["K25"].cost.any_goods, tokens["K25"].cost_adds) == (1, 3)
    assert tokens["K21"].bonus[0].nation == "same"
    assert tokens["K01"].cost is None


def test_object_tables_follow_the_order_of_the_objects() -> None:
    tables = ours().tiles.object_tables
    assert list(declared_in(ObjectTable)) == OBJECTS
    assert tables["card"].herbs[0] == Op("vp", n=4)
    assert tables["L33"].spyglass[0].name == "explore"


# ---- sources ----


def test_each_figure_says_whether_it_is_an_estimate() -> None:
    data = our_data()
    assert data.is_estimated("project/A007", "cost")
    assert not data.is_estimated("project/A001", "name")
    assert data.is_estimated("project/A001", "effects")
    assert not data.is_estimated("project/U024", "effects")
    assert data.is_estimated("career/CR1", "tasks")
    assert not data.is_estimated("career/CR1", "name")
    assert not data.is_estimated("jacques_card/JA1", "areas")
    assert data.is_estimated("location/11", "market_goods")
    assert data.is_estimated("location/11", "number")
    assert not data.is_estimated("location/11", "action")
    assert data.is_estimated("combat", "annex_city")
    assert not data.is_estimated("combat", "uprising_liberate_city")
    assert not data.is_estimated("track/influence", "marker_columns")
    assert data.is_estimated("track/influence", "rank_thresholds")
    assert data.is_estimated("object_table/card", "book")
    assert not data.is_estimated("object_table/card", "herbs")
    assert not data.is_estimated("cards/meta", "hand_limit")
    assert data.is_estimated("edge/3->4", "cost")
    assert data.is_estimated("chapter/150", "location")


def test_the_estimated_fields_of_an_entry_can_be_listed() -> None:
    assert our_data().estimated("home_port/HP05") == ["immediate_cost", "immediate_gain", "nation"]
    assert our_data().estimated("combat_token/K01") == ["france", "spain", "england"]
    assert our_data().estimated("jean_card/NA1") == []


def test_what_does_not_exist_has_no_source() -> None:
    with pytest.raises(DataError) as error:
        our_data().is_estimated("project/X001", "cost")
    assert error.value.code == "card.unknown"
    with pytest.raises(DataError) as error:
        our_data().is_estimated("project/A001", "color")
    assert error.value.code == "field.unknown"


# ---- errors: cannot be played ----


def entry(place: str, /, **values: Any) -> Change:
    """Change fields of an entry."""
    return lambda data: data.entry(place).update(values)


def without(place: str, field: str) -> Change:
    return lambda data: data.entry(place).pop(field)


def unmarked(place: str, field: str) -> Change:
    """Without a field, and without the mark that it is an estimate."""
    return both(without(place, field), without(place, "reconstructed_fields"))


def ops_in(place: str, field: str, *ops: dict[str, Any]) -> Change:
    return entry(place, **{field: list(ops)})


def effect(**values: Any) -> Change:
    """A card with this single effect."""
    return entry("project/A001", effects=[values])


def remove(file: str, table: str, name: str) -> Change:
    def change(data: Data) -> None:
        entries = data.files[file][table]
        entries[:] = [value for value in entries if str(value.get("id", value.get("card"))) != name]

    return change


def add(file: str, table: str, value: Any) -> Change:
    return lambda data: data.files[file][table].append(value)


def replace(file: str, table: str, value: Any) -> Change:
    return lambda data: data.files[file].update({table: value})


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def arrow(start: str, end: str) -> dict[str, Any]:
    return {"from": start, "to": end, "branch": "main", "cost": 1, "source": "found"}


def neighbor(one: str, other: str) -> Change:
    def change(data: Data) -> None:
        data.entry(f"location/{one}")["neighbours"].append(other)
        data.entry(f"location/{other}")["neighbours"].append(one)

    return change


def joined(start: str, end: str) -> Change:
    """A new arrow, and neighbors that know each other."""
    return both(add(BOARD, "edge", arrow(start, end)), neighbor(start, end))


def longer_track(count: int) -> Change:
    """New spaces between the last two of the explorer track."""

    def change(data: Data) -> None:
        last = data.entry("explorer_space/E25")
        names = [f"F{number:02}" for number in range(count)]
        last["next"] = names[:1]
        for here, following in zip(names, [*names[1:], "E26"], strict=True):
            space = {**last, "id": here, "next": [following], "reward": []}
            data.files[BOARD]["explorer_space"].append(space)

    return change


def scenario(name: str, **values: Any) -> Change:
    return entry(f"scenario/{name}", **values)


def six_markers(data: Data) -> None:
    data.entry("scenario/coop")["markers_by_players"][3]["city"] = 6


def other_columns(**tiles: str) -> Change:
    column = dict.fromkeys(OBJECTS, "L33") | tiles
    return scenario("unrest", legacy_columns=[column, column, column])


def deep(levels: int) -> dict[str, Any]:
    op: dict[str, Any] = {"op": "vp", "n": 1}
    for _ in range(levels):
        op = {"op": "pay_for", "cost": {"doubloons": 1}, "gain": [op]}
    return op


VP = {"op": "vp", "n": 1}
ACTION: dict[str, Any] = {"op": "village_actions", "n": 1}
PAY = {"op": "pay_for", "cost": {"doubloons": 1}, "gain": [VP]}

ERRORS: list[tuple[Change, str, str, str]] = [
    # forms
    (without("project/A001", "cost"), CARDS, "project/A001", "cost"),
    (entry("project/A001", color="red"), CARDS, "project/A001", "color"),
    (entry("project/A001", cost=-1), CARDS, "project/A001", "cost"),
    (entry("project/A001", cost=True), CARDS, "project/A001", "cost"),
    (entry("project/A001", name=" Sailor\n"), CARDS, "project/A001", "name"),
    (entry("project/A001", good="gold"), CARDS, "project/A001", "good"),
    (entry("project/A001", source="guess"), CARDS, "project/A001", "source"),
    (entry("project/A001", name_source="guess"), CARDS, "project/A001", "name_source"),
    (entry("project/A001", effects={}), CARDS, "project/A001", "effects"),
    (entry("project/A001", categories=["income", "income"]), CARDS, "project/A001", "categories"),
    (
        entry("project/U001", reconstructed_fields=["color"]),
        CARDS,
        "project/U001",
        "reconstructed_fields",
    ),
    (scenario("unrest", markers=1), SCENARIOS, "scenario/unrest", "markers"),
    (
        entry("project/U001", reconstructed_fields=["which barrier"]),
        CARDS,
        "project/U001",
        "reconstructed_fields",
    ),
    (entry("location/2", x=float("nan")), BOARD, "location/2", "x"),
    (entry("location/2", annexable=1), BOARD, "location/2", "annexable"),
    (replace(CARDS, "extra", {}), CARDS, "", "extra"),
    (replace(CARDS, "project", {}), CARDS, "", "project"),
    (replace(CARDS, "meta", []), CARDS, "cards/meta", "meta"),
    (replace(BOARD, "combat", 7), BOARD, "combat", "combat"),
    # pieces
    (remove(CARDS, "project", "A001"), CARDS, "project/A001", "id"),
    (add(CARDS, "project", {"id": "A057"}), CARDS, "project/A057", "id"),
    (lambda d: d.files[TILES]["quest"].append(d.entry("quest/Q01")), TILES, "quest/Q01", "id"),
    (add(TILES, "quest", "Q30"), TILES, "", "quest"),
    (add(TILES, "quest", {"id": ["Q30"]}), TILES, "", "quest"),
    (add(BOARD, "edge", {"from": "1"}), BOARD, "", "edge"),
    # ops and costs
    (ops_in("quest/Q01", "reward", {"op": "gold", "n": 1}), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", {"op": ["vp"], "n": 1}), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", {"n": 1}), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", {"op": "vp"}), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", {"op": "vp", "n": 0}), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", {"op": "fight", "n": 1}), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", {"op": "explore", "n": 13}), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", *[VP] * 9), TILES, "quest/Q01", "reward"),
    (ops_in("quest/Q01", "reward", deep(3)), TILES, "quest/Q01", "reward"),
    (
        ops_in("quest/Q01", "reward", {"op": "influence", "nation": "peru", "n": 1}),
        TILES,
        "quest/Q01",
        "reward",
    ),
    (
        ops_in("quest/Q01", "reward", {"op": "choose", "options": [[VP]]}),
        TILES,
        "quest/Q01",
        "reward",
    ),
    (
        ops_in("quest/Q01", "reward", {"op": "by_round", "rounds": [[VP]] * 3}),
        TILES,
        "quest/Q01",
        "reward",
    ),
    (
        ops_in("quest/Q01", "reward", {**PAY, "cost": {"gold": 1}}),
        TILES,
        "quest/Q01",
        "reward",
    ),
    (ops_in("quest/Q01", "reward", {**PAY, "cost": {}}), TILES, "quest/Q01", "reward"),
    (
        ops_in("quest/Q01", "reward", {**PAY, "cost": {"goods": ["gold"]}}),
        TILES,
        "quest/Q01",
        "reward",
    ),
    (
        ops_in(
            "quest/Q01",
            "reward",
            {"op": "city_action", "locations": ["4", "7"], "deliver": True},
        ),
        TILES,
        "quest/Q01",
        "reward",
    ),
    (
        ops_in("object_table/card", "book", {"op": "draw_object", "table": "card"}),
        CARDS,
        "object_table/card",
        "book",
    ),
    (without("object_table/L32", "rope"), TILES, "object_table/L32", "rope"),
    (
        lambda d: d.files[TILES]["object_table"].update(L99=d.entry("object_table/L32")),
        TILES,
        "",
        "object_table",
    ),
    (replace(TILES, "object_table", 1), TILES, "object_table/L32", "L32"),
    # effects
    (effect(), CARDS, "project/A001", "effects"),
    (effect(immediate=[VP], endgame=[VP]), CARDS, "project/A001", "effects"),
    (entry("project/A001", effects=[7]), CARDS, "project/A001", "effects"),
    (effect(trigger="sunrise", do=[VP]), CARDS, "project/A001", "effects"),
    (effect(trigger="income"), CARDS, "project/A001", "effects"),
    (effect(trigger="stop_empty_village", do=[]), CARDS, "project/A001", "effects"),
    (effect(trigger="combat_end", do=[{"op": "fight"}]), CARDS, "project/A001", "effects"),
    (effect(trigger="village_actions_end", do=[ACTION]), CARDS, "project/A001", "effects"),
    (effect(modifier="luck"), CARDS, "project/A001", "effects"),
    (effect(modifier="discount"), CARDS, "project/A001", "effects"),
    (effect(combat_action={"cost": 0, "do": [VP]}), CARDS, "project/A001", "effects"),
    (effect(village_action=[VP]), CARDS, "project/A001", "effects"),
    (effect(village_action=[{**PAY, "gain": [ACTION]}]), CARDS, "project/A001", "effects"),
    (
        effect(assistant={"locations": ["20"], "do": [VP]}),
        CARDS,
        "project/A001",
        "effects",
    ),
    (
        effect(assistant={"locations": ["3"], "do": [{"op": "assistant_action"}]}),
        CARDS,
        "project/A001",
        "effects",
    ),
    (
        effect(income_condition={"when": "barrier", "n": 2, "do": [VP]}),
        CARDS,
        "project/A001",
        "effects",
    ),
    (effect(synergy_bonus={"need": "hat", "do": [VP]}), CARDS, "project/A001", "effects"),
    # cards
    (entry("project/A001", deck="B"), CARDS, "project/A001", "deck"),
    (entry("project/C090", id="p"), CARDS, "project/p", "id"),
    (entry("project/C090", number=91), CARDS, "project/C090", "number"),
    (without("project/A021", "requires"), CARDS, "project/A021", "requires"),
    (without("project/U005", "requires"), CARDS, "project/U005", "requires"),
    (entry("project/U007", requires=[{"nation_markers": 3}]), CARDS, "project/U007", "requires"),
    (entry("project/U001", requires=[{"luck": 1}]), CARDS, "project/U001", "requires"),
    (entry("project/U001", requires=[{}]), CARDS, "project/U001", "requires"),
    (entry("prestige/PB1", figures=2), CARDS, "prestige/PB1", "figures"),
    (entry("cards/meta", count_A=57), CARDS, "cards/meta", "count_A"),
    # careers and home ports
    (lambda d: d.entry("career/CR1")["tasks"].pop(), CAREERS, "career/CR1", "tasks"),
    (entry("career/CR1", freeing=False), CAREERS, "", "freeing"),
    (
        lambda d: d.entry("career/CR1")["tasks"][0].update(when="influence_one"),
        CAREERS,
        "career/CR1",
        "tasks",
    ),
    (
        lambda d: d.entry("career/CR5")["tasks"][0].update(when="luck"),
        CAREERS,
        "career/CR5",
        "tasks",
    ),
    (entry("home_port/HP01", immediate_cost={}), HOME_PORTS, "home_port/HP01", "immediate_cost"),
    (entry("home_port/HP01", ongoing={"kind": "magic"}), HOME_PORTS, "home_port/HP01", "ongoing"),
    (entry("home_port/HP01", ongoing=[]), HOME_PORTS, "home_port/HP01", "ongoing"),
    (entry("home_port/HP05", nation="spain"), HOME_PORTS, "home_port/HP05", "nation"),
    (
        lambda d: d.entry("home_port/HP14")["ongoing"].update(cost={"same_good_as_delivered": 1}),
        HOME_PORTS,
        "home_port/HP14",
        "ongoing",
    ),
    # board
    (entry("board/meta", goods=GOODS[:3]), BOARD, "board/meta", "goods"),
    (replace(BOARD, "track", 7), BOARD, "track/influence", "influence"),
    (
        entry("track/influence", rank_thresholds=[3, 6, 6, 14, 19]),
        BOARD,
        "track/influence",
        "rank_thresholds",
    ),
    (
        entry("track/influence", rank_thresholds=[3, 6, 10, 14, 21]),
        BOARD,
        "track/influence",
        "rank_thresholds",
    ),
    (entry("track/influence", spaces=20), BOARD, "track/influence", "spaces"),
    (entry("track/influence", marker_columns=[2] * 7), BOARD, "track/influence", "marker_columns"),
    (entry("track/influence", column_points=[1]), BOARD, "track/influence", "column_points"),
    (entry("track/combat", start=16), BOARD, "track/combat", "start"),
    (entry("setup", helm_tiles=3), BOARD, "setup", "helm_tiles"),
    (entry("setup", combat_piles=[13, 13]), BOARD, "setup", "combat_piles"),
    (entry("setup", figures_in_supply=6), BOARD, "setup", "figures_in_supply"),
    (without("location/4", "flag"), BOARD, "location/4", "flag"),
    (without("location/11", "action"), BOARD, "location/11", "action"),
    (entry("location/7", city_tile_slot=True), BOARD, "location/7", "city_tile_slot"),
    (
        entry("location/11", city_tile_slot=True),
        BOARD,
        "",
        "city_tile_slot",
    ),
    (entry("location/20", assistants=True), BOARD, "location/20", "assistants"),
    (unmarked("location/20", "action"), BOARD, "location/20", "action"),
    (without("location/20", "must_stop"), BOARD, "location/20", "must_stop"),
    (
        entry("location/2", kind="start", annexable=False, assistants=False),
        BOARD,
        "location/1",
        "kind",
    ),
    (entry("location/2", neighbours=["1", "3", "99"]), BOARD, "location/2", "neighbours"),
    (entry("location/2", neighbours=["1", "3"]), BOARD, "location/2", "neighbours"),
    (neighbor("2", "7"), BOARD, "location/2", "neighbours"),
    (add(BOARD, "edge", arrow("2", "1")), BOARD, "edge/2->1", "to"),
    (add(BOARD, "edge", arrow("2", "2")), BOARD, "edge/2->2", "to"),
    (entry("edge/9->9a", cost=2), BOARD, "edge/9->9a", "cost"),
    (joined("19", "2"), BOARD, "", "edge"),
    (entry("edge/1->2", rounds=[1]), BOARD, "location/2", "id"),
    (entry("edge/20->21a", rounds=[1, 2, 3, 4]), BOARD, "location/21a", "rounds"),
    (without("location/22", "ends_round"), BOARD, "location/22", "ends_round"),
    (entry("special_route/L37", neighbours=True), BOARD, "special_route/L37", "neighbours"),
    (
        both(*(entry(f"city_tile/CT0{n}", overlay_of="11") for n in (1, 3))),
        BOARD,
        "",
        "helm",
    ),
    (entry("city_tile/CT01", market_capacity=0), BOARD, "city_tile/CT01", "market_capacity"),
    (
        both(*(entry(f"city_tile/CT{n}", players=[1]) for n in ("08", "10", "12", "14"))),
        BOARD,
        "",
        "helm",
    ),
    (entry("ship_upgrade/hold", slot=5), BOARD, "ship_upgrade/hold", "slot"),
    (entry("ship_upgrade/home_port", permanent=[]), BOARD, "ship_upgrade/home_port", "permanent"),
    (entry("area/quest_pile", w=-1), BOARD, "area/quest_pile", "w"),
    # explorer track
    (entry("explorer_space/E1", next=["E99"]), BOARD, "explorer_space/E1", "next"),
    (entry("explorer_space/E1", next=["E7"]), BOARD, "explorer_space/E2n", "start"),
    (entry("explorer_space/E1", next=[]), BOARD, "explorer_space/E1", "end"),
    (entry("explorer_space/E5", end=True), BOARD, "", "end"),
    (entry("explorer_space/E19", next=["E20", "E14"]), BOARD, "explorer_space/E19", "next"),
    (entry("explorer_space/E1", next=["E2n", "E14"]), BOARD, "explorer_space/E1", "next"),
    (entry("explorer_space/E1", quest_slot=True), BOARD, "", "quest_slot"),
    (longer_track(MAX_EXPLORER_SPACES), BOARD, "", "explorer_space"),
    (entry("barrier/red", **{"from": "E12"}), BOARD, "barrier/red", "from"),
    (entry("barrier/red", after_region=2), BOARD, "barrier/red", "after_region"),
    (
        lambda d: d.entry("barrier/red")["reward_by_order"].pop(),
        BOARD,
        "barrier/red",
        "reward_by_order",
    ),
    # tiles
    (entry("combat_token/K01", spain=0), TILES, "combat_token/K01", "spain"),
    (
        entry("combat_token/K10", modifier={"who": "all", "n": 1}),
        TILES,
        "combat_token/K10",
        "modifier",
    ),
    (entry("combat_token/K23", cost={"doubloons": 2}), TILES, "combat_token/K23", "cost"),
    (entry("combat_token/K23", cost={"n": 2}), TILES, "combat_token/K23", "cost"),
    (entry("combat_token/K17", bonus=[{"op": "fight"}]), TILES, "combat_token/K17", "bonus"),
    (entry("quest/Q01", cost=["sword"]), TILES, "quest/Q01", "cost"),
    (entry("quest/Q01", cost=[]), TILES, "quest/Q01", "cost"),
    (entry("legacy/L5", place="33"), TILES, "legacy/L5", "place"),
    (entry("legacy/L5", place="combat"), TILES, "legacy/L5", "place"),
    (entry("legacy/L31", after_space="E99"), TILES, "legacy/L31", "after_space"),
    (entry("legacy/L31", brings="L99"), TILES, "legacy/L31", "brings"),
    (entry("ruin_space/R1", next=["R3"]), TILES, "ruin_space/R1", "next"),
    (unmarked("ruin_space/R5", "vp_by_order"), TILES, "ruin_space/R5", "vp_by_order"),
    (entry("resistance", adjacent=[[0, 4]]), TILES, "resistance", "adjacent"),
    (lambda d: d.entry("resistance")["spaces"].pop(), TILES, "resistance", "spaces"),
    (entry("tiles/meta", hints_per_location=1), TILES, "tiles/meta", "hint_locations"),
    (entry("hint/H01", colour="red"), TILES, "hint/H01", "objects"),
    (entry("hint/H01", colour="red", objects=["book"]), TILES, "tiles/meta", "hints_green"),
    (
        both(
            entry("tiles/meta", hints_green=2, hints_red=20),
            *(entry(f"hint/H{n:02}", colour="red", objects=["book"]) for n in range(3, 13)),
        ),
        TILES,
        "search_card/191",
        "green",
    ),
    (entry("search_card/191", players=[2, 3]), TILES, "", "players"),
    # automas
    (
        lambda d: d.entry("jacques_card/JA1")["areas"].pop(),
        AUTOMAS,
        "jacques_card/JA1",
        "areas",
    ),
    (
        lambda d: d.entry("jacques_card/JA1")["areas"][6].update(do="sleep"),
        AUTOMAS,
        "jacques_card/JA1",
        "areas",
    ),
    (
        lambda d: d.entry("jacques_card/JA1")["areas"].reverse(),
        AUTOMAS,
        "jacques_card/JA1",
        "areas",
    ),
    (
        lambda d: d.entry("jacques_card/JA1")["areas"][1].update({"from": 9}),
        AUTOMAS,
        "jacques_card/JA1",
        "areas",
    ),
    (entry("jacques_card/JA1", deck="B"), AUTOMAS, "", "deck"),
    (entry("jacques_level/1", remove_A=1), AUTOMAS, "jacques_level/1", "remove_A"),
    (entry("jean", lead_quest=[[3, 20], [1, 10]]), AUTOMAS, "jean", "lead_quest"),
    (entry("jean", tie_order=["spain"] * 3), AUTOMAS, "jean", "tie_order"),
    (entry("jean_level/1", A=0), AUTOMAS, "jean_level/1", "A"),
    (entry("jean_card/NA1", route="middle"), AUTOMAS, "jean_card/NA1", "route"),
    (entry("jean_card/NA1", deck="C"), AUTOMAS, "", "deck"),
    (
        lambda d: d.entry("jean_card/NA1")["actions"][0].update(do="sleep"),
        AUTOMAS,
        "jean_card/NA1",
        "actions",
    ),
    (
        lambda d: d.entry("jean_card/NA1")["actions"][0].update(rounds=[4, 1]),
        AUTOMAS,
        "jean_card/NA1",
        "actions",
    ),
    # scenarios
    (scenario("coop", modules=["jacques", "freeing"]), SCENARIOS, "scenario/coop", "modules"),
    (
        scenario("unrest", modules=["resistance", "freeing", "uprising"]),
        SCENARIOS,
        "scenario/unrest",
        "modules",
    ),
    (scenario("coop", modules=["resistance", "freeing"]), SCENARIOS, "scenario/coop", "modules"),
    (scenario("coop", modules=["magic"]), SCENARIOS, "scenario/coop", "modules"),
    (scenario("unrest", nation_scoring=True), SCENARIOS, "scenario/unrest", "nation_scoring"),
    (scenario("unrest", automas=["jean"]), SCENARIOS, "scenario/unrest", "automas"),
    (scenario("unrest", legacy=["L2"]), SCENARIOS, "scenario/unrest", "legacy"),
    (other_columns(), SCENARIOS, "scenario/unrest", "legacy_columns"),
    (other_columns(book="L1", rope="L4"), SCENARIOS, "scenario/unrest", "legacy_columns"),
    (scenario("unrest", c_cards=[106, 90]), SCENARIOS, "scenario/unrest", "c_cards"),
    (scenario("unrest", win=["luysa_freed"]), SCENARIOS, "scenario/unrest", "win"),
    (scenario("coop", win=["luysa_freed"]), SCENARIOS, "scenario/coop", "win"),
    (
        without("scenario/rescue", "ransom_doubloons"),
        SCENARIOS,
        "scenario/rescue",
        "ransom_doubloons",
    ),
    (
        lambda d: d.entry("scenario/coop")["markers_by_players"].reverse(),
        SCENARIOS,
        "scenario/coop",
        "markers_by_players",
    ),
    (
        lambda d: d.entry("scenario/coop")["quests"].update(initial=["20"]),
        SCENARIOS,
        "scenario/coop",
        "quests",
    ),
    (entry("chapter/150", location=""), SCENARIOS, "chapter/150", "location"),
    (entry("chapter/150", cost={}), SCENARIOS, "chapter/150", "cost"),
    (entry("chapter/150", on_success=151), SCENARIOS, "chapter/150", "on_success"),
    (entry("chapter/178", on_failure=150), SCENARIOS, "chapter/178", "on_failure"),
    (entry("chapter/178", on_failure=184), SCENARIOS, "chapter/185", "card"),
    # files that disagree
    (lambda d: d.entry("zones")["france"].pop(), SCENARIOS, "zones", "7"),
    (entry("legacy/L4", place="9"), TILES, "legacy/L4", "place"),
    (entry("legacy/L4", requires_barrier="red"), TILES, "legacy/L4", "requires_barrier"),
    (entry("legacy/L37", place="13->5"), TILES, "legacy/L37", "place"),
    (entry("resistance", base_side_bonus=[VP]), TILES, "resistance", "base_side_bonus"),
    (
        entry("homeports/meta", face_down_bonus=[VP]),
        HOME_PORTS,
        "homeports/meta",
        "face_down_bonus",
    ),
    (
        entry("resistance", village_action_cost={"combat": 2}),
        TILES,
        "resistance",
        "village_action_cost",
    ),
    (six_markers, SCENARIOS, "scenario/coop", "markers_by_players"),
    (
        scenario("unrest", new_markers_per_nation=[0, 3, 3, 3]),
        SCENARIOS,
        "scenario/unrest",
        "new_markers_per_nation",
    ),
]


@pytest.mark.parametrize(("change", "file", "place", "field"), ERRORS)
def test_what_cannot_be_played_is_refused_with_file_entry_and_field(
    change: Change, file: str, place: str, field: str
) -> None:
    found = findings(change, "error")
    assert (file, place, field) in [(f.file, f.place, f.field) for f in found], found
    with pytest.raises(DataError) as error:
        changed(change).figures()
    assert error.value.code == "data.invalid"
    assert error.value.args[0].startswith(f"{found[0].file}: ")


def test_an_unknown_op_is_refused_by_its_name() -> None:
    with pytest.raises(DataError) as error:
        check_playable(changed(ops_in("quest/Q01", "reward", {"op": "teleport", "n": 1})))
    assert str(error.value) == "tiles.toml: quest/Q01: reward holds the unknown op 'teleport'"


def test_an_unknown_op_deep_inside_is_refused_by_its_name_too() -> None:
    inside = {**PAY, "gain": [{"op": "choose", "options": [[VP], [{"op": "teleport"}]]}]}
    found = findings(effect(village_action=[inside]), "error")
    assert len(found) == 1
    assert "unknown op 'teleport'" in found[0].sentence


def test_the_first_error_is_told_and_how_many_there_are() -> None:
    two = both(entry("quest/Q01", cost=["sword"]), entry("quest/Q02", cost=["sword"]))
    three = both(two, entry("quest/Q03", cost=["sword"]))
    with pytest.raises(DataError, match=r"^tiles.toml: quest/Q01: cost .* \(and 1 more error\)$"):
        check_playable(changed(two))
    with pytest.raises(DataError, match=r"\(and 2 more errors\)$"):
        check_playable(changed(three))


def test_findings_are_told_in_english_alone_for_now() -> None:
    found = findings(entry("quest/Q01", cost=["sword"]), "error")[0]
    wording = Texts("maracaibo", "de").wording
    assert wording.finding_sentence(found.key, found.words, found.sentence) == found.sentence


# ---- warnings: something known does not hold ----


def shorter_way(data: Data) -> None:
    joined("2", "7")(data)


def one_good(data: Data) -> None:
    for card in data.files[CARDS]["project"][:40]:
        card["good"] = "sugar"


WARNINGS: list[tuple[Change, str, str, str]] = [
    (shorter_way, BOARD, "location/20", "edge"),
    (shorter_way, BOARD, "location/2", "neighbours"),
    (entry("location/2", x=1700), BOARD, "location/2", "x"),
    (entry("location/2", x=752, y=296), BOARD, "location/2", "x"),
    (one_good, CARDS, "", "good"),
    (entry("jacques_card/JA1", vp=6), AUTOMAS, "jacques_card/JA1", "vp"),
    (
        lambda d: d.entry("scenario/coop")["markers_by_players"][2].update(city=1),
        SCENARIOS,
        "scenario/coop",
        "markers_by_players",
    ),
]


@pytest.mark.parametrize(("change", "file", "place", "field"), WARNINGS)
def test_what_does_not_hold_any_more_is_a_warning_and_can_be_played(
    change: Change, file: str, place: str, field: str
) -> None:
    assert findings(change, "error") == []
    found = [(f.file, f.place, f.field) for f in findings(change, "warning")]
    assert (file, place, field) in found
    assert len(changed(change).figures().projects) == 210


def test_a_city_where_jacques_delivers_may_turn_out_to_be_a_village_with_a_warning() -> None:
    def move_the_slot(data: Data) -> None:
        data.entry("location/5").update(kind="village", city_tile_slot=False)
        data.entry("location/7").update(kind="city", city_tile_slot=True, flag=[VP])
        data.entry("project/U033")["effects"][0]["assistant"]["do"][1]["locations"] = ["4", "7"]

    assert findings(move_the_slot, "error") == []
    assert [f.place for f in findings(move_the_slot, "warning")] == ["location/5"]


def test_a_longer_explorer_track_can_be_played() -> None:
    data = changed(longer_track(MAX_EXPLORER_SPACES - 35))
    assert check(data) == []
    assert len(data.figures().board.explorer_track) == MAX_EXPLORER_SPACES


def test_errors_come_before_warnings() -> None:
    change = both(entry("location/2", x=1700), entry("location/7", action=[{"op": "fight"}]))
    mixed = both(change, entry("chapter/150", cost={}))
    assert [finding.severity for finding in check(changed(mixed))] == ["error", "warning"]


# ---- files ----


def test_a_folder_needs_only_the_files_that_were_corrected(tmp_path: Path) -> None:
    text = MARACAIBO_FILES.our_texts[CAREERS].replace('name = "Valor"', 'name = "Bravery"')
    (tmp_path / CAREERS).write_text(text, encoding="utf-8")
    data = read_folder(tmp_path)
    assert check(tmp_path) == []
    assert data.figures().careers[1].name == "Bravery"
    assert differences(data) == {"careers": {"career": {"CR2": {"name": "Bravery"}}}}


def test_a_folder_without_any_of_the_files_is_refused(tmp_path: Path) -> None:
    assert [f.severity for f in check(tmp_path)] == ["error"]
    with pytest.raises(DataError, match=r"none of the files board\.toml") as error:
        read_folder(tmp_path)
    assert error.value.code == "data.unreadable"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / TILES).mkdir()
    assert [f.file for f in check(tmp_path)] == [TILES]
    with pytest.raises(DataError, match=r"tiles\.toml cannot be read") as error:
        read_folder(tmp_path)
    assert error.value.code == "data.unreadable"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"project = 5\nlocation = 5\nscenario = 5",
        b"location = []\nquest = [1, 'two', [3]]",
        b"location = [{id = 7}]\nedge = [{from = 1, to = 2}]\nzones = []\nmeta = 1",
        b"card = [",
        b"\xff\xfe\x00",
        b"a = " + b"[" * 5000 + b"]" * 5000,
        b"a." * 30 + b"b = 1",
        b"[[quest]]\nid = 1979-05-27\n",
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    assert [f for f in check(tmp_path) if f.severity == "error" and f.file == name]
    with pytest.raises(DataError) as error:
        read_folder(tmp_path).figures()
    assert error.value.code in ("data.invalid", "data.not_toml")


def test_files_can_be_given_as_texts() -> None:
    text = MARACAIBO_FILES.our_texts[CAREERS].replace("count = 9", "count = 10")
    found = check_texts({CAREERS: text, "offices.toml": ""})
    assert [(f.file, f.field) for f in found] == [("offices.toml", ""), (CAREERS, "count")]
    same = MARACAIBO_FILES.in_texts({CAREERS: MARACAIBO_FILES.our_texts[CAREERS]})
    assert same.fingerprint() == our_data().fingerprint()


# ---- what differs ----


def test_nothing_differs_from_our_own_figures(tmp_path: Path) -> None:
    folder = shutil.copytree(OURS, tmp_path / "figures")
    assert differences(read_folder(folder)) == {}
    assert with_differences({}).files == our_data().files


def test_what_differs_is_small_and_gives_the_same_figures_again() -> None:
    change = both(
        entry("project/U001", cost=3, source="found"),
        without("project/U001", "reconstructed_fields"),
        entry("edge/9->9a", cost=2),
        entry("edge/9a->10", cost=2),
        entry("location/9a", enter_cost=2, leave_cost=2),
        entry("chapter/150", need_by_players=[1, 1, 1, 1]),
        longer_track(2),
    )
    data = changed(change)
    differs = differences(data)
    assert differs["cards"] == {
        "project": {"U001": {"cost": 3, "source": "found", "reconstructed_fields": None}}
    }
    assert set(differs["board"]) == {"edge", "location", "explorer_space"}
    rebuilt = with_differences(json.loads(json.dumps(differs)))
    assert rebuilt.files == data.files
    assert rebuilt.figures() == data.figures()
    assert rebuilt.fingerprint() == data.fingerprint() != our_data().fingerprint()


def test_the_order_in_a_file_does_not_matter(tmp_path: Path) -> None:
    blocks = re.split(r"(?m)^(?=\[\[quest\]\])", MARACAIBO_FILES.our_texts[TILES])
    quests = blocks[1:-1]
    text = "".join([blocks[0], *reversed(quests), blocks[-1]])
    data = MARACAIBO_FILES.in_texts({TILES: text})
    assert data.figures().tiles.quests == ours().tiles.quests
    assert differences(data) == {}


def test_only_figures_that_matter_in_play_change_the_fingerprint() -> None:
    printed = our_data().fingerprint()
    assert changed(entry("project/A001", name="Seaman")).fingerprint() == printed
    assert changed(entry("location/2", x=600, name_source="found")).fingerprint() == printed
    assert changed(entry("area/quest_pile", w=95)).fingerprint() == printed
    assert changed(entry("project/A001", cost=3)).fingerprint() != printed
    assert changed(entry("combat", annex_city=4)).fingerprint() != printed


def test_a_figure_that_joined_later_counts_where_it_is_not_ours() -> None:
    """Records from before name the fingerprint that our figures had without it."""
    ours = our_data()
    assert "quests_alone" not in ours.played()["scenarios"]["scenario"]["coop"]
    other = changed(entry("scenario/coop", quests_alone=["3"]))
    without = copy.deepcopy(ours)
    del without.entry("scenario/coop")["quests_alone"]
    prints = {data.fingerprint() for data in (ours, other, without)}
    assert len(prints) == 3
    assert with_differences(differences(without)).fingerprint() == without.fingerprint()


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        "cards",
        {"cards": None},
        {"cards": 7},
        {"offices": {}},
        {"cards": {"project": 7}},
    ],
)
def test_differences_that_cannot_be_are_refused(value: Any) -> None:
    with pytest.raises(DataError) as error:
        with_differences(value)
    assert error.value.code == "data.differences"


@pytest.mark.parametrize(
    "value",
    [
        {"cards": {"project": None}},
        {"cards": {"project": {"A001": None}}},
        {"cards": {"project": {"A001": 7}}},
        {"cards": {"project": {"A001": {"id": "A002"}}}},
        {"cards": {"project": {"A001": {"cost": 99}}}},
        {"board": {"track": []}},
    ],
)
def test_differences_that_cannot_be_played_are_refused(value: Any) -> None:
    with pytest.raises(DataError) as error:
        with_differences(value).figures()
    assert error.value.code == "data.invalid"


# ---- what differs, as a list that people read ----


def test_corrections_are_listed_figure_by_figure() -> None:
    change = both(
        entry("project/U001", cost=3, name="Surveyor"),
        entry("location/2", x=600),
        entry("combat", annex_city=4),
        longer_track(1),
    )
    rows = [
        (row["group"], row["place"], row["field"]) for row in changes(changed(change), our_data())
    ]
    assert rows == [
        ("combat", "", "annex_city"),
        ("location", "2", "position"),
        ("explorer_space", "E25", "next"),
        ("project", "U001", "cost"),
        ("explorer_space", "F00", "there"),
    ]
    assert changes(our_data(), our_data()) == []


def test_estimates_that_an_owner_confirms_are_counted() -> None:
    found = entry("combat_token/K01", source="found")
    assert confirmed(changed(found), our_data()) == 3  # one value for each nation
    assert confirmed(our_data(), our_data()) == 0


def test_corrected_figures_can_be_told_in_our_words() -> None:
    change = both(
        entry("project/U001", cost=3, name="Surveyor", note="as printed"), longer_track(1)
    )
    told = with_our_words(changed(change), our_data())
    assert told.fingerprint() == changed(change).fingerprint()
    assert told.entry("project/U001")["name"] == "Jungle Surveyor"
    assert "note" not in told.entry("project/U001")
    assert told.figures().projects[0].name == "Sailor"


# ---- damaged figures ----

JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(None, True, False, 0, 1, -1, 7, 10**30, 0.5, float("nan"), "", "red", "E1", "17", "vp"),
        *([], [[]], {}, {"op": "vp"}, {"op": "fight"}, [{"op": "vp", "n": 1}], {"id": "A001"}),
        *(datetime.date(2019, 1, 1), ["2", "2"], {"x": {"y": []}}, ["book"], [1, 2, 3, 4]),
    ]
)


@st.composite
def mutations(draw: st.DrawFn) -> Data:
    """Our figures with one to three values replaced, removed or doubled, anywhere."""
    data = copy.deepcopy(our_data())
    for _ in range(draw(st.integers(1, 3))):
        mutate(data.files[draw(st.sampled_from(FILES))], draw)
    return data


def mutate(value: Any, draw: st.DrawFn) -> None:
    """Walk down to somewhere and change what is there."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        inner = value[key]
        if isinstance(inner, (dict, list)) and inner and draw(st.integers(0, 5)):
            value = inner
            continue
        how = draw(st.sampled_from(["replace", "replace", "remove", "double"]))
        if how == "replace":
            value[key] = copy.deepcopy(draw(JUNK))
        elif how == "remove":
            del value[key]
        elif isinstance(value, list):
            value.append(copy.deepcopy(inner))
        return


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=mutations())
def test_damaged_figures_are_refused_or_built_and_nothing_else(data: Data) -> None:
    try:
        figures = data.figures()
    except DataError as error:
        assert error.code == "data.invalid"  # noqa: PT017 - either way is fine
        return
    rebuilt = with_differences(differences(data))
    assert rebuilt.fingerprint() == data.fingerprint()
    assert len(figures.projects) == 210


# ---- the README ----


def test_the_readme_says_where_each_of_the_62_rulings_lives() -> None:
    folder = OURS.parent
    lines = (folder / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if re.match(r"\| \d+ \|", line)]
    assert [int(row[0]) for row in rows] == list(range(1, 63))
    for number, ruling, where in rows:
        assert ruling.endswith(".")
        places = re.findall(r"`((?:figures/)?\w+)(?:\.(\w+))?`", where)
        assert places, number
        for module, function in places:
            found = [*folder.glob(f"{module}.py"), *folder.glob(f"rules/{module}.py")]
            assert len(found) == 1, (number, module)
            source = found[0].read_text(encoding="utf-8")
            assert f"[RULING {number}]" in source, (number, module)
            assert not function or re.search(rf"(def|class) {function}\b", source), (number, where)


def test_the_readme_maps_every_file_of_the_folder() -> None:
    text = (OURS.parent / "README.md").read_text(encoding="utf-8")
    folder = OURS.parent
    names = [path.name for path in [*folder.glob("*.py"), *OURS.glob("*.toml")]]
    names += [f"rules/{path.name}" for path in folder.glob("rules/*.py")]
    missing = [name for name in names if f"`{name}`" not in text and "__init__" not in name]
    assert missing == []


def test_the_vocabulary_has_three_nations() -> None:
    assert list(ours().zones) == NATIONS
