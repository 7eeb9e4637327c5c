"""`make play` as somebody would try it: wait until it is ready, look at the page, stop it."""

import os
import signal
import subprocess
import tempfile
from urllib.request import urlopen

READY = " is ready at "

with tempfile.TemporaryDirectory() as home:
    environment = os.environ | {
        "CARRACK_HOME": home,
        "BROWSER": "true",
        "CARRACK_LOG_LEVEL": "error",
    }
    play = subprocess.Popen(
        ["make", "play", "ARGS=--port 0"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert play.stdout is not None
    address = ""
    for line in play.stdout:
        print(line, end="", flush=True)
        if READY in line:
            address = line.partition(READY)[2].strip()
            break
    try:
        page = urlopen(address + "/").read().decode()
        titles = urlopen(address + "/api/titles").read().decode()
        assert '<div id="page">' in page, page[:500]
        assert "macao" in titles, titles
    finally:
        os.killpg(play.pid, signal.SIGTERM)
        play.wait(60)
print("The page is served.")
