"""What `help()` shows is the same compiled and uncompiled: mypyc by itself keeps no docstring."""

import inspect
from pathlib import Path

import pytest

import katzentisch as kt
from katzentisch.bots import search
from katzentisch.core import game
from tools import compiled_docs

SOURCE = Path(kt.__file__).parent.parent


def test_the_docstrings_of_a_file_are_found_by_class_and_function(tmp_path):
    (tmp_path / "cats.py").write_text(
        '"""Cats."""\nclass Cat:\n    """A cat.\n\n    Soft."""\n    def purr(self):\n        """Purr – ä."""\ndef nap(): ...\n'
    )
    assert compiled_docs.collected([tmp_path / "cats.py"], tmp_path) == {
        ("cats", "", ""): "Cats.",
        ("cats", "Cat", ""): "A cat.\n\nSoft.",
        ("cats", "Cat", "purr"): "Purr – ä.",
    }


@pytest.mark.parametrize("module", [game, search])
def test_every_docstring_of_a_compiled_module_is_there(module):
    docs = compiled_docs.collected(
        [Path(module.__file__).parent / (module.__name__.rpartition(".")[2] + ".py")], SOURCE
    )
    assert len(docs) > 5
    for (_, owner, name), text in docs.items():
        thing = getattr(module, owner) if owner else module
        if name and not name.startswith("__"):
            thing = inspect.getattr_static(thing, name) if owner else getattr(thing, name)
        elif name:
            continue  # mypyc makes slots of them, which have docstrings of Python's own
        assert inspect.cleandoc(thing.__doc__ or "") == text, (owner, name)


def test_signatures_stay_readable():
    assert list(inspect.signature(kt.Table.play).parameters) == ["self", "seat", "action"]
