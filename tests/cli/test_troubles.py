"""Whatever can be wrong has its sentence."""

import ast
from collections.abc import Iterator
from pathlib import Path

import katzentisch
from katzentisch.cli.terminal.language import shell_words

SOURCE = Path(katzentisch.__file__).parent
PLACES = {"Trouble": 0, "BadOption": 1, "RecordError": 1}  # which argument is the code


def codes() -> Iterator[tuple[str, str]]:
    """Yield each code of a complaint with the file that makes it."""
    for path in SOURCE.rglob("*.py"):
        if "server" in path.relative_to(SOURCE).parts:  # speaks by the page, in words of its own
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
                for argument in node.args[PLACES[node.func.id] :][:1]:
                    for part in ast.walk(argument):
                        if isinstance(part, ast.Constant) and isinstance(part.value, str):
                            yield part.value, path.name


def test_every_code_of_a_complaint_has_its_sentence():
    words = shell_words("en")
    pairs = list(codes())
    assert len(pairs) > 10
    assert [(code, file) for code, file in pairs if not words.has(f"trouble.{code}")] == []
