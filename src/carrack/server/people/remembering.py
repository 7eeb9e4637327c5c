"""What is remembered of people for a few seconds, so that not every request asks the database."""

from __future__ import annotations

import time
from typing import Any

CACHE_SECONDS = 5.0  # how late another process may hear of a ban
MOST_CACHED = 20_000


def remember(cache: dict[str, Any], key: str, value: Any) -> None:
    """Keep a value until the end of these seconds; a full cache starts afresh."""
    if len(cache) >= MOST_CACHED:
        cache.clear()
    cache[key] = (time.monotonic() + CACHE_SECONDS, value)
