"""Cities, deliveries and ship upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.maracaibo import names
from carrack.games.maracaibo.tests.scenario import (
    CARD,
    FIGURES,
    LOCATION,
    SPACE,
    UPGRADE,
    Play,
    Scene,
)

CORN, TOBACCO, SUGAR, COCOA = "A004", "A001", "A003", "A002"


def at(scene: Scene, city: str = "4", before: str = "3") -> Play:
    """The city action is chosen at a city, one point from where the ship is."""
    return scene.ship(before).play().do("sail", to=city, points=1).do("main_city")


def last_disc(scene: Scene, upgrade: str) -> Play:
    """A Carpenter takes the second disc off an upgrade."""
    scene.table["discs"][0][UPGRADE[upgrade]] = 1
    scene.hand("A019").give(doubloons=5).in_village()
    return scene.play().do("buy", card="A019").do("remove_disc", upgrade=upgrade)


# ---- deliveries ----


def test_a_full_market_takes_nothing_but_the_city_acts() -> None:
    """City action"""
    # Given three players, CT02 with three discs, and corn in hand
    scene = Scene(seats=3).city_tile("4", "CT02").hand(CORN)
    scene.table["market"][LOCATION["4"]] = 3
    play = at(scene)
    # Then
    assert not play.may("deliver")
    # When
    play.do("city_action").do("explore", to="E2s")
    # Then
    assert play["explorer"][0] == SPACE["E2s"]


def test_a_delivery_moves_a_disc_of_choice_to_the_market() -> None:
    """City action [RULING 10]"""
    play = at(Scene(seats=3).city_tile("4", "CT02").hand(CORN, SUGAR))
    assert {each["card"] for each in play.legal() if each["type"] == "deliver"} == {CORN}
    play.do("deliver", card=CORN)
    discs = [each["upgrade"] for each in play.legal() if each["type"] == "remove_disc"]
    assert set(discs) == set(UPGRADE)
    play.do("remove_disc", upgrade="topsails")
    assert play["market"][LOCATION["4"]] == 1
    assert play["discs"][0][UPGRADE["topsails"]] == 1
    assert play["where"][CARD[CORN]] == names.IN_DISCARDS
    assert play["deliveries"][0] == 1


def test_one_good_is_delivered_in_a_city_action() -> None:
    """City action [RULING 10]"""
    play = at(Scene(seats=3).city_tile("4", "CT02").hand(CORN, TOBACCO))
    play.do("deliver", card=CORN).do("remove_disc", upgrade="hold")
    assert play.types() == {"pass", "city_action", "plan"}


def test_nothing_is_delivered_without_a_disc_on_the_ship_board() -> None:
    """City action [RULING 10]"""
    scene = Scene(seats=3).city_tile("4", "CT02").hand(CORN)
    scene.table["discs"][0] = [0] * names.UPGRADES
    assert not at(scene).may("deliver")


def test_a_delivery_is_possible_without_the_action_and_the_action_without_a_delivery() -> None:
    """City action"""
    scene = Scene().city_tile("4", "CT03").hand(CORN).give(doubloons=0)
    play = at(scene).do("deliver", card=CORN).do("remove_disc", upgrade="hold").do("pass")
    assert (play["explorer"][0], play.asked()["what"]) == (SPACE["E0"], "refill")
    other = at(scene).do("city_action").do("pass")
    assert (other["doubloons"][0], other["market"][LOCATION["4"]]) == (3, 0)


def test_nothing_is_delivered_after_the_city_has_acted() -> None:
    """City action: two steps in this order."""
    play = at(Scene().city_tile("4", "CT09").hand(CORN)).do("city_action")
    assert play["combat"][0] == 5
    assert play.asked()["what"] == "refill"


@pytest.mark.parametrize(("seats", "places"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_markets_of_fixed_cities_grow_with_the_players(seats: int, places: int) -> None:
    """Setup [RULING 11]"""
    options: dict[str, Any] = {"automa": "jean"} if seats == 1 else {}
    scene = Scene(seats=seats, **options).hand(TOBACCO)
    scene.table["market"][LOCATION["11"]] = places - 1
    assert at(scene, "11", "10").may("deliver", card=TOBACCO)
    scene.table["market"][LOCATION["11"]] = places
    assert not at(scene, "11", "10").may("deliver")


def test_a_delivery_unlocks_an_upgrade_before_the_city_acts() -> None:
    """City action: may unlock an upgrade at once."""
    # Given Crow's Nest with one disc left, and a city that explores
    scene = Scene().city_tile("4", "CT01").hand(TOBACCO)
    scene.table["discs"][0][UPGRADE["crows_nest"]] = 1
    # When
    play = at(scene).do("deliver", card=TOBACCO).do("remove_disc", upgrade="crows_nest")
    # Then
    assert play.do("city_action").asked()["steps"] == 3


def test_peddler_and_harbour_master_pay_for_a_delivery() -> None:
    """Project cards"""
    scene = Scene().city_tile("4", "CT01").hand(TOBACCO).bought("A049", "B078").give(doubloons=0)
    play = at(scene).do("deliver", card=TOBACCO).do("remove_disc", upgrade="hold")
    assert (play["doubloons"][0], play["vp"][0]) == (2, 2)


def test_discs_leave_the_markets_at_the_end_of_the_round() -> None:
    """City action, End of a round"""
    scene = Scene().ship("20")
    scene.table["market"][LOCATION["11"]] = 1
    play = scene.play().do("sail", to="21a", points=1)
    assert play["market"][LOCATION["11"]] == 1
    assert play.end_round()["market"][LOCATION["11"]] == 0


# ---- city actions ----


@pytest.mark.parametrize("tile", ["CT01", "CT02"])
def test_a_helm_city_moves_the_explorer(tile: str) -> None:
    """City tiles"""
    play = at(Scene(seats=2 if tile == "CT01" else 3).city_tile("4", tile))
    assert play.do("city_action").asked()["steps"] == 2


@pytest.mark.parametrize("tile", ["CT03", "CT04"])
def test_a_city_with_explorer_and_doubloons(tile: str) -> None:
    """City tiles: ops one after the other"""
    scene = Scene(seats=2 if tile == "CT03" else 3).city_tile("4", tile).give(doubloons=0)
    play = at(scene).do("city_action").do("explore", to="E1")
    assert play["doubloons"][0] == 4


@pytest.mark.parametrize("tile", ["CT05", "CT06"])
def test_a_coastal_tour_gives_a_step_and_a_village_action(tile: str) -> None:
    """City tiles"""
    scene = Scene(seats=2 if tile == "CT05" else 3).city_tile("4", tile).give(doubloons=0)
    play = at(scene).do("city_action").do("explore", to="E1")
    assert play.asked() == {"what": "village", "seat": 0, "left": 1}


@pytest.mark.parametrize("tile", ["CT07", "CT08"])
def test_a_recruiting_office_gives_figures_and_doubloons(tile: str) -> None:
    """City tiles"""
    scene = Scene(seats=2 if tile == "CT07" else 3).city_tile("4", tile).give(doubloons=0)
    play = at(scene).do("city_action")
    assert (play["figures"][0], play["general"][0], play["doubloons"][0]) == (4, 1, 2)


@pytest.mark.parametrize("tile", ["CT09", "CT10"])
def test_an_armoury_gives_combat_points(tile: str) -> None:
    """City tiles"""
    play = at(Scene(seats=2 if tile == "CT09" else 3).city_tile("4", tile)).do("city_action")
    assert play["combat"][0] == 5


@pytest.mark.parametrize("tile", ["CT11", "CT12"])
def test_a_governor_gives_influence_with_a_nation_of_choice(tile: str) -> None:
    """City tiles"""
    play = at(Scene(seats=2 if tile == "CT11" else 3).city_tile("4", tile)).do("city_action")
    play.do("choose_nation", nation="england")
    assert play["influence"][0] == [0, 0, 2]


@pytest.mark.parametrize("seats", [2, 3])
def test_maracaibo_starts_a_combat(seats: int) -> None:
    """City action, with and without the overlay CT13"""
    play = at(Scene(seats=seats), "11", "10").do("city_action")
    assert play.asked()["what"] == "combat"


def test_informants_let_an_assistant_anywhere_act_for_three_doubloons() -> None:
    """CT14"""
    scene = Scene().city_tile("4", "CT14").assistant("A027", "8").assistant("A028", "19")
    play = at(scene.give(doubloons=5)).do("city_action").do("use_assistant", card="A028")
    assert (play["doubloons"][0], play["combat"][0]) == (2, 4)
    assert play.asked()["what"] == "refill"


def test_an_exchange_takes_two_identical_goods() -> None:
    """CT15"""
    scene = Scene().city_tile("4", "CT15").hand("A001", "A005", "A006").give(doubloons=0)
    play = at(scene).do("city_action").do("pay_card", card="A001")
    assert (play["doubloons"][0], play.hand()) == (5, ["A006"])


def test_of_two_pairs_of_goods_one_is_chosen() -> None:
    """CT15"""
    scene = Scene().city_tile("4", "CT15").hand("A001", "A005", "A002", "A006")
    play = at(scene.give(doubloons=0)).do("city_action")
    assert {each["good"] for each in play.legal()} == {"tobacco", "cocoa"}
    play.do("choose_good", good="cocoa").do("pay_card", card="A006")
    assert (play["doubloons"][0], play.hand()) == (5, ["A001", "A005"])


# ---- upgrades ----


@pytest.mark.parametrize(("general", "taken"), [(3, 2), (1, 1), (0, 0)])
def test_crew_quarters_give_two_figures_as_far_as_there_are_any(general: int, taken: int) -> None:
    """Ship upgrades [RULING 15]"""
    play = last_disc(Scene().give(general=general, figures=0), "crew_quarters")
    assert (play["figures"][0], play["general"][0]) == (taken, general - taken)


def test_the_first_disc_unlocks_nothing() -> None:
    """Ship upgrades"""
    scene = Scene().hand("A019").give(doubloons=5).in_village()
    play = scene.play().do("buy", card="A019").do("remove_disc", upgrade="figurehead")
    assert (play["discs"][0][UPGRADE["figurehead"]], play["vp"][0]) == (1, 0)


@pytest.mark.parametrize(
    ("upgrade", "field", "amount"),
    [
        ("resistance_tile", "doubloons", 5),
        ("stern_cabin", "vp", 2),
        ("powder_room", "combat", 3),
        ("treasure_room", "income", 12),
        ("figurehead", "vp", 5),
        ("hold", "extra_hand", 1),
    ],
)
def test_an_upgrade_gives_its_bonus_when_unlocked(upgrade: str, field: str, amount: int) -> None:
    """Ship upgrades, the base sides"""
    assert last_disc(Scene(), upgrade)[field][0] == amount


def test_a_face_down_port_gives_a_step_and_two_doubloons() -> None:
    """Home ports"""
    play = last_disc(Scene(), "home_port").do("explore", to="E1")
    assert play["doubloons"][0] == 3  # one of them from E1


def test_the_resistance_side_gives_four_doubloons() -> None:
    """Resistance"""
    assert last_disc(Scene("all_inclusive"), "resistance_tile")["doubloons"][0] == 4


@pytest.mark.parametrize("upgrade", ["hold", "stern_cabin"])
def test_a_hand_limit_grows_with_its_upgrade(upgrade: str) -> None:
    """Ship upgrades"""
    play = last_disc(Scene(), upgrade)
    play.do("sail", to="2", points=1).do("pass")
    while play["current"] == 0:
        play.do("draw_pile")
    assert play["hand_size"][0] == 5


def test_the_powder_room_sells_combat_points() -> None:
    """Ship upgrades: a village action that may be repeated"""
    play = Scene().unlock("powder_room").give(doubloons=2).in_village(3).play()
    play.do("upgrade_action", upgrade="powder_room").do("upgrade_action", upgrade="powder_room")
    assert (play["doubloons"][0], play["combat"][0]) == (0, 5)
    assert not play.may("upgrade_action")


def test_the_crows_nest_makes_every_move_one_longer() -> None:
    """Ship upgrades"""
    scene = Scene().unlock("crows_nest").hand("A014").give(doubloons=5).in_village()
    assert scene.play().do("buy", card="A014").asked()["steps"] == 3


def test_every_upgrade_has_two_discs_at_the_start() -> None:
    """Ship upgrades and Setup"""
    play = Scene().play()
    assert play["discs"][0] == [2] * len(FIGURES.board.ship_upgrades)
