"""Security headers, and the checks of origins, hosts and lengths."""

import contextlib
import ipaddress
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from katzentisch.server.http.responses import problem_response
from katzentisch.server.wire.errors import ApiError

_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
# For the page that plays by itself, in its own HTML: a browser takes `frame-ancestors` from a header alone.
POLICY_IN_PAGE = _POLICY.replace("; frame-ancestors 'none'", "")
# The worker that runs the games without a server compiles WebAssembly; nothing else may.
_RUNTIME = re.compile(r"/runtime-[0-9a-f]+/host\.js")
_RUNTIME_POLICY = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_HOST_NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeaders:
    """Middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_HEADERS)
                if _RUNTIME.fullmatch(scope["path"]):
                    headers["Content-Security-Policy"] = _RUNTIME_POLICY
            await send(message)

        await self.app(scope, receive, send_with_headers)


def is_allowed_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a socket or a POST comes from our own page, from an allowed origin, or from no browser at all."""
    origin = headers.get("origin")
    if origin is None or (origin and origin in origins):
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == headers.get("host")


def _is_allowed_host(host: str, names: frozenset[str]) -> bool:
    """Whether a request may name this host: an address, a name of the local network, or a name that was allowed.

    A site elsewhere can let its own name point to this server and so have its pages treated as ours (DNS rebinding).

    >>> [_is_allowed_host(host, frozenset({"cats.example"})) for host in ("127.0.0.1:80", "[::1]", "cats.example:8000")]
    [True, True, True]
    >>> [_is_allowed_host(host, frozenset({"cats.example"})) for host in ("evil.example", "", "localhost.evil", "a b")]
    [False, False, False, False]
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in names:
        return True
    if _HOST_NAME.fullmatch(name) and (name.endswith(".local") or "." not in name):
        return True  # a name without a dot, or of the local network, belongs to nobody elsewhere
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return False


class RequestChecks:
    """Middleware that refuses requests for other hosts, and those with two lengths.

    A proxy and a server that believe different lengths can be made to see different requests.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        problem = refused(Headers(scope=scope), self.names) if scope["type"] == "http" else None
        if problem is None:
            await self.app(scope, receive, send)
        else:
            await problem_response(problem, {"Connection": "close"})(scope, receive, send)


def refused(headers: Headers, names: frozenset[str]) -> ApiError | None:
    """Return why a request or a socket with these headers is refused, None if it is not."""
    if "transfer-encoding" in headers and "content-length" in headers:
        return ApiError("two_lengths")
    hosts = headers.getlist("host")
    if len(hosts) > 1 or (hosts and not _is_allowed_host(hosts[0], names)):
        return ApiError("other_host", host=hosts[0][:100])
    return None
