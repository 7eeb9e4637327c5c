"""The plain numbers of one kind of table."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b

from carrack.games.macao.data import Data
from carrack.games.macao.options import OPTIONS
from carrack.games.macao.printed import tables_of
from carrack.games.macao.tables import Tables
from carrack.kernel.options import fingerprinted


@lru_cache(maxsize=64)
def tables_for(data: Data, options: str) -> Tables:
    """One `Tables` object for all games with the same figures and options."""
    chosen = json.loads(options)
    both = data.fingerprint() + fingerprinted(OPTIONS, chosen)
    return tables_of(data, chosen, blake2b(both.encode(), digest_size=8).hexdigest())
