"""Trying steps out: only what could be taken back, only for whoever asks, and nothing is stored."""

from __future__ import annotations

import json
from pathlib import Path
from unittest import mock

import pytest

from carrack.server.errors import Unavailable
from carrack.server.storage.journal import Journal
from carrack.server.tables import drafts, rows
from carrack.server.tables.table import Table
from carrack.server.wire.messages import Try
from carrack.server.wire.showing import tried
from carrack.server.wire.telling import encoded

from .tables import AtTable, Json, both, house_of, in_a_loop, refused
from .wire import all_wires, guests, here, names, seated, wait_until, waiting


def asked(table: AtTable, seat: int, *actions: Json, decision: str | None = None) -> Json:
    now = decision or table.table.decision(seat) or ""
    answer = tried(table.table, Try("t", table.id, seat, now, list(actions)), "en")
    found: Json = json.loads(encoded(answer))
    return found


def kinds(turn: Json | None) -> set[str]:
    groups = turn["groups"] if turn else []
    return {action["name"]["type"] for group in groups for action in group["actions"]}


def a_card(table: AtTable, seat: int) -> Json:
    return next(action for action in table.legal(seat) if action["type"] == "play")


@in_a_loop
async def test_a_run_is_tried_card_by_card_and_looks_as_if_it_were_laid(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        many = {"hand_size_by_players": {"2": 10}}
        table = await h.open("macau_cards", "Anna", "Bob", seed=2, options=many)
        seat, before = table.mover, table.table.fingerprint
        other = table.page(1 - seat)
        heard = other.n
        cards = [action for action in table.legal(seat) if action["type"] == "play"]
        card = next(card for card in cards if "end_play" in kinds(asked(table, seat, card)["turn"]))
        decision = table.table.decision(seat)
        answer = asked(table, seat, card)
        assert answer["decision"] == answer["turn"]["decision"] == decision
        assert kinds(answer["turn"]) == {"play", "end_play"}
        assert card["card"] not in answer["view"]["hand"]
        assert answer["prompt"]
        assert (table.table.fingerprint, other.n) == (before, heard)
        await table.act(seat, card)
        assert answer["view"] == json.loads(json.dumps(table.table.state.view(seat)))


@in_a_loop
async def test_a_step_that_goes_without_saying_is_added(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        # Where a play may have several cards, but no two of the hand go together, its end is all
        # that is left.
        table = await h.open("macau_cards", "Anna", "Bob", seed=2, options={"runs": False})
        seat = table.mover
        hand = table.table.state.view(seat)["hand"]
        card = next(
            action
            for action in table.legal(seat)
            if action["type"] == "play" and sum(c[0] == action["card"][0] for c in hand) == 1
        )
        answer = asked(table, seat, card)
        assert answer["actions"] == [card, {"type": "end_play"}]
        assert answer["turn"] is None


@in_a_loop
async def test_what_was_tried_is_sent_as_one_plan(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        await table.plan(seat, a_card(table, seat), "end_play")
        await table.settled()
        assert await table.acts() == [(seat, "play", "plan"), (seat, "end_play", "plan")]


@in_a_loop
async def test_a_run_is_stored_in_one_transaction(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        page, other = table.page(seat), table.page(1 - seat)
        store = Journal.outcome
        with mock.patch.object(Journal, "outcome", autospec=True, side_effect=store) as outcome:
            await table.plan(seat, a_card(table, seat), "end_play")
        [[_, stored]] = [call.args for call in outcome.call_args_list]
        assert [entry.row.kind for entry in stored] == [rows.PLAN, rows.ACT, rows.ACT]
        # It has come true row by row, for everybody who may know of it, and as a journal tells it.
        assert (page.n, other.n) == (table.table.numbers[seat], table.table.numbers[1 - seat])
        assert page.view == json.loads(json.dumps(table.table.state.view(seat)))
        assert page.position["plan"] is None
        columns = await table.columns()
        assert (columns["seq"], columns["acting"]) == (table.table.seq, f",{1 - seat},")
        before = (table.table.fingerprint, dict(table.table.numbers))
        again = await table.reloaded()
        assert (again.fingerprint, again.numbers) == before


@in_a_loop
async def test_a_run_that_cannot_be_stored_has_not_been_laid(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        card, before = a_card(table, seat), known_of(table.table)
        full = mock.AsyncMock(return_value=Unavailable("the disk is full"))
        with mock.patch.object(Journal, "outcome", full), refused("server.unavailable"):
            await table.plan(seat, card, "end_play")
        assert full.await_count == 1
        assert known_of(table.table) == before
        assert await table.rows(rows.PLAN, rows.ACT) == []
        await table.plan(seat, card, "end_play")
        assert await table.acts() == [(seat, "play", "plan"), (seat, "end_play", "plan")]


def known_of(table: Table) -> dict[str, str]:
    """All that a table knows, as it is now."""
    found = {**vars(table), "kept": table.trail.kept if table.trail else []}
    return {name: repr(value) for name, value in found.items() if name not in ("lock", "used")}


@in_a_loop
async def test_of_a_run_that_two_processes_lay_one_is_laid_whole(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob", seed=2)
        same = await there.at(table)
        seat, decision = table.mover, table.table.decision(table.mover)
        run = [a_card(table, seat), {"type": "end_play"}]
        found = await both(
            *(
                side.do(seat, lambda t: drafts.plan(t, seat, run, False, decision))
                for side in (table, same)
            )
        )
        assert sorted(isinstance(one, int) for one in found) == [False, True]
        assert [row.kind for row in await table.rows(rows.PLAN, rows.ACT)] == [
            rows.PLAN,
            rows.ACT,
            rows.ACT,
        ]


@in_a_loop
async def test_what_of_a_run_is_not_possible_is_dropped_and_the_rest_laid(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        page = table.page(seat)
        await table.plan(seat, a_card(table, seat), "draw")
        await table.settled()
        assert await table.acts() == [(seat, "play", "plan")]
        assert [news["action"] for news in page.heard("plan_dropped")] == [{"type": "draw"}]
        assert not table.table.plans[seat]


@in_a_loop
async def test_a_plan_for_a_decision_that_is_gone_is_refused(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        gone = table.table.decision(seat)
        card = a_card(table, seat)
        await table.act(seat, "draw")
        with refused("seat.not_acting"):
            await table.do(seat, lambda t: drafts.plan(t, seat, [card], False, gone))
        await table.act(1 - seat, "draw")
        with refused("decision.stale"):
            await table.do(seat, lambda t: drafts.plan(t, seat, [card], False, gone))
        assert not table.table.plans.get(seat)


@in_a_loop
async def test_what_would_reveal_something_cannot_be_tried(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        for steps in ([{"type": "draw"}], [a_card(table, seat), {"type": "end_play"}]):
            answer = asked(table, seat, *steps)
            assert (answer["turn"], answer["view"]) == (None, {})


@in_a_loop
async def test_trying_is_refused_for_the_same_reasons_as_doing(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        card = a_card(table, seat)
        with refused("decision.stale"):
            asked(table, seat, card, decision="9.9")
        with refused("seat.not_acting"):
            asked(table, 1 - seat, card, decision="0.1")
        with refused("action.unknown"):
            asked(table, seat, {"type": "fly"})
        with refused("try.final"):
            asked(table, seat, {"type": "draw"}, card)
        with refused("card.not_held"):
            asked(table, seat, card, card)
        await table.resign(seat)
        with refused("table.not_playing"):
            asked(table, seat, card, decision="0.1")


@pytest.mark.parametrize("who", ["the other seat", "a stranger"])
def test_nobody_tries_for_another_seat(tmp_path: Path, who: str) -> None:
    with here(str(tmp_path / "server.sqlite")) as server, guests(server) as come:
        ana, bob, eve = come("Ana", "Bob", "Eve")
        table = seated([ana, bob], "macau_cards")
        wires = all_wires(table, ana, bob)
        [(mine, seat)] = waiting(table, wires)
        other = eve.connect() if who == "a stranger" else wires[1 - wires.index(mine)]
        turn = mine.stream(table, seat).turn
        assert turn is not None
        answer = other.ask(
            "try", table, seat=seat, decision=turn["decision"], actions=names(turn)[:1]
        )
        code = "table.unknown" if who == "a stranger" else "seat.not_yours"
        assert (answer["type"], answer["code"]) == ("refused", code)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Danach fragt das Spiel gerade nicht."), (None, "call_suit ")],
)
def test_a_refusal_is_told_in_the_readers_words_and_to_a_program_as_it_is(
    tmp_path: Path, language: str | None, sentence: str
) -> None:
    with here(str(tmp_path / "server.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        table = seated([ana, bob], "macau_cards")
        [(mine, seat)] = waiting(table, all_wires(table, ana, bob, language=language))
        turn = mine.stream(table, seat).turn
        assert turn is not None
        call = {"type": "call_suit", "suit": "H"}
        answer = mine.ask("act", table, seat=seat, decision=turn["decision"], action=call)
        assert (answer["code"], sentence in answer["sentence"]) == ("phase.wrong", True), answer


def test_what_leaves_nothing_to_choose_is_done_when_that_was_wished(tmp_path: Path) -> None:
    with here(str(tmp_path / "server.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        table = seated([ana, bob], "macau_cards")
        [(mine, seat)] = waiting(table, all_wires(table, ana, bob))
        turn = mine.stream(table, seat).turn
        assert turn is not None
        tried = {"seat": seat, "decision": turn["decision"], "actions": [{"type": "draw"}]}
        before = len(mine.stream(table, seat).view["hand"])
        done = mine.does("try", table, **tried, do=True, id="once")
        again = mine.does("try", table, **tried, do=True, id="once")
        assert again == done  # sent twice, done once
        mine.sync()
        assert len(mine.stream(table, seat).view["hand"]) == before + 1


def test_a_card_and_the_end_of_its_play_are_one_message(tmp_path: Path) -> None:
    with here(str(tmp_path / "server.sqlite")) as server, guests(server) as come:
        ana, bob = come("Ana", "Bob")
        table = seated([ana, bob], "macau_cards", options={"runs": False})
        wires = all_wires(table, ana, bob)
        for _ in range(100):  # until somebody has a card that no other of the hand goes with
            [(mine, seat)] = waiting(table, wires)
            turn, hand = mine.stream(table, seat).turn, mine.stream(table, seat).view["hand"]
            assert turn is not None
            single = [
                name
                for name in names(turn)
                if name["type"] == "play" and [c[0] for c in hand].count(name["card"][0]) == 1
                if name["card"][0] in "56789"  # cards that ask for nothing more
            ]
            if single:
                break
            mine.act(table, seat, {"type": "draw"})
        [card, *_] = single
        mine.does(
            "try", table, seat=seat, decision=turn["decision"], actions=[card], do=True, id="one"
        )

        def is_laid() -> bool:
            asked = [wire.stream(table, who).turn for wire, who in waiting(table, wires)]
            held = card["card"] in mine.stream(table, seat).view["hand"]
            return not held and all("end_play" not in kinds(turn) for turn in asked)

        wait_until(is_laid)
