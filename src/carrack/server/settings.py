"""What an operator can set: by flags of `carrack serve`, or by variables named CARRACK_…"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from carrack.kernel.errors import CarrackError, shown

PREFIX = "CARRACK_"
YES = ("1", "true", "yes", "on")
NO = ("", "0", "false", "no", "off")


@dataclass(frozen=True, repr=False)  # some hold passwords, and logs love to print things
class Settings:
    """Every setting with its default; the names are those of the variables, in small letters.

    >>> Settings.read({"CARRACK_PORT": "9000", "CARRACK_SECURE": "yes"}).port
    9000
    """

    host: str = "127.0.0.1"
    port: int = 8320
    processes: int = 1  # behind the same port; more than one with PostgreSQL only
    database: str = ""  # a file, sqlite:///… or postgresql://…; empty for a file in the data folder
    public_url: str = ""  # what people type, as in https://games.example.org
    origins: str = ""  # other pages that may talk to this server, separated by commas
    allowed_hosts: str = ""  # names of this server beside its usual ones; * for any
    proxies: str = "127.0.0.1"  # whose X-Forwarded-… headers are believed; * for everybody's
    secure: bool = False  # cookies for https only; on by itself when public_url is https
    limits: bool = True  # how often one address or person may ask
    head_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 30.0  # and for its body
    hello_seconds: float = 10.0  # until a socket must have said hello
    sockets_per_address: int = 100  # open at a time
    connections_per_address: int = 200  # beside those: requests, and connections that wait for one
    quick: bool = False  # bots answer at once: for tests and measurements
    bot_pause: float = 0.8  # seconds a bot takes for a move, at least
    window_pause: float = 4.0  # the longest a bot waits in a window for several seats
    bot_workers: int = 0  # threads that think; 0 for one a core
    bot_budget: float = 10.0  # seconds after which the default action is played instead
    analysis_simulations: int = 400_000  # for a finished game, at most; 0 for no analyses
    window_seconds: float = 20.0  # to answer in a window at a table with clocks
    kept_tables: int = 2000  # tables kept in memory while nobody is there
    log_level: str = "info"
    log_json: bool = False
    metrics: bool = True
    metrics_token: str = ""  # needed to read them; empty for none
    mail_server: str = ""  # smtp://user:password@host:587; empty for no mail
    mail_from: str = ""
    webhook: str = ""  # where "your turn" is posted to; empty for nowhere
    push_contact: str = ""  # mailto:… that push services may write to
    push_anywhere: bool = False  # endpoints without https or on private machines: for tests
    notice_delay: float = 10.0  # seconds somebody is waited for before a message goes out

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """Defaults, then the environment, then what was given and is not None."""
        variables = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for field in fields(cls):
            text = variables.get(PREFIX + field.name.upper())
            if text is not None:
                values[field.name] = understood(field.name, text, type(field.default))
        values |= {name: value for name, value in given.items() if value is not None}
        return cls(**values)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it, with its asynchronous driver."""
        return database_url(self.database)

    @property
    def is_secure(self) -> bool:
        return self.secure or self.public_url.startswith("https://")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Pages beside our own that may talk to this server."""
        named = [*self.origins.split(","), self.public_url]
        return frozenset(name.strip().rstrip("/") for name in named if name.strip())

    @property
    def host_names(self) -> frozenset[str]:
        """What this server is called in requests; numbers and names of this machine are added."""
        named = [*self.allowed_hosts.split(","), urlsplit(self.public_url).hostname or ""]
        return frozenset(name.strip().lower() for name in named if name.strip())


def understood(name: str, text: str, kind: type) -> Any:
    """The text of a variable as a value of its kind."""
    word = text.strip().lower()
    if kind is bool and word in (*YES, *NO):
        return word in YES
    try:
        if kind is not bool:
            return kind(text)
    except ValueError:
        pass
    raise CarrackError(
        f"{PREFIX}{name.upper()} is {shown(text)}, expected is a {kind.__name__}",
        code="setting.value",
    )


def database_url(name: str) -> str:
    """A file name or a plain URL with the driver we use.

    >>> database_url("postgresql://me@host/games")
    'postgresql+asyncpg://me@host/games'
    >>> database_url("games.sqlite")
    'sqlite+aiosqlite:///games.sqlite'
    """
    if not name:
        return "sqlite+aiosqlite:///" + str(default_file())
    for plain in ("postgresql://", "postgres://"):
        if name.startswith(plain):
            return "postgresql+asyncpg://" + name.removeprefix(plain)
    if name.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + name.removeprefix("sqlite:///")
    if name.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
        return name
    if "://" in name:
        raise CarrackError(
            f"the database {shown(name.partition('://')[0])} is not known; "
            "use a file, sqlite:/// or postgresql://",
            code="setting.database",
        )
    return f"sqlite+aiosqlite:///{name}"


def default_file() -> Path:
    """The file that one process uses when nothing was set."""
    own = os.environ.get("CARRACK_HOME")
    if own:
        folder = Path(own)
    else:
        from platformdirs import user_data_dir

        folder = Path(user_data_dir("carrack", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "server.sqlite"
