"""How often one may ask."""

from __future__ import annotations

import asyncio

import pytest

from carrack.server.settings import Settings
from carrack.server.wire import limits
from carrack.server.wire.limits import LONGEST_HOLD, RATES, Limits, TooOften, address, network


class Clock:
    """Time that only a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spend(found: Limits, kind: limits.Kind, key: str, times: int) -> None:
    for _ in range(times):
        found.check(kind, key)


@pytest.mark.parametrize("kind", RATES)
def test_a_burst_passes_and_one_more_is_refused(kind: limits.Kind) -> None:
    found = Limits(True, Clock())
    spend(found, kind, "somebody", RATES[kind].burst)
    with pytest.raises(TooOften) as refused:
        found.check(kind, "somebody")
    assert refused.value.code == "limit.too_often"
    assert refused.value.status == 429
    assert f"{refused.value.seconds} s" in str(refused.value)


def test_a_bucket_fills_up_with_time_and_no_further_than_full() -> None:
    clock = Clock()
    found = Limits(True, clock)
    rate = RATES["report"]
    spend(found, "report", "anna", rate.burst)
    clock.now += rate.seconds
    found.check("report", "anna")
    with pytest.raises(TooOften) as refused:
        found.check("report", "anna")
    assert refused.value.seconds == rate.seconds
    clock.now += 1000 * rate.seconds
    spend(found, "report", "anna", rate.burst)
    with pytest.raises(TooOften):
        found.check("report", "anna")


def test_a_refused_request_takes_nothing() -> None:
    clock = Clock()
    found = Limits(True, clock)
    spend(found, "report", "anna", RATES["report"].burst)
    for _ in range(100):
        with pytest.raises(TooOften):
            found.check("report", "anna")
    clock.now += RATES["report"].seconds
    found.check("report", "anna")


def test_people_and_kinds_do_not_share_a_bucket() -> None:
    found = Limits(True, Clock())
    spend(found, "report", "anna", RATES["report"].burst)
    found.check("report", "bert")
    found.check("chat", "anna")


def test_nothing_is_counted_where_limits_are_off() -> None:
    found = Limits(False, Clock())
    spend(found, "report", "anna", 1000)
    bucket = found.bucket("message")
    for _ in range(1000):
        bucket.check()
    assert not any(found.buckets.values())


def test_a_connection_has_a_bucket_of_its_own() -> None:
    found = Limits(True, Clock())
    one, other = found.bucket("message"), found.bucket("message")
    for _ in range(RATES["message"].burst):
        one.check()
    with pytest.raises(TooOften):
        one.check()
    other.check()


def test_the_bucket_that_was_not_used_for_longest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    found = Limits(True, Clock())
    for name in ("anna", "bert", "cleo", "anna", "dora"):
        found.check("chat", name)
    assert list(found.buckets["chat"]) == ["cleo", "anna", "dora"]


class Waits:
    """Limits that note how long somebody is kept waiting."""

    def __init__(self) -> None:
        self.limits = Limits(True, Clock())
        self.limits.sleep = self.sleep
        self.seconds: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)

    def refused(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            asyncio.run(self.limits.slow_down(key))


def test_whoever_is_refused_again_and_again_waits_longer_and_longer() -> None:
    waits, rate = Waits(), RATES["refused"]
    waits.refused("192.0.2.7", rate.burst)
    assert waits.seconds == []
    waits.refused("192.0.2.7", 3)
    assert waits.seconds == [rate.seconds, 2 * rate.seconds, 3 * rate.seconds]
    waits.refused("192.0.2.7", 1000)
    assert max(waits.seconds) == LONGEST_HOLD
    # Others hear of it at once
    waits.refused("192.0.2.8")
    assert len(waits.seconds) == 1003


def test_refusals_wait_only_as_long_as_there_is_room_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits = Waits()
    waits.refused("192.0.2.7", RATES["refused"].burst)
    monkeypatch.setattr(limits, "MOST_SLOWED", 0)
    waits.refused("192.0.2.7")
    assert waits.seconds == []


def test_what_an_address_costs_is_paid_with_time() -> None:
    found, rate = Limits(True, Clock()), RATES["toil"]
    assert found.toil("192.0.2.7", rate.burst / 1000) == 0
    assert found.toil("192.0.2.7", 0.010) == pytest.approx(10 * rate.seconds)
    assert found.toil("192.0.2.8", 0.010) == 0
    assert Limits(False).toil("192.0.2.7", 1000.0) == 0


def test_all_pages_of_one_address_may_come_back_at_once_after_a_break() -> None:
    many = Settings().sockets_per_address
    assert many <= min(RATES[kind].burst for kind in ("socket", "watch", "messages"))


def test_one_household_counts_once_whichever_address_it_takes() -> None:
    found = Limits(True, Clock())
    for number in range(RATES["guest"].burst):
        found.check("guest", f"2001:db8:1:2::{number:x}")
    with pytest.raises(TooOften):
        found.check("guest", "2001:db8:1:2:ffff::1")
    found.check("guest", "2001:db8:1:3::1")


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_what_counts_as_one_address(host: str, expected: str) -> None:
    assert network(host) == expected


def test_the_address_is_the_one_the_server_saw() -> None:
    assert address({"client": ("192.0.2.7", 1)}) == "192.0.2.7"
    assert address({"client": None}) == "local"
    assert address({}) == "local"
