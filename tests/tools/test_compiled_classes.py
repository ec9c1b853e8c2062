"""The build refuses what compiled calls would not see: a method overridden in another module."""

from pathlib import Path

import pytest

from tools import compiled_classes

BASE = """
class Cat:
    def __init__(self) -> None:
        self.lives = 9

    def purr(self) -> None: ...
"""


def faults(folder: Path, base: str, child: str) -> list[str]:
    (folder / "cats.py").write_text(base)
    (folder / "tigers.py").write_text("from cats import Cat\n" + child)
    return compiled_classes.found([folder / "cats.py", folder / "tigers.py"], folder)


def test_a_class_may_be_extended_but_not_changed_elsewhere(tmp_path: Path) -> None:
    assert faults(tmp_path, BASE, "class Tiger(Cat):\n    def roar(self) -> None: ...\n") == []
    assert faults(tmp_path, BASE, "class Tiger(Cat):\n    def purr(self) -> None: ...\n") == [
        "tigers: Tiger.purr overrides cats.Cat.purr; compiled calls would miss it, unless Cat says "
        "@mypyc_attr(allow_interpreted_subclasses=True)"
    ]


def test_a_class_that_says_so_may_be_changed_elsewhere(tmp_path: Path) -> None:
    open_to_all = BASE.replace("class", "@mypyc_attr(allow_interpreted_subclasses=True)\nclass")
    assert faults(tmp_path, open_to_all, "class Tiger(Cat):\n    def purr(self) -> None: ...\n") == []


def test_a_constructor_elsewhere_calls_that_of_its_base(tmp_path: Path) -> None:
    own = "class Tiger(Cat):\n    def __init__(self) -> None:\n        {}\n"
    assert faults(tmp_path, BASE, own.format("super().__init__()")) == []
    (fault,) = faults(tmp_path, BASE, own.format("self.stripes = 9"))
    assert "must call super().__init__" in fault


def test_methods_of_a_grandmother_count_too(tmp_path: Path) -> None:
    (tmp_path / "lions.py").write_text(
        "from tigers import Tiger\nclass Lion(Tiger):\n    def purr(self): ...\n"
    )
    faults(tmp_path, BASE, "class Tiger(Cat):\n    pass\n")
    paths = [tmp_path / f"{name}.py" for name in ("cats", "tigers", "lions")]
    assert [fault.partition(";")[0] for fault in compiled_classes.found(paths, tmp_path)] == [
        "lions: Lion.purr overrides cats.Cat.purr"
    ]


def test_with_faults_nothing_is_built(tmp_path: Path) -> None:
    faults(tmp_path, BASE, "class Tiger(Cat):\n    def purr(self) -> None: ...\n")
    with pytest.raises(SystemExit, match="purr"):
        compiled_classes.check([tmp_path / "cats.py", tmp_path / "tigers.py"], tmp_path)
