"""Whoever sends half a request does not stand here for ever, and a flood does not fill the door."""

from __future__ import annotations

import asyncio
from time import thread_time
from typing import Any

from uvicorn.config import WS_PROTOCOLS
from uvicorn.importer import import_from_string
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from carrack.server.settings import Settings
from carrack.server.wire.crowd import Crowd, Proxies
from carrack.server.wire.limits import TOO_MANY, Limits

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 5\r\n"
    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%b"
)
FULL_HERE = FULL % (len(TOO_MANY), TOO_MANY)
TOO_LONG = TOO_SLOW.replace(b"408 Request Timeout", b"431 Request Header Fields Too Large")
# Bytes of a request: before its body, and all of it, which may come in many small chunks.
LONGEST = {True: 64 * 1024, False: 8 * 2**20}

PIECE = 2048  # bytes that are read in one round of the loop; of the smallest messages 300
CONNECTION = 0.0001  # seconds that a connection costs before we hear of it
LIGHT = 0.0005  # seconds of reading that are not worth a look at what the address has left

Protocol: Any = AutoHTTPProtocol  # one of two classes that look alike
QUICK = "websockets-sansio"


class InPieces:
    """Reads what has come piece by piece, so that nobody's flood holds up everybody else, and no
    faster than the address has time: what reading cost is written down, and when that is too much,
    the rest waits in the network, at the cost of whoever sent it.
    """

    limits: Limits
    transport: Any
    payer = ""  # the address whose time it is; empty for nobody's
    unread = b""
    resting = False  # until a moment that is set
    paused = False  # by us
    spent = 0.0  # seconds that are not written down yet

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if self.resting:
            self.pause()
        else:
            self.read_on()

    def read_on(self) -> None:
        """One piece, if it is time for it."""
        self.resting = False
        if self.transport.is_closing():
            self.unread = b""
            return
        if self.may_read() and self.unread:
            piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
            began = thread_time()
            self.read(piece)
            self.spent += thread_time() - began
        seconds = self.owed() if self.spent > LIGHT else 0.0
        if self.transport.is_closing():
            self.unread = b""
        elif seconds or (self.unread and self.may_read()):
            self.rest(seconds)
        elif self.paused and self.may_resume():
            self.paused = False
            self.transport.resume_reading()

    def read(self, piece: bytes) -> None:
        super().data_received(piece)  # type: ignore[misc]  # of the protocol beside it

    def may_read(self) -> bool:
        """Whether the protocol beside it takes more of the bytes that have come."""
        return True

    def may_resume(self) -> bool:
        """Whether the protocol beside it wants more bytes to be fetched from the network."""
        return self.may_read()

    def owed(self) -> float:
        """Write down what was spent; the seconds until there is time for more."""
        spent, self.spent = self.spent, 0.0
        return self.limits.toil(self.payer, spent) if self.payer else 0.0

    def rest(self, seconds: float) -> None:
        self.resting = True
        self.pause()
        asyncio.get_running_loop().call_later(seconds, self.read_on)

    def pause(self) -> None:
        self.paused = True
        self.transport.pause_reading()


def protocols(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol] | str]:
    """uvicorn's ways to read requests and sockets, patient with everybody and with nobody for ever.

    Connections are counted here until they become sockets; what comes through a proxy is counted
    where the address behind it is known, see `security.RequestLimit`.
    """
    limits, proxies = Limits(settings.limits), Proxies(settings.proxies)
    return requests(settings, limits, proxies), sockets(limits, proxies)


def requests(settings: Settings, limits_here: Limits, proxies: Proxies) -> type[asyncio.Protocol]:
    """Requests are read with a time for heads and one for bodies."""
    crowd = Crowd(settings)
    seconds = {"head": settings.head_seconds, "body": settings.body_seconds}

    class Patient(InPieces, Protocol):  # type: ignore[misc]  # its kind depends on what is installed
        limits = limits_here
        timer: asyncio.TimerHandle | None = None
        expects = ""
        in_head: bool | None = None  # of a request; None where the protocol counts by itself …
        heard = 0  # … bytes of it
        upgraded = False
        counted = ""  # the address in whose place this connection stands

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.expect("head")
            host = self.client[0] if self.client else ""
            if host and host not in proxies:
                self.let_in(host)

        def let_in(self, host: str) -> None:
            """Count a new connection where there is room. Whoever comes again and again is not
            listened to for a while.
            """
            self.payer, self.spent = host, CONNECTION
            owed = self.owed()
            if crowd.enters(host):
                self.counted = host
                if owed:
                    self.rest(owed)
            elif owed:
                self.transport.abort()
            else:
                self.transport.write(FULL_HERE)
                self.transport.close()

        def is_not_counted_any_more(self) -> None:
            if self.counted:
                crowd.leaves(self.counted)
            self.counted = ""

        def read(self, piece: bytes) -> None:
            self.heard += len(piece)
            super().read(piece)
            self.expect(self.what_is_missing())
            if self.in_head is not None and self.heard > LONGEST[self.in_head]:
                self.too_long()

        def on_message_begin(self) -> None:
            self.in_head, self.heard = True, 0
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.in_head = False
            super().on_headers_complete()

        def may_resume(self) -> bool:
            return self.upgraded or not self.flow.read_paused

        def handle_websocket_upgrade(self, *request: Any) -> None:
            self.expect("")
            self.is_not_counted_any_more()
            super().handle_websocket_upgrade(*request)
            self.upgraded = True
            self.unread = b""  # nobody may say anything before the answer

        def connection_lost(self, error: Exception | None) -> None:
            self.expect("")
            self.is_not_counted_any_more()
            super().connection_lost(error)

        def what_is_missing(self) -> str:
            """What is missing of the request on its way; nothing where all of it is here."""
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

        def too_long(self) -> None:
            """All of it would have to be kept; nobody needs so many words."""
            if self.in_head:
                self.transport.write(TOO_LONG)
            self.transport.close()

    return Patient


def sockets(limits_here: Limits, proxies: Proxies) -> type[asyncio.Protocol] | str:
    """WebSockets whose address pays for all it sends, also for what comes to nothing, such as pings
    that the library answers itself.
    """
    if QUICK not in WS_PROTOCOLS:
        return "websockets"
    base: Any = import_from_string(str(WS_PROTOCOLS[QUICK]))

    class Measured(InPieces, base):  # type: ignore[misc]  # a class that may not be installed
        limits = limits_here

        def handle_connect(self, event: Any) -> None:
            host = self.client[0] if self.client else ""
            self.payer = proxies.asker(host, event.headers.get_all("X-Forwarded-For"))
            super().handle_connect(event)

        def may_read(self) -> bool:
            return not self.read_paused

        async def receive(self) -> Any:
            """The next message; behind it more is read, if it is time for that."""
            event = await super().receive()
            if not self.transport.is_closing() and (self.resting or self.unread):
                self.pause()
                if not self.resting:
                    self.read_on()
            return event

    return Measured
