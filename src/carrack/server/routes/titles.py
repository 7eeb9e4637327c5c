"""What can be played here."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

import carrack
from carrack import bots
from carrack.kernel.errors import CarrackError
from carrack.server import messages
from carrack.server.log import spoken_language, texts_of
from carrack.server.routes.answers import Answer, problems
from carrack.server.words import LANGUAGES

router = APIRouter(prefix="/api", tags=["titles"])


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
    modifiers: list[Described]
    bots: list[str]


class TitleOptions(Answer):
    title: str
    options: list[OptionAnswer]


class RulesAnswer(Answer):
    title: str
    language: str
    rules: str  # Markdown


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
    return TitleAnswer(
        id=game.id,
        name=game.name,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        preset_option=game.preset_option,
        presets=[Described(id=name, label=said.label, text=said.text) for name, said in presets],
        modifiers=[
            Described(id=name, label=said.label, text=said.text) for name, said in modifiers
        ],
        bots=[name for name in bots.names() if knows(name, title)],
    )


def knows(bot: str, title: str) -> bool:
    try:
        bots.check(bot, title)
    except CarrackError:
        return False
    return True


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
        options.append(OptionAnswer(**described, label=said.label, text=said.text))
    return TitleOptions(title=game.id, options=options)


@router.get("/titles/{title}/rules", responses=problems(404))
async def title_rules(title: str, language: str = "en") -> RulesAnswer:
    """The rules of a title in our own words."""
    carrack.load(title)
    texts = texts_of(title, spoken_language(language[:16]) or "en")
    return RulesAnswer(title=title, language=texts.language, rules=texts.rules())


@router.get("/languages", responses=problems())
async def languages() -> list[str]:
    return list(LANGUAGES)


@router.get("/socket.json", responses=problems())
async def socket_schema() -> dict[str, Any]:
    """Every message of the socket, as a JSON schema."""
    return messages.schema()
