"""The small changes that are tried in a source file: a comparison's bound, a sign, a constant, a statement left out ...

Changes are made in the syntax tree, one at a time. Left alone are what is not run (annotations, docstrings), texts, and `assert`, by
which the code only checks itself.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import CodeType
from typing import NamedTuple


class Change(NamedTuple):
    """One change of a file."""

    line: int
    """The first line of what changes."""
    statement: int
    """The first line of the statement in which it stands: of one with a body, in its head."""
    before: str
    after: str


@dataclass(frozen=True)
class _At:
    """Where the walk is."""

    statement: int = 0
    returns: str = ""
    """What the function gives, by its annotation."""
    truth: bool = False
    """Whether only the truth of the value matters here."""
    end: bool = False
    """Whether this is the last statement of a function."""


BOUNDS: dict[type, type] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITES: dict[type, type] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
SWAPS: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_RUN = {"annotation", "returns", "decorator_list", "type_params", "ctx"}
LONGEST = 60
"""Characters of code that are shown."""
BODIES = ("body", "orelse", "finalbody")
SEEN = "__seen__"
"""The name by which marked code knows the set of its lines."""


def listed(source: str) -> list[Change]:
    """All changes of a source, always in the same order."""
    return list(_made(ast.parse(source)))


def changed(source: str, number: int, file: str) -> CodeType:
    """The source with the change of this number (in `listed`), compiled as `file`."""
    tree = ast.parse(source)
    for at, _ in enumerate(_made(tree)):
        if at == number:
            return compile(ast.fix_missing_locations(tree), file, "exec")
    raise IndexError(number)


def marked(source: str, file: str) -> CodeType:
    """The source compiled as `file`, every statement of which first notes its line in the set `SEEN` of the module."""
    tree = ast.parse(source)
    for node in list(ast.walk(tree)):
        for field in BODIES:
            body = getattr(node, field, None)
            if isinstance(body, list):
                setattr(node, field, [new for each in body for new in (*_mark(each), each)])
    return compile(ast.fix_missing_locations(tree), file, "exec")


def _mark(statement: ast.stmt) -> list[ast.stmt]:
    return [] if _is_text(statement) else ast.parse(f"{SEEN}.add({statement.lineno})").body


def _made(tree: ast.Module) -> Iterator[Change]:
    """Each change while `tree` has it; then it is taken back."""
    for holder, field, index, node, at in _walk(tree, _At()):
        for new in _instead(node, at):
            before, after = _both(node, new)
            _put(holder, field, index, ast.copy_location(new, node))
            yield Change(node.lineno, at.statement, before, after)
            _put(holder, field, index, node)


Place = tuple[ast.AST, str, int, ast.expr | ast.stmt, _At]
"""What holds a node, in which field, as the how manieth (-1: it is no list), the node, and where it stands."""


def _walk(holder: ast.AST, at: _At) -> Iterator[Place]:
    """All expressions and statements below `holder` that run."""
    for field, value in ast.iter_fields(holder):
        if field in NOT_RUN:
            continue
        several = isinstance(value, list)
        for index, node in enumerate(value if several else [value]):
            if not isinstance(node, ast.AST) or isinstance(node, ast.Assert) or _is_text(node):
                continue
            below = _below(holder, field, node, at)
            if isinstance(node, ast.stmt):
                last = isinstance(holder, ast.FunctionDef) and index == len(value) - 1
                below = replace(below, end=last)
            if isinstance(node, ast.expr | ast.stmt):
                yield holder, field, index if several else -1, node, below
            yield from _walk(node, below)


def _below(holder: ast.AST, field: str, node: ast.AST, at: _At) -> _At:
    """Where `node` stands, which is in a field of `holder`, which stands at `at`."""
    if isinstance(node, ast.stmt):
        at = replace(at, statement=node.lineno, truth=False)
    if isinstance(node, ast.FunctionDef):
        at = replace(at, returns=ast.unparse(node.returns) if node.returns else "")
    if field == "test" or (field == "ifs" and isinstance(holder, ast.comprehension)):
        return replace(at, truth=True)
    keeps = isinstance(holder, ast.BoolOp)
    return at if keeps else replace(at, truth=False)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _put(holder: ast.AST, field: str, index: int, node: ast.AST) -> None:
    if index < 0:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[index] = node


def _instead(node: ast.expr | ast.stmt, at: _At) -> Iterator[ast.expr | ast.stmt]:
    """What may stand in place of a node."""
    if isinstance(node, ast.stmt):
        yield from _statements(node, at)
        return
    if at.truth and not isinstance(node, ast.Compare | ast.BoolOp | ast.Constant):
        negated = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        if not negated:
            yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Compare():
            for place, op in enumerate(node.ops):
                for table in (BOUNDS, OPPOSITES):
                    if type(op) in table:
                        ops = [*node.ops[:place], table[type(op)](), *node.ops[place + 1 :]]
                        yield ast.Compare(node.left, ops, node.comparators)
        case ast.BoolOp():
            yield ast.BoolOp(SWAPS[type(node.op)](), node.values)
        case ast.BinOp() if type(node.op) in SWAPS and not _joins(node):
            yield ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)
        case ast.UnaryOp():
            yield node.operand
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() | float() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield ast.Call(ast.Name(CALLS[name], ast.Load()), node.args, node.keywords)


def _joins(node: ast.BinOp) -> bool:
    """Whether it joins texts or lists."""
    return any(
        isinstance(side, ast.JoinedStr | ast.List | ast.ListComp)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def _statements(node: ast.stmt, at: _At) -> Iterator[ast.stmt]:
    match node:
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Return(value=None):
            if not at.end:
                yield ast.Pass()
        case ast.Return(value=ast.expr() as value):
            new = _other(value, at.returns)
            if new:
                yield ast.Return(new)
        case ast.Expr() | ast.Delete():
            yield ast.Pass()
        case ast.Raise() if "NotImplemented" not in ast.unparse(node):
            yield ast.Pass()
        case ast.AugAssign():
            # Without a statement that only names something, nothing would run; these change what is there.
            yield ast.Pass()
            if type(node.op) in SWAPS:
                yield ast.AugAssign(node.target, SWAPS[type(node.op)](), node.value)
        case ast.Assign(targets=targets):
            if not any(isinstance(name, ast.Name) for t in targets for name in _named(t)):
                yield ast.Pass()
        case ast.AnnAssign(target=ast.Attribute(), value=ast.expr()):
            yield ast.Pass()


def _named(target: ast.expr) -> list[ast.expr]:
    return list(target.elts) if isinstance(target, ast.Tuple) else [target]


def _other(value: ast.expr, returns: str) -> ast.expr | None:
    """Another value of the same type than a function gives."""
    if isinstance(value, ast.Constant | ast.List):
        return None  # As an expression it has changes of its own, or it is already empty.
    if returns == "bool":
        return None if isinstance(value, ast.Compare) else ast.UnaryOp(ast.Not(), value)
    if returns == "int":
        return ast.BinOp(value, ast.Add(), ast.Constant(1))
    if returns.startswith("list["):
        return ast.List([], ast.Load())
    return ast.Constant(None)


def _both(node: ast.AST, new: ast.AST) -> tuple[str, str]:
    """Before and after as one line each, of long ones what is about the difference."""
    before, after = (" ".join(ast.unparse(each).split()) for each in (node, new))
    if len(before) <= LONGEST:
        return before, after
    first = next((at for at, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    start = max(0, first - LONGEST // 2)
    return before[start : start + LONGEST], after[start : start + LONGEST]
