"""The plain numbers of one kind of table."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from carrack.games.maracaibo.data import Data
from carrack.games.maracaibo.options import OPTIONS
from carrack.games.maracaibo.printed import printed_numbers
from carrack.games.maracaibo.tables import Tables
from carrack.kernel.options import fingerprinted


class Numbers(NamedTuple):
    """As the rules read them, and by name."""

    tables: Tables
    printed: dict[str, Any]


@lru_cache(maxsize=64)
def numbers_for(data: Data, options: str, seats: int) -> Numbers:
    """One set of numbers for all games with the same figures, options (as JSON) and seats."""
    chosen = json.loads(options)
    both = f"{data.fingerprint()}{fingerprinted(OPTIONS, chosen)}{seats}"
    digest = blake2b(both.encode(), digest_size=8)
    printed = printed_numbers(data.figures(), chosen, seats)
    return Numbers(Tables(printed, chosen, digest.hexdigest()), printed)
