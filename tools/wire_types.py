"""Write the page's types, the JSON Schema and the OpenAPI document from typed Python.

`server/wire/messages.py` and `bodies/` become `web/src/api/wire.ts` and `docs/wire.schema.json`, the routes
`docs/openapi.json` (tools/openapi.py); what a game prints,
shows and asks becomes `web/src/games/<game>/types.ts` (tools/game_types.py). Run without arguments to write the files,
with `--check` to say whether they are up to date.
"""

import os
import sys
from pathlib import Path
from typing import Any

import msgspec

os.environ["KATZENTISCH_PURE"] = "1"  # compiled modules do not keep their annotations

from katzentisch.server.wire import messages
from katzentisch.server.wire.schema import components, message_types, schema
from tools import game_types, openapi

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(folder.name for folder in (ROOT / "web/src/games").iterdir() if folder.is_dir())
HEAD = """\
// Written by tools/wire_types.py from server/wire/messages.py and bodies/. Do not edit: `make wire` writes it anew.

export type Data = { [key: string]: unknown };
"""


def typescript() -> str:
    """Return the whole file."""
    parts = [HEAD]
    parts += [declared(name, schema) for name, schema in components("{name}").items()]
    parts.append(union("FromPage", messages.FromPage))
    parts.append(union("FromServer", messages.FromServer))
    return "\n".join(parts)


def union(name: str, types: Any) -> str:
    """Declare a union of messages."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in message_types(types))};\n"


def declared(name: str, schema: dict[str, Any]) -> str:
    """Declare one struct as an interface."""
    required = set(schema.get("required", []))
    fields = []
    for field, kind in schema["properties"].items():
        mark = "" if field in required else "?"
        fields.append(f"{field}{mark}: {written(kind)}")
    body = game_types.braced(f"export interface {name}", fields)
    return f"{comment(schema.get('description', ''))}\n{body}\n"


def comment(text: str) -> str:
    """Return a docstring as a comment."""
    body = "\n".join(f" * {line.strip()}".rstrip() for line in text.strip().splitlines())
    return f"/**{body[2:]} */"


def written(schema: dict[str, Any]) -> str:
    """Return a JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(option) for option in schema["anyOf"]))
    kinds = schema.get("type")
    if isinstance(kinds, list):
        return " | ".join(dict.fromkeys(written({**schema, "type": kind}) for kind in kinds))
    if kinds == "array":
        inner = written(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kinds == "object":
        values = schema.get("additionalProperties")
        return f"{{ [name: string]: {written(values)} }}" if isinstance(values, dict) and values else "Data"
    simple = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return simple[str(kinds)] if kinds else "unknown"


def texts() -> dict[str, str]:
    """Return all generated files by their path."""
    files = {
        "web/src/api/wire.ts": typescript(),
        "docs/wire.schema.json": schema().decode(),
        "docs/openapi.json": openapi.document().decode(),
    }
    for game in GAMES:
        files[f"web/src/games/{game}/types.ts"] = game_types.of_game(game)
    return files


def main(arguments: list[str]) -> int:
    """Write the files, or say whether they are up to date."""
    files = texts()
    if "--check" not in arguments:
        for name, text in files.items():
            (ROOT / name).write_text(text, encoding="utf-8")
        return 0
    old = [
        name
        for name, text in files.items()
        if not (ROOT / name).exists() or (ROOT / name).read_text(encoding="utf-8") != text
    ]
    for name in old:
        print(f"{name} is out of date: run `make wire`.")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
