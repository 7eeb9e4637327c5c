"""The functions of a program: one of them, from its annotations and its body, as text of C."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from typing import TYPE_CHECKING

from carrack.compiling.constants import in_c
from carrack.compiling.reader import Class, Function, Module
from carrack.compiling.syntax import is_docstring
from carrack.compiling.variables import Array, Struct, Variables

if TYPE_CHECKING:
    from carrack.research.device.emit import Program

NEVER = ("keyed", "noting", "thinks", "small")  # of a state, or of a vector, on a device
# Functions that exist once for each machine: what they give, and whether they change what they are
# given. Rows are cleared all at once, before anything is written.
MEMORY, ENCODERS = "carrack.kernel.memory", "carrack.research.encoders"
BY_HAND = {
    (MEMORY, "lowest"): ("int", False),
    (MEMORY, "places_of"): ("int", True),
    (MEMORY, "clear_block"): ("void", True),
    (ENCODERS, "clear"): ("void", True),
}
SAME = {"bint": "int", "Py_ssize_t": "long long", "size_t": "unsigned long long"}
WRITTEN = {"short *": "OUT(short)", "signed char *": "OUT(signed char)"}
SHORT = {"int": "int", "long long": "long", "unsigned long long": "bits", "double": "double"}
OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "/", ast.Mod: "%", ast.Div: "/",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "==", ast.IsNot: "!=", ast.Not: "!", ast.USub: "-", ast.Invert: "~", ast.UAdd: "+",
}  # fmt: skip
# Words of C and C++ that are plain names in Python.
RESERVED = re.compile(
    "auto|case|char|const|default|delete|do|double|enum|explicit|export|extern|float|friend|goto|"
    "inline|int|long|namespace|new|operator|private|protected|public|register|short|signed|sizeof|"
    "static|struct|switch|template|this|throw|typedef|typename|union|unsigned|using|virtual|void|"
    "volatile"
)


def word(name: str) -> str:
    return f"{name}_" if RESERVED.fullmatch(name) else name


class Types(Variables):
    """Types of variables and expressions, the functions by hand included: an installed carrack has
    no source of theirs.
    """

    def type_of_call(self, node: ast.Call) -> str | None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        found = BY_HAND.get(self.module.imports.get(name, (self.module.name, name)))
        if found is not None:
            return found[0]
        return super().type_of_call(node)


def name_of(module: Module, owner: Class | None, name: str) -> str:
    parts = [*module.name.split("."), *([owner.name] if owner else [])]
    return f"{'_'.join(parts)}__{name}"


class Body:
    """One function."""

    def __init__(self, program: Program, module: Module, owner: Class | None, name: str) -> None:
        self.program, self.module, self.owner, self.name = program, module, owner, name
        self.function: Function = (owner.methods if owner else module.functions)[name]
        if self.function.gil:
            raise module.refuse(self.function.node, f"{name} needs Python")
        self.signed_in = self.where_signed()
        self.types = Types(module, self.function, owner)
        self.locals = self.types.found()
        self.wanted: list[tuple[Module, Class | None, str]] = []
        self.calls: set[str] = set()
        self.changes = False
        self.unordered: list[
            tuple[ast.AST, list[ast.expr]]
        ] = []  # parts that C may take in any order
        self.counters = 0

    def where_signed(self) -> Module:
        """The module that knows the types of the signature: a method has that of its base."""
        if self.owner is not None:
            found = self.module.inherited(self.owner.node, self.name)
            if found is not None:
                return found[0]
        return self.module

    def write(self) -> list[tuple[Module, Class | None, str]]:
        """Work the lines out; what is called."""
        self.lines = self.block(self.function.node.body, "    ")
        return self.wanted

    def head(self) -> str:
        program = self.program
        given = [
            f"{program.typed(self.signed_in, ctype)} {word(name)}"
            for ctype, name in self.function.arguments
        ]
        if self.owner is not None:
            given.insert(0, f"{program.typed(self.module, self.owner.name)} self")
        kind = "FN_SMALL" if self.function.inline else "FN"
        result = program.typed(self.signed_in, self.function.result)
        name = name_of(self.module, self.owner, self.name)
        if name in program.verbs.values():
            kind = "FN_VERB"
        return f"{kind} {result} {name}({', '.join(given) or 'void'})"

    def text(self) -> str:
        lines = [f"{self.head()} {{"]
        for name, ctype in self.locals.items():
            kind = self.typed(ctype)
            start = "" if kind.startswith("OUT(") else " = 0"
            lines.append(f"    {kind} {word(name)}{start};")
        return "\n".join([*lines, *self.lines, "}\n"])

    def typed(self, ctype: str) -> str:
        if isinstance(ctype, Struct):
            return f"struct {self.program.struct_of(ctype.module, ctype)} *"
        if isinstance(ctype, Array):
            raise self.module.refuse(self.function.node, "a part of an array has no name in C")
        return self.program.typed(self.module, ctype)

    # ---- statements ----

    def block(self, statements: list[ast.stmt], indent: str) -> list[str]:
        lines: list[str] = []
        for node in statements:
            if isinstance(node, ast.If):
                known = self.known(node.test)
                if known is not None:  # the other branch is for people's tables
                    taken = node.body if known else node.orelse
                    lines += self.block(taken, indent)
                    if taken and isinstance(taken[-1], ast.Return):
                        break
                    continue
            lines += self.statement(node, indent)
        return lines

    def statement(self, node: ast.stmt, indent: str) -> list[str]:
        more = indent + "    "
        if isinstance(node, ast.Expr):
            return [] if is_docstring(node) else [f"{indent}{self.value(node.value)};"]
        if isinstance(node, ast.Return):
            return [f"{indent}return{' ' + self.value(node.value) if node.value else ''};"]
        if isinstance(node, ast.Assign):
            return self.assign(node, indent)
        if isinstance(node, ast.AnnAssign):
            value = self.value(node.value) if node.value else None
            return [f"{indent}{self.target(node.target)} = {value};"] if value else []
        if isinstance(node, ast.AugAssign):
            return self.augment(node, indent)
        if isinstance(node, ast.If):
            lines = [f"{indent}if ({self.test(node.test)}) {{", *self.block(node.body, more)]
            if node.orelse:
                lines += [f"{indent}}} else {{", *self.block(node.orelse, more)]
            return [*lines, f"{indent}}}"]
        if isinstance(node, ast.While) and not node.orelse:
            head = f"{indent}while ({self.test(node.test)}) {{"
            return [head, *self.block(node.body, more), f"{indent}}}"]
        if isinstance(node, ast.For) and not node.orelse:
            return self.loop(node, indent)
        if isinstance(node, (ast.Break, ast.Continue)):
            return [f"{indent}{type(node).__name__.lower()};"]
        if isinstance(node, ast.Pass):
            return []
        raise self.refuse(node)

    def assign(self, node: ast.Assign, indent: str) -> list[str]:
        """Values come before the places they go to, as in Python."""
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Name):
            return [f"{indent}{self.target(target)} = {self.value(node.value)};"]
        values, places = [node.value], list(node.targets)
        if isinstance(target, ast.Tuple):
            if not isinstance(node.value, ast.Tuple) or len(places) > 1:
                raise self.refuse(node)
            values, places = node.value.elts, target.elts
        kept = [self.keep(value) for value in values]
        lines = [f"{indent}    {line}" for line, _ in kept]
        names = [name for _, name in kept] * (1 if len(kept) > 1 else len(places))
        for place, name in zip(places, names, strict=True):
            lines.append(f"{indent}    {self.target(place)} = {name};")
        return [f"{indent}{{", *lines, f"{indent}}}"]

    def keep(self, value: ast.expr) -> tuple[str, str]:
        """A value under a name of its own."""
        self.counters += 1
        name = f"kept_{self.counters}"
        text = self.value(value)
        return f"{self.typed(self.type_of(value))} {name} = {text};", name

    def augment(self, node: ast.AugAssign, indent: str) -> list[str]:
        place = self.target(node.target)
        if any(isinstance(part, ast.Call) for part in ast.walk(node.value)):
            old, first = self.keep(node.target)  # read before the call, as in Python
            new, second = self.keep(node.value)
            kinds = self.type_of(node.target), self.type_of(node.value)
            result = f"{place} = {self.operation(node, node.op, first, second, kinds)};"
            return [f"{indent}{{ {old} {new} {result} }}"]
        kinds = self.type_of(node.target), self.type_of(node.value)
        value = self.operation(node, node.op, place, self.value(node.value), kinds)
        return [f"{indent}{place} = {value};"]

    def target(self, node: ast.expr) -> str:
        if isinstance(node, (ast.Attribute, ast.Subscript)):
            self.changes = True
        elif not isinstance(node, ast.Name):
            raise self.refuse(node)
        return self.value(node)

    def loop(self, node: ast.For, indent: str) -> list[str]:
        """How often is asked once, and what the body does to the variable is of no matter."""
        ranged = node.iter
        of_range = isinstance(ranged, ast.Call) and ast.unparse(ranged.func) == "range"
        if not of_range or not isinstance(node.target, ast.Name):
            raise self.module.refuse(node, "a loop that is no range is outside the subset")
        assert isinstance(ranged, ast.Call)
        self.unordered.append((ranged, ranged.args))
        parts = [self.value(argument) for argument in ranged.args]
        start, stop, step = ["0", *parts, "1"] if len(parts) == 1 else [*parts, "1"][:3]
        down = isinstance(ranged.args[-1], ast.UnaryOp) and len(parts) == 3
        if len(parts) == 3 and not isinstance(ranged.args[-1], (ast.UnaryOp, ast.Constant)):
            raise self.module.refuse(node, "a step of a range must be a number")
        self.counters += 1
        at, end, kind = (
            f"at_{self.counters}",
            f"end_{self.counters}",
            self.types.known[node.target.id],
        )
        return [
            f"{indent}for ({self.typed(kind)} {at} = {start}, {end} = {stop}; "
            f"{at} {'>' if down else '<'} {end}; {at} += {step}) {{",
            f"{indent}    {word(node.target.id)} = {at};",
            *self.block(node.body, indent + "    "),
            f"{indent}}}",
        ]

    # ---- expressions ----

    def known(self, node: ast.expr) -> bool | None:
        """What a question comes to on any device."""
        if isinstance(node, ast.Attribute) and node.attr in NEVER:
            return False
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self.known(node.operand)
            return None if inner is None else not inner
        if isinstance(node, ast.BoolOp):
            decides = isinstance(node.op, ast.Or)
            found = [self.known(part) for part in node.values]
            if decides in found[:1] or all(one is not None for one in found):
                return decides if decides in found else not decides
        return None

    def test(self, node: ast.expr) -> str:
        """A value of which only matters whether it is 0."""
        if isinstance(node, ast.BoolOp):
            return f"({self.sign(node).join(self.test(part) for part in node.values)})"
        return self.value(node)

    def sign(self, node: ast.BoolOp) -> str:
        return " && " if isinstance(node.op, ast.And) else " || "

    def value(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return self.constant(node)
        if isinstance(node, ast.Name):
            return self.named(node)
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        if isinstance(node, ast.Subscript):
            if isinstance(node.slice, ast.Slice):
                raise self.refuse(node.slice)
            return f"{self.value(node.value)}[{self.value(node.slice)}]"
        if isinstance(node, ast.BinOp):
            self.unordered.append((node, [node.left, node.right]))
            kinds = self.type_of(node.left), self.type_of(node.right)
            return self.operation(
                node, node.op, self.value(node.left), self.value(node.right), kinds
            )
        if isinstance(node, ast.UnaryOp):
            inner = (
                self.test(node.operand)
                if isinstance(node.op, ast.Not)
                else self.value(node.operand)
            )
            return f"({OPERATORS[type(node.op)]}{inner})"
        if isinstance(node, ast.BoolOp):
            return self.one_of(node)
        if isinstance(node, ast.Compare):
            return self.comparison(node)
        if isinstance(node, ast.IfExp):
            test, body, other = self.test(node.test), self.value(node.body), self.value(node.orelse)
            return f"({test} ? {body} : {other})"
        if isinstance(node, ast.Call):
            return self.call(node)
        raise self.refuse(node)

    def constant(self, node: ast.Constant) -> str:
        if node.value is None:
            return "0"
        if not isinstance(node.value, (bool, int, float)):
            raise self.refuse(node)
        return in_c(
            str(self.types.type_of(node)),
            node.value if isinstance(node.value, float) else int(node.value),
        )

    def named(self, node: ast.Name) -> str:
        name, module = node.id, self.module
        if name in self.types.known:
            return word(name)
        if name in module.constants:
            return in_c(*module.constants[name])
        if name in module.variables:  # worked out when the program starts
            where, original = module.imports.get(name, (module.name, name))
            return in_c(module.variables[name], getattr(import_module(where), original))
        raise module.refuse(node, f"{name} is neither a variable nor a number")

    def attribute(self, node: ast.Attribute) -> str:
        holder = self.type_of(node.value)
        if not isinstance(holder, Struct):
            raise self.module.refuse(node, f"{ast.unparse(node)} is not in a struct of C")
        struct = self.program.struct_of(holder.module, holder)
        if struct == self.program.state and node.attr in NEVER:
            return "0"
        try:
            _, ctype = self.program.member(struct, node.attr)
        except ValueError as error:
            raise self.module.refuse(node, str(error)) from None
        if ctype == "object":
            raise self.module.refuse(node, f"{node.attr} belongs to Python")
        if struct == self.program.state and node.attr == "t":
            return f"TABLES({self.value(node.value)})"
        return f"{self.value(node.value)}->{word(node.attr)}"

    def operation(
        self, node: ast.AST, op: ast.operator, left: str, right: str, kinds: tuple[str, str]
    ) -> str:
        if type(op) not in OPERATORS:
            raise self.refuse(op, node)
        if isinstance(op, ast.Div):
            left = f"(double) {left}"
        elif isinstance(op, ast.FloorDiv) and "double" in kinds:
            raise self.refuse(op, node)
        return f"({left} {OPERATORS[type(op)]} {right})"

    def one_of(self, node: ast.BoolOp) -> str:
        """`a and b` is one of the two in Python; in C it is whether both are not 0."""
        if all(self.type_of(part) == "bint" for part in node.values):
            return self.test(node)
        *first, text = [self.value(part) for part in node.values]
        for value, part in zip(reversed(first), node.values[-2::-1], strict=True):
            if isinstance(node.op, ast.And):
                text = f"({value} ? {text} : 0)"
            elif any(isinstance(inner, ast.Call) for inner in ast.walk(part)):
                raise self.module.refuse(node, "a call before `or` whose number is asked for")
            else:
                text = f"({value} ? {value} : {text})"
        return text

    def comparison(self, node: ast.Compare) -> str:
        parts, left = [], node.left
        for between in node.comparators[:-1]:
            if any(isinstance(inner, ast.Call) for inner in ast.walk(between)):
                raise self.module.refuse(node, "a call in the middle of a comparison")
        for op, right in zip(node.ops, node.comparators, strict=True):
            self.unordered.append((node, [left, right]))
            if isinstance(op, (ast.In, ast.NotIn)) and isinstance(right, ast.Tuple):
                if any(isinstance(inner, ast.Call) for inner in ast.walk(left)):
                    raise self.module.refuse(node, "a call that is compared with several numbers")
                one = self.value(left)
                found = " || ".join(f"{one} == {self.value(each)}" for each in right.elts)
                parts.append(f"({found})" if isinstance(op, ast.In) else f"(!({found}))")
            elif type(op) in OPERATORS:
                parts.append(f"({self.value(left)} {OPERATORS[type(op)]} {self.value(right)})")
            else:
                raise self.refuse(op, node)
            left = right
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    # ---- calls ----

    def call(self, node: ast.Call) -> str:
        if node.keywords or any(isinstance(one, ast.Starred) for one in node.args):
            raise self.module.refuse(node, "arguments go by their place")
        if ast.unparse(node.func) == "cython.cast":
            if not isinstance(self.type_of(node), Struct):
                raise self.module.refuse(node, "a cast to anything but a class")
            return self.value(node.args[1])
        self.unordered.append((node, node.args))
        name, given = self.called(node)
        return f"{name}({', '.join([*given, *(self.value(one) for one in node.args)])})"

    def called(self, node: ast.Call) -> tuple[str, list[str]]:
        """The function in C, and the object of a method."""
        if isinstance(node.func, ast.Attribute):
            holder = self.type_of(node.func.value)
            if not isinstance(holder, Struct):
                raise self.module.refuse(node, f"{ast.unparse(node.func)} is no C method")
            struct = self.program.struct_of(holder.module, holder)
            try:
                found = self.program.method(struct, node.func.attr)
            except ValueError as error:
                raise self.module.refuse(node, str(error)) from None
            return self.want(*found), [self.value(node.func.value)]
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        place, original = self.module.imports.get(name, (self.module.name, name))
        if (place, original) in BY_HAND:
            self.changes |= BY_HAND[place, original][1]
            return original, []
        if place == self.module.name and name not in self.module.functions:
            return self.builtin(node, name), []
        other = self.program.sources.module(place)
        if other is None or original not in other.functions:
            raise self.module.refuse(node, f"{name} is no C function")
        return self.want(other, None, original), []

    def want(self, module: Module, owner: Class | None, name: str) -> str:
        self.wanted.append((module, owner, name))
        self.calls.add(name_of(module, owner, name))
        return name_of(module, owner, name)

    def builtin(self, node: ast.Call, name: str) -> str:
        ctype = self.types.type_of(node) or ""
        kind = SHORT.get(SAME.get(ctype, ctype), "")
        if name in ("int", "bool", "float") and len(node.args) == 1:
            return f"TO_{name.upper()}"
        if name == "abs" and kind:
            return f"size_{kind}"
        if name in ("min", "max") and kind and len(node.args) in (2, 3):
            return f"{'least' if name == 'min' else 'most'}{len(node.args)}_{kind}"
        raise self.module.refuse(node, f"{name} is no C function")

    # ---- order ----

    def check_order(self) -> None:
        """Python takes the parts of an expression from left to right, C as it likes."""
        for node, parts in self.unordered:
            if sum(self.is_changing(part) for part in parts) > 1:
                why = "two calls in one expression change the state: C may do the second first"
                raise self.module.refuse(node, why)

    def is_changing(self, node: ast.AST) -> bool:
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and ast.unparse(part.func) != "cython.cast":
                name = part.func.id if isinstance(part.func, ast.Name) else ""
                found = BY_HAND.get(self.module.imports.get(name, (self.module.name, name)))
                if found is not None:
                    if found[1]:
                        return True
                elif self.called(part)[0] in self.program.changing:
                    return True
        return False

    # ---- types and refusals ----

    def type_of(self, node: ast.expr) -> str:
        found = self.types.type_of(node)
        if found is None:
            raise self.module.refuse(node, f"{ast.unparse(node)} has no type of C")
        return found

    def refuse(self, node: ast.AST, at: ast.AST | None = None) -> Exception:
        return self.module.refuse(at or node, f"{type(node).__name__} is outside the subset")
