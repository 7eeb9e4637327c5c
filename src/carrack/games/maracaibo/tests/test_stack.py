"""What is being resolved: the numbers of the entries, and a stack that is full."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from carrack.games.maracaibo import entry_names
from carrack.games.maracaibo.entries import ENTRIES, FIRST_NUMBER
from carrack.games.maracaibo.stack import push
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.tests.walks import after_setup

CALLED = {"ops": "list"}  # a list of ops is a list among the numbers


def kinds() -> list[str]:
    """The kinds of entries as `entry_names.py` writes them."""
    source = Path(str(entry_names.__file__)).read_text(encoding="utf-8")
    tuples = [
        [part.id for part in node.targets[0].elts if isinstance(part, ast.Name)]
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple)
    ]
    return next(words for words in tuples if words[0] == "OPS")


def test_every_kind_of_entry_has_its_words() -> None:
    assert [getattr(entry_names, kind) for kind in kinds()] == list(ENTRIES)


@pytest.mark.parametrize("kind", kinds())
def test_every_number_of_an_entry_is_called_as_its_word(kind: str) -> None:
    # Given the words of an entry's numbers, in their order
    words = [CALLED.get(word, word) for word, _ in ENTRIES[getattr(entry_names, kind)].parts]
    # Then the rules know each of them by that name
    for place, word in enumerate(words, FIRST_NUMBER):
        assert getattr(entry_names, f"{kind}_{word.upper()}") == place


def test_a_full_stack_loses_what_comes_and_nothing_else() -> None:
    """The rules never fill it, and the checked build stops there (`.ci/checked_games.py`)."""
    # Given a table with as much to resolve as there is room for
    state = after_setup()
    assert isinstance(state, Table)
    for _ in range(entry_names.MAX_DEPTH - state.table()["depth"]):
        push(state, entry_names.DISC, 0, 1, 0, 0, 0)
    before = state.dump()
    # When one more entry comes
    push(state, entry_names.DISC, 0, 2, 0, 0, 0)
    # Then the table is as it was
    assert state.dump() == before
    assert state.table()["depth"] == entry_names.MAX_DEPTH
