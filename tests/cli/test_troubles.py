"""Whatever can be wrong has its sentence."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import katzentisch
from katzentisch.cli.terminal.language import shell_words
from katzentisch.cli.terminal.trouble import sentence
from katzentisch.core.material import Entry, MaterialError
from katzentisch.core.words import Words

SOURCE = Path(katzentisch.__file__).parent
PLACES = {
    "Trouble": 0,
    "BadOption": 1,
    "RecordError": 1,
    "NoSuchChoice": 1,
    "MaterialError": 1,
}  # which argument is the code


def codes() -> Iterator[tuple[str, str]]:
    """Yield each code of a complaint with the file that makes it."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
                for argument in node.args[PLACES[node.func.id] :][:1]:
                    for part in ast.walk(argument):
                        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
                            yield part.value, path.name


def has(words: Words, code: str) -> bool:
    return any(words.has(f"{domain}.{code}") for domain in ("trouble", "fault", "complaint"))


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda entry: entry.value("seats"), "boats.toml: seats fehlt; da sind flag, list, n, name, t."),
        (lambda entry: entry.flag("n"), "boats.toml: n ist true oder false, nicht 3."),
        (lambda entry: entry.values("n"), "boats.toml: n muss eine Liste sein, nicht 3."),
        (lambda entry: entry.entry("n"), "boats.toml: n muss eine Tabelle sein, nicht 3."),
        (lambda entry: entry.entries("list"), "boats.toml: list[0] muss eine Tabelle sein, nicht 1."),
        (lambda entry: entry.text("n"), "boats.toml: n muss ein Text sein, nicht 3."),
        (
            lambda entry: entry.text("name", ["a", "b"]),
            "boats.toml: name muss eines von diesen sein: a, b; nicht 'x'.",
        ),
        (lambda entry: entry.number("name"), "boats.toml: name muss eine ganze Zahl sein, nicht 'x'."),
        (lambda entry: entry.number("n", 4), "boats.toml: n muss eine ganze Zahl ab 4 sein, nicht 3."),
        (
            lambda entry: entry.finish(),
            "boats.toml: „flag“ ist kein bekannter Schlüssel; bekannt sind reason, source, why.",
        ),
    ],
)
def test_complaints_about_material_are_german_too(ask, said: str):
    entry = Entry("boats.toml", {"n": 3, "name": "x", "list": [1], "flag": True, "t": {}})
    with pytest.raises(MaterialError) as error:
        ask(entry)
    assert sentence(error.value, shell_words("de")) == f"Das Material lässt sich nicht verwenden: {said}"
    english = sentence(error.value, shell_words("en"))
    assert english.rstrip(".") == f"The material cannot be used: {error.value}"


def test_every_code_of_a_complaint_has_its_sentence():
    words = shell_words("en")
    pairs = list(codes())
    assert len(pairs) > 10
    assert [(code, file) for code, file in pairs if not has(words, code)] == []


def test_nothing_the_server_refuses_is_refused_in_english_only():
    """The page says a wrong option or record by its code, in the reader's language."""
    calls = [
        node
        for path in (SOURCE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES
    ]
    assert calls
    assert [ast.unparse(call) for call in calls if len(call.args) <= PLACES[ast.unparse(call.func)]] == []
