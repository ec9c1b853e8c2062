"""Ask for known vulnerabilities of everything we install, and write what we are made of.

`make audit` asks the services of PyPI and npm about requirements.lock and web/package-lock.json; where one cannot be
reached, that is said and nothing is claimed. `make sbom` writes two CycloneDX files into build/ and docs/licences.md.
"""

import json
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
_AUDIT = ROOT / ".audit-venv" / "bin"
_UNREACHABLE = (
    "ConnectionError Max-retries Failed-to-resolve timed-out ServiceError HTTPError "
    "ENOTFOUND ECONNREFUSED EAI_AGAIN ETIMEDOUT audit-endpoint-returned-an-error"
)


def locked() -> dict[str, str]:
    """Return the version of every package in the lock by its name; of several, the last."""
    return dict(re.findall(r"^([A-Za-z0-9_.-]+)==([^ ;\\]+)", LOCK.read_text(encoding="utf-8"), re.M))


def ask(what: str, command: list[str], folder: Path) -> bool:
    """Run one audit; return whether it found something, and say so if it could not ask."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    unknown = said.count("could not be audited")
    if unknown or (done.returncode and any(sign.replace("-", " ") in said for sign in _UNREACHABLE.split())):
        which = (
            f"{unknown} packages: the service does not know them"
            if unknown
            else "no service answers from here"
        )
        print(f"{what}: NOT CHECKED, {which}.")
        return bool(unknown and done.returncode)
    print(f"{what}: {'vulnerabilities found' if done.returncode else 'nothing known'}\n{said.strip()}")
    return done.returncode != 0


def audit() -> int:
    """Audit both locks; 1 if something is known."""
    python = [str(_AUDIT / "pip-audit"), "--disable-pip", "--require-hashes", "-r", str(LOCK)]
    page = ["npm", "audit", "--omit=dev"]
    return int(any([ask("Python", python, ROOT), ask("page", page, ROOT / "web")]))


def sbom() -> int:
    """Write both CycloneDX files and the list of licences."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    python = [
        str(_AUDIT / "cyclonedx-py"),
        "requirements",
        str(LOCK),
        "--pyproject",
        str(ROOT / "pyproject.toml"),
    ]
    python += ["--output-reproducible", "--of", "JSON", "-o", str(build / "sbom.python.cdx.json")]
    subprocess.run(python, cwd=ROOT, check=True)
    page = ["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
    made = subprocess.run(page, cwd=ROOT / "web", check=True, capture_output=True, text=True)
    (build / "sbom.page.cdx.json").write_text(made.stdout, encoding="utf-8")
    (ROOT / "docs" / "licences.md").write_text(licences(), encoding="utf-8")
    return 0


def licences() -> str:
    """Return the page that lists every package with its licence."""
    return "\n".join([
        "# Licences",
        "",
        "Every package we install or ship, by the two lock files, with the licence it states. `make sbom` writes this page.",
        "",
        "## Python (requirements.lock)",
        "",
        "| package | version | licence |",
        "|---|---|---|",
        *(f"| {name} | {version} | {_licence(name)} |" for name, version in sorted(locked().items())),
        "",
        "## Page (web/package-lock.json)",
        "",
        "| package | version | licence |",
        "|---|---|---|",
        *_page_rows(),
        "",
    ])  # fmt: skip


def _licence(name: str) -> str:
    """Return the licence a package states, an empty text if it is not installed on this platform."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return "(not installed on this platform)"
    stated = _field(about, "License-Expression")
    kinds = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if "License ::" in line]
    short = _field(about, "License")
    return stated or ", ".join(kinds) or (short if 0 < len(short) < 40 else "see its package")


def _field(about: metadata.PackageMetadata, name: str) -> str:
    return about[name].strip() if name in about else ""


def _page_rows() -> list[str]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path.removeprefix("node_modules/"): about for path, about in lock["packages"].items() if path}
    return [
        f"| {name} | {about['version']} | {about.get('license', 'see its package')} |"
        for name, about in sorted(packages.items())
    ]


if __name__ == "__main__":
    sys.exit(sbom() if "--sbom" in sys.argv else audit())
