"""How hard the tests look.

The usual profile of Hypothesis is its own `ci`: the same examples in every run. A test that names
its own number of examples keeps it in every profile. The compiled build runs every case of
every test; the pure one is slow and runs a few of each, evenly spread, and no properties: those are
looked for there by `make sweep`. Kept records run whole in both. `--no-properties` leaves out what
Hypothesis makes examples for.

Tests that start programs and wait for them (servers, databases, proxies, clusters) run once more
when they fail, as the journeys do: a machine may stumble once. What passed only then is named at
the end of the run, as RERUN. Tests of rules, bots and texts have one try.
"""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest
from hypothesis import settings

settings.register_profile("pure", settings.get_profile("ci"), max_examples=30)
settings.register_profile("sweep", max_examples=3000, deadline=None, print_blob=True)

FEW = 6  # of one test
WAIT_FOR_PROGRAMS = (
    "tests/server/",
    "tests/research/test_dataset.py",
    "tests/research/test_spread.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--few-cases", action="store_true", help="a few cases of each test, evenly spread"
    )
    parser.addoption(
        "--no-properties", action="store_true", help="leave out what Hypothesis makes examples for"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "every_case: all its cases run, in both builds")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Thousands of tests stay to the end, so nobody looks among them for what can be thrown away:
    that took a sixth of the time until the first one ran.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(WAIT_FOR_PROGRAMS):
            item.add_marker(pytest.mark.flaky(reruns=1))
    left_out: set[pytest.Item] = set()
    if config.getoption("--few-cases"):
        left_out |= {
            item for cases in by_test(items) for item in cases if item not in spread(cases)
        }
    if config.getoption("--no-properties"):
        left_out |= {item for item in items if is_property(item)}
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]


def is_property(item: pytest.Item) -> bool:
    return getattr(getattr(item, "obj", None), "is_hypothesis_test", False)


def by_test(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """The cases of each test, in their order."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return list(tests.values())


def spread(cases: list[pytest.Item]) -> list[pytest.Item]:
    """The first, the last, and some between."""
    if len(cases) <= FEW or cases[0].get_closest_marker("every_case"):
        return cases
    return [cases[k * (len(cases) - 1) // (FEW - 1)] for k in range(FEW)]
