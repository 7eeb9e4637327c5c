"""A typed description of each module that is compiled, from what stands in the module itself.

Annotations say the types: `int` is C's int, `bool` a flag, `float` a double, a class of a compiled
module the C struct behind it, a name from `carrack.kernel.widths` a number of another width. Sizes
of arrays stand in `LAYOUT` and `SCRATCH`. Three comments behind a `def` say what types cannot:
`# inline`, `# gil` and `# python`; one behind a `class`, `# acyclic`, says that nothing its objects
hold leads back to them. Whatever else would be made of the modules in C, starts here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from .constants import WIDE, Constants
from .syntax import (
    depth_of,
    imports_at_top,
    is_simple,
    listed_in,
    method_in,
    uses_in,
)
from .variables import Variables

MARK = "# compiled"
WISHES = ("small", "long loops")  # `# compiled, small`: what the C compiler should look for
MARKED = re.compile(rf"^{MARK}(?:, (.+))?$", re.MULTILINE)
TOGETHER = re.compile(rf"^{MARK} together$", re.MULTILINE)
SHARED = "_together"  # the C module of a package; with a wish of its own, `_together_small`
OURS = "carrack."
HEAD = re.compile(rf'\s*(r?"""(?:[^"\\]|\\.|"(?!""))*"""\s+)?{MARK}')
WIDTHS = "carrack.kernel.widths"

PLAIN = {"int": "int", "bool": "bint", "float": "double", "None": "void"}
OBJECT = "object"
LAYOUTS = ("SCRATCH", "LAYOUT")
ORDER = {"int": 1, "bint": 1, "float": 1, "short": 2, "signed char": 3}  # all others are wider
WORD = re.compile(r"#\s*(inline|gil|python)\b")
PUBLIC = re.compile(r"#\s*public\b")
ACYCLIC = re.compile(r"#\s*acyclic\b")


class CannotCompile(ValueError):
    """What a module says cannot be said in C: the file, the line, and why."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        super().__init__(f"{path}:{line}: {why}")


@dataclass(frozen=True)
class Member:
    """A number, an array of numbers or an object in the C struct of a class."""

    name: str
    ctype: str
    dims: tuple[int, ...] = ()
    access: str = ""  # what Python may do: "readonly", "public", or nothing


@dataclass(frozen=True)
class Function:
    """A C function or method. Without the GIL it neither raises nor touches Python objects."""

    name: str
    arguments: tuple[tuple[str, str], ...]  # type and name
    result: str
    gil: bool
    inline: bool
    node: ast.FunctionDef = field(compare=False, repr=False)


@dataclass(frozen=True)
class Class:
    """A class whose objects are C structs."""

    name: str
    base: str | None
    members: tuple[Member, ...]
    methods: dict[str, Function]
    acyclic: bool  # Python's collector need not know its objects, so they are made quicker
    node: ast.ClassDef = field(compare=False, repr=False)


class Module:
    """One module that is compiled. `by_hand`: written for Cython as it stands, its declarations
    too.
    """

    def __init__(self, sources: Sources, name: str, path: Path) -> None:
        self.sources, self.name, self.path = sources, name, path
        self.text = path.read_text(encoding="utf-8")
        self.lines = self.text.splitlines()
        self.tree = sources.tree(path)
        self.by_hand = path.with_suffix(".pyx").exists()

    @cached_property
    def home(self) -> str:
        """The C module that it is in: its own, or that of all modules that lie with it in a package
        which says `# compiled together`, and wish the same. A module with classes stays alone: they
        are found by its name. Only carrack finds what is in there (`carrack.library`).
        """
        package = self.path.parent / "__init__.py"
        alone = self.by_hand or self.class_nodes or not self.name.startswith(OURS)
        if alone or not package.is_file():
            return self.name
        if not TOGETHER.search(package.read_text(encoding="utf-8")):
            return self.name
        wish = f"_{self.wish.replace(' ', '_')}" if self.wish else ""
        return f"{self.name.rpartition('.')[0]}.{SHARED}{wish}"

    @cached_property
    def wish(self) -> str:
        """What the C compiler should look for, as the mark says it."""
        mark = MARKED.search(self.text)
        return (mark and mark[1]) or ""

    def refuse(self, node: ast.AST, why: str) -> CannotCompile:
        return CannotCompile(self.path, getattr(node, "lineno", 1), why)

    # ---- names ----

    @cached_property
    def in_inline(self) -> set[str]:
        """All names in its inline functions."""
        return {
            part.id
            for function in self.functions.values()
            if function.inline
            for part in ast.walk(function.node)
            if isinstance(part, ast.Name)
        }

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """The module and the name there of whatever is imported at the top, for types too."""
        return {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in imports_at_top(self.tree)
            for alias in node.names
        }

    @cached_property
    def constants(self) -> dict[str, tuple[str, int | float]]:
        """Names in capitals that are numbers when the module is compiled: C type and value."""
        return self.sources.constants.numbers_of(self)

    @cached_property
    def variables(self) -> dict[str, str]:
        """Numbers in capitals that are worked out when the program starts: C type."""
        return self.sources.constants.variables_of(self)

    @cached_property
    def declared_by_hand(self) -> frozenset[str]:
        """What declarations that are written by hand offer to others."""
        declarations = self.path.with_suffix(".pxd").read_text(encoding="utf-8")
        own = re.sub(r'"""(.|\n)*?"""', "", declarations)
        return frozenset(re.findall(r'(\w+)(?: "[^"]*")?(?:\(|$)', own, re.MULTILINE))

    @cached_property
    def results_by_hand(self) -> dict[str, str]:
        """The types of its functions in declarations that are written by hand."""
        declarations = self.path.with_suffix(".pxd").read_text(encoding="utf-8")
        lines = re.findall(
            r'^ *(?:cdef |cpdef )?([\w ]+?) (\w+)(?: "\w+")?\(.*noexcept nogil',
            declarations,
            re.MULTILINE,
        )
        return {name: result for result, name in lines}

    def extension_class(self, name: str) -> str | None:
        """The name of a class that is a C struct, defined here or imported; None for others."""
        if name in self.class_nodes:
            return name if self.is_extension(self.class_nodes[name]) else None
        place, original = self.imports.get(name, ("", ""))
        other = self.sources.module(place)
        if other is None or other.by_hand or other is self:
            return None
        return name if other.extension_class(original) is not None else None

    @cached_property
    def class_nodes(self) -> dict[str, ast.ClassDef]:
        return {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    def is_extension(self, node: ast.ClassDef) -> bool:
        """Decorated classes and children of Python classes stay Python classes."""
        if node.decorator_list or node.keywords or len(node.bases) > 1:
            return False
        return all(
            isinstance(base, ast.Name) and self.extension_class(base.id) for base in node.bases
        )

    # ---- types ----

    def ctype(self, annotation: ast.expr | None) -> str:
        """The C type of an annotation; `object` for everything that belongs to Python."""
        if isinstance(annotation, ast.Constant):
            if isinstance(annotation.value, str):
                return self.ctype(ast.parse(annotation.value, mode="eval").body)
            return "void" if annotation.value is None else OBJECT
        if isinstance(annotation, ast.BinOp):  # a class or None
            found = {self.ctype(annotation.left), self.ctype(annotation.right)} - {"void"}
            only = found.pop() if len(found) == 1 else OBJECT
            return only if self.extension_class(only) else OBJECT
        if not isinstance(annotation, ast.Name):
            return OBJECT
        if self.imports.get(annotation.id, ("", ""))[0] == WIDTHS:
            return WIDE[self.imports[annotation.id][1]]
        return PLAIN.get(annotation.id) or self.extension_class(annotation.id) or OBJECT

    # ---- functions ----

    @cached_property
    def functions(self) -> dict[str, Function]:
        """The C functions of the module; all others are Python functions."""
        found = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        described = [self.function(node, list(node.args.args)) for node in found]
        return {function.name: function for function in described if function}

    def function(self, node: ast.FunctionDef, arguments: list[ast.arg]) -> Function | None:
        """A function all of whose types are C's runs without the GIL. One that gives an object
        needs it, and so does one that says so (`# gil`). Others, and those that say `# python`,
        are Python functions.
        """
        words = self.words_behind(node)
        if "python" in words or not is_simple(node):
            if "inline" in words or "gil" in words:
                raise self.refuse(node, f"{node.name} is a Python function: it has no C body")
            return None
        typed = tuple((self.ctype(one.annotation), one.arg) for one in arguments)
        result = self.ctype(node.returns)
        of_c = OBJECT not in (result, *(ctype for ctype, _ in typed))
        if "gil" not in words and not of_c:
            if "inline" in words:
                raise self.refuse(node, f"{node.name} cannot be inline: not all its types are C's")
            return None
        gil = "gil" in words or self.extension_class(result) is not None
        if gil and "inline" in words:
            raise self.refuse(node, f"{node.name} cannot be inline: it needs the GIL")
        return Function(node.name, typed, result, gil, "inline" in words, node)

    def result_of(self, name: str) -> str | None:
        """What a C function gives, of this module or imported."""
        if name in self.functions:
            return self.functions[name].result
        place, original = self.imports.get(name, ("", ""))
        other = self.sources.module(place)
        if other is None or other is self:
            return None
        if other.by_hand:
            return other.results_by_hand.get(original)
        return other.functions[original].result if original in other.functions else None

    def locals_of(self, function: Function, owner: Class | None) -> dict[str, str]:
        """The variables of a C function, with their types."""
        return Variables(self, function, owner).found()

    def structs_of(self, node: ast.FunctionDef, owner: Class | None) -> dict[str, str]:
        """The variables of a function that works with Python which hold objects of C classes."""
        typed = tuple((self.ctype(one.annotation), one.arg) for one in node.args.args)
        kept = tuple((ctype, name) for ctype, name in typed if self.extension_class(ctype))
        function = Function(node.name, kept, OBJECT, True, False, node)
        return Variables(self, function, owner).structs()

    def words_behind(self, node: ast.FunctionDef) -> set[str]:
        """The words in comments between `def` and the first line of the body."""
        head = "\n".join(self.lines[node.lineno - 1 : node.body[0].lineno - 1])
        return set(WORD.findall(head))

    # ---- classes ----

    @cached_property
    def classes(self) -> dict[str, Class]:
        return {
            name: self.describe(node)
            for name, node in self.class_nodes.items()
            if self.is_extension(node)
        }

    def describe(self, node: ast.ClassDef) -> Class:
        base = node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else None
        return Class(
            node.name,
            base,
            tuple(self.members(node, base)),
            self.methods(node),
            self.is_acyclic(node),
            node,
        )

    def is_acyclic(self, node: ast.ClassDef) -> bool:
        """What a class says of its objects holds for those of the classes derived from it."""
        if ACYCLIC.search(self.lines[node.lineno - 1]):
            return True
        parents = [self.class_called(base) for base in node.bases]
        return any(parent and module.is_acyclic(parent) for module, parent in parents)

    def members(self, node: ast.ClassDef, base: str | None) -> list[Member]:
        """First what is annotated alone and the numbers of SCRATCH, the widest before the others,
        so that no room is lost between them; then the numbers of LAYOUT, in its order.
        """
        annotated = {
            part.target.id: part
            for part in node.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        }
        scratch, layout = self.layout_of(node, "SCRATCH"), self.layout_of(node, "LAYOUT")
        for member in (*scratch, *layout):
            self.check_shape(node, annotated.pop(member.name, None), member)
        own = [self.member(name, part) for name, part in annotated.items()]
        own += scratch
        own.sort(key=lambda member: ORDER.get(member.ctype, 0))
        return own + [readable(member) if base is None else member for member in layout]

    def member(self, name: str, part: ast.AnnAssign) -> Member:
        ctype = self.ctype(part.annotation)
        if ctype == OBJECT and depth_of(part.annotation):
            raise self.refuse(part, f"{name} needs a size: name it in LAYOUT or in SCRATCH")
        public = PUBLIC.search(self.lines[part.lineno - 1])
        return Member(
            name, ctype, (), "public" if public else "" if ctype.endswith("*") else "readonly"
        )

    def layout_of(self, node: ast.ClassDef, which: str) -> tuple[Member, ...]:
        for part in node.body:
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == which:
                try:
                    layout = self.sources.constants.value_of(self, part.value)
                except Exception as error:  # noqa: BLE001 - whatever it is, it cannot be known here
                    raise self.refuse(part, f"{which} is not made of constants: {error}") from None
                return tuple(Member(one.name, one.ctype, one.dims) for one in layout)
        return ()

    def check_shape(self, node: ast.ClassDef, part: ast.AnnAssign | None, member: Member) -> None:
        if part is None:
            raise self.refuse(node, f"{member.name} of {node.name} has no annotation")
        if depth_of(part.annotation) != len(member.dims):
            why = f"{member.name} has {len(member.dims)} dimensions in its layout"
            raise self.refuse(part, why)

    def owner_of(self, kind: str) -> tuple[Module, str]:
        """The module that defines a class, and its name there."""
        place, original = self.imports.get(kind, ("", ""))
        other = None if kind in self.class_nodes else self.sources.module(place)
        return other.owner_of(original) if other is not None else (self, kind)

    def members_of(self, kind: str) -> Iterator[tuple[Module, Member]]:
        """The members of a class and of its bases, each with the module that names its type."""
        module, name = self.owner_of(kind)
        if name in module.classes:
            one = module.classes[name]
            for member in one.members:
                yield module, member
            if one.base:
                yield from module.members_of(one.base)

    def result_of_method(self, kind: str, method: str) -> str | None:
        module, name = self.owner_of(kind)
        if name not in module.classes:
            return None
        one = module.classes[name]
        if method in one.methods:
            return one.methods[method].result
        return module.result_of_method(one.base, method) if one.base else None

    def methods(self, node: ast.ClassDef) -> dict[str, Function]:
        found = {}
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                method = self.method(node, part)
                if method is not None:
                    found[method.name] = method
        return found

    def method(self, node: ast.ClassDef, part: ast.FunctionDef) -> Function | None:
        """A method that a class takes over from its base keeps the signature it has there."""
        inherited = self.inherited(node, part.name)
        if inherited is not None:
            module, base = inherited
            first = module.method(base, method_in(base, part.name))
            return first and Function(
                part.name, first.arguments, first.result, first.gil, False, part
            )
        if part.name.startswith("__") or not part.args.args:
            return None
        return self.function(part, list(part.args.args[1:]))

    def inherited(self, node: ast.ClassDef, name: str) -> tuple[Module, ast.ClassDef] | None:
        """Where a base class first defines a method of this name."""
        for base in node.bases:
            module, parent = self.class_called(base)
            if parent is not None:
                return module.inherited(parent, name) or (
                    (module, parent) if method_in(parent, name, missing=True) else None
                )
        return None

    def class_called(self, base: ast.expr) -> tuple[Module, ast.ClassDef | None]:
        name = base.id if isinstance(base, ast.Name) else ""
        if name in self.class_nodes:
            return self, self.class_nodes[name]
        place, original = self.imports.get(name, ("", ""))
        other = self.sources.module(place)
        return (other, other.class_nodes.get(original)) if other else (self, None)


class Sources:
    """All modules below some folders: the first is the package that is compiled, what it builds
    on follows. `readers` are folders whose Python files import from it, too: its tests.
    """

    def __init__(self, *roots: Path, readers: tuple[Path, ...] = ()) -> None:
        self.roots, self.readers = roots, readers
        self.constants = Constants(self)
        self._modules: dict[str, Module | None] = {}
        self._trees: dict[Path, ast.Module] = {}

    def file_of(self, name: str) -> Path | None:
        """The .py file of a module, wherever it lies."""
        for root in self.roots:
            path = root.joinpath(*name.split(".")).with_suffix(".py")
            if name and path.is_file():
                return path
        return None

    def tree(self, path: Path) -> ast.Module:
        """What a file holds, parsed once."""
        if path not in self._trees:
            self._trees[path] = ast.parse(path.read_text(encoding="utf-8"), str(path))
        return self._trees[path]

    def module(self, name: str) -> Module | None:
        """The description of a module; None when it is not compiled."""
        if name not in self._modules:
            path = self.file_of(name)
            compiled = path is not None and is_compiled(path)
            self._modules[name] = Module(self, name, path) if path and compiled else None
        return self._modules[name]

    @cached_property
    def own(self) -> dict[str, Module]:
        """The modules of the first folder that are compiled."""
        names = [name_of(self.roots[0], path) for path in sorted(self.roots[0].rglob("*.py"))]
        return {name: module for name in names if (module := self.module(name))}

    @cached_property
    def homes(self) -> dict[str, list[Module]]:
        """The C modules, each with the modules that are in it."""
        found: dict[str, list[Module]] = {}
        for module in self.own.values():
            found.setdefault(module.home, []).append(module)
        return found

    @cached_property
    def used_by_c(self) -> dict[str, set[str]]:
        """What each module has that other C modules import, or that bodies of inline functions call
        in its own one: those bodies stand in the declarations.
        """
        found: dict[str, set[str]] = {}
        for module in self.own.values():
            for name, (place, original) in module.imports.items():
                other = self.module(place)
                if other and other.home == module.home and name not in module.in_inline:
                    continue
                found.setdefault(place, set()).add(original)
        return found

    @cached_property
    def used_by_python(self) -> dict[str, set[str]]:
        """What modules that stay Python use of each module, and what its `__all__` names."""
        found: dict[str, set[str]] = {}
        for folder in (self.roots[0], *self.readers):
            for path in folder.rglob("*.py"):
                text = path.read_text(encoding="utf-8")
                if not self.mentions_own(text):
                    continue
                stays = not path.is_relative_to(self.roots[0]) or not is_compiled(path)
                for place, name in uses_in(text, self.own, imports=stays):
                    found.setdefault(place, set()).add(name)
        for name, module in self.own.items():
            found.setdefault(name, set()).update(listed_in(module.tree))
        return found

    def mentions_own(self, text: str) -> bool:
        """Whether a file may import a module that is compiled; most do not."""
        packages = {name.rpartition(".")[0] for name in self.own}
        return any(name in text for name in self.own) or any(
            f"from {package} import" in text for package in packages
        )


def name_of(root: Path, path: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts)


def is_compiled(path: Path) -> bool:
    """Whether a file says so below its docstring, or has a .pyx beside it."""
    if path.with_suffix(".pyx").exists():
        return True
    text = path.read_text(encoding="utf-8")
    mark = MARKED.search(text)
    if mark is None:
        return False
    at = text[: mark.start()].count("\n") + 1
    if not HEAD.match(text):
        raise CannotCompile(path, at, f"`{MARK}` stands alone below the docstring")
    if mark[1] and mark[1] not in WISHES:
        raise CannotCompile(path, at, f"`{MARK}, {mark[1]}` is no wish: {' or '.join(WISHES)}")
    return True


def readable(member: Member) -> Member:
    """Numbers of a LAYOUT that stand alone can be read from Python; a state tells its own by
    `table()`.
    """
    return member if member.dims else replace(member, access="readonly")
