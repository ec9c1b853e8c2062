"""Refuse shifts of a constant in compiled code: part of `make lint`.

mypyc writes a literal (`i64(1)` too), or a local that only ever holds one, as a 32-bit C integer: `1 << 33` by
a variable is 2, and only where it is compiled. `bits.single(n)` of core is a 64-bit shift. A line whose numbers
are Python's own integers says so with the comment `# lint: python int`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # also as `python tools/lint_shifts.py`

from tools import build_fast

_EXEMPT = "# lint: python int"
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef


def compiled_files() -> list[Path]:
    """Return the source files that are compiled."""
    return [build_fast.ROOT / name for name in build_fast.sources() if not name.endswith("setup.py")]


def problems(path: Path) -> list[str]:
    """Return a complaint for each shift of a constant by something else than a literal."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    return [
        f"{path}:{node.lineno}: a shifted constant has 32 bits when compiled: use bits.single(n)"
        for node in shifted_constants(ast.parse(text))
        if _EXEMPT not in lines[node.lineno - 1]
    ]


def shifted_constants(module: ast.Module) -> list[ast.BinOp]:
    """Return the shifts whose left side is a constant and whose right side is not a literal, by line."""
    shifts = [node for scope in _scopes(module) for node in _shifts_in(scope)]
    return sorted(shifts, key=lambda node: (node.lineno, node.col_offset))


def _shifts_in(scope: Scope) -> Iterator[ast.BinOp]:
    constants = _constant_names(scope)
    for node in _nodes(scope):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not _is_literal(node.right):
            left = node.left
            if _is_literal(left) or (isinstance(left, ast.Name) and left.id in constants):
                yield node


def _constant_names(scope: Scope) -> set[str]:
    """Return the names of a scope that are only ever assigned integer literals."""
    literal: set[str] = set()
    other: set[str] = set()
    for node in _nodes(scope):
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        else:
            continue
        for target in targets:
            if isinstance(target, ast.Name) and _is_literal(value):
                literal.add(target.id)
            else:
                other |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}
    for node in _nodes(scope):
        if isinstance(node, (ast.AugAssign, ast.For, ast.NamedExpr)) and isinstance(node.target, ast.Name):
            other.add(node.target.id)
    return literal - other


def _is_literal(node: ast.expr) -> bool:
    """Whether an expression is an integer literal, also as `-1` or `i64(1)`."""
    if isinstance(node, ast.UnaryOp):
        return _is_literal(node.operand)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "i64":
        return len(node.args) == 1 and _is_literal(node.args[0])
    return isinstance(node, ast.Constant) and type(node.value) is int


def _scopes(module: ast.Module) -> list[Scope]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [module, *(node for node in ast.walk(module) if isinstance(node, functions))]


def _nodes(scope: Scope) -> Iterator[ast.AST]:
    """Yield the nodes of a scope, functions inside it left out."""
    waiting: list[ast.AST] = list(scope.body)
    while waiting:
        node = waiting.pop()
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node
            waiting += ast.iter_child_nodes(node)


def main(arguments: list[str]) -> int:
    """Check the files named, or all that are compiled; return 1 if there is a problem."""
    paths = [Path(argument) for argument in arguments] or compiled_files()
    complaints = [complaint for path in paths for complaint in problems(path)]
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
