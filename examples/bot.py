"""A bot of your own: it joins a table by its link, and plays to the end.

    $ pip install websockets
    $ CARRACK_TOKEN=carrack_… python examples/bot.py "https://games.example.org/table/abc123#key"

The token comes from your profile, under "Programs".
"""

import json
import os
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

LATER = ("limit.too_often", "server.unavailable")  # refusals after which we ask once more


def choose(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Here your bot thinks. Each action has a `type` and its parameters by name."""
    return random.choice(actions)


def play(link: str, token: str) -> dict[str, Any]:
    """Sit down, answer whenever the seat is asked, and return the table when the game is over."""
    where = urlsplit(link)
    site, table = f"{where.scheme}://{where.netloc}", where.path.rsplit("/", 1)[-1]
    headers = {"Authorization": f"Bearer {token}"}
    asked = json.dumps({"key": where.fragment}).encode()
    to_join = {**headers, "Content-Type": "application/json"}
    urlopen(Request(f"{site}/api/tables/{table}/join", asked, to_join)).close()
    address = site.replace("http", "ws", 1) + "/api/socket"
    act: dict[str, Any] = {}
    with connect(address, additional_headers=headers, max_size=None) as socket:
        for hello in ({"type": "hello"}, {"type": "watch", "table": table}):
            socket.send(json.dumps(hello))
        for news in map(json.loads, socket):
            if news["type"] == "table" and news["table"]["status"] not in ("open", "playing"):
                return dict(news["table"])
            if news["type"] == "refused" and news["code"] in LATER:
                time.sleep(1)
                socket.send(json.dumps(act))
            turn = news["position"]["turn"] if news["type"] in ("view", "update") else None
            if turn is not None:
                actions = [one["name"] for group in turn["groups"] for one in group["actions"]]
                # An id that is used twice has one effect: the same question may come again.
                act = {"type": "act", "id": turn["decision"], "decision": turn["decision"]}
                act |= {"table": table, "seat": news["seat"], "action": choose(actions)}
                socket.send(json.dumps(act))
    raise ConnectionError("the server has gone; start me again, and I go on")


if __name__ == "__main__":
    print(play(sys.argv[1], os.environ["CARRACK_TOKEN"])["result"])
