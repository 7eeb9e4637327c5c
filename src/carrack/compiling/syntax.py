"""Questions about a syntax tree or the text of a module that need no other module."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator

WHOLE = re.compile(r"^ *import ([\w.]+)(?: as (\w+))?", re.MULTILINE)
PARTS = re.compile(r"^ *from ([\w.]+) import (\([^)]*\)|.+)", re.MULTILINE)


def is_docstring(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def is_simple(node: ast.FunctionDef) -> bool:
    """Whether C can call it: no decorators, no defaults, arguments by their place."""
    given = node.args
    rare = given.defaults or given.kwonlyargs or given.vararg or given.kwarg or given.posonlyargs
    return not rare and not node.decorator_list


def is_type_checking(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imports_at_top(tree: ast.Module) -> Iterator[ast.ImportFrom]:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and is_type_checking(node):
            yield from (part for part in node.body if isinstance(part, ast.ImportFrom))


def depth_of(annotation: ast.expr) -> int:
    """How many lists of numbers lie in each other; 0 for anything else."""
    depth, inner = 0, annotation
    while isinstance(inner, ast.Subscript) and ast.unparse(inner.value) == "list":
        depth, inner = depth + 1, inner.slice
    return depth if isinstance(inner, ast.Name) and inner.id in ("int", "float", "bool") else 0


def method_in(node: ast.ClassDef, name: str, missing: bool = False) -> ast.FunctionDef:
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == name:
            return part
    if missing:
        return None  # type: ignore[return-value]  # asked for by `inherited` alone
    raise KeyError(name)


def uses_in(text: str, modules_read: Container[str], imports: bool) -> Iterator[tuple[str, str]]:
    """Module and name of what a file imports, and of what it reads from some modules.

    >>> text = "from a.b import (\\n    c,  # why\\n    d as e,\\n)\\nc.f(c.g)"
    >>> list(uses_in(text, {"a.b.c"}, imports=False))
    [('a.b.c', 'f'), ('a.b.c', 'g')]
    """
    modules = {alias: place for place, alias in WHOLE.findall(text) if alias}
    modules |= {place: place for place, alias in WHOLE.findall(text) if not alias}
    for place, listed in PARTS.findall(text):
        names = re.sub(r"#.*", "", listed).strip("()").split(",")
        for name, _, alias in (part.strip().partition(" as ") for part in names):
            if name:
                modules[alias or name] = f"{place}.{name}"
                if imports:
                    yield place, name
    for holder, place in modules.items():
        if place not in modules_read:
            continue
        for name in re.findall(rf"(?<![.\w]){re.escape(holder)}\.(\w+)", text):
            yield place, name


def listed_in(tree: ast.Module) -> set[str]:
    """The names in `__all__`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()
