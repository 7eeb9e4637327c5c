"""Numbers that are known before the program runs: what modules assign at their top, in capitals.

A module imports `COLOR_COUNT` like any Python program. Compiled as it stands that would be a
variable, filled when the module is loaded: no loop over six colors could be unrolled. So the
assignments of all modules are worked out here, as far as they are plain.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .reader import Module, Sources

# The words of `carrack.kernel.widths`: numbers of another width than C's int, and rows of numbers.
WIDE = {
    "Bits": "unsigned long long",
    "Long": "long long",
    "Index": "Py_ssize_t",
    "Address": "size_t",
    "Chars": "signed char *",
    "Shorts": "short *",
    "Ints": "int *",
    "Longs": "long long *",
    "Floats": "float *",
    "Doubles": "double *",
    "WideBits": "unsigned long long *",
    "Addresses": "size_t *",
}
LAYOUT_MODULE = "carrack.kernel.layout"
LARGE = "unsigned long long"
NUMBERS = ("int", "double", LARGE)


class Constants:
    """The values of names, module by module."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._known: dict[str, dict[str, Any]] = {}
        self._typed: dict[str, dict[str, str]] = {}

    def known_in(self, name: str) -> dict[str, Any]:
        """What a module assigns at its top, or imports from one that does, as far as it is
        plain.
        """
        if name not in self._known:
            self._known[name] = {}  # whoever asks in a circle finds nothing
            path = self.sources.file_of(name)
            if name == LAYOUT_MODULE:
                self._known[name] = vars(layout_module())
            elif path is not None and not path.with_suffix(".pyx").exists():
                self._known[name] = self.worked_out(self.sources.tree(path), str(path))
        return self._known[name]

    def worked_out(self, tree: ast.Module, path: str) -> dict[str, Any]:
        known: dict[str, Any] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                theirs = self.known_in(node.module)
                for alias in node.names:
                    if alias.name in theirs:
                        known[alias.asname or alias.name] = theirs[alias.name]
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                plain = unannotated(node)
                try:
                    exec(compile(ast.Module(plain, []), path, "exec"), known)
                except Exception:  # noqa: BLE001 - not of constants alone: a variable
                    continue
        return known

    def value_of(self, module: Module, expression: ast.expr) -> Any:
        """An expression in a module, if it is made of constants."""
        code = compile(ast.Expression(expression), str(module.path), "eval")
        return eval(code, dict(self.known_in(module.name)))

    def numbers_of(self, module: Module) -> dict[str, tuple[str, int | float]]:
        """Names in capitals of a module, its own or imported, with C type and value."""
        known = self.known_in(module.name)
        found: dict[str, tuple[str, int | float]] = {}
        types = annotated(module)
        for name, (place, original) in module.imports.items():
            wide = self.typed_in(place).get(original)
            if wide is not None:
                types[name] = wide
        for name in own_names(module) | set(module.imports):
            value: Any = known.get(name)
            if name.isupper() and type(value) in (int, float):
                found[name] = (types.get(name) or type_of(value), value)
        return found

    def typed_in(self, name: str) -> dict[str, str]:
        """The names that a module annotates with a word for numbers, as in `ONE: Bits = 1`."""
        if name not in self._typed:
            path = self.sources.file_of(name)
            body = self.sources.tree(path).body if path else []
            parts = [node for node in body if isinstance(node, ast.AnnAssign) and node.value]
            words = {ast.unparse(node.target): ast.unparse(node.annotation) for node in parts}
            known = WIDE | {"int": "int", "float": "double"}
            self._typed[name] = {one: known[word] for one, word in words.items() if word in known}
        return self._typed[name]

    def variables_of(self, module: Module) -> dict[str, str]:
        """Names in capitals, its own or imported, that are annotated as numbers and are no
        constants.
        """
        found = {name: ctype for name, ctype in annotated(module).items() if ctype in NUMBERS}
        for name, (place, original) in module.imports.items():
            if original in self.typed_in(place):
                found[name] = self.typed_in(place)[original]
        return {
            name: ctype
            for name, ctype in found.items()
            if name.isupper() and name not in module.constants
        }


def own_names(module: Module) -> set[str]:
    """Names that the module assigns once, at its top."""
    found: list[str] = []
    for node in module.tree.body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            found += assigned(node)
    return {name for name in found if found.count(name) == 1}


def assigned(node: ast.Assign | ast.AnnAssign) -> list[str]:
    """The names an assignment gives a value to."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    parts = [part for target in targets for part in ast.walk(target)]
    return [part.id for part in parts if isinstance(part, ast.Name)]


def unannotated(node: ast.Assign | ast.AnnAssign) -> list[ast.stmt]:
    """The assignment without its type; nothing where there is a type alone."""
    if isinstance(node, ast.Assign):
        return [node]
    if node.value is None:
        return []
    return [ast.copy_location(ast.Assign([node.target], node.value), node)]


def annotated(module: Module) -> dict[str, str]:
    return {
        node.target.id: module.ctype(node.annotation)
        for node in module.tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }


def type_of(value: Any) -> str:
    if isinstance(value, float):
        return "double"
    return "int" if -(2**31) <= value < 2**31 else LARGE


def in_c(ctype: str, value: Any) -> str:
    """A number as the C compiler reads it."""
    return f"{value}ULL" if ctype == LARGE else f"({value!r})"


def layout_module() -> Any:
    """`carrack.kernel.layout`, without the rest of carrack."""
    if "carrack_layout" not in sys.modules:
        path = Path(__file__).parent.parent / "kernel" / "layout.py"
        spec = importlib.util.spec_from_file_location("carrack_layout", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    return sys.modules["carrack_layout"]
