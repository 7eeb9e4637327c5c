"""What a title brings beside its rules: `bots`, `texts`, `terminal` and `research` in its folder.

A part is found by its name in the package of the title's entry point, for our titles and for
anybody's. A title without a part gets the general one: search without an evaluator, the view as a
table, an encoder made from the view. So nobody has to keep a list of titles.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from carrack.kernel.errors import DataError, UnknownGame, shown

if TYPE_CHECKING:
    from carrack.kernel.game import Game


def package_of(game: Game | str) -> str:
    """The package that a title lives in.

    >>> package_of("macau_cards")
    'carrack.games.macau_cards'
    """
    from carrack.kernel.game import installed

    title = game if isinstance(game, str) else game.id
    if title in installed():
        module: str = installed()[title].module
    elif not isinstance(game, str):
        module = type(game).__module__  # made on the spot, by no entry point
    else:
        raise UnknownGame(
            f"there is no title {shown(title)}; installed are {', '.join(sorted(installed()))}",
            code="game.unknown",
            facts={"asked": shown(title), "known": sorted(installed())},
        )
    return module.rpartition(".")[0] or module


def part_of(game: Game | str, name: str) -> ModuleType | None:
    """A module of a title by its name within the title's package; None where it brings none.

    >>> part_of("macau_cards", "bots.greedy").__name__
    'carrack.games.macau_cards.bots.greedy'
    >>> part_of("macau_cards", "bots.oracle") is None
    True
    """
    whole = f"{package_of(game)}.{name}"
    try:
        return import_module(whole)
    except ModuleNotFoundError as missing:
        if missing.name is None or not (
            whole == missing.name or whole.startswith(missing.name + ".")
        ):
            raise  # the part is there, and something that it needs is not
        return None


def folder_of(game: Game | str) -> Path:
    """The folder of a title, where its data lie."""
    spec = find_spec(package_of(game))
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    if places:
        return Path(places[0])
    if spec is None or spec.origin is None:
        raise DataError(f"the folder of {shown(game)} cannot be found", code="text.missing")
    return Path(spec.origin).parent
