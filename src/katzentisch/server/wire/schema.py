"""The wire as a JSON Schema, for other clients.

The page's TypeScript types and `docs/wire.schema.json` are written from this by `tools/wire_types.py`.
"""

from functools import cache
from typing import Any

import msgspec

from katzentisch.server.wire import bodies, messages

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def message_types(union: Any) -> list[Any]:
    """Return the structs of a union."""
    return list(union.__args__)


def components(ref_template: str) -> dict[str, Any]:
    """Return the schema of every message and body by name."""
    spoken = [*message_types(messages.FromPage), *message_types(messages.FromServer)]
    roots = [*bodies.by_name().values(), *spoken]
    _, schemas = msgspec.json.schema_components(roots, ref_template=ref_template)
    return dict(sorted(schemas.items()))


@cache
def schema() -> bytes:
    """Return the whole schema as JSON: every socket message matches it, bodies are under `$defs`."""
    unions = {"FromPage": messages.FromPage, "FromServer": messages.FromServer}
    defined = components("#/$defs/{name}")
    for name, types in unions.items():
        defined[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in message_types(types)]}
    whole = {
        "$schema": _DIALECT,
        "title": "Katzentisch on the wire",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": defined,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"
