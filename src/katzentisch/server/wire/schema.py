"""The wire as a JSON Schema, for those who write another page or a program that plays.

The page's TypeScript types and `docs/wire.schema.json` are written from this by `tools/wire_types.py`.
"""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from katzentisch.server.http.catalogue import cached
from katzentisch.server.wire import bodies, messages

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def message_types(union: Any) -> list[Any]:
    """Return the structs of a union."""
    return list(union.__args__)


def components(ref_template: str) -> dict[str, Any]:
    """Return the schema of every message and body by name."""
    spoken = [*message_types(messages.FromPage), *message_types(messages.FromServer)]
    roots = [*bodies.BODIES, *bodies.ANSWERS, *spoken]
    _, found = msgspec.json.schema_components(roots, ref_template=ref_template)
    return dict(sorted(found.items()))


@cache
def schema() -> bytes:
    """Return the whole schema as JSON: anything that is said over a socket fits it, bodies are under `$defs`."""
    unions = {"FromPage": messages.FromPage, "FromServer": messages.FromServer}
    defined = components("#/$defs/{name}")
    for name, types in unions.items():
        defined[name] = {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in message_types(types)]}
    whole = {
        "$schema": DIALECT,
        "title": "Katzentisch on the wire",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": defined,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


async def get_schema(request: Request) -> Response:
    """GET /api/schema: the wire as a JSON Schema."""
    return cached(request, schema())
