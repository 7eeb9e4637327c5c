"""How long `import carrack` takes: the best of several fresh processes."""

from __future__ import annotations

import os
import subprocess
import sys

TIMER = "import time; t = time.perf_counter(); import carrack; print(time.perf_counter() - t)"
PROCESSES = 9


def import_seconds(pure: bool = False) -> float:
    environment = dict(os.environ, CARRACK_PURE="1" if pure else "0")
    command = [sys.executable, "-c", TIMER]
    runs = [
        float(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
        for _ in range(PROCESSES)
    ]
    return min(runs)


if __name__ == "__main__":
    print(
        f"import carrack: {import_seconds():.3f} s compiled, {import_seconds(pure=True):.3f} s pure"
    )
