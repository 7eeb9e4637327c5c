"""`python -m tools.train CONFIG --out FOLDER`: learn, or go on where the last run stopped."""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from tools.train.config import Config, read
from tools.train.curves import draw
from tools.train.learning import Learner

NOTED_EVERY = 10  # iterations; the first ones are noted one by one


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.train", description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="a folder; a run there goes on")
    parser.add_argument("--minutes", type=float, default=10.0, help="of this run")
    parser.add_argument("--iterations", type=int, help="of this run, at most")
    parser.add_argument("--until", type=int, help="iterations in all; the rate ends there")
    parser.add_argument("--save", type=float, default=3.0, help="minutes between checkpoints")
    parser.add_argument("--begin", type=Path, help="weights of another run to begin with")
    parser.add_argument(
        "--end", action="store_true", help="the last run: the rate goes down with the minutes"
    )
    parser.add_argument("--teacher", help="weights of the network that is imitated")
    parser.add_argument("--cpu", action="store_true", help="leave a card alone")
    wish = parser.parse_args()
    config = wished(read(wish.config), wish)
    on_card = torch.cuda.is_available() and not wish.cpu
    if on_card:
        torch.backends.cuda.matmul.allow_tf32 = True
    run(config, wish, torch.device("cuda" if on_card else "cpu"))


def wished(config: Config, wish: Any) -> Config:
    learning = config.learning
    if wish.until is not None:
        learning = replace(learning, until=wish.until)
    if wish.teacher is not None:
        learning = replace(learning, teacher=wish.teacher)
    return replace(config, learning=learning)


def run(config: Config, wish: Any, device: torch.device) -> None:
    wish.out.mkdir(parents=True, exist_ok=True)
    began = saved = time.time()
    learner = Learner(config, device)
    if wish.begin:
        learner.net.load_state_dict(torch.load(wish.begin, map_location=device))
    go_on(learner, wish.out)
    note(wish.out, {"device": str(device), "parameters": parameters(learner)})
    until = config.learning.until
    if wish.iterations is not None:
        until = min(until, learner.iteration + wish.iterations)
    while learner.iteration < until and time.time() - began < 60 * wish.minutes:
        start = time.time()
        if wish.end:
            learner.slower = min(1.0, 2 * max(0.01, 1 - (start - began) / (60 * wish.minutes)))
        figures = learner.iterate()
        if learner.iteration <= NOTED_EVERY or learner.iteration % NOTED_EVERY == 0:
            note(wish.out, figures | {"seconds": round(time.time() - start, 3)})
        if learner.iteration % config.measure_every == 0:
            measure(learner, wish.out)
        if time.time() - saved > 60 * wish.save:
            save(learner, wish.out)
            saved = time.time()
    measure(learner, wish.out)
    save(learner, wish.out)
    draw(wish.out / "curves.jsonl", wish.out / "curves.png")


def parameters(learner: Learner) -> int:
    return sum(one.numel() for one in learner.net.parameters())


def measure(learner: Learner, out: Path) -> None:
    for seats in learner.config.measured:
        note(out, {"measured": learner.measure(seats)})


def note(out: Path, what: dict[str, Any]) -> None:
    line = json.dumps(
        {k: float(f"{v:.5g}") if isinstance(v, float) else v for k, v in what.items()}
    )
    print(line, flush=True)
    with open(out / "curves.jsonl", "a", encoding="utf-8") as file:
        file.write(line + "\n")


# ---- checkpoints: weights as they are, the rest in half the digits ----


def halved(value: Tensor) -> Tensor:
    value = value.detach().cpu()
    return value.bfloat16() if value.dtype == torch.float32 and value.numel() > 1 else value


def save(learner: Learner, out: Path) -> None:
    weights = {name: value.cpu() for name, value in learner.net.state_dict().items()}
    write(weights, out / "weights.pt")
    kept = learner.kept(halved)
    snapshots = kept.pop("snapshots")
    write(kept, out / "kept.pt")
    for number, one in enumerate(snapshots):
        write(one, out / f"snapshot-{number}.pt")


def write(what: Any, path: Path) -> None:
    torch.save(what, path.with_suffix(".new"))
    os.replace(path.with_suffix(".new"), path)


def go_on(learner: Learner, out: Path) -> None:
    if not (out / "weights.pt").exists():
        return
    weights = torch.load(out / "weights.pt", map_location=learner.device)
    kept = torch.load(out / "kept.pt", map_location="cpu")
    paths = sorted(out.glob("snapshot-*.pt"), key=lambda path: int(path.stem.split("-")[1]))
    kept["snapshots"] = [torch.load(path, map_location=learner.device) for path in paths]
    learner.go_on(weights, kept)


if __name__ == "__main__":
    main()
