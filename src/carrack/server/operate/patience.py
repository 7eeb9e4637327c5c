"""Whoever sends half a request does not stand here for ever, and a flood does not fill the door."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from carrack.server.settings import Settings
from carrack.server.wire.crowd import Crowd, Proxies
from carrack.server.wire.limits import TOO_MANY

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 5\r\n"
    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%b"
)
FULL_HERE = FULL % (len(TOO_MANY), TOO_MANY)

Protocol: Any = AutoHTTPProtocol  # one of two classes that look alike


def protocol(settings: Settings) -> type[asyncio.Protocol]:
    """uvicorn's way to read requests, with a time for heads and one for bodies.

    Connections are counted here until they become sockets; what comes through a proxy is counted
    where the address behind it is known, see `security.RequestLimit`.
    """
    crowd, proxies = Crowd(settings), Proxies(settings.proxies)
    seconds = {"head": settings.head_seconds, "body": settings.body_seconds}

    class Patient(Protocol):  # type: ignore[misc]  # its kind depends on what is installed
        timer: asyncio.TimerHandle | None = None
        expects = ""
        upgraded = False
        counted = ""  # the address in whose place this connection stands

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.expect("head")
            host = self.client[0] if self.client else ""
            if not host or host in proxies:
                return
            if crowd.enters(host):
                self.counted = host
            else:
                self.transport.write(FULL_HERE)
                self.transport.close()

        def is_not_counted_any_more(self) -> None:
            if self.counted:
                crowd.leaves(self.counted)
            self.counted = ""

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.expect(self.what_is_missing())

        def handle_websocket_upgrade(self, *request: Any) -> None:
            self.expect("")
            self.is_not_counted_any_more()
            super().handle_websocket_upgrade(*request)
            self.upgraded = True

        def connection_lost(self, error: Exception | None) -> None:
            self.expect("")
            self.is_not_counted_any_more()
            super().connection_lost(error)

        def what_is_missing(self) -> str:
            """Of the request that is being sent; nothing where all of it is here."""
            if self.upgraded or self.transport.is_closing():
                return ""
            if self.cycle is None or self.cycle.response_complete:
                return "head"
            return "body" if self.cycle.more_body else ""

        def expect(self, part: str) -> None:
            """The time begins with the part, and not again with each of its bytes."""
            if part == self.expects:
                return
            self.expects = part
            if self.timer is not None:
                self.timer.cancel()
            late = self.loop.call_later
            self.timer = late(seconds[part], self.too_slow) if part else None

        def too_slow(self) -> None:
            if self.expects == "head":
                self.transport.write(TOO_SLOW)
            self.transport.close()

    return Patient
