"""What everybody is told, in order; decisions, undo, and who is asked next."""

from __future__ import annotations

from typing import Any

import pytest

from carrack import IllegalAction
from carrack.games.macau_cards.tests.scenario import MacauTable, game, macau
from carrack.kernel.record import Play, read, replay
from carrack.kernel.trail import Trail


def told(table: MacauTable) -> list[str]:
    """The public events so far, as short sentences with letters for seats."""
    return [sentence(table, event) for event in table.log]


def sentence(table: MacauTable, event: dict[str, Any]) -> str:
    words = [event["type"]]
    for key, value in event.items():
        if key in ("seat", "target", "owner"):
            words.append(table.letter(value))
        elif key != "type":
            words.append(str(value))
    return " ".join(words)


def test_an_attack_is_told_until_it_is_accepted() -> None:
    table = macau(players=3, face="TS", A="2S 2D 9D 9C", B="6C 6D")
    table.lays("A", "2S 2D").ends("A").accepts("B")
    assert told(table) == [
        "laid A 2S",
        "laid A 2D",
        "play_ended A 2",
        "attacked A B draw 4 two",
        "accepted B draw 4",
        "drew B 4 attack",
    ]


def test_only_the_owner_is_told_which_cards_were_drawn() -> None:
    table = macau(face="TS", next_cards="8C", A="9S 8D", B="6C 6D").draws("A")
    own = table.state.events(table.seat("A"))
    assert own == [
        {"type": "drew", "seat": table.seat("A"), "count": 1, "cause": "turn", "cards": ["8C"]}
    ]
    for viewer in (table.seat("B"), None):
        assert table.state.events(viewer) == [
            {"type": "drew", "seat": table.seat("A"), "count": 1, "cause": "turn"}
        ]


def test_skips_misses_and_relays_are_told() -> None:
    table = macau(players=3, face="TS", A="4S 4D 9D 9C", B="6C 6D")
    table.plays("A", "4S 4D").accepts("B").draws("C").draws("A")
    assert told(table)[3:] == [
        "attacked A B skip 2 none",
        "accepted B skip 2",
        "drew C 1 turn",
        "drew A 1 turn",
        "missed_turn B 0",
    ]


def test_a_canceled_attack_and_a_stopped_war_are_told() -> None:
    table = macau("romanian", players=3, face="TS", A="2S 9D 9C", B="7D 6D 6H")
    table.plays("A", "2S").plays("B", "7D")
    assert told(table)[-2:] == ["play_ended B 1", "attack_ended cancel"]
    table = macau("plawno", players=3, face="TS", A="2S 9D 9C", B="QH 6D 6H")
    table.plays("A", "2S").plays("B", "QH")
    assert told(table)[-1] == "attack_ended queen_of_hearts"


def test_calls_and_turned_directions_are_told() -> None:
    table = macau(players=3, face="TS", A="AD 8H 9C", B="BJ 6D 7D", C="6S 6C")
    table.plays("A", "AD").calls("A", suit="H").plays("B", "BJ")
    assert told(table) == [
        "laid A AD",
        "play_ended A 1",
        "called_suit A H",
        "laid B BJ",
        "play_ended B 1",
        "direction_turned B cw",
    ]
    table = macau(players=3, face="TS", A="AD 8S 9S").plays("A", "AD").calls_free_suit("A")
    assert told(table)[-1] == "called_free_suit A S"
    table = macau(players=3, face="TS", A="JS 8S 9S").plays("A", "JS").calls("A", rank="9")
    assert told(table)[-1] == "called_rank A 9"
    table = macau(players=3, face="TS", A="JS").plays("A", "JS")
    assert told(table)[-2:] == ["called_any_plain A", "went_out A 1"]


def test_a_declared_joker_is_told_with_its_face() -> None:
    table = macau("plawno", players=3, face="TS", A="BJ 9D 9C").lays("A", "BJ=8S")
    assert told(table) == ["laid A BJ 8S"]


def test_the_duel_is_told() -> None:
    table = macau("plawno", face="TS", A="4S 9D 8H 7C", B="6C 6D", C="6S 7S")
    table.plays("A", "4S").accepts("B").accepts("C")
    assert told(table)[2:] == [
        "attacked A B duel 1 none",
        "declined B",
        "attacked A C duel 1 none",
        "declined C",
        "solo_turns A 1",
    ]


def test_macau_said_caught_and_missed_is_told() -> None:
    def down_to_one() -> MacauTable:
        return macau(players=3, face="TS", A="9S 8D").plays("A", "9S")

    assert told(down_to_one().says_macau("A"))[2:] == ["macau_said A"]
    assert told(down_to_one().catches("C", "A"))[2:] == [
        "macau_caught C A macau_beaten",
        "drew A 1 macau_beaten",
    ]
    assert told(down_to_one().everybody_quiet().catches("B", "A"))[2:] == [
        "macau_missed A",
        "macau_caught B A macau_late",
        "drew A 5 macau_late",
    ]
    silent = macau("tel_aviv", players=3, face="TS", A="9S 8D").plays("A", "9S").quiet("A")
    assert told(silent)[2:] == ["macau_missed A", "drew A 2 macau_silence"]


def test_challenges_and_verdicts_are_told() -> None:
    table = macau(modifiers=["cheating"], players=3, face="TS", A="8D 9H 9C").plays("A", "8D")
    assert told(table.challenges("C"))[2:] == [
        "challenged C",
        "verdict A True slip",
        "play_taken_back A 8D",
        "drew A 5 challenge",
    ]
    options = {"challenges": ["call"]}
    table = macau(options=options, players=3, face="TS", A="AD 9S 9C").plays("A", "AD")
    assert told(table.calls("A", suit="C").challenges("B"))[3:] == [
        "challenged B",
        "verdict A False call",
        "card_shown A 9C",
        "drew B 5 challenge",
    ]


def test_a_play_that_nobody_challenges_is_told() -> None:
    table = macau(modifiers=["cheating"], players=3, face="TS", A="8D 9H 9C").plays("A", "8D")
    assert told(table.quiet("C"))[2:] == []
    assert told(table.quiet("B"))[2:] == ["window_closed A"]
    table = macau(options={"challenges": ["draw"]}, players=3, face="TS", A="9D 9H 9C", B="6C 6D")
    assert told(table.draws("A").everybody_quiet()) == ["drew A 1 turn", "window_closed A"]


def test_the_end_of_a_game_is_told() -> None:
    table = macau(face="TS", A="9S", B="6C 6D").lays("A", "9S")
    assert told(table) == [
        "laid A 9S",
        "play_ended A 1",
        "went_out A 1",
        "round_ended 1",
        "match_ended",
    ]


def test_the_end_of_a_round_and_the_next_deal_are_told() -> None:
    table = macau("tel_aviv", face="TH", A="9H", B="KH 2D").lays("A", "9H")
    kinds = [event["type"] for event in table.log]
    assert kinds[:6] == ["laid", "play_ended", "went_out", "round_ended", "scored", "scored"]
    assert kinds[6:8] == ["dealt", "dealt"]
    assert kinds[-1] == "starter"
    assert set(kinds[8:-1]) <= {"set_aside"}


def test_a_pass_a_kept_card_and_a_blocked_round_are_told() -> None:
    table = macau(face="TH", stock="", A="6C 6D", B="5C").passes("A").passes("B")
    assert told(table)[:3] == ["passed A", "passed B", "round_blocked rule"]
    table = macau("tel_aviv", face="TS", next_cards="8C", A="9S 4D").draws("A").keeps("A")
    assert told(table) == ["drew A 1 turn", "kept A"]


# ---- decisions ----


def test_a_window_is_walked_from_its_owner_in_order_of_play() -> None:
    """The owner first, then the opponents in order of play."""
    table = macau(players=4, face="TS", A="9D 9C 9H 8C", B="9S 8D", to_act="B").plays("B", "9S")
    order = []
    while table.phase == "macau_window":
        letter = table.letter(table.state.to_move)
        order.append(letter)
        table.quiet(letter)
    assert order == ["B", "C", "D", "A"]


def test_an_answer_in_a_window_leaves_the_decisions_of_others_open() -> None:
    table = macau(players=3, face="TS", A="9S 8D").plays("A", "9S")
    before = table.state.decision(table.seat("C"))
    table.quiet("B")
    assert table.state.decision(table.seat("B")) is None
    assert table.state.decision(table.seat("C")) == before
    table.quiet("A").quiet("C")
    assert table.state.decision(table.seat("B")) != before


# ---- undo ----


def test_cards_laid_may_be_taken_back_until_the_play_is_committed() -> None:
    table = macau(players=3, face="TS", A="8S 8D 9C 9H", B="6C 6D")
    table.lays("A", "8S 8D")
    assert table.state.may_undo(table.seat("A")) == 2
    assert table.state.may_undo(table.seat("B")) == 0
    table.ends("A")
    assert table.state.may_undo(table.seat("A")) == 0


def test_a_call_may_be_thought_over_but_a_drawn_card_not() -> None:
    table = macau(players=3, face="TS", A="AD 8H 9C").plays("A", "AD")
    assert table.state.may_undo(table.seat("A")) == 2
    table = macau("tel_aviv", face="TS", next_cards="5S", A="9S 4D").draws("A")
    assert table.state.may_undo(table.seat("A")) == 0
    table.lays("A", "5S")
    assert table.state.may_undo(table.seat("A")) == 1
    table.draws("A")
    assert table.state.may_undo(table.seat("A")) == 0


# ---- undo by agreement ----


def test_everybody_together_takes_a_finished_play_back() -> None:
    # Given A's play, and a card that B has laid on it
    table = macau(players=3, face="TS", A="8S 8D 9C 9H", B="7D 6C 6D")
    trail = Trail(table.state)
    for letter, action in (
        ("A", {"type": "play", "card": "8S"}),
        ("A", {"type": "play", "card": "8D"}),
        ("A", {"type": "end_play"}),
        ("B", {"type": "play", "card": "7D"}),
    ):
        table.state = table.state.clone()
        table.does(letter, **action)
        trail.add(len(trail.kept), table.seat(letter), table.state)
    assert table.state.may_undo(table.seat("B")) == 1
    assert table.state.may_undo_agreed == 4
    # When all agree to take back B's card and the end of A's play
    trail.check_back(table.seat("C"), 2, agreed=True)
    trail.go_back(2)
    # Then A decides again, and may take back the own cards alone
    table.state = trail.state
    assert table.to_act == "A"
    assert table.state.may_undo(table.seat("A")) == 2
    with pytest.raises(IllegalAction):
        trail.check_back(table.seat("C"), 3, agreed=True)


def test_not_even_everybody_together_takes_a_drawn_card_back() -> None:
    table = macau(players=3, face="TS", A="8S 9C 9H", B="6C 6D")
    table.plays("A", "8S")
    assert table.state.may_undo_agreed == 2
    table.draws("B")
    assert table.state.may_undo_agreed == 0
    # An attack that is accepted brings cards, lost turns do not.
    table = macau(players=3, face="TS", A="2S 9C 9H", B="6C 6D").plays("A", "2S").accepts("B")
    assert table.state.may_undo_agreed == 0
    table = macau(players=3, face="TS", A="4S 9C 9H", B="6C 6D").plays("A", "4S").accepts("B")
    assert table.state.may_undo_agreed == 3


def test_a_card_that_comes_from_a_pile_of_one_is_a_drawn_card() -> None:
    table = macau(face="TS", stock="", below="7C", A="6C 6D", B="5C 5D").draws("A")
    assert table.seen["stock_size"] == 0
    assert table.state.may_undo_agreed == 0


def test_a_round_that_has_ended_is_not_taken_back() -> None:
    for variant in ("hungarian", "tel_aviv"):
        table = macau(variant, face="TH", A="9H", B="KH 6D").lays("A", "9H")
        assert table.state.may_undo_agreed == 0


def test_windows_that_several_may_answer_end_what_can_be_agreed_on() -> None:
    # A race to say "Macau!"
    table = macau(players=3, face="TS", A="9S 8D").plays("A", "9S")
    assert table.state.may_undo_agreed == 0
    table.says_macau("A")
    assert table.state.may_undo_agreed == 0
    # A challenge
    table = macau(modifiers=["cheating"], players=3, face="TS", A="9S 8D 8C").plays("A", "9S")
    assert table.state.may_undo_agreed == 0
    table.everybody_quiet()
    assert table.state.may_undo_agreed == 0
    # Where only the owner is asked, nothing is secret.
    table = macau("tel_aviv", players=3, face="TS", A="9S 8D").plays("A", "9S")
    steps = table.state.may_undo_agreed
    assert table.says_macau("A").state.may_undo_agreed == steps + 1 > 1


def test_a_record_with_agreed_undos_replays() -> None:
    play = Play.begin(game(), seats=3, seed=7)
    while play.state.may_undo_agreed < 4:
        seat = play.state.to_move
        play.apply(seat, play.state.legal(seat)[0])
    play.undo(play.state.to_move, 4, agreed=True)
    *_, last = replay(read(play.record.text()))
    assert last.agreed
    assert last.state.fingerprint() == play.state.fingerprint()
