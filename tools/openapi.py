"""The HTTP routes as an OpenAPI document, from the routes and from the types of their bodies.

`make wire` writes docs/openapi.json. Which body an endpoint reads and which answer it gives is read from its source: it
names the type when it reads the body (`body_of(request, NewTable)`) and when it answers (`json_response(TableMade(...))`).
"""

import inspect
import re
from typing import Any

import msgspec
from starlette.routing import Route

from katzentisch import __version__, bots, games
from katzentisch.core.words import LANGUAGES
from katzentisch.server import app
from katzentisch.server.wire import bodies
from katzentisch.server.wire.schema import components

_BODY = re.compile(r"(?:body_of|own_seat|own_finished)\(request, (\w+)")
_ANSWER = re.compile(r"(?:json|listed)_response\((\w+)\(")
_NO_DOCUMENT = ("/{path:path}",)  # the page itself
_REF = "#/components/schemas/{name}"


def document() -> bytes:
    """Return the whole document as JSON."""
    paths: dict[str, dict[str, Any]] = {}
    for route in app._routes():
        if isinstance(route, Route) and route.path not in _NO_DOCUMENT:
            for method in sorted((route.methods or set()) - {"HEAD"}):
                paths.setdefault(route.path, {})[method.lower()] = _operation(route, method)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Katzentisch over HTTP", "version": __version__},
        "paths": paths,
        "components": {"schemas": components(_REF)},
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def _operation(route: Route, method: str) -> dict[str, Any]:
    endpoint = _endpoint(route)
    source = inspect.getsource(endpoint)
    operation: dict[str, Any] = {
        "operationId": f"{method.lower()}{re.sub(r'[^a-z]+', '_', route.path)}".rstrip("_"),
        "summary": (inspect.getdoc(endpoint) or "").split("\n")[0],
        "parameters": [_parameter(name) for name in re.findall(r"{(\w+)}", route.path)],
        "responses": {"default": {"description": "an answer, or a problem with a code and a sentence"}},
    }
    body, answer = _BODY.search(source), _ANSWER.search(source)
    if method == "POST":
        operation["requestBody"] = {"required": True, "content": _content(body.group(1) if body else "")}
    if answer and answer.group(1) in bodies.by_name():
        operation["responses"]["2XX"] = {"description": "done", "content": _content(answer.group(1))}
    return operation


def _endpoint(route: Route) -> Any:
    """Return the function behind a route; `_api` wraps it with limits."""
    closure = inspect.getclosurevars(route.endpoint).nonlocals
    return closure.get("endpoint", route.endpoint)


def _content(name: str) -> dict[str, Any]:
    schema = {"$ref": _REF.format(name=name)} if name in bodies.by_name() else {"type": "object"}
    return {"application/json": {"schema": schema}}


def _parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": _kind(name)}


def _kind(name: str) -> dict[str, Any]:
    """Return the schema of a part of a path."""
    known = {
        "game": games.names(),
        "variant": sorted({variant.name for game in games.names() for variant in games.box(game).variants}),
        "language": list(LANGUAGES),
        "level": [level.id for level in bots.levels()],
    }
    if name in known:
        return {"type": "string", "enum": known[name]}
    if name in ("seats", "step"):
        return {"type": "integer", "minimum": 0, "maximum": 10_000}
    return {"type": "string", "pattern": "^[a-z0-9]{12}$"}
