"""The story of a game: told from what everybody saw, and from nothing that was taken back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import carrack
from carrack.games.macao.story import story_of as macao_story
from carrack.games.macau_cards.cards import KINDS, kind_of
from carrack.games.macau_cards.story import story_of as macau_story
from carrack.kernel.record import Play
from carrack.kernel.story import SeenStep, course, story


def played(title: str, seed: int, seats: int = 3, undo: bool = False, **options: Any) -> Play:
    """A game of chance to its end; now and then something is taken back."""
    luck = Random(seed)
    game = carrack.load(title)
    play = Play.begin(game, seats=seats, seed=seed, options=options)
    while not play.state.is_over:
        seat = luck.choice(play.state.actors)
        if undo and play.state.may_undo(seat) and luck.random() < 0.2:
            play.undo(seat, 1)
        else:
            play.apply(seat, luck.choice(play.state.legal(seat)))
    return play


def steps(*events: dict[str, Any], seat: int = 0) -> list[SeenStep]:
    """A course in which each event is a step of its own."""
    return [SeenStep(row, 1, seat, [event]) for row, event in enumerate(events, 1)]


# ---- the course of a game ----


@pytest.mark.parametrize("title", carrack.titles())
def test_what_was_taken_back_is_no_part_of_the_story(title: str) -> None:
    # Given a game in which steps were taken back
    options = {"turn_limit": 60} if title == "macau_cards" else {}
    play = played(title, 3, undo=True, **options)
    assert any("undo" in row for row in play.rows)
    # When its course is read
    told = course(play.record)
    # Then each row is there once, in order, and leads to the same end
    rows = [one.row for one in told]
    assert rows == sorted(set(rows))
    undone = [row["row"] for row in play.rows if "undo" in row]
    assert not set(rows) & set(undone)
    assert len(rows) < len(play.rows)


@pytest.mark.parametrize("title", carrack.titles())
def test_a_story_is_plain_json(title: str) -> None:
    options = {"turn_limit": 60} if title == "macau_cards" else {}
    told = story(played(title, 1, **options).record)
    assert json.loads(json.dumps(told)) == told
    assert len(told["seats"]) == 3


# ---- Macao ----


@pytest.mark.parametrize("seed", range(4))
def test_the_roses_of_the_story_are_those_of_the_game(seed: int) -> None:
    # Given a game to its end, with what lay at the arrow when the roses had turned
    play = played("macao", seed, undo=seed % 2 == 1)
    arrived: dict[int, list[int]] = {}
    left: dict[tuple[int, int], int] = {}
    kept = {one.row for one in course(play.record)}
    before = carrack.state_at(play.record, 0).table()
    for step in carrack.replay(play.record):
        table = step.state.table()
        kinds = [event["type"] for event in step.state.events(None)]
        if step.row in kept and "rose_turned" in kinds:
            arrived[table["round_number"]] = [sum(table["supply"][seat]) for seat in range(3)]
        if step.row in kept and "passed" in kinds:  # what is left then is put back at once
            left[before["round_number"], step.seat] = sum(before["supply"][step.seat])
        before = table
    # Then the story tells the same cubes
    told = story(play.record)
    for seat in range(3):
        rose = told["seats"][seat]["rose"]
        assert [one["round"] for one in rose] == list(range(1, 13))
        assert [one["arrived"] for one in rose] == [
            arrived[number][seat] for number in range(1, 13)
        ]
        assert [one["lost"] for one in rose] == [left[number, seat] for number in range(1, 13)]


def test_cubes_that_were_not_used_are_lost() -> None:
    # Given three cubes at the arrow, one gained, two paid
    told = macao_story(
        1,
        steps(
            {"type": "cubes_placed", "seat": 0, "color": "red", "count": 3, "position": 1},
            {"type": "round_began", "round": 1},
            {"type": "rose_turned"},
            {"type": "cube_gained", "seat": 0, "color": "blue", "count": 1, "cause": "joker"},
            {"type": "cube_paid", "seat": 0, "color": "red", "count": 2, "cause": "payment"},
        ),
    )
    # Then two are lost
    used = {"round": 1, "arrived": 3, "gained": 1, "used": 2, "lost": 2}
    assert told["seats"][0]["rose"] == [used]


def test_a_card_has_to_its_credit_what_it_caused() -> None:
    paid = {"type": "cube_paid", "seat": 0, "color": "red", "count": 2, "cause": "payment"}
    told = macao_story(
        2,
        [
            SeenStep(1, 1, 0, [{"type": "round_began", "round": 1}]),
            SeenStep(
                2, 1, 0, [{"type": "card_taken", "seat": 0, "card": "bishop", "cause": "offer"}]
            ),
            SeenStep(
                3, 1, 1, [{"type": "card_taken", "seat": 1, "card": "bank", "cause": "offer"}]
            ),
            SeenStep(4, 1, 0, [{"type": "rose_turned"}]),
            SeenStep(
                5,
                1,
                0,
                [paid, {"type": "card_activated", "seat": 0, "card": "bishop", "cause": "bishop"}],
            ),
            SeenStep(
                6,
                1,
                0,
                [
                    {"type": "card_used", "seat": 0, "card": "bishop", "cause": "bishop"},
                    {"type": "gold_paid", "seat": 0, "amount": 1, "cause": "bishop"},
                    {"type": "prestige_gained", "seat": 0, "amount": 2, "cause": "bishop"},
                ],
            ),
        ],
    )
    bishop, bank = told["cards"]
    assert (bishop["prestige"], bishop["gold"], bishop["cost"], bishop["uses"]) == (2, -1, 2, 1)
    assert (bishop["taken"], bishop["activated"]) == (1, 1)
    assert (bank["seat"], bank["activated"]) == (1, None)


def test_prestige_of_cards_and_tribute_agrees_with_the_breakdown() -> None:
    play = played("macao", 7)
    told, sums = story(play.record), carrack.breakdown(play.record)
    for seat in range(3):
        sources = sums["seats"][seat].get("prestige", {})
        assert told["seats"][seat]["tribute"] == sum(sources.get("tribute", {}).values())
        for card in told["cards"]:
            if card["seat"] == seat:
                assert card["prestige"] == sum(sources.get(card["card"], {}).values())


def test_all_prestige_belongs_to_a_few_families() -> None:
    play = played("macao", 7)
    families, sums = story(play.record)["families"], carrack.breakdown(play.record)
    causes = {cause for seat in sums["seats"] for cause in seat.get("prestige", {})}
    assert causes
    assert causes <= families.keys()
    # Then goods in all ports are one family, and so are cards
    gained = {"type": "prestige_gained", "seat": 0, "amount": 5}
    events = [{**gained, "cause": cause} for cause in ("delivery:london", "tribute", "bishop")]
    told = macao_story(1, [SeenStep(1, 0, 0, events)])["families"]
    assert told == {"delivery:london": "deliveries", "tribute": "tribute", "bishop": "cards"}


# ---- Macau ----


def test_attacks_count_for_both_and_the_word_for_whoever_said_it() -> None:
    told = macau_story(
        2,
        {"draw_two_rank": "2"},
        steps(
            {"type": "laid", "seat": 0, "card": "2S"},
            {"type": "attacked", "seat": 0, "target": 1, "attack": "draw", "total": 2},
            {"type": "drew", "seat": 1, "count": 2, "cause": "attack"},
            {"type": "drew", "seat": 1, "count": 1, "cause": "turn"},
            {"type": "macau_said", "seat": 0},
            {"type": "macau_caught", "seat": 0, "owner": 1, "cause": "macau_beaten"},
        ),
    )
    first, second = told["seats"]
    assert first["laid"] == dict.fromkeys(KINDS, 0) | {"draw": 1}
    assert (first["attacks"], second["attacked"], second["drawn"], second["punished"]) == (
        1,
        1,
        3,
        2,
    )
    assert (first["said"], first["catches"], second["caught"]) == (1, 1, 1)
    assert told["deals"] == []


def test_macau_tells_the_attack_that_cost_most_cards_and_who_dealt_it() -> None:
    attack = {"type": "attacked", "attack": "draw"}
    accepted = {"type": "accepted", "attack": "draw"}
    options = carrack.load("macau_cards").resolve({})
    told = macau_story(
        3,
        options,
        steps(
            {**attack, "seat": 0, "target": 1, "count": 2},
            {**accepted, "seat": 1, "count": 2},
            {**attack, "seat": 2, "target": 0, "count": 8},
            {**accepted, "seat": 0, "count": 8},
            {**accepted, "seat": 1, "attack": "skip", "count": 9},
        ),
    )
    assert told["moments"] == [
        {"moment": "hardest", "round": 1, "amount": 8, "seat": 2, "target": 0}
    ]
    assert macau_story(3, options, [])["moments"] == []


def test_macau_tells_from_when_on_the_first_to_go_out_held_the_fewest_cards() -> None:
    laid = {"type": "laid", "card": "9H"}
    drew = {"type": "drew", "cause": "turn", "count": 1}
    out = {"type": "went_out", "seat": 1, "place": 1}
    options = carrack.load("macau_cards").resolve({})
    course = [
        SeenStep(row, 1, 0, [event] if row < 10 else [event, out])
        for row, event in enumerate(
            [
                {"type": "dealt", "seat": 0, "count": 3},
                {"type": "dealt", "seat": 1, "count": 3},
                {**laid, "seat": 1},  # ahead, but not for good
                {**drew, "seat": 1},
                {**laid, "seat": 0},
                {**laid, "seat": 1},
                {**drew, "seat": 0},  # 3 against 2: from here on
                {**laid, "seat": 1},
                {**laid, "seat": 0},
                {**laid, "seat": 1},
            ],
            1,
        )
    ]
    assert macau_story(2, options, course)["moments"] == [
        {
            "moment": "turning",
            "round": 1,
            "played": 70,
            "held": 2,
            "others": 3,
            "seat": 1,
            "target": 0,
        }
    ]


def test_a_match_turns_in_the_deal_in_which_the_winner_gained_most_on_the_next() -> None:
    def deal(round_: int, *points: int) -> SeenStep:
        scored = [
            {"type": "scored", "seat": seat, "points": one, "total": 0}
            for seat, one in enumerate(points)
        ]
        return SeenStep(round_, round_, 0, scored)

    options = carrack.load("macau_cards").resolve({"variant": "tel_aviv"})
    told = macau_story(3, options, [deal(1, 20, 0, 90), deal(2, 0, 55, 10), deal(3, 5, 10, 10)])
    assert told["moments"] == [
        {"moment": "turning-deal", "round": 2, "amount": 55, "seat": 0, "target": 1}
    ]
    even = macau_story(2, options, [deal(1, 20, 20)])
    assert even["moments"] == []


def test_a_card_is_of_the_kind_that_the_options_give_it() -> None:
    romanian = carrack.load("macau_cards").resolve({"variant": "romanian"})
    hungarian = carrack.load("macau_cards").resolve({})
    kinds = [kind_of(card, hungarian) for card in ("2S", "KH", "4D", "AS", "JC", "9H", "BJ")]
    assert kinds == ["draw", "draw", "skip", "call", "call", "plain", "joker"]
    assert (kind_of("7S", romanian), kind_of("KH", romanian)) == ("cancel", "plain")


def test_points_of_each_deal_add_up_to_the_match() -> None:
    options = {"variant": "tel_aviv", "target_points": 60, "turn_limit": 200}
    play = played("macau_cards", 5, **options)
    told = story(play.record)
    assert told["deals"]
    sums = [sum(deal["points"][seat] for deal in told["deals"]) for seat in range(3)]
    assert sums == play.state.scores()
