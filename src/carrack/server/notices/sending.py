"""How one message goes out: to a browser, by mail, to an address of one's own, or to the operator's
program.

Each is tried again a little. What went wrong is told by its kind alone, since an endpoint, an
address or the text of an error may be a secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from smtplib import SMTPException
from typing import Any

import aiohttp
import structlog
from sqlalchemy import func, select

from carrack.kernel.errors import CarrackError
from carrack.server.notices import mail, push
from carrack.server.notices.hooks import Hook, Hooks, Letter, parcel
from carrack.server.notices.push import PushKey
from carrack.server.notices.subscriptions import Device, Subscriptions
from carrack.server.operate.observing import Metrics
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.words import say, title_name

log = structlog.get_logger()

PAUSES = (2.0, 10.0)  # seconds before the second and the third try
MOST_LETTERS = 100  # for a person in a day, since nobody proves that an address is theirs
DAY = 24 * 60 * 60 * 1000
MAIL_THREADS = 2


@dataclass(frozen=True)
class Wait:
    """A seat that has to act, and from when on its person may be told."""

    table_id: str
    title: str
    table_name: str
    seat: int
    wait: int  # the number of the journal row that began it
    user_id: str
    due: float
    is_held: bool = False  # for quiet hours, or until everything is told at once
    round: int = 0  # of a tournament, whose table waits for all who sit there; else 0

    @property
    def name(self) -> str:
        """What this wait is called in every try: whoever gets a message twice can see it."""
        return f"{self.table_id}.{self.seat}.{self.wait}"

    @property
    def path(self) -> str:
        """The page that it leads to."""
        return f"/table/{self.table_id}"

    @property
    def event(self) -> str:
        return "round" if self.round else "your_turn"

    @property
    def place(self) -> dict[str, Any]:
        """What a program is told of where that is."""
        return {"table": self.table_id, "seat": self.seat}


@dataclass(frozen=True)
class Invitation(Wait):
    """Not a seat, but a tournament that waits: its id and name stand where those of a table do."""

    host: str = ""

    @property
    def name(self) -> str:
        return f"{self.table_id}.{self.user_id}"

    @property
    def path(self) -> str:
        return f"/tournaments/{self.table_id}"

    @property
    def event(self) -> str:
        return "invitation"

    @property
    def place(self) -> dict[str, Any]:
        return {"tournament": self.table_id}


@dataclass(frozen=True)
class Reader:
    """The person of a seat, as far as messages go."""

    id: str
    language: str
    mail: str
    asked: frozenset[str]  # push, mail, hooks, webhook
    acts: bool = True  # whether the game waits for this seat
    wishes: Mapping[str, Any] = field(default_factory=dict)  # quiet hours, and the like


class NotSent(Exception):
    """A message that was not taken: why, and whether another try could help."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.for_good = for_good


class Gone(Exception):
    """The push service says that this browser does not listen any more."""


Waits = Sequence[Wait]  # of one person, told in one message
Way = Callable[[Waits], Awaitable[None]]
Sending = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Path:
    """One way to a person: its channel, its name among all of theirs, and what it does."""

    channel: str
    name: str
    way: Way


class Sender:
    """All ways by which a message can leave this process."""

    def __init__(
        self, database: Database, settings: Settings, key: PushKey, metrics: Metrics
    ) -> None:
        check_webhook(settings.webhook)
        self.database = database
        self.settings = settings
        self.key = key
        self.metrics = metrics
        self.mail = mail.MailServer.read(settings) if settings.mail_server else None
        self.threads = ThreadPoolExecutor(MAIL_THREADS, "mail")  # a thread starts when needed
        self.subscriptions = Subscriptions(database, settings.push_anywhere)
        self.hooks = Hooks(database, settings.push_anywhere)
        self.letters: set[asyncio.Task[bool]] = set()  # on their way
        self.pauses = PAUSES
        self.stopping = asyncio.Event()

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def rest(self, seconds: float) -> None:
        """Sleep, unless the server stops."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await self.stopping.wait()

    def channels(self, asked: Mapping[str, object], address: str | None) -> frozenset[str]:
        """What was asked for and can be done here; off until asked for."""
        possible = {
            "push": True,
            "mail": self.mail is not None and bool(address),
            "hooks": True,
            "webhook": bool(self.settings.webhook),
        }
        return frozenset(name for name, can in possible.items() if can and asked.get(name) is True)

    async def ways(self, reader: Reader) -> list[Path]:
        """How this person is reached."""
        found: list[Path] = []
        if "push" in reader.asked:
            for device in await self.subscriptions.of(reader.id):
                way = partial(self.push_waits, device, reader)
                found.append(Path("push", f"push {device.id[:16]}", way))
        if "mail" in reader.asked and await self.may_write(reader.id):
            found.append(Path("mail", "mail", partial(self.write, reader)))
        if "hooks" in reader.asked:
            for hook in await self.hooks.of(reader.id):
                found.append(Path(hook.kind, f"hook {hook.id}", partial(self.call, hook, reader)))
        if "webhook" in reader.asked:
            found.append(Path("webhook", "webhook", self.call_webhook))
        return found

    async def deliver(self, channel: str, sending: Sending) -> bool:
        """Try, and try again a little; whether it was taken."""
        for tries, pause in enumerate((*self.pauses, None), 1):
            try:
                await sending()
            except Gone:
                self.metrics.notices.labels(channel, "gone").inc()
                return False
            except NotSent as error:
                if pause is not None and not error.for_good:
                    await self.rest(pause)
                    continue
                self.metrics.notices.labels(channel, "failed").inc()
                log.warning("notice.not_sent", channel=channel, why=error.why, tries=tries)
                return False
            self.metrics.notices.labels(channel, "sent").inc()
            log.info("notice.sent", channel=channel, tries=tries)
            return True
        return False

    async def push_waits(self, device: Device, reader: Reader, waits: Waits) -> None:
        await self.push(device, push_content(waits, reader.language), topic(waits))

    async def push(self, device: Device, content: dict[str, str], topic: str) -> None:
        """To one browser; one that is gone is forgotten."""
        anywhere = self.settings.push_anywhere
        data = json.dumps(content, ensure_ascii=False).encode()
        sent = push.push(self.key, device.endpoint, device.keys, data, topic, anywhere)
        status = await posted(sent)
        if status in (404, 410):
            with contextlib.suppress(CarrackError):
                await self.subscriptions.forget(device)
            raise Gone
        check_status(status)

    async def write(self, reader: Reader, waits: Waits) -> None:
        """Send by mail. A letter says nothing that somebody chose: nobody writes through us."""
        subject, text = self.mail_words(waits, reader.language)
        await self.hand_in(reader.mail, subject, text, waits[0].name)

    def send_letter(self, to: str, subject: str, text: str, name: str) -> None:
        """A letter that somebody asked for; who asks does not wait for it."""
        sending = self.deliver("mail", partial(self.hand_in, to, subject, text, name))
        task = asyncio.create_task(sending, name="letter")
        self.letters.add(task)
        task.add_done_callback(self.letters.discard)

    async def hand_in(self, to: str, subject: str, text: str, name: str) -> None:
        assert self.mail is not None
        try:
            letter = mail.letter(self.mail.sender, to, subject, text, name)
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.threads, self.mail.send, letter)
        except ValueError:
            raise NotSent("address", for_good=True) from None
        except (SMTPException, OSError) as error:
            for_good = mail.is_refused_for_good(error)
            raise NotSent(type(error).__name__, for_good=for_good) from None

    def mail_words(self, waits: Waits, language: str) -> tuple[str, str]:
        """The subject and the text of a letter about one table or several."""
        lines = [f"{title_name(one.title)}: {self.site()}{one.path}" for one in waits]
        if len(waits) > 1:
            return (
                say(language, "mail-subject-many", count=len(waits)),
                say(language, "mail-text-many", tables="\n".join(lines)),
            )
        title, url = title_name(waits[0].title), self.site() + waits[0].path
        if isinstance(waits[0], Invitation):
            subject = say(language, "mail-subject-invitation", title=title)
            return subject, say(language, "mail-text-invitation", title=title, url=url)
        if number := waits[0].round:
            subject = say(language, "mail-subject-round", round=number, title=title)
            text = say(language, "mail-text-round", round=number, title=title, url=url)
            return subject, text
        subject = say(language, "mail-subject", title=title)
        return subject, say(language, "mail-text", title=title, url=url)

    async def call(self, hook: Hook, reader: Reader, waits: Waits) -> None:
        """To an address of the person's own. What was sent and not answered may have arrived, so it
        is not sent once more.
        """
        told = push_content(waits, reader.language)
        url = self.site() + told["url"]
        letter = Letter(told["heading"], told["text"], url, waits[0].name, waits[0].event)
        await self.send_parcel(hook, letter)

    async def send_parcel(self, hook: Hook, letter: Letter) -> None:
        sent = parcel(hook, letter)
        anywhere = self.settings.push_anywhere
        post = push.post(sent.url, sent.content, sent.headers, anywhere)
        check_status(await posted(post, again=False))

    async def try_hook(self, hook: Hook, language: str) -> bool:
        """A message to try an address; whether it was taken."""
        told = trial_content(language)
        letter = Letter(told["heading"], told["text"], self.site() + told["url"], f"try.{hook.id}")
        with contextlib.suppress(NotSent):
            await self.send_parcel(hook, letter)
            return True
        return False

    async def call_webhook(self, waits: Waits) -> None:
        """To the operator's own program, of one table after the other."""
        for wait in waits:
            await self.call_webhook_of(wait)

    async def call_webhook_of(self, wait: Wait) -> None:
        content = {"event": wait.event, "person": wait.user_id, **wait.place}
        content |= {"title": wait.title, "url": self.site() + wait.path}
        headers = {"Content-Type": "application/json", "Idempotency-Key": wait.name}
        data = json.dumps(content).encode()
        check_status(await posted(push.post(self.settings.webhook, data, headers, anywhere=True)))

    async def may_write(self, user_id: str) -> bool:
        """Whether this person has not had too many messages today."""
        notices, seats = schema.notices, schema.seats
        same_seat = (seats.c.table_id == notices.c.table_id) & (seats.c.seat == notices.c.seat)
        wanted = (
            select(func.count())
            .select_from(seats.join(notices, same_seat))
            .where(seats.c.user_id == user_id, notices.c.time > now() - DAY)
        )
        async with self.database.read() as connection:
            return int(await connection.scalar(wanted) or 0) < MOST_LETTERS

    def site(self) -> str:
        """Where people reach this server, as far as we know."""
        settings = self.settings
        return settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"

    async def try_device(self, device: Device, content: dict[str, str]) -> bool:
        with contextlib.suppress(NotSent, Gone):
            await self.push(device, content, "test")
            return True
        return False


# ---- words and small things ----


async def posted(sending: Awaitable[int], again: bool = True) -> int:
    """The status; what goes wrong on the way is named by its kind, for its text may name hosts.

    Where a second message would be seen, it is sent again only if nobody was reached.
    """
    try:
        return await sending
    except aiohttp.ClientConnectorError as error:
        raise NotSent(type(error).__name__) from None
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise NotSent(type(error).__name__, for_good=not again) from None
    except ValueError:
        raise NotSent("content", for_good=True) from None


def check_status(status: int) -> None:
    if not 200 <= status < 300:
        raise NotSent(str(status), for_good=status < 500 and status not in (408, 429))


def check_webhook(url: str) -> None:
    if url and not url.startswith(("http://", "https://")):
        raise CarrackError("webhook has to be an http or https address", code="setting.webhook")


def topic(waits: Waits) -> str:
    """At most 32 signs, the same for all waits of a seat."""
    wait = waits[0]
    return hashlib.sha256(f"{wait.table_id} {wait.seat}".encode()).hexdigest()[:32]


def push_content(waits: Waits, language: str) -> dict[str, str]:
    """What the browser gets; its address has no host, so that it opens where it subscribed."""
    wait = waits[0]
    if len(waits) > 1:
        return {
            "type": "your_turns",
            "url": "/",
            "heading": say(language, "push-heading-many", count=len(waits)),
            "text": ", ".join(one.table_name for one in waits),
        }
    title, text = title_name(wait.title), say(language, "push-text", name=wait.table_name)
    heading = say(language, "push-heading", title=title)
    if wait.round:
        heading = say(language, "push-heading-round", round=wait.round)
    if isinstance(wait, Invitation):
        heading = say(language, "push-heading-invitation", name=wait.host)
        text = say(language, "push-text-invitation", name=wait.table_name, title=title)
    return {
        "type": wait.event,
        "table": wait.table_id,
        "title": wait.title,
        "name": wait.table_name,
        "url": wait.path,
        "heading": heading,
        "text": text,
    }


def trial_content(language: str) -> dict[str, str]:
    return {
        "type": "test",
        "url": "/",
        "heading": say(language, "test-heading"),
        "text": say(language, "test-text"),
    }
