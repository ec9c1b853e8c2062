"""Endpoints for whoever runs the server: health and metrics."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from katzentisch.play.store import StoreError
from katzentisch.server.http.requests import registry_of


async def get_health(request: Request) -> Response:
    """GET /api/health: whether the store answers."""
    try:
        await registry_of(request).store.read("SELECT 1")
    except StoreError:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("well\n")


async def get_metrics(request: Request) -> Response:
    """GET /api/metrics: counts in Prometheus' text format."""
    registry = registry_of(request)
    gauges = {
        "tables_in_memory": float(len(registry.sessions())),
        "sockets": float(sum(registry.open_sockets.values())),
        "bot_failures": float(registry.bot_pool.failures),
    }
    return PlainTextResponse(registry.metrics.text(gauges), media_type="text/plain; version=0.0.4")
