"""What holds after every action, over all scenarios, 1 to 4 seats, and both automas."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carrack import IllegalAction, State
from carrack.games.maracaibo import entry_names, names
from carrack.games.maracaibo.options import SCENARIOS
from carrack.games.maracaibo.tests.scenario import FIGURES, LOCATION, SPACE
from carrack.games.maracaibo.tests.walks import GAME, TABLES, WITH_JEAN, new
from carrack.kernel.record import Play, read, replay

Fields = dict[str, Any]

LONGEST_GAME = 6000  # decisions
NEEDS = [card.requires for card in FIGURES.projects]
# A game by its scenario, seats and automa; several captains have no use for Jean
GAMES = [(scenario, seats, "jacques") for scenario, seats in TABLES]
GAMES += [(scenario, 1, "jean") for scenario in WITH_JEAN]
every_game = pytest.mark.parametrize(("scenario", "seats", "automa"), GAMES)


def examples(count: int) -> settings:
    """A modest number of examples; a profile that asks for many gets many, the pure build fewer."""
    wanted = settings.default.max_examples if settings.default else 100
    number = wanted if wanted > 100 else max(2, count * wanted // 100)
    return settings(
        max_examples=number, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )


class Start(NamedTuple):
    """Everything that makes a new game; on a rich table all cards are in the pile."""

    scenario: str
    seats: int
    automa: str
    level: int
    promos: bool
    seed: int
    rich: bool

    @property
    def options(self) -> Fields:
        return {
            "scenario": self.scenario,
            "automa": self.automa,
            "level": self.level,
            "promos": self.promos,
        }

    def new(self) -> State:
        state = new(seats=self.seats, seed=self.seed, **self.options)
        return rich_table(state, Random(self.seed)) if self.rich else state


@st.composite
def starts(draw: st.DrawFn) -> Start:
    scenario, seats, automa = draw(st.sampled_from(GAMES))
    level = draw(st.integers(1, 5 if automa == "jean" else 4))
    seed = draw(st.integers(0, 2**32))
    return Start(scenario, seats, automa, level, draw(st.booleans()), seed, draw(st.booleans()))


choices = st.integers(0, 2**32).map(Random)


def rich_table(state: State, rng: Random) -> State:
    """Doubloons and combat points for everybody, and every card in the pile, in any order."""
    dump = state.dump()
    t = dump["table"]
    later = [card for card, where in enumerate(t["where"]) if where == names.GONE]
    pile = t["pile"][: t["pile_size"]] + later
    rng.shuffle(pile)
    for card in later:
        t["where"][card] = names.IN_PILE
    t["pile"] = pile + [0] * (names.PROJECTS - len(pile))
    t["pile_size"] = len(pile)
    for seat in range(state.seats):
        t["doubloons"][seat] = 90
        t["combat"][seat] = 12
    return GAME.restore(dump)


def choose(state: State, rng: Random) -> tuple[int, int]:
    """Any seat that may act; rather something than nothing."""
    seat = rng.choice(state.actors)
    legal = state.legal(seat)
    busy = [action for action in legal if action != names.PASS]
    return seat, rng.choice(busy if busy and rng.random() < 0.8 else legal)


def walk(state: State, rng: Random) -> Iterator[Fields]:
    """A whole game at random: the table after each action."""
    for _ in range(LONGEST_GAME):
        if state.is_over:
            return
        state.apply(*choose(state, rng))
        yield state.table()
    raise AssertionError("the game does not end")


# ---- what is conserved ----


def entries(t: Fields, kind: int) -> list[list[int]]:
    """What is being resolved, of one kind."""
    return [row for row in t["stack"][: t["depth"]] if row[0] == kind]


def check_counts(t: Fields, seats: int) -> None:
    """Nothing is below zero, no track beyond its end."""
    for seat in range(seats):
        assert t["vp"][seat] >= 0
        assert t["doubloons"][seat] >= 0
        assert 0 <= t["combat"][seat] <= 15
        assert 0 <= t["income"][seat] <= 40
        assert 0 <= t["vp_income"][seat] <= 40
        assert 0 <= t["hand_size"][seat] <= 8
        assert 0 <= t["planned_size"][seat] <= 3
    for captain in (*range(seats), names.AUTOMA):
        assert all(0 <= influence <= 20 for influence in t["influence"][captain])
    assert t["automa_vp"] >= 0


def check_cards(t: Fields, seats: int) -> None:
    """Every card lies in exactly one place, and lists say the same."""
    lying: dict[int, list[int]] = {}
    for card, where in enumerate(t["where"]):
        lying.setdefault(where, []).append(card)
    assert sorted(t["pile"][: t["pile_size"]]) == lying.pop(names.IN_PILE, [])
    shown = sorted(card for card in t["display"] if card != names.NONE)
    assert shown == lying.pop(names.IN_DISPLAY, [])
    places = (
        ("hand", names.IN_HAND),
        ("planned", names.IN_PLANNING),
        ("tableau", names.IN_TABLEAU),
    )
    for name, base in places:
        for seat in range(seats):
            listed = t[name][seat][: t[f"{name}_size"][seat]]
            assert sorted(listed) == lying.pop(base + seat, [])
            # what lies behind the last card is cleared, so that equal tables are equal
            assert not any(t[name][seat][len(listed) :])
    buying = sorted(row[2] for row in entries(t, entry_names.BOUGHT))
    assert buying == lying.pop(names.BEING_BOUGHT, [])
    for seat in range(seats):
        lying.pop(names.SET_ASIDE + seat, None)
    assert set(lying) <= {names.GONE, names.IN_DISCARDS}


def check_figures(t: Fields, seats: int) -> None:
    """Eight figures for each player, wherever they stand."""
    bought = [row[2] for row in entries(t, entry_names.BOUGHT)]
    for seat in range(seats):
        count = t["figures"][seat] + t["general"][seat] + t["career_figures"][seat]
        count += sum(bits >> seat & 1 for bits in t["invested"])
        count += (t["track_figure"][seat] != names.NONE) + (t["ruin"][seat] != names.NONE)
        cards = t["tableau"][seat][: t["tableau_size"][seat]]
        cards += [row[2] for row in entries(t, entry_names.BOUGHT) if row[1] == seat and bought]
        count += sum(NEEDS[card].figures - NEEDS[card].return_figures for card in cards)
        assert count == 8
        assert min(t["figures"][seat], t["general"][seat], t["career_figures"][seat]) >= 0


def check_markers(t: Fields, seats: int) -> None:
    """Thirteen markers for each nation: on the track, on the board, resisting, or out."""
    moving = Counter(row[2] for row in entries(t, entry_names.RESISTANCE))
    for nation in range(names.NATION_COUNT):
        here = [row[nation] for row in t["markers"]]
        resisting = sum(row.count(nation) for row in t["resistance"][:seats])
        count = sum(here) + resisting + t["track_markers"][nation] + t["lost_markers"][nation]
        assert count + moving[nation] == 13
        assert min(*here, t["track_markers"][nation], t["lost_markers"][nation]) >= 0


def check_discs(t: Fields, seats: int) -> None:
    """At most two discs on an upgrade, and no market holds more than it has room for."""
    for seat in range(seats):
        assert all(0 <= discs <= 2 for discs in t["discs"][seat])
    assert all(0 <= discs <= names.MAX_MARKET for discs in t["market"])


def check_tokens(t: Fields, seats: int) -> None:
    for pile in range(2):
        lying = t["token_pile"][pile][: t["token_pile_size"][pile]]
        assert sorted(lying) == all_at(t["token"], names.TOKEN_IN_PILE + pile)
        assert not any(t["token_pile"][pile][len(lying) :])
    for seat in range(seats):
        assert t["tokens"][seat] == len(all_at(t["token"], names.TOKEN_OF + seat))
    fights = entries(t, entry_names.COMBAT)
    drawn = [
        row[k] for row in fights for k in (entry_names.COMBAT_TOKEN, entry_names.COMBAT_SECOND)
    ]
    fighting = sorted(token for token in drawn if token != names.NONE)
    assert fighting == all_at(t["token"], names.TOKEN_IN_FIGHT)


def all_at(places: list[int], place: int) -> list[int]:
    return [piece for piece, at in enumerate(places) if at == place]


def check_quests(t: Fields, seats: int) -> None:
    pile = t["quest_pile"][: t["quest_pile_size"]]
    assert sorted(pile) == all_at(t["quest"], names.QUEST_IN_PILE)
    assert t["automa_quests"] == len(all_at(t["quest"], names.QUEST_OF_AUTOMA))
    rewarding = [row[2] for row in entries(t, entry_names.QUEST_REWARD)]
    gone = all_at(t["quest"], names.QUEST_GONE)
    # only the promo may be out of the game, and a quest that is just being paid for
    assert set(gone) <= {28, *rewarding}


def check_tiles(t: Fields, seats: int) -> None:
    laid = [tile for tile in t["city_tile"] if tile != names.NONE]
    assert len(laid) == len(set(laid)) == (5 if seats <= 2 else 4)
    assert t["legacy"][names.L31] == t["legacy"][names.L32]
    assert set(t["legacy"]) <= {0, 1}
    assert len(set(t["prestige"])) == 4
    assert 1 <= t["prestige_open"] <= 4


def check_hints(t: Fields, seats: int) -> None:
    """No hint is at two places; once Luysa is found there are none."""
    hints = [hint for row in t["hint"] for hint in row if hint != names.NONE]
    assert len(hints) == sum(t["hint_count"])
    hints += [hint for hint in t["green"] + t["red"] if hint >= 0]
    assert len(hints) == len(set(hints)) <= names.HINTS
    if t["luysa"] != names.HIDDEN:
        assert hints == []


def check_stack(t: Fields, seats: int) -> None:
    """The stack is never full, so nothing is lost on it, and it is clean above its top."""
    assert t["depth"] < entry_names.MAX_DEPTH
    assert not any(any(row) for row in t["stack"][t["depth"] :])
    assert t["dirty"] == 0


INVARIANTS: tuple[Callable[[Fields, int], None], ...] = (
    check_counts,
    check_cards,
    check_figures,
    check_markers,
    check_discs,
    check_tokens,
    check_quests,
    check_tiles,
    check_hints,
    check_stack,
)


def check(state: State, t: Fields) -> None:
    for invariant in INVARIANTS:
        invariant(t, state.seats)
    assert state.lost_events == 0


@every_game
def test_the_invariants_hold_after_every_action(scenario: str, seats: int, automa: str) -> None:
    state, rng = new(scenario, seats, seed=seats, automa=automa), Random(scenario)
    check(state, state.table())
    for table in walk(state, rng):
        check(state, table)
    assert state.is_over


@examples(12)
@given(start=starts(), rng=choices)
def test_the_invariants_hold_at_any_table(start: Start, rng: Random) -> None:
    state = start.new()
    check(state, state.table())
    for table in walk(state, rng):
        check(state, table)


def bare_table(state: State) -> State:
    """Three cards in the pile, one combat token in each, and no quests to refill."""
    dump = state.dump()
    t = dump["table"]
    for card in t["pile"][3 : t["pile_size"]]:
        t["where"][card] = names.GONE
    t["pile"][3:] = [0] * (names.PROJECTS - 3)
    t["pile_size"] = 3
    for quest in t["quest_pile"][: t["quest_pile_size"]]:
        t["quest"][quest] = names.QUEST_GONE
    t["quest_pile"] = [0] * names.QUESTS
    t["quest_pile_size"] = 0
    for pile in range(2):
        for token in t["token_pile"][pile][1 : t["token_pile_size"][pile]]:
            t["token"][token] = names.TOKEN_GONE
        t["token_pile"][pile][1:] = [0] * (names.COMBAT_TOKENS - 1)
        t["token_pile_size"][pile] = 1
    state.load_table(dump)
    return state


@every_game
def test_games_end_although_piles_run_empty(scenario: str, seats: int, automa: str) -> None:
    state = bare_table(new(scenario, seats, seed=seats, automa=automa))
    rng = Random(scenario)
    for number, table in enumerate(walk(state, rng)):
        if number % 5 == 0:
            for invariant in INVARIANTS:
                if invariant is not check_quests:
                    invariant(table, seats)
        assert state.lost_events == 0
    assert state.is_over


# ---- what only goes one way ----


def hints_of(t: Fields) -> int:
    on_card = [hint for hint in t["green"] + t["red"] if hint >= 0]
    return int(sum(t["hint_count"])) + len(on_card)


@examples(8)
@given(start=starts(), rng=choices)
def test_discs_tasks_explorers_and_hints_never_go_back(start: Start, rng: Random) -> None:
    state = start.new()
    before, removed = state.table(), Counter[int]()
    for after in walk(state, rng):
        for event in state.events(None):
            removed[event.get("seat", names.NONE)] += event["type"] == "disc_removed"
        for seat in range(start.seats):
            assert sum(after["discs"][seat]) == 24 - removed[seat]
            assert before["tasks_done"][seat] & ~after["tasks_done"][seat] == 0
            assert before["synergies"][seat] & ~after["synergies"][seat] == 0
            assert before["tile_discs"][seat] & ~after["tile_discs"][seat] == 0
        assert before["round_number"] <= after["round_number"] <= 4
        assert all(a <= b for a, b in zip(before["crossed"], after["crossed"], strict=True))
        assert before["luysa"] <= after["luysa"]
        if before["round_number"] > 0 and hints_of(before) > 0:
            assert hints_of(after) <= hints_of(before)
        before = after


@examples(8)
@given(start=starts(), rng=choices)
def test_every_game_ends_after_four_rounds_with_a_result(start: Start, rng: Random) -> None:
    state = start.new()
    rounds = []
    for table in walk(state, rng):
        rounds.append(table["round_number"])
    assert sorted(set(rounds)) == [0, 1, 2, 3, 4]
    assert rounds == sorted(rounds)
    result = state.result()
    assert result is not None
    assert [state.legal(seat) for seat in range(start.seats)] == [[]] * start.seats
    places = result["places"]
    if start.seats > 1 and result["kind"] == "places":
        assert min(places) == 1
        assert all(place == 1 + sum(other < place for other in places) for place in places)
    else:
        assert set(places) <= ({1} if result["won"] else {2})


# ---- actions ----


@examples(6)
@given(start=starts(), rng=choices)
def test_legal_actions_ascend_apply_and_have_names(start: Start, rng: Random) -> None:
    state = start.new()
    for _ in walk(state, rng):
        for seat in range(start.seats):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in state.actors)
        if state.is_over or rng.random() > 0.1:
            continue
        seat = rng.choice(state.actors)
        for action in state.legal(seat):
            assert GAME.index(state, seat, GAME.action(state, seat, action)) == action
            twin = state.clone()
            twin.apply(seat, action)
            check(twin, twin.table())
            assert twin.fingerprint() != state.fingerprint()


@examples(6)
@given(start=starts(), rng=choices)
def test_a_refused_action_changes_nothing(start: Start, rng: Random) -> None:
    state = start.new()
    for _ in walk(state, rng):
        if rng.random() > 0.05:
            continue
        before, dump = state.fingerprint(), state.dump()
        for seat in range(start.seats):
            legal = set(state.legal(seat))
            for action in rng.sample(range(-1, names.ACTION_COUNT + 1), 40):
                if action not in legal:
                    with pytest.raises(IllegalAction):
                        state.apply(seat, action)
        assert state.fingerprint() == before
        assert state.dump() == dump


# ---- what is offered, worked out once more from the printed tables ----

BOARD = FIGURES.board
ARROWS = {place.id: [a for a in BOARD.arrows if a.start == place.id] for place in BOARD.locations}
TRACK = {space.id: space for space in BOARD.explorer_track}


def lies(t: Fields, tile: str) -> bool:
    return not tile or t["legacy"][names.LEGACY_IDS.index(tile)] == 1


def may_enter(t: Fields, seat: int, place: str) -> bool:
    location = BOARD.locations[LOCATION[place]]
    region = BOARD.explorer_track[t["explorer"][seat]].region
    barrier = location.requires_barrier
    past = not barrier or region > names.BARRIERS.index(barrier)
    return lies(t, location.requires_legacy) and past


def courses(t: Fields, seat: int, at: str, spent: int, most: int, passage: bool) -> set[Any]:
    """Every stop and the points spent, step by step along the arrows."""
    found = {(at, spent)} if spent else set()
    if spent and BOARD.locations[LOCATION[at]].must_stop:
        return found
    for arrow in ARROWS[at]:
        total = spent + arrow.cost
        in_time = not arrow.rounds or t["round_number"] in arrow.rounds
        there = lies(t, arrow.requires_legacy) and may_enter(t, seat, arrow.end)
        if in_time and there and total <= most:
            found |= courses(t, seat, arrow.end, total, most, passage)
    if passage and at == "13" and spent < most:
        found |= courses(t, seat, "2", spent + 1, most, False)
    return found


IN_ONE_GO = {
    *(
        entry_names.PAYMENT,
        entry_names.SAME_GOODS,
        entry_names.ASSISTANT_PLACE,
        entry_names.AGENT_PLACE,
        entry_names.BRANCH,
    ),
    *(entry_names.HINT_COVER, entry_names.HINT_SPACE),
}


@examples(10)
@given(start=starts(), rng=choices)
def test_cards_may_be_planned_at_every_stop_of_the_own_turn(start: Start, rng: Random) -> None:
    state = start.new()
    for t in walk(state, rng):
        if t["phase"] != names.TURNS or t["depth"] == 0:
            continue
        kind, seat = t["stack"][t["depth"] - 1][:2]
        own = seat == t["current"] and kind not in IN_ONE_GO
        room = t["planned_size"][seat] < names.PLANNING_SLOTS and t["hand_size"][seat] > 0
        plans = [action for action in state.legal(seat) if names.PLAN <= action < names.DISCARD]
        assert len(plans) == (t["hand_size"][seat] if own and room else 0)


@examples(10)
@given(start=starts(), rng=choices)
def test_a_turn_never_passes_on_by_itself_while_something_can_be_done_freely(
    start: Start, rng: Random
) -> None:
    """It ends with the last card that is drawn, or when its captain says so; what the Search offers
    holds it up even then.
    """
    state = start.new()
    while not state.is_over:
        before = state.table()
        seat, action = choose(state, rng)
        refilling = (
            before["depth"] and before["stack"][before["depth"] - 1][0] == entry_names.REFILL
        )
        state.apply(seat, action)
        t = state.table()
        turn = before["phase"] == names.TURNS and before["current"] == seat
        if turn and refilling and action != names.PASS and t["current"] != seat:
            assert not may_search(t, seat, state.seats)
        if not turn or refilling or (t["phase"], t["current"]) == (names.TURNS, seat):
            continue
        full = t["planned_size"][seat] == names.PLANNING_SLOTS or t["hand_size"][seat] == 0
        assert full or state.is_over


def may_search(t: Fields, seat: int, seats: int) -> bool:
    """Whether a hand has all that a red hint asks for, or a ship lies where Luysa may be freed."""
    hand = t["hand"][seat][: t["hand_size"][seat]]
    shown = Counter(FIGURES.projects[card].object for card in hand)
    asked = [FIGURES.tiles.search.hints[hint].objects for hint in t["red"] if hint >= 0]
    if any(Counter(objects) <= shown for objects in asked):
        return True
    near = t["luysa"] == names.FOUND and t["luysa_at"] == t["ship"][seat]
    return bool(near and t["combat"][seat] >= (5 if seats == 1 else 7))


def occupied(t: Fields, seats: int, with_automa: bool) -> set[int]:
    """Spaces that are jumped over: explorers and track figures, but not at either end."""
    captains = [*range(seats), *([names.AUTOMA] if with_automa else [])]
    taken = {t["explorer"][captain] for captain in captains}
    taken |= {t["track_figure"][seat] for seat in range(seats)}
    return taken - {SPACE["E0"], SPACE["E26"], names.NONE}


def within(taken: set[int], at: str, steps: int) -> set[str]:
    """Where an explorer may end with so many steps; occupied spaces cost none."""
    found: set[str] = set()
    for space in TRACK[at].next if steps else ():
        if SPACE[space] in taken:
            found |= within(taken, space, steps)
        else:
            found |= {space} | within(taken, space, steps - 1)
    return found


@examples(10)
@given(start=starts(), rng=choices)
def test_ships_and_explorers_go_where_the_printed_ways_lead(start: Start, rng: Random) -> None:
    state = start.new()
    with_automa = bool(state.table()["deck_size"])
    ids = [space.id for space in BOARD.explorer_track]
    for t in walk(state, rng):
        if t["depth"] == 0 or state.is_over:
            continue
        kind, seat, points, done = t["stack"][t["depth"] - 1][:4]
        if kind not in (entry_names.MOVE, entry_names.EXPLORATION) or seat not in state.actors:
            continue
        offered = [GAME.action(state, seat, action) for action in state.legal(seat)]
        if kind == entry_names.MOVE:
            passage = lies(t, "L37") and not t["tile_discs"][seat] & names.PASSAGE_DISC
            passage = passage and sum(t["discs"][seat]) > 0
            at = BOARD.locations[t["ship"][seat]].id
            sails = {(a["to"], a["points"]) for a in offered if a["type"] == "sail"}
            assert sails == courses(t, seat, at, 0, points, passage)
        elif not done and t["explorer"][seat] != SPACE["E26"]:
            taken = occupied(t, start.seats, with_automa) - {t["explorer"][seat]}
            walks = {a["to"] for a in offered if a["type"] == "explore"}
            assert walks == within(taken, ids[t["explorer"][seat]], points)


# ---- saving, records ----


@examples(6)
@given(start=starts(), rng=choices)
def test_a_saved_table_goes_on_as_if_it_had_not_been_saved(start: Start, rng: Random) -> None:
    state = start.new()
    for _ in walk(state, rng):
        if rng.random() < 0.05:
            again = GAME.restore(json.loads(json.dumps(state.dump())))
            assert again.fingerprint() == state.fingerprint()
            assert [again.legal(seat) for seat in range(start.seats)] == [
                state.legal(seat) for seat in range(start.seats)
            ]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_record_replays_to_the_same_fingerprint(scenario: str) -> None:
    rng = Random(scenario)
    seats = rng.randint(1, 4)
    play = Play.begin(GAME, seats=seats, seed=7, options={"scenario": scenario})
    while not play.state.is_over:
        play.apply(*choose(play.state, rng))
    *_, last = replay(read(play.record.text()), GAME)
    assert last.state.fingerprint() == play.state.fingerprint()
    assert last.state.scores() == play.state.scores()


def test_the_same_seed_gives_the_same_game() -> None:
    for scenario, seats in TABLES:
        first, second = (new(scenario, seats, 11) for _ in range(2))
        assert first.dump() == second.dump()
        assert first.fingerprint() != new(scenario, seats, 12).fingerprint()
