"""Networks in whole numbers: the same in both builds, near to what their full figures say."""

from __future__ import annotations

import json
import lzma
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import carrack
from carrack import bots
from carrack.bots.network import Network, Taught
from carrack.bots.network_file import KIND
from carrack.bots.search import Effort, Search
from carrack.bots.weights import FOLDER, expected, network_for, taught_for
from carrack.kernel.errors import CarrackError, DataError
from carrack.research.encoders import EncodedObserver, encoder_for
from tools.train.config import Config, Shape, read
from tools.train.pack import numbers, packed, plainly

MACAO = carrack.load("macao")
TOML = Path(__file__).parents[1] / "tools/train/macao.toml"
SHAPE = Shape(width=24, blocks=2, neck=16)
CHOICES = 12  # of one game


def config() -> Config:
    told = read(TOML)
    return Config(title="macao", shape=SHAPE, scales=told.scales, points=50.0, has="prestige")


def made(outs: int, size: int, part: float, salt: int) -> Any:
    """Weights without any library's luck: the same everywhere."""
    at = np.arange(outs * size, dtype=np.uint64) + np.uint64(1000003 * salt)
    mixed = (at * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(40)
    return ((mixed.astype(np.float64) / 2**24 - 0.5) * part).reshape(outs, size)


def weights() -> dict[str, Any]:
    sizes = {"first": (SHAPE.width, 2355, 0.5), "neck": (SHAPE.neck, SHAPE.width, 0.7)}
    for block in range(SHAPE.blocks):
        sizes[f"blocks.{block}.up"] = sizes[f"blocks.{block}.down"] = (SHAPE.width,) * 2 + (0.7,)
    sizes |= {"policy": (3076, SHAPE.neck, 0.9), "value": (12, SHAPE.neck, 0.9)}
    found = {}
    for salt, (name, (outs, size, part)) in enumerate(sizes.items()):
        found[f"{name}.weight"] = made(outs, size, part, 2 * salt)
        found[f"{name}.bias"] = made(1, outs, 0.2, 2 * salt + 1)[0]
    return found


FILE = packed(weights(), config(), {"note": "made for tests"})


def positions(seats: int) -> list[tuple[Any, list[int]]]:
    """What is seen at some choices of a game, and what was legal there."""
    state, encoder, found = MACAO.new(seats=seats, seed=5), encoder_for(MACAO, seats), []
    while len(found) < CHOICES:
        legal = state.legal(state.to_move)
        if len(legal) > 1:
            found.append((encoder.observe(state, state.to_move), list(legal)))
        state.apply(state.to_move, legal[len(found) % len(legal)])
    return found


def taught_with(rows: list[Any], seats: int, file: bytes = FILE) -> Taught:
    """Somebody who has thought about these rows."""
    taught = Taught(Network(file), EncodedObserver(encoder_for(MACAO, seats), len(rows)))
    taught.observer.held[:] = rows
    taught.think(len(rows))
    return taught


def test_a_network_says_nearly_what_its_weights_say_in_full_figures() -> None:
    encoder = encoder_for(MACAO, 4)
    usual = config().scales
    scales = np.concatenate(
        [np.full(p.size, 1 / usual.get(p.name.split(".")[-1], 1.0)) for p in encoder.parts]
    )
    seen = positions(4)
    logits, values = plainly(
        weights(), scales, SHAPE.blocks, np.array([row for row, _ in seen], np.float64)
    )
    for at, (row, legal) in enumerate(seen):
        taught = taught_with([row], 4)
        for action in legal:
            assert taught.says(0, action) / 4096 == pytest.approx(logits[at][action], abs=0.03)
        said = expected(taught, 0, row)
        for seat in range(4):
            assert said[seat][:2] == pytest.approx(values[at][seat][:2], abs=0.03)


def test_both_builds_and_every_processor_say_the_same() -> None:
    told = blake2b(digest_size=8)
    for seats in (2, 4):
        for row, legal in positions(seats):
            taught = taught_with([row], seats)
            said = [taught.says(0, action) for action in legal]
            told.update(json.dumps([legal[said.index(max(said))], said]).encode())
    assert told.hexdigest() == "3451bc647dce5330"


def test_rows_that_are_thought_about_together_are_thought_about_alike() -> None:
    seen = positions(3)[:4]
    together = taught_with([row for row, _ in seen], 3)
    for at, (row, legal) in enumerate(seen):
        alone = taught_with([row], 3)
        for action in legal:
            assert together.says(at, action) == alone.says(0, action)


def test_points_are_told_from_what_a_seat_has() -> None:
    """A network that expects nothing more says what is there."""
    nothing = {name: 0 * value for name, value in weights().items()}
    encoder = encoder_for(MACAO, 2)
    row = encoder.observe(MACAO.new(seats=2, seed=1), 0)
    row[encoder.names().index("+1.prestige")] = 17
    taught = taught_with([row], 2, packed(nothing, config(), {}))
    assert [seat[2] for seat in expected(taught, 0, row)][:2] == [0.0, 17.0]


def test_whoever_asks_for_what_is_not_there_is_told_nothing() -> None:
    taught = taught_with([positions(2)[0][0]], 2)
    taught.think(2)  # there is one row
    for row, number in ((-1, 0), (64, 0), (0, -1), (0, 3076 + 12)):
        assert taught.says(row, number) == -(2**31 - 1)


def test_a_file_of_another_kind_or_one_that_is_cut_is_refused() -> None:
    head, _, body = FILE.removeprefix(KIND + b"\n").partition(b"\n")
    short = lzma.compress(lzma.decompress(body)[:-1])
    wide = json.dumps(json.loads(head) | {"width": 513}).encode()
    for wrong in (
        b"",
        b"carrack network 2\n" + head + b"\n" + body,
        KIND + b"\n" + head + b"\n" + body[:100],
        KIND + b"\n" + head + b"\n" + short,
        KIND + b"\n" + wide + b"\n" + body,
        KIND + b"\n{\n",
        KIND + b"\n{}\n" + body,
    ):
        with pytest.raises(DataError) as refused:
            Network(wrong)
        assert refused.value.code == "network.file"


# ---- in a search, and as a bot ----


def test_a_network_says_what_tempts_in_the_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first action that is tried is the one that it likes best."""
    (tmp_path / "macao.weights").write_bytes(FILE)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    state = MACAO.new(seats=2, seed=6)
    best = taught_for(MACAO, 2).best(state, state.to_move)
    effort = Effort(1, horizon=0, taught=1.0)
    found = Search(effort, seed=1).think(MACAO, state.view(state.to_move))
    assert [one.action for one in found] == [best]


def test_new_nodes_are_worth_what_a_network_expects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one simulation the action that was tried is worth what its table looks like."""
    (tmp_path / "macao.weights").write_bytes(FILE)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    state = MACAO.new(seats=3, seed=6)
    seat = state.to_move
    (found,) = Search(Effort(1, taught=1.0, judged=1.0), seed=1).think(MACAO, state.view(seat))
    state.apply(seat, found.action)
    mover = state.to_move
    row = encoder_for(MACAO, 3).observe(state, mover)
    told = expected(taught_with([row], 3), 0, row)[:3]
    shares = [max(0.001, one[0]) for one in told]
    at = (seat - mover) % 3
    assert found.chance == pytest.approx(shares[at] / sum(shares))
    assert found.points == pytest.approx(told[at][2])
    # Half of it may come from a playout
    plain = Search(Effort(1, taught=1.0, horizon=0), seed=1).think(MACAO, state.view(mover))
    mixed = Search(Effort(1, taught=1.0, judged=0.5, horizon=0), seed=1)
    whole = Search(Effort(1, taught=1.0, judged=1.0), seed=1)
    chances = [search.think(MACAO, state.view(mover))[0].chance for search in (mixed, whole)]
    assert chances[0] == pytest.approx((plain[0].chance + chances[1]) / 2)


def test_without_weights_a_search_finds_tempting_what_the_evaluator_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    state = MACAO.new(seats=2, seed=6)
    view = state.view(state.to_move)
    plain = Effort(6, horizon=0)
    found = [
        Search(effort, seed=1).think(MACAO, view) for effort in (plain, replace(plain, taught=1.0))
    ]
    assert found[0] == found[1]


def test_a_pilot_does_what_its_network_likes_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "macao.weights").write_bytes(FILE)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    pilot, taught = bots.make("pilot", seed=3), taught_for(MACAO, 3)
    bots.check("pilot", "macao")
    state = MACAO.new(seats=3, seed=8)
    encoder = encoder_for(MACAO, 3)
    for _ in range(25):
        seat, legal = state.to_move, state.legal(state.to_move)
        chosen = pilot.choose(MACAO, state.view(seat), legal)
        if len(legal) > 1:
            taught.observer.held[0] = encoder.observe(state, seat)
            taught.think(1)
            liked = [taught.says(0, action) for action in legal]
            assert chosen == legal[liked.index(max(liked))]
        state.apply(seat, chosen)


def test_without_weights_or_with_those_of_another_version_a_pilot_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(CarrackError, match="no weights for macao") as lacking:
        bots.check("pilot", "macao")
    assert lacking.value.code == "bot.weights"
    kind, head, body = FILE.split(b"\n", 2)
    old = json.dumps(json.loads(head) | {"observations": "macao/0"}).encode()
    (tmp_path / "macao.weights").write_bytes(b"\n".join([kind, old, body]))
    with pytest.raises(CarrackError, match="reads macao/0") as other:
        network_for(MACAO)
    assert other.value.code == "bot.weights"


def test_numbers_of_a_network_are_as_many_as_it_says() -> None:
    scales = np.ones(2355)
    cells = 2355 * 24 + 4 * 24 * 24 + 24 * 16 + 16 * (3076 + 12)
    outs = 4 * 24 + 16 + 3076 + 12
    assert len(numbers(weights(), scales, 2)) == cells + 2355 + 4 * 24 + 12 * outs
