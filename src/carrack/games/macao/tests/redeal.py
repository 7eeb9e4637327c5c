"""The same table with another box: what lies face down lies there in another order."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from carrack import State

Fields = dict[str, Any]


def redealt(state: State, viewer: int | None, told: Sequence[Any], luck: Random) -> Fields:
    """A dump in which the stack of cards is shuffled anew; nothing else is hidden."""
    dump = state.dump()
    table = dump["table"]
    size = table["stack_size"]
    table["stack"][:size] = luck.sample(table["stack"][:size], size)
    return dump
