"""Endpoints for whoever runs the server: whether it is alive and well."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from katzentisch.server.http.requests import registry_of


async def get_health(request: Request) -> Response:
    """GET /api/health, /readyz: whether the store can be written to; 503 also while the server stops."""
    registry = registry_of(request)
    if registry.closing:
        return PlainTextResponse("stopping\n", 503)
    if not await registry.is_well():
        return PlainTextResponse("the tables cannot be written to\n", 503)
    return PlainTextResponse("well\n")


async def get_alive(request: Request) -> Response:
    """GET /healthz: the process answers, whatever its store does."""
    return PlainTextResponse("alive\n")
