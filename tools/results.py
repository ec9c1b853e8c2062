"""The header of measured results: every page in docs/results/ says when, from which commit and by which command.

Hand-written prose stays in docs/; what a command measures goes through `write`.
"""

import datetime
import platform
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "results"
HEADER = re.compile(
    r"\A# [^\n]+\n\n(Measured|Written) \d{4}-\d\d-\d\d · commit `[^`\n]+` · `[^`\n]+`[^\n]* · Python [^\n]+\n"
)


def commit() -> str:
    """Return the short id of the commit, with a `+` if files were changed since; "unknown" outside of git."""
    try:
        return _git("rev-parse", "--short=10", "HEAD") + (
            "+" if _git("status", "--porcelain", "-uno") else ""
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def header(title: str, command: str, note: str = "", verb: str = "Measured") -> str:
    """Return the first lines of a page of results; `verb` is "Written" where the figures are older than the page."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    where = f"Python {platform.python_version()}, {platform.machine()}"
    lines = [f"# {title}", "", f"{verb} {today} · commit `{commit()}` · `{command}` · {where}"]
    return "\n".join([*lines, *(["", note] if note else []), ""])


def write(name: str, title: str, command: str, body: str, note: str = "", verb: str = "Measured") -> Path:
    """Write docs/results/<name>.md and return its path."""
    path = FOLDER / f"{name}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{header(title, command, note, verb)}\n{body.strip()}\n", encoding="utf-8")
    return path
