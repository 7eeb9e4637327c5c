"""From checked files to the named tables; nothing is asked twice here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.data import (
    AUTOMAS,
    BOARD,
    CARDS,
    CAREERS,
    HOME_PORTS,
    SCENARIOS,
    TILES,
    Contents,
    Entry,
)
from carrack.games.maracaibo.figures import (
    Arrow,
    Barrier,
    Board,
    Career,
    Chapter,
    CityTile,
    CombatActions,
    CombatToken,
    Condition,
    Effect,
    ExplorerSpace,
    Figures,
    Hint,
    HomePort,
    InfluenceTrack,
    Jacques,
    JacquesArea,
    JacquesCard,
    JacquesLevel,
    Jean,
    JeanAction,
    JeanCard,
    JeanLevel,
    LegacyTile,
    Location,
    Passage,
    PrestigeBuilding,
    ProjectCard,
    Quest,
    QuestPlaces,
    Requirements,
    ResistanceTile,
    RuinSpace,
    Scenario,
    Search,
    SearchCard,
    Setup,
    ShipUpgrade,
    TileAction,
    Tiles,
    Tracks,
    VillageActions,
    ZoneMarkers,
)
from carrack.games.maracaibo.names import EFFECT_KINDS, NATIONS, OBJECTS
from carrack.games.maracaibo.ops import Ops, cost_of, ops_of

ALL_ROUNDS = (1, 2, 3, 4)


def figures_of(files: Mapping[str, Contents]) -> Figures:
    """The tables of checked files."""
    ports = files[HOME_PORTS]
    return Figures(
        board=board_of(files[BOARD]),
        setup=setup_of(files),
        projects=tuple(map(project_of, files[CARDS]["project"])),
        prestige=tuple(map(prestige_of, files[CARDS]["prestige"])),
        careers=tuple(map(career_of, files[CAREERS]["career"])),
        home_ports=tuple(map(home_port_of, ports["home_port"])),
        face_down_port=ops_of(ports["meta"]["face_down_bonus"]),
        tiles=tiles_of(files),
        jacques=jacques_of(files[AUTOMAS]),
        jean=jean_of(files[AUTOMAS]),
        zones={nation: tuple(files[SCENARIOS]["zones"][nation]) for nation in NATIONS},
        scenarios=tuple(map(scenario_of, files[SCENARIOS]["scenario"])),
        chapters=tuple(map(chapter_of, files[SCENARIOS]["chapter"])),
    )


def op_lists(values: list[Any]) -> tuple[Ops, ...]:
    return tuple(ops_of(value) for value in values)


def optional_ops(entry: Entry, field: str) -> Ops:
    return ops_of(entry.get(field, []))


def condition_of(entry: Entry) -> Condition:
    return Condition(entry["when"], entry.get("n", 0), entry.get("barrier", ""))


def kind_of(effect: Entry) -> str:
    """Which of the nine kinds: the one field named like a kind."""
    return next(kind for kind in EFFECT_KINDS if kind in effect)


def effect_of(entry: Entry) -> Effect:
    kind = kind_of(entry)
    if kind in ("immediate", "village_action", "endgame"):
        return Effect(kind, ops_of(entry[kind]))
    if kind == "trigger":
        return Effect(
            kind,
            ops_of(entry["do"]),
            trigger=entry["trigger"],
            vp_by_different=tuple(entry.get("vp_by_different", ())),
            doubloons_per_point=entry.get("doubloons_per_point", 0),
            most_doubloons=entry.get("most_doubloons", 0),
        )
    return modifier_of(entry) if kind == "modifier" else inner_effect_of(kind, entry[kind])


def modifier_of(entry: Entry) -> Effect:
    return Effect(
        "modifier",
        optional_ops(entry, "complete"),
        modifier=entry["modifier"],
        n=entry.get("n", 0),
        from_cost=entry.get("from_cost", 0),
        thresholds=(entry["two"], entry["three"]) if "two" in entry else (),
        object=entry.get("object", ""),
        locations=tuple(entry.get("locations", ())),
    )


def inner_effect_of(kind: str, inner: Entry) -> Effect:
    """Kinds that bring a table of their own: combat action, assistant, and those that wait."""
    return Effect(
        kind,
        ops_of(inner["do"]),
        locations=tuple(inner.get("locations", ())),
        combat_cost=inner.get("cost", 0),
        is_last=inner.get("last", False),
        loses_influence=inner.get("lose_influence", False),
        needs_synergy=inner.get("need", ""),
        condition=condition_of(inner) if "when" in inner else None,
    )


def effects_of(entries: list[Entry]) -> tuple[Effect, ...]:
    return tuple(effect_of(entry) for entry in entries)


def board_of(board: Contents) -> Board:
    meta = board["meta"]
    return Board(
        rounds=meta["rounds"],
        least_movement=meta["move_min"],
        most_movement=meta["move_max"],
        locations=tuple(map(location_of, board["location"])),
        arrows=tuple(map(arrow_of, board["edge"])),
        passage=passage_of(board["special_route"][0]),
        city_tiles=tuple(map(city_tile_of, board["city_tile"])),
        explorer_track=tuple(map(explorer_space_of, board["explorer_space"])),
        explorer_end_vp=tuple(board["explorer_end"]["vp_by_order"]),
        barriers=tuple(map(barrier_of, board["barrier"])),
        ship_upgrades=tuple(map(upgrade_of, board["ship_upgrade"])),
        tracks=tracks_of(board["track"]),
        village=village_of(board["village"]),
        combat=combat_of(board["combat"]),
    )


def location_of(entry: Entry) -> Location:
    return Location(
        id=entry["id"],
        number=entry["number"],
        name=entry["name"],
        kind=entry["kind"],
        neighbors=tuple(entry["neighbours"]),
        is_annexable=entry["annexable"],
        takes_assistants=entry["assistants"],
        zone=entry.get("zone", ""),
        has_city_tile=entry.get("city_tile_slot", False),
        city_with=entry.get("city_with_legacy", ""),
        requires_legacy=entry.get("requires_legacy", ""),
        requires_barrier=entry.get("requires_barrier", ""),
        action=optional_ops(entry, "action"),
        flag=optional_ops(entry, "flag"),
        market_goods=tuple(entry.get("market_goods", ())),
        market_capacity=tuple(entry.get("market_capacity", ())),
        must_stop=entry.get("must_stop", False),
        rounds=tuple(entry.get("rounds", ALL_ROUNDS)),
        ends_round=entry.get("ends_round", False),
    )


def arrow_of(entry: Entry) -> Arrow:
    return Arrow(
        start=entry["from"],
        end=entry["to"],
        branch=entry["branch"],
        cost=entry["cost"],
        requires_legacy=entry.get("requires_legacy", ""),
        rounds=tuple(entry.get("rounds", ALL_ROUNDS)),
    )


def passage_of(entry: Entry) -> Passage:
    return Passage(entry["from"], entry["to"], entry["cost"], entry["requires_legacy"])


def city_tile_of(entry: Entry) -> CityTile:
    return CityTile(
        id=entry["id"],
        name=entry["name"],
        has_helm=entry["helm"],
        player_counts=tuple(entry["players"]),
        overlay_of=entry.get("overlay_of", ""),
        action=ops_of(entry["action"]),
        market_goods=tuple(entry["market_goods"]),
        market_capacity=entry["market_capacity"],
    )


def explorer_space_of(entry: Entry) -> ExplorerSpace:
    return ExplorerSpace(
        id=entry["id"],
        region=entry["region"],
        next=tuple(entry["next"]),
        branch=entry.get("branch", "main"),
        reward=ops_of(entry["reward"]),
        has_quest=entry["quest_slot"],
        is_start=entry.get("start", False),
        is_end=entry.get("end", False),
    )


def barrier_of(entry: Entry) -> Barrier:
    return Barrier(
        id=entry["id"],
        after_region=entry["after_region"],
        before=entry["from"],
        behind=entry["to"],
        reward_by_order=op_lists(entry["reward_by_order"]),
    )


def upgrade_of(entry: Entry) -> ShipUpgrade:
    return ShipUpgrade(
        slot=entry["slot"],
        id=entry["id"],
        name=entry["name"],
        discs=entry["discs"],
        immediate=ops_of(entry["immediate"]),
        permanent=effects_of(entry["permanent"]),
    )


def tracks_of(track: Contents) -> Tracks:
    income = track["doubloon_income"]
    return Tracks(
        influence=influence_of(track["influence"]),
        doubloon_income_start=income["start"],
        doubloon_income_max=income["max"],
        final_vp_above=income["final_vp_above"],
        final_vp_divisor=income["final_vp_divisor"],
        vp_income_start=track["vp_income"]["start"],
        vp_income_max=track["vp_income"]["max"],
        combat_start=track["combat"]["start"],
        combat_max=track["combat"]["max"],
    )


def influence_of(entry: Entry) -> InfluenceTrack:
    return InfluenceTrack(
        max=entry["max"],
        rank_thresholds=tuple(entry["rank_thresholds"]),
        rank_names=tuple(entry["rank_names"]),
        rank_values=tuple(entry["rank_values"]),
        overflow_vp=entry["overflow_vp_per_influence"],
        marker_columns=tuple(entry["marker_columns"]),
        column_points=tuple(entry["column_points"]),
        dominance_bonus=tuple(entry["dominance_bonus"]),
        most_influence_vp=entry["most_influence_vp"],
    )


def village_of(entry: Entry) -> VillageActions:
    by_movement = tuple(entry["actions_by_movement"])
    return VillageActions(by_movement, entry["take_doubloons"], entry["discard_hand_doubloons"])


def combat_of(entry: Entry) -> CombatActions:
    values = {name: entry[name] for name in CombatActions.__dataclass_fields__}
    values["influence_costs"] = tuple(values["influence_costs"])
    values["influence_gains"] = tuple(values["influence_gains"])
    return CombatActions(**values)


def setup_of(files: Mapping[str, Contents]) -> Setup:
    setup, cards = files[BOARD]["setup"], files[CARDS]["meta"]
    last = files[BOARD]["last_purchase"]
    return Setup(
        doubloons=tuple(setup["doubloons"]),
        figures=setup["figures"],
        figures_in_supply=setup["figures_in_supply"],
        figures_on_career=setup["figures_on_career"],
        synergy_tokens=setup["synergy_tokens"],
        helm_tiles=setup["helm_tiles"],
        other_tiles=setup["other_tiles"],
        combat_piles=tuple(setup["combat_piles"]),
        prestige_buildings=setup["prestige_buildings"],
        most_hand_cards=setup["most_hand_cards"],
        cards_dealt=cards["deal"],
        cards_planned=cards["plan_start"],
        cards_kept=cards["hand_start"],
        display=cards["display"],
        later_cards=cards["b_cards_per_game"],
        hand_limit=cards["hand_limit"],
        planning_slots=cards["planning_slots"],
        careers_dealt=files[CAREERS]["meta"]["deal"],
        home_ports_dealt=files[HOME_PORTS]["meta"]["deal"],
        last_purchase_doubloons=last["doubloons"],
        last_purchase_final_vp=last["final_vp"],
    )


def project_of(entry: Entry) -> ProjectCard:
    return ProjectCard(
        id=entry["id"],
        deck=entry["deck"],
        number=entry.get("number", 0),
        name=entry["name"],
        cost=entry["cost"],
        vp=entry["vp"],
        good=entry["good"],
        object=entry["object"],
        requires=requirements_of(entry.get("requires", [])),
        effects=effects_of(entry["effects"]),
        text=entry["text"],
    )


def requirements_of(entries: list[Entry]) -> Requirements:
    together: Entry = {}
    for entry in entries:
        together |= entry
    if "goods" in together:
        together["goods"] = tuple(together["goods"])
    return Requirements(**together)


def prestige_of(entry: Entry) -> PrestigeBuilding:
    return PrestigeBuilding(
        id=entry["id"],
        name=entry["name"],
        cost=entry["cost"],
        vp=entry["vp"],
        figures=entry["figures"],
        endgame=ops_of(entry["endgame"]),
        is_promo=entry.get("promo", False),
        is_for_freeing=entry.get("freeing_recommended", True),
    )


def career_of(entry: Entry) -> Career:
    return Career(
        id=entry["id"],
        name=entry["name"],
        is_for_freeing=entry["freeing"],
        is_expansion=entry["expansion"],
        tasks=tuple(map(condition_of, entry["tasks"])),
        task_reward=ops_of(entry["task_reward"]),
        task_figures=entry["task_figure"],
        complete_reward=ops_of(entry["complete_reward"]),
    )


def home_port_of(entry: Entry) -> HomePort:
    ongoing = entry["ongoing"]
    return HomePort(
        id=entry["id"],
        name=entry["name"],
        nation=entry.get("nation", ""),
        offer_cost=cost_of(entry["immediate_cost"]),
        offer=ops_of(entry["immediate_gain"]),
        kind=ongoing["kind"],
        ops=optional_ops(ongoing, "do"),
        combat_cost=ongoing.get("cost", 0),
        extra_actions=ongoing.get("n", 0),
        is_for_freeing=entry.get("freeing_recommended", True),
        text=entry["text"],
    )


def tiles_of(files: Mapping[str, Contents]) -> Tiles:
    tiles = files[TILES]
    tables = files[CARDS]["object_table"] | tiles["object_table"]
    return Tiles(
        combat_tokens=tuple(map(combat_token_of, tiles["combat_token"])),
        quests=tuple(map(quest_of, tiles["quest"])),
        legacy=tuple(map(legacy_of, tiles["legacy"])),
        ruin_track=tuple(map(ruin_space_of, tiles["ruin_space"])),
        resistance=resistance_of(tiles["resistance"]),
        object_tables={
            name: op_lists([table[object_] for object_ in OBJECTS])
            for name, table in tables.items()
        },
        search=search_of(tiles),
    )


def combat_token_of(entry: Entry) -> CombatToken:
    modifier, cost = entry.get("modifier", {}), dict(entry.get("cost", {}))
    adds = cost.pop("n", 0)
    return CombatToken(
        id=entry["id"],
        values=tuple(entry[nation] for nation in NATIONS),
        modifier_for=modifier.get("who", ""),
        modifier=modifier.get("n", 0),
        cost=cost_of(cost) if cost else None,
        cost_adds=adds,
        bonus=optional_ops(entry, "bonus"),
    )


def quest_of(entry: Entry) -> Quest:
    return Quest(
        id=entry["id"],
        name=entry.get("name", ""),
        objects=tuple(entry["cost"]),
        reward=ops_of(entry["reward"]),
        is_promo=entry.get("promo", False),
    )


def legacy_of(entry: Entry) -> LegacyTile:
    return LegacyTile(
        id=entry["id"],
        name=entry["name"],
        place=entry["place"],
        on_stop=optional_ops(entry, "on_stop"),
        combat_actions=tuple(
            TileAction(action["id"], action["cost"], ops_of(action["do"]))
            for action in entry.get("combat_actions", [])
        ),
        requires_barrier=entry.get("requires_barrier", ""),
        spaces_per_player=entry.get("spaces_per_player", 0),
        after_space=entry.get("after_space", ""),
        brings=entry.get("brings", ""),
        combat_points=entry.get("combat_points", 0),
        combat_points_solo=entry.get("combat_points_solo", 0),
        doubloons_per_rank=entry.get("doubloons_per_rank", 0),
        city_action_doubloons=entry.get("city_action_doubloons", 0),
        city_action_combat=entry.get("city_action_combat", 0),
        text=entry["text"],
    )


def ruin_space_of(entry: Entry) -> RuinSpace:
    return RuinSpace(
        id=entry["id"],
        next=tuple(entry["next"]),
        pay_objects=tuple(entry.get("pay_objects", ())),
        reward=ops_of(entry["reward"]),
        vp_by_order=tuple(entry.get("vp_by_order", ())),
    )


def resistance_of(entry: Entry) -> ResistanceTile:
    return ResistanceTile(
        spaces=op_lists(entry["spaces"]),
        adjacent=tuple(tuple(pair) for pair in entry["adjacent"]),
        full_doubloons=entry["full_doubloons"],
        full_vp_per_combat_token=entry["full_vp_per_combat_token"],
        base_side_bonus=ops_of(entry["base_side_bonus"]),
        resistance_side_bonus=ops_of(entry["resistance_side_bonus"]),
        village_action_cost=cost_of(entry["village_action_cost"]),
        village_action_reward_factor=entry["village_action_reward_factor"],
    )


def search_of(tiles: Contents) -> Search:
    return Search(
        hints=tuple(
            Hint(hint["id"], hint["colour"], tuple(hint.get("objects", ())))
            for hint in tiles["hint"]
        ),
        locations=tuple(tiles["meta"]["hint_locations"]),
        hints_per_location=tiles["meta"]["hints_per_location"],
        cards=tuple(map(search_card_of, tiles["search_card"])),
    )


def search_card_of(entry: Entry) -> SearchCard:
    return SearchCard(
        id=entry["id"],
        player_counts=tuple(entry["players"]),
        green=op_lists(entry["green"]),
        red=op_lists(entry["red"]),
        found_when_left=entry["found_when_left"],
        found_gain=ops_of(entry["found_gain"]),
        covers_green_with=tuple(entry["cover_green_players"]),
        covers_red_with=tuple(entry["cover_red_players"]),
    )


def jacques_of(automas: Contents) -> Jacques:
    entry = automas["jacques"]
    return Jacques(
        deck_size=entry["deck_size"],
        end_round_vp=entry["end_round_vp"],
        turns_after_end_symbol=tuple(entry["turns_after_end_symbol"]),
        explorer_lead_vp=entry["explorer_lead_vp"],
        quest_lead_vp=entry["quest_lead_vp"],
        levels=tuple(
            JacquesLevel(level["id"], level["name"], level["remove_A"], level["remove_B"])
            for level in automas["jacques_level"]
        ),
        cards=tuple(
            JacquesCard(card["id"], card["deck"], card["vp"], tuple(map(area_of, card["areas"])))
            for card in automas["jacques_card"]
        ),
    )


def area_of(entry: Entry) -> JacquesArea:
    return JacquesArea(
        does=entry["do"],
        city=entry.get("city", ""),
        n=entry.get("n", 0),
        first=entry.get("from", 0),
        last=entry.get("to", 0),
    )


def jean_of(automas: Contents) -> Jean:
    entry = automas["jean"]
    return Jean(
        card_vp=entry["card_vp"],
        disc_vp=tuple(entry["disc_vp"]),
        quest_vp=entry["quest_vp"],
        lead_quest=tuple(map(tuple, entry["lead_quest"])),
        lead_upgrades=tuple(map(tuple, entry["lead_upgrades"])),
        lead_explorer=tuple(map(tuple, entry["lead_explorer"])),
        missing_combat_vp=entry["missing_combat_vp"],
        tie_order=tuple(entry["tie_order"]),
        levels=tuple(
            JeanLevel(level["id"], level["name"], {deck: level[deck] for deck in "ABC"})
            for level in automas["jean_level"]
        ),
        cards=tuple(map(jean_card_of, automas["jean_card"])),
    )


def jean_card_of(entry: Entry) -> JeanCard:
    return JeanCard(
        id=entry["id"],
        deck=entry["deck"],
        steps=entry["steps"],
        route=entry["route"],
        display_card=entry["display_card"],
        is_expansion=entry["expansion"],
        actions=tuple(map(jean_action_of, entry["actions"])),
    )


def jean_action_of(entry: Entry) -> JeanAction:
    first, last = entry["rounds"]
    return JeanAction(
        does=entry["do"],
        first_round=first,
        last_round=last,
        n=entry.get("n", 0),
        nation=entry.get("nation", ""),
        influence=entry.get("influence", 0),
        extra_village=entry.get("extra_village", False),
    )


def scenario_of(entry: Entry) -> Scenario:
    return Scenario(
        id=entry["id"],
        card=entry["card"],
        campaign_card=entry.get("campaign_card", 0),
        name=entry["name"],
        is_cooperative=entry["mode"] == "cooperative",
        player_counts=tuple(entry["players"]),
        modules=frozenset(entry["modules"]),
        optional_modules=frozenset(entry.get("optional_modules", ())),
        legacy=tuple(entry["legacy"]),
        legacy_columns=tuple(
            tuple(column[object_] for object_ in OBJECTS)
            for column in entry.get("legacy_columns", [])
        ),
        story_cards=tuple(entry["c_cards"]),
        quests=quest_places_of(entry["quests"]),
        markers_per_location=entry.get("markers", {}).get("per_location", 0),
        markers_by_players=tuple(
            ZoneMarkers(**markers) for markers in entry.get("markers_by_players", [])
        ),
        new_markers_per_nation=tuple(entry.get("new_markers_per_nation", (0, 0, 0, 0))),
        has_nation_scoring=entry["nation_scoring"],
        automas=tuple(entry["automas"]),
        win=tuple(entry.get("win", ())),
        ransom_doubloons=entry.get("ransom_doubloons", 0),
    )


def quest_places_of(entry: Entry) -> QuestPlaces:
    return QuestPlaces(
        initial=tuple(entry["initial"]),
        initial_with_four=tuple(entry["initial_4p"]),
        refill=tuple(entry["refill"]),
        refill_with_four=tuple(entry["refill_4p"]),
    )


def chapter_of(entry: Entry) -> Chapter:
    return Chapter(
        card=entry["card"],
        title=entry["title"],
        scenario=entry.get("scenario", ""),
        location=entry["location"],
        cost=cost_of(entry["cost"]) if entry["cost"] else None,
        reward=ops_of(entry["reward"]),
        need_by_players=tuple(entry["need_by_players"]),
        on_success=entry["on_success"],
        on_failure=entry["on_failure"],
        add_on_success=tuple(entry["add_on_success"]),
        add_on_failure=tuple(entry["add_on_failure"]),
        remove_legacy=tuple(entry.get("remove_legacy", ())),
        story_cards=tuple(entry["c_cards"]),
    )
