"""docs/ARCHITECTURE.md is true: folders, verbs, contracts, make targets and commands are what it says, and all are named."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.cli.main import commands

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "katzentisch"
BRANCH = re.compile(r"^((?:[│ ]   )*)[├└]── (\S+(?:  \S+/)*)")


def section(number: int) -> str:
    """Return one numbered section of the page."""
    return re.split(r"^## \d+\. .*$", PAGE, flags=re.M)[number]


def tree() -> list[str]:
    """Return every path the tree names, from the root; <game> stands for each game."""
    block = next(block for block in re.findall(r"```\n(.*?)```", section(1), re.S) if "├──" in block)
    paths: list[str] = []
    above: list[str] = []
    for line in block.splitlines():
        branch = BRANCH.match(line)
        if branch:
            depth = len(branch[1]) // 4
            names = branch[2].split()
            above[depth:] = [names[0].rstrip("/")]
            paths += ["/".join([*above[:depth], name.rstrip("/")]) for name in names]
    return [path.replace("<game>", game) for path in paths for game in _games_of(path)]


def _games_of(path: str) -> list[str]:
    return games.names() if "<game>" in path else [""]


@pytest.mark.parametrize("path", tree())
def test_every_folder_and_file_of_the_tree_exists(path: str):
    assert (ROOT / path).exists()


def folders(parent: Path) -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for path in parent.iterdir()
        if path.is_dir() and any(path.rglob("*.py")) and not path.name.startswith(("_", "."))
    }


@pytest.mark.parametrize(
    "parent",
    [
        PACKAGE,
        PACKAGE / "server",
        PACKAGE / "games",
        *(PACKAGE / "games" / name for name in games.names()),
        ROOT / "tests",
    ],
    ids=lambda parent: parent.relative_to(ROOT).as_posix(),
)
def test_every_folder_is_in_the_tree(parent: Path):
    assert folders(parent) - set(tree()) == set()


@pytest.mark.parametrize("parent", ["docs", "web/src"])
def test_every_folder_of_the_documentation_and_of_the_page_is_in_the_tree(parent: str):
    inside = {f"{parent}/{path.name}" for path in (ROOT / parent).iterdir() if path.is_dir()}
    named = {
        *tree(),
        *(str(Path(path).parent) for path in tree()),
    }  # web/src/games is named with a game's folder only
    assert inside - named == set()


def test_every_module_of_core_and_kit_is_in_the_tree():
    modules = {
        path.relative_to(ROOT).as_posix()
        for package in ("core", "kit")
        for path in (PACKAGE / package).glob("*.py")
        if path.name != "__init__.py"
    }
    assert modules - set(tree()) == set()


@pytest.mark.parametrize("game", games.names())
def test_the_readme_of_a_game_names_every_file_of_its_rooms(game: str):
    folder = PACKAGE / "games" / game
    rooms = ("box", "state", "rules", "knowledge", "strategy", "desk")
    modules = {path.name for room in rooms for path in (folder / room).glob("*.py")} - {"__init__.py"}
    named = set(re.findall(r"\w+\.py\b", (folder / "README.md").read_text(encoding="utf-8")))
    assert modules - named == set()


def test_core_imports_what_the_tree_says():
    imported = {
        name.partition(".")[0]
        for path in (PACKAGE / "core").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    others = imported - sys.stdlib_module_names - {"katzentisch"}
    assert others == {"mypy_extensions", "librt", "fluent", "babel"}


def declared() -> dict[str, list[str]]:
    """Return the public methods of Game and Table with their parameters; compiled classes have lost theirs."""
    module = ast.parse((PACKAGE / "core" / "game.py").read_text(encoding="utf-8"))
    classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    return {
        f"{name.lower()}.{method.name}": [argument.arg for argument in method.args.args[1:]]
        for name in ("Game", "Table")
        for method in classes[name].body
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_")
    }


def named_verbs() -> dict[str, list[str]]:
    """Return the verbs in the first column of the tables of section 3."""
    cells = re.findall(r"^\| (`(?:game|table)\..*?) \| ", section(3), re.M)
    verbs = [verb for cell in cells for verb in re.findall(r"`([^`]+)`", cell)]
    pairs = [re.fullmatch(r"([\w.]+)(?:\((.*)\))?", verb) for verb in verbs]
    return {pair[1]: pair[2].split(", ") if pair[2] else [] for pair in pairs if pair}


def test_the_verbs_and_their_parameters_are_those_of_the_code():
    assert named_verbs() == declared()


def test_the_contracts_are_those_of_the_linter():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {contract["name"] for contract in settings["tool"]["importlinter"]["contracts"]}
    assert set(re.findall(r"^\* \*\*(.+?)\*\*", section(1), re.M)) == contracts


def test_the_make_targets_are_those_of_the_makefile():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):.*## ", makefile, re.M))
    assert set(re.findall(r"^\| `make .*?\|", section(7), re.M))
    assert set(re.findall(r"`make ([a-z-]+)`", section(7))) == targets


def test_the_commands_are_those_of_the_command_line():
    listed = section(7).partition("`katzentisch COMMAND`")[2].partition(".\n")[0] + "."
    named = re.findall(r"`(\w+)`", listed.partition(": ")[2])
    assert sorted(named) == commands()


def methods() -> set[str]:
    """Return every method of the package as Class.method."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py"))
    classes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return {
        f"{node.name}.{method.name}"
        for node in classes
        for method in node.body
        if isinstance(method, (ast.FunctionDef, ast.AsyncFunctionDef))
    }


def test_the_methods_on_the_way_of_a_move_exist():
    named = set(re.findall(r"`([A-Z]\w+\.\w+)`", section(5)))
    assert named
    assert named <= methods()
