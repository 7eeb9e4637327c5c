"""Setting the table up: the worked scenarios T01 to T04, and the first stack of discs."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import GOODS
from carrack.games.macao.tests.scenario import LETTERS, MacaoTable, new_game


def pick_start_cards(table: MacaoTable) -> str:
    """Everybody takes the first card on offer; the letters in the order they were asked."""
    order = ""
    while table.phase == "start_cards":
        order += table.asked
        table.does(table.asked, table.legal(table.asked)[0])
    return order


def test_four_players_choose_from_six_cards_from_last_to_first() -> None:
    """T01"""
    # Given
    table = new_game(players=4, wall="1:[A,B,C,D]")
    assert table.wall() == "1:[A,B,C,D]"
    turned_up = table.offer
    # When
    order = pick_start_cards(table)
    # Then
    assert len(turned_up) == 6
    assert order == "DCBA"
    assert [len(table.tableau_of(letter)) for letter in "ABCD"] == [1, 1, 1, 1]
    assert len(table.discard_pile) == 2
    assert table.seen["stack_size"] == 90


def test_two_players_choose_from_four_cards_the_lower_disc_first() -> None:
    """T02"""
    # Given
    table = new_game(players=2, wall="1:[A,B]")
    turned_up = table.offer
    # When
    order = pick_start_cards(table)
    # Then
    assert len(turned_up) == 4
    assert order == "BA"
    assert len(table.discard_pile) == 2
    assert table.seen["stack_size"] == 92


def test_start_cards_are_compulsory_and_never_offices() -> None:
    # Given
    table = new_game(players=3, wall="1:[A,B,C]")
    # Then
    assert {action["card"] for action in table.legal("C")} == table.offer
    assert table.legal_types("C") == {"take_card"}
    assert not any(card[:-2] + "_1" in table.offer for card in table.offer if card[-2] == "_")


def test_starting_cubes_are_chosen_from_first_to_last() -> None:
    """T03"""
    # Given
    table = new_game(players=3, wall="1:[A,B,C]")
    pick_start_cards(table)
    # When
    assert table.asked == "A"
    assert len(table.legal("A")) == 36
    table.picks_start_cubes("A", "green", "red")
    assert table.asked == "B"
    table.picks_start_cubes("B", "green", "green")
    assert table.asked == "C"
    table.picks_start_cubes("C", "black", "red")
    # Then
    assert table.rose_of("A") == {1: {"green": 1}, 2: {"red": 2}}
    assert table.rose_of("B") == {1: {"green": 1}, 2: {"green": 2}}
    assert table.rose_of("C") == {1: {"black": 1}, 2: {"red": 2}}
    assert [table.supply_of(letter) for letter in "ABC"] == [{}, {}, {}]
    assert (table.round_number, table.phase) == (1, "pick")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_gold_and_the_board_is_full(players: int) -> None:
    """T04"""
    # Given
    table = new_game(players=players, wall=f"1:[{','.join(LETTERS[:players])}]")
    # When
    pick_start_cards(table)
    # Then
    for letter in table.letters:
        assert (table.gold(letter), table.prestige(letter)) == (5, 0)
        assert table.punish_markers(letter) == 0
        assert table.cargo_of(letter) == {}
        assert table.ship_of(letter) == table.data.board["sea"]["start"]
    dark = {quarter["id"] for quarter in table.data.board["quarter"] if quarter["dark"]}
    tiles = {entry["quarter"]: entry["tile"] for entry in table.seen["city"]}
    assert len(dark) == 6
    assert {quarter for quarter, tile in tiles.items() if tile == "joker"} == dark
    goods = Counter(tile for quarter, tile in tiles.items() if quarter not in dark)
    assert goods == dict.fromkeys(GOODS, 3)
    assert table.tribute_now == (0, 0)
    assert len(table.seen["offices"]) == 12
    assert all(pair["waiting"] for pair in table.seen["offices"])
    assert len({card for pair in table.seen["offices"] for card in pair["cards"]}) == 24


def test_setup_cubes_keep_the_arrow_from_being_empty_in_the_first_two_rounds() -> None:
    # Given dice whose cubes come late
    table = new_game(players=2, wall="1:[A,B]")
    # When two rounds are played
    while table.round_number < 3:
        table.does(table.asked, table.legal(table.asked)[-1])
    # Then
    assert table.happened("rose_turned")
    assert table.happened("punished", cause="empty_arrow") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_is_on_top_and_the_others_follow_clockwise(players: int) -> None:
    # Given
    stacks = set()
    # When
    for seed in range(40):
        view = MacaoGame().new(seats=players, seed=seed).view(None)
        (stack,) = view["wall"]
        assert stack["space"] == 1
        stacks.add(tuple(stack["discs"]))
    # Then
    clockwise = [*range(players), *range(players)]
    assert stacks == {tuple(clockwise[first : first + players]) for first in range(players)}


def test_tiles_offices_and_cards_are_shuffled() -> None:
    # Given
    views = [MacaoGame().new(seats=4, seed=seed).view(None) for seed in range(150)]
    # When we look at one place again and again
    light = [i for i, entry in enumerate(views[0]["city"]) if entry["tile"] != "joker"]
    # Then everything turns up there
    for quarter in (light[0], light[11], light[-1]):
        assert {view["city"][quarter]["tile"] for view in views} == set(GOODS)
    for number in (0, 5, 11):
        seen = {card for view in views for card in view["offices"][number]["cards"]}
        assert len(seen) == 24
    assert len({card for view in views for card in view["offer"]}) == 96


def test_no_place_is_favored_by_the_shuffles() -> None:
    # Given
    tiles: Counter[tuple[str, str]] = Counter()
    offices: Counter[tuple[int, str]] = Counter()
    # When
    for seed in range(400):
        view = MacaoGame().new(seats=2, seed=seed).view(None)
        tiles.update((entry["quarter"], entry["tile"]) for entry in view["city"])
        offices.update((pair["round"], card) for pair in view["offices"] for card in pair["cards"])
    # Then each good comes to each light quarter about 50 times, each office to each round about 33
    light = [count for (_, tile), count in tiles.items() if tile != "joker"]
    assert len(light) == 24 * 8
    assert min(light) > 22
    assert max(light) < 80
    assert len(offices) == 12 * 24
    assert min(offices.values()) > 10
    assert max(offices.values()) < 60
