"""What NVRTC makes of the rules of our titles, on a machine without a card: it compiles them, and
no kernel asks for more registers or stack than these bounds.

    make gpu-compile ARGS="macao sm_90"
"""

from __future__ import annotations

import re
import sys
from ctypes import CDLL, byref, c_char_p, c_size_t, c_void_p, create_string_buffer
from itertools import product
from pathlib import Path
from time import perf_counter

import nvidia.cuda_nvrtc

import carrack
from carrack.research.device.emit import program_for
from carrack.research.device.structs import record_for
from carrack.research.device.vector import COMPILER, text_of
from carrack.research.encoders import encoder_for

CARDS = ("sm_80", "sm_90")
MOST_REGISTERS, MOST_STACK = 240, 256  # of a kernel; bytes of one function beside a state
REPORT = re.compile(r"entry function '(\w+)'(?:.*\n){1,3}?.*Used (\d+) registers")
STACK = re.compile(r"(\d+) bytes stack frame")


def library() -> CDLL:
    (folder,) = nvidia.cuda_nvrtc.__path__
    (found,) = Path(folder, "lib").glob("libnvrtc.so.*")
    return CDLL(str(found))


def compile_for(card: str, text: str) -> str:
    """The report of the compiler; RuntimeError with what it says when it refuses."""
    nvrtc, program, size = library(), c_void_p(), c_size_t()
    options = [f"--gpu-architecture={card}", "--ptxas-options=-v", *COMPILER]
    given = (c_char_p * len(options))(*(option.encode() for option in options))
    nvrtc.nvrtcCreateProgram(byref(program), text.encode(), b"rules.cu", 0, None, None)
    failed = nvrtc.nvrtcCompileProgram(program, len(options), given)
    nvrtc.nvrtcGetProgramLogSize(program, byref(size))
    log = create_string_buffer(size.value)
    nvrtc.nvrtcGetProgramLog(program, log)
    nvrtc.nvrtcDestroyProgram(byref(program))
    if failed:
        raise RuntimeError(log.value.decode()[:4000])
    return log.value.decode()


def main(titles: list[str], cards: list[str]) -> int:
    troubles = 0
    for title, card, whole in product(titles, cards, (False, True)):
        game = carrack.load(title)
        state, encoder = game.new(seats=game.max_seats, seed=1), encoder_for(game, game.max_seats)
        program, began = program_for(state, encoder), perf_counter()
        report = compile_for(card, text_of(program, whole))
        most = MOST_STACK + (record_for(program, program.state).dtype.itemsize if whole else 0)
        registers = {name: int(count) for name, count in REPORT.findall(report)}
        stack = max(int(size) for size in STACK.findall(report))
        told = ", ".join(f"{name} {count}" for name, count in registers.items())
        seconds = perf_counter() - began
        print(f"{title} {card}: {seconds:.0f} s, stack {stack} bytes, registers: {told}")
        troubles += max(registers.values()) > MOST_REGISTERS or stack > most
    if troubles:
        print(f"more than {MOST_REGISTERS} registers, or {MOST_STACK} bytes beside a state")
    return int(troubles > 0)


if __name__ == "__main__":
    asked = sys.argv[1:]
    sys.exit(
        main(
            [name for name in asked if not name.startswith("sm_")]
            or ["macao", "macau_cards", "maracaibo"],
            [name for name in asked if name.startswith("sm_")] or list(CARDS),
        )
    )
