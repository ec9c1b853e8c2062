"""What stands in for things in the browser's Python, and that nothing we import was left out of it."""

import json
import tomllib
from pathlib import Path

import pytest

from katzentisch.local.missing import parsed, parsed_before
from tests.local.browsers_python import in_the_browsers_python

SOURCE = Path(__file__).parents[2] / "src" / "katzentisch"
FILES = [path for path in sorted(SOURCE.rglob("*.toml")) if "tests" not in path.parts]


def refused(text: str) -> dict[str, object]:
    raise AssertionError("parsed again")


def test_files_parsed_before_say_what_they_say():
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    loads = parsed_before(parsed(texts), refused)
    assert len(texts) > 20
    for text in texts:
        assert json.dumps(loads(text)) == json.dumps(tomllib.loads(text))


def test_each_reader_of_a_parsed_file_has_its_own():
    loads = parsed_before(parsed(["a = [1]"]), refused)
    loads("a = [1]")["a"].append(2)
    assert loads("a = [1]") == {"a": [1]}


def test_a_file_that_was_not_parsed_before_is_parsed():
    loads = parsed_before(parsed(["a = 1"]), tomllib.loads)
    assert loads("a = 2") == {"a": 2}
    with pytest.raises(tomllib.TOMLDecodeError):
        loads("a = ")


IMPORT_ALL = """
import importlib, json, pkgutil, sys, tomllib, katzentisch
names = [module.name for module in pkgutil.walk_packages(katzentisch.__path__, "katzentisch.")]
missing = {}
for name in names:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        missing[name] = error.name
own = [name for name, lacking in missing.items() if lacking.partition(".")[0] in sys.stdlib_module_names]
json.dumps([len(names), tomllib.loads.__qualname__, own, sorted(set(missing.values()))])
"""


@pytest.mark.timeout(300)
def test_nothing_we_import_was_left_out_of_the_browsers_python():
    number, loads, own, packages = json.loads(in_the_browsers_python(IMPORT_ALL))
    assert number > 300 and loads.startswith("parsed_before")
    assert not own, f"the build left out what these import: {own}"
    assert set(packages) <= {"asyncpg", "cryptography", "h11", "rich", "uvicorn"}
