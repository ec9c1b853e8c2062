"""Packs what a browser needs to run the games without a server: our Python, the packages it imports, and first answers.

    python -m tools.offline_bundle FOLDER

FOLDER gets `sources.zip` (web/offline.mjs compiles it with the browser's own Python), `policy.txt` (the content security policy of
the page) and `api/`, the answers the page shows before the runtime is there: games, sentences, lessons, what is printed. The packages are those of requirements.lock, by the
same hashes, in their builds for WebAssembly.
"""

import asyncio
import re
import subprocess
import sys
import zipfile
from pathlib import Path

from katzentisch import bots, games
from katzentisch.core.words import LANGUAGES
from katzentisch.local.host import Host
from katzentisch.local.missing import PARSED, parsed
from katzentisch.play.store_journal import JournalStore
from katzentisch.server.http.security import POLICY_IN_PAGE

ROOT = Path(__file__).parents[1]
_SOURCE = ROOT / "src" / "katzentisch"
_WHEELS = ROOT / "build" / "wheels"
_PACKAGES = (
    "anyio",
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "idna",
    "librt",
    "msgspec",
    "mypy-extensions",
    "pytz",
    "starlette",
    "typing-extensions",
)
_PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
_FOLDERS = ("core", "kit", "games", "bots", "play", "lab", "server", "local")
_NEEDED = {".py", ".toml", ".ftl", ".sql", ".svg", ".txt", ".json", ".jsonl"}
# Of Babel only the languages we speak; of pytz nothing but its code: no time zone is ever asked for here.
_LOCALES = re.compile(r"babel/locale-data/(root|en|de)\.dat$")
_LEFT_OUT = re.compile(
    r"\.dist-info/|\.pyi$|^babel/(locale-data|messages)/|^pytz/zoneinfo/|/tests?/|testclient|pytest_plugin|anyio/_backends/_trio"
)
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the same sources give the same bundle


def locked(lock: str, names: tuple[str, ...] = _PACKAGES) -> str:
    """Return the entries of some packages from a lock file."""
    entries = re.split(r"\n(?=[a-z0-9])", lock)
    chosen = [entry for entry in entries if re.split(r"[=\[ ]", entry)[0].lower().replace(".", "-") in names]
    if len(chosen) != len(names):
        raise SystemExit("requirements.lock lacks one of " + ", ".join(names))
    return "\n".join(re.sub(r" ; .*?(?= \\)", "", entry) for entry in chosen)


def _fetch_wheels() -> list[Path]:
    """Fetch the packages for WebAssembly, if they are not there yet; their hashes are checked."""
    entries = locked((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    wanted = _WHEELS / "requirements.txt"
    if not wanted.is_file() or wanted.read_text(encoding="utf-8") != entries:
        _WHEELS.mkdir(parents=True, exist_ok=True)
        for old in _WHEELS.iterdir():
            old.unlink()
        new = _WHEELS.parent / "wheels.txt"
        new.write_text(entries, encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        command += ["--no-deps", "--only-binary=:all:", "--require-hashes", *_PLATFORM, "-d", str(_WHEELS)]
        subprocess.run([*command, "-r", str(new)], check=True, stderr=subprocess.DEVNULL)
        new.rename(wanted)
    return sorted(_WHEELS.glob("*.whl"))


def _pack_sources(path: Path) -> None:
    """Write our own modules and those of the packages into one archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in [_SOURCE / "__init__.py", _SOURCE / "_pure.py", *_own_files()]:
            _add(archive, str(file.relative_to(_SOURCE.parent)), file.read_bytes())
        texts = [file.read_text(encoding="utf-8") for file in _own_files() if file.suffix == ".toml"]
        _add(archive, str(PARSED.relative_to(_SOURCE.parent)), parsed(texts).encode())
        for wheel in _fetch_wheels():
            with zipfile.ZipFile(wheel) as package:
                for name in sorted(package.namelist()):
                    if not name.endswith("/") and (_LOCALES.match(name) or not _LEFT_OUT.search(name)):
                        _add(archive, name, package.read(name))


def _own_files() -> list[Path]:
    return [
        file
        for folder in _FOLDERS
        for file in sorted((_SOURCE / folder).rglob("*"))
        if file.suffix in _NEEDED and not {"tests", "static", "__pycache__"} & set(file.parts)
    ]


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, _EPOCH), data, zipfile.ZIP_DEFLATED)


def _first_paths() -> list[str]:
    """Return what the page asks before anybody plays."""
    paths = ["/api/games", *(f"/api/words/{language}" for language in LANGUAGES)]
    paths += [f"/api/portraits/{level.id}" for level in bots.levels()]
    for name in games.names():
        for language in LANGUAGES:
            paths += [f"/api/words/{name}/{language}", f"/api/lessons/{name}/{language}"]
        for variant in games.box(name).variants_with(None):
            paths.append(f"/api/rounds/{name}/{variant.name}")
            paths += [f"/api/printed/{name}/{variant.name}/{seats}" for seats in variant.seats]
    return paths


class _NoJournal:
    """Keeps nothing: nobody comes back to the tables of a build."""

    async def load(self) -> tuple[bytes, int, list[str]]:
        """Return nothing."""
        return b"", 0, []

    async def append(self, number: int, line: str) -> None:
        """Forget a line."""

    async def replace(self, number: int, snapshot: bytes) -> None:
        """Forget a snapshot."""


async def _write_answers(folder: Path) -> None:
    """Write the first answers; an address that has none here is asked of the runtime."""
    host = Host(JournalStore(_NoJournal()))
    await host.open()
    for path in _first_paths():
        answer = await host.ask("GET", path)
        if answer.status == 200:
            file = folder / path.removeprefix("/")
            file.parent.mkdir(parents=True, exist_ok=True)
            end = "" if path.startswith("/api/portraits") else ".json"
            file.with_name(file.name + (end or ".svg")).write_bytes(answer.body)
    await host.close()


def main() -> None:
    """Fill the folder."""
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m tools.offline_bundle FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    _pack_sources(folder / "sources.zip")
    (folder / "policy.txt").write_text(POLICY_IN_PAGE, encoding="utf-8")
    asyncio.run(_write_answers(folder))


if __name__ == "__main__":
    main()
