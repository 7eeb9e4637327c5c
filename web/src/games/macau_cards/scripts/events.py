"""Writes data/events.json from the Python package: the kinds of events that the rules note."""

from __future__ import annotations

import json
from pathlib import Path

from carrack.games.macau_cards.names import EVENT_NAMES

FILE = Path(__file__).parent.parent / "data" / "events.json"

if __name__ == "__main__":
    FILE.write_text(json.dumps(EVENT_NAMES) + "\n", encoding="utf-8")
