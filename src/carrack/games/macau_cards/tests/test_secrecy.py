"""What nobody may learn: scenario T95, and hidden cards swapped at random."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import assume, given

from carrack import State
from carrack.games.macau_cards.tests.scenario import MacauTable, game, macau
from carrack.games.macau_cards.tests.walks import choices, choose, examples, tables, walk

some = examples(40)
DEEP = 40  # a draw pile that one action does not exhaust


def told(state: State, viewer: int | None) -> str:
    """All that a viewer learns, as bytes would carry it."""
    return json.dumps([state.view(viewer), state.events(viewer)])


# ---- T95 ----


def c_lays_eight(hand: str) -> MacauTable:
    hands: dict[str, Any] = {"A": "9D 9C", "B": "6C 6D 7D", "C": hand}
    return macau("hungarian", face="TS", to_act="C", **hands).lays("C", "8S")


def test_the_table_does_not_tell_whether_a_play_could_be_continued() -> None:
    """T95"""
    # Given two hands that differ in what could follow
    able, unable = c_lays_eight("8S 8H 2D"), c_lays_eight("8S KC 2D")
    assert able.may_lay("C") == {"8H"}
    assert unable.may_lay("C") == set()
    # Then everybody else sees the same
    assert able.phase == unable.phase == "continue"
    for viewer in (able.seat("A"), able.seat("B"), None):
        assert told(able.state, viewer) == told(unable.state, viewer)
    # And after the play was ended, too
    able.ends("C")
    unable.ends("C")
    for viewer in (able.seat("A"), able.seat("B"), None):
        assert told(able.state, viewer) == told(unable.state, viewer)


def test_the_table_does_not_tell_whether_the_drawn_card_fits() -> None:
    def drew(card: str) -> MacauTable:
        hands: dict[str, Any] = {"A": "9S 4D", "B": "6C 6D 7D"}
        return macau("tel_aviv", face="TS", next_cards=card, **hands).draws("A")

    fitting, other = drew("8S"), drew("8H")
    assert fitting.legal_types("A") != other.legal_types("A")
    for viewer in (fitting.seat("B"), None):
        assert told(fitting.state, viewer) == told(other.state, viewer)
    assert fitting.state.view(fitting.seat("A"))["drawn"] == "8S"


def test_a_forced_call_is_asked_for_like_any_other() -> None:
    def laid(hand: str) -> MacauTable:
        return macau("hungarian", face="TS", A=hand, B="6C 6D 7D").plays("A", "AS")

    choice, forced = laid("AS 9D 8H"), laid("AS 9S 8S")
    assert choice.may_call("A") == {"D", "H"}
    assert forced.may_call("A") == {"free"}
    for viewer in (choice.seat("B"), None):
        assert told(choice.state, viewer) == told(forced.state, viewer)


def test_reactions_in_an_open_window_stay_secret() -> None:
    """Others learn the closing one only."""
    table = macau("hungarian", players=4, face="TS", A="9S 8D").plays("A", "9S")
    before = {letter: table.state.view(table.seat(letter)) for letter in "ACD"}
    spectator = table.state.view(None)
    table.quiet("B")
    assert table.waiting == "ACD"
    for letter, seen in before.items():
        assert table.state.view(table.seat(letter)) == seen
        assert table.state.events(table.seat(letter)) == []
    assert table.state.view(None) == spectator
    assert table.state.view(table.seat("B"))["window"]["you_may_react"] is False


def test_silence_in_a_challenge_window_stays_secret() -> None:
    table = macau("hungarian", modifiers=["cheating"], players=4, face="TS", A="9D 8D 7D")
    table.plays("A", "9D")
    before = {letter: table.state.view(table.seat(letter)) for letter in "ABD"}
    table.quiet("C")
    for letter, seen in before.items():
        assert table.state.view(table.seat(letter)) == seen
        assert table.state.events(table.seat(letter)) == []


def test_nobody_is_told_who_let_a_play_stand_last() -> None:
    """Everybody hears that the window is closed, and nothing else."""
    told_by_order = []
    for order in ("BCD", "DCB", "CBD"):
        table = macau("hungarian", modifiers=["cheating"], players=4, face="TS", A="9D 8D 7D")
        table.plays("A", "9D")
        for letter in order:
            table.quiet(letter)
        viewers = (None, *range(4))
        told_by_order.append([table.state.events(viewer) for viewer in viewers])
        assert table.state.events(None) == [{"type": "window_closed", "owner": table.seat("A")}]
    assert told_by_order[0] == told_by_order[1] == told_by_order[2]


def test_what_may_be_agreed_on_does_not_tell_of_answers_in_an_open_window() -> None:
    for modifiers, hand in (([], "9S 8D"), (["cheating"], "9S 8D 7D")):
        table = macau("hungarian", modifiers=modifiers, players=4, face="TS", A=hand)
        table.plays("A", "9S")
        assert table.state.view(None)["window"]
        before = table.state.may_undo_agreed
        table.quiet("B")
        assert table.state.may_undo_agreed == before


def test_the_window_opens_alike_for_a_slip_and_an_honest_play() -> None:
    """After every committed play."""
    for card in ("8D", "8S"):
        table = macau("hungarian", modifiers=["cheating"], face="TS", A="8D 8S 9C", B="6C 6D")
        table.plays("A", card)
        assert table.state.view(table.seat("B"))["window"] == {
            "kind": "challenge",
            "owner": table.seat("A"),
            "about": ["slip"],
            "you_may_react": True,
        }


def test_a_spectator_sees_no_hand() -> None:
    table = macau("hungarian", face="TS", A="8D 9H 9C", B="6C 6D")
    assert table.seen.get("hand") is None
    assert table.seen["viewer"] is None


# ---- hidden cards swapped at random ----


def movable(table: dict[str, Any], seat: int) -> list[int]:
    """The cards of a hand that nobody else knows of and that are not just being decided on."""
    return [
        face
        for face in range(54)
        if table["hand"][seat][face] > table["known"][seat][face] and face != table["drawn"]
    ]


def swapped(state: State, rng: Random) -> tuple[State, int] | None:
    """The same table; a hidden card of some hand has changed places with the lowest of the pile."""
    dump = state.dump()
    table = dump["table"]
    seat = rng.randrange(state.seats)
    hidden = movable(table, seat)
    if table["stock_size"] == 0 or not hidden:
        return None
    mine = rng.choice(hidden)
    table["hand"][seat][mine] -= 1
    table["hand"][seat][table["stock"][0]] += 1
    table["stock"][0] = mine
    return game().restore(dump), seat


def others(state: State, owner: int) -> list[int | None]:
    return [None, *(seat for seat in range(state.seats) if seat != owner)]


@some
@given(state=tables(), rng=choices)
def test_a_hidden_card_changes_nothing_that_others_see(state: State, rng: Random) -> None:
    for _ in walk(state, rng, steps=rng.randrange(150)):
        pass
    pair = swapped(state, rng)
    assume(pair is not None and not state.is_over)
    assert pair is not None
    twin, owner = pair
    for viewer in others(state, owner):
        assert json.dumps(state.view(viewer)) == json.dumps(twin.view(viewer))


@some
@given(state=tables(), rng=choices)
def test_a_hidden_card_changes_nothing_that_others_are_told(state: State, rng: Random) -> None:
    for _ in walk(state, rng, steps=rng.randrange(100)):
        pass
    for _ in range(20):
        if state.is_over:
            return
        seat, action = choose(state, rng)
        pair = swapped(state, rng)
        same_for_both = pair is not None and action in pair[0].legal(seat)
        state.apply(seat, action)
        if pair is None or not same_for_both or reveals(state):
            continue
        twin, owner = pair
        twin.apply(seat, action)
        for viewer in others(state, owner):
            assert told(state, viewer) == told(twin, viewer)


def reveals(state: State) -> bool:
    """Whether the last action rightly told of hidden cards, or came near the end of the pile."""
    kinds = {event["type"] for event in state.events(None)}
    shown = {"challenged", "reshuffled", "round_ended", "forgiven"}
    return bool(kinds & shown) or state.view(None)["stock_size"] < DEEP


@some
@given(state=tables(), rng=choices)
def test_the_order_of_the_draw_pile_and_the_luck_to_come_are_not_seen(
    state: State, rng: Random
) -> None:
    for _ in walk(state, rng, steps=rng.randrange(150)):
        pass
    dump = state.dump()
    size = dump["table"]["stock_size"]
    pile = dump["table"]["stock"][:size]
    rng.shuffle(pile)
    dump["table"]["stock"][:size] = pile
    dump["chance"] = [rng.getrandbits(63) for _ in dump["chance"]]
    twin = game().restore(dump)
    for viewer in (None, *range(state.seats)):
        assert json.dumps(state.view(viewer)) == json.dumps(twin.view(viewer))
