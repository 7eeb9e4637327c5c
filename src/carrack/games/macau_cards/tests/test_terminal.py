"""Macau at the terminal: what is told to whoever sits there, and what they may type."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from carrack.games.macau_cards.terminal.table import TitleLook
from carrack.games.macau_cards.tests.scenario import game, macau
from carrack.kernel.record import Play
from carrack.terminal.arguments import option, player
from carrack.terminal.look import look_for
from carrack.terminal.session import Session
from carrack.terminal.words import Words
from carrack.texts import LANGUAGES, Texts

Answer = Callable[[Session], str]


def sit(
    answer: Answer, seats: str = "me,greedy,greedy", seed: int = 7, **options: Any
) -> tuple[Session, str]:
    """A sitting in which a function plays the person; the session, and all that was shown."""
    players = [player(word) for word in seats.split(",")]
    play = Play.begin(
        game(), seats=len(players), seed=seed, options=options, players=[str(p) for p in players]
    )
    shown = io.StringIO()
    console = Console(file=shown, width=400, color_system=None, markup=False, highlight=False)
    asked: list[Session] = []
    session = Session(play, players, "en", console, lambda _: answer(asked[0]), plain=True)
    asked.append(session)
    with play:
        session.run()
    return session, shown.getvalue()


def script(*lines: str) -> Answer:
    """Type these lines, then quit."""
    left = list(lines)
    return lambda _session: left.pop(0) if left else "quit"


def does_first(*kinds: str) -> Answer:
    """The first of these that is legal, or else whatever comes first; quits in the end."""
    left = [60]

    def answer(session: Session) -> str:
        left[0] -= 1
        if left[0] < 0:
            return "quit"
        seat = session.people[0]
        legal = [session.game.action(session.state, seat, a) for a in session.state.legal(seat)]
        words = {"no_reaction": "quiet", "end_play": "end"}
        types = {action["type"] for action in legal}
        return next((words.get(kind, kind) for kind in kinds if kind in types), "1")

    return answer


def told_to_me(shown: str, session: Session, sentence: str) -> list[str]:
    """The lines of the own log with this sentence; all of them were shown, but perhaps the last one
    before the person left.
    """
    lines = [line for line in session.log[session.people[0]] if sentence in line]
    assert lines[0] in shown
    assert [line for line in lines[:-1] if line not in shown] == []
    return lines


# ---- what happened to oneself ----


def test_the_terminal_tells_which_cards_one_has_drawn() -> None:
    session, shown = sit(script("draw"))
    assert told_to_me(shown, session, "You draw 1 card: ")
    assert "You draw 1 card: " in shown


def test_the_terminal_tells_of_an_attack_that_was_accepted() -> None:
    session, shown = sit(does_first("no_reaction", "accept", "draw"), seats="me,greedy", seed=3)
    assert len(told_to_me(shown, session, "You accept the attack of ")) > 1
    assert "(attack)" in shown


def test_the_terminal_tells_of_a_wrong_challenge() -> None:
    session, shown = sit(does_first("challenge", "draw"), challenges=["slip"])
    assert told_to_me(shown, session, "The challenge is wrong")
    assert told_to_me(shown, session, "You draw 5 cards: ")


def test_the_terminal_tells_of_being_beaten_to_macau() -> None:
    hands = {str(seats): 2 for seats in range(2, 11)}
    answer = does_first("no_reaction", "end_play")
    session, shown = sit(answer, seed=5, hand_size_by_players=hands)
    assert told_to_me(shown, session, "says “Macau!” before you do")


def test_what_happened_to_oneself_is_told_however_much_else_did() -> None:
    session, shown = sit(does_first("no_reaction", "accept", "draw"), seats="me" + ",greedy" * 9)
    first = told_to_me(shown, session, "You draw 1 card: ")[0]
    assert first in shown
    assert "earlier" in shown or "more" in shown


# ---- cards ----


def test_typing_a_joker_tells_how_it_is_named() -> None:
    seed = next(
        seed
        for seed in range(200)
        if "BJ" in game().new(seats=2, seed=seed, options={"variant": "plawno"}).view(0)["hand"]
        and game().new(seats=2, seed=seed, options={"variant": "plawno"}).to_move == 0
    )
    _, shown = sit(script("BJ"), seats="me,greedy", seed=seed, variant="plawno")
    assert "type BJ=KS to lay it as the king of spades" in shown


def test_a_ten_has_one_spelling() -> None:
    texts, words = Texts("macau_cards", "en"), Words("en")
    table = macau(face="TS", A="TD 9C 8C", B="6C 6D")
    for plain in (True, False):
        look = look_for(game(), texts, words, ["A", "B"], plain)
        shown = io.StringIO()
        console = Console(file=shown, width=80, color_system=None)
        console.print(look.table(table.state.view(table.seat("A")), [], 80))
        assert "10♦" in shown.getvalue()
        assert "TD" not in shown.getvalue()
        assert "TS" not in shown.getvalue()


@pytest.mark.parametrize("typed", ["10D", "TD", "10♦", "d10"])
def test_every_way_to_type_a_ten_is_understood(typed: str) -> None:
    look = look_for(game(), Texts("macau_cards", "en"), Words("en"), ["A", "B"])
    assert look.typed(typed, {}) == [{"type": "play", "card": "TD"}]


@pytest.mark.parametrize("typed", ["BJ=KS", "bj=ks", "BJ = KS", "CJ= k♠"])
def test_every_way_to_name_a_joker_is_understood(typed: str) -> None:
    look = look_for(game(), Texts("macau_cards", "en"), Words("en"), ["A", "B"])
    assert look.typed(typed, {}) == [{"type": "play_as", "card": "KS"}]


def test_the_next_card_is_ones_own_while_the_own_play_goes_on() -> None:
    look = TitleLook(Texts("macau_cards", "en"), Words("en"), ["A", "B"], True)
    table = macau("plawno", face="TS", A="8S 8D 9C 7C", B="6C 6D").lays("A", "8S")
    own = [str(line) for line in look.demands(table.state.view(table.seat("A")))]
    assert own == ["Your next card: 8 in the same play"]
    other = [str(line) for line in look.demands(table.state.view(table.seat("B")))]
    assert other == ["Next card: 8 in the same play"]


# ---- lines ----


def test_everything_that_happens_is_a_line_of_its_own() -> None:
    table = macau("tel_aviv", face="TH", A="9H", B="5D 6H").lays("A", "9H")
    lines = Texts("macau_cards", "en").lines(table.state.events(None), ["A", "B"], None)
    assert lines[0] == "A lays 9♥"
    assert "Round 1 is over" in lines
    assert "A is dealt 7 cards" in lines
    assert [line for line in lines if " · " in line or line[0].islower()] == []


# ---- options as people type them ----


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("skip_rank=7", "7"),
        ("skip_rank=10", "T"),
        ("skip_rank=j", "J"),
        ("num_decks=2", 2),
        ("num_decks=auto", "auto"),
        ("sets=yes", True),
        ("sets=no", False),
        ("sets=true", True),
        ("challenges=slip", ["slip"]),
        ("challenges=slip,call", ["slip", "call"]),
        ("challenges=none", []),
        ('challenges=["draw"]', ["draw"]),
        ("wild_own_suit_ranks=7", ["7"]),
        ("turn_limit=400", 400),
        ("hand_size_by_players=2=7,3=6", {"2": 7, "3": 6}),
        ('point_values={"A": 10}', {"A": 10}),
        ("war_stop=anybody", "anybody"),
    ],
)
def test_options_are_read_as_a_person_types_them(text: str, value: Any) -> None:
    name, read = option(text, game())
    assert (name, read) == (text.partition("=")[0], value)
    known = {each.name: each for each in game().options}
    assert known[name].check(read) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_keeps_to_eighty_columns(language: str) -> None:
    words, texts = Words(language), Texts("macau_cards", language)
    told = look_for(game(), texts, words, ["Ada", "Bo"]).help() + "\n" + words.say("plain-help")
    assert [line for line in told.splitlines() if len(line) > 79] == []
    assert "BJ" in told
