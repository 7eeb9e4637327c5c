"""Search, levels and the ladder: the same everywhere, on nothing but a view, and always legal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack import bots
from carrack.bots import ladder, levels
from carrack.bots.evaluator import Evaluator
from carrack.bots.levels import LevelBot, effort_of, thinking_time
from carrack.bots.search import Effort, Search, evaluator_for
from carrack.bots.temptation import chances, tempting
from carrack.bots.tree import Tree
from carrack.games.macao.bots.evaluator import TitleEvaluator
from carrack.kernel.errors import CarrackError
from carrack.terminal.ladder import markdown

EXAMPLE = Path(__file__).parent / "example_titles" / "src"
TITLES = ("macao", "macau_cards")
LEVELS = ("cabin_boy", "merchant", "captain", "governor", "admiral", "adaptive", "captain-1")
MACAU = carrack.load("macau_cards")
COMPILED = carrack.build_mode() == "compiled"
FEW = 40 if COMPILED else 6  # simulations; the pure build plays these tests, too
GAMES = 6 if COMPILED else 2
SMALL = Effort(FEW, horizon=8 if COMPILED else 1)

every_title = pytest.mark.parametrize("title", TITLES)
every_variant = pytest.mark.parametrize("variant", MACAU.presets)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels with a few simulations, so that whole games are quick in both builds."""
    for efforts in [
        levels.OTHERS,
        *(levels.measured(title, "EFFORTS") for title in carrack.titles()),
        *(levels.measured(title, "FIRST") for title in carrack.titles()),
    ]:
        for level, effort in list(efforts.items()):
            few = min(effort.simulations, 6 if COMPILED else 2)
            near = min(effort.horizon, 200 if COMPILED else 2)
            monkeypatch.setitem(
                efforts, level, replace(effort, simulations=few, trees=1, horizon=near)
            )


def decision(title: str, seed: int = 1, seats: int = 3, steps: int = 12) -> carrack.State:
    """A table some steps into the game at which somebody has a real choice."""
    state = carrack.load(title).new(seats=seats, seed=seed)
    luck = Random(seed)
    while steps > 0 or len(state.legal(state.to_move)) < 2:
        seat = state.to_move
        state.apply(seat, luck.choice(state.legal(seat)))
        steps -= 1
        if state.is_over:
            return decision(title, seed + 1000, seats, 4)
    return state


def thought(state: carrack.State, effort: Effort = SMALL, seed: int = 5) -> Any:
    return Search(effort, seed).think(state.game, state.view(state.to_move))


# ---- the same everywhere ----


@every_title
def test_the_same_seed_thinks_the_same(title: str) -> None:
    state = decision(title)
    assert thought(state) == thought(state)


def test_another_seed_looks_at_other_samples() -> None:
    state = decision("macau_cards")
    assert thought(state, seed=5) != thought(state, seed=6)


def test_two_trees_in_threads_find_what_they_find_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = decision("macau_cards", seats=4)
    effort = replace(SMALL, trees=2)
    at_once = thought(state, effort)

    class Later:
        """A thread that does its work when it is waited for."""

        def __init__(self, target: Any, args: Any) -> None:
            self.work = lambda: target(*args)

        def start(self) -> None: ...

        def join(self) -> None:
            self.work()

    monkeypatch.setattr("carrack.bots.search.Thread", Later)
    assert thought(state, effort) == at_once
    assert sum(one.visits for one in at_once) == 2 * SMALL.simulations


@pytest.mark.skipif(not COMPILED, reason="there is one build only")
@pytest.mark.parametrize(
    ("title", "effort", "choices"),
    [
        ("macau_cards", "60, horizon=8, exploration=0.4", 12),
        ("macao", "6, horizon=2, exploration=0.1, heat=1.5, ambition=0.5, steady=True", 5),
    ],
)
def test_both_builds_choose_the_same(title: str, effort: str, choices: int) -> None:
    program = (
        "import json, carrack\n"
        f"game = carrack.load('{title}'); found = []\n"
        "from carrack.bots.search import Effort, Search\n"
        "state = game.new(seats=3, seed=8)\n"
        f"search = Search(Effort({effort}), 3)\n"
        f"while len(found) < {choices} and not state.is_over:\n"
        "    seat = state.to_move; legal = state.legal(seat)\n"
        "    action = search.choose(game, state.view(seat), legal)\n"
        "    found.append(action); state.apply(seat, action)\n"
        "print(json.dumps(found))"
    )
    found = []
    for pure in ("", "1"):
        child = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "CARRACK_PURE": pure},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert child.returncode == 0, child.stderr
        found.append(json.loads(child.stdout))
    assert found[0] == found[1]


# ---- a view and nothing else ----


@every_title
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("tiny")
def test_hidden_cards_that_change_places_change_no_decision(title: str, level: str) -> None:
    # Given two tables that differ only in what the seat cannot see
    state = decision(title, seed=3)
    seat = state.to_move
    other = state.game.sample(state.view(seat), Random(9))
    assert other.fingerprint() != state.fingerprint()
    assert other.view(seat) == state.view(seat)
    # Then a bot decides the same at both
    choices = [
        bots.make(level, 7).choose(table.game, table.view(seat), table.legal(seat))
        for table in (state, other)
    ]
    assert choices[0] == choices[1]


@every_variant
def test_a_redeal_keeps_what_the_seat_sees(variant: str) -> None:
    """One simulation each on tables dealt anew by the evaluator: what the seat sees stays."""
    state = decision_of_variant(variant)
    seat = state.to_move
    evaluator = evaluator_for(MACAU)
    assert evaluator.redeals
    evaluator.attach(state)
    seen = state.view(seat)
    hands = set()
    for luck in range(20):
        table = state.clone()
        redealt(evaluator, table, seat, luck)
        assert table.view(seat) == seen
        assert cards_of(table) == cards_of(state)
        hands.add(json.dumps(table.table()["hand"]))
    assert len(hands) > 10


def decision_of_variant(variant: str) -> carrack.State:
    state = MACAU.new(seats=4, seed=6, options={"variant": variant})
    luck = Random(2)
    for _ in range(15):
        seat = state.to_move
        state.apply(seat, luck.choice(state.legal(seat)))
    return state


def cards_of(state: carrack.State) -> Counter[int]:
    """All cards, wherever they lie."""
    table = state.table()
    found: Counter[int] = Counter(table["stock"][: table["stock_size"]])
    found.update(table["discard"][: table["discard_size"]])
    for hand in table["hand"][: state.seats]:
        for face, copies in enumerate(hand):
            found[face] += copies
    return +found


def redealt(evaluator: Evaluator, table: carrack.State, seat: int, luck: int) -> None:
    from carrack.bots.temptation import redeal

    redeal(evaluator, table, seat, luck)


def test_a_redeal_deals_every_hidden_card_equally_often() -> None:
    # Given a new deal for two, where seat 0 sees its hand and the starter
    state = MACAU.new(seats=2, seed=4)
    evaluator = evaluator_for(MACAU)
    evaluator.attach(state)
    held: Counter[int] = Counter()
    deals = 400
    for luck in range(deals):
        table = state.clone()
        redealt(evaluator, table, 0, luck)
        held.update(face for face, copies in enumerate(table.table()["hand"][1]) if copies)
    # Then each of the 48 other cards is in the rival's hand about as often as any other
    hidden = 54 - 5 - 1
    assert len(held) == hidden
    expected = 5 * deals / hidden
    distance = sum((count - expected) ** 2 / expected for count in held.values())
    assert distance < 90  # chi square with 47 degrees of freedom: once in 5000 by chance


def test_what_honest_calls_have_proved_is_dealt() -> None:
    state = MACAU.new(seats=3, seed=2)
    seat = state.to_move
    rival = (seat + 1) % 3
    view = state.view(seat)
    view["seats"][rival]["vouched_ranks"] = ["7", "8"]
    view["seats"][rival]["vouched_suits"] = ["H"]
    root = MACAU.sample(view, Random(1))
    evaluator = evaluator_for(MACAU)
    evaluator.attach(root)
    for luck in range(20):
        table = root.clone()
        redealt(evaluator, table, seat, luck)
        hand = table.table()["hand"][rival]
        assert any(hand[24:28])
        assert any(hand[28:32])
        assert any(hand[face] for face in range(1, 52, 4))


# ---- what an evaluator says ----


@every_variant
def test_chances_are_shared_and_a_smaller_hand_is_better(variant: str) -> None:
    state = MACAU.new(seats=3, seed=1, options={"variant": variant})
    evaluator = evaluator_for(MACAU)
    evaluator.attach(state)
    assert sum(chances(evaluator, state)) == pytest.approx(1.0)
    view = state.view(0)
    view["seats"][1]["hand_size"] = 1
    sample = MACAU.sample(view | {"current": 0}, Random(1))
    near = chances(evaluator, sample)
    assert near[1] == max(near)


def test_everything_legal_tempts_a_little() -> None:
    for seed in range(6):
        state = decision("macau_cards", seed)
        evaluator = evaluator_for(MACAU)
        evaluator.attach(state)
        choices = tempting(evaluator, state, state.to_move)
        assert [action for action, _ in choices] == state.legal(state.to_move)
        assert all(weight > 0 for _, weight in choices)


def test_what_tempts_most_is_found_again_with_few_tries() -> None:
    game = carrack.load("macao")
    evaluator = TitleEvaluator(game)
    same = asked = 0
    for seed in range(GAMES):
        state = game.new(seats=3, seed=seed)
        evaluator.attach(state)
        last = -1
        for _ in range(60):
            seat, legal = state.to_move, state.legal(state.to_move)
            action = legal[0]
            if len(legal) > 1:
                most = max(tempting(evaluator, state, seat), key=lambda choice: choice[1])[0]
                action = evaluator.pick_best(state, seat, seat != last)
                if seat != last:
                    assert action == most
                same += action == most
                asked += 1
                last = seat
            state.apply(seat, action)
    assert same > 0.9 * asked


# ---- trees ----


def test_a_tree_is_kept_while_the_seat_goes_on_as_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []
    rebase = Tree.rebase

    class Watched(Tree):
        def rebase(self, action: int) -> bool:
            kept.append(rebase(self, action))
            return kept[-1]

    monkeypatch.setattr("carrack.bots.search.Tree", Watched)
    state = carrack.load("macao").new(seats=2, seed=3)
    search = Search(Effort(FEW // 2), 1)
    for _ in range(60):
        seat = state.to_move
        legal = state.legal(seat)
        view = state.view(seat)
        action = search.choose(state.game, view, legal) if seat == 0 else legal[0]
        state.apply(seat, action)
    assert True in kept


def test_thinking_again_and_again_takes_no_more_memory() -> None:
    resource = pytest.importorskip("resource")
    state = decision("macau_cards")
    view = state.view(state.to_move)
    search = Search(SMALL, 1)

    def think(times: int) -> int:
        for _ in range(times):
            search.think(MACAU, view)
        return int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)

    before = think(FEW // 2)
    assert think(FEW) - before < 4096  # kilobytes; one tree alone is larger than that


# ---- levels ----


@every_title
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("tiny")
def test_every_level_plays_legally(title: str, level: str) -> None:
    game = carrack.load(title)
    state = game.new(seats=2, seed=9)
    players = [bots.make(level, seed) for seed in range(2)]
    for _ in range(40 if COMPILED else 12):
        if state.is_over:
            break
        seat = state.to_move
        legal = state.legal(seat)
        action = players[seat].choose(game, state.view(seat), legal)
        assert action in legal
        state.apply(seat, action)


@every_variant
@pytest.mark.usefixtures("tiny")
def test_levels_play_every_variant_and_house_rule_to_the_end(variant: str) -> None:
    options = {"variant": variant, "modifiers": ["cheating", "bluff_calls"], "target_points": 30}
    state = MACAU.new(seats=3, seed=5, options=options)
    players = [bots.make(name, 1) for name in ("merchant", "cabin_boy", "greedy")]
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        state.apply(seat, players[seat].choose(MACAU, state.view(seat), legal))
    assert state.result() is not None


@every_title
def test_each_level_thinks_harder_than_the_one_below(title: str) -> None:
    efforts = [
        effort_of(level, title)
        for level in ("cabin_boy", "merchant", "captain", "governor", "admiral")
    ]
    work = [effort.simulations * effort.trees * effort.horizon for effort in efforts]
    searches = [effort.simulations > 0 for effort in efforts]
    assert work == sorted(work)
    assert searches == [False, True, True, True, True]
    assert work[2] > work[1]
    assert work[3] > work[2]
    assert work[4] > work[3]


# The efforts with which the levels were measured first; ratings lean on them.
FIRST_SIMULATIONS = {
    "macao": (0, 100, 100, 4000),
    "macau_cards": (0, 300, 2000, 40_000),
    "maracaibo": (0, 30, 400, 3000),
}


@pytest.mark.parametrize("title", FIRST_SIMULATIONS)
def test_levels_of_the_first_edition_stay_as_they_were(title: str) -> None:
    first = [
        effort_of(f"{level}-1", title) for level in ("cabin_boy", "merchant", "captain", "governor")
    ]
    assert tuple(one.simulations * one.trees for one in first) == FIRST_SIMULATIONS[title]
    assert all(one.taught is None and one.judged == 0 for one in first)
    assert [one.weights for one in first[:3]] == [None] * 3


# ---- styles ----


@pytest.mark.parametrize("level", ["cabin_boy", "captain"])
@pytest.mark.parametrize("style", ["trader", "builder", "racer"])
@pytest.mark.usefixtures("tiny")
def test_a_level_of_any_style_plays_legally(level: str, style: str) -> None:
    for title in ("macao", "maracaibo"):
        name = f"{level}+{style}"
        bots.check(name, title)
        assert name in bots.styled(title)
        state = decision(title)
        for _ in range(6 if COMPILED else 1):
            seat, legal = state.to_move, state.legal(state.to_move)
            action = bots.make(name, 3).choose(state.game, state.view(seat), legal)
            assert action in legal
            state.apply(seat, action)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("captain+trader", "macau_cards"),
        ("captain+", "macao"),
        ("captain+thief", "macao"),
        ("greedy+trader", "macao"),
        ("governor-1+trader", "macao"),
        ("captain+trader+racer", "macao"),
    ],
)
def test_a_style_that_does_not_exist_is_refused(name: str, title: str) -> None:
    with pytest.raises(CarrackError) as refused:
        bots.check(name, title)
    assert refused.value.code == "bot.unknown"


@cache
def done_by(name: str, title: str, games: int) -> Counter[str]:
    """What a player among cabin boys does, by type, and how far ways and walls led."""
    count: Counter[str] = Counter()
    for seed in range(games):
        state = carrack.load(title).new(seats=2, seed=seed)
        players = [bots.make(name, seed), bots.make("cabin_boy", seed)]
        while not state.is_over:
            seat, legal = state.to_move, state.legal(state.to_move)
            action = players[seat].choose(state.game, state.view(seat), legal)
            if seat == 0:
                named = state.game.action(state, seat, action)
                count[named["type"]] += 1
                count["far"] += named.get("distance", named.get("points", 0))
            state.apply(seat, action)
    return count


# What one style does more of than another; of ways and cities, for how many of the others.
TASTES = [
    ("macao", "trader", "racer", ("move_ship",), ()),
    ("macao", "builder", "trader", ("activate", "take_quarter"), ()),
    ("macao", "racer", "trader", ("far",), ()),
    ("maracaibo", "trader", "racer", ("deliver",), ()),
    ("maracaibo", "racer", "trader", ("far",), ("sail",)),
]


@pytest.mark.skipif(not COMPILED, reason="whole games of bots are slow there")
@pytest.mark.parametrize(("title", "style", "other", "more", "less"), TASTES)
def test_a_style_does_more_of_what_it_likes(
    title: str, style: str, other: str, more: tuple[str, ...], less: tuple[str, ...]
) -> None:
    one, another = (
        sum(count[kind] for kind in more) / (sum(count[kind] for kind in less) if less else 1)
        for count in (done_by(f"cabin_boy+{name}", title, 3) for name in (style, other))
    )
    assert one > 1.05 * another


def test_a_level_can_be_told_how_long_to_think() -> None:
    bot = bots.make("governor:0.05", 1)
    assert isinstance(bot, LevelBot)
    assert bot.effort("macau_cards").milliseconds == 50
    state = decision("macau_cards")
    legal = state.legal(state.to_move)
    assert bot.choose(MACAU, state.view(state.to_move), legal) in legal


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "61", "two", "1e9", "0x5"])
def test_a_time_to_think_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(CarrackError) as refused:
        thinking_time(text)
    assert refused.value.code == "bot.think"


@pytest.mark.parametrize("name", ["greedy:5", "random:1", "governor:", "", ":5", "governor:5:5"])
def test_only_levels_can_be_told_how_long_to_think(name: str) -> None:
    with pytest.raises(CarrackError):
        bots.make(name, 1)


def test_a_host_decides_about_time_not_the_name_of_a_bot() -> None:
    with pytest.raises(CarrackError) as refused:
        bots.check("governor:5", "macau_cards")
    assert refused.value.code == "bot.unknown"


def test_a_cabin_boy_strays_and_the_same_seed_strays_alike() -> None:
    state = decision("macau_cards", seed=2, seats=2)
    seat = state.to_move
    view, legal = state.view(seat), state.legal(seat)
    chosen = [bots.make("cabin_boy", seed).choose(MACAU, view, legal) for seed in range(40)]
    assert chosen == [bots.make("cabin_boy", seed).choose(MACAU, view, legal) for seed in range(40)]
    assert set(chosen) <= set(legal)


@pytest.mark.parametrize(("chance", "player"), [(0.9, "easy"), (0.1, "hard")])
def test_adaptive_takes_it_easy_when_it_leads(
    monkeypatch: pytest.MonkeyPatch, chance: float, player: str
) -> None:
    state = decision("macau_cards")
    seat = state.to_move
    legal = state.legal(seat)
    bot = bots.make("adaptive", 1)
    asked: list[str] = []
    from carrack.bots.search import Tried

    monkeypatch.setattr(Search, "think", lambda *_: [Tried(legal[0], 1, chance, 0.0)])
    for name in ("easy", "hard"):
        monkeypatch.setattr(
            getattr(bot, name), "choose", lambda *_, name=name: asked.append(name) or legal[0]
        )
    bot.choose(MACAU, state.view(seat), legal)
    assert asked == [player]


def test_adaptive_plays_as_strongly_as_it_is_told() -> None:
    state = decision("macau_cards")
    seat, legal = state.to_move, state.legal(state.to_move)
    rungs = levels.rungs_of({"cabin_boy": 26.0, "merchant": 34.0, "captain": 40.0})
    asked: list[str] = []
    for strength, expected in ((26.0, "easy"), (33.9, "hard"), (99.0, "hard"), (-9.0, "hard")):
        bot: Any = bots.make("adaptive", 2)
        bot.meet(rungs, strength)
        bot.easy.choose = lambda *_: asked.append("easy") or legal[0]
        bot.hard.choose = lambda *_: asked.append("hard") or legal[0]
        asked.clear()
        for _ in range(20):
            bot.choose(MACAU, state.view(seat), legal)
        assert max(set(asked), key=asked.count) == expected
    names = [type(getattr(bot, which)).__name__ for which in ("easy", "hard")]
    assert names == ["RandomBot", "RandomBot"]


# ---- titles in plain Python ----


def test_a_title_in_plain_python_is_searched_through_its_verbs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    game = plain_race()
    state = game.new(seats=2, seed=1)
    assert not (state.native and COMPILED)
    seat = state.to_move
    found = Search(Effort(60), 1).think(game, state.view(seat))
    assert sorted(one.action for one in found) == state.legal(seat)
    assert all(0 <= one.chance <= 1 for one in found)
    for level in LEVELS:
        assert bots.make(level, 1).choose(game, state.view(seat), state.legal(seat)) in (0, 1, 2)


def plain_race() -> carrack.Game:
    from importlib import import_module

    game: carrack.Game = import_module("race_titles.game").RacePython()
    return game


# ---- the ladder ----


def tiny_ladder(**changes: Any) -> ladder.Ladder:
    wish: dict[str, Any] = {"title": "macau_cards", "options": {"turn_limit": 40}}
    wish |= {"seats": 3 if COMPILED else 2, "games": GAMES}
    return ladder.Ladder(**(wish | changes))


def climbed(wish: ladder.Ladder) -> dict[str, ladder.Found]:
    return {one.match.claim.name: one for one in ladder.climb_all(wish)}


@pytest.mark.usefixtures("tiny")
def test_the_ladder_reports_every_claim_with_its_interval() -> None:
    wish = tiny_ladder()
    report = ladder.ladder_as_json(wish, list(climbed(wish).values()))
    assert set(report["claims"]) == {
        "merchant_vs_cabin_boy",
        "captain_vs_merchant",
        "governor_vs_captain",
        "governor_vs_greedy_2",
        "cabin_boy_vs_greedy",
    }
    for claim in report["claims"].values():
        assert 0 <= claim["low"] <= claim["win_rate"] <= claim["high"] <= 1
        assert claim["games"] == GAMES
    assert report["claims"]["governor_vs_greedy_2"]["seats"] == 2
    assert report["claims"]["governor_vs_greedy_2"]["budget"] == 0.1
    assert report["efforts"]["captain"]["simulations"] == (6 if COMPILED else 2)
    json.dumps(report)


@pytest.mark.usefixtures("tiny")
def test_a_ladder_that_is_climbed_again_plays_the_same_games() -> None:
    wish = tiny_ladder(only=("merchant_vs_cabin_boy",))
    first, again = (climbed(wish)["merchant_vs_cabin_boy"].results for _ in range(2))
    assert first == again


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(("least", "games"), [(0, GAMES), (3 * GAMES, 3 * GAMES)])
def test_a_claim_is_played_for_as_often_as_asked_at_least(
    least: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder.Found, "is_decided", lambda found: True)
    wish = tiny_ladder(seats=GAMES, games=5 * GAMES, least=least, only=("cabin_boy_vs_greedy",))
    assert climbed(wish)["cabin_boy_vs_greedy"].games == games


def test_the_player_sits_at_every_seat_of_the_same_deal() -> None:
    match = ladder.Match("macau_cards", {}, ladder.CLAIMS[0])
    assert [match.names(number).index("merchant") for number in range(8)] == [0, 1, 2, 3] * 2
    assert match.portion() == 4


def test_a_claim_is_left_when_it_is_decided() -> None:
    claim = ladder.Claim("x", "merchant", "cabin_boy", 0.6)
    match = ladder.Match("macau_cards", {}, claim)
    assert not ladder.Found(match, [1.0] * 8).is_decided()
    assert ladder.Found(match, [1.0] * 40).is_decided()
    assert ladder.Found(match, [0.0] * 40).is_decided()
    assert not ladder.Found(match, [1.0, 0.0] * 100).is_decided()


def test_more_points_are_a_gain_with_an_interval() -> None:
    rate, low, high = ladder.gain([140.0, 150.0, 130.0], [100.0, 90.0, 110.0], 1.96)
    assert rate == pytest.approx(0.4)
    assert low < 0.4 < high


def test_prestige_is_claimed_where_the_most_points_win() -> None:
    assert "governor_prestige" in [claim.name for claim in tiny_ladder(title="macao").claims()]
    assert "governor_prestige" not in [claim.name for claim in tiny_ladder().claims()]


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"only": ("x",)}, "ladder.claim"), ({"seats": 11}, "option.seats")],
)
def test_a_ladder_that_cannot_be_is_refused(changes: Mapping[str, Any], code: str) -> None:
    with pytest.raises(CarrackError) as refused:
        ladder.check(tiny_ladder(**changes))
    assert refused.value.code == code


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands have a data folder of their own, and speak English."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")


def carrack_command(*words: str) -> Any:
    from typer.testing import CliRunner

    from carrack.cli import app

    return CliRunner().invoke(app, list(words))


@pytest.mark.usefixtures("tiny")
def test_the_ladder_writes_json_and_a_page(tmp_path: Path) -> None:
    page, report = tmp_path / "bots.md", tmp_path / "ladder.json"
    page.write_text("Before\n<!-- ladder macau_cards 2 -->\nold\n<!-- ladder ends -->\nAfter\n")
    words = ["--seats", "2", "--games", "2", "--claim", "cabin_boy_vs_greedy"]
    done = carrack_command(
        "ladder", "macau_cards", *words, "--json", str(report), "--page", str(page)
    )
    assert done.exit_code == 0, done.output
    assert json.loads(report.read_text())["claims"]["cabin_boy_vs_greedy"]["games"] == 2
    text = page.read_text()
    assert text.startswith("Before\n<!-- ladder macau_cards 2 -->\n| claim")
    assert "| cabin boy vs greedy | 2 | 2 |" in text
    assert "old" not in text
    assert text.endswith("<!-- ladder ends -->\nAfter\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ladder", "macau_cards", "--minutes", "0"], "--minutes"),
        (["ladder", "macau_cards", "--games", "0"], "--games"),
        (["ladder", "macau_cards", "--claim", "world_peace"], "captain_vs_merchant"),
        (["play", "macau_cards", "--seats", "me,governor:soon"], "Seconds"),
        (["play", "macau_cards", "--seats", "me,governor", "--think", "-1"], "Seconds"),
    ],
)
def test_what_cannot_be_asked_for_is_one_sentence(words: list[str], said: str) -> None:
    done = carrack_command(*words)
    assert done.exit_code == 2
    assert said in done.output


def test_a_gain_of_too_few_games_is_told_as_unknown() -> None:
    claim = next(claim for claim in ladder.CLAIMS if claim.counts == "gain")
    found = ladder.Found(ladder.Match("macao", {}, claim), [80.0, 60.0])
    assert "| too few games | unknown |" in markdown([found])
    found.results += [84.0, 62.0]
    assert "unknown" not in markdown([found])
