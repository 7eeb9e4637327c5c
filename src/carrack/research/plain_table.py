"""A table as a few lines of plain text, written from what somebody may see of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from carrack.kernel.parts import part_of
from carrack.texts import Texts
from carrack.texts.bare import content_in_words, in_words

View = Mapping[str, Any]


def text(view: View) -> str:
    """The table of `state.view(seat)`, or of `state.view(None)`.

    >>> import carrack
    >>> print(text(carrack.load("macau_cards").new(seats=2, seed=1).view(0)))
    Macau (Makaó), round 1, turn 1: Seat 1 is to move
      Laid: 8♥. Wanted: ♥ or 8; at any time: aces, jokers. 43 cards in the stock, play goes
      counterclockwise
      Seat 0 (viewer): 5 cards
    > Seat 1: 5 cards
      Hand: A♣ 4♥ 5♠ 9♣ J♣
    """
    write = getattr(part_of(view["game"], "research.lines"), "lines", untold)
    return "\n".join(write(view, Texts(view["game"])))


def untold(view: View, texts: Texts) -> Iterator[str]:
    """Somebody else's title, by its bare names."""
    for name, content in view.items():
        if name != "options":
            yield f"{in_words(name)}: {content_in_words(content, False, str)}"


def heading(view: View, texts: Texts, when: str) -> str:
    """What is played, how far it is, and what it waits for."""
    names = [f"Seat {row['seat']}" for row in view["seats"]]
    told = "the game is over" if view["over"] else texts.prompt({**view, "viewer": None}, names)
    return f"{when}: {told}"


def seat_name(view: View, row: View) -> str:
    """A seat, whether it looks, and its place once the game is over; > for whose turn it is."""
    seat = row["seat"]
    sign = ">" if view["current"] == seat and not view["over"] else " "
    viewer = " (viewer)" if seat == view["viewer"] else ""
    place = f" (place {view['places'][seat]})" if view["places"] else ""
    return f"{sign} Seat {seat}{viewer}{place}"


def counted(amounts: Mapping[str, int]) -> str:
    """
    >>> counted({"red": 2, "blue": 1}), counted({})
    ('2 red, 1 blue', 'none')
    """
    return ", ".join(f"{count} {name}" for name, count in amounts.items()) or "none"


def several(count: int, thing: str) -> str:
    """
    >>> several(1, "card"), several(0, "card")
    ('1 card', '0 cards')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"
