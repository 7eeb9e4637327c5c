"""What can be played here."""

from __future__ import annotations

import gzip
from contextlib import suppress
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

import carrack
from carrack import bots
from carrack.kernel.errors import CarrackError
from carrack.server.beside import beside
from carrack.server.tables.lessons import has_lesson
from carrack.server.tables.scenes import knows, scene_of
from carrack.server.wire import messages
from carrack.server.wire.log import spoken_language, texts_of
from carrack.server.wire.routes.answers import Answer, problems
from carrack.texts import LANGUAGES, Texts

router = APIRouter(prefix="/api", tags=["titles"])

JSON = "application/json"
ALONE = ("or", "ou", "oder")  # words behind which a value stands for itself


class Described(Answer):
    id: str
    label: str
    text: str


class OptionAnswer(Answer):
    name: str
    kind: str
    default: Any
    allowed: str
    choices: list[Any] | None = None
    labels: list[str] | None = None  # of the choices, in the same order
    low: int | None = None  # of numbers
    high: int | None = None
    group: str
    label: str
    text: str


class TitleAnswer(Answer):
    id: str
    name: str
    min_seats: int
    max_seats: int
    preset_option: str
    presets: list[Described]
    together: list[str]  # those presets in which all win or lose together
    modifiers: list[Described]
    bots: list[str]
    levels: list[Described]  # the same bots, with a label and a sentence for each
    rules: bool  # whether they can be read here
    lesson: bool  # whether there is a guided first game
    figures: list[str]  # files with its printed figures, which an owner may correct


class TitleOptions(Answer):
    title: str
    options: list[OptionAnswer]


class RulesAnswer(Answer):
    title: str
    language: str
    rules: str  # Markdown


class SectionsAnswer(Answer):
    """Ids of headings in the rules, the same in every language."""

    title: str
    by_code: dict[str, str]  # of a refusal
    by_phase: dict[str, str]
    by_card: dict[str, str]
    by_preset: dict[str, str]


class CardAnswer(Answer):
    id: str
    short: str
    name: str
    rule: str
    rulings: list[str]  # how open questions about it are answered
    section: str  # of the rules


class CardsAnswer(Answer):
    title: str
    language: str
    preset: str  # empty for a title without presets
    cards: list[CardAnswer]


class SceneAnswer(Answer):
    """A piece of a game among bots, as a spectator sees it after each decision."""

    title: str
    seats: int
    views: list[dict[str, Any]]


SCENE_FOUND: dict[int | str, dict[str, Any]] = {200: {"model": SceneAnswer}}
A_DAY = "public, max-age=86400"


@router.get("/titles", responses=problems())
async def titles(language: str = "en") -> list[TitleAnswer]:
    """All titles with their variants, house rules and bots."""
    return [
        title_answer(title, spoken_language(language[:16]) or "en") for title in carrack.titles()
    ]


def title_answer(title: str, language: str) -> TitleAnswer:
    game, texts = carrack.load(title), texts_of(title, language)
    presets = [(name, texts.variant(name)) for name in game.presets]
    modifiers = [(name, texts.modifier(name)) for name in game.modifiers]
    # Nobody needs a bot as an opponent that others are measured by.
    names = [name for name in bots.names() if name not in bots.MEASURES]
    levels = [name for name in [*names, *bots.styled(title)] if knows(name, title)]
    return TitleAnswer(
        id=game.id,
        name=game.name,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        preset_option=game.preset_option,
        presets=[Described(id=name, label=said.label, text=said.text) for name, said in presets],
        together=together(title),
        modifiers=[
            Described(id=name, label=said.label, text=said.text) for name, said in modifiers
        ],
        bots=levels,
        levels=[level_answer(name, texts) for name in levels],
        rules=texts.has_rules,
        lesson=has_lesson(title),
        figures=list(game.figures.files()) if game.figures else [],
    )


@cache
def together(title: str) -> list[str]:
    """Presets in which all win or lose together; one that needs more to begin with is none."""
    game, found = carrack.load(title), []
    for preset in game.presets:
        with suppress(CarrackError):
            options = game.resolve({game.preset_option: preset})
            if game.is_cooperative(game.new(seats=game.max_seats, seed=0, options=options)):
                found.append(preset)
    return found


def level_answer(level: str, texts: Texts) -> Described:
    """How a bot plays; one that we have no words for is called by its name."""
    said = texts.bot(level)
    return Described(id=level, label=said.label, text=said.text)


@router.get("/titles/{title}/scene", responses=SCENE_FOUND | problems())
async def title_scene(request: Request, title: str) -> Response:
    """A few decisions of a game among bots, always the same: to be shown where nobody plays."""
    carrack.load(title)
    packed = await beside(lambda: packed_scene(title))
    headers = {"Cache-Control": A_DAY, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=JSON, headers=headers | {"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=JSON, headers=headers)


@lru_cache(maxsize=32)
def packed_scene(title: str) -> bytes:
    """Views are much like each other: packed they are a fiftieth."""
    return gzip.compress(msgspec.json.encode(scene_of(title)), mtime=0)


@router.get("/titles/{title}/options", responses=problems(404))
async def title_options(title: str, language: str = "en") -> TitleOptions:
    """Every option with what it changes."""
    game = carrack.load(title)
    texts = texts_of(title, spoken_language(language[:16]) or "en")
    options = []
    for option in game.options:
        said = texts.option(option.name)
        group = texts.group(option.group) if option.group else ""
        described = {**option.described(), "group": group}
        choices = described.get("choices")
        labels = [texts.choice(option.name, one) for one in choices] if choices else None
        text = without_values(said.text, choices or [], labels or [])
        options.append(OptionAnswer(**described, label=said.label, text=text, labels=labels))
    return TitleOptions(title=game.id, options=options)


def without_values(text: str, choices: list[Any], labels: list[str]) -> str:
    """The sentence for those who pick a label: bare values in brackets are left out.

    >>> without_values("Play starts clockwise (cw) or not (ccw).", ["cw", "ccw"], ["", ""])
    'Play starts clockwise or not.'
    >>> without_values("One to 4 packs, or (auto) for one.", ["auto"], ["as needed"])
    'One to 4 packs, or as needed for one.'
    """
    for value, label in zip(choices, labels, strict=True):
        for word in ALONE:
            text = text.replace(f" {word} ({value})", f" {word} {label}")
        text = text.replace(f" ({value})", "")
    return text


@router.get("/titles/{title}/rules", responses=problems(404))
async def title_rules(title: str, language: str = "en") -> RulesAnswer:
    """The rules of a title in our own words."""
    carrack.load(title)
    texts = texts_of(title, spoken_language(language[:16]) or "en")
    return RulesAnswer(title=title, language=texts.language, rules=texts.rules())


@router.get("/titles/{title}/sections", responses=problems(404))
async def title_sections(title: str) -> SectionsAnswer:
    """Which section of the rules tells about a refusal, a phase or a card."""
    carrack.load(title)
    found = texts_of(title, "en").sections()
    return SectionsAnswer(title=title, **found._asdict())


@router.get("/titles/{title}/cards", responses=problems(404))
async def title_cards(
    title: str, language: str = "en", preset: Annotated[str, Query(max_length=64)] = ""
) -> CardsAnswer:
    """Every card of a title and what it does; where there are presets, under one of them."""
    game = carrack.load(title)
    texts = texts_of(title, spoken_language(language[:16]) or "en")
    chosen = preset or (game.presets[0] if game.presets else "")
    usual, options = game.resolve({}), game.resolve({game.preset_option: chosen} if chosen else {})
    return CardsAnswer(
        title=title,
        language=texts.language,
        preset=chosen,
        cards=[
            card_answer(texts, card, options, usual, chosen) for card in texts.sections().by_card
        ],
    )


def card_answer(
    texts: Texts, card: str, options: dict[str, Any], usual: dict[str, Any], preset: str
) -> CardAnswer:
    """One card; where a preset changes what it does, the section about that preset tells why."""
    sections, rule = texts.sections(), texts.card_rule(card, options)
    section = sections.by_card[card]
    if rule != texts.card_rule(card, usual):
        section = sections.by_preset.get(preset, section)
    return CardAnswer(
        id=card,
        short=texts.face(card),
        name=texts.card(card),
        rule=rule,
        rulings=texts.card_rulings(card, options),
        section=section,
    )


@router.get("/languages", responses=problems())
async def languages() -> list[str]:
    return list(LANGUAGES)


@router.get("/socket.json", responses=problems())
async def socket_schema() -> dict[str, Any]:
    """Every message of the socket, as a JSON schema."""
    return messages.schema()
