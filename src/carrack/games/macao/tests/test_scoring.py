"""Game end and scoring: the worked scenarios T64 to T72, and the ranking."""

from __future__ import annotations

import pytest

from carrack.games.macao.tests.scenario import MacaoTable, macao


def last_turn(*active: str) -> MacaoTable:
    """The last turns of the game; A has these cards active."""
    return macao(round_number=12).active("A", *active)


def test_cards_left_on_the_tableau_cost_a_marker_each() -> None:
    """T64"""
    # Given
    table = last_turn().with_prestige(A=50).with_punish_markers("A", 1)
    table.tableau("A", "bank", "inn")
    # When
    table.everybody_passes()
    # Then
    assert table.punish_markers("A") == 3
    assert table.prestige("A") == 41


def test_the_abbot_forgives_the_tableau_but_not_older_markers() -> None:
    """T64"""
    # Given
    table = last_turn("abbot").with_prestige(A=50).with_punish_markers("A", 1)
    table.tableau("A", "bank", "inn")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige("A") == 47


@pytest.mark.parametrize(
    ("baronesas", "points"),
    [
        (("baronesa_um",), 3),
        (("baronesa_um", "baronesa_tres"), 8),
        (("baronesa_um", "baronesa_dois", "baronesa_tres"), 15),
    ],
)
def test_baronesas_score_more_in_company(baronesas: tuple[str, ...], points: int) -> None:
    """T65"""
    # Given
    table = last_turn(*baronesas)
    # When
    table.everybody_passes()
    # Then
    assert table.prestige("A") == 10 + points


def test_a_baronesa_on_the_tableau_is_no_company() -> None:
    """T65"""
    # Given
    table = last_turn("baronesa_um", "baronesa_dois").tableau("A", "baronesa_tres")
    # When
    table.everybody_passes()
    # Then
    assert table.punish_markers("A") == 1
    assert table.prestige("A") == 10 + 8 - 3


def test_the_palace_counts_cards_that_score_at_the_end_but_not_the_abbot() -> None:
    """T66"""
    # Given
    table = last_turn("palace", "governor", "smithy", "abbot")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "palace") == 6
    assert table.prestige_by("A", "governor") == 7
    assert table.prestige_by("A", "smithy") == 0
    assert table.prestige("A") == 23


def test_the_palace_counts_all_thirteen_cards() -> None:
    # Given
    cards = ["baronesa_um", "baronesa_dois", "baronesa_tres", "governor", "vice_governor"]
    cards += ["midwife", "residence", "prefecture", "meeting_hall", "councilman"]
    cards += ["smithy", "statue", "palace"]
    table = last_turn(*cards, "abbot", "bank", "scholar", "customs_1")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "palace") == 26


def test_meeting_hall_counts_types_and_prefecture_counts_offices() -> None:
    """T67"""
    # Given
    table = last_turn("meeting_hall", "prefecture", "customs_1", "customs_2", "customs_4")
    table.active("A", "justice_1", "finance_3")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "meeting_hall") == 6
    assert table.prestige_by("A", "prefecture") == 5


def test_residence_and_midwife_count_themselves() -> None:
    """T68"""
    # Given
    table = last_turn("residence", "bank", "inn", "midwife", "scholar")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "residence") == 3
    assert table.prestige_by("A", "midwife") == 2
    assert table.prestige("A") == 15


@pytest.mark.parametrize(
    ("streets", "points"),
    [
        ("a-b b-c c-d e-f f-g h", 8),  # groups of 4, 3 and 1
        ("m-n m-o m-p m-q", 10),  # a star
        ("a-b b-c c-d d-a", 8),  # a ring
    ],
)
def test_only_the_largest_group_in_the_city_scores(streets: str, points: int) -> None:
    """T69"""
    # Given
    quarters = " ".join(dict.fromkeys(streets.replace("-", " ").split()))
    table = last_turn().city(streets).owns("A", quarters)
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "city") == points
    assert table.prestige("A") == 10 + points


def test_a_rivals_marker_cuts_a_group() -> None:
    # Given
    table = last_turn().city("a-b b-c c-d d-e").owns("A", "a b d e").owns("B", "c")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige("A") == 14
    assert table.prestige("B") == 12


def test_smithy_counts_all_markers_and_statue_the_dark_ones() -> None:
    """T70"""
    # Given
    table = last_turn("smithy", "statue").city("a-b b-x d e", dark="x").owns("A", "a b x d e")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "city") == 6
    assert table.prestige_by("A", "smithy") == 5
    assert table.prestige_by("A", "statue") == 3
    assert table.prestige("A") == 24


def test_prestige_may_fall_below_zero() -> None:
    """T71"""
    # Given
    table = last_turn().with_prestige(A=2).with_punish_markers("A", 4)
    # When
    table.everybody_passes()
    # Then
    assert table.prestige("A") == -10
    assert table.prestige_by("A", "markers") == -12


def test_after_round_twelve_nothing_is_left_to_decide() -> None:
    """T72"""
    # Given
    table = last_turn().with_gold("A", 40).with_jokers("A", 3).cargo("A", silk=2, tea=1)
    table.rose("A", 1, red=4)
    # When
    table.everybody_passes()
    # Then
    assert table.state.is_over
    assert table.state.actors == ()
    assert [table.legal(letter) for letter in "ABC"] == [[], [], []]
    assert table.state.scores() == [10, 10, 10]


def test_round_eleven_is_not_the_end() -> None:
    # Given
    table = macao(round_number=11)
    # When
    table.everybody_passes()
    # Then
    assert (table.round_number, table.phase) == (12, "pick")
    assert not table.state.is_over


# ---- places ----


@pytest.mark.parametrize(
    ("wall", "prestige", "places"),
    [
        ("3:[A] 2:[B] 1:[C]", (10, 12, 11), [3, 1, 2]),
        ("3:[C] 2:[A] 1:[B]", (10, 10, 10), [2, 3, 1]),
        ("5:[B,A] 4:[C]", (10, 10, 20), [3, 2, 1]),
        ("16:[C,A,B]", (7, 7, 7), [2, 3, 1]),
    ],
)
def test_ties_go_to_the_one_further_ahead_on_the_wall(
    wall: str, prestige: tuple[int, int, int], places: list[int]
) -> None:
    """Ruling 41"""
    # Given
    first = wall[wall.index("[") + 1]
    table = macao(round_number=12, wall=wall, turn=first)
    table.with_prestige(A=prestige[0], B=prestige[1], C=prestige[2])
    # When
    table.everybody_passes()
    # Then
    result = table.state.result()
    assert result is not None
    assert result["places"] == places
    assert result["won"] == [places.index(1)]


def test_the_councilman_wants_three_of_a_type() -> None:
    """Ruling 37"""
    # Given
    table = last_turn("councilman", "customs_1", "customs_2", "customs_4", "justice_1")
    table.active("A", "justice_2", "finance_1", "finance_2", "finance_3", "finance_4")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "councilman") == 12


def test_the_final_scoring_is_told_step_by_step() -> None:
    """Tableau, markers, cards, city: each step for all players before the next."""
    # Given two players with something in every step
    table = macao(players=2, round_number=12).active("A", "governor").active("B", "vice_governor")
    table.tableau("A", "bank").tableau("B", "inn").city("a b").owns("A", "a").owns("B", "b")
    # When
    table.everybody_passes()
    # Then
    steps = {"tableau": 1, "markers": 2, "governor": 3, "vice_governor": 3, "city": 4}
    story = [steps[event["cause"]] for event in table.log if "amount" in event]
    assert story == [1, 1, 2, 2, 3, 3, 4, 4]
