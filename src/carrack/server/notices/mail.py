"""Mail: how a server for it is named in the settings, and how one letter is sent."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass, field
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import SplitResult, unquote, urlsplit

from carrack.kernel.errors import CarrackError
from carrack.server.settings import Settings

PLAIN_PORT, SUBMISSION_PORT, TLS_PORT = 25, 587, 465
ANSWER_SECONDS = 10.0
LONGEST_SUBJECT = 200


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in, and whose name they carry.

    >>> MailServer.read(Settings(mail_server="smtp://ann:secret@mail.example.org:587")).host
    'mail.example.org'
    """

    host: str
    port: int
    user: str = field(repr=False)
    password: str = field(repr=False)
    is_tls: bool  # from the first byte on
    sender: str

    @classmethod
    def read(cls, settings: Settings) -> MailServer:
        """smtp://user:password@host:587, or smtps:// for a server that speaks TLS only."""
        parts = urlsplit(settings.mail_server)
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1:
            raise CarrackError(
                "mail_server has to look like smtp://user:password@host:587",
                code="setting.mail_server",
            )
        is_tls = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=port or (TLS_PORT if is_tls else PLAIN_PORT),
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
            is_tls=is_tls,
            sender=checked_sender(settings, parts),
        )

    def send(self, letter: EmailMessage) -> None:
        """Hand the letter in; this waits for the network, so it belongs into a thread."""
        with self.connected() as server:
            if self.port == SUBMISSION_PORT and not self.is_tls:
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(letter)

    def connected(self) -> smtplib.SMTP:
        if self.is_tls:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=ANSWER_SECONDS, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=ANSWER_SECONDS)


def checked_sender(settings: Settings, parts: SplitResult) -> str:
    """The sender of our letters: the one in the settings, else carrack@ the host of the site."""
    host = urlsplit(settings.public_url).hostname or parts.hostname
    sender = settings.mail_from or f"carrack@{host}"
    try:
        address(sender)
    except ValueError:
        raise CarrackError(
            "mail_from has to be one mail address", code="setting.mail_from"
        ) from None
    return sender


def address(text: str) -> Address:
    """One plain mail address and nothing else; ValueError for anything that is not.

    >>> address("ann@example.org").domain
    'example.org'
    """
    try:
        found = Address(addr_spec=text)
    except (MessageError, ValueError, IndexError) as error:
        raise ValueError("not a mail address") from error
    if not found.username or not found.domain or not text.isprintable() or " " in text:
        raise ValueError("not a mail address")
    return found


def letter(sender: str, to: str, subject: str, text: str, name: str) -> EmailMessage:
    """A letter; `name` is the same when it is sent again, so that no one gets to see two."""
    message = EmailMessage()
    message["From"] = address(sender)
    message["To"] = address(to)
    message["Subject"] = one_line(subject)
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{name}@{address(sender).domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def one_line(text: str) -> str:
    """Nothing that could begin another header.

    >>> one_line("Your turn\\r\\nBcc: everybody@example.org")
    'Your turn Bcc: everybody@example.org'
    """
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[
        :LONGEST_SUBJECT
    ]


def is_refused_for_good(error: Exception) -> bool:
    """Whether trying again is useless: the server understood, and said no."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    if isinstance(error, smtplib.SMTPNotSupportedError):
        return True
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500
