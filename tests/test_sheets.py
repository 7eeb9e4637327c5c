"""Each .pxd says the same as the module it lies beside: fields, functions, arguments."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import carrack
from carrack.games.macau_cards import names
from carrack.kernel import limits
from carrack.kernel.layout import SIZES
from carrack.kernel.memory import COMPILED
from carrack.kernel.state import State

SOURCE = Path(carrack.__file__).parent
EXAMPLE = Path(__file__).parent / "example_titles" / "src" / "race_titles"
SHEETS = sorted([*SOURCE.rglob("*.pxd"), *EXAMPLE.glob("*.pxd")])
NUMBERS = (*SIZES, "bint")

every_sheet = pytest.mark.parametrize(
    "path", SHEETS, ids=lambda path: f"{path.parent.name}.{path.stem}"
)

IMPORT = re.compile(r"from ([\w.]+) cimport ([\w, ]+)$")
CLASS = re.compile(r"cdef class (\w+)(?:\((\w+)\))?:$")
FUNCTION = re.compile(
    r"(?:cdef|cpdef) (?:([\w ]+) )?(\w+)\((.*)\)(?: noexcept| except -?\d)?(?: nogil)?$"
)
MEMBER = re.compile(r"cdef (?:public |readonly )?([\w ]+?)((?:\[\d+\])*) \*?(\w+)$")
CONSTANTS = re.compile(r"cdef (bint|int|double|(?:unsigned )?long long) ([\w, ]+)$")
IN_C = re.compile(  # a function that a sheet holds in C, for an instruction that Python cannot name
    r'cdef extern from \*:\n    """.*?"""\n    ([\w ]+) (\w+) "\w+"(\(.*)', re.DOTALL
)
LOCALS = re.compile(r"@cython\.locals\((.*)\)$")


@dataclass
class Class:
    """A class in a sheet: members in order as (name, C type, sizes), methods with arguments."""

    base: str | None
    members: list[tuple[str, str, tuple[int, ...]]] = field(default_factory=list)
    methods: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class Sheet:
    """What a .pxd says."""

    imports: dict[str, str] = field(default_factory=dict)
    constants: list[str] = field(default_factory=list)
    functions: dict[str, list[str]] = field(default_factory=dict)
    locals: dict[str, list[str]] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)


def logical_lines(text: str) -> list[str]:
    """Lines without comments; what stands in brackets over several lines becomes one."""
    text = IN_C.sub(r"cdef \1 \2\3", text)
    text = re.sub(r"#.*", "", text)
    text = re.sub(r"\(([^()]*)\)", lambda inside: re.sub(r"\s+", " ", inside[0]), text)
    text = re.sub(r"cimport \((.*?),? ?\)", lambda names: "cimport " + names[1].strip(), text)
    return [line.rstrip() for line in text.splitlines() if line.strip()]


@cache
def sheet_of(path: Path) -> Sheet:
    sheet, inside, variables = Sheet(), None, None
    for line in logical_lines(path.read_text()):
        inside = inside if line.startswith(" ") else None
        line = line.strip()
        if line == "cimport cython":
            continue
        if found := LOCALS.match(line):
            variables = [part.split("=")[0].strip() for part in found[1].split(",")]
        elif found := IMPORT.match(line):
            sheet.imports |= {name.strip(): found[1] for name in found[2].split(",")}
        elif found := CLASS.match(line):
            inside = sheet.classes[found[1]] = Class(found[2])
        elif found := FUNCTION.match(line):
            methods = sheet.functions if inside is None else inside.methods
            methods[found[2]] = [
                part.split()[-1].lstrip("*") for part in found[3].split(",") if part.strip()
            ]
            if variables is not None:
                sheet.locals[found[2]] = variables
            variables = None
        elif inside is None and (found := CONSTANTS.match(line)):
            sheet.constants += [name.strip() for name in found[2].split(",")]
        elif inside is not None and (found := MEMBER.match(line)):
            room = (0,) if "*" in line else ()  # as much as there is
            inside.members.append((found[3], found[1], sizes(found[2]) or room))
        else:
            raise AssertionError(f"{path.name} holds more than types: {line!r}")
    return sheet


def sizes(brackets: str) -> tuple[int, ...]:
    return tuple(int(size) for size in re.findall(r"\d+", brackets))


@cache
def module_of(path: Path) -> ast.Module:
    return ast.parse(path.with_suffix(".py").read_text())


def functions_in(body: list[ast.stmt]) -> dict[str, list[str]]:
    return {
        node.name: [argument.arg for argument in node.args.args]
        for node in body
        if isinstance(node, ast.FunctionDef)
    }


def classes_in(module: ast.Module) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}


def names_in(module: ast.Module) -> set[str]:
    """Everything the module imports or assigns at its top."""
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
    for node in module.body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            found |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return found


def imports_in(module: ast.Module) -> dict[str, str]:
    return {
        alias.name: node.module or ""
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_there_are_sheets_to_compare() -> None:
    assert {path.stem for path in SHEETS} >= {"chance", "state", "tables", "moves", "native"}


@every_sheet
def test_every_function_of_a_sheet_is_in_the_module_with_the_same_arguments(path: Path) -> None:
    functions = functions_in(module_of(path).body)
    for name, arguments in sheet_of(path).functions.items():
        assert functions.get(name) == arguments, name


@every_sheet
def test_every_rule_of_a_module_is_in_the_sheet(path: Path) -> None:
    rules = [name for name, args in functions_in(module_of(path).body).items() if args[:1] == ["g"]]
    if path.stem != "memory":  # its functions for Python are compiled from memory.pyx
        assert set(rules) <= set(sheet_of(path).functions)


@every_sheet
def test_every_class_of_a_sheet_has_the_same_methods_in_the_module(path: Path) -> None:
    classes = classes_in(module_of(path))
    for name, typed in sheet_of(path).classes.items():
        methods = functions_in(classes[name].body)
        for method, arguments in typed.methods.items():
            assert methods.get(method) == arguments, f"{name}.{method}"
        bases = [base.id for base in classes[name].bases if isinstance(base, ast.Name)]
        assert bases == ([typed.base] if typed.base else [])


@every_sheet
def test_every_class_of_a_sheet_has_the_same_fields_in_the_module(path: Path) -> None:
    classes = classes_in(module_of(path))
    for name, typed in sheet_of(path).classes.items():
        annotated = {
            node.target.id: ast.unparse(node.annotation)
            for node in classes[name].body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
        assert set(annotated) == {member for member, _, _ in typed.members}, name
        for member, ctype, dims in typed.members:
            if ctype in NUMBERS:
                wanted = "list[" * len(dims) + "int" + "]" * len(dims)
                assert annotated[member] in (wanted, wanted.replace("int", "bool")), member


@every_sheet
def test_the_layout_of_a_state_is_the_one_of_its_sheet(path: Path) -> None:
    for name, typed in sheet_of(path).classes.items():
        fields = layout_of(path, name)
        if fields is None:
            continue
        pointer, *numbers = typed.members
        assert pointer[1] not in NUMBERS, "the tables come first: one pointer, then the numbers"
        assert numbers == fields


def layout_of(path: Path, kind: str) -> list[tuple[str, str, tuple[int, ...]]] | None:
    """The fields in a class's own LAYOUT; None without any."""
    if path.is_relative_to(EXAMPLE):  # not installed here
        return written_layout(classes_in(module_of(path))[kind])
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    layout = vars(getattr(import_module(".".join(parts)), kind)).get("LAYOUT", ())
    return [(field.name, field.ctype, field.dims) for field in layout] or None


def written_layout(kind: ast.ClassDef) -> list[tuple[str, str, tuple[int, ...]]]:
    """Read from `LAYOUT = Layout(Field("name", "type", sizes…), …)`."""
    calls = [part for part in ast.walk(kind) if isinstance(part, ast.Call)]
    fields = [call.args for call in calls if ast.unparse(call.func) == "Field"]
    rows = [[ast.literal_eval(part) for part in field] for field in fields]
    return [(name, ctype, tuple(dims)) for name, ctype, *dims in rows]


@every_sheet
def test_every_constant_of_a_sheet_is_in_the_module(path: Path) -> None:
    assert set(sheet_of(path).constants) <= names_in(module_of(path))


@every_sheet
def test_a_module_imports_what_its_sheet_imports_from_the_same_place(path: Path) -> None:
    imports = imports_in(module_of(path))
    for name, place in sheet_of(path).imports.items():
        is_type = name[0].isupper() and not name.isupper()  # the sheet alone may need it
        assert imports.get(name, place if is_type else None) == place, name


@every_sheet
def test_typed_locals_are_variables_of_their_function(path: Path) -> None:
    functions = {
        node.name: node for node in ast.walk(module_of(path)) if isinstance(node, ast.FunctionDef)
    }
    for name, variables in sheet_of(path).locals.items():
        used = {part.id for part in ast.walk(functions[name]) if isinstance(part, ast.Name)}
        assert set(variables) <= used, name


def members(module: str, kind: str) -> dict[str, tuple[int, ...]]:
    sheet = sheet_of(SOURCE.joinpath(*module.split(".")).with_suffix(".pxd"))
    return {name: dims for name, _, dims in sheet.classes[kind].members}


def test_the_array_sizes_of_the_kernel_are_its_limits() -> None:
    state, notes = members("kernel.state", "State"), members("kernel.state", "Notes")
    assert state["chance"] == (limits.STREAMS,)
    assert state["moves"] == (limits.MAX_MOVES,)
    assert notes["rows"] == (limits.MAX_NOTES, limits.NOTE_WIDTH)
    assert members("bots.playouts", "Tally")["wins"] == (limits.MAX_SEATS,)


def test_the_array_sizes_of_the_macau_rules_are_its_numbers_of_faces_and_ranks() -> None:
    arrays = {
        name: dims for name, dims in members("games.macau_cards.tables", "Rules").items() if dims
    }
    assert arrays.pop("callable_rank") == (len(names.RANKS),)
    assert set(arrays.values()) == {(names.FACES,)}


@pytest.mark.parametrize("title", carrack.titles())
def test_a_compiled_state_has_the_size_of_its_layout(title: str) -> None:
    game = carrack.load(title)
    state = game.new(seats=game.min_seats, seed=1)
    if not COMPILED:
        pytest.skip("the pure build keeps its numbers in lists")
    if not state.native:
        pytest.skip(f"{title} is plain Python")
    own = next(base for base in type(state).__mro__ if "LAYOUT" in vars(base))
    assert issubclass(own, State)
    assert own.__base__ is not None
    assert state.block_size == own.LAYOUT.size
    assert state.block_start == own.__base__.__basicsize__ + 8
    assert type(state).__basicsize__ == state.block_start + state.block_size
