"""Things to look up: which titles there are, their rules, a single card, how fast they run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carrack.kernel.game import Game, installed, load
from carrack.terminal.look import look_for
from carrack.terminal.output import readable
from carrack.terminal.words import Words
from carrack.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console


def games_as_json() -> list[dict[str, Any]]:
    return [described(load(title)) for title in sorted(installed())]


def described(game: Game) -> dict[str, Any]:
    """A title for programs; presets stand under the plural of the option that chooses them."""
    return {
        "id": game.id,
        "name": game.name or game.id,
        "rules_version": game.rules_version,
        "seats": [game.min_seats, game.max_seats],
        f"{game.preset_option}s": list(game.presets),
        "modifiers": list(game.modifiers),
        "options": [option.described() for option in game.options],
        "actions": game.action_count,
    }


def show_games(console: Console, language: str) -> None:
    """Every title with its variants and house rules, each in a sentence."""
    from rich.table import Table
    from rich.text import Text

    words = Words(language)
    for title in sorted(installed()):
        game, texts = load(title), Texts(title, language)
        seats = f"{game.min_seats}-{game.max_seats}"
        console.print(
            Text(title, style="bold green") + Text(f"  {words.say('games-seats')}: {seats}")
        )
        for key, names, text_of in (
            ("games-variants", game.presets, texts.variant),
            ("games-modifiers", game.modifiers, texts.modifier),
        ):
            if names:
                console.print(Text(f"\n{words.say(key)}", style="bold"))
                table = Table.grid(padding=(0, 2))
                for name in names:
                    table.add_row(Text(f"  {name}", style="cyan"), Text(text_of(name).text))
                console.print(table)


def show_options(game: Game, console: Console, language: str) -> None:
    """All options of a title in their groups, with defaults and what each changes."""
    from rich.table import Table
    from rich.text import Text

    texts = Texts(game.id, language)
    group = ""
    table = Table.grid(padding=(0, 2))
    for option in game.options:
        if option.group != group:
            group = option.group
            table.add_row(Text(f"\n{texts.group(group)}", style="bold"))
        table.add_row(
            Text(f"  {option.name}", style="cyan"),
            Text(texts.option(option.name).text),
        )
    console.print(table)


def show_rules(game: Game, console: Console, language: str) -> None:
    from rich.markdown import Markdown

    rules = readable(Texts(game.id, language).rules())
    console.print(Markdown(rules) if console.is_terminal else rules, soft_wrap=True)


def card_as_json(game: Game, card: str, options: dict[str, Any], language: str) -> dict[str, Any]:
    """One card: its names and its rule under these options, and what else is known about it."""
    look = look_for(game, Texts(game.id, language), Words(language), [])
    facts = look.card_facts(look.subject(card) or card, game.resolve(options))
    return {"game": game.id, **facts}


def show_card(
    game: Game, card: str, options: dict[str, Any], console: Console, language: str
) -> None:
    look = look_for(game, Texts(game.id, language), Words(language), [])
    console.print(look.card_sheet(look.subject(card) or card, game.resolve(options)))


def show_bench(measures: dict[str, Any], console: Console, language: str) -> None:
    from rich.table import Table

    words = Words(language)
    table = Table.grid(padding=(0, 2))
    for key, value in (
        ("bench-compiled", number(measures["compiled_decisions_per_s"])),
        ("bench-pure", number(measures["pure_decisions_per_s"])),
        ("bench-ratio", number(measures["ratio"])),
        (
            "bench-games",
            f"{number(measures['compiled_games_per_s'])} / {number(measures['pure_games_per_s'])}",
        ),
        ("bench-clone", number(measures["clone_ns"])),
        ("bench-bytes", number(measures["state_bytes"])),
    ):
        table.add_row(words.say(key), words.figure(value))
    console.print(table)


def number(value: float | None) -> str:
    """
    >>> number(1234567.8), number(21.34), number(None)
    ('1,234,568', '21.3', '-')
    """
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
