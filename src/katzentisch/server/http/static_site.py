"""The built page: files with a hash in their name are cached for ever, `index.html` is always revalidated."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from katzentisch.server.http.packing import PACKED, PackedFiles, unpacks
from katzentisch.server.http.responses import problem_response
from katzentisch.server.wire.errors import ApiError

STATIC = Path(__file__).parents[1] / "static"
_MISSING = "The page has not been built: `make page` builds it (it needs Node). The API is at /api/games.\n"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def get_page(request: Request) -> Response:
    """Return a file of the page, or `index.html` for every path the page itself routes."""
    path = request.path_params.get("path", "")
    if path.startswith("api/"):
        return problem_response(ApiError("no_such_path"))
    try:
        file = (STATIC / path).resolve()
        exists = path and file.is_file() and file.is_relative_to(STATIC.resolve())
    except (ValueError, OSError):  # no file can have this name
        return problem_response(ApiError("no_such_path"))
    if exists and file.name != "index.html":
        return await _file_response(request, file, _caching(file))
    if path == "offline":
        return RedirectResponse("/offline/", 308)
    if path == "offline/" and (STATIC / "offline" / "index.html").is_file():
        return await _file_response(request, STATIC / "offline" / "index.html", "no-cache")
    if "." in Path(path).name:
        return problem_response(ApiError("no_such_path"))
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(_MISSING, 503)
    return await _file_response(request, index, "no-cache")


async def _file_response(request: Request, file: Path, caching: str) -> Response:
    """Return a file of the page, packed for whoever can unpack it."""
    headers, kind = {"Cache-Control": caching}, mimetypes.guess_type(file)[0]
    files: PackedFiles = request.app.state.packed_files
    packed = await files.packed(file) if unpacks(request.headers) else None
    if packed is None:
        return FileResponse(file, headers=headers, media_type=kind)
    return FileResponse(packed, headers=headers | PACKED, media_type=kind)


def _caching(file: Path) -> str:
    """Return the Cache-Control of a file: for ever if its name or its folder's has a hash (`page-1a2b3c4d.js`)."""
    hashed = any(_has_hash(name) for name in (file.stem, *file.relative_to(STATIC.resolve()).parts[:-1]))
    return "public, max-age=31536000, immutable" if hashed else "no-cache"


def _has_hash(name: str) -> bool:
    mark = name.rpartition("-")[2] if "-" in name else ""
    return len(mark) >= 8 and mark.isalnum()
