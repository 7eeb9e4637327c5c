"""Why an action is refused: one code each, a sentence with the numbers, and nothing changed."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack import IllegalAction, State
from carrack.games.macao import refusal
from carrack.games.macao.actions import vocabulary
from carrack.games.macao.cards.refusal import USED
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import ACTION_COUNT, CARD_IDS, CARDS, IN_STACK, OFFICES, PASS
from carrack.games.macao.refusal import Reasons
from carrack.games.macao.tests.scenario import (
    BUY_TRIBUTE,
    DECLINE,
    DELIVER,
    Action,
    MacaoTable,
    activate,
    cash_joker,
    choose_dice,
    explore,
    macao,
    move_wall,
    new_game,
    sail,
    shift,
    take_card,
    take_quarter,
    use,
)
from carrack.games.macao.tests.scenario import PASS as PASSING

GAME = MacaoGame()


def refused(table: MacaoTable, action: Action, *, letter: str = "A") -> tuple[str, str]:
    """Code and sentence of a refusal, by name and by number; the table stays as it was."""
    state, seat = table.state, table.seat(letter)
    before = state.fingerprint()
    with pytest.raises(IllegalAction) as by_name:
        state.game.index(state, seat, action)
    with pytest.raises(IllegalAction) as by_number:
        state.apply(seat, state.game.number(state, seat, action))
    assert state.fingerprint() == before
    assert (by_name.value.code, str(by_name.value)) == (by_number.value.code, str(by_number.value))
    return by_name.value.code, str(by_name.value)


# ---- seats, names, phases ----


def test_a_seat_that_does_not_exist() -> None:
    state = macao().state
    junk: list[Any] = [3, -1, 99, "A", None, True, 0.0]
    for seat in junk:
        with pytest.raises(IllegalAction) as error:
            state.apply(seat, PASS)
        assert error.value.code == "seat.unknown"


def test_a_seat_whose_turn_it_is_not() -> None:
    code, sentence = refused(macao(), PASSING, letter="B")
    assert (code, sentence) == ("seat.not_acting", "it is not the turn of seat 1")


def test_a_game_that_is_over() -> None:
    table = macao(round_number=12).everybody_passes()
    assert refused(table, PASSING) == ("seat.not_acting", "the game is over")


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"type": "fly"},
        {"type": "take_card", "card": "casino"},
        {"type": "take_card"},
        {"type": "take_card", "card": "bank", "why": "because"},
        {"type": "activate", "card": "bank"},
        {"type": "activate", "card": "bank", "method": "beg"},
        {"type": "take_quarter", "quarter": "q31", "method": "pay"},
        {"type": "move_wall", "distance": 0},
        {"type": "move_wall", "distance": 16},
        {"type": "move_wall", "distance": True},
        {"type": "move_ship", "to": "atlantis", "pay": "red"},
        {"type": "use_card", "card": "bank", "color": "red"},
        {"type": "use_card", "card": "cathedral", "colors": []},
        {"type": "use_card", "card": "cathedral", "colors": ["red", "red"]},
        {"type": "cash_joker", "choices": ["pink"]},
        {"type": "pay_cube", "color": ["red"]},
        {"type": {"type": "pass"}},
        [],
        None,
        "pass",
        7,
    ],
)
def test_a_name_that_means_nothing(value: Any) -> None:
    state = macao().state
    with pytest.raises(IllegalAction) as error:
        state.game.index(state, 0, value)
    assert error.value.code == "action.unknown"


def test_a_number_that_is_no_action() -> None:
    state = macao().state
    unused = vocabulary(GAME.data).names.index(None)
    junk: list[Any] = [-1, ACTION_COUNT, 10**9, unused, True, None, "pass", 1.0]
    for number in junk:
        with pytest.raises(IllegalAction) as error:
            state.apply(0, number)
        assert error.value.code == "action.unknown"


def test_an_action_of_another_phase() -> None:
    code, sentence = refused(macao(), choose_dice("red", "blue"))
    assert (code, sentence) == ("phase.wrong", "choose_dice is for the phase dice, this is actions")
    for action in (
        take_card("bank"),
        DECLINE,
        {"type": "discard_overflow", "card": "bank"},
        {"type": "pick_start_cubes", "first": "red", "second": "red"},
        explore("red"),
        shift("red", 2),
        {"type": "pay_cube", "color": "red"},
    ):
        assert refused(macao(), action)[0] == "phase.wrong"
    for action in (activate("bank"), move_wall(1), BUY_TRIBUTE, cash_joker("red"), PASSING):
        assert refused(macao().picking("bank"), action)[0] == "phase.wrong"


# ---- phases 1 and 2 ----


def test_a_card_that_is_not_on_offer() -> None:
    code, sentence = refused(macao().picking("bank", "inn"), take_card("gate"))
    assert (code, sentence) == ("offer.not_there", "gate is not on offer; there are bank, inn")
    start = new_game(players=3, wall="1:[A,B,C]")
    missing = next(card for card in ("bank", "inn", "gate") if card not in start.offer)
    assert refused(start, take_card(missing), letter="C")[0] == "offer.not_there"


def test_declining_without_an_idler() -> None:
    assert refused(macao().picking("bank"), DECLINE)[0] == "idler.not_active"


def test_discarding_a_card_that_is_not_held() -> None:
    table = macao().tableau("A", "inn", "gate", "abbot", "shop", "court").picking("bank")
    table.takes_card("A", "bank")
    overflow = {"type": "discard_overflow", "card": "scholar"}
    assert refused(table, overflow)[0] == "overflow.not_held"


def test_a_die_that_was_not_chosen() -> None:
    table = macao().active("A", "explorer").dice(red=2, green=5).chooses_dice("A", "red", "green")
    code, sentence = refused(table, explore("blue"))
    assert (code, sentence) == (
        "dice.not_chosen",
        "blue is not asked about; chosen are red and green",
    )
    table = macao().active("A", "master").dice(red=2, green=5).chooses_dice("A", "red", "green")
    assert refused(table, shift("blue", 2))[0] == "dice.not_chosen"


def test_a_shift_that_is_not_possible() -> None:
    table = macao().active("A", "master").dice(red=2, green=5).chooses_dice("A", "red", "green")
    for action in (shift("red", 1), shift("red", 2), shift("green", 3)):
        assert refused(table, action)[0] == "master.not_possible"


# ---- activating ----


def test_a_card_that_is_not_on_the_tableau() -> None:
    code, sentence = refused(macao().tableau("B", "bank"), activate("bank"))
    assert code == "card.not_on_tableau"
    assert sentence == "bank is not on the tableau; it is on the tableau at seat 1"
    assert refused(macao().active("A", "bank"), activate("bank"))[0] == "card.not_on_tableau"


def test_cubes_that_are_not_there() -> None:
    table = macao().tableau("A", "fountain").cost("fountain", red=2, blue=1).supply("A", red=1)
    code, sentence = refused(table, activate("fountain"))
    assert (code, sentence) == (
        "cubes.too_few",
        "fountain costs 2 red + 1 blue, the supply has 1 red",
    )
    table = macao().quarter("x", green=2).supply("A", red=3)
    assert refused(table, take_quarter("x"))[1] == "x costs 2 green, the supply has nothing"
    code, sentence = refused(macao().supply("A", red=2), move_wall(2))
    assert (code, sentence) == (
        "cubes.too_few",
        "moving 2 spaces on the wall costs 3 cubes, the supply has 2",
    )
    table = macao().active("A", "shop", "prospector", "goldsmith", "cathedral", "customs_1")
    table.supply("A", gray=1)
    for action in (
        use("shop", color="red"),
        use("prospector"),
        use("goldsmith", color="red"),
        use("cathedral", colors=["red", "gray"]),
        use("customs_1"),
        sail("s01", "red"),
    ):
        assert refused(table, action)[0] == "cubes.too_few"


def test_gold_that_is_not_there() -> None:
    table = macao().active("A", "count", "herald", "bishop", "helmsman", "nobleman")
    table.tableau("A", "bank").quarter("x", red=1).with_gold("A", 0)
    code, sentence = refused(table, activate("bank", "count"))
    assert (code, sentence) == (
        "gold.too_little",
        "activating with the count costs 4 gold, seat 0 has 0",
    )
    for action in (
        take_quarter("x", "herald"),
        use("bishop"),
        use("helmsman"),
        use("nobleman", color="red"),
    ):
        assert refused(table, action)[0] == "gold.too_little"


@pytest.mark.parametrize("gold", [2, 3, 4])
def test_the_prices_in_the_sentences_are_those_of_the_rules(gold: int) -> None:
    """One coin less than each price is refused, the price itself is not."""
    table = macao().active("A", "count", "herald", "nobleman").tableau("A", "bank")
    table.quarter("x", red=9).with_gold("A", gold)
    assert table.offers("A", use("nobleman", color="red")) == (gold >= 2)
    assert table.offers("A", take_quarter("x", "herald")) == (gold >= 3)
    assert table.offers("A", activate("bank", "count")) == (gold >= 4)


def test_a_discount_that_is_not_available() -> None:
    table = macao().tableau("A", "bank", "inn").cost("bank", gray=1).cost("inn", gray=1)
    code, sentence = refused(table, activate("bank", dropped="gray"))
    assert (code, sentence) == (
        "discount.not_available",
        "crane is not active, so no cube can be dropped",
    )
    table.active("A", "crane")
    assert refused(table, activate("bank", dropped="red"))[0] == "discount.not_available"
    table.activates("A", "bank", dropped="gray")
    assert "used this round" in refused(table, activate("inn", dropped="gray"))[1]
    table = macao().quarter("x", red=1)
    assert refused(table, take_quarter("x", dropped="red"))[0] == "discount.not_available"


def test_a_way_to_pay_that_is_not_available() -> None:
    table = macao().tableau("A", "bank").quarter("x", red=1)
    for action in (
        activate("bank", "count"),
        activate("bank", "craftsman"),
        take_quarter("x", "herald"),
    ):
        code, sentence = refused(table, action)
        assert code == "method.not_available"
        assert "is not active" in sentence


# ---- city, wall and sea ----


def test_a_quarter_that_is_taken() -> None:
    table = macao().quarter("x", red=1).owns("B", "x").supply("A", red=1)
    assert refused(table, take_quarter("x")) == ("quarter.taken", "x belongs to seat 1")


def test_a_quarter_too_many() -> None:
    table = macao().quarter("x", red=1).quarter("y", red=1).supply("A", red=2)
    code, sentence = refused(table.takes_quarter("A", "x"), take_quarter("y"))
    assert (code, sentence) == ("quarter.limit", "the quarter of this turn is taken")


def test_a_second_wall_move() -> None:
    table = macao().supply("A", red=2).moves_wall("A", 1)
    assert refused(table, move_wall(1))[0] == "wall.moved"


def test_a_wall_move_from_the_last_space() -> None:
    table = macao(wall="16:[A] 2:[B] 1:[C]").supply("A", red=9)
    assert refused(table, move_wall(1)) == ("wall.end", "the disc is on the last space, 16")


def test_a_wall_move_beyond_the_last_space() -> None:
    table = macao(wall="14:[A] 2:[B] 1:[C]").supply("A", red=9)
    code, sentence = refused(table, move_wall(3))
    assert (code, sentence) == (
        "wall.too_far",
        "3 spaces from 14 would lie behind the last one, 16",
    )


def test_a_place_that_is_not_next_to_the_ship() -> None:
    table = macao().fixture_map().supply("A", red=2)
    code, sentence = refused(table, sail("P", "red"))
    assert (code, sentence) == ("ship.not_adjacent", "P is not next to harbor; next are s1")


def test_a_free_step_that_nobody_gave() -> None:
    assert refused(macao().fixture_map(), sail("s1", "free"))[0] == "ship.no_free_step"


def test_delivering_outside_a_port() -> None:
    code, sentence = refused(macao().fixture_map().cargo("A", silk=1), DELIVER)
    assert (code, sentence) == ("deliver.not_in_port", "the ship is at harbor, which is no port")


def test_delivering_what_the_ship_does_not_have() -> None:
    table = macao().fixture_map().ship("A", "Q").cargo("A", silk=1)
    assert refused(table, DELIVER) == ("deliver.no_goods", "Q wants tea, the ship has none")


def test_delivering_to_a_full_port() -> None:
    table = macao().fixture_map().ship("A", "P").cargo("A", silk=4)
    table.delivers("A").delivers("A").delivers("A")
    assert refused(table, DELIVER) == ("deliver.full", "P has taken 3 tiles already")


def test_delivering_without_having_entered_the_port() -> None:
    table = macao(options={"delivery_requires_entry": True}).fixture_map()
    table.ship("A", "P").cargo("A", silk=1)
    assert refused(table, DELIVER)[0] == "deliver.not_entered"


# ---- tribute and jokers ----


def test_the_tribute_once_too_often() -> None:
    table = macao().tribute(1, 4).buys_tribute("A")
    code, sentence = refused(table, BUY_TRIBUTE)
    assert (code, sentence) == ("tribute.limit", "the tribute was used once this turn")


def test_the_tribute_with_too_little_gold() -> None:
    code, sentence = refused(macao().tribute(6, 9), BUY_TRIBUTE)
    assert (code, sentence) == ("tribute.too_little_gold", "tribute costs 6 gold, seat 0 has 5")


def test_a_tribute_that_brings_nothing() -> None:
    assert refused(macao().tribute(1, 0), BUY_TRIBUTE)[0] == "tribute.nothing_to_gain"


def test_a_joker_that_is_not_there() -> None:
    assert refused(macao(), cash_joker("red")) == ("joker.none", "seat 0 has no joker")


def test_a_joker_cashed_for_the_wrong_number_of_choices() -> None:
    table = macao().with_jokers("A", 1)
    code, sentence = refused(table, cash_joker("red", "blue"))
    assert (code, sentence) == ("joker.juggler", "with no juggler a joker is cashed for one thing")
    assert refused(table.active("A", "juggler"), cash_joker("red"))[0] == "joker.juggler"


# ---- using cards ----


def test_a_card_that_is_not_active() -> None:
    table = macao().tableau("A", "bank", "customs_1").active("B", "inn")
    for card in ("bank", "customs_1", "inn", "gate"):
        assert refused(table, use(card))[0] == "card.not_active"
    assert refused(table, use("scholar", color="red"))[0] == "card.not_active"
    assert refused(table, use("gravedigger", person="abbot"))[0] == "card.not_active"


def test_a_card_that_was_used() -> None:
    table = macao().active("A", "bank", "customs_1", "scribe").supply("A", red=5)
    table.uses("A", "bank").uses("A", "customs_1").uses("A", "customs_1")
    assert refused(table, use("bank")) == ("card.used", "bank was used once this round")
    assert refused(table, use("customs_1")) == ("card.used", "customs_1 was used twice this round")


def test_a_card_that_works_by_itself() -> None:
    for card in ("governor", "diplomat", "cooperage", "count", "archive", "idler", "tower"):
        assert refused(macao().active("A", card), use(card))[0] == "card.not_usable"


def test_a_card_that_needs_a_choice() -> None:
    for card in ("scholar", "shop", "cathedral", "gravedigger"):
        assert refused(macao().active("A", card), use(card))[0] == "card.needs_choice"


@pytest.mark.parametrize(
    ("card", "others", "sentence"),
    [
        ("miks_tavern", ["scholar", "abbot"], "miks_tavern needs 3 persons, there are 2"),
        ("coachman", ["bank"], "coachman needs 3 buildings, there is 1"),
        ("office_head", [], "office_head needs 3 offices, there are 0"),
        ("chancery", [], "chancery needs an office used this round"),
        ("chapel", [], "chapel needs prestige received earlier this round"),
        ("pawnshop", [], "pawnshop needs gold received earlier this round"),
        ("fountain", [], "fountain needs a quarter taken this round while it was active"),
        ("cannoneer", [], "cannoneer needs the last place, this is place 1 of 3 on the wall"),
        (
            "guard_post",
            [],
            "guard_post is for everybody but the first, this is place 1 of 3 on the wall",
        ),
        ("captain", [], "captain needs 2 ship steps this round, there are 0"),
    ],
)
def test_a_condition_that_does_not_hold(card: str, others: list[str], sentence: str) -> None:
    table = macao().active("A", card, *others)
    assert refused(table, use(card)) == ("card.condition", sentence)


def test_conditions_about_others_and_the_own_ship() -> None:
    table = macao(wall="3:[B] 2:[A] 1:[C]").active("A", "gate", "monastery", "cabin_boy", "envoy")
    table.active("A", "school", "university", "beggar").tableau("A", "bank", "inn", "shop", "court")
    table.with_prestige(A=11, B=12, C=10).cargo("A", tea=3)
    for card, sentence in {
        "gate": "gate needs the first place, this is place 2 of 3 on the wall",
        "monastery": "monastery needs the most prestige, seat 0 has 11 of 11, 12, 10",
        "cabin_boy": "cabin_boy needs at most 2 goods, there are 3",
        "school": "school needs 2 empty tableau spaces, there is 1",
        "university": "university needs 2 empty tableau spaces, there is 1",
    }.items():
        assert refused(table, use(card)) == ("card.condition", sentence)
    for card in ("beggar", "envoy"):
        assert refused(table, use(card, color="red"))[0] == "card.condition"


def test_the_gravedigger_with_the_wrong_card() -> None:
    table = macao().active("A", "gravedigger", "bank")
    for person in ("gravedigger", "bank", "scholar"):
        assert refused(table, use("gravedigger", person=person))[0] == "card.condition"


def test_a_card_that_would_bring_nothing() -> None:
    table = macao(wall="16:[B,A] 1:[C]").active("A", "soldier", "fortress", "beadle", "guard_post")
    table.active("A", "fountain").quarter("x", red=1).supply("A", red=1)
    table.takes_quarter("A", "x").owns_some("A", 2)
    for card in ("fortress", "beadle", "guard_post", "fountain"):
        assert refused(table, use(card))[0] == "card.nothing_to_gain"
    code, sentence = refused(table, use("soldier"))
    assert (code, sentence) == (
        "card.nothing_to_gain",
        "soldier pays for each 4 markers, there are 3",
    )


# ---- payments ----


def test_anything_else_while_a_payment_is_open() -> None:
    table = macao().supply("A", red=3, blue=3, black=3).does("A", move_wall(2))
    assert table.phase == "payment"
    for action in (
        PASSING,
        move_wall(1),
        BUY_TRIBUTE,
        activate("bank"),
        choose_dice("red", "blue"),
    ):
        assert refused(table, action)[0] == "payment.pending"


def test_cubes_paid_in_the_wrong_order() -> None:
    table = macao().supply("A", red=3, blue=3, black=3).does("A", move_wall(3)).pays("A", "blue")
    assert refused(table, {"type": "pay_cube", "color": "red"})[0] == "payment.order"
    table = macao().supply("A", red=3, blue=3, black=2).does("A", move_wall(2))
    code, sentence = refused(table, {"type": "pay_cube", "color": "black"})
    assert (code, sentence) == ("payment.order", "3 cubes are due, from black on there are 2")
    assert refused(table, {"type": "pay_cube", "color": "gray"})[0] == "cubes.too_few"


# ---- numbers agree with what is counted ----


def test_one_space_on_the_wall_costs_one_cube() -> None:
    sentence = refused(macao(), move_wall(1))[1]
    assert sentence == "moving 1 space on the wall costs 1 cube, the supply has 0"


def test_two_quarters_were_taken_where_one_is_allowed_now() -> None:
    """The night watchman may leave after two quarters were taken."""
    table = macao().active("A", "night_watchman", "gravedigger").supply("A", red=3)
    table.quarter("x", red=1).quarter("y", red=1).quarter("z", red=1)
    table.takes_quarter("A", "x").takes_quarter("A", "y")
    assert refused(table, take_quarter("z"))[1] == "both quarters are taken"
    table.uses("A", "gravedigger", person="night_watchman")
    sentence = refused(table, take_quarter("z"))[1]
    assert sentence == "one quarter a turn is allowed, 2 were taken"


def test_the_tribute_was_used_twice_where_once_is_allowed_now() -> None:
    table = macao().active("A", "diplomat", "gravedigger").tribute(1, 3)
    table.buys_tribute("A").buys_tribute("A")
    assert refused(table, BUY_TRIBUTE)[1] == "the tribute was used twice this turn"
    table.uses("A", "gravedigger", person="diplomat")
    sentence = refused(table, BUY_TRIBUTE)[1]
    assert sentence == "one use a turn is allowed, the tribute was used twice"


def test_the_last_place_is_needed_alone_where_ties_do_not_count() -> None:
    told = {
        True: "beggar needs the least prestige, seat 0 has 12 of 12, 10, 12",
        False: "beggar needs the least prestige alone, seat 0 has 12 of 12, 10, 12",
    }
    for ties, expected in told.items():
        table = macao(options={"beggar_ties": ties}).active("A", "beggar")
        table.with_prestige(A=12, B=10, C=12)
        assert refused(table, use("beggar", color="red"))[1] == expected


def test_the_first_place_is_needed_alone_where_ties_do_not_count() -> None:
    table = macao(options={"monastery_ties": False}).active("A", "monastery")
    sentence = refused(table.with_prestige(A=12, B=12, C=10), use("monastery"))[1]
    assert sentence == "monastery needs the most prestige alone, seat 0 has 12 of 12, 12, 10"


def test_one_cube_that_is_due_is_one_cube() -> None:
    table = macao().supply("A", red=1, blue=1, green=1, gray=1).does("A", move_wall(2))
    assert refused(table, PASSING)[1] == "a payment is open: 3 more cubes are due"
    table.pays("A", "red", "blue")
    assert refused(table, PASSING)[1] == "a payment is open: 1 more cube is due"


# ---- every code ----


def test_every_code_has_its_test() -> None:
    folder = Path(refusal.__file__).parent
    sources = "".join((folder / name).read_text() for name in ("refusal.py", "cards/refusal.py"))
    codes = set(re.findall(r'no\(\s*"([a-z]+\.[a-z_]+)"', sources))
    codes |= {"seat.unknown", "seat.not_acting", "action.unknown"}
    provoked = set(re.findall(r'"([a-z]+\.[a-z_]+)"', Path(__file__).read_text()))
    assert len(codes) == 38
    assert codes <= provoked


# ---- random positions ----


def random_options(rng: random.Random) -> dict[str, Any]:
    options = {option.name: option for option in GAME.options if hasattr(option, "choices")}
    chosen: dict[str, Any] = {name: rng.choice(o.choices) for name, o in options.items()}
    return chosen | {"delivery_requires_entry": rng.random() < 0.5}


def random_position(rng: random.Random) -> State:
    """Somewhere in a random game; the seat to act got cards and jokers as a present."""
    state = GAME.new(seats=rng.randint(2, 4), seed=rng.getrandbits(30), options=random_options(rng))
    for _ in range(rng.randint(0, 220)):
        if state.is_over:
            return state
        seat = state.to_move
        legal = state.legal(seat)
        state.apply(
            seat, rng.choice(legal[:-1] or legal) if rng.random() < 0.6 else rng.choice(legal)
        )
    return state if state.is_over else with_presents(state, rng)


def with_presents(state: State, rng: random.Random) -> State:
    dump, seat = state.dump(), state.to_move
    table = dump["table"]
    stack = table["stack"][: table["stack_size"]]
    for card in rng.sample(
        stack, min(len(stack) - 40, rng.randint(0, 20)) if len(stack) > 40 else 0
    ):
        table["where"][card] = 8 + seat
    stack = [card for card in stack if table["where"][card] == IN_STACK]
    table["stack"], table["stack_size"] = stack + [0] * (CARDS - OFFICES - len(stack)), len(stack)
    table["jokers"][seat] += rng.randint(0, 2)
    return GAME.restore(dump)


def outcome(state: State, seat: int, action: int) -> str:
    """The code of a refusal, or that the action was legal."""
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        return error.code if str(error) else ""
    return "legal"


def test_ten_thousand_random_actions_change_nothing_when_refused() -> None:
    rng = random.Random(7)
    seen: Counter[str] = Counter()
    for _ in range(50):
        state = random_position(rng)
        before = state.fingerprint()
        for _ in range(200):
            seat = rng.randrange(-1, 5) if rng.random() < 0.2 else state.to_move
            code = outcome(state, seat, rng.randrange(-3, ACTION_COUNT + 3))
            seen[code] += 1
            if code == "legal":
                before = state.fingerprint()
        assert state.fingerprint() == before
    assert sum(seen.values()) == 10_000
    assert seen["legal"] > 0
    assert seen["action.refused"] == seen[""] == 0


def test_what_stands_in_the_way_agrees_with_what_is_legal() -> None:
    """For every action in many positions: a reason is found exactly when it is not legal."""
    rng = random.Random(11)
    for _ in range(25):
        state = random_position(rng)
        if state.is_over:
            continue
        legal, reasons = set(state.legal(state.to_move)), Reasons(GAME, state, state.to_move)
        for action, name in enumerate(reasons.names):
            if name is not None:
                assert (reasons.why_not(action) is None) == (action in legal), name


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
WORDS = st.sampled_from(
    [
        "red",
        "gold",
        "free",
        "pay",
        "count",
        "bank",
        "scholar",
        "q01",
        "s01",
        "macao",
        1,
        3,
        None,
        True,
    ]
)
PARTS = ["card", "color", "colors", "person", "method", "dropped", "quarter", "to", "pay"]
NAMES = st.fixed_dictionaries(
    {"type": st.sampled_from([*{name["type"] for name in vocabulary(GAME.data).names if name}])},
    optional=dict.fromkeys([*PARTS, "distance", "choices", "first", "second"], WORDS | JSON),
)


def number_of(state: State, seat: int, value: Any) -> int | str:
    """The number of a named action, or the code of the refusal."""
    try:
        return state.game.index(state, seat, value)
    except IllegalAction as error:
        return error.code if str(error) else ""


@settings(max_examples=300, deadline=None)
@given(seat=st.integers(0, 2), value=NAMES | JSON)
def test_junk_is_refused_and_never_anything_worse(seat: int, value: Any) -> None:
    before = POSITION.fingerprint()
    found = number_of(POSITION, seat, value)
    assert found in POSITION.legal(seat) if isinstance(found, int) else found
    assert POSITION.fingerprint() == before


POSITION = with_presents(macao().supply("A", red=3, blue=2, gray=1).state, random.Random(3))


def test_the_reasons_of_cards_stand_in_the_order_of_the_card_list() -> None:
    assert list(USED) == [card for card in CARD_IDS if card in USED]
