"""How many are here at a time from one address, and whose word is taken for an address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from carrack.server.settings import Settings
from carrack.server.wire.limits import network


class Proxies:
    """The operator's proxies, read exactly as uvicorn reads them.

    >>> proxies = Proxies("127.0.0.1,172.16.0.0/12")
    >>> "172.20.0.3" in proxies, "192.0.2.7" in proxies
    (True, False)
    >>> proxies.asker("127.0.0.1", ["6.6.6.6, 192.0.2.7", "172.20.0.3"])
    '192.0.2.7'
    >>> proxies.asker("192.0.2.7", ["6.6.6.6"])
    '192.0.2.7'
    """

    def __init__(self, names: str) -> None:
        nobody: Any = None  # no application is asked
        self.hosts = ProxyHeadersMiddleware(nobody, names).trusted_hosts

    def __contains__(self, host: str) -> bool:
        return host in self.hosts

    def asker(self, host: str, forwarded: Sequence[str]) -> str:
        """Who asks, where `host` has the connection and hands on what others said of it."""
        if host not in self or not forwarded:
            return host
        return self.hosts.get_trusted_client_address(", ".join(forwarded))[0] or host


class Crowd:
    """Counts who is here; a household or a class fits behind one address, a flood does not.

    >>> crowd = Crowd(Settings(connections_per_address=1))
    >>> crowd.enters("192.0.2.7"), crowd.enters("192.0.2.7"), crowd.enters("192.0.2.8")
    (True, False, True)
    """

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections_per_address if settings.limits else None
        self.here: Counter[str] = Counter()

    def enters(self, host: str) -> bool:
        """Whether there is room for one more; whoever enters has to leave again."""
        where = network(host)
        if self.most is not None and self.here[where] >= self.most:
            return False
        self.here[where] += 1
        return True

    def leaves(self, host: str) -> None:
        where = network(host)
        self.here[where] -= 1
        if not self.here[where]:
            del self.here[where]
