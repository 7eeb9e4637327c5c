"""The C types of the variables inside a function, from what is assigned to them.

An annotation decides; without one a variable is as wide as the widest of its values. Whole numbers
narrower than an int become ints, as they do in C.
"""

from __future__ import annotations

import ast
import re
from contextlib import suppress
from typing import TYPE_CHECKING

from .constants import type_of

if TYPE_CHECKING:
    from .reader import Class, Function, Module

LARGE = "unsigned long long"
# The wider one wins.
WIDTHS = ("bint", "int", "Py_ssize_t", "size_t", "long long", LARGE, "double")
NARROW = {"signed char": "int", "short": "int", "float": "double"}
SAME_AS_ARGUMENTS = ("min", "max", "abs")


class Array(str):
    """A type with square brackets behind it: what is left of it after one index."""

    def element(self) -> str:
        rest = re.sub(r"\[\d+\]", "", self, count=1)
        return Array(rest) if "[" in rest else NARROW.get(rest, rest)


class Struct(str):
    """The name of a C class, and the module that knows it by this name."""

    module: Module


def struct(module: Module, ctype: str) -> str:
    if not module.extension_class(ctype):
        return NARROW.get(ctype, ctype)
    found = Struct(ctype)
    found.module = module
    return found


class Variables:
    """Works out the types of one function; `known` grows until nothing new is found."""

    def __init__(self, module: Module, function: Function, owner: Class | None) -> None:
        self.module, self.function = module, function
        self.known: dict[str, str] = {
            name: struct(module, ctype) for ctype, name in function.arguments
        }
        if owner is not None:
            self.known["self"] = struct(module, owner.name)
        self.fixed = set(self.known)
        self.arguments = {name for _, name in function.arguments}

    def found(self) -> dict[str, str]:
        """Each variable with its type; CannotCompile where there is none of C's."""
        assigned = list(self.assignments())
        for name, value in assigned:
            if isinstance(value, ast.AnnAssign):
                self.known[name] = struct(self.module, self.module.ctype(value.annotation))
                self.fixed.add(name)
        before: dict[str, str] = {}
        while before != self.known:
            before = dict(self.known)
            for name, value in assigned:
                if name not in self.fixed and not isinstance(value, ast.AnnAssign):
                    self.widen(name, self.type_of(value))
        own = {name for name, _ in assigned} - self.arguments
        for name, value in assigned:
            if name not in self.known:
                raise self.module.refuse(value, f"the type of {name} cannot be told: annotate it")
        return {name: self.known[name] for name in sorted(own)}

    def structs(self) -> dict[str, str]:
        """Of a function that works with Python: variables that hold objects of C classes alone."""
        given: dict[str, set[str | None]] = {}
        with suppress(ValueError):  # variables of Python have no types of C's
            self.found()
        for name, value in self.assignments():
            kind = self.known.get(name) if isinstance(value, ast.AnnAssign) else self.type_of(value)
            if not (isinstance(value, ast.Constant) and value.value is None):
                given.setdefault(name, set()).add(kind if isinstance(kind, Struct) else None)
        found = {name: kinds.pop() for name, kinds in given.items() if len(kinds) == 1}
        return {name: kind for name, kind in found.items() if kind and name not in self.arguments}

    def widen(self, name: str, ctype: str | None) -> None:
        if ctype is not None:
            self.known[name] = wider(self.known.get(name), ctype)

    def assignments(self) -> list[tuple[str, ast.AST]]:
        """Names and what they are given, in the order of the lines."""
        found: list[tuple[str, ast.AST]] = []
        for node in ast.walk(self.function.node):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    found += pairs(target, node.value)
            elif isinstance(node, (ast.AugAssign, ast.NamedExpr)) and isinstance(
                node.target, ast.Name
            ):
                found.append((node.target.id, node.value))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.append((node.target.id, node))
            elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                found.append((node.target.id, node.iter))
        return found

    # ---- expressions ----

    def type_of(self, node: ast.AST) -> str | None:
        """The type of an expression; None while it is not known."""
        if isinstance(node, ast.Constant):
            return "bint" if isinstance(node.value, bool) else of_number(node.value)
        if isinstance(node, ast.Name):
            return self.type_of_name(node.id)
        if isinstance(node, ast.Attribute):
            return self.type_of_member(node)
        if isinstance(node, ast.Subscript):
            return element_of(self.type_of(node.value))
        if isinstance(node, ast.Call):
            return self.type_of_call(node)
        if isinstance(node, ast.BinOp):
            return self.type_of_operation(node)
        if isinstance(node, ast.Compare):
            return "bint"
        if isinstance(node, ast.BoolOp):
            return joined([self.type_of(part) for part in node.values])
        if isinstance(node, ast.UnaryOp):
            inner = self.type_of(node.operand)
            return "bint" if isinstance(node.op, ast.Not) else at_least_int(inner)
        if isinstance(node, ast.IfExp):
            return joined([self.type_of(node.body), self.type_of(node.orelse)])
        return None

    def type_of_name(self, name: str) -> str | None:
        if name in self.known:
            return self.known[name]
        if name in self.module.constants:
            return self.module.constants[name][0]
        return self.module.variables.get(name)

    def type_of_member(self, node: ast.Attribute) -> str | None:
        holder = self.type_of(node.value)
        if not isinstance(holder, Struct):
            return None
        for module, member in holder.module.members_of(holder):
            if member.name == node.attr:
                if member.dims:
                    return Array(member.ctype + "".join(f"[{size}]" for size in member.dims))
                return struct(module, member.ctype)
        return None

    def type_of_call(self, node: ast.Call) -> str | None:
        called = node.func
        if isinstance(called, ast.Attribute):
            if ast.unparse(called) == "cython.cast":
                return self.type_of_cast(node.args[0])
            if called.attr == "__new__" and isinstance(called.value, ast.Name):
                return struct(self.module, called.value.id)
            holder = self.type_of(called.value)
            if not isinstance(holder, Struct):
                return None
            result = holder.module.result_of_method(holder, called.attr)
            return result and struct(holder.module.owner_of(holder)[0], result)
        if not isinstance(called, ast.Name):
            return None
        if called.id == "range" or called.id in SAME_AS_ARGUMENTS:
            return joined([at_least_int(self.type_of(part)) for part in node.args])
        if called.id in ("int", "len", "bool", "float"):
            return {"bool": "bint", "float": "double"}.get(called.id, "int")
        if self.module.extension_class(called.id):
            return struct(self.module, called.id)
        return self.module.result_of(called.id)

    def type_of_cast(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Constant):
            return str(node.value)
        return struct(self.module, node.id) if isinstance(node, ast.Name) else None

    def type_of_operation(self, node: ast.BinOp) -> str | None:
        left, right = self.type_of(node.left), self.type_of(node.right)
        if isinstance(node.op, ast.Div):
            return "double"
        if isinstance(node.op, (ast.LShift, ast.RShift)):
            return at_least_int(left)
        return joined([at_least_int(left), at_least_int(right)])


def pairs(target: ast.expr, value: ast.expr) -> list[tuple[str, ast.AST]]:
    """`a, b = x, y` is two assignments."""
    if isinstance(target, ast.Name):
        return [(target.id, value)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return [
            pair
            for one, other in zip(target.elts, value.elts, strict=True)
            for pair in pairs(one, other)
        ]
    return []


def of_number(value: object) -> str | None:
    return type_of(value) if isinstance(value, (int, float)) else None


def at_least_int(ctype: str | None) -> str | None:
    return "int" if ctype == "bint" else ctype


def element_of(ctype: str | None) -> str | None:
    if isinstance(ctype, Array):
        return ctype.element()
    if ctype is not None and ctype.endswith(" *"):
        return NARROW.get(ctype[:-2], ctype[:-2])
    return None


def joined(ctypes: list[str | None]) -> str | None:
    """The widest of several types; None as long as none is known."""
    found: str | None = None
    for ctype in ctypes:
        if ctype is not None:
            found = wider(found, ctype)
    return found


def wider(one: str | None, other: str) -> str:
    if one is None or one == other:
        return other
    if one in WIDTHS and other in WIDTHS:
        return max(one, other, key=WIDTHS.index)
    return one
