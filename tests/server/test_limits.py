"""How often one may ask."""

from __future__ import annotations

import pytest

from carrack.server.wire import limits
from carrack.server.wire.limits import RATES, Limits, TooOften, address, network


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
