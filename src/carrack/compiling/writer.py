"""What Cython is given, from the descriptions of the reader: a copy of each module (.pyx) in which
its functions have C signatures, and declarations (.pxd) of what other modules may ask of it.

* **Who may call.** A function that no other module imports stays inside its module, where the C
  compiler may do with it what it likes. One that compiled modules import is declared. One
  that Python imports, or `__all__` names, can be called from Python, too.
* **Constants** are numbers in the copies: to Cython a variable from outside that happens to be
  called `(6)` in C.
* **Small functions.** A call into another module is a call through a pointer, which costs more
  than `has` or `offer` do. Of a function marked `# inline` the declarations hold the body as well,
  under another name, and every module that imports it gets a copy of its own.

Lines keep their numbers.
"""

from __future__ import annotations

import ast
import re
from functools import cached_property

from .constants import assigned, in_c
from .reader import (
    LAYOUTS,
    MARKED,
    OBJECT,
    Class,
    Function,
    Member,
    Module,
)
from .syntax import is_docstring, is_type_checking
from .variables import Struct

ACYCLIC = "@cython.no_gc"
Defined = ast.FunctionDef | ast.ClassDef
TWIN = "inline_"  # in front of the name of a body among declarations; the function keeps its own


class Writer:
    """Writes one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.sources = module.sources
        self.by_python = self.sources.used_by_python.get(module.name, set()) | handed_on(module)
        self.by_c = self.sources.used_by_c.get(module.name, set())

    # ---- who may call ----

    @cached_property
    def twins(self) -> dict[str, Function]:
        """Inline functions that other modules import, and those that their bodies call."""
        functions = self.module.functions
        asked = [name for name in functions if name in self.by_c or name in self.by_python]
        found: dict[str, Function] = {}
        while asked:
            name = asked.pop()
            if name in functions and functions[name].inline and name not in found:
                found[name] = functions[name]
                asked += names_in(functions[name].node)
        return {name: functions[name] for name in functions if name in found}

    @cached_property
    def in_bodies(self) -> set[str]:
        """All names in the bodies that the declarations hold."""
        return {name for function in self.twins.values() for name in names_in(function.node)}

    @cached_property
    def names(self) -> set[str]:
        """All names in the module."""
        return set(names_in(self.module.tree))

    @cached_property
    def shared(self) -> dict[str, Function]:
        """Functions that are declared: what others import, and what bodies among them call."""
        asked = self.by_c | self.in_bodies
        return {
            name: function
            for name, function in self.module.functions.items()
            if name in self.by_python or (not function.inline and name in asked)
        }

    def head(self, function: Function, word: str, name: str = "") -> str:
        """The C signature."""
        self_first = ["self"] if function.node in self.method_nodes else []
        typed = [f"{ctype} {name}" for ctype, name in function.arguments]
        arguments = ", ".join(self_first + typed)
        result = "" if function.result == OBJECT else f"{function.result} "
        if function.gil and function.result == "void":
            result = ""  # so that what is raised inside gets out
        tail = "" if function.gil else " noexcept nogil"
        return f"{word} {result}{name or function.name}({arguments}){tail}"

    @cached_property
    def method_nodes(self) -> set[ast.FunctionDef]:
        return {
            function.node
            for one in self.module.classes.values()
            for function in one.methods.values()
        }

    def word_for(self, function: Function) -> str:
        """C methods without the GIL are for compiled code; with it Python may call them, too."""
        if function.node in self.method_nodes:
            return "cpdef" if function.gil and not function.name.startswith("_") else "cdef"
        return "cpdef" if function.name in self.by_python else "cdef"

    # ---- the declarations ----

    def needed(self) -> list[str]:
        """What the declarations ask of other modules."""
        return [*self.imported_classes(), *self.inherited_classes(), *self.imported_for_bodies()]

    def variables(self) -> list[str]:
        return [f"cdef {ctype} {name}" for name, ctype in self.variables_from_elsewhere.items()]

    def declared(self) -> list[str]:
        """Classes and functions."""
        parts = []
        for one in self.module.classes.values():
            parts += self.class_lines(one)
        return parts + [
            self.head(function, self.word_for(function)) for function in self.shared.values()
        ]

    def bodies(self) -> list[str]:
        return [line for function in self.twins.values() for line in self.body_lines(function)]

    @cached_property
    def imported(self) -> dict[str, tuple[Module, str]]:
        """Names that come from other compiled modules, with their names there."""
        found = {}
        for name, (place, original) in self.module.imports.items():
            other = self.sources.module(place)
            if other is not None:
                found[name] = (other, original)
        return found

    def imported_classes(self) -> list[str]:
        return [
            f"from {other.home} cimport {as_name(original, name)}"
            for name, (other, original) in self.imported.items()
            if self.module.extension_class(name)
        ]

    def inherited_classes(self) -> list[str]:
        """Classes in signatures that come from a base class; the module need not know them."""
        found = set()
        for one in self.module.classes.values():
            for name, method in one.methods.items():
                place = self.module.inherited(one.node, name)
                for kind in (method.result, *(ctype for ctype, _ in method.arguments)):
                    if place and not self.module.extension_class(kind):
                        module, there = place[0].owner_of(kind)
                        if there in module.classes:
                            found.add(f"from {module.home} cimport {as_name(there, kind)}")
        return sorted(found)

    @cached_property
    def c_imports(self) -> dict[str, tuple[str, str]]:
        """Functions of other modules: the module and the name to import, bodies preferred."""
        found = {}
        for name, (other, original) in self.imported.items():
            if other.by_hand and original in other.declared_by_hand:
                found[name] = (other.home, original)
            elif not other.by_hand and original in other.functions:
                inline = other.functions[original].inline
                found[name] = (other.home, f"{TWIN}{original}" if inline else original)
        return found

    @cached_property
    def at_home(self) -> dict[str, tuple[Module, str]]:
        """What other modules of the same C module have: nothing needs to be imported."""
        return {
            name: (other, original)
            for name, (other, original) in self.imported.items()
            if other.home == self.module.home
        }

    @cached_property
    def twins_at_home(self) -> set[str]:
        """The inline functions among them whose bodies are declared."""
        return {
            name
            for name, (other, original) in self.at_home.items()
            if original in Writer(other).twins
        }

    def imported_for_bodies(self) -> list[str]:
        return [
            f"from {place} cimport {as_name(original, name)}"
            for name, (place, original) in self.c_imports.items()
            if name in self.in_bodies and place != self.module.home
        ]

    def numbers(self, names: set[str]) -> dict[str, str]:
        """The constants among these names, each as it is declared."""
        return {
            name: f'    {ctype} {name} "{in_c(ctype, value)}"'
            for name, (ctype, value) in sorted(self.module.constants.items())
            if name in names
        }

    @cached_property
    def variables_from_elsewhere(self) -> dict[str, str]:
        """Numbers of other modules that are worked out when the program starts."""
        own = self.module.variables
        return {name: ctype for name, ctype in own.items() if name in self.module.imports}

    def class_lines(self, one: Class) -> list[str]:
        lines = [f"cdef class {one.name}({one.base}):" if one.base else f"cdef class {one.name}:"]
        lines += [f"    {declared(member)}" for member in one.members]
        lines += [
            f"    {self.head(function, self.word_for(function))}"
            for function in one.methods.values()
        ]
        above = [ACYCLIC] if one.acyclic else []
        return [*above, *lines] if len(lines) > 1 else [*above, *lines, "    pass"]

    def body_lines(self, function: Function) -> list[str]:
        """An inline function, below its docstring."""
        body = function.node.body[1 if is_docstring(function.node.body[0]) else 0 :]
        lines = self.module.lines[body[0].lineno - 1 : function.node.end_lineno]
        head = self.head(function, "cdef inline", f"{TWIN}{function.name}")
        above = self.locals_line(function.node, function, None)
        called = self.calling_twins("\n".join(lines)).splitlines()
        return [*filter(None, [above]), f"{head}:", *called]

    # ---- the copy ----

    def copy(self) -> str:
        """The module itself, line by line."""
        lines = list(self.module.lines)
        at = next(number for number, line in enumerate(lines) if MARKED.match(line))
        if lines[at + 1]:
            raise self.module.refuse(self.module.tree.body[0], "an empty line follows the mark")
        if self.module.home == self.module.name:
            lines[at : at + 2] = ["cimport cython", f'include "{self.module.path.stem}.pxi"']
        else:
            lines[at] = ""
        for node in self.module.tree.body:
            if isinstance(node, ast.ImportFrom):
                replace(lines, node, self.import_line(node))
            elif is_type_checking(node):
                replace(lines, node, "")
            elif isinstance(node, ast.Try) and "import cython" in ast.unparse(node):
                replace(lines, node, "")
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                self.assign(lines, node)
            elif isinstance(node, ast.FunctionDef):
                self.define(lines, node, self.module.functions.get(node.name))
            elif isinstance(node, ast.ClassDef) and node.name in self.module.classes:
                self.define_class(lines, self.module.classes[node.name])
        return self.calling_twins("\n".join(lines)) + "\n"

    def import_line(self, node: ast.ImportFrom) -> str | None:
        """C functions are imported as such; numbers and C classes are declared already."""
        if node.module == "__future__":
            return ""
        parts, python, changed = [], [], False
        for alias in node.names:
            name = alias.asname or alias.name
            if name in self.module.constants:
                changed = True
                if name in self.by_python:
                    parts.append(self.shown(name))
            elif self.module.extension_class(name):
                changed = True
            elif name in self.at_home:
                changed = True
                if name != alias.name:
                    raise self.module.refuse(node, f"{name} is called {alias.name} where it is")
            elif name in self.c_imports:
                changed = True
                place, original = self.c_imports[name]
                parts.append(f"from {place} cimport {as_name(original, name)}")
            else:
                python.append(as_name(alias.name, name))
        if not changed:
            return None
        rest = [f"from {node.module} import {', '.join(python)}"] if python else []
        return "; ".join([*parts, *rest])

    def shown(self, name: str) -> str:
        """A constant that Python wants to see in this module."""
        return f"globals()[{name!r}] = {self.module.constants[name][1]!r}"

    def assign(self, lines: list[str], node: ast.Assign | ast.AnnAssign) -> None:
        names = assigned(node)
        if names and all(name in self.module.constants for name in names):
            visible = [self.shown(name) for name in names if name in self.by_python]
            replace(lines, node, "; ".join(visible))
        elif isinstance(node, ast.AnnAssign) and names[0] in self.module.variables:
            annotation = ast.get_source_segment(self.module.text, node.annotation)
            text = lines[node.lineno - 1]
            before = f"{names[0]}: {annotation}"
            after = f"cdef {self.module.variables[names[0]]} {names[0]}"
            lines[node.lineno - 1] = text.replace(before, after, 1)

    def define(
        self,
        lines: list[str],
        node: ast.FunctionDef,
        function: Function | None,
        owner: Class | None = None,
    ) -> None:
        indent = " " * node.col_offset
        if function is None:
            self.type_arguments(lines, node)
            self.put_above(lines, node, self.locals_line(node, None, owner))
            return
        if function.name in self.twins and function.name not in self.by_python:
            replace(lines, node, "")  # whoever calls it has a body of its own
            return
        self.put_above(lines, node, self.locals_line(node, function, owner))
        word = self.word_for(function)
        if function.inline and word == "cdef":
            word = "cdef inline"
        replace_head(lines, node, f"{indent}{self.head(function, word)}:")

    def type_arguments(self, lines: list[str], node: ast.FunctionDef) -> None:
        """Objects of C classes that a Python function is given are known to be such."""
        if node.args.kwonlyargs or node.args.vararg or node.args.kwarg or node.args.posonlyargs:
            return
        typed = [
            self.module.extension_class(self.module.ctype(one.annotation)) for one in node.args.args
        ]
        if not any(typed):
            return
        given = [None] * (len(typed) - len(node.args.defaults)) + list(node.args.defaults)
        arguments = [
            (f"{kind} " if kind else "") + one.arg + (f"={ast.unparse(default)}" if default else "")
            for kind, one, default in zip(typed, node.args.args, given, strict=True)
        ]
        indent = " " * node.col_offset
        replace_head(lines, node, f"{indent}def {node.name}({', '.join(arguments)}):")

    def define_class(self, lines: list[str], one: Class) -> None:
        start = one.node.lineno - 1
        lines[start] = lines[start].replace("class", "cdef class", 1)
        if one.acyclic:
            self.put_above(lines, one.node, ACYCLIC)
        for part in one.node.body:
            if isinstance(part, ast.AnnAssign):
                replace(lines, part, "")
            elif isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) in LAYOUTS:
                self.name_layout(lines, part)
            elif isinstance(part, ast.FunctionDef):
                self.define(lines, part, one.methods.get(part.name), one)

    def name_layout(self, lines: list[str], part: ast.Assign) -> None:
        """A layout in one string: hundreds of calls would be the larger part of the module."""
        name = ast.unparse(part.targets[0])
        if name == "SCRATCH":
            replace(lines, part, "")
        elif isinstance(part.value, ast.Call) and ast.unparse(part.value.func) == "Layout":
            layout = self.sources.constants.value_of(self.module, part.value)
            replace(lines, part, f"    {name} = Layout.read({layout.written()!r})")

    def locals_line(
        self, node: ast.FunctionDef, function: Function | None, owner: Class | None
    ) -> str:
        """The types of a function's variables, as Cython wants to read them above it."""
        if function is None or function.gil:
            found = self.module.structs_of(node, owner)
        else:
            found = self.module.locals_of(function, owner)
        typed = [
            f"{name}={ctype}" if isinstance(ctype, Struct) else f'{name}="{ctype}"'
            for name, ctype in found.items()
            if not isinstance(ctype, Struct) or self.module.extension_class(ctype)
        ]
        return f"@cython.locals({', '.join(typed)})" if typed else ""

    def put_above(self, lines: list[str], node: Defined, text: str) -> None:
        """On the empty line that stands above every function and every class."""
        if text:
            at = min([node.lineno, *(part.lineno for part in node.decorator_list)]) - 2
            before = lines[at].strip()
            if before and not before.startswith("#"):
                raise self.module.refuse(node, f"above {node.name} stands an empty line")
            lines[at] = " " * node.col_offset + text

    def calling_twins(self, text: str) -> str:
        """Calls of inline functions in their own module, too."""
        names = self.twins.keys() | self.twins_at_home
        return calling(text, "|".join(sorted(names))) if names else text


def calling(text: str, names: str) -> str:
    """Calls, but neither definitions nor methods of the same name."""
    called = re.compile(rf"(?<![.\w])({names})\(")
    lines = []
    for line in text.split("\n"):
        define = re.match(r"\s*(def|cdef|cpdef)\b", line)
        lines.append(line if define else called.sub(rf"{TWIN}\1(", line))
    return "\n".join(lines)


def names_in(node: ast.AST) -> list[str]:
    return [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]


def handed_on(module: Module) -> set[str]:
    """C functions that the module gives to others as objects, instead of calling them."""
    called = {id(part.func) for part in ast.walk(module.tree) if isinstance(part, ast.Call)}
    return {
        part.id
        for part in ast.walk(module.tree)
        if isinstance(part, ast.Name) and part.id in module.functions and id(part) not in called
    }


def together(imports: list[str]) -> list[str]:
    """What comes from the same module in one line."""
    found: dict[str, list[str]] = {}
    for line in imports:
        place, name = line.split(" cimport ")
        found.setdefault(place, []).append(name)
    return [f"{place} cimport {', '.join(names)}" for place, names in found.items()]


def as_name(original: str, name: str) -> str:
    return name if name == original else f"{original} as {name}"


def declared(member: Member) -> str:
    access = f"{member.access} " if member.access else ""
    ctype = member.ctype + "".join(f"[{size}]" for size in member.dims)
    space = "" if ctype.endswith("*") else " "
    return f"cdef {access}{ctype}{space}{member.name}"


def replace(lines: list[str], node: ast.stmt, text: str | None) -> None:
    """Another text for a statement, on as many lines."""
    if text is not None:
        end = node.end_lineno or node.lineno
        lines[node.lineno - 1 : end] = [text] + [""] * (end - node.lineno)


def replace_head(lines: list[str], node: ast.FunctionDef, text: str) -> None:
    """Another signature for a function, on as many lines; its body stays."""
    last = node.body[0].lineno - 1
    if last == node.lineno - 1:
        raise ValueError(f"{node.name}: the body stands on the line of its signature")
    lines[node.lineno - 1 : last] = [text] + [""] * (last - node.lineno)
