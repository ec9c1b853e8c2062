"""Rows of a table as a file: CSV for spreadsheets, Parquet for data tools. The file's ending says which."""

import csv
import importlib
import json
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from katzentisch.core.options import BadOption

Row = Mapping[str, object]
TABLES = (".csv", ".parquet")


def check_form(path: Path | None, forms: Sequence[str]) -> None:
    """Refuse, before any work, a file that ends otherwise, or Parquet where nothing here can write it."""
    if path is None:
        return
    if path.suffix not in forms:
        right = ", ".join(forms)
        raise BadOption(
            f"{path} should end in one of {right}", "wrong_form", {"file": str(path), "right": right}
        )
    if path.suffix == ".parquet":
        pyarrow()


def write(path: Path, rows: Sequence[Row]) -> None:
    """Write rows that have the same columns; no rows, such as the decisions of a game not begun, have none."""
    if path.suffix == ".parquet":
        arrow, parquet = pyarrow()
        columns = {name: [row[name] for row in rows] for name in (rows[0] if rows else ())}
        parquet.write_table(arrow.table(columns), path, compression="zstd")
    else:
        path.write_text(to_csv(rows), encoding="utf-8", newline="")


def to_csv(rows: Sequence[Row]) -> str:
    """Return rows as CSV, the names of the columns first."""
    written = StringIO()
    lines = csv.writer(written, lineterminator="\n")
    lines.writerow(rows[0] if rows else ())
    lines.writerows([cell(value) for value in row.values()] for row in rows)
    return written.getvalue()


def cell(value: object) -> object:
    """Return a value as CSV shows it: lists are numbers separated by spaces."""
    return " ".join(f"{number:g}" for number in value) if isinstance(value, list) else value


def by_name(choice: Mapping[str, object]) -> str:
    """Return a choice as a row holds it."""
    return json.dumps(choice, ensure_ascii=False)


def pyarrow() -> tuple[Any, Any]:
    """Return pyarrow and its Parquet part; BadOption says how to install them."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError as error:
        raise BadOption(
            "pyarrow is not installed: pip install 'katzentisch[lab]'", "no_pyarrow", {}
        ) from error
