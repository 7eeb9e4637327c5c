"""What is written behind a command, as values: seats, options, languages."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carrack import bots
from carrack.kernel.errors import BadOption, CarrackError
from carrack.kernel.game import Game
from carrack.kernel.options import Choice, Figures, Option, Several, YesNo
from carrack.texts import LANGUAGES
from carrack.texts.letters import PACKS, SUITS_OF, language_in, pack_in, suits_in, tag_of

PERSON = "me"
STRONGEST = "governor"
NAME_LENGTH = 20
DRAWN = [pack for pack in PACKS if pack not in SUITS_OF]
YES = "yes y on true oui ja igen da tak sim sí"
NO = "no n off false non nein nem nu nie não"
YES_NO = dict.fromkeys(YES.split(), True) | dict.fromkeys(NO.split(), False)


@dataclass(frozen=True)
class Player:
    """Who sits at a seat, as it is written: `me`, `me:Ada`, or the name of a bot."""

    kind: str
    name: str = ""

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def player(word: str) -> Player:
    """One seat.

    >>> player("me:Ada").name, str(player("greedy")), player("governor:5").kind
    ('Ada', 'greedy', 'governor:5')
    >>> player("captain+racer").kind
    'captain+racer'
    """
    kind, _, name = word.strip().partition(":")
    if bots.is_level(kind) and name.strip():
        bots.make(f"{kind}:{name.strip()}", 0)
        return Player(f"{kind}:{name.strip()}")
    name = "".join(sign for sign in name.strip() if sign.isprintable())[:NAME_LENGTH]
    if kind != PERSON and not bots.is_known(kind):
        allowed = ", ".join([PERSON, *bots.names()])
        raise BadOption(
            f"a seat cannot be {word.strip()!r}; allowed are {allowed}",
            code="seats.player",
            facts={"asked": repr(word.strip()), "known": [PERSON, *bots.names()]},
        )
    return Player(kind, name)


def players(seats: str, game: Game) -> list[Player]:
    """All seats, separated by commas; BadOption when the title has no table for so many."""
    listed = [player(word) for word in seats.split(",")]
    game.check_seats(len(listed))
    for each in listed:
        if not each.is_person:
            bots.check(each.kind.partition(":")[0], game.id)
    return listed


def usual_seats(seats: str, game: Game, instead: str) -> str:
    """Who plays a title unless somebody says otherwise: as many as it has room for, and another
    bot where greedy does not know it.

    >>> import carrack
    >>> usual_seats("me,greedy,greedy,greedy", carrack.load("macao"), instead="merchant")
    'me,greedy,greedy,greedy'
    """
    words = seats.split(",")
    words = (words + [words[-1]] * game.min_seats)[: max(len(words), game.min_seats)]
    try:
        bots.check("greedy", game.id)
    except CarrackError:
        words = [instead if word == "greedy" else word for word in words]
    return ",".join(words[: game.max_seats])


def thinking(players: list[Player], seconds: float | None) -> list[Player]:
    """The players, where each governor thinks for so many seconds."""
    if seconds is None:
        return players
    thinker = f"{STRONGEST}:{seconds:g}"
    bots.make(thinker, 0)
    return [Player(thinker) if each.kind == STRONGEST else each for each in players]


def bots_only(seats: str, game: Game) -> list[Player]:
    listed = players(seats, game)
    if any(each.is_person for each in listed):
        allowed = ", ".join(bots.names())
        raise BadOption(
            f"nobody sits at a simulation; allowed seats are {allowed}",
            code="seats.player",
            facts={"asked": repr(PERSON), "known": bots.names()},
        )
    return listed


def options(
    game: Game, variant: str | None, modifiers: Sequence[str], single: Sequence[str]
) -> dict[str, Any]:
    """The options as `game.new` takes them."""
    given = dict(option(text, game) for text in single)
    if variant is not None:
        given[game.preset_option] = variant
    if modifiers:
        given["modifiers"] = [name for text in modifiers for name in text.split(",")]
    return given


def option(text: str, game: Game) -> tuple[str, Any]:
    """A name and a value as a person types it: what is meant depends on the kind of the option.

    >>> import carrack
    >>> macau = carrack.load("macau_cards")
    >>> option("skip_rank=7", macau), option("sets=yes", macau), option("challenges=slip", macau)
    (('skip_rank', '7'), ('sets', True), ('challenges', ['slip']))
    """
    name, equals, value = text.partition("=")
    name, value = name.strip(), value.strip()
    if not equals or not name:
        raise BadOption(
            f"an option is written name=value, not {text!r}",
            code="option.form",
            facts={"asked": repr(text)},
        )
    kinds = {each.name: each for each in game.options}
    return name, typed(kinds[name], value) if name in kinds else read_json(value)


def typed(option: Option, value: str) -> Any:
    """The value that these words mean for an option of this kind; JSON is understood everywhere."""
    if isinstance(option, YesNo):
        return YES_NO.get(value.lower(), read_json(value))
    if isinstance(option, Choice):
        return typed_choice(option, value)
    if isinstance(option, Several) and not value.startswith("["):
        return [word.strip() for word in value.split(",") if word.strip() not in ("", "none")]
    if isinstance(option, Figures) and not value.startswith("{"):
        return typed_figures(value)
    return read_json(value)


def typed_choice(option: Choice, value: str) -> Any:
    """One of the choices as it is written; ranks in small letters and a ten as 10, too."""
    written = {str(choice): choice for choice in option.choices}
    for word in (value, value.strip("\"'"), value.upper(), value.lower(), value.replace("10", "T")):
        if word in written:
            return written[word]
    return read_json(value)


def typed_figures(value: str) -> Any:
    """`A=10,K=5` or `A:10, K:5`; what is no such list is left for the option to refuse."""
    pairs = [part.replace(":", "=").partition("=") for part in value.split(",")]
    if not all(equals for _, equals, _ in pairs):
        return read_json(value)
    return {name.strip(): read_json(figure) for name, _, figure in pairs}


def read_json(value: str) -> Any:
    """JSON, or else a bare word."""
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value.strip()


def language(given: str | None) -> str:
    """The language asked for, or that of the environment, or English; `fr-x-jdr` has other letters
    on its cards.
    """
    if given is not None:
        if language_in(given) not in LANGUAGES:
            raise CarrackError(
                f"there is no language {given!r}; the languages are {', '.join(LANGUAGES)}",
                code="language.unknown",
                facts={"asked": repr(given), "known": LANGUAGES},
            )
        if suits_in(given):
            raise CarrackError(
                f"the terminal draws ♠♥♦♣; the packs that it knows are {', '.join(DRAWN)}",
                code="language.pack",
            )
        return tag_of(language_in(given), pack_in(given))
    for variable in ("CARRACK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            named = language_in(value)
            if named not in LANGUAGES:
                return "en"
            return named if suits_in(value) else tag_of(named, pack_in(value))
    return "en"
