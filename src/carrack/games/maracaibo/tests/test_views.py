"""What is seen and what is not; tables laid again from a view; dumps and restoring."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from carrack import State
from carrack.games.maracaibo import entry_names
from carrack.games.maracaibo import names as n
from carrack.games.maracaibo.tests.walks import (
    GAME,
    TABLES,
    WITH_JEAN,
    after_setup,
    at_random,
    new,
    step,
    walk,
)
from carrack.kernel.errors import BadRecord

Table = dict[str, Any]
VIEWERS = (None, 0, 1, 2)


def changed(state: State, change: Callable[[Table], None]) -> State:
    """The same table with something changed; it must still be one that can be."""
    dump = json.loads(json.dumps(state.dump()))
    change(dump["table"])
    return GAME.restore(dump)


def told(state: State, viewer: int | None) -> str:
    return json.dumps(state.view(viewer))


def swap_cards(t: Table, one: tuple[str, int, int], other: tuple[str, int, int]) -> None:
    """Exchange two cards: (list, seat, place); the pile has no seat."""
    first, second = card_at(t, one), card_at(t, other)
    put_card(t, one, second)
    put_card(t, other, first)
    t["where"][first], t["where"][second] = t["where"][second], t["where"][first]


def with_hands(scenario: str, seed: int, steps: int) -> State:
    """A table of three some way into a game, on which everybody holds cards."""
    state, rng = at_random(scenario, 3, seed, steps), Random(seed)
    while 0 in state.table()["hand_size"][:3]:
        step(state, rng)
    return state


def card_at(t: Table, place: tuple[str, int, int]) -> int:
    name, seat, slot = place
    return int(t[name][slot] if name == "pile" else t[name][seat][slot])


def put_card(t: Table, place: tuple[str, int, int], card: int) -> None:
    name, seat, slot = place
    (t[name] if name == "pile" else t[name][seat])[slot] = card


# ---- secrets ----


@pytest.mark.parametrize("scenario", ["base_hard", "all_inclusive", "coop", "rescue"])
def test_nobody_sees_the_hand_of_another(scenario: str) -> None:
    # Given a game of three, and one card of seat 0 exchanged for one of the pile
    state = with_hands(scenario, 5, 80)
    other = changed(state, lambda t: swap_cards(t, ("hand", 0, 0), ("pile", 0, 3)))
    # Then only seat 0 sees the difference
    for viewer in VIEWERS:
        assert (told(state, viewer) == told(other, viewer)) == (viewer != 0)


def test_hands_of_two_others_look_alike_to_the_third() -> None:
    state = with_hands("unrest", 2, 60)
    other = changed(state, lambda t: swap_cards(t, ("hand", 0, 0), ("hand", 1, 0)))
    assert told(state, 2) == told(other, 2)
    assert told(state, None) == told(other, None)


def turn_pile(t: Table) -> None:
    t["pile"][: t["pile_size"]] = reversed(t["pile"][: t["pile_size"]])


def turn_quests(t: Table) -> None:
    """All below the open one."""
    below = t["quest_pile_size"] - 1
    t["quest_pile"][:below] = reversed(t["quest_pile"][:below])


def swap_tokens(t: Table) -> None:
    first, second = t["token_pile"][0][0], t["token_pile"][1][0]
    t["token_pile"][0][0], t["token_pile"][1][0] = second, first
    t["token"][first], t["token"][second] = t["token"][second], t["token"][first]


def swap_buildings(t: Table) -> None:
    t["prestige"][2], t["prestige"][3] = t["prestige"][3], t["prestige"][2]


def turn_deck(t: Table) -> None:
    t["deck"][: t["deck_size"]] = reversed(t["deck"][: t["deck_size"]])


def swap_hints(t: Table) -> None:
    first, second = [i for i, count in enumerate(t["hint_count"]) if count][:2]
    t["hint"][first][0], t["hint"][second][0] = t["hint"][second][0], t["hint"][first][0]


def swap_box(t: Table) -> None:
    """A later card of the pile against one that went back into the box unseen."""
    later = [card for card, deck in enumerate(GAME.printed(new("rescue"))["card_deck"]) if deck]
    place = next(i for i, card in enumerate(t["pile"][: t["pile_size"]]) if card in later)
    gone = next(card for card in later if t["where"][card] == n.GONE)
    t["where"][t["pile"][place]], t["where"][gone] = n.GONE, n.IN_PILE
    t["pile"][place] = gone


@pytest.mark.parametrize(
    "change",
    [
        turn_pile,
        turn_quests,
        swap_tokens,
        swap_buildings,
        turn_deck,
        swap_hints,
        swap_box,
    ],
    ids=lambda change: change.__name__,
)
def test_nobody_knows_what_lies_face_down(change: Callable[[Table], None]) -> None:
    state = at_random("rescue", 3, 3, 50)
    other = changed(state, change)
    assert other.fingerprint() != state.fingerprint()
    for viewer in VIEWERS:
        assert told(state, viewer) == told(other, viewer)


def test_building_that_is_face_down_has_no_name_even_in_actions() -> None:
    state = after_setup(seats=2)
    other = changed(state, swap_buildings)
    for place in range(1, 4):
        name = {"type": "invest", "place": place}
        assert GAME.action(state, 0, n.INVEST + place) == name
        assert GAME.action(other, 0, n.INVEST + place) == name


@pytest.mark.parametrize("scenario", ["base_easy", "all_inclusive", "coop"])
def test_setup_choices_stay_secret_until_all_have_chosen(scenario: str) -> None:
    # Given a table of three before anybody chose
    state, rng = new(scenario, 3), Random(4)
    before = {viewer: told(state, viewer) for viewer in VIEWERS}
    # When seat 0 chooses all it has to
    while 0 in state.actors:
        state.apply(0, rng.choice(state.legal(0)))
        for viewer in (None, 1, 2):
            assert told(state, viewer) == before[viewer]
            assert state.events(viewer) == []
    # And the others, too: then everything is told
    while state.view(None)["phase"] == "choosing":
        step(state, rng)
    types = {event["type"] for event in state.events(None) if event.get("seat") == 0}
    assert {"career_taken", "card_planned", "cards_discarded"} <= types
    assert len(state.view(None)["seats"][0]["planned"]) == 1


def test_whether_a_hand_is_dropped_stays_secret_until_all_have_said_so() -> None:
    state, rng = new("base_easy", 3, seed=2), Random(2)
    while state.view(None)["phase"] != "dropping" or len(state.actors) < 2:
        step(state, rng)
    first = state.actors[0]
    others = [viewer for viewer in VIEWERS if viewer != first]
    before = {viewer: told(state, viewer) for viewer in others}
    state.apply(first, n.DROP_HAND)
    for viewer in others:
        assert told(state, viewer) == before[viewer]
        assert state.events(viewer) == []
    assert state.view(first)["drop"] == "drop"


def test_a_card_drawn_from_the_pile_is_told_to_its_owner_alone() -> None:
    state, rng = after_setup("base_easy", 2), Random(1)
    while n.DRAW_FROM_PILE not in state.legal(state.to_move):
        step(state, rng)
    seat = state.to_move
    top = state.table()["pile"][state.table()["pile_size"] - 1]
    state.apply(seat, n.DRAW_FROM_PILE)
    drawn = {viewer: drawn_in(state, viewer) for viewer in (0, 1, None)}
    assert drawn[seat] == GAME.ids.cards[top]
    assert drawn[1 - seat] is None
    assert drawn[None] is None


def drawn_in(state: State, viewer: int | None) -> str | None:
    event = next(event for event in state.events(viewer) if event["type"] == "card_drawn")
    card: str | None = event["card"]
    return card


def test_captains_who_cooperate_may_play_with_open_hands() -> None:
    state = at_random("coop", 3, 4, 70, open_hands=True)
    for seat in range(3):
        assert state.view(None)["seats"][seat]["hand"] == state.view(seat)["hand"]
    closed = at_random("coop", 3, 4, 70)
    assert all("hand" not in seat for seat in closed.view(None)["seats"])


# ---- what everybody sees ----


def test_planning_areas_and_discards_are_public() -> None:
    state = at_random("base_medium", 3, 6, 90)
    assert any(seat["planned"] for seat in state.view(None)["seats"])
    assert state.view(None)["discards"]


def test_the_modules_of_a_scenario_are_told() -> None:
    assert new("base_easy").view(None)["modules"] == []
    assert new("rescue").view(None)["modules"] == ["home_ports", "resistance", "freeing", "search"]


def test_what_is_asked_is_told_to_everybody_in_words() -> None:
    state = after_setup("base_easy", 2)
    pending = state.view(None)["pending"]
    assert pending == {"what": "move", "seat": state.to_move, "points": 7, "extra": False}


def test_a_view_may_be_changed_without_changing_the_game() -> None:
    state = at_random("all_inclusive", 2, 3, 40)
    view, before = state.view(0), told(state, 0)
    view["seats"][0]["discs"].clear()
    view["token_piles"][0] = 99
    view["options"]["scenario"] = "chess"
    view["hand"].clear()
    assert told(state, 0) == before


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_event_is_told_in_words(scenario: str, seats: int) -> None:
    rng = Random(seats + 7)
    for state in walk(new(scenario, seats, seed=seats + 7), rng):
        assert state.lost_events == 0
        for viewer in (None, 0):
            for event in state.events(viewer):
                assert event["cause"]
                json.dumps(event)


# ---- a table laid again ----


def assert_sampled(state: State, viewer: int | None, rng: Random) -> None:
    view = state.view(viewer)
    assert json.loads(json.dumps(view)) == view
    twin = GAME.sample(view, rng)
    assert twin.view(viewer) == view
    assert twin.actors or state.is_over
    assert all(twin.legal(seat) for seat in twin.actors)
    GAME.check_restored(twin)
    if viewer is not None and viewer in state.actors:
        assert twin.legal(viewer) == state.legal(viewer)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_table_is_laid_again_from_what_a_seat_sees(scenario: str, seats: int) -> None:
    rng = Random(seats)
    automa = {"automa": "jean"} if seats == 1 and scenario in WITH_JEAN else {}
    for state in walk(new(scenario, seats, seed=3, **automa), rng, share=0.06):
        for viewer in (None, *range(seats)):
            assert_sampled(state, viewer, rng)


def dump_with(state: State, top: int) -> Table:
    dump = json.loads(json.dumps(state.dump()))
    dump["table"]["deck"][dump["table"]["deck_size"] - 1] = top
    return dict(dump)


def test_nobody_knows_which_cards_the_automa_has_until_they_are_shown() -> None:
    # Given Jacques with 5 of his 7 A cards and 2 of his 5 B cards
    state = after_setup("coop", 2, 3, level=2)
    groups = GAME.printed(state)["jacques_deck"]
    *_, top = deck = state.table()["deck"][: state.table()["deck_size"]]
    left = [c for c, group in enumerate(groups) if group == groups[top] and c not in deck]
    assert left
    # When another card of its group lies on top, then nobody sees a difference
    for viewer in (None, 0, 1):
        for card in left:
            assert told(GAME.restore(dump_with(state, card)), viewer) == told(state, viewer)
    assert state.view(None)["automa"]["unseen"] == {"A": 5, "B": 2}
    # And a table that is laid again has any of them
    tops = {GAME.sample(state.view(0), Random(seed)).table()["deck"][6] for seed in range(80)}
    assert len(tops) > 7


def test_cards_that_the_automa_has_shown_lie_under_the_others() -> None:
    state, rng = after_setup("coop", 1, 3, level=2), Random(8)
    shown: set[str] = set()
    while state.view(None)["round"] == 1:
        step(state, rng)
        shown |= {event["card"] for event in state.events(None) if event["type"] == "automa_card"}
    automa = state.view(None)["automa"]
    assert sum(automa["unseen"].values()) == 7 - len(shown)
    shown -= set(automa["shown"])  # in the next round
    assert shown
    assert automa["under"] == [{"round": 1, "cards": sorted(shown)}]
    for seed in range(5):
        twin = GAME.sample(state.view(0), Random(seed)).table()
        below = {GAME.ids.jacques[card] for card in twin["deck"][: len(shown)]}
        assert below == shown


def test_cards_in_the_box_are_drawn_afresh() -> None:
    view = at_random("unrest", 2, 1, 60).view(0)
    assert view["removed"] == []
    boxes = [box_of(GAME.sample(view, Random(seed))) for seed in range(4)]
    assert len(set(boxes)) == 4
    assert {len(box) for box in boxes} == {101 + 36 + 17 - 40}
    assert all(card[0] != "A" for box in boxes for card in box)


def test_a_story_card_that_is_not_in_the_game_stays_in_the_box() -> None:
    view = at_random("coop", 2, 1, 60).view(0)
    for seed in range(4):
        box = box_of(GAME.sample(view, Random(seed)))
        assert len([card for card in box if card.startswith("C")]) == 17


def box_of(state: State) -> tuple[str, ...]:
    where = state.table()["where"]
    return tuple(card for card, at in zip(GAME.ids.cards, where, strict=True) if at == n.GONE)


def test_cards_that_jean_takes_away_are_seen_leaving() -> None:
    state, rng = new("base_easy", 1, automa="jean", seed=5), Random(5)
    taken: list[str] = []
    for _ in walk(state, rng):
        taken += [event["card"] for event in state.events(None) if event["type"] == "card_removed"]
        if len(taken) > 2:
            break
    assert state.view(None)["removed"] == sorted(taken)


def test_hidden_cards_are_drawn_afresh() -> None:
    view = at_random("base_easy", 2, 1, 60).view(0)
    twins = [GAME.sample(view, Random(seed)) for seed in range(8)]
    assert len({tuple(twin.view(1)["hand"]) for twin in twins}) > 1
    assert len({tuple(twin.table()["pile"]) for twin in twins}) == 8
    assert len({twin.fingerprint() for twin in twins}) == 8


def test_in_the_setup_others_hold_cards_of_the_first_deck() -> None:
    view = new("base_hard", 3).view(0)
    for seed in range(5):
        hand = GAME.sample(view, Random(seed)).view(1)["hand"]
        assert {card[0] for card in hand} == {"A"}
        assert not set(hand) & set(view["hand"])


def test_a_laid_table_can_be_played_to_its_end() -> None:
    for seed in range(3):
        rng = Random(seed)
        twin = GAME.sample(at_random("rescue", 3, seed, 100).view(1), rng)
        while not twin.is_over:
            step(twin, rng)
        result = twin.result()
        assert result is not None
        assert result["kind"] == "cooperative"


# ---- dumps ----


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_game_is_restored_from_its_dump(scenario: str, seats: int) -> None:
    rng = Random(seats + 1)
    for state in walk(new(scenario, seats, seed=8), rng, share=0.1):
        dump = json.loads(json.dumps(state.dump()))
        twin = GAME.restore(dump)
        assert twin.dump() == dump
        assert twin.fingerprint() == state.fingerprint()


def setting(**fields: Any) -> Callable[[Table], None]:
    return lambda t: t.update(fields)


def in_stack(place: int, number: int) -> Callable[[Table], None]:
    """A number of the topmost entry."""

    def change(t: Table) -> None:
        t["stack"][t["depth"] - 1][place] = number

    return change


def first(name: str, number: int) -> Callable[[Table], None]:
    """The first number of a field."""

    def change(t: Table) -> None:
        holder = t[name]
        while isinstance(holder[0], list):
            holder = holder[0]
        holder[0] = number

    return change


HOSTILE: dict[str, Callable[[Table], None]] = {
    "an entry of no kind": in_stack(0, 99),
    "an entry of a seat that is not there": in_stack(1, 3),
    "a ship that sails too far": in_stack(2, 30),
    "a list of ops beyond the tables": lambda t: t["stack"].__setitem__(
        t["depth"] - 1, [entry_names.OPS, 0, 32_000, 0, -1, 0, -1, 0, 0, 0, 0, 0]
    ),
    "a choice about no op": lambda t: t["stack"].__setitem__(
        t["depth"] - 1, [entry_names.OPTION_CHOICE, 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0]
    ),
    "a fight without a side": lambda t: t["stack"].__setitem__(
        t["depth"] - 1, [entry_names.COMBAT, 0, entry_names.FIGHT, -1, -1, 0, -1, 5, 0, 0, 0, 0]
    ),
    "nothing to resolve": setting(depth=0),
    "a stack higher than it can be": setting(depth=entry_names.MAX_DEPTH + 1),
    "nobody who is asked": setting(asking=0),
    "a ship beyond the sea": first("ship", 25),
    "an explorer beyond the track": first("explorer", 47),
    "a card in two hands": lambda t: t["hand"][1].__setitem__(0, t["hand"][0][0]),
    "a card in no place": first("where", 7),
    "a hand that is too large": first("hand_size", 8),
    "a pile that is too small": lambda t: t.update(pile_size=t["pile_size"] - 1),
    "a ninth figure": lambda t: t["figures"].__setitem__(0, t["figures"][0] + 1),
    "a fourteenth marker": lambda t: t["track_markers"].__setitem__(0, 12),
    "a third disc on an upgrade": first("discs", 3),
    "a market that overflows": lambda t: t["market"].__setitem__(10, 9),
    "a quest in no place": first("quest", 13),
    "a token in two piles": lambda t: t["token_pile"][1].__setitem__(0, t["token_pile"][0][0]),
    "a building that is there twice": lambda t: t.update(prestige=[t["prestige"][0]] * 4),
    "an investment in nothing": setting(invested=[15] * n.PRESTIGE_BUILDINGS),
    "a round beyond the last": setting(round_number=5),
    "hands dropped after the last round": setting(phase=n.DROPPING, round_number=4),
    "a setup in the middle": setting(phase=n.CHOOSING),
    "negative doubloons": first("doubloons", -1),
    "more influence than there is": first("influence", 21),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_table_that_cannot_be_is_refused(name: str) -> None:
    state = after_setup("all_inclusive", 2, seed=4)
    with pytest.raises(BadRecord) as caught:
        changed(state, HOSTILE[name])
    assert caught.value.code == "dump.damaged"


def test_a_hint_that_is_there_twice_is_refused() -> None:
    state = at_random("rescue", 3, 3, 50)

    def change(t: Table) -> None:
        places = [i for i, count in enumerate(t["hint_count"]) if count]
        t["hint"][places[0]][0] = t["hint"][places[1]][0]

    with pytest.raises(BadRecord):
        changed(state, change)


def mutated(table: Table, rng: Random) -> None:
    """One number of one field becomes another one."""
    name = rng.choice(sorted(table))
    holder: Any = table
    key: Any = name
    while isinstance(holder[key], list):
        holder, key = holder[key], rng.randrange(len(holder[key]))
    if name == "stack" and table["depth"]:
        holder, key = (
            table["stack"][rng.randrange(table["depth"])],
            rng.randrange(entry_names.FRAME_WIDTH),
        )
    near, far = holder[key] + rng.randrange(-3, 4), rng.randrange(-128, 128)
    holder[key] = max(-128, min(127, rng.choice([near, far, -1, 0])))


def test_a_number_changed_at_random_is_refused_or_can_be_played_on() -> None:
    refused = 0
    for seed in range(60):
        rng = Random(seed)
        scenario, seats = TABLES[seed % len(TABLES)]
        state = at_random(scenario, seats, seed, rng.randrange(60 * seats))
        try:
            twin = changed(state, partial(mutated, rng=rng))
        except BadRecord:
            refused += 1
            continue
        for _ in range(30):
            if not twin.is_over:
                step(twin, rng)
    assert refused > 20
