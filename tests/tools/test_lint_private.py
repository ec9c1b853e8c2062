"""The lint against names that only their own file uses and that do not begin with an underscore."""

from pathlib import Path

import pytest

from tools import lint_private


def complaints(folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> list[str]:
    """Return what the lint says of a package of these files, by their names."""
    package = folder / "src" / "katzentisch"
    package.mkdir(parents=True)
    for name, text in files.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.setattr(lint_private, "ROOT", folder)
    monkeypatch.setattr(lint_private, "_PACKAGE", package)
    return [
        said.partition("`")[2].partition("`")[0] for said in lint_private.problems(list(package.glob("*.py")))
    ]


@pytest.mark.parametrize("text", ["LIMIT = 3", "LIMIT: int = 3"])
def test_a_public_constant_nobody_else_uses_is_refused(tmp_path, monkeypatch, text):
    assert complaints(tmp_path, monkeypatch, one=f"{text}\nprint(LIMIT)") == ["LIMIT"]


def test_a_public_function_nobody_else_uses_is_refused(tmp_path, monkeypatch):
    assert complaints(tmp_path, monkeypatch, one="def helps():\n    pass\nhelps()") == ["helps"]


@pytest.mark.parametrize(
    "reader",
    [
        "from katzentisch.one import helps",
        "from . import one\none.helps()",
        "from katzentisch import one as other\nother.helps()",
        'setattr(None, "helps", 3)',
    ],
)
def test_a_name_that_another_file_uses_is_public(tmp_path, monkeypatch, reader):
    assert complaints(tmp_path, monkeypatch, one="def helps():\n    pass", two=reader) == []


def test_another_module_with_the_same_name_inside_is_no_use(tmp_path, monkeypatch):
    reader = "from katzentisch import three\nthree.helps()"
    files = {"one": "def helps():\n    pass", "two": reader, "three": "helps = print"}
    assert complaints(tmp_path, monkeypatch, **files) == ["helps"]


def test_types_and_what_a_decorator_registers_are_left_out(tmp_path, monkeypatch):
    text = "class Kind:\n    pass\n@print\ndef registered():\n    pass"
    assert complaints(tmp_path, monkeypatch, one=text) == []


def test_commands_are_found_by_their_names():
    path = lint_private.ROOT / "src" / "katzentisch" / "cli" / "play.py"
    assert lint_private._is_found_by_name(path, "run") and not lint_private._is_found_by_name(path, "helps")
