"""Other cards, the pass, and mixed sequences: the worked scenarios T54 to T63, T73 and T74."""

from __future__ import annotations

from carrack.games.macao.tests.scenario import macao, take_quarter, use

# ---- cards by themselves ----


def test_the_beggar_helps_whoever_shares_the_last_place() -> None:
    """T54"""
    # Given
    table = macao().active("A", "beggar").with_prestige(A=10, B=10, C=12)
    # When
    table.uses("A", "beggar", color="red")
    # Then
    assert table.supply_of("A") == {"red": 1}


def test_the_beggar_does_not_help_when_somebody_has_less() -> None:
    """T54"""
    # Given
    table = macao().active("A", "beggar").with_prestige(A=11, B=10, C=12)
    # Then
    assert table.refuses("A", use("beggar", color="red"))


def test_the_monastery_rewards_a_shared_first_place() -> None:
    """T55"""
    # Given
    table = macao().active("A", "monastery").with_prestige(A=12, B=12, C=5)
    # When
    table.uses("A", "monastery")
    # Then
    assert table.prestige("A") == 13


def test_the_monastery_does_not_help_when_somebody_has_more() -> None:
    """T55"""
    # Given
    table = macao().active("A", "monastery").with_prestige(A=12, B=13, C=5)
    # Then
    assert table.refuses("A", use("monastery"))


def test_the_chapel_needs_prestige_that_came_before() -> None:
    """T56"""
    # Given
    table = macao().active("A", "chapel", "bishop")
    # Then
    assert table.refuses("A", use("chapel"))
    # When
    table.uses("A", "bishop").uses("A", "chapel")
    # Then
    assert (table.prestige("A"), table.gold("A")) == (13, 4)
    assert table.refuses("A", use("chapel"))


def test_the_prospector_works_as_often_as_cubes_last() -> None:
    """T57"""
    # Given
    table = macao().active("A", "prospector").supply("A", red=3, blue=2, black=2)
    # When
    table.uses("A", "prospector").uses("A", "prospector")
    # Then
    assert table.gold("A") == 7
    assert table.cubes_of("A") == 1
    assert table.refuses("A", use("prospector"))


def test_shop_goldsmith_nobleman_and_scholar_exchange_once_each() -> None:
    """T58"""
    # Given
    table = macao().active("A", "shop", "goldsmith", "nobleman", "scholar").supply("A", red=3)
    # When
    table.uses("A", "shop", color="blue", paying="red red")
    table.uses("A", "goldsmith", color="red")
    table.uses("A", "nobleman", color="green")
    table.uses("A", "scholar", color="violet")
    # Then
    assert table.supply_of("A") == {"blue": 1, "green": 1, "violet": 1}
    assert table.gold("A") == 4
    assert table.legal("A", type="use_card") == []


def test_the_cathedral_takes_any_set_of_different_colors() -> None:
    """Ruling 35"""
    # Given
    table = macao().active("A", "cathedral")
    table.supply("A", red=2, blue=1, green=1, gray=1, violet=1, black=1)
    # Then
    sets = {tuple(action["colors"]) for action in table.legal("A", card="cathedral")}
    assert len(sets) == 63
    assert {len(colors) for colors in sets} == {1, 2, 3, 4, 5, 6}
    # When
    table.uses("A", "cathedral", colors=["red", "gray", "black"])
    # Then
    assert table.supply_of("A") == {"red": 1, "blue": 1, "green": 1, "violet": 1}
    assert table.prestige("A") == 13
    assert table.legal("A", card="cathedral") == []


def test_bishop_helmsman_and_nobleman_take_the_last_coin() -> None:
    """What can be paid in full is legal"""
    # Given
    table = macao().active("A", "bishop", "helmsman", "nobleman")
    # Then
    assert table.with_gold("A", 0).legal("A", type="use_card") == []
    assert table.with_gold("A", 1).legal("A", type="use_card") == [use("bishop"), use("helmsman")]
    assert table.with_gold("A", 2).offers("A", use("nobleman", color="red"))
    # When
    table.uses("A", "nobleman", color="red")
    # Then
    assert table.gold("A") == 0


def test_inn_and_innkeeper_help_each_other() -> None:
    """T59"""
    # Given
    table = macao().active("A", "inn", "innkeeper")
    # When
    table.uses("A", "inn").uses("A", "innkeeper")
    # Then
    assert table.gold("A") == 11


def test_an_inn_without_its_innkeeper_pays_one() -> None:
    """T59"""
    # Given
    table = macao().active("A", "inn").tableau("A", "innkeeper").cost("innkeeper", red=1)
    table.supply("A", red=1)
    # When
    table.uses("A", "inn")
    # Then
    assert table.gold("A") == 6
    # When
    table.activates("A", "innkeeper").uses("A", "innkeeper")
    # Then
    assert table.gold("A") == 9


def test_school_and_university_want_two_empty_spaces() -> None:
    """T60"""
    # Given
    table = macao().active("A", "school", "university")
    table.tableau("A", "gate", "court", "tower", "smithy").cost("gate", red=1).supply("A", red=1)
    # Then
    assert table.refuses("A", use("school"))
    assert table.refuses("A", use("university"))
    # When
    table.activates("A", "gate").uses("A", "school").uses("A", "university")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (6, 11)


def test_coachman_and_tavern_count_what_is_active() -> None:
    """T61"""
    # Given
    table = macao().active("A", "coachman", "scholar", "miks_tavern", "bank")
    table.tableau("A", "frau_rot").cost("frau_rot", red=1).supply("A", red=1)
    # Then
    assert table.refuses("A", use("miks_tavern"))
    assert table.refuses("A", use("coachman"))
    # When
    table.activates("A", "frau_rot")
    # Then
    assert table.offers("A", use("miks_tavern"))
    assert table.refuses("A", use("coachman"))


def test_a_used_card_works_again_in_the_next_round() -> None:
    """T62"""
    # Given
    table = macao().active("A", "bank").uses("A", "bank")
    # Then
    assert table.refuses("A", use("bank"))
    # When
    table.plays_on_to_turn_of("A")
    # Then
    assert table.round_number == 5
    assert table.offers("A", use("bank"))


def test_the_pass_gives_back_the_supply_and_ends_the_turn() -> None:
    """T63"""
    # Given
    table = macao().supply("A", red=2).rose("A", 1, blue=3)
    # When
    table.passes("A")
    # Then
    assert table.supply_of("A") == {}
    assert table.rose_of("A") == {1: {"blue": 3}}
    assert table.punish_markers("A") == 0
    # And A has no action until the next round
    while table.round_number == 4:
        assert table.legal("A") == []
        table.passes(table.asked)
    assert table.asked == "A"


# ---- several cards in one turn ----


def test_without_the_night_watchman_the_second_quarter_is_out_of_reach() -> None:
    """T73"""
    # Given
    table = macao().active("A", "night_watchman", "gravedigger")
    table.quarter("q", red=1).quarter("r", red=1).supply("A", red=2)
    table.takes_quarter("A", "q")
    assert table.offers("A", take_quarter("r"))
    # When
    table.uses("A", "gravedigger", person="night_watchman")
    # Then
    assert table.gold("A") == 7
    assert "night_watchman" in table.discard_pile
    assert table.legal("A", type="take_quarter") == []
    assert table.refuses("A", take_quarter("r"))


def test_a_joker_waits_for_the_turn_of_its_owner() -> None:
    """T74"""
    # Given a player whom every phase before the turns asks
    table = macao(wall="3:[B] 2:[A] 1:[C]", turn="B").with_jokers("A", 1)
    table.active("A", "explorer", "master", "idler")
    table.tableau("A", "gate", "court", "tower", "smithy", "statue")
    table.picking("bank", "inn", "chapel", "school", "customs_1")
    # When
    phases = set()
    while (table.phase, table.asked) != ("actions", "A"):
        # Then
        assert table.legal("A", type="cash_joker") == []
        phases |= {table.phase} if table.asked == "A" else set()
        table.does(table.asked, table.legal(table.asked)[0 if table.asked == "A" else -1])
    assert phases == {"pick", "overflow", "dice", "explorer", "master"}
    assert table.legal("A", type="cash_joker") != []
