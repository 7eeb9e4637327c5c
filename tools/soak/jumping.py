"""`carrack serve` on a machine whose clock is set again and again.

The file named in SOAK_CLOCK says by how many seconds it is wrong. Only what tells the date is
shifted, as when a real clock is set.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from threading import Thread

LOOK = 0.05  # seconds

told, told_ns = time.time, time.time_ns
wrong = 0.0


def watch(file: Path) -> None:
    global wrong
    while True:
        text = file.read_text() if file.exists() else ""
        wrong = float(text or 0)
        time.sleep(LOOK)


def main() -> None:
    Thread(target=watch, args=(Path(os.environ["SOAK_CLOCK"]),), daemon=True).start()
    time.time = lambda: told() + wrong
    time.time_ns = lambda: told_ns() + int(wrong * 1_000_000_000)
    from carrack.cli import main as carrack

    carrack()


if __name__ == "__main__":
    main()
