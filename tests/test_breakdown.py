"""Where points and money came from: sums over a record equal what everybody has at the end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import carrack
from carrack.games.macao.game import MacaoGame
from carrack.kernel.breakdown import breakdown
from carrack.kernel.game import Game
from carrack.kernel.record import Play, read


def random_play(game: Game, *, seats: int, seed: int, undo: float = 0.0, **options: Any) -> Play:
    """A whole game, with some moves taken back."""
    play = Play.begin(game, seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    while not play.state.is_over:
        seat = play.state.to_move
        legal = play.state.legal(seat)
        play.apply(seat, rng.choice(legal[:-1] or legal) if rng.random() < 0.8 else legal[-1])
        if rng.random() < undo and play.state.may_undo(seat):
            play.undo(seat, rng.randint(1, play.state.may_undo(seat)))
    return play


def added(by_source: dict[str, dict[str, int]]) -> int:
    return sum(amount for rounds in by_source.values() for amount in rounds.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prestige_and_gold_of_macao_add_up(seats: int) -> None:
    play = random_play(MacaoGame(), seats=seats, seed=seats, undo=0.1)
    found = breakdown(play.record, MacaoGame())
    view = play.state.view(None)["seats"]
    for seat in range(seats):
        assert added(found["seats"][seat]["prestige"]) == view[seat]["prestige"]
        assert added(found["seats"][seat]["gold"]) == view[seat]["gold"]
        assert found["totals"][seat] == {
            "gold": view[seat]["gold"],
            "prestige": view[seat]["prestige"],
        }
        assert found["seats"][seat]["gold"]["setup"] == {"0": 5}
    assert json.loads(json.dumps(found)) == found


def test_sources_of_macao_are_ports_cards_and_rules() -> None:
    game = MacaoGame()
    known = {"setup", "tribute", "city", "markers", "joker"} | {
        card["id"] for card in game.data.cards
    }
    known |= {f"delivery:{port}" for port in game.data.ports()}
    seen: set[str] = set()
    for seed in range(2):
        found = breakdown(random_play(game, seats=4, seed=seed).record, game)
        for seat in found["seats"]:
            for kind in ("prestige", "gold"):
                seen |= set(seat[kind])
                for rounds in seat[kind].values():
                    assert {int(number) for number in rounds} <= set(range(13))
    assert seen <= known
    assert {"tribute", "markers", "city"} <= seen


def test_a_delivery_counts_for_its_port_and_a_warehouse_for_itself() -> None:
    event = {"type": "prestige_gained", "seat": 1, "amount": 5, "port": "london"}
    game = MacaoGame()
    delivered, doubled = {**event, "cause": "delivery"}, {**event, "cause": "tea_warehouse"}
    assert game.chronicle.sources(delivered) == [("prestige", 1, "delivery:london", 5)]
    assert game.chronicle.sources(doubled) == [("prestige", 1, "tea_warehouse", 5)]


def test_markers_and_the_city_belong_to_the_last_round() -> None:
    found = breakdown(random_play(MacaoGame(), seats=3, seed=1).record, MacaoGame())
    for seat in found["seats"]:
        for source in ("markers", "city"):
            assert set(seat["prestige"].get(source, {"12": 0})) == {"12"}


def test_a_tribute_is_paid_and_brings_prestige_in_the_same_round() -> None:
    found = breakdown(random_play(MacaoGame(), seats=2, seed=6).record, MacaoGame())
    for seat in found["seats"]:
        bought, paid = seat["prestige"].get("tribute", {}), seat["gold"].get("tribute", {})
        assert set(paid) <= set(bought)
        assert all(amount < 0 for amount in paid.values())


def test_points_of_macau_add_up_over_the_rounds_of_a_match() -> None:
    game = carrack.load("macau_cards")
    play = random_play(game, seats=3, seed=2, variant="tel_aviv", turn_limit=300, target_points=150)
    found = breakdown(play.record)
    assert [totals["points"] for totals in found["totals"]] == play.state.scores()
    assert [added(seat["points"]) for seat in found["seats"]] == play.state.scores()


def test_a_record_that_was_read_again_tells_the_same() -> None:
    game = MacaoGame()
    play = random_play(game, seats=2, seed=3, undo=0.2)
    assert breakdown(read(play.record.text()), game) == breakdown(play.record, game)
    assert any("undo" in row for row in play.rows)


def test_a_title_without_sources_has_nothing_to_tell() -> None:
    game = carrack.load("macau_cards")
    play = Play.begin(game, seats=2, seed=1)
    found = breakdown(play.record)
    assert found == {"game": "macau_cards", "seats": [{}, {}], "totals": [{}, {}]}
