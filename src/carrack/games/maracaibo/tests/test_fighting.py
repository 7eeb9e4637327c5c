"""Combat, nations, resistance, uprising and freeing: the interaction matrix line by
line.
"""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.maracaibo import entry_names, names
from carrack.games.maracaibo.tests.scenario import (
    CARD,
    CAREER,
    FIGURES,
    GAME,
    NATION,
    PORT,
    PRESTIGE,
    TOKEN,
    UPGRADE,
    Play,
    Scene,
)

LOST = names.NONE


def base() -> Scene:
    return Scene().give(doubloons=0, combat=0)


def uprising() -> Scene:
    """All Inclusive with L40, and no tile of its columns."""
    return Scene("all_inclusive").only_legacy("L1", "L40").give(doubloons=0, combat=0)


def freeing() -> Scene:
    """Unrest without its markers."""
    return Scene("unrest").only_legacy("L1").no_markers().give(doubloons=0, combat=0)


def combat(scene: Scene, token: str | None = None) -> Play:
    """A Combat in Maracaibo; with a token, it is revealed."""
    if token is not None:
        scene.token(token)
    play = scene.ship("10").play().do("sail", to="11", points=1).do("main_city").do("city_action")
    return play if token is None else play.do("token_pile", pile=0)


def fight_for(nation: str, scene: Scene, token: str = "K01") -> Play:
    return combat(scene, token).do("fight_for", nation=nation)


def fight_against(nation: str, scene: Scene, token: str = "K01") -> Play:
    return combat(scene, token).do("fight_against", nation=nation)


def value(play: Play) -> int:
    number: int = play.asked()["value"]
    return number


def boost(play: Play, points: int) -> Play:
    for _ in range(points):
        play.do("add_point")
    return play


def bought(card: str, scene: Scene) -> Play:
    scene.hand(card).table["doubloons"][0] += 20
    return scene.in_village().play().do("buy", card=card)


def at_the_end(scene: Scene, *whats: str) -> list[tuple[int, str, str | None, int]]:
    """Seat, what for, of what and how many VP, of the final scoring."""
    play = scene.ship("21b").round(4).play().do("sail", to="22", points=1).end_round()
    return [
        (each["seat"], each["what"], each["of"], each["amount"])
        for each in play.events("scored")
        if each["what"] in whats
    ]


# ---- a Combat ----


def test_a_city_is_annexed_and_influence_bought_with_combat_points() -> None:
    """Combat"""
    # Given K01, and three combat points
    play = fight_for("france", base().give(combat=3))
    assert value(play) == 5
    # When city 5 is annexed, then two points are paid for influence
    play.do("annex", location="5")
    boost(play, 2).do("fight_influence", size="small")
    # Then
    assert play["influence"][0] == [3, 0, 0]
    assert (play["doubloons"][0], play["combat"][0]) == (4, 1)
    assert play.markers("5") == {"france": 1}
    play.do("pass")
    assert (play["tokens"][0], play["token"][TOKEN["K01"]]) == (1, names.TOKEN_OF)


@pytest.mark.parametrize(("nation", "worth"), [("france", 3), ("spain", 5), ("england", 5)])
def test_nations_with_the_fewest_markers_are_stronger(nation: str, worth: int) -> None:
    """Combat"""
    scene = base().marker("france", "2", "3").marker("spain", "6").marker("england", "7")
    assert value(fight_for(nation, scene, "K16")) == worth


@pytest.mark.parametrize(("nation", "worth"), [("france", 6), ("spain", 5), ("england", 3)])
def test_nations_with_the_most_markers_are_stronger(nation: str, worth: int) -> None:
    """Combat: ties count."""
    scene = base().marker("france", "2").marker("spain", "6")
    assert value(fight_for(nation, scene, "K10")) == worth


def test_a_marker_of_another_nation_is_displaced() -> None:
    """Combat [RULING 20]"""
    # Given upgrade 1, and a Spanish marker at 7
    scene = base().unlock("combat_tile").marker("spain", "7")
    play = fight_for("england", scene, "K03")
    assert value(play) == 4
    # When
    play.do("displace", location="7")
    # Then
    assert (play.markers("7"), play["lost_markers"]) == ({"england": 1}, [0, 1, 0])
    assert (play["influence"][0], play["track_markers"]) == ([0, 0, 1], [13, 12, 12])


def test_displacing_needs_the_combat_tile_unlocked() -> None:
    """Combat"""
    scene = base().marker("spain", "7")
    assert not fight_for("england", scene, "K03").may("displace")


def test_displacing_in_a_city_costs_six_and_pays_the_flag() -> None:
    """Combat: rewards as for annexing"""
    scene = base().unlock("combat_tile").marker("spain", "5").give(combat=1)
    play = fight_for("england", scene, "K08")
    assert not play.may("displace")
    boost(play, 1).do("displace", location="5")
    assert (play["influence"][0], play["doubloons"][0]) == ([0, 0, 2], 4)


def test_where_two_others_lie_the_displaced_nation_is_chosen() -> None:
    """Combat"""
    scene = base().unlock("combat_tile").marker("spain", "7").marker("france", "7")
    play = fight_for("england", scene, "K03").do("displace", location="7")
    play.do("choose_nation", nation="france")
    assert play.markers("7") == {"spain": 1, "england": 1}


def test_own_markers_are_not_displaced() -> None:
    """Combat"""
    scene = base().unlock("combat_tile").marker("england", "7")
    assert not fight_for("england", scene, "K03").may("displace")


def test_a_village_is_annexed_for_three() -> None:
    """Combat"""
    play = fight_for("france", base().marker("spain", "7"))
    assert not play.may("annex", location="7")
    assert not play.may("annex", location="1")
    assert not play.may("annex", location="20")
    play.do("annex", location="6")
    assert (value(play), play.markers("6"), play["influence"][0]) == (2, {"france": 1}, [1, 0, 0])


def test_a_village_or_a_city_is_annexed_but_not_both() -> None:
    """Combat: annexing is one action."""
    play = boost(fight_for("france", base().give(combat=9)), 9).do("annex", location="6")
    assert value(play) == 11
    assert not play.may("annex")


@pytest.mark.parametrize(("size", "cost", "gain"), [("small", 2, 1), ("large", 5, 3)])
def test_influence_is_bought_once_in_a_combat(size: str, cost: int, gain: int) -> None:
    """Combat"""
    play = boost(fight_for("spain", base().give(combat=9)), 9).do("fight_influence", size=size)
    assert (value(play), play["influence"][0]) == (13 - cost, [0, gain, 0])
    assert not play.may("fight_influence")


def test_the_value_must_allow_an_action() -> None:
    """Combat"""
    play = fight_for("england", base())  # 3
    assert play.may("annex", location="6")
    assert not play.may("annex", location="5")
    assert not play.may("fight_influence", size="large")


def test_points_and_figures_raise_the_value_at_any_moment_and_the_rest_is_lost() -> None:
    """[RULING 18]"""
    # Given two points and two figures
    play = fight_for("france", base().give(combat=2)).do("annex", location="6")
    assert value(play) == 2
    # When one figure is added after an action
    play.do("add_figure")
    assert (value(play), play["figures"][0], play["general"][0]) == (3, 1, 4)
    play.do("pass")
    # Then unspent value is gone, unpaid points stay
    assert (play["combat"][0], play["figures"][0]) == (2, 1)


def test_a_nation_without_markers_on_its_track_cannot_annex_or_displace() -> None:
    """[RULING 19]"""
    scene = base().unlock("combat_tile").marker("spain", "7")
    scene.table["track_markers"][0] = 0
    scene.table["lost_markers"][0] = 13
    play = fight_for("france", scene)
    assert play.types() == {"pass", "fight_influence", "add_figure"}


@pytest.mark.parametrize(
    ("token", "field", "amount"),
    [("K17", "doubloons", 3), ("K19", "figures", 3), ("K20", "vp", 2)],
)
def test_the_bonus_of_a_token_is_taken(token: str, field: str, amount: int) -> None:
    """Combat"""
    assert fight_for("france", base(), token)[field][0] == amount


def test_the_cost_of_a_token_is_paid_once_for_more_value() -> None:
    """Combat"""
    play = fight_for("france", base().give(doubloons=4), "K23").do("pay_token")
    assert (value(play), play["doubloons"][0]) == (6, 2)
    assert not play.may("pay_token")
    assert not fight_for("france", base().give(doubloons=1), "K23").may("pay_token")


def test_a_good_pays_for_a_token() -> None:
    """K25: any good"""
    play = fight_for("france", base().hand("A001", "A002"), "K25").do("pay_token")
    play.do("pay_card", card="A002")
    assert (value(play), play.hand()) == (8, ["A001"])


@pytest.mark.parametrize("token", FIGURES.tiles.combat_tokens, ids=lambda token: token.id)
def test_a_token_is_worth_what_is_printed(token: Any) -> None:
    """Combat; without markers all nations tie for the most and the fewest"""
    for nation in NATION:
        play = fight_for(nation, base(), token.id)
        assert value(play) == token.values[NATION[nation]] + token.modifier
        against = fight_against(nation, uprising(), token.id)
        assert value(against) == token.values[NATION[nation]]


@pytest.mark.parametrize(
    ("city", "field", "gain"),
    [
        ("4", "figures", 1),
        ("5", "doubloons", 4),
        ("9a", "vp", 3),
        ("13", "combat", 2),
        ("14", "vp", 2),
        ("18a", "doubloons", 5),
    ],
)
def test_an_annexed_city_pays_its_flag(city: str, field: str, gain: int) -> None:
    """Combat"""
    scene = Scene("base_hard").give(doubloons=0, combat=0)
    before = scene.table[field][0]
    play = fight_for("france", scene).do("annex", location=city)
    assert (play[field][0] - before, play["influence"][0]) == (gain, [2, 0, 0])


def test_flags_may_move_the_explorer_or_take_a_disc() -> None:
    """Combat: Maracaibo, and Puerto Cabezas with L1"""
    play = fight_for("france", Scene("base_hard")).do("annex", location="11")
    assert play.asked()["steps"] == 2
    play = fight_for("france", Scene("base_hard")).do("annex", location="17")
    assert play.asked() == {"what": "disc", "seat": 0, "count": 1}
    # without L1 it is a village
    play = fight_for("france", base()).do("annex", location="17")
    assert (value(play), play["influence"][0]) == (2, [1, 0, 0])


def test_one_of_two_piles_is_chosen() -> None:
    """Combat"""
    scene = base().token("K01", pile=0).token("K02", pile=1)
    play = combat(scene)
    assert [each["pile"] for each in play.legal()] == [0, 1]
    play.do("token_pile", pile=1).do("fight_for", nation="france")
    assert value(play) == 4
    assert play["token_pile_size"] in ([13, 11], [12, 12], [14, 10])


def no_tokens(scene: Scene, *piles: int) -> Scene:
    for pile in piles:
        for i in range(scene.table["token_pile_size"][pile]):
            scene.table["token"][scene.table["token_pile"][pile][i]] = names.TOKEN_GONE
        scene.table["token_pile"][pile] = [0] * names.COMBAT_TOKENS
        scene.table["token_pile_size"][pile] = 0
    return scene


def test_with_both_piles_empty_every_nation_is_worth_four_and_there_is_no_token() -> None:
    """[RULING 48]"""
    play = combat(no_tokens(base(), 0, 1))
    assert play.types() == {"fight_for"}
    play.do("fight_for", nation="spain")
    assert value(play) == 4
    play.do("annex", location="6").do("pass")
    assert (play["tokens"][0], play.markers("6")) == (0, {"spain": 1})


def test_from_a_single_pile_the_token_comes_by_itself() -> None:
    """Combat"""
    scene = base().token("K02", pile=1)
    play = combat(no_tokens(scene, 0))
    assert (play.asked()["token"], play.types()) == ("K02", {"fight_for"})


def test_special_combat_actions_are_done_once_each() -> None:
    """Combat: cards"""
    play = fight_for("france", base().bought("B006", "B007", "B012").give(combat=5))
    play.do("fight_card", card="B006")
    assert (value(play), play["doubloons"][0]) == (2, 5)
    boost(play, 5)
    assert not play.may("fight_card", card="B006")
    play.do("fight_card", card="B007").do("fight_card", card="B012")
    assert (value(play), play["doubloons"][0]) == (3, 12)


def test_a_commercial_expedition_leads_the_explorer_in_the_midst_of_a_combat() -> None:
    """An entry on top of another one is resolved first."""
    play = fight_for("france", base().bought("B010")).do("fight_card", card="B010")
    play.do("explore", to="E1")
    assert (value(play), play["doubloons"][0]) == (3, 1)


def test_a_fort_and_a_pirate_queen_pay_for_combat_value() -> None:
    """combat_action: Erect Fort, Anne Bonny"""
    play = fight_for("france", base().bought("B008", "B005").give(combat=2))
    play.do("fight_card", card="B008")
    boost(play, 2).do("fight_card", card="B005")
    assert (value(play), play["vp_income"][0], play["vp"][0]) == (0, 1, 8)


def test_a_deserter_acts_last_and_costs_influence() -> None:
    """Project cards: Deserter"""
    scene = base().bought("U018").influence("spain", 2).influence("england", 1)
    play = fight_for("france", scene).do("fight_card", card="U018")
    assert {each["nation"] for each in play.legal()} == {"spain", "england"}
    play.do("choose_nation", nation="spain")
    assert play["influence"][0] == [0, 1, 1]
    assert play.asked()["steps"] == 2
    play.do("explore", to="E1")
    assert (play["tokens"][0], play.asked()["what"]) == (1, "refill")


def test_a_deserter_needs_influence_to_lose() -> None:
    """Project cards: Deserter"""
    assert not fight_for("france", base().bought("U018")).may("fight_card")


def test_a_battle_planner_draws_two_tokens_and_keeps_one() -> None:
    """Project cards"""
    # Given K01 and below it K02 on one pile
    scene = base().bought("U007").token("K02").token("K01")
    size = scene.table["token_pile_size"][0] + scene.table["token_pile_size"][1]
    play = combat(scene).do("token_pile", pile=0).do("token_pile", pile=0)
    # When the second is kept, and the first goes under the other pile
    play.do("keep_token", token="K02").do("token_pile", pile=1)
    # Then
    assert play["token_pile"][1][0] == TOKEN["K01"]
    assert sum(play["token_pile_size"]) == size - 1
    assert value(play.do("fight_for", nation="england")) == 5


def test_a_battle_planner_draws_from_both_piles() -> None:
    """Project cards"""
    scene = base().bought("U007").token("K01", pile=0).token("K02", pile=1)
    play = combat(scene).do("token_pile", pile=1).do("token_pile", pile=0)
    assert {each["token"] for each in play.legal()} == {"K01", "K02"}
    play.do("keep_token", token="K02").do("token_pile", pile=0)
    assert play["token_pile"][0][0] == TOKEN["K01"]


def test_a_battle_planner_with_one_token_left_draws_one() -> None:
    """Project cards and [RULING 48]"""
    scene = no_tokens(base().bought("U007"), 0, 1).token("K01")
    play = combat(scene)
    assert (play.asked()["token"], play.types()) == ("K01", {"fight_for"})


def test_a_battle_planner_takes_both_tokens_from_the_only_pile() -> None:
    """Project cards"""
    scene = no_tokens(base().bought("U007"), 0, 1).token("K02").token("K01")
    play = combat(scene)
    assert (play.asked()["token"], play.types()) == ("K01", {"pass", "token_pile"})
    play.do("token_pile", pile=0).do("keep_token", token="K01").do("token_pile", pile=1)
    assert play["token_pile_size"] == [0, 1]


def test_a_card_bought_in_the_midst_of_a_combat_helps_at_once() -> None:
    """Your turn: an explorer at the end of the track brings a village action into the Combat."""
    scene = base().bought("B010").explorer("E26").hand("B012").give(doubloons=5)
    play = fight_for("france", scene).do("fight_card", card="B010").do("buy", card="B012")
    assert not play.may("fight_card", card="B010")
    play.do("fight_card", card="B012")
    assert (value(play), play["doubloons"][0]) == (2, 2)


def test_court_agents_are_paid_whoever_fights_for_their_nation() -> None:
    """Project cards: Court Agent"""
    scene = base().bought("U005").bought("U006", seat=1).give(seat=1, doubloons=0)
    scene.table["placed"][CARD["U005"]] = NATION["spain"]
    scene.table["placed"][CARD["U006"]] = NATION["spain"]
    assert fight_for("spain", scene)["doubloons"][:2] == [2, 2]
    assert fight_for("france", scene)["doubloons"][:2] == [0, 0]


# ---- nations and their scoring ----


def many_french(scene: Scene) -> Scene:
    return scene.marker("france", "2", "3", "4", "5", "6", "7", "8", "9")


def test_a_rank_counts_times_the_strength_of_the_nation() -> None:
    """Final scoring"""
    # Given eight French markers on the board, the most, and 10 influence
    scene = many_french(Scene()).influence("france", 10).influence("france", 9, seat=1)
    # Then 3 x (4 + 2), and 3 for the most influence
    assert at_the_end(scene, "nation", "most_influence") == [
        (0, "nation", "france", 18),
        (0, "most_influence", "france", 3),
        (1, "nation", "france", 12),
    ]


def test_those_with_equal_influence_both_have_the_most() -> None:
    """Final scoring"""
    scene = Scene().influence("spain", 2).influence("spain", 2, seat=1)
    assert at_the_end(scene, "nation", "most_influence") == [
        (0, "most_influence", "spain", 3),
        (1, "most_influence", "spain", 3),
    ]


def test_nobody_scores_for_the_most_influence_without_any() -> None:
    """Final scoring: the most is at least 1."""
    assert at_the_end(Scene(), "nation", "most_influence") == []


@pytest.mark.parametrize(
    ("french", "spanish", "english", "strengths"),
    [
        (3, 2, 1, [2 + 2, 1 + 1, 1]),  # 3 markers empty two columns
        (2, 2, 1, [1 + 2, 1 + 2, 1]),  # a tie for the first: nobody is second
        (2, 1, 1, [1 + 2, 1 + 1, 1 + 1]),  # a tie for the second
        (1, 0, 0, [1 + 2, 0, 0]),
    ],
)
def test_dominance_is_for_the_most_and_the_second_most_markers(
    french: int, spanish: int, english: int, strengths: list[int]
) -> None:
    """Final scoring"""
    scene = Scene()
    for nation, places in (("france", french), ("spain", spanish), ("england", english)):
        scene.influence(nation, 3)
        first = 2 + 4 * NATION[nation]
        scene.marker(nation, *(str(number) for number in range(first, first + places)))
    scored = {of: amount for _, _, of, amount in at_the_end(scene, "nation")}
    assert [scored.get(nation, 0) for nation in NATION] == strengths


def test_markers_out_of_the_game_leave_columns_empty_but_dominate_nothing() -> None:
    """Final scoring: columns count what left the track, dominance what lies on the board."""
    scene = Scene().influence("france", 3)
    scene.table["track_markers"][0] = 8
    scene.table["lost_markers"][0] = 5
    assert at_the_end(scene, "nation") == [(0, "nation", "france", 3)]


@pytest.mark.parametrize(("influence", "rank"), [(2, 0), (3, 1), (6, 2), (10, 3), (14, 4), (19, 5)])
def test_ranks_come_at_their_thresholds(influence: int, rank: int) -> None:
    """[RULING 21]"""
    scene = Scene().marker("england", "14").influence("england", influence)
    points = {what: amount for _, what, _, amount in at_the_end(scene, "nation")}
    assert points.get("nation", 0) == rank * 3


@pytest.mark.parametrize(("income", "vp"), [(15, 4), (8, 1), (7, 0), (6, 0), (2, 0), (40, 17)])
def test_doubloon_income_is_worth_half_of_what_exceeds_six(income: int, vp: int) -> None:
    """Final scoring [RULING 23]"""
    scene = Scene().give(income=income).give(seat=1, income=0)
    assert sum(amount for *_, amount in at_the_end(scene, "income_track")) == vp


def test_a_nation_given_to_the_dutch_scores_nothing() -> None:
    """L36 [RULING 32]"""
    scene = many_french(Scene()).influence("france", 10).influence("france", 2, seat=1)
    scene.table["surrendered"][0] = names.FRANCE
    assert at_the_end(scene, "nation", "most_influence") == [(1, "most_influence", "france", 3)]


# ---- resistance ----


def test_a_village_is_liberated_in_an_uprising() -> None:
    """Uprising"""
    # Given an English marker at 2, and markers at 3 and 5
    scene = uprising().marker("england", "2").marker("spain", "3").marker("france", "5")
    # When fighting against England with value 5
    play = fight_against("england", scene, "K02").do("liberate", location="2")
    # Then two neighbors are occupied
    assert (play["vp"][0], play.markers("2")) == (6, {})
    # When the marker goes to the first space
    play.do("resist", space=0).do("remove_disc", upgrade="hold")
    assert (play["resistance"][0][0], play["discs"][0][UPGRADE["hold"]]) == (2, 1)
    assert value(play) == 1


def test_markers_of_one_nation_never_lie_side_by_side() -> None:
    """Resistance"""
    scene = uprising().resisting("france").marker("france", "6")
    play = bought("U021", scene).do("choose_location", location="6")
    assert [each["space"] for each in play.legal() if "space" in each] == [2, 3]


def test_a_full_tile_pays_for_combat_tokens() -> None:
    """Resistance"""
    # Given France, Spain, France, and four combat tokens
    scene = uprising().resisting("france", "spain", "france").marker("spain", "6")
    scene.tokens("K01", "K02", "K03", "K04")
    play = bought("U021", scene).do("choose_location", location="6")
    assert [each["space"] for each in play.legal() if "space" in each] == [3]
    before = play["doubloons"][0]
    # When
    play.do("resist", space=3)
    # Then the space pays first
    assert (play.asked()["steps"], play["vp"][0]) == (2, 0)
    play.do("explore", to="E2s")
    assert (play["doubloons"][0], play["vp"][0]) == (before + 3, 4)
    assert play["resistance"][0] == [LOST] * 4
    assert play["lost_markers"] == [2, 2, 0]


@pytest.mark.parametrize(("space", "field", "gain"), [(1, "doubloons", 4), (2, "figures", 1)])
def test_spaces_of_the_tile_pay(space: int, field: str, gain: int) -> None:
    """Resistance [RULING 36]"""
    play = bought("U021", uprising().marker("spain", "6")).do("choose_location", location="6")
    before = play[field][0]
    assert play.do("resist", space=space)[field][0] == before + gain


def test_a_marker_that_is_declined_leaves_the_game() -> None:
    """Resistance"""
    play = bought("U021", uprising().marker("spain", "6")).do("choose_location", location="6")
    play.do("pass")
    assert (play["lost_markers"], play["resistance"][0]) == ([0, 1, 0], [LOST] * 4)


def test_a_marker_without_an_allowed_space_leaves_the_game() -> None:
    """Resistance"""
    scene = uprising().resisting(None, "spain", None, "spain").marker("spain", "6")
    play = bought("U021", scene).do("choose_location", location="6")
    assert (play["lost_markers"], play.asked()["what"]) == ([0, 1, 0], "move")


def test_displaced_markers_never_resist() -> None:
    """Resistance [RULING 20]"""
    scene = uprising().unlock("combat_tile").marker("spain", "7")
    play = fight_for("england", scene, "K03").do("displace", location="7")
    assert (play["lost_markers"], play["resistance"][0]) == ([0, 1, 0], [LOST] * 4)
    assert play.asked()["what"] == "combat"


def test_without_the_module_a_liberated_marker_is_gone() -> None:
    """Project cards: Rebel Leader"""
    play = bought("U021", base().marker("spain", "6")).do("choose_location", location="6")
    assert (play["lost_markers"], play.asked()["what"]) == ([0, 1, 0], "move")


def test_a_rebel_leader_frees_villages_only() -> None:
    """liberate where village"""
    scene = uprising().marker("spain", "6", "5").marker("france", "6")
    play = bought("U021", scene)
    assert [each["location"] for each in play.legal()] == ["6"]
    play.do("choose_location", location="6").do("choose_nation", nation="france").do("pass")
    assert play.markers("6") == {"spain": 1}


def test_without_markers_a_rebel_leader_does_nothing() -> None:
    """Your turn: an op that cannot be done"""
    assert bought("U021", uprising()).asked()["what"] == "move"


def test_a_resisting_village_pays_its_space_twice() -> None:
    """Resistance [RULING 37]"""
    # Given upgrade 2, six combat points, and markers where the ship is
    scene = uprising().unlock("resistance_tile").marker("spain", "6", "6").ship("6")
    play = scene.give(combat=6).in_village(2).play().do("resistance_action")
    # When
    play.do("resist", space=1)
    # Then
    assert (play["combat"][0], play["doubloons"][0]) == (3, 8)
    # and again
    play.do("resistance_action").do("resist", space=3)
    assert play.asked()["steps"] == 2
    play.do("explore", to="E1")
    assert play.asked()["steps"] == 2
    play.do("pass")
    assert (play["combat"][0], play.markers("6")) == (0, {})


def test_the_resistance_action_wants_a_village_a_marker_and_combat_points() -> None:
    """Resistance [RULING 37]: figures do not pay."""
    scene = uprising().unlock("resistance_tile").marker("spain", "6", "11").give(combat=3)
    assert scene.ship("6").in_village().play().may("resistance_action")
    assert not scene.ship("7").play().may("resistance_action")
    assert not scene.ship("11").play().may("resistance_action")
    assert not scene.ship("6").give(combat=2).play().may("resistance_action")
    locked = uprising().marker("spain", "6").give(combat=3).ship("6").in_village()
    assert not locked.play().may("resistance_action")


# ---- uprising ----


def test_influence_of_a_token_is_vp_when_fighting_against() -> None:
    """Uprising"""
    play = fight_against("france", uprising(), "K21")
    assert (play["vp"][0], play["influence"][0]) == (2, [0, 0, 0])


def test_gravediggers_are_paid_for_a_liberation() -> None:
    """Resistance"""
    scene = uprising().bought("A046").marker("spain", "6")
    play = bought("U021", scene).do("choose_location", location="6").do("pass")
    assert play["doubloons"][0] == 20 - 6 + 3


def test_a_liberated_city_pays_for_all_occupied_cities_before() -> None:
    """Uprising [RULING 38]: Puerto Cabezas counts with L1."""
    scene = uprising().marker("france", "5").marker("spain", "11", "17").marker("spain", "6")
    play = fight_against("france", scene, "K04").do("liberate", location="5").do("pass")
    assert (play["doubloons"][0], play["vp"][0], play.markers("5")) == (3, 3, {})
    assert value(play) == 0


def test_fighting_against_offers_only_the_two_liberations_each_once() -> None:
    """Uprising"""
    scene = uprising().marker("france", "5", "6", "7", "4").give(combat=10)
    scene.unlock("combat_tile").legacy("L6").bought("B012")
    play = boost(fight_against("france", scene), 10)
    assert play.types() == {"pass", "liberate", "add_figure"}
    play.do("liberate", location="6").do("pass")
    assert {each["location"] for each in play.legal() if "location" in each} == {"4", "5"}
    play.do("liberate", location="5").do("pass")
    assert not play.may("liberate")


def test_only_markers_of_the_nation_fought_against_are_liberated() -> None:
    """Uprising: an action needs a removable marker."""
    scene = uprising().marker("spain", "6")
    assert not fight_against("france", scene).may("liberate")


@pytest.mark.parametrize(
    ("stance", "types"),
    [
        (entry_names.UNDECIDED, {"fight_for", "fight_against"}),
        (entry_names.FOR_NATION, {"fight_for"}),
        (entry_names.AGAINST_NATION, {"fight_against"}),
    ],
)
def test_a_turn_is_for_nations_or_against_them(stance: int, types: set[str]) -> None:
    """Uprising [RULING 38]"""
    scene = uprising()
    scene.table["stance"] = stance
    assert combat(scene, "K01").types() == types


def test_a_new_turn_leaves_the_choice_again() -> None:
    """Uprising"""
    play = fight_against("france", uprising()).do("pass")
    assert play["stance"] == entry_names.AGAINST_NATION
    while play["current"] == 0:
        play.do("draw_pile")
    assert play["stance"] == entry_names.UNDECIDED


def test_without_the_uprising_nobody_fights_against() -> None:
    """Uprising"""
    assert combat(base(), "K01").types() == {"fight_for"}


def test_the_secret_passage_makes_nobody_a_neighbor() -> None:
    """[RULING 34]: 13 is no neighbor of 2, and Havana is never occupied."""
    scene = uprising().legacy("L37").marker("england", "2").marker("spain", "13")
    play = fight_against("england", scene, "K02").do("liberate", location="2")
    assert play["vp"][0] == 0


def test_places_of_legacy_tiles_are_neighbors_while_they_are_there() -> None:
    """Sailing"""
    scene = uprising().legacy("L4").marker("england", "9").marker("spain", "9a", "10")
    play = fight_against("england", scene, "K02").do("liberate", location="9")
    assert play["vp"][0] == 6


# ---- freeing ----


def spanish() -> Scene:
    """Upgrade 1, Spanish markers at 11, 12 and 13, five combat points, one figure."""
    scene = freeing().unlock("combat_tile").marker("spain", "11", "12", "13")
    return scene.give(combat=5, figures=1)


def test_three_liberations_in_a_turn_one_order_needs_a_figure() -> None:
    """Freeing the Caribbean"""
    play = boost(fight_against("spain", spanish(), "K08"), 5)
    assert value(play) == 10
    # When 11, then 12; markers are not kept, and the flag of 11 moves the explorer
    play.do("liberate", location="11").do("pass").do("explore", to="E1")
    play.do("liberate", location="12").do("pass")
    # Then the value is one short for the extra city
    assert (value(play), play.may("liberate_extra")) == (2, False)
    play.do("add_figure").do("liberate_extra", location="13").do("pass")
    assert (value(play), play["combat"][0], play["figures"][0]) == (0, 2, 0)
    assert not any(play.markers(place) for place in ("11", "12", "13"))


def test_three_liberations_in_a_turn_the_other_order_needs_none() -> None:
    """Freeing the Caribbean"""
    play = boost(fight_against("spain", spanish(), "K08"), 5)
    # When the flag of 13 comes first
    play.do("liberate", location="13").do("pass")
    assert play["combat"][0] == 2
    play.do("liberate", location="12").do("pass").do("add_point")
    play.do("liberate_extra", location="11").do("pass").do("pass")
    # Then
    assert (value(play), play["figures"][0], play["combat"][0]) == (0, 1, 1)


def test_each_liberation_is_done_once_in_a_turn() -> None:
    """Freeing the Caribbean: the second Combat of a turn finds it done."""
    scene = spanish().give(combat=10)
    scene.table["freed"] = entry_names.DID_CITY | entry_names.DID_EXTRA
    play = boost(fight_against("spain", scene, "K08"), 10)
    assert {each["location"] for each in play.legal() if each["type"] == "liberate"} == {"12"}
    assert not play.may("liberate_extra")


def test_the_extra_liberation_needs_the_combat_tile() -> None:
    """Freeing the Caribbean"""
    scene = freeing().marker("spain", "12").give(combat=5)
    assert not fight_against("spain", scene, "K08").may("liberate_extra")


def test_a_place_with_several_markers_stays_occupied() -> None:
    """Freeing the Caribbean"""
    scene = freeing().marker("spain", "12", "12")
    play = fight_against("spain", scene, "K08").do("liberate", location="12").do("pass")
    assert play.markers("12") == {"spain": 1}


def test_a_combat_is_against_a_nation_on_the_board() -> None:
    """Freeing the Caribbean"""
    play = combat(freeing().marker("spain", "12"), "K08")
    assert play.legal() == [{"type": "fight_against", "nation": "spain"}]


def test_without_any_marker_a_combat_yields_its_token_and_bonus_only() -> None:
    """Freeing the Caribbean"""
    play = combat(freeing(), "K17")
    assert (play["doubloons"][0], play["tokens"][0]) == (3, 1)
    assert play.asked()["what"] == "refill"


def test_conquer_village_is_ignored_with_freeing() -> None:
    """Freeing the Caribbean"""
    play = bought("A047", freeing())
    assert (play["vp"][0], play["doubloons"][0], play.asked()["what"]) == (0, 20 - 6, "move")
    assert sum(sum(row) for row in play["markers"]) == 0
    scene = freeing().bought("A047")
    scene.table["career"][0] = CAREER["CR2"]
    assert (0, "cards", "A047", 2) in at_the_end(scene, "cards")


def test_there_is_no_nation_scoring_with_freeing() -> None:
    """Freeing the Caribbean"""
    scene = freeing().marker("spain", "12").influence("spain", 20)
    assert at_the_end(scene, "nation", "most_influence") == []


# ---- what changes with Uprising and with Freeing the Caribbean, line by line ----

SIDES = ["for", "against", "freeing"]


def side(name: str) -> Scene:
    return {"for": uprising, "against": uprising, "freeing": freeing}[name]().marker("spain", "12")


def fight(name: str, scene: Scene, token: str = "K01") -> Play:
    """A Combat for Spain or against it."""
    return (fight_for if name == "for" else fight_against)("spain", scene, token)


@pytest.mark.parametrize(("name", "worth"), [("for", 6), ("against", 4), ("freeing", 4)])
def test_matrix_most_and_fewest(name: str, worth: int) -> None:
    """Uprising and Freeing the Caribbean: most / fewest modifier"""
    assert value(fight(name, side(name), "K11")) == worth
    fewest = fight(name, side(name).marker("france", "2", "3").marker("england", "6", "7"), "K14")
    assert value(fewest) == worth


@pytest.mark.parametrize(
    ("name", "influence", "vp"), [("for", 1, 0), ("against", 0, 2), ("freeing", 0, 2)]
)
def test_matrix_token_bonus(name: str, influence: int, vp: int) -> None:
    """Uprising and Freeing the Caribbean: token bonus influence"""
    play = fight(name, side(name), "K22")
    assert (play["influence"][0][names.SPAIN], play["vp"][0]) == (influence, vp)


@pytest.mark.parametrize("name", SIDES)
def test_matrix_other_token_bonuses_are_taken_on_every_side(name: str) -> None:
    """Combat and Uprising"""
    assert fight(name, side(name), "K18")["doubloons"][0] == 3


@pytest.mark.parametrize("name", SIDES)
def test_matrix_token_cost(name: str) -> None:
    """Uprising and Freeing the Caribbean: token cost"""
    play = fight(name, side(name).give(doubloons=2), "K23").do("pay_token")
    assert (value(play), play["doubloons"][0]) == (6, 0)


@pytest.mark.parametrize("name", SIDES)
def test_matrix_points_at_the_start(name: str) -> None:
    """Uprising and Freeing the Caribbean: combat_start (Sailor, Boatswain, Amaro Pargo)"""
    play = combat(side(name).bought("A001", "B001", "B003"))
    assert play["combat"][0] == 2 + 3 + 3


@pytest.mark.parametrize(("name", "doubloons"), [("for", 3), ("against", 0), ("freeing", 3)])
def test_matrix_corsair(name: str, doubloons: int) -> None:
    """Uprising and Freeing the Caribbean: combat_end"""
    assert fight(name, side(name).bought("B086")).do("pass")["doubloons"][0] == doubloons


@pytest.mark.parametrize(
    ("name", "allowed"), [("for", True), ("against", False), ("freeing", True)]
)
@pytest.mark.parametrize("card", ["B006", "B008", "B010", "U018"])
def test_matrix_card_actions(name: str, allowed: bool, card: str) -> None:
    """Uprising and Freeing the Caribbean: Galeon, Erect Fort, Commercial Expedition, Deserter"""
    scene = side(name).bought(card).influence("france", 1).give(vp=2, combat=1)
    assert fight(name, scene).may("fight_card", card=card) is allowed


@pytest.mark.parametrize(
    ("name", "allowed"), [("for", True), ("against", False), ("freeing", True)]
)
def test_matrix_port_actions(name: str, allowed: bool) -> None:
    """Uprising and Freeing the Caribbean: ports; with Freeing their influence is VP [RULING 54]"""
    play = fight(name, side(name).port("HP07"))
    assert play.may("fight_port") is allowed
    if allowed:
        play.do("fight_port")
        assert play["doubloons"][0] == 4
        assert (play["influence"][0][1], play["vp"][0]) == ((1, 0) if name == "for" else (0, 2))
    assert not fight(name, side(name).port("HP05")).may("fight_port")


@pytest.mark.parametrize(
    ("name", "allowed"), [("for", True), ("against", False), ("freeing", True)]
)
def test_matrix_treasure_fleet(name: str, allowed: bool) -> None:
    """Uprising and Freeing the Caribbean: L6 actions"""
    play = boost(fight(name, side(name).legacy("L6").give(combat=5)), 5)
    assert play.may("fight_tile", action="fleet_b") is allowed


@pytest.mark.parametrize("name", SIDES)
def test_matrix_battle_planner(name: str) -> None:
    """Uprising and Freeing the Caribbean: two tokens, which force to fight for"""
    play = combat(side(name).bought("U007")).do("token_pile", pile=0)
    if name == "against":
        play.do("pass")  # the effect is not used
        assert play.types() == {"fight_for", "fight_against"}
        return
    play.do("token_pile", pile=1)
    play.do("keep_token", token=play.legal()[0]["token"]).do("token_pile", pile=0)
    assert play.types() == {"fight_for" if name == "for" else "fight_against"}


def test_matrix_no_battle_planner_after_fighting_against() -> None:
    """Uprising: who fought against a nation does not draw two tokens."""
    scene = uprising().bought("U007").marker("spain", "12")
    scene.table["stance"] = entry_names.AGAINST_NATION
    assert combat(scene, "K01").types() == {"fight_against"}


@pytest.mark.parametrize(("name", "doubloons"), [("for", 2), ("against", 0), ("freeing", 0)])
def test_matrix_court_agent(name: str, doubloons: int) -> None:
    """Uprising and Freeing the Caribbean: Court Agent income"""
    scene = side(name).bought("U005")
    scene.table["placed"][CARD["U005"]] = names.SPAIN
    assert fight(name, scene)["doubloons"][0] == doubloons


@pytest.mark.parametrize("card", ["A047", "B013"])
def test_matrix_markers_of_cards(card: str) -> None:
    """Uprising and Freeing the Caribbean: Conquer Village, Glorious Conquest"""
    assert bought(card, uprising()).asked()["what"] == "marker"
    play = bought(card, freeing())
    assert (play.asked()["what"], play["vp"][0]) == ("move", 0)


def test_matrix_royal_decree() -> None:
    """Uprising and Freeing the Caribbean: Royal Decree"""
    play = bought("B015", uprising()).do("choose_nation", nation="spain")
    assert play["influence"][0] == [0, 3, 0]
    ignored = bought("B015", freeing())
    assert (ignored["influence"][0], ignored["vp"][0]) == ([0, 0, 0], 0)


@pytest.mark.parametrize(("card", "vp"), [("A039", 4), ("A042", 2), ("C097", 6)])
def test_matrix_influence_from_any_source(card: str, vp: int) -> None:
    """Uprising and Freeing the Caribbean: influence is 2 VP each with Freeing"""
    play = bought(card, freeing())
    assert (play["vp"][0], play["influence"][0]) == (vp, [0, 0, 0])
    outside = bought("A039", uprising())
    assert (outside["vp"][0], outside["influence"][0]) == (0, [2, 0, 0])


@pytest.mark.parametrize(("vp", "allowed"), [(2, True), (1, False)])
def test_matrix_losing_influence(vp: int, allowed: bool) -> None:
    """Uprising and Freeing the Caribbean: -2 VP each with Freeing, and only who has them may"""
    play = fight("freeing", side("freeing").bought("U018").give(vp=vp))
    assert play.may("fight_card", card="U018") is allowed
    if allowed:
        assert play.do("fight_card", card="U018")["vp"][0] == 0


def test_matrix_gravedigger_and_underground_network() -> None:
    """Uprising and Freeing the Caribbean: displace, liberate"""
    scene = uprising().bought("A046", "C102").unlock("combat_tile").marker("spain", "7")
    play = fight_for("england", scene, "K03").do("displace", location="7")
    assert (play["doubloons"][0], play["vp"][0]) == (3, 3)
    for name in ("against", "freeing"):
        play = fight(name, side(name).bought("A046", "C102")).do("liberate", location="12")
        play.do("pass")
        assert (play["doubloons"][0], play["vp"][0]) == (3, 3)


@pytest.mark.parametrize("name", SIDES)
def test_matrix_three_markers_are_required(name: str) -> None:
    """Uprising and Freeing the Caribbean: requirement of 3 markers, unchanged"""
    scene = side(name).hand("B004").give(doubloons=20).in_village().marker("spain", "10")
    assert not scene.play().may("buy")
    assert scene.marker("spain", "9").play().may("buy")


@pytest.mark.parametrize("seed", range(4))
def test_matrix_careers(seed: int) -> None:
    """Freeing the Caribbean: careers are two to choose from, here one of the four marked."""
    state = GAME.new(seats=4, seed=seed, options={"scenario": "unrest"})
    table: dict[str, Any] = state.table()
    assert sorted(table["career"]) == [CAREER[each] for each in ("CR1", "CR2", "CR3", "CR4")]
    other = GAME.new(seats=2, seed=seed, options={"scenario": "all_inclusive"}).table()
    assert all(len(set(two)) == 2 and names.NONE not in two for two in other["careers_offered"][:2])


@pytest.mark.parametrize("seed", range(6))
def test_matrix_genova_and_own_monument(seed: int) -> None:
    """Uprising and Freeing the Caribbean: left out with Freeing"""
    options = {"scenario": "unrest", "promos": True}
    table: dict[str, Any] = GAME.new(seats=4, seed=seed, options=options).table()
    assert PORT["HP04"] not in {port for dealt in table["ports_offered"] for port in dealt}
    assert PRESTIGE["PB9"] not in table["prestige"]


# ---- careers that fights decide ----


@pytest.mark.parametrize("action", ["annex", "displace", "liberate"])
def test_annexed_displaced_and_liberated_locations_count_for_careers(action: str) -> None:
    """CR9: have liberated, annexed or displaced 2 locations"""
    scene = uprising().career("CR9").unlock("combat_tile").give(liberations=1)
    scene.marker("spain", "7")
    if action == "liberate":
        play = fight_against("spain", scene).do("liberate", location="7").do("pass")
    else:
        play = fight_for("france", scene).do(action, location="6" if action == "annex" else "7")
    assert (play["liberations"][0], play["tasks_done"][0]) == (2, 0b1)
