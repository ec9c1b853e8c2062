"""requirements.lock is that of pyproject.toml, has hashes alone, and names no machine."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.audit import licences, locked

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def wanted(extra: str) -> list[Requirement]:
    """Return what an extra asks for, through extras that name others."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [Requirement(text) for text in project["optional-dependencies"][extra] if extra]
    ours = [need for need in asked if need.name == "katzentisch"]
    return [need for need in asked if need not in ours] + [
        need for own in ours for more in sorted(own.extras) for need in wanted(more)
    ]


def test_every_requirement_is_locked_in_its_range():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = {canonicalize_name(name): version for name, version in locked().items()}
    needs = [Requirement(text) for text in project["dependencies"]] + wanted("dev") + wanted("postgres")
    wrong = [
        str(need)
        for need in needs
        if not need.specifier.contains(versions.get(canonicalize_name(need.name), "0"))
    ]
    assert len(needs) > 25 and not wrong, "run `make lock`"


def test_what_users_need_is_a_range():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name: needs for name, needs in project["optional-dependencies"].items() if name != "dev"}
    pinned = [need for needs in [project["dependencies"], *extras.values()] for need in needs if "==" in need]
    assert not pinned


def test_every_package_has_hashes_and_nothing_names_a_place():
    for block in re.split(r"\n(?=\S)", TEXT.strip()):
        assert re.search(r"==.*\n    --hash=sha256:[0-9a-f]{64}", block), block.splitlines()[0]
    assert "://" not in TEXT and "file:" not in TEXT and " @ " not in TEXT


def test_the_list_of_licences_names_every_package():
    page = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    rows = {line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| ")}
    assert {line.split("|")[1].strip() for line in licences().splitlines() if line.startswith("| ")} == rows


def test_the_bench_installs_what_the_core_and_the_bots_import():
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    of_the_server = {"msgspec", "shtab", "starlette", "uvicorn", "websockets"}
    names = {re.split("[<>=]", package)[0] for package in needed} - of_the_server
    installed = (ROOT / "bench" / "requirements.txt").read_text(encoding="utf-8")
    assert [name for name in sorted(names) if f"\n{name}==" not in installed] == []
