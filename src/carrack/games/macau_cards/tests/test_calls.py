"""Jacks and aces: the worked scenarios T31 to T39."""

from __future__ import annotations

from carrack.games.macau_cards.tests.scenario import MacauTable, macau

# ---- jack ----


def test_a_jack_calls_a_rank_without_special_cards_that_is_held() -> None:
    """T31"""
    # Given
    table = macau("hungarian", face="TS", A="JS 8D 9H KC", B="8C 6D")
    # When
    table.lays("A", "JS").ends("A")
    # Then
    assert table.may_call("A") == {"8", "9"}
    # When
    table.calls("A", rank="8")
    # Then
    assert table.to_act == "B"
    assert table.may_lay("B") == {"8C"}


def test_without_a_callable_rank_the_jack_calls_any_plain_card() -> None:
    """T32"""
    # Given
    table = macau("hungarian", face="TS", A="JS KC 2D", B="QS 2C QH KD 9C AH")
    # When
    table.lays("A", "JS").ends("A")
    # Then
    assert table.may_call("A") == {"any_plain"}
    # When
    table.calls_any_plain("A")
    # Then
    assert table.may_lay("B") == {"QS", "KD", "9C"}


def eight_called_and_b_draws(call_duration: str) -> MacauTable:
    table = macau(
        "hungarian",
        options={"call_duration": call_duration},
        face="TS",
        A="JS 8D 9S",
        B="6C 6D",
        C="TS 9D",
    )
    return table.lays("A", "JS").ends("A").calls("A", rank="8").draws("B")


def test_a_call_for_the_next_player_only_lapses_after_that_player() -> None:
    """T33, next_only"""
    table = eight_called_and_b_draws("next_only")
    assert table.to_act == "C"
    assert table.may_lay("C") == {"TS"}


def test_a_call_for_one_lap_lapses_when_everybody_else_had_a_turn() -> None:
    """T33, one_lap"""
    table = eight_called_and_b_draws("one_lap")
    assert table.may_lay("C") == set()
    table.draws("C")
    assert table.to_act == "A"
    assert table.may_lay("A") == {"9S"}


def test_a_jack_on_a_jack_makes_a_new_call() -> None:
    """T34"""
    # Given
    table = macau("hungarian", face="TS", A="JS 8D 9H", B="JD 6D 7D", C="7C 9D")
    # When
    table.lays("A", "JS").ends("A").calls("A", rank="8")
    table.lays("B", "JD").ends("B").calls("B", rank="7")
    # Then
    assert table.to_act == "C"
    assert table.may_lay("C") == {"7C"}


def test_a_jack_as_the_last_card_calls_any_plain_card() -> None:
    """T35"""
    # Given
    table = macau("hungarian", players=3, face="TS", A="JS", B="QC 2D 6D")
    # When
    table.lays("A", "JS")
    # Then
    assert table.place("A") == 1
    assert table.requirement == "any_plain"
    assert table.to_act == "B"
    assert table.may_lay("B") == {"QC", "6D"}


# ---- ace ----


def test_an_ace_calls_another_suit_that_is_held() -> None:
    """T36"""
    table = macau("hungarian", face="TS", A="AD 9S 8H 2C")
    table.lays("A", "AD").ends("A")
    assert table.may_call("A") == {"H", "C"}


def test_without_a_suit_to_name_the_ace_frees_the_suit() -> None:
    """T37"""
    # Given
    table = macau("hungarian", face="TS", A="AD 9S 8S BJ", B="6C 9S AS TH")
    # When
    table.lays("A", "AD").ends("A")
    # Then
    assert table.may_call("A") == {"free"}
    # When
    table.calls_free_suit("A")
    # Then
    assert table.may_lay("B") == {"6C", "AS", "TH"}


def test_an_ace_as_the_last_card_frees_the_suit() -> None:
    """T38"""
    table = macau("hungarian", players=3, face="TS", A="AD")
    table.lays("A", "AD")
    assert table.place("A") == 1
    assert table.requirement == "free S"
    assert table.to_act == "B"


def test_a_called_suit_is_met_by_that_suit_an_ace_or_a_joker() -> None:
    """T39"""
    table = macau("hungarian", face="AD", requirement="suit H", A="2H AC 9D BJ TH")
    assert table.may_lay("A") == {"2H", "AC", "BJ", "TH"}
