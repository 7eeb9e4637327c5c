"""Observations are made of what a seat may know, and of nothing else."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from hashlib import blake2b
from random import Random
from typing import Any

import numpy
import pytest

import carrack
from carrack.games.macau_cards.names import FACE_NAMES, MIXED, NO_REACTION, REQUIREMENT_NAMES
from carrack.games.maracaibo.view import SEAT_NUMBERS
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.printed import with_differences
from carrack.kernel.state import State
from carrack.research.encoders import Encoder, encoder_for

QUICK: dict[str, dict[str, Any]] = {"macau_cards": {"turn_limit": 60}}
TABLES = [
    (title, seats)
    for title in ("macao", "macau_cards", "maracaibo")
    for seats in range(carrack.load(title).min_seats, carrack.load(title).max_seats + 1)
]

every_table = pytest.mark.parametrize(("title", "seats"), TABLES)


def walked(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """The positions of a random game, the end included."""
    state = game.new(seats=seats, seed=seed, options=options)
    rng = Random(seed)
    while not state.is_over:
        yield state
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    yield state


def some(game: Game, seats: int, options: dict[str, Any], seed: int, most: int) -> list[State]:
    """A few of them, spread over the game."""
    positions = [state.clone() for state in walked(game, seats, options, seed)]
    return positions[:: max(1, len(positions) // most)] + positions[-1:]


def made(title: str, seats: int) -> tuple[Game, Encoder]:
    game = carrack.load(title)
    return game, encoder_for(game, seats)


def named(encoder: Encoder, state: State, seat: int) -> dict[str, int]:
    numbers = encoder.observe(state, seat).tolist()
    return dict(zip(encoder.names(), numbers, strict=True))


@every_table
def test_an_observation_is_the_same_for_every_table_that_agrees_with_the_view(
    title: str, seats: int
) -> None:
    game, encoder = made(title, seats)
    rng = Random(5)
    for state in some(game, seats, QUICK.get(title, {}), 3, 12):
        if state.is_over:
            continue
        for seat in {state.to_move, rng.randrange(seats)}:
            other = game.sample(state.view(seat), rng)
            seen, supposed = encoder.observe(state, seat), encoder.observe(other, seat)
            different = numpy.flatnonzero(seen != supposed)
            assert [encoder.names()[i] for i in different] == []


@every_table
def test_all_numbers_stay_within_their_limits(title: str, seats: int) -> None:
    game, encoder = made(title, seats)
    for state in some(game, seats, QUICK.get(title, {}), 4, 30):
        for seat in range(seats):
            seen = encoder.observe(state, seat)
            outside = numpy.flatnonzero((seen < encoder.low) | (seen > encoder.high))
            assert [encoder.names()[i] for i in outside] == []


@every_table
def test_every_number_has_a_name_of_its_own(title: str, seats: int) -> None:
    _, encoder = made(title, seats)
    names = encoder.names()
    assert len(names) == encoder.size == len(encoder.low) == len(encoder.high)
    assert len(set(names)) == encoder.size
    assert all(part.about or part.name for part in encoder.parts)


@every_table
def test_the_mask_is_the_list_of_legal_actions(title: str, seats: int) -> None:
    game, encoder = made(title, seats)
    for state in some(game, seats, QUICK.get(title, {}), 5, 10):
        for seat in range(seats):
            mask = encoder.mask(state, seat)
            assert numpy.flatnonzero(mask).tolist() == sorted(state.legal(seat))
            assert set(numpy.unique(mask)) <= {0, 1}


@every_table
def test_seats_stand_in_the_order_of_play_from_whoever_looks(title: str, seats: int) -> None:
    """What stands under `+1` for one seat stands under `me` for the next, if both may know it."""
    game, encoder = made(title, seats)
    open_names = OPEN[title]
    for state in some(game, seats, QUICK.get(title, {}), 6, 4):
        for seat in range(seats):
            mine = named(encoder, state, seat)
            for further in range(1, seats):
                theirs = named(encoder, state, (seat + further) % seats)
                for name in open_names:
                    assert mine[f"+{further}.{name}"] == theirs[f"me.{name}"]


OPEN = {
    "macao": ["gold", "prestige", "supply.red", "active.bank", "place_in_order"],
    "macau_cards": ["cards"],
    "maracaibo": ["doubloons", "vp"],
}

# The names of each version are fixed: who changes a layout raises VERSION and adds a line here.
LAYOUTS = {
    "macao/1": "b8ccf70b813ad930",
    "macau_cards/1": "ffdf310172ac7310",
    "macau_cards/2": "6a0660871fa67a4f",  # the window of a war
    "maracaibo/1": "85f5a6e3ceefe255",
    "maracaibo/2": "e3f891ae9a55a567",  # two more questions
}


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_a_layout_only_changes_with_its_version(title: str) -> None:
    _, encoder = made(title, 3)
    digest = blake2b("\n".join(encoder.names()).encode(), digest_size=8).hexdigest()
    assert LAYOUTS[encoder.version] == digest


def test_the_encoder_of_macao_tells_what_its_view_tells() -> None:
    game, encoder = made("macao", 3)
    for state in some(game, 3, {}, 8, 20):
        view, seat = state.view(0), state.to_move if not state.is_over else 1
        seen = named(encoder, state, seat)
        assert seen["round"] == view["round"]
        assert seen[f"step.{view['phase']}"] == 1
        assert {card for card in CARDS if seen[f"offer.{card}"]} == set(view["offer"])
        assert {card for card in CARDS if seen[f"discard.{card}"]} == set(view["discard"])
        for further in range(3):
            other = view["seats"][(seat + further) % 3]
            check_macao_seat(seen, f"+{further}" if further else "me", other, view)


CARDS = next(
    part.axes[0] for part in encoder_for(carrack.load("macao"), 2).parts if part.name == "offer"
)


def check_macao_seat(
    seen: dict[str, int], who: str, seat: dict[str, Any], view: dict[str, Any]
) -> None:
    for name in ("gold", "prestige", "punish_markers", "jokers", "wall", "wall_height", "passed"):
        assert seen[f"{who}.{name}"] == seat[name]
    for pips, cubes in enumerate(seat["rose"], 1):
        for color in ("red", "blue", "green", "gray", "violet", "black"):
            assert seen[f"{who}.rose.{pips}.{color}"] == cubes.get(color, 0)
    assert seen[f"{who}.ship.{seat['ship']}"] == 1
    assert {card for card in CARDS if seen[f"{who}.tableau.{card}"]} == set(seat["tableau"])
    active = {entry["card"]: entry["used"] for entry in seat["active"]}
    assert {card: seen[f"used.{card}"] for card in CARDS if seen[f"{who}.active.{card}"]} == active
    for quarter in view["city"]:
        owns = quarter["owner"] == seat["seat"]
        assert seen[f"{who}.quarter.{quarter['quarter']}"] == owns
        if quarter["tile"] is not None:
            assert seen[f"tile.{quarter['quarter']}.{quarter['tile']}"] == 1
    for port in view["ports"]:
        for slot, owner in enumerate(port["delivered"], 1):
            assert seen[f"{who}.delivered.{port['port']}.{slot}"] == (owner == seat["seat"])


@pytest.mark.parametrize("variant", ["hungarian", "romanian", "tel_aviv", "plawno"])
def test_the_encoder_of_macau_cards_tells_what_its_view_tells(variant: str) -> None:
    game, encoder = made("macau_cards", 3)
    options = {"variant": variant, "modifiers": ["cheating", "bluff_calls"], "turn_limit": 40}
    for state in some(game, 3, options, 8, 40):
        for seat in range(3):
            view, seen = state.view(seat), named(encoder, state, seat)
            check_macau_turn(seen, view)
            check_macau_piles(seen, view)
            check_macau_attack(seen, view)
            check_macau_play(seen, view)
            for further in range(3):
                who = f"+{further}" if further else "me"
                check_macau_seat(seen, who, (seat + further) % 3, view)


def told(seen: dict[str, int], part: str) -> list[str]:
    """The places of a part, each as often as its number says."""
    places = [name for name in seen if name.rpartition(".")[0] == part]
    return [name.rpartition(".")[2] for name in places for _ in range(seen[name])]


def one(value: str | None) -> list[str]:
    return [] if value is None else [value]


def at(names: Sequence[str], number: int) -> list[str]:
    return [names[number]] if number >= 0 else []


def check_macau_turn(seen: dict[str, int], view: dict[str, Any]) -> None:
    assert seen["round"] == view["round"]
    assert seen["turn"] == view["turn"]
    assert seen["direction"] == (1 if view["direction"] == "cw" else -1)
    assert seen["passes"] == view["passes"]
    assert seen["said_macau"] == view["said_macau"]
    assert seen["said_multi"] == view["said_multi"]
    assert told(seen, "phase") == [view["phase"]]
    window = view["window"]
    own_turn = not view["over"] and view["current"] == view["viewer"]
    assert seen["may_act"] == (window["you_may_react"] if window else own_turn)
    assert told(seen, "window") == (window["about"] if window else [])


def check_macau_piles(seen: dict[str, int], view: dict[str, Any]) -> None:
    assert told(seen, "hand") == view["hand"]
    assert told(seen, "drawn") == one(view["drawn"])
    assert seen["stock"] == view["stock_size"]
    assert seen["discard_size"] == len(view["discard"])
    assert sorted(told(seen, "discards")) == sorted(entry["card"] for entry in view["discard"])
    top = view["discard"][-1]
    assert told(seen, "top") == [top["as"]]
    assert seen["top_joker"] == (top["as"] != top["card"])
    assert told(seen, "face") == one(view["face"])
    requirement = view["requirement"]
    assert told(seen, "requirement") == [requirement["kind"]]
    called = told(seen, "required_suit") + told(seen, "required_rank")
    assert called == one(requirement["value"])
    assert seen["turns_left"] == requirement["turns_left"]
    is_call = requirement["kind"] not in ("normal", "anything")
    assert seen["turns_since"] == (view["turn"] - requirement["since_turn"] if is_call else 0)


def check_macau_attack(seen: dict[str, int], view: dict[str, Any]) -> None:
    attack = view["attack"]
    if attack is None:
        assert seen["attack_total"] == 0
        assert told(seen, "attack") + told(seen, "attack_kind") + told(seen, "attack_route") == []
        return
    assert seen["attack_total"] == attack["total"]
    assert told(seen, "attack") == [attack["kind"]]
    assert told(seen, "attack_kind") == [kind for kind in [attack["cards"]] if kind != "none"]
    assert told(seen, "attack_route") == [attack["route"]]


def check_macau_play(seen: dict[str, int], view: dict[str, Any]) -> None:
    play = view["play"]
    if play["play_size"] == 0:
        assert told(seen, "laid") + told(seen, "under") + told(seen, "before.face") == []
        return
    for name in ("size", "value", "skips", "flips", "jokers"):
        assert seen[f"play_{name}"] == play[f"play_{name}"]
    assert seen["answering"] == play["answering"]
    assert seen["slipped"] == play["slipped"]
    assert seen["before.direction"] == play["before_step"]
    pile = [entry["as"] for entry in view["discard"]]
    assert sorted(told(seen, "laid")) == sorted(pile[-play["play_size"] :])
    assert told(seen, "under") == pile[: -play["play_size"]][-1:]
    assert told(seen, "attacker") == at(FACE_NAMES, play["play_attacker"])
    assert told(seen, "suit_in_play") == at("SHDC", play["suit_in_play"])
    mixed = ["mixed"] if play["play_rank"] == MIXED else []
    assert told(seen, "play_rank") == at("A23456789TJQK", play["play_rank"]) + mixed
    assert told(seen, "before.face") == at(FACE_NAMES, play["before_face"])
    kind = REQUIREMENT_NAMES[play["before_requirement"]]
    assert told(seen, "before.requirement") == [kind]
    names = {"suit": "SHDC", "free": "SHDC", "rank": "A23456789TJQK"}.get(kind, "")
    called = told(seen, "before.required_suit") + told(seen, "before.required_rank")
    assert called == (at(names, play["before_required"]) if names else [])
    assert seen["before.turns_left"] == play["before_call_left"]


def check_macau_seat(seen: dict[str, int], who: str, seat: int, view: dict[str, Any]) -> None:
    other = view["seats"][seat]
    for name in ("place", "total", "round_points", "exposed", "miss_debt"):
        assert seen[f"{who}.{name}"] == other[name]
    for name in ("vouched_suits", "vouched_ranks", "known"):
        assert told(seen, f"{who}.{name}") == other[name]
    assert seen[f"{who}.cards"] == other["hand_size"]
    assert seen[f"{who}.dealer"] == (view["dealer"] == seat)
    assert seen[f"{who}.acts"] == (not view["over"] and view["current"] == seat)
    assert seen[f"{who}.final_place"] == (view["places"][seat] if view["over"] else 0)
    solo, attack = view["solo"] or {"seat": None}, view["attack"]
    assert seen[f"{who}.solo"] == (solo["turns"] if solo["seat"] == seat else 0)
    assert seen[f"{who}.author"] == (attack is not None and attack["author"] == seat)
    assert seen[f"{who}.asked"] == (attack is not None and seat in attack["asked"])


def test_an_observation_does_not_tell_who_has_answered_in_a_window() -> None:
    game, encoder = made("macau_cards", 4)
    options = {"modifiers": ["cheating"], "turn_limit": 20}
    answers = 0
    for state in some(game, 4, options, 9, 60):
        while state.view(None)["window"] and len(state.actors) > 1:
            answering = state.to_move
            others = [seat for seat in range(4) if seat != answering]
            before = [encoder.observe(state, seat).tolist() for seat in others]
            state.apply(answering, NO_REACTION)
            assert [encoder.observe(state, seat).tolist() for seat in others] == before
            assert named(encoder, state, answering)["may_act"] == 0
            answers += 1
    assert answers > 10


MARACAIBO_TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"scenario": "all_inclusive"}),
    (2, {"scenario": "rescue", "open_hands": True}),
    (1, {"scenario": "base_hard", "automa": "jean"}),
]


@pytest.mark.parametrize(("seats", "options"), MARACAIBO_TABLES)
def test_the_encoder_of_maracaibo_tells_what_its_view_tells(
    seats: int, options: dict[str, Any]
) -> None:
    game, encoder = made("maracaibo", seats)
    for number, state in enumerate(some(game, seats, options, 8, 25)):
        seat = number % seats
        view, seen = state.view(seat), named(encoder, state, seat)
        check_maracaibo_moment(seen, view)
        check_maracaibo_stack(seen, view)
        check_maracaibo_cards(seen, view)
        check_maracaibo_board(seen, view)
        check_maracaibo_search(seen, view)
        check_maracaibo_automa(seen, view)
        for further in range(seats):
            other = view["seats"][(seat + further) % seats]
            check_maracaibo_seat(seen, f"+{further}" if further else "me", other, view)


def numbers(seen: dict[str, int], part: str) -> dict[str, int]:
    """The numbers of a part by their last step, without those that are 0."""
    start = f"{part}."
    names = [name for name in seen if name.startswith(start) and seen[name]]
    return {name.rpartition(".")[2]: seen[name] for name in names}


def set_in(seen: dict[str, int], part: str) -> list[str]:
    """The flags of a part that are set."""
    return list(numbers(seen, part))


def counted(names: Sequence[str | None], first: int = 1) -> dict[str, int]:
    """What lies at each place."""
    return {name: place for place, name in enumerate(names, first) if name is not None}


def flags(names: Sequence[str]) -> dict[str, int]:
    return dict.fromkeys(names, 1)


def check_maracaibo_moment(seen: dict[str, int], view: dict[str, Any]) -> None:
    for name in ("round", "turn", "asked", "cooperative"):
        assert seen[name] == view[name]
    assert set_in(seen, "phase") == [view["phase"]]
    assert set_in(seen, "modules") == view["modules"]
    assert set_in(seen, "wanted") == [goal["condition"] for goal in view["goals"]]
    turn = view["this_turn"]
    assert {word: seen[f"need.{word}"] for word in turn["needs"]} == turn["needs"]
    assert set_in(seen, "stance") == [turn["stance"]]
    assert set_in(seen, "freed") == turn["freed"]
    assert seen["village_kinds"] == len(turn["village_kinds"])


def check_maracaibo_stack(seen: dict[str, int], view: dict[str, Any]) -> None:
    stack = view["stack"]
    assert seen["depth"] == len(stack)
    assert set_in(seen, "question") == [entry["what"] for entry in stack[-1:]]
    assert numbers(seen, "begun") == Counter(entry["what"] for entry in stack)
    for place, entry in enumerate(reversed(stack[-4:]), 1):
        further = (entry["seat"] - view["viewer"]) % len(view["seats"])
        assert seen[f"entry.{place}.seat"] == further + 1
        assert [seen[f"entry.{place}.{i}"] for i in range(1, 11)] == entry["numbers"]
    for fight in [entry for entry in stack if entry["what"] == "combat"][-1:]:
        for part in ("stage", "stance"):
            assert set_in(seen, f"fight_{part}") == [fight[part]]
        assert set_in(seen, "fight_nation") == one(fight["nation"])
        assert set_in(seen, "fight_done") == fight["done"]
        assert seen["fight_value"] == fight["value"]


def check_maracaibo_cards(seen: dict[str, int], view: dict[str, Any]) -> None:
    others = view["seats"][view["viewer"] + 1 :] + view["seats"][: view["viewer"]]
    assert seen["pile"] == view["pile_size"]
    assert numbers(seen, "display") == counted(view["display"])
    hands = counted(view["hand"])
    planned = counted(view["seats"][view["viewer"]]["planned"])
    for further, other in enumerate(others, 1):
        hands |= dict.fromkeys(other.get("hand", []), 8 + further)
        planned |= counted(other["planned"], 3 * further + 1)
    assert numbers(seen, "hand") == hands
    assert numbers(seen, "planned") == planned
    elsewhere = flags(view["discards"]) | dict.fromkeys(view["removed"], 2)
    elsewhere |= {each["card"]: 3 for each in view["being_bought"]}
    elsewhere |= dict.fromkeys(view.get("choosing", {}).get("set_aside", []), 4)
    assert numbers(seen, "elsewhere") == elsewhere
    used = [kind.removeprefix("card:") for kind in view["this_turn"]["village_kinds"]]
    bought = [*view["being_bought"], *(card for seat in view["seats"] for card in seat["tableau"])]
    for card in bought:
        assert seen[f"mark.{card['card']}"] == card["mark"] + 128 * (card["card"] in used)
        assert (seen[f"placed.{card['card']}"] > 0) == (card["placed"] is not None)
    buildings = [each and each["building"] for each in view["prestige"]]
    assert numbers(seen, "prestige") == counted(buildings)


def check_maracaibo_board(seen: dict[str, int], view: dict[str, Any]) -> None:
    lying: dict[str, int] = {}
    for number, place in enumerate(view["locations"], 1):
        assert numbers(seen, f"markers.{place['location']}") == place["markers"]
        assert seen[f"market.{place['location']}"] == place["market"]
        assert seen[f"hints.{place['location']}"] == place["hints"]
        assert (seen[f"city_tile.{place['location']}"] > 0) == (place["city_tile"] is not None)
        lying |= dict.fromkeys(place["quests"], number)
    assert numbers(seen, "quest_at") == lying
    on_track = [quest for quests in view["track_quests"].values() for quest in quests]
    assert sorted(numbers(seen, "quest_on_track")) == sorted(on_track)
    assert seen["quest_pile"] == view["quest_pile"]["size"]
    assert set_in(seen, "top_quest") == one(view["quest_pile"]["top"])
    assert set_in(seen, "lost_quest") == view["lost_quests"]
    assert [seen["token_piles.0"], seen["token_piles.1"]] == view["token_piles"]
    assert set_in(seen, "token_in_fight") == view["tokens_in_fight"]
    assert set_in(seen, "lost_token") == view["lost_tokens"]
    assert set_in(seen, "legacy") == list(view["legacy"])
    assert {barrier: seen[f"crossed.{barrier}"] for barrier in view["crossed"]} == view["crossed"]
    for nation, markers in view["nations"].items():
        assert seen[f"on_track.{nation}"] == markers["on_track"]
        assert seen[f"lost.{nation}"] == markers["lost"]


def check_maracaibo_search(seen: dict[str, int], view: dict[str, Any]) -> None:
    search = view["search"]
    if search is None:
        assert not numbers(seen, "luysa")
        return
    words = ["none", "free", "covered"]
    spaces: dict[str, int] = {}
    for color in ("green", "red"):
        hints = [None if hint in words else hint for hint in search[color]]
        spaces |= counted(hints)
        for place, hint in enumerate(search[color]):
            assert seen[f"{color}.{place}"] == (words.index(hint) if hint in words else 3)
    assert numbers(seen, "hint_space") == spaces
    assert set_in(seen, "hint_removed") == search["removed"]
    assert set_in(seen, "luysa") == [search["luysa"]]
    assert set_in(seen, "luysa_at") == one(search["luysa_at"])


def check_maracaibo_automa(seen: dict[str, int], view: dict[str, Any]) -> None:
    automa = view["automa"]
    if automa is None:
        assert not any(number for name, number in seen.items() if name.startswith("automa"))
        return
    for name in ("vp", "quests", "discs", "cards", "countdown"):
        assert seen[f"automa.{name}"] == automa[name]
    for part, value in (("name", "name"), ("explorer", "explorer"), ("ship", "ship")):
        assert set_in(seen, f"automa.{part}") == [automa[value]]
    assert set_in(seen, "automa.quest") == automa["quests_taken"]
    rounds = Counter(numbers(seen, "automa.deck").values())
    assert rounds == {layer["round"]: len(layer["cards"]) for layer in automa["under"]}
    assert sorted(numbers(seen, "automa.shown").values()) == [*range(1, 1 + len(automa["shown"]))]


def check_maracaibo_seat(
    seen: dict[str, int], who: str, seat: dict[str, Any], view: dict[str, Any]
) -> None:
    for name in (*SEAT_NUMBERS, "hand_size", "ruin_fresh", "ruin_spent"):
        assert seen[f"{who}.{name}"] == seat[name]
    for name in ("synergies", "reacts", "helps", "tile_discs"):
        assert set_in(seen, f"{who}.{name}") == seat[name]
    for name in ("career", "port", "ship", "explorer", "surrendered"):
        assert set_in(seen, f"{who}.{name}") == one(seat[name])
    for name in ("influence", "discs"):
        assert {piece: seen[f"{who}.{name}.{piece}"] for piece in seat[name]} == seat[name]
    for space, nation in enumerate(seat["resistance"]):
        assert set_in(seen, f"{who}.resistance.{space}") == one(nation)
    assert [seen[f"{who}.tasks_done.{task}"] for task in range(3)] == seat["tasks_done"]
    assert set_in(seen, f"{who}.token") == seat["combat_tokens"]
    quests = flags(seat["quests"]) | dict.fromkeys(seat["card_quests"], 2)
    assert numbers(seen, f"{who}.quest") == quests
    assert numbers(seen, f"{who}.tableau") == counted([card["card"] for card in seat["tableau"]])
    invested = [
        each["building"] for each in view["prestige"] if each and seat["seat"] in each["invested"]
    ]
    assert sorted(set_in(seen, f"{who}.invested")) == sorted(invested)
    assert seen[f"{who}.current"] == (view["current"] == seat["seat"])
    assert seen[f"{who}.starts"] == (view["start_seat"] == seat["seat"])
    assert seen[f"{who}.ended_round"] == (view["ender"] == seat["seat"])
    assert seen[f"{who}.place"] == (view["places"][seat["seat"]] if view["over"] else 0)


def test_other_hands_are_told_where_they_are_open_and_nowhere_else() -> None:
    game, encoder = made("maracaibo", 2)
    for open_hands in (False, True, False):
        options = {"scenario": "coop", "open_hands": open_hands}
        for state in some(game, 2, options, 4, 5):
            hand, view = numbers(named(encoder, state, 0), "hand"), state.view(0)
            is_open = open_hands and view["phase"] != "choosing"
            others = view["seats"][1]["hand"] if is_open else []
            assert sorted(card for card in hand if hand[card] > 8) == sorted(others)


def test_an_observation_does_not_tell_what_others_choose_at_the_same_time() -> None:
    """In the setup of Maracaibo, and when hands are dropped, nobody sees who has chosen what."""
    game, encoder = made("maracaibo", 4)
    phases = []
    for state in walked(game, 4, {"scenario": "all_inclusive"}, 9):
        after, choosing = state.clone(), state.to_move
        if len(state.actors) < 2:
            continue
        after.apply(choosing, state.legal(choosing)[0])
        others = [seat for seat in range(4) if seat != choosing]
        for seat in others:
            assert encoder.observe(after, seat).tolist() == encoder.observe(state, seat).tolist()
        assert (
            encoder.observe(after, choosing).tolist() != encoder.observe(state, choosing).tolist()
        )
        phases.append(state.view(None)["phase"])
    assert phases.count("choosing") > 10
    assert phases.count("dropping") > 3


def test_an_encoder_refuses_a_table_it_is_not_for() -> None:
    game, encoder = made("macao", 3)
    with pytest.raises(CarrackError) as refused:
        encoder.observe(game.new(seats=2, seed=1), 0)
    assert refused.value.code == "research.table"


def test_an_encoder_refuses_a_state_that_is_none() -> None:
    _, encoder = made("macao", 2)
    for ask in (encoder.observe, encoder.mask):
        with pytest.raises(CarrackError) as refused:
            ask(None, 0)
        assert refused.value.code == "research.table"


def test_an_encoder_refuses_a_table_with_other_figures() -> None:
    game, encoder = made("macao", 2)
    theirs = with_differences(game, {"card": {"bank": {"tribute": [3, 5]}}})
    state = theirs.new(seats=2, seed=1)
    with pytest.raises(CarrackError) as refused:
        encoder.observe(state, 0)
    assert refused.value.code == "research.table"
    assert encoder_for(theirs, 2).observe(state, 0).any()


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_an_encoder_and_a_state_can_be_saved_and_copied(title: str) -> None:
    game, encoder = made(title, 2)
    state = game.new(seats=2, seed=1)
    for again in (copy, deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))):
        twin, other = again(state), again(encoder)
        assert twin.fingerprint() == state.fingerprint()
        assert (other.observe(twin, 0) == encoder.observe(state, 0)).all()
        twin.apply(twin.to_move, twin.legal(twin.to_move)[0])
        assert twin.fingerprint() != state.fingerprint()


def test_an_encoder_refuses_what_it_cannot_write_to() -> None:
    game, encoder = made("macao", 2)
    state = game.new(seats=2, seed=1)
    locked = numpy.zeros(encoder.size, numpy.int16)
    locked.flags.writeable = False
    for out in ([0] * encoder.size, locked, numpy.zeros(2 * encoder.size, numpy.int16)[::2]):
        with pytest.raises(CarrackError) as refused:
            encoder.observe_into(state, 0, out)
        assert refused.value.code == "research.array"


def test_an_encoder_refuses_an_array_that_does_not_fit() -> None:
    game, encoder = made("macao", 2)
    state = game.new(seats=2, seed=1)
    for array in (numpy.zeros(encoder.size), numpy.zeros(encoder.size - 1, numpy.int16)):
        with pytest.raises(CarrackError) as refused:
            encoder.observe_into(state, 0, array)
        assert refused.value.code == "research.array"


def test_an_encoder_refuses_a_seat_that_does_not_exist() -> None:
    game, encoder = made("macao", 2)
    with pytest.raises(CarrackError) as refused:
        encoder.observe(game.new(seats=2, seed=1), 2)
    assert refused.value.code == "seat.unknown"
