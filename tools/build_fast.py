"""Compile the core in place: the work behind `make fast`.

Says in one sentence what happened, and succeeds without a C compiler: everything works uncompiled. What was
compiled is remembered by content, so that a stale compiled module is noticed (`stale`, used by the tests).
"""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
_STAMP = ROOT / "build" / "fast.json"
NOTHING = "nothing is compiled"  # what setup.py says where it finds no C compiler
TIMES = ROOT / "build" / "times.json"  # what the last build cost; `make bench` prints it


def constant(name: str) -> set[str]:
    """Return a constant of setup.py, which cannot be imported without building."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == name
        ):
            return set(ast.literal_eval(node.value))
    raise LookupError(f"setup.py has no {name}")


def sources() -> dict[str, str]:
    """Return a digest of every source file that is compiled, by its path."""
    package, interpreted = SOURCE / "katzentisch", constant("INTERPRETED")
    built_by = [ROOT / "setup.py", ROOT / "tools" / "compiled_docs.py"]
    files = [*built_by, *(package / "core" / f"{name}.py" for name in sorted(constant("CORE")))]
    for layer in ("kit", "games", "bots", "research/stepping"):
        files += sorted((package / layer).rglob("*.py"))
    return {
        str(path.relative_to(ROOT)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
        if "tests" not in path.parts and path.name not in interpreted
    }


def compiled() -> list[Path]:
    """Return the compiled modules that lie beside their sources."""
    return [path for pattern in ("*.so", "*.pyd") for path in SOURCE.rglob(pattern)]


def stale() -> list[str]:
    """Return the sources that were changed since they were compiled; none where nothing is compiled."""
    if not compiled():
        return []
    built = _built()
    return [path for path, digest in sources().items() if built.get(path) != digest]


def _built() -> dict[str, str]:
    """Return the digests of the sources that were compiled last."""
    digests: dict[str, str] = json.loads(_STAMP.read_text()) if _STAMP.exists() else {}
    return digests


def _remove_modules() -> None:
    """Remove all that was made: setup.py holds the flags of both compilers, and only the times of sources are compared."""
    shutil.rmtree(ROOT / ".mypy_cache", ignore_errors=True)
    for module in compiled():
        module.unlink()
    for folder in [*(ROOT / "build").glob("temp.*"), *(ROOT / "build").glob("lib.*")]:
        shutil.rmtree(folder)


def _remove_orphans(digests: dict[str, str]) -> None:
    """Remove compiled modules whose source is gone or no longer compiled; the others are rebuilt as needed."""
    for module in compiled():
        source = module.with_name(module.name.partition(".")[0] + ".py")
        shared_by_a_group = module.parent == SOURCE and digests
        if not shared_by_a_group and str(source.relative_to(ROOT)) not in digests:
            module.unlink()


def main() -> int:
    """Build what changed, or say why not."""
    if compiled() and not stale():
        return 0
    began = time.monotonic()
    digests = sources()
    _remove_orphans(digests)
    if _built().get("setup.py") != digests["setup.py"]:
        _remove_modules()
    done = _build()
    if done.returncode != 0:
        # mypyc 2.4.1 sometimes stumbles over what it remembers of unchanged files; without that it builds.
        shutil.rmtree(ROOT / ".mypy_cache", ignore_errors=True)
        done = _build()
    if done.returncode != 0:
        sys.stderr.write(done.stdout[-6000:] + done.stderr[-6000:])
        print("The core did not compile; the lines above say why.")
        return 1
    if NOTHING in done.stdout:
        _remove_orphans({})
        print("No C compiler was found: Katzentisch runs uncompiled, slower but the same.")
        return 0
    _STAMP.parent.mkdir(exist_ok=True)
    _STAMP.write_text(json.dumps(digests, indent=1))
    TIMES.write_text(json.dumps({"wall": time.monotonic() - began, "cpu": _cpu_of_children()}))
    print(f"Compiled the core in {time.monotonic() - began:.0f} s.")
    return 0


def _build() -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace", "-j", "2"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def _cpu_of_children() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


if __name__ == "__main__":
    sys.exit(main())
