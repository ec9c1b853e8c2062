"""A wheel and a source archive, made from a clean checkout: the page is in both, or there is none."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

from tools import build_fast

ROOT = Path(__file__).resolve().parents[2]
PAGE = "katzentisch/server/static/index.html"


def checkout(folder: Path) -> Path:
    """Return a copy of the tracked files, as a clone would have them."""
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in names.split("\0"):
        if name and (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def build(folder: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel or a source archive, uncompiled, with the packages that are here."""
    code = f"from setuptools import build_meta; print(build_meta.build_{kind}('out'))"
    (folder / "out").mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, "KATZENTISCH_COMPILE": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="made from a checkout")
def test_without_a_page_nothing_is_packed(tmp_path):
    made = build(checkout(tmp_path), "wheel", PATH="/nowhere")
    assert made.returncode != 0
    assert "The page is not built" in made.stderr
    assert list((tmp_path / "out").iterdir()) == []


def test_what_is_published_links_to_the_web_and_compiles_only_when_asked(tmp_path):
    folder = checkout(tmp_path)
    (folder / "src/katzentisch/server/static").mkdir()
    (folder / "src/katzentisch/server/static/index.html").write_text("<html>")
    code = "from setuptools import build_meta; print(build_meta.prepare_metadata_for_build_wheel('out'))"
    (folder / "out").mkdir()
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True
    )
    metadata = (folder / "out" / made.stdout.split()[-1] / "METADATA").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", metadata)
    links += re.findall(r"""(?:src|href)=["']?([^"'\s>]+)""", metadata)
    assert len(links) > 8 and all(link.startswith("https://") for link in links)
    assert "/raw/main/docs/picture.png)" in metadata
    assert "Author-email: " in metadata and "Description-Content-Type: text/markdown" in metadata


def distribution(need: str) -> str:
    """Return the name of the package that a requirement is about, as registries write it."""
    return re.split(r"[<>=]", need)[0].lower().replace("_", "-")


def imported(file: Path) -> set[str]:
    """Return the modules a file imports anywhere, and what it imports from them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def test_an_isolated_build_has_every_package_whose_types_the_compiler_reads():
    todo = [ROOT / path for path in build_fast.sources() if path.startswith("src")]
    reached, foreign = set(todo), set()
    while todo:
        for name in imported(todo.pop()):
            place = ROOT / "src" / Path(*name.split("."))
            for file in (place / "__init__.py", place.with_suffix(".py")):
                if file.exists() and file not in reached:
                    reached.add(file)
                    todo.append(file)
            foreign.add(name.split(".")[0])
    foreign -= {"katzentisch", *sys.stdlib_module_names}
    owners = metadata.packages_distributions()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    there = {distribution(need) for need in project["build-system"]["requires"]}
    needed = {distribution(owner) for name in foreign for owner in owners[name]}
    assert {"librt", "mypy-extensions"} <= needed <= there


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "peer", ["ray[rllib]", "gradio", "tianshou", "pgx", "stable-baselines3", "jupyterlab"]
)
def test_nobody_is_pushed_to_an_old_version_by_us(peer, tmp_path):
    ours = f"katzentisch[research] @ {ROOT.as_uri()}"
    alone, beside = (resolved(tmp_path, peer, *more).get(peer.partition("[")[0]) for more in ((), (ours,)))
    assert alone is not None and beside == alone


def resolved(folder: Path, *needs: str) -> dict[str, str]:
    """Return the newest versions that fit together, by uv."""
    wanted = folder / "wanted.in"
    wanted.write_text("\n".join(needs), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "compile",
        "--quiet",
        "--no-annotate",
        "--python-version",
        "3.11",
    ]
    environment = {**os.environ, "KATZENTISCH_COMPILE": "0"}
    done = subprocess.run(
        [*command, str(wanted)], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    return dict(re.findall(r"^([\w.-]+)==(\S+)", done.stdout, re.M))


@pytest.mark.slow
def test_the_page_is_in_the_wheel_and_in_the_sources(tmp_path):
    folder = checkout(tmp_path)
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    tracked = {name for name in files if not name.startswith(".")}
    archive = folder / "out" / build(folder, "sdist").stdout.split()[-1]
    with tarfile.open(archive) as packed:
        names = {name.split("/", 1)[-1] for name in packed.getnames()}
    assert tracked <= names and f"src/{PAGE}" in names and "requirements.lock" in tracked
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]
    shutil.rmtree(folder / "src/katzentisch/server/static")
    wheel = folder / "out" / build(folder, "wheel").stdout.split()[-1]
    assert PAGE in zipfile.ZipFile(wheel).namelist()
    target = tmp_path / "installed"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(target),
        str(wheel),
    ]
    subprocess.run(pip, check=True)
    code = "import katzentisch, pathlib; print(pathlib.Path(katzentisch.__file__).parent / 'server/static/index.html')"
    shown = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert Path(shown).exists()
    assert Path(shown).is_relative_to(target)
