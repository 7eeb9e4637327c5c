"""A private board to try moves on: a copy of the table made from what one's own seat sees.

What is unknown is drawn by chance, the others are played by bots that look once, and nothing is
stored: whoever asks sends all the moves tried so far, and takes one back by leaving it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from carrack.bots import Bot
from carrack.kernel.state import State
from carrack.server.errors import Refused
from carrack.server.service import Service
from carrack.server.tables.table import Table
from carrack.server.tables.thinking import able_bot
from carrack.server.wire.log import log_lines, names_in, texts_of
from carrack.server.wire.messages import Turn
from carrack.server.wire.showing import add_words, legal_in

PATIENCE = 30.0  # seconds: others' bots go first
BUDGET = 5.0  # seconds for one question
MOST_STEPS = 600  # of all seats together
OTHERS = "greedy"
under_way: set[str] = set()  # people whose question is being worked out


@dataclass
class Imagined:
    """The copy after the moves that were tried."""

    base: int  # the step of the seat's stream that it begins behind
    view: dict[str, Any]
    turn: Turn | None  # what may be tried next; null when the game is over or the copy was left
    prompt: str
    events: list[dict[str, Any]]  # what the last move brought about
    log: list[str]  # the same in words
    over: bool


@dataclass(frozen=True)
class Question:
    """What somebody wants to see tried."""

    seat: int
    base: int
    luck: int  # the same number draws the same unknown cards
    moves: list[dict[str, Any]]


class Copy:
    """A table as it may be, from the view of one seat."""

    def __init__(self, table: Table, question: Question) -> None:
        self.seat = question.seat
        self.game = table.state.game
        luck = Random(question.luck)
        self.state: State = self.game.sample(table.state.view(self.seat), luck)
        self.bots: list[Bot] = [
            able_bot(OTHERS, self.game.id, luck.getrandbits(48)) for _ in table.seats
        ]
        self.events: list[dict[str, Any]] = []
        self.steps = 0

    def try_out(self, moves: list[dict[str, Any]]) -> None:
        """One's own moves, and after each what the others make of it."""
        self.wait()
        for move in moves:
            self.events = []
            self.apply(self.seat, self.game.index(self.state, self.seat, move))
            self.wait()

    def wait(self) -> None:
        """The others play on until it is one's own turn; in a window one's own answer is first."""
        while self.state.actors and self.seat not in self.state.actors:
            seat = self.state.actors[0]
            legal = self.state.legal(seat)
            bot = self.bots[seat]
            view = self.state.view(seat) if len(legal) > 1 else {}
            self.apply(seat, legal[0] if len(legal) == 1 else bot.choose(self.game, view, legal))

    def apply(self, seat: int, action: int) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Refused("so many moves are not tried", code="what_if.long")
        self.state.apply(seat, action)
        self.events += self.state.events(self.seat)


def check_question(table: Table, question: Question) -> None:
    """Only for seats that play, from where they stand now, and not where help is not allowed."""
    table.check_decides(question.seat)
    if table.facts.rated:
        raise Refused("nothing is tried out at rated tables", code="what_if.rated", status=403)
    if question.base != table.numbers[question.seat]:
        raise Refused("the table has moved on", code="what_if.moved")


async def imagine(
    service: Service, table: Table, question: Question, who: str, language: str
) -> Imagined:
    """Worked out in the line for quick bots, behind those of running games."""
    check_question(table, question)
    if who in under_way:
        raise Refused("a move is being tried already", code="what_if.waiting")
    copy = Copy(table, question)
    line = service.house.attendant.thinkers.quick_line
    under_way.add(who)
    place = line.enter(lambda: copy.try_out(question.moves), service.house.asker(who), behind=True)
    try:
        await place.begun(PATIENCE)
        await place.outcome(BUDGET)
    except TimeoutError:
        raise Refused("too much to do; try again later", code="server.busy", status=503) from None
    finally:
        place.leave()
        under_way.discard(who)
    return shown(table, copy, question.base, language)


def shown(table: Table, copy: Copy, base: int, language: str) -> Imagined:
    state, seat, title = copy.state, copy.seat, copy.game.id
    names, texts = names_in(table, language), texts_of(title, language)
    view = state.view(seat)
    turn = None
    if seat in state.actors:
        explained = copy.game.explain(state, seat)
        add_words(explained, texts, names, view)
        groups = [dict(group) for group in explained["groups"]]
        turn = Turn(
            f"what-if.{copy.steps}", groups, [dict(refused) for refused in explained["refused"]]
        )
    lines = log_lines(title, language, copy.events, names, seat)
    prompt = texts.prompt(view, names, legal_in(turn))
    return Imagined(base, view, turn, prompt, copy.events, lines, state.is_over)
