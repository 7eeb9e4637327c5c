"""Files of networks.

A file begins with two lines, its kind and what is in it as JSON, among that the version of the
encoder it reads and how it was made; after them come the numbers, packed by xz: the rows of the
first layer, how far each is shifted, its bias; then for each layer the weights, a factor for each
output, and the biases. `tools/train/pack.py` writes such files.
"""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from functools import lru_cache
from typing import Any

from carrack.kernel.errors import DataError

KIND = b"carrack network 1"
GOALS = 3  # of each seat: the share of a win, the utility of its place, points
SIZES = ("inputs", "actions", "seats", "width", "blocks", "neck")
WIDEST = 512  # with more, a sum could grow too large
ONE = 1024  # 1 between two layers
OUT = 4096  # 1 in what comes out
SHIFT = 24  # of factors


def read(file: bytes) -> tuple[dict[str, Any], bytes]:
    """What a file says of itself, and its numbers."""
    kind, _, rest = file.partition(b"\n")
    if kind != KIND:
        raise bad(f"that is no file of a network, or of another kind: {kind[:40]!r}")
    head, _, packed = rest.partition(b"\n")
    try:
        about: dict[str, Any] = json.loads(head)
        body = lzma.decompress(packed)
    except (ValueError, lzma.LZMAError) as error:
        raise bad(f"a file of a network that cannot be read: {error}") from None
    if not all(isinstance(about.get(name), int) and about[name] > 0 for name in SIZES):
        raise bad(f"a network says {', '.join(SIZES)} in whole numbers")
    if max(about["width"], about["neck"]) > WIDEST:
        raise bad(f"a network is at most {WIDEST} wide")
    return about, body


@lru_cache(maxsize=4)
def loaded(file: bytes) -> tuple[dict[str, Any], tuple[Any, ...]]:
    """What a file says, and its arrays, which all networks of one file share and nobody changes."""
    about, numbers = read(file)
    return about, held_of(about, numbers)


def bad(why: str) -> DataError:
    return DataError(why, code="network.file")


def held_of(about: dict[str, Any], numbers: bytes) -> tuple[Any, ...]:
    """The arrays of a network: first layer, its bias, all other weights, factors, biases."""
    inputs, width, neck = about["inputs"], about["width"], about["neck"]
    outs = [width] * (2 * about["blocks"]) + [neck, about["actions"], GOALS * about["seats"]]
    sizes = [width] * (2 * about["blocks"] + 1) + [neck, neck]
    cells = sum(out * size for out, size in zip(outs, sizes, strict=True))
    many = sum(outs)
    expected = inputs * width + inputs + 4 * width + cells + 12 * many
    if len(numbers) != expected:
        raise bad(f"a network of {expected} bytes was told, and {len(numbers)} are there")
    at = inputs * width
    lifts = numbers[at : at + inputs]
    rows = array("b", numbers[:at])
    first = array("h", [rows[i] << lifts[i // width] for i in range(len(rows))])
    at += inputs
    bias = whole("i", numbers[at : at + 4 * width])
    at += 4 * width
    weights = array("h", array("b", numbers[at : at + cells]))
    at += cells
    factors = whole("i", numbers[at : at + 4 * many])
    biases = whole("q", numbers[at + 4 * many :])
    return first, bias, weights, factors, biases


def whole(code: str, numbers: bytes) -> Any:
    """Numbers of a file, which begin with their lowest byte."""
    found = array(code, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found
