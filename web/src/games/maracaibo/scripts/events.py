"""Writes data/events.json from the Python package: the kinds of events that the rules note."""

from __future__ import annotations

import json
from pathlib import Path

from carrack.games.maracaibo.event_names import EVENTS

FILE = Path(__file__).parent.parent / "data" / "events.json"

if __name__ == "__main__":
    FILE.write_text(json.dumps(EVENTS) + "\n", encoding="utf-8")
