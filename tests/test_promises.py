"""What every title promises, whatever it is about. A new title is tested by being installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import carrack
from carrack import Game, IllegalAction, State, bots
from carrack.bots.playouts import random_playouts
from carrack.kernel.kept import Kept
from carrack.kernel.options import ALWAYS
from carrack.kernel.record import Play, read, replay

TURN_LIMIT = 25
STEPS = 120  # of one walk through a game
EVERY_PAIR = bool(os.environ.get("CARRACK_SWEEP"))  # of presets and seat counts
MORE_STEPS = 20_000  # by then every game with a turn limit is over


@dataclass(frozen=True)
class Case:
    """One way to play one title."""

    title: str
    seats: int
    preset: str | None = None
    modifier: str | None = None
    is_late: bool = False  # with the options that came later, not as they are by default

    @property
    def game(self) -> Game:
        return carrack.load(self.title)

    @property
    def options(self) -> dict[str, Any]:
        options: dict[str, Any] = {}
        if self.preset is not None:
            options[self.game.preset_option] = self.preset
        if self.modifier is not None:
            options["modifiers"] = [self.modifier]
        if any(option.name == "turn_limit" for option in self.game.options):
            options["turn_limit"] = TURN_LIMIT
        return with_late_options(self.game, self.seats, options) if self.is_late else options

    def new(self, seed: int = 1) -> State:
        return self.game.new(seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        late = "late_options" if self.is_late else None
        parts = [self.title, self.preset, self.modifier, late, f"{self.seats}_seats"]
        return "-".join(part for part in parts if part)


def with_late_options(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Each option that came later at another value than usual, as far as they go together."""
    usual = game.resolve(options)
    for option in game.options:
        if option.earlier is not ALWAYS:
            for value in (*getattr(option, "choices", ()), not usual[option.name]):
                tried = {**options, option.name: value}
                if value != usual[option.name] and goes(game, seats, tried):
                    options = tried
                    break
    return options


def goes(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.new(seats=seats, seed=1, options=options)
    except carrack.BadOption:
        return False
    return True


def seat_counts(game: Game) -> list[int]:
    """The fewest, the most, and one between them."""
    return sorted({game.min_seats, min(3, game.max_seats), game.max_seats})


def cases() -> list[Case]:
    """Every title with every preset, with every seat count, and each modifier with a preset.

    The first preset is played with all seat counts, the others take turns, unless every pair is
    asked for (make sweep).
    """
    found: list[Case] = []
    for title in carrack.titles():
        game = carrack.load(title)
        presets: list[str | None] = [*game.presets] or [None]
        counts = seat_counts(game)
        for number, preset in enumerate(presets):
            here = counts if number == 0 or EVERY_PAIR else [counts[number % len(counts)]]
            found += [Case(title, seats, preset) for seats in here]
            if any(option.earlier is not ALWAYS for option in game.options):
                found.append(Case(title, counts[-1 - number % 2], preset, is_late=True))
        for number, modifier in enumerate(game.modifiers):
            in_turn = presets[number % len(presets) :] + presets
            modified = [Case(title, 3, preset, modifier) for preset in in_turn]
            found.append(next(case for case in modified if is_playable(case)))
    return found


def is_playable(case: Case) -> bool:
    try:
        case.game.resolve(case.options)
    except carrack.BadOption:
        return False
    return True


CASES = cases()
PLAIN_CASES = [case for case in CASES if case.modifier is None and not case.is_late]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_plain_case = pytest.mark.parametrize("case", PLAIN_CASES, ids=str)


def walk(case: Case, seed: int, steps: int = STEPS) -> Iterator[State]:
    """A random game, always the same state object; of several seats that may act, any one does."""
    yield from walk_on(case.new(seed), seed, steps)


def walk_on(state: State, seed: int, steps: int) -> Iterator[State]:
    """The same from any state on."""
    luck = Random(seed)
    for _ in range(steps):
        yield state
        if state.is_over:
            return
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))
    yield state


def walk_to_the_end(case: Case, seed: int) -> State:
    """The over state; AssertionError when the game does not end."""
    *_, state = walk(case, seed, MORE_STEPS)
    assert state.is_over
    return state


def some(states: Iterator[State], every: int) -> Iterator[State]:
    """Each so many-th state, for checks that take time."""
    return (state for number, state in enumerate(states) if number % every == 0)


def whole(state: State) -> tuple[str, str]:
    """Everything a state is."""
    return state.fingerprint(), json.dumps(state.dump(), sort_keys=True)


# ---- choosing ----


@every_case
def test_each_legal_action_applies(case: Case) -> None:
    for state in some(walk(case, 2), 4):
        for seat in state.actors:
            for action in state.legal(seat):
                twin = state.clone()
                twin.apply(seat, action)
                assert twin.fingerprint() != state.fingerprint()
                assert twin.lost_events == 0


@every_case
def test_legal_actions_ascend_and_are_always_the_same(case: Case) -> None:
    for state in walk(case, 3):
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert legal == sorted(set(legal)) == state.legal(seat) == state.clone().legal(seat)
            assert all(
                type(action) is int and 0 <= action < case.game.action_count for action in legal
            )


@every_case
def test_exactly_the_actors_have_legal_actions(case: Case) -> None:
    for state in walk(case, 4):
        actors = state.actors
        assert actors == tuple(seat for seat in range(state.seats) if state.legal(seat))
        assert state.to_move in actors if actors else state.to_move == -1
        assert state.is_over == (not actors)
        assert [seat for seat in range(state.seats) if state.decision(seat) is not None] == list(
            actors
        )


@every_case
def test_a_refused_action_changes_nothing(case: Case) -> None:
    every = 20 if carrack.build_mode() == "compiled" else 60  # the pure build is slow
    for state in some(walk(case, 5), every):
        before = whole(state)
        events = [state.events(seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            legal = set(state.legal(seat))
            for action in range(-1, case.game.action_count + 1):
                if action not in legal:
                    with pytest.raises(IllegalAction) as caught:
                        state.apply(seat, action)
                    assert caught.value.code
                    assert str(caught.value)
        assert whole(state) == before
        assert [state.events(seat) for seat in range(state.seats)] == events


@every_case
def test_the_default_action_is_legal(case: Case) -> None:
    for state in walk(case, 6):
        for seat in range(state.seats):
            if seat in state.actors:
                assert state.default_action(seat) in state.legal(seat)
            else:
                with pytest.raises(IllegalAction) as caught:
                    state.default_action(seat)
                assert caught.value.code == "seat.not_acting"


@every_case
def test_every_legal_action_has_a_name_that_leads_back_to_it(case: Case) -> None:
    game = case.game
    for state in walk(case, 7):
        for seat in state.actors:
            names = []
            for action in state.legal(seat):
                name = game.action(state, seat, action)
                assert type(name["type"]) is str
                assert game.index(state, seat, json.loads(json.dumps(name))) == action
                names.append(json.dumps(name, sort_keys=True))
            assert len(set(names)) == len(names)


@every_case
def test_every_legal_action_is_explained(case: Case) -> None:
    for state in some(walk(case, 8), 10):
        before = whole(state)
        for seat in range(state.seats):
            explained: Any = case.game.explain(state, seat)
            assert json.loads(json.dumps(explained)) == explained
            assert set(explained) == {"groups", "refused"}
            check_choices(case.game, state, seat, explained["groups"])
            check_refused(case.game, state, seat, explained["refused"])
        assert whole(state) == before


def check_choices(game: Game, state: State, seat: int, groups: list[dict[str, Any]]) -> None:
    """Every legal action stands in one group, with its name, price, gain and warnings."""
    names = [group["group"] for group in groups]
    assert len(set(names)) == len(names)
    assert all(set(group) == {"group", "actions"} and group["actions"] for group in groups)
    entries = [entry for group in groups for entry in group["actions"]]
    assert sorted(entry["action"] for entry in entries) == state.legal(seat)
    for entry in entries:
        assert entry["name"] == game.action(state, seat, entry["action"])
        assert all(type(entry[part]) is dict for part in ("price", "gain"))
        assert type(entry["warnings"]) is list
        assert all(type(warning) is str for warning in entry["warnings"])


def check_refused(game: Game, state: State, seat: int, refused: list[dict[str, Any]]) -> None:
    """What tempts and is not legal has a name, a code and a reason; a seat that waits is told
    nothing.
    """
    assert not refused or seat in state.actors
    for each in refused:
        assert set(each) - {"facts", "missing"} == {"name", "code", "reason"}
        assert each["code"]
        assert each["reason"]
        assert game.number(state, seat, each["name"]) not in state.legal(seat)


# ---- copying and saving ----


@every_case
def test_a_saved_state_comes_back_and_plays_on_identically(case: Case) -> None:
    for number, state in enumerate(some(walk(case, 9), 30)):
        twin = case.game.restore(json.loads(json.dumps(state.dump())))
        assert whole(twin) == whole(state)
        copy, luck = state.clone(), Random(number)
        for _ in range(20):
            if copy.is_over:
                break
            seat = luck.choice(copy.actors)
            action = luck.choice(copy.legal(seat))
            copy.apply(seat, action)
            twin.apply(seat, action)
            assert twin.fingerprint() == copy.fingerprint()
            assert twin.view(seat) == copy.view(seat)
            assert twin.events(seat) == copy.events(seat)


@every_case
def test_clones_are_independent(case: Case) -> None:
    state = case.new(10)
    for ahead in walk(case, 10, 40):
        state = ahead.clone()
    before = whole(state)
    luck = Random(10)
    twin = state.clone()
    for _ in range(40):
        if twin.is_over:
            break
        seat = luck.choice(twin.actors)
        twin.apply(seat, luck.choice(twin.legal(seat)))
        assert whole(state) == before
        assert state.events(seat) == []


@every_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    for one, other in zip(walk(case, 11, 60), walk(case, 11, 60), strict=True):
        assert one.fingerprint() == other.fingerprint()
        for seat in (None, *range(one.seats)):
            assert one.events(seat) == other.events(seat)


@every_case
def test_a_game_begun_on_a_used_table_is_the_same_as_on_a_new_one(case: Case) -> None:
    assert_begins_anew(case.new)


def assert_begins_anew(new: Callable[[int], State]) -> None:
    """A table that was played at is set up as a new one is, and its games go on alike."""
    *_, used = walk_on(new(32), 32, STEPS)
    used.start(33)
    assert whole(used) == whole(new(33))
    *_, again = walk_on(used, 34, 40)
    *_, fresh = walk_on(new(33), 34, 40)
    assert whole(again) == whole(fresh)


@every_plain_case
def test_playouts_on_one_table_are_those_on_new_tables(case: Case) -> None:
    together = random_playouts(case.game, case.seats, case.options, games=3, seed=35)
    alone = [random_playouts(case.game, case.seats, case.options, 1, 35 + i) for i in range(3)]
    assert together.decisions == sum(one.decisions for one in alone)
    assert together.choices == sum(one.choices for one in alone)
    assert together.wins == tuple(map(sum, zip(*(one.wins for one in alone), strict=True)))
    assert all(one.decisions for one in alone)


@every_case
def test_another_seed_gives_another_game(case: Case) -> None:
    assert len({case.new(seed).fingerprint() for seed in range(5)}) == 5


@every_case
def test_two_games_at_once_do_not_disturb_each_other(case: Case) -> None:
    alone = [state.fingerprint() for state in walk(case, 12, 30)]
    pairs = zip(walk(case, 12, 30), walk(case, 13, 30), strict=False)
    together = [state.fingerprint() for state, _ in pairs]
    assert together == alone[: len(together)]


# ---- seeing ----


@every_case
def test_views_are_plain_json_and_name_their_viewer(case: Case) -> None:
    for state in some(walk(case, 14), 5):
        before = whole(state)
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == case.title
            assert view["viewer"] == seat
        assert whole(state) == before


@every_plain_case
def test_several_views_at_once_are_those_one_by_one(case: Case) -> None:
    for state in some(walk(case, seed=9), every=15):
        viewers = [None, *range(state.seats)]
        assert case.game.hosting.views(state, viewers) == [state.view(viewer) for viewer in viewers]


@every_plain_case
def test_events_for_several_are_those_for_each(case: Case) -> None:
    for state in some(walk(case, seed=8), every=5):
        viewers = [None, *range(state.seats)]
        heard = case.game.hosting.events(state, viewers)
        assert heard == [state.events(viewer) for viewer in viewers]


@every_plain_case
def test_views_that_keep_what_has_not_changed_are_those_laid_out_anew(case: Case) -> None:
    kept, luck, before = Kept(), Random(11), [case.new(11)]
    shown: list[tuple[Any, str]] = []
    for state in walk(case, seed=11):
        before.append(state.clone())
        # Now and then somebody takes a step back, and not everybody looks at every step.
        for one in (before[-1], *luck.choices(before[-4:], k=luck.random() < 0.2)):
            everybody = [None, *range(one.seats)]
            viewers = luck.sample(everybody, luck.randint(1, len(everybody)))
            views = case.game.hosting.views(one, viewers, kept)
            assert views == [one.view(viewer) for viewer in viewers]
            shown.append((views, json.dumps(views)))
    # What was shown before has stayed as it was, though parts of it were given again.
    assert all(json.dumps(views) == then for views, then in shown)


@every_case
def test_a_sample_of_a_view_gives_the_same_view(case: Case) -> None:
    # What a rival hides differs between two samples; the view may not.
    for number, state in enumerate(some(walk(case, 15), 8)):
        for seat in range(state.seats):
            view = state.view(seat)
            for luck in (Random(number), Random(number + 1000)):
                sample = case.game.sample(json.loads(json.dumps(view)), luck)
                assert sample.view(seat) == view
                assert sample.view(None) == state.view(None)
                assert sample.legal(seat) == state.legal(seat)
                assert sample.is_over == state.is_over


@every_case
def test_samples_of_a_view_differ_in_what_is_hidden(case: Case) -> None:
    view = case.new(16).view(0)
    assert len({case.game.sample(view, Random(seed)).fingerprint() for seed in range(5)}) > 1


@every_case
def test_a_sample_can_be_played_to_the_end(case: Case) -> None:
    *_, state = walk(case, 17, 30)
    luck = Random(17)
    sample = case.game.sample(state.view(0), luck)
    for _ in range(MORE_STEPS):
        if sample.is_over:
            break
        seat = luck.choice(sample.actors)
        sample.apply(seat, luck.choice(sample.legal(seat)))
    assert sample.is_over


@every_case
def test_a_move_that_may_be_taken_back_reveals_nothing(case: Case) -> None:
    # Two tables that differ only in what the seat cannot see still look the same after its move.
    for number, state in enumerate(some(walk(case, 18), 10)):
        for seat in state.actors:
            one, other = (case.game.sample(state.view(seat), Random(number + k)) for k in (0, 99))
            for action in one.legal(seat):
                after, beside = one.clone(), other.clone()
                after.apply(seat, action)
                beside.apply(seat, action)
                if after.may_undo(seat) > one.may_undo(seat):
                    assert beside.may_undo(seat) > other.may_undo(seat)
                    assert after.view(seat) == beside.view(seat)
                    assert after.events(seat) == beside.events(seat)


@every_case
def test_a_move_that_agreement_may_take_back_reveals_nothing(case: Case) -> None:
    for number, state in enumerate(some(walk(case, 28), 10)):
        for seat in state.actors:
            one, other = (case.game.sample(state.view(seat), Random(number + k)) for k in (0, 99))
            for action in one.legal(seat):
                after, beside = one.clone(), other.clone()
                after.apply(seat, action)
                beside.apply(seat, action)
                if after.may_undo_agreed:
                    assert beside.may_undo_agreed
                    assert after.dump()["chance"] == one.dump()["chance"]
                    for viewer in (seat, None):
                        assert after.view(viewer) == beside.view(viewer)
                        assert after.events(viewer) == beside.events(viewer)


@every_case
def test_every_event_is_plain_json_with_a_type(case: Case) -> None:
    told = 0
    for state in walk(case, 19):
        for seat in (None, *range(state.seats)):
            for event in state.events(seat):
                assert json.loads(json.dumps(event)) == event
                assert type(event["type"]) is str
                told += 1
        assert state.lost_events == 0
    assert told


def looked_at(state: State, viewer: int | None) -> list[Any]:
    """All that a viewer can notice of a table: what is seen, what is asked, what is possible."""
    own = [] if viewer is None else [state.decision(viewer), state.may_undo(viewer)]
    return [state.view(viewer), state.may_undo_agreed, *own]


@every_case
@pytest.mark.parametrize("seed", [26, 27])
def test_what_changes_for_a_viewer_is_told_by_an_event(case: Case, seed: int) -> None:
    # A host numbers what each viewer is sent by this: own steps, and those with events.
    state, luck = case.new(seed), Random(seed)
    viewers = (None, *range(state.seats))
    before = {viewer: looked_at(state, viewer) for viewer in viewers}
    for _ in range(STEPS):
        if state.is_over:
            break
        actor = luck.choice(state.actors)
        state.apply(actor, luck.choice(state.legal(actor)))
        after = {viewer: looked_at(state, viewer) for viewer in viewers}
        for viewer in viewers:
            if viewer != actor and not state.events(viewer):
                assert after[viewer] == before[viewer]
        before = after


@every_case
def test_nobody_sees_or_hears_for_a_seat_that_is_not_there(case: Case) -> None:
    state = case.new()
    seats: list[Any] = [-1, state.seats, True, "0", 1.0, [0]]
    for seat in seats:
        for ask in (state.view, state.events):
            with pytest.raises(IllegalAction) as caught:
                ask(seat)
            assert caught.value.code == "seat.unknown"


# ---- taking back ----


@every_case
def test_what_may_be_taken_back_is_restored_exactly(case: Case) -> None:
    play = Play.begin(case.game, seats=case.seats, seed=20, options=case.options)
    luck = Random(20)
    prints = {0: play.state.fingerprint()}
    for _ in range(STEPS):
        if play.state.is_over:
            break
        seat = luck.choice(play.state.actors)
        play.apply(seat, luck.choice(play.state.legal(seat)))
        prints[len(play.rows)] = play.state.fingerprint()
        possible = [play.state.may_undo(other) for other in range(case.seats)]
        assert min(possible) >= 0
        assert all(other == seat for other, steps in enumerate(possible) if steps)
        if possible[seat] and luck.random() < 0.5:
            play.undo(seat, luck.randint(1, possible[seat]))
            assert play.state.fingerprint() == prints[play.rows[-1]["undo"]]
            prints[len(play.rows)] = play.state.fingerprint()
    *_, last = replay(read(play.record.text()))
    assert last.state.fingerprint() == play.state.fingerprint()


def play_with_agreed_undos(case: Case, seed: int) -> Play:
    """A random game in which now and then everybody agrees to take steps back."""
    play = Play.begin(
        case.game, seats=case.seats, seed=seed, options=case.options, clock=lambda: "then"
    )
    luck = Random(seed)
    for _ in range(STEPS):
        if play.state.is_over:
            break
        seat = luck.choice(play.state.actors)
        play.apply(seat, luck.choice(play.state.legal(seat)))
        possible = play.state.may_undo_agreed
        if possible and luck.random() < 0.3:
            play.undo(luck.randrange(case.seats), luck.randint(1, possible), agreed=True)
    return play


@every_case
def test_what_agreement_takes_back_is_restored_exactly(case: Case) -> None:
    play = play_with_agreed_undos(case, 29)
    prints = [play.header["fingerprint"], *(row["fingerprint"] for row in play.rows)]
    for row in play.rows:
        if "undo" in row:
            assert row["agreed"] is True
            assert row["fingerprint"] == prints[row["undo"]]
    *_, last = replay(read(play.record.text()))
    assert last.state.fingerprint() == play.state.fingerprint()
    assert last.state.may_undo_agreed == play.state.may_undo_agreed


@every_case
def test_agreement_reaches_at_least_as_far_as_one_seat_alone(case: Case) -> None:
    for state in walk(case, 30):
        for seat in range(state.seats):
            assert 0 <= state.may_undo(seat) <= state.may_undo_agreed
        if state.is_over:
            assert state.may_undo_agreed == 0


# ---- ending ----


@every_case
@pytest.mark.parametrize("seed", [21, 22])
def test_random_play_ends_with_a_place_for_every_seat(case: Case, seed: int) -> None:
    state = walk_to_the_end(case, seed)
    assert state.actors == ()
    result = state.result()
    assert result is not None
    assert result["kind"] in ("places", "cooperative", "solo")
    assert json.loads(json.dumps(result)) == result
    assert len(state.scores()) == state.seats
    if result["kind"] == "places":
        places = [state.final_place(seat) for seat in range(state.seats)]
        assert result["places"] == places
        assert sorted(places) == [
            1 + sum(other < place for other in places) for place in sorted(places)
        ]
        assert result["won"] == [seat for seat, place in enumerate(places) if place == 1]


@every_plain_case
def test_a_game_that_goes_on_has_no_result(case: Case) -> None:
    state = case.new()
    assert state.result() is None
    assert [state.final_place(seat) for seat in range(state.seats)] == [0] * state.seats


@every_plain_case
@pytest.mark.parametrize("name", ["random", "greedy"])  # levels play in test_search.py
def test_every_bot_reaches_the_end(case: Case, name: str) -> None:
    try:
        bots.check(name, case.title)
    except carrack.CarrackError:
        pytest.skip(f"{name} does not know {case.title}")
    state = case.new(23)
    players = [bots.make(name, seed=seat) for seat in range(state.seats)]
    for _ in range(MORE_STEPS):
        if state.is_over:
            break
        seat = state.to_move
        state.apply(seat, players[seat].choose(case.game, state.view(seat), state.legal(seat)))
    assert state.is_over


@every_plain_case
def test_default_actions_reach_the_end(case: Case) -> None:
    state = case.new(24)
    for _ in range(MORE_STEPS):
        if state.is_over:
            break
        state.apply(state.to_move, state.default_action(state.to_move))
    assert state.is_over


# ---- the two builds ----


def record_of(case: Case, key: bytes | None = None) -> str:
    """A game of this case as a record, always the same; with luck from a key if there is one."""
    play = Play.begin(
        case.game,
        seats=case.seats,
        seed=25 if key is None else None,
        key=key,
        options=case.options,
        clock=lambda: "then",
    )
    luck = Random(25)
    for _ in range(STEPS):
        if play.state.is_over:
            break
        seat = luck.choice(play.state.actors)
        play.apply(seat, luck.choice(play.state.legal(seat)))
    return play.record.text()


CHILD = """
import sys, carrack
from carrack.kernel.record import read, replay
print(carrack.build_mode())
for text in sys.stdin.read().split("\\n\\n"):
    record = read(text + "\\n")
    steps = [step.state for step in replay(record)]
    last = steps[-1]
    print(record.header["game"], len(steps), last.fingerprint(), last.view(0), last.events(None))
"""


def replayed_in_a_child(records: str, pure: bool) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "CARRACK_PURE"}
    if pure:
        environment["CARRACK_PURE"] = "1"
    child = subprocess.run(
        [sys.executable, "-c", CHILD],
        input=records,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.splitlines()


def test_both_builds_replay_the_same_records_to_the_same_fingerprints() -> None:
    plays = [record_of(case) for case in CASES]
    plays += [record_of(case, bytes(range(32))) for case in PLAIN_CASES]
    plays += [play_with_agreed_undos(case, 31).record.text() for case in PLAIN_CASES]
    assert any('"agreed":true' in text for text in plays)
    records = "\n\n".join(text.rstrip("\n") for text in plays)
    mode, *pure = replayed_in_a_child(records, pure=True)
    assert mode == "pure"
    assert len(pure) == len(plays)
    mode, *usual = replayed_in_a_child(records, pure=False)
    assert usual == pure
    if mode == "pure":
        pytest.skip("no compiled build is installed: only the pure one was compared with itself")
