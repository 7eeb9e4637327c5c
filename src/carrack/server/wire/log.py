"""The log of a table in a reader's language: the title's own sentences, and ours for the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple

from carrack.kernel.errors import CarrackError, DataError
from carrack.kernel.game import installed
from carrack.server.tables.facts import Seat
from carrack.server.tables.table import Table
from carrack.server.words import sentences
from carrack.texts import LANGUAGES, Line, Texts, level_named
from carrack.texts.letters import language_in, pack_in, tag_of
from carrack.texts.refusals import told_by
from carrack.texts.sentences import COMMON, Sentences

Who = tuple[str, str, str, bool]  # kind, name, level, whether a program plays
REMEMBERED = 5000  # tables, by who sits there, in one language
OF_NO_THING = ("type", "cause", "pay")  # fields of events whose words are no ids


def spoken_language(wanted: str | None) -> str | None:
    """The language we speak that was asked for, with the letters on its cards where they are not
    the usual ones; None for no words at all.

    >>> spoken_language("de-AT"), spoken_language("tlh"), spoken_language("fr-x-jdr")
    ('de', 'en', 'fr-x-jdr')
    """
    if wanted is None:
        return None
    tag = language_in(wanted)
    return tag_of(tag, pack_in(wanted)) if tag in LANGUAGES else "en"


def language_of(wanted: str | None) -> str:
    """The language to speak where words are needed; English where none was asked for."""
    return spoken_language(wanted) or "en"


def first_language(header: str) -> str:
    """The first language that an asker names.

    >>> first_language("pl-PL,pl;q=0.9,en;q=0.8"), first_language("")
    ('pl', 'en')
    """
    return language_of(header.partition(",")[0][:16].strip())


@cache
def texts_of(title: str, language: str) -> Texts:
    try:
        return Texts(title, language)
    except DataError:
        return Texts(title, "en")  # somebody else's title, told in fewer languages


def told(error: CarrackError, wanted: str | None) -> str:
    """What went wrong in the language that a page asks for; a program asks for none, and gets what
    is exact.

    >>> told(CarrackError("49 of 48", code="table.too_many"), "de")[:40]
    'Beginne oder verlasse zuerst einen deine'
    >>> told(CarrackError("49 of 48", code="table.too_many"), None)
    '49 of 48'
    """
    if wanted is None:
        return str(error)
    language = first_language(wanted)
    for title in installed():
        if said := told_by(texts_of(title, language).sentences, error, no_pieces):
            return said
    return str(error)


def no_pieces(_: Mapping[str, Any]) -> dict[str, str | int]:
    """Nobody knows here of which title an error speaks: it is told without its pieces."""
    return {}


def bot_name(name: str, level: str, language: str | None) -> str:
    """What a bot is called here: its level in words, with its number where there are several.

    >>> bot_name("greedy 2", "greedy", "de"), bot_name("Vasco", "greedy", "de")
    ('Freundlicher Bot 2', 'Vasco')
    """
    kind, _, number = name.partition(" ")
    if language is None or kind != level or not (number.isdigit() or not number):
        return name  # a name of its own, as in a lesson
    called = level_named(shared_sentences(language), level)
    return f"{called} {number}".rstrip() if called else name


def names_in(table: Table, language: str | None) -> list[str]:
    """The names at a table, bots by what they are called in this language."""
    return list(called_all(tuple(map(who_sits, table.seats)), language))


def shown_name(place: Seat, language: str | None) -> str:
    return called(*who_sits(place), language)


def who_sits(place: Seat) -> Who:
    return place.kind, place.name, place.level, place.program


@lru_cache(REMEMBERED)
def called_all(places: tuple[Who, ...], language: str | None) -> tuple[str, ...]:
    return tuple(called(*place, language) for place in places)


def called(kind: str, name: str, level: str, program: bool, language: str | None) -> str:
    """How everybody calls whoever sits there: a bot by its level, a program by whose it is.

    >>> called("person", "Ana", "", True, "en"), called("person", "Ana", "", False, "en")
    ('Bot of Ana', 'Ana')
    """
    if kind == "bot":
        return bot_name(name, level, language)
    if program and kind == "person" and language is not None:
        return shared_sentences(language).say("bot-of", {"name": name})
    return name


@cache
def shared_sentences(language: str) -> Sentences:
    """What all titles share."""
    return Sentences(language, [COMMON / f"{language_in(language)}.ftl"])


class Logged(NamedTuple):
    """One step in words: a sentence for each thing that happened."""

    lines: list[str]
    seats: list[int | None]  # who did it, line by line; None for the table itself
    about: list[list[str]]  # ids of cards and places in it, so that a page can show them


def logged(
    title: str,
    language: str,
    events: Sequence[dict[str, Any]],
    names: Sequence[str],
    viewer: int | None,
) -> Logged:
    """One step, sentence by sentence."""
    ours = [
        Line(said, event)
        for event in events
        if is_of_table(event) and (said := table_line(language, event, names, viewer))
    ]
    of_title = [event for event in events if not is_of_table(event)]
    told = texts_of(title, language).told(of_title, names, viewer) if of_title else []
    lines = [*ours, *chain.from_iterable(told)]
    return Logged(
        [line.said[:1].upper() + line.said[1:] for line in lines],
        [seat_in(line.event) for line in lines],
        [ids_in(line.event) for line in lines],
    )


def log_lines(
    title: str,
    language: str,
    events: Sequence[dict[str, Any]],
    names: Sequence[str],
    viewer: int | None,
) -> list[str]:
    """The sentences of a log without what each of them tells."""
    return logged(title, language, events, names, viewer).lines


def seat_in(event: Mapping[str, Any]) -> int | None:
    seat = event.get("seat")
    return seat if type(seat) is int else None


def ids_in(event: Mapping[str, Any]) -> list[str]:
    """What an event names. A list of things is not about one of them."""
    return [
        value
        for field, value in event.items()
        if isinstance(value, str) and field not in OF_NO_THING and not is_of_table(event)
    ]


def is_of_table(event: Mapping[str, Any]) -> bool:
    return str(event["type"]).startswith("table_")


def table_line(
    language: str, event: dict[str, Any], names: Sequence[str], viewer: int | None
) -> str:
    """What happened to the table itself; whoever did it is spoken to in the second person."""
    name, words = described(event)
    if not name:
        return ""
    if event.get("kind") == "bot" and "name" in words:
        words["name"] = bot_name(str(words["name"]), event.get("level", ""), language)
    if event.get("program") and "name" in words:
        words["name"] = called("person", str(words["name"]), "", True, language)
    said, key, seat = sentences(language), f"log-{name}", event.get("seat")
    who = names[seat] if isinstance(seat, int) and seat < len(names) else ""
    if seat is not None and seat == viewer and said.has(f"{key}.you"):
        key += ".you"
    return said.say(key, {"name": who, "seat": 0 if seat is None else seat + 1, **words})


def described(event: dict[str, Any]) -> tuple[str, dict[str, str | int]]:
    """Which sentence tells this, and the words in it; no name for nothing worth telling."""
    match event:
        case {"type": "table_seat"}:
            return seat_key(event), {"name": event["name"]} if event.get("name") else {}
        case {"type": "table_room", "changed": changed}:
            return ("host" if changed == ["owner_id"] else "room"), {}
        case {"type": "table_undo", "steps": steps}:
            return ("undo-agreed" if event.get("agreed") else "undo"), {"steps": steps}
        case {"type": "table_offer", "what": "pause"}:
            return "offer-pause", {"days": event.get("days", 0)}
        case {"type": "table_offer", "what": what, "steps": steps}:
            return f"offer-{what}", {"steps": steps}
        case {"type": "table_answer", "yes": yes}:
            return ("answer-yes" if yes else "answer-no"), {}
        case {"type": "table_end", "status": status, "reason": reason}:
            return end_key(event, status, reason), {"reason": reason}
        case {"type": "table_rest"}:
            return ("rest" if event.get("seat") is None else "rest-seat"), {}
        case {"type": "table_start"}:
            return "start", {}
        case {"type": "table_rematch"}:
            return "rematch", {}
        case {"type": "table_reveal"}:
            return "reveal", {}
    return "", {}


def seat_key(event: dict[str, Any]) -> str:
    """The key of the sentence that tells what happened to a seat; empty where none is needed."""
    if event.get("resigned"):
        return "seat-resigned"
    if "moved" in event:
        return "seat-moved" if event["kind"] == "person" else ""
    if "away" in event and "kind" not in event:
        return "seat-away" if event["away"] else "seat-back"
    if event.get("wanted"):
        return "seat-wanted"
    if "program" in event and "kind" not in event:
        return "seat-program"
    return f"seat-{event['kind']}" if "kind" in event else ""


def end_key(event: dict[str, Any], status: str, reason: str) -> str:
    """Why a table came to its end: for one of the reasons the server knows, or the operator's."""
    known = ("agreed", "empty", "host", "forgotten", "too_long")
    if reason in known or (reason == "resigned" and "seat" in event):
        return f"end-{reason}"
    kind = "end-closed" if status == "closed" else "end-ended"
    return f"{kind}-why" if reason else kind
