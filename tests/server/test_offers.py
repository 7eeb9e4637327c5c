"""Offers to end the game: answered, withdrawn, and worth nothing once their seats change hands."""

from __future__ import annotations

from pathlib import Path

from carrack.server.tables import drafts, rows, seating

from .tables import both, house_of, in_a_loop, refused


@in_a_loop
async def test_a_game_ends_when_everybody_agrees(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl", bots=1)
        await table.settled()
        page = table.page(None, "en")
        await table.offer("Bob", "end")
        await table.answer("Carl", True)
        await table.settled()
        assert table.status == "playing"
        await table.answer("Anna", True)
        await table.settled()
        assert (table.status, table.table.facts.reason) == ("ended", "agreed")
        assert table.table.facts.result is None
        assert page.heard("table")[-1]["table"]["scores"] == table.table.state.scores()
        assert (await table.columns())["wakes"] is None
        again = await table.reloaded()
        assert (again.facts.status, again.offer) == ("ended", None)


@in_a_loop
async def test_moves_do_not_void_an_offer_to_end(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        await table.offer("Anna", "end")
        await table.act(table.mover, "draw")
        await table.act(table.mover, "draw")
        again = await table.reloaded()
        assert again.offer is not None
        assert (again.offer.what, again.offer.agreed) == ("end", {0})
        await table.answer("Bob", True)
        await table.settled()
        assert table.status == "ended"


@in_a_loop
async def test_an_offer_is_carried_out_after_a_restart(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        h.house.attendant.stopping = True  # killed between the last answer and what it leads to
        await table.offer("Anna", "end")
        await table.answer("Bob", True)
        await table.settled()
        assert table.status == "playing"
        wakes = (await table.columns())["wakes"]
        assert wakes is not None
        h.house.attendant.stopping = False
        await table.reloaded()
        await table.settled()
        assert table.status == "ended"


@in_a_loop
async def test_two_offers_at_once_are_one_offer(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        found = await both(table.offer("Anna", "end"), table.offer("Bob", "end"))
        assert isinstance(found[0], int)
        assert getattr(found[1], "code", None) == "offer.pending"
        assert len(await table.rows(rows.OFFER)) == 1


@in_a_loop
async def test_an_answer_to_another_offer_is_refused(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        with refused("offer.gone"):
            await table.answer("Bob", True)
        await table.offer("Anna", "end")
        await table.answer("Anna", False)
        await table.offer("Bob", "end")
        with refused("offer.gone"):
            await table.do("Anna", lambda t: drafts.answer(t, 0, 1, True))
        assert table.status == "playing"


@in_a_loop
async def test_no_game_is_ended_behind_the_back_of_who_is_away(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        await table.offer("Anna", "end")
        await table.answer("Bob", True)
        await h.house.do(table.id, lambda t: drafts.change_seat(t, 2, away=True))
        await table.settled()
        assert table.status == "playing"
        await h.house.do(table.id, lambda t: drafts.change_seat(t, 2, away=False))
        await table.answer("Carl", True)
        await table.settled()
        assert table.status == "ended"


@in_a_loop
async def test_what_somebody_offered_ends_with_their_game(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        await table.offer("Bob", "end")
        await table.resign("Bob")
        await table.settled()
        assert table.table.offer is None
        assert table.status == "playing"
        assert (await table.reloaded()).offer is None


@in_a_loop
async def test_what_somebody_agreed_to_does_not_bind_who_takes_the_seat(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl", "Dora")
        await table.offer("Anna", "end")
        await table.answer("Bob", True)
        await table.resign("Bob")
        await seating.want_person(h.house, await h.person("Anna"), table.id, 1)
        await h.join("Emil", table)
        await table.answer("Carl", True)
        await table.answer("Dora", True)
        await table.settled()
        assert table.status == "playing"
        await table.answer("Emil", True)
        await table.settled()
        assert table.status == "ended"


@in_a_loop
async def test_alone_among_bots_an_end_is_agreed_at_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", bots=2)
        await table.settled()
        await table.offer("Anna", "end")
        await table.settled()
        assert (table.status, table.table.facts.reason) == ("ended", "agreed")
