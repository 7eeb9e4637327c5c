"""Modifiers: the worked scenarios T81 to T85, and what each modifier assigns."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.macau_cards.tests.scenario import game, macau

PRESETS = ("hungarian", "romanian", "tel_aviv", "plawno")


def resolved(variant: str, *modifiers: str, **options: Any) -> dict[str, Any]:
    return game().resolve({"variant": variant, "modifiers": list(modifiers), **options})


# ---- the worked scenarios ----


def test_wild_draws_let_a_two_answer_a_three() -> None:
    """T81, 3H"""
    table = macau(
        "hungarian",
        modifiers=["easier_wild_draws"],
        players=3,
        face="TH",
        A="3H 9D 9C",
        B="2C 6D 6H",
    )
    table.lays("A", "3H").ends("A")
    table.lays("B", "2C").ends("B")
    assert table.attack == ("draw", 5, "C")


def test_wild_draws_let_a_two_answer_a_king_but_no_king_a_two() -> None:
    """T81, KH"""
    table = macau(
        "hungarian",
        modifiers=["easier_wild_draws"],
        face="TH",
        A="KH 9D 9C",
        B="2C 6D 6H",
        C="KS 6C",
    )
    table.lays("A", "KH").ends("A")
    table.lays("B", "2C").ends("B")
    assert table.attack == ("draw", 7, "C")
    assert table.legal_types("C") == {"accept"}


def test_plain_draws_answer_by_suit_or_rank() -> None:
    """T82, harder_plain_draws"""
    table = macau(
        "hungarian", modifiers=["harder_plain_draws"], face="TH", A="3H 9D 9C", B="2C 2H 6D 3S"
    )
    table.lays("A", "3H").ends("A")
    assert table.may_lay("B") == {"2H", "3S"}


@pytest.mark.parametrize(("face", "attack"), [("TS", "2S"), ("TH", "KH")])
def test_without_defense_an_attack_can_only_be_accepted(face: str, attack: str) -> None:
    """T82, harder_no_defence"""
    table = macau(
        "hungarian",
        modifiers=["harder_no_defence"],
        face=face,
        A=f"{attack} 9D 9C",
        B="2C 2H KS QH BJ",
    )
    table.lays("A", attack).ends("A")
    assert table.legal_types("B") == {"accept"}


def test_packs_may_empty_the_hand_without_a_window() -> None:
    """T83, three queens"""
    table = macau("romanian", modifiers=["easier_packs"], players=3, face="TS", A="QS QD QC")
    table.lays("A", "QS QC QD")
    assert table.place("A") == 1
    assert (table.phase, table.to_act) == ("turn", "B")
    assert table.face == "QD"


def test_the_first_card_of_a_pack_has_to_fit() -> None:
    """T83, three other queens"""
    table = macau("romanian", modifiers=["easier_packs"], players=3, face="TS", A="QH QD QC")
    assert table.may_lay("A") == set()


def test_a_pack_of_twos_adds_up() -> None:
    """T83, three twos"""
    table = macau("romanian", modifiers=["easier_packs"], players=3, face="TS", A="2S 2D 2C 9H 8H")
    table.lays("A", "2S 2D 2C").ends("A")
    assert table.attack == ("draw", 6, "B")


PACKS = ["easier_packs", "easier_joker_packs"]


def test_a_joker_may_join_a_pack_of_draw_cards() -> None:
    """T84"""
    # Given
    table = macau("romanian", modifiers=PACKS, face="TS", A="2S BJ 9C 8C", B="6C 6D", C="5C QH KD")
    # When
    table.lays("A", "2S BJ").ends("A")
    # Then
    assert table.attack == ("draw", 7, "B")
    table.accepts("B")
    assert table.may_lay("C") == {"5C", "QH", "KD"}


def test_a_joker_pack_has_one_draw_rank() -> None:
    """T84, with 3S in hand"""
    table = macau("romanian", modifiers=PACKS, face="TS", A="2S BJ 3S 9C 8C", players=3)
    table.lays("A", "2S")
    assert table.may_lay("A") == {"BJ"}
    table.lays("A", "BJ")
    assert table.may_lay("A") == set()


def test_wild_sevens_go_on_anything_and_their_suit_is_followed() -> None:
    """T85"""
    table = macau(
        "hungarian", modifiers=["harder_wild_sevens"], face="TS", A="7C 9D 9H", B="7H 6C 6D"
    )
    assert table.may_lay("A") == {"7C"}
    table.lays("A", "7C").ends("A")
    assert table.may_lay("B") == {"7H", "6C"}


def test_wild_sevens_cannot_be_called() -> None:
    """T85, the last sentence"""
    table = macau("hungarian", modifiers=["harder_wild_sevens"], face="TS", A="JS 7D 8D")
    table.lays("A", "JS").ends("A")
    assert table.may_call("A") == {"8"}


# ---- what each modifier assigns ----


@pytest.mark.parametrize("variant", PRESETS)
def test_easier_wild_draws_leaves_war_alone(variant: str) -> None:
    expected = "war" if variant == "plawno" else "low_wild"
    assert resolved(variant, "easier_wild_draws")["draw_reply"] == expected


@pytest.mark.parametrize("variant", PRESETS)
def test_easier_packs_allows_sets_and_the_truthful_multiple_macau(variant: str) -> None:
    values = resolved(variant, "easier_packs")
    assert (values["sets"], values["multi_macau"]) == (True, "truthful")


def test_joker_packs_are_part_of_easier_only_where_accepted() -> None:
    packs = {variant: resolved(variant, "easier")["joker_in_packs"] for variant in PRESETS}
    assert packs == {"hungarian": True, "romanian": True, "tel_aviv": False, "plawno": False}


@pytest.mark.parametrize("variant", PRESETS)
def test_easier_is_the_easier_modifiers_together(variant: str) -> None:
    values = resolved(variant, "easier")
    assert values["draw_reply"] == ("war" if variant == "plawno" else "low_wild")
    assert (values["sets"], values["multi_macau"]) == (True, "truthful")


@pytest.mark.parametrize("variant", PRESETS)
def test_harder_is_plain_draws_and_wild_sevens(variant: str) -> None:
    assert resolved(variant, "harder") == resolved(
        variant, "harder_plain_draws", "harder_wild_sevens"
    )
    assert resolved(variant, "harder")["draw_reply"] == "matching"
    assert "7" in resolved(variant, "harder")["wild_own_suit_ranks"]


def test_harder_no_defence_takes_every_reply_away() -> None:
    values = resolved("romanian", "harder_no_defence")
    assert values["draw_reply"] == "none"
    assert values["king_reply"] == "none"
    assert values["joker_answers_draw"] is False


def test_canceling_sevens_still_work_without_defense() -> None:
    table = macau(
        "romanian",
        modifiers=["harder_no_defence"],
        players=3,
        face="TS",
        A="2S 9D 9C",
        B="7D 2H BJ",
    )
    table.lays("A", "2S")
    assert table.may_lay("B") == {"7D"}


def test_a_war_stopping_queen_still_works_without_defense() -> None:
    table = macau(
        "plawno", modifiers=["harder_no_defence"], players=3, face="TS", A="2S 9D 9C", B="QH 2H KS"
    )
    table.lays("A", "2S").ends("A")
    assert table.may_lay("B") == {"QH"}


def test_wild_sevens_change_nothing_in_romanian() -> None:
    assert resolved("romanian", "harder_wild_sevens") == resolved("romanian")


def test_wild_sevens_join_the_wild_queens_of_tel_aviv() -> None:
    assert set(resolved("tel_aviv", "harder_wild_sevens")["wild_own_suit_ranks"]) == {"7", "Q"}


def test_cheating_allows_slips_and_false_calls() -> None:
    assert set(resolved("hungarian", "cheating")["challenges"]) == {"slip", "call"}


def test_bluff_calls_adds_questioned_draws() -> None:
    assert set(resolved("hungarian", "bluff_calls")["challenges"]) == {"draw"}
    assert set(resolved("hungarian", "cheating", "bluff_calls")["challenges"]) == {
        "slip",
        "call",
        "draw",
    }


def test_modifiers_are_applied_in_the_order_given() -> None:
    assert resolved("hungarian", "bluff_calls", "cheating")["challenges"] == ["slip", "call"]
    plain_last = resolved("hungarian", "harder_no_defence", "harder_plain_draws")
    assert (plain_last["draw_reply"], plain_last["king_reply"]) == ("matching", "none")
