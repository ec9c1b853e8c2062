"""Generic bugs: the slips of a programmer, at every place of a file where they fit.

Comparisons, arithmetic, numbers, and/or, negated conditions, deleted statements, other return values, shorter ranges, seat 0
instead of the own seat, break and continue. Left out is what no rule depends on: docstrings, types, assertions,
messages of errors, events (`if table.listening`), numbers that are only names (a run of `A: Final = 0`, `B: Final = 1`),
minus instead of plus where such a name stands for 0,
modules that hold types only. Some bugs are the same text by two ways; each text is taken once.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.breaks.bugs import Bug, Game

_FOLDERS = ("rules", "state", "box")
_TYPES_ONLY = ("printed_types.py",)
_UNIMPORTANT_FUNCTIONS = ("__repr__", "__str__")
SEATS = ("seat",)
_SEAT_FIELDS = ("actor", "first")

_COMPARISONS = {  # each operator with those that take its place
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "==": ["!="],
    "!=": ["=="],
    "in": ["not in"],
    "not in": ["in"],
    "is": ["is not"],
    "is not": ["is"],
}
_ARITHMETIC = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "//", "|": "&", "&": "|", "<<": ">>", ">>": "<<"}
Function = ast.FunctionDef | ast.AsyncFunctionDef
Edit = tuple[int, int, str]  # from, to, and the text that takes its place


_A, _B = ast.Name("a"), ast.Name("b")


def _written(expression: ast.expr) -> str:
    """Return how the operator between a and b is written.

    >>> _written(ast.Compare(_A, [ast.NotIn()], [_B]))
    'not in'
    """
    return ast.unparse(expression).removeprefix("a").removesuffix("b").strip()


def generic_bugs(game: Game) -> list[Bug]:
    """Return all generic bugs of a game, by file and line."""
    paths = [path for folder in _FOLDERS for path in sorted((game.folder / folder).rglob("*.py"))]
    zeros = _names_for_zero(paths)
    return [
        bug
        for path in paths
        if path.name not in _TYPES_ONLY
        for bug in file_bugs(game, path.relative_to(game.folder).as_posix(), zeros)
    ]


def _names_for_zero(paths: Sequence[Path]) -> frozenset[str]:
    """Return the constants that are 0 in some files: adding one or taking it away is the same."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return frozenset(name for text in texts for name in re.findall(r"^(\w+): Final = 0$", text, re.MULTILINE))


def file_bugs(game: Game, file: str, zeros: frozenset[str] = frozenset()) -> list[Bug]:
    """Return the generic bugs of one file, in the order of its lines."""
    source = game.path(file).read_text(encoding="utf-8")
    seen: set[Edit] = set()
    bugs: list[Bug] = []
    places = _Places(source, zeros)
    for edit, lines, within in places.bugs():
        start, end, text = edit
        if edit in seen or not places.is_a_change(edit):
            continue
        seen.add(edit)
        line = source.count("\n", 0, start) + 1
        bugs.append(Bug(game, file, start, end, text, line, lines, within=within))
    return sorted(bugs, key=lambda bug: (bug.line, bug.start, bug.end, bug.text))


class _Places:
    """Walks through a file; `bugs` yields each edit with the lines of its statement and the name of its function."""

    def __init__(self, source: str, zeros: frozenset[str]) -> None:
        self.source = source
        self._zeros = zeros
        self._line_starts = [0]
        for line in source.splitlines(keepends=True):
            self._line_starts.append(self._line_starts[-1] + len(line))
        self._lines = source.splitlines()
        self._module = ast.parse(source)
        self._blocks = [self._whole_lines(statement) for statement in self._module.body]
        self._dumps = [ast.dump(ast.parse(source[start:end])) for start, end in self._blocks]

    def bugs(self) -> Iterator[tuple[Edit, tuple[int, int], str]]:
        yield from self._body(_without_names(self._module.body), None, "")

    def is_a_change(self, edit: Edit) -> bool:
        """Whether an edit leaves readable code that says something else; only its class or function is read again."""
        start, end, text = edit
        block = next(n for n, (first, last) in enumerate(self._blocks) if first <= start and end <= last)
        first, last = self._blocks[block]
        try:
            changed = ast.parse(self.source[first:start] + text + self.source[end:last])
        except SyntaxError:
            return False
        return ast.dump(changed) != self._dumps[block]

    def _whole_lines(self, statement: ast.stmt) -> tuple[int, int]:
        decorators = getattr(statement, "decorator_list", [])
        first = min([statement.lineno, *(decorator.lineno for decorator in decorators)])
        return self._line_starts[first - 1], self._line_starts[statement.end_lineno or first]

    # ------------------------------------------------------------------ statements

    def _body(
        self, body: list[ast.stmt], function: Function | None, within: str
    ) -> Iterator[tuple[Edit, tuple[int, int], str]]:
        for statement in body:
            if isinstance(statement, Function):
                if statement.name not in _UNIMPORTANT_FUNCTIONS:
                    defaults = [*statement.args.defaults, *filter(None, statement.args.kw_defaults)]
                    for default in defaults:
                        for edit in self._expression(default):
                            yield edit, (statement.lineno, statement.lineno), within
                    yield from self._body(statement.body, statement, f"{within}.{statement.name}".lstrip("."))
            elif isinstance(statement, ast.ClassDef):
                yield from self._body(statement.body, function, f"{within}.{statement.name}".lstrip("."))
            elif not _is_skipped(statement):
                for edit in self._statement(statement, function):
                    yield edit, _own_lines(statement), within if function is not None else ""
                if not _is_about_events(statement):
                    yield from self._body(getattr(statement, "body", []), function, within)
                yield from self._body(getattr(statement, "orelse", []), function, within)
                yield from self._body(getattr(statement, "finalbody", []), function, within)
                for handler in getattr(statement, "handlers", []):
                    yield from self._body(handler.body, function, within)

    def _statement(self, statement: ast.stmt, function: Function | None) -> Iterator[Edit]:
        if _is_about_events(statement):
            return
        for expression in _own_expressions(statement):
            yield from self._expression(expression)
        if isinstance(statement, (ast.If, ast.While)):
            yield from self._negated(statement.test)
        elif isinstance(statement, ast.AugAssign):
            yield from self._operator(statement.target, statement.value, statement.op, "=")
        elif isinstance(statement, ast.Return):
            yield from self._other_return(statement, function)
        elif isinstance(statement, ast.Break):
            yield (*self._span(statement), "continue")
        elif isinstance(statement, ast.Continue):
            yield (*self._span(statement), "pass")
            yield (*self._span(statement), "break")
        if function is not None and _can_be_deleted(statement, function):
            yield (*self._span(statement), "pass")

    def _other_return(self, statement: ast.Return, function: Function | None) -> Iterator[Edit]:
        if function is None or function.returns is None or statement.value is None:
            return
        if isinstance(statement.value, ast.Constant):
            return  # `_expression` changes numbers and truths
        value = self._text(statement.value)
        kind = ast.unparse(function.returns).strip("'\"")
        start, end = self._span(statement.value)
        if kind == "bool":
            yield start, end, f"not ({value})"
        elif kind in ("int", "i64"):
            yield start, end, f"({value}) + 1"
        elif kind.endswith("| None"):
            yield start, end, "None"

    # ------------------------------------------------------------------ expressions

    def _expression(self, expression: ast.expr) -> Iterator[Edit]:
        for node in _inner(expression):
            if isinstance(node, ast.Compare):
                left = node.left
                for comparison, right in zip(node.ops, node.comparators, strict=True):
                    old = _written(ast.Compare(_A, [comparison], [_B]))
                    for new in _COMPARISONS[old]:
                        yield from self._between(left, right, old, new)
                    left = right
            elif isinstance(node, ast.BinOp):
                yield from self._operator(node.left, node.right, node.op)
                if isinstance(node.op, ast.Mod) and isinstance(node.left, ast.BinOp):
                    yield (*self._span(node), self._text(node.left.left))  # (seat + 1) % seats: seat
            elif isinstance(node, ast.BoolOp):
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield from self._between(left, right, old, new)
                for value in node.values:
                    yield from self._negated(value)
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield (*self._span(node), f"({self._text(node.operand)})")
            elif isinstance(node, ast.IfExp):
                yield from self._negated(node.test)
            elif isinstance(node, ast.comprehension):
                for condition in node.ifs:
                    yield from self._negated(condition)
            elif isinstance(node, ast.Constant):
                yield from self._other_constant(node)
            elif isinstance(node, ast.Call):
                yield from self._shorter_range(node)
            elif isinstance(node, (ast.Name, ast.Attribute)) and _is_a_seat(node):
                yield (*self._span(node), "0")

    def _operator(
        self, left: ast.expr, right: ast.expr, operator: ast.operator, behind: str = ""
    ) -> Iterator[Edit]:
        is_sum = isinstance(operator, (ast.Add, ast.Sub))
        if is_sum and isinstance(right, ast.Name) and right.id in self._zeros:
            return
        old = _written(ast.BinOp(_A, operator, _B))
        if old in _ARITHMETIC and not _is_text(left) and not _is_text(right):
            yield from self._between(left, right, old + behind, _ARITHMETIC[old] + behind)

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Edit]:
        """Yield the edit of an operator that stands between two expressions."""
        start, end = self._span(left)[1], self._span(right)[0]
        word = r"\s+".join(map(re.escape, old.split()))
        operator = re.search(rf"\b{word}\b" if old[0].isalpha() else word, self.source[start:end])
        if operator is not None:
            yield start + operator.start(), start + operator.end(), new

    def _negated(self, condition: ast.expr) -> Iterator[Edit]:
        is_comparison = isinstance(condition, ast.Compare) and len(condition.ops) == 1
        is_negation = isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not)
        if not is_comparison and not is_negation:  # those are negated by their operator
            yield (*self._span(condition), f"(not ({self._text(condition)}))")

    def _other_constant(self, node: ast.Constant) -> Iterator[Edit]:
        span = self._span(node)
        if isinstance(node.value, bool):
            yield (*span, str(not node.value))
        elif isinstance(node.value, int) and self.source[max(0, span[0] - 1) : span[1]] != "-1":
            yield (*span, str(node.value + 1))
            if node.value > 0:
                yield (*span, str(node.value - 1))

    def _shorter_range(self, call: ast.Call) -> Iterator[Edit]:
        if not (isinstance(call.func, ast.Name) and call.func.id == "range" and len(call.args) in (1, 2)):
            return
        last = call.args[-1]
        yield (*self._span(last), f"({self._text(last)}) - 1")
        first = call.args[0]
        old = self._text(first)
        yield (*self._span(first), f"1, {old}" if len(call.args) == 1 else f"({old}) + 1")

    # ------------------------------------------------------------------ text

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)

    def _offset(self, line: int, column: int) -> int:
        """Return the place in the text of a line and a column in bytes."""
        inside = self._lines[line - 1].encode()[:column].decode()
        return self._line_starts[line - 1] + len(inside)

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.source[start:end]


def _own_expressions(statement: ast.stmt) -> list[ast.expr]:
    """Return the expressions of a statement without those of its blocks, types and names that are assigned."""
    if isinstance(statement, ast.AnnAssign):
        return [statement.target, statement.value] if statement.value is not None else []
    if isinstance(statement, (ast.Assign, ast.AugAssign)):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        return [*targets, statement.value]
    return [child for child in ast.iter_child_nodes(statement) if isinstance(child, ast.expr)]


def _inner(expression: ast.expr) -> Iterator[ast.AST]:
    """Yield an expression and all inside it, formatted text left out."""
    waiting: list[ast.AST] = [expression]
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.JoinedStr):
            yield node
            waiting += ast.iter_child_nodes(node)


def _own_lines(statement: ast.stmt) -> tuple[int, int]:
    """Return the first and the last line of a statement, without the block below it."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    last = body[0].lineno - 1 if body else statement.end_lineno
    return statement.lineno, max(statement.lineno, last or statement.lineno)


def _is_skipped(statement: ast.stmt) -> bool:
    is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    skipped = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Pass)
    return is_text or isinstance(statement, skipped) or _mentions(statement, "TYPE_CHECKING")


def _is_about_events(statement: ast.stmt) -> bool:
    return _mentions(statement, "listening")


def _mentions(statement: ast.stmt, name: str) -> bool:
    if not isinstance(statement, ast.If):
        return False
    words = [getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(statement.test)]
    return name in words


def _can_be_deleted(statement: ast.stmt, function: Function) -> bool:
    """Whether a statement can be missing without a name that is never set."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.AugAssign):
        return True
    if isinstance(statement, ast.Return):
        return statement.value is None
    if isinstance(statement, ast.Assign):
        names = [node for target in statement.targets for node in ast.walk(target)]
        stored = {node.id for node in names if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        return stored <= _names_before(function, statement.lineno)
    return False


def _names_before(function: Function, line: int) -> set[str]:
    arguments = {argument.arg for argument in ast.walk(function.args) if isinstance(argument, ast.arg)}
    return arguments | {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.lineno < line
    }


def _is_a_seat(node: ast.Name | ast.Attribute) -> bool:
    if not isinstance(node.ctx, ast.Load):
        return False
    return node.id in SEATS if isinstance(node, ast.Name) else node.attr in _SEAT_FIELDS


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _without_names(body: list[ast.stmt]) -> list[ast.stmt]:
    """Leave out runs of constants that count up by one: they are names of things, not numbers of the rules."""
    numbers = [_final_number(statement) for statement in body]
    kept: list[ast.stmt] = []
    for index, statement in enumerate(body):
        number = numbers[index]
        around = [numbers[other] for other in (index - 1, index + 1) if 0 <= other < len(body)]
        if number is None or not {number - 1, number + 1} & set(around):
            kept.append(statement)
    return kept


def _final_number(statement: ast.stmt) -> int | None:
    if not isinstance(statement, ast.AnnAssign) or "Final" not in ast.unparse(statement.annotation):
        return None
    value = statement.value
    if isinstance(value, ast.UnaryOp) and isinstance(value.operand, ast.Constant):
        value = value.operand
        return -value.value if isinstance(value.value, int) else None
    is_number = isinstance(value, ast.Constant) and type(value.value) is int
    return value.value if is_number else None  # type: ignore[union-attr]
