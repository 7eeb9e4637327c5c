"""What each message of a client does: one function for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import carrack
from carrack.server.errors import Refused
from carrack.server.people.user import check_is_no_program
from carrack.server.storage.database import now
from carrack.server.tables import access, drafts, hearing, seat_tokens, seating
from carrack.server.tables.facts import Draft, Viewer
from carrack.server.tables.loading import no_table
from carrack.server.tables.table import Table
from carrack.server.wire.log import spoken_language
from carrack.server.wire.messages import (
    Act,
    Answer,
    Chat,
    Done,
    Hello,
    Hurry,
    Offer,
    Ping,
    Plan,
    Pong,
    Present,
    Propose,
    Resign,
    Try,
    Undo,
    Unwatch,
    Watch,
    Welcome,
)
from carrack.server.wire.showing import tried
from carrack.server.wire.telling import table_news

if TYPE_CHECKING:
    from carrack.server.wire.connection import Connection

MOST_TABLES = 50  # that one connection may follow


async def hello(connection: Connection, message: Hello) -> None:
    connection.greeted.set()
    connection.language = spoken_language(message.language)
    if message.token is not None:
        await become_seat(connection, message.token)
    connection.say(
        Welcome(
            carrack.__version__,
            connection.user_id,
            None if connection.person is None else connection.person.name,
            connection.seat,
        )
    )


async def become_seat(connection: Connection, token: str) -> None:
    """From now on this is the seat's player and nobody else."""
    table_id, seat, count = await seat_tokens.token_seat(connection.service, token)
    owner = (await connection.house.table(table_id)).seats[seat].user_id
    if owner is None or await connection.service.people.is_shut_out(owner):
        raise Refused("the operator has banned you", code="person.banned", status=403)
    connection.unwatch_all()
    connection.person, connection.user_id = None, owner
    connection.seat, connection.token = (table_id, seat), count


# ---- following tables ----


async def watch(connection: Connection, message: Watch) -> None:
    if len(connection.tables | {message.table}) > MOST_TABLES:
        raise Refused("too many tables at once", code="socket.too_many_tables")
    connection.service.limits.check("watch", connection.address)
    table = await connection.house.table(message.table)
    seats = [] if message.spectator else connection.seats_at(table)
    viewers: list[Viewer] = [*seats]
    if not viewers:
        # A token opens its seat and nothing else, whoever the seat belongs to.
        user_id = connection.user_id if connection.seat is None else None
        access.check_may_watch(table, user_id, message.key)
        viewers = [None]
    await welcome_back(connection, table, seats)
    histories = {
        viewer: await missed(connection, table, viewer, message.known) for viewer in viewers
    }
    table = await connection.house.table(
        message.table
    )  # nobody followed it: it may have been let go
    if not set(seats) <= set(connection.seats_at(table)):
        raise Refused("the seat has changed hands", code="seat.not_yours", status=403)
    connection.tables.add(table.id)
    connection.keys[table.id] = message.key
    audience = connection.house.audiences[table.id]
    connection.say(table_news(table, connection))
    for viewer in viewers:
        audience.add(viewer, connection)
        # What came in while the history was read is told here, too.
        steps = [told for told in table.recent if viewer in told.parts]
        steps = merged(histories[viewer], steps, viewer)
        connection.say(audience.full(viewer, connection.language, steps))
    connection.house.presence.came(connection, table)
    await connection.house.chat.tell_lines(connection, table)


async def missed(
    connection: Connection, table: Table, viewer: Viewer, known: dict[str, int]
) -> Any:
    """The steps behind the number the client knows; none for one that starts afresh."""
    number = known.get("watch" if viewer is None else str(viewer))
    if number is not None and number > table.numbers[viewer]:
        await connection.house.refresh(table.id)  # another process has told more than we know
    if number is None or number >= table.numbers[viewer]:
        return (table.numbers[viewer], [])
    return (number, await connection.house.history(table, viewer, number))


async def welcome_back(connection: Connection, table: Table, seats: list[int]) -> None:
    """Whoever opens the page gets the seat back from the bot."""
    for seat in seats:
        connection.service.notices.seen(table.id, seat)
        await seating.come_back(connection.house, table, seat)


async def unwatch(connection: Connection, message: Unwatch) -> None:
    connection.leave(message.table)


def merged(history: Any, recent: list[Any], viewer: Viewer) -> list[Any]:
    """The steps behind a number, without a gap and without a double."""
    after, steps = history
    found = {told.parts[viewer][0]: told for told in [*steps, *recent]}
    return [found[number] for number in sorted(found) if number > after]


# ---- playing ----


async def do(connection: Connection, message: Any, draft: Any) -> None:
    """Something a seat does; answered when it is stored."""
    if not isinstance(message, (Act, Resign)):
        connection.service.limits.check("beside", connection.user_id or connection.address)
    table = await connection.house.table(message.table)
    check_is_mine(connection, table, message.seat)
    if connection.person is not None and connection.person.program:
        await seating.program_plays(connection.house, table, message.seat, connection.person)
    await seating.come_back(connection.house, table, message.seat)

    def checked(table: Table) -> Draft:
        check_is_mine(connection, table, message.seat)
        found: Draft = draft(table)
        return found

    # Ids are each sender's own: two people may use the same one.
    own = table.message_key(message.seat, message.id)
    answered = False

    def stored(number: int) -> None:
        nonlocal answered
        answered = True
        connection.say(Done(message.id, table.id, number))

    number = await connection.house.do(
        table.id, checked, user_id=connection.user_id, message=own, stored=stored
    )
    if not answered:  # it was stored when it was sent before
        stored(number)


def check_is_mine(connection: Connection, table: Table, seat: int) -> None:
    if table.id not in connection.tables and not connection.seats_at(table):
        # A token opens its seat and nothing else, whoever the seat belongs to.
        user_id = connection.user_id if connection.seat is None else None
        if not table.facts.public and user_id != table.facts.owner_id:
            raise no_table(table.id)
    table.check_seat(seat)
    if seat not in connection.seats_at(table):
        raise access.not_yours(seat)


async def act(connection: Connection, message: Act) -> None:
    seat, decision, action = message.seat, message.decision, message.action
    await do(connection, message, lambda table: drafts.act(table, seat, decision, action))


async def try_out(connection: Connection, message: Try) -> None:
    connection.service.limits.check("beside", connection.user_id or connection.address)
    table = await connection.house.table(message.table)
    check_is_mine(connection, table, message.seat)
    if table.message_key(message.seat, message.id) in table.messages:
        found = None  # sent again: it is done already
    else:
        found = tried(table, message, connection.language)
    if found is not None and (found.turn is not None or not message.do):
        connection.say(found)
    else:
        await do_tried(connection, message, message.actions if found is None else found.actions)


async def do_tried(connection: Connection, message: Try, actions: list[dict[str, Any]]) -> None:
    """Nothing is left to choose, so nobody is asked again."""
    seat, decision = message.seat, message.decision

    def draft(table: Table) -> Draft:
        if len(actions) == 1:
            return drafts.act(table, seat, decision, actions[0])
        plan = table.plans.get(seat)
        return drafts.plan(table, seat, actions, plan is not None and plan.auto_pass, decision)

    await do(connection, message, draft)


async def undo(connection: Connection, message: Undo) -> None:
    await do(connection, message, lambda table: drafts.undo(table, message.seat, message.steps))


async def offer(connection: Connection, message: Offer) -> None:
    seat, what, steps, days = message.seat, message.what, message.steps, message.days
    await do(connection, message, lambda table: drafts.offer(table, seat, what, steps, days))


async def reply(connection: Connection, message: Answer) -> None:
    seat, number, yes = message.seat, message.offer, message.yes
    await do(connection, message, lambda table: drafts.answer(table, seat, number, yes))


async def plan(connection: Connection, message: Plan) -> None:
    seat, actions, auto_pass = message.seat, message.actions, message.auto_pass
    decision, until = message.decision, message.until

    def draft(table: Table) -> Draft:
        return drafts.plan(table, seat, actions, auto_pass, decision, until)

    await do(connection, message, draft)


async def resign(connection: Connection, message: Resign) -> None:
    await do(connection, message, lambda table: drafts.resign(table, message.seat))


async def chat(connection: Connection, message: Chat) -> None:
    if connection.person is not None:
        check_is_no_program(connection.person)
        connection.service.limits.check("chat", connection.person.id)
    follows = connection.tables if connection.follows(message.table) else set()
    number = await connection.house.chat.say(
        connection.person, message.table, message.text, message.id, follows
    )
    connection.say(Done(message.id, message.table, number))


async def propose(connection: Connection, message: Propose) -> None:
    if connection.person is None:
        raise Refused("only people with a name point", code="person.unknown", status=401)
    check_is_no_program(connection.person)
    connection.service.limits.check("proposal", connection.person.id)
    table = await connection.house.table(message.table)
    check_is_mine(connection, table, message.seat)
    await hearing.propose(connection.house, table, message.seat, message.place)
    connection.say(Done(message.id, table.id))


async def hurry(connection: Connection, message: Hurry) -> None:
    table = await connection.house.table(message.table)
    check_is_mine(connection, table, message.seat)
    connection.house.attendant.hurry(table, message.seat)
    connection.say(Done(message.id, table.id))


async def present(connection: Connection, message: Present) -> None:
    """Nothing is stored; those at the same tables see it."""
    if connection.is_here != message.here:
        connection.is_here = message.here
        for table_id in connection.tables:
            connection.house.presence.changed(table_id)


async def ping(connection: Connection, message: Ping) -> None:
    connection.say(Pong(message.id, now()))


HANDLERS: dict[type, Any] = {
    Hello: hello,
    Watch: watch,
    Unwatch: unwatch,
    Act: act,
    Try: try_out,
    Undo: undo,
    Offer: offer,
    Answer: reply,
    Plan: plan,
    Resign: resign,
    Chat: chat,
    Propose: propose,
    Hurry: hurry,
    Present: present,
    Ping: ping,
}
