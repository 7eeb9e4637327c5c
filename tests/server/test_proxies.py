"""nginx and Caddy as docs/operate.md sets them up, in front of real servers, over TLS."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.exceptions import WebSocketException

from tools.soak.server import free_port

from .postgres import Cluster
from .running import Server, Servers
from .wire import PATIENCE, QUIET, Closed, Json, Person, Wire, play, wait_until

EXAMPLES = Path(__file__).parents[2] / "examples" / "proxy"
OPERATE = Path(__file__).parents[2] / "docs" / "operate.md"
NAME = "games.example.org"
PROGRAMS = ("nginx", "caddy")
NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
CADDY = """
{{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    http_port {spare}
    https_port {port}
    storage file_system {folder}/caddy
}}
{site}
"""

Start = Callable[..., str]


@pytest.fixture(params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if shutil.which(name) is None:
        if os.environ.get("CARRACK_REQUIRE_PROXIES", "") not in ("", "0"):
            pytest.fail(f"{name} is not installed, and CARRACK_REQUIRE_PROXIES is set")
        pytest.skip(f"{name} is not installed")
    return name


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes on one database."""
    servers, url = Servers(tmp_path_factory.mktemp("behind")), postgres.shaped()
    try:
        yield [servers(url, quick=True, public_url=f"https://{NAME}") for _ in range(2)]
    finally:
        servers.end()


@pytest.fixture
def proxy(program: str, tmp_path: Path) -> Iterator[Start]:
    """Puts the program in front of some ports; its own address."""
    with ExitStack() as ending:
        yield lambda *ports: ending.enter_context(running(program, tmp_path, ports))


@contextmanager
def running(program: str, folder: Path, ports: tuple[int, ...]) -> Iterator[str]:
    port = free_port()
    file = folder / "config"
    write = nginx_config if program == "nginx" else caddy_config
    file.write_text(write(folder, port, ports))
    command = [program, "-c", str(file)]
    if program == "caddy":
        command = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("ab") as said:
        process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
    try:
        wait_until(lambda: process.poll() is not None or greets(port))
        assert process.poll() is None, (folder / "said").read_text()
        yield f"https://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def greets(port: int) -> bool:
    """Whether it speaks TLS already."""
    try:
        with (
            socket.create_connection(("127.0.0.1", port), timeout=5) as door,
            anybody().wrap_socket(door, server_hostname=NAME),
        ):
            return True
    except OSError:
        return False


def anybody() -> ssl.SSLContext:
    """Takes every certificate: those of the tests are signed by nobody.

    TLS 1.3 sends tickets when all seems said: the client's reading thread takes them for content
    and waits inside the library, where neither a closed socket nor what another thread writes is
    safe.
    """
    context = ssl.create_default_context()
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def nginx_config(folder: Path, port: int, ports: tuple[int, ...]) -> str:
    """The example, at other ports and with a certificate of its own."""
    make_certificate(folder)
    site = (EXAMPLES / "nginx.conf").read_text()
    site = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"\n    listen \[::\]:443 ssl;", "", site)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = re.sub(r"/etc/letsencrypt/live/[^/]+/", f"{folder}/", site)
    [end] = re.findall(r"server 127\.0\.0\.1:8320( [^;]*;)", site)
    named = "\n    ".join(f"server 127.0.0.1:{number}{end}" for number in ports)
    site = re.sub(r"server 127\.0\.0\.1:8320.*?8321[^;]*;", named, site, flags=re.DOTALL)
    user = "user root;" if os.getuid() == 0 else ""  # else its workers may not enter the folder
    return NGINX.format(folder=folder, site=site, user=user)


def caddy_config(folder: Path, port: int, ports: tuple[int, ...]) -> str:
    """The example, at other ports and with certificates that it signs itself."""
    site = (EXAMPLES / "Caddyfile").read_text()
    named = " ".join(f"127.0.0.1:{number}" for number in ports)
    site = site.replace("127.0.0.1:8320 127.0.0.1:8321", named)
    return CADDY.format(folder=folder, port=port, spare=free_port(), site=site)


def make_certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


class Visitor(Person):
    """Somebody outside, who comes by the public name and from an address of their own."""

    def __init__(self, url: str, name: str = "", address: str = "127.0.0.1") -> None:
        super().__init__(url)
        self.http.close()
        self.address = address
        self.http = httpx.Client(
            base_url=url,
            timeout=PATIENCE,
            headers={"Host": NAME, "Origin": f"https://{NAME}"},
            transport=httpx.HTTPTransport(verify=False, local_address=address, trust_env=False),
            event_hooks={"request": [lambda one: one.extensions.update(sni_hostname=NAME)]},
        )
        if name:
            self.id = self.post("/api/guests", name=name)["id"]

    def at(self, table: str, streams: Any = None) -> Wire:
        """A page at that table."""
        port = int(self.url.rpartition(":")[2])
        door = socket.create_connection(("127.0.0.1", port), source_address=(self.address, 0))
        rest: dict[str, Any] = {"sock": door, "ssl": anybody(), "server_hostname": NAME}
        rest["headers"] = {"Origin": f"https://{NAME}"}
        wire = Wire(f"https://{NAME}", self.cookie, streams, near=table, **rest)
        self.sockets.append(wire)
        wire.say("hello", language="en")
        wire.watch(table)
        return wire


def table_of(*people: Person) -> str:
    """A table at which they sit."""
    opened = people[0].opens("macau_cards", ["me", *["open"] * (len(people) - 1)], options=QUIET)
    for person in people[1:]:
        person.joins(opened)
    people[0].starts(opened)
    table: str = opened["table"]["id"]
    return table


def sockets_of(server: Server) -> int:
    text = httpx.get(f"{server.url}/metrics", trust_env=False).text
    [number] = re.findall(r"^carrack_sockets_open (\d+)", text, flags=re.MULTILINE)
    return int(number)


def test_people_of_a_table_meet_in_one_process_and_find_the_other_when_it_dies(
    proxy: Start, pair: list[Server]
) -> None:
    url = proxy(*(server.port for server in pair))
    with Visitor(url, "Ana") as ana, Visitor(url, "Bob", "127.0.0.2") as bob:
        homes: set[tuple[int, ...]] = set()
        while len(homes) < 2:
            table = table_of(ana, bob)
            wires = [ana.at(table), bob.at(table)]
            assert play(table, wires, 6) == 6
            where = tuple(map(sockets_of, pair))
            assert sorted(where) == [0, 2]
            homes.add(where)
            for wire in wires:
                wire.close()
            wait_until(lambda: sum(map(sockets_of, pair)) == 0)
        # When its process is killed, the table goes on in the other one
        began = monotonic()
        wires = [ana.at(table), bob.at(table)]
        usual = monotonic() - began  # a busy machine is not the fault of whoever is gone
        number = wires[0].stream(table, 0).n
        home = pair[[sockets_of(server) for server in pair].index(2)]
        home.kill()
        began = monotonic()
        again = [back(ana, table, wires[0]), back(bob, table, wires[1])]
        assert monotonic() - began < 3 + 2 * usual
        assert again[0].stream(table, 0).n == number
        assert play(table, again, 4) == 4
        home.start()


def back(person: Visitor, table: str, before: Wire) -> Wire:
    """At the table again, from what was known."""
    while True:
        try:
            return person.at(table, before.streams)
        except (OSError, WebSocketException, Closed):
            sleep(0.05)


def test_everybody_has_the_address_they_come_from_whatever_they_say(
    program: str, proxy: Start, pair: list[Server]
) -> None:
    url, net = proxy(pair[0].port), f"127.0.{PROGRAMS.index(program)}"
    with Visitor(url, address=f"{net}.3") as eve, Visitor(url, address=f"{net}.4") as ana:
        answers = [comes(eve, f"198.51.100.{number}") for number in range(21)]
        assert answers == [201] * 20 + [429]
        assert comes(ana, eve.address) == 201


def comes(person: Person, pretended: str) -> int:
    said = {"X-Forwarded-For": pretended, "Forwarded": f"for={pretended}"}
    person.http.cookies.clear()
    return person.http.post("/api/guests", json={"name": "Eve"}, headers=said).status_code


def test_foreign_names_and_pages_large_bodies_and_what_is_for_us_alone(
    proxy: Start, pair: list[Server]
) -> None:
    with Visitor(proxy(pair[0].port), "Cid", "127.0.0.5") as cid:
        foreign = cid.http.get("/api/titles", headers={"Host": "evil.example"})
        assert "macau_cards" not in foreign.text
        page = {"Origin": "https://evil.example"}
        wish: Json = {"title": "macau_cards", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert cid.refused("POST", "/api/tables", json=wish, headers=page)[1] == "request.origin"
        large = {"title": "x" * 70_000, "seats": []}
        assert cid.refused("POST", "/api/tables", json=large) == (413, "request.too_large")
        lines = {"Content-Type": "application/x-ndjson"}
        for size in (2, 4):
            answer = cid.http.post(
                "/api/records", content=b"x" * size * 2**20 + b"x", headers=lines
            )
            assert answer.status_code == 413
        for inside in ("/metrics", "/readyz"):
            assert cid.http.get(inside).status_code == 404
        assert cid.http.get("/api/titles").headers["strict-transport-security"]
        cid.http.cookies.clear()
        cookie = cid.http.post("/api/guests", json={"name": "Dan"}).headers["set-cookie"]
        assert "; secure" in cookie.lower()


def test_processes_behind_one_port_know_who_comes_through_a_proxy(
    proxy: Start, postgres: Cluster, tmp_path: Path
) -> None:
    given: dict[str, Any] = {"quick": True, "public_url": f"https://{NAME}", "processes": 2}
    server = Servers(tmp_path).prepared(postgres.shaped(), **given).start()
    try:
        url = proxy(server.port)
        with Visitor(url, "Ana") as ana, Visitor(url, "Bob", "127.0.0.2") as bob:
            table = table_of(ana, bob)
            assert play(table, [ana.at(table), bob.at(table)], 6) == 6
        with Visitor(url, address="127.0.0.6") as eve, Visitor(url, address="127.0.0.7") as cid:
            answers = [comes(eve, f"198.51.100.{number}") for number in range(21)]
            assert answers == [201] * 20 + [429]
            assert comes(cid, eve.address) == 201
    finally:
        server.stop()


@pytest.mark.parametrize(("name", "language"), [("Caddyfile", "text"), ("nginx.conf", "nginx")])
def test_the_page_for_operators_shows_what_is_tried_here(name: str, language: str) -> None:
    shown = f"```{language}\n{(EXAMPLES / name).read_text()}```\n"
    assert shown in OPERATE.read_text()
