"""However the games are spread, in one process, in several or over a cluster: the same counts."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack.bots.series import Plan
from carrack.kernel.errors import CarrackError
from carrack.research import spread
from carrack.research.spread import count_all, portions

PLAN = Plan("macau_cards", {"turn_limit": 40}, ("random", "greedy"), 7, seed=3)


@given(games=st.integers(1, 5000))
def test_portions_hold_every_game_once(games: int) -> None:
    parts = portions(games)
    assert [number for first, after in parts for number in range(first, after)] == [*range(games)]


def test_two_processes_count_the_same_as_one() -> None:
    done: list[int] = []
    alone = count_all(PLAN)
    both = count_all(PLAN, jobs=2, advance=done.append)
    assert both == alone
    assert sum(done) == 7


def test_a_ray_cluster_writes_the_same_page_and_figures(tmp_path: Path) -> None:
    # A program of its own: a cluster leaves threads and warnings behind.
    words = ["report", "macau_cards", "--seats", "random,greedy", "--option", "turn_limit=40"]
    words += ["--games", "7", "--seed", "3"]
    for name, more in (("alone", []), ("ray", ["--ray", "local", "--jobs", "2"])):
        files = ["--output", str(tmp_path / f"{name}.html"), "--json", str(tmp_path / name)]
        done = subprocess.run(
            [sys.executable, "-m", "carrack.cli", *words, *files, *more],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
            env={**os.environ, "CARRACK_LANGUAGE": "en", "CARRACK_HOME": str(tmp_path)},
        )
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "alone").read_bytes()
    assert (tmp_path / "ray.html").read_bytes() == (tmp_path / "alone.html").read_bytes()
    counts = json.loads((tmp_path / "ray").read_text())["counts"]
    assert counts == {"/".join(map(str, key)): n for key, n in count_all(PLAN).items()}


# ---- what cannot be reached ----


def refused(address: str) -> CarrackError:
    with pytest.raises(CarrackError) as caught:
        count_all(PLAN, ray=address)
    return caught.value


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    error = refused("local")
    assert error.code == "research.no_ray"
    assert "carrack[ray]" in str(error)


class NoRay:
    """Stands in for Ray: nobody should come as far as to use it."""

    @staticmethod
    def is_initialized() -> bool:
        return False


@pytest.fixture
def no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "imported_ray", NoRay)


@pytest.mark.usefixtures("no_ray")
@pytest.mark.parametrize("address", ["nonsense", "host:port", "", ":6379"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    error = refused(address)
    assert error.code == "research.ray"
    assert "HOST:6379" in str(error)


@pytest.mark.usefixtures("no_ray")
def test_a_machine_that_does_not_answer_is_told_at_once() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # taken, but nobody listens
        error = refused(f"127.0.0.1:{nobody.getsockname()[1]}")
    assert error.code == "research.ray"


@pytest.mark.usefixtures("no_ray")
def test_a_machine_that_answers_but_is_no_cluster_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(spread, "PATIENCE", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as other:
        error = refused(f"127.0.0.1:{other.getsockname()[1]}")
    assert error.code == "research.ray"
    assert "no answer" in str(error)


def test_a_cluster_that_wants_a_token_says_so() -> None:
    said = "RPC error: InvalidAuthToken: missing\nConnectionError: Failed to connect"
    assert "RAY_AUTH_TOKEN" in spread.why_refused(said)
    assert spread.why_refused("") == "it refuses"
