"""A fresh PostgreSQL database for one server of the journeys: its address is printed, and it is
there until nobody writes to us any more. All servers of a run share a cluster.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "tests" / "server"))

from postgres import join

cluster = join(sys.argv[1])
url = cluster.fresh()
print(url, flush=True)
sys.stdin.read()
cluster.drop(url)
cluster.leave()
