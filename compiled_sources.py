"""What Cython is given: copies of the modules and their sheets (.pxd), in which two things are
spelled out that the C compiler must see.

* **Constants.** A module imports `COLOR_COUNT` like any Python program. Compiled as it stands that
  would be a variable, filled when the module is loaded: no loop over six colors could be unrolled.
  In the copies imported constants are numbers, and so are a module's own if the sheet declares
  them (`cdef int ROOT`).
* **Small functions.** A call into another module is a call through a pointer, which costs more than
  `has` or `offer` do. Where a sheet says `# inline` behind a function, the copy of the sheet holds
  its body too, and every module that imports it gets a copy of its own.

The sources themselves stay plain Python; lines keep their numbers.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

CONSTANTS = re.compile(r"cdef (int|double|unsigned long long) ([A-Z][A-Z0-9_, ]*)$")
IMPORT = re.compile(r"from ([\w.]+) cimport (.+)$")
INLINE = re.compile(r"(cdef|cpdef) ([\w ]+?) (\w+)\((.*)\) noexcept nogil  # inline$")
LARGE = "unsigned long long"
TWIN = "inline_"  # in front of the name of a body in a sheet; the function keeps its own


def prepare(source: Path, copies: Path) -> None:
    """Copy all modules that are compiled. Files that would stay the same are not written again."""
    for copy in [path for path in copies.rglob("*") if path.is_file()]:
        if not (source / copy.relative_to(copies)).exists():
            copy.unlink()
    for package in source.rglob("__init__.py"):
        write(copies / package.relative_to(source), "")
    for sheet in source.rglob("*.pxd"):
        own = sheet.with_suffix(".pyx")
        if own.exists():  # written for Cython as it stands
            write(copies / own.relative_to(source), read(own))
            write(copies / sheet.relative_to(source), read(sheet))
        else:
            prepare_module(source, copies, sheet)


def prepare_module(source: Path, copies: Path, sheet: Path) -> None:
    """One module and its sheet."""
    module, types = sheet.with_suffix(".py"), read_sheet(sheet)
    numbers = numbers_for(source, sheet)
    bodies = inline_bodies(types, read(module))
    write(copies / sheet.relative_to(source), spelled_out(source, types, numbers) + bodies)
    rest = without(read(module), set(numbers) | called(types))
    write(copies / module.relative_to(source), calling_twins(rest, types))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or read(path) != text:
        path.write_text(text, encoding="utf-8")


def read_sheet(path: Path) -> str:
    """What is imported in brackets over several lines stands in one."""
    return re.sub(
        r"cimport \(([^)]*)\)",
        lambda names: "cimport " + " ".join(names[1].split()).strip(","),
        read(path),
    )


# ---- constants ----


@cache
def constants_of(source: Path, module: Path) -> dict[str, object]:
    """What a module assigns at its top, or imports from one that does, as far as it is plain."""
    known: dict[str, object] = {}
    for node in ast.parse(read(module)).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("carrack."):
            other = source.joinpath(*str(node.module).split(".")).with_suffix(".py")
            if other.exists() and not other.with_suffix(".pyx").exists():
                theirs = constants_of(source, other)
                names = [alias.name for alias in node.names]
                known |= {name: theirs[name] for name in names if name in theirs}
        elif isinstance(node, ast.Assign):
            try:
                exec(compile(ast.Module([node], []), str(module), "exec"), known)
            except Exception:  # noqa: BLE001 - not made of constants alone: it stays a variable
                continue
    return known


def numbers_for(source: Path, sheet: Path) -> dict[str, tuple[str, str]]:
    """The constants a module imports, and those of its own that the sheet declares: type and
    value as C writes them. What the sheet says of a type counts.
    """
    module = sheet.with_suffix(".py")
    types = declared_types(read_sheet(sheet))
    known = constants_of(source, module)
    names = {name for name in imported(module) if name.isupper()} | set(types)
    values = {name: known[name] for name in sorted(names) if type(known.get(name)) in (int, float)}
    return {name: in_c(types.get(name), value) for name, value in values.items()}


def imported(module: Path) -> set[str]:
    found = [node for node in ast.parse(read(module)).body if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in found for alias in node.names}


def declared_types(sheet: str) -> dict[str, str]:
    found = [CONSTANTS.match(line) for line in sheet.splitlines()]
    return {name: one[1] for one in found if one for name in one[2].split(", ")}


def in_c(kind: str | None, value: Any) -> tuple[str, str]:
    if kind is None:
        kind = "double" if isinstance(value, float) else "int" if value < 2**31 else LARGE
    return kind, f"{value}ULL" if kind == LARGE else f"({value!r})"


def spelled_out(source: Path, sheet: str, numbers: dict[str, tuple[str, str]]) -> str:
    """The sheet with numbers for constants, and inline twins instead of calls."""
    lines = outside_variables(numbers)
    for line in sheet.splitlines():
        if found := CONSTANTS.match(line):
            rest = [name for name in found[2].split(", ") if name not in numbers]
            lines += [f"cdef {found[1]} {name}" for name in rest]
        elif found := IMPORT.match(line):
            names = [name.strip() for name in found[2].split(",")]
            inline = inline_in(source, found[1])
            named = [f"{TWIN}{name} as {name}" if name in inline else name for name in names]
            lines.append(f"from {found[1]} cimport {', '.join(named)}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def outside_variables(numbers: dict[str, tuple[str, str]]) -> list[str]:
    """To Cython a number is a variable from outside that happens to be called `(6)` in C."""
    lines = [f'    {kind} {name} "{value}"' for name, (kind, value) in numbers.items()]
    return ["cdef extern from *:", *lines, ""] if lines else []


# ---- small functions ----


@cache
def inline_in(source: Path, module: str) -> frozenset[str]:
    """The functions that a sheet calls inline."""
    sheet = source.joinpath(*module.split(".")).with_suffix(".pxd")
    lines = read_sheet(sheet).splitlines() if sheet.exists() else []
    return frozenset(found[3] for line in lines if (found := INLINE.match(line)))


def called(sheet: str) -> set[str]:
    """The functions of other sheets that a sheet names: its module need not import them."""
    found = [IMPORT.match(line) for line in sheet.splitlines()]
    names = {name.strip() for one in found if one for name in one[2].split(",")}
    return {name for name in names if name.islower()}


def inline_bodies(sheet: str, module: str) -> str:
    """The twins of a sheet's inline functions."""
    lines = sheet.splitlines()
    added = [""]
    for before, line in zip(["", *lines], lines, strict=False):
        if found := INLINE.match(line):
            added += [before] if before.startswith("@cython.locals") else []
            added.append(f"cdef inline {found[2]} {TWIN}{found[3]}({found[4]}) noexcept nogil:")
            added += body_of(module, found[3])
    return calling_twins("\n".join(added), sheet) + "\n" if len(added) > 1 else ""


def calling_twins(text: str, sheet: str) -> str:
    """Calls of inline functions in their own module, too."""
    inline = [found[3] for line in sheet.splitlines() if (found := INLINE.match(line))]
    if not inline:
        return text
    return re.sub(rf"(?<!def )(?<!\.)\b({'|'.join(inline)})\(", rf"{TWIN}\1(", text)


def body_of(module: str, name: str) -> list[str]:
    """The lines of a function below its docstring."""
    for node in ast.parse(module).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            first = node.body[1 if ast.get_docstring(node) else 0]
            return module.splitlines()[first.lineno - 1 : node.end_lineno]
    raise ValueError(f"{name} is in the sheet, but not in the module")


# ---- modules ----


def without(module: str, names: set[str]) -> str:
    """The module without imports and assignments of what its sheet says by itself."""
    lines = module.splitlines()
    for node in ast.parse(module).body:
        if isinstance(node, ast.ImportFrom):
            kept = [alias.name for alias in node.names if alias.name not in names]
            changed = len(kept) < len(node.names)
            instead = f"from {node.module} import {', '.join(kept)}" if kept else ""
        elif isinstance(node, ast.Assign):
            changed, instead = assigned(node) <= names, ""
        else:
            continue
        if changed:
            end = node.end_lineno or node.lineno
            lines[node.lineno - 1 : end] = [instead] + [""] * (end - node.lineno)
    return "\n".join(lines) + "\n"


def assigned(node: ast.Assign) -> set[str]:
    return {
        part.id
        for target in node.targets
        for part in ast.walk(target)
        if isinstance(part, ast.Name)
    }
