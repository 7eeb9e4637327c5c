"""The rules of a title as one text that is C99, CUDA C++ and what NVRTC takes alike.

It is made from the same annotations and layouts as the compiled build (see `carrack.compiling`):
whatever can be reached from the verbs of a state, from whole random games, from the steps of many
games and from the encoder's `write`. `FN` stands in front of every function, `FN_SMALL` of those
marked `# inline`, `TABLES(g)` is where the printed figures lie, and `OUT(type)` what observations
and masks are written on. Titles without a word in here come along if they keep to the subset;
what is outside of it is refused with file and line.

Events and keyed chance are for people's tables: a device has neither, and what would only run with
them is left out.
"""

from __future__ import annotations

import sys
from functools import cache, cached_property
from pathlib import Path

from carrack.compiling.reader import Class, Member, Module, Sources
from carrack.research.device.functions import SAME, WRITTEN, Body, name_of, word

VERBS = ("begin", "mover", "waits", "fill_legal", "advance", "place", "score")
PLAYOUTS, GAMES = "carrack.bots.playouts", "carrack.research.vector_games"
ROOTS = (
    (PLAYOUTS, "play_natively"),
    (GAMES, "open_game"),
    (GAMES, "move_on"),
    (GAMES, "end_game"),
    (GAMES, "ask"),
    (GAMES, "write_row"),
    (GAMES, "choose_action"),
    (GAMES, "is_listed"),
    ("carrack.kernel.chance", "mix"),
)
CLASSES = (
    (PLAYOUTS, "Tally"),
    ("carrack.research.encoders", "Paper"),
    ("carrack.research.encoders", "Marks"),
    (GAMES, "Arrays"),
)
# What kernels read and set themselves.
STATE_HEAD = (
    *("seats", "chance", "decision_number", "undo_seat", "undo_steps", "agreed_steps"),
    *("block_start", "block_size", "moves", "move_count"),
)


class Program:
    """All that can be reached, as a text."""

    def __init__(self, sources: Sources, state: tuple[str, str], encoder: tuple[str, str]) -> None:
        self.sources = sources
        self.chains: dict[str, list[tuple[Module, Class]]] = {}  # a struct: its class, then bases
        self.structs: dict[tuple[str, str], str] = {}  # the struct that stands for a class
        self.used: dict[str, set[str]] = {}  # members that somebody asks for
        self.bodies: dict[str, Body] = {}
        self.state, self.encoder = self.take(*state), self.take(*encoder)
        self.tally, paper, marks, self.vector = [self.take(*name) for name in CLASSES]
        self.papers = (paper, marks)  # what may be written on with a stride
        self.used[self.state].update(STATE_HEAD, ("t",))
        self.tables = self.struct_of(*self.member(self.state, "t"))
        queue = [self.method(self.state, verb) for verb in VERBS]
        queue += [self.method(self.encoder, "write")]
        queue += [(self.module(place), None, name) for place, name in ROOTS]
        self.verbs = {verb: name_of(*self.method(self.state, verb)) for verb in VERBS}
        while queue:
            wanted = queue.pop()
            if name_of(*wanted) not in self.bodies:
                body = self.bodies[name_of(*wanted)] = Body(self, *wanted)
                queue += reversed(body.write())
        self.changing = self.that_change()
        for body in self.bodies.values():
            body.check_order()

    # ---- what is where ----

    def module(self, name: str) -> Module:
        found = self.sources.module(name)
        if found is None:
            raise ValueError(f"{name} is not compiled, so it cannot run on a device")
        return found

    def take(self, place: str, name: str) -> str:
        """A class as a struct, by which its bases are called, too."""
        module, struct = self.module(place), f"{place.replace('.', '_')}_{name}"
        if name not in module.classes:
            raise ValueError(f"{name} of {place} is no class of C")
        chain = [(module, module.classes[name])]
        while base := chain[-1][1].base:
            module, base = chain[-1][0].owner_of(base)
            chain.append((module, module.classes[base]))
        self.chains[struct], self.used[struct] = chain, set()
        for module, one in chain:
            self.structs[module.name, one.name] = struct
        return struct

    def struct_of(self, module: Module, kind: str) -> str:
        """The struct of a class as a module calls it."""
        where, name = module.owner_of(kind)
        if (where.name, name) not in self.structs:
            self.take(where.name, name)
        return self.structs[where.name, name]

    def member(self, struct: str, name: str) -> tuple[Module, str]:
        """The type of a member, and the module that knows it by this name."""
        for module, one in self.chains[struct]:
            for member in one.members:
                if member.name == name:
                    self.used[struct].add(name)
                    return module, member.ctype
        raise ValueError(f"{struct} has no number {name}")

    def method(self, struct: str, name: str) -> tuple[Module, Class | None, str]:
        for module, one in self.chains[struct]:
            if name in one.methods:
                return module, one, name
        raise ValueError(f"{struct} has no C method {name}")

    def members(self, struct: str) -> list[tuple[Module, Member]]:
        """Those that are asked for, in the order of the classes; of a state all fields."""
        found = []
        for module, one in reversed(self.chains[struct]):
            layout = {member.name for member in module.layout_of(one.node, "LAYOUT")}
            for member in one.members:
                whole = struct == self.state and member.name in layout
                if whole or member.name in self.used[struct]:
                    found.append((module, member))
        return found

    def first_field(self) -> str:
        for module, one in self.chains[self.state]:
            for member in module.layout_of(one.node, "LAYOUT"):
                return member.name
        raise ValueError(f"{self.state} has no fields")

    # ---- order ----

    def that_change(self) -> set[str]:
        """The functions that change what others see, or call one that does."""
        found = {name for name, body in self.bodies.items() if body.changes}
        while True:
            more = {name for name, body in self.bodies.items() if body.calls & found} - found
            if not more:
                return found
            found |= more

    # ---- the text ----

    def typed(self, module: Module, ctype: str) -> str:
        """A type as C writes it."""
        if module.extension_class(ctype):
            return f"struct {self.struct_of(module, ctype)} *"
        return WRITTEN.get(ctype) or SAME.get(ctype, ctype)

    def struct(self, name: str) -> str:
        lines = []
        for module, member in self.members(name):
            size = "".join(f"[{n}]" for n in member.dims)
            kind = self.typed(module, member.ctype)
            if name not in self.papers:
                kind = member.ctype if member.ctype in WRITTEN else kind
            lines.append(f"    {kind} {word(member.name)}{size};")
        return "\n".join([f"struct {name} {{", *lines, "};"])

    @cached_property
    def text(self) -> str:
        bodies = [body.text() for body in self.bodies.values()]
        heads = [f"{body.head()};" for body in self.bodies.values()]
        structs = [self.struct(name) for name in self.chains]
        known = {"STATE": self.state, "FIGURES": self.tables, "ENCODER": self.encoder}
        known |= {"TALLY": self.tally, "VECTOR": self.vector}
        known |= dict(zip(("PAPER", "MARKS"), self.papers, strict=True))
        names = [f"typedef struct {struct} {name};" for name, struct in known.items()]
        names += [f"#define DO_{verb} {name}" for verb, name in self.verbs.items()]
        names += [f"#define DO_{name} {place.replace('.', '_')}__{name}" for place, name in ROOTS]
        names += [
            f"#define START offsetof(STATE, {word(self.first_field())})",
            "#define SIZE (sizeof(STATE) - START)",
        ]
        forward = [f"struct {name};" for name in self.chains]
        by_hand = Path(__file__).with_name("by_hand.cu").read_text(encoding="utf-8")
        return "\n".join([*forward, *structs, *names, by_hand, *heads, "", *bodies]) + "\n"


def sources_of(*modules: str) -> Sources:
    """The modules of carrack, and of the packages that some modules are in."""
    tops = dict.fromkeys(["carrack", *(name.partition(".")[0] for name in modules)])
    folders = [Path(str(sys.modules[top].__file__)).parent.parent for top in tops]
    return Sources(*dict.fromkeys(folders))


def program_for(state: object, encoder: object) -> Program:
    """The program of a title, from one of its states and its encoder."""
    state_kind, encoder_kind = type(state), type(encoder)
    return program_of(
        (state_kind.__module__, state_kind.__qualname__),
        (encoder_kind.__module__, encoder_kind.__qualname__),
    )


@cache
def program_of(state: tuple[str, str], encoder: tuple[str, str]) -> Program:
    """Emitted once: tables of a title differ in their figures, not in their rules."""
    return Program(sources_of(state[0], encoder[0]), state, encoder)
