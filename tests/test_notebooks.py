"""Every notebook runs from its first cell to its last, keeps its output, and shows no path of the machine it ran on."""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def cells(notebook: Path) -> list[dict[str, Any]]:
    """Return the code cells of a notebook."""
    read = json.loads(notebook.read_text(encoding="utf-8"))
    return [cell for cell in read["cells"] if cell["cell_type"] == "code"]


def test_there_are_the_three_notebooks_the_site_names():
    named = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert len(NOTEBOOKS) >= 3
    assert [notebook.name for notebook in NOTEBOOKS if f"notebooks/{notebook.name}" not in named] == []


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path):
    script = tmp_path / "notebook.py"
    script.write_text("\n\n".join("".join(cell["source"]) for cell in cells(notebook)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "GAMES": "10", "OPENBLAS_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_keeps_its_output_and_a_picture(notebook: Path):
    outputs = [output for cell in cells(notebook) for output in cell["outputs"]]
    assert any("image/svg+xml" in output.get("data", {}) for output in outputs)
    assert [output for output in outputs if output["output_type"] == "error"] == []
    text = notebook.read_text(encoding="utf-8")
    assert [folder for folder in (gettempdir(), str(Path.home())) if f"{folder}/" in text] == []
