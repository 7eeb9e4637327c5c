"""Web push: the key of this server, which subscriptions are taken, and how a message is sent.

An endpoint comes from whoever asks, and this server will talk to it. So it has to be a public host
name with https, its name has to lead to a public address at the very moment of sending, no redirect
is followed, and what it answers is not read beyond the status.
"""

from __future__ import annotations

import base64
import ipaddress
import re
import socket
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.settings import Settings

LONGEST_ENDPOINT = 2000
ANSWER_SECONDS = 10.0  # for a whole message, from the name to the answer
KEPT_SECONDS = 24 * 60 * 60  # how long a push service keeps a message for a device that is off
SIGNED_SECONDS = 12 * 60 * 60  # how long a signature is good; push services refuse above a day

# Names with letters at their end, so no number that means an address in any notation.
HOST = re.compile(
    r"(?=.{4,253}\Z)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})\Z"
)
PRIVATE = ("arpa", "corp", "home", "internal", "intranet", "lan", "local", "localhost", "private")
GIVEN_OUT = ipaddress.ip_network("2000::/3")  # all IPv6 addresses of the internet so far
WITH_IPV4 = ipaddress.ip_network("64:ff9b::/96")  # where IPv6 alone reaches IPv4
PRINTABLE = re.compile(r"[!-~]+\Z")
BASE64 = re.compile(r"[A-Za-z0-9_-]+={0,2}\Z")


# ---- the key of this server ----


def new_key() -> str:
    """A fresh private key in the short form that is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


class PushKey:
    """By this key push services know that a message comes from the server people subscribed to."""

    def __init__(self, stored: str, contact: str) -> None:
        self.pair = Vapid02.from_raw(stored.encode())
        self.contact = contact
        try:
            self.signature("https://push.example.org")
        except ValueError:
            raise CarrackError(
                "push_contact has to be a mailto: or https: address", code="setting.push_contact"
            ) from None

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        point = self.pair.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signature(self, endpoint: str) -> dict[str, str]:
        """The header that shows who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.contact,
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        try:
            signed: dict[str, str] = self.pair.sign(claims)
        except VapidException as error:
            raise ValueError("this cannot be signed") from error
        return signed


def contact(settings: Settings) -> str:
    """Whom a push service may write to: as set, else the address of the site itself."""
    site = urlsplit(settings.public_url)
    if settings.push_contact:
        return settings.push_contact
    if site.scheme == "https" and site.hostname and HOST.match(site.hostname):
        return f"https://{site.hostname}"
    return "mailto:operator@localhost"


# ---- what is taken ----


def checked_endpoint(endpoint: str, anywhere: bool = False) -> str:
    """The address of a subscription; Refused for one that a push service would not have.

    >>> checked_endpoint("https://push.example.org/send/abc")
    'https://push.example.org/send/abc'
    >>> checked_endpoint("https://127.0.0.1/send/abc")
    Traceback (most recent call last):
    carrack.server.errors.Refused: an endpoint is an https address on a public host
    """
    try:
        parts = urlsplit(endpoint)
        is_web = parts.scheme in ("http", "https") and parts.port != 0
    except ValueError:
        is_web = False
    if not is_web or len(endpoint) > LONGEST_ENDPOINT or not PRINTABLE.match(endpoint):
        raise bad_endpoint()
    if not anywhere and not (parts.scheme == "https" and is_public(parts.hostname or "")):
        raise bad_endpoint()
    if "@" in parts.netloc or "\\" in endpoint or parts.fragment:
        raise bad_endpoint()
    return endpoint


def bad_endpoint() -> Refused:
    return Refused(
        "an endpoint is an https address on a public host", code="push.endpoint", status=422
    )


def is_public(host: str) -> bool:
    """Whether this may be the name of a machine that everybody can reach."""
    return HOST.match(host) is not None and host.rpartition(".")[2] not in PRIVATE


def checked_keys(p256dh: str, auth: str) -> dict[str, str]:
    """The two keys of a browser: a point on the curve, and sixteen bytes."""
    point, secret = decoded(p256dh), decoded(auth)
    try:
        if len(point) != 65 or len(secret) != 16:
            raise ValueError("wrong length")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused(
            "the keys of the subscription are not those of a browser", code="push.keys", status=422
        ) from None
    return {"p256dh": p256dh.rstrip("="), "auth": auth.rstrip("=")}


def decoded(text: str) -> bytes:
    """The bytes of a key; none at all where the text is not in base64."""
    plain = text.rstrip("=")
    if not BASE64.match(text) or len(plain) % 4 == 1:
        return b""
    return base64.urlsafe_b64decode(plain + "=" * (-len(plain) % 4))


# ---- sending ----


async def push(
    key: PushKey, endpoint: str, keys: Mapping[str, str], content: bytes, topic: str, anywhere: bool
) -> int:
    """One encrypted message to one browser; the status that its push service answers.

    A later message on the same topic takes the place of one that is not delivered yet.
    """
    sealed = WebPusher({"endpoint": endpoint, "keys": dict(keys)}).encode(content)["body"]
    headers = {
        **key.signature(endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "high",
        "Topic": topic,
    }
    return await post(endpoint, sealed, headers, anywhere)


async def post(url: str, content: bytes, headers: Mapping[str, str], anywhere: bool) -> int:
    """Post something and tell the status."""
    resolver: AbstractResolver = ThreadedResolver() if anywhere else PublicAddresses()
    session = aiohttp.ClientSession(
        connector=aiohttp.TCPConnector(resolver=resolver),
        timeout=aiohttp.ClientTimeout(total=ANSWER_SECONDS),
        cookie_jar=aiohttp.DummyCookieJar(),
        headers={"User-Agent": "Carrack"},
    )
    async with (
        session,
        session.post(url, data=content, headers=headers, allow_redirects=False) as answer,
    ):
        return answer.status


class PublicAddresses(ThreadedResolver):
    """Names that lead to addresses of this house are not known here."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await super().resolve(host, port, family)
        public = [one for one in found if is_public_address(one["host"])]
        if not public:
            raise OSError("the name does not lead to a public address")
        return public


def is_public_address(address: str) -> bool:
    """Whether it belongs to the internet, in whatever form it is written: an IPv6 address can hold
    one of IPv4, which a gateway nearby would follow into this house.

    >>> is_public_address("9.9.9.9"), is_public_address("169.254.169.254")
    (True, False)
    >>> is_public_address("64:ff9b::9.9.9.9"), is_public_address("64:ff9b::10.0.0.1")
    (True, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in WITH_IPV4:
            found = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        elif found not in GIVEN_OUT or found.sixtofour or found.teredo:
            return False
    return found.is_global and not found.is_multicast
