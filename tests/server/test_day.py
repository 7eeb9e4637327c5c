"""The day on paper: its queues are those of the textbook, and its sums are sums."""

from __future__ import annotations

import json
import random
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tools import day
from tools.day import Day, Hour, poisson, waits

MANY = 200_000


def mean_wait(rate: float, mean: float, servers: int) -> float:
    """Erlang's formula for M/M/c."""
    load = rate * mean
    rest = load**servers / factorial(servers) / (1 - load / servers)
    waiting = rest / (sum(load**n / factorial(n) for n in range(servers)) + rest)
    return waiting * mean / (servers - load)


@pytest.mark.parametrize(("servers", "busy"), [(1, 0.5), (1, 0.8), (3, 0.7), (16, 0.9)])
def test_many_servers_make_people_wait_as_long_as_erlang_says(servers: int, busy: float) -> None:
    luck, mean = random.Random(1), 0.25
    rate = busy * servers / mean
    found = list(waits(poisson(rate, MANY, luck), lambda: luck.expovariate(1 / mean), servers))
    assert sum(found) / MANY == pytest.approx(mean_wait(rate, mean, servers), rel=0.08)


def test_equal_times_make_people_wait_half_as_long() -> None:
    luck = random.Random(2)
    found = list(waits(poisson(0.7, MANY, luck), lambda: 1.0))
    assert sum(found) / MANY == pytest.approx(0.7 / (2 * (1 - 0.7)), rel=0.05)


def test_measured_times_keep_their_spread_and_get_the_mean() -> None:
    draw = day.measured_times([1.0, 1.0, 4.0], 0.02, random.Random(3))
    drawn = [draw() for _ in range(20_000)]
    assert sum(drawn) / len(drawn) == pytest.approx(0.02, rel=0.03)
    assert {round(one, 4) for one in drawn} == {0.01, 0.04}


def test_a_day_holds_all_who_come_and_the_busy_hours_wait_longest() -> None:
    asked = Day(players=100_000)
    found = day.hours(asked, [], random.Random(4), 5000, processes=10)
    assert sum(hour.players for hour in found) == pytest.approx(
        asked.players * asked.minutes / 60, rel=0.01
    )
    busiest = max(found, key=lambda hour: hour.actions)
    quietest = min(found, key=lambda hour: hour.actions)
    assert busiest.p99_ms > quietest.p99_ms
    # Its share is above the tenth that it would have if tables were spread evenly
    even = busiest.actions * asked.cpu_ms / 1000 / 10
    assert even < busiest.busiest < 1.6 * even


def test_enough_processes_for_each_hour_are_as_busy_as_was_asked() -> None:
    asked = Day(players=100_000, busy=0.5)
    for hour in day.hours(asked, [], random.Random(5), 200):
        assert hour.actions * asked.cpu_ms / 1000 / hour.processes <= 0.5


def test_the_bill_adds_up() -> None:
    asked = Day(rows=2.0, row_bytes=500.0, told_bytes=1000.0, core_price=0.5, traffic_price=0.1)
    hour = Hour(0, 0, 0, 10.0, 3, 0.5, 1.0, 2.0, 1, 1.0)
    found = day.bill(asked, [hour] * 24, elastic=False)
    assert found["actions"] == 864_000
    assert found["rows"] == 1_728_000
    assert found["stored_gb"] == pytest.approx(0.9)
    assert found["core_hours"] == 24 * 4
    assert found["cores_cost"] == 48
    assert found["traffic_cost"] == pytest.approx(0.09)


def test_the_page_says_what_the_command_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scale.md").read_text()
    means, latencies = day.from_soak(day.MEASURED)
    asked = Day(**means)
    found = day.hours(asked, latencies, random.Random(1), 50)
    busiest = max(found, key=lambda hour: hour.actions)
    costs = day.bill(asked, found, elastic=True)
    said = [busiest.players, busiest.tables, busiest.processes, busiest.thinkers]
    said += [round(costs[name]) for name in ("peak_actions_per_s", "peak_rows_per_s")]
    said += [round(costs[name]) for name in ("core_hours", "stored_gb", "traffic_gb")]
    said.append(round(costs["disk_cost_a_month_after_a_year"]))
    assert [f"{number:,}" for number in said if f"{number:,}" not in page] == []


def test_the_command_reads_what_a_soak_has_measured(tmp_path: Path) -> None:
    measured, told = tmp_path / "soak.json", tmp_path / "day.json"
    figures: dict[str, Any] = {"actions": 100, "rows": 180, "cpu_ms_per_action": 4.0}
    figures |= {"told_bytes": 300_000, "row_bytes": 600, "latencies_ms": [2.0, 3.0, 9.0]}
    measured.write_text(json.dumps(figures))
    words = ["--measured", str(measured), "--players", "50000", "--sample", "500"]
    done = CliRunner().invoke(day.app, [*words, "--json", str(told)])
    assert done.exit_code == 0, done.output
    found = json.loads(told.read_text())
    assert found["assumed"]["cpu_ms"] == 4.0
    assert found["assumed"]["rows"] == 1.8
    assert len(found["hours"]) == 24
    assert "core_hours" in done.output
