"""`carrack serve`: the application behind uvicorn, at one address."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from threading import Thread
from time import monotonic, process_time, sleep

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import carrack
from carrack.kernel.errors import CarrackError
from carrack.server.beside import retrieved
from carrack.server.operate import patience
from carrack.server.operate.observing import configure_logs
from carrack.server.settings import Settings
from carrack.server.storage.alone import alone_with
from carrack.server.storage.upgrade import opened, upgrade
from carrack.server.wire import messages
from carrack.server.wire.app import create_app
from carrack.server.wire.log import texts_of
from carrack.texts import LANGUAGES

LAST_PORT = 65535
# Objects made before the youngest are looked through, which takes a millisecond for each thousand;
# rounds before older ones are: never, but in quiet moments.
COLLECT_AFTER = (5_000, 1_000_000, 1_000_000)
LOOK_SECONDS = 20.0  # how often it is looked whether this is a quiet moment
QUIET_SHARE = 0.2  # of one processor core; with more to do, tables would feel a long pause
LONGEST_SECONDS = 1800.0  # without a quiet moment; then it has to be
PATIENCE = 10  # seconds for requests in flight, when it is stopped


def serve(settings: Settings, open_page: bool = False) -> None:
    """Serve until somebody stops it. What cannot work is said before anything is started."""
    configure_logs(settings)
    with bound(settings.host, settings.port) as door, alone_with(settings.database):
        asyncio.run(prepare(settings))
        inner = create_app(settings)
        app = Application(inner)
        # When all is finished uvicorn sends itself the signal once more; that is no failure.
        signal.signal(signal.SIGTERM, lambda *_: None)
        try:
            Announced(configuration(app, settings), inner, open_page).run(sockets=[door])
        except KeyboardInterrupt:
            pass
        except SystemExit:
            if app.trouble is None:
                raise
            raise app.trouble from None


def end_with_input() -> None:
    """Stop when whoever started this process is gone, however that ended: then nobody holds the
    other end of the input any more.
    """

    def wait() -> None:
        with suppress(OSError):
            while os.read(sys.stdin.fileno(), 1024):
                pass
        os.kill(os.getpid(), signal.SIGTERM)
        sleep(2 * PATIENCE)
        os._exit(1)  # it hangs, and nobody is left to end it

    Thread(target=wait, name="input", daemon=True).start()


def bound(host: str, port: int) -> socket.socket:
    """The address, taken but not answering yet."""
    door = None
    try:
        if not 0 <= port <= LAST_PORT:
            raise OverflowError(f"a port is a number from 0 to {LAST_PORT}")
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        door = socket.socket(family, kind, number)
        if sys.platform != "win32":  # elsewhere it means: free; there it means: shared
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
    except (OSError, OverflowError, UnicodeError) as error:
        if door is not None:
            door.close()
        why = getattr(error, "strerror", None) or error
        raise CarrackError(
            f"the address {host}:{port} cannot be used: {why}", code="server.address"
        ) from None
    return door


async def prepare(settings: Settings) -> None:
    """Open the database once, so that trouble with it is one sentence and not a long trace."""
    database = opened(settings.database)
    try:
        await upgrade(database)
    finally:
        await database.close()


class Application:
    """The application; why it did not start is kept as one sentence, where uvicorn would trace."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.trouble: CarrackError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def without_trace(message: Message) -> None:
            failed = message["type"] == "lifespan.startup.failed"
            await send({**message, "message": ""} if failed else message)

        try:
            await self.app(scope, receive, without_trace)
        except CarrackError as error:
            self.trouble = error


def configuration(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    requests, sockets = patience.protocols(settings)
    return uvicorn.Config(
        app,
        http=requests,
        ws=sockets,
        ws_max_size=messages.LONGEST,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
    )


class Announced(uvicorn.Server):
    """Says where it can be reached, once it can."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, open_page: bool) -> None:
        super().__init__(config)
        self.app = app
        self.open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for door in sockets or []:
            address = shown_address(door)
            print(f"Carrack {carrack.__version__} is ready at {address}", flush=True)
            if self.open_page:
                await asyncio.to_thread(webbrowser.open, address)
        self.warming = asyncio.create_task(warm_up())
        self.warming.add_done_callback(retrieved)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever was kept waiting for asking too often gets the answer now."""
        self.app.state.service.limits.ending.set()
        await super().shutdown(sockets=sockets)


async def warm_up() -> None:
    """Read all texts before somebody waits for them, then keep what stays for good out of the
    garbage collector's way: looking through it again and again would hold up every table.
    """
    for title in carrack.titles():
        for language in LANGUAGES:
            await asyncio.to_thread(texts_of, title, language)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    await collect_in_quiet()


async def collect_in_quiet() -> None:
    """Look through what is old in quiet moments only: with many tables that takes as long as many
    moves. What is young is looked through all the time, and takes no time.
    """
    collected = monotonic()
    while True:
        used, began = process_time(), monotonic()
        await asyncio.sleep(LOOK_SECONDS)
        share = (process_time() - used) / (monotonic() - began)
        if share < QUIET_SHARE or monotonic() - collected > LONGEST_SECONDS:
            gc.collect()
            collected = monotonic()


def shown_address(door: socket.socket) -> str:
    """
    >>> with socket.create_server(("127.0.0.1", 0)) as door:
    ...     shown_address(door).startswith("http://127.0.0.1:")
    True
    """
    host, port, *_ = door.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
