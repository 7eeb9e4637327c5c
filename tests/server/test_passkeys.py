"""Signing in by a passkey, with a device in software; and what hostile answers get."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from carrack.server.people import passkeys
from carrack.server.storage.database import now

from .wire import Here, Json, Person, here

PASSWORD = "a good password"
PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def told(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def heard(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """Makes keys and signs with them, as a browser and its authenticator do."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.signs = 0
        self.flags = PRESENT | VERIFIED

    def client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def site(self, name: str, flags: int) -> bytes:
        self.signs += 1
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4)

    def makes(self, options: Json) -> Json:
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        about = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(cose)
        data = self.site(options["rp"]["id"], self.flags | ATTESTED) + about
        made = {"fmt": "none", "attStmt": {}, "authData": data}
        return self.answer(
            {
                "clientDataJSON": told(self.client_data("webauthn.create", options["challenge"])),
                "attestationObject": told(cbor2.dumps(made)),
            }
        )

    def signs_in(self, options: Json) -> Json:
        data = self.site(options["rpId"], self.flags)
        client = self.client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.answer(
            {
                "clientDataJSON": told(client),
                "authenticatorData": told(data),
                "signature": told(signature),
                "userHandle": None,
            }
        )

    def answer(self, response: Json) -> Json:
        own = told(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("passkeys") / "server.sqlite")) as found:
        yield found


NAMES = iter(range(1000))


@pytest.fixture
def ana(server: Here) -> Iterator[Person]:
    with Person(server.url) as person:
        name = f"Ana {next(NAMES)}"
        person.id = person.post("/api/accounts", name=name, password=PASSWORD)["id"]
        yield person


@pytest.fixture
def stranger(server: Here) -> Iterator[Person]:
    with Person(server.url) as person:
        yield person


def added(person: Person, name: str = "My phone") -> Device:
    device = Device(person.url)
    options = person.post("/api/me/passkeys/options", password=PASSWORD)["options"]
    person.post("/api/me/passkeys", credential=device.makes(options), name=name)
    return device


def challenge(person: Person) -> Json:
    found: Json = person.post("/api/sessions/passkey/options")["options"]
    return found


def refusal(person: Person, credential: Any) -> tuple[int, str]:
    return person.refused("POST", "/api/sessions/passkey", json={"credential": credential})


def test_somebody_signs_in_by_a_key_sees_it_in_the_list_and_removes_it(
    ana: Person, stranger: Person
) -> None:
    device = added(ana)
    (listed,) = ana.get("/api/me/passkeys")
    assert (listed["name"], listed["used"]) == ("My phone", None)
    me = stranger.post("/api/sessions/passkey", credential=device.signs_in(challenge(stranger)))
    assert me["id"] == ana.id
    assert stranger.get("/api/me")["id"] == ana.id
    (listed,) = ana.get("/api/me/passkeys")
    assert listed["used"] is not None
    assert ana.get("/api/me/export")["passkeys"][0]["name"] == "My phone"
    answer = ana.http.delete(f"/api/me/passkeys/{listed['id']}")
    assert answer.status_code == 204
    assert ana.refused("DELETE", f"/api/me/passkeys/{listed['id']}") == (404, "passkey.unknown")
    assert refusal(stranger, device.signs_in(challenge(stranger))) == (401, "passkey.invalid")


def test_a_guest_takes_along_what_was_played_here(ana: Person, server: Here) -> None:
    device = added(ana)
    with Person(server.url, "Guest") as guest:
        table = guest.opens("macau_cards", ["me", "open"])["table"]["id"]
        asked = {"credential": device.signs_in(challenge(guest)), "claim": True}
        guest.post("/api/sessions/passkey", **asked)
        assert [one["id"] for one in guest.get("/api/me/tables")] == [table]


def test_a_key_is_added_with_the_password_by_accounts_alone(
    ana: Person, server: Here, stranger: Person
) -> None:
    wrong = {"password": "another password"}
    options = "/api/me/passkeys/options"
    assert ana.refused("POST", options, json=wrong) == (403, "person.password")
    assert stranger.refused("POST", options, json=wrong) == (401, "person.unknown")
    with Person(server.url, "Guest") as guest:
        assert guest.refused("POST", options, json=wrong) == (409, "person.no_account")
    device = added(ana)
    again = ana.post(options, password=PASSWORD)["options"]
    assert [one["id"] for one in again["excludeCredentials"]] == [told(device.id)]
    body = {"credential": device.makes(again)}
    assert ana.refused("POST", "/api/me/passkeys", json=body) == (409, "passkey.known")


def other_origin(device: Device) -> None:
    device.origin = "https://evil.example"


def not_verified(device: Device) -> None:
    device.flags = PRESENT


def other_key(device: Device) -> None:
    device.key = ec.generate_private_key(ec.SECP256R1())


def copied(device: Device) -> None:
    device.signs = 0  # a clone has signed less often than the original


def unknown(device: Device) -> None:
    device.id = b"nobody knows this key"


@pytest.mark.parametrize("spoil", [other_origin, not_verified, other_key, copied, unknown])
def test_what_does_not_fit_signs_nobody_in(
    ana: Person, stranger: Person, spoil: Callable[[Device], None]
) -> None:
    device = added(ana)
    stranger.post("/api/sessions/passkey", credential=device.signs_in(challenge(stranger)))
    spoil(device)
    assert refusal(stranger, device.signs_in(challenge(stranger))) == (401, "passkey.invalid")


def test_a_challenge_is_good_for_one_answer_of_one_person_within_minutes(
    ana: Person, stranger: Person, server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = added(ana)
    answer = device.signs_in(challenge(stranger))
    stranger.post("/api/sessions/passkey", credential=answer)
    assert refusal(stranger, answer) == (401, "passkey.invalid")
    made_up = {"rpId": "127.0.0.1", "challenge": told(b"made up by somebody")}
    assert refusal(stranger, device.signs_in(made_up)) == (401, "passkey.invalid")
    # What was asked in order to add a key signs nobody in, and is nobody else's
    options = ana.post("/api/me/passkeys/options", password=PASSWORD)["options"]
    for_adding = {"rpId": "127.0.0.1", "challenge": options["challenge"]}
    assert refusal(stranger, device.signs_in(for_adding)) == (401, "passkey.invalid")
    with Person(server.url) as bob:
        bob.post("/api/accounts", name=f"Bob {next(NAMES)}", password=PASSWORD)
        body = {"credential": Device(bob.url).makes(options)}
        assert bob.refused("POST", "/api/me/passkeys", json=body) == (401, "passkey.invalid")
    late = challenge(stranger)
    monkeypatch.setattr(passkeys, "now", lambda: now() + passkeys.GOOD_MS + 1)
    assert refusal(stranger, device.signs_in(late)) == (401, "passkey.invalid")


HOSTILE: list[Any] = [
    {},
    {"id": 7},
    {"id": "x", "response": None},
    {"id": "x", "response": {"clientDataJSON": 5}},
    {"id": "x", "response": {"clientDataJSON": "!!!"}},
    {"id": "x", "response": {"clientDataJSON": told(b"[1]")}},
    {"id": "x", "response": {"clientDataJSON": told(b'{"challenge": 7}')}},
    {"id": "x" * 5000, "response": {"clientDataJSON": told(b"\xff\xfe")}},
]


@pytest.mark.parametrize("credential", HOSTILE)
def test_nonsense_is_refused_with_a_sentence(
    ana: Person, stranger: Person, credential: Any
) -> None:
    assert refusal(stranger, credential) == (401, "passkey.invalid")
    body = {"credential": credential}
    assert ana.refused("POST", "/api/me/passkeys", json=body) == (401, "passkey.invalid")


def test_broken_bytes_in_an_answer_are_refused(ana: Person, stranger: Person) -> None:
    device = added(ana)
    for part in ("authenticatorData", "signature"):
        for content in ("", "AA", told(bytes(37)), told(b"\xff" * 300), None, 5, {"a": 1}):
            answer = device.signs_in(challenge(stranger))
            answer["response"][part] = content
            assert refusal(stranger, answer) == (401, "passkey.invalid")
    for content in (b"", b"\xa0", cbor2.dumps({"fmt": "none"}), b"\x9f" * 500):
        options = ana.post("/api/me/passkeys/options", password=PASSWORD)["options"]
        made = Device(ana.url).makes(options)
        made["response"]["attestationObject"] = told(content)
        body = {"credential": made}
        assert ana.refused("POST", "/api/me/passkeys", json=body) == (401, "passkey.invalid")


def test_whoever_is_gone_or_banned_signs_in_by_no_key(
    ana: Person, stranger: Person, server: Here
) -> None:
    device = added(ana)
    ana.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
    assert refusal(stranger, device.signs_in(challenge(stranger))) == (401, "passkey.invalid")


def test_whoever_gets_their_account_back_is_rid_of_keys_that_others_added(
    ana: Person, stranger: Person
) -> None:
    theirs = added(ana)
    code = ana.post("/api/me/recovery", password=PASSWORD)["code"]
    name = ana.get("/api/me")["name"]
    stranger.post("/api/password/recovered", name=name, code=code, new=f"{PASSWORD} anew")
    assert refusal(stranger, theirs.signs_in(challenge(stranger))) == (401, "passkey.invalid")


def test_signing_in_by_keys_has_a_limit(tmp_path: Path) -> None:
    with here(str(tmp_path / "s.sqlite"), limits=True) as server, Person(server.url) as person:
        answers = [person.http.post("/api/sessions/passkey/options", json={}) for _ in range(25)]
        assert answers[0].status_code == 200
        assert answers[-1].json()["code"] == "limit.too_often"
