"""Make the file for play of what was learned: `python -m tools.train.pack RUN FILE --config TOML`.

Weights get 8 bits, with a factor for each output; the rows of the first layer, which numbers of
very different sizes enter by, get a power of two each. `carrack.bots.network` tells the form.
"""

from __future__ import annotations

import argparse
import json
import lzma
from pathlib import Path
from typing import Any

import numpy as np

import carrack
from carrack.bots.network_file import GOALS, KIND, ONE, OUT, SHIFT
from carrack.research.encoders import encoder_for
from tools.train.config import Config, read

SUM = 16384  # 1 in the sums along the blocks
MOST_LIFT = 8  # powers of two of a row
Weights = dict[str, Any]  # arrays of float32, named as PyTorch names them
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


def packed(weights: Weights, config: Config, card: dict[str, Any]) -> bytes:
    """The whole file; `card` says how the network was made and what it can."""
    encoder = encoder_for(config.title, carrack.load(config.title).max_seats)
    names = encoder.names()
    seats = ["me", *(f"+{seat}" for seat in range(1, encoder.seats))]
    about = {
        "title": config.title,
        "observations": encoder.version,
        "inputs": encoder.size,
        "actions": encoder.actions,
        "seats": encoder.seats,
        "width": config.shape.width,
        "blocks": config.shape.blocks,
        "neck": config.shape.neck,
        "points": config.points,
        "has": [names.index(f"{seat}.{config.has}") for seat in seats] if config.has else [],
        "card": card,
    }
    scales = np.concatenate(
        [
            np.full(part.size, 1.0 / config.scales.get(part.name.split(".")[-1], 1.0))
            for part in encoder.parts
        ]
    )
    body = numbers(weights, scales, config.shape.blocks)
    head = json.dumps(about, sort_keys=True).encode()
    return b"\n".join([KIND, head, lzma.compress(body, filters=FILTERS, format=lzma.FORMAT_XZ)])


def numbers(weights: Weights, scales: Any, blocks: int) -> bytes:
    rows, lifts = first_layer(weights["first.weight"].T * scales[:, None])
    layers = []
    for block in range(blocks):
        layers.append((f"blocks.{block}.up", ONE, ONE))
        layers.append((f"blocks.{block}.down", ONE, SUM))
    layers += [("neck", ONE, ONE), ("policy", ONE, OUT), ("value", ONE, OUT)]
    cells, factors, biases = [], [], []
    for name, one_in, one_out in layers:
        whole, factor = by_outputs(weights[f"{name}.weight"])
        cells.append(whole)
        factors.append(np.round(factor * one_out / one_in * 2**SHIFT))
        bias = weights[f"{name}.bias"].astype(np.float64) * one_out * 2**SHIFT
        biases.append(np.round(bias) + 2 ** (SHIFT - 1))  # rounds what is shifted
    first_bias = np.round(weights["first.bias"] * SUM)
    parts = [rows.astype("i1"), lifts.astype("u1"), first_bias.astype("<i4")]
    parts += [one.astype("i1") for one in cells]
    parts += [np.concatenate(factors).astype("<i4"), np.concatenate(biases).astype("<i8")]
    return b"".join(part.tobytes() for part in parts)


def first_layer(weights: Any) -> tuple[Any, Any]:
    """Inputs × width, as numbers of 8 bits and by how much each row is shifted."""
    large = np.abs(weights * SUM)
    most = np.maximum(large.max(1), 1e-9)
    lifts = np.clip(np.ceil(np.log2(most / 127)), 0, MOST_LIFT)
    whole = np.clip(np.round(weights * SUM / 2 ** lifts[:, None]), -127, 127)
    return whole, lifts


def by_outputs(weights: Any) -> tuple[Any, Any]:
    """Outputs × inputs, as numbers of 8 bits and a factor for each output."""
    factor = np.maximum(np.abs(weights).max(1), 1e-9) / 127
    return np.round(weights / factor[:, None]), factor


def plainly(weights: Weights, scales: Any, blocks: int, rows: Any) -> tuple[Any, Any]:
    """What the network says before it is packed: logits and values, in full figures."""
    x = np.maximum(rows * scales @ weights["first.weight"].T + weights["first.bias"], 0)
    for block in range(blocks):
        name = f"blocks.{block}"
        y = evened(x) @ weights[f"{name}.up.weight"].T + weights[f"{name}.up.bias"]
        x = x + np.maximum(y, 0) @ weights[f"{name}.down.weight"].T + weights[f"{name}.down.bias"]
    neck = np.maximum(evened(x) @ weights["neck.weight"].T + weights["neck.bias"], 0)
    logits = neck @ weights["policy.weight"].T + weights["policy.bias"]
    values = neck @ weights["value.weight"].T + weights["value.bias"]
    return logits, values.reshape(len(rows), -1, GOALS)


def evened(x: Any) -> Any:
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-4)


def main() -> None:
    import torch

    parser = argparse.ArgumentParser(prog="tools.train.pack", description=__doc__)
    parser.add_argument("run", type=Path, help="the folder of a run")
    parser.add_argument("file", type=Path)
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--card", type=Path, help="JSON: how it was made, what it can")
    wish = parser.parse_args()
    told = torch.load(wish.run / "weights.pt", map_location="cpu")
    weights = {name: value.numpy() for name, value in told.items()}
    card = json.loads(wish.card.read_text(encoding="utf-8")) if wish.card else {}
    wish.file.write_bytes(packed(weights, read(wish.config), card))
    print(f"{wish.file}: {wish.file.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
